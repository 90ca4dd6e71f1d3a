# Lo que dice la línea de órdenes, en español.

## Partes de las frases

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

## El menú

hall-open = La entrada ya está abierta en { $address }
menu-game = Juego
menu-players = Participantes
menu-people = Personas ante este teclado
menu-bots = Bots
menu-language = Idioma
menu-learn = Aprender este juego
menu-rules = Leer sus reglas
menu-browser = Para jugar en el navegador: { $command }
menu-question = Intro empieza; un número cambia una línea; q sale >{" "}
menu-answer = Escribe un número del 1 al { $most }, q, o pulsa solo Intro.
menu-number = Un número del { $low } al { $high }; Intro lo deja así >{" "}
menu-one-of = Un número o un nombre; Intro lo deja así >{" "}

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
match-bold = Una fila en negrita gana claramente más de lo que le toca. Clasificación: { $command } la muestra.
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

## Cuidar de un servidor

no-tables-there = { $path }: ningún servidor ha guardado mesas aquí; indica su carpeta con --data, o su PostgreSQL con --database
cannot-read = { $path }: no se puede leer ({ $why })
database-away = la base de datos no se puede usar ({ $why })
database-newer = la base de datos es de un Nightkeep más nuevo (su formato: { $version }; conocido aquí: { $known }); actualiza Nightkeep
backup-exists = { $path }: el archivo ya existe; elige otro nombre
backup-failed = { $path }: no sirve como base de datos de Nightkeep ({ $why })
backup-done = Escrito: { $path } ({ $size } MB). { NUMBER($tables, useGrouping: 1) ->
        [one] 1 mesa
       *[other] { NUMBER($tables, useGrouping: 1) } mesas
    }.
restore-not-backup = { $path }: no es un archivo escrito por nightkeep backup
restore-kind = { $path }: una copia de { $kind }, que no cabe en { $wanted }; indica el PostgreSQL del servidor con --database, o su carpeta con --data
restore-occupied = { $path }: ya hay mesas guardadas allí; haz una copia y usa entonces --replace
restore-in-use = { $n ->
        [one] otra conexión usa
       *[other] otras { $n } conexiones usan
    } esta base de datos; detén antes todos los servidores
restore-done = Restaurado desde { $path }: { $tables ->
        [one] 1 mesa
       *[other] { NUMBER($tables, useGrouping: 1) } mesas
    }. Arranca de nuevo el servidor.
pg-missing = { $program } no está instalado aquí; instala los programas de PostgreSQL (Debian: postgresql-client), o ejecuta { $program } en la máquina de la base de datos
pg-failed = { $program } ha fallado: { $why }

doctor-ok = OK
doctor-advice = Consejo
doctor-problem = Problema
doctor-line = { $check }: { $says }
doctor-summary =
    { $n ->
        [0] Ningún problema encontrado.
        [one] 1 problema encontrado.
       *[other] { $n } problemas encontrados.
    }
