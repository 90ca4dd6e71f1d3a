"""HR-1.2, HR-1.7 to HR-1.9: stage files, from a data file to tables for the kernels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from nightkeep.core.toml import TomlFile
from nightkeep.games.hidden_rooms.hope import hopes
from nightkeep.games.hidden_rooms.state import (
    DIRECTIONS,
    DOWN,
    EXIT,
    LEFT,
    NONE,
    NUMBERS,
    RIGHT,
    SIDE,
    SQUARES,
    STAGES,
    START,
    TILES,
    UP,
    Board,
)

GAME = "hidden-rooms"
LONGEST_NAME = 40
LONGEST_FLAVOUR = 160
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))  # columns and rows, by direction


@dataclass(frozen=True)
class Stage:
    """One page of the book of rooms: a monster and its route."""

    number: int
    name: str
    flavour: str
    route: tuple[int, ...]


@dataclass(frozen=True)
class StageBook:
    """A loaded stage file: the table for the kernels, and what people read."""

    stages: tuple[Stage, ...]
    table: np.ndarray[Any, Any]

    @property
    def name(self) -> str:
        return ", ".join(stage.name for stage in self.stages)


def square_name(square: int) -> str:
    """HR-1.2: 0 -> 'a1', 35 -> 'f6'."""
    return f"{'abcdef'[square % SIDE]}{square // SIDE + 1}"


def load_stages(file: TomlFile) -> StageBook:
    """Check a stage file and derive its tables."""
    data = file.data
    file.only(data, ("game", "start", "exit", "stage"))
    if data.get("game") != GAME:
        raise file.error(f'game = {data.get("game")!r}: this must be a stage file for game = "{GAME}"', key="game")
    for key, square in (("start", START), ("exit", EXIT)):
        if _square(file, data.get(key), f"{key} = ", "", 0, key) != square:
            fixed = f"{square_name(square)}, {[square % SIDE + 1, square // SIDE + 1]}"
            raise file.error(f"{key} = {data[key]}: the child's {key} is always {fixed}", key=key)
    rows = data.get("stage", [])
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows) or len(rows) != STAGES:
        many = len(rows) if isinstance(rows, list) else 0
        raise file.error(f"there are {many} tables [[stage]]; the book of rooms has exactly {STAGES} stages", "stage")
    stages: dict[int, Stage] = {}
    for i, row in enumerate(rows):
        stage = _stage(file, row, i)
        if stage.number in stages:
            twice = f"two stages have number {stage.number}; they are numbered 1 to {STAGES}"
            raise file.error(twice, "stage", i, "number")
        stages[stage.number] = stage
    book = tuple(stages[number] for number in sorted(stages))
    return StageBook(book, _tables(book))


def _stage(file: TomlFile, row: dict[str, Any], i: int) -> Stage:
    file.only(row, ("number", "name", "flavour", "start", "facing", "route", "guide"), "stage", i)
    number = file.whole(row, "number", 1, STAGES, "stage", i)
    name = _words(file, row, "name", LONGEST_NAME, i)
    flavour = _words(file, row, "flavour", LONGEST_FLAVOUR, i)
    route = _route(file, row, i)
    if _square(file, row.get("start"), "start = ", "stage", i, "start") != route[0]:
        raise file.error(
            f"start = {row['start']}: the monster starts on the first square of its route, {square_name(route[0])}",
            "stage",
            i,
            "start",
        )
    arrow = DIRECTIONS[direction(route[0], route[1])]
    if row.get("facing") != arrow:
        raise file.error(
            f"facing = {row.get('facing')!r}: the monster first looks along its route, which leads {arrow} "
            f'from {square_name(route[0])}, so it must be "{arrow}"',
            "stage",
            i,
            "facing",
        )
    _check_guide(file, row, i)
    return Stage(number, name, flavour, route)


def _words(file: TomlFile, row: dict[str, Any], key: str, longest: int, i: int) -> str:
    value = row.get(key)
    if not isinstance(value, str) or not value.strip() or not value.isprintable() or len(value) > longest:
        raise file.error(f'a stage needs a {key} = "..." of 1 to {longest} letters on one line', "stage", i, key)
    return value.strip()


def _check_guide(file: TomlFile, row: dict[str, Any], i: int) -> None:
    """Guide values are notes of a stage's maker (shares of stages won); they have no effect on play."""
    guide = row.get("guide", {})
    numbers = guide.values() if isinstance(guide, dict) else [None]
    if not all(isinstance(n, int | float) and not isinstance(n, bool) and 0 <= n <= 1 for n in numbers):
        allowed = "guide holds shares from 0 to 1, such as { monte_carlo = 0.5 }, or is left out"
        raise file.error(allowed, "stage", i, "guide")


