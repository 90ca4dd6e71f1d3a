## The hall: title, description, options and their values

hall-title = Chasse au fantôme au château de Canterville
hall-blurb = Une seule personne est Max, le fantôme qui se glisse sans être vu à travers 54 salles. Tout le monde le poursuit, ensemble. Chaque salle qu’il montre est un indice ; chaque animal qui rentre est du temps perdu.
option-ghost_seat = Place de Max
option-ghost_seat-drawn = au hasard
option-cheat_cards = Cartes Triche
option-break_cards = Cartes Pause
option-chimney = Carte Cheminée
option-door = Carte Porte
option-trap = Carte Piège
option-trap_holder = Place du piège
option-trap_holder-the-chaser-to-max-s-left = le limier à gauche de Max
option-memory_aid = Aide-mémoire
option-deduction_aid = Aide à la déduction

## The rooms of the castle. Long words may have {"\u00AD"} where they can be parted.

room-entrance-hall = Hall d’entrée
room-porter-s-lodge = Loge du portier
room-guard-room = Salle des gardes
room-great-stairwell = Grand escalier
room-winch-room = Salle du treuil
room-trophy-room = Salle des trophées
room-armoury = Armurerie
room-blue-salon = Salon bleu
room-music-room = Salon de musique
room-chapel = Chapelle
room-sacristy = Sacristie
room-treasury = Salle du trésor
room-bridge-chamber = Chambre du pont
room-alchemist-s-study = Cabinet de l’alchi{"\u00AD"}miste
room-wig-closet = Cabinet des perru{"\u00AD"}ques
room-lady-s-boudoir = Boudoir
room-linen-room = Lingerie
room-morning-room = Petit salon
room-upper-stairwell = Palier du haut
room-portrait-room = Salle des portraits
room-billiard-room = Salle de billard
room-raven-tower = Tour aux corbeaux
room-nursery = Salle de jeux
room-schoolroom = Salle de classe
room-library = Biblio{"\u00AD"}thèque
room-long-gallery = Longue galerie
room-mirror-cabinet = Cabinet des miroirs
room-instrument-room = Salle des instru{"\u00AD"}ments
room-costume-attic = Grenier aux costumes
room-trunk-room = Salle des malles
room-rafter-loft = Sous les poutres
room-servants-attic = Mansarde
room-clock-chamber = Chambre de l’horloge
room-bell-chamber = Chambre des cloches
room-observatory = Observa{"\u00AD"}toire
room-star-balcony = Balcon des étoiles
room-wine-cellar = Cave à vin
room-cooper-s-cellar = Cave du tonnelier
room-crypt = Crypte
room-larder = Garde-manger
room-scullery = Arrière-cuisine
room-castle-kitchen = Cuisine du château
room-root-cellar = Cave à légumes
room-ice-pit = Glacière
room-dungeon = Cachot
room-catacombs = Cata{"\u00AD"}combes
room-banquet-room = Salle des banquets
room-great-hall = Grande salle
room-servery = Office
room-postern-hall = Salle de la poterne
room-stable = Écurie
room-groom-s-loft = Grenier du palefre{"\u00AD"}nier
room-smoke-loft = Fumoir
room-barn = Grange

## The animals of the frames

animals-cats = chats
animals-bats = chauves-souris
animals-owls = hiboux
animals-mice = souris
animals-hedgehogs = hérissons

## The castle and its pictures

room = { $id } { $name }
castle = Le château en coupe : { $n } salles
look = Le château ; fais défiler pour regarder autour
nearer = Voir de plus près
farther = Voir plus du château
storey-tower = Tours
storey-attic = Greniers
storey-upper = Deuxième étage
storey-first = Premier étage
storey-ground = Rez-de-chaussée
storey-cellar = Caves
storey-deep = Tout au fond

## Frames and cards beside the castle

