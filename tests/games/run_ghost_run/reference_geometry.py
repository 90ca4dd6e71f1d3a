"""A slow, plain second opinion on the geometry of the lobby, written from the rules: fractions, nothing shared.

It reads the component file by itself. Lengths are fractions of a field here, points are triples.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from math import lcm
from pathlib import Path
from typing import Any

import nightkeep

FILE = Path(nightkeep.__file__).parent / "games" / "run_ghost_run" / "components.toml"
DATA: dict[str, Any] = tomllib.loads(FILE.read_text(encoding="utf-8"))

Point = tuple[Fraction, Fraction, Fraction]
Flat = tuple[Fraction, Fraction]
Range = tuple[Fraction, Fraction]
Box = tuple[Range, Range, Range]

PIECES = ("mirror", "trolley", "desk", "piano", "armchair", "table")
POSES = ("up", "down", "back", "front", "left", "right")
SIZES = ("small", "medium", "large")

TIP: dict[str, Callable[[Point], Point]] = {  # RG-2.6
    "up": lambda p: (p[0], p[1], p[2]),
    "down": lambda p: (-p[0], p[1], -p[2]),
    "back": lambda p: (p[0], -p[2], p[1]),
    "front": lambda p: (p[0], p[2], -p[1]),
    "left": lambda p: (-p[2], p[1], p[0]),
    "right": lambda p: (p[2], p[1], -p[0]),
}


def tipped(box: Box, pose: str) -> Box:
    """A box by two opposite corners, tipped over."""
    one = TIP[pose]((box[0][0], box[1][0], box[2][0]))
    other = TIP[pose]((box[0][1], box[1][1], box[2][1]))
    x, y, z = ((min(a, b), max(a, b)) for a, b in zip(one, other, strict=True))
    return x, y, z


def moved(box: Box, by: Point) -> Box:
    x, y, z = ((low + d, high + d) for (low, high), d in zip(box, by, strict=True))
    return x, y, z


def cm(value: int) -> Fraction:
    return Fraction(value, 100)


@dataclass(frozen=True)
class Shape:
    """A piece in a pose: its boxes, and the mirror's face with its normal."""

    boxes: tuple[Box, ...]
    face: Box | None
    normal: Point

    @cached_property
    def sides(self) -> list[list[tuple[int, int]]]:
        """The boxes in 1/200 field."""
        return [[(int(low * 200), int(high * 200)) for low, high in box] for box in self.boxes]


def shape(key: str, pose: str, data: dict[str, Any]) -> Shape:
    """RG-2.6: tip everything, then centre the plan and put it down on the floor."""
    row = next(row for row in data["piece"] if row["key"] == key)
    upright = [
        ((cm(b[0]), cm(b[1])), (cm(b[2]), cm(b[3])), (cm(b[4]), cm(b[5]))) for b in (one["box"] for one in row["box"])
    ]
    boxes = [tipped(box, pose) for box in upright]
    by = (
        -(min(b[0][0] for b in boxes) + max(b[0][1] for b in boxes)) / 2,
        -(min(b[1][0] for b in boxes) + max(b[1][1] for b in boxes)) / 2,
        -min(b[2][0] for b in boxes),
    )
    face = None
    if key == "mirror":
        f = data["mirror_face"]
        flat = ((cm(f["x"][0]), cm(f["x"][1])), (cm(f["y"]), cm(f["y"])), (cm(f["z"][0]), cm(f["z"][1])))
        face = moved(tipped(flat, pose), by)
    normal = TIP[pose]((Fraction(0), Fraction(1), Fraction(0)))
    return Shape(tuple(moved(box, by) for box in boxes), face, normal)


SHAPES = {(key, pose): shape(key, pose, DATA) for key in PIECES for pose in POSES}


def rotation(turn: int, data: dict[str, Any] = DATA) -> tuple[Fraction, Fraction]:
    """RG-2.8: cosine and sine."""
    _, c, s, n = data["rotation"]["table"][turn % 90]
    for _ in range(turn // 90):
        c, s = -s, c
    return Fraction(c, n), Fraction(s, n)


@dataclass
class Piece:
    """A piece in the lobby."""

    shape: Shape
    x: Fraction
    y: Fraction
    turn: int
    z: Fraction = Fraction(0)
    cos: Fraction = field(init=False)
    sin: Fraction = field(init=False)

    def __post_init__(self) -> None:
        self.cos, self.sin = rotation(self.turn)

    def to_frame(self, p: Point) -> Point:
        dx, dy = p[0] - self.x, p[1] - self.y
        return self.cos * dx + self.sin * dy, -self.sin * dx + self.cos * dy, p[2] - self.z

    def to_lobby(self, p: Flat) -> Flat:
        return self.x + self.cos * p[0] - self.sin * p[1], self.y + self.sin * p[0] + self.cos * p[1]

    def plan(self, box: Box) -> list[Flat]:
        """The plan corners of a box, counter-clockwise."""
        (x0, x1), (y0, y1), _ = box
        return [self.to_lobby(p) for p in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))]

    @cached_property
    def plans(self) -> list[list[Flat]]:
        """Of all boxes."""
        return [self.plan(box) for box in self.shape.boxes]

    def is_inside(self) -> bool:
        """RG-2.9."""
        return all(0 <= at <= 6 for plan in self.plans for corner in plan for at in corner)


