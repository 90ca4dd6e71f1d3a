## The hall: title, description, options and their values

hall-title = Run, Ghost, Run!
hall-blurb = Ghosts creep across the lobby from one piece of furniture to the next. Now and then somebody peeks through the keyhole: whoever is seen flies back to the start.
option-setup = Furnishing
option-setup-random = by chance
option-setup-placed = by the players
option-two_player_sides = Sides (two players)
option-two_player_sides-opposite = opposite
option-two_player_sides-adjacent = next to each other
option-movement = Moving ghosts
option-movement-simultaneous = all together
option-movement-turns = one after another
option-scoring = Points (small-medium-large)
option-seen_fraction = A ghost is seen
option-seen_fraction-any = at any visible bit
option-seen_fraction-quarter = if a quarter is visible
option-seen_fraction-half = if half is visible
option-midnight = Midnight cards
option-midnight-off = without
option-midnight-on = with
option-merging = Merging ghosts
option-merging-off = no
option-merging-on = yes
option-die_passes = The die is passed on by
option-die_passes-chooser = who chose the side
option-die_passes-holder = who held it
option-first_seat = Who begins
option-first_seat-seat-1 = seat 1
option-first_seat-drawn = a seat drawn by chance

## Pieces of furniture, in sentences after “the”

piece-mirror = mirror
piece-trolley = trolley
piece-desk = desk
piece-piano = piano
piece-armchair = armchair
piece-table = table

## How a piece lies

pose-up = upright
pose-down = upside down
pose-back = on its back
pose-front = on its front
pose-left = on its left side
pose-right = on its right side

## Sides of the lobby

side-S = south
side-W = west
side-N = north
side-E = east

## Ghosts

# $size: small, medium or large; $number: 0 where there is only one
ghost =
    { $size ->
        [small] small
        [medium] medium
       *[large] large
    }{ $number ->
        [0] {""}
       *[other] {" "}{ $number }
    }
newcomer = a small ghost

## Midnight cards

midnight-extra-curious = Extra curious
does-extra-curious = a second peek follows, from the door opposite
midnight-take-cover = Take cover!
does-take-cover = ghosts lie flat until after the peek
midnight-too-enthusiastic = Too enthusiastic
does-too-enthusiastic = the furniture was tipped on its side
midnight-who-pulls-the-craziest-face = Who pulls the craziest face?
does-who-pulls-the-craziest-face = ghosts put before the mirror may not move this round
midnight-tag-you-are-it = Tag, you are it!
does-tag-you-are-it = a small ghost of yours takes the place of a right neighbour's
midnight-dance-floor = Dance floor
does-dance-floor = the furniture was pushed to the nearest doors
midnight-the-floor-is-lava = The floor is lava
does-the-floor-is-lava = after the peek, ghosts that do not stand on furniture go back
midnight-i-call-my-big-brother = I call my big brother!
does-i-call-my-big-brother = one ghost of every player grows a size
midnight-knock-knock = Knock knock
does-knock-knock = the keyhole stays on its side
midnight-i-am-dizzy = I am dizzy
does-i-am-dizzy = the lobby was turned a quarter: everybody has a new start side
midnight-crystal-ball = Crystal ball
does-crystal-ball = first the door is rolled, then the side is chosen
midnight-red-light-green-light = Red light, green light
does-red-light-green-light = every ghost in the lobby went one field on
midnight-says = { $card }: { $does }.

## The lobby and its buttons

lobby = The lobby from above
lobby3d = The lobby in 3D. Drag to look round.
see2d = From above
see3d = In 3D
no3d = This browser cannot draw in 3D, so the lobby is shown from above.
peek = Look through the keyhole
peekshort = Keyhole
back = Back to the lobby
peeking = Through the keyhole at door { $door }. Drag or use the arrow keys to look round.
seen = Seen: { $who }.
nobody = Nobody is seen.
left = { $n } of { $of } points left
round = Round { $n } of 5
midnight = Midnight card
mycard = Your card: { $n } points
whichghost = Which ghost?
whichpiece = Which piece?
field = Field
place = Place
enter = Plan this
goes = Put it there
done = Plan is ready
# A field such as c3
cost =
    { $field }, { $n } { $n ->
        [one] point
       *[other] points
    }
floor = floor
high = { FIXED($h) } up
floorunder = floor, under the { $piece }
on = on the { $piece }
putback = Put it back
with = with { $ghost }
choose = How high?
# $pose: one of pose-…, $layer: over or under
held = { $piece } at { FIXED($x) }, { FIXED($y) }, turned { $turn }°, { $pose }, { $layer }
over = over the others
under = below the others
layer = Over or under
allowed = Allowed here.
asking = Looking whether it fits…
bylist = Choose the place from a list
fine = Move by small steps
west = West
east = East
north = North
south = South
turnleft = Turn left
turnright = Turn right
tip = Tip it
step = Step: { $n }
put = Put it here
fit = Back inside
moving = Move the furniture
planning = Your plan

## Places

# $spot: two numbers, 1,2; $level: hundredths of a field above the floor
spot =
    { $spot }, { $level ->
        [0] { floor }
       *[other] { FIXED($level) } up
    }
spot-with = { spot }, { with }

## What a choice does

act-done =
    { done }{ $left ->
        [none] {""}
       *[other] {" "}({ left })
    }
# $name: a ghost; $cost: points, or none
act-merge =
    { $name } merges with { $ghost }: { $field } { spot }{ $cost ->
        [none] {""}
        [one] {" "}(1 point)
       *[other] {" "}({ $cost } points)
    }
act-grow = a bigger ghost takes the place of { $name }: { $field } { spot }
act-move =
    { $name } goes to { $field } { spot }{ $cost ->
        [none] {""}
        [one] {" "}(1 point)
       *[other] {" "}({ $cost } points)
    }
act-leave =
    { $name } leaves the lobby{ $cost ->
        [none] {""}
        [one] {" "}(1 point)
       *[other] {" "}({ $cost } points)
    }
act-take-back = take the escaped { $name } back
act-bring = put a small ghost into { $field } { spot }

## The board in words

board-round = { round }.
board-keyhole = The keyhole is at door { $door }.
board-midnight = { midnight }: { $says }
board-piece = { held }.
board-seat = { $who } starts in the { $side }: { $points } points, { $stock } in the stock, { $escaped } escaped; in the lobby: { $ghosts }.
board-ghost = { ghost } { $field } { spot }
board-none = nobody
board-seen =
    { $who }'s { ghost } was seen{ $mirror ->
        [1] {" "}in the mirror
       *[0] {""}
    } from door { $door }.
board-plan = { planning }: { $entry }.

## What to do now

prompt-furnishing = Take a piece and drag it to its place. Turn it, tip it, then put it there.
prompt-taking = Tap a lit piece to move it, or move nothing.
prompt-placing = Drag the piece to its new place. Turn it, tip it, then put it there.
prompt-planning = Tap or drag a ghost, then choose where it hides. Your plan stays secret.
prompt-naming = Choose the side the keyhole goes to. The die picks the door.
prompt-tag = Tag! Choose a lit ghost or place.
prompt-big-brother = Choose the ghost that calls its big brother, and where he stands.

## Chance

# In place of the name of the player to act
chance-midnight = The midnight card decides
chance-drawing = The movement card decides
chance-die = The die decides
# Which of the furnishings the lobby has, in a table of what chance brought
came-arrangement = Furnishing { $n }
