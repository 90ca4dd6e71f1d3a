# A la caza del fantasma en español.

## Habitaciones y animales: NAME($name) hace de «Wine Cellar» el nombre name-wine-cellar

name-entrance-hall = Vestíbulo
name-porter-s-lodge = Portería
name-guard-room = Sala de guardia
name-great-stairwell = Gran escalera
name-winch-room = Cuarto del torno
name-trophy-room = Sala de trofeos
name-armoury = Armería
name-blue-salon = Salón azul
name-music-room = Sala de música
name-chapel = Capilla
name-sacristy = Sacristía
name-treasury = Cámara del tesoro
name-bridge-chamber = Cámara del puente
name-alchemist-s-study = Estudio del alquimista
name-wig-closet = Cuarto de pelucas
name-lady-s-boudoir = Tocador
name-linen-room = Ropero
name-morning-room = Salita
name-upper-stairwell = Escalera alta
name-portrait-room = Sala de retratos
name-billiard-room = Sala de billar
name-raven-tower = Torre del cuervo
name-nursery = Cuarto de juegos
name-schoolroom = Aula
name-library = Biblioteca
name-long-gallery = Galería larga
name-mirror-cabinet = Gabinete de espejos
name-instrument-room = Cuarto de instrumentos
name-costume-attic = Desván de disfraces
name-trunk-room = Cuarto de baúles
name-rafter-loft = Desván de las vigas
name-servants-attic = Buhardilla
name-clock-chamber = Cámara del reloj
name-bell-chamber = Campanario
name-observatory = Observatorio
name-star-balcony = Balcón de las estrellas
name-wine-cellar = Bodega
name-cooper-s-cellar = Sótano de barriles
name-crypt = Cripta
name-larder = Despensa
name-scullery = Antecocina
name-castle-kitchen = Cocina del castillo
name-root-cellar = Sótano de nabos
name-ice-pit = Pozo de hielo
name-dungeon = Mazmorra
name-catacombs = Catacumbas
name-banquet-room = Comedor de gala
name-great-hall = Gran salón
name-servery = Cuarto de servir
name-postern-hall = Zaguán
name-stable = Establo
name-groom-s-loft = Altillo del mozo
name-smoke-loft = Ahumadero
name-barn = Granero
name-cats = gatos
name-bats = murciélagos
name-owls = búhos
name-mice = ratones
name-hedgehogs = erizos

## Lo que hace una acción

action-leave-out = jugar sin los { NAME($frame) }
action-frame =
    Max se muestra dentro de { $rounds ->
        [1] 1 ronda
       *[other] { $rounds } rondas
    }
action-place = empezar en la habitación { $room } ({ NAME($name) })
action-break = quedarse en la habitación { $room } ({ NAME($name) }) con una carta de descanso{ with-lock }
action-move = flotar a la habitación { $room } ({ NAME($name) }){ into-trap }{ with-lock }
action-cheat = anunciar un truco y volver a la habitación { $room } ({ NAME($name) }){ into-trap }{ with-lock }
action-stay = { $figure } se queda en la habitación { $room } ({ NAME($name) })
action-unlock = { $figure } abre la puerta { $door }
action-go = { $figure } va a la habitación { $room } ({ NAME($name) })
action-trap-and-go = { $figure } pone la trampa en la habitación { $here } y va a la habitación { $room } ({ NAME($name) })
action-ghost = { $who } es Max

# Partes de las frases de arriba: Max entra en la habitación de la trampa; además cierra una puerta con llave.
into-trap =
    { $trap ->
        [1] , a la trampa
       *[0] {""}
    }
with-lock =
    { $door ->
        [none] {""}
       *[other] ; además, cerrar con llave la puerta { $door }
    }

## Por qué no

