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
