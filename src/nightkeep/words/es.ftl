# Lo que dice el propio motor, en español.

## Partes de las frases

# Un texto que aún no tiene frase propia.
text = { $text }
list-and = { $first } y { $last }
listed =
    { $first }{ $more ->
        [0] {""}
       *[other] {" "}y { $more } más
    }
seat = asiento { $number }
nothing = nada
range = { $low } a { $high }
seat-name = Asiento { $n }

## De quién es el turno

turn-chance = decide el azar
turn-over = la partida ha acabado
turn-seat = es el turno de { $who }

## Por qué no

cited = { $why } ({ $rules })
why-over = la partida ha acabado
why-not-a-number = el número de una acción es un número entero de 64 bits
why-not-your-turn = { $who } no puede hacer nada ahora: { $turn }
why-several = «{ $text }» vale para varias acciones: { $fitting }
why-only-players = solo puede quien juega
illegal-now = «{ $action }» no está permitido ahora: { $why } ({ $turn }; permitido: { $allowed })
illegal-over = «{ $action }» no está permitido: la partida ha acabado
no-chance-odds = aquí no decide el azar; odds() responde cuando actor es nk.CHANCE
no-chance-draw = aquí no decide el azar: { $turn }
no-undo-yet = todavía no se ha jugado nada, así que no hay nada que deshacer
no-undo-revealed = la última acción fue cosa del azar o reveló algo, así que no se puede deshacer

## Marcadores

marker-no-place = { $marker }: no hay ningún lugar { $place }; los lugares son: { $places }
marker-not-now = { $who } no puede mover esto ahora: { $marker } ({ $why })
marker-unknown = no hay ningún marcador { $marker }; los de este juego son: { $markers }
spectator = alguien que mira

## El final

side-won = Victoria
side-lost = Derrota

## Lecciones

lesson-read-on = aquí no hay nada que elegir; sigue leyendo
lesson-try = eso también está permitido, pero ahora prueba esto: { $wanted }


## Lo que nombran las acciones, como lo dicen los errores

name-arrangement-thing = decorado
name-card-thing = carta
name-chamber-thing = sala
name-clock-thing = reloj
name-colour-thing = color
name-direction-thing = dirección
name-door-thing = puerta
name-face-thing = cara del dado
name-field-thing = casilla
name-figure-thing = figura
name-frame-thing = marco
name-ghost-thing = fantasma
name-height-thing = altura
name-kind-of-door-thing = tipo de puerta
name-layer-thing = capa
name-length-thing = longitud
name-lockable-door-thing = puerta con llave
name-midnight-card-thing = carta de medianoche
name-movement-card-thing = carta de movimiento
name-passage-thing = pasadizo
name-piece-thing = mueble
name-place-thing = lugar
name-play-thing = forma de jugar
name-pose-thing = postura
name-roll-thing = tirada
name-room-thing = habitación
name-seat-thing = asiento
name-side-thing = lado
name-size-thing = tamaño
name-space-thing = casilla
name-spot-thing = sitio
name-square-thing = casilla
name-stage-thing = etapa
name-staircase-thing = escalera
name-tile-thing = loseta
name-turn-thing = giro

## Palabras, números y estructuras que no son acciones

guess-word =
    { $guess ->
        [0] {""}
       *[other] {" "}(¿quieres decir «{ $guess }»?)
    }
guess-after =
    { $guess ->
        [0] {""}
       *[other] .{" "}¿Quieres decir «{ $guess }»?
    }
word-unknown = no existe «{ $word }» ({ NAME($thing, form: "thing") }){ guess-word }; puede ser: { $allowed }
word-number = no existe «{ $word }» ({ NAME($thing, form: "thing") }); puede ser de { $first } a { $last }
word-either = { $one }; { $other }
no-action-number = no hay ninguna acción con el número { $number }
no-action-text = «{ $text }» no es una acción{ guess-word }; las acciones son así: { $examples }
no-action-kind = kind = { $kind }: puede ser { $kinds }
no-action-fields = una acción del tipo { $kind } tiene estos campos: { $fields }
no-action-field = { $field } = { $value }: { $why }
no-action-type = una acción es un texto, no { $type }
no-action-long = una acción tiene como mucho { $most } caracteres; esta tiene { $length }
script-ended = el guion no tiene más acciones, pero la partida sigue
not-to-act = los bots deciden por el asiento que tiene el turno; el asiento { $seat } no lo tiene

