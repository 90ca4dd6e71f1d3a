"""The record of a Keys to the Castle position, and the names of its small integers.

Sets of tiles are bit masks: bit ``row * width + column`` of the board's box (see board.py). A crossing is marked by
the tile at its south-west.
"""

from __future__ import annotations

from typing import Any

from nightkeep.core.kernel import inlined, int64, record

MOST_PLAYERS = 4
HAND = 3  # KC-2.13
UNKNOWN = -1  # in a fogged position: a card count that the seat may not know
OUTSIDE = -1  # KC-2.11: where a character is that stands on no tile
NOBODY = -1
NEVER = -1  # State.plays before the first refill
MOST_PLAYS = 113  # a board has 120 cards at most, and a refilled pile is without a hand of four and one of three
NET_TURNS = 2  # KC-9.2

COLOURS = ("blue", "red", "green", "yellow")  # KC-1.3
KINDS = ("open", "barred", "extra-key", "extra-turn")  # KC-1.1
OPEN, BARRED, EXTRA_KEY, EXTRA_TURN = range(4)
# KC-1.5; Keys come first, in the order of their colours
CARDS = ("key-blue", "key-red", "key-green", "key-yellow", "skeleton", "padlock", "passage", "hacksaw", "net")
SKELETON, PADLOCK, PASSAGE, HACKSAW, NET = range(4, 9)
SIDES = ("south", "west", "north", "east")  # KC-2.6: clockwise
SOUTH, WEST, NORTH, EAST = range(4)

# Phases: chance first, then decisions. A flip belongs to a card that was played, or to an Extra Key.
# STARTING (who begins is drawn, KC-2.16) comes before all of them, if at all.
STARTING = -1
LAYING, DEALING, REFILLING, DRAWING, FLIPPING, EXTRA_FLIPPING, PLAYING, MOVING, CHOOSING, FINISHED = range(10)

# Actions that name no tile. Then come blocks of as many actions as the board's box has tiles, two of as many as it has
# crossings (rising and falling passages), and at the end one for each seat that may be drawn to begin.
LAY = 0  # a colour
DRAW = 4  # a card
REFILL = 13
FLIP = 14  # a kind
STAY, LEAVE, DECLINE = 18, 19, 20
THROW = 21  # a card
CATCH = 30  # a side: the Net
TILES = 34
MOVE_BLOCK, TURN_BLOCK, CARD_BLOCK = 0, 1, 2  # Keys, Skeleton Key and Padlock in the order of CARDS, then the Hacksaw
HACKSAW_BLOCK = CARD_BLOCK + PADLOCK + 1
BLOCKS = HACKSAW_BLOCK + 1


@inlined
def first_starter(board: Any) -> int:
    """Return the action number of ``first 1``: behind the two blocks of passages."""
    return TILES + BLOCKS * int64(board.cells) + 2 * int64(board.joints)


# Events
(
    LAID, DEALT, DRAWN, REFILLED, THROWN, KEY_PLAYED, UNLOCKED, PADLOCK_LAID, PASSAGE_LAID, HACKSAW_LAID, NET_LAID,
    FLIPPED, OPENED, CLOSED, ENTERED, MOVED, LEFT, STAYED, HELD, KEY_EARNED, KEY_USED, DECLINED, TURN_EARNED, NET_OFF,
    WON, TIED, STARTER_DRAWN,
) = range(27)  # fmt: skip

State = record(
    [
        ("colour", "i8", (4,)),  # tiles of each colour
        ("kind", "i8", (4,)),  # tiles ever seen, by what their front shows
        ("up", "i8"),  # tiles that lie face up
        ("padlocked", "i8"),
        ("sawn", "i8"),
        ("rising", "i8"),  # crossings with a passage from south-west to north-east
        ("falling", "i8"),  # crossings with a passage from north-west to south-east
        ("used", "i8", (MOST_PLAYERS,)),  # extra key and extra turn tiles each seat has had its bonus from
        ("turns", "i4"),  # completed turns
        ("limit", "i4"),  # 0: none
        ("phase", "i1"),
        ("turn", "i1"),  # the seat whose turn it is
        ("players", "i1"),
        ("winner", "i1"),
        ("flip", "i1"),  # the tile whose front is about to be seen
        ("dealt", "i1"),  # cards dealt before the first turn
        ("left", "i1"),  # cards in the draw pile; public
        ("side", "i1", (MOST_PLAYERS,)),
        ("at", "i1", (MOST_PLAYERS,)),  # the tile a character stands on
        ("entry", "i1", (MOST_PLAYERS,)),  # the tile it entered the castle by last; OUTSIDE: it was never inside
        ("netted", "i1", (MOST_PLAYERS,)),  # turns without a move to come
        ("unused", "i1", (4,)),  # tiles of each colour that are not in the grid
        ("unseen", "i1", (4, 4)),  # by colour and kind: tiles whose front was never seen, unused ones among them
        ("pile", "i1", (9,)),  # the draw pile; fogged: all cards the seat cannot see, in the pile or in hands
        ("discard", "i1", (9,)),
        ("hand", "i1", (MOST_PLAYERS, 9)),
        # What card counting goes by (KC-13.4): the last refill, and what was played since. Every play takes a card off
        # the pile, so its cards bound the notes.
        ("held", "i1", (MOST_PLAYERS, 9)),  # what each hand was at the last refill; fogged: other hands are UNKNOWN
        ("together", "i1", (9,)),  # all hands at the last refill; public
        ("plays", "i1"),  # cards played since the last refill, or NEVER
        ("played", "i1", (MOST_PLAYS,)),  # in their order: 9 * seat + card
    ]
)
