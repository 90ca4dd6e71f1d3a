# Fiesta de medianoche en español: lo que no comparte con la Huida del castillo oculto.

event-stayed = { $who } deja donde está a su último invitado de la galería.
event-no-guest = { $who } no tiene invitados en la galería: el número no tiene efecto.
event-captured = El Fantasma atrapa a { guests } de { $who } en la casilla { $space }: escalón -{ $step }.
event-round-over =
    La ronda { $round } ha acabado: { $reason ->
        [empty] la galería está vacía
        [full] todas las salas están llenas
       *[both] la galería está vacía y todas las salas están llenas
    }.
event-left-out = { $who } tiene que llevar { guests } de la galería al escalón más alto.
event-scored = { $who } recibe { SIGNED($points) } y ahora tiene { SIGNED($total) }.
event-stepped-out = Un invitado de { $who } sale { NAME($chamber, form: "of") } a la casilla { $space }.
event-next-round = Empieza la ronda { $round }; { $who } tira primero.
event-over = La fiesta ha acabado.

# Por qué una acción no está permitida

why-chamber-kept = un invitado en una sala se queda ahí hasta que acaba la ronda
why-must-place-again = ahora hay que poner un invitado de la escalera en una casilla libre de la galería
why-occupied = en { NAME($chamber, form: "the") } ya hay un invitado
why-placed-before-a-round = los invitados solo se ponen antes de una ronda y después siguen en juego
why-stairs-kept = un invitado atrapado se queda en su escalón hasta que acaba la ronda

## Posiciones preparadas

position-round = la ronda { $round } no es una de las { $rounds } rondas
position-starter = starter es { $starter }; los asientos son de 0 a { $last }
position-starter-kept = quién empieza solo se anota entre dos rondas
position-phantom-door = en este juego el Fantasma nunca está en la puerta del sótano
position-round-goes-on = una ronda sigue con la galería vacía o las salas llenas
position-nobody-to-move = un asiento sin invitados en la galería debe mover un número
position-placed-again = los invitados solo se vuelven a poner desde la escalera, entre dos rondas
position-other-next = el asiento { $turn } pone un invitado, pero le toca al asiento { $seat }
position-end = la partida solo acaba tras la última ronda, con la galería vacía
position-round-ended = una ronda ha acabado antes de que el Fantasma estuviera en la galería
position-phantom-early = el Fantasma deja el escalón de abajo antes de que estén puestos todos los invitados
position-score = el asiento { $seat } tiene { $points } puntos; las rondas contadas dan de { $least } a { $most }
