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
