# Huida del castillo oculto en español: lo que no comparte con la Fiesta de medianoche.

event-arms =
    { $who } { $change ->
        [none] se queda en 0 puntos
        [gain] suma { $amount ->
            [1] 1 punto
           *[other] { $amount } puntos
        }
       *[loss] se quita { $amount ->
            [1] 1 punto
           *[other] { $amount } puntos
        }
    }: { NAME($chamber, form: "the") } lleva el escudo { SIGNED($arms) }.
event-booted = { $by } echa { NAME($chamber, form: "of") } al invitado de { $who }, que queda en la casilla { $space }.
event-clock = El Fantasma está en la salida: el reloj marca ahora { $time }.
event-captured =
    El Fantasma atrapa a { guests } de { $who } en la casilla { $space }: escalón +{ $step }, { $points } { $points ->
        [1] punto
       *[other] puntos
    }.
event-over =
    La partida ha acabado: { $reason ->
        [clock] suena el último reloj
        [limit] una puntuación ha llegado a { $most }
       *[both] suena el último reloj y una puntuación ha llegado a { $most }
    }.

# Por qué una acción no está permitida

why-exact-for-a-guest = en { NAME($chamber, form: "the") } ya hay un invitado; solo se entra con el número exacto
why-no-return = un invitado no puede salir { NAME($chamber, form: "of") } y volver a entrar en el mismo movimiento
why-own-guest = en { NAME($chamber, form: "the") } ya hay un invitado tuyo
why-placed-before-play = los invitados solo se ponen antes de empezar y después siguen en juego

## Posiciones preparadas

position-clock = el reloj { $clock } no es uno de los { $clocks } relojes
position-score = una puntuación es menor que 0
position-end = la partida acaba exactamente cuando se llega al último reloj o a 46 puntos
position-never-again = en este juego los invitados nunca se vuelven a poner
position-first-clock = el primer reloj corre exactamente hasta que el Fantasma llega a la galería
position-phantom-early = el Fantasma deja la puerta del sótano antes de que estén puestos todos los invitados
