## Rooms, as they stand on doors and in sentences after “the”

room-library = Bibliothek
room-ballroom = Tanzsaal
room-chapel = Kapelle
room-map-room = Kartenzimmer
room-armoury = Waffenkammer
room-winter-garden = Wintergarten
room-banquet-hall = Bankettsaal
room-observatory = Sternwarte
room-clock-room = Uhrenzimmer
room-study = Arbeitszimmer
room-pantry = Speisekammer
room-treasury = Schatzkammer
room-trophy-room = Trophäenzimmer
room-guard-room = Wachstube
room-scullery = Spülküche
room-great-hall = Rittersaal
room-nursery = Kinderzimmer
room-tower-room = Turmzimmer

## Places: $sign is + or -, $points the number on the step

place-gallery = Feld { $number }
place-chamber = { $room }
place-step = Stufe { $sign }{ $points }
place-door = die Kellertür
place-box = die Schachtel

## The board in words

board-phantom = Das Gespenst: { $place }.
board-clock = Die Uhr zeigt { $time }.
board-round = Runde { $round }.
board-die = Der Würfel zeigt { $die }.
board-guests = { $who }: { $places }.
board-several = { $place } ({ $count })
board-doors = Türfelder: { $doors }.
board-door =
    { $room }{ $arms ->
        [0] {""}
       *[other] {" "}({ SIGNED($arms) })
    }: Feld { $space }

## What to do now

prompt-choosing = Wähle deine Farbe.
prompt-placing = Stell einen Gast auf ein leuchtendes Feld.
prompt-moving =
    Zieh mit einem deiner Gäste { $die } { $die ->
        [one] Feld
       *[other] Felder
    } weit.
prompt-replacing = Stell einen Gast von der Treppe auf ein leuchtendes Feld.

## Chance

chance-rolling = Der Würfel entscheidet
came-first = { $who } beginnt
came-phantom = das Gespenst
