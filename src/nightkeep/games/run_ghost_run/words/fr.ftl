# Cours, fantôme, cours ! en français.

## Noms : meubles avec leur article (the), fantômes (toujours au masculin : « le petit fantôme 1 »), cartes Minuit,
## aménagements. NAME($piece, form: "the") fait de « desk » le nom name-desk-the.

name-mirror = miroir
name-mirror-the = le miroir
name-trolley = desserte
name-trolley-the = la desserte
name-desk = comptoir
name-desk-the = le comptoir
name-piano = piano
name-piano-the = le piano
name-armchair = fauteuil
name-armchair-the = le fauteuil
name-table = table
name-table-the = la table
name-large = grand fantôme
name-medium = fantôme moyen
name-small = petit fantôme
name-medium-1 = fantôme moyen 1
name-medium-2 = fantôme moyen 2
name-small-1 = petit fantôme 1
name-small-2 = petit fantôme 2
name-small-3 = petit fantôme 3
name-small-4 = petit fantôme 4
name-extra-curious = Très curieux
name-take-cover = Tous aux abris !
name-too-enthusiastic = Trop d’enthousiasme
name-who-pulls-the-craziest-face = Qui fait la plus drôle de grimace ?
name-tag-you-are-it = Chat, c’est toi !
name-dance-floor = Piste de danse
name-the-floor-is-lava = Le sol est de la lave
name-i-call-my-big-brother = J’appelle mon grand frère !
name-knock-knock = Toc toc
name-i-am-dizzy = J’ai la tête qui tourne
name-crystal-ball = Boule de cristal
name-red-light-green-light = Un, deux, trois, soleil
name-reception = La réception
name-music-room = Le salon de musique
name-by-the-fireside = Au coin du feu
name-long-corridor = Le long couloir
name-tea-time = L’heure du thé
name-checkerboard = Le damier
name-left-luggage = La consigne
name-late-check-in = Arrivée tardive

## Parties de phrases

spot-and-level = { $field } { $spot }{ $level ->
    [0] {""}
   *[other] , hauteur { FIXED($level) }
}
field-and-level = { $field }, { $level ->
    [0] au sol
   *[other] hauteur { FIXED($level) }
}
stands = { FIXED($x) } / { FIXED($y) }, rotation { $turn }°, { $pose ->
    [up] debout
    [down] à l’envers
    [back] sur le dos
    [front] sur l’avant
    [left] sur le côté gauche
   *[right] sur le côté droit
}
costs = { $cost ->
    [0] 0 point
    [1] 1 point
   *[other] { $cost } points
}
now = { $phase ->
    [arranging] on aménage d’abord le hall
    [furnishing] on aménage d’abord le hall, meuble après meuble
    [hanging] le trou de serrure reçoit maintenant sa première porte
    [midnight] on pioche maintenant une carte Minuit
    [tag] on suit maintenant la carte Minuit « Chat, c’est toi ! »
    [big-brother] on suit maintenant la carte Minuit « J’appelle mon grand frère ! »
    [drawing] on pioche maintenant une carte Mouvement
    [taking] on prend maintenant un meuble, ou aucun
    [placing] on place maintenant le meuble pris
    [planning] on fait maintenant les plans
    [rolling] on lance maintenant le dé pour le choix du côté
    [naming] on choisit maintenant le côté du trou de serrure
    [knocking] on lance maintenant le dé pour la porte
    [first-seat] on tire maintenant au sort qui commence
   *[over] la partie est finie
}

## Ce que fait une action

action-arrange = { NAME($arrangement) }
action-hang = le trou de serrure commence à la porte { $door }
action-strike = { NAME($card) }
action-draw = { $value } points{ $shown ->
    [0] {""}
   *[other] , { NAME($one) } ou { NAME($two) }
}
action-roll = le dé montre { $pips }
action-take = { $piece ->
    [nothing] ne déplacer aucun meuble
   *[other] déplacer { NAME($title, form: "the") }
}
action-place = mettre { NAME($piece, form: "the") } ici, { $layer ->
    [under] sous tous les autres
   *[over] sur ce qui s’y trouve
}
action-set-back = reposer { NAME($piece, form: "the") } comme avant
action-move = le { NAME($ghost) } va en { field-and-level } ({ costs })
action-leave = le { NAME($ghost) } sort du hall ({ costs })
action-merge = le { NAME($ghost) } et le { NAME($partner) } deviennent un { NAME($bigger) } en { field-and-level } ({ costs })
action-take-back = reprendre un fantôme échappé : le { NAME($ghost) }
action-done = terminer le plan{ $left ->
    [0] {""}
    [1] {" "}(il reste 1 point)
   *[other] {" "}(il reste { $left } points)
}
action-side = le trou de serrure va du côté { $side ->
    [S] sud
    [W] ouest
    [N] nord
   *[E] est
}
action-tag = renvoyer un fantôme de droite (le { NAME($ghost) }) ; un des tiens prend son emplacement
action-bring = mettre un petit fantôme en { $field }
action-grow = un { NAME($bigger) } remplace le { NAME($ghost) }
action-first = { $who } commence

