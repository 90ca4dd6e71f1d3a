## The hall: title, description, options and their values

hall-title = Les clés du château
hall-blurb = Un château plein de portes fermées, et tu veux passer de l’autre côté. Ouvre les portes avec les clés de leur couleur, mets des cadenas sur le chemin des autres, creuse des passages secrets. Personne ne voit tes cartes : qui traverse le château en premier gagne.
option-empty_side = Côté vide (à trois)
option-empty_side-east = est
option-empty_side-north = nord
option-empty_side-west = ouest
option-character = Personnages
option-turn_limit = Durée maximale, en tours
option-first_seat = Qui commence
option-first_seat-seat-1 = la place 1
option-first_seat-drawn = au hasard

## Characters, for the option of that name

option-character-1 = Chevalier
option-character-2 = Reine
option-character-3 = Magicien
option-character-4 = Bouffon
option-character-5 = Cuisinière
option-character-6 = Jardinier
option-character-7 = Pirate
option-character-8 = Sorcière
option-character-9 = Vampire
option-character-10 = Détective
option-character-11 = Troubadour
option-character-12 = Marmotte
option-whose = À qui est ce personnage
option-player = Personne { $n }
option-plays = Personnage de la personne { $n }

## Cards

card-key-blue = Clé bleue
card-key-red = Clé rouge
card-key-green = Clé verte
card-key-yellow = Clé jaune
card-skeleton = Passe-partout
card-padlock = Cadenas
card-passage = Passage secret
card-hacksaw = Scie à métaux
card-net = Filet

## What is behind doors

kind-open = porte ouverte
kind-barred = barreaux
kind-extra-key = clé bonus
kind-extra-turn = tour bonus

## Colours of doors

colour-blue = bleue
colour-red = rouge
colour-green = verte
colour-yellow = jaune

## The board and the hand

pile = Pioche : { $n }
discard = Défausse : { $n }
picked = Carte en main : { $what }. Choisis un endroit éclairé ou la défausse.
card = { $what } : prendre cette carte
end = un bout du passage : { $tile }
first = { $tile } : le premier bout est choisi. Choisis l’autre.
throw = Défausser
from = De { $tile }
back = Reviens par une porte éclairée, pas par { $tile } encore une fois. Ou reste dehors.
throw-net = jeter un filet sur { $who } en { $tile } : deux tours sans se déplacer
unseen = Portes que personne n’a ouvertes

## The board in words

board-hand = Ta main : { $cards }.
board-several = { $card } ({ $count })
board-empty = vide
board-player =
    { $who } : { $at ->
        [none] dehors, { $side ->
            [south] au sud
            [west] à l’ouest
            [north] au nord
           *[east] à l’est
        }
       *[other] { $at }
    }{ $entry ->
        [none] {""}
       *[other] , revient par une autre porte que { $entry }
    }{ $net ->
        [0] {""}
       *[other] , sous un filet (encore { $net })
    } ; veut arriver { $goal ->
        [south] au sud
        [west] à l’ouest
        [north] au nord
       *[east] à l’est
    } ; cartes : { $cards }.
board-piles = { $pile }. { $discard }.
board-passages = Passages secrets : { $passages }.
board-row = Rangée { $row } : { $tiles }.
board-tile = { $name } { tile }
tile =
    { $colour }, { $state ->
        [open] ouverte
        [barred] { $kind }
        [up] ouverte, { $kind }
        [known] fermée, derrière : { $kind }
       *[closed] fermée
    }{ $sawn ->
        [1] , sciée
       *[0] {""}
    }{ $padlock ->
        [1] , avec un cadenas
       *[0] {""}
    }
board-unseen = { unseen } : { $doors }.
board-left = { $colour } : { $kinds }
board-kind = { $count } × { $kind }

## What to do now

prompt-playing = Prends une carte, puis choisis une porte éclairée. Ou mets-la dans la défausse.
prompt-moving = Va sur une porte éclairée, ou reste.
prompt-choosing = Une clé bonus ! Retourne une porte éclairée.

## Chance

chance-door = La porte décide
chance-cards = Les cartes décident
came-flip = derrière une porte : { $what }
came-lay = une porte { $colour }
came-refill = une nouvelle pioche
came-first = { $who } commence
