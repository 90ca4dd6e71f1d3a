"""RG-1.1 to RG-3.3: lobby, ghosts, furniture and cards, from the component file to one table for the kernels.

Whole numbers only. Units: ``cm`` 1/100 field (positions, levels), ``half`` 1/200 field (middles of boxes), ``fine``
1/600 field (sample points, the keyhole). Fields, anchors, doors, ghosts and sizes are coded as in ``state``.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import combinations
from typing import Any

import numpy as np

from nightkeep.core.toml import TomlFile
from nightkeep.games.run_ghost_run.state import (
    ARRANGEMENTS,
    CARDS,
    LEVELS,
    MOST_BOXES,
    MOST_POINTS,
    PIECES,
    SEATS,
    SIDE,
    SIZE,
    WHOLE,
    Board,
)

MOST_BOXES_IN_ALL = LEVELS - 1  # so that all the levels of a spot find room
LONGEST = 300  # cm: a piece's longest side in any pose; the bounds of the exact tests (geometry, sight) rest on it
GREATEST_N = 6000  # and on this one, of the rotations
OFF_TURN = 0.14  # degrees by which a rotation may differ from its name (RG-2.8)

SIDES = ("S", "W", "N", "E")
SIZES = ("small", "medium", "large")
STANCES = ("standing", "lying")
PIECE_KEYS = ("mirror", "trolley", "desk", "piano", "armchair", "table")
POSE_MAPS = {  # RG-2.6
    "up": ("x", "y", "z"),
    "down": ("-x", "y", "-z"),
    "back": ("x", "-z", "y"),
    "front": ("x", "z", "-y"),
    "left": ("-z", "y", "x"),
    "right": ("z", "y", "-x"),
}
POSES = tuple(POSE_MAPS)
SEATINGS = ("sides_2_opposite", "sides_2_adjacent", "sides_3", "sides_4")
SCORINGS = ("1-2-3", "1-3-5")
MIDNIGHT_KEYS = (
    "extra_curious",
    "take_cover",
    "too_enthusiastic",
    "craziest_face",
    "tag",
    "dance_floor",
    "lava",
    "big_brother",
    "knock_knock",
    "dizzy",
    "crystal_ball",
    "red_light",
)
LOBBY = {
    "columns": list("abcdef"),
    "rows": [1, 2, 3, 4, 5, 6],
    "spots_per_field": 9,
    "sides": list(SIDES),
    "doors_per_side": 6,
}

Box = tuple[int, int, int, int, int, int]


@dataclass(frozen=True)
class Components:
    """A loaded component file: the table for the kernels, and the names people use."""

    name: str
    table: np.ndarray[Any, Any]
    pieces: tuple[str, ...]  # titles, in piece order
    boxes: tuple[tuple[str, ...], ...]  # names of each piece's boxes
    colours: tuple[str, ...]
    midnight: tuple[str, ...]  # titles
    arrangements: tuple[str, ...]  # titles


def load_board(file: TomlFile) -> Components:
    """Check a component file, every check value included, and derive its table; a BoardError names the line."""
    data = file.data
    tables = ("lobby", "keyhole", "die", "seats", "scoring", "mirror_face", "pose", "pose_size", "rotation")
    lists = ("ghost", "samples", "piece", "card", "midnight", "arrangement")
    file.only(data, ("game", "prefix", "name", *tables, *lists))
    for key, wanted in (("game", "run-ghost-run"), ("prefix", "RG")):
        if data.get(key) != wanted:
            raise file.error(f"{key} = {data.get(key)!r}: must be {wanted!r}", key=key)
    for name in tables:
        if not isinstance(data.get(name), dict):
            raise file.error(f"the table [{name}] is missing", name)
    for name in lists:
        if not isinstance(data.get(name), list) or not all(isinstance(row, dict) for row in data[name]):
            raise file.error(f"the tables [[{name}]] are missing", name)
    name = data.get("name", "The lobby")
    if not isinstance(name, str) or not name.strip():
        raise file.error(f"name = {name!r}: must be a text", key="name")
    for table, fixed in (("lobby", LOBBY), ("die", {"faces": [1, 2, 3, 4, 5, 6]})):
        file.only(data[table], tuple(fixed), table)
        for key, value in fixed.items():
            if data[table].get(key) != value:
                raise file.error(f"{key} = {data[table].get(key)!r}: must be {value!r}", table, 0, key)
    rows = Board.zeros()
    b: Board = rows[0]
    _read_keyhole(file, b)
    colours = _read_seats(file, b)
    _read_scoring(file, b)
    _read_ghosts(file, b)
    _read_samples(file, b)
    _read_rotations(file, b)
    titles, boxes = _read_pieces(file, b)
    _read_cards(file, b)
    midnight = _read_midnight(file)
    arrangements = _read_arrangements(file, b)
    return Components(name, rows, titles, boxes, colours, midnight, arrangements)


# ------------------------------------------------------------------------------------------------ reading


def _row(
    file: TomlFile, row: dict[str, Any], keys: tuple[str, ...], table: str, number: int, optional: tuple[str, ...] = ()
) -> None:
    """A row of a list of tables holds these keys and no others."""
    file.only(row, (*keys, *optional), table, number)
    for key in keys:
        if key not in row:
            raise file.error(f"'{key}' is missing", table, number)


def _count(file: TomlFile, table: str, wanted: int) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = file.data[table]
    if len(rows) != wanted:
        raise file.error(f"there must be {wanted} tables [[{table}]], not {len(rows)}", table)
    return rows


def _wholes(
    file: TomlFile, value: Any, count: int, low: int, high: int, table: str, number: int, key: str, what: str = ""
) -> list[int]:
    """A list of so many whole numbers in range."""
    fine = isinstance(value, list) and len(value) == count
    if not fine or not all(isinstance(v, int) and not isinstance(v, bool) and low <= v <= high for v in value):
        text = f"must be {count} whole numbers from {low} to {high}"
        raise file.error(f"{what or key} = {value!r}: {text}", table, number, key)
    return list(value)


def _text(file: TomlFile, row: dict[str, Any], key: str, table: str, number: int) -> str:
    if not isinstance(row[key], str) or not row[key].strip():
        raise file.error(f"{key} = {row[key]!r}: must be a text", table, number, key)
    return str(row[key])


def _same(file: TomlFile, found: Any, wanted: Any, table: str, number: int, key: str) -> None:
    if found != wanted or isinstance(found, bool):
        raise file.error(f"{key} = {found!r}: must be {wanted!r}", table, number, key)


def _read_keyhole(file: TomlFile, b: Board) -> None:
    """RG-1.4, RG-8.1: keyhole points, in the middle of each door's edge."""
    keyhole = file.data["keyhole"]
    file.only(keyhole, ("height_600", "position"), "keyhole")
    height = file.whole(keyhole, "height_600", 1, SIDE * 6, "keyhole")
    far = SIDE * 6
    wanted = {"S": ["m", 0, height], "N": ["m", far, height], "W": [0, "m", height], "E": [far, "m", height]}
    _same(file, keyhole.get("position"), wanted, "keyhole", 0, "position")
    for side, name in enumerate(SIDES):
        for k in range(1, 7):
            b.eye[side * 6 + k - 1] = [600 * k - 300 if at == "m" else at for at in wanted[name]]