why-no-seat = no hay asiento { $seat }; los asientos van del 1 al { $players }
why-max-once = quién es Max se sortea una vez como máximo, antes de todo lo demás
why-max-first = primero hay que sortear quién es Max
why-left-out-once = el marco que queda fuera se sortea una vez, antes de poner ninguna figura
why-left-out-first = primero hay que sortear qué marco queda fuera
why-no-frame-now = solo se elige un marco al principio y cuando uno se ha llenado
why-frame-left-out = los { NAME($frame) } no están en juego
why-frame-full = el marco de los { NAME($frame) } ya está lleno
why-frame-first = ahora hay que elegir un marco
why-chaser-there = Max empieza en una habitación vacía, y en la habitación { $room } hay una figura
why-placed-once = las figuras se ponen una sola vez, antes de la primera ronda
why-place-first = primero hay que poner todas las figuras
why-only-at-the-beginning = Max juega una carta al principio de la ronda, no en los turnos de los cazafantasmas
why-max-only = solo Max sabe qué puede jugar
why-no-break = a Max no le queda ninguna carta de descanso
why-no-cheat = a Max no le queda ninguna carta de truco
why-same-room = Max está en la habitación { $room } y tiene que ir a otra
why-chimney-only = a la habitación { $room } solo se llega con la carta de chimenea, que no está en juego
why-not-next = la habitación { $room } no está junto a la habitación { $here }
why-occupied = en la habitación { $room } hay una figura de los cazafantasmas
why-visited = Max ya ha estado en la habitación { $room }; solo puede volver con una carta de truco
why-not-visited = Max aún no ha estado en la habitación { $room }; la carta de truco solo vale para habitaciones visitadas
why-no-door-card = Max no tiene una carta de puerta que jugar
why-max-plays-first = los cazafantasmas mueven después de que Max juegue su carta
why-no-figure = { $figure } no está en esta partida
why-not-your-figure = { $figure } es de otra persona
why-has-acted = { $figure } ya ha actuado en esta ronda
why-nothing-locked = no hay ninguna puerta cerrada con llave
why-not-at-door = { $figure } está en la habitación { $here }, no junto a la puerta cerrada
why-no-trap = la trampa no está en juego
why-not-your-trap = la trampa la tiene otra persona
why-trap-laid = la trampa ya está puesta en la habitación { $room } y ahí se queda
why-door-locked = la puerta { $door } está cerrada con llave
why-no-passage = ningún pasaje lleva de la habitación { $here } a la habitación { $room }

## Lo que ha pasado

event-left-out = Los { NAME($frame) } quedan fuera.
event-placed = { $who } pone a { $figure } en la habitación { $room }.
event-appeared = Max aparece en la habitación { $room }.
event-appeared-covered = Max ha aparecido.
event-frame = { $who } elige el marco de los { NAME($frame) }.
event-last-frame = Los { NAME($frame) } son los últimos.
event-card =
    Max { $play ->
        [break] descansa en
       *[move] va a
    } la habitación { $room } (su turno { $turn }).
event-card-hidden = Max juega una carta boca abajo (su turno { $turn }).
event-cheat = Max usa un truco y vuelve a la habitación { $room } (su turno { $turn }); { cheats-left }.
event-cheat-hidden = Max usa un truco y juega una carta boca abajo (su turno { $turn }); { cheats-left }.
cheats-left =
    { $left ->
        [0] no le quedan cartas de truco
        [1] le queda 1 carta de truco
       *[other] le quedan { $left } cartas de truco
    }
event-locked = Max cierra con llave la puerta { $door }.
event-trapped = Max cae en la trampa en la habitación { $room }.
event-went = { $figure }, de { $who }, va de la habitación { $origin } a la habitación { $room }.
event-stayed = { $figure }, de { $who }, se queda en la habitación { $room }.
event-unlocked = { $figure }, de { $who }, abre la puerta { $door }.
event-trap-laid = { $who } pone la trampa en la habitación { $room }.
event-animal =
    Uno de los { NAME($frame) } va al marco; { $left ->
        [0] no queda ninguno
        [1] queda 1
       *[other] quedan { $left }
    }.
event-full = El marco de los { NAME($frame) } está lleno.
event-turned-up =
    Turno { $turn }: { $play ->
        [break] descanso en
        [cheat] con un truco, a
       *[move] a
    } la habitación { $room }.
event-shown = Max se muestra en la habitación { $room }.
event-shown-covered = Max se ha mostrado.
event-caught = { $figure }, de { $who }, atrapa a Max ({ $max }) en la habitación { $room }, en la ronda { $round }: los cazafantasmas han ganado y Max ha perdido.
event-stuck = Max ({ $who }) no puede salir de la habitación { $room } y no tiene ninguna carta que jugar, en la ronda { $round }: los cazafantasmas han ganado y Max ha perdido.
event-escaped = La noche acaba tras la ronda { $round }; nadie ha atrapado a Max ({ $who }), que está en la habitación { $room }: Max ha ganado y los cazafantasmas han perdido.
event-trail =
    { $turn ->
        [0] Max empezó en la habitación { $room }.
       *[other] { event-turned-up }
    }
