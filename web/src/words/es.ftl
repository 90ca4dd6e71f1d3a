# La página en español. Las frases de los juegos: src/nightkeep/games/*/words.

## Everywhere on the page

app-name = Nightkeep
app-skip = Ir al contenido
app-tagline = Un castillo encantado lleno de juegos. Llama a una puerta.
app-settings = Ajustes
app-language = Idioma
app-light = Claro y oscuro
app-light-auto = Como mi dispositivo
app-light-dark = Noche
app-light-light = Día
app-sound = Sonidos
app-on = Sí
app-off = No
app-close = Cerrar
app-back = Volver a la entrada
app-loading = Un momento…
app-retry = Probar otra vez
app-nowhere = Esta página no existe.
app-copy = Copiar el enlace
app-copied = Copiado
app-share = Compartir
app-yes = Sí
app-no = No
app-minutes = { $a }-{ $b } minutos
app-players = { $a }-{ $b } personas
app-player = 1 persona
app-exactly = { $a } personas
app-qr = Código QR del enlace

list-and = { $first } y { $last }

## The hall: the list of games and tables

hall-games = Las puertas del castillo
hall-broken = El juego «{ $name }» no se puede abrir: su paquete { $package } no funciona aquí. El registro del servidor dice por qué.
hall-mine = Mis mesas
hall-mine-none = Aún no te has sentado a ninguna mesa. Abre una puerta más arriba y empieza.
hall-open = Mesas abiertas
hall-open-none = Ahora mismo no hay mesas esperando a nadie. Abre una y aparecerá aquí.
hall-replays = Partidas acabadas
hall-replays-none = Las partidas que acabes aparecerán aquí, para verlas otra vez.
hall-yourturn = Te toca
hall-continue = Seguir
hall-join = Entrar
hall-watch = Mirar
hall-replay = Ver otra vez
hall-free =
    { $n } { $n ->
        [one] asiento libre
       *[other] asientos libres
    }
hall-with = con { $names }
hall-alone = aún no hay nadie más
hall-name = Tu nombre en la mesa
hall-name-change = Cambiar
hall-name-save = Guardar
hall-hello = Buenas noches, { $name }.
hall-docs = Documentación
hall-names = Búho, Murciélago, Farol, Cuervo, Polilla, Vela, Zorro, Grillo, Estrella, Telaraña

## A game's own page: what to choose before a table is opened

game-bots = Jugar ya contra bots
game-solo = Jugar ya
game-friends = Invitar a jugar
game-friends-text = Abre una mesa con un enlace y un código QR para invitar a quien quieras.
game-device = En un solo dispositivo
game-device-text = Todo el mundo juega en esta pantalla. Si algo es secreto, cae un telón entre turno y turno.
game-bots-text = Tú ocupas el primer asiento; los bots, los demás.
game-solo-text = Tú contra el castillo.
game-players = Personas
game-level = Los bots juegan
game-options = Opciones
game-names = ¿Quién juega?
game-nameof = Nombre de la persona { $n }
game-player = Persona { $n }
game-listed = Mostrar esta mesa en la entrada, para que pueda entrar cualquiera
game-botsfill = Asientos que ocupan los bots
game-clock = Tiempo por turno
game-clock-none = Sin límite
game-clock-seconds = { $n } segundos
game-absent = Un bot juega por quien no está
game-absent-minutes = Después de { $n } minutos
game-absent-days =
    Después de { $n } { $n ->
        [one] día
       *[other] días
    }
game-absent-never = Nunca: esperar a todo el mundo
game-pace = Ritmo
game-pace-fast = Rápido
game-pace-calm = Tranquilo
game-pace-slow = Lento
game-rules = Leer las reglas
game-unknown = Este juego no existe.

## Options that several games have, and their values

option-first_seat = Quién empieza
option-first_seat-seat-1 = Asiento 1
option-first_seat-drawn = Por sorteo
option-die_passes = El dado va a la izquierda de
option-die_passes-chooser = quien eligió el lado
option-die_passes-holder = quien tenía el dado
option-term = { $option }: { $value }

## How well bots play, as in “Bots play …” and “Bot, plays …” (table-bot)

level-random = al azar
level-greedy = con avaricia
level-easy = con calma
level-normal = bien
level-hard = muy bien
level-expert = lo mejor que saben