## Pourquoi pas

why-no-such-action = cette action n’existe pas
why-not-now = { now }
why-not-drawn-now = c’est le hasard qui en décide, et pas maintenant ; { now }
why-card-used = cette carte Mouvement est déjà piochée
why-midnight-used = cette carte Minuit a déjà servi
why-not-on-card = { NAME($piece, form: "the") } n’est pas sur la carte, qui montre : { $shown }
why-already-moved = { NAME($piece, form: "the") } a déjà bougé dans cette manche
why-only-the-other = un seul des deux meubles montrés a déjà bougé ; seul l’autre peut donc bouger
why-not-taken = ton meuble est choisi ({ NAME($piece, form: "the") }) et tu dois le placer
why-already-placed = { NAME($piece, form: "the") } est déjà dans le hall
why-outside = { NAME($piece, form: "the") } ne serait pas entièrement dans le hall
why-crowds = { NAME($piece, form: "the") } ne laisserait pas d’emplacement en { $field } au { NAME($ghost) } ({ $owner })
why-not-in-lobby = le { NAME($ghost) } n’est pas dans le hall et ne peut donc pas en sortir
why-escaped-stays = le { NAME($ghost) } est échappé et ne revient pas
why-in-reserve = le { NAME($ghost) } attend dans la réserve et ne peut pas en entrer
why-moved-once = le { NAME($ghost) } s’est déjà déplacé dans cette manche
why-made-rests = le { NAME($ghost) } est né d’une fusion et se repose dans cette manche
why-freed-rests = une fusion a remis le { NAME($ghost) } dans le stock dans cette manche ; il se repose
why-is-spellbound = le { NAME($ghost) } est fasciné par le miroir dans cette manche
why-lower-number = ce n’est pas encore au { NAME($ghost) } : dans chaque taille, le plus petit numéro entre d’abord
why-too-far = cela coûte { costs }, et il en reste { $left }
why-bad-anchor = un fantôme de cette taille n’y serait pas entièrement dans la case
why-same-place = le { NAME($ghost) } est exactement là ; un déplacement dans une case finit à un autre emplacement
why-not-carried = rien ne porte un fantôme de cette taille à cet endroit et à cette hauteur
why-in-furniture = un meuble gêne à cet endroit
why-in-ghost = un autre fantôme gêne à cet endroit
why-must-merge = le { NAME($ghost) } finirait à côté d’un fantôme avec lequel il doit fusionner
why-came-in = le { NAME($ghost) } est entré dans cette manche et ne peut pas ressortir dans la même
why-no-merging = les fantômes ne fusionnent qu’avec l’option merging
why-not-itself = un fantôme ne fusionne pas avec lui-même
why-partner-elsewhere = le { NAME($partner) } n’est pas en { $field }
why-never-merges = deux fantômes moyens ne fusionnent pas, et le grand ne fusionne avec personne
why-partner-made = le { NAME($partner) } est né d’une fusion et ne fusionne pas de nouveau dans cette manche
why-no-figure = il n’y a pas de { NAME($bigger) } dans la réserve
why-no-taking-back = on ne reprend des fantômes qu’avec l’option merging
why-stock-not-empty = on ne reprend un fantôme que si le stock n’a plus de petit fantôme
why-took-already = on ne reprend qu’un fantôme par manche
why-not-escaped = le { NAME($ghost) } n’est pas échappé
why-take-lower = ce n’est pas encore au { NAME($ghost) } : un autre de la même taille passe avant
why-same-side = le trou de serrure est de ce côté et doit en changer
why-tag-not-small = seuls les petits fantômes jouent à chat
why-tag-not-there = ce fantôme de droite n’est pas dans le hall : le { NAME($ghost) }
why-tag-swap = la place à ta droite a un petit fantôme dans le hall : échange-le
why-tag-free = la place à ta droite n’a pas de petit fantôme dans le hall : mets un des tiens dans la rangée 3
why-not-row-three = { $field } n’est pas dans la rangée 3 de ton côté
why-grow-large = aucun fantôme n’est plus grand que le grand
why-grow-not-there = le { NAME($ghost) } n’est pas dans le hall
why-grow-no-figure = il n’y a pas de { NAME($bigger) } à côté du plateau
why-grow-elsewhere = le plus grand va dans la même case que le { NAME($ghost) }
why-plan-hidden = un plan n’est connu que de la place qui le fait

