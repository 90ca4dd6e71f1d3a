# Las llaves del castillo en español.

## Colores de las puertas: NAME($colour) hace de «red» el nombre name-red, y con form: "plural" name-red-plural

name-blue = azul
name-blue-plural = azules
name-red = roja
name-red-plural = rojas
name-green = verde
name-green-plural = verdes
name-yellow = amarilla
name-yellow-plural = amarillas

## Las cartas sin artículo, y lo que hay tras una puerta

name-key-blue = llave azul
name-key-red = llave roja
name-key-green = llave verde
name-key-yellow = llave amarilla
name-skeleton = llave maestra
name-padlock = candado
name-passage = pasadizo secreto
name-hacksaw = sierra
name-net = red
name-open = puerta abierta
name-barred = reja
name-extra-key = llave extra
name-extra-turn = turno extra
name-south = Sur
name-west = Oeste
name-north = Norte
name-east = Este

card-name =
    { $card ->
        [key-blue] una llave azul
        [key-red] una llave roja
        [key-green] una llave verde
        [key-yellow] una llave amarilla
        [skeleton] una llave maestra
        [padlock] un candado
        [passage] un pasadizo secreto
        [hacksaw] una sierra
       *[net] una red
    }
front-name =
    { $kind ->
        [open] una puerta abierta
        [barred] una reja
        [extra-key] una llave extra
       *[extra-turn] un turno extra
    }
side-name = { NAME($side) }

## Lo que hace una acción

turning =
    { $front ->
        [up] cerrar { $tile }
        [unseen] abrir { $tile } (nunca abierta)
       *[seen] abrir { $tile } ({ NAME($front) })
    }
action-lay = la próxima puerta es { NAME($colour) }
action-draw = la próxima carta es { card-name }
action-refill = mezclar los descartes para formar un mazo nuevo
action-flip = en { $tile } aparece { front-name }
action-stay =
    { $tile ->
        [outside] quedarse fuera
       *[inside] quedarse en { $tile }
    }
action-leave = salir del castillo desde { $tile }
action-decline = no usar ahora la llave extra
action-throw = descartar { card-name }, sin efecto
action-net = lanzar una red a { side-name }, en { $tile }: dos turnos sin moverse
action-move =
    { $inside ->
        [1] ir a { $tile }
       *[0] entrar en el castillo por { $tile }
    }{ $wins ->
        [1] {" y ganar"}
       *[0] {""}
    }
action-turn = con la llave extra, { turning }
action-key = { turning } con { card-name }
action-skeleton =
    { $front ->
        [padlocked] quitar el candado de { $tile }
       *[free] { turning } con una llave maestra
    }
action-padlock = poner un candado en { $tile }: nadie puede entrar ni girarla
action-hacksaw = serrar para siempre la reja de { $tile }
action-passage = unir { $west } y { $east } para siempre
action-first = empieza { $who }

## Por qué no

