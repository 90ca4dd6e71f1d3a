# Hidden Rooms en español.

## Losetas (tras «el», «del» o «al»), direcciones y etapas: NAME($tile) hace de «red-4» el nombre name-red-4

name-red-1 = 1 rojo
name-red-2 = 2 rojo
name-red-3 = 3 rojo
name-red-4 = 4 rojo
name-red-5 = 5 rojo
name-red-6 = 6 rojo
name-blue-1 = 1 azul
name-blue-2 = 2 azul
name-blue-3 = 3 azul
name-blue-4 = 4 azul
name-blue-5 = 5 azul
name-blue-6 = 6 azul
name-green-1 = 1 verde
name-green-2 = 2 verde
name-green-3 = 3 verde
name-green-4 = 4 verde
name-green-5 = 5 verde
name-green-6 = 6 verde
name-yellow-1 = 1 amarillo
name-yellow-2 = 2 amarillo
name-yellow-3 = 3 amarillo
name-yellow-4 = 4 amarillo
name-yellow-5 = 5 amarillo
name-yellow-6 = 6 amarillo
name-up = hacia arriba
name-right = hacia la derecha
name-down = hacia abajo
name-left = hacia la izquierda
name-candlewick = Pabilo
name-the-laundress = La Lavandera
name-the-wheel = La Rueda
name-grandfather-clock = El Reloj de Péndulo
name-the-hush = El Silencio

## Lo que hace una acción

action-draw-stage = etapa { $stage }, «{ NAME($name) }»
action-draw-start = una loseta para empezar o para la memoria
action-draw-fits =
    encaja con el { NAME($under) }{ $exit ->
        [1] : la salida se abre y la etapa está ganada
       *[0] {""}
    }
action-draw-misses =
    no encaja con el { NAME($under) }{ $full ->
        [1] {" "}y la memoria está llena: todo vuelve a la pila
       *[0] : va a la memoria
    }
action-lay = empezar sobre el { NAME($tile) }; el { NAME($other) } va a la memoria
action-done = terminar el turno; después, { $forecast }
action-move =
    dar un paso { NAME($direction) }, a { $square }, sobre el { NAME($tile) }{ $caught ->
        [1] , directo al monstruo: la etapa está perdida
       *[0] {""}
    }
action-search =
    explorar { NAME($direction) }, en { $square }{ $exit ->
        [1] , la salida
       *[0] {""}
    }, con una loseta de la pila: { $good ->
        [1] encaja 1
       *[other] encajan { $good }
    } de { $pile }
action-use =
    poner el { NAME($tile) } { NAME($direction) }, en { $square }{ $exit ->
        [1] , la salida, y pasar a ella: la etapa está ganada
       *[0] , y pasar a ella; después, { $forecast }
    }

forecast-goes = va a { $square }
forecast-turns = se gira { NAME($facing) }
forecast-once = el monstruo { $step }
forecast-twice = el monstruo { $first } y luego { $second }
forecast-limit = se llega al límite de turnos
forecast-lost = { $forecast }; la etapa está perdida

## Por qué no

why-lay-first = primero elige la loseta de la casilla inicial: el { NAME($one) } o el { NAME($other) }
why-name-first = primero se saca la loseta que decide la etapa
why-deal-first = primero se sacan dos losetas para elegir
why-draw-first = hay una exploración en marcha y con ella acaba el turno; primero se saca su loseta
why-in-discard = el { NAME($tile) } no está en la pila: está en los descartes
why-in-memory = el { NAME($tile) } no está en la pila: está en la memoria
why-in-offer = el { NAME($tile) } no está en la pila: está boca arriba, para elegir
why-on-square = el { NAME($tile) } no está en la pila: está en { $square }
why-no-draw-now = solo se saca una loseta al preparar una etapa y al haber elegido una casilla para explorar
why-no-lay-now = solo se pone una loseta en la casilla inicial al preparar una etapa
why-not-next = { $square } no está junto a { $child }, donde está el niño
why-no-tile-there = en { $square } no hay loseta; una casilla sin loseta solo se puede explorar
why-no-moves-left = el niño ya ha dado sus 2 pasos de este turno
why-covered = en { $square } ya hay una loseta; solo se puede explorar una casilla sin loseta
why-monster-there = en { $square } está el monstruo
why-pile-empty = la pila está vacía; solo puedes buscar en la memoria
why-not-in-memory-but-pile = el { NAME($tile) } no está en la memoria: está en la pila
why-not-in-memory-but-discard = el { NAME($tile) } no está en la memoria: está en los descartes
why-not-in-memory-but-on = el { NAME($tile) } no está en la memoria: está en { $square }
why-does-not-fit = el { NAME($tile) } no encaja: su número es menor que el del { NAME($under) } y su color es otro