## Ce qui s’est passé

event-arranged = Le hall est aménagé : { NAME($arrangement) }.
event-placed = { $who } place { NAME($piece, form: "the") } : { stands }, { $under ->
    [1] sous les autres
   *[0] sur les autres
}.
event-returned = { $who } repose { NAME($piece, form: "the") } comme avant.
event-kept = { $piece ->
    [piano] Le piano
    [mirror] Le miroir
    [trolley] La desserte
    [desk] Le comptoir
    [armchair] Le fauteuil
    [table] La table
   *[other] { $piece }
} ne bouge pas : en { $field }, un fantôme ({ $who }, { NAME($ghost) }) n’aurait pas d’emplacement.
event-begins = { $who } commence : le sort en a décidé.
event-first-door = Le trou de serrure commence à la porte { $door }.
event-round = Manche { $round } : { $who } a le dé.
event-midnight = Carte Minuit : { NAME($card) }{ $ends ->
    [1] {""}
   *[0] .
}
event-furniture = Un meuble bouge : { NAME($piece, form: "the") }, maintenant { stands }.
event-drew = { $who } pioche une carte de { $value } : { $shown ->
    [0] pas de meuble
   *[other] { NAME($one) } ou { NAME($two) }
}.
event-took = { $who } { $piece ->
    [nothing] ne déplace aucun meuble
   *[other] prend { NAME($piece, form: "the") }
}.
event-planned = Ton plan : { $sort ->
    [move] le { NAME($ghost) } va en { spot-and-level }
    [leave] le { NAME($ghost) } sort
    [merge] le { NAME($ghost) } fusionne avec le { NAME($partner) } en { spot-and-level }
   *[other] le { NAME($ghost) } est repris
}.
event-committed = { $who } a terminé son plan.
event-moved = Un fantôme ({ $who }, { NAME($ghost) }) va en { spot-and-level }.
event-escaped = Un fantôme ({ $who }, { NAME($ghost) }) s’échappe de { $field } : il est à l’abri.
event-merged = Deux fantômes ({ $who }, { NAME($ghost) } et { NAME($partner) }) fusionnent en { spot-and-level } : { NAME($made) }.
event-not-merged = Deux fantômes ({ $who }, { NAME($ghost) } et { NAME($partner) }) ne peuvent pas fusionner en { $field }.
event-taken-back = { $who } reprend un fantôme échappé : le { NAME($ghost) }.
event-put-back = Un fantôme ({ $who }, { NAME($ghost) }) trouve un emplacement en { spot-and-level }.
event-rolled = { $who } lance un { $pips }.
event-tie = Égalité au plus haut : { $tied } relancent le dé.
event-chooser = { $who } choisit le côté du trou de serrure.
event-side = { $who } choisit le côté { $side ->
    [S] sud
    [W] ouest
    [N] nord
   *[E] est
}.
event-keyhole = Le trou de serrure est à la porte { $door }.
event-die = { $who } reçoit le dé.
event-seen = De la porte { $door }, on voit { $way ->
    [mirror] {"dans le miroir "}
   *[direct] {""}
}un fantôme ({ $who }, { NAME($ghost) }).
event-bounce = Le miroir renvoie le regard sur le { NAME($ghost) }.
event-nobody = De la porte { $door }, on ne voit personne.
event-sent-back = Un fantôme ({ $who }, { NAME($ghost) }) doit retourner.
event-lying = Tous les fantômes dans le hall se couchent.
event-standing = Les fantômes se relèvent.
event-faced = Un fantôme ({ $who }, { NAME($ghost) }) est fasciné par le miroir, en { $field } { $spot }.
event-tagged = { $who } touche un fantôme en { $field } ({ $other }) : { NAME($ghost) } à la place de { NAME($swapped) }.
event-brought = Un fantôme ({ $who }, { NAME($ghost) }) arrive en { spot-and-level }.
event-grew = Un fantôme ({ $who }) grandit en { spot-and-level } : { NAME($made) } à la place de { NAME($ghost) }.
event-turned = { $who } part maintenant du côté { $side ->
    [S] sud
    [W] ouest
    [N] nord
   *[E] est
}.
event-stepped = Un fantôme ({ $who }, { NAME($ghost) }) avance en { spot-and-level }.
event-points = { $who } a { $points } { $halves ->
    [0] point
    [1] point
    [2] point
    [3] point
   *[other] points
}.
event-won = { $who } gagne.

