"""GC-2.1 to GC-2.10: castles, from a data file with rectangles and passages to tables for the kernels."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from nightkeep.core.toml import TomlFile
from nightkeep.games.ghost_chase.state import MOST_DOORS, MOST_ROOMS, Board

FEWEST_ROOMS = 6  # more than the figures and Max, so that he always finds an empty room
MOST_WIDTH, MOST_HEIGHT = 47, 40  # so that every room can be drawn readably in 120 columns
SMALLEST = 2  # a room's least width and height, so that its number can be drawn
SIDEWAYS, UPRIGHT = "door", ("stairs", "ladder", "trapdoor")


@dataclass(frozen=True)
class Room:
    """A room's rectangle; x grows to the right and y downward."""

    id: int
    name: str
    x: int
    y: int
    w: int
    h: int

    def beside(self, other: Room) -> bool:
        """Whether the two share a stretch of wall."""
        touch = self.x + self.w == other.x or other.x + other.w == self.x
        return touch and min(self.y + self.h, other.y + other.h) > max(self.y, other.y)

    def above_or_below(self, other: Room) -> bool:
        """Whether the floor of one is, somewhere, the ceiling of the other."""
        touch = self.y + self.h == other.y or other.y + other.h == self.y
        return touch and min(self.x + self.w, other.x + other.w) > max(self.x, other.x)

    def touches(self, other: Room) -> bool:
        """Return whether the two meet, at a corner at least."""
        return min(self.x + self.w, other.x + other.w) >= max(self.x, other.x) and min(
            self.y + self.h, other.y + other.h
        ) >= max(self.y, other.y)

    def overlaps(self, other: Room) -> bool:
        return min(self.x + self.w, other.x + other.w) > max(self.x, other.x) and min(
            self.y + self.h, other.y + other.h
        ) > max(self.y, other.y)


@dataclass(frozen=True)
class Passage:
    a: int
    b: int
    kind: str
    lockable: bool


@dataclass(frozen=True)
class Castle:
    """A loaded castle: the table for the kernels, and what people see."""

    name: str
    table: np.ndarray[Any, Any]
    width: int
    height: int
    ground: int
    rooms: tuple[Room, ...]  # room r is rooms[r - 1]
    passages: tuple[Passage, ...]
    red: tuple[int, ...]
    secret_passage: tuple[int, int]
    chimney: tuple[int, int]
    doors: tuple[tuple[int, int], ...]  # the lockable ones, as 'lock a-b' names them

    def room_name(self, room: int) -> str:
        """'25 (Library)'."""
        return f"{room} ({self.rooms[room - 1].name})"


def load_board(file: TomlFile) -> Castle:
    """Check a castle file and derive its tables; a BoardError names the line and the room or passage."""
    data = file.data
    file.only(data, ("game", "board", "room", "passage"))
    if data.get("game") != "ghost-chase":
        raise file.error(f'game = {data.get("game")!r}: this must be a board for game = "ghost-chase"', key="game")
    plan = data.get("board")
    keys = ("name", "width", "height", "ground_y", "y_axis", "rooms", "secret_passage", "chimney", "red_rooms")
    if not isinstance(plan, dict):
        raise file.error(f"the table [board] is missing; it holds {', '.join(keys)}")
    file.only(plan, keys, "board")
    name = plan.get("name", Path(file.path).stem)
    if not isinstance(name, str) or not name.strip():
        raise file.error(f"name = {name!r}: a castle's name is a text", "board", 0, "name")
    width = file.whole(plan, "width", SMALLEST, MOST_WIDTH, "board")
    height = file.whole(plan, "height", SMALLEST, MOST_HEIGHT, "board")
    ground = file.whole(plan, "ground_y", 0, height, "board")
    if plan.get("y_axis") != "down":
        raise file.error(f'y_axis = {plan.get("y_axis")!r}: must be "down"', "board", 0, "y_axis")
    rooms = _rooms(file, file.whole(plan, "rooms", FEWEST_ROOMS, MOST_ROOMS, "board"), width, height)
    red = _red_rooms(file, plan, len(rooms))
    passages = _passages(file, rooms)
    table = Board.zeros()
    b: Board = table[0]
    b.rooms = len(rooms)
    for one in rooms:
        for other in rooms:
            if one.beside(other) or one.above_or_below(other):
                b.near[one.id] |= 1 << other.id
            if one is not other and one.touches(other):
                b.corner[one.id] |= 1 << other.id
    for way in passages:
        b.ways[way.a] |= 1 << way.b
        b.ways[way.b] |= 1 << way.a
    _check_connected(file, b)
    doors = _doors(file, passages, red)
    b.doors = len(doors)
    for i, (one_side, other_side) in enumerate(doors):
        b.door_a[i], b.door_b[i] = one_side, other_side
    secret = _extra_way(file, plan, "secret_passage", b)
    chimney = _extra_way(file, plan, "chimney", b)
    if set(secret) == set(chimney):
        raise file.error(f"the chimney joins the same rooms {secret} as the secret passage", "board", 0, "chimney")
    for here, there in (secret, secret[::-1]):
        b.near[here] |= 1 << there
    for here, there in (chimney, chimney[::-1]):
        b.flue[here] |= 1 << there
    return Castle(name, table, width, height, ground, rooms, passages, red, secret, chimney, doors)


def _rows(file: TomlFile, name: str) -> list[dict[str, Any]]:
    rows = file.data.get(name)
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise file.error(f"the castle has no tables [[{name}]]", name)
    return rows


