# Hidden Rooms in English.

## Tiles

name-red-1 = red 1
name-red-2 = red 2
name-red-3 = red 3
name-red-4 = red 4
name-red-5 = red 5
name-red-6 = red 6
name-blue-1 = blue 1
name-blue-2 = blue 2
name-blue-3 = blue 3
name-blue-4 = blue 4
name-blue-5 = blue 5
name-blue-6 = blue 6
name-green-1 = green 1
name-green-2 = green 2
name-green-3 = green 3
name-green-4 = green 4
name-green-5 = green 5
name-green-6 = green 6
name-yellow-1 = yellow 1
name-yellow-2 = yellow 2
name-yellow-3 = yellow 3
name-yellow-4 = yellow 4
name-yellow-5 = yellow 5
name-yellow-6 = yellow 6

## What an action does

action-draw-stage = stage { $stage }, { $name }
action-draw-start = a tile to start on, or to remember
action-draw-fits =
    fits on { NAME($under) }{ $exit ->
        [1] : the exit opens, and the stage is won
       *[0] {""}
    }
action-draw-misses =
    does not fit on { NAME($under) }{ $full ->
        [1] , and the memory area is full: it all goes back into the pile
       *[0] : it goes to the memory area
    }
action-lay = the child starts on { NAME($tile) }; { NAME($other) } goes to the memory area
action-done = end your turn; then { $forecast }
action-move =
    step { $direction } to { $square } onto { NAME($tile) }{ $caught ->
        [1] , straight into the monster: the stage is lost
       *[0] {""}
    }
action-search =
    look { $direction } to { $square }{ $exit ->
        [1] , the exit
       *[0] {""}
    } with a tile of the pile: { $good } of { $pile } fit
action-use =
    lay { NAME($tile) } { $direction } to { $square }{ $exit ->
        [1] , the exit, and step on it; and the stage is won
       *[0] , and step on it; then { $forecast }
    }

forecast-goes = goes to { $square }
forecast-turns = turns { $facing }
forecast-once = the monster { $step }
forecast-twice = the monster { $first } and then { $second }
forecast-limit = the turn limit is reached
forecast-lost = { $forecast }; the stage is lost

## Why not

why-lay-first = first choose the tile for the start square: { NAME($one) } or { NAME($other) }
why-name-first = first a tile is drawn that names the stage
why-deal-first = first two tiles are drawn to choose from
why-draw-first = a search is under way and ends the turn; first its tile is drawn
why-in-discard = { NAME($tile) } is not in the pile: it lies in the discard area
why-in-memory = { NAME($tile) } is not in the pile: it lies in the memory area
why-in-offer = { NAME($tile) } is not in the pile: it lies open, to choose from
why-on-square = { NAME($tile) } is not in the pile: it lies on { $square }
why-no-draw-now = a tile is drawn only to set up a stage and after choosing a square to search
why-no-lay-now = a tile is laid on the start square only when a stage is set up
why-not-next = { $square } is not next to { $child }, where the child is
why-no-tile-there = no tile lies on { $square }; a square without one can only be searched
why-no-moves-left = the child has made its 2 moves of this turn
why-covered = a tile lies on { $square } already; only a square without one can be searched
why-monster-there = the monster is on { $square }
why-pile-empty = the pile is empty; only the memory area can be searched
why-not-in-memory-but-pile = { NAME($tile) } is not in the memory area: it lies in the pile
why-not-in-memory-but-discard = { NAME($tile) } is not in the memory area: it lies in the discard area
why-not-in-memory-but-on = { NAME($tile) } is not in the memory area: it lies on { $square }
why-does-not-fit = { NAME($tile) } does not fit: it is lower than { NAME($under) } and of another colour

## What happened

event-stage-tile =
    { NAME($tile) } is drawn and put aside: { $naming ->
        [chosen] its number means nothing, as the stage was chosen
        [six] a six keeps the stage at which the book lies open
       *[named] its number names the stage
    }. Stage { $stage } is played.
event-start-tile = { NAME($tile) } is drawn to choose from.
event-laid = The child starts on { NAME($tile) } on { $square }; { NAME($other) } goes to the memory area.
event-moved = The child goes from { $origin } to { $square }.
event-search = The child searches { $square } with a tile of the pile.
event-drew = { NAME($tile) } is drawn.
event-fits = { NAME($tile) } fits: it lies on { $square } and the child steps onto it.
event-does-not-fit = { NAME($tile) } does not fit and goes to the memory area.
event-mixed-back = { NAME($tile) } does not fit and the memory area is full: all { $tiles } tiles are mixed back into the pile.
event-remembered = { NAME($tile) } from the memory area lies on { $square } and the child steps onto it.
event-done = The child stays on { $square } and does not search.
event-monster-turns-to-the-child = The monster on { $origin } sees the child beside it and turns { $facing }.
event-monster-chases = The monster sees the child and goes from { $origin } to { $square }.
event-monster-follows = The monster follows its route from { $origin } to { $square }.
event-monster-turns = The monster on { $origin } turns { $facing }, along its route.
event-monster-returns = The monster, off its route, goes back towards it from { $origin } to { $square }.
event-monster-turns-back = The monster on { $origin }, off its route, turns { $facing } to get back to it.
event-stage-won = The child is at the exit: stage { $stage } is won.
event-stage-lost =
    Stage { $stage } is lost: { $reason ->
        [1] the monster and the child have met
        [2] the monster has reached the end of its route
        [3] the monster and the child have met and the monster has reached the end of its route
       *[other] the turn limit is reached
    }.