## Mots refusés

word-length = inconnu ({ NAME($thing, form: "thing") }) : « { $word } » ; possible : 0.00 à { FIXED($most) }, comme 3.25

## Au terminal

terminal-round = Manche { $round } sur 5{ $card ->
    [0] {""}
   *[other] , carte Minuit : { NAME($card) }
}. Trou de serrure : { $door ->
    [0] pas encore
   *[other] { $door }
}.
terminal-die = dé
terminal-points = { $one ->
    [1] { $points } point
   *[0] { $points } points
}
terminal-plan = Ton plan{ $left ->
    [0] {""}
   *[other] {" "}(encore { $left })
} : { $entries }.
terminal-no-entries = encore rien
terminal-piece = { NAME($piece) }
terminal-heights = Hauteurs : { $pieces }.
terminal-empty = Le hall est vide.
terminal-signs = S M L fantômes : petit, moyen, grand (minuscules : il y a quelque chose au-dessus), plus c’est clair, plus c’est haut{ $sight ->
    [1] , * vu le long de ·
   *[0] {""}
}
terminal-held = { $value ->
    [0] pas de carte
   *[other] carte { $value }{ $pieces }
}
terminal-stock = stock { $ghosts }
terminal-edge = bord { $ghosts }
terminal-reserve = réserve { $ghosts }
terminal-escaped = échappés { $ghosts }
terminal-all-inside = tous dans le hall
terminal-player = côté { $side }, { $held }, { $points } ; { $places }

## Fichiers de matériel

board-fixed = { $key } = { $given } : doit être { $wanted }
board-text = { $key } = { $given } : doit être un texte
board-colours = colours = { $given } : il faut { $n } noms différents
board-sides = { $key } = { $given } : il faut { $n } côtés différents
board-scoring = "{ $key }" : lobby doit être la moitié de escaped, de 0 à { $most }
board-lying-height = height_lying = { $given } : un fantôme couché n’est pas plus haut qu’un fantôme debout
board-heights = heights = { $given } : doit être de 0 à { $most }
board-offset = offset = { $given } : il faut 2 nombres entiers de { $low } à { $high }
board-points = il peut y avoir au plus { $most } points, tous différents
board-rotation = { $given } doit être [{ $degrees }, C, S, N] avec C*C + S*S = N*N
board-rotation-off = { $given } s’écarte de plus de { $degrees } degrés de son nom
board-pose-map = { $pose } = { $given } : map doit être { $wanted }
board-box = box « { $name } » = { $given } : il faut [x0, x1, y0, y1, z0, z1], le plus petit avant le plus grand
board-boxes = les meubles peuvent avoir au plus { $most } blocs en tout
board-face-order = la plus petite borne vient avant la plus grande
board-face-outside = la face dépasse des blocs du miroir
board-face-touches = la face touche le bloc { $box } du miroir lui-même
board-middle = { $piece } : le milieu de son plan en { $axis } doit être 0
board-lowest = { $piece } : son point le plus bas doit être à z = 0
board-longest = { $piece } : aucun côté ne peut être plus long que { $most }
board-card-two = pieces = { $given } : une carte montre deux meubles ou aucun
board-card-pair = pieces = { $given } : chaque paire de meubles est sur une seule carte
board-card-missing = aucune carte ne montre { $one } et { $other }
board-piece-order = pieces doit énumérer les six meubles dans leur ordre
board-piece-outside = { $piece } n’est pas entièrement dans le hall
board-pieces-overlap = { $one } et { $other } se chevauchent

## Positions mises en place