# ------------------------------------------------------------------------------------------------ plans


def left_of(a: Flat, b: Flat, p: Flat) -> Fraction:
    return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])


def common_area(one: list[Flat], other: list[Flat]) -> Fraction:
    """Cut one convex polygon by the edges of the other, and measure twice what is left."""
    left = one
    for a, b in zip(other, other[1:] + other[:1], strict=True):
        cut: list[Flat] = []
        for p, q in zip(left, left[1:] + left[:1], strict=True):
            u, v = left_of(a, b, p), left_of(a, b, q)
            if u >= 0:
                cut.append(p)
            if (u > 0 and v < 0) or (u < 0 and v > 0):
                t = u / (u - v)
                cut.append((p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1])))
        left = cut
    return sum((p[0] * q[1] - p[1] * q[0] for p, q in zip(left, left[1:] + left[:1], strict=True)), start=Fraction(0))


def plans_overlap(one: list[Flat], other: list[Flat]) -> bool:
    """RG-2.12: more than edges and corners in common."""
    for axis in (0, 1):  # far apart: save the trouble
        if max(p[axis] for p in one) <= min(p[axis] for p in other):
            return False
        if max(p[axis] for p in other) <= min(p[axis] for p in one):
            return False
    return common_area(one, other) > 0


def settled(pieces: list[Piece]) -> None:
    """RG-2.11: give each its height; they are listed from the bottom to the top."""
    for i, piece in enumerate(pieces):
        heights = [Fraction(0)]
        for lower in pieces[:i]:
            for box, plan in zip(piece.shape.boxes, piece.plans, strict=True):
                for under, under_plan in zip(lower.shape.boxes, lower.plans, strict=True):
                    if plans_overlap(plan, under_plan):
                        heights.append(lower.z + under[2][1] - box[2][0])
        piece.z = max(heights)


# ------------------------------------------------------------------------------------------------ ghosts


@dataclass(frozen=True)
class Ghost:
    """A ghost at a place; the anchor is (i, j)."""

    size: str
    lying: bool
    column: int
    row: int
    anchor: tuple[int, int]
    level: Fraction

    @property
    def spots(self) -> int:
        return SIZES.index(self.size) + 1

    @property
    def height(self) -> Fraction:
        row = next(row for row in DATA["ghost"] if row["size"] == self.size)
        return cm(row["height_lying" if self.lying else "height_standing"])

    @property
    def footprint(self) -> list[Flat]:
        x0 = self.column + Fraction(self.anchor[0], 3)
        y0 = self.row + Fraction(self.anchor[1], 3)
        x1, y1 = x0 + Fraction(self.spots, 3), y0 + Fraction(self.spots, 3)
        return [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]

    @property
    def points(self) -> list[Point]:
        """RG-8.3."""
        pose = "lying" if self.lying else "standing"
        row = next(row for row in DATA["samples"] if row["size"] == self.size and row["pose"] == pose)
        (x0, y0), _, (x1, y1), _ = self.footprint
        x, y = (x0 + x1) / 2, (y0 + y1) / 2
        return [
            (x + Fraction(dx, 600), y + Fraction(dy, 600), self.level + Fraction(dz, 600))
            for dz in row["heights"]
            for dx, dy in row["offsets"]
        ]


def support(pieces: list[Piece | None], ghost: Ghost) -> int:
    """RG-6.2: -2 nothing, -1 the floor, else piece * 8 + box."""
    if ghost.level == 0:
        return -1
    for number, piece in enumerate(pieces):
        if piece is None:
            continue
        for i, (box, plan) in enumerate(zip(piece.shape.boxes, piece.plans, strict=True)):
            edges = zip(plan, plan[1:] + plan[:1], strict=True)
            if piece.z + box[2][1] == ghost.level and all(
                left_of(a, b, corner) >= 0 for a, b in edges for corner in ghost.footprint
            ):
                return number * 8 + i
    return -2


