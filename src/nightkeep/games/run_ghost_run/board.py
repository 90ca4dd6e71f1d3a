"""Component files: decoded, checked, and turned into the record that kernels read [RG-1.1 to RG-3.3].

Whole numbers only; the units stand at :class:`~nightkeep.games.run_ghost_run.state.Board`.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import combinations

from nightkeep.games.run_ghost_run import component_file as f
from nightkeep.games.run_ghost_run import state as k
from nightkeep.games.run_ghost_run.state import Board
from nightkeep.rules.board import LoadedBoard
from nightkeep.rules.board_files import TomlFile
from nightkeep.rules.messages import teller

told = teller("run-ghost-run")
MOST_BOXES_IN_ALL = k.LEVELS - 1  # so that all the levels of a spot find room
OFF_TURN = 0.14  # degrees by which a rotation may differ from its name (RG-2.8)
STANCES = ("standing", "lying")
POSE_MAPS = {  # where the axes of the upright piece come to lie (RG-2.6)
    "up": ("x", "y", "z"),
    "down": ("-x", "y", "-z"),
    "back": ("x", "-z", "y"),
    "front": ("x", "z", "-y"),
    "left": ("-z", "y", "x"),
    "right": ("z", "y", "-x"),
}
SEATINGS = ("sides_2_opposite", "sides_2_adjacent", "sides_3", "sides_4")
SCORINGS = ("1-2-3", "1-3-5")


@dataclass(frozen=True)
class Components(LoadedBoard):
    """A loaded component file: the record for the kernels, and the names people use."""

    pieces: tuple[str, ...]  # titles, in piece order
    colours: tuple[str, ...]
    midnight: tuple[str, ...]  # titles
    arrangements: tuple[str, ...]  # titles


def load_board(file: TomlFile) -> Components:
    """Return the components of a file, every check value compared. BoardError names the line of what is wrong."""
    given = file.decode(f.ComponentFile)
    for key in f.LOBBY.__struct_fields__:
        _check_value(file, getattr(given.lobby, key), getattr(f.LOBBY, key), "lobby", 0, key)
    _check_value(file, given.die.get("faces"), [1, 2, 3, 4, 5, 6], "die", 0, "faces")
    _check_titles(file, given)
    rows = Board.zeros()
    b: Board = rows[0]
    _fill_keyholes(file, given.keyhole, b)
    _fill_seats(file, given.seats, b)
    _fill_scoring(file, given.scoring, b)
    _fill_ghosts(file, given.ghost, b)
    _fill_samples(file, given.samples, b)
    _fill_rotations(file, given.rotation, b)
    _fill_pieces(file, given, b)
    _fill_cards(file, given.card, b)
    _fill_arrangements(file, given.arrangement, b)
    return Components(
        given.name,
        rows,
        tuple(piece.title for piece in given.piece),
        given.seats.colours,
        tuple(card.title for card in given.midnight),
        tuple(arrangement.title for arrangement in given.arrangement),
    )


def _check_value(file: TomlFile, found: object, wanted: object, table: str, number: int, key: str) -> None:
    """Check a value that the rules fix."""
    if found != wanted:
        raise file.error(told("board-fixed", key=key, given=repr(found), wanted=repr(wanted)), table, number, key)


def _check_titles(file: TomlFile, given: f.ComponentFile) -> None:
    """Check that rows are numbered in order, in the order of the rules, and that titles are words."""
    if not given.name.strip():
        raise file.error(told("board-text", key="name", given=repr(given.name)), key="name")
    for piece, row in enumerate(given.piece):
        _check_value(file, row.key, k.PIECE_KEYS[piece], "piece", piece, "key")
    for card, midnight in enumerate(given.midnight):
        _check_value(file, midnight.key, k.MIDNIGHT_KEYS[card], "midnight", card, "key")
    for table in ("card", "midnight", "arrangement"):
        for i, numbered in enumerate(getattr(given, table)):
            _check_value(file, numbered.id, i + 1, table, i, "id")
    for table in ("piece", "midnight", "arrangement"):
        for i, titled in enumerate(getattr(given, table)):
            if not titled.title.strip():
                raise file.error(told("board-text", key="title", given=repr(titled.title)), table, i, "title")


def _fill_keyholes(file: TomlFile, keyhole: f.KeyholeTable, b: Board) -> None:
    """Fill in the keyhole points, in the middle of each door's edge [RG-1.4, RG-8.1]."""
    far, height = k.SIDE * 6, keyhole.height_600
    wanted = {"S": ["m", 0, height], "N": ["m", far, height], "W": [0, "m", height], "E": [far, "m", height]}
    _check_value(file, keyhole.position, wanted, "keyhole", 0, "position")
    for side, name in enumerate(k.SIDES):
        for door in range(f.LOBBY.doors_per_side):
            b.eye[side * f.LOBBY.doors_per_side + door] = [600 * door + 300 if at == "m" else at for at in wanted[name]]