doctor-check-page = Página
doctor-check-folder = Carpeta
doctor-check-disk = Disco
doctor-check-writes = Escritura duradera
doctor-check-cache = Juegos compilados
doctor-check-files = Archivos abiertos
doctor-check-database = Base de datos
doctor-check-version = Formato de la base
doctor-check-connections = Conexiones
doctor-check-clock = Reloj
doctor-check-address = Dirección
doctor-check-tls = Certificado
doctor-check-websocket = WebSocket
doctor-check-metrics = Medidas
doctor-page = construida, Nightkeep { $version }.
doctor-no-page = no está construida. Instala un wheel de Nightkeep, o ejecuta make page en una copia del código.
doctor-folder = se puede escribir en { $path }.
doctor-no-folder = { $path } no existe. Créala para el usuario del servidor, o indica otra con --data.
doctor-folder-locked = no se puede escribir en { $path } ({ $why }). Ejecuta esto como el usuario del servidor y dale la carpeta.
doctor-strangers = en { $path } estos archivos son de otro usuario: { $files }. Dáselos al dueño de la carpeta (chown), o el servidor no podrá escribir.
doctor-disk = { $free } GB libres en { $path }.
doctor-disk-low = solo { $free } GB libres en { $path }. Haz sitio: con el disco lleno, el servidor rechaza todas las jugadas.
doctor-disk-full = { $free } GB libres en { $path }. El servidor pronto rechazará todas las jugadas; haz sitio ahora.
doctor-writes = lo escrito está en el disco en { $ms } ms.
doctor-slow-writes = lo escrito tarda { $ms } ms en llegar al disco, y cada jugada lo espera. Usa un disco más rápido, o PostgreSQL en otra máquina.
doctor-in-memory = { $path } está en la memoria ({ $kind }): al reiniciar se pierde todo. Indica una carpeta de un disco con --data.
doctor-over-network = { $path } está en un sistema de archivos de red ({ $kind }), donde SQLite puede dañar su archivo. Usa un disco de esta máquina, o PostgreSQL.
doctor-durable = fsync y synchronous_commit están activados.
doctor-standby = { $n ->
        [one] un servidor de reserva sigue, pero ningún commit lo espera
       *[other] { $n } servidores de reserva siguen, pero ningún commit los espera
    }: un relevo puede perder las últimas jugadas. Ajusta synchronous_standby_names.
doctor-cache = guardados en { $path }.
doctor-cache-locked = no hay dónde guardarlos, así que cada arranque compila durante minutos. Pon en NIGHTKEEP_CACHE una carpeta donde el usuario del servidor pueda escribir.
doctor-files = son posibles { NUMBER($wanted, useGrouping: 1) } conexiones.
doctor-files-any = sin límite.
doctor-files-few = aquí son posibles { $n } conexiones como mucho. Sube el límite a { $wanted } (systemd: LimitNOFILE).
doctor-database-none = aún no hay; el primer arranque la crea.
doctor-sqlite = { $path } está íntegro, { $size } MB.
doctor-damaged = { $path } está dañado ({ $why }). Detén el servidor y restaura una copia: nightkeep restore FILE --replace.
doctor-postgresql = PostgreSQL { $version } responde en { $ms } ms.
doctor-version = al día ({ $version }).
doctor-version-old = versión { $version }; el próximo arranque lo lleva a { $known }. Haz antes una copia.
doctor-connections-few = PostgreSQL permite { $most }, estos procesos pueden necesitar { $wanted }. Sube max_connections o usa menos --workers.
doctor-clock = el sistema lo mantiene en hora.
doctor-clock-plausible = verosímil.
doctor-clock-alone = nada lo mantiene en hora. Activa un servicio de hora (systemd-timesyncd, chrony).
doctor-clock-behind = { $hours } horas por detrás de la última jugada. Pon el reloj en hora y activa un servicio de hora.
doctor-clock-before-install = marca un día anterior a la instalación de Nightkeep. Pon el reloj en hora y activa un servicio de hora.
doctor-clocks-differ = { $seconds } s de diferencia con el de PostgreSQL. Activa un servicio de hora en las dos máquinas.
doctor-no-origin = sin comprobar. Indica la dirección que usa la gente con --origin https://...
doctor-address = { $origin } responde.
doctor-unreachable = { $origin } no responde ({ $why }). ¿Está en marcha el servidor, lleva aquí el nombre, está abierto el puerto?
doctor-not-ours = { $origin } responde ({ $status }), pero no es Nightkeep. Mira adónde reenvía el proxy.
doctor-unready = { $origin } responde, pero su base de datos no. Mira el registro del servidor.
doctor-other-version = en { $origin } funciona Nightkeep { $theirs }, aquí está instalado { $ours }. Reinicia el servidor tras actualizar.
doctor-host-changed = el servidor tras { $origin } rechaza su propia página. El proxy debe pasar Host sin cambios; si no, arranca el servidor con --origin { $origin }.
doctor-certificate = válido { $days } días más en { $origin }.
doctor-certificate-ends = caduca en { $days ->
        [one] 1 día
       *[other] { $days } días
    } en { $origin }. Mira por qué no se renueva.
