# Lo que dice el informe de un estudio, en español.

## La página

report-games =
    { NUMBER($n, useGrouping: 1) } { $n ->
        [one] partida
       *[other] partidas
    }, semilla { $seed }.
report-unfinished = Sin terminar: { NUMBER($played, useGrouping: 1) } de { NUMBER($planned, useGrouping: 1) } partidas.
report-contents = Contenido
left-out-csv = Las primeras { $shown } de { $cells } celdas; { $file } las tiene todas.
left-out-files = Las primeras { $shown } de { $cells } celdas; los archivos { $file } las tienen todas.

## Secciones: sus títulos y lo que hay que saber

section-played = Qué se jugó
section-options = Qué cambian las opciones para el primer asiento
section-options-about = Su parte de las victorias con el intervalo del 95 %, todas las celdas con el mismo valor juntas.
section-wins = Quién gana
section-wins-about = La parte de cada asiento en las victorias, con su intervalo del 95 %; un equipo gana junto. La marca vertical está donde todos los asientos ganarían igual de a menudo.
section-scores = Puntuaciones finales
section-scores-about = Todos los asientos juntos; la línea discontinua es la media.
section-lengths = Acciones por partida
section-lengths-about = El azar también cuenta; la línea discontinua es la media.
section-decisions = Decisiones
section-places = Dónde ocurre
section-places-about = Cuántas veces por partida: cuanto más fuerte es el color, más a menudo. Los mapas del mismo juego tienen la misma escala.
section-compared = Comparación
section-compared-about = Aquí: { $here }. Allí: { $there }. p es la probabilidad de una diferencia al menos así de grande si no la hubiera (prueba t de Welch), corregida por el número de comparaciones (Holm); una fila por debajo de { $clear } va en negrita y lleva una estrella.
section-compared-none = Los dos estudios no tienen ninguna celda con el mismo nombre.

## Columnas

head-cell = Celda
head-game = Juego
head-bots = Bots
head-games = Partidas
head-length = Acciones por partida
head-seat = Asiento
head-decisions = Decisiones por partida
head-choices = Posibilidades por decisión
head-forced = Una sola posibilidad
head-what = Qué
head-here = Aquí
head-there = Allí
head-difference = Diferencia
head-p = p (Holm)
head-share = Parte
head-interval = Intervalo del 95 %
head-score = Puntuación
head-actions = Acciones
head-times = Veces
head-place = Lugar
head-rate = Por partida

## Gráficos: lo que muestran, como texto

side =
    { $n ->
        [one] Asiento
       *[other] Asientos
    } { $seats }
first-share = Parte del primer asiento según { $option }
first-share-pairs = Parte del primer asiento según { $down } y { $across }
figure-numbers = Los números
figure-numbers-of = Los números: { $title }
list-begin = { $title }:{" "}
list-next = {"; "}
even-share = a partes iguales sería { $share }
bin = { $first } a { $last }
spread = Media { $mean }, de { $least } a { $most }
spread-told = media { $mean }, de { $least } a { $most }
hot = lo más a menudo { $places }
hot-place = { $place } ({ $rate } por partida)
hot-all = { $rate } por partida en total; { hot }

## Comparaciones

compared-length = acciones por partida
compared-share = { $side }: parte de las victorias
compared-score = { $side }: puntuación