def _fill_seats(file: TomlFile, seats: f.SeatsTable, b: Board) -> None:
    """Fill in start sides and how many movement cards are left out [RG-3.1, RG-3.2, RG-3.8]."""
    if len(set(seats.colours)) != k.SEATS:
        raise file.error(told("board-colours", given=str(list(seats.colours)), n=k.SEATS), "seats", 0, "colours")
    for row, key in enumerate(SEATINGS):
        sides: tuple[str, ...] = getattr(seats, key)
        if len(set(sides)) != len(sides):
            raise file.error(told("board-sides", key=key, given=str(list(sides)), n=len(sides)), "seats", 0, key)
        for seat in range(k.SEATS):
            b.start_side[row, seat] = k.SIDES.index(sides[seat]) if seat < len(sides) else -1
    _check_value(file, seats.cards_removed, {"2": 10, "3": 5, "4": 0}, "seats", 0, "cards_removed")
    for count, removed in seats.cards_removed.items():
        b.removed[int(count)] = removed


def _fill_scoring(file: TomlFile, scoring: f.ScoringTable, b: Board) -> None:
    """Fill in half points; a ghost in the lobby scores half of an escaped one [RG-9.2 to RG-9.4]."""
    for row, (key, points) in enumerate(zip(SCORINGS, (scoring.one_two_three, scoring.one_three_five), strict=True)):
        for size, (escaped, lobby) in enumerate(zip(points.escaped, points.lobby, strict=True)):
            if escaped != 2 * lobby or not 0 <= lobby <= k.HIGHEST_CARD:
                raise file.error(told("board-scoring", key=key, most=k.HIGHEST_CARD), "scoring", 0)
            b.escaped_points[row, size], b.lobby_points[row, size] = escaped, lobby


def _fill_ghosts(file: TomlFile, ghosts: list[f.GhostTable], b: Board) -> None:
    """Fill in footprints and heights [RG-1.7 to RG-1.9]."""
    for size, row in enumerate(ghosts):
        _check_value(file, row.size, k.SIZES[size], "ghost", size, "size")
        _check_value(file, row.spots, size + 1, "ghost", size, "spots")
        _check_value(file, row.width_600, 200 * (size + 1), "ghost", size, "width_600")
        if row.height_lying > row.height_standing:  # RG-10.7 lays ghosts down where they are, whatever is above them
            raise file.error(told("board-lying-height", given=row.height_lying), "ghost", size, "height_lying")
        b.height[size, 0], b.height[size, 1] = row.height_standing, row.height_lying


def _fill_samples(file: TomlFile, samples: list[f.SamplesTable], b: Board) -> None:
    """Fill in the sample points, all of them inside the ghost's body [RG-8.3]."""
    for i, row in enumerate(samples):
        size, lying = divmod(i, 2)
        _check_value(file, row.size, k.SIZES[size], "samples", i, "size")
        _check_value(file, row.pose, STANCES[lying], "samples", i, "pose")
        reach, highest = 100 * (size + 1), int(b.height[size, lying]) * 6
        if not all(0 <= height <= highest for height in row.heights):
            raise file.error(told("board-heights", given=str(row.heights), most=highest), "samples", i, "heights")
        for offset in row.offsets:
            if not all(-reach <= at <= reach for at in offset):
                message = told("board-offset", given=str(list(offset)), low=-reach, high=reach)
                raise file.error(message, "samples", i, "offsets")
        points = [(x, y, z) for z in row.heights for x, y in row.offsets]
        if len(points) > k.MOST_POINTS or len(set(points)) < len(points):
            raise file.error(told("board-points", most=k.MOST_POINTS), "samples", i)
        b.points[size, lying] = len(points)
        for number, point in enumerate(points):
            b.point[size, lying, number] = point
        bulk = max(max(abs(x), abs(y)) for x, y in row.offsets)
        b.bulk[size, lying] = [bulk, min(row.heights), max(row.heights)]


