## The hall: title, description, options and their values

hall-title = Les pièces cachées
hall-blurb = En solitaire : un enfant avec une lanterne dans une maison noire, et un monstre qui fait sa ronde. Avance à tâtons de pièce en pièce, retiens ce qui ne convenait pas, reste hors de sa vue et trouve la sortie avant qu’il finisse sa ronde.
option-match = Durée
option-match-game = une partie entière
option-match-stage = une étape
option-stage = Étape
option-stage-drawn = au hasard
option-turn_limit = Tours par étape, au plus

## Stages: names of monsters, and a sentence on each

stage-candlewick = Mèche-de-Bougie
about-candlewick = Un vieux majordome tout maigre qui éteint chaque lumière sur son passage.
stage-the-laundress = La Lavandière
about-the-laundress = Elle traîne des draps mouillés dans les couloirs et fredonne.
stage-the-wheel = La Roue
about-the-wheel = Elle roule du moyeu au bord de la maison, et elle a un œil sur chaque rayon.
stage-grandfather-clock = La Vieille Horloge
about-grandfather-clock = Elle arpente le milieu de la maison et sonne quand elle te voit.
stage-the-hush = Le Grand Silence
about-the-hush = On n’entend rien du tout, jusqu’à ce qu’il se retourne.

## Tiles

tile =
    { $number } { $colour ->
        [red] rouge
        [blue] bleu
        [green] vert
        [yellow] jaune
       *[other] { $colour }
    }

## Beside the board, and its buttons

memory = Mémoire
pile = Pioche : { $n }
aside = De côté
exit = Sortie
won = Gagnées { $n } sur { $of }
lost = Perdues { $n } sur { $of }
stage = Étape { $n }
search = fouiller { $square } : choisis ensuite la pioche ou une tuile éclairée
searching = { $square } est à fouiller. Choisis la pioche ou une tuile éclairée.
take = prendre { $what } : choisis ensuite une case éclairée
taken = Choisi : { $what }. Choisis une case éclairée.
thepile = une tuile de la pioche

## The board in words

board-stages = { $won }. { $lost }.
board-stage = { stage } : { $name }. { $about }
board-child =
    L’enfant est en { $square }, sur le { $tile }{ $star ->
        [1] , avec l’étoile
       *[0] {""}
    }. La sortie est en { $exit }.
board-steps = Pas restants : { $n }.
board-monster =
    Le monstre est en { $square } et regarde { $facing ->
        [up] vers le haut
        [right] vers la droite
        [down] vers le bas
       *[left] vers la gauche
    }{ $sees ->
        [1] ; il voit l’enfant
       *[0] {""}
    }.
board-sight = Il voit : { $squares }.
board-coming = Le chemin qu’il prendra : { $squares }.
board-rooms = Pièces : { $rooms }.
board-memory = { memory } : { $tiles }.
board-fits = { $tile } (convient)
board-pile = { pile } : { $tiles }.
none = aucune

## What to do now

prompt-lay = Choisis la tuile de départ. L’autre va dans la mémoire.
prompt-act = Va dans une pièce éclairée, fouille une case éclairée, ou touche l’enfant pour rester.

## Chance

chance = Les tuiles décident

## The table

score = étapes gagnées
