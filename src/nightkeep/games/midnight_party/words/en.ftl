# Midnight Party in English: what it does not share with Escape from the Hidden Castle.

event-stayed = { $who } leaves the last guest in the gallery where it is.
event-no-guest = { $who } has no guest in the gallery: the number has no effect.
event-captured = The Phantom takes { $who }'s { guests } on space { $space } to step -{ $step }.
event-round-over =
    Round { $round } is over: { $reason ->
        [empty] the gallery is empty
        [full] every chamber is full
       *[both] the gallery is empty and every chamber is full
    }.
event-left-out = { $who }'s { guests } left in the gallery must go to the top step.
event-scored = { $who } scores { SIGNED($points) } and now has { SIGNED($total) }.
event-stepped-out = { $who }'s guest steps out of the { $chamber } onto space { $space }.
event-next-round = Round { $round } begins; { $who } rolls first.
event-over = The party is over.

# Why an action is not legal

why-chamber-kept = a guest in a chamber stays there until the round is over
why-must-place-again = a guest from the stairs must be placed on a free gallery space now
why-occupied = the { $chamber } already holds a guest
why-placed-before-a-round = guests are placed only before a round, and then stay in play
why-stairs-kept = a captured guest stays on its step until the round is over

## Positions that somebody sets up

position-round = round { $round } is not one of the { $rounds } rounds
position-starter = starter is { $starter }; seats are 0 to { $last }
position-starter-kept = a starter is kept only between two rounds
position-phantom-door = the Phantom never stands on the cellar door in this game
position-round-goes-on = a round goes on with an empty gallery or full chambers
position-nobody-to-move = a number is to be moved by a seat without guests in the gallery
position-placed-again = guests are placed again only from the stairs, between two rounds
position-other-next = seat { $turn } places a guest, but seat { $seat } is next
position-end = the game is over only after the last round, with an empty gallery
position-round-ended = a round has ended before the Phantom was in the gallery
position-phantom-early = the Phantom leaves the bottom step before all guests are placed
position-score = seat { $seat } has { $points } points; the rounds scored so far give { $least } to { $most }
