# Les pièces cachées en français.

## Tuiles (toujours au masculin : « le 4 rouge »), directions et étapes : NAME($tile) fait de « red-4 » le nom name-red-4

name-red-1 = 1 rouge
name-red-2 = 2 rouge
name-red-3 = 3 rouge
name-red-4 = 4 rouge
name-red-5 = 5 rouge
name-red-6 = 6 rouge
name-blue-1 = 1 bleu
name-blue-2 = 2 bleu
name-blue-3 = 3 bleu
name-blue-4 = 4 bleu
name-blue-5 = 5 bleu
name-blue-6 = 6 bleu
name-green-1 = 1 vert
name-green-2 = 2 vert
name-green-3 = 3 vert
name-green-4 = 4 vert
name-green-5 = 5 vert
name-green-6 = 6 vert
name-yellow-1 = 1 jaune
name-yellow-2 = 2 jaune
name-yellow-3 = 3 jaune
name-yellow-4 = 4 jaune
name-yellow-5 = 5 jaune
name-yellow-6 = 6 jaune
name-up = vers le haut
name-right = vers la droite
name-down = vers le bas
name-left = vers la gauche
name-candlewick = Mèche-de-Bougie
name-the-laundress = La Lavandière
name-the-wheel = La Roue
name-grandfather-clock = La Vieille Horloge
name-the-hush = Le Grand Silence

## Ce que fait une action

action-draw-stage = étape { $stage }, « { NAME($name) } »
action-draw-start = une tuile pour commencer ou pour la mémoire
action-draw-fits =
    va avec le { NAME($under) }{ $exit ->
        [1] : la sortie s’ouvre, et l’étape est gagnée
       *[0] {""}
    }
action-draw-misses =
    ne va pas avec le { NAME($under) }{ $full ->
        [1] , et la mémoire est pleine : tout retourne dans la pioche
       *[0] : elle va dans la mémoire
    }
action-lay = commencer sur le { NAME($tile) } ; le { NAME($other) } va dans la mémoire
action-done = finir le tour ; ensuite, { $forecast }
action-move =
    aller { NAME($direction) } en { $square }, sur le { NAME($tile) }{ $caught ->
        [1] , droit sur le monstre : l’étape est perdue
       *[0] {""}
    }
action-search =
    fouiller { NAME($direction) } en { $square }{ $exit ->
        [1] , la sortie,
       *[0] {""}
    } avec une tuile de la pioche : { $good } sur { $pile } { $good ->
        [0] convient
        [1] convient
       *[other] conviennent
    }
action-use =
    poser le { NAME($tile) } { NAME($direction) } en { $square }{ $exit ->
        [1] , la sortie, et y aller : l’étape est gagnée
       *[0] {" "}et y aller ; ensuite, { $forecast }
    }

forecast-goes = va en { $square }
forecast-turns = se tourne { NAME($facing) }
forecast-once = le monstre { $step }
forecast-twice = le monstre { $first }, puis { $second }
forecast-limit = la limite de tours est atteinte
forecast-lost = { $forecast } ; l’étape est perdue

## Pourquoi pas

why-lay-first = choisis d’abord la tuile de la case de départ : le { NAME($one) } ou le { NAME($other) }
why-name-first = il faut d’abord piocher la tuile qui désigne l’étape
why-deal-first = il faut d’abord piocher deux tuiles au choix
why-draw-first = la fouille est en cours et finit le tour ; il faut d’abord piocher sa tuile
why-in-discard = le { NAME($tile) } n’est pas dans la pioche : il est dans la défausse
why-in-memory = le { NAME($tile) } n’est pas dans la pioche : il est dans la mémoire
why-in-offer = le { NAME($tile) } n’est pas dans la pioche : il est visible, au choix
why-on-square = le { NAME($tile) } n’est pas dans la pioche : il est en { $square }
why-no-draw-now = on ne pioche que pour préparer une étape et après avoir choisi une case à fouiller
why-no-lay-now = on ne pose une tuile sur la case de départ que pour préparer une étape
why-not-next = { $square } n’est pas à côté de { $child }, où se trouve l’enfant
why-no-tile-there = il n’y a pas de tuile en { $square } ; une case vide peut seulement être fouillée
why-no-moves-left = l’enfant a déjà fait ses 2 pas de ce tour
why-covered = il y a déjà une tuile en { $square } ; on ne fouille que les cases vides
why-monster-there = le monstre est en { $square }
why-pile-empty = la pioche est vide ; on ne peut plus chercher que dans la mémoire
why-not-in-memory-but-pile = le { NAME($tile) } n’est pas dans la mémoire : il est dans la pioche
why-not-in-memory-but-discard = le { NAME($tile) } n’est pas dans la mémoire : il est dans la défausse
why-not-in-memory-but-on = le { NAME($tile) } n’est pas dans la mémoire : il est en { $square }
why-does-not-fit = le { NAME($tile) } ne convient pas : son nombre est plus petit que celui du { NAME($under) }, et sa couleur est différente

