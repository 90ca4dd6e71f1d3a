# Keys to the Castle in English.

## Names of things; $card, $kind and $side are the words of action texts

card-name =
    { $card ->
        [key-blue] blue Key
        [key-red] red Key
        [key-green] green Key
        [key-yellow] yellow Key
        [skeleton] Skeleton Key
        [padlock] Padlock
        [passage] Secret Passage
        [hacksaw] Hacksaw
       *[net] Net
    }
front-name =
    { $kind ->
        [open] an open door
        [barred] a barred door
        [extra-key] an extra key
       *[extra-turn] an extra turn
    }
side-name =
    { $side ->
        [south] South
        [west] West
        [north] North
       *[east] East
    }

## What an action does

turning =
    { $front ->
        [up] close { $tile }
        [unseen] open { $tile } (never opened yet)
       *[seen] open { $tile } ({ $front })
    }
action-lay = the next door is { $colour }
action-draw = the next card is a { card-name }
action-refill = shuffle the discard pile into a new draw pile
action-flip = { $tile } shows { front-name }
action-stay =
    { $tile ->
        [outside] stay outside
       *[inside] stay on { $tile }
    }
action-leave = leave the castle from { $tile }
action-decline = do not use the extra key now
action-throw = throw a { card-name } away, without effect
action-net = net { side-name } on { $tile } for two turns
action-move =
    { $inside ->
        [1] move to { $tile }
       *[0] enter the castle at { $tile }
    }{ $wins ->
        [1] {" and win"}
       *[0] {""}
    }
action-turn = use the extra key to { turning }
action-key = { turning } with a { card-name }
action-skeleton =
    { $front ->
        [padlocked] take the Padlock off { $tile }
       *[free] { turning } with a Skeleton Key
    }
action-padlock = lock { $tile }: nobody can enter or turn it
action-hacksaw = saw through the bars of { $tile } for good
action-passage = join { $west } and { $east } for good
action-first = { $who } begins

## Why not

why-draw-starter-first = who begins must be drawn first
why-lay-first = the castle is still being laid out
why-deal-first = the cards are still being dealt
why-refill-first = the discard pile must be shuffled into a new draw pile first
why-draw-first = a card must be drawn first
why-look-first = the door that was opened must be looked at first
why-starter-settled = who begins is settled: it is drawn only before everything else, and only if chosen so
why-no-chance-now = nothing is left to chance now; a player decides
why-no-such-seat = there is no seat { $seat } in a game of { $players }
why-colour-laid = all { $colour } tiles have been laid
why-card-not-in-pile = no { card-name } is left in the draw pile
why-kind-seen = every { $colour } tile with { front-name } has been seen
why-play-before-moving = first a card must be played or thrown away; the move comes after it
why-move-over = the move of this turn is over; the extra key gives no further one
why-no-extra-key = an extra key is used only directly after moving onto its tile
why-card-played = the card of this turn has been played
why-not-in-castle = { $tile } is not in the castle of { $players } players
why-outside-already = your character is outside already
why-stands-there = your character stands on { $tile } already
why-other-side = the castle is entered only through the first row of your own side, { side-name }
why-same-door = your character came in by { $tile } last and comes back by another door
why-no-passage = no Secret Passage joins { $origin } and { $tile }
why-not-next = { $tile } is not next to { $origin }
why-move-padlocked = a Padlock lies on { $tile }
why-move-occupied = another character stands on { $tile }
why-move-closed = { $tile } is closed
why-move-barred = { $tile } is barred
why-padlocked = { $tile } carries a Padlock and cannot be turned over
why-sawn-for-good = { $tile } has been sawn open for good
why-character-stands = a character stands on { $tile }, so it cannot be closed
why-card-not-held = you hold no { card-name }
why-nobody-at-side = nobody plays from the { $side }
why-own-character = a Net is for another player's character
why-target-outside = { side-name } is outside the castle
why-target-netted = { side-name } hangs in a Net already
why-padlock-twice = { $tile } carries a Padlock already
why-padlock-on-bars = { $tile } shows uncut bars, which take no Padlock
why-sawn-already = { $tile } is sawn already
why-bars-closed = { $tile } is closed; a Hacksaw needs bars that lie face up
why-no-bars = { $tile } has no bars
why-passage-outside = a passage joins two tiles inside the castle that touch corner to corner
why-crossing-taken = this crossing holds a Secret Passage already
why-passage-at-bars = { $tile } shows uncut bars, where no passage can begin
why-other-colour = { $tile } is { $door }; a { card-name } fits only { $colour } doors

