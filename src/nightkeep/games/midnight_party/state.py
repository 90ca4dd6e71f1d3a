"""The record of a Midnight Party position."""

from __future__ import annotations

from nightkeep.core.kernel import record
from nightkeep.games.gallery.places import MOST_GUESTS

MOST_PLAYERS = 8

State = record(
    [
        ("phase", "i1"),  # see gallery.places
        ("turn", "i1"),  # the seat that decides, or whose roll it is
        ("players", "i1"),
        ("each", "i1"),  # guests per player
        ("placed", "i1"),  # guests placed so far in the set-up
        ("die", "i1"),  # the number rolled, while a guest is to be moved
        ("phantom", "i1"),  # a place
        ("round_number", "i1"),  # 1 to 3
        ("starter", "i1"),  # between two rounds: the seat that will begin the next one; else 0
        ("place", "i1", (MOST_GUESTS,)),  # guests of seat s from s * each, sorted
        ("score", "i2", (MOST_PLAYERS,)),
        ("colour", "i1", (MOST_PLAYERS,)),
    ]
)