## Ce qui s’est passé

event-stage-tile =
    Le { NAME($tile) } est pioché et mis de côté : { $naming ->
        [chosen] son nombre ne compte pas, car l’étape était déjà choisie
        [six] un six garde l’étape où le livre est ouvert
       *[named] son nombre désigne l’étape
    }. On joue l’étape { $stage }.
event-start-tile = Le { NAME($tile) } est pioché, au choix.
event-laid = L’enfant commence en { $square }, sur le { NAME($tile) } ; le { NAME($other) } va dans la mémoire.
event-moved = L’enfant va de { $origin } en { $square }.
event-search = L’enfant fouille { $square } avec une tuile de la pioche.
event-drew = Le { NAME($tile) } est pioché.
event-fits = Le { NAME($tile) } convient : il est maintenant en { $square }, et l’enfant y va.
event-does-not-fit = Le { NAME($tile) } ne convient pas et va dans la mémoire.
event-mixed-back = Le { NAME($tile) } ne convient pas et la mémoire est pleine : les { $tiles } tuiles retournent dans la pioche, que l’on mélange.
event-remembered = Le { NAME($tile) } de la mémoire est maintenant en { $square }, et l’enfant y va.
event-done = L’enfant reste en { $square } et ne fouille pas.
event-monster-turns-to-the-child = Le monstre, en { $origin }, voit l’enfant à côté de lui et se tourne { NAME($facing) }.
event-monster-chases = Le monstre voit l’enfant et va de { $origin } en { $square }.
event-monster-follows = Le monstre suit son parcours de { $origin } en { $square }.
event-monster-turns = Le monstre, en { $origin }, se tourne { NAME($facing) }, comme le veut son parcours.
event-monster-returns = Le monstre a quitté son parcours ; il va de { $origin } en { $square } pour le retrouver.
event-monster-turns-back = Le monstre, en { $origin }, a quitté son parcours ; il se tourne { NAME($facing) } pour le retrouver.
event-stage-won = L’enfant est à la sortie : l’étape { $stage } est gagnée.
event-stage-lost =
    L’étape { $stage } est perdue : { $reason ->
        [1] le monstre et l’enfant se sont rencontrés
        [2] le monstre est arrivé au bout de son parcours
        [3] le monstre et l’enfant se sont rencontrés, et le monstre est arrivé au bout de son parcours
       *[other] la limite de tours est atteinte
    }.
event-star = L’enfant est retourné sur son côté étoile.
event-over =
    La partie est { $won ->
        [1] gagnée
       *[0] perdue
    } (étapes gagnées : { $wins }, perdues : { $losses }).

## Au terminal

terminal-exit = SORTIE
terminal-start = départ
terminal-monster = MONSTRE
terminal-caught = ATTRAPÉ
terminal-child = ENFANT
terminal-eye = œil
terminal-end = FIN
terminal-first = début
terminal-stage = Étape { $number } : { NAME($stage) }
terminal-new-stage = Une nouvelle étape : une tuile la nomme
terminal-new-stage-six = (un six : étape { $number }, { NAME($stage) })
terminal-score = Étapes gagnées { $wins } sur { $needed }, perdues { $losses } sur { $most }
terminal-star = ★ L’enfant montre son côté étoile.
terminal-turns = Tours passés { $turns } sur { $limit }
terminal-pieces = Enfant sur { $child }. Monstre sur { $square }, il regarde { NAME($facing) } et { $sees ->
    [1] voit l’enfant !
   *[0] ne voit pas l’enfant.
}
terminal-off-route = Il est hors de son parcours et va vers { $square }.
terminal-squares-left = Encore { $n ->
    [one] { $n } case
   *[other] { $n } cases
} de son parcours jusqu’à la fin, { $end }.
terminal-drawn = Piochées :
terminal-memory = Mémoire ({ $tiles } sur { $most }) :
terminal-fits = convient
terminal-does-not-fit = ne convient pas
terminal-aside = Défausse :
terminal-pile = Pioche : { $tiles } tuiles
terminal-act = À toi : { $moves ->
    [0] plus de pas ;
    [one] { $moves } pas au plus, puis
   *[other] { $moves } pas au plus, puis
} une fouille, ou done. Mène l’enfant à la sortie { $exit }.
terminal-lay = Choisis la tuile où l’enfant commence ({ $start }) ; l’autre va dans la mémoire.
terminal-search = Une tuile de la pioche est tirée pour { $square }.
terminal-stage-tile = Une tuile est piochée pour nommer l’étape.
terminal-start-tiles = Deux tuiles sont piochées, au choix.
terminal-won = Tu as gagné la partie !
terminal-lost = Tu as perdu la partie.
terminal-out = L’enfant est dehors !
terminal-child-caught = L’enfant est attrapé.
terminal-route-end = Le monstre est à la fin de son parcours.
terminal-limit = Le dernier tour est passé.
terminal-legend-fits = Une tuile convient si son nombre est au moins celui de la tuile sous l’enfant, ou si elles ont la même couleur.
terminal-legend-monster = ▲▶▼◀ où regarde le monstre ; œil : ce qu’il voit
terminal-legend-route = →3 son parcours, 3 cases plus loin ; à FIN tu perds

