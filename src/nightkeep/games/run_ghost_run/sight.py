"""RG-8.1 to RG-8.9, RG-8.13: what is seen through the keyhole, straight or in the mirror, exactly.

A segment and a closed box are compared in the frame of the box's piece, where the box is upright. There plan lengths
are whole numbers of 1/600 field times N times a whole factor (together at most 6000), and heights of 1/600 field times
4096. Positions are at most 5092/600 field apart in plan and 12,600/600 in height (six pieces and a ghost, each at most
1800/600), so all coordinates are below 2**26, sums of them below 2**28 and what is multiplied and added below 2**57.

The point X where sight bounces off the mirror is no whole number there. It is rounded to one first; the true leg is
then nowhere more than 1 away from the rounded one, so a rounded leg that misses a box made larger by 1 on all sides
misses it, and one that meets the box made smaller by 1 meets it. What lies between is decided by ``bounces_into`` with
fractions.
"""

from __future__ import annotations

import math

from nightkeep.compile.kernel import always_inline, device, int64, kernel
from nightkeep.games.run_ghost_run.places import middle_x, middle_y
from nightkeep.games.run_ghost_run.state import Board, State
from nightkeep.rules.record import Ints

IN_LOBBY = 1  # ghost_where
UNSEEN, STRAIGHT, MIRRORED = 0, 1, 2  # how a point is seen
RISE = 4096  # heights in a piece's frame: 1/600 field times this
LINE_LENGTH = 7  # what line() writes
ALL = 1000  # more sample points than any ghost has
HALVES = 26  # bits: numerators fit in so many (and a sign), denominators in twice as many


# ------------------------------------------------------------------------------------------------ segments and boxes


@always_inline
def meets(
    ax: int, ay: int, az: int, bx: int, by: int, bz: int, mx: int, my: int, mz: int, wx: int, wy: int, wz: int
) -> bool:
    """Return whether the segment from a to b meets a closed box of widths w, the middle of which is at m / 2.

    They are apart exactly if an axis of the box, or one across the segment and an edge of the box, parts them.

    Rules: RG-8.7
    """
    dx = bx - ax
    px = ax + bx - mx
    if abs(px) > wx + abs(dx):
        return False
    dy = by - ay
    py = ay + by - my
    if abs(py) > wy + abs(dy):
        return False
    dz = bz - az
    pz = az + bz - mz
    if abs(pz) > wz + abs(dz):
        return False
    if abs(px * dy - py * dx) > wx * abs(dy) + wy * abs(dx):
        return False
    if abs(py * dz - pz * dy) > wy * abs(dz) + wz * abs(dy):
        return False
    return abs(pz * dx - px * dz) <= wz * abs(dx) + wx * abs(dz)


@always_inline
def meets_box(
    board: Board,
    piece: int,
    pose: int,
    box: int,
    scale: int,
    ax: int,
    ay: int,
    az: int,
    bx: int,
    by: int,
    bz: int,
    more: int,
    higher: int,
) -> bool:
    """Return ``meets`` for a box of a piece, in the piece's frame, made larger by ``more`` and ``higher``."""
    return meets(
        ax,
        ay,
        az,
        bx,
        by,
        bz,
        6 * scale * int64(board.mid[piece, pose, box, 0]),
        6 * scale * int64(board.mid[piece, pose, box, 1]),
        6 * RISE * int64(board.mid[piece, pose, box, 2]),
        6 * scale * int64(board.half[piece, pose, box, 0]) + more,
        6 * scale * int64(board.half[piece, pose, box, 1]) + more,
        6 * RISE * int64(board.half[piece, pose, box, 2]) + higher,
    )


@always_inline
def meets_piece(
    board: Board,
    piece: int,
    pose: int,
    scale: int,
    ax: int,
    ay: int,
    az: int,
    bx: int,
    by: int,
    bz: int,
    more: int,
    higher: int,
) -> bool:
    """Return ``meets`` for the smallest box around a whole piece."""
    height = 6 * RISE * int64(board.span[piece, pose, 2])
    return meets(
        ax,
        ay,
        az,
        bx,
        by,
        bz,
        int64(0),
        int64(0),
        height,
        6 * scale * int64(board.span[piece, pose, 0]) + more,
        6 * scale * int64(board.span[piece, pose, 1]) + more,
        height + higher,
    )


# ------------------------------------------------------------------------------------------------ straight sight