## While the server compiles a game for the first time

prepare-title = Preparando el juego…
prepare-text = Este servidor abre el juego por primera vez y tiene que construirlo. Ocurre una sola vez y puede tardar unos minutos. Puedes quedarte aquí: continúa por sí solo.
prepare-time = { $time } hasta ahora
prepare-giveup = Dejar de esperar

## The table

table-turn-you = Te toca, { $name }
table-turn-other = { $name } está pensando
table-turn-chance = Decide el azar
table-turn-over = La partida ha acabado
table-waiting = Esperando a más gente
table-waiting-text = La partida empieza cuando todos los asientos están ocupados.
table-fill = Empezar con bots
table-fill-text = Los bots ocupan los asientos libres y la partida empieza. Quien llegue después solo podrá mirar.
table-fill-go = Empezar ya
table-fill-wait = Seguir esperando
table-sit = Sentarme aquí
table-sit-kept = Ocupar mi asiento
table-free = Asiento libre
table-kept = Reservado para { $name }
table-bot = Bot, juega { $level }
table-away = Juega un bot hasta que vuelva { $name }
table-comeback = He vuelto
table-you = tú
table-gone = sin conexión
table-invite = Invitar
table-invite-text = Quien abra este enlace puede ocupar un asiento libre.
table-seatlink = Mi asiento en otro dispositivo
table-seatlink-text = Este enlace abre tu propio asiento. No lo compartas.
table-watch-text = Quien abra este enlace puede mirar: alguien de la familia, por ejemplo, o la televisión de la habitación.
table-bigscreen = Pantalla grande para esta habitación
table-leave = Salir
table-leave-ask = ¿Salir de esta partida? Un bot sigue jugando por ti; puedes volver desde la entrada.
table-leave-waiting = ¿Dejar tu asiento en esta mesa?
table-leave-hall = Ir a la entrada y conservar mi asiento
table-leave-seat = Dejar mi asiento
table-leave-stay = Quedarme
table-actions = Lo que puedes hacer ahora
table-all = Todas las opciones en una lista
table-goon = Seguir
table-undo = Deshacer
table-hint = Pista
table-hint-says = Un bot elegiría: { $says }
table-hint-chance = Un bot elegiría: { $says } (gana más o menos el { $percent } % de las veces)
table-hint-side = Un bot elegiría: { $says } (tu bando gana más o menos el { $percent } % de las veces)
table-hint-others = Comparar con otras opciones
table-hint-thinking = Un bot lo está pensando…
table-confirm = Toca otra vez: no se puede deshacer.
table-log = Historial
table-log-none = Todavía no ha pasado nada.
table-why = ¿Por qué?
table-why-of = ¿Por qué? { $text }
table-chat = Chat
table-chat-none = ¡Saluda!
table-chat-say = Escribe algo
table-chat-send = Enviar
table-chat-team = Solo a mi bando
table-rules = Reglas
table-rules-search = Buscar en las reglas
table-rules-english = Las reglas de este juego solo están en inglés.
table-rules-none = Ninguna regla contiene estas palabras.
table-words = En palabras
table-seats = Asientos
table-more = Más
table-taken = La última jugada se ha deshecho.
table-rewound = El servidor ha perdido las últimas jugadas. La partida sigue desde aquí.
table-lost = Se ha perdido la conexión. Conectando otra vez…
table-lost-kept = Tu jugada está guardada y se enviará una sola vez.
table-back = Ya hay conexión otra vez.
table-back-done = Tu jugada ha llegado.
table-back-late = Tu jugada ha llegado tarde y no se ha hecho.
table-connecting = Abriendo la mesa…
table-watching = Estás mirando.
table-clock = quedan { $n } s
table-score = puntos
table-stale = Mientras tanto ha pasado algo. Mira otra vez y elige.
table-closed = Esta mesa está cerrada.
table-message = La mesa dice: { $text }

## The end of a game

end-win-you = ¡Ganas!
end-win =
    ¡{ $names } { $n ->
        [one] gana
       *[other] ganan
    }!
end-draw = Empate: nadie va por delante.
end-nobody = No gana nadie.
end-lost = Esta vez pierdes.
end-side-won = Victoria
end-side-lost = Derrota
end-rematch = Jugar otra vez
end-rematch-text = La próxima vez, todo el mundo avanza un asiento.
end-next = Los demás juegan otra vez: ¿te apuntas?
end-replay = Ver otra vez
end-dice = Comprobar el azar
end-share = Compartir esta partida
end-board = Mirar el tablero

