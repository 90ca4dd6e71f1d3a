# Chasse au fantôme en français.

## Salles et animaux : NAME($name) fait de « Wine Cellar » le nom name-wine-cellar

name-entrance-hall = Hall d’entrée
name-porter-s-lodge = Loge du portier
name-guard-room = Salle des gardes
name-great-stairwell = Grand escalier
name-winch-room = Salle du treuil
name-trophy-room = Salle des trophées
name-armoury = Armurerie
name-blue-salon = Salon bleu
name-music-room = Salon de musique
name-chapel = Chapelle
name-sacristy = Sacristie
name-treasury = Salle du trésor
name-bridge-chamber = Chambre du pont
name-alchemist-s-study = Cabinet de l’alchimiste
name-wig-closet = Cabinet des perruques
name-lady-s-boudoir = Boudoir
name-linen-room = Lingerie
name-morning-room = Petit salon
name-upper-stairwell = Palier du haut
name-portrait-room = Salle des portraits
name-billiard-room = Salle de billard
name-raven-tower = Tour aux corbeaux
name-nursery = Salle de jeux
name-schoolroom = Salle de classe
name-library = Bibliothèque
name-long-gallery = Longue galerie
name-mirror-cabinet = Cabinet des miroirs
name-instrument-room = Salle des instruments
name-costume-attic = Grenier aux costumes
name-trunk-room = Salle des malles
name-rafter-loft = Sous les poutres
name-servants-attic = Mansarde
name-clock-chamber = Chambre de l’horloge
name-bell-chamber = Chambre des cloches
name-observatory = Observatoire
name-star-balcony = Balcon des étoiles
name-wine-cellar = Cave à vin
name-cooper-s-cellar = Cave du tonnelier
name-crypt = Crypte
name-larder = Garde-manger
name-scullery = Arrière-cuisine
name-castle-kitchen = Cuisine du château
name-root-cellar = Cave à légumes
name-ice-pit = Glacière
name-dungeon = Cachot
name-catacombs = Catacombes
name-banquet-room = Salle des banquets
name-great-hall = Grande salle
name-servery = Office
name-postern-hall = Salle de la poterne
name-stable = Écurie
name-groom-s-loft = Grenier du palefrenier
name-smoke-loft = Fumoir
name-barn = Grange
name-cats = chats
name-bats = chauves-souris
name-owls = hiboux
name-mice = souris
name-hedgehogs = hérissons

## Ce que fait une action

action-leave-out = jouer sans les { NAME($frame) }
action-frame =
    Max se montre après { $rounds ->
        [1] 1 manche
       *[other] { $rounds } manches
    }
action-place = commencer dans la salle { $room } ({ NAME($name) })
action-break = rester dans la salle { $room } ({ NAME($name) }) avec une carte Pause{ with-lock }
action-move = flotter dans la salle { $room } ({ NAME($name) }){ into-trap }{ with-lock }
action-cheat = annoncer une triche et retourner dans la salle { $room } ({ NAME($name) }){ into-trap }{ with-lock }
action-stay = { $figure } reste dans la salle { $room } ({ NAME($name) })
action-unlock = { $figure } déverrouille la porte { $door }
action-go = { $figure } va dans la salle { $room } ({ NAME($name) })
action-trap-and-go = { $figure } pose le piège dans la salle { $here } et va dans la salle { $room } ({ NAME($name) })
action-ghost = { $who } est Max

# Parties des phrases ci-dessus : Max entre dans la salle du piège ; il verrouille aussi une porte.
into-trap =
    { $trap ->
        [1] , dans le piège
       *[0] {""}
    }
with-lock =
    { $door ->
        [none] {""}
       *[other] , et verrouiller la porte { $door }
    }

## Pourquoi pas