why-draw-starter-first = primero hay que sortear quién empieza
why-lay-first = el castillo aún se está montando
why-deal-first = las cartas aún se están repartiendo
why-refill-first = primero hay que mezclar los descartes para formar un mazo nuevo
why-draw-first = primero hay que robar una carta
why-look-first = primero hay que mirar la puerta que se ha abierto
why-starter-settled = ya está decidido quién empieza: solo se sortea antes de todo lo demás y si se ha elegido así
why-no-chance-now = ahora no decide el azar, decide una persona
why-no-such-seat = no hay asiento { $seat } en una partida de { $players }
why-colour-laid = todas las puertas { NAME($colour, form: "plural") } ya están puestas
why-card-not-in-pile = en el mazo ya no queda esta carta: { NAME($card) }
why-kind-seen = ya se han visto todas las losetas de este color ({ NAME($colour) }) y de esta clase: { front-name }
why-play-before-moving = primero hay que jugar o descartar una carta; después viene el movimiento
why-move-over = el movimiento de este turno ya está hecho; la llave extra no da otro
why-no-extra-key = la llave extra solo se usa justo después de llegar a su loseta
why-card-played = la carta de este turno ya está jugada
why-not-in-castle = { $tile } no está en el castillo para { $players } personas
why-outside-already = tu personaje ya está fuera
why-stands-there = tu personaje ya está en { $tile }
why-other-side = en el castillo solo se entra por la primera fila de tu lado: { side-name }
why-same-door = tu personaje entró la última vez por { $tile } y tiene que volver por otra puerta
why-no-passage = ningún pasadizo secreto une { $origin } y { $tile }
why-not-next = { $tile } no está junto a { $origin }
why-move-padlocked = en { $tile } hay un candado
why-move-occupied = en { $tile } hay otro personaje
why-move-closed = { $tile } está cerrada
why-move-barred = { $tile } tiene una reja
why-padlocked = { $tile } tiene un candado y no se puede girar
why-sawn-for-good = { $tile } está serrada para siempre
why-character-stands = en { $tile } hay un personaje, así que no se puede cerrar
why-card-not-held = no tienes esta carta: { NAME($card) }
why-nobody-at-side = nadie juega desde este lado: { NAME($side) }
why-own-character = la red es para el personaje de otra persona
why-target-outside = { side-name } está fuera del castillo
why-target-netted = { side-name } ya tiene una red encima
why-padlock-twice = { $tile } ya tiene un candado
why-padlock-on-bars = en { $tile } hay una reja sin serrar, y ahí no se pone un candado
why-sawn-already = { $tile } ya está serrada
why-bars-closed = { $tile } está cerrada; la sierra necesita una reja a la vista
why-no-bars = en { $tile } no hay reja
why-passage-outside = un pasadizo une dos losetas del castillo que se tocan en una esquina
why-crossing-taken = en este cruce ya hay un pasadizo secreto
why-passage-at-bars = en { $tile } hay una reja sin serrar, y ahí no puede empezar un pasadizo
why-other-colour = { $tile } es { NAME($door) }; { card-name } solo sirve para puertas { NAME($colour, form: "plural") }

## Lo que ha pasado

event-starter = El sorteo decide: empieza { $who }.
event-laid = Se pone una puerta { NAME($colour) } cerrada en { $tile }.
event-dealt = { $who } recibe { card-name }.
event-dealt-hidden = { $who } recibe una carta.
event-drawn = { $who } roba { card-name }.
event-drawn-hidden = { $who } roba una carta.
event-refilled = Era la última carta del mazo: las { $cards } cartas descartadas se mezclan y forman un mazo nuevo.
event-thrown = { $who } descarta { card-name }.
event-key = { $who } juega { card-name } en { $tile }.
event-unlocked = { $who } juega una llave maestra: quita el candado de { $tile }.
event-padlocked = { $who } pone un candado en { $tile }.
event-passage = { $who } pone un pasadizo secreto entre { $west } y { $east }.
event-sawn = { $who } sierra la reja de { $tile }.
event-netted = { $who } lanza una red a { $target } en { $tile }: dos turnos sin moverse.
event-flipped = { $tile } se gira: { front-name }.
event-opened = { $tile } vuelve a estar a la vista: { front-name }.
event-closed = { $tile } se cierra.
event-entered = { $who } entra en el castillo por { $tile }.
event-moved = { $who } va de { $origin } a { $tile }.
event-left = { $who } sale del castillo desde { $origin }.
event-stayed = { $who } no se mueve.
event-held =
    { $more ->
        [0] { $who } está en la red y no puede moverse.
       *[other] { $who } está en la red y no puede moverse; turnos así que quedan: { $more }.
    }
event-extra-key = { $who } encuentra una llave extra en { $tile } y puede girar una puerta.
event-extra-key-used = { $who } usa la llave extra de { $tile }.
event-declined = { $who } no usa ahora la llave extra.
event-extra-turn = { $who } encuentra un turno extra en { $tile }.
event-net-off = { $who } queda libre de la red.
event-won = { $who } ha cruzado el castillo en { $tile }: ¡es la victoria!
event-tied = Se han jugado { NUMBER($turns, useGrouping: 0) } turnos y nadie ha llegado: la partida queda en empate.

