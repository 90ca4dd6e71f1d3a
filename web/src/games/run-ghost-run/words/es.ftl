## The hall: title, description, options and their values

hall-title = ¡Corre, fantasma, corre!
hall-blurb = Los fantasmas cruzan el vestíbulo de mueble en mueble, a escondidas. De vez en cuando alguien mira por la cerradura: los que están a la vista vuelven volando al principio.
option-setup = Muebles
option-setup-random = al azar
option-setup-placed = se colocan por turnos
option-two_player_sides = Lados (dos personas)
option-two_player_sides-opposite = enfrente
option-two_player_sides-adjacent = uno junto a otro
option-movement = Movimiento de los fantasmas
option-movement-simultaneous = todos a la vez
option-movement-turns = por turnos
option-scoring = Puntos (pequeño-mediano-grande)
option-seen_fraction = Un fantasma está a la vista
option-seen_fraction-any = si asoma un trocito
option-seen_fraction-quarter = si asoma un cuarto
option-seen_fraction-half = si asoma la mitad
option-midnight = Cartas de medianoche
option-midnight-off = sin ellas
option-midnight-on = con ellas
option-merging = Fusión de fantasmas
option-merging-off = no
option-merging-on = sí
option-die_passes = El dado lo pasa
option-die_passes-chooser = quien eligió el lado
option-die_passes-holder = quien lo tenía
option-first_seat = Quién empieza
option-first_seat-seat-1 = asiento 1
option-first_seat-drawn = un asiento por sorteo

## Pieces of furniture, in sentences after “the”

piece-mirror = espejo
piece-trolley = carrito
piece-desk = mostrador
piece-piano = piano
piece-armchair = sillón
piece-table = mesa

## How a piece lies

pose-up = de pie
pose-down = boca abajo
pose-back = sobre su parte trasera
pose-front = sobre su parte delantera
pose-left = sobre su lado izquierdo
pose-right = sobre su lado derecho

## Sides of the lobby

side-S = sur
side-W = oeste
side-N = norte
side-E = este

## Ghosts

ghost =
    { $size ->
        [small] fantasma pequeño
        [medium] fantasma mediano
       *[large] fantasma grande
    }{ $number ->
        [0] {""}
       *[other] {" "}{ $number }
    }
newcomer = un fantasma pequeño

## Midnight cards

midnight-extra-curious = Mucha curiosidad
does-extra-curious = se mira otra vez, desde la puerta de enfrente
midnight-take-cover = ¡A cubierto!
does-take-cover = los fantasmas están tumbados hasta después de la mirada
midnight-too-enthusiastic = Demasiado entusiasmo
does-too-enthusiastic = los muebles se han volcado de lado
midnight-who-pulls-the-craziest-face = ¿Quién pone la cara más loca?
does-who-pulls-the-craziest-face = los fantasmas puestos ante el espejo no se mueven en esta ronda
midnight-tag-you-are-it = ¡Tú la llevas!
does-tag-you-are-it = un fantasma pequeño tuyo ocupa el lugar de uno de tu derecha
midnight-dance-floor = Pista de baile
does-dance-floor = los muebles se han apartado a las puertas más cercanas
midnight-the-floor-is-lava = El suelo es lava
does-the-floor-is-lava = tras la mirada, vuelven atrás los fantasmas que no están sobre un mueble
midnight-i-call-my-big-brother = ¡Llamo a mi hermano mayor!
does-i-call-my-big-brother = un fantasma de cada persona crece un tamaño
midnight-knock-knock = Toc, toc
does-knock-knock = la cerradura se queda en su lado
midnight-i-am-dizzy = Todo me da vueltas
does-i-am-dizzy = el vestíbulo ha girado un cuarto de vuelta: hay un lado inicial nuevo para cada persona
midnight-crystal-ball = Bola de cristal
does-crystal-ball = primero se tira el dado para la puerta y después se elige el lado
midnight-red-light-green-light = Luz roja, luz verde
does-red-light-green-light = cada fantasma del vestíbulo ha avanzado una casilla
midnight-says = { $card }: { $does }.

## The lobby and its buttons