def _read_seats(file: TomlFile, b: Board) -> tuple[str, ...]:
    """RG-1.6, RG-3.1, RG-3.2, RG-3.8: seats, their sides, their ghosts, the cards left out."""
    seats = file.data["seats"]
    _row(file, seats, ("colours", *SEATINGS, *SIZES, "cards_removed"), "seats", 0)
    colours = seats["colours"]
    if not isinstance(colours, list) or len(colours) != SEATS or len({str(c) for c in colours}) != SEATS:
        raise file.error(f"colours = {colours!r}: must be {SEATS} different names", "seats", 0, "colours")
    for row, (key, count) in enumerate(zip(SEATINGS, (2, 2, 3, 4), strict=True)):
        sides = seats[key]
        if not isinstance(sides, list) or len(sides) != count or len({str(side) for side in sides}) != count:
            raise file.error(f"{key} = {sides!r}: must be {count} different sides", "seats", 0, key)
        for seat in range(SEATS):
            if seat < count and sides[seat] not in SIDES:
                raise file.error(f"{key}: {sides[seat]!r} is no side; sides are S, W, N, E", "seats", 0, key)
            b.start_side[row, seat] = SIDES.index(sides[seat]) if seat < count else -1
    for size, name in enumerate(SIZES):
        _same(file, seats[name], SIZE.count(size), "seats", 0, name)
    _same(file, seats["cards_removed"], {"2": 10, "3": 5, "4": 0}, "seats", 0, "cards_removed")
    for count, removed in seats["cards_removed"].items():
        b.removed[int(count)] = removed
    return tuple(str(c) for c in colours)


