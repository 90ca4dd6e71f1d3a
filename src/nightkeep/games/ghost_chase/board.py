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
from nightkeep.rules.record import Array, Ints

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
        raise file.error(f"ground_y = {plan.ground_y}: it is 0 to {plan.height}, the height", "board", 0, "ground_y")
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
        raise file.error(f"name = {name!r}: must be words", table, i, "name")


def _check_rooms(file: TomlFile, given: CastleFile) -> None:
    """Check that rooms are numbered from 1 without gaps, inside the grid, none on top of another [GC-2.1]."""
    plan = given.board
    for i, room in enumerate(given.room):
        _check_name(file, room.name, "room", i)
        if room.id > plan.rooms:
            raise file.error(f"id = {room.id}: the castle has rooms 1 to {plan.rooms}", "room", i, "id")
        if room.x + room.w > plan.width or room.y + room.h > plan.height:
            raise file.error(f"room {room.id} sticks out of the grid of {plan.width} by {plan.height}", "room", i)
        for other in given.room[:i]:
            if other.id == room.id:
                raise file.error(f"room {room.id} is there twice", "room", i, "id")
            if min(room.shared(other)) > 0:
                raise file.error(f"rooms {other.id} and {room.id} overlap", "room", i)
    there = {room.id for room in given.room}
    if missing := [str(number) for number in range(1, plan.rooms + 1) if number not in there]:
        raise file.error(f"of {plan.rooms} rooms there is no room {', '.join(missing)}", "board", 0, "rooms")


def _check_numbers(file: TomlFile, key: str, numbers: Sequence[int], rooms: int) -> None:
    """Check that a list of the plan names different rooms of the castle."""
    for i, number in enumerate(numbers):
        if number > rooms:
            raise file.error(f"{key}: {number} is no room; rooms are 1 to {rooms}", "board", 0, key)
        if number in numbers[:i]:
            raise file.error(f"{key} names room {number} twice; it must name different rooms", "board", 0, key)


def _check_passage(file: TomlFile, passages: Sequence[Passage], i: int, rooms: Sequence[Room]) -> None:
    """Check that a passage joins two neighbours once, sideways by a door, else up and down [GC-2.5, GC-2.6]."""
    way = passages[i]
    what, problem, key = f"the passage {way.a}-{way.b}", "", "kind"
    if max(way.a, way.b) > len(rooms):
        problem, key = f" leads nowhere; rooms are 1 to {len(rooms)}", "a" if way.a > len(rooms) else "b"
    elif way.a == way.b:
        problem, key = " leads from a room into itself", "b"
    elif any({way.a, way.b} == {other.a, other.b} for other in passages[:i]):
        problem, key = " is there twice", ""
    else:
        one, other_room = rooms[way.a - 1], rooms[way.b - 1]
        beside, above = one.beside(other_room), one.above_or_below(other_room)
        if not (beside or above):
            problem, key = ": the two rooms share no stretch of wall, floor or ceiling", ""
        elif way.kind == "door" and not beside:
            problem = " is a door, but the rooms do not lie side by side"
        elif way.kind != "door" and not above:
            problem = f" is a {way.kind}, but neither room lies above the other"
        elif way.lockable and way.kind != "door":
            problem, key = f" is a {way.kind}; only doors can be locked", "lockable"
    if problem:
        raise file.error(what + problem, "passage", i, key)


def _doors(file: TomlFile, passages: Sequence[Passage], red: Sequence[int]) -> tuple[tuple[int, int], ...]:
    """Return the lockable doors: each red room has exactly one, and each of them one red room [GC-2.8, GC-2.9]."""
    doors: list[tuple[int, int]] = []
    for i, way in enumerate(passages):
        if way.lockable:
            if (way.a in red) == (way.b in red):
                what = f"the lockable door {way.a}-{way.b}"
                raise file.error(f"{what} must join one red room and one that is not", "passage", i, "lockable")
            doors.append((min(way.a, way.b), max(way.a, way.b)))
    for room in red:
        own = [f"{a}-{b}" for a, b in doors if room in (a, b)]
        if len(own) != 1:
            which = f" ({', '.join(own)})" if own else ""
            what = f"the red room {room} has {len(own)} lockable doors{which}"
            raise file.error(f"{what}; it needs exactly one", "board", 0, "red_rooms")
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
        raise file.error(f"no passages lead from room 1 to room {', '.join(lost)}", "passage")


def _add_extra_ways(file: TomlFile, plan: Plan, b: Board) -> None:
    """Make the ends of the secret passage and of the chimney neighbours [GC-9.1, GC-9.13]."""
    for key, (one, other) in (("secret_passage", plan.secret_passage), ("chimney", plan.chimney)):
        if int(b.near[one]) >> other & 1:
            raise file.error(f"{key}: rooms {one} and {other} are neighbours anyway", "board", 0, key)
    if set(plan.secret_passage) == set(plan.chimney):
        same = f"the chimney joins the same rooms {plan.secret_passage} as the secret passage"
        raise file.error(same, "board", 0, "chimney")
    _join(b.near, *plan.secret_passage)
    _join(b.flue, *plan.chimney)
