# ¡Corre, fantasma, corre! en español.

## Nombres: muebles sin artículo y con él (the); fantasmas sin artículo; tamaños; cartas de medianoche; decorados.
## NAME($piece, form: "the") hace de «desk» el nombre name-desk-the.

name-mirror = espejo
name-mirror-the = el espejo
name-trolley = carrito
name-trolley-the = el carrito
name-desk = mostrador
name-desk-the = el mostrador
name-piano = piano
name-piano-the = el piano
name-armchair = sillón
name-armchair-the = el sillón
name-table = mesa
name-table-the = la mesa
name-large = fantasma grande
name-medium-1 = fantasma mediano 1
name-medium-2 = fantasma mediano 2
name-small-1 = fantasma pequeño 1
name-small-2 = fantasma pequeño 2
name-small-3 = fantasma pequeño 3
name-small-4 = fantasma pequeño 4
name-small-size = pequeño
name-medium-size = mediano
name-large-size = grande
name-extra-curious = Mucha curiosidad
name-take-cover = ¡A cubierto!
name-too-enthusiastic = Demasiado entusiasmo
name-who-pulls-the-craziest-face = ¿Quién pone la cara más loca?
name-tag-you-are-it = ¡Tú la llevas!
name-dance-floor = Pista de baile
name-the-floor-is-lava = El suelo es lava
name-i-call-my-big-brother = ¡Llamo a mi hermano mayor!
name-knock-knock = Toc, toc
name-i-am-dizzy = Todo me da vueltas
name-crystal-ball = Bola de cristal
name-red-light-green-light = Luz roja, luz verde
name-reception = Recepción
name-music-room = Sala de música
name-by-the-fireside = Junto a la chimenea
name-long-corridor = Pasillo largo
name-tea-time = La hora del té
name-checkerboard = Tablero de ajedrez
name-left-luggage = Consigna
name-late-check-in = Llegada tardía

## Partes de las frases

spot-and-level = { $field } { $spot }{ $level ->
    [0] {""}
   *[other] , altura { FIXED($level) }
}
field-and-level = { $field }, { $level ->
    [0] en el suelo
   *[other] altura { FIXED($level) }
}
stands = { FIXED($x) } / { FIXED($y) }, con un giro de { $turn }°, { $pose ->
    [up] de pie
    [down] boca abajo
    [back] sobre su parte trasera
    [front] sobre su parte delantera
    [left] sobre su lado izquierdo
   *[right] sobre su lado derecho
}
costs = { $cost ->
    [1] 1 punto
   *[other] { $cost } puntos
}
now = { $phase ->
    [arranging] primero se amuebla el vestíbulo
    [furnishing] primero se amuebla el vestíbulo, mueble a mueble
    [hanging] ahora la cerradura recibe su primera puerta
    [midnight] ahora se roba una carta de medianoche
    [tag] ahora se cumple la carta de medianoche «¡Tú la llevas!»
    [big-brother] ahora se cumple la carta de medianoche «¡Llamo a mi hermano mayor!»
    [drawing] ahora se roba una carta de movimiento
    [taking] ahora se toma un mueble o ninguno
    [placing] ahora se coloca el mueble tomado
    [planning] ahora se hacen los planes
    [rolling] ahora se tira el dado por la elección del lado
    [naming] ahora se elige el lado de la cerradura
    [knocking] ahora se tira el dado para la puerta
    [first-seat] ahora se sortea quién empieza
   *[over] la partida ha acabado
}

## Lo que hace una acción