@device
def in_the_way(
    board: Board, s: State, kx: int, ky: int, kz: int, gx: int, gy: int, gz: int, wide: int, tall: int
) -> int:
    """Return the boxes (a bit each, at piece * 8 + box) that might hide something near g from k.

    Near is up to ``wide`` in plan and up to ``tall`` in height: the segments to all such points lie within the one to g
    made so much thicker.
    """
    found = int64(0)
    for piece in range(6):
        pose = int64(s.piece_pose[piece])
        if pose < 0:
            continue
        turn = int64(s.piece_turn[piece])
        finer = int64(board.finer[turn])
        c = int64(board.cos[turn]) * finer
        sn = int64(board.sin[turn]) * finer
        scale = int64(board.norm[turn]) * finer
        x = 6 * int64(s.piece_x[piece])
        y = 6 * int64(s.piece_y[piece])
        z = 6 * int64(s.piece_z[piece])
        ax = c * (kx - x) + sn * (ky - y)
        ay = c * (ky - y) - sn * (kx - x)
        az = RISE * (kz - z)
        bx = c * (gx - x) + sn * (gy - y)
        by = c * (gy - y) - sn * (gx - x)
        bz = RISE * (gz - z)
        more = 2 * wide * (abs(c) + abs(sn))
        higher = 2 * tall * RISE
        if meets_piece(board, piece, pose, scale, ax, ay, az, bx, by, bz, more, higher):
            for box in range(int64(board.boxes[piece])):
                if meets_box(board, piece, pose, box, scale, ax, ay, az, bx, by, bz, more, higher):
                    found |= int64(1) << (piece * 8 + box)
    return found


@device
def blocker(
    board: Board, s: State, boxes: int, first: int, kx: int, ky: int, kz: int, px: int, py: int, pz: int
) -> int:
    """Return a piece of which one of the boxes meets the segment from k to p, or -1. [RG-8.4, RG-8.7, RG-8.9]

    It begins with the piece ``first``: what hid the last point often hides the next one, too.
    """
    for i in range(6):
        piece = first + i if first + i < 6 else first + i - 6
        marked = boxes >> (piece * 8) & 255
        if marked == 0:
            continue
        pose = int64(s.piece_pose[piece])
        turn = int64(s.piece_turn[piece])
        finer = int64(board.finer[turn])
        c = int64(board.cos[turn]) * finer
        sn = int64(board.sin[turn]) * finer
        scale = int64(board.norm[turn]) * finer
        x = 6 * int64(s.piece_x[piece])
        y = 6 * int64(s.piece_y[piece])
        z = 6 * int64(s.piece_z[piece])
        ax = c * (kx - x) + sn * (ky - y)
        ay = c * (ky - y) - sn * (kx - x)
        az = RISE * (kz - z)
        bx = c * (px - x) + sn * (py - y)
        by = c * (py - y) - sn * (px - x)
        bz = RISE * (pz - z)
        for box in range(int64(board.boxes[piece])):
            if marked >> box & 1:
                if meets_box(board, piece, pose, box, scale, ax, ay, az, bx, by, bz, int64(0), int64(0)):
                    return piece
    return -1


# ------------------------------------------------------------------------------------------------ sight in the mirror


@always_inline
def less(a: int, b: int, c: int, d: int) -> bool:
    """Return a / b < c / d for positive b and d below 2**52, and a and c below 2**27 either way.

    a * d - c * b would not fit into 64 bits, so the denominators are cut in two halves of 26 bits.
    """
    mask = (int64(1) << HALVES) - 1
    high = a * (d >> HALVES) - c * (b >> HALVES)
    low = a * (d & mask) - c * (b & mask)
    return high + (low >> HALVES) < 0


