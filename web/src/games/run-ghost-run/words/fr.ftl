## The hall: title, description, options and their values

hall-title = Cours, fantôme, cours !
hall-blurb = Des fantômes se glissent dans le hall d’un meuble à l’autre. De temps en temps, quelqu’un regarde par le trou de serrure : qui est vu retourne au départ.
option-setup = Aménagement
option-setup-random = au hasard
option-setup-placed = par vous
option-two_player_sides = Côtés (à deux)
option-two_player_sides-opposite = face à face
option-two_player_sides-adjacent = côte à côte
option-movement = Déplacement des fantômes
option-movement-simultaneous = tous ensemble
option-movement-turns = chacun son tour
option-scoring = Points (petit-moyen-grand)
option-seen_fraction = Un fantôme est vu
option-seen_fraction-any = au moindre bout visible
option-seen_fraction-quarter = si un quart est visible
option-seen_fraction-half = si la moitié est visible
option-midnight = Cartes Minuit
option-midnight-off = sans
option-midnight-on = avec
option-merging = Fusionner des fantômes
option-merging-off = non
option-merging-on = oui
option-die_passes = Le dé est passé par
option-die_passes-chooser = qui a choisi le côté
option-die_passes-holder = qui l’avait
option-first_seat = Qui commence
option-first_seat-seat-1 = place 1
option-first_seat-drawn = une place tirée au sort

## Pieces of furniture, in sentences after “the”

piece-mirror = miroir
piece-trolley = desserte
piece-desk = comptoir
piece-piano = piano
piece-armchair = fauteuil
piece-table = table

## How a piece lies

pose-up = debout
pose-down = à l’envers
pose-back = sur le dos
pose-front = sur l’avant
pose-left = sur le côté gauche
pose-right = sur le côté droit

## Sides of the lobby

side-S = sud
side-W = ouest
side-N = nord
side-E = est

## Ghosts

ghost =
    { $size ->
        [small] petit fantôme
        [medium] fantôme moyen
       *[large] grand fantôme
    }{ $number ->
        [0] {""}
       *[other] {" "}{ $number }
    }
newcomer = un petit fantôme

## Midnight cards

midnight-extra-curious = Très curieux
does-extra-curious = on regarde une deuxième fois, par la porte d’en face
midnight-take-cover = Tous aux abris !
does-take-cover = les fantômes restent couchés jusqu’après le regard
midnight-too-enthusiastic = Trop d’enthousiasme
does-too-enthusiastic = les meubles ont été couchés sur le côté
midnight-who-pulls-the-craziest-face = Qui fait la plus drôle de grimace ?
does-who-pulls-the-craziest-face = les fantômes mis devant le miroir ne bougent pas dans cette manche
midnight-tag-you-are-it = Chat, c’est toi !
does-tag-you-are-it = un petit fantôme à toi prend l’emplacement d’un petit fantôme de droite
midnight-dance-floor = Piste de danse
does-dance-floor = les meubles ont été poussés vers les portes les plus proches
midnight-the-floor-is-lava = Le sol est de la lave
does-the-floor-is-lava = après le regard, les fantômes qui ne sont pas sur un meuble retournent au départ
midnight-i-call-my-big-brother = J’appelle mon grand frère !
does-i-call-my-big-brother = un fantôme de chaque place grandit d’une taille
midnight-knock-knock = Toc toc
does-knock-knock = le trou de serrure reste de son côté
midnight-i-am-dizzy = J’ai la tête qui tourne
does-i-am-dizzy = le hall a tourné d’un quart : chaque côté de départ est nouveau
midnight-crystal-ball = Boule de cristal
does-crystal-ball = on lance d’abord le dé pour la porte, puis on choisit le côté
midnight-red-light-green-light = Un, deux, trois, soleil
does-red-light-green-light = chaque fantôme dans le hall a avancé d’une case
midnight-says = { $card } : { $does }.

## The lobby and its buttons