## Lo que ha pasado

event-stage-tile =
    Se saca el { NAME($tile) } y se aparta: { $naming ->
        [chosen] su número no cuenta, porque la etapa ya estaba elegida
        [six] con un seis sigue la etapa por la que está abierto el libro
       *[named] su número decide la etapa
    }. Se juega la etapa { $stage }.
event-start-tile = Se saca el { NAME($tile) } para elegir.
event-laid = El niño empieza en { $square }, sobre el { NAME($tile) }; el { NAME($other) } va a la memoria.
event-moved = El niño va de { $origin } a { $square }.
event-search = El niño explora { $square } con una loseta de la pila.
event-drew = Sale el { NAME($tile) }.
event-fits = El { NAME($tile) } encaja: queda en { $square } y el niño pasa a esa casilla.
event-does-not-fit = El { NAME($tile) } no encaja y va a la memoria.
event-mixed-back = El { NAME($tile) } no encaja y la memoria está llena: las { $tiles } losetas vuelven a la pila y se mezclan.
event-remembered = El { NAME($tile) } de la memoria queda en { $square } y el niño pasa a esa casilla.
event-done = El niño se queda en { $square } y no explora.
event-monster-turns-to-the-child = El monstruo, en { $origin }, ve al niño a su lado y se gira { NAME($facing) }.
event-monster-chases = El monstruo ve al niño y va de { $origin } a { $square }.
event-monster-follows = El monstruo sigue su ruta de { $origin } a { $square }.
event-monster-turns = El monstruo, en { $origin }, se gira { NAME($facing) } para seguir su ruta.
event-monster-returns = El monstruo está fuera de su ruta y vuelve hacia ella de { $origin } a { $square }.
event-monster-turns-back = El monstruo, en { $origin }, está fuera de su ruta y se gira { NAME($facing) } para volver a ella.
event-stage-won = El niño está en la salida: la etapa { $stage } está ganada.
event-stage-lost =
    La etapa { $stage } está perdida: { $reason ->
        [1] el monstruo y el niño se han encontrado
        [2] el monstruo ha llegado al final de su ruta
        [3] el monstruo y el niño se han encontrado y el monstruo ha llegado al final de su ruta
       *[other] se ha llegado al límite de turnos
    }.
event-star = El niño se gira a la cara de la estrella.
event-over =
    La partida está { $won ->
        [1] ganada
       *[0] perdida
    } (etapas ganadas: { $wins }, perdidas: { $losses }).

## En la terminal

terminal-exit = SALIDA
terminal-start = inicio
terminal-monster = MONSTRUO
terminal-caught = ATRAPADO
terminal-child = NIÑO
terminal-eye = ojo
terminal-end = FIN
terminal-first = antes
terminal-stage = Etapa { $number }: { NAME($stage) }
terminal-new-stage = Una etapa nueva: una loseta la nombra
terminal-new-stage-six = (con un seis: etapa { $number }, { NAME($stage) })
terminal-score = Etapas ganadas { $wins } de { $needed }, perdidas { $losses } de { $most }
terminal-star = ★ El niño muestra la cara de la estrella.
terminal-turns = Turnos pasados { $turns } de { $limit }
terminal-pieces = Niño en { $child }. Monstruo en { $square }, mira { NAME($facing) }: { $sees ->
    [1] ¡ve al niño!
   *[0] no ve al niño.
}
terminal-off-route = Está fuera de su ruta y va hacia { $square }.
terminal-squares-left = { $n ->
    [one] Falta { $n } casilla
   *[other] Faltan { $n } casillas
} de su ruta hasta el final, { $end }.
terminal-drawn = Sacadas:
terminal-memory = Memoria ({ $tiles } de { $most }):
terminal-fits = encaja
terminal-does-not-fit = no encaja
terminal-aside = Descartes:
terminal-pile = Pila: { $tiles } losetas
terminal-act = Tu turno: { $moves ->
    [0] ningún paso más;
    [one] hasta { $moves } paso, y luego
   *[other] hasta { $moves } pasos, y luego
} explorar una vez, o done. Lleva al niño a la salida { $exit }.
terminal-lay = Elige la loseta en la que empieza el niño ({ $start }); la otra va a la memoria.
terminal-search = Se saca una loseta de la pila para { $square }.
terminal-stage-tile = Se saca una loseta que nombra la etapa.
terminal-start-tiles = Se sacan dos losetas para elegir.
terminal-won = ¡Has ganado la partida!
terminal-lost = Has perdido la partida.
terminal-out = ¡El niño está fuera!
terminal-child-caught = El niño está atrapado.
terminal-route-end = El monstruo está al final de su ruta.
terminal-limit = Ha pasado el último turno.
terminal-legend-fits = Una loseta encaja si su número es al menos el de la loseta bajo el niño, o si comparten color.
terminal-legend-monster = ▲▶▼◀ adónde mira el monstruo; ojo: lo que ve
terminal-legend-route = →3 su ruta, 3 casillas más allá; en FIN pierdes

