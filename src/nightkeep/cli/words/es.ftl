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
