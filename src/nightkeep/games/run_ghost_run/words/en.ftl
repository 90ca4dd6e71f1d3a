# Run, Ghost, Run! in English.

## Parts of sentences

spot-and-level = { $field } { $spot }{ $level ->
    [0] {""}
   *[other] , { FIXED($level) } up
}
field-and-level = { $field }, { $level ->
    [0] on the floor
   *[other] { FIXED($level) } up
}
stands = { FIXED($x) }, { FIXED($y) }, turned { $turn }°, { $pose ->
    [up] upright
    [down] upside down
    [back] on its back
    [front] on its front
    [left] on its left side
   *[right] on its right side
}
costs = { $cost ->
    [1] 1 point
   *[other] { $cost } points
}
now = { $phase ->
    [arranging] the lobby is furnished first
    [furnishing] the lobby is furnished first, piece by piece
    [hanging] the keyhole gets its first door now
    [midnight] a midnight card is drawn now
    [tag] the midnight card Tag is obeyed now
    [big-brother] the midnight card Big brother is obeyed now
    [drawing] a movement card is drawn now
    [taking] a piece of furniture, or nothing, is taken now
    [placing] the piece taken is placed now
    [planning] movement plans are made now
    [rolling] seats roll for the choice of side now
    [naming] the side of the keyhole is named now
    [knocking] the door is rolled now
    [first-seat] the first seat is drawn now
   *[over] the game is over
}

## What an action does

action-arrange = { $arrangement }
action-hang = the keyhole starts at door { $door }
action-strike = { $card }
action-draw = { $value } points{ $shown ->
    [0] {""}
   *[other] , { $one } or { $two }
}
action-roll = the die shows { $pips }
action-take = { $piece ->
    [nothing] move no furniture
   *[other] move the { $title }
}
action-place = put the { $piece } there, { $layer ->
    [under] below all others
   *[over] on what is there
}
action-set-back = put the { $piece } back as it was
action-move = { $ghost } goes to { field-and-level } ({ costs })
action-leave = { $ghost } leaves the lobby ({ costs })
action-merge = { $ghost } and { $partner } become { $bigger } in { field-and-level } ({ costs })
action-take-back = take the escaped { $ghost } back
action-done = close the plan{ $left ->
    [0] {""}
    [1] {" "}(1 point left over)
   *[other] {" "}({ $left } points left over)
}
action-side = the keyhole goes to the { $side ->
    [S] south
    [W] west
    [N] north
   *[E] east
} side
action-tag = your right neighbour's { $ghost } goes back, one of yours takes its place
action-bring = put a small ghost into { $field }
action-grow = a { $bigger } ghost takes the place of { $ghost }
action-first = { $who } begins

## Why not