def is_free(pieces: list[Piece | None], ghost: Ghost) -> bool:
    """RG-6.3."""
    footprint, head = ghost.footprint, ghost.level + ghost.height
    return not any(
        ghost.level < piece.z + box[2][1] and piece.z + box[2][0] < head and plans_overlap(plan, footprint)
        for piece in pieces
        if piece
        for box, plan in zip(piece.shape.boxes, piece.plans, strict=True)
    )


# ------------------------------------------------------------------------------------------------ sight

CLEAR, TOUCHES, CROSSES = range(3)


def relation(a: list[int], b: list[int], box: list[tuple[int, int]]) -> int:
    """How the segment from a to b and a box lie: clear of each other, touching at the surface only, or crossing.

    The stretch of the segment within each pair of faces is cut out of [0, 1]; the ends are fractions (above, below).
    """
    inner = True
    first, last = (0, 1), (1, 1)
    for at, to, (low, high) in zip(a, b, box, strict=True):
        way, near, far = to - at, low - at, high - at
        if way == 0:
            if near > 0 or far < 0:
                return CLEAR
            inner = inner and near < 0 < far
            continue
        if way < 0:
            near, far, way = -far, -near, -way
        if near * first[1] > first[0] * way:
            first = (near, way)
        if far * last[1] < last[0] * way:
            last = (far, way)
        if first[0] * last[1] > last[0] * first[1]:
            return CLEAR
    return CROSSES if inner and first[0] * last[1] < last[0] * first[1] else TOUCHES


def worst(pieces: list[Piece | None], a: Point, b: Point) -> int:
    """The worst relation of a segment to any box. For speed all fractions are brought to one denominator per piece."""
    found = CLEAR
    below = lcm(200, *(at.denominator for at in (*a, *b)))
    whole = [[at.numerator * (below // at.denominator) for at in point] for point in (a, b)]
    for piece in pieces:
        if piece is None:
            continue
        n = lcm(piece.cos.denominator, piece.sin.denominator)
        c, s = int(piece.cos * n), int(piece.sin * n)
        x, y, z = (int(at * below) for at in (piece.x, piece.y, piece.z))
        p, q = ([c * (at[0] - x) + s * (at[1] - y), c * (at[1] - y) - s * (at[0] - x), n * (at[2] - z)] for at in whole)
        for sides in piece.shape.sides:
            scale = n * below // 200
            found = max(found, relation(p, q, [(low * scale, high * scale) for low, high in sides]))
            if found == CROSSES:
                return CROSSES
    return found


def keyhole(door: int) -> Point:
    """RG-8.1: doors of S, W, N, E."""
    side, number = divmod(door, 6)
    m = number + Fraction(1, 2)
    x, y = [(m, Fraction(0)), (Fraction(0), m), (m, Fraction(6)), (Fraction(6), m)][side]
    return x, y, Fraction(45, 100)


def bounce(mirror: Piece, eye: Point, point: Point) -> Point | None:
    """RG-8.5: where the way from the eye by the mirror to the point bounces off its face; None: nowhere."""
    assert mirror.shape.face is not None
    e, p = mirror.to_frame(eye), mirror.to_frame(point)
    axis = next(i for i in range(3) if mirror.shape.normal[i] != 0)
    plane, sign = mirror.shape.face[axis][0], mirror.shape.normal[axis]
    if (e[axis] - plane) * sign <= 0 or (p[axis] - plane) * sign <= 0:
        return None
    image = [*p]
    image[axis] = 2 * plane - p[axis]
    t = (plane - e[axis]) / (image[axis] - e[axis])
    x = [e[i] + t * (image[i] - e[i]) for i in range(3)]
    if not all(mirror.shape.face[i][0] <= x[i] <= mirror.shape.face[i][1] for i in range(3)):
        return None
    flat = mirror.to_lobby((x[0], x[1]))
    return flat[0], flat[1], x[2] + mirror.z


UNSEEN, STRAIGHT, MIRRORED = range(3)


def by_mirror(pieces: list[Piece | None], eye: Point, point: Point) -> int | None:
    """RG-8.5: what the way by the mirror meets; None: there is no such way."""
    x = bounce(pieces[0], eye, point) if pieces[0] is not None else None
    if x is None:
        return None
    return max(worst(pieces, eye, x), worst(pieces, x, point))


def how_seen(pieces: list[Piece | None], eye: Point, point: Point) -> tuple[int, int]:
    """RG-8.4 to RG-8.7: how a point is seen, and the gentlest thing that hides it (TOUCHES or CROSSES)."""
    straight = worst(pieces, eye, point)
    if straight == CLEAR:
        return STRAIGHT, CLEAR
    mirrored = by_mirror(pieces, eye, point)
    if mirrored == CLEAR:
        return MIRRORED, straight
    return UNSEEN, straight if mirrored is None else min(straight, mirrored)