why-no-seat = il n’y a pas de place { $seat } ; les places vont de 1 à { $players }
why-max-once = Max se tire au sort une fois au plus, avant tout le reste
why-max-first = il faut d’abord tirer au sort qui est Max
why-left-out-once = le cadre laissé de côté se tire au sort une fois, avant de placer les figurines
why-left-out-first = il faut d’abord tirer au sort le cadre laissé de côté
why-no-frame-now = on ne choisit un cadre qu’au début et quand il y en a un de plein
why-frame-left-out = les { NAME($frame) } ne sont pas en jeu
why-frame-full = le cadre des { NAME($frame) } est déjà plein
why-frame-first = il faut maintenant choisir un cadre
why-chaser-there = Max commence dans une salle vide, et il y a un limier dans la salle { $room }
why-placed-once = les figurines ne se placent qu’une fois, avant la première manche
why-place-first = il faut d’abord placer toutes les figurines
why-only-at-the-beginning = Max joue une carte au début de la manche, pas au tour des limiers
why-max-only = seul Max sait ce qu’il peut jouer
why-no-break = Max n’a plus de carte Pause
why-no-cheat = Max n’a plus de carte Triche
why-same-room = Max est dans la salle { $room } et doit aller dans une autre
why-chimney-only = on n’atteint la salle { $room } qu’avec la carte Cheminée, qui n’est pas en jeu
why-not-next = la salle { $room } n’est pas voisine de la salle { $here }
why-occupied = il y a un limier dans la salle { $room }
why-visited = Max a déjà été dans la salle { $room } ; seule une carte Triche l’y ramène
why-not-visited = Max n’a pas encore été dans la salle { $room } ; une carte Triche ne sert que pour les salles visitées
why-no-door-card = Max n’a pas de carte Porte à jouer
why-max-plays-first = les limiers jouent quand Max a joué sa carte
why-no-figure = { $figure } ne participe pas à cette partie
why-not-your-figure = { $figure } est à un autre limier
why-has-acted = { $figure } a déjà agi dans cette manche
why-nothing-locked = aucune porte n’est verrouillée
why-not-at-door = { $figure } est dans la salle { $here }, pas devant la porte verrouillée
why-no-trap = le piège n’est pas en jeu
why-not-your-trap = un autre limier a le piège
why-trap-laid = le piège est déjà dans la salle { $room } et y reste
why-door-locked = la porte { $door } est verrouillée
why-no-passage = aucun passage ne mène de la salle { $here } à la salle { $room }

## Ce qui s’est passé

event-left-out = On joue sans les { NAME($frame) }.
event-placed = { $who } place { $figure } dans la salle { $room }.
event-appeared = Max apparaît dans la salle { $room }.
event-appeared-covered = Max est apparu.
event-frame = { $who } choisit le cadre des { NAME($frame) }.
event-last-frame = Il ne reste que le cadre des { NAME($frame) }.
event-card =
    Max { $play ->
        [break] fait une pause dans
       *[move] va dans
    } la salle { $room } (son tour { $turn }).
event-card-hidden = Max joue une carte cachée (son tour { $turn }).
event-cheat = Max triche et retourne dans la salle { $room } (son tour { $turn }) ; { cheats-left }.
event-cheat-hidden = Max triche et joue une carte cachée (son tour { $turn }) ; { cheats-left }.
cheats-left =
    { $left ->
        [0] plus de carte Triche
        [1] il reste 1 carte Triche
       *[other] il reste { $left } cartes Triche
    }
event-locked = Max verrouille la porte { $door }.
event-trapped = Max entre dans le piège, dans la salle { $room }.
event-went = { $figure } ({ $who }) va de la salle { $origin } à la salle { $room }.
event-stayed = { $figure } ({ $who }) reste dans la salle { $room }.
event-unlocked = { $figure } ({ $who }) déverrouille la porte { $door }.
event-trap-laid = { $who } pose le piège dans la salle { $room }.
event-animal =
    { $frame ->
        [cats] Un chat
        [bats] Une chauve-souris
        [owls] Un hibou
        [mice] Une souris
        [hedgehogs] Un hérisson
       *[other] Un animal ({ NAME($frame) })
    } va dans le cadre ; { $left ->
        [0] il n’en reste plus
        [1] il en reste 1
       *[other] il en reste { $left }
    }.
event-full = Le cadre des { NAME($frame) } est plein.
event-turned-up =
    Tour { $turn } : { $play ->
        [break] une pause dans
        [cheat] une triche vers
       *[move] vers
    } la salle { $room }.
