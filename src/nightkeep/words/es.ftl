# Lo que dice el propio motor, en español.

## Partes de las frases

# Un texto que aún no tiene frase propia.
text = { $text }
list-and = { $first } y { $last }
list-or = { $first } o { $last }
listed =
    { $first }{ $more ->
        [0] {""}
       *[other] {" "}y { $more } más
    }
seat = asiento { $number }
nothing = nada

## De quién es el turno

turn-chance = decide el azar
turn-over = la partida ha acabado
turn-seat = es el turno de { $who }

## Por qué no

cited = { $why } ({ $rules })
why-over = la partida ha acabado
why-not-a-number = el número de una acción es un número entero de 64 bits
why-not-your-turn = { $who } no puede hacer nada ahora: { $turn }
why-no-action = { $problem }
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

# Una cosa con su nombre en este idioma.
name = { NAME($word) }
