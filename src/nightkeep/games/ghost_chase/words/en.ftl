# Ghost Chase in English.

## What an action does

action-leave-out = play without the { $frame }
action-frame = Max shows himself after { $rounds } rounds
action-place = start in { $room } ({ $name })
action-break = stay in { $room } ({ $name }) with a break card{ with-lock }
action-move = float to { $room } ({ $name }){ into-trap }{ with-lock }
action-cheat = announce a cheat and return to { $room } ({ $name }){ into-trap }{ with-lock }
action-stay = { $figure } stays in { $room } ({ $name })
action-unlock = { $figure } unlocks the door { $door }
action-go = { $figure } goes to { $room } ({ $name })
action-trap-and-go = { $figure } lays the trap in { $here } and goes to { $room } ({ $name })
action-ghost = { $who } is Max

# Parts of the sentences above: Max enters the room with the trap; he locks a door as well.
into-trap =
    { $trap ->
        [1] , into the trap
       *[0] {""}
    }
with-lock =
    { $door ->
        [none] {""}
       *[other] , and lock the door { $door }
    }

## Why not

why-no-seat = there is no seat { $seat }; the seats are 1 to { $players }
why-max-once = Max is drawn at most once, before anything else
why-max-first = who is Max must be drawn first
why-left-out-once = the frame to leave out is drawn once, before any figure is placed
why-left-out-first = the frame to leave out must be drawn first
why-no-frame-now = a frame is chosen only at the start and when one has become full
why-frame-left-out = the { $frame } were left out
why-frame-full = the frame of the { $frame } is already full
why-frame-first = a frame must be chosen now
why-chaser-there = Max starts in an empty room, and a chaser is in { $room }
why-placed-once = figures are placed only once, before the first round
why-place-first = all figures must be placed first
why-only-at-the-beginning = Max plays one card at the beginning of a round, not in the chasers' turns
why-max-only = only Max knows what he can play
why-no-break = Max has no break card left
why-no-cheat = Max has no cheat card left
why-same-room = Max is in { $room }, and must go to another room
why-chimney-only = { $room } can be reached only with the chimney card, which is not in play
why-not-next = { $room } is not next to { $here }
why-occupied = a chaser is in { $room }
why-visited = Max has been in { $room }; only a cheat card takes him back
why-not-visited = Max has not been in { $room } yet; a cheat card is for visited rooms only
why-no-door-card = Max has no door card to play
why-max-plays-first = the chasers move after Max has played his card
why-no-figure = { $figure } is not in this game
why-not-your-figure = { $figure } belongs to another chaser
why-has-acted = { $figure } has already acted in this round
why-nothing-locked = no door is locked
why-not-at-door = { $figure } is in { $here }, not at the locked door
why-no-trap = the trap is not in this game
why-not-your-trap = another chaser holds the trap
why-trap-laid = the trap has been laid in { $room } and stays there
why-door-locked = the door { $door } is locked
why-no-passage = no passage leads from { $here } to { $room }

## What happened

event-left-out = The { $frame } are left out.
event-placed = { $who } places { $figure } in { $room }.
event-appeared = Max appears in { $room }.
event-appeared-covered = Max appeared.
event-frame = { $who } chooses the { $frame }.
event-last-frame = The { $frame } are the last.
event-card =
    Max { $play ->
        [break] takes a break in
       *[move] moves to
    } { $room } (his turn { $turn }).
event-card-hidden = Max plays a hidden card (his turn { $turn }).
event-cheat = Max cheats and returns to { $room } (his turn { $turn }); { cheats-left }.
event-cheat-hidden = Max cheats and plays a hidden card (his turn { $turn }); { cheats-left }.
cheats-left =
    { $left ->
        [0] no cheat cards left
        [1] 1 cheat card left
       *[other] { $left } cheat cards left
    }