event-star = The child is turned to its star side.
event-over =
    The game is { $won ->
        [1] won
       *[0] lost
    } (stages won: { $wins }, lost: { $losses }).

## At the terminal

terminal-exit = EXIT
terminal-start = start
terminal-monster = MONSTER
terminal-caught = CAUGHT
terminal-child = CHILD
terminal-eye = eye
terminal-end = END
terminal-first = first
terminal-stage = Stage { $number }: { NAME($stage) }
terminal-new-stage = A new stage: a tile will name it
terminal-new-stage-six = (a six: stage { $number }, { NAME($stage) })
terminal-score = Stages won { $wins } of { $needed }, lost { $losses } of { $most }
terminal-star = ★ The child shows its star side.
terminal-turns = Turns passed { $turns } of { $limit }
terminal-pieces = Child on { $child }. Monster on { $square }, looking { NAME($facing) }: it { $sees ->
    [1] sees the child!
   *[0] does not see the child.
}
terminal-off-route = It is off its route and heads for { $square }.
terminal-squares-left = { $n ->
    [one] { $n } route square
   *[other] { $n } route squares
} to its end { $end }.
terminal-drawn = Drawn:
terminal-memory = Memory area ({ $tiles } of { $most }):
terminal-fits = fits
terminal-does-not-fit = does not fit
terminal-aside = Put aside:
terminal-pile = Pile: { $tiles } tiles
terminal-act = Your turn: { $moves ->
    [0] no move left;
    [one] up to { $moves } move, then
   *[other] up to { $moves } moves, then
} one search, or done. Get the child to the exit { $exit }.
terminal-lay = Choose the tile the child starts on ({ $start }); the other one goes to the memory area.
terminal-search = A tile of the pile is drawn for { $square }.
terminal-stage-tile = A tile is drawn to name the stage.
terminal-start-tiles = Two tiles are drawn to choose from.
terminal-won = You have won the game!
terminal-lost = You have lost the game.
terminal-out = The child is out!
terminal-child-caught = The child is caught.
terminal-route-end = The monster is at the end of its route.
terminal-limit = The turn limit is reached.
terminal-legend-fits = A tile fits if its number is at least that of the tile under the child, or if they share a colour.
terminal-legend-monster = ▲▶▼◀ where the monster looks; eye: what it sees
terminal-legend-route = →3 its route, 3 squares ahead; at END you lose

## Files of stages

board-fixed-square = { $key } = { $given }: the child's { $key } is always { $square }, { $point }
board-stage-twice = two stages have number { $number }; they are numbered 1 to { $stages }
board-words = { $key } = { $given }: must be words on one line
board-start = start = { $given }: the monster starts on the first square of its route, { $first }
board-facing = facing = "{ $given }": the monster first looks along its route, which leads { $arrow } from { $first }, so it must be "{ $arrow }"
board-route = route, square { $n }: { $problem }
board-route-twice = { $square } occurs twice (it is square { $n } already)
board-route-apart = { $square } is not next to { $before }; a route goes on up, down, left or right by one square
board-route-start = the route begins on { $square }, where the child starts

## Positions that somebody sets up

position-chosen = stage { $chosen } was chosen, but the book lies open at stage { $open }
position-one-stage = { $wins } stages won and { $losses } lost do not fit a game of one stage
position-match-end = the game is over exactly with { $most_wins } stages won or { $most_losses } lost, not with { $wins } and { $losses }
position-moves = moves of this turn count only while the child may act
position-turns = { $turns } turns have passed, but the stage ends with turn { $limit }
position-order = the tiles of { $field } are not in order, with empty places last
position-tile-places = tile { $tile } lies in { $n } places; every tile lies in one
position-early-pieces = tiles or pieces are on the table before the stage begins
position-early-turns = turns have passed, or the monster looks somewhere, before the stage begins
position-aside = the tile that names the stage is put aside first of all, and not earlier
position-offered = { $n } start tiles have been drawn, which does not fit this moment
position-named = a { $number } was put aside, but the book lies open at stage { $open }
position-first-six = a six was put aside in the first stage, but the book does not lie open at stage 1
position-still-choosing = start tiles are still to be chosen, but play has begun
position-unnamed = no tile has named the stage, but play has begun
position-both = child and monster are both on the board once play has begun
position-child = the child is on { $square }, where no tile lies
position-unreachable = the tiles on { $squares } cannot have been laid: no chain of fitting tiles leads there from f6
position-searching = a square is being searched exactly while a tile is drawn for it
position-target = { $square } cannot be searched from { $child }
position-empty-pile = a tile is to be drawn, but the pile is empty
position-at-exit = a tile lies on the exit, but the stage goes on
position-lost-goes-on = the child is caught or the monster at its goal, but the stage goes on
position-won = the last stage was won exactly if the child is at the exit
position-not-ended = the game is over, but the last stage has not ended

## Heat maps of studies

heat-strikes = Where the monster strikes
heat-rooms = Where searching opens a room