def _square(file: TomlFile, value: Any, before: str, table: str, i: int, key: str) -> int:
    whole = isinstance(value, list) and len(value) == 2 and all(type(n) is int for n in value)
    if not whole or not all(1 <= n <= SIDE for n in value):
        inside = f"not a square inside the grid: squares are [column, row], each from 1 to {SIDE}"
        raise file.error(f"{before}{value}: {inside}", table, i, key)
    return int((value[1] - 1) * SIDE + value[0] - 1)


def _route(file: TomlFile, row: dict[str, Any], i: int) -> tuple[int, ...]:
    """HR-1.8: orthogonal neighbours, no square twice. HR-2.8, HR-7.3: it cannot begin where the child does."""
    given = row.get("route")
    if not isinstance(given, list) or len(given) < 2:
        raise file.error("a stage needs a route of at least two squares, [[column, row], ...]", "stage", i, "route")
    route: list[int] = []
    for k, value in enumerate(given):
        square = _square(file, value, f"route, square {k + 1}: ", "stage", i, "route")
        name = square_name(square)
        if square in route:
            raise file.error(
                f"route, square {k + 1}: {name} occurs twice (it is square {route.index(square) + 1} already)",
                "stage",
                i,
                "route",
            )
        if route and direction(route[-1], square) == NONE:
            raise file.error(
                f"route, square {k + 1}: {name} is not next to {square_name(route[-1])}; a route goes on up, down, "
                "left or right by one square",
                "stage",
                i,
                "route",
            )
        route.append(square)
    if route[0] == START:
        raise file.error(f"the route begins on {square_name(START)}, where the child starts", "stage", i, "route")
    return tuple(route)


def direction(here: int, there: int) -> int:
    """The direction from a square to its neighbour, NONE if they are not neighbours."""
    step = (there % SIDE - here % SIDE, there // SIDE - here // SIDE)
    return STEPS.index(step) if step in STEPS else NONE


def _at(column: int, row: int) -> int:
    return SIDE * row + column if 0 <= column < SIDE and 0 <= row < SIDE else NONE


def _tables(stages: tuple[Stage, ...]) -> np.ndarray[Any, Any]:
    table = Board.zeros()
    b: Board = table[0]
    for square in range(SQUARES):
        row, column = divmod(square, SIDE)
        for facing, (right, down) in enumerate(STEPS):
            b.beside[square, facing] = _at(column + right, row + down)
            area = [_at(column + right + x, row + down + y) for x in (-1, 0, 1) for y in (-1, 0, 1)]
            b.sight[square, facing] = sum(1 << seen for seen in area if seen != NONE)
    for under in range(TILES):
        b.fits[under] = sum(1 << tile for tile in range(TILES) if fits(tile, under))
    for i, stage in enumerate(stages):
        b.route[i] = sum(1 << square for square in stage.route)
        b.first[i], b.last[i] = stage.route[0], stage.route[-1]
        b.facing[i] = direction(stage.route[0], stage.route[1])
        b.way[i] = [way(stage.route, square) for square in range(SQUARES)]
    b.hope = hopes(b)
    return table


def fits(tile: int, under: int) -> bool:
    """HR-5.5: an equal or higher number, or the same colour."""
    return tile % NUMBERS >= under % NUMBERS or tile // NUMBERS == under // NUMBERS


def way(route: tuple[int, ...], square: int) -> int:
    """HR-3.8, HR-3.10 to HR-3.12: where a monster on the square wants to go while it sees no child."""
    if square == route[-1]:
        return NONE
    if square in route:
        return direction(square, route[route.index(square) + 1])
    target = home(route, square)
    right, down = target % SIDE - square % SIDE, target // SIDE - square // SIDE
    if abs(down) >= abs(right):
        return DOWN if down > 0 else UP
    return RIGHT if right > 0 else LEFT


def home(route: tuple[int, ...], square: int) -> int:
    """HR-3.11: the route square with the fewest steps from here, among equals the one nearest the route's end."""
    return min(reversed(route), key=lambda at: abs(at % SIDE - square % SIDE) + abs(at // SIDE - square // SIDE))