event-locked = Max locks the door { $door }.
event-trapped = Max steps into the trap in { $room }.
event-went = { $who }'s { $figure } goes from { $origin } to { $room }.
event-stayed = { $who }'s { $figure } stays in { $room }.
event-unlocked = { $who }'s { $figure } unlocks the door { $door }.
event-trap-laid = { $who } lays the trap in { $room }.
event-animal =
    One of the { $frame } goes into the frame; { $left ->
        [0] none
       *[other] { $left }
    } left.
event-full = The frame of the { $frame } is full.
event-turned-up =
    Turn { $turn }: { $play ->
        [break] a break in
        [cheat] by cheating to
       *[move] to
    } { $room }.
event-shown = Max shows himself in { $room }.
event-shown-covered = Max showed himself.
event-caught = { $who }'s { $figure } catches Max ({ $max }) in { $room }, in round { $round }: the chasers have won, and Max has lost.
event-stuck = Max ({ $who }) cannot leave { $room } and has no card to play, in round { $round }: the chasers have won, and Max has lost.
event-escaped = The night is over after round { $round }; nobody has caught Max ({ $who }), who is in { $room }: Max has won, and the chasers have lost.
event-trail =
    { $turn ->
        [0] Max started in { $room }.
       *[other] { event-turned-up }
    }
event-drawn = { $who } is drawn to be Max.

## The suspicion marker

suspicion =
    { $room ->
        [none] { $who } takes the guess off the board.
       *[other] { $who } guesses that Max is in { $room }.
    }
suspicion-title = the suspicion marker
suspicion-not-yours = it shows what the chasers guess
suspicion-too-early = Max has not appeared yet
suspicion-visible = Max himself is to be seen in { $room }

## How the game ended for a side

side =
    { $side ->
        [0] Max has
       *[1] The chasers have
    } { $won ->
        [1] won
       *[0] lost
    }

## Options that are refused

option-trap-drawn = { $key } = { $given } is not allowed where it is drawn who is Max: that seat may become Max. Leave it out: { $default } holds the trap
option-trap-max = { $key } = { $seat } is Max's seat; a chaser holds the trap

## At the terminal

terminal-night = { $castle }, round { $round }. Animals left: { $frames }
terminal-figure = { $figure } of { $player } { $room ->
    [0] not placed
   *[other] in { $room }
}
terminal-max-drawn = It is drawn who is Max.
terminal-max-hidden = Max has not appeared yet.
terminal-max = { $result ->
    [caught] Max was caught in { $room }.
    [stuck] Max was stuck in { $room }.
    [escaped] Max escaped in { $room }.
    [in] Max is in { $room }.
   *[invisible] Max is invisible.
}
terminal-card = { $kind ->
    [break] break in { $room }
   *[move] { $room }
}{ $cheat ->
    [1] {" "}(cheat)
   *[0] {""}
}
terminal-cheats = { $n } cheat
terminal-breaks = { $n } break
terminal-held-chimney = chimney
terminal-held-door = door
terminal-max-cards = His cards: { $cards }. He holds: { $hand }.
terminal-shown-breaks = Breaks shown: { $n }.
terminal-signs = : door, // stairs, HH ladder, == trapdoor, red can be locked, M Max
terminal-sign-locked = X locked
terminal-sign-trap = ^ trap
terminal-sign-visited = * visited
terminal-sign-guess = ? what the chasers guess
terminal-sign-heat = % share of Max's possible ways

## Board files

