"""HC-1.5 to HC-1.15, MP-1.5 to MP-1.14: boards of the gallery games, from a data file to tables for the kernels."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from types import SimpleNamespace
from typing import Any, cast

import numpy as np

from nightkeep.core.kernel import interpreted
from nightkeep.core.notation import position_to_dict
from nightkeep.core.toml import TomlFile
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

FEWEST_SPACES = 16  # HC-1.15, MP-1.14
FASTEST = FEWEST_SPACES - 1  # no single move may lap the loop


@dataclass(frozen=True)
class GalleryBoard:
    """A loaded board: the table for the kernels, and the names people use."""

    name: str
    table: np.ndarray[Any, Any]
    chambers: tuple[str, ...]
    clocks: tuple[str, ...]

    @cached_property
    def slugs(self) -> tuple[str, ...]:
        """Chamber names as they stand in action texts."""
        return tuple(slug(name) for name in self.chambers)

    @cached_property
    def plain(self) -> Board:
        """The table as plain numbers and lists, for words and views."""
        return cast(Board, SimpleNamespace(**position_to_dict(self.table)))

    @cached_property
    def first_move(self) -> int:
        """Where the numbers of moves begin."""
        return int(interpreted(moves.first_move)(self.plain))

    @cached_property
    def first_draw(self) -> int:
        """Where the numbers of draws of the first seat begin, after all moves."""
        return int(interpreted(moves.first_draw)(self.plain))

    def after(self, space: int, distance: int) -> int:
        """The space so many clockwise."""
        return int(interpreted(moves.space_after)(self.plain, space, distance))


def slug(name: str) -> str:
    """'Map Room' -> 'map-room'."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


def load_board(file: TomlFile, game: str, arms: tuple[int, int], exact: int, with_clocks: bool) -> GalleryBoard:
    """Check a board file and derive its tables. ``arms``: the two coats of arms; ``exact``: the one to hit exactly."""
    data = file.data
    keys = ("game", "name", "gallery", "staircase", "chamber") + (("clock",) if with_clocks else ())
    file.only(data, keys)
    if data.get("game") != game:
        raise file.error(f'game = {data.get("game")!r}: this must be a board for game = "{game}"', key="game")
    if not isinstance(data.get("name"), str):
        raise file.error('the board needs a name = "..."', key="name")
    table = Board.zeros()
    b: Board = table[0]
    gallery = _section(file, "gallery", ("spaces", "exit"))
    b.spaces = spaces = file.whole(gallery, "spaces", FEWEST_SPACES, MOST_SPACES, "gallery")
    b.exit = file.whole(gallery, "exit", 0, spaces - 1, "gallery")
    steps = _section(file, "staircase", ("steps",)).get("steps")
    if not isinstance(steps, list) or not 1 <= len(steps) <= MOST_STEPS:
        message = f"steps must be a list of 1 to {MOST_STEPS} numbers, from the bottom up"
        raise file.error(message, "staircase", 0, "steps")
    for number in steps:
        if not isinstance(number, int) or isinstance(number, bool) or not 1 <= number <= 99:
            raise file.error(f"step {number!r}: a step is a whole number from 1 to 99", "staircase", 0, "steps")
    if sorted(set(steps), reverse=True) != steps:
        raise file.error(f"steps {steps}: the numbers must fall from the bottom up", "staircase", 0, "steps")
    b.steps = len(steps)
    b.step_points[: len(steps)] = steps
    clocks = _clocks(file, b) if with_clocks else ()
    names = _chambers(file, b, arms, exact)
    return GalleryBoard(data["name"], table, names, clocks)


def _section(file: TomlFile, name: str, keys: tuple[str, ...]) -> dict[str, Any]:
    section = file.data.get(name)
    if not isinstance(section, dict):
        raise file.error(f"the table [{name}] is missing; it holds {', '.join(keys)}")
    file.only(section, keys, name)
    return section


def _rows(file: TomlFile, name: str, most: int) -> list[dict[str, Any]]:
    rows = file.data.get(name, [])
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows) or not 1 <= len(rows) <= most:
        raise file.error(f"a board has 1 to {most} tables [[{name}]]", name)
    return rows


def _clocks(file: TomlFile, b: Board) -> tuple[str, ...]:
    """HC-1.12: a chain of clocks with their speeds; the last one, and only it, ends the game."""
    rows = _rows(file, "clock", MOST_CLOCKS)
    if len(rows) < 2:
        raise file.error("there must be at least two clocks: one to begin with, and one that ends the game", "clock")
    for i, row in enumerate(rows):
        file.only(row, ("time", "speed", "ends"), "clock", i)
        if not isinstance(row.get("time"), str):
            raise file.error('a clock needs a time = "..."', "clock", i, "time")
        last = i == len(rows) - 1
        if row.get("ends", False) is not last:
            raise file.error("the last clock, and no other, has ends = true", "clock", i, "ends")
        if last and "speed" in row:
            raise file.error("the last clock ends the game and has no speed", "clock", i, "speed")
        if not last:
            b.speed[i] = file.whole(row, "speed", 1, FASTEST, "clock", i)
    b.clocks = len(rows)
    return tuple(row["time"] for row in rows)


def _chambers(file: TomlFile, b: Board, arms: tuple[int, int], exact: int) -> tuple[str, ...]:
    """HC-1.8 to HC-1.10, MP-1.8 to MP-1.10: one doorway for each chamber, on the loop, shared with no other."""
    rows = _rows(file, "chamber", MOST_CHAMBERS)
    spaces = int(b.spaces)
    b.chamber_at[:] = NO_CHAMBER
    names: list[str] = []
    mask = 0
    for i, row in enumerate(rows):
        file.only(row, ("name", "doorway", "arms"), "chamber", i)
        name = row.get("name")
        if not isinstance(name, str) or not slug(name) or slug(name).isdigit() or slug(name) == "stairs":
            message = f"name = {name!r}: a chamber needs a name with letters, other than 'stairs'"
            raise file.error(message, "chamber", i, "name")
        if slug(name) in map(slug, names):
            raise file.error(f"two chambers are called {name!r}; every name must be different", "chamber", i, "name")
        names.append(name)
        if "doorway" in row and isinstance(row["doorway"], int) and not 0 <= row["doorway"] < spaces:
            raise file.error(
                f"the doorway of {name} is space {row['doorway']}, which is off the loop; "
                f"its spaces are 0 to {spaces - 1}",
                "chamber",
                i,
                "doorway",
            )
        doorway = file.whole(row, "doorway", 0, spaces - 1, "chamber", i)
        if b.chamber_at[doorway] != NO_CHAMBER:
            other = names[b.chamber_at[doorway]]
            raise file.error(
                f"space {doorway} is the doorway of both {other} and {name}; a space leads to one chamber at most",
                "chamber",
                i,
                "doorway",
            )
        coat = row.get("arms", 0)
        if not isinstance(coat, int) or isinstance(coat, bool) or coat not in (0, *arms):
            raise file.error(f"arms = {coat!r}: must be {arms[0]:+d}, {arms[1]:+d} or left out", "chamber", i, "arms")
        b.chamber_at[doorway] = i
        b.doorway[i] = doorway
        b.arms[i] = coat
        if coat == exact:
            mask |= 1 << i
    b.chambers = len(rows)
    b.goals_inverse = -(-(1 << INVERSE_BITS) // (len(rows) + 1))
    b.exact = mask
    for space in range(spaces):
        distance = 0
        while b.chamber_at[(space + distance) % spaces] == NO_CHAMBER:
            distance += 1
        b.ahead[space] = distance
    return tuple(names)