## Fichiers d’étapes

board-fixed-square = { $key } = { $given } : pour l’enfant, { $key } est toujours { $square }, { $point }
board-stage-twice = deux étapes ont le numéro { $number } ; elles sont numérotées de 1 à { $stages }
board-words = { $key } = { $given } : il faut des mots sur une seule ligne
board-start = start = { $given } : le monstre commence sur la première case de son parcours, { $first }
board-facing = facing = "{ $given }" : le monstre regarde d’abord le long de son parcours, qui part de { $first } vers { $arrow }, donc il faut "{ $arrow }"
board-route = route, case { $n } : { $problem }
board-route-twice = { $square } y est deux fois (c’est déjà la case { $n })
board-route-apart = { $square } n’est pas à côté de { $before } ; un parcours avance d’une case vers le haut, le bas, la gauche ou la droite
board-route-start = le parcours commence en { $square }, là où l’enfant commence

## Positions mises en place

position-chosen = l’étape { $chosen } a été choisie, mais le livre est ouvert à l’étape { $open }
position-one-stage = { $wins } étapes gagnées et { $losses } perdues ne vont pas avec une partie d’une étape
position-match-end = la partie est finie exactement avec { $most_wins } étapes gagnées ou { $most_losses } perdues, pas avec { $wins } et { $losses }
position-moves = les déplacements de ce tour ne comptent que tant que l’enfant peut agir
position-turns = { $turns } tours sont passés, mais l’étape finit avec le tour { $limit }
position-order = les tuiles de { $field } ne sont pas dans l’ordre, avec les places vides à la fin
position-tile-places = la tuile { $tile } est à { $n } endroits ; chaque tuile est à un seul
position-early-pieces = des tuiles ou des figurines sont sur la table avant le début de l’étape
position-early-turns = des tours sont passés, ou le monstre regarde quelque part, avant le début de l’étape
position-aside = la tuile qui désigne l’étape est mise de côté en tout premier, et pas avant
position-offered = { $n } tuiles de départ ont été piochées, ce qui ne va pas à ce moment
position-named = un { $number } a été mis de côté, mais le livre est ouvert à l’étape { $open }
position-first-six = un six a été mis de côté à la première étape, mais le livre n’est pas ouvert à l’étape 1
position-still-choosing = il reste à choisir la tuile de départ, mais le jeu a commencé
position-unnamed = aucune tuile n’a désigné l’étape, mais le jeu a commencé
position-both = l’enfant et le monstre sont tous deux sur le plateau dès que le jeu a commencé
position-child = l’enfant est en { $square }, où il n’y a pas de tuile
position-unreachable = les tuiles en { $squares } n’ont pas pu être posées : aucune chaîne de tuiles qui conviennent n’y mène depuis f6
position-searching = une case est fouillée exactement pendant qu’on pioche une tuile pour elle
position-target = { $square } ne peut pas être fouillée depuis { $child }
position-empty-pile = il faut piocher une tuile, mais la pile est vide
position-at-exit = une tuile est sur la sortie, mais l’étape continue
position-lost-goes-on = l’enfant est attrapé ou le monstre est à son but, mais l’étape continue
position-won = la dernière étape est gagnée exactement si l’enfant est à la sortie
position-not-ended = la partie est finie, mais pas la dernière étape

## Cartes de chaleur des études

heat-strikes = Où le monstre frappe
heat-rooms = Où fouiller ouvre une pièce