## What happened

event-starter = { $who } is drawn to begin.
event-laid = A closed { $colour } door is laid at { $tile }.
event-dealt = { $who } is dealt a { card-name }.
event-dealt-hidden = { $who } is dealt a card.
event-drawn = { $who } draws a { card-name }.
event-drawn-hidden = { $who } draws a card.
event-refilled = That was the last card of the draw pile: the { $cards } cards of the discard pile are shuffled into a new one.
event-thrown = { $who } throws a { card-name } away.
event-key = { $who } plays a { card-name } on { $tile }.
event-unlocked = { $who } plays a Skeleton Key: the Padlock on { $tile } comes off.
event-padlocked = { $who } puts a Padlock on { $tile }.
event-passage = { $who } lays a Secret Passage between { $west } and { $east }.
event-sawn = { $who } saws through the bars of { $tile }.
event-netted = { $who } throws a Net over { $target } on { $tile }: two turns without a move.
event-flipped = { $tile } is turned over: { front-name }.
event-opened = { $tile } is open again: { front-name }.
event-closed = { $tile } is closed.
event-entered = { $who } enters the castle at { $tile }.
event-moved = { $who } moves from { $origin } to { $tile }.
event-left = { $who } leaves the castle from { $origin }.
event-stayed = { $who } does not move.
event-held =
    { $more ->
        [0] { $who } hangs in the net and cannot move.
       *[other] { $who } hangs in the net and cannot move; { $more } more turn to come.
    }
event-extra-key = { $who } finds an extra key on { $tile } and may turn over one door.
event-extra-key-used = { $who } uses the extra key on { $tile }.
event-declined = { $who } does not use the extra key now.
event-extra-turn = { $who } finds an extra turn on { $tile }.
event-net-off = The Net comes off { $who }.
event-won = { $who } has crossed the castle at { $tile } and wins!
event-tied = { NUMBER($turns, useGrouping: 0) } turns have been played and nobody has arrived: the game is drawn.

## Options and words that are refused

option-characters = { $key } = { $given } is not allowed: { $characters } characters for { $players } players
option-character = { $key } = { $given } is not allowed; { $key } may be a number from 1 to { $most }, or one for each player, such as 4,7
word-passage = '{ $word }' are not the ends of a passage; write them like c3-d4
word-no-crossing = { $one } and { $other } do not touch corner to corner; a passage joins two tiles that do

## At the terminal

terminal-turn = { $limit ->
    [0] turn { $turn }
   *[other] turn { $turn } of { $limit }
}
terminal-phase = { $phase ->
    [won] { $who } has crossed the castle and wins
    [drawn] nobody has arrived: a draw
    [starting] who begins is drawn
    [laying] the castle is being laid out
    [dealing] the cards are being dealt
    [refilling] the discard pile is shuffled into a new draw pile
    [drawing] { $who } draws a card
    [flipping] { $tile } is turned over
    [extra-flipping] { $tile } is turned over
    [playing] { $who } plays a card or throws one away
    [moving] { $who } moves, stays or leaves
   *[choosing] { $who } may turn over one door with the extra key
}
terminal-front = { $front ->
    [open] open
    [barred] BARRED
    [extra-key] +KEY
    [extra-turn] +TURN
    [sawn] sawn
   *[closed] closed
}
terminal-lock = LOCK
terminal-net = net{ $n }
terminal-side-name = { $side ->
    [south] south
    [west] west
    [north] north
   *[east] east
}
terminal-nobody = nobody
terminal-side = { $side }: { $who } starts here
terminal-side-goal = { $side }: { $who } starts here, { $goal } must get here
terminal-you = you
terminal-where = { terminal-cards-held }, { $at ->
    [0] outside{ $entry ->
        [0] {""}
       *[other] {" "}(comes back by another door than { $entry })
    }
   *[other] on { $at }
}
terminal-cards-held = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
terminal-netted = netted for { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}
terminal-goal = goal { terminal-side-name }
terminal-bonus = bonus had: { $tiles }
terminal-hand = Your hand:
terminal-pile = Draw pile:
terminal-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
terminal-discard = Discard pile:
terminal-no-cards = none
terminal-card = { $card ->
    [key-blue] blue Key
    [key-red] red Key
    [key-green] green Key
    [key-yellow] yellow Key
    [skeleton] Skeleton Key
    [padlock] Padlock
    [passage] Secret Passage
    [hacksaw] Hacksaw
   *[net] Net
}
terminal-legend-doors = BARRED: nobody passes. sawn: bars cut for good. +KEY, +TURN: a bonus on moving there. LOCK: a Padlock.
terminal-legend-signs = (...) what a closed door showed before. -/- and -\- are Secret Passages, corner to corner. @ is a character.

