# The Creaking Stairs in English.

## What an action does

action-tiptoe = climb one stair, without a sound
action-run = roll: climb 2 to 6 stairs, but a 1 leads back to the foot
action-roll =
    { $face ->
        [1] a stair creaks
       *[other] climb { $face } stairs
    }

## Why not

why-roll-first = you run already: first the die is rolled
why-nobody-runs = the die is rolled only for somebody who runs

## What happened

event-tiptoed = { $who } tiptoes up to stair { $stair }.
event-ran = { $who } runs.
event-rolled = { $who } rolls a { $face } and is on stair { $stair }.
event-creaked = { $who } rolls a 1: a stair creaks! { $who } flees to the foot.
event-won = { $who } is at the top and wins.

## What is wrong with a position that somebody sets up

position-phase = phase { $phase } does not exist
position-turn = it is the turn of seat { $seat }, which does not exist
position-stair = seat { $seat } is on stair { $stair }, which does not exist or is not for it
position-top = somebody is at the top exactly if the game is over, and it was the last turn