why-no-such-action = there is no such action
why-not-now = { now }
why-not-drawn-now = that is left to chance, and not drawn now; { now }
why-card-used = that movement card has been drawn already
why-midnight-used = that midnight card has been used already
why-not-on-card = the { $piece } is not on the card, which shows { $shown }
why-already-moved = the { $piece } has already been moved this round
why-only-the-other = only one of the two pieces shown has been moved, so only the other may be
why-not-taken = the { $piece } was taken, and must be placed
why-already-placed = the { $piece } stands in the lobby already
why-outside = the { $piece } would not lie wholly inside the lobby
why-crowds = the { $piece } would leave { $owner }'s { $ghost } ghost no place in { $field }
why-not-in-lobby = the { $ghost } is not in the lobby, so it cannot leave it
why-escaped-stays = the { $ghost } has escaped and does not come back
why-in-reserve = the { $ghost } waits in the reserve and cannot enter from there
why-moved-once = the { $ghost } has already moved this round
why-made-rests = the { $ghost } was made by merging and rests this round
why-freed-rests = a merging put the { $ghost } into the stock this round, so it rests
why-is-spellbound = the { $ghost } is spellbound before the mirror this round
why-lower-number = ghosts enter lowest number first; another of the same size goes before { $ghost }
why-too-far = that costs { $cost }, and { $left } points are left
why-bad-anchor = a ghost of that size would not stand wholly within the field there
why-same-place = the { $ghost } stands exactly there; a movement within a field ends at another place
why-not-carried = nothing carries a ghost of that size there at that height
why-in-furniture = a piece of furniture is in the way there
why-in-ghost = another ghost is in the way there
why-must-merge = the { $ghost } would end beside a ghost with which it must merge
why-came-in = the { $ghost } came into the lobby this round, so it may not leave it in the same round
why-no-merging = ghosts merge only with option merging
why-not-itself = a ghost does not merge with itself
why-partner-elsewhere = the { $partner } is not in { $field }
why-never-merges = two medium ghosts do not merge, and the large ghost merges with nobody
why-partner-made = the { $partner } was made by merging and does not merge again this round
why-no-figure = no { $bigger } ghost is in the reserve
why-no-taking-back = ghosts are taken back only with option merging
why-stock-not-empty = a ghost is taken back only while the stock holds no small ghost
why-took-already = only one ghost is taken back in a round
why-not-escaped = the { $ghost } has not escaped
why-take-lower = another ghost of the same size goes before { $ghost }
why-same-side = the keyhole stands on that side, and must change sides
why-tag-not-small = only small ghosts play tag
why-tag-not-there = your right neighbour's { $ghost } is not in the lobby
why-tag-swap = your right neighbour has a small ghost in the lobby: swap it
why-tag-free = your right neighbour has no small ghost in the lobby: put one of yours in row 3
why-not-row-three = { $field } is not in row 3 of your side
why-grow-large = no ghost is bigger than the large one
why-grow-not-there = the { $ghost } is not in the lobby
why-grow-no-figure = no { $bigger } ghost waits beside the board
why-grow-elsewhere = the bigger ghost stands in the field of the { $ghost }
why-plan-hidden = only the planning seat knows its plan

## What happened

event-arranged = The lobby is furnished: { $arrangement }.
event-placed = { $who } places the { $piece } at { stands }, { $under ->
    [1] below the others
   *[0] over the others
}.
event-returned = { $who } puts the { $piece } back as it was.
event-kept = The { $piece } stays as it is: { $who }'s { $ghost } ghost would find no place in { $field }.
event-begins = { $who } is drawn to begin.
event-first-door = The keyhole starts at door { $door }.
event-round = Round { $round }: { $who } holds the die.
event-midnight = Midnight card: { $card }{ $ends ->
    [1] {""}
   *[0] .
}
event-furniture = The { $piece } is now at { stands }.
event-drew = { $who } draws a card of { $value }: { $shown ->
    [0] no furniture
   *[other] { $one } or { $two }
}.
event-took = { $who } { $piece ->
    [nothing] moves no furniture
   *[other] takes the { $piece }
}.
event-planned = You plan: { $sort ->
    [move] { $ghost } goes to { spot-and-level }
    [leave] { $ghost } leaves
    [merge] { $ghost } merges with { $partner } at { spot-and-level }
   *[other] take back { $ghost }
}.
event-committed = { $who } has made a plan.
event-moved = { $who }'s { $ghost } ghost goes to { spot-and-level }.
event-escaped = { $who }'s { $ghost } ghost leaves from { $field } and is safe.
event-merged = { $who }'s { $ghost } and { $partner } ghosts become { $made } at { spot-and-level }.
event-not-merged = { $who }'s { $ghost } and { $partner } ghosts cannot merge in { $field }.
event-taken-back = { $who } takes the escaped { $ghost } ghost back.
event-put-back = { $who }'s { $ghost } ghost finds room at { spot-and-level }.
event-rolled = { $who } rolls { $pips }.
event-tie = { $tied } share the highest roll and roll again.
event-chooser = { $who } chooses the side of the keyhole.
event-side = { $who } names side { $side }.
event-keyhole = The keyhole is at door { $door }.
event-die = { $who } gets the die.
event-seen = { $who }'s { $ghost } ghost is seen{ $way ->
    [mirror] {" "}in the mirror
   *[direct] {""}
} from door { $door }.
event-bounce = The line to { $ghost } bounces off the mirror.
event-nobody = Nobody is seen from door { $door }.
event-sent-back = { $who }'s { $ghost } ghost has to go back.
event-lying = All ghosts in the lobby lie down.
event-standing = The ghosts stand up again.
event-faced = { $who }'s { $ghost } ghost stands spellbound before the mirror at { $field } { $spot }.
event-tagged = { $who }'s { $ghost } ghost takes the place of { $other }'s { $swapped } ghost in { $field }.
event-brought = { $who }'s { $ghost } ghost comes to { spot-and-level }.
event-grew = { $who }'s { $made } ghost takes the place of { $ghost } at { spot-and-level }.
event-turned = { $who } now starts from side { $side }.
event-stepped = { $who }'s { $ghost } ghost goes on to { spot-and-level }.
event-points = { $who } has { $points } { $halves ->
    [1] point
    [2] point
   *[other] points
}.
event-won = { $who } wins.

