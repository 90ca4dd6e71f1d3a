# Lo que dice la línea de órdenes, en español.

## Partes de las frases

range = { $low } a { $high }
seat-name = Asiento { $n }
count-games =
    { NUMBER($n, useGrouping: 1) } { $n ->
        [one] partida
       *[other] partidas
    }
count-random-games =
    { NUMBER($n, useGrouping: 1) } { $n ->
        [one] partida al azar
       *[other] partidas al azar
    }
count-actions =
    { NUMBER($n, useGrouping: 1) } { $n ->
        [one] acción
       *[other] acciones
    }
count-decisions =
    { NUMBER($n, useGrouping: 1) } { $n ->
        [one] decisión
       *[other] decisiones
    }
count-rules =
    { NUMBER($n, useGrouping: 1) } { $n ->
        [one] regla
       *[other] reglas
    }
count-cells =
    { NUMBER($n, useGrouping: 1) } { $n ->
        [one] celda
       *[other] celdas
    }
count-outcomes =
    { NUMBER($n, useGrouping: 1) } { $n ->
        [one] resultado del azar
       *[other] resultados del azar
    }

# Palabras que se escriben; las inglesas siempre se entienden

word-help = ayuda, h
word-show = mostrar, ver
word-hint = pista
word-undo = deshacer
word-mark = marcar
word-none = nada
word-save = guardar
word-quit = fin, q
word-yes = s, sí, si
word-no = n, no
word-answer-save = g, guardar
word-answer-leave = i, irse
word-back = a, atrás
word-rules = r, reglas

## Mientras algo tarda

compiling-first = Compilando (la primera vez tarda un poco más) ...
progress-compiling = Compilando
progress-playing = Jugando
progress-thinking = Pensando
written = Escrito: { $path }
out-of-memory = no hay memoria suficiente para eso; pide menos partidas

## En la mesa

welcome = { $title } { $seats } (se cambia con --seat). Escribe ayuda en cualquier pregunta.
welcome-back = { $title }, sigue tras { $actions } acciones. { $seats } (se cambia con --seat). Escribe ayuda en cualquier pregunta.
chance-turn = Ahora decide el azar: pulsa Intro.
enter-to =
    { $who }: pulsa Intro para { $verb ->
        [roll] tirar el dado
        [draw] sacar
        [flip] girar
        [card] robar una carta
       *[other] seguir
    }{ $undo ->
        [0] {""}
       *[other] , o escribe deshacer
    } >{" "}
enter-to-go-on = { $who }: pulsa Intro para seguir >{" "}
decide = { $who }: { $hint }, o ? o ayuda >{" "}
type-a-number = escribe un número
type-a-number-between = escribe un número ({ $low } a { $high })
type-or-enter = escribe 1 o pulsa Intro
fits-several = «{ $text }» encaja con varias acciones: { $fitting }
no-such-number = Ahora no hay ninguna acción con el número { $number }.
is-allowed = { $action } se permite: { $does }
does = { $action }: { $does }
curtain = El telón está echado. Pasa el dispositivo a { $who }.
curtain-question = { $who }: pulsa Intro cuando solo tú veas la pantalla >{" "}
hint-line = { $action }: gana cerca del { $chance }
hint-line-then = { $action }: gana cerca del { $chance }, y después quizá { $then }
undo-too-late = No se puede deshacer nada: desde entonces ha pasado algo al azar o en secreto.
undo-nothing = No se puede deshacer nada: aún no has decidido nada.
undone = { $who } deshace: { $action }
undone-secretly = { $who } deshace una decisión.
nothing-happened = Aún no ha pasado nada.
overwrite = { $path } ya existe. ¿Escribir encima? [s/N]{" "}
answer-y-or-n = Responde s o n.
saved = Guardado en { $path }
how-to-watch = Para verla: nightkeep replay { $path }
how-to-go-on = Para seguir: nightkeep play --resume { $path }
leave = ¿Dejar la mesa? [s/N]{" "}
leave-unsaved = ¿Dejar la mesa? [g]uardar e irse, [i]rse sin guardar, [n]o:{" "}
answer-s-l-n = Responde g, i o n.
file-name = Un nombre de archivo guarda el registro de esta partida; Intro deja la mesa >{" "}
left = Has dejado la mesa.
left-saved = Has dejado la mesa; la partida está guardada.
nobody-wins = No gana nadie.
wins =
    { $n ->
        [one] Gana { $names }.
       *[other] Ganan { $names }.
    }
