"""RG-6.1 to RG-6.3: what carries a ghost, and where its body is free of furniture. Other ghosts are not looked at.

A place is a field (row * 6 + column), an anchor (j * 3 + i) and a level in 1/100 field. Plans are measured in 1/600
field; times an N of at most 6000 everything here stays below 2**26.
"""

from __future__ import annotations

from nightkeep.compile.kernel import always_inline, device, int64, kernel
from nightkeep.games.run_ghost_run.state import Board, State
from nightkeep.rules.record import Ints

MOST_LEVELS = 40  # of one spot: the floor, and the tops of at most 39 boxes (board)
NOTHING, FLOOR = -2, -1  # carrier()


@device
def anchor_fits(board: Board, size: int, anchor: int) -> bool:
    """Return whether a ghost of a size stays in its field at an anchor. [RG-1.9]"""
    spots = int64(board.spots[size])
    return anchor % 3 + spots <= 3 and anchor // 3 + spots <= 3


@always_inline
def middle_x(board: Board, size: int, field: int, anchor: int) -> int:
    """Return the middle of a footprint in 1/600 field, from the west. [RG-1.2, RG-1.3, RG-1.9]"""
    return field % 6 * 600 + anchor % 3 * 200 + int64(board.spots[size]) * 100


@always_inline
def middle_y(board: Board, size: int, field: int, anchor: int) -> int:
    """Return the same from the south."""
    return field // 6 * 600 + anchor // 3 * 200 + int64(board.spots[size]) * 100


@always_inline
def beside(board: Board, s: State, piece: int, x: int, y: int, reach: int) -> bool:
    """Return whether a piece is so far from a footprint (or not in the lobby) that it does not matter there."""
    pose = int64(s.piece_pose[piece])
    if pose < 0:
        return True
    away = int64(board.reach[piece, pose]) + reach
    dx = x - 6 * int64(s.piece_x[piece])
    dy = y - 6 * int64(s.piece_y[piece])
    return dx >= away or dx <= -away or dy >= away or dy <= -away


@always_inline
def carries(board: Board, s: State, piece: int, box: int, x: int, y: int, reach: int) -> bool:
    """Return whether a footprint, borders included, lies within the top face of a box. [RG-6.2]"""
    turn = int64(s.piece_turn[piece])
    pose = int64(s.piece_pose[piece])
    c = int64(board.cos[turn])
    sn = int64(board.sin[turn])
    n = 3 * int64(board.norm[turn])
    dx = x - 6 * int64(s.piece_x[piece])
    dy = y - 6 * int64(s.piece_y[piece])
    wide = (abs(c) + abs(sn)) * reach
    along = c * dx + sn * dy - n * int64(board.mid[piece, pose, box, 0])
    if abs(along) + wide > n * int64(board.half[piece, pose, box, 0]):
        return False
    along = c * dy - sn * dx - n * int64(board.mid[piece, pose, box, 1])
    return abs(along) + wide <= n * int64(board.half[piece, pose, box, 1])


@always_inline
def covers(board: Board, s: State, piece: int, box: int, x: int, y: int, reach: int) -> bool:
    """Return whether the plan of a box and a footprint have more than borders in common. [RG-2.12]"""
    turn = int64(s.piece_turn[piece])
    pose = int64(s.piece_pose[piece])
    c = int64(board.cos[turn])
    sn = int64(board.sin[turn])
    n = 3 * int64(board.norm[turn])
    dx = x - 6 * int64(s.piece_x[piece])
    dy = y - 6 * int64(s.piece_y[piece])
    mx = int64(board.mid[piece, pose, box, 0])
    my = int64(board.mid[piece, pose, box, 1])
    hx = int64(board.half[piece, pose, box, 0])
    hy = int64(board.half[piece, pose, box, 1])
    wide = (abs(c) + abs(sn)) * reach
    if abs(c * dx + sn * dy - n * mx) >= n * hx + wide:
        return False
    if abs(c * dy - sn * dx - n * my) >= n * hy + wide:
        return False
    norm = int64(board.norm[turn])
    if abs(norm * dx - 3 * (c * mx - sn * my)) >= norm * reach + 3 * (abs(c) * hx + abs(sn) * hy):
        return False
    return abs(norm * dy - 3 * (sn * mx + c * my)) < norm * reach + 3 * (abs(sn) * hx + abs(c) * hy)


@kernel
def carrier(board: Board, s: State, size: int, lying: int, field: int, anchor: int, level: int) -> int:
    """Return what carries a ghost at a place.

    It is NOTHING, FLOOR, or the first box that does, as piece * 8 + box.

    Rules: RG-6.2
    """
    if level == 0:
        return FLOOR
    x = middle_x(board, size, field, anchor)
    y = middle_y(board, size, field, anchor)
    reach = int64(board.spots[size]) * 100
    for piece in range(6):
        if beside(board, s, piece, x, y, reach):
            continue
        pose = int64(s.piece_pose[piece])
        for box in range(int64(board.boxes[piece])):
            if int64(s.piece_z[piece]) + int64(board.top[piece, pose, box]) == level:
                if carries(board, s, piece, box, x, y, reach):
                    return piece * 8 + box
    return NOTHING


@kernel
def free_of_furniture(board: Board, s: State, size: int, lying: int, field: int, anchor: int, level: int) -> bool:
    """Return whether the body of a ghost at a place overlaps no box. [RG-1.7, RG-1.8, RG-6.3]"""
    x = middle_x(board, size, field, anchor)
    y = middle_y(board, size, field, anchor)
    reach = int64(board.spots[size]) * 100
    head = level + int64(board.height[size, lying])
    for piece in range(6):
        if not free_of_piece(board, s, int64(piece), x, y, reach, level, head):
            return False
    return True


@always_inline
def free_of_piece(board: Board, s: State, piece: int, x: int, y: int, reach: int, level: int, head: int) -> bool:
    """Return whether a body over a footprint, from a level up to its head, overlaps no box of a piece. [RG-6.3]"""
    if beside(board, s, piece, x, y, reach):
        return True
    pose = int64(s.piece_pose[piece])
    z = int64(s.piece_z[piece])
    for box in range(int64(board.boxes[piece])):
        if z + int64(board.low[piece, pose, box]) < head and level < z + int64(board.top[piece, pose, box]):
            if covers(board, s, piece, box, x, y, reach):
                return False
    return True


@kernel
def levels(board: Board, s: State, size: int, lying: int, field: int, anchor: int, out: Ints) -> int:
    """Write every level at which a ghost is carried and free of furniture, from the lowest up. [RG-6.1 to RG-6.3]

    Returns how many; ``out`` has room for MOST_LEVELS.
    """
    n = int64(0)
    if free_of_furniture(board, s, size, lying, field, anchor, int64(0)):
        out[0] = 0
        n = int64(1)
    x = middle_x(board, size, field, anchor)
    y = middle_y(board, size, field, anchor)
    reach = int64(board.spots[size]) * 100
    for piece in range(6):
        if beside(board, s, piece, x, y, reach):
            continue
        pose = int64(s.piece_pose[piece])
        for box in range(int64(board.boxes[piece])):
            if not carries(board, s, piece, box, x, y, reach):
                continue
            level = int64(s.piece_z[piece]) + int64(board.top[piece, pose, box])
            place = n
            while place > 0 and int64(out[place - 1]) > level:
                place -= 1
            if place > 0 and int64(out[place - 1]) == level:
                continue
            if free_of_furniture(board, s, size, lying, field, anchor, level):
                for i in range(n, place, -1):
                    out[i] = out[i - 1]
                out[place] = level
                n += 1
    return n
