## The hall: title, description, options and their values

hall-title = Ghost Chase in Canterville Castle
hall-blurb = One of you is Max, the ghost who slips unseen through 54 rooms. The others are after him, together. Every room he shows is a clue; every animal that goes home is time lost.
option-ghost_seat = Seat of Max
option-ghost_seat-drawn = drawn by lot
option-cheat_cards = Cheat cards
option-break_cards = Break cards
option-chimney = Chimney card
option-door = Door card
option-trap = Trap card
option-trap_holder = Seat of the trap
option-trap_holder-the-chaser-to-max-s-left = the chaser to Max's left
option-memory_aid = Memory aid
option-deduction_aid = Deduction aid

## The rooms of the castle. Long words may have {"\u00AD"} where they can be parted.

room-entrance-hall = Entrance Hall
room-porter-s-lodge = Porter's Lodge
room-guard-room = Guard Room
room-great-stairwell = Great Stairwell
room-winch-room = Winch Room
room-trophy-room = Trophy Room
room-armoury = Armoury
room-blue-salon = Blue Salon
room-music-room = Music Room
room-chapel = Chapel
room-sacristy = Sacristy
room-treasury = Treasury
room-bridge-chamber = Bridge Chamber
room-alchemist-s-study = Alchemist's Study
room-wig-closet = Wig Closet
room-lady-s-boudoir = Lady's Boudoir
room-linen-room = Linen Room
room-morning-room = Morning Room
room-upper-stairwell = Upper Stairwell
room-portrait-room = Portrait Room
room-billiard-room = Billiard Room
room-raven-tower = Raven Tower
room-nursery = Nursery
room-schoolroom = Schoolroom
room-library = Library
room-long-gallery = Long Gallery
room-mirror-cabinet = Mirror Cabinet
room-instrument-room = Instrument Room
room-costume-attic = Costume Attic
room-trunk-room = Trunk Room
room-rafter-loft = Rafter Loft
room-servants-attic = Servants' Attic
room-clock-chamber = Clock Chamber
room-bell-chamber = Bell Chamber
room-observatory = Observatory
room-star-balcony = Star Balcony
room-wine-cellar = Wine Cellar
room-cooper-s-cellar = Cooper's Cellar
room-crypt = Crypt
room-larder = Larder
room-scullery = Scullery
room-castle-kitchen = Castle Kitchen
room-root-cellar = Root Cellar
room-ice-pit = Ice Pit
room-dungeon = Dungeon
room-catacombs = Catacombs
room-banquet-room = Banquet Room
room-great-hall = Great Hall
room-servery = Servery
room-postern-hall = Postern Hall
room-stable = Stable
room-groom-s-loft = Groom's Loft
room-smoke-loft = Smoke Loft
room-barn = Barn

## The animals of the frames

animals-cats = cats
animals-bats = bats
animals-owls = owls
animals-mice = mice
animals-hedgehogs = hedgehogs

## The castle and its pictures

# A room: its number and its name
room = { $id } { $name }
# $n: how many rooms
castle = The castle, cut open: { $n } rooms
look = The castle; scroll to look around
nearer = Look closer
farther = See more of the castle
storey-tower = Towers
storey-attic = Attics
storey-upper = Second floor
storey-first = First floor
storey-ground = Ground floor
storey-cellar = Cellars
storey-deep = Deep below

## Frames and cards beside the castle

frames = Frames: how long the night still is
# $name: the animals, $full of $all places are filled
frame = { $name }: { $full } of { $all } in the frame
shelf = Frames and cards
now = now
cards = Max's cards
open = Last seen: { $room }
# $turn: the number of Max’s turn
hidden = Turn { $turn }: a card face down
cheat = Turn { $turn }: a cheat, face down
face = Turn { $turn }: { $room }
rest = Turn { $turn }: a break in { $room }
cheats = Cheat cards: { $n }
breaks = Break cards: { $n }
chimney = Chimney
doorcard = Door card
trapcard = Trap: { $name }

## Buttons under the castle

pick = move with { $name }, in { $room }
trap = Lay the trap first
# Short, for a small button
fewtrap = Lay trap
lock = Lock a door
# Short
fewlock = Lock a door…
nolock = No door
# $door: two room numbers, 12-13
lockdoor = lock the door { $door }, with your next card
lockpicked = the door { $door } will be locked; tap to leave it
guess = Move our guess
guessing = Tap the room where you think Max is
guesshere = we think that Max is in { $room }
# Short, for a small button: our guess
fewguess = Guess
# Short for belief
fewbelief = Where?
# Short for suspected
fewsuspected = They know
unguess = Take the guess away
way = Max's way
again = Show the way again
belief = Where Max can be
suspected = What they can know
share = { $n }%

## Headings of a long list of choices

group-float = Float to a new room
group-return = Go back with a cheat card
group-break = Stay with a break card
group-withdoor = With the door card: lock { $door }
# $name: a figure, $room: where it is
group-figure = { $name }, in { $room }

## Who is who

# Beside the name of the player who is Max
ismax = Max, the ghost
casting = It is drawn who is Max.
# $names: a list of figures
chases = Chases with { $names }
# The ghost’s name, where there is little room
max = Max

## What to do now

prompt-placing = Choose a room for your figure. The others of your team stand elsewhere.
prompt-hiding = Choose the room where Max appears. Everybody sees it.
prompt-choosing = Choose a frame: Max shows himself when it is full.
prompt-max = Float to a lit room; nobody sees where. Tap your own room for a break.
prompt-chasers = Go through a door, stairs or ladder to a lit room, or tap your own room to stay.

## The board in words

board-max = { $who } plays Max.
board-figure =
    { $figure } ({ $who }): { $room }{ $acted ->
        [1] , has acted
       *[0] {""}
    }.
board-frame =
    { frame }{ $now ->
        [1] {" "}({ now })
       *[0] {""}
    }.
board-visible = Max is to be seen in { $room }.
board-seen = { open }. Hidden cards since: { $count }.
# $turns: a list of numbers
board-cheated = Cheated in turn { $turns }.
board-cheats = { cheats }.
board-guess = We think that Max is in { $room }.
board-locked = The door { $door } is locked.
board-door-card = Max still has the door card.
board-chimney = The chimney joins { $one } and { $other } for Max.
board-trap = The trap is in { $room }.
board-holder = { $who } has the trap.
board-shown = Max has been shown in: { $rooms }.
board-own = You are in { $room }. Break cards: { $breaks }.
board-way = Your way: { $rooms }.
board-visited = Rooms you cannot enter again without a cheat: { $rooms }.
# $what: belief, suspected or way
board-ways = { $what }: { $rooms }.
board-share = { $room } { $n }%
# An empty list of rooms
none = none

## Chance, and the end

# What chance brought, in a table
came-ghost = { $who } is Max
# What chance brought, in a table
came-leave = without the { $animals }
# What the stars beside the players mean
score = won
# $who: a player, $figure: the figure, $max: the player who is Max
end-caught = { $who }'s { $figure } caught Max ({ $max }) in { $room }, in round { $round }.
end-stuck = Max ({ $max }) could not leave { $room } and had no card to play, in round { $round }.
end-escaped = The night ended with round { $round }, and nobody had caught Max ({ $max }), who was in { $room }.
side-max =
    Max has { $won ->
        [1] won
       *[0] lost
    }
side-chasers =
    The chasers have { $won ->
        [1] won
       *[0] lost
    }