frames = Cadres : combien de temps dure encore la nuit
frame = { $name } : { $full } sur { $all } dans le cadre
shelf = Cadres et cartes
now = en cours
cards = Cartes de Max
open = Vu en dernier : { $room }
hidden = Tour { $turn } : une carte cachée
cheat = Tour { $turn } : une triche, carte cachée
face = Tour { $turn } : { $room }
rest = Tour { $turn } : une pause, { $room }
cheats = Cartes Triche : { $n }
breaks = Cartes Pause : { $n }
chimney = Cheminée
doorcard = Carte Porte
trapcard = Piège : { $name }

## Buttons under the castle

pick = jouer { $name }, salle { $room }
trap = Poser d’abord le piège
fewtrap = Piège
lock = Verrouiller une porte
fewlock = Verrouiller…
nolock = Aucune porte
lockdoor = verrouiller la porte { $door }, avec ta prochaine carte
lockpicked = la porte { $door } sera verrouillée ; touche-la pour y renoncer
guess = Déplacer notre soupçon
guessing = Touche la salle où tu soupçonnes Max
guesshere = nous soupçonnons Max ici : { $room }
fewguess = Soupçon
fewbelief = Où ?
fewsuspected = Ils savent
unguess = Enlever le soupçon
way = Chemin de Max
again = Remontrer le chemin
belief = Où Max peut être
suspected = Ce qu’ils peuvent savoir
share = { $n } %

## Headings of a long list of choices

group-float = Flotter vers une nouvelle salle
group-return = Revenir avec une carte Triche
group-break = Rester avec une carte Pause
group-withdoor = Avec la carte Porte : verrouiller { $door }
group-figure = { $name }, salle { $room }

## Who is who

ismax = Max, le fantôme
casting = On tire au sort qui est Max.
chases = Poursuit avec { $names }
max = Max

## What to do now

prompt-placing = Choisis une salle pour ta figurine. Les autres de ton équipe sont ailleurs.
prompt-hiding = Choisis la salle où Max apparaît. Tout le monde la voit.
prompt-choosing = Choisis un cadre : Max se montre quand il est plein.
prompt-max = Flotte vers une salle éclairée ; personne ne voit où. Touche ta propre salle pour une pause.
prompt-chasers = Passe par une porte, un escalier ou une échelle vers une salle éclairée, ou touche ta propre salle pour rester.

## The board in words

board-max = { $who } joue Max.
board-figure =
    { $figure } ({ $who }) : { $room }{ $acted ->
        [1] , a déjà agi
       *[0] {""}
    }.
board-frame =
    { frame }{ $now ->
        [1] {" "}({ now })
       *[0] {""}
    }.
board-visible = On voit Max : { $room }.
board-seen = { open }. Cartes cachées depuis : { $count }.
board-cheated = A triché au tour { $turns }.
board-cheats = { cheats }.
board-guess = Nous soupçonnons Max ici : { $room }.
board-locked = La porte { $door } est verrouillée.
board-door-card = Max a encore la carte Porte.
board-chimney = La cheminée relie pour Max { $one } et { $other }.
board-trap = Le piège est posé : { $room }.
board-holder = { $who } a le piège.
board-shown = Max s’est montré : { $rooms }.
board-own = Tu es ici : { $room }. Cartes Pause : { $breaks }.
board-way = Ton chemin : { $rooms }.
board-visited = Salles où tu ne peux revenir qu’en trichant : { $rooms }.
board-ways = { $what } : { $rooms }.
board-share = { $room } { $n } %
none = aucune

## Chance, and the end

came-ghost = { $who } est Max
came-leave = sans les { $animals }
score = gagné
end-caught = { $figure } ({ $who }) a attrapé Max ({ $max }) à la manche { $round }, salle { $room }.
end-stuck = Max ({ $max }) ne pouvait plus quitter { $room } et n’avait pas de carte à jouer, à la manche { $round }.
end-escaped = La nuit a fini avec la manche { $round }, et personne n’avait attrapé Max ({ $max }), caché ici : { $room }.
side-max =
    Max a { $won ->
        [1] gagné
       *[0] perdu
    }
side-chasers =
    Les limiers ont { $won ->
        [1] gagné
       *[0] perdu
    }