@device
def bounces_into(
    board: Board,
    s: State,
    piece: int,
    box: int,
    ax: int,
    ay: int,
    az: int,
    dx: int,
    dy: int,
    dz: int,
    part_of: int,
    whole: int,
) -> bool:
    """Return whether a box meets a + t * d for a t from 0 to part_of / whole, in fractions.

    The direction d is multiplied by the square of the mirror's N, as is ``whole``; in the frame of the piece by its own
    N as well: at most 2 * 5092 * 6000**3 < 2**51. Differences of positions and borders are below 2**26.

    Rules: RG-8.5, RG-8.7, RG-8.13
    """
    pose = int64(s.piece_pose[piece])
    turn = int64(s.piece_turn[piece])
    c = int64(board.cos[turn])
    sn = int64(board.sin[turn])
    n = int64(board.norm[turn])
    x = ax - 6 * int64(s.piece_x[piece])
    y = ay - 6 * int64(s.piece_y[piece])
    enter = int64(0)  # the latest entry so far is enter / enter_by, the earliest exit leave / leave_by
    enter_by = int64(1)
    leave = part_of
    leave_by = whole
    for axis in range(3):
        at = az - 6 * int64(s.piece_z[piece])
        way = dz
        scale = int64(3)
        if axis == 0:
            at = c * x + sn * y
            way = c * dx + sn * dy
            scale = 3 * n
        elif axis == 1:
            at = c * y - sn * x
            way = c * dy - sn * dx
            scale = 3 * n
        mid = int64(board.mid[piece, pose, box, axis])
        half = int64(board.half[piece, pose, box, axis])
        low = scale * (mid - half) - at
        high = scale * (mid + half) - at
        if way < 0:
            low, high = -high, -low
            way = -way
        if way == 0:
            if low > 0 or high < 0:
                return False
            continue
        if less(enter, enter_by, low, way):
            enter = low
            enter_by = way
        if less(high, way, leave, leave_by):
            leave = high
            leave_by = way
    return not less(leave, leave_by, enter, enter_by)


@device
def leg_blocker(
    board: Board, s: State, first: int, ax: int, ay: int, az: int, dx: int, dy: int, dz: int, part_of: int, whole: int
) -> int:
    """Return a piece of which a box meets the leg from a to a + d * part_of / whole, or -1.

    As ``blocker``.

    Rules: RG-8.5, RG-8.7
    """
    t = float(part_of) / float(whole)
    xx = float(ax) + float(dx) * t
    xy = float(ay) + float(dy) * t
    xz = float(az) + float(dz) * t
    for i in range(6):
        piece = first + i if first + i < 6 else first + i - 6
        pose = int64(s.piece_pose[piece])
        if pose < 0:
            continue
        turn = int64(s.piece_turn[piece])
        finer = int64(board.finer[turn])
        c = int64(board.cos[turn]) * finer
        sn = int64(board.sin[turn]) * finer
        scale = int64(board.norm[turn]) * finer
        x = 6 * int64(s.piece_x[piece])
        y = 6 * int64(s.piece_y[piece])
        z = 6 * int64(s.piece_z[piece])
        bx = int64(math.floor(c * (xx - x) + sn * (xy - y) + 0.5))  # off by a half and a rounding error, so by less
        by = int64(math.floor(c * (xy - y) - sn * (xx - x) + 0.5))  # than 1: double precision has 26 bits to spare
        bz = int64(math.floor(RISE * (xz - z) + 0.5))
        px = c * (ax - x) + sn * (ay - y)
        py = c * (ay - y) - sn * (ax - x)
        pz = RISE * (az - z)
        if not meets_piece(board, piece, pose, scale, px, py, pz, bx, by, bz, int64(2), int64(2)):
            continue
        for box in range(int64(board.boxes[piece])):
            if not meets_box(board, piece, pose, box, scale, px, py, pz, bx, by, bz, int64(2), int64(2)):
                continue
            if meets_box(board, piece, pose, box, scale, px, py, pz, bx, by, bz, int64(-2), int64(-2)):
                return piece
            if bounces_into(board, s, piece, box, ax, ay, az, dx, dy, dz, part_of, whole):
                return piece
    return -1


@device
def depth(board: Board, s: State, x: int, y: int, z: int) -> int:
    """Return how far before the mirror's face a point is, in 1/600 field (times N unless the mirror lies flat).

    Rules: RG-8.5
    """
    m = int64(board.mirror)
    pose = int64(s.piece_pose[m])
    turn = int64(s.piece_turn[m])
    if int64(board.face_axis[pose]) == 2:
        at = z - 6 * int64(s.piece_z[m]) - 3 * int64(board.face_mid[pose, 2])
        return at * int64(board.face_sign[pose])
    away = int64(board.cos[turn]) * (y - 6 * int64(s.piece_y[m]))
    away -= int64(board.sin[turn]) * (x - 6 * int64(s.piece_x[m]))
    return away - 3 * int64(board.norm[turn]) * int64(board.face_mid[pose, 1])


