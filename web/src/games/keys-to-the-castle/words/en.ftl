## The hall: title, description, options and their values

hall-title = Keys to the Castle
hall-blurb = A castle full of closed doors, and you want to be on the other side. Open doors with keys of their colour, hang padlocks in the way of others, dig secret passages. Nobody sees your cards: whoever crosses the castle first wins.
option-empty_side = Empty side (three players)
option-empty_side-east = east
option-empty_side-north = north
option-empty_side-west = west
option-character = Characters
option-turn_limit = Longest game, in turns
option-first_seat = Who begins
option-first_seat-seat-1 = the first player
option-first_seat-drawn = drawn by chance

## Characters, for the option of that name

option-character-1 = Knight
option-character-2 = Queen
option-character-3 = Wizard
option-character-4 = Jester
option-character-5 = Cook
option-character-6 = Gardener
option-character-7 = Pirate
option-character-8 = Witch
option-character-9 = Vampire
option-character-10 = Detective
option-character-11 = Minstrel
option-character-12 = Sleepyhead
option-whose = Whose character
option-player = Player { $n }
option-plays = Character of player { $n }

## Cards

card-key-blue = Blue Key
card-key-red = Red Key
card-key-green = Green Key
card-key-yellow = Yellow Key
card-skeleton = Skeleton Key
card-padlock = Padlock
card-passage = Secret Passage
card-hacksaw = Hacksaw
card-net = Net

## What is behind doors

kind-open = open door
kind-barred = bars
kind-extra-key = extra key
kind-extra-turn = extra turn

## Colours of doors

colour-blue = blue
colour-red = red
colour-green = green
colour-yellow = yellow

## The board and the hand

pile = Draw pile: { $n }
discard = Discard pile: { $n }
picked = { $what }, picked up. Choose a lit place, or the discard pile.
card = { $what }: pick it up
end = one end of the passage: { $tile }
first = { $tile }: the first end, picked. Choose the other one.
throw = Throw away
from = From { $tile }
back = Come back in by a lit door, not by { $tile } again. Or stay outside.
throw-net = throw a Net over { $who } on { $tile }: two turns without a move
unseen = Doors nobody has opened

## The board in words

board-hand = Your hand: { $cards }.
board-several = { $card } ({ $count })
# No cards in the hand
board-empty = empty
# $at: a tile such as C4, or none; $entry: the tile by which the character may not come back, or none; $net: turns left in the Net
board-player =
    { $who }: { $at ->
        [none] outside, in the { $side ->
            [south] south
            [west] west
            [north] north
           *[east] east
        }
       *[other] { $at }
    }{ $entry ->
        [none] {""}
       *[other] , comes back by another door than { $entry }
    }{ $net ->
        [0] {""}
       *[other] , in a Net ({ $net } to go)
    }; wants to reach the { $goal ->
        [south] south
        [west] west
        [north] north
       *[east] east
    }; cards: { $cards }.
board-piles = { $pile }. { $discard }.
board-passages = Secret Passages: { $passages }.
board-row = Row { $row }: { $tiles }.
# $name: C4
board-tile = { $name } { tile }
# $state: open (without anything), barred, up (open, with $kind), known (closed, with $kind behind it), closed
tile =
    { $colour }, { $state ->
        [open] open
        [barred] { $kind }
        [up] open, { $kind }
        [known] closed, behind it: { $kind }
       *[closed] closed
    }{ $sawn ->
        [1] , sawn through
       *[0] {""}
    }{ $padlock ->
        [1] , with a Padlock
       *[0] {""}
    }
board-unseen = { unseen }: { $doors }.
board-left = { $colour }: { $kinds }
board-kind = { $count } { $kind }

## What to do now

prompt-playing = Pick up a card, then choose a lit door. Or throw it on the discard pile.
prompt-moving = Walk to a lit door, or stay.
prompt-choosing = An extra key! Turn over any lit door.

## Chance

# In place of the name of the player to act
chance-door = The door decides
chance-cards = The cards decide
# What chance brought, in a table
came-flip = behind a door: { $what }
came-lay = a { $colour } door
came-refill = a new draw pile
came-first = { $who } begins