def _read_scoring(file: TomlFile, b: Board) -> None:
    """RG-9.2 to RG-9.4: half points; a ghost in the lobby scores half of an escaped one."""
    scoring = file.data["scoring"]
    _row(file, scoring, SCORINGS, "scoring", 0)
    for row, key in enumerate(SCORINGS):
        if not isinstance(scoring[key], dict):
            raise file.error(f'"{key}" must hold escaped and lobby', "scoring", 0)
        _row(file, scoring[key], ("escaped", "lobby"), "scoring", 0)
        b.escaped_points[row] = _wholes(file, scoring[key]["escaped"], 3, 0, 1000, "scoring", 0, "escaped")
        b.lobby_points[row] = _wholes(file, scoring[key]["lobby"], 3, 0, 1000, "scoring", 0, "lobby")
        if any(b.escaped_points[row, size] != 2 * b.lobby_points[row, size] for size in range(len(SIZES))):
            raise file.error(f'"{key}": lobby must be half of escaped', "scoring", 0)


def _read_ghosts(file: TomlFile, b: Board) -> None:
    """RG-1.7 to RG-1.9: footprints and heights."""
    b.size_of[:] = SIZE
    for size, row in enumerate(_count(file, "ghost", 3)):
        _row(file, row, ("size", "spots", "width_600", "height_standing", "height_lying"), "ghost", size)
        _same(file, row["size"], SIZES[size], "ghost", size, "size")
        _same(file, row["spots"], size + 1, "ghost", size, "spots")
        _same(file, row["width_600"], 200 * (size + 1), "ghost", size, "width_600")
        b.spots[size] = size + 1
        for lying, stance in enumerate(STANCES):
            b.height[size, lying] = file.whole(row, f"height_{stance}", 1, LONGEST, "ghost", size)
        if b.height[size, 1] > b.height[size, 0]:  # RG-10.7 lays ghosts down where they are, whatever is above them
            text = f"height_lying = {row['height_lying']}: a lying ghost is no higher than a standing one"
            raise file.error(text, "ghost", size, "height_lying")


def _read_samples(file: TomlFile, b: Board) -> None:
    """RG-8.3: sample points, all of them inside the ghost's body."""
    for i, row in enumerate(_count(file, "samples", 6)):
        _row(file, row, ("size", "pose", "heights", "offsets"), "samples", i)
        size, lying = divmod(i, 2)
        _same(file, row["size"], SIZES[size], "samples", i, "size")
        _same(file, row["pose"], STANCES[lying], "samples", i, "pose")
        reach, height = 100 * (size + 1), int(b.height[size, lying]) * 6
        heights, offsets = row["heights"], row["offsets"]
        for key in ("heights", "offsets"):
            if not isinstance(row[key], list) or not row[key]:
                raise file.error(f"{key} = {row[key]!r}: must be a list", "samples", i, key)
        _wholes(file, heights, len(heights), 0, height, "samples", i, "heights")
        for offset in offsets:
            _wholes(file, offset, 2, -reach, reach, "samples", i, "offsets", "an offset")
        points = [(x, y, z) for z in heights for x, y in offsets]
        if len(points) > MOST_POINTS or len(set(points)) < len(points):
            raise file.error(f"there must be at most {MOST_POINTS} points, all different", "samples", i)
        b.points[size, lying] = len(points)
        for i, point in enumerate(points):
            b.point[size, lying, i] = point
        bulk = max(max(abs(x), abs(y)) for x, y in offsets)
        b.bulk[size, lying] = [bulk, min(heights), max(heights)]


def _read_rotations(file: TomlFile, b: Board) -> None:
    """RG-2.7, RG-2.8: a fraction for the cosine and the sine of every whole degree."""
    _row(file, file.data["rotation"], ("table",), "rotation", 0)
    table = file.data["rotation"]["table"]
    if not isinstance(table, list) or len(table) != 90:
        raise file.error("there must be 90 rotations, from 0 to 89 degrees", "rotation", 0, "table")
    for degrees, row in enumerate(table):
        _wholes(file, row, 4, 0, GREATEST_N, "rotation", 0, "table", "a rotation")
        degree, c, s, n = row
        if degree != degrees or n == 0 or c * c + s * s != n * n:
            raise file.error(f"{row} must be [{degrees}, C, S, N] with C*C + S*S = N*N", "rotation", 0, "table")
        if abs(math.degrees(math.atan2(s, c)) - degrees) > OFF_TURN:
            raise file.error(f"{row} is not within {OFF_TURN} degrees of its name", "rotation", 0, "table")
        for turn in range(degrees, 360, 90):
            b.cos[turn], b.sin[turn], b.norm[turn] = c, s, n
            b.finer[turn] = GREATEST_N // n
            c, s = -s, c


