"""Lobbies for the tests of geometry and sight: by hand, at random, and as the slow reference sees them."""

from __future__ import annotations

import os
from fractions import Fraction
from pathlib import Path
from typing import Any

import numpy as np

from nightkeep.compile.kernel import int64, kernel
from nightkeep.games.run_ghost_run import board as boards
from nightkeep.games.run_ghost_run.geometry import inside, settle
from nightkeep.games.run_ghost_run.places import levels
from nightkeep.games.run_ghost_run.sight import eye_at, eye_depth_at, mirrored
from nightkeep.games.run_ghost_run.state import GHOSTS, LEVELS, LOBBY, SEATS, SIZE, State
from nightkeep.rules.board_files import TomlFile
from tests.games.run_ghost_run import reference_geometry as slow

FILE = Path(boards.__file__).parent / "components.toml"
TEXT = FILE.read_text(encoding="utf-8")
BOARD = boards.load_board(TomlFile(TEXT, "components.toml")).record
PIECES, POSES = slow.PIECES, slow.POSES
DOORS = {f"{side}{k}": at * 6 + k - 1 for at, side in enumerate("SWNE") for k in range(1, 7)}

TIMES = int(os.environ.get("NIGHTKEEP_LOBBIES", "1"))  # so many times as many random lobbies as usual

Placed = tuple[str, int, int, int, str]


def empty_lobby() -> Any:
    """A position without furniture and with all ghosts in the stock."""
    s = State.zeros()[0]
    s.piece_pose[:] = -1
    s.order = range(6)
    s.ghost_on[:] = -1
    return s


def furnished(*pieces: Placed, board: Any = BOARD) -> Any:
    """A lobby with these pieces, each [key, x, y, turn, pose], from the bottom to the top."""
    s = empty_lobby()
    listed = [PIECES.index(key) for key, *_ in pieces]
    s.order = listed + [piece for piece in range(6) if piece not in listed]
    for piece, (_, x, y, turn, pose) in zip(listed, pieces, strict=True):
        put_piece(s, piece, x, y, turn, POSES.index(pose))
    settle(board, s)
    return s


def put_piece(s: Any, piece: int, x: int, y: int, turn: int, pose: int) -> None:
    s.piece_x[piece], s.piece_y[piece], s.piece_turn[piece], s.piece_pose[piece] = x, y, turn, pose


def put_ghost(s: Any, seat: int, ghost: int, field: str, anchor: tuple[int, int] = (0, 0), level: int = 0) -> None:
    """Stand a ghost somewhere; field as 'c2', anchor (i, j), level in 1/100 field."""
    s.ghost_where[seat, ghost] = LOBBY
    s.ghost_field[seat, ghost] = field_number(field)
    s.ghost_anchor[seat, ghost] = anchor[1] * 3 + anchor[0]
    s.ghost_level[seat, ghost] = level


@kernel
def in_mirror(board: Any, s: Any, door: int, point: Any) -> bool:
    """Whether a point is seen in the mirror, straight sight or not."""
    depth = eye_depth_at(board, s, door)
    at = (int64(point[0]), int64(point[1]), int64(point[2]))
    return depth > 0 and mirrored(board, s, int64(0), eye_at(board, door), depth, at) < 0


def field_number(field: str) -> int:
    return "abcdef".index(field[0]) + 6 * (int(field[1]) - 1)


# ------------------------------------------------------------------------------------------------ for the reference


def slow_pieces(s: Any) -> list[slow.Piece | None]:
    """The furniture, in piece order, with the heights of the record."""
    found: list[slow.Piece | None] = []
    for piece in range(6):
        if s.piece_pose[piece] < 0:
            found.append(None)
            continue
        shape = slow.SHAPES[PIECES[piece], POSES[s.piece_pose[piece]]]
        x, y, z = (Fraction(int(at[piece]), 100) for at in (s.piece_x, s.piece_y, s.piece_z))
        found.append(slow.Piece(shape, x, y, int(s.piece_turn[piece]), z))
    return found


def slow_ghost(s: Any, seat: int, ghost: int) -> slow.Ghost:
    row, column = divmod(int(s.ghost_field[seat, ghost]), 6)
    j, i = divmod(int(s.ghost_anchor[seat, ghost]), 3)
    level = Fraction(int(s.ghost_level[seat, ghost]), 100)
    return slow.Ghost(slow.SIZES[SIZE[ghost]], bool(s.lying), column, row, (i, j), level)


# ------------------------------------------------------------------------------------------------ at random


def any_of(rng: np.random.Generator, many: Any) -> Any:
    return many[int(rng.integers(len(many)))]


def random_anchor(rng: np.random.Generator, size: int) -> int:
    free = 3 - size
    j, i = (int(rng.integers(free)) for _ in range(2))
    return j * 3 + i


def scattered(rng: np.random.Generator, fewest: int = 1) -> Any:
    """Some pieces anywhere in any pose, settled in any order, often on top of each other."""
    s = empty_lobby()
    s.order = rng.permutation(6)
    crowd = int(rng.integers(3))  # 2: all in one corner, so that they are stacked
    for piece in rng.permutation(6)[: int(rng.integers(fewest, 7))].tolist():
        while True:
            x, y = (int(rng.integers(600 if crowd < 2 else 300)) for _ in range(2))
            turn, pose = int(rng.integers(360)), int(rng.integers(6))
            if rng.integers(3) == 0:
                turn = int(any_of(rng, (0, 90, 180, 270, 37, 53, 127, 217)))
            if inside(BOARD, piece, pose, x, y, turn):
                break
        put_piece(s, piece, x, y, turn, pose)
    settle(BOARD, s)
    return s