action-arrange = { NAME($arrangement) }
action-hang = la cerradura empieza en la puerta { $door }
action-strike = { NAME($card) }
action-draw = { $value } puntos{ $shown ->
    [0] {""}
   *[other] , { NAME($one) } o { NAME($two) }
}
action-roll = el dado muestra un { $pips }
action-take = { $piece ->
    [nothing] no mover ningún mueble
   *[other] mover { NAME($title, form: "the") }
}
action-place = poner ahí { NAME($piece, form: "the") }, { $layer ->
    [under] debajo de todo lo demás
   *[over] encima de lo que haya
}
action-set-back = devolver { NAME($piece, form: "the") } a su lugar
action-move = el { NAME($ghost) } va a { field-and-level } ({ costs })
action-leave = el { NAME($ghost) } sale del vestíbulo ({ costs })
action-merge = el { NAME($ghost) } y el { NAME($partner) } se fusionan en un fantasma { NAME($bigger, form: "size") } en { field-and-level } ({ costs })
action-take-back = recuperar el { NAME($ghost) } que había escapado
action-done = cerrar el plan{ $left ->
    [0] {""}
    [1] {" "}(sobra 1 punto)
   *[other] {" "}(sobran { $left } puntos)
}
action-side = la cerradura va al lado { $side ->
    [S] sur
    [W] oeste
    [N] norte
   *[E] este
}
action-tag = el { NAME($ghost) } de tu derecha vuelve atrás y uno de los tuyos ocupa su lugar
action-bring = poner un fantasma pequeño en { $field }
action-grow = un fantasma { NAME($bigger, form: "size") } ocupa el lugar del { NAME($ghost) }
action-first = empieza { $who }

## Por qué no

why-no-such-action = no hay ninguna acción así
why-not-now = { now }
why-not-drawn-now = eso lo decide el azar, y no ahora; { now }
why-card-used = esa carta de movimiento ya se ha robado
why-midnight-used = esa carta de medianoche ya se ha usado
why-not-on-card = { NAME($piece, form: "the") } no está en la carta, que muestra: { $shown }
why-already-moved = { NAME($piece, form: "the") } ya se ha movido en esta ronda
why-only-the-other = solo se ha movido uno de los dos muebles de la carta, así que solo puedes mover el otro
why-not-taken = has tomado { NAME($piece, form: "the") } y ahora tienes que elegir dónde va
why-already-placed = { NAME($piece, form: "the") } ya está en el vestíbulo
why-outside = { NAME($piece, form: "the") } no quedaría del todo dentro del vestíbulo
why-crowds = { NAME($piece, form: "the") } no dejaría lugar en { $field } al { NAME($ghost) } de { $owner }
why-not-in-lobby = el { NAME($ghost) } no está en el vestíbulo, así que no puede salir
why-escaped-stays = el { NAME($ghost) } ha escapado y no vuelve
why-in-reserve = el { NAME($ghost) } espera en la reserva y no puede entrar desde ahí
why-moved-once = el { NAME($ghost) } ya se ha movido en esta ronda
why-made-rests = el { NAME($ghost) } acaba de salir de una fusión y descansa esta ronda
why-freed-rests = una fusión ha llevado el { NAME($ghost) } al almacén en esta ronda, así que descansa
why-is-spellbound = el { NAME($ghost) } está embobado ante el espejo esta ronda
why-lower-number = los fantasmas entran por orden de número; antes del { NAME($ghost) } va otro del mismo tamaño
why-too-far = eso cuesta { $cost }, y te { $left ->
    [1] queda 1 punto
   *[other] quedan { $left } puntos
}
why-bad-anchor = ahí, un fantasma de ese tamaño no estaría del todo dentro de la casilla
why-same-place = el { NAME($ghost) } está justo ahí; un movimiento dentro de la casilla acaba en otro lugar
why-not-carried = a esa altura, ahí no hay nada que sostenga un fantasma de ese tamaño
why-in-furniture = ahí estorba un mueble
why-in-ghost = ahí estorba otro fantasma
why-must-merge = el { NAME($ghost) } acabaría junto a un fantasma con el que tiene que fusionarse
why-came-in = el { NAME($ghost) } ha entrado en el vestíbulo en esta ronda, así que no puede salir en la misma
why-no-merging = los fantasmas solo se fusionan con la opción merging
why-not-itself = un fantasma no se fusiona consigo mismo
why-partner-elsewhere = el { NAME($partner) } no está en { $field }
why-never-merges = dos fantasmas medianos no se fusionan, y el grande no se fusiona con ninguno
why-partner-made = el { NAME($partner) } acaba de salir de una fusión y no se fusiona otra vez en esta ronda
why-no-figure = en la reserva no hay ningún fantasma { NAME($bigger, form: "size") }
why-no-taking-back = solo se recuperan fantasmas con la opción merging
why-stock-not-empty = solo se recupera un fantasma si en el almacén no hay ninguno pequeño
why-took-already = en una ronda solo se recupera un fantasma
why-not-escaped = el { NAME($ghost) } no ha escapado
why-take-lower = antes del { NAME($ghost) } va otro del mismo tamaño
why-same-side = la cerradura está en ese lado y tiene que cambiar de lado
why-tag-not-small = a esto solo juegan los fantasmas pequeños
why-tag-not-there = el { NAME($ghost) } de tu derecha no está en el vestíbulo
why-tag-swap = quien está a tu derecha tiene un fantasma pequeño en el vestíbulo: cámbialo
why-tag-free = quien está a tu derecha no tiene fantasmas pequeños en el vestíbulo: pon uno de los tuyos en la fila 3
why-not-row-three = { $field } no está en la fila 3 de tu lado
why-grow-large = ningún fantasma es mayor que el grande
why-grow-not-there = el { NAME($ghost) } no está en el vestíbulo
why-grow-no-figure = junto al tablero no espera ningún fantasma { NAME($bigger, form: "size") }
why-grow-elsewhere = el fantasma mayor va a la casilla del { NAME($ghost) }
why-plan-hidden = un plan solo lo conoce quien lo hace

