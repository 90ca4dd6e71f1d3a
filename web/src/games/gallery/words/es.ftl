## Rooms, as they stand on doors and in sentences after “the”

room-library = Biblioteca
room-ballroom = Salón de baile
room-chapel = Capilla
room-map-room = Sala de mapas
room-armoury = Armería
room-winter-garden = Jardín de invierno
room-banquet-hall = Salón de banquetes
room-observatory = Observatorio
room-clock-room = Sala de relojes
room-study = Despacho
room-pantry = Despensa
room-treasury = Cámara del tesoro
room-trophy-room = Sala de trofeos
room-guard-room = Sala de guardia
room-scullery = Antecocina
room-great-hall = Gran salón
room-nursery = Cuarto de juegos
room-tower-room = Sala de la torre

## Places: $sign is + or -, $points the number on the step

place-gallery = casilla { $number }
place-chamber = { $room }
place-step = escalón { $sign }{ $points }
place-door = la puerta del sótano
place-box = la caja

## The board in words

board-phantom = El Fantasma: { $place }.
board-clock = El reloj marca { $time }.
board-round = Ronda { $round }.
board-die = El dado muestra { $die }.
board-guests = { $who }: { $places }.
board-several = { $place } ({ $count })
board-doors = Puertas: { $doors }.
board-door =
    { $room }{ $arms ->
        [0] {""}
       *[other] {" "}({ SIGNED($arms) })
    }: casilla { $space }

## What to do now

prompt-choosing = Elige tu color.
prompt-placing = Pon un invitado en una casilla iluminada.
prompt-moving =
    Avanza { $die } { $die ->
        [one] casilla
       *[other] casillas
    } con uno de tus invitados.
prompt-replacing = Pon un invitado de la escalera en una casilla iluminada.

## Chance

chance-rolling = El dado decide
came-first = empieza { $who }
came-phantom = el Fantasma