def _fill_rotations(file: TomlFile, rotation: f.RotationTable, b: Board) -> None:
    """Fill in a fraction for the cosine and the sine of every whole degree [RG-2.7, RG-2.8]."""
    for degrees, row in enumerate(rotation.table):
        degree, c, s, n = row
        if degree != degrees or n == 0 or c * c + s * s != n * n:
            raise file.error(told("board-rotation", given=str(list(row)), degrees=degrees), "rotation", 0, "table")
        if abs(math.degrees(math.atan2(s, c)) - degrees) > OFF_TURN:
            raise file.error(
                told("board-rotation-off", given=str(list(row)), degrees=str(OFF_TURN)), "rotation", 0, "table"
            )
        for turn in range(degrees, 360, 90):
            b.cos[turn], b.sin[turn], b.norm[turn] = c, s, n
            b.finer[turn] = f.GREATEST_N // n
            c, s = -s, c


def _fill_pieces(file: TomlFile, given: f.ComponentFile, b: Board) -> None:
    """Fill in the boxes of every piece in every pose, and the mirror's face [RG-2.1 to RG-2.6]."""
    for pose, axes in POSE_MAPS.items():
        row = next((row for key, row in given.pose.items() if key == pose), None)
        if row is None or row.map != axes:
            given_map = repr(row and list(row.map))
            raise file.error(
                told("board-pose-map", pose=pose, given=given_map, wanted=str(list(axes))), "pose", 0, pose
            )
    for number, piece in enumerate(given.piece):
        boxes = [box.box for box in piece.box]
        for one in piece.box:
            if any(one.box[low] >= one.box[low + 1] for low in (0, 2, 4)):
                message = told("board-box", name=one.name, given=str(list(one.box)))
                raise file.error(message, "piece", number, "box")
        b.boxes[number] = len(boxes)
        face = _face(file, given.mirror_face, boxes) if number == 0 else None
        for pose_number in range(len(k.POSES)):
            _pose(b, number, pose_number, boxes, face)
        _check_frame(file, given, b, number, boxes)
    if sum(b.boxes.tolist()) > MOST_BOXES_IN_ALL:
        raise file.error(told("board-boxes", most=MOST_BOXES_IN_ALL), "piece")


def _face(file: TomlFile, face: f.FaceTable, boxes: list[f.Box]) -> f.Box:
    """Return the reflecting rectangle, within the piece's bounds; no box may stand across it [RG-2.4]."""
    (x0, x1), y, (z0, z1) = face.x, face.y, face.z
    if x0 >= x1 or z0 >= z1:
        raise file.error(told("board-face-order"), "mirror_face")
    for axis, low, high in ((0, x0, x1), (2, y, y), (4, z0, z1)):
        if low < min(box[axis] for box in boxes) or high > max(box[axis + 1] for box in boxes):
            raise file.error(told("board-face-outside"), "mirror_face")
    for box in boxes:
        if box[0] < x1 and x0 < box[1] and box[4] < z1 and z0 < box[5] and box[2] <= y <= box[3]:
            raise file.error(told("board-face-touches", box=str(list(box))), "mirror_face")
    return x0, x1, y, y, z0, z1