## Words that are refused

word-length = there is no { NAME($thing, form: "thing") } '{ $word }'; it is 0.00 to { FIXED($most) }, as 3.25

## At the terminal

terminal-round = Round { $round } of 5{ $card ->
    [0] {""}
   *[other] , midnight card: { NAME($card) }
}. Keyhole: { $door ->
    [0] not yet
   *[other] { $door }
}.
terminal-die = die
terminal-points = { $one ->
    [1] { $points } point
   *[0] { $points } points
}
terminal-plan = Your plan{ $left ->
    [0] {""}
   *[other] {" "}({ $left } left)
}: { $entries }.
terminal-no-entries = nothing yet
terminal-piece = { NAME($piece) }
terminal-heights = Heights: { $pieces }.
terminal-empty = The lobby is empty.
terminal-signs = S M L ghosts (small letters: something is above), the lighter the higher{ $sight ->
    [1] , * seen along ·
   *[0] {""}
}
terminal-held = { $value ->
    [0] no card
   *[other] card { $value }{ $pieces }
}
terminal-stock = stock { $ghosts }
terminal-edge = edge { $ghosts }
terminal-reserve = reserve { $ghosts }
terminal-escaped = escaped { $ghosts }
terminal-all-inside = all in the lobby
terminal-player = side { $side }, { $held }, { $points }; { $places }

## Component files

board-fixed = { $key } = { $given }: must be { $wanted }
board-text = { $key } = { $given }: must be a text
board-colours = colours = { $given }: must be { $n } different names
board-sides = { $key } = { $given }: must be { $n } different sides
board-scoring = "{ $key }": lobby must be half of escaped, from 0 to { $most }
board-lying-height = height_lying = { $given }: a lying ghost is no higher than a standing one
board-heights = heights = { $given }: must be from 0 to { $most }
board-offset = an offset = { $given }: must be 2 whole numbers from { $low } to { $high }
board-points = there must be at most { $most } points, all different
board-rotation = { $given } must be [{ $degrees }, C, S, N] with C*C + S*S = N*N
board-rotation-off = { $given } is not within { $degrees } degrees of its name
board-pose-map = { $pose } = { $given }: its map must be { $wanted }
board-box = box '{ $name }' = { $given }: must be [x0, x1, y0, y1, z0, z1], the lower before the higher
board-boxes = the pieces must have at most { $most } boxes in all
board-face-order = the lower border comes before the higher
board-face-outside = the face goes beyond the mirror's boxes
board-face-touches = the face touches the mirror's own box { $box }
board-middle = { $piece }: the middle of its plan in { $axis } must be 0
board-lowest = { $piece }: its lowest point must be at z = 0
board-longest = { $piece }: no side may be longer than { $most }
board-card-two = pieces = { $given }: a card shows two pieces or none
board-card-pair = pieces = { $given }: every pair of pieces is on one card
board-card-missing = no card shows { $one } and { $other }
board-piece-order = pieces must list the six pieces in piece order
board-piece-outside = { $piece } is not wholly inside the lobby
board-pieces-overlap = { $one } and { $other } overlap