## Lo que ha pasado

event-arranged = El vestíbulo está amueblado: { NAME($arrangement) }.
event-placed = { $who } coloca { NAME($piece, form: "the") }: { stands }, { $under ->
    [1] debajo de los demás
   *[0] encima de los demás
}.
event-returned = { $who } devuelve { NAME($piece, form: "the") } a su lugar.
event-kept = Se queda como está { NAME($piece, form: "the") }: el { NAME($ghost) } de { $who } no tendría lugar en { $field }.
event-begins = El sorteo decide: empieza { $who }.
event-first-door = La cerradura empieza en la puerta { $door }.
event-round = Ronda { $round }: { $who } tiene el dado.
event-midnight = Carta de medianoche: { NAME($card) }{ $ends ->
    [1] {""}
   *[0] .
}
event-furniture = Ahora está así { NAME($piece, form: "the") }: { stands }.
event-drew = { $who } roba una carta de { $value }: { $shown ->
    [0] ningún mueble
   *[other] { NAME($one) } o { NAME($two) }
}.
event-took = { $who } { $piece ->
    [nothing] no mueve ningún mueble
   *[other] toma { NAME($piece, form: "the") }
}.
event-planned = Tu plan: { $sort ->
    [move] el { NAME($ghost) } va a { spot-and-level }
    [leave] el { NAME($ghost) } sale
    [merge] el { NAME($ghost) } se fusiona con el { NAME($partner) } en { spot-and-level }
   *[other] recuperar el { NAME($ghost) }
}.
event-committed = { $who } ya tiene su plan.
event-moved = El { NAME($ghost) } de { $who } va a { spot-and-level }.
event-escaped = El { NAME($ghost) } de { $who } sale desde { $field } y está a salvo.
event-merged = El { NAME($ghost) } y el { NAME($partner) } de { $who } se fusionan en { spot-and-level }: { NAME($made) }.
event-not-merged = El { NAME($ghost) } y el { NAME($partner) } de { $who } no pueden fusionarse en { $field }.
event-taken-back = { $who } recupera el { NAME($ghost) } que había escapado.
event-put-back = El { NAME($ghost) } de { $who } encuentra lugar en { spot-and-level }.
event-rolled = { $who } saca un { $pips }.
event-tie = { $tied } empatan con la tirada más alta y tiran otra vez.
event-chooser = { $who } elige el lado de la cerradura.
event-side = { $who } elige el lado { $side ->
    [S] sur
    [W] oeste
    [N] norte
   *[E] este
}.
event-keyhole = La cerradura está en la puerta { $door }.
event-die = { $who } recibe el dado.
event-seen = El { NAME($ghost) } de { $who } está a la vista{ $way ->
    [mirror] {" "}en el espejo
   *[direct] {""}
} desde la puerta { $door }.
event-bounce = El espejo desvía la mirada hacia el { NAME($ghost) }.
event-nobody = Desde la puerta { $door } no se ve a nadie.
event-sent-back = El { NAME($ghost) } de { $who } tiene que volver atrás.
event-lying = Todos los fantasmas del vestíbulo se tumban.
event-standing = Los fantasmas vuelven a levantarse.
event-faced = El { NAME($ghost) } de { $who } está embobado ante el espejo, en { $field } { $spot }.
event-tagged = El { NAME($ghost) } de { $who } ocupa el lugar del { NAME($swapped) } de { $other } en { $field }.
event-brought = El { NAME($ghost) } de { $who } llega a { spot-and-level }.
event-grew = El { NAME($made) } de { $who } ocupa el lugar del { NAME($ghost) } en { spot-and-level }.
event-turned = { $who } empieza ahora desde el lado { $side ->
    [S] sur
    [W] oeste
    [N] norte
   *[E] este
}.
event-stepped = El { NAME($ghost) } de { $who } avanza a { spot-and-level }.
event-points = { $who } tiene { $points } { $halves ->
    [1] punto
    [2] punto
   *[other] puntos
}.
event-won = { $who } gana.

