# Lo que dice el servidor, en español.

## Negativas: refused-CODE, o refused-CODE-DETAIL donde un código tiene varias frases

refused-bad-text-empty =
    { $what ->
        [message] Este mensaje está vacío. Escribe algo primero.
        [marker] Una marca necesita un nombre que se pueda leer.
       *[name] Un nombre necesita al menos una letra o una cifra.
    }
refused-bad-text-invisible =
    { $what ->
        [message] Este mensaje tiene caracteres invisibles. Escríbelo sin ellos.
        [marker] El nombre de esta marca tiene caracteres invisibles. Escríbelo sin ellos.
       *[name] Este nombre tiene caracteres invisibles. Escríbelo sin ellos.
    }
refused-no-guest = Elige primero un nombre.
refused-no-table = Esta mesa no existe o es privada. Pide una invitación.
refused-no-spectators = Solo quienes juegan pueden ver esta mesa.
refused-no-link = Este enlace ya no vale. Pide uno nuevo.
refused-no-game = No hay ningún juego { $game }. Los juegos son: { $games }.
refused-no-lesson = Este juego no tiene lección.
refused-no-seat-not-yours = Este asiento no es tuyo. Para jugar aquí en él, abre su propio enlace.
refused-no-seat-none = No tienes asiento en esta mesa.
refused-no-seat-not-host = Solo quien abrió la mesa puede empezar con bots.
refused-no-seat-unknown = En esta mesa no hay asiento { $seat }. Los asientos van del 0 al { $last }.
refused-taken-this = Este asiento está ocupado. Elige otro.
refused-taken-all = No hay ningún asiento libre.
refused-spectator = Estás mirando. Eso solo pueden hacerlo quienes juegan.

refused-not-started = La partida no ha empezado. Empieza cuando todos los asientos están ocupados.
refused-started = La partida ha empezado y todos los asientos están ocupados.
refused-over = La partida ha terminado.
refused-closed = Esta mesa está cerrada. Puedes abrir otra.
refused-outdated = Las reglas han cambiado desde que empezó esta partida. Abre una mesa nueva.
refused-playing-shown = Esto se muestra cuando la partida ha terminado.
refused-playing-rematch = La partida no ha terminado. Después podrás jugar otra vez.
refused-stale = Ha pasado algo mientras tanto. Mira otra vez y elige.
refused-not-your-turn = No es tu turno.
refused-not-chance = Ahora no decide el azar.
refused-no-undo-used-up = Has deshecho { $most } decisiones en esta partida. No puedes deshacer más.
refused-no-undo-too-late = Esto ya no se puede deshacer. Puedes deshacer tu última decisión hasta que otra persona decida, decida el azar o se muestre algo oculto.
refused-no-team = En tu bando no hay nadie con quien hablar. Escribe a toda la mesa.
refused-no-hints = En esta mesa se juega sin pistas.
refused-away = Un bot juega en este asiento. Vuelve primero.
refused-away-already = Un bot ya juega en este asiento.
refused-not-away = Nadie más juega en este asiento.

refused-bad-level = No hay ningún bot { $level }. Los bots son: { $levels }.
refused-bad-seats-number = Este juego necesita otro número de asientos: { $players }, no { $seats }.
refused-bad-seats-nobody = Al menos un asiento debe ser para una persona.
refused-bad-option-board = { $option }: en las mesas se juega con los tableros del propio juego: { $boards }.
refused-bad-option-version = { $option }: este tablero es de la otra versión. Elige el juego al que pertenece.