## Positions that somebody sets up

position-players = { $players } players; the game is for 2 to 4
position-scratch = { $field } is 0 in every position
position-extra-side = a seat that is not in the game has a start side
position-start-sides = two seats share a start side, or one has none
position-stacking = the stacking order { $order } does not list the pieces in the lobby
position-arranging = the lobby is empty before an arrangement is drawn
position-furnishing = the seats furnish the lobby in turn until all six pieces stand
position-seating = the lobby is empty before the first seat is drawn
position-all-pieces = all six pieces stand in the lobby
position-piece-out = the { $piece } is not in the lobby, but has a place
position-piece-outside = the { $piece } is not wholly inside the lobby
position-resting = the pieces rest at { $right }, not at { $given }
position-ghost = seat { $seat }'s { $ghost }
position-on-edge = { position-ghost } is on the edge or in the reserve
position-in-stock = { position-ghost } is in the stock, where with merging only small ghosts are
position-ghost-out = { position-ghost } is not in the lobby, but has a place
position-ghost-in = { position-ghost } is in the lobby
position-ghost-field = { position-ghost } is not wholly within its field
position-ghost-carried = nothing carries { position-ghost }
position-ghost-furniture = { position-ghost } is inside furniture
position-ghosts-overlap = { $one } and { $other } overlap
position-ghosts-early = there are ghosts in the lobby before any have moved
position-set-up = rounds are counted, and the keyhole hangs, from the end of the set-up on
position-end = the game is over after round { $round }
position-not-holder = seat { $seat } has chosen no side, so seat { $first } does not hold the die
position-holder = the holder of the die begins
position-sight = lines of sight are remembered only until something changes
position-sight-nowhere = a line of sight leads to no place
position-who-drew = exactly the seats that have drawn this round have a card
position-same-card = two seats have the same card
position-cards-drawn = the cards drawn do not fit the rounds played
position-equal-cards = equal cards are drawn lowest number first
position-blank-card = a card without furniture moves none
position-taken = a piece is taken exactly while it is to be placed
position-moved = more pieces have been moved than cards allow
position-midnight-count = { $drawn } midnight cards have been drawn, not { $right }
position-midnight-force = a midnight card is in force exactly in its round
position-no-midnight = no midnight card is drawn now
position-answers = seats answer only Tag and Big brother
position-lying = ghosts lie exactly under Take cover
position-brought = no card brought seat { $seat } a ghost
position-brought-size = midnight cards bring in small ghosts only
position-twice = nobody chooses a side twice before all have
position-choices = sides have been chosen { $n } times
position-rolling = at least two entitled seats roll
position-roll-order = seats roll in round order
position-knock = nobody rolls for the choice under Knock knock
position-rolls-kept = rolls are kept only until the highest is known
position-crystal = the door is known before the side only under Crystal ball
position-side-named = a side is named exactly before the door is rolled
position-keyhole = the keyhole must change sides
position-not-entitled = the seat that names the side is not entitled to
position-plans = there are plans only while they are made
position-no-plan = seat { $seat } has no plan yet
position-bad-plan = seat { $seat }'s plan is not legal
position-draft-place = the draft is not where the planning seat's ghosts are
position-draft-plan = the draft is not what the planning seat's plan leads to

## Heat maps of studies

heat-seen = From which doors ghosts are seen
heat-unseen = From which doors nobody is seen
