## The hall: title, description, options and their values

hall-title = Las llaves del castillo
hall-blurb = Un castillo lleno de puertas cerradas, y quieres llegar al otro lado. Abre puertas con llaves de su color, pon candados en el camino de los demás y cava pasadizos secretos. Nadie ve tus cartas: gana quien cruce antes el castillo.
option-empty_side = Lado vacío (tres personas)
option-empty_side-east = este
option-empty_side-north = norte
option-empty_side-west = oeste
option-character = Personajes
option-turn_limit = Partida más larga, en turnos
option-first_seat = Quién empieza
option-first_seat-seat-1 = asiento 1
option-first_seat-drawn = por sorteo

## Characters, for the option of that name

option-character-1 = Caballero
option-character-2 = Reina
option-character-3 = Mago
option-character-4 = Bufón
option-character-5 = Cocinero
option-character-6 = Jardinera
option-character-7 = Pirata
option-character-8 = Bruja
option-character-9 = Vampiro
option-character-10 = Detective
option-character-11 = Trovador
option-character-12 = Dormilona
option-whose = De quién es el personaje
option-player = Asiento { $n }
option-plays = Personaje del asiento { $n }

## Cards

card-key-blue = Llave azul
card-key-red = Llave roja
card-key-green = Llave verde
card-key-yellow = Llave amarilla
card-skeleton = Llave maestra
card-padlock = Candado
card-passage = Pasadizo secreto
card-hacksaw = Sierra
card-net = Red

## What is behind doors

kind-open = puerta abierta
kind-barred = reja
kind-extra-key = llave extra
kind-extra-turn = turno extra

## Colours of doors

colour-blue = azul
colour-red = roja
colour-green = verde
colour-yellow = amarilla

## The board and the hand

pile = Mazo: { $n }
discard = Descartes: { $n }
picked = Carta en la mano: { $what }. Elige un lugar iluminado o los descartes.
card = { $what }: tomar la carta
end = un extremo del pasadizo: { $tile }
first = { $tile }: el primer extremo está elegido. Elige el otro.
throw = Descartar
from = Desde { $tile }
back = Vuelve a entrar por una puerta iluminada, no otra vez por { $tile }. O quédate fuera.
throw-net = lanzar una red a { $who } en { $tile }: dos turnos sin moverse
unseen = Puertas que nadie ha abierto

## The board in words

board-hand = Tu mano: { $cards }.
board-several = { $card } ({ $count })
board-empty = vacía
board-player =
    { $who }: { $at ->
        [none] fuera, en el { $side ->
            [south] sur
            [west] oeste
            [north] norte
           *[east] este
        }
       *[other] { $at }
    }{ $entry ->
        [none] {""}
       *[other] , vuelve por una puerta distinta de { $entry }
    }{ $net ->
        [0] {""}
        [1] , en la red (queda 1 turno)
       *[other] , en la red (quedan { $net } turnos)
    }; quiere llegar al { $goal ->
        [south] sur
        [west] oeste
        [north] norte
       *[east] este
    }; cartas: { $cards }.
board-piles = { $pile }. { $discard }.
board-passages = Pasadizos secretos: { $passages }.
board-row = Fila { $row }: { $tiles }.
board-tile = { $name } { tile }
tile =
    { $colour }, { $state ->
        [open] abierta
        [barred] { $kind }
        [up] abierta, { $kind }
        [known] cerrada, detrás: { $kind }
       *[closed] cerrada
    }{ $sawn ->
        [1] , serrada
       *[0] {""}
    }{ $padlock ->
        [1] , con candado
       *[0] {""}
    }
board-unseen = { unseen }: { $doors }.
board-left = { $colour }: { $kinds }
board-kind = { $count } × { $kind }

## What to do now

prompt-playing = Toma una carta y elige una puerta iluminada. O descártala.
prompt-moving = Ve a una puerta iluminada o quédate.
prompt-choosing = ¡Una llave extra! Gira cualquier puerta iluminada.

## Chance

chance-door = La puerta decide
chance-cards = Las cartas deciden
came-flip = detrás de una puerta: { $what }
came-lay = una puerta { $colour }
came-refill = un mazo nuevo
came-first = empieza { $who }
