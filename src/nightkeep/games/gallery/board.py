"""Boards of the gallery games: decoded, checked, and turned into tables for the kernels.

Rules: HC-1.5 to HC-1.15, MP-1.5 to MP-1.14.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from types import SimpleNamespace
from typing import Annotated, cast

from msgspec import Meta, Struct

from nightkeep.compile.kernel import python_version_of
from nightkeep.games.gallery import moves
from nightkeep.games.gallery.places import (
    INVERSE_BITS,
    MOST_CHAMBERS,
    MOST_CLOCKS,
    MOST_SPACES,
    MOST_STEPS,
    NO_CHAMBER,
)
from nightkeep.games.gallery.state import Board
from nightkeep.rules.board import LoadedBoard
from nightkeep.rules.board_files import TomlFile
from nightkeep.rules.notation import position_to_dict

FEWEST_SPACES = 16  # HC-1.15, MP-1.14
FASTEST = FEWEST_SPACES - 1  # no single move may lap the loop

Points = Annotated[int, Meta(ge=1, le=99)]


class GalleryTable(Struct, frozen=True, forbid_unknown_fields=True):
    """The table ``[gallery]``."""

    spaces: Annotated[int, Meta(ge=FEWEST_SPACES, le=MOST_SPACES)]
    exit: Annotated[int, Meta(ge=0)]


class StaircaseTable(Struct, frozen=True, forbid_unknown_fields=True):
    """The table ``[staircase]``."""

    steps: Annotated[list[Points], Meta(min_length=1, max_length=MOST_STEPS)]


class ClockTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table ``[[clock]]``. [HC-1.12]"""

    time: str
    speed: Annotated[int, Meta(ge=1, le=FASTEST)] | None = None
    ends: bool = False


class ChamberTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table ``[[chamber]]``; each game says which coats of arms there are."""

    name: str
    doorway: int
    arms: int = 0


class BoardFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A board file as it is written; each game says which it is, and adds its chambers and clocks."""

    game: str
    name: str
    gallery: GalleryTable
    staircase: StaircaseTable


Chambers = Meta(min_length=1, max_length=MOST_CHAMBERS)
Clocks = Meta(min_length=2, max_length=MOST_CLOCKS)  # one to begin with, and one that ends the game


@dataclass(frozen=True)
class GalleryBoard(LoadedBoard):
    """A loaded board: the table for the kernels, and the names people use."""

    chambers: tuple[str, ...]
    clocks: tuple[str, ...]

    @cached_property
    def slugs(self) -> tuple[str, ...]:
        """Chamber names as they stand in action texts."""
        return tuple(slug(name) for name in self.chambers)

    @cached_property
    def plain(self) -> Board:
        """The table as plain numbers and lists, for words and views."""
        return cast(Board, SimpleNamespace(**position_to_dict(self.rows)))

    @cached_property
    def first_move(self) -> int:
        """Where the numbers of moves begin."""
        return int(python_version_of(moves.first_move)(self.plain))

    @cached_property
    def first_draw(self) -> int:
        """Where the numbers of draws of the first seat begin, after all moves."""
        return int(python_version_of(moves.first_draw)(self.plain))

    def after(self, space: int, distance: int) -> int:
        """Return the space that is ``distance`` spaces clockwise."""
        return int(python_version_of(moves.space_after)(self.plain, space, distance))


def slug(name: str) -> str:
    """Return a name as it stands in action texts: 'Map Room' is 'map-room'."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


def make_board(
    file: TomlFile, given: BoardFile, chambers: Sequence[ChamberTable], clocks: Sequence[ClockTable], exact: int
) -> GalleryBoard:
    """Return the board of a decoded file; BoardError names the line of what is wrong.

    ``exact``: the coat of arms that wants an exact roll. [HC-5.7, MP-5.7]
    """
    table = Board.zeros()
    b: Board = table[0]
    spaces, steps = given.gallery.spaces, given.staircase.steps
    if given.gallery.exit >= spaces:
        message = f"exit = {given.gallery.exit}: must be a whole number from 0 to {spaces - 1}"
        raise file.error(message, "gallery", 0, "exit")
    if sorted(set(steps), reverse=True) != steps:
        raise file.error(f"steps {steps}: the numbers must fall from the bottom up", "staircase", 0, "steps")
    _check_clocks(file, clocks)
    _check_chambers(file, chambers, spaces)
    b.spaces, b.exit = spaces, given.gallery.exit
    b.steps, b.step_points[: len(steps)] = len(steps), steps
    b.clocks, b.speed[: len(clocks)] = len(clocks), [clock.speed or 0 for clock in clocks]
    b.chambers = len(chambers)
    b.goals_inverse = -(-(1 << INVERSE_BITS) // (len(chambers) + 1))
    b.exact = sum(1 << i for i, chamber in enumerate(chambers) if chamber.arms == exact)
    b.chamber_at[:] = NO_CHAMBER
    for i, chamber in enumerate(chambers):
        b.chamber_at[chamber.doorway] = i
        b.doorway[i], b.arms[i] = chamber.doorway, chamber.arms
    for space in range(spaces):
        b.ahead[space] = min((chamber.doorway - space) % spaces for chamber in chambers)
    names = tuple(chamber.name for chamber in chambers)
    return GalleryBoard(given.name, table, names, tuple(clock.time for clock in clocks))


def _check_clocks(file: TomlFile, clocks: Sequence[ClockTable]) -> None:
    """Check a chain of clocks with their speeds; the last one, and only it, ends the game. [HC-1.12]"""
    for i, clock in enumerate(clocks):
        last = i == len(clocks) - 1
        if clock.ends is not last:
            raise file.error("the last clock, and no other, has ends = true", "clock", i, "ends")
        if last and clock.speed is not None:
            raise file.error("the last clock ends the game and has no speed", "clock", i, "speed")
        if not last and clock.speed is None:
            raise file.error(f"'speed' is missing; it is a whole number from 1 to {FASTEST}", "clock", i)


def _check_chambers(file: TomlFile, chambers: Sequence[ChamberTable], spaces: int) -> None:
    """Check names, and one doorway for each chamber, on the loop, shared with no other.

    Rules: HC-1.8 to HC-1.10, MP-1.8 to MP-1.10.
    """
    names: dict[str, str] = {}
    doorways: dict[int, str] = {}
    for i, chamber in enumerate(chambers):
        name, doorway, word = chamber.name, chamber.doorway, slug(chamber.name)
        key, problem = "name", ""
        if not word or word.isdigit() or word == "stairs":
            problem = f"name = {name!r}: a chamber needs a name with letters, other than 'stairs'"
        elif word in names:
            problem = f"two chambers are called {name!r}; every name must be different"
        elif not 0 <= doorway < spaces:
            key = "doorway"
            problem = (
                f"the doorway of {name} is space {doorway}, which is off the loop; its spaces are 0 to {spaces - 1}"
            )
        elif doorway in doorways:
            key = "doorway"
            both = f"{doorways[doorway]} and {name}"
            problem = f"space {doorway} is the doorway of both {both}; a space leads to one chamber at most"
        if problem:
            raise file.error(problem, "chamber", i, key)
        names[word] = doorways[doorway] = name