## Juegos y opciones

game-unknown = no hay ningún juego «{ $game }»; hay: { $games }{ guess-after }
game-none = no hay ningún juego «{ $game }», ni ningún otro: Nightkeep no está instalado aquí, solo está su código; instálalo con pip install -e .
game-unusable = el juego «{ $game }» de { $source } no se puede usar: { $reason }
game-no-import = { $entry } no se puede cargar: { $type }: { $problem }
game-no-spec = { $entry } es un { $type }, no una GameSpec
game-other-name = { $entry } llama al juego «{ $declared }», pero su punto de entrada se llama «{ $game }»
game-name-form = el nombre de un juego se escribe con minúsculas, cifras y guiones sueltos, como «my-game»
game-name-twice = el nombre «{ $game }» lo ofrecen { $sources }; desinstala uno de ellos
language-unknown = no hay nada escrito en «{ $lang }»; los idiomas son: { $languages }
rules-language = las reglas de { $game } no están escritas en «{ $lang }»; hay: { $languages }
lesson-missing = { $game } no tiene lección
option-unknown = { $game } no tiene la opción «{ $key }»; hay: { $options }{ guess-after }
option-value = { $key } = { $given } no se permite; { $key } puede ser: { $allowed }
option-range = { $key } = { $given } no se permite; { $key } puede ser de { $low } a { $high }
option-range-or = { $key } = { $given } no se permite; { $key } puede ser de { $low } a { $high }, o { $other }
option-board = { $key } = { $given } no se permite; { $key } puede ser: { $boards }, o la ruta de un archivo de tablero
option-version = version = «{ $version }» es otro juego; nk.game('{ $game }', version=...) lleva allí
option-seat = asiento { $seat }: los asientos van de 0 a { $last }, o None para quien mira
option-names = names = { $names }: los nombres son una lista de textos, uno para cada asiento
option-names-count = { $names } nombres para { $players } personas; cada asiento necesita uno
option-threads = threads = { $threads }: hace falta al menos un hilo
option-games = games = { $games }: simulate juega de 1 a { $most } partidas
option-seed = seed = { $seed }: una semilla es un número entero de 0 a { $most }
position-broken = no es una posición de este juego: { $broken }

## Bots

bot-unknown = no hay ningún bot «{ $bot }»; hay: { $bots }{ guess-after }
bot-random-only = { $game } no tiene evaluación, así que solo lo juega el bot random
bot-limit =
    { $where }: { $key } puede ser { $low } { $high ->
        [0] o más
       *[other] a { $high }
    }
bot-change = «{ $change }» en el bot «{ $bot }»
bot-threads = bot «{ $bot }» con threads = { $threads }
bot-no-thought = bot «{ $bot }»: { $level } no piensa, así que no hay nada que cambiar
bot-tunable = «{ $change }» en el bot «{ $bot }»: se puede cambiar { $keys }
bot-number = «{ $change }» en el bot «{ $bot }»: { $key } necesita un número
bot-endless = el bot «{ $bot }» pensaría sin fin: dale segundos o menos rondas
bot-by-clock = el bot «{ $bot }» piensa según el reloj, así que sus partidas no se podrían repetir; dale rondas, como { $level }:rounds=5000

## Registros de partidas