event-drawn = El sorteo decide: { $who } es Max.

## La sospecha

suspicion =
    { $room ->
        [none] { $who } quita la sospecha del tablero.
       *[other] { $who } sospecha que Max está en la habitación { $room }.
    }
suspicion-title = la sospecha
suspicion-not-yours = muestra lo que sospechan los cazafantasmas
suspicion-too-early = Max aún no ha aparecido
suspicion-visible = Max está a la vista en la habitación { $room }

## Cómo ha acabado la partida para un bando

side =
    { $side ->
        [0] Max ha
       *[1] Los cazafantasmas han
    } { $won ->
        [1] ganado
       *[0] perdido
    }

## En la terminal

terminal-night = { $castle }, ronda { $round }. Animales que quedan: { $frames }
terminal-figure = { $figure } de { $player } { $room ->
    [0] sin colocar
   *[other] en { $room }
}
terminal-max-drawn = Se sortea quién es Max.
terminal-max-hidden = Max aún no ha aparecido.
terminal-max = { $result ->
    [caught] Atraparon a Max en { $room }.
    [stuck] Max se quedó sin salida en { $room }.
    [escaped] Max escapó en { $room }.
    [in] Max está en { $room }.
   *[invisible] Max es invisible.
}
terminal-card = { $kind ->
    [break] descanso en { $room }
   *[move] { $room }
}{ $cheat ->
    [1] {" "}(truco)
   *[0] {""}
}
terminal-cheats = { $n } de truco
terminal-breaks = { $n } de descanso
terminal-held-chimney = chimenea
terminal-held-door = puerta
terminal-max-cards = Sus cartas: { $cards }. Tiene: { $hand }.
terminal-shown-breaks = Descansos mostrados: { $n }.
terminal-signs = : puerta, // escalera, HH escala, == trampilla, rojo se puede cerrar con llave, M Max
terminal-sign-locked = X cerrada con llave
terminal-sign-trap = ^ trampa
terminal-sign-visited = * visitada
terminal-sign-guess = ? lo que sospechan los cazafantasmas
terminal-sign-heat = % parte de los caminos posibles de Max

## Opciones que no se permiten

option-trap-drawn = { $key } = { $given } no se permite si se sortea quién es Max: ese asiento puede ser Max. No lo indiques: { $default } tiene la trampa
option-trap-max = { $key } = { $seat } es el asiento de Max; la trampa la tiene un cazafantasmas

## Archivos de tablero

board-ground = ground_y = { $ground }: es de 0 a { $height }, la altura
board-name = name = { $name }: deben ser palabras
board-room-id = id = { $room }: el castillo tiene las habitaciones de 1 a { $rooms }
board-room-outside = la habitación { $room } se sale de la cuadrícula de { $width } por { $height }
board-room-twice = la habitación { $room } está dos veces
board-rooms-overlap = las habitaciones { $one } y { $other } se solapan
board-rooms-missing = de { $rooms } habitaciones falta la habitación { $missing }
board-no-room = { $key }: { $room } no es una habitación; son de 1 a { $rooms }
board-named-twice = { $key } nombra dos veces la habitación { $room }; deben ser distintas
board-passage = el pasaje { $a }-{ $b }
board-passage-nowhere = { board-passage } no lleva a ninguna parte; las habitaciones son de 1 a { $rooms }
board-passage-itself = { board-passage } lleva de una habitación a ella misma
board-passage-twice = { board-passage } está dos veces
board-passage-apart = { board-passage }: las dos habitaciones no comparten ningún tramo de pared, suelo o techo
board-passage-no-door = { board-passage } es una puerta, pero las habitaciones no están una al lado de otra
board-kind-a =
    { $kind ->
        [ladder] una escalera de mano
        [stairs] una escalera
        [trapdoor] una trampilla
       *[door] una puerta
    }