## Opciones y palabras que no se permiten

option-characters = { $key } = { $given } no se permite: { $characters } personajes para { $players } personas
option-character = { $key } = { $given } no se permite; { $key } puede ser un número de 1 a { $most }, o uno para cada persona, como 4,7
word-passage = «{ $word }» no son los extremos de un pasadizo; escríbelos como c3-d4
word-no-crossing = { $one } y { $other } no se tocan por una esquina; un pasadizo une dos puertas que se tocan así

## En la terminal

terminal-turn = { $limit ->
    [0] turno { $turn }
   *[other] turno { $turn } de { $limit }
}
terminal-phase = { $phase ->
    [won] { $who } ha cruzado el castillo y gana
    [drawn] no ha llegado nadie: empate
    [starting] se sortea quién empieza
    [laying] se monta el castillo
    [dealing] se reparten las cartas
    [refilling] los descartes se barajan y forman un nuevo mazo
    [drawing] { $who } roba una carta
    [flipping] se gira { $tile }
    [extra-flipping] se gira { $tile }
    [playing] { $who } juega una carta o descarta una
    [moving] { $who } anda, se queda o sale
   *[choosing] { $who } puede girar una puerta con la llave extra
}
terminal-front = { $front ->
    [open] abierta
    [barred] REJA
    [extra-key] +LLAVE
    [extra-turn] +TURNO
    [sawn] serrada
   *[closed] cerrada
}
terminal-lock = CANDADO
terminal-net = red{ $n }
terminal-side-name = { $side ->
    [south] sur
    [west] oeste
    [north] norte
   *[east] este
}
terminal-nobody = nadie
terminal-side = { $side }: { $who } empieza aquí
terminal-side-goal = { $side }: { $who } empieza aquí, { $goal } tiene que llegar aquí
terminal-you = tú
terminal-where = { terminal-cards-held }, { $at ->
    [0] fuera{ $entry ->
        [0] {""}
       *[other] {" "}(vuelve por otra puerta que { $entry })
    }
   *[other] en { $at }
}
terminal-cards-held = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
terminal-netted = { $n ->
    [one] { $n } turno
   *[other] { $n } turnos
} más en la red
terminal-goal = meta { terminal-side-name }
terminal-bonus = ya usados: { $tiles }
terminal-hand = Tu mano:
terminal-pile = Mazo:
terminal-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
terminal-discard = Descartes:
terminal-no-cards = ninguna
terminal-card = { card-name }
terminal-legend-doors = REJA: no pasa nadie. serrada: reja cortada para siempre. +LLAVE, +TURNO: un premio al entrar. CANDADO: un candado.
terminal-legend-signs = (...) lo que una puerta cerrada mostró antes. -/- y -\- son pasadizos secretos, de esquina a esquina. @ es un personaje.

## Archivos de tablero

board-other-game = game = { $given }: debe ser un tablero para game = "{ $wanted }"
board-castle-twice = hay dos castillos para { $players } personas
board-no-castle = no hay ningún [[castle]] para { $players } personas
board-castle-size = el castillo más ancho tiene { $columns } columnas y el más alto { $rows } filas; multiplicadas pueden ser { $most } como máximo
board-tiles = { $each } losetas de cada uno de los { $colours } colores son { $all }; el castillo más grande necesita { $needed }, y ningún color puede tener más de { $most }
board-cards-many = { $cards } cartas son demasiadas; puede haber { $most }
board-cards-few = { $keys } llaves y llaves maestras son muy pocas: con { $needed } o más siempre hay una carta que barajar cuando se acaba el mazo, aunque las demás cartas estén en el castillo

## Posiciones preparadas

