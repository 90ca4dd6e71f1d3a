"""The record of a position, and the names of its small integers."""

from __future__ import annotations

from nightkeep.core.kernel import record

MOST_PLAYERS = 4
MOST_STAIRS = 100
FACES = 6

CHOOSING, ROLLING, FINISHED = range(3)  # phases
TIPTOE, RUN, ROLL = range(3)  # actions; ROLL is a 1, the other faces follow
ACTIONS = ROLL + FACES

State = record(
    [
        ("phase", "i1"),
        ("turn", "i1"),  # the seat that decides, or for which the die is rolled
        ("players", "i1"),
        ("stair", "i1", (MOST_PLAYERS,)),  # of each seat's figure
    ]
)