def _rooms(file: TomlFile, count: int, width: int, height: int) -> tuple[Room, ...]:
    """GC-2.1: rooms numbered from 1 without gaps, inside the grid, none on top of another."""
    found: dict[int, Room] = {}
    rows = _rows(file, "room")
    for i, row in enumerate(rows):
        file.only(row, ("id", "name", "x", "y", "w", "h"), "room", i)
        number = file.whole(row, "id", 1, count, "room", i)
        if number in found:
            raise file.error(f"room {number} is there twice", "room", i, "id")
        name = row.get("name")
        if not isinstance(name, str) or not name.strip():
            raise file.error(f"room {number}: name = {name!r}; every room needs a name", "room", i, "name")
        x, y = file.whole(row, "x", 0, width, "room", i), file.whole(row, "y", 0, height, "room", i)
        w, h = file.whole(row, "w", SMALLEST, width, "room", i), file.whole(row, "h", SMALLEST, height, "room", i)
        room = Room(number, name, x, y, w, h)
        if x + w > width or y + h > height:
            raise file.error(f"room {number} sticks out of the grid of {width} by {height}", "room", i)
        for other in found.values():
            if room.overlaps(other):
                raise file.error(f"rooms {other.id} and {number} overlap", "room", i)
        found[number] = room
    missing = [str(number) for number in range(1, count + 1) if number not in found]
    if missing:
        raise file.error(f"of {count} rooms there is no room {', '.join(missing)}", "board", 0, "rooms")
    return tuple(found[number] for number in range(1, count + 1))


def _passages(file: TomlFile, rooms: tuple[Room, ...]) -> tuple[Passage, ...]:
    """GC-2.5, GC-2.6: each joins two neighbouring rooms once, sideways by a door, else up and down."""
    found: list[Passage] = []
    for i, row in enumerate(_rows(file, "passage")):
        file.only(row, ("a", "b", "kind", "lockable"), "passage", i)
        a = file.whole(row, "a", 1, len(rooms), "passage", i)
        b = file.whole(row, "b", 1, len(rooms), "passage", i)
        kind, lockable = row.get("kind"), row.get("lockable", False)
        what = f"the passage {a}-{b}"
        if a == b:
            raise file.error(f"{what} leads from a room into itself", "passage", i, "b")
        if kind != SIDEWAYS and kind not in UPRIGHT:
            kinds = ", ".join((SIDEWAYS, *UPRIGHT))
            raise file.error(f"{what}: kind = {kind!r}; kinds are {kinds}", "passage", i, "kind")
        if not isinstance(lockable, bool):
            raise file.error(f"{what}: lockable is true or false", "passage", i, "lockable")
        if any({a, b} == {other.a, other.b} for other in found):
            raise file.error(f"{what} is there twice", "passage", i)
        one, other_room = rooms[a - 1], rooms[b - 1]
        if not one.beside(other_room) and not one.above_or_below(other_room):
            raise file.error(f"{what}: the two rooms share no stretch of wall, floor or ceiling", "passage", i)
        if kind == SIDEWAYS and not one.beside(other_room):
            raise file.error(f"{what} is a door, but the rooms do not lie side by side", "passage", i, "kind")
        if kind != SIDEWAYS and not one.above_or_below(other_room):
            raise file.error(f"{what} is a {kind}, but neither room lies above the other", "passage", i, "kind")
        if lockable and kind != SIDEWAYS:
            raise file.error(f"{what} is a {kind}; only doors can be locked", "passage", i, "lockable")
        found.append(Passage(a, b, str(kind), lockable))
    return tuple(found)


def _check_connected(file: TomlFile, b: Any) -> None:
    """GC-2.10: chasers can get from every room to every other."""
    reached, frontier = 0, [1]
    while frontier:
        room = frontier.pop()
        if not reached >> room & 1:
            reached |= 1 << room
            frontier += [r for r in range(1, int(b.rooms) + 1) if int(b.ways[room]) >> r & 1]
    lost = [str(room) for room in range(1, int(b.rooms) + 1) if not reached >> room & 1]
    if lost:
        raise file.error(f"no passages lead from room 1 to room {', '.join(lost)}", "passage")


def _red_rooms(file: TomlFile, plan: dict[str, Any], rooms: int) -> tuple[int, ...]:
    red = plan.get("red_rooms")
    if not isinstance(red, list) or len(red) > MOST_DOORS or len(set(map(str, red))) != len(red):
        raise file.error(f"red_rooms must be a list of at most {MOST_DOORS} different rooms", "board", 0, "red_rooms")
    for room in red:
        if not isinstance(room, int) or isinstance(room, bool) or not 1 <= room <= rooms:
            raise file.error(f"red_rooms: {room!r} is no room; rooms are 1 to {rooms}", "board", 0, "red_rooms")
    return tuple(sorted(red))


def _doors(file: TomlFile, passages: tuple[Passage, ...], red: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """GC-2.8, GC-2.9: each red room has exactly one lockable door, and each lockable door one red room."""
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


def _extra_way(file: TomlFile, plan: dict[str, Any], key: str, b: Any) -> tuple[int, int]:
    """GC-9.1, GC-9.13: a pair of rooms that the secret passage or the chimney makes neighbours."""
    pair = plan.get(key)
    if not isinstance(pair, list) or len(pair) != 2 or pair[0] == pair[1]:
        raise file.error(f"{key} = {pair!r}: must name two different rooms", "board", 0, key)
    for room in pair:
        if not isinstance(room, int) or isinstance(room, bool) or not 1 <= room <= int(b.rooms):
            raise file.error(f"{key}: {room!r} is no room; rooms are 1 to {int(b.rooms)}", "board", 0, key)
    if int(b.near[pair[0]]) >> pair[1] & 1:
        raise file.error(f"{key}: rooms {pair[0]} and {pair[1]} are neighbours anyway", "board", 0, key)
    return pair[0], pair[1]