lobby = Le hall vu d’en haut
lobby3d = Le hall en 3D. Fais glisser pour regarder autour.
see2d = D’en haut
see3d = En 3D
no3d = Ce navigateur ne dessine pas en 3D ; le hall est montré d’en haut.
peek = Regarder par le trou de serrure
peekshort = Serrure
back = Retour au hall
peeking = Par le trou de serrure de la porte { $door }. Fais glisser ou utilise les flèches pour regarder autour.
seen = On voit : { $who }.
nobody = On ne voit personne.
left =
    { $n } sur { $of } { $of ->
        [one] point
       *[other] points
    }
round = Manche { $n } sur 5
midnight = Carte Minuit
mycard = Ta carte : { $n } points
whichghost = Quel fantôme ?
whichpiece = Quel meuble ?
field = Case
place = Emplacement
enter = Mettre au plan
goes = Poser ici
done = Le plan est prêt
cost =
    { $field }, { $n } { $n ->
        [one] point
       *[other] points
    }
floor = sol
high = hauteur { FIXED($h) }
floorunder = sol, au-dessus : { $piece }
on = en haut, au-dessous : { $piece }
putback = Reposer
with = avec : { $ghost }
choose = À quelle hauteur ?
held = { $piece } en { FIXED($x) } / { FIXED($y) }, rotation { $turn }°, { $pose }, { $layer }
over = sur les autres
under = sous les autres
layer = Dessus ou dessous
allowed = Permis ici.
asking = On regarde si cela convient…
bylist = Choisir l’emplacement dans une liste
fine = Déplacer par petits pas
west = Ouest
east = Est
north = Nord
south = Sud
turnleft = Tourner à gauche
turnright = Tourner à droite
tip = Renverser
step = Pas : { $n }
put = Poser ici
fit = Remettre dedans
moving = Déplacer les meubles
planning = Ton plan

## Places

spot =
    { $spot }, { $level ->
        [0] { floor }
       *[other] hauteur { FIXED($level) }
    }
spot-with = { spot }, { with }

## What a choice does

act-done =
    { done }{ $left ->
        [none] {""}
       *[other] {" "}({ left })
    }
act-merge =
    { $name } et { $ghost } fusionnent : { $field } { spot }{ $cost ->
        [none] {""}
        [one] {" "}(1 point)
       *[other] {" "}({ $cost } points)
    }
act-grow = un plus grand à la place : { $name }, { $field } { spot }
act-move =
    { $name } va en { $field } { spot }{ $cost ->
        [none] {""}
        [one] {" "}(1 point)
       *[other] {" "}({ $cost } points)
    }
act-leave =
    { $name } quitte le hall{ $cost ->
        [none] {""}
        [one] {" "}(1 point)
       *[other] {" "}({ $cost } points)
    }
act-take-back = reprendre le fantôme échappé : { $name }
act-bring = mettre un petit fantôme en { $field } { spot }

## The board in words

board-round = { round }.
board-keyhole = Le trou de serrure est à la porte { $door }.
board-midnight = { midnight } : { $says }
board-piece = { held }.
board-seat = { $who } part du côté { $side } : { $points } points, { $stock } dans le stock, { $escaped } échappés ; dans le hall : { $ghosts }.
board-ghost = { ghost } { $field } { spot }
board-none = personne
board-seen =
    Vu{ $mirror ->
        [1] {" "}dans le miroir
       *[0] {""}
    } de la porte { $door } : { ghost } ({ $who }).
board-plan = { planning } : { $entry }.

## What to do now

prompt-furnishing = Prends un meuble et fais-le glisser à sa place. Tourne-le, renverse-le, puis pose-le.
prompt-taking = Touche un meuble éclairé pour le déplacer, ou n’en déplace aucun.
prompt-placing = Fais glisser le meuble à sa nouvelle place. Tourne-le, renverse-le, puis pose-le.
prompt-planning = Touche ou fais glisser un fantôme, puis choisis sa cachette. Ton plan reste secret.
prompt-naming = Choisis le côté où va le trou de serrure. Le dé donne la porte.
prompt-tag = Chat ! Choisis un fantôme ou un emplacement éclairé.
prompt-big-brother = Choisis le fantôme qui appelle son grand frère, et où il se met.

## Chance

chance-midnight = La carte Minuit décide
chance-drawing = La carte Mouvement décide
chance-die = Le dé décide
came-arrangement = Aménagement { $n }
