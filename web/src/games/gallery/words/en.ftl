## Rooms, as they stand on doors and in sentences after “the”

room-library = Library
room-ballroom = Ballroom
room-chapel = Chapel
room-map-room = Map Room
room-armoury = Armoury
room-winter-garden = Winter Garden
room-banquet-hall = Banquet Hall
room-observatory = Observatory
room-clock-room = Clock Room
room-study = Study
room-pantry = Pantry
room-treasury = Treasury
room-trophy-room = Trophy Room
room-guard-room = Guard Room
room-scullery = Scullery
room-great-hall = Great Hall
room-nursery = Nursery
room-tower-room = Tower Room

## Places: $sign is + or -, $points the number on the step

place-gallery = space { $number }
place-chamber = the { $room }
place-step = step { $sign }{ $points }
place-door = the cellar door
place-box = the box

## The board in words

board-phantom = The Phantom: { $place }.
board-clock = The clock shows { $time }.
board-round = Round { $round }.
board-die = The die shows { $die }.
# $places: where the guests of $who are
board-guests = { $who }: { $places }.
# Several guests at one place
board-several = { $place } ({ $count })
# $doors: a list of board-door
board-doors = Doorways: { $doors }.
# $arms: points written on the door, 0 if none
board-door =
    { $room }{ $arms ->
        [0] {""}
       *[other] {" "}({ SIGNED($arms) })
    }: space { $space }

## What to do now

prompt-choosing = Choose your colour.
prompt-placing = Put a guest on a lit space.
prompt-moving =
    Walk { $die } { $die ->
        [one] space
       *[other] spaces
    } with one of your guests.
prompt-replacing = Put a guest from the stairs back on a lit space.

## Chance

# In place of the name of the player to act
chance-rolling = The die decides
# What chance brought, in a table: who begins
came-first = { $who } begins
# What the die showed
came-phantom = the Phantom