position-players = { $players } personnes ; le jeu est pour 2 à 4
position-scratch = { $field } vaut 0 dans toute position
position-extra-side = une place qui n’est pas en jeu a un côté de départ
position-start-sides = deux places partagent un côté de départ, ou une n’en a pas
position-stacking = l’ordre d’empilement { $order } n’énumère pas les meubles du hall
position-arranging = le hall est vide avant qu’un décor soit tiré au sort
position-furnishing = les places meublent le hall à tour de rôle jusqu’à ce que les six meubles soient là
position-seating = le hall est vide avant le tirage au sort de la première place
position-all-pieces = les six meubles sont dans le hall
position-piece-out = { NAME($piece, form: "the") } n’est pas dans le hall, mais a un emplacement
position-piece-outside = { NAME($piece, form: "the") } n’est pas entièrement dans le hall
position-resting = les meubles reposent à { $right }, pas à { $given }
position-ghost = { NAME($ghost) } (place { $seat })
position-on-edge = { position-ghost } est au bord ou dans la réserve
position-in-stock = { position-ghost } est dans le stock, où avec la fusion il n’y a que de petits fantômes
position-ghost-out = { position-ghost } n’est pas dans le hall, mais a un emplacement
position-ghost-in = { position-ghost } est dans le hall
position-ghost-field = { position-ghost } n’est pas entièrement dans sa case
position-ghost-carried = rien ne porte { position-ghost }
position-ghost-furniture = { position-ghost } est dans un meuble
position-ghosts-overlap = { $one } et { $other } se chevauchent
position-ghosts-early = des fantômes sont dans le hall avant qu’aucun ait bougé
position-set-up = à partir de la fin de la mise en place, les manches comptent et le trou de serrure est posé
position-end = la partie est finie après la manche { $round }
position-not-holder = la place { $seat } n’a pas choisi de côté, donc la place { $first } n’a pas le dé
position-holder = qui a le dé commence
position-sight = les lignes de vue ne sont retenues que jusqu’à ce que quelque chose change
position-sight-nowhere = une ligne de vue ne mène à aucun emplacement
position-who-drew = exactement les places qui ont pioché dans cette manche ont une carte
position-same-card = deux places ont la même carte
position-cards-drawn = les cartes piochées ne vont pas avec les manches jouées
position-equal-cards = des cartes égales, le plus petit numéro est pioché d’abord
position-blank-card = une carte sans meubles n’en déplace aucun
position-taken = un meuble est pris exactement tant qu’il reste à placer
position-moved = plus de meubles ont été déplacés que les cartes ne le permettent
position-midnight-count = { $drawn } cartes Minuit ont été piochées, pas { $right }
position-midnight-force = une carte Minuit vaut exactement dans sa manche
position-no-midnight = aucune carte Minuit n’est piochée maintenant
position-answers = les places ne répondent qu’à { name-tag-you-are-it } et { name-i-call-my-big-brother }
position-lying = les fantômes sont couchés exactement avec { name-take-cover }
position-brought = aucune carte n’a apporté de fantôme à la place { $seat }
position-brought-size = les cartes Minuit ne font entrer que de petits fantômes
position-twice = personne ne choisit un côté deux fois avant que tout le monde l’ait fait
position-choices = un côté a été choisi { $n } fois
position-rolling = au moins deux places qui y ont droit lancent le dé
position-roll-order = les places lancent le dé dans l’ordre de la manche
position-knock = avec { name-knock-knock }, personne ne lance le dé pour choisir
position-rolls-kept = les lancers ne sont retenus que jusqu’à ce que le plus haut soit connu
position-crystal = la porte n’est connue avant le côté qu’avec { name-crystal-ball }
position-side-named = un côté est nommé exactement avant le lancer pour la porte
position-keyhole = le trou de serrure doit changer de côté
position-not-entitled = la place qui nomme le côté n’y a pas droit
position-plans = il n’y a de plans que pendant qu’on les fait
position-no-plan = la place { $seat } n’a pas encore de plan
position-bad-plan = le plan de la place { $seat } n’est pas permis
position-draft-place = l’ébauche n’est pas là où sont les fantômes de la place qui fait son plan
position-draft-plan = l’ébauche n’est pas ce à quoi mène le plan de la place qui le fait

## Cartes de chaleur des études

heat-seen = De quelles portes on voit des fantômes
heat-unseen = De quelles portes on ne voit personne
