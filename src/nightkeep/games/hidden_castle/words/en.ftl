# Escape from the Hidden Castle in English: what it does not share with Midnight Party.

event-arms =
    The { $chamber } bears { SIGNED($arms) }: { $who } { $change ->
        [none] stays at 0 points
        [gain] scores { $amount ->
            [1] 1 point
           *[other] { $amount } points
        }
       *[loss] loses { $amount ->
            [1] 1 point
           *[other] { $amount } points
        }
    }.
event-booted = { $who }'s guest is booted out of the { $chamber } onto space { $space } by { $by }.
event-clock = The Phantom is at the exit: the clock strikes { $time }.
event-captured =
    The Phantom takes { $who }'s { guests } on space { $space } to step +{ $step }: { $points } { $points ->
        [1] point
       *[other] points
    }.
event-over =
    The game is over: { $reason ->
        [clock] the last clock strikes
        [limit] a score has reached { $most }
       *[both] the last clock strikes and a score has reached { $most }
    }.

# Why an action is not legal

why-exact-for-a-guest = the { $chamber } is occupied and can only be entered with an exact number
why-no-return = a guest may not leave the { $chamber } and enter it again in one move
why-own-guest = a guest of yours is already in the { $chamber }
why-placed-before-play = guests are placed only before play, and then stay in play

## Positions that somebody sets up

position-clock = clock { $clock } is not one of the { $clocks } clocks
position-score = a score is below 0
position-end = the game is over exactly when the last clock or 46 points are reached
position-never-again = guests are never placed again in this game
position-first-clock = the first clock runs exactly until the Phantom reaches the gallery
position-phantom-early = the Phantom leaves the cellar door before all guests are placed
