## The hall: title, description, options and their values

hall-title = Hidden Rooms
hall-blurb = For one: a child with a lantern in a dark house, and a monster on its round. Feel your way from room to room, remember what did not fit, stay out of its sight, and find the exit before it ends its walk.
option-match = Length
option-match-game = a whole game
option-match-stage = one stage
option-stage = Stage
option-stage-drawn = drawn
option-turn_limit = Turns in a stage, at most

## Stages: names of monsters, and a sentence on each

stage-candlewick = Candlewick
about-candlewick = A thin old butler who snuffs every light he passes.
stage-the-laundress = The Laundress
about-the-laundress = She drags wet sheets along the corridors and hums.
stage-the-wheel = The Wheel
about-the-wheel = It rolls from the hub to the rim of the house, and it has an eye on every spoke.
stage-grandfather-clock = Grandfather Clock
about-grandfather-clock = It strides about the middle of the house and strikes when it sees you.
stage-the-hush = The Hush
about-the-hush = You hear nothing at all until it turns round.

## Tiles

# $colour is red, blue, green or yellow: “red 4”
tile = { $colour } { $number }

## Beside the board, and its buttons

memory = Memory
pile = Pile: { $n }
aside = Aside
exit = Exit
won = Won { $n } of { $of }
lost = Lost { $n } of { $of }
stage = Stage { $n }
# $square: a square such as C3
search = search { $square }: then choose the pile or a lit tile
searching = { $square } is picked to be searched. Choose the pile or a lit tile.
take = take { $what }: then choose a lit square
taken = { $what } is picked. Choose a lit square.
thepile = a tile of the pile

## The board in words

board-stages = { $won }. { $lost }.
board-stage = { stage }: { $name }. { $about }
board-child =
    The child is on { $square }, on { $tile }{ $star ->
        [1] , with the star
       *[0] {""}
    }. The exit is { $exit }.
board-steps = Steps left: { $n }.
board-monster =
    The monster is on { $square } and looks { $facing ->
        [up] up
        [right] right
        [down] down
       *[left] left
    }{ $sees ->
        [1] ; it sees the child
       *[0] {""}
    }.
board-sight = It sees: { $squares }.
board-coming = The way it will go: { $squares }.
# $rooms: a list of squares with their tiles
board-rooms = Rooms: { $rooms }.
board-memory = { memory }: { $tiles }.
board-fits = { $tile } (fits)
board-pile = { pile }: { $tiles }.
# An empty list of tiles
none = none

## What to do now

prompt-lay = Choose the tile to start on. The other one goes to the memory area.
prompt-act = Step to a lit room, search a lit square, or tap the child to stay.

## Chance

# In place of the name of the player to act
chance = The tiles decide

## The table

# What the number beside the player is
score = stages won