def _read_pieces(file: TomlFile, b: Board) -> tuple[tuple[str, ...], tuple[tuple[str, ...], ...]]:
    """RG-1.12, RG-2.1 to RG-2.6: the boxes of every piece in every pose, and the mirror's face."""
    _row(file, file.data["pose"], POSES, "pose", 0)
    for pose, axes in POSE_MAPS.items():
        row = file.data["pose"][pose]
        if not isinstance(row, dict) or row.get("map") != list(axes) or not set(row) <= {"map", "underneath"}:
            raise file.error(f"{pose} = {row!r}: its map must be {list(axes)}", "pose", 0, pose)
    _row(file, file.data["pose_size"], PIECE_KEYS, "pose_size", 0)
    titles, names = [], []
    for piece, row in enumerate(_count(file, "piece", PIECES)):
        _row(file, row, ("key", "title", "size", "box"), "piece", piece, ("note",))
        _same(file, row["key"], PIECE_KEYS[piece], "piece", piece, "key")
        titles.append(_text(file, row, "title", "piece", piece))
        boxes = _boxes(file, row, piece)
        names.append(tuple(str(box["name"]) for box in row["box"]))
        b.boxes[piece] = len(boxes)
        face = _face(file, boxes) if piece == 0 else None
        for number in range(6):
            _pose(b, piece, number, boxes, face)
        _check_frame(file, b, piece, boxes, row["size"])
    if sum(b.boxes.tolist()) > MOST_BOXES_IN_ALL:
        raise file.error(f"the pieces must have at most {MOST_BOXES_IN_ALL} boxes in all", "piece")
    return tuple(titles), tuple(names)


def _boxes(file: TomlFile, row: dict[str, Any], piece: int) -> list[Box]:
    rows = row["box"]
    if not isinstance(rows, list) or not 1 <= len(rows) <= MOST_BOXES:
        raise file.error(f"a piece has 1 to {MOST_BOXES} boxes", "piece", piece, "box")
    found = []
    for box in rows:
        if not isinstance(box, dict) or set(box) != {"name", "box"} or not isinstance(box["name"], str):
            raise file.error(f"{box!r}: a box has a name and a box", "piece", piece, "box")
        x0, x1, y0, y1, z0, z1 = _wholes(
            file, box["box"], 6, -LONGEST, LONGEST, "piece", piece, "box", f"box '{box['name']}'"
        )
        if x0 >= x1 or y0 >= y1 or z0 >= z1:
            text = "must be [x0, x1, y0, y1, z0, z1], the lower before the higher"
            raise file.error(f"box '{box['name']}' = {box['box']}: {text}", "piece", piece, "box")
        found.append((x0, x1, y0, y1, z0, z1))
    return found


def _face(file: TomlFile, boxes: list[Box]) -> Box:
    """RG-2.4: the reflecting rectangle, within the piece's bounds; no box stands across it."""
    row = file.data["mirror_face"]
    _row(file, row, ("y", "x", "z"), "mirror_face", 0)
    y = file.whole(row, "y", -LONGEST, LONGEST, "mirror_face")
    x0, x1 = _wholes(file, row["x"], 2, -LONGEST, LONGEST, "mirror_face", 0, "x")
    z0, z1 = _wholes(file, row["z"], 2, 0, LONGEST, "mirror_face", 0, "z")
    if x0 >= x1 or z0 >= z1:
        raise file.error("the lower border comes before the higher", "mirror_face")
    for axis, low, high in ((0, x0, x1), (2, y, y), (4, z0, z1)):
        if low < min(box[axis] for box in boxes) or high > max(box[axis + 1] for box in boxes):
            raise file.error("the face goes beyond the mirror's boxes", "mirror_face")
    for box in boxes:
        if box[0] < x1 and x0 < box[1] and box[4] < z1 and z0 < box[5] and box[2] <= y <= box[3]:
            raise file.error(f"the face touches the mirror's own box {list(box)}", "mirror_face")
    return x0, x1, y, y, z0, z1


