# Les deux jeux de la galerie en français.

## Noms des salles avec leur article (the), et des couleurs, qui se disent au masculin : « le rouge ».
## NAME($chamber, form: "the") fait de « Map Room » le nom name-map-room-the.

name-library-the = la bibliothèque
name-ballroom-the = la salle de bal
name-chapel-the = la chapelle
name-map-room-the = la salle des cartes
name-armoury-the = l’armurerie
name-winter-garden-the = le jardin d’hiver
name-banquet-hall-the = la salle des banquets
name-observatory-the = l’observatoire
name-clock-room-the = la salle des horloges
name-study-the = le bureau
name-pantry-the = le garde-manger
name-treasury-the = la salle du trésor
name-trophy-room-the = la salle des trophées
name-guard-room-the = la salle des gardes
name-scullery-the = l’arrière-cuisine
name-great-hall-the = la grande salle
name-nursery-the = la salle de jeux
name-tower-room-the = la salle de la tour
name-red = rouge
name-blue = bleu
name-turquoise = turquoise
name-yellow = jaune
name-grey = gris
name-green = vert
name-white = blanc
name-purple = violet

## Lieux de départ. origin_kind : space, chamber, step, door ou box.

origin =
    { $origin_kind ->
        [space] depuis la case { $origin }
        [step] depuis l’escalier
       *[chamber] depuis { NAME($origin, form: "the") }
    }

## Les invités d’une personne

guests =
    { $guests ->
        [1] un invité
       *[other] { $guests } invités
    }

## Ce que fait une action

action-roll =
    { $face ->
        [phantom] le Fantôme avance
       *[other] un { $face }
    }
action-colour = jouer en { NAME($colour) }
action-stay = laisser ton invité où il est
action-place =
    placer un invité sur la case { $space }{ $is_doorway ->
        [1] , un seuil ({ NAME($chamber, form: "the") })
       *[0] {""}
    }{ $is_exit ->
        [1] , la sortie
       *[0] {""}
    }
action-walk =
    { origin }, aller à la case { $space }{ $haunted ->
        [1] : le Fantôme y est et le capture
       *[0] {""}
    }
action-enter =
    { origin }, entrer dans { NAME($chamber, form: "the") }{ $arms ->
        [0] {""}
       *[other] {" "}({ SIGNED($arms) })
    }{ $boots ->
        [1] {" "}et mettre dehors l’invité ({ $who })
       *[0] {""}
    }
action-first = { $who } commence

## Pourquoi pas

why-draw-first = il faut d’abord tirer au sort qui commence
why-no-such-seat = dans cette partie, les places vont de 1 à { $players }
why-drawn-before = qui commence se tire au sort une fois au plus, avant tout le reste
why-roll-first = il faut d’abord lancer le dé
why-rolled-before = on lance le dé une seule fois, au début du tour
why-colours-first = d’abord, tout le monde choisit une couleur
why-colours-before = on ne choisit les couleurs qu’avant la partie
why-colour-not-in-play = le { NAME($colour) } n’est pas en jeu si l’on joue à { $players }
why-colour-taken = le { NAME($colour) } est déjà pris
why-must-place = il faut maintenant placer un invité sur une case libre de la galerie
why-space-taken = il y a déjà un invité sur la case { $space }
why-must-move = tu dois déplacer un invité ; rester sur place n’est pas permis ici
why-no-guest-there =
    tu n’as pas d’invité { $origin_kind ->
        [space] sur la case { $origin }
        [step] sur l’escalier
       *[chamber] dans { NAME($origin, form: "the") }
    }
why-closed = les salles sont fermées tant que le Fantôme n’est pas dans la galerie
why-too-far = { NAME($chamber, form: "the") } est à { $steps } pas, et le dé montre { $die }
why-exact-for-arms = on n’entre dans { NAME($chamber, form: "the") } ({ SIGNED($arms) }) qu’avec le nombre exact

## Ce qui s’est passé

event-first = { $who } commence : le sort en a décidé.
event-colour = { $who } joue en { NAME($colour) }.
event-placed = { $who } place un invité sur la case { $space }.
event-rolled =
    { $who } lance { $number ->
        [0] le Fantôme
       *[other] un { $number }
    }.
