## The hall: title, description, options and their values

hall-title = Sleutels van het kasteel
hall-blurb = Een kasteel vol dichte deuren, en jij wilt naar de overkant. Open deuren met sleutels van hun kleur, hang hangsloten in de weg van anderen, graaf geheime gangen. Niemand ziet je kaarten: wie het eerst door het kasteel is, wint.
option-empty_side = Lege kant (drie spelers)
option-empty_side-east = oost
option-empty_side-north = noord
option-empty_side-west = west
option-character = Personages
option-turn_limit = Langste spel, in beurten
option-first_seat = Wie begint
option-first_seat-seat-1 = de eerste speler
option-first_seat-drawn = door het lot

## Characters, for the option of that name

option-character-1 = Ridder
option-character-2 = Koningin
option-character-3 = Tovenaar
option-character-4 = Nar
option-character-5 = Kok
option-character-6 = Tuinman
option-character-7 = Piraat
option-character-8 = Heks
option-character-9 = Vampier
option-character-10 = Speurder
option-character-11 = Minstreel
option-character-12 = Slaapkop
option-whose = Wiens personage
option-player = Speler { $n }
option-plays = Personage van speler { $n }

## Cards

card-key-blue = Blauwe sleutel
card-key-red = Rode sleutel
card-key-green = Groene sleutel
card-key-yellow = Gele sleutel
card-skeleton = Loper
card-padlock = Hangslot
card-passage = Geheime gang
card-hacksaw = IJzerzaag
card-net = Net

## What is behind doors

kind-open = open deur
kind-barred = tralies
kind-extra-key = extra sleutel
kind-extra-turn = extra beurt

## Colours of doors

colour-blue = blauw
colour-red = rood
colour-green = groen
colour-yellow = geel

## The board and the hand

pile = Trekstapel: { $n }
discard = Aflegstapel: { $n }
picked = { $what }, opgepakt. Kies een verlichte plek of de aflegstapel.
card = { $what }: pak hem op
end = één eind van de gang: { $tile }
first = { $tile }: het eerste eind, gekozen. Kies het andere.
throw = Weggooien
from = Vanaf { $tile }
back = Kom terug door een verlichte deur, niet weer door { $tile }. Of blijf buiten.
throw-net = gooi een net over { $who } op { $tile }: twee beurten niet lopen
unseen = Deuren die nog niemand opende

## The board in words

board-hand = Je hand: { $cards }.
board-several = { $card } ({ $count })
board-empty = leeg
board-player =
    { $who }: { $at ->
        [none] buiten, in het { $side ->
            [south] zuiden
            [west] westen
            [north] noorden
           *[east] oosten
        }
       *[other] { $at }
    }{ $entry ->
        [none] {""}
       *[other] , komt terug door een andere deur dan { $entry }
    }{ $net ->
        [0] {""}
       *[other] , in een net (nog { $net })
    }; wil naar het { $goal ->
        [south] zuiden
        [west] westen
        [north] noorden
       *[east] oosten
    }; kaarten: { $cards }.
board-piles = { $pile }. { $discard }.
board-passages = Geheime gangen: { $passages }.
board-row = Rij { $row }: { $tiles }.
board-tile = { $name } { tile }
tile =
    { $colour }, { $state ->
        [open] open
        [barred] { $kind }
        [up] open, { $kind }
        [known] dicht, daarachter: { $kind }
       *[closed] dicht
    }{ $sawn ->
        [1] , doorgezaagd
       *[0] {""}
    }{ $padlock ->
        [1] , met hangslot
       *[0] {""}
    }
board-unseen = { unseen }: { $doors }.
board-left = { $colour }: { $kinds }
board-kind = { $count } { $kind }

## What to do now

prompt-playing = Pak een kaart en kies dan een verlichte deur. Of gooi hem op de aflegstapel.
prompt-moving = Loop naar een verlichte deur, of blijf staan.
prompt-choosing = Een extra sleutel! Draai een verlichte deur om.

## Chance

chance-door = De deur beslist
chance-cards = De kaarten beslissen
came-flip = achter een deur: { $what }
came-lay =
    een { $colour ->
        [blue] blauwe
        [red] rode
        [green] groene
       *[yellow] gele
    } deur
came-refill = een nieuwe trekstapel
came-first = { $who } begint
