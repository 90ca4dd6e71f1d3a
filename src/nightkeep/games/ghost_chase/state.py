"""The record of a Ghost Chase position, and the names of its small integers.

Rooms are their own numbers, from 1; 0 is 'nowhere'. A set of rooms is one whole number with bit r set for room r.
What chasers may not know between two showings is ``room``, ``visited``, ``breaks`` and the unshown part of ``trail``;
everything else is public, and enough to work out where Max can be (belief.py).
"""

from __future__ import annotations

from nightkeep.core.kernel import record

MOST_ROOMS = 54
MOST_DOORS = 8
MOST_FIGURES = 4  # GC-1.3
MOST_TURNS = 24  # GC-7.10
MOST_ROW = 6  # GC-7.9: the longest frame, so the most cards that ever lie hidden

FRAMES = ("cats", "bats", "owls", "mice", "hedgehogs")
ANIMALS = (4, 4, 5, 5, 6)  # GC-1.4
FIGURES = ("ada", "bram", "cleo", "dirk")  # what action texts call the four chaser figures
FIGURES_EACH = (0, 3, 2, 1, 1)  # GC-3.1 to GC-3.4: by number of chasers
ALL_FRAMES = (False, True, False, True, False)  # GC-3.1 to GC-3.4: whether all five frames are used

UNKNOWN = -1  # what a seat may not know
NOBODY = -1  # GC-3.19: Max's seat until it has been drawn

# Phases
DRAWING, PLACING, HIDING, FRAMING, HAUNTING, CHASING, FINISHED = range(7)

# How the game ended
CAUGHT, STUCK, ESCAPED = 1, 2, 3

# Plays of Max, as events tell them
MOVED, CHEATED, RESTED = range(3)

# Events
(
    LEFT_OUT,
    PLACED,
    APPEARED,
    FRAMED,
    LAST_FRAME,
    PLAYED,
    CHEATING,
    LOCKED,
    TRAPPED,
    WENT,
    STAYED,
    UNLOCKED,
    LAID,
    ANIMAL,
    FULL,
    CARD,
    SHOWN,
    OVER_CAUGHT,
    OVER_STUCK,
    OVER_ESCAPED,
    TRAIL,
    DRAWN,
) = range(22)

State = record(
    [
        ("visited", "i8"),  # hidden: the rooms whose cards are used
        ("known", "i8"),  # the rooms visited up to the last showing
        ("barred", "i8", (MOST_ROW,)),  # for each hidden card: rooms Max could not enter unseen (chasers, the trap)
        ("searched", "i8", (MOST_ROW,)),  # for each hidden card: rooms that chasers entered after it
        ("plan", "i8", (MOST_ROW,)),  # where guess and belief reckon; 0 in every position
        ("cheated", "i4"),  # a bit for each turn of Max that was a cheat
        ("seen", "i4"),  # a bit for each turn of Max that led into the trap
        ("phase", "i1"),
        ("turn", "i1"),  # the seat that decides
        ("players", "i1"),
        ("ghost", "i1"),  # Max's seat, -1 until it has been drawn
        ("each", "i1"),  # figures of each chaser
        ("placed", "i1"),  # figures placed so far
        ("acted", "i1"),  # a bit for each figure that has acted in this round
        ("figure", "i1", (MOST_FIGURES,)),  # rooms of the chaser figures, in clockwise order of their players
        ("frames", "i1"),  # a bit for each frame in use, full ones included
        ("frame", "i1"),  # the current frame, or -1
        ("animals", "i1", (len(FRAMES),)),  # animals that still stand around the castle
        ("room", "i1"),  # hidden: where Max is
        ("at", "i1"),  # where Max's figure stands on the board, 0 if he is invisible
        ("turns", "i1"),  # turns Max has taken
        ("shown", "i1"),  # how many of them have been shown with a full frame
        ("trail", "i1", (MOST_TURNS + 1,)),  # hidden in part: Max's room at the start and after each turn
        ("cheats", "i1"),  # cheat cards left
        ("breaks", "i1"),  # hidden: break cards left
        ("breaks_shown", "i1"),  # break cards left at the last showing
        ("chimney", "i1"),
        ("door_card", "i1"),  # 1 while Max can still lock a door
        ("locked", "i1"),  # the locked door, from 1; 0: none
        ("trap_holder", "i1"),  # a seat; -1: the trap is not used
        ("trap", "i1"),  # the room with the trap, 0 while it is not laid
        ("result", "i1"),  # how the game ended
        ("catcher", "i1"),  # the seat that caught Max, -1 while nobody has
        ("memory_aid", "i1"),
        ("deduction_aid", "i1"),
        ("_onward", "i1", (MOST_ROW - 1, MOST_ROOMS + 1)),  # for guess and belief as well, and never shown
        ("spare", "i1", (2,)),  # always 0: padding would not be copied, and equal positions are equal bytes
    ]
)
