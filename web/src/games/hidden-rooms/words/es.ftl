## The hall: title, description, options and their values

hall-title = Habitaciones ocultas
hall-blurb = Para una persona: un niño con un farol en una casa oscura y un monstruo que hace su ronda. Avanza a tientas de habitación en habitación, recuerda lo que no encajó, que no te vea y encuentra la salida antes de que acabe su ruta.
option-match = Duración
option-match-game = una partida entera
option-match-stage = una etapa
option-stage = Etapa
option-stage-drawn = al azar
option-turn_limit = Turnos por etapa, como máximo

## Stages: names of monsters, and a sentence on each

stage-candlewick = Pabilo
about-candlewick = Un viejo mayordomo flaco que apaga cada luz a su paso.
stage-the-laundress = La Lavandera
about-the-laundress = Arrastra sábanas mojadas por los pasillos y tararea.
stage-the-wheel = La Rueda
about-the-wheel = Rueda desde el centro hasta el borde de la casa y tiene un ojo en cada radio.
stage-grandfather-clock = El Reloj de Péndulo
about-grandfather-clock = Se pasea por el centro de la casa y da la hora cuando te ve.
stage-the-hush = El Silencio
about-the-hush = No oyes nada de nada hasta que se da la vuelta.

## Tiles

tile =
    { $number } { $colour ->
        [red] rojo
        [blue] azul
        [green] verde
        [yellow] amarillo
       *[other] { $colour }
    }

## Beside the board, and its buttons

memory = Memoria
pile = Pila: { $n }
aside = Descartes
exit = Salida
won = Ganadas: { $n } de { $of }
lost = Perdidas: { $n } de { $of }
stage = Etapa { $n }
search = explorar { $square }: después elige la pila o una loseta iluminada
searching = Vas a explorar { $square }. Elige la pila o una loseta iluminada.
take = tomar: { $what }; después elige una casilla iluminada
taken = Has elegido: { $what }. Elige una casilla iluminada.
thepile = una loseta de la pila

## The board in words

board-stages = { $won }. { $lost }.
board-stage = { stage }: { $name }. { $about }
board-child =
    El niño está en { $square }, sobre el { $tile }{ $star ->
        [1] , con la estrella
       *[0] {""}
    }. La salida es { $exit }.
board-steps = Pasos que quedan: { $n }.
board-monster =
    El monstruo está en { $square } y mira { $facing ->
        [up] hacia arriba
        [right] hacia la derecha
        [down] hacia abajo
       *[left] hacia la izquierda
    }{ $sees ->
        [1] ; ve al niño
       *[0] {""}
    }.
board-sight = Ve: { $squares }.
board-coming = Su próximo camino: { $squares }.
board-rooms = Habitaciones: { $rooms }.
board-memory = { memory }: { $tiles }.
board-fits = { $tile } (encaja)
board-pile = { pile }: { $tiles }.
none = ninguna

## What to do now

prompt-lay = Elige la loseta sobre la que empiezas. La otra va a la memoria.
prompt-act = Pasa a una habitación iluminada, explora una casilla iluminada o toca al niño para quedarte.

## Chance

chance = Las losetas deciden

## The table

score = etapas ganadas