board-passage-not-above = { board-passage } es { board-kind-a }, pero ninguna habitación está encima de la otra
board-passage-no-lock = { board-passage } es { board-kind-a }; solo las puertas se cierran con llave
board-door-red = la puerta con llave { $a }-{ $b } debe unir una habitación roja y otra que no lo sea
board-red-doors =
    la habitación roja { $room } tiene { $n } puertas con llave{ $n ->
        [0] {""}
       *[other] {" "}({ $doors })
    }; debe tener exactamente una
board-not-joined = ningún pasaje lleva de la habitación 1 a la habitación { $rooms }
board-neighbours = { $key }: las habitaciones { $one } y { $other } ya son vecinas
board-chimney = la chimenea une las mismas habitaciones { $rooms } que el pasadizo secreto

## Posiciones preparadas

position-players = { $players } personas; el juego es para 2 a { $most }
position-room-zero = un conjunto de habitaciones contiene la 0; se numeran desde 1
position-shown = se han mostrado { $shown } turnos de { $turns } jugados
position-hidden = hay { $hidden } cartas ocultas; ningún marco dura más de { $most } rondas
position-plan = plan y spare son 0 en toda posición
position-figures-each = { $chasers } cazafantasmas tienen { $right } figuras cada uno, no { $each }
position-figures = se han puesto { $placed } figuras; hay { $figures }
position-figures-stand = exactamente las figuras puestas están en una habitación
position-max-trap = Max tiene la trampa
position-trap = hay una trampa puesta, pero no está en el juego
position-locked = hay una puerta cerrada, pero la carta de puerta no se ha usado
position-acted = hay figuras que han actuado, pero no es el turno de los cazafantasmas
position-acted-order = las figuras que han actuado no encajan con el orden de los cazafantasmas
position-not-turn = no le toca al asiento { $seat }
position-frames = hay { $frames } marcos en uso con { $chasers } cazafantasmas
position-no-frame-out = con { $chasers } cazafantasmas no se quita ningún marco
position-animals = hay { $n } { NAME($frame) }
position-gone = se han ido { $gone } animales después de { $rounds } rondas
position-begun-frame = hay un marco empezado que no es el actual
position-current-frame = hay un marco actual exactamente durante las rondas
position-frame-full = el marco actual no está en uso o está lleno
position-shown-since = se han mostrado { $shown } turnos, pero los marcos llenos duraron { $since } rondas
position-not-shown = la partida ha acabado, pero no se muestra todo el camino
position-no-frame = no hay ningún marco que elegir
position-other-turn = le toca al asiento { $expected }, no al asiento { $seat }
position-before-max = ha pasado algo antes de poner a Max
position-trail = el rastro no tiene una habitación para el comienzo y cada uno de los { $turns } turnos
position-trail-end = Max está en { $room }, pero su rastro acaba en { $end }
position-visited = visited no es el conjunto de habitaciones del rastro
position-known = known no es el conjunto de habitaciones del rastro hasta la última vez que Max se mostró
position-max-at = la figura de Max está en { $room } en el tablero
position-shares = Max comparte habitación con un cazafantasmas exactamente cuando está atrapado
position-catcher = exactamente cuando Max está atrapado, alguien lo ha atrapado
position-result = la partida acaba exactamente cuando tiene un resultado
position-stuck = los cazafantasmas ganan por bloqueo exactamente cuando Max no puede jugar en su turno
position-not-taken = cuenta como truco o como visto un turno que Max no ha jugado
position-break = el turno { $turn } fue un descanso, pero cuenta como truco o como visto
position-no-neighbour = el turno { $turn } lleva de { $before } a { $room }, que no es vecina
position-cheat = turno { $turn }: exactamente volver a una habitación visitada es un truco
position-seen = el turno { $turn } cuenta como visto, pero no lleva a la trampa
position-barred = el turno { $turn } lleva a { $room }, que estaba bloqueada
position-searched = turno { $turn }: un cazafantasmas entró en { $room } y no atrapó a Max
position-breaks = quedan { $left } cartas de descanso de { $before } después de { $breaks } descansos
position-noted = hay algo anotado para cartas que no están ocultas

## Mapas de calor de los estudios

heat-caught = Dónde se atrapa a Max
heat-shown = Dónde se muestra Max
heat-trail = Dónde ha estado Max