doctor-certificate-bad = { $origin } muestra un certificado que los navegadores rechazan ({ $why }). Consigue uno para este nombre.
doctor-no-hsts = { $origin } no envía Strict-Transport-Security. Haz que lo añada el proxy.
doctor-no-tls = { $origin } no tiene TLS: otros por el camino pueden leer las partidas y tomarlas. Pon delante un proxy con certificado.
doctor-tls-local = en esta máquina no hace falta.
doctor-websocket = llega al servidor en { $origin }.
doctor-no-websocket = ninguno llega al servidor en { $origin } ({ $why }). El proxy debe pasar Upgrade y Connection.
doctor-metrics-open = cualquiera puede leer { $origin }/metrics. Haz que el proxy lo rechace.
## Ayuda: el marco

usage = Uso:
usage-help = Mostrar esta ayuda y terminar.
usage-arguments = Argumentos
usage-options = Opciones
usage-commands = Órdenes
usage-default = [por defecto: {"{}"}]
usage-required = [obligatorio]
usage-no-command = no hay ninguna orden «{ $command }»; las órdenes son: { $commands }{ guess-after }
usage-no-option = no hay ninguna opción «{ $option }»; { $command } --help las muestra todas{ guess-after }
usage-needs-value = { $option } necesita un valor; { $command } --help dice cuál
usage-takes-no-value = { $option } no lleva ningún valor; no lo indiques
usage-missing = falta { $name }; { $command } --help dice qué va ahí
usage-extra = esto sobra: { $words }; { $command } --help dice qué puede ir aquí
usage-whole = { $name } debe ser un número entero{ usage-range }
usage-number = { $name } debe ser un número{ usage-range }
usage-range =
    { $form ->
        [between] {" "}de { $low } a { $high }
        [least] , como mínimo { $low }
        [most] , como máximo { $high }
       *[any] {""}
    }

## Ayuda: lo que representa un valor

metavar-options = [OPCIONES]
metavar-command = ORDEN [ARGUMENTOS]...
metavar-game = JUEGO
metavar-file = ARCHIVO
metavar-dir = CARPETA
metavar-folder = CARPETA
metavar-study = ESTUDIO.toml
metavar-key-value = CLAVE=VALOR
metavar-limit = NOMBRE=VALOR
metavar-lang = IDIOMA
metavar-name = NOMBRE
metavar-n = N
metavar-seed = SEMILLA
metavar-seconds = SEGUNDOS
metavar-host = HOST
metavar-url = URL
metavar-id = NÚMERO
metavar-word = PALABRA
metavar-seat = human|BOT
metavar-bots = BOT,BOT,...

## Ayuda: las órdenes

command-nightkeep = Juegos de tablero en casas encantadas: jugar, estudiar, aprender.
command-epilog = Sin orden: la entrada en el navegador, o un menú aquí.
command-examples = Ejemplos:
command-play =
    Jugar una partida en la terminal.

    El asiento 1 es tuyo y en los demás juegan bots de nivel normal, salvo que --seat diga otra cosa.

    { command-examples }

    {""}[bold]nightkeep play[/]   elegir en un menú

    {""}[bold]nightkeep play JUEGO --players 3 --save noche.json[/]   tú contra dos bots, guardado en un archivo

    {""}[bold]nightkeep play JUEGO -s human -s expert[/]   tú contra el más fuerte

    {""}[bold]nightkeep play JUEGO -s human -s human --name Rosa --name Emil[/]   dos personas con un solo teclado

    {""}[bold]nightkeep play --resume noche.json[/]   seguir con ella
command-games =
    Mostrar los juegos, o las opciones de un juego.

    { command-examples }

    {""}[bold]nightkeep games[/]

    {""}[bold]nightkeep games JUEGO[/]   sus opciones, qué valores tienen y qué hacen
