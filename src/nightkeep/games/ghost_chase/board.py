"""Castle files: decoded, checked, and turned into tables for the kernels [GC-2.1 to GC-2.10]."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta, Struct

from nightkeep.games.ghost_chase.state import MOST_DOORS, MOST_ROOMS, Board
from nightkeep.rules.board import LoadedBoard
from nightkeep.rules.board_files import TomlFile
from nightkeep.rules.messages import Arg, Args, teller
from nightkeep.rules.record import Array, Ints

told = teller("ghost-chase")
FEWEST_ROOMS = 6  # more than the figures and Max, so that he always finds an empty room
MOST_WIDTH, MOST_HEIGHT = 47, 40  # so that every room can be drawn readably in 120 columns
SMALLEST = 2  # a room's least width and height, so that its number can be drawn

RoomNumber = Annotated[int, Meta(ge=1, le=MOST_ROOMS)]
Place = Annotated[int, Meta(ge=0, le=MOST_WIDTH)]
Size = Annotated[int, Meta(ge=SMALLEST, le=MOST_WIDTH)]
Name = Annotated[str, Meta(min_length=1)]


class Room(Struct, frozen=True, forbid_unknown_fields=True):
    """A table ``[[room]]``: a room's rectangle; x grows to the right and y downward."""

    id: RoomNumber
    name: Name
    x: Place
    y: Place
    w: Size
    h: Size

    def shared(self, other: Room) -> tuple[int, int]:
        """Return how wide and how high the part is that the two rectangles share: 0 where they only touch."""
        wide = min(self.x + self.w, other.x + other.w) - max(self.x, other.x)
        return wide, min(self.y + self.h, other.y + other.h) - max(self.y, other.y)

    def beside(self, other: Room) -> bool:
        """Return whether the two share a stretch of wall."""
        wide, high = self.shared(other)
        return wide == 0 and high > 0

    def above_or_below(self, other: Room) -> bool:
        """Return whether the floor of one is, somewhere, the ceiling of the other."""
        wide, high = self.shared(other)
        return wide > 0 and high == 0


class Passage(Struct, frozen=True, forbid_unknown_fields=True):
    """A table ``[[passage]]``: a way for chasers between two rooms."""

    a: RoomNumber
    b: RoomNumber
    kind: Literal["door", "stairs", "ladder", "trapdoor"]
    lockable: bool = False


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    """The table ``[board]``. A castle without a name is called after its file."""

    width: Annotated[int, Meta(ge=SMALLEST, le=MOST_WIDTH)]
    height: Annotated[int, Meta(ge=SMALLEST, le=MOST_HEIGHT)]
    ground_y: Place
    y_axis: Literal["down"]
    rooms: Annotated[int, Meta(ge=FEWEST_ROOMS, le=MOST_ROOMS)]
    secret_passage: tuple[RoomNumber, RoomNumber]
    chimney: tuple[RoomNumber, RoomNumber]
    red_rooms: Annotated[tuple[RoomNumber, ...], Meta(max_length=MOST_DOORS)]
    name: Name = ""


class CastleFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A castle file as it is written."""

    game: Literal["ghost-chase"]
    board: Plan
    room: list[Room]
    passage: list[Passage]


@dataclass(frozen=True)
class Castle(LoadedBoard):
    """A loaded castle: the table for the kernels, and what people see."""

    plan: Plan
    rooms: tuple[Room, ...]  # room r is rooms[r - 1]
    passages: tuple[Passage, ...]
    doors: tuple[tuple[int, int], ...]  # the lockable ones, as 'lock a-b' names them


def load_board(file: TomlFile) -> Castle:
    """Return the castle of a file. BoardError names the line, and the room or passage, of what is wrong."""
    given = file.decode(CastleFile)
    plan = given.board
    if plan.ground_y > plan.height:
        raise file.error(told("board-ground", ground=plan.ground_y, height=plan.height), "board", 0, "ground_y")
    name = plan.name or Path(file.path).stem
    _check_name(file, name, "board", 0)
    _check_rooms(file, given)
    for key in ("red_rooms", "secret_passage", "chimney"):
        _check_numbers(file, key, getattr(plan, key), plan.rooms)
    rooms = tuple(sorted(given.room, key=lambda room: room.id))
    for i in range(len(given.passage)):
        _check_passage(file, given.passage, i, rooms)
    doors = _doors(file, given.passage, sorted(plan.red_rooms))
    table = _table(rooms, given.passage, doors)
    _check_connected(file, table[0])
    _add_extra_ways(file, plan, table[0])
    return Castle(name, table, plan, rooms, tuple(given.passage), doors)


def _check_name(file: TomlFile, name: str, table: str, i: int) -> None:
    if not name.strip():
        raise file.error(told("board-name", name=repr(name)), table, i, "name")


def _check_rooms(file: TomlFile, given: CastleFile) -> None:
    """Check that rooms are numbered from 1 without gaps, inside the grid, none on top of another [GC-2.1]."""
    plan = given.board
    for i, room in enumerate(given.room):
        _check_name(file, room.name, "room", i)
        if room.id > plan.rooms:
            raise file.error(told("board-room-id", room=room.id, rooms=plan.rooms), "room", i, "id")
        if room.x + room.w > plan.width or room.y + room.h > plan.height:
            grid: Args = {"width": plan.width, "height": plan.height}
            raise file.error(told("board-room-outside", room=room.id, **grid), "room", i)
        for other in given.room[:i]:
            if other.id == room.id:
                raise file.error(told("board-room-twice", room=room.id), "room", i, "id")
            if min(room.shared(other)) > 0:
                raise file.error(told("board-rooms-overlap", one=other.id, other=room.id), "room", i)
    there = {room.id for room in given.room}
    if missing := [str(number) for number in range(1, plan.rooms + 1) if number not in there]:
        message = told("board-rooms-missing", rooms=plan.rooms, missing=", ".join(missing))
        raise file.error(message, "board", 0, "rooms")


def _check_numbers(file: TomlFile, key: str, numbers: Sequence[int], rooms: int) -> None:
    """Check that a list of the plan names different rooms of the castle."""
    for i, number in enumerate(numbers):
        if number > rooms:
            raise file.error(told("board-no-room", key=key, room=number, rooms=rooms), "board", 0, key)
        if number in numbers[:i]:
            raise file.error(told("board-named-twice", key=key, room=number), "board", 0, key)


def _check_passage(file: TomlFile, passages: Sequence[Passage], i: int, rooms: Sequence[Room]) -> None:
    """Check that a passage joins two neighbours once, sideways by a door, else up and down [GC-2.5, GC-2.6]."""
    way = passages[i]
    problem, key, args = "", "kind", dict[str, Arg](a=way.a, b=way.b, kind=way.kind, rooms=len(rooms))
    if max(way.a, way.b) > len(rooms):
        problem, key = "nowhere", "a" if way.a > len(rooms) else "b"
    elif way.a == way.b:
        problem, key = "itself", "b"
    elif any({way.a, way.b} == {other.a, other.b} for other in passages[:i]):
        problem, key = "twice", ""
    else:
        one, other_room = rooms[way.a - 1], rooms[way.b - 1]
        beside, above = one.beside(other_room), one.above_or_below(other_room)
        if not (beside or above):
            problem, key = "apart", ""
        elif way.kind == "door" and not beside:
            problem = "no-door"
        elif way.kind != "door" and not above:
            problem = "not-above"
        elif way.lockable and way.kind != "door":
            problem, key = "no-lock", "lockable"
    if problem:
        raise file.error(told(f"board-passage-{problem}", **args), "passage", i, key)


def _doors(file: TomlFile, passages: Sequence[Passage], red: Sequence[int]) -> tuple[tuple[int, int], ...]:
    """Return the lockable doors: each red room has exactly one, and each of them one red room [GC-2.8, GC-2.9]."""
    doors: list[tuple[int, int]] = []
    for i, way in enumerate(passages):
        if way.lockable:
            if (way.a in red) == (way.b in red):
                raise file.error(told("board-door-red", a=way.a, b=way.b), "passage", i, "lockable")
            doors.append((min(way.a, way.b), max(way.a, way.b)))
    for room in red:
        own = [f"{a}-{b}" for a, b in doors if room in (a, b)]
        if len(own) != 1:
            message = told("board-red-doors", room=room, n=len(own), doors=", ".join(own))
            raise file.error(message, "board", 0, "red_rooms")
    return tuple(sorted(doors))


def _table(rooms: Sequence[Room], passages: Sequence[Passage], doors: Sequence[tuple[int, int]]) -> Array:
    """Return the board's record in an array of one, still without secret passage and chimney."""
    table = Board.zeros()
    b: Board = table[0]
    b.rooms, b.doors = len(rooms), len(doors)
    for one, other in combinations(rooms, 2):
        if min(one.shared(other)) >= 0:
            _join(b.corner, one.id, other.id)
        if one.beside(other) or one.above_or_below(other):
            _join(b.near, one.id, other.id)
    for way in passages:
        _join(b.ways, way.a, way.b)
    for i, door in enumerate(doors):
        b.door_a[i], b.door_b[i] = door
    return table


def _join(rooms: Ints, one: int, other: int) -> None:
    """Add each of two rooms to the other's set."""
    rooms[one] |= 1 << other
    rooms[other] |= 1 << one


def _check_connected(file: TomlFile, b: Board) -> None:
    """Check that chasers can get from every room to every other [GC-2.10]."""
    reached, frontier = 0, [1]
    while frontier:
        room = frontier.pop()
        if not reached >> room & 1:
            reached |= 1 << room
            frontier += [r for r in range(1, int(b.rooms) + 1) if int(b.ways[room]) >> r & 1]
    lost = [str(room) for room in range(1, int(b.rooms) + 1) if not reached >> room & 1]
    if lost:
        raise file.error(told("board-not-joined", rooms=", ".join(lost)), "passage")


def _add_extra_ways(file: TomlFile, plan: Plan, b: Board) -> None:
    """Make the ends of the secret passage and of the chimney neighbours [GC-9.1, GC-9.13]."""
    for key, (one, other) in (("secret_passage", plan.secret_passage), ("chimney", plan.chimney)):
        if int(b.near[one]) >> other & 1:
            raise file.error(told("board-neighbours", key=key, one=one, other=other), "board", 0, key)
    if set(plan.secret_passage) == set(plan.chimney):
        raise file.error(told("board-chimney", rooms=str(plan.secret_passage)), "board", 0, "chimney")
    _join(b.near, *plan.secret_passage)
    _join(b.flue, *plan.chimney)