@device
def in_face(
    board: Board, s: State, kx: int, ky: int, kz: int, px: int, py: int, pz: int, k_depth: int, p_depth: int
) -> bool:
    """Return whether the bounce X is in the face, borders included.

    X = (k * p_depth + p * k_depth) / sum.

    Rules: RG-8.5, RG-8.6
    """
    m = int64(board.mirror)
    pose = int64(s.piece_pose[m])
    turn = int64(s.piece_turn[m])
    c = int64(board.cos[turn])
    sn = int64(board.sin[turn])
    n = 3 * int64(board.norm[turn])
    both = k_depth + p_depth
    x = kx * p_depth + px * k_depth - 6 * int64(s.piece_x[m]) * both
    y = ky * p_depth + py * k_depth - 6 * int64(s.piece_y[m]) * both
    along = c * x + sn * y - n * int64(board.face_mid[pose, 0]) * both
    if abs(along) > n * int64(board.face_half[pose, 0]) * both:
        return False
    if int64(board.face_axis[pose]) == 2:
        along = c * y - sn * x - n * int64(board.face_mid[pose, 1]) * both
        return abs(along) <= n * int64(board.face_half[pose, 1]) * both
    z = kz * p_depth + pz * k_depth - (6 * int64(s.piece_z[m]) + 3 * int64(board.face_mid[pose, 2])) * both
    return abs(z) <= 3 * int64(board.face_half[pose, 2]) * both


@device
def leg(
    board: Board, s: State, first: int, ax: int, ay: int, az: int, a_depth: int, bx: int, by: int, bz: int, b_depth: int
) -> int:
    """Return ``leg_blocker`` for the way from a to the bounce X: towards the image of b, as far as X. [RG-8.5]"""
    m = int64(board.mirror)
    pose = int64(s.piece_pose[m])
    turn = int64(s.piece_turn[m])
    both = a_depth + b_depth
    if int64(board.face_axis[pose]) == 2:
        dz = bz - az - 2 * int64(board.face_sign[pose]) * b_depth
        return leg_blocker(board, s, first, ax, ay, az, bx - ax, by - ay, dz, a_depth, both)
    square = int64(board.norm[turn]) * int64(board.norm[turn])
    dx = square * (bx - ax) + 2 * b_depth * int64(board.sin[turn])
    dy = square * (by - ay) - 2 * b_depth * int64(board.cos[turn])
    return leg_blocker(board, s, first, ax, ay, az, dx, dy, square * (bz - az), a_depth, both * square)


@device
def mirrored(
    board: Board, s: State, first: int, kx: int, ky: int, kz: int, k_depth: int, px: int, py: int, pz: int
) -> int:
    """Return -1 if p is seen from k in the mirror, else a piece to begin with next time. [RG-2.4, RG-8.5, RG-8.6]"""
    p_depth = depth(board, s, px, py, pz)
    if p_depth <= 0 or not in_face(board, s, kx, ky, kz, px, py, pz, k_depth, p_depth):
        return first
    piece = leg(board, s, first, px, py, pz, p_depth, kx, ky, kz, k_depth)
    if piece >= 0:
        return piece
    return leg(board, s, first, kx, ky, kz, k_depth, px, py, pz, p_depth)


# ------------------------------------------------------------------------------------------------ looking


@device
def eye_depth(board: Board, s: State, door: int) -> int:
    """Return how far the keyhole is before the mirror's face; 0 if it is behind or there is no mirror."""
    if int64(s.piece_pose[int64(board.mirror)]) < 0:
        return 0
    return max(0, depth(board, s, int64(board.eye[door, 0]), int64(board.eye[door, 1]), int64(board.eye[door, 2])))


@device
def visible_points(
    board: Board, s: State, door: int, k_depth: int, seat: int, ghost: int, enough: int, sought: Ints | None
) -> int:
    """Count a lobby ghost's visible sample points, up to ``enough``. [RG-8.2 to RG-8.8]

    ``sought``, unless None, gets the last point counted: how it is seen, and its number.
    """
    kx = int64(board.eye[door, 0])
    ky = int64(board.eye[door, 1])
    kz = int64(board.eye[door, 2])
    size = int64(board.size_of[ghost])
    lying = int64(s.lying)
    field = int64(s.ghost_field[seat, ghost])
    anchor = int64(s.ghost_anchor[seat, ghost])
    gx = middle_x(board, size, field, anchor)
    gy = middle_y(board, size, field, anchor)
    gz = 6 * int64(s.ghost_level[seat, ghost])
    low = int64(board.bulk[size, lying, 1])
    high = int64(board.bulk[size, lying, 2])
    tall = (high - low + 1) // 2
    boxes = in_the_way(board, s, kx, ky, kz, gx, gy, gz + low + tall, int64(board.bulk[size, lying, 0]), tall)
    count = int64(0)
    first = int64(0)
    first_by_mirror = int64(board.mirror)
    for i in range(int64(board.points[size, lying])):
        px = gx + int64(board.point[size, lying, i, 0])
        py = gy + int64(board.point[size, lying, i, 1])
        pz = gz + int64(board.point[size, lying, i, 2])
        how = UNSEEN
        piece = blocker(board, s, boxes, first, kx, ky, kz, px, py, pz)
        if piece < 0:
            how = STRAIGHT
        else:
            first = piece
            if k_depth > 0:
                piece = mirrored(board, s, first_by_mirror, kx, ky, kz, k_depth, px, py, pz)
                if piece < 0:
                    how = MIRRORED
                else:
                    first_by_mirror = piece
        if how != UNSEEN:
            count += 1
            if sought is not None:
                sought[0] = how
                sought[1] = i
            if count == enough:
                break
    return count