command-rules =
    Leer las reglas numeradas de un juego.

    { command-examples }

    {""}[bold]nightkeep rules JUEGO[/]   todas, por secciones

    {""}[bold]nightkeep rules JUEGO --search puerta[/]

    {""}[bold]nightkeep rules JUEGO --lang nl[/]   en neerlandés
command-learn =
    Aprender un juego con una primera partida corta.

    { command-examples }

    {""}[bold]nightkeep learn JUEGO[/]

    {""}[bold]nightkeep learn JUEGO --lang nl[/]   en neerlandés
command-replay =
    Contar una partida guardada con frases, y dibujar cómo acabó.

    { command-examples }

    {""}[bold]nightkeep replay noche.json[/]

    {""}[bold]nightkeep replay noche.json --step[/]   verla acción por acción
command-simulate =
    Jugar muchas partidas al azar en todos los núcleos y decir cómo acabaron.

    { command-examples }

    {""}[bold]nightkeep simulate JUEGO -n 1000000 --players 3[/]

    {""}[bold]nightkeep simulate JUEGO --option board=mi-tablero.toml[/]   probar un tablero propio
command-arena =
    Hacer que los bots jueguen entre sí y decir cuál es más fuerte.

    Los asientos cambian por turnos, para que ningún bot se quede con el mejor. Bots: random, greedy, easy, normal, hard, expert.

    { command-examples }

    {""}[bold]nightkeep arena JUEGO --bots hard,normal --games 400[/]

    {""}[bold]nightkeep arena JUEGO -p 4 -b hard,random,random,random -n 200 --results match.jsonl[/]   uno contra tres
command-analyse =
    Ver una partida jugada: un gráfico de las probabilidades de cada asiento, y dónde cambió todo.

    { command-examples }

    {""}[bold]nightkeep analyse noche.json[/]

    {""}[bold]nightkeep analyse noche.json --rounds 20000 --svg noche.svg[/]
command-bench =
    Medir este dispositivo: tamaño de una posición, arranque, partidas al azar, State.play.

    { command-examples }

    {""}[bold]nightkeep bench[/]   todos los juegos

    {""}[bold]nightkeep bench -g JUEGO --seconds 5 --json bench.json[/]
command-serve =
    Servir los juegos a los navegadores.

    { command-examples }

    {""}[bold]nightkeep serve[/]   en este dispositivo

    {""}[bold]nightkeep serve --host 0.0.0.0[/]   para toda la casa

    {""}[bold]nightkeep serve --database postgresql://nightkeep@localhost/nightkeep --workers 4[/]
command-verify =
    Comprobar que el azar fue justo en una partida jugada en un servidor.

    { command-examples }

    {""}[bold]nightkeep verify partida.json[/]   cada tirada y cada sorteo, calculados de nuevo con las semillas de la mesa
command-export =
    Escribir todas las mesas de un servidor como registros.

    { command-examples }

    {""}[bold]nightkeep export registros[/]   de la carpeta de datos habitual; el servidor puede seguir en marcha
command-board = Tableros propios.
command-doctor =
    Comprueba lo que necesita un servidor: disco, reloj, base de datos, dirección y certificado. Indica las opciones del servidor.

    El código de salida es 1 si hay un problema. Un consejo no cuenta como problema.

    { command-examples }

    {""}[bold]nightkeep doctor[/]   la carpeta de datos habitual

    {""}[bold]nightkeep doctor --data /var/lib/nightkeep --origin https://games.example[/]
command-backup =
    Escribe en un solo archivo todo lo que guarda un servidor; el servidor puede estar en marcha.

    { command-examples }

    {""}[bold]nightkeep backup monday.backup[/]   desde la carpeta de datos habitual

    {""}[bold]nightkeep backup monday.backup --database postgresql://nightkeep@localhost/nightkeep[/]