columns = [columnas { $left } a { $right } de { $all }]
widen = Una terminal de { $columns } columnas muestra el tablero entero.
ranges-of = N:

## Ayuda en la mesa: qué se escribe, y qué hace

help-action = un número, o el texto de una acción
help-action-does = hacerla; basta el principio de un texto si solo encaja con una
help-last = ?
help-last-does = lo que acaba de pasar, con sus reglas
help-why = ? ACCIÓN
help-why-does = qué hace una acción, o por qué ahora no se permite
help-rule = ? NÚMERO-DE-REGLA o una palabra
help-rule-does = una regla, o las reglas con esa palabra
help-hint = pista
help-hint-does = qué haría un buen bot en tu lugar
help-show = mostrar
help-show-does = dibujar otra vez el tablero y la lista de acciones
help-undo = deshacer
help-undo-does = deshacer tu última decisión, si desde entonces no ha pasado nada al azar ni en secreto
help-mark = marcar LUGAR, marcar nada
help-mark-does = en los juegos con marca: ponerla donde la vea todo el mundo, o quitarla
help-save = guardar [ARCHIVO]
help-save-does = guardar la partida
help-quit = fin
help-quit-does = dejar la mesa

## Preguntas para jugar

resume-alone = --resume toma el juego, sus opciones y sus nombres del registro; no los indiques
seat-unknown = --seat { $kind } no se permite; en un asiento puede estar: { $known }
seat-too-many =
    --seat aparece { $times } veces, pero hay { $players ->
        [one] { $players } asiento
       *[other] { $players } asientos
    }
name-too-many =
    --name aparece { $times } veces, pero hay { $players ->
        [one] { $players } asiento
       *[other] { $players } asientos
    }
name-form = --name { $name }: un nombre tiene de 1 a { $most } caracteres visibles
name-twice = cada asiento necesita un nombre propio
save-exists = --save { $path }: el archivo ya existe; sigue con él con --resume, o elige otro nombre
option-form = --option { $text }: escribe CLAVE=VALOR; las claves son: { $keys }
option-twice = --option { $key } aparece dos veces
players-twice = --players y --option players=... son lo mismo; indica solo uno
no-folder = { $option }{ $path }: no existe la carpeta { $folder }
cannot-write = { $option }{ $path }: no se puede escribir ({ $why })

## Lecciones

lesson-step = Paso { $n } de { $all }: { $game }
lesson-on = Intro sigue; a vuelve atrás, r muestra las reglas, q termina >{" "}
lesson-do = Ahora: { $action }. Escríbelo, o pulsa Intro; a vuelve atrás, ? todas las opciones, r las reglas, q termina >{" "}
lesson-other = Eso también se permite, pero prueba ahora esto: { $action }
lesson-end = Juega ahora: nightkeep play { $game }

## Juegos y reglas

heading-name = Nombre
heading-title = Título
heading-players = Personas
heading-options = Opciones
game-not-usable = { $game } (de { $distribution }) no se puede usar: { $reason }
which-game = ¿Qué juego? Un número o un nombre; q termina >{" "}
fits-games = «{ $answer }» encaja con varios juegos: { $games }
no-such-game = No hay ningún juego «{ $answer }»{ guess-after }
players = { $players } personas
game-secrets = { count-rules }. Cada asiento sabe cosas distintas.
game-open = { count-rules }. No hay nada oculto.
game-source = Viene de { $source }.
board-file = El tablero es un archivo: { $path }
board-files = Los tableros son archivos: { $paths }
options-title = Opciones (--option CLAVE=VALOR)
heading-key = Clave
heading-values = Puede ser
heading-default = Si no dices nada
heading-text = Qué hace
heading-rules = Reglas
only-english = { $title } no está escrito en «{ $lang }»: esto es inglés.
rule-or-search = indica el número de una regla o --search, no los dos
rule-unknown = { $game } no tiene la regla «{ $rule }»; las reglas van de { $first } a { $last }{ guess-after }
search-nothing = ninguna regla de { $game } dice «{ $word }»

## Registros de partidas

replay-title = { $title }, { count-actions }
replay-until = --until { $until }: el registro tiene { count-actions }
replay-next = { $n } de { $all }: Intro sigue, q termina >{" "}
replay-after = Después de la acción { $n } de { $all }.
replay-open = La partida no ha acabado.
verify-fair = El azar fue limpio: { count-outcomes }, calculado otra vez; todo como se jugó.
heading-outcome = Resultado
heading-expected = Esperado
heading-actual = Salió
verify-more = y { $n } más que eran menos probables

## Análisis

