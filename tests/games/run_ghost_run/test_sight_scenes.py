"""What is seen through the keyhole, in thousands of random lobbies, against fractions and against marching rays."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from nightkeep.games.run_ghost_run.sight import less, line, look, look_any
from nightkeep.games.run_ghost_run.state import GHOSTS, LOBBY, SEATS
from tests.games.run_ghost_run import reference_geometry as slow
from tests.games.run_ghost_run.geometry_support import (
    BOARD,
    TIMES,
    add_ghosts,
    in_line,
    in_mirror,
    mirror_towards,
    scattered,
    screen,
    slow_ghost,
    slow_pieces,
)

SCENES = 400 * TIMES  # of each kind: about 16,000 sample points
EPSILON = 0.004  # field: how near a box a ray may pass before marching says nothing


def scene(rng: np.random.Generator, ghosts: int, aligned: bool) -> tuple[Any, int]:
    """A lobby and a door; every second one with the mirror turned towards a ghost and a few other things."""
    s = scattered(rng)
    add_ghosts(rng, s, ghosts)
    door = int(rng.integers(24))
    if aligned:
        in_line(rng, s, door)
    if rng.integers(2):
        s.piece_pose[2 + int(rng.integers(4)) :] = -1
        mirror_towards(rng, s, door, aligned)
        screen(rng, s, door)
    return s, door


def lobby_ghosts(s: Any) -> list[tuple[int, int]]:
    return [(seat, ghost) for seat in range(SEATS) for ghost in range(GHOSTS) if s.ghost_where[seat, ghost] == LOBBY]


@pytest.mark.parametrize("aligned", [False, True])
def test_sight_agrees_with_fractions(aligned: bool) -> None:
    """RG-8.1 to RG-8.9 and RG-8.13: RG-8.2, RG-8.3, RG-8.4, RG-8.5, RG-8.6, RG-8.7, RG-8.8.

    Every sample point of every ghost in the lobby is seen exactly if the reference says so, straight or by mirror;
    also where faces of boxes are flush with the ray, and where the keyhole is inside a box. The line to be drawn leads
    to the first visible point.
    """
    rng = np.random.default_rng(8 + aligned)
    seen, any_seen = np.zeros((SEATS, GHOSTS), np.int32), np.zeros((SEATS, GHOSTS), np.int32)
    drawn = np.zeros(7, np.int32)
    met: Counter[str] = Counter()
    for _ in range(SCENES):
        s, door = scene(rng, 2, aligned)
        look(BOARD, s, door, seen)
        look_any(BOARD, s, door, any_seen)
        pieces, eye = slow_pieces(s), slow.keyhole(door)
        expected = np.zeros((SEATS, GHOSTS), int)
        for seat, ghost in lobby_ghosts(s):
            points = slow_ghost(s, seat, ghost).points
            how = [slow.how_seen(pieces, eye, point) for point in points]
            expected[seat, ghost] = sum(way != slow.UNSEEN for way, _ in how)
            met.update(f"way {way}" for way, _ in how)
            met["touching"] += sum(way == slow.UNSEEN and hidden == slow.TOUCHES for way, hidden in how)
            line(BOARD, s, door, seat, ghost, drawn)
            first = next((i for i, (way, _) in enumerate(how) if way != slow.UNSEEN), None)
            if first is None:
                assert not drawn.any()
                continue
            assert drawn[0] == how[first][0]
            assert drawn[1:4].tolist() == [int(at * 600) for at in points[first]]
            if how[first][0] == slow.MIRRORED:
                assert pieces[0] is not None
                x = slow.bounce(pieces[0], eye, points[first])
                assert x is not None
                assert all(abs(at - 600 * to) <= 1 for at, to in zip(drawn[4:].tolist(), x, strict=True))
            else:
                assert not drawn[4:].any()
        assert (seen == expected).all(), (s, door, seen, expected)
        assert (any_seen == (expected > 0)).all()
    assert met["way 0"] > 2500 and met["way 1"] > 2500 and met["way 2"] > 25, met
    assert not aligned or met["touching"] > 200, met


@pytest.mark.parametrize("aligned", [False, True])
def test_the_mirror_agrees_with_fractions(aligned: bool) -> None:
    """RG-2.4, RG-8.5, RG-8.6, RG-8.7, RG-8.13: what is seen in it, in every pose, seen straight as well or not."""
    rng = np.random.default_rng(85 + aligned)
    met: Counter[Any] = Counter()
    for _ in range(SCENES):
        s = scattered(rng)
        s.piece_pose[1 + int(rng.integers(6)) :] = -1
        add_ghosts(rng, s, 2)
        door = int(rng.integers(24))
        if aligned:
            in_line(rng, s, door)
        mirror_towards(rng, s, door, aligned)
        pieces, eye = slow_pieces(s), slow.keyhole(door)
        for seat, ghost in lobby_ghosts(s):
            for point in slow_ghost(s, seat, ghost).points:
                expected = slow.by_mirror(pieces, eye, point)
                here = np.array([int(at * 600) for at in point])
                assert in_mirror(BOARD, s, door, here) == (expected == slow.CLEAR), (s, door, point)
                met[expected] += 1
                if expected == slow.CLEAR:
                    met["pose", int(s.piece_pose[0])] += 1
    assert met[slow.CLEAR] > 600 and met[slow.CROSSES] > 300 and met[None] > 600, met
    assert all(met["pose", pose] > 10 for pose in range(6)), met
    assert not aligned or met[slow.TOUCHES] > 40, met


def boxes_of(s: Any) -> list[tuple[slow.Piece, np.ndarray[Any, Any]]]:
    """Each piece with its boxes as an array [box, axis, end]."""
    return [
        (piece, np.array([[[float(end) for end in side] for side in box] for box in piece.shape.boxes]))
        for piece in slow_pieces(s)
        if piece is not None
    ]


def depth_in_boxes(boxes: list[tuple[slow.Piece, np.ndarray[Any, Any]]], a: Any, b: Any) -> Any:
    """March from a to each of the points b in steps of at most 0.003: how deep inside a box the way goes at most."""
    steps = np.linspace(0.0, 1.0, 2501)[None, :, None]  # the longest way is less than 7.5 fields
    march = np.array(a)[None, None, :] + (b - np.array(a))[:, None, :] * steps
    deepest = np.full(len(b), -np.inf)
    for piece, ends in boxes:
        away = march - np.array([float(piece.x), float(piece.y), float(piece.z)])
        c, s = float(piece.cos), float(piece.sin)
        x, y = c * away[..., 0] + s * away[..., 1], c * away[..., 1] - s * away[..., 0]
        for box in ends:
            low = np.minimum(x - box[0, 0], box[0, 1] - x)
            np.minimum(low, y - box[1, 0], out=low)
            np.minimum(low, box[1, 1] - y, out=low)
            np.minimum(low, away[..., 2] - box[2, 0], out=low)
            np.minimum(low, box[2, 1] - away[..., 2], out=low)
            deepest = np.maximum(deepest, low.max(axis=1))
    return deepest


def test_straight_sight_agrees_with_marching_rays() -> None:
    """RG-8.4: points hidden by what a marching ray runs into, and seen where it keeps clear of all boxes.

    No disagreement except where the ray passes within EPSILON of a surface; that is so for few. Without the mirror.
    """
    rng = np.random.default_rng(84)
    seen = np.zeros((SEATS, GHOSTS), np.int32)
    decided, undecided = Counter[bool](), 0
    for _ in range(60 * TIMES):
        s, door = scene(rng, 4, False)
        s.piece_pose[0] = -1
        look(BOARD, s, door, seen)
        boxes, eye = boxes_of(s), [float(at) for at in slow.keyhole(door)]
        for seat, ghost in lobby_ghosts(s):
            points = np.array([[float(at) for at in point] for point in slow_ghost(s, seat, ghost).points])
            deep = depth_in_boxes(boxes, eye, points) if boxes else np.full(len(points), -1.0)
            hidden, clear = int((deep > EPSILON).sum()), int((deep < -EPSILON).sum())
            assert clear <= seen[seat, ghost] <= len(points) - hidden, (s, door, seat, ghost)
            decided[False] += hidden
            decided[True] += clear
            undecided += len(points) - hidden - clear
    assert min(decided.values()) > 700 and undecided < 0.03 * sum(decided.values()), (decided, undecided)


def test_fractions_are_compared_exactly() -> None:
    """RG-8.13: also where the products do not fit into 64 bits, and for fractions next to each other."""
    rng = np.random.default_rng(813)
    for _ in range(3000):
        a, c = (int(rng.integers(-(2**27) + 1, 2**27)) for _ in range(2))
        b = int(rng.integers(1, 2 ** int(rng.integers(1, 53))))
        d = max(1, min(2**52 - 1, abs(c) * b // max(1, abs(a)) + int(rng.integers(-1, 2))))
        if rng.integers(2):
            c = abs(c) * (1 if a >= 0 else -1)
        numbers = (np.int64(a), np.int64(b), np.int64(c), np.int64(d))
        assert bool(less(*numbers)) == (a * d < c * b), (a, b, c, d)


PLAIN = """
import sys
import numpy as np
from tests.games.run_ghost_run.test_sight_scenes import digests
print(digests())
"""


def digests() -> list[int]:
    """What is seen in a few lobbies, as numbers."""
    rng = np.random.default_rng(77)
    seen = np.zeros((SEATS, GHOSTS), np.int32)
    found = []
    for i in range(24):
        s, door = scene(rng, 3, i % 2 == 1)
        look(BOARD, s, np.int64(door), seen)
        found.append(int(seen.sum()))
    return found


def test_interpreted_and_compiled_see_the_same() -> None:
    """RG-8.13: every machine gives the same answer; and without compiling, any number too big would be a warning."""
    env = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    root = Path(__file__).resolve().parents[3]
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", PLAIN], env=env, cwd=root, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == str(digests())