board-ground = ground_y = { $ground }: it is 0 to { $height }, the height
board-name = name = { $name }: must be words
board-room-id = id = { $room }: the castle has rooms 1 to { $rooms }
board-room-outside = room { $room } sticks out of the grid of { $width } by { $height }
board-room-twice = room { $room } is there twice
board-rooms-overlap = rooms { $one } and { $other } overlap
board-rooms-missing = of { $rooms } rooms there is no room { $missing }
board-no-room = { $key }: { $room } is no room; rooms are 1 to { $rooms }
board-named-twice = { $key } names room { $room } twice; it must name different rooms
board-passage = the passage { $a }-{ $b }
board-passage-nowhere = { board-passage } leads nowhere; rooms are 1 to { $rooms }
board-passage-itself = { board-passage } leads from a room into itself
board-passage-twice = { board-passage } is there twice
board-passage-apart = { board-passage }: the two rooms share no stretch of wall, floor or ceiling
board-passage-no-door = { board-passage } is a door, but the rooms do not lie side by side
board-passage-not-above = { board-passage } is a { $kind }, but neither room lies above the other
board-passage-no-lock = { board-passage } is a { $kind }; only doors can be locked
board-door-red = the lockable door { $a }-{ $b } must join one red room and one that is not
board-red-doors =
    the red room { $room } has { $n } lockable doors{ $n ->
        [0] {""}
       *[other] {" "}({ $doors })
    }; it needs exactly one
board-not-joined = no passages lead from room 1 to room { $rooms }
board-neighbours = { $key }: rooms { $one } and { $other } are neighbours anyway
board-chimney = the chimney joins the same rooms { $rooms } as the secret passage

## Positions that somebody sets up

position-players = { $players } players; the game is for 2 to { $most }
position-room-zero = a set of rooms holds room 0; rooms are numbered from 1
position-shown = { $shown } turns have been shown of { $turns } taken
position-hidden = { $hidden } cards lie hidden; no frame lasts longer than { $most } rounds
position-plan = plan and spare are 0 in every position
position-figures-each = { $chasers } chasers have { $right } figures each, not { $each }
position-figures = { $placed } figures have been placed; there are { $figures }
position-figures-stand = exactly the figures that have been placed stand in a room
position-max-trap = Max holds the trap
position-trap = a trap is laid, but it is not in the game
position-locked = a door is locked, but the door card is unused
position-acted = figures have acted, but it is not the chasers' turn
position-acted-order = the figures that have acted do not fit the order of the chasers
position-not-turn = it is not seat { $seat }'s turn
position-frames = { $frames } frames are in use with { $chasers } chasers
position-no-frame-out = no frame is left out with { $chasers } chasers
position-animals = there are { $n } { $frame }
position-gone = { $gone } animals have gone after { $rounds } rounds
position-begun-frame = a frame has been begun that is not the current one
position-current-frame = there is a current frame exactly during the rounds
position-frame-full = the current frame is not in use, or full
position-shown-since = { $shown } turns have been shown, but the full frames lasted { $since } rounds
position-not-shown = the game is over, but not the whole path is shown
position-no-frame = there is no frame to choose from
position-other-turn = it is seat { $expected }'s turn, not seat { $seat }'s
position-before-max = something has happened before Max was placed
position-trail = the trail does not have a room for the start and each of { $turns } turns
position-trail-end = Max is in { $room }, but his trail ends in { $end }
position-visited = visited is not the set of rooms on the trail
position-known = known is not the set of rooms on the trail up to the last showing
position-max-at = Max's figure is in { $room } on the board
position-shares = Max shares a room with a chaser exactly when he is caught
position-catcher = exactly a caught Max has a catcher
position-result = the game is over exactly when it has a result
position-stuck = the chasers win as stuck exactly when Max cannot play in his turn
position-not-taken = a turn counts as a cheat or as seen that Max has not taken
position-break = turn { $turn } was a break, but counts as a cheat or as seen
position-no-neighbour = turn { $turn } leads from { $before } to { $room }, which is no neighbour
position-cheat = turn { $turn }: exactly a return to a visited room is a cheat
position-seen = turn { $turn } counts as seen, but does not lead into the trap
position-barred = turn { $turn } leads into { $room }, which was barred
position-searched = turn { $turn }: a chaser entered { $room } and Max was not caught
position-breaks = { $left } break cards are left of { $before } after { $breaks } breaks
position-noted = something is noted for cards that do not lie hidden

## Heat maps of studies

heat-caught = Where Max is caught
heat-shown = Where Max shows himself
heat-trail = Where Max has been