def _pose(b: Board, piece: int, pose: int, boxes: list[f.Box], face: f.Box | None) -> None:
    """Turn the boxes of a piece into a pose, then shift them to the middle and down to the floor [RG-2.6]."""
    axes = [("xyz".index(word[-1]), -1 if word[0] == "-" else 1) for word in POSE_MAPS[k.POSES[pose]]]

    def turned(box: f.Box) -> tuple[list[int], list[int]]:
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
    span = [(highs[axis] - lows[axis]) // 2 for axis in range(3)]
    b.half[piece, pose, k.WHOLE] = span
    b.mid[piece, pose, k.WHOLE] = [0, 0, span[2]]  # in plan its middle is the origin (RG-2.6)
    b.reach[piece, pose] = math.floor(3 * far) + 1
    if face is not None:
        mid, half = turned(face)
        b.face_axis[pose] = next(i for i, (axis, _) in enumerate(axes) if axis == 1)
        b.face_sign[pose] = next(sign for axis, sign in axes if axis == 1)
        b.face_mid[pose] = [mid[axis] + shift[axis] for axis in range(3)]
        b.face_half[pose] = half


def _check_frame(file: TomlFile, given: f.ComponentFile, b: Board, piece: int, boxes: list[f.Box]) -> None:
    """Check that the origin is in the middle of the plan, the lowest point at 0, and the sizes as stated [RG-2.2]."""
    key = k.PIECE_KEYS[piece]
    for axis, what in ((0, "x"), (2, "y")):
        if min(box[axis] for box in boxes) != -max(box[axis + 1] for box in boxes):
            raise file.error(told("board-middle", piece=key, axis=what), "piece", piece, "box")
    if min(box[4] for box in boxes) != 0:
        raise file.error(told("board-lowest", piece=key), "piece", piece, "box")
    spans = [pose[k.WHOLE] for pose in b.half.tolist()[piece]]  # half lengths in 1/200 field are lengths in 1/100
    _check_value(file, list(given.piece[piece].size), spans[0], "piece", piece, "size")
    stated = next((sizes for name, sizes in given.pose_size.items() if name == key), {})
    wanted = {pose: tuple(span) for pose, span in zip(k.POSES, spans, strict=True)}
    _check_value(file, stated, wanted, "pose_size", 0, key)
    if max(spans[0]) > f.LONGEST:
        raise file.error(told("board-longest", piece=key, most=f.LONGEST), "piece", piece, "size")


def _fill_cards(file: TomlFile, cards: list[f.CardTable], b: Board) -> None:
    """Fill in the movement cards: every pair of pieces on exactly one, the others without furniture.

    Rules: RG-1.10, RG-1.11
    """
    pairs: set[frozenset[str]] = set()
    for i, card in enumerate(cards):
        shown, pair = list(card.pieces), frozenset(card.pieces)
        if len(shown) == 1:
            raise file.error(told("board-card-two", given=str(shown)), "card", i, "pieces")
        if shown and (len(pair) < 2 or pair in pairs):
            raise file.error(told("board-card-pair", given=str(shown)), "card", i, "pieces")
        pairs.add(pair)
        b.value[i] = card.value
        b.shows[i] = sum(1 << k.PIECE_KEYS.index(key) for key in shown)
    for one, other in combinations(k.PIECE_KEYS, 2):
        if frozenset((one, other)) not in pairs:
            raise file.error(told("board-card-missing", one=one, other=other), "card")


def _fill_arrangements(file: TomlFile, arrangements: list[f.ArrangementTable], b: Board) -> None:
    """Fill in the arrangements: six pieces in piece order, inside the lobby, none over another [RG-2.10, RG-3.3]."""
    for i, row in enumerate(arrangements):
        if tuple(piece[0] for piece in row.pieces) != k.PIECE_KEYS:
            raise file.error(told("board-piece-order"), "arrangement", i, "pieces")
        for piece, (_, x, y, turn, pose) in enumerate(row.pieces):
            b.arranged_x[i, piece], b.arranged_y[i, piece] = x, y
            b.arranged_turn[i, piece], b.arranged_pose[i, piece] = turn, k.POSES.index(pose)
        plans = [_plans(b, i, piece) for piece in range(k.PIECES)]
        for piece, plan in enumerate(plans):
            scale = 2 * k.SIDE * int(b.norm[b.arranged_turn[i, piece]])
            if not all(0 <= at <= scale for corners in plan for corner in corners for at in corner):
                message = told("board-piece-outside", piece=k.PIECE_KEYS[piece])
                raise file.error(message, "arrangement", i, "pieces")
        for one, other in combinations(range(k.PIECES), 2):
            scales = [int(b.norm[b.arranged_turn[i, piece]]) for piece in (other, one)]
            if any(_overlap(p, q, *scales) for p in plans[one] for q in plans[other]):
                message = told("board-pieces-overlap", one=k.PIECE_KEYS[one], other=k.PIECE_KEYS[other])
                raise file.error(message, "arrangement", i, "pieces")


Corners = list[tuple[int, int]]


def _plans(b: Board, i: int, piece: int) -> list[Corners]:
    """Return the plan corners of an arranged piece's boxes, in 1/200 field times its rotation's N."""
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
    """Return whether two rectangles (each times the other's scale) have more than borders in common [RG-2.12]."""
    p, q = [(x * scale_p, y * scale_p) for x, y in p], [(x * scale_q, y * scale_q) for x, y in q]
    for rectangle in (p, q):
        for (ax, ay), (bx, by) in ((rectangle[0], rectangle[1]), (rectangle[1], rectangle[2])):
            ones, others = ([(bx - ax) * x + (by - ay) * y for x, y in corners] for corners in (p, q))
            if max(ones) <= min(others) or max(others) <= min(ones):
                return False
    return True