## Several players share one device: shown before a secret is shown to the next one

curtain-title = Pasa el dispositivo a { $name }
curtain-text = El tablero sigue tapado hasta que { $name } diga que ya está. ¡Los demás, a mirar a otro lado!
curtain-ready = Ya está { $name } aquí: abrir el telón

## The first game, with a teacher

learn-teach = Enséñame
learn-teach-of = Enséñame { $game }
learn-title = Tu primera partida: { $game }
learn-teacher = La explicación
learn-at = Paso { $n } de { $all }
learn-next = Seguir
learn-back = Paso atrás
learn-again = Empezar de nuevo
learn-leave = Salir de la lección
learn-rules = Las reglas de este paso
learn-rules-short = Reglas
learn-others = Qué más está permitido ({ $n })

## Replays

replay-title = Ver otra vez: { $game }
replay-notover = Esta partida aún no ha acabado. Cuando acabe se podrá ver otra vez.
replay-first = Primera jugada
replay-back = Una jugada atrás
replay-play = Reproducir
replay-pause = Pausa
replay-next = Una jugada adelante
replay-last = Última jugada
replay-at = Jugada { $n } de { $all }
replay-scrub = Momento de la partida
replay-eyes = Con los ojos de
replay-everybody = alguien que mira
replay-download = Descargar la partida
replay-speed = Velocidad
replay-begin = Empieza la partida.

## Check of the random numbers after a game

dice-title = ¿El azar fue limpio?
dice-text = Antes de que se sentara nadie, el servidor eligió un número secreto y enseñó a todo el mundo su huella (abajo). El navegador de cada persona añadió un número propio. Todo el azar de la partida sale de estos números juntos. Así nadie pudo elegir lo que pasaba, tampoco el servidor. Ahora el secreto está a la vista: tu propio navegador puede volver a calcularlo todo y compararlo.
dice-check = Volver a calcularlo todo
dice-checking = Calculando…
dice-fingerprint = La huella que todo el mundo vio al principio
dice-secret = El número secreto
dice-shares = Lo que añadió el navegador de cada persona
dice-fits = El número secreto coincide con la huella: no se cambió durante la partida.
dice-misfits = El número secreto no coincide con la huella: ¡alguien lo cambió!
dice-ok =
    { $n ->
        [one] El único resultado del azar ha salido igual.
       *[other] Los { $n } resultados del azar han salido iguales.
    } ¡Juego limpio!
dice-bad =
    ¡{ $n } { $n ->
        [one] resultado del azar no es el que dan los números
       *[other] resultados del azar no son los que dan los números
    }!
dice-table = Cuántas veces ha salido cada resultado
dice-outcome = Resultado
dice-expected = Esperado
dice-came = Ha salido
dice-none = En esta partida no hubo azar.

## Big screen for spectators

watch-join = Juega con tu móvil
watch-full = Pantalla completa

## An invitation

join-title = Tienes una invitación
join-by =
    { $names } te { $n ->
        [one] invita
       *[other] invitan
    } a jugar a { $game }.
join-plays =
    { $names } { $n ->
        [one] juega
       *[other] juegan
    } a { $game }.
join-to = Alguien te invita a jugar a { $game }.
join-seat = Con este enlace juegas como { $name } también en este dispositivo: { $game }.
join-full = Todos los asientos están ocupados o reservados. Puedes mirar.
join-begun = La partida ha empezado y todos los asientos están ocupados. Puedes mirar.
join-over = Esta partida ha acabado. Puedes ver cómo acabó.
join-look = Mirar
join-go = Entrar
join-bad = Este enlace no está completo. Pídelo otra vez.

## Games without a board of their own on this page

plain-english = Los nombres de este tablero están en inglés.
plain-board = La mesa
plain-choices = Lo que puedes elegir

## What went wrong, by the server's code for it

problem-error = Algo ha fallado en el servidor. Prueba otra vez.
problem-refused = Eso no se puede hacer.
problem-offline = No se puede conectar con el servidor. Comprueba la conexión y prueba otra vez.
problem-illegal = Ahora eso no está permitido. Lo permitido está iluminado.
