# Los dos juegos de la galería en español.

## Nombres de las salas: con artículo (the) y tras «de» (of); y de los colores.
## NAME($chamber, form: "of") hace de «Map Room» el nombre name-map-room-of.

name-library-the = la biblioteca
name-library-of = de la biblioteca
name-ballroom-the = el salón de baile
name-ballroom-of = del salón de baile
name-chapel-the = la capilla
name-chapel-of = de la capilla
name-map-room-the = la sala de mapas
name-map-room-of = de la sala de mapas
name-armoury-the = la armería
name-armoury-of = de la armería
name-winter-garden-the = el jardín de invierno
name-winter-garden-of = del jardín de invierno
name-banquet-hall-the = el salón de banquetes
name-banquet-hall-of = del salón de banquetes
name-observatory-the = el observatorio
name-observatory-of = del observatorio
name-clock-room-the = la sala de relojes
name-clock-room-of = de la sala de relojes
name-study-the = el despacho
name-study-of = del despacho
name-pantry-the = la despensa
name-pantry-of = de la despensa
name-treasury-the = la cámara del tesoro
name-treasury-of = de la cámara del tesoro
name-trophy-room-the = la sala de trofeos
name-trophy-room-of = de la sala de trofeos
name-guard-room-the = la sala de guardia
name-guard-room-of = de la sala de guardia
name-scullery-the = la antecocina
name-scullery-of = de la antecocina
name-great-hall-the = el gran salón
name-great-hall-of = del gran salón
name-nursery-the = el cuarto de juegos
name-nursery-of = del cuarto de juegos
name-tower-room-the = la sala de la torre
name-tower-room-of = de la sala de la torre
name-red = rojo
name-blue = azul
name-turquoise = turquesa
name-yellow = amarillo
name-grey = gris
name-green = verde
name-white = blanco
name-purple = morado

## Lugares, tras «desde» o «en». origin_kind: space, chamber, step, door o box.

origin =
    { $origin_kind ->
        [space] la casilla { $origin }
        [step] la escalera
       *[chamber] { NAME($origin, form: "the") }
    }

## Invitados de una persona

guests =
    { $guests ->
        [1] un invitado
       *[other] { $guests } invitados
    }

## Lo que hace una acción

action-roll =
    { $face ->
        [phantom] se mueve el Fantasma
       *[other] un { $face }
    }
action-colour = jugar con el color { NAME($colour) }
action-stay = dejar al invitado donde está
action-place =
    poner un invitado en la casilla { $space }{ $is_doorway ->
        [1] , la puerta { NAME($chamber, form: "of") }
       *[0] {""}
    }{ $is_exit ->
        [1] , la salida
       *[0] {""}
    }
action-walk =
    ir desde { origin } hasta la casilla { $space }{ $haunted ->
        [1] : allí está el Fantasma y atrapa al invitado
       *[0] {""}
    }
action-enter =
    entrar desde { origin } en { NAME($chamber, form: "the") }{ $arms ->
        [0] {""}
       *[other] {" "}({ SIGNED($arms) })
    }{ $boots ->
        [1] {" "}y echar al invitado de { $who }
       *[0] {""}
    }
action-first = empieza { $who }

## Por qué no

why-draw-first = primero hay que sortear quién empieza
why-no-such-seat = en esta partida, los asientos van del 1 al { $players }
why-drawn-before = quién empieza se sortea una vez como máximo, antes de todo lo demás
why-roll-first = primero hay que tirar el dado
why-rolled-before = el dado se tira una vez, al principio del turno
why-colours-first = primero hay que elegir todos los colores
why-colours-before = los colores solo se eligen antes de la partida
why-colour-not-in-play = el color { NAME($colour) } no se usa con { $players } personas
why-colour-taken = el color { NAME($colour) } ya está elegido
why-must-place = ahora hay que poner un invitado en una casilla libre de la galería
why-space-taken = en la casilla { $space } ya hay un invitado
why-must-move = tienes que mover un invitado; aquí no puedes dejarlo donde está
why-no-guest-there = no tienes ningún invitado en { origin }
why-closed = las salas están cerradas hasta que el Fantasma esté en la galería
why-too-far =
    { NAME($chamber, form: "the") } está a { $steps } { $steps ->
        [1] paso
       *[other] pasos
    }, y el dado muestra un { $die }
why-exact-for-arms = en { NAME($chamber, form: "the") } ({ SIGNED($arms) }) solo se entra con el número exacto

## Lo que ha pasado