## Archivos de etapas

board-fixed-square = { $key } = { $given }: para el niño, { $key } es siempre { $square }, { $point }
board-stage-twice = dos etapas tienen el número { $number }; van numeradas de 1 a { $stages }
board-words = { $key } = { $given }: deben ser palabras en una sola línea
board-start = start = { $given }: el monstruo empieza en la primera casilla de su ruta, { $first }
board-facing = facing = "{ $given }": el monstruo mira primero a lo largo de su ruta, que sale de { $first } hacia { $arrow }, así que debe ser "{ $arrow }"
board-route = route, casilla { $n }: { $problem }
board-route-twice = { $square } está dos veces (ya es la casilla { $n })
board-route-apart = { $square } no está al lado de { $before }; una ruta sigue de casilla en casilla hacia arriba, abajo, la izquierda o la derecha
board-route-start = la ruta empieza en { $square }, donde empieza el niño

## Posiciones preparadas

position-chosen = se eligió la etapa { $chosen }, pero el libro está abierto en la etapa { $open }
position-one-stage = { $wins } etapas ganadas y { $losses } perdidas no encajan en una partida de una etapa
position-match-end = la partida acaba exactamente con { $most_wins } etapas ganadas o { $most_losses } perdidas, no con { $wins } y { $losses }
position-moves = los movimientos de este turno solo cuentan mientras el niño puede actuar
position-turns = han pasado { $turns } turnos, pero la etapa acaba con el turno { $limit }
position-order = las losetas de { $field } no están en orden, con los huecos al final
position-tile-places = la loseta { $tile } está en { $n } sitios; cada loseta está en uno
position-early-pieces = hay losetas o figuras en la mesa antes de que empiece la etapa
position-early-turns = han pasado turnos, o el monstruo mira a algún lado, antes de que empiece la etapa
position-aside = la loseta que indica la etapa se aparta lo primero de todo, y no antes
position-offered = se han sacado { $n } losetas iniciales, y eso no encaja en este momento
position-named = se apartó un { $number }, pero el libro está abierto en la etapa { $open }
position-first-six = en la primera etapa se apartó un seis, pero el libro no está abierto en la etapa 1
position-still-choosing = aún hay que elegir la loseta inicial, pero el juego ha empezado
position-unnamed = ninguna loseta ha indicado la etapa, pero el juego ha empezado
position-both = el niño y el monstruo están los dos en el tablero cuando el juego ha empezado
position-child = el niño está en { $square }, donde no hay loseta
position-unreachable = las losetas de { $squares } no se han podido colocar: ninguna cadena de losetas que encajen lleva allí desde f6
position-searching = una casilla se explora exactamente mientras se saca una loseta para ella
position-target = { $square } no se puede explorar desde { $child }
position-empty-pile = hay que sacar una loseta, pero la pila está vacía
position-at-exit = hay una loseta en la salida, pero la etapa sigue
position-lost-goes-on = el niño está atrapado o el monstruo ha llegado a su meta, pero la etapa sigue
position-won = la última etapa se ganó exactamente si el niño está en la salida
position-not-ended = la partida ha acabado, pero la última etapa no

## Mapas de calor de los estudios

heat-strikes = Dónde ataca el monstruo
heat-rooms = Dónde explorar abre una habitación