@device
def look_for(board: Board, s: State, door: int, seen: Ints, enough: int) -> None:
    """Write ``visible_points`` of every ghost; 0 for those that are not in the lobby. [RG-8.2]"""
    k_depth = eye_depth(board, s, door)
    for seat in range(4):
        for ghost in range(7):
            seen[seat, ghost] = 0
            if int64(s.ghost_where[seat, ghost]) == IN_LOBBY:
                seen[seat, ghost] = visible_points(board, s, door, k_depth, seat, ghost, enough, None)


@kernel
def look(board: Board, s: State, door: int, seen: Ints) -> None:
    """Write how many sample points of each ghost are visible from a door (side * 6 + number - 1). [RG-8.1 to RG-8.9]"""
    look_for(board, s, door, seen, int64(ALL))


@kernel
def look_any(board: Board, s: State, door: int, seen: Ints) -> None:
    """Write 1 for each ghost with a visible sample point, else 0, as for the option any; faster than ``look``.

    Rules: RG-8.10
    """
    look_for(board, s, door, seen, int64(1))


@kernel
def line(board: Board, s: State, door: int, seat: int, ghost: int, out: Ints) -> None:
    """Write a line of sight for drawing.

    It is how the first visible sample point of a lobby ghost is seen (0: not at all, 1: straight, 2: in the mirror),
    the point, and where the line bounces (or 0, 0, 0), in 1/600 field, rounded.
    """
    for i in range(LINE_LENGTH):
        out[i] = 0
    k_depth = eye_depth(board, s, door)
    if visible_points(board, s, door, k_depth, seat, ghost, int64(1), out) == 0:
        return
    size = int64(board.size_of[ghost])
    field = int64(s.ghost_field[seat, ghost])
    anchor = int64(s.ghost_anchor[seat, ghost])
    i = int64(out[1])
    px = middle_x(board, size, field, anchor) + int64(board.point[size, int64(s.lying), i, 0])
    py = middle_y(board, size, field, anchor) + int64(board.point[size, int64(s.lying), i, 1])
    pz = 6 * int64(s.ghost_level[seat, ghost]) + int64(board.point[size, int64(s.lying), i, 2])
    out[1] = px
    out[2] = py
    out[3] = pz
    if int64(out[0]) == MIRRORED:
        bounce(board, s, door, k_depth, px, py, pz, out)


@device
def bounce(board: Board, s: State, door: int, k_depth: int, px: int, py: int, pz: int, out: Ints) -> None:
    """Write where the line from the keyhole by the mirror to p bounces: on the way to the image of p, at the face."""
    m = int64(board.mirror)
    pose = int64(s.piece_pose[m])
    turn = int64(s.piece_turn[m])
    kx = int64(board.eye[door, 0])
    ky = int64(board.eye[door, 1])
    kz = int64(board.eye[door, 2])
    p_depth = depth(board, s, px, py, pz)
    ix = float(px)
    iy = float(py)
    iz = float(pz)
    if int64(board.face_axis[pose]) == 2:
        iz -= 2.0 * float(int64(board.face_sign[pose]) * p_depth)
    else:
        square = float(int64(board.norm[turn]) * int64(board.norm[turn]))
        ix += 2.0 * float(p_depth * int64(board.sin[turn])) / square
        iy -= 2.0 * float(p_depth * int64(board.cos[turn])) / square
    t = float(k_depth) / float(k_depth + p_depth)
    out[4] = int64(math.floor(kx + (ix - kx) * t + 0.5))
    out[5] = int64(math.floor(ky + (iy - ky) * t + 0.5))
    out[6] = int64(math.floor(kz + (iz - kz) * t + 0.5))