lobby = El vestíbulo desde arriba
lobby3d = El vestíbulo en 3D. Arrastra para mirar alrededor.
see2d = Desde arriba
see3d = En 3D
no3d = Este navegador no puede dibujar en 3D, así que el vestíbulo se ve desde arriba.
peek = Mirar por la cerradura
peekshort = Cerradura
back = Volver al vestíbulo
peeking = Por la cerradura de la puerta { $door }. Arrastra o usa las flechas para mirar alrededor.
seen = A la vista: { $who }.
nobody = No se ve a nadie.
left = { $n } de { $of } puntos por gastar
round = Ronda { $n } de 5
midnight = Carta de medianoche
mycard = Tu carta: { $n } puntos
whichghost = ¿Qué fantasma?
whichpiece = ¿Qué mueble?
field = Casilla
place = Lugar
enter = Planear esto
goes = Ponerlo ahí
done = Plan listo
cost =
    { $field }, { $n } { $n ->
        [one] punto
       *[other] puntos
    }
floor = suelo
high = altura { FIXED($h) }
floorunder = suelo, debajo de: { $piece }
on = encima de: { $piece }
putback = Devolver a su lugar
with = con: { $ghost }
choose = ¿A qué altura?
held = { $piece } en { FIXED($x) } / { FIXED($y) }, con un giro de { $turn }°, { $pose }, { $layer }
over = encima de los demás
under = debajo de los demás
layer = Encima o debajo
allowed = Aquí se puede.
asking = Comprobando si cabe…
bylist = Elegir el lugar de una lista
fine = Mover poco a poco
west = Oeste
east = Este
north = Norte
south = Sur
turnleft = Girar a la izquierda
turnright = Girar a la derecha
tip = Volcar
step = Paso: { $n }
put = Ponerlo aquí
fit = Volver adentro
moving = Mover los muebles
planning = Tu plan

## Places

spot =
    { $spot }, { $level ->
        [0] { floor }
       *[other] altura { FIXED($level) }
    }
spot-with = { spot }, { with }

## What a choice does

act-done =
    { done }{ $left ->
        [none] {""}
       *[other] {" "}({ left })
    }
act-merge =
    { $name } y { $ghost } se fusionan: { $field } { spot }{ $cost ->
        [none] {""}
        [one] {" "}(1 punto)
       *[other] {" "}({ $cost } puntos)
    }
act-grow = un fantasma mayor ocupa el lugar de: { $name }, en { $field } { spot }
act-move =
    { $name } va a { $field } { spot }{ $cost ->
        [none] {""}
        [one] {" "}(1 punto)
       *[other] {" "}({ $cost } puntos)
    }
act-leave =
    { $name } sale del vestíbulo{ $cost ->
        [none] {""}
        [one] {" "}(1 punto)
       *[other] {" "}({ $cost } puntos)
    }
act-take-back = recuperar: { $name }
act-bring = poner un fantasma pequeño en { $field } { spot }

## The board in words

board-round = { round }.
board-keyhole = La cerradura está en la puerta { $door }.
board-midnight = { midnight }: { $says }
board-piece = { held }.
board-seat = { $who } empieza en el { $side }; puntos: { $points }, en el almacén: { $stock }, escapados: { $escaped }; en el vestíbulo: { $ghosts }.
board-ghost = { ghost } { $field } { spot }
board-none = ninguno
board-seen =
    A la vista{ $mirror ->
        [1] {" "}en el espejo
       *[0] {""}
    } desde la puerta { $door }: { ghost }, de { $who }.
board-plan = { planning }: { $entry }.

## What to do now

prompt-furnishing = Toma un mueble y arrástralo a su lugar. Gíralo, vuélcalo y ponlo ahí.
prompt-taking = Toca un mueble iluminado para moverlo, o no muevas ninguno.
prompt-placing = Arrastra el mueble a su nuevo lugar. Gíralo, vuélcalo y ponlo ahí.
prompt-planning = Toca o arrastra un fantasma y elige dónde se esconde. Tu plan es secreto.
prompt-naming = Elige a qué lado va la cerradura. El dado decide la puerta.
prompt-tag = ¡Tú la llevas! Elige un fantasma o un lugar iluminado.
prompt-big-brother = Elige el fantasma que llama a su hermano mayor y dónde se pone.

## Chance

chance-midnight = La carta de medianoche decide
chance-drawing = La carta de movimiento decide
chance-die = El dado decide
came-arrangement = Mobiliario { $n }