record-form = un registro es un objeto JSON con las claves { $keys }
record-transcript = esto es lo que supo un solo asiento de una partida; solo se puede repetir el registro de una partida
record-format = nightkeep = { $format }: este programa lee registros del formato { $known }
record-key = «{ $key }» falta en el registro o no es un { $kind }
record-unknown-key = clave desconocida «{ $key }»; un registro tiene { $keys }
record-game = no hay ningún juego «{ $game }»; hay: { $games }
record-board = el «board_toml» del registro no es un texto
record-rules = la partida se jugó con las reglas { $rules } de { $game }; este programa tiene { $own } y no la repite con otras reglas
record-set-up = la preparación del registro está mal: { $problem }
record-until = until = { $until }: tiene que ser un número de acciones, desde 0
record-action = acción { $number } de { $all }: { $problem }
record-marks = el «marks» del registro no es una lista
record-mark = marca { $number } de { $all }: { $problem }
record-mark-form = la marca { $number } de { $all } no es [acciones anteriores, asiento, marca, lugar o null]
record-mark-order = la marca { $number } de { $all } viene tras { $actions } acciones; después de la marca anterior y antes del final de la partida, eso es de { $low } a { $high }
record-not-written = { $path } no se pudo escribir ({ $why }); no ha cambiado nada
record-large = { $path }: más de { $most } bytes, y ningún registro es tan grande
record-truncated = { $path }, línea { $line }: cortado o no es JSON ({ $why })
record-deep = { $path }: no es un registro: números demasiado largos, o demasiados niveles
record-object = { $path }: un registro es un objeto JSON
record-no-dice = el registro no tiene «dice», así que su azar no se puede comprobar
record-dice-broken = el «dice» del registro está mal: { $problem }
record-dice-scheme = el «dice» del registro es del tipo «{ $scheme }»; este programa comprueba «{ $known }»
record-dice-secret = el «dice» del registro aún no muestra su secreto; se muestra cuando acaba la partida
record-dice-commitment = el secreto no encaja con el compromiso que se mostró al principio
record-dice-other = acción { $number }: el azar da «{ $outcome }», pero se jugó «{ $played }»

## Archivos

file-no-file = { $path } no se puede leer (no es un archivo)
file-unreadable = { $path } no se puede leer ({ $why })
file-no-text = { $path } no es un archivo de texto
file-unwritable = { $path }: no se puede escribir ({ $why })
file-place =
    { $line ->
        [0] { $path }: { $problem }
       *[other] { $path }, línea { $line }: { $problem }
    }
toml-broken = no es TOML válido: { $problem }
toml-no-file = no se puede leer (no es un archivo)
toml-unreadable = no se puede leer ({ $why })
toml-large = { $size } bytes son demasiados; un archivo de tablero tiene como mucho { $most } bytes
toml-inherit = { $key } = { $given }: tiene que ser uno de los tableros del juego: { $boards }
toml-like-own = «{ $key }» se escribe como en el propio juego, { $how }
toml-like-table = «{ $key }» se escribe como en el propio juego, una tabla: [{ $key }]
toml-like-list = «{ $key }» se escribe como en el propio juego, una lista: [[{ $key }]]
toml-renamed = { $key } tiene que ser ahora "{ $name }"; escríbelo en una línea aparte
toml-missing-whole = falta «{ $key }»; es un número entero de { $low } a { $high }
toml-whole = { $key } = { $given }: tiene que ser un número entero de { $low } a { $high }
toml-text = { $key } = { $given }: tiene que ser un texto
toml-missing = falta «{ $key }»
toml-type = { $place }: se espera { $wanted }, no { $given }
toml-bound = { $place }: se espera { $allowed }, no { $given }
toml-choice = { $place }: se espera uno de { $choices }, no { $given }
toml-item = { $place }, elemento { $item }
toml-whole-file = el archivo
toml-unknown = clave desconocida «{ $key }»; aquí hay: { $known }
board-names = { $problem }; los tableros con nombre son: { $boards }{ guess-after }
board-no-game = falta «game»; escribe para qué juego es el tablero: game = "NOMBRE", de { $games }
board-game = game = { $game }: ese juego no existe; hay: { $games }{ guess-after }

## Torneos y estudios