def add_ghosts(rng: np.random.Generator, s: Any, count: int) -> None:
    """Ghosts at places that furniture allows, all standing or all lying."""
    s.lying = int(rng.integers(4) == 0)
    out = np.zeros(LEVELS, np.int16)
    for which in rng.permutation(SEATS * GHOSTS)[:count].tolist():
        seat, ghost = divmod(which, GHOSTS)
        n = 0
        while n == 0:
            field, anchor = int(rng.integers(36)), random_anchor(rng, SIZE[ghost])
            n = int(levels(BOARD, s, SIZE[ghost], field, anchor, out))
        s.ghost_where[seat, ghost] = LOBBY
        s.ghost_field[seat, ghost], s.ghost_anchor[seat, ghost] = field, anchor
        s.ghost_level[seat, ghost] = out[int(rng.integers(n))]


def in_line(rng: np.random.Generator, s: Any, door: int) -> None:
    """Shift pieces, also in height, so that faces of boxes are level or flush with the keyhole or a sample point.

    The pieces may then hang in the air or stand in each other: sight has to be right there, too.
    """
    ghosts = [(seat, ghost) for seat in range(SEATS) for ghost in range(GHOSTS) if s.ghost_where[seat, ghost] == LOBBY]
    for piece in range(6):
        pose = int(s.piece_pose[piece])
        if pose < 0:
            continue
        turn = int(any_of(rng, (0, 90, 180, 270)))
        s.piece_turn[piece] = turn
        target = slow.keyhole(door)
        if rng.integers(2):
            target = any_of(rng, slow_ghost(s, *any_of(rng, ghosts)).points)
        shape = slow.SHAPES[PIECES[piece], POSES[pose]]
        box = any_of(rng, shape.boxes)
        corner = slow.Piece(shape, Fraction(0), Fraction(0), turn).to_lobby((any_of(rng, box[0]), any_of(rng, box[1])))
        for axis, at in enumerate((s.piece_x, s.piece_y)):
            wanted = (target[axis] - corner[axis]) * 100
            if rng.integers(2) and wanted.denominator == 1 and 0 <= wanted <= 600:
                at[piece] = int(wanted)
        wanted = (target[2] - any_of(rng, box[2])) * 100
        if rng.integers(2) and wanted.denominator == 1 and wanted >= 0:
            s.piece_z[piece] = int(wanted)


def mirror_towards(rng: np.random.Generator, s: Any, door: int, aligned: bool) -> None:
    """Put the mirror so that some ghost is likely to be seen in it, if nothing is in the way."""
    ghosts = [(seat, ghost) for seat in range(SEATS) for ghost in range(GHOSTS) if s.ghost_where[seat, ghost] == LOBBY]
    x, y, _ = (float(at) for at in any_of(rng, slow_ghost(s, *any_of(rng, ghosts)).points))
    eye = [float(at) for at in slow.keyhole(door)]
    pose = int(any_of(rng, (0, 0, 1, 4, 5, 2, 3)))
    s.piece_pose[0], s.piece_z[0] = pose, 0 if rng.integers(2) else int(rng.integers(60))
    if aligned:  # half-way between, so that rays go in planes or lines that boxes can be flush with
        s.piece_turn[0] = 90 * int(rng.integers(4))
        s.piece_x[0], s.piece_y[0] = round(50 * (x + eye[0])), round(50 * (y + eye[1]))
        if pose not in (2, 3):
            c, sn = slow.rotation(int(s.piece_turn[0]))
            back = int(rng.integers(5, 200))
            s.piece_x[0] = min(max(int(s.piece_x[0]) + int(sn) * back, 0), 600)
            s.piece_y[0] = min(max(int(s.piece_y[0]) - int(c) * back, 0), 600)
        return
    at = [float(rng.uniform(0.5, 5.5)) for _ in range(2)]
    if pose in (2, 3):
        at = [(x + eye[0]) / 2, (y + eye[1]) / 2]
    s.piece_x[0], s.piece_y[0] = round(100 * at[0]), round(100 * at[1])
    ways = [np.arctan2(to[1] - at[1], to[0] - at[0]) for to in ((x, y), (eye[0], eye[1]))]
    look_at = np.arctan2(np.sin(ways[0]) + np.sin(ways[1]), np.cos(ways[0]) + np.cos(ways[1]))
    s.piece_turn[0] = (round(np.degrees(look_at)) - 90) % 360
    if pose == 3:
        s.piece_z[0] = int(rng.integers(40, 160))  # it looks down


def screen(rng: np.random.Generator, s: Any, door: int) -> None:
    """Put the piano between the keyhole and a ghost, so that the mirror has something to show."""
    ghosts = [(seat, ghost) for seat in range(SEATS) for ghost in range(GHOSTS) if s.ghost_where[seat, ghost] == LOBBY]
    x, y, _ = (float(at) for at in slow_ghost(s, *any_of(rng, ghosts)).points[0])
    eye = [float(at) for at in slow.keyhole(door)]
    part_way = float(rng.uniform(0.2, 0.8))
    s.piece_x[3], s.piece_y[3] = (round(100 * (at + part_way * (to - at))) for at, to in zip(eye, (x, y), strict=False))
    s.piece_turn[3] = (round(np.degrees(np.arctan2(y - eye[1], x - eye[0]))) - 90) % 360
    s.piece_pose[3], s.piece_z[3] = 0, 0