event-walked = { $who } va à la case { $space } { origin }.
event-entered = { $who } entre dans { NAME($chamber, form: "the") } { origin } et s’y cache.
event-phantom =
    Le Fantôme se met en route : { $spaces ->
        [1] 1 case
       *[other] { $spaces } cases
    }.

## Au terminal

terminal-phantom = le Fantôme
terminal-speeds = la vitesse du Fantôme selon l’horloge
terminal-end = fin
terminal-exit = sortie
terminal-cellar = cave
terminal-space = case { $space }
terminal-step = marche { $step }
terminal-guests = { $place } : invités des places { $seats }
terminal-doorway = seuil { $space } : { $chamber }
terminal-points = points
terminal-to-place = encore { $guests }
terminal-colour = { NAME($colour) }
terminal-over = La partie est finie
terminal-won =
    { $n ->
        [one] { $winners } gagne
       *[other] { $winners } gagnent ensemble
    }
terminal-drawing = Qui commence ?
terminal-seat-drawn = Une place est tirée au sort
terminal-choosing = choisit une couleur
terminal-placing = place un invité
terminal-rolling = va lancer le dé
terminal-rolled = a lancé
terminal-moving = et déplace un invité
terminal-replacing = place un invité (marche { $step })
terminal-round = Manche { $round }
terminal-next-starter = { $who } commence la prochaine

## Fichiers de plateau

board-exit = exit = { $exit } : doit être un nombre entier de 0 à { $last }
board-steps = steps { $steps } : les nombres doivent diminuer de bas en haut
board-clock-ends = la dernière horloge a ends = true, et aucune autre
board-clock-no-speed = la dernière horloge finit la partie et n’a pas de vitesse
board-clock-speed = il manque « speed » ; c’est un nombre entier de 1 à { $most }
board-chamber-name = name = { $name } : une salle a besoin d’un nom avec des lettres, autre que « stairs »
board-chamber-twice = deux salles s’appellent { $name } ; chaque nom doit être différent
board-doorway-off = le seuil de la salle { $chamber } est la case { $space }, hors du circuit ; ses cases vont de 0 à { $last }
board-doorway-twice = la case { $space } est le seuil de deux salles, { $one } et { $other } ; une case mène à une salle au plus

## Positions mises en place

position-players = { $players } personnes avec { $each } invités chacune, cela ne va pas ensemble
position-turn = turn vaut { $turn } ; les places vont de 0 à { $last }
position-phase = phase { $phase } est inconnue
position-die = die vaut { $die } en phase { $phase }
position-empty-seat = une place vide a des points
position-guest-order = les invités de la place { $seat } ne sont pas dans l’ordre des cases
position-guest-nowhere = la place { $seat } a un invité sur la case { $place }, qui n’est pas sur ce plateau
position-guest-extra = des invités de personne sont sur le plateau
position-not-placed = tous les invités ne sont pas placés, mais le jeu a commencé
position-in-box = { $box } invités sont dans la boîte, mais { $placed } sur { $all } comptent comme placés
position-off-gallery = des invités sont hors de la galerie pendant qu’on les place
position-placed-early =
    des invités sont placés avant { $early ->
        [colours] que tout le monde ait une couleur
       *[first] le tirage au sort de la première place
    }
position-box-empty = on place des invités, mais il n’en reste aucun dans la boîte
position-not-by-turns = les invités ne sont pas placés à tour de rôle : { $waiting } sont dans la boîte
position-other-places = turn vaut { $turn }, mais c’est la place { $seat } qui place le prochain invité
position-shared-space = deux invités partagent une case pendant qu’on les place
position-shared-chamber = deux invités sont dans la même salle
position-phantom-nowhere = le Fantôme est sur la case { $place }, qui n’est pas sur ce plateau
position-off-before-phantom = des invités sont hors de la galerie avant que le Fantôme l’ait atteinte
position-uncaptured = un invité se tient sur la case { $space } du Fantôme sans être capturé
position-colours = les couleurs ne sont pas des couleurs différentes en jeu
position-colour-early = des places ont une couleur sans l’avoir choisie
position-first-not-drawn = la première place est tirée au sort, mais l’option first_seat est seat-1
position-other-chooses = turn vaut { $turn }, mais c’est la place { $seat } qui choisit la prochaine couleur

## Cartes de chaleur des études

heat-caught = Où des invités sont capturés