command-restore =
    Pone una copia de seguridad en lugar de lo que guarda un servidor; el servidor no puede estar en marcha.

    { command-examples }

    {""}[bold]nightkeep restore monday.backup[/]   en la carpeta de datos habitual
command-docs =
    Abre la documentación en un navegador, sin internet.

    { command-examples }

    {""}[bold]nightkeep docs[/]

    {""}[bold]nightkeep docs --port 8000 --no-open[/]   solo mostrar la dirección
command-board-new =
    Escribir el tablero normal de un juego como archivo TOML, para empezar con él.

    { command-examples }

    {""}[bold]nightkeep board new JUEGO --out mio.toml[/]
command-board-check =
    Comprobar un archivo de tablero: leerlo, jugar en él partidas al azar y dibujarlo.

    { command-examples }

    {""}[bold]nightkeep board check mio.toml[/]

    {""}[bold]nightkeep board check mio.toml --game JUEGO --players 3 -n 5000[/]
command-lab = Estudios para quien diseña juegos: recorrer opciones y ver los resultados.
command-lab-run =
    Jugar un estudio. Los resultados se guardan según llegan; la misma orden sigue donde se interrumpió.

    { command-examples }

    {""}[bold]nightkeep lab run studies/first-seat.toml[/]

    {""}[bold]nightkeep lab run studies/first-seat.toml --on ray[/]   en el clúster que nombra RAY_ADDRESS, o en uno local
command-lab-report =
    Dibujar los resultados de un estudio: CARPETA/report.html, una página completa, y CARPETA/report.csv.

    { command-examples }

    {""}[bold]nightkeep lab report results/first-seat[/]

    {""}[bold]nightkeep lab report results/new --against results/old[/]   con una prueba de cada diferencia
command-words = Las frases de un idioma.
command-words-check =
    Mostrar las frases de un idioma que faltan, son desconocidas, tienen otros argumentos que en inglés o están rotas.

    El código de salida es 1 si hay alguna.

    { command-examples }

    {""}[bold]nightkeep words check de[/]

## Ayuda: argumentos y opciones

parameter-version = Mostrar la versión y terminar.
parameter-game = Un nombre de [bold]nightkeep games[/].
parameter-game-menu = Sin él: un menú de juegos.
parameter-game-options = Un juego, con sus opciones.
parameter-record = Un registro que se guardó en la mesa.
parameter-players = Cuántas personas juegan.
parameter-option = Una opción del juego; se puede repetir.
parameter-lang = en, nl, de, fr, es, u otro de un juego.
parameter-seat = Quién se sienta ahí, desde el asiento 1: human, random, greedy, easy, normal, hard o expert.
parameter-name = Cómo se llama un asiento, desde el asiento 1.
parameter-seed-rolls = La misma semilla da las mismas tiradas y los mismos sorteos.
parameter-seed-games = La misma semilla da las mismas partidas.
parameter-seed-same = La misma semilla da el mismo resultado.
parameter-resume = Seguir con una partida guardada.
parameter-save = Guardar la partida en este archivo, después de cada decisión.
parameter-fast = Sin pausas mientras juegan los demás.
parameter-rule = Una regla, con su origen y su motivo.
parameter-search = Solo las reglas con esta palabra.
parameter-step = Dibujar cada acción y esperar a Intro.
parameter-until = Solo las primeras N acciones.
parameter-games = Cuántas partidas.
parameter-random-games = Cuántas partidas al azar.
parameter-cores = Por defecto: todos los núcleos.
parameter-bots = Niveles, con cambios como hard:rounds=500.
parameter-results = Guardar ahí los resultados; seguir con ellos si el archivo existe.
parameter-rounds = Rondas de reflexión sobre cada decisión.
parameter-svg = Dibujar ahí el gráfico.
parameter-json = Escribirlo todo ahí.
parameter-which-games = Qué juegos; se puede repetir.
parameter-seconds = Cuánto tiempo se mide.
parameter-figures = Escribir también ahí las cifras.
parameter-host = Dónde escuchar; a 0.0.0.0 se llega desde toda la red.
parameter-port = 0: un puerto libre.
parameter-data = Dónde se guardan las mesas (SQLite).
parameter-database = Guardar las mesas en PostgreSQL: postgresql://user@host/name
parameter-workers = Procesos; para más de uno hace falta --database.
parameter-origin = Otra dirección donde está la página, como https://games.example
parameter-secure = A la página se llega por https: marcar así las cookies.
parameter-metrics = Ofrecer en /metrics cifras para Prometheus.
parameter-thinkers = Cuántos bots pueden pensar a la vez.
parameter-limit = Cambiar un límite; docs/howto/host.md los enumera.
parameter-open = Abrir la página en un navegador, si hay pantalla.
parameter-export-folder = Dónde se escriben los registros.
parameter-doctor-origin = La dirección que usa la gente; se consulta.
parameter-doctor-workers = Procesos del servidor.
parameter-doctor-json = Muestra un objeto JSON en lugar de líneas.
parameter-backup-file = La copia que se escribe; el archivo no debe existir.
parameter-restore-file = Una copia que escribió nightkeep backup.
parameter-restore-replace = Sustituye las mesas que hay. El archivo antiguo de SQLite se guarda al lado.
parameter-no-open = No abrir ningún navegador.
parameter-server-data = La carpeta de datos del servidor.
parameter-server-database = La base PostgreSQL del servidor.
parameter-study = Qué se juega; véase studies/.
parameter-study-to = Dónde van los resultados; por defecto: results/ESTUDIO.
parameter-study-on = En este dispositivo o en un clúster Ray.
parameter-report-folder = Una carpeta de resultados.
parameter-against = Comparar con los resultados de otro estudio.
parameter-out = Escribir en este archivo nuevo; por defecto: en pantalla.
parameter-board-file = Un archivo de tablero.
parameter-board-game = El juego para el que debe ser.
parameter-check-lang = Un idioma, como de.

