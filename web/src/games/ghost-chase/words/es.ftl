## The hall: title, description, options and their values

hall-title = A la caza del fantasma de Canterville
hall-blurb = Alguien es Max, el fantasma que se desliza sin ser visto por 54 habitaciones. El resto va tras él, en equipo. Cada habitación que muestra es una pista; cada animal que vuelve a casa es tiempo perdido.
option-ghost_seat = Asiento de Max
option-ghost_seat-drawn = por sorteo
option-cheat_cards = Cartas de truco
option-break_cards = Cartas de descanso
option-chimney = Carta de chimenea
option-door = Carta de puerta
option-trap = Carta de trampa
option-trap_holder = Asiento de la trampa
option-trap_holder-the-chaser-to-max-s-left = a la izquierda de Max
option-memory_aid = Ayuda para la memoria
option-deduction_aid = Ayuda para deducir

## The rooms of the castle. Long words may have {"\u00AD"} where they can be parted.

room-entrance-hall = Vestíbulo
room-porter-s-lodge = Portería
room-guard-room = Sala de guardia
room-great-stairwell = Gran escalera
room-winch-room = Cuarto del torno
room-trophy-room = Sala de trofeos
room-armoury = Armería
room-blue-salon = Salón azul
room-music-room = Sala de música
room-chapel = Capilla
room-sacristy = Sacristía
room-treasury = Cámara del tesoro
room-bridge-chamber = Cámara del puente
room-alchemist-s-study = Estudio del alquimista
room-wig-closet = Cuarto de pelucas
room-lady-s-boudoir = Tocador
room-linen-room = Ropero
room-morning-room = Salita
room-upper-stairwell = Escalera alta
room-portrait-room = Sala de retratos
room-billiard-room = Sala de billar
room-raven-tower = Torre del cuervo
room-nursery = Cuarto de juegos
room-schoolroom = Aula
room-library = Biblioteca
room-long-gallery = Galería larga
room-mirror-cabinet = Gabinete de espejos
room-instrument-room = Cuarto de instrumentos
room-costume-attic = Desván de disfraces
room-trunk-room = Cuarto de baúles
room-rafter-loft = Desván de las vigas
room-servants-attic = Buhardilla
room-clock-chamber = Cámara del reloj
room-bell-chamber = Campanario
room-observatory = Observatorio
room-star-balcony = Balcón de las estrellas
room-wine-cellar = Bodega
room-cooper-s-cellar = Sótano de barriles
room-crypt = Cripta
room-larder = Despensa
room-scullery = Antecocina
room-castle-kitchen = Cocina del castillo
room-root-cellar = Sótano de nabos
room-ice-pit = Pozo de hielo
room-dungeon = Mazmorra
room-catacombs = Catacumbas
room-banquet-room = Comedor de gala
room-great-hall = Gran salón
room-servery = Cuarto de servir
room-postern-hall = Zaguán
room-stable = Establo
room-groom-s-loft = Altillo del mozo
room-smoke-loft = Ahumadero
room-barn = Granero

## The animals of the frames

animals-cats = gatos
animals-bats = murciélagos
animals-owls = búhos
animals-mice = ratones
animals-hedgehogs = erizos

## The castle and its pictures

room = { $id } { $name }
castle = El castillo por dentro: { $n } habitaciones
look = El castillo; desplázate para mirar
nearer = Ver más de cerca
farther = Ver más castillo
storey-tower = Torres
storey-attic = Desvanes
storey-upper = Segunda planta
storey-first = Primera planta
storey-ground = Planta baja
storey-cellar = Sótanos
storey-deep = Lo más hondo

## Frames and cards beside the castle

