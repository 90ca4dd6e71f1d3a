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