analyse-same-file = { $path } es el propio registro; indica otro archivo
analyse-nothing = En esta partida aún no se ha decidido nada, así que no hay nada que ver.
analyse-title = { $title }: { $actions }, { $decisions }
analyse-last = { $chance } en la última decisión
analyse-blunders = Las decisiones que más regalaron
analyse-no-blunders = Ninguna decisión regaló más del { $share }.
analyse-swings = Dónde más cambiaron las posibilidades
analyse-picture = { $title }: posibilidades de ganar
heading-action = Acción
heading-seat = Asiento
heading-played = Se jugó
heading-better = Mejor
heading-costs = Cuesta
heading-from-action = Desde la acción
heading-change = Cambio
heading-then = Después

## Tableros

out-exists = --out { $path }: el archivo ya existe; elige otro nombre
board-written = Escrito: { $path }. Cámbialo, y luego: nightkeep board check { $path }
board-other-game = game = { $given }, pero --game pide un tablero de { $game }
board-title = { $board }, un tablero de { $title }
heading-random-play = Juego al azar
heading-result = Resultado
heading-interval = Intervalo del 95 %
row-games = Partidas
row-ended = Acabadas
row-actions = Acciones por partida
mean-and-range = { $mean } ({ $low } a { $high })
row-wins = Victorias de { $who }
board-endless =
    { $n ->
        [one] { NUMBER($n, useGrouping: 1) } partida sin acabar
       *[other] { NUMBER($n, useGrouping: 1) } partidas sin acabar
    } en { NUMBER($most, useGrouping: 1) } acciones: cambia el tablero para que toda partida pueda acabar.
board-good = El tablero está completo, y todas las partidas acabaron.

## Simulaciones

simulate-title = { $title }: { count-random-games }, semilla { $seed }
heading-mean-score = Puntuación media
heading-lowest = La más baja
heading-highest = La más alta
heading-share = Parte de victorias
simulate-lengths = Acciones por partida: { $mean } de media, de { $low } a { $high }.
simulate-shared = Victorias de varios asientos: { $share } de las partidas; cada uno de esos asientos cuenta su parte.
simulate-speed = { $games } partidas/s, { $steps } pasos/s ({ $seconds } s).

## Torneos

match-title = { $title }: { count-games }, semilla { $seed }
match-stopped = Parado tras { $done } de { count-games }, sin guardar; --results ARCHIVO las guarda.
match-stopped-kept = Parado tras { $done } de { count-games }, guardado en { $path }; la misma orden sigue desde allí.
match-results = Resultados en { $path }
match-lengths = Acciones por partida: { $mean } de media.
match-alone = { $bot } jugó en todos los asientos, así que todas las victorias son suyas; indica bots distintos con --bots para comparar.
match-bold-rated = Una fila en negrita gana claramente más de lo que le toca. Clasificación: 400 puntos de diferencia son diez contra uno.
match-bold = Una fila en negrita gana claramente más de lo que le toca. Clasificación: pip install 'nightkeep[lab]' la muestra.
match-by-side = Por bando
match-duels = Duelos: el mismo azar para los dos
match-bold-duel = Un duelo en negrita está claramente decidido.
heading-bot = Bot
heading-bots = Bots
heading-games = Partidas
heading-fair-share = Lo que toca
heading-rating = Clasificación
heading-side = Bando
heading-both = Ganan los dos
heading-only-first = Solo el primero
heading-only-second = Solo el segundo
heading-neither = Ninguno
heading-first-share = El primero, de los decididos

## Estudios

study-extra = los estudios necesitan { $missing }: pip install 'nightkeep[lab]'
study-on = --on { $on }: tiene que ser «here» o «ray»
study-stopped = Parado tras { NUMBER($done, useGrouping: 1) } de { count-games }, guardado en { $path }; la misma orden sigue desde allí.
study-done = { $title }: { $cells }, { $games }, { $seconds } s.
study-results = Resultados en { $path }; nightkeep lab report { $path } los dibuja.

## Idiomas

words-title = Frases en «{ $lang }»
words-complete = Están todas las frases.
heading-catalogue = Catálogo
heading-sentences = Frases
heading-missing = Falta
heading-unknown = Desconocido
heading-arguments = Otros argumentos
heading-broken = Rota

## Documentation

docs-missing = La documentación no está construida aquí. En una copia del repositorio, constrúyela con: make docs
docs-served = La documentación está en { $address } (Ctrl-C la cierra)
docs-port = --port { $port }: no se puede escuchar ahí ({ $reason })