## Palabras que no se permiten

word-length = no existe «{ $word }» ({ NAME($thing, form: "thing") }); puede ser de 0.00 a { FIXED($most) }, como 3.25

## En la terminal

terminal-round = Ronda { $round } de 5{ $card ->
    [0] {""}
   *[other] , carta de medianoche: { NAME($card) }
}. Cerradura: { $door ->
    [0] aún no
   *[other] { $door }
}.
terminal-die = dado
terminal-points = { $one ->
    [1] { $points } punto
   *[0] { $points } puntos
}
terminal-plan = Tu plan{ $left ->
    [0] {""}
   *[other] {" "}(quedan { $left })
}: { $entries }.
terminal-no-entries = aún nada
terminal-piece = { NAME($piece) }
terminal-heights = Alturas: { $pieces }.
terminal-empty = El vestíbulo está vacío.
terminal-signs = S M L fantasmas: pequeño, mediano, grande (minúsculas: hay algo encima), cuanto más claro, más alto{ $sight ->
    [1] , * visto a lo largo de ·
   *[0] {""}
}
terminal-held = { $value ->
    [0] sin carta
   *[other] carta { $value }{ $pieces }
}
terminal-stock = almacén { $ghosts }
terminal-edge = borde { $ghosts }
terminal-reserve = reserva { $ghosts }
terminal-escaped = escapados { $ghosts }
terminal-all-inside = todos en el vestíbulo
terminal-player = lado { $side }, { $held }, { $points }; { $places }

## Archivos de material

board-fixed = { $key } = { $given }: debe ser { $wanted }
board-text = { $key } = { $given }: debe ser un texto
board-colours = colours = { $given }: deben ser { $n } nombres distintos
board-sides = { $key } = { $given }: deben ser { $n } lados distintos
board-scoring = "{ $key }": lobby debe ser la mitad de escaped, de 0 a { $most }
board-lying-height = height_lying = { $given }: un fantasma tumbado no es más alto que uno de pie
board-heights = heights = { $given }: debe ser de 0 a { $most }
board-offset = offset = { $given }: deben ser 2 números enteros de { $low } a { $high }
board-points = puede haber como máximo { $most } puntos, todos distintos
board-rotation = { $given } debe ser [{ $degrees }, C, S, N] con C*C + S*S = N*N
board-rotation-off = { $given } se desvía más de { $degrees } grados de su nombre
board-pose-map = { $pose } = { $given }: map debe ser { $wanted }
board-box = box «{ $name }» = { $given }: debe ser [x0, x1, y0, y1, z0, z1], el menor antes que el mayor
board-boxes = los muebles pueden tener como máximo { $most } bloques en total
board-face-order = el límite menor va antes que el mayor
board-face-outside = la cara se sale de los bloques del espejo
board-face-touches = la cara toca el bloque { $box } del propio espejo
board-middle = { $piece }: el centro de su planta en { $axis } debe ser 0
board-lowest = { $piece }: su punto más bajo debe estar en z = 0
board-longest = { $piece }: ningún lado puede medir más de { $most }
board-card-two = pieces = { $given }: una carta muestra dos muebles o ninguno
board-card-pair = pieces = { $given }: cada pareja de muebles está en una sola carta
board-card-missing = ninguna carta muestra { $one } y { $other }
board-piece-order = pieces debe enumerar los seis muebles en su orden
board-piece-outside = { $piece } no está del todo dentro del vestíbulo
board-pieces-overlap = { $one } y { $other } se solapan