## Mediciones

bench-title = Nightkeep bench
bench-players =
    { $n ->
        [one] { $n } persona
       *[other] { $n } personas
    }
bench-most = Como máximo
bench-position-bytes = Posición
bench-cold-first-move-s = Arranque en frío, compilando, hasta la primera jugada
bench-cold-start-s = ... y hasta una primera simulación
bench-second-start-s = Segundo arranque, hasta la primera lista de acciones
bench-one-core-steps-per-s = Partidas al azar, un núcleo
bench-all-cores-steps-per-s = Partidas al azar, todos los núcleos
bench-play-us = State.play, todo comprobado
bench-cold-start = arranque en frío
bench-second-start = segundo arranque
bench-one-core = un núcleo
bench-all-cores = todos los núcleos
bench-state-play = State.play
bench-rate = { $rate } M de pasos/s
bench-machine = Python { $python }, { $cores } núcleos
bench-failed = { $game }: un proceso nuevo ha fallado: { $problem }

## Servidor

serve-at = Nightkeep está en { $addresses }
serve-no-page = La página no está construida; constrúyela con: make page
serve-workers = --workers: varios procesos necesitan --database con una URL de PostgreSQL; SQLite sirve a uno
serve-database-form = --database: escríbela como postgresql://user:password@host/name
serve-database = --database: { $problem }
serve-origin = --origin { $given }: escríbela como https://games.example, sin ruta
serve-limit-unknown = --limit { $given }: los límites son: { $limits }
serve-limit-value =
    --limit { $given }: { $name } es un { $kind ->
        [float] número
       *[int] número entero
    } desde 0 y menor que { NUMBER($most, useGrouping: 1) }
serve-folder-used = --data { $folder }: otro servidor usa esta carpeta
serve-cannot-listen = --host { $host } --port { $port }: ahí no se puede escuchar ({ $why })
serve-host = --host { $host }: no es un nombre de máquina
export-done = Registros escritos en { $folder }: { $n }
export-damaged = mesa { $table }: { $problem }