match-no-bots = un torneo necesita al menos un bot
match-unwritable = { $path }: allí no se pueden escribir resultados ({ $why })
match-write-failed = { $path }: no se pudo escribir un resultado ({ $why }); los anteriores se conservan
match-line = { $path }, línea { $line }: no es un resultado; corrige o borra esa línea
match-other-line = { $path }, línea { $line }: no es un resultado de este torneo; corrige o borra esa línea
match-no-results = { $path } no es un archivo de resultados de un torneo
match-names-no-bots = { $path } no es un archivo de resultados de un torneo: no nombra ningún bot
match-cut-off = { $path }: la última línea está cortada y no se puede borrar ({ $why })
match-format = { $path }: arena = { $format }; este programa lee el formato { $known }
match-other = { $path } es de otro torneo ({ $game }: { $bots }, semilla { $seed }, { $options }); indica otro archivo
study-cells = { $cells } celdas; un estudio tiene como mucho { $most }
study-same-name = dos celdas se llaman «{ $cell }»; da a cada una un name = "..."
study-cell-list = las celdas se escriben como [[cell]]
study-options = las opciones se escriben como tabla: [options] u options = {"{"} ... {"}"}
study-sweep = un barrido es una tabla de listas: [sweep]
study-sweep-list = { $key } = { $given }: un barrido necesita una lista con al menos un valor
study-game = un estudio necesita un game = "..."
study-bots = bots = { $given }: tiene que ser una lista como ["greedy"], uno para cada asiento
study-cell = celda «{ $cell }»: { $problem }
study-too-many-bots = celda «{ $cell }»: { $bots } bots para { $seats } asientos
study-no-games = { $folder } aún no tiene partidas acabadas
study-part = { $path } no se puede leer ({ $why }); bórralo y repite el estudio
study-other = { $folder } tiene resultados de otro estudio, o de este en una versión anterior; indica otra carpeta
study-not-empty = { $folder } no está vacía y no contiene ningún estudio; indica otra carpeta
study-missing = { $folder } no tiene resultados de un estudio (falta { $file })

## Este equipo

process-ended = un proceso que jugaba partidas se cerró desde fuera; los resultados de un archivo se conservan. Inténtalo otra vez, quizá con menos --workers
extra-missing = para esto faltan paquetes ({ $modules }). Ejecuta: { $command }
gpu-no-numba = para una GPU falta el paquete numba-cuda ({ $why }). Ejecuta: { $command }
gpu-none = no hay ninguna GPU de NVIDIA que Numba pueda usar ({ $why })
gpu-no-driver = no hay controlador
gpu-simulate = { $reason }; Game.simulate() usa en su lugar todos los núcleos
gpu-environment = { $reason }; el entorno de nightkeep.envs.vector usa los núcleos del procesador
library-outdated = { $path } se construyó a partir de otras fuentes y no se usa; make kernels la construye de nuevo
library-damaged = { $path } no se puede usar: está dañada o hecha para otra máquina ({ $problem }). Bórrala, o constrúyela de nuevo con make kernels
library-door = { $path } no tiene la función { $door }. Bórrala, o constrúyela de nuevo con make kernels

# Una cosa por su nombre.
name = { NAME($word) }

## Posiciones preparadas

position-and = { $first }; { $next }
position-more = { $first }; y { $n } más
position-object = una posición es un objeto con los campos { $fields }
position-unknown = campo desconocido «{ $field }»
position-missing = falta el campo «{ $field }»
position-shape = campo «{ $field }»: debe tener la forma { $shape }
position-number = campo «{ $field }»: { $given } no es un número entero de { $low } a { $high }
position-is = { $field } es { $number }; puede ser de { $low } a { $high }
position-holds = { $field } contiene { $number }; puede contener de { $low } a { $high }
position-option = { $field } es { $given }, pero con estas opciones es { $wanted }

## Archivos de lecciones

step-options = opciones: { $problem }
step-names = names debe tener { $n } nombres, uno para cada asiento
step-list = una lección tiene de 1 a { $most } pasos, cada uno un [[step]]
step-last = en el último paso no se juega nada, solo se dice algo
step-no-rule = no hay ninguna regla { $rule }
step-unfinished = empieza una partida nueva, pero en el paso anterior aún hay algo que jugar
step-goes = goes: { $problem }
step-say = «{ $lang }» debe ser un texto de 1 a { $most } caracteres
step-texts = «{ $key }» debe ser una lista de textos
step-play-text = «play» debe ser el texto de una sola acción
step-illegal = play: «{ $action }» no se permite aquí: { $why }
step-not-offered = play: «{ $action }» no se ofrece así; se ofrece: { $offered }

## Juegos añadidos

game-not-a-spec = register() recibe un GameSpec, no un { $type }
game-bad-name = el juego «{ $game }» del paquete { $package } necesita otro nombre: minúsculas, cifras y guiones sueltos, como «mi-juego»
game-taken = el paquete { $package } no puede registrar un juego «{ $game }»: { $source } ya tiene uno con ese nombre; elige otro
game-clash = el paquete { $package } no puede registrar un juego «{ $game }»: { $problem }
game-no-folder = el paquete { $package } de { $game } no tiene carpeta; dale un __init__.py