## Board files

board-other-game = game = { $given }: this must be a board for game = "{ $wanted }"
board-castle-twice = there are two castles for { $players } players
board-no-castle = there is no [[castle]] for { $players } players
board-castle-size = the widest castle has { $columns } columns and the highest { $rows } rows; multiplied they may be { $most } at most
board-tiles = { $each } tiles of each of { $colours } colours are { $all }; the largest castle needs { $needed }, and no colour may have more than { $most }
board-cards-many = { $cards } cards are too many; there may be { $most }
board-cards-few = { $keys } Keys and Skeleton Keys are too few: with { $needed } or more there is always a card to shuffle when the draw pile runs out, even if all other cards lie on the castle

## Positions that somebody sets up

position-sides = the sides are not those of this number of players (KC-2.6, KC-2.7)
position-empty-seat = a seat that is not in the game has something
position-empty-seat-character = a seat that is not in the game has a character in the castle
position-outside = { $field } marks something outside the castle
position-passage-place = a passage lies where no four tiles meet (KC-8.1)
position-two-kinds = a tile has two colours or two kinds (KC-1.2)
position-laid-early = the castle is laid out before it is drawn who begins (KC-2.16)
position-laid-order = tiles are laid in order, from a1 on, until the castle is full (KC-2.5)
position-not-laid = the castle is not laid out in full (KC-2.5)
position-colour-count = there are not { $each } { $colour } tiles (KC-1.2)
position-kind-count = there are not { $n } { $colour } tiles of kind { $kind } (KC-1.2)
position-up-unseen = a tile lies face up whose kind is not noted (KC-4.7)
position-sawn = only face-up barred tiles can be sawn, and they stay so (KC-7.1, KC-7.3)
position-padlock-bars = a Padlock lies on uncut bars (KC-6.3)
position-two-passages = a crossing holds two passages (KC-8.4)
position-no-bonus = a bonus was used on a tile that has none (KC-11.6, KC-11.11)
position-turned-over = a door is turned over exactly when it is workable and was never seen (KC-4.4, KC-4.6)
position-two-characters = two characters stand on one tile (KC-10.3)
position-on-closed = a character stands on a closed or barred tile (KC-4.9)
position-netted-outside = a character outside the castle is netted (KC-9.1)
position-entered-elsewhere = a character has entered by a tile that is not in its own first row (KC-10.4)
position-not-entered = a character is in the castle without having entered it (KC-10.4)
position-winner = the winner, and nobody else, stands on its goal row (KC-12.1)
position-card-count = there are { $total } cards { $card } instead of { $n } (KC-1.5)
position-pile = the draw pile holds { $pile } cards, but left is { $left }
position-dealt = { $dealt } cards are dealt in this phase (KC-2.13)
position-hand = seat { $seat } holds { $n } cards (KC-3.4, KC-3.5)
position-cards-early = cards have moved before play has begun (KC-2.14)
position-together = the hands at the last refill are not what they were together (KC-13.4)
position-plays = plays are noted that nobody has made (KC-13.4)
position-at-refill = at a refill the hand that drew last holds 4 cards, and every other one 3 (KC-3.12, KC-13.4)
position-after-refill = directly after a refill the seat that drew the last card plays one (KC-3.12)
position-more-plays = more cards were played since the last refill than in all turns (KC-3.5)
position-more-drawn = since the last refill more cards were drawn than the pile can have held (KC-3.13)
position-still-held = seat { $seat } has not played a card that it held at the last refill (KC-13.4)
position-more-than-open = more cards { $card } were played since the last refill than lie in the open (KC-13.2)
position-end = the game is over exactly when somebody arrives or the turn limit is reached (KC-12.1, KC-12.5)
position-late-arrival = nobody can arrive after the turn limit (KC-12.6)
position-early = something has happened before play has begun (KC-2.5, KC-3.1)
position-begun-early = a seat has begun before it was drawn (KC-2.16)
position-refill = the draw pile is refilled as soon as it is empty, and not before (KC-3.11, KC-3.12)
position-netted-moves = a netted player has no move (KC-9.2)
position-extra-key = an Extra Key is used only on its tile, and once (KC-11.1, KC-11.6)

## Heat maps of studies

heat-opened = Which doors are turned over
heat-walked = Where characters walk
