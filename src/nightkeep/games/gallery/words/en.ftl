# Both gallery games in English.

## Places. origin_kind: space, chamber, step, door or box.

origin =
    { $origin_kind ->
        [space] space { $origin }
        [step] the stairs
       *[chamber] the { $origin }
    }

## Guests of one player

guests =
    { $guests ->
        [1] guest
       *[other] { $guests } guests
    }

## What an action does

action-roll =
    { $face ->
        [phantom] the Phantom moves
       *[other] a { $face }
    }
action-colour = play { $colour }
action-stay = leave your guest where it is
action-place =
    put a guest on space { $space }{ $is_doorway ->
        [1] , the doorway of the { $chamber }
       *[0] {""}
    }{ $is_exit ->
        [1] , the exit
       *[0] {""}
    }
action-walk =
    from { origin } to space { $space }{ $haunted ->
        [1] : the Phantom is there and captures it
       *[0] {""}
    }
action-enter =
    from { origin } into the { $chamber }{ $arms ->
        [0] {""}
       *[other] {" "}({ SIGNED($arms) })
    }{ $boots ->
        [1] , booting { $who }'s guest
       *[0] {""}
    }
action-first = { $who } begins

## Why not

why-draw-first = the first seat must be drawn first
why-no-such-seat = seats are 1 to { $players } in this game
why-drawn-before = the first seat is drawn once at most, before everything else
why-roll-first = the die must be rolled first
why-rolled-before = the die is rolled once, at the beginning of a turn
why-colours-first = first everybody chooses a colour
why-colours-before = colours are chosen only before the game
why-colour-not-in-play = { $colour } is not in play with { $players } players
why-colour-taken = { $colour } is taken
why-must-place = a guest must be placed on a free gallery space now
why-space-taken = space { $space } already holds a guest
why-must-move = you must move a guest; staying is not allowed here
why-no-guest-there =
    no guest of yours is { $origin_kind ->
        [chamber] in
       *[other] on
    } { origin }
why-closed = the chambers are closed until the Phantom is in the gallery
why-too-far = the { $chamber } is { $steps } steps away, and the die shows { $die }
why-exact-for-arms = the { $chamber } ({ SIGNED($arms) }) can only be entered with an exact number

## What happened

event-first = { $who } is drawn to begin.
event-colour = { $who } plays { $colour }.
event-placed = { $who } places a guest on space { $space }.
event-rolled =
    { $who } rolls { $number ->
        [0] the Phantom
       *[other] a { $number }
    }.
event-walked = { $who } walks from { origin } to space { $space }.
event-entered = { $who } hides in the { $chamber }, coming from { origin }.
event-phantom = The Phantom sets out for { $spaces } spaces.

## At the terminal

terminal-phantom = the Phantom
terminal-speeds = the Phantom's speed by the clock
terminal-end = end
terminal-exit = exit
terminal-cellar = cellar
terminal-space = space { $space }
terminal-step = step { $step }
terminal-guests = { $place }: guests of { $seats }
terminal-doorway = doorway { $space }: { $chamber }
terminal-points = points
terminal-to-place = { $guests } to place
terminal-colour = { NAME($colour) }
terminal-over = The game is over
terminal-won =
    { $n ->
        [one] { $winners } wins
       *[other] { $winners } win together
    }
terminal-drawing = Who begins?
terminal-seat-drawn = A seat is drawn
terminal-choosing = chooses a colour
terminal-placing = places a guest
terminal-rolling = is to roll the die
terminal-rolled = rolled
terminal-moving = and moves a guest
terminal-replacing = places a guest from step { $step }
terminal-round = Round { $round }
terminal-next-starter = { $who } begins the next one

## Board files

board-exit = exit = { $exit }: must be a whole number from 0 to { $last }
board-steps = steps { $steps }: the numbers must fall from the bottom up
board-clock-ends = the last clock, and no other, has ends = true
board-clock-no-speed = the last clock ends the game and has no speed
board-clock-speed = 'speed' is missing; it is a whole number from 1 to { $most }
board-chamber-name = name = { $name }: a chamber needs a name with letters, other than 'stairs'
board-chamber-twice = two chambers are called { $name }; every name must be different
board-doorway-off = the doorway of { $chamber } is space { $space }, which is off the loop; its spaces are 0 to { $last }
board-doorway-twice = space { $space } is the doorway of both { $one } and { $other }; a space leads to one chamber at most

## Positions that somebody sets up

position-players = { $players } players with { $each } guests each do not fit together
position-turn = turn is { $turn }; seats are 0 to { $last }
position-phase = phase { $phase } is unknown
position-die = die is { $die } in phase { $phase }
position-empty-seat = an empty seat has points
position-guest-order = guests of seat { $seat } are not in order of place
position-guest-nowhere = seat { $seat } has a guest on place { $place }, which is not on this board
position-guest-extra = guests of nobody are on the board
position-not-placed = not all guests have been placed, but play has begun
position-in-box = { $box } guests are in the box, but { $placed } of { $all } count as placed
position-off-gallery = guests are off the gallery while they are being placed
position-placed-early =
    guests are placed before { $early ->
        [colours] everybody has a colour
       *[first] the first seat is drawn
    }
position-box-empty = guests are being placed, but none is left in the box
position-not-by-turns = guests are not placed by turns: { $waiting } are in the box
position-other-places = turn is { $turn }, but it is seat { $seat } that places the next guest
position-shared-space = two guests share a space while guests are being placed
position-shared-chamber = two guests are in one chamber
position-phantom-nowhere = the Phantom is on place { $place }, which is not on this board
position-off-before-phantom = guests are off the gallery before the Phantom has reached it
position-uncaptured = a guest stands uncaptured on the Phantom's space { $space }
position-colours = the colours are not different colours in play
position-colour-early = seats have a colour that have not chosen one
position-first-not-drawn = the first seat is drawn, but the option first_seat is seat-1
position-other-chooses = turn is { $turn }, but it is seat { $seat } that chooses the next colour

## Heat maps of studies

heat-caught = Where guests are caught
