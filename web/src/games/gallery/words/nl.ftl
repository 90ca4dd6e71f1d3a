## Rooms, as they stand on doors and in sentences after “the”

room-library = bibliotheek
room-ballroom = balzaal
room-chapel = kapel
room-map-room = kaartenkamer
room-armoury = wapenkamer
room-winter-garden = wintertuin
room-banquet-hall = feestzaal
room-observatory = sterrenwacht
room-clock-room = klokkenkamer
room-study = studeerkamer
room-pantry = provisiekamer
room-treasury = schatkamer
room-trophy-room = trofeeënkamer
room-guard-room = wachtkamer
room-scullery = bijkeuken
room-great-hall = grote zaal
room-nursery = kinderkamer
room-tower-room = torenkamer

## Places: $sign is + or -, $points the number on the step

place-gallery = vak { $number }
place-chamber = de { $room }
place-step = trede { $sign }{ $points }
place-door = de kelderdeur
place-box = de doos

## The board in words

board-phantom = Het Spook: { $place }.
board-clock = De klok staat op { $time }.
board-round = Ronde { $round }.
board-die = De dobbelsteen toont { $die }.
board-guests = { $who }: { $places }.
board-several = { $place } ({ $count })
board-doors = Deuren: { $doors }.
board-door =
    { $room }{ $arms ->
        [0] {""}
       *[other] {" "}({ SIGNED($arms) })
    }: vak { $space }

## What to do now

prompt-choosing = Kies je kleur.
prompt-placing = Zet een gast op een verlicht vak.
prompt-moving =
    Loop { $die } { $die ->
        [one] vak
       *[other] vakken
    } met een van je gasten.
prompt-replacing = Zet een gast van de trap terug op een verlicht vak.

## Chance

chance-rolling = De dobbelsteen beslist
came-first = { $who } begint
came-phantom = het Spook
