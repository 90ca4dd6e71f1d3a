"""The records of a position, a board and the options, and the names of their small integers."""

from __future__ import annotations

from nightkeep.rules.record import Int8, Ints, Record

MOST_PLAYERS = 4
MOST_STAIRS = 100
FACES = 6

CHOOSING, ROLLING, FINISHED = range(3)  # phases
TIPTOE, RUN, ROLL = range(3)  # actions; ROLL is a 1, the other faces follow
ACTIONS = ROLL + FACES
TIPTOED, RAN, ROLLED, CREAKED, WON = range(5)  # events


class State(Record):
    """A position of The Creaking Stairs."""

    phase: int = Int8("0 choosing, 1 rolling, 2 finished", 0, FINISHED)
    turn: int = Int8("the seat that decides, or for which the die is rolled", 0, MOST_PLAYERS - 1)
    players: int = Int8("how many play", 2, MOST_PLAYERS)
    stair: Ints = Int8.row(MOST_PLAYERS, "the stair of each seat's figure", 0, MOST_STAIRS)


class Board(Record):
    """The staircase as kernels read it."""

    stairs: int = Int8("how many stairs there are")


class Options(Record):
    """The options that kernels read."""

    players: int = Int8("how many play")
