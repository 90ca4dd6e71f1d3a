## The hall: title, description, options and their values

hall-title = Schlüssel zur Burg
hall-blurb = Eine Burg voller geschlossener Türen, und du willst auf die andere Seite. Öffne Türen mit Schlüsseln ihrer Farbe, häng den anderen Vorhängeschlösser in den Weg und grab Geheimgänge. Niemand sieht deine Karten: Wer die Burg zuerst durchquert, gewinnt.
option-empty_side = Leere Seite (zu dritt)
option-empty_side-east = Ost
option-empty_side-north = Nord
option-empty_side-west = West
option-character = Figuren
option-turn_limit = Längste Partie, in Zügen
option-first_seat = Wer beginnt
option-first_seat-seat-1 = Platz 1
option-first_seat-drawn = ausgelost

## Characters, for the option of that name

option-character-1 = Ritter
option-character-2 = Königin
option-character-3 = Zauberer
option-character-4 = Narr
option-character-5 = Koch
option-character-6 = Gärtnerin
option-character-7 = Piratin
option-character-8 = Hexe
option-character-9 = Vampir
option-character-10 = Detektivin
option-character-11 = Spielmann
option-character-12 = Schlafmütze
option-whose = Wessen Figur
option-player = Person { $n }
option-plays = Figur von Person { $n }

## Cards

card-key-blue = Blauer Schlüssel
card-key-red = Roter Schlüssel
card-key-green = Grüner Schlüssel
card-key-yellow = Gelber Schlüssel
card-skeleton = Dietrich
card-padlock = Vorhängeschloss
card-passage = Geheimgang
card-hacksaw = Eisensäge
card-net = Netz

## What is behind doors

kind-open = offene Tür
kind-barred = Gitter
kind-extra-key = Zusatzschlüssel
kind-extra-turn = Zusatzzug

## Colours of doors

colour-blue = blau
colour-red = rot
colour-green = grün
colour-yellow = gelb

## The board and the hand

pile = Nachziehstapel: { $n }
discard = Ablagestapel: { $n }
picked = { $what } aufgenommen. Wähle eine leuchtende Stelle oder den Ablagestapel.
card = { $what }: aufnehmen
end = ein Ende des Geheimgangs: { $tile }
first = { $tile }: das erste Ende ist gewählt. Wähle das andere.
throw = Abwerfen
from = Von { $tile }
back = Komm durch eine leuchtende Tür zurück, nicht wieder durch { $tile }. Oder bleib draußen.
throw-net = ein Netz über { $who } auf { $tile } werfen: zwei Züge lang fest
unseen = Türen, die noch niemand geöffnet hat

## The board in words

board-hand = Deine Hand: { $cards }.
board-several = { $card } ({ $count })
board-empty = leer
board-player =
    { $who }: { $at ->
        [none] draußen, im { $side ->
            [south] Süden
            [west] Westen
            [north] Norden
           *[east] Osten
        }
       *[other] { $at }
    }{ $entry ->
        [none] {""}
       *[other] , kommt durch eine andere Tür zurück als { $entry }
    }{ $net ->
        [0] {""}
       *[other] , im Netz (noch { $net })
    }; will nach { $goal ->
        [south] Süden
        [west] Westen
        [north] Norden
       *[east] Osten
    }; Karten: { $cards }.
board-piles = { $pile }. { $discard }.
board-passages = Geheimgänge: { $passages }.
board-row = Reihe { $row }: { $tiles }.
board-tile = { $name } { tile }
tile =
    { $colour }, { $state ->
        [open] offen
        [barred] { $kind }
        [up] offen, { $kind }
        [known] geschlossen, dahinter: { $kind }
       *[closed] geschlossen
    }{ $sawn ->
        [1] , aufgesägt
       *[0] {""}
    }{ $padlock ->
        [1] , mit Vorhängeschloss
       *[0] {""}
    }
board-unseen = { unseen }: { $doors }.
board-left = { $colour }: { $kinds }
board-kind = { $count } { $kind }

## What to do now

prompt-playing = Nimm eine Karte auf und wähle dann eine leuchtende Tür. Oder wirf sie auf den Ablagestapel.
prompt-moving = Geh durch eine leuchtende Tür oder bleib stehen.
prompt-choosing = Ein Zusatzschlüssel! Dreh eine beliebige leuchtende Tür um.

## Chance

chance-door = Die Tür entscheidet
chance-cards = Die Karten entscheiden
came-flip = hinter einer Tür: { $what }
came-lay = Türfarbe { $colour }
came-refill = ein neuer Nachziehstapel
came-first = { $who } beginnt
