"""Stage files: decoded, checked, and turned into tables for the kernels [HR-1.2, HR-1.7 to HR-1.9]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from msgspec import Meta, Struct

from nightkeep.games.hidden_rooms import state as k
from nightkeep.games.hidden_rooms.stage_values import stage_values
from nightkeep.games.hidden_rooms.state import Board
from nightkeep.rules.board import LoadedBoard
from nightkeep.rules.board_files import TomlFile
from nightkeep.rules.messages import Args, teller
from nightkeep.rules.record import Array

told = teller("hidden-rooms")
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))  # columns and rows, by direction

Coordinate = Annotated[int, Meta(ge=1, le=k.SIDE)]
Point = tuple[Coordinate, Coordinate]  # column and row, from 1
Share = Annotated[float, Meta(ge=0, le=1)]


class StageTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table ``[[stage]]``; ``guide`` holds its author's notes (shares of stages won), which nothing reads."""

    number: Annotated[int, Meta(ge=1, le=k.STAGES)]
    name: Annotated[str, Meta(min_length=1, max_length=40)]
    flavour: Annotated[str, Meta(min_length=1, max_length=160)]
    start: Point
    facing: Literal["up", "right", "down", "left"]
    route: Annotated[tuple[Point, ...], Meta(min_length=2)]
    guide: dict[str, Share] = {}


class StageFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A stage file as the user writes it."""

    game: Literal["hidden-rooms"]
    start: Point
    exit: Point
    stage: Annotated[list[StageTable], Meta(min_length=k.STAGES, max_length=k.STAGES)]


@dataclass(frozen=True)
class Stage:
    """One page of the book of rooms: a monster and its route."""

    name: str
    flavour: str
    route: tuple[int, ...]


@dataclass(frozen=True)
class StageBook(LoadedBoard):
    """A loaded stage file: the table for the kernels, and what people read."""

    stages: tuple[Stage, ...]


def square_name(square: int) -> str:
    """Return what people call a square: 0 is 'a1', 35 is 'f6' [HR-1.2]."""
    return f"{'abcdef'[square % k.SIDE]}{square // k.SIDE + 1}"


def load_stages(file: TomlFile) -> StageBook:
    """Return the stages of a file; BoardError names the line of what is wrong."""
    given = file.decode(StageFile)
    for key, point, square in (("start", given.start, k.START), ("exit", given.exit, k.EXIT)):
        if _square(point) != square:
            fixed: Args = {"square": square_name(square), "point": str([square % k.SIDE + 1, square // k.SIDE + 1])}
            raise file.error(told("board-fixed-square", key=key, given=str(list(point)), **fixed), key=key)
    for i, stage in enumerate(given.stage):
        if stage.number in [other.number for other in given.stage[:i]]:
            raise file.error(told("board-stage-twice", number=stage.number, stages=k.STAGES), "stage", i, "number")
        _check_stage(file, stage, i)
    book = tuple(
        Stage(stage.name.strip(), stage.flavour.strip(), tuple(map(_square, stage.route)))
        for stage in sorted(given.stage, key=lambda stage: stage.number)
    )
    return StageBook(", ".join(stage.name for stage in book), _tables(book), book)


def _check_stage(file: TomlFile, stage: StageTable, i: int) -> None:
    """Check what the types cannot say of the ``i``-th stage in the file."""
    for key, text in (("name", stage.name), ("flavour", stage.flavour)):
        if not text.strip() or not text.isprintable():
            raise file.error(told("board-words", key=key, given=repr(text)), "stage", i, key)
    route = [_square(point) for point in stage.route]
    _check_route(file, route, i)
    first = square_name(route[0])
    if _square(stage.start) != route[0]:
        raise file.error(told("board-start", given=str(list(stage.start)), first=first), "stage", i, "start")
    arrow = k.DIRECTIONS[direction(route[0], route[1])]
    if stage.facing != arrow:
        message = told("board-facing", given=stage.facing, arrow=arrow, first=first)
        raise file.error(message, "stage", i, "facing")


def _check_route(file: TomlFile, route: list[int], i: int) -> None:
    """Check a route: neighbours only, no square twice, not from the child's square [HR-1.8, HR-2.8, HR-7.3]."""
    for n, square in enumerate(route):
        name, problem = square_name(square), None
        if square in route[:n]:
            problem = told("board-route-twice", square=name, n=route.index(square) + 1)
        elif n and direction(route[n - 1], square) == k.NONE:
            problem = told("board-route-apart", square=name, before=square_name(route[n - 1]))
        if problem:
            raise file.error(told("board-route", n=n + 1, problem=problem), "stage", i, "route")
    if route[0] == k.START:
        raise file.error(told("board-route-start", square=square_name(k.START)), "stage", i, "route")