## Tipos de valores en los archivos

type-int = número entero
type-float = número
type-str = texto
type-bool = true o false
type-array = lista
type-object = tabla
type-either = { $one } / { $other }
bound-at-least = { $kind } >= { $bound }
bound-at-most = { $kind } <= { $bound }
bound-exactly = { $kind } { $bound }
type-str-length = texto de longitud
type-array-length = lista de longitud
comment-board = Un tablero para { $title }. Es el tablero normal: cambia el nombre y lo que quieras.
comment-check = Comprobarlo:   nightkeep board check ARCHIVO     Jugar en él:   nightkeep play { $game } --option { $option }=ARCHIVO
comment-inherit = Para escribir solo lo que cambia, escribe { $key } = "{ $board }" arriba y borra el resto.
comment-keys = Qué puede ir en cada sitio (una comprobación dice qué está mal y en qué línea):
comment-key =
    { $key }: { $values }{ $required ->
        [0] ; puede faltar
       *[1] {""}
    }
value-or = { $first } o { $second }
value-whole = número entero { $range }
value-number = número { $range }
value-text = texto
value-letters = texto de { $range } letras
value-bool = true o false
value-times = { $value }; { $range } veces
value-any = cualquier valor
value-up-to = hasta { $high }
value-at-least = { $low } o más
value-between = { $low } a { $high }

## Arrays y entornos en Python

env-not-contiguous = { $name } no está seguido en la memoria, fila tras fila
env-read-only = no se puede escribir en { $name }: da arrays de NumPy y compártelos con la biblioteca cuyos arrays nunca cambian
env-shape = { $name } es { $given }; debe ser { $wanted }
env-actions = las acciones son { $given }; debe haber un número entero por partida
env-games = games = { $games }: hace falta al menos una partida
env-seed = seed = { $seed }: una semilla es un número entero de 0 a { $most }
env-no-array = { $name } es un { $type }; debe ser un array de NumPy o de DLPack
env-other-device = { $name } está en el dispositivo { $device }; nightkeep.envs.cuda_vector escribe en las GPU
env-not-shared = { $name }, un { $type }, no se puede compartir: { $problem }
env-threads-multiple = threads = { $threads }: debe ser un múltiplo de { $step }, y como máximo { $most } en { $game }
env-not-on-card = { $name } es un { $type }; debe ser un array en la tarjeta
env-illegal-somewhere = partida { $game }: una acción no estaba permitida y no se ha hecho
env-seat = seat = { $seat }: los asientos son de 0 a { $last }
env-opponents = { $opponents } rivales para { $seats } asientos más; cada uno necesita uno
env-illegal = la acción { $action } no está permitida; véase la máscara de acciones
env-illegal-of = { $agent }: la acción { $action } no está permitida; véase la máscara de acciones
env-illegal-in = partida { $game }: la acción { $action } no está permitida; véase mask[{ $game }]
env-cycles = max_cycles = { $cycles }: hace falta al menos un ciclo
env-not-whole = la acción { $action } no es un número entero; las acciones son los lugares de la máscara de acciones
env-start = start: esto no es el JSON de una posición ({ $problem })
env-choice = { $key } = { $given }: puede ser { $allowed }
env-threads = threads = { $threads }: hace falta al menos un hilo
env-seats = los asientos son números enteros de 0 a { $last }
## Imágenes y tablas en cuadernos

picture-width = el ancho de una imagen es { $width }; puede ser de 1 a { $most } píxeles
picture-not-built = los dibujos no están construidos en esta copia de Nightkeep; para construirlos: make page
picture-words = El tablero en palabras
picture-won = victoria: { $who }
picture-nobody = terminada; nadie ha ganado
column-seat = asiento
column-bot = bot
column-games = partidas
column-wins = parte de las victorias
column-interval = intervalo del 95 %
column-rating = clasificación
column-score = puntuación media
column-points = puntuación
column-cell = celda
column-actions = acciones por partida
table-simulation = { $games } partidas al azar, de { $actions } acciones de media
table-match = { $game }: { $games } partidas
table-study = { $title }: { $played } de { $planned } partidas