event-first = El sorteo decide: empieza { $who }.
event-colour = { $who } juega con el color { NAME($colour) }.
event-placed = { $who } pone un invitado en la casilla { $space }.
event-rolled =
    { $who } tira el dado: { $number ->
        [0] el Fantasma
       *[other] un { $number }
    }.
event-walked = { $who } va desde { origin } hasta la casilla { $space }.
event-entered = { $who } se esconde en { NAME($chamber, form: "the") }, desde { origin }.
event-phantom =
    El Fantasma se pone en marcha: { $spaces } { $spaces ->
        [1] casilla
       *[other] casillas
    }.

## En la terminal

terminal-phantom = el Fantasma
terminal-speeds = la velocidad del Fantasma según el reloj
terminal-end = fin
terminal-exit = salida
terminal-cellar = sótano
terminal-space = casilla { $space }
terminal-step = escalón { $step }
terminal-guests = { $place }: invitados de { $seats }
terminal-doorway = puerta { $space }: { $chamber }
terminal-points = puntos
terminal-to-place = faltan { $guests }
terminal-colour = { NAME($colour) }
terminal-over = La partida ha acabado
terminal-won =
    { $n ->
        [one] Gana { $winners }
       *[other] Ganan { $winners }
    }
terminal-drawing = ¿Quién empieza?
terminal-seat-drawn = Se sortea un asiento
terminal-choosing = elige un color
terminal-placing = pone un invitado
terminal-rolling = va a tirar el dado
terminal-rolled = ha sacado
terminal-moving = y mueve un invitado
terminal-replacing = pone un invitado del escalón { $step }
terminal-round = Ronda { $round }
terminal-next-starter = { $who } empieza la siguiente

## Archivos de tablero

board-exit = exit = { $exit }: debe ser un número entero de 0 a { $last }
board-steps = steps { $steps }: los números deben bajar de abajo arriba
board-clock-ends = el último reloj tiene ends = true, y ningún otro
board-clock-no-speed = el último reloj acaba la partida y no tiene velocidad
board-clock-speed = falta «speed»; es un número entero de 1 a { $most }
board-chamber-name = name = { $name }: una sala necesita un nombre con letras, que no sea «stairs»
board-chamber-twice = dos salas se llaman { $name }; cada nombre debe ser distinto
board-doorway-off = la puerta de la sala { $chamber } es la casilla { $space }, fuera del circuito; sus casillas son de 0 a { $last }
board-doorway-twice = la casilla { $space } es la puerta de dos salas, { $one } y { $other }; una casilla lleva como máximo a una sala

## Posiciones preparadas

position-players = { $players } personas con { $each } invitados cada una no encajan
position-turn = turn es { $turn }; los asientos son de 0 a { $last }
position-phase = phase { $phase } es desconocida
position-die = die es { $die } en phase { $phase }
position-empty-seat = un asiento vacío tiene puntos
position-guest-order = los invitados del asiento { $seat } no van en orden de casilla
position-guest-nowhere = el asiento { $seat } tiene un invitado en el lugar { $place }, que no está en este tablero
position-guest-extra = hay invitados de nadie en el tablero
position-not-placed = no están puestos todos los invitados, pero la partida ha empezado
position-in-box = hay { $box } invitados en la caja, pero { $placed } de { $all } cuentan como puestos
position-off-gallery = hay invitados fuera de la galería mientras se ponen
position-placed-early =
    hay invitados puestos antes de { $early ->
        [colours] que todo el mundo tenga color
       *[first] sortear el primer asiento
    }
position-box-empty = se están poniendo invitados, pero no queda ninguno en la caja
position-not-by-turns = los invitados no se han puesto por turnos: quedan { $waiting } en la caja
position-other-places = turn es { $turn }, pero es el asiento { $seat } el que pone el siguiente invitado
position-shared-space = dos invitados comparten casilla mientras se ponen
position-shared-chamber = dos invitados están en la misma sala
position-phantom-nowhere = el Fantasma está en el lugar { $place }, que no está en este tablero
position-off-before-phantom = hay invitados fuera de la galería antes de que llegue el Fantasma
position-uncaptured = hay un invitado sin atrapar en la casilla { $space } del Fantasma
position-colours = los colores no son colores distintos en juego
position-colour-early = hay asientos con color que no lo han elegido
position-first-not-drawn = se sortea el primer asiento, pero la opción first_seat es seat-1
position-other-chooses = turn es { $turn }, pero es el asiento { $seat } el que elige el siguiente color

## Mapas de calor de los estudios

heat-caught = Dónde se atrapa a invitados