def _square(point: Point) -> int:
    """Return the square of a point of the file."""
    column, row = point
    return k.SIDE * (row - 1) + column - 1


def _at(column: int, row: int) -> int:
    """Return the square of a column and a row, both from 0; NONE outside the grid."""
    return k.SIDE * row + column if 0 <= column < k.SIDE and 0 <= row < k.SIDE else k.NONE


def _offset(here: int, there: int) -> tuple[int, int]:
    """Return how many columns and rows one square is from another."""
    return there % k.SIDE - here % k.SIDE, there // k.SIDE - here // k.SIDE


def direction(here: int, there: int) -> int:
    """Return the direction from a square to its neighbour, NONE if they are not neighbours."""
    step = _offset(here, there)
    return STEPS.index(step) if step in STEPS else k.NONE


def _tables(stages: tuple[Stage, ...]) -> Array:
    """Return the board's record in an array of one."""
    table = Board.zeros()
    b: Board = table[0]
    for square in range(k.SQUARES):
        row, column = divmod(square, k.SIDE)
        for facing, (right, down) in enumerate(STEPS):
            b.beside[square, facing] = _at(column + right, row + down)
            # A monster sees three by three squares, the middle one right before it [HR-3.2]
            area = [_at(column + right + x, row + down + y) for x in (-1, 0, 1) for y in (-1, 0, 1)]
            b.sight[square, facing] = sum(1 << seen for seen in area if seen != k.NONE)
    for under in range(k.TILES):
        b.fits[under] = sum(1 << tile for tile in range(k.TILES) if fits(tile, under))
    for i, stage in enumerate(stages):
        b.route[i] = sum(1 << square for square in stage.route)
        b.first[i], b.last[i] = stage.route[0], stage.route[-1]
        b.facing[i] = direction(stage.route[0], stage.route[1])
        b.heading[i] = [heading(stage.route, square) for square in range(k.SQUARES)]
    b.stage_value = stage_values(b)
    return table


def fits(tile: int, under: int) -> bool:
    """Return whether a tile fits on another: an equal or higher number, or the same colour [HR-5.5]."""
    return tile % k.NUMBERS >= under % k.NUMBERS or tile // k.NUMBERS == under // k.NUMBERS


def heading(route: tuple[int, ...], square: int) -> int:
    """Return the direction of a monster on the square while it sees no child [HR-3.8, HR-3.10 to HR-3.12]."""
    if square == route[-1]:
        return k.NONE
    if square in route:
        return direction(square, route[route.index(square) + 1])
    target = nearest_on_route(route, square)
    right, down = _offset(square, target)
    if abs(down) >= abs(right):
        return k.DOWN if down > 0 else k.UP
    return k.RIGHT if right > 0 else k.LEFT


def nearest_on_route(route: tuple[int, ...], square: int) -> int:
    """Return the route square with the fewest steps from here; of equals, the one nearest the route's end [HR-3.11]."""
    return min(reversed(route), key=lambda at: sum(map(abs, _offset(square, at))))