frames = Marcos: cuánta noche queda
frame = { $name }: { $full } de { $all } en el marco
shelf = Marcos y cartas
now = ahora
cards = Cartas de Max
open = Visto por última vez: { $room }
hidden = Turno { $turn }: una carta boca abajo
cheat = Turno { $turn }: un truco, boca abajo
face = Turno { $turn }: { $room }
rest = Turno { $turn }: descanso en { $room }
cheats = Cartas de truco: { $n }
breaks = Cartas de descanso: { $n }
chimney = Chimenea
doorcard = Carta de puerta
trapcard = Trampa: { $name }

## Buttons under the castle

pick = mover a { $name }, en { $room }
trap = Primero poner la trampa
fewtrap = Poner trampa
lock = Cerrar una puerta con llave
fewlock = Cerrar puerta…
nolock = Ninguna puerta
lockdoor = cerrar con llave la puerta { $door }, con tu próxima carta
lockpicked = se cerrará con llave la puerta { $door }; toca para no hacerlo
guess = Mover nuestra sospecha
guessing = Toca la habitación donde crees que está Max
guesshere = creemos que Max está en { $room }
fewguess = Sospecha
fewbelief = ¿Dónde?
fewsuspected = Lo que saben
unguess = Quitar la sospecha
way = Camino de Max
again = Mostrar otra vez el camino
belief = Dónde puede estar Max
suspected = Lo que pueden saber
share = { $n } %

## Headings of a long list of choices

group-float = Flotar a una habitación nueva
group-return = Volver con una carta de truco
group-break = Quedarse con una carta de descanso
group-withdoor = Con la carta de puerta: cerrar { $door }
group-figure = { $name }, en { $room }

## Who is who

ismax = Max, el fantasma
casting = Se sortea quién es Max.
chases = Caza con { $names }
max = Max

## What to do now

prompt-placing = Elige una habitación para tu figura. Las demás de tu equipo están en otro lugar.
prompt-hiding = Elige la habitación donde aparece Max. Todo el mundo lo ve.
prompt-choosing = Elige un marco: Max se muestra cuando está lleno.
prompt-max = Flota a una habitación iluminada; nadie ve adónde. Toca tu habitación para descansar.
prompt-chasers = Ve por una puerta o una escalera a una habitación iluminada, o toca la tuya para quedarte.

## The board in words

board-max = { $who } juega con Max.
board-figure =
    { $figure } ({ $who }): { $room }{ $acted ->
        [1] , ya ha actuado
       *[0] {""}
    }.
board-frame =
    { frame }{ $now ->
        [1] {" "}({ now })
       *[0] {""}
    }.
board-visible = Max está a la vista en { $room }.
board-seen = { open }. Cartas boca abajo desde entonces: { $count }.
board-cheated = Truco en el turno { $turns }.
board-cheats = { cheats }.
board-guess = Creemos que Max está en { $room }.
board-locked = La puerta { $door } está cerrada con llave.
board-door-card = Max aún tiene la carta de puerta.
board-chimney = La chimenea une { $one } y { $other } para Max.
board-trap = La trampa está en { $room }.
board-holder = { $who } tiene la trampa.
board-shown = Max se ha mostrado en: { $rooms }.
board-own = Estás en { $room }. Cartas de descanso: { $breaks }.
board-way = Tu camino: { $rooms }.
board-visited = Habitaciones donde no puedes volver a entrar sin un truco: { $rooms }.
board-ways = { $what }: { $rooms }.
board-share = { $room } { $n } %
none = ninguna

## Chance, and the end

came-ghost = { $who } es Max
came-leave = sin los { $animals }
score = ganadas
end-caught = { $figure }, de { $who }, atrapó a Max ({ $max }) en { $room }, en la ronda { $round }.
end-stuck = Max ({ $max }) no podía salir de { $room } y no tenía ninguna carta que jugar, en la ronda { $round }.
end-escaped = La noche acabó con la ronda { $round } y nadie había atrapado a Max ({ $max }), que estaba en { $room }.
side-max =
    Max ha { $won ->
        [1] ganado
       *[0] perdido
    }
side-chasers =
    Los cazafantasmas han { $won ->
        [1] ganado
       *[0] perdido
    }