refused-too-fast-messages = Ha sido un poco rápido. Espera un momento.
refused-too-fast-requests = Llegan demasiadas peticiones de tu red. Espera un momento e inténtalo otra vez.
refused-too-fast-guests = Llegan demasiadas personas nuevas de tu red. Espera un momento e inténtalo otra vez.
refused-too-fast-hints = Acabas de pedir varias pistas. Espera un momento antes de la siguiente.
refused-too-many-tables = El máximo de mesas abiertas es { $most }. Termina antes una partida o deja una mesa.
refused-too-many-links = Esta mesa no admite más enlaces. Usa uno que ya tengas.
refused-too-many-connections = Hay demasiadas ventanas abiertas en esta mesa o en este servidor. Cierra una o inténtalo más tarde.
refused-busy-table = En esta mesa pasan demasiadas cosas a la vez. Inténtalo otra vez en un momento.
refused-busy-replays = Se están mirando demasiadas partidas antiguas. Inténtalo otra vez en un momento.
refused-preparing = Este juego se está preparando. Inténtalo otra vez en un momento.
refused-store = El servidor no puede leer ni guardar nada ahora. No se ha perdido nada. Inténtalo otra vez en un momento.
refused-rewound = El servidor ha perdido las últimas jugadas de esta partida. Mira otra vez y elige.
refused-rewound-this = El servidor ha perdido esto y las últimas jugadas de la partida. Mira otra vez y elige.
refused-full-log = El registro de esta mesa está lleno. La partida no puede seguir.
refused-full-log-chat = En esta mesa ya no caben mensajes ni marcas. Todavía se puede jugar.
refused-full-log-moves = En esta mesa ya solo caben jugadas.
refused-error = Algo ha fallado en el servidor. No ha cambiado nada. Inténtalo otra vez.
refused-error-turn = Algo ha fallado en el servidor. Lo intentará otra vez.
refused-error-hint = El bot no ha encontrado ninguna pista. Inténtalo otra vez.
refused-origin = Esta página se abrió en una dirección que el servidor no conoce. Ábrela en su propia dirección.

refused-bad-request-unreadable = El servidor no puede leer esta petición. Vuelve a cargar la página. ({ $problem })
refused-bad-request-number = { $name } debe ser un número entero.
refused-bad-request-lang = lang debe ser uno de estos: { $languages }.
refused-bad-request-step = step debe estar entre 1 y { $steps }.
refused-bad-type = Las peticiones deben enviarse como application/json.
refused-bad-message-unreadable = El servidor no puede leer este mensaje. Vuelve a cargar la página. ({ $problem })
refused-bad-message-too-long = Un mensaje tiene como máximo { $bytes } bytes. Escribe menos.
refused-key-reused = Esta clave ya se usó para otra petición. Da a cada petición su propia clave.
refused-too-large = Una petición tiene como máximo { $bytes } bytes. Envía menos.
refused-too-slow = La petición no llegó a tiempo. Inténtalo otra vez.
refused-not-found = No hay nada en esta dirección.
refused-refused = El servidor no responde a peticiones de este tipo (HTTP { $status }).

## Lo que lee toda la mesa, después de «La mesa dice:»

table-full = El registro de esta mesa está lleno. La partida se cerró tal como estaba.
table-no-game = Este servidor no tiene el juego { $game }.
table-other-rules = Esta partida empezó con las reglas { $rules }. El servidor tiene ahora las reglas { $now }. Por eso no puede seguir aquí. Abre una mesa nueva.
table-options = Las opciones de esta mesa ya no encajan con el juego: { $problem }
table-unreadable = Esta versión del servidor no puede leer el registro de esta mesa. No se ha borrado nada.

## Lo que lee quien administra cuando falla la base de datos

store-newer = la base de datos es de un Nightkeep más nuevo (sus tablas: { $version }; conocidas aquí: { $newest })
store-not-opened = la base de datos no se puede abrir ({ $problem })
store-silent = la base de datos no responde ({ $problem })
store-not-written = ahora no se puede escribir en la base de datos ({ $problem })
store-not-durable = tiene { $wrong }, así que se pueden perder jugadas confirmadas si falla; ponlo en on en postgresql.conf y recarga PostgreSQL
store-replaced = su archivo se sustituyó o se borró mientras funcionaba el servidor; reinicia el servidor

## Lo que muestra el navegador cuando no hay página construida

page-missing = Nightkeep funciona, pero su página no está construida
page-missing-build = Constrúyela con { $command } y vuelve a iniciar el servidor.
page-missing-works = El servidor en sí funciona: mira { $games } y { $interface }.
page-missing-games = los juegos
page-missing-interface = la interfaz