def _pose(b: Board, piece: int, pose: int, boxes: list[Box], face: Box | None) -> None:
    """RG-2.6: turn the boxes, then shift them to the middle and down to the floor."""
    axes = [("xyz".index(word[-1]), -1 if word[0] == "-" else 1) for word in POSE_MAPS[POSES[pose]]]

    def turned(box: Box) -> tuple[list[int], list[int]]:
        mids = [sign * (box[2 * axis] + box[2 * axis + 1]) for axis, sign in axes]
        return mids, [box[2 * axis + 1] - box[2 * axis] for axis, _ in axes]

    placed = [turned(box) for box in boxes]
    lows = [min(mid[axis] - half[axis] for mid, half in placed) for axis in range(3)]
    highs = [max(mid[axis] + half[axis] for mid, half in placed) for axis in range(3)]
    shift = [-(lows[0] + highs[0]) // 2, -(lows[1] + highs[1]) // 2, -lows[2]]
    far = 0.0
    for i, (mid, half) in enumerate(placed):
        at = [mid[axis] + shift[axis] for axis in range(3)]
        b.mid[piece, pose, i] = at
        b.half[piece, pose, i] = half
        b.low[piece, pose, i], b.top[piece, pose, i] = (at[2] - half[2]) // 2, (at[2] + half[2]) // 2
        far = max(far, math.hypot(abs(at[0]) + half[0], abs(at[1]) + half[1]))
    b.span[piece, pose] = [(highs[axis] - lows[axis]) // 2 for axis in range(3)]
    b.half[piece, pose, WHOLE] = b.span[piece, pose]  # its middle is the origin (RG-2.6)
    b.reach[piece, pose] = math.floor(3 * far) + 1
    if face is not None:
        mid, half = turned(face)
        b.mirror = piece
        b.face_axis[pose] = next(i for i, (axis, _) in enumerate(axes) if axis == 1)
        b.face_sign[pose] = next(sign for axis, sign in axes if axis == 1)
        b.face_mid[pose] = [mid[axis] + shift[axis] for axis in range(3)]
        b.face_half[pose] = half


def _check_frame(file: TomlFile, b: Board, piece: int, boxes: list[Box], size: Any) -> None:
    """RG-2.2 and the check values: origin in the middle of the plan, lowest point at 0, sizes as stated."""
    key = PIECE_KEYS[piece]
    for axis, what in ((0, "x"), (2, "y")):
        if min(box[axis] for box in boxes) != -max(box[axis + 1] for box in boxes):
            raise file.error(f"{key}: the middle of its plan in {what} must be 0", "piece", piece, "box")
    if min(box[4] for box in boxes) != 0:
        raise file.error(f"{key}: its lowest point must be at z = 0", "piece", piece, "box")
    _same(file, size, b.span.tolist()[piece][0], "piece", piece, "size")
    stated = file.data["pose_size"][key]
    wanted = {pose: b.span.tolist()[piece][i] for i, pose in enumerate(POSES)}
    _same(file, stated, wanted, "pose_size", 0, key)
    if max(b.span.tolist()[piece][0]) > LONGEST:
        raise file.error(f"{key}: no side may be longer than {LONGEST}", "piece", piece, "size")


def _read_cards(file: TomlFile, b: Board) -> None:
    """RG-1.10, RG-1.11: every pair of pieces on exactly one card, the others without furniture."""
    pairs: set[frozenset[str]] = set()
    for i, row in enumerate(_count(file, "card", CARDS)):
        _row(file, row, ("id", "value", "pieces"), "card", i)
        _same(file, row["id"], i + 1, "card", i, "id")
        b.value[i] = file.whole(row, "value", 1, 100, "card", i)
        shown = row["pieces"]
        if not isinstance(shown, list) or len(shown) not in (0, 2) or not all(key in PIECE_KEYS for key in shown):
            raise file.error(f"pieces = {shown!r}: a card shows two pieces or none", "card", i, "pieces")
        if shown:
            pair = frozenset(shown)
            if len(pair) < 2 or pair in pairs:
                raise file.error(f"pieces = {shown!r}: every pair of pieces is on one card", "card", i, "pieces")
            pairs.add(pair)
        b.shows[i] = sum(1 << PIECE_KEYS.index(key) for key in shown)
    for one, other in combinations(PIECE_KEYS, 2):
        if frozenset((one, other)) not in pairs:
            raise file.error(f"no card shows {one} and {other}", "card")


def _read_midnight(file: TomlFile) -> tuple[str, ...]:
    """RG-1.12: the twelve midnight cards."""
    titles = []
    for i, row in enumerate(_count(file, "midnight", len(MIDNIGHT_KEYS))):
        _row(file, row, ("id", "key", "title", "when", "rule"), "midnight", i)
        _same(file, row["id"], i + 1, "midnight", i, "id")
        _same(file, row["key"], MIDNIGHT_KEYS[i], "midnight", i, "key")
        titles.append(_text(file, row, "title", "midnight", i))
    return tuple(titles)


def _read_arrangements(file: TomlFile, b: Board) -> tuple[str, ...]:
    """RG-2.10, RG-3.3: six pieces each, in piece order, inside the lobby, none over another."""
    titles = []
    for i, row in enumerate(_count(file, "arrangement", ARRANGEMENTS)):
        _row(file, row, ("id", "key", "title", "pieces"), "arrangement", i)
        _same(file, row["id"], i + 1, "arrangement", i, "id")
        titles.append(_text(file, row, "title", "arrangement", i))
        pieces = row["pieces"]
        keys = [one[0] for one in pieces if isinstance(one, list) and one] if isinstance(pieces, list) else []
        if keys != list(PIECE_KEYS) or any(len(one) != 5 or one[4] not in POSES for one in pieces):
            text = "must list the six pieces in piece order, each [key, x, y, rotation, pose]"
            raise file.error(text, "arrangement", i, "pieces")
        for piece, (key, x, y, turn, pose) in enumerate(pieces):
            _wholes(file, [x, y], 2, 0, SIDE, "arrangement", i, "pieces", f"{key}: x and y")
            _wholes(file, [turn], 1, 0, 359, "arrangement", i, "pieces", f"{key}: rotation")
            b.arranged_x[i, piece], b.arranged_y[i, piece] = x, y
            b.arranged_turn[i, piece], b.arranged_pose[i, piece] = turn, POSES.index(pose)
            b.arranged_order[i, piece] = piece
        plans = [_plans(b, i, piece) for piece in range(PIECES)]
        for piece, plan in enumerate(plans):
            scale = 2 * SIDE * int(b.norm[b.arranged_turn[i, piece]])
            if not all(0 <= at <= scale for corners in plan for corner in corners for at in corner):
                raise file.error(f"{PIECE_KEYS[piece]} is not wholly inside the lobby", "arrangement", i, "pieces")
        for one, other in combinations(range(PIECES), 2):
            scales = [int(b.norm[b.arranged_turn[i, piece]]) for piece in (other, one)]
            if any(_overlap(p, q, *scales) for p in plans[one] for q in plans[other]):
                names = f"{PIECE_KEYS[one]} and {PIECE_KEYS[other]}"
                raise file.error(f"{names} overlap", "arrangement", i, "pieces")
    return tuple(titles)


Corners = list[tuple[int, int]]


def _plans(b: Board, i: int, piece: int) -> list[Corners]:
    """The plan corners of an arranged piece's boxes, in 1/200 field times its rotation's N."""
    turn, pose = int(b.arranged_turn[i, piece]), int(b.arranged_pose[i, piece])
    c, s, n = int(b.cos[turn]), int(b.sin[turn]), int(b.norm[turn])
    x0, y0 = 2 * n * int(b.arranged_x[i, piece]), 2 * n * int(b.arranged_y[i, piece])
    plans = []
    for box in range(int(b.boxes[piece])):
        mx, my, hx, hy = (int(table[piece, pose, box, axis]) for table in (b.mid, b.half) for axis in (0, 1))
        corners = [(mx + hx, my + hy), (mx - hx, my + hy), (mx - hx, my - hy), (mx + hx, my - hy)]
        plans.append([(x0 + c * x - s * y, y0 + s * x + c * y) for x, y in corners])
    return plans


def _overlap(p: Corners, q: Corners, scale_p: int, scale_q: int) -> bool:
    """RG-2.12: whether two rectangles (each times the other's scale) have more than borders in common."""
    p, q = [(x * scale_p, y * scale_p) for x, y in p], [(x * scale_q, y * scale_q) for x, y in q]
    for rectangle in (p, q):
        for (ax, ay), (bx, by) in ((rectangle[0], rectangle[1]), (rectangle[1], rectangle[2])):
            ones, others = ([(bx - ax) * x + (by - ay) * y for x, y in corners] for corners in (p, q))
            if max(ones) <= min(others) or max(others) <= min(ones):
                return False
    return True
