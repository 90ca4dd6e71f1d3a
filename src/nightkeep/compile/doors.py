"""Doors: the functions of a native library that Python calls, and what each of them takes.

Python knows the size of every array; machine code gets an address and trusts it. A :class:`Door` says for each argument
what it must be. The build derives the C signature from it (:mod:`nightkeep.compile.emit`), and every call is checked
against it before the machine code runs (:mod:`nightkeep.compile.native`). The kernels' doors are
:data:`nightkeep.compile.contract.DOORS`; each algorithm that is bound to a game has ``DOORS`` in its own module.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np

from nightkeep.rules.record import DType

BOARD, STATE, OPTIONS = "board", "state", "options"  # a game's three records
ACTION, OBSERVATION = "action", "observation"  # number types that each game chooses
WHOLE, TRUTH, FRACTION = "i8", "?", "f8"  # the single numbers that cross a door
RAISED = -(2**63)  # what the machine code returns where a kernel would raise an exception


@dataclass(frozen=True)
class One:
    """A single record of the game."""

    of: str  # BOARD, STATE or OPTIONS


@dataclass(frozen=True)
class Number:
    """A single number: 64-bit, or a truth value.

    ``least`` is the lowest that is allowed, ``below`` the word for a known size that it must be lower than.
    """

    of: str = WHOLE
    least: int | None = None
    below: str = ""


@dataclass(frozen=True)
class Row:
    """An array in one piece, row after row, that the machine code may write into.

    ``of``: NumPy's name of the number type, or one of the names above. ``sizes``: the size of each dimension. A word
    stands for the same number everywhere in one call; some are known before it (``Facts`` of native.py). ``spare``:
    sizes may also be larger, because the array is room to work in.
    """

    of: str
    sizes: tuple[str | int, ...]
    spare: bool = False


@dataclass(frozen=True)
class Group:
    """A named tuple of further arguments."""

    kind: type
    parts: Mapping[str, Argument]


Argument: TypeAlias = One | Number | Row | Group


@dataclass(frozen=True)
class Door:
    """A function that Python calls: its arguments in order, and what it returns ('' for nothing)."""

    name: str
    arguments: Mapping[str, Argument]
    returns: str = ""

    @property
    def symbol(self) -> str:
        """Return its name in the library."""
        return f"nightkeep_{self.name}"


@dataclass(frozen=True)
class DoorTypes:
    """NumPy's types for the words that arguments use, in one game."""

    board: DType
    state: DType
    options: DType
    action: DType
    observation: DType

    def of(self, word: str) -> DType:
        """Return the type that an argument's ``of`` stands for."""
        found: DType = getattr(self, word, None) or np.dtype(word)
        return found


def doors(**given: tuple[Mapping[str, Argument], str] | Mapping[str, Argument]) -> dict[str, Door]:
    """Return doors by name. Each is its arguments, or a pair of them and what it returns."""
    return {name: Door(name, *door) if isinstance(door, tuple) else Door(name, door) for name, door in given.items()}


def flat(arguments: Mapping[str, Argument], before: str = "") -> Iterator[tuple[str, One | Number | Row]]:
    """Yield every argument with its name; the parts of a group one by one, as ``task.seat``."""
    for name, argument in arguments.items():
        if isinstance(argument, Group):
            yield from flat(argument.parts, f"{before}{name}.")
        else:
            yield f"{before}{name}", argument


# What most doors take, under the names that kernels use
board, state, options = One(BOARD), One(STATE), One(OPTIONS)
whole, count, truth, fraction = Number(), Number(least=0), Number(TRUTH), Number(FRACTION)
seat = Number(least=-1, below="most_players")  # -1: a spectator
action = Number(below="codes")
actions = Row(ACTION, ("most_actions",), spare=True)
weights = Row("i4", ("most_actions",), spare=True)
rng = Row("u4", (4,))
log = Row("i4", ("rows", 8))
