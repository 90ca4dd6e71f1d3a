## Rooms, as they stand on doors and in sentences after “the”

room-library = Bibliothèque
room-ballroom = Salle de bal
room-chapel = Chapelle
room-map-room = Salle des cartes
room-armoury = Armurerie
room-winter-garden = Jardin d’hiver
room-banquet-hall = Salle des banquets
room-observatory = Observatoire
room-clock-room = Salle des horloges
room-study = Bureau
room-pantry = Garde-manger
room-treasury = Salle du trésor
room-trophy-room = Salle des trophées
room-guard-room = Salle des gardes
room-scullery = Arrière-cuisine
room-great-hall = Grande salle
room-nursery = Salle de jeux
room-tower-room = Salle de la tour

## Places: $sign is + or -, $points the number on the step

place-gallery = case { $number }
place-chamber = { $room }
place-step = marche { $sign }{ $points }
place-door = la porte de la cave
place-box = la boîte

## The board in words

board-phantom = Le Fantôme : { $place }.
board-clock = L’horloge montre { $time }.
board-round = Manche { $round }.
board-die = Le dé montre { $die }.
board-guests = { $who } : { $places }.
board-several = { $place } ({ $count })
board-doors = Seuils : { $doors }.
board-door =
    { $room }{ $arms ->
        [0] {""}
       *[other] {" "}({ SIGNED($arms) })
    } : case { $space }

## What to do now

prompt-choosing = Choisis ta couleur.
prompt-placing = Place un invité sur une case éclairée.
prompt-moving =
    Avance un de tes invités de { $die } { $die ->
        [one] case
       *[other] cases
    }.
prompt-replacing = Replace un invité de l’escalier sur une case éclairée.

## Chance

chance-rolling = Le dé décide
came-first = { $who } commence
came-phantom = le Fantôme