event-shown = Max se montre dans la salle { $room }.
event-shown-covered = Max s’est montré.
event-caught = { $figure } ({ $who }) attrape Max ({ $max }) dans la salle { $room }, à la manche { $round } : les limiers ont gagné, et Max a perdu.
event-stuck = Max ({ $who }) ne peut pas quitter la salle { $room } et n’a pas de carte à jouer, à la manche { $round } : les limiers ont gagné, et Max a perdu.
event-escaped = La nuit est finie après la manche { $round } ; personne n’a attrapé Max ({ $who }), qui est dans la salle { $room } : Max a gagné, et les limiers ont perdu.
event-trail =
    { $turn ->
        [0] Max a commencé dans la salle { $room }.
       *[other] { event-turned-up }
    }
event-drawn = Le sort désigne Max : { $who }.

## Le soupçon

suspicion =
    { $room ->
        [none] { $who } enlève le soupçon du plateau.
       *[other] { $who } soupçonne Max dans la salle { $room }.
    }
suspicion-title = le soupçon
suspicion-not-yours = il montre ce que soupçonnent les limiers
suspicion-too-early = Max n’est pas encore apparu
suspicion-visible = on voit Max lui-même dans la salle { $room }

## Comment la partie a fini pour un camp

side =
    { $side ->
        [0] Max a
       *[1] Les limiers ont
    } { $won ->
        [1] gagné
       *[0] perdu
    }

## Au terminal

terminal-night = { $castle }, manche { $round }. Animaux restants : { $frames }
terminal-figure = { $figure } ({ $player }) { $room ->
    [0] pas encore en place
   *[other] dans { $room }
}
terminal-max-drawn = On tire au sort qui est Max.
terminal-max-hidden = Max n’est pas encore apparu.
terminal-max = { $result ->
    [caught] Max a été attrapé dans { $room }.
    [stuck] Max était bloqué dans { $room }.
    [escaped] Max s’est échappé dans { $room }.
    [in] Max est dans { $room }.
   *[invisible] Max est invisible.
}
terminal-card = { $kind ->
    [break] pause dans { $room }
   *[move] { $room }
}{ $cheat ->
    [1] {" "}(triche)
   *[0] {""}
}
terminal-cheats = { $n } Triche
terminal-breaks = { $n } Pause
terminal-held-chimney = Cheminée
terminal-held-door = Porte
terminal-max-cards = Ses cartes : { $cards }. Il a : { $hand }.
terminal-shown-breaks = Pauses montrées : { $n }.
terminal-signs = : porte, // escalier, HH échelle, == trappe, rouge se verrouille, M Max
terminal-sign-locked = X verrouillé
terminal-sign-trap = ^ piège
terminal-sign-visited = * visitée
terminal-sign-guess = ? ce que soupçonnent les limiers
terminal-sign-heat = % part des chemins possibles de Max

## Options refusées

option-trap-drawn = { $key } = { $given } n’est pas permis quand on tire au sort qui est Max : cette place peut devenir Max. Ne le donne pas : { $default } a le piège
option-trap-max = { $key } = { $seat } est la place de Max ; c’est un limier qui a le piège

## Fichiers de plateau

board-ground = ground_y = { $ground } : c’est de 0 à { $height }, la hauteur
board-name = name = { $name } : il faut des mots
board-room-id = id = { $room } : le château a les salles 1 à { $rooms }
board-room-outside = la salle { $room } dépasse de la grille de { $width } sur { $height }
board-room-twice = la salle { $room } est là deux fois
board-rooms-overlap = les salles { $one } et { $other } se chevauchent
board-rooms-missing = sur { $rooms } salles, il manque la salle { $missing }
board-no-room = { $key } : { $room } n’est pas une salle ; les salles vont de 1 à { $rooms }
board-named-twice = { $key } nomme deux fois la salle { $room } ; il faut des salles différentes
board-passage = le passage { $a }-{ $b }
board-passage-nowhere = { board-passage } ne mène nulle part ; les salles vont de 1 à { $rooms }
board-passage-itself = { board-passage } mène d’une salle à elle-même
board-passage-twice = { board-passage } est là deux fois
board-passage-apart = { board-passage } : les deux salles n’ont en commun aucun morceau de mur, de sol ou de plafond
board-passage-no-door = { board-passage } est une porte, mais les salles ne sont pas côte à côte
board-kind-a =
    { $kind ->
        [ladder] une échelle
        [stairs] un escalier
        [trapdoor] une trappe
       *[door] une porte
    }