## Posiciones preparadas

position-players = { $players } personas; el juego es para 2 a 4
position-scratch = { $field } es 0 en toda posición
position-extra-side = un asiento que no juega tiene un lado inicial
position-start-sides = dos asientos comparten lado inicial, o uno no tiene
position-stacking = el orden de apilado { $order } no enumera los muebles del vestíbulo
position-arranging = el vestíbulo está vacío antes de sortear un decorado
position-furnishing = los asientos amueblan el vestíbulo por turnos hasta que estén los seis muebles
position-seating = el vestíbulo está vacío antes de sortear el primer asiento
position-all-pieces = los seis muebles están en el vestíbulo
position-piece-out = { NAME($piece, form: "the") } no está en el vestíbulo, pero tiene un lugar
position-piece-outside = { NAME($piece, form: "the") } no está del todo dentro del vestíbulo
position-resting = los muebles descansan a { $right }, no a { $given }
position-ghost = { NAME($ghost) } (asiento { $seat })
position-on-edge = { position-ghost } está en el borde o en la reserva
position-in-stock = { position-ghost } está en el almacén, donde con fusión solo hay fantasmas pequeños
position-ghost-out = { position-ghost } no está en el vestíbulo, pero tiene un lugar
position-ghost-in = { position-ghost } está en el vestíbulo
position-ghost-field = { position-ghost } no está del todo dentro de su casilla
position-ghost-carried = nada sostiene a { position-ghost }
position-ghost-furniture = { position-ghost } está dentro de un mueble
position-ghosts-overlap = { $one } y { $other } se solapan
position-ghosts-early = hay fantasmas en el vestíbulo antes de que se haya movido ninguno
position-set-up = las rondas cuentan, y la cerradura está puesta, desde el final de la preparación
position-end = la partida acaba después de la ronda { $round }
position-not-holder = el asiento { $seat } no ha elegido lado, así que el asiento { $first } no tiene el dado
position-holder = quien tiene el dado empieza
position-sight = las líneas de visión solo se recuerdan hasta que algo cambia
position-sight-nowhere = una línea de visión no lleva a ningún lugar
position-who-drew = exactamente los asientos que han robado en esta ronda tienen carta
position-same-card = dos asientos tienen la misma carta
position-cards-drawn = las cartas robadas no encajan con las rondas jugadas
position-equal-cards = de las cartas iguales se roba primero la de número más bajo
position-blank-card = una carta sin muebles no mueve ninguno
position-taken = un mueble está cogido exactamente mientras hay que ponerlo
position-moved = se han movido más muebles de los que permiten las cartas
position-midnight-count = se han robado { $drawn } cartas de medianoche, no { $right }
position-midnight-force = una carta de medianoche vale exactamente en su ronda
position-no-midnight = ahora no se roba ninguna carta de medianoche
position-answers = los asientos solo responden a { name-tag-you-are-it } y { name-i-call-my-big-brother }
position-lying = los fantasmas están tumbados exactamente con { name-take-cover }
position-brought = ninguna carta trajo un fantasma al asiento { $seat }
position-brought-size = las cartas de medianoche solo traen fantasmas pequeños
position-twice = nadie elige lado dos veces antes de que elija todo el mundo
position-choices = se ha elegido lado { $n } veces
position-rolling = tiran al menos dos asientos con derecho
position-roll-order = los asientos tiran en el orden de la ronda
position-knock = con { name-knock-knock } nadie tira para elegir
position-rolls-kept = las tiradas solo se guardan hasta saber la más alta
position-crystal = la puerta solo se sabe antes que el lado con { name-crystal-ball }
position-side-named = se nombra un lado exactamente antes de tirar para la puerta
position-keyhole = la cerradura debe cambiar de lado
position-not-entitled = el asiento que nombra el lado no tiene derecho
position-plans = solo hay planes mientras se hacen
position-no-plan = el asiento { $seat } aún no tiene plan
position-bad-plan = el plan del asiento { $seat } no está permitido
position-draft-place = el borrador no está donde los fantasmas del asiento que planea
position-draft-plan = el borrador no es lo que resulta del plan del asiento que planea

## Mapas de calor de los estudios

heat-seen = Desde qué puertas se ven fantasmas
heat-unseen = Desde qué puertas no se ve a nadie
