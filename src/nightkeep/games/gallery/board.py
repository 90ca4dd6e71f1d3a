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
from nightkeep.games.gallery import places as p
from nightkeep.games.gallery.state import Board
from nightkeep.rules.board import LoadedBoard
from nightkeep.rules.board_files import TomlFile
from nightkeep.rules.notation import position_to_dict

FEWEST_SPACES = 16  # HC-1.15, MP-1.14
FASTEST = FEWEST_SPACES - 1  # no single move may lap the loop

Points = Annotated[int, Meta(ge=1, le=99)]


class GalleryTable(Struct, frozen=True, forbid_unknown_fields=True):
    """The table ``[gallery]``."""

    spaces: Annotated[int, Meta(ge=FEWEST_SPACES, le=p.MOST_SPACES)]
    exit: Annotated[int, Meta(ge=0)]


class StaircaseTable(Struct, frozen=True, forbid_unknown_fields=True):
    """The table ``[staircase]``."""

    steps: Annotated[list[Points], Meta(min_length=1, max_length=p.MOST_STEPS)]


class ClockTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table ``[[clock]]`` [HC-1.12]."""

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


Chambers = Meta(min_length=1, max_length=p.MOST_CHAMBERS)
Clocks = Meta(min_length=2, max_length=p.MOST_CLOCKS)  # one to begin with, and one that ends the game


@dataclass(frozen=True)
class GalleryBoard(LoadedBoard):
    """A loaded board: the table for the kernels, and the names people use."""

    chambers: tuple[str, ...]
    clocks: tuple[str, ...]

    @cached_property
    def slugs(self) -> tuple[str, ...]:
        """The names of the chambers in action texts."""
        return tuple(slug(name) for name in self.chambers)

    @cached_property
    def plain(self) -> Board:
        """The table as plain numbers and lists, for words and views."""
        return cast(Board, SimpleNamespace(**position_to_dict(self.rows)))

    @cached_property
    def first_move(self) -> int:
        """The number of the first move."""
        return int(python_version_of(moves.first_move)(self.plain))

    @cached_property
    def first_draw(self) -> int:
        """The number of the first draw of a first seat, after all moves."""
        return int(python_version_of(moves.first_draw)(self.plain))


def slug(name: str) -> str:
    """Return a name as action texts have it: 'Map Room' is 'map-room'."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


def make_board(
    file: TomlFile, given: BoardFile, chambers: Sequence[ChamberTable], clocks: Sequence[ClockTable], exact: int
) -> GalleryBoard:
    """Return the board of a decoded file; BoardError names the line of what is wrong.

    ``exact``: the coat of arms that needs an exact roll [HC-5.7, MP-5.7].
    """
    table = Board.zeros()
    b: Board = table[0]
    spaces, steps = given.gallery.spaces, given.staircase.steps
    if given.gallery.exit >= spaces:
        message = f"exit = {given.gallery.exit}: must be a whole number from 0 to {spaces - 1}"
        raise file.error(message, "gallery", 0, "exit")
    # Falling from the bottom up, and no number twice.
    if sorted(set(steps), reverse=True) != steps:
        raise file.error(f"steps {steps}: the numbers must fall from the bottom up", "staircase", 0, "steps")
    _check_clocks(file, clocks)
    _check_chambers(file, chambers, spaces)
    b.spaces, b.exit = spaces, given.gallery.exit
    b.steps, b.step_points[: len(steps)] = len(steps), steps
    b.clocks, b.speed[: len(clocks)] = len(clocks), [clock.speed or 0 for clock in clocks]
    b.chambers = len(chambers)
    # -(-a // b) is a / b rounded up.
    b.goals_inverse = -(-(1 << p.INVERSE_BITS) // (len(chambers) + 1))
    # Derived tables: which chamber a doorway leads to, and how far each space is from the next doorway clockwise, so
    # that listing moves goes from doorway to doorway and not space by space.
    b.exact = sum(1 << i for i, chamber in enumerate(chambers) if chamber.arms == exact)
    b.chamber_at[:] = p.NO_CHAMBER
    for i, chamber in enumerate(chambers):
        b.chamber_at[chamber.doorway] = i
        b.doorway[i], b.arms[i] = chamber.doorway, chamber.arms
    for space in range(spaces):
        b.ahead[space] = min((chamber.doorway - space) % spaces for chamber in chambers)
    names = tuple(chamber.name for chamber in chambers)
    return GalleryBoard(given.name, table, names, tuple(clock.time for clock in clocks))


def _check_clocks(file: TomlFile, clocks: Sequence[ClockTable]) -> None:
    """Check a chain of clocks with their speeds; the last one, and only it, ends the game [HC-1.12]."""
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
        # Names become words in action texts, where a number means a space and "stairs" the staircase.
        if not word or word.isdigit() or word == "stairs":
            message = f"name = {name!r}: a chamber needs a name with letters, other than 'stairs'"
            raise file.error(message, "chamber", i, "name")
        if word in names:
            message = f"two chambers are called {name!r}; every name must be different"
            raise file.error(message, "chamber", i, "name")
        if not 0 <= doorway < spaces:
            message = (
                f"the doorway of {name} is space {doorway}, which is off the loop; its spaces are 0 to {spaces - 1}"
            )
            raise file.error(message, "chamber", i, "doorway")
        if doorway in doorways:
            both = f"{doorways[doorway]} and {name}"
            message = f"space {doorway} is the doorway of both {both}; a space leads to one chamber at most"
            raise file.error(message, "chamber", i, "doorway")
        names[word] = doorways[doorway] = name