position-sides = los lados no son los de este número de personas (KC-2.6, KC-2.7)
position-empty-seat = un asiento que no juega tiene algo
position-empty-seat-character = un asiento que no juega tiene un personaje en el castillo
position-outside = { $field } marca algo fuera del castillo
position-passage-place = hay un pasadizo donde no se juntan cuatro losetas (KC-8.1)
position-two-kinds = una loseta tiene dos colores o dos clases (KC-1.2)
position-laid-early = el castillo está puesto antes de sortear quién empieza (KC-2.16)
position-laid-order = las losetas se ponen en orden, desde a1, hasta llenar el castillo (KC-2.5)
position-not-laid = el castillo no está puesto del todo (KC-2.5)
position-colour-count = no hay { $each } losetas de color { NAME($colour) } (KC-1.2)
position-kind-count = no hay { $n } losetas de clase { $kind } y color { NAME($colour) } (KC-1.2)
position-up-unseen = hay una loseta boca arriba cuya clase no está anotada (KC-4.7)
position-sawn = solo se sierran rejas boca arriba, y así se quedan (KC-7.1, KC-7.3)
position-padlock-bars = hay un candado en una reja entera (KC-6.3)
position-two-passages = en un cruce hay dos pasadizos (KC-8.4)
position-no-bonus = se usó un extra en una loseta que no lo tiene (KC-11.6, KC-11.11)
position-turned-over = una puerta se gira exactamente cuando se puede girar y nunca se ha visto (KC-4.4, KC-4.6)
position-two-characters = dos personajes están en una loseta (KC-10.3)
position-on-closed = un personaje está en una loseta cerrada o con reja (KC-4.9)
position-netted-outside = un personaje fuera del castillo está en una red (KC-9.1)
position-entered-elsewhere = un personaje entró por una loseta que no es de su primera fila (KC-10.4)
position-not-entered = un personaje está en el castillo sin haber entrado (KC-10.4)
position-winner = quien gana está en su fila de meta, y nadie más (KC-12.1)
position-card-count = hay { $total } cartas { $card } en lugar de { $n } (KC-1.5)
position-pile = el mazo tiene { $pile } cartas, pero left es { $left }
position-dealt = en esta fase hay { $dealt } cartas repartidas (KC-2.13)
position-hand = el asiento { $seat } tiene { $n } cartas (KC-3.4, KC-3.5)
position-cards-early = se han movido cartas antes de empezar el juego (KC-2.14)
position-together = las manos de la última vez que se barajó no son las que eran juntas (KC-13.4)
position-plays = hay jugadas anotadas que nadie ha hecho (KC-13.4)
position-at-refill = al barajar, la mano que robó la última tiene 4 cartas, y las demás 3 (KC-3.12, KC-13.4)
position-after-refill = justo después de barajar, el asiento que robó la última carta juega una (KC-3.12)
position-more-plays = desde la última vez que se barajó se han jugado más cartas que en todos los turnos (KC-3.5)
position-more-drawn = desde la última vez que se barajó se han robado más cartas de las que pudo tener el mazo (KC-3.13)
position-still-held = el asiento { $seat } no ha jugado una carta que tenía la última vez que se barajó (KC-13.4)
position-more-than-open = desde la última vez que se barajó se han jugado más cartas { $card } de las que están a la vista (KC-13.2)
position-end = la partida acaba exactamente cuando alguien llega o se alcanza el límite de turnos (KC-12.1, KC-12.5)
position-late-arrival = nadie puede llegar después del límite de turnos (KC-12.6)
position-early = ha pasado algo antes de empezar el juego (KC-2.5, KC-3.1)
position-begun-early = un asiento ha empezado antes del sorteo (KC-2.16)
position-refill = el mazo se rehace en cuanto está vacío, y no antes (KC-3.11, KC-3.12)
position-netted-moves = quien está en una red no se mueve (KC-9.2)
position-extra-key = una llave extra solo se usa en su loseta, y una vez (KC-11.1, KC-11.6)

## Mapas de calor de los estudios

heat-opened = Qué puertas se giran
heat-walked = Por dónde van los personajes