board-passage-not-above = { board-passage } est { board-kind-a }, mais aucune des salles n’est au-dessus de l’autre
board-passage-no-lock = { board-passage } est { board-kind-a } ; seules les portes se verrouillent
board-door-red = la porte verrouillable { $a }-{ $b } doit joindre une salle rouge et une qui ne l’est pas
board-red-doors =
    la salle rouge { $room } a { $n ->
        [0] 0 porte verrouillable
       *[other] { $n } portes verrouillables ({ $doors })
    } ; il en faut exactement une
board-not-joined = aucun passage ne mène de la salle 1 à la salle { $rooms }
board-neighbours = { $key } : les salles { $one } et { $other } sont déjà voisines
board-chimney = la cheminée joint les mêmes salles { $rooms } que le passage secret

## Positions mises en place

position-players = { $players } personnes ; le jeu est pour 2 à { $most }
position-room-zero = un ensemble de salles contient la salle 0 ; les salles sont numérotées à partir de 1
position-shown = { $shown } tours ont été montrés sur { $turns } joués
position-hidden = { $hidden } cartes sont cachées ; aucun cadre ne dure plus de { $most } manches
position-plan = plan et spare valent 0 dans toute position
position-figures-each = { $chasers } limiers ont { $right } figurines chacun, pas { $each }
position-figures = { $placed } figurines ont été placées ; il y en a { $figures }
position-figures-stand = exactement les figurines placées sont dans une salle
position-max-trap = Max a le piège
position-trap = un piège est posé, mais il n’est pas en jeu
position-locked = une porte est verrouillée, mais la carte Porte n’a pas servi
position-acted = des figurines ont agi, mais ce n’est pas le tour des limiers
position-acted-order = les figurines qui ont agi ne vont pas avec l’ordre des limiers
position-not-turn = ce n’est pas à la place { $seat }
position-frames = { $frames } cadres sont utilisés avec { $chasers } limiers
position-no-frame-out = aucun cadre n’est écarté avec { $chasers } limiers
position-animals = il y a { $n } { NAME($frame) }
position-gone = { $gone } animaux sont partis après { $rounds } manches
position-begun-frame = un cadre est commencé qui n’est pas celui du moment
position-current-frame = il y a un cadre du moment exactement pendant les manches
position-frame-full = le cadre du moment n’est pas utilisé, ou est plein
position-shown-since = { $shown } tours ont été montrés, mais les cadres pleins ont duré { $since } manches
position-not-shown = la partie est finie, mais tout le chemin n’est pas montré
position-no-frame = il n’y a pas de cadre à choisir
position-other-turn = c’est à la place { $expected }, pas à la place { $seat }
position-before-max = quelque chose s’est passé avant que Max soit placé
position-trail = la trace n’a pas une salle pour le début et chacun des { $turns } tours
position-trail-end = Max est en { $room }, mais sa trace finit en { $end }
position-visited = visited n’est pas l’ensemble des salles de la trace
position-known = known n’est pas l’ensemble des salles de la trace jusqu’à la dernière apparition
position-max-at = la figurine de Max est en { $room } sur le plateau
position-shares = Max partage une salle avec un limier exactement quand il est attrapé
position-catcher = exactement quand Max est attrapé, quelqu’un l’a attrapé
position-result = la partie est finie exactement quand elle a un résultat
position-stuck = les limiers gagnent parce que Max est bloqué exactement quand Max ne peut rien jouer à son tour
position-not-taken = un tour compte comme triche ou comme vu alors que Max ne l’a pas joué
position-break = le tour { $turn } était une pause, mais compte comme triche ou comme vu
position-no-neighbour = le tour { $turn } mène de { $before } à { $room }, qui n’est pas voisine
position-cheat = tour { $turn } : exactement un retour dans une salle visitée est une triche
position-seen = le tour { $turn } compte comme vu, mais ne mène pas dans le piège
position-barred = le tour { $turn } mène en { $room }, qui était barrée
position-searched = tour { $turn } : un limier est entré en { $room } et Max n’a pas été attrapé
position-breaks = il reste { $left } cartes Pause sur { $before } après { $breaks } pauses
position-noted = quelque chose est noté pour des cartes qui ne sont pas cachées

## Cartes de chaleur des études

heat-caught = Où Max est attrapé
heat-shown = Où Max se montre
heat-trail = Où Max est passé
