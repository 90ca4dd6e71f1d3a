"""What carries a ghost, and where its body is free of furniture. Other ghosts are not looked at (see lobby.py).

A place is a field (row * 6 + column), an anchor (j * 3 + i) and a level in 1/100 field. The footprint of a ghost is a
square parallel to the walls; boxes are turned with their piece (see geometry.py for the frame of a piece and for N).
Plans are measured in 1/600 field, in which the middles of footprints and boxes are whole numbers: 1/100 field times 6,
1/200 field times 3. Multiplied by an N of at most 6000, everything here stays below 2**26 [RG-6.1 to RG-6.3].
"""

from __future__ import annotations

from nightkeep.compile.kernel import always_inline, int64, kernel
from nightkeep.games.run_ghost_run.geometry import plan, rotation
from nightkeep.games.run_ghost_run.state import LEVELS, PIECES, Board, State
from nightkeep.rules.record import Ints

MOST_LEVELS = LEVELS  # of one spot: the floor, and the tops of at most 39 boxes (board.py)
NOTHING, FLOOR = -2, -1  # carrier()

Footprint = tuple[int, int, int]  # 1/600 field: its middle from the west and from the south, and half its side


@always_inline
def footprint(size: int, field: int, anchor: int) -> Footprint:
    """Return the footprint of a ghost of a size at an anchor of a field [RG-1.2, RG-1.3, RG-1.9]."""
    reach = (size + 1) * 100
    return field % 6 * 600 + anchor % 3 * 200 + reach, field // 6 * 600 + anchor // 3 * 200 + reach, reach


@always_inline
def from_origin(s: State, piece: int, foot: Footprint) -> tuple[int, int]:
    """Return how far the middle of a footprint is from the origin of a piece, in 1/600 field along the walls."""
    return foot[0] - 6 * int64(s.piece_x[piece]), foot[1] - 6 * int64(s.piece_y[piece])


@always_inline
def beside(board: Board, s: State, piece: int, foot: Footprint) -> bool:
    """Return whether a piece is so far from a footprint (or not in the lobby) that it does not matter there."""
    pose = int64(s.piece_pose[piece])
    if pose < 0:
        return True
    # ``reach``: no corner of the piece is farther from its origin. A square around that circle is quicker than the
    # circle.
    away = int64(board.reach[piece, pose]) + foot[2]
    dx, dy = from_origin(s, piece, foot)
    return dx >= away or dx <= -away or dy >= away or dy <= -away


@always_inline
def carries(board: Board, s: State, piece: int, box: int, foot: Footprint) -> bool:
    """Return whether a footprint, borders included, lies within the top face of a box [RG-6.2].

    Along each axis of the box, the distance of the middles and half the length of the turned footprint (``wide``, the
    same along both axes) together are at most half the length of the box.
    """
    c, sn, n = rotation(board, s, piece)
    mx, my, hx, hy = plan(board, s, piece, box)
    dx, dy = from_origin(s, piece, foot)
    wide = (abs(c) + abs(sn)) * foot[2]
    if abs(c * dx + sn * dy - 3 * n * mx) + wide > 3 * n * hx:
        return False
    return abs(c * dy - sn * dx - 3 * n * my) + wide <= 3 * n * hy


@always_inline
def covers(board: Board, s: State, piece: int, box: int, foot: Footprint) -> bool:
    """Return whether the plan of a box and a footprint have more than borders in common [RG-2.12].

    They are apart exactly if an axis of the box (the first two tests) or of the footprint separates them.
    """
    c, sn, n = rotation(board, s, piece)
    mx, my, hx, hy = plan(board, s, piece, box)
    dx, dy = from_origin(s, piece, foot)
    wide = (abs(c) + abs(sn)) * foot[2]
    if abs(c * dx + sn * dy - 3 * n * mx) >= 3 * n * hx + wide:
        return False
    if abs(c * dy - sn * dx - 3 * n * my) >= 3 * n * hy + wide:
        return False
    # The walls' axes: the middle of the box turned into the lobby, and its half length along the wall.
    if abs(n * dx - 3 * (c * mx - sn * my)) >= n * foot[2] + 3 * (abs(c) * hx + abs(sn) * hy):
        return False
    return abs(n * dy - 3 * (sn * mx + c * my)) < n * foot[2] + 3 * (abs(sn) * hx + abs(c) * hy)


@kernel
def carrier(board: Board, s: State, size: int, field: int, anchor: int, level: int) -> int:
    """Return what carries a ghost at a place [RG-6.2].

    It is NOTHING, FLOOR, or the first box that does, as piece * 8 + box.
    """
    # The floor is everywhere, and it is not asked here whether it is free.
    if level == 0:
        return FLOOR
    foot = footprint(size, field, anchor)
    for piece in range(PIECES):
        if beside(board, s, piece, foot):
            continue
        pose = int64(s.piece_pose[piece])
        for box in range(int64(board.boxes[piece])):
            if int64(s.piece_z[piece]) + int64(board.top[piece, pose, box]) == level:
                if carries(board, s, piece, box, foot):
                    return piece * 8 + box
    return NOTHING


@kernel
def free_of_furniture(board: Board, s: State, size: int, field: int, anchor: int, level: int) -> bool:
    """Return whether the body of a ghost at a place overlaps no box [RG-1.7, RG-1.8, RG-6.3]."""
    foot = footprint(size, field, anchor)
    head = level + int64(board.height[size, int64(s.lying)])
    for piece in range(PIECES):
        if not free_of_piece(board, s, int64(piece), foot, level, head):
            return False
    return True


@always_inline
def free_of_piece(board: Board, s: State, piece: int, foot: Footprint, level: int, head: int) -> bool:
    """Return whether a body over a footprint, from a level up to its head, overlaps no box of a piece [RG-6.3]."""
    if beside(board, s, piece, foot):
        return True
    pose = int64(s.piece_pose[piece])
    z = int64(s.piece_z[piece])
    for box in range(int64(board.boxes[piece])):
        # Heights overlap, which is quick to tell; only then the plans are compared.
        if z + int64(board.low[piece, pose, box]) < head and level < z + int64(board.top[piece, pose, box]):
            if covers(board, s, piece, box, foot):
                return False
    return True


@kernel
def levels(board: Board, s: State, size: int, field: int, anchor: int, out: Ints) -> int:
    """Write every level at which a ghost is carried and free of furniture, from the lowest up; return how many.

    ``out`` has room for MOST_LEVELS. Levels are inserted in order; two boxes may give the same one [RG-6.1 to RG-6.3].
    """
    n = int64(0)
    if free_of_furniture(board, s, size, field, anchor, int64(0)):
        out[0] = 0
        n = int64(1)
    foot = footprint(size, field, anchor)
    for piece in range(PIECES):
        if beside(board, s, piece, foot):
            continue
        pose = int64(s.piece_pose[piece])
        for box in range(int64(board.boxes[piece])):
            if not carries(board, s, piece, box, foot):
                continue
            level = int64(s.piece_z[piece]) + int64(board.top[piece, pose, box])
            place = n
            # Insertion sort from the highest level down; a level that is there already is not listed twice.
            while place > 0 and int64(out[place - 1]) > level:
                place -= 1
            if place > 0 and int64(out[place - 1]) == level:
                continue
            if free_of_furniture(board, s, size, field, anchor, level):
                for i in range(n, place, -1):
                    out[i] = out[i - 1]
                out[place] = level
                n += 1
    return n
