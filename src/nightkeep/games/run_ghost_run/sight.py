"""What is seen through the keyhole, straight or in the mirror, exactly [RG-8.1 to RG-8.9, RG-8.13].

A sample point of a ghost is seen straight if the segment from the keyhole to it meets no box of furniture. Segment and
box are compared in the frame of the box's piece, in which the box is upright and parallel to the axes.

Units. Points of the lobby are whole numbers of 1/600 field. A turn has a cosine C / N and a sine S / N (geometry.py);
to avoid the division, plan coordinates in a piece's frame are multiplied by N, and by a whole factor (``finer``) that
brings all of them near the same size, together at most 6000. Heights need no turn; they are multiplied by RISE = 4096,
so that they have about the same size. Each axis having a scale of its own changes nothing: a linear map of each axis
takes segments to segments and boxes to boxes.

Bounds. Positions are at most 5092/600 field apart in plan and 12,600/600 in height (six pieces and a ghost, each at
most 1800/600), so all coordinates are below 2**26, sums of them below 2**28, and products and their sums below 2**57:
64-bit integers hold them all, and nothing is rounded.

The mirror. A point is seen in the mirror if the straight line from the keyhole to the mirror image of the point passes
through the mirror's face at a point X, and neither of the two legs, point to X and keyhole to X, meets a box. X is a
fraction. A leg is therefore tested in two stages. First X is rounded in the frame of each piece; the true leg is then
nowhere more than 1 away from the rounded one, so a rounded leg that misses a box made larger by 1 on all sides misses
it, and one that meets the box made smaller by 1 meets it. What lies between is decided by ``bounces_into`` with exact
fractions.
"""

from __future__ import annotations

import math

from nightkeep.compile.kernel import always_inline, device, int64, kernel
from nightkeep.games.run_ghost_run import state as k
from nightkeep.games.run_ghost_run.geometry import rotation
from nightkeep.games.run_ghost_run.places import footprint
from nightkeep.games.run_ghost_run.state import Board, State
from nightkeep.rules.record import Ints

UNSEEN, STRAIGHT, MIRRORED = 0, 1, 2  # how a point is seen
RISE = 4096  # heights in a piece's frame: 1/600 field times this
LINE_LENGTH = 7  # what line() writes
ALL = 1000  # more sample points than any ghost has
HALVES = 26  # bits: numerators fit in so many (and a sign), denominators in twice as many

Point = tuple[int, int, int]  # x, y and z
Frame = tuple[int, int, int, int, int, int]  # of a piece: C, S and N, each times ``finer``, and its position
Box = tuple[int, int, int, int, int, int]  # twice its middle, and its widths
Share = tuple[int, int]  # numerator and denominator


# ------------------------------------------------------------------------------------------------ segments and boxes

# From the lobby into the frame of a piece (seen from above): move the piece's origin to 0, then turn back by its angle.
#
#      lobby                       frame of the piece
#        y                              y
#        |     /\                       |  +-----+
#        |    /  \  box        ->       |  |     |      the box is parallel to the axes, so that its faces
#        |    \  /                      |  +-----+      are plain comparisons of x, y and z
#        +-----\/----- x                +------------ x


@always_inline
def frame_of(board: Board, s: State, piece: int) -> Frame:
    """Return the frame of a piece."""
    finer = int64(board.finer[int64(s.piece_turn[piece])])
    c, sn, n = rotation(board, s, piece)
    x, y, z = 6 * int64(s.piece_x[piece]), 6 * int64(s.piece_y[piece]), 6 * int64(s.piece_z[piece])
    return c * finer, sn * finer, n * finer, x, y, z


@always_inline
def into_frame(frame: Frame, point: Point) -> Point:
    """Return a point of the lobby in the frame of a piece."""
    c, sn, _, x, y, z = frame
    # The turn back by the angle: (C dx + S dy, C dy - S dx) / N; N stays as a factor.
    dx = point[0] - x
    dy = point[1] - y
    return c * dx + sn * dy, c * dy - sn * dx, RISE * (point[2] - z)


@always_inline
def box_of(board: Board, s: State, piece: int, box: int, scale: int) -> Box:
    """Return a box of a piece in its frame; k.WHOLE stands for the smallest box around the whole piece.

    Middles and half lengths are stored in 1/200 field, so their doubles are 6 times as many 1/600.
    """
    pose = int64(s.piece_pose[piece])
    return (
        6 * scale * int64(board.mid[piece, pose, box, 0]),
        6 * scale * int64(board.mid[piece, pose, box, 1]),
        6 * RISE * int64(board.mid[piece, pose, box, 2]),
        6 * scale * int64(board.half[piece, pose, box, 0]),
        6 * scale * int64(board.half[piece, pose, box, 1]),
        6 * RISE * int64(board.half[piece, pose, box, 2]),
    )


@always_inline
def meets(a: Point, b: Point, box: Box, more: int, higher: int) -> bool:
    """Return whether the segment from a to b meets a closed box made wider by ``more`` and higher by ``higher``.

    They are apart exactly if one of six axes separates them: the three of the box, and the three that are at right
    angles to the segment and an edge of the box. Along each, the distance of the middles is compared with the sum of
    both half lengths. All of it is doubled: d is the segment, p twice the way from the middle of the box to that of the
    segment, w the widths of the box [RG-8.7].
    """
    # Growing both sides of a box by g widens it by 2 g; callers give the doubled number.
    mx, my, mz, wx, wy, wz = box
    wx += more
    wy += more
    wz += higher
    dx = b[0] - a[0]
    px = a[0] + b[0] - mx
    # Axes of the box: do box and segment leave a gap along x, y or z?
    if abs(px) > wx + abs(dx):
        return False
    dy = b[1] - a[1]
    py = a[1] + b[1] - my
    if abs(py) > wy + abs(dy):
        return False
    dz = b[2] - a[2]
    pz = a[2] + b[2] - mz
    if abs(pz) > wz + abs(dz):
        return False
    # Axes at right angles to the segment and to one axis of the box: z, x, then y. Touching is no gap, so > and not >=.
    if abs(px * dy - py * dx) > wx * abs(dy) + wy * abs(dx):
        return False
    if abs(py * dz - pz * dy) > wy * abs(dz) + wz * abs(dy):
        return False
    return abs(pz * dx - px * dz) <= wz * abs(dx) + wx * abs(dz)


# ------------------------------------------------------------------------------------------------ straight sight


@device
def in_the_way(board: Board, s: State, eye: Point, middle: Point, wide: int, tall: int) -> int:
    """Return the boxes (a bit each, at piece * 8 + box) that might hide something near a point from the eye.

    Near is up to ``wide`` in plan and up to ``tall`` in height. The segments to all such points lie within the one to
    the middle made so much thicker, which is as if the boxes were so much larger: a square of half side ``wide``,
    parallel to the walls, has a half length of wide * (|C| + |S|) along both axes of the piece.
    """
    found = int64(0)
    for piece in range(k.PIECES):
        if int64(s.piece_pose[piece]) < 0:
            continue
        frame = frame_of(board, s, piece)
        a = into_frame(frame, eye)
        b = into_frame(frame, middle)
        # Twice, since widths are twice half lengths.
        more = 2 * wide * (abs(frame[0]) + abs(frame[1]))
        higher = 2 * tall * RISE
        # The box around the whole piece first: most pieces are out of the way, and their own boxes need no look.
        if meets(a, b, box_of(board, s, piece, k.WHOLE, frame[2]), more, higher):
            for box in range(int64(board.boxes[piece])):
                if meets(a, b, box_of(board, s, piece, box, frame[2]), more, higher):
                    found |= int64(1) << (piece * 8 + box)
    return found


@device
def blocker(board: Board, s: State, boxes: int, first: int, eye: Point, point: Point) -> int:
    """Return a piece of which one of the boxes meets the segment from the eye to a point, or -1.

    It begins with the piece ``first``: what hid the last point often hides the next one, too [RG-8.4, RG-8.7, RG-8.9].
    """
    for i in range(k.PIECES):
        piece = first + i if first + i < k.PIECES else first + i - k.PIECES
        # Eight bits a piece: the boxes that in_the_way has left to test.
        marked = boxes >> (piece * 8) & 255
        if marked == 0:
            continue
        frame = frame_of(board, s, piece)
        a = into_frame(frame, eye)
        b = into_frame(frame, point)
        for box in range(int64(board.boxes[piece])):
            if marked >> box & 1:
                if meets(a, b, box_of(board, s, piece, box, frame[2]), int64(0), int64(0)):
                    return piece
    return -1


# ------------------------------------------------------------------------------------------------ sight in the mirror


@always_inline
def less(a: int, b: int, c: int, d: int) -> bool:
    """Return a / b < c / d for positive b and d below 2**52, and a and c below 2**27 either way.

    a * d - c * b would not fit into 64 bits, so the denominators are cut in two halves of 26 bits.
    """
    # b = b_high * 2**26 + b_low, and d likewise. Then a * d - c * b = high * 2**26 + low, and high + (low >> 26) is
    # that divided by 2**26 and rounded down: below 0 exactly if the difference is.
    mask = (int64(1) << HALVES) - 1
    high = a * (d >> HALVES) - c * (b >> HALVES)
    low = a * (d & mask) - c * (b & mask)
    return high + (low >> HALVES) < 0


@device
def bounces_into(board: Board, s: State, piece: int, box: int, a: Point, way: Point, end: Share) -> bool:
    """Return whether a box meets a + t * way for a t from 0 to ``end``, in exact fractions [RG-8.5, RG-8.7, RG-8.13].

    For each axis of the box, the line is between the two faces from one t to another; it meets the box if the latest
    entry comes no later than the earliest exit. The way is multiplied by the square of the mirror's N, as is the
    denominator of ``end``; in the frame of the piece by its own N as well: at most 2 * 5092 * 6000**3 < 2**51.
    Differences of positions and borders are below 2**26. Both are as ``less`` wants them.
    """
    pose = int64(s.piece_pose[piece])
    c, sn, n = rotation(board, s, piece)
    x = a[0] - 6 * int64(s.piece_x[piece])
    y = a[1] - 6 * int64(s.piece_y[piece])
    # Start and direction in the frame of the piece; ``scales`` brings boxes (1/200 field) to the same units.
    starts = (c * x + sn * y, c * y - sn * x, a[2] - 6 * int64(s.piece_z[piece]))
    ways = (c * way[0] + sn * way[1], c * way[1] - sn * way[0], way[2])
    scales = (3 * n, 3 * n, int64(3))
    enter = int64(0)  # the latest entry so far is enter / enter_by, the earliest exit leave / leave_by
    enter_by = int64(1)
    leave, leave_by = end
    # Slabs: along each axis the line is inside the box from one t to another. It meets the box while inside all three.
    #
    #   x   ----[=========]--------- t
    #   y   --------[=========]-----
    #   z   ---[==========]---------         enter: the latest [     leave: the earliest ] (or the end of the leg)
    #   all --------[=====]---------         met if enter <= leave
    for axis in range(3):
        towards = ways[axis]
        mid = int64(board.mid[piece, pose, box, axis])
        half = int64(board.half[piece, pose, box, axis])
        low = scales[axis] * (mid - half) - starts[axis]
        high = scales[axis] * (mid + half) - starts[axis]
        # Mirror the axis, so that the way always goes from low to high and denominators are positive.
        if towards < 0:
            low, high = -high, -low
            towards = -towards
        # The line is parallel to both faces: it is between them all along, or never.
        if towards == 0:
            if low > 0 or high < 0:
                return False
            continue
        # It gets in at t = low / towards, and out at high / towards.
        if less(enter, enter_by, low, towards):
            enter = low
            enter_by = towards
        if less(high, towards, leave, leave_by):
            leave = high
            leave_by = towards
    return not less(leave, leave_by, enter, enter_by)


@device
def leg_blocker(board: Board, s: State, first: int, a: Point, way: Point, end: Share) -> int:
    """Return a piece of which a box meets the leg from a to X = a + way * end, or -1, as :func:`blocker` does.

    X in the frame of a piece comes from floating-point numbers; after rounding it is off by less than 1, since a half
    and a tiny error are: double precision has 26 bits to spare. ``meets`` doubles everything, hence the 2 for making
    boxes larger or smaller by 1 [RG-8.5, RG-8.7].
    """
    # X, the point on the mirror, in floating point; ``stop`` is X in the frame of a piece, in whole numbers.
    t = float(end[0]) / float(end[1])
    xx = float(a[0]) + float(way[0]) * t
    xy = float(a[1]) + float(way[1]) * t
    xz = float(a[2]) + float(way[2]) * t
    for i in range(k.PIECES):
        piece = first + i if first + i < k.PIECES else first + i - k.PIECES
        if int64(s.piece_pose[piece]) < 0:
            continue
        frame = frame_of(board, s, piece)
        c, sn, scale, x, y, z = frame
        start = into_frame(frame, a)
        stop = (
            int64(math.floor(c * (xx - x) + sn * (xy - y) + 0.5)),
            int64(math.floor(c * (xy - y) - sn * (xx - x) + 0.5)),
            int64(math.floor(RISE * (xz - z) + 0.5)),
        )
        # Three answers: surely past (the larger box is missed), surely into (the smaller box is met), or too close to
        # tell. Only the last needs exact fractions, which are slow.
        if not meets(start, stop, box_of(board, s, piece, k.WHOLE, scale), int64(2), int64(2)):
            continue
        for number in range(int64(board.boxes[piece])):
            box = box_of(board, s, piece, number, scale)
            if not meets(start, stop, box, int64(2), int64(2)):
                continue
            if meets(start, stop, box, int64(-2), int64(-2)):
                return piece
            if bounces_into(board, s, piece, number, a, way, end):
                return piece
    return -1


@device
def depth(board: Board, s: State, point: Point) -> int:
    """Return how far in front of the mirror's face a point is, in 1/600 field (times N unless the mirror lies flat).

    In its own frame an upright mirror looks along y, so in the lobby its face looks along (-S, C) / N [RG-8.5].
    """
    m = int64(k.MIRROR)
    pose = int64(s.piece_pose[m])
    if int64(board.face_axis[pose]) == 2:
        # A mirror that lies looks up or down: its depth is a height, which no turn changes.
        at = point[2] - 6 * int64(s.piece_z[m]) - 3 * int64(board.face_mid[pose, 2])
        return at * int64(board.face_sign[pose])
    c, sn, n = rotation(board, s, m)
    away = c * (point[1] - 6 * int64(s.piece_y[m])) - sn * (point[0] - 6 * int64(s.piece_x[m]))
    return away - 3 * n * int64(board.face_mid[pose, 1])


@device
def in_face(board: Board, s: State, eye: Point, eye_depth: int, point: Point, point_depth: int) -> bool:
    """Return whether the line between the image of the point and the eye crosses the mirror's plane in the face.

    It does at X. Along the face, X divides the way from the eye to the point in the ratio of their depths:
    X = (eye * point_depth + point * eye_depth) / both. All is multiplied by both, and by N in plan. Borders count.

    Rules: RG-8.5, RG-8.6
    """
    m = int64(k.MIRROR)
    pose = int64(s.piece_pose[m])
    c, sn, n = rotation(board, s, m)
    n *= 3
    # The mirror seen from its edge; e and p are the depths of the eye and of the point in front of it:
    #
    #   eye                         X = (eye * p + point * e) / (e + p):
    #    | \          point         the image is as far behind as the point is in front,
    #    |e  \      /  |p           so the line to it crosses the plane where the two
    #   =====|==[===X====]=====     similar triangles meet
    #           face   \ |
    #                    image
    both = eye_depth + point_depth
    x = eye[0] * point_depth + point[0] * eye_depth - 6 * int64(s.piece_x[m]) * both
    y = eye[1] * point_depth + point[1] * eye_depth - 6 * int64(s.piece_y[m]) * both
    # Along the mirror's width, in its own frame, then up its height (or along its other side, if it lies).
    along = c * x + sn * y - n * int64(board.face_mid[pose, 0]) * both
    if abs(along) > n * int64(board.face_half[pose, 0]) * both:
        return False
    if int64(board.face_axis[pose]) == 2:
        along = c * y - sn * x - n * int64(board.face_mid[pose, 1]) * both
        return abs(along) <= n * int64(board.face_half[pose, 1]) * both
    z = eye[2] * point_depth + point[2] * eye_depth
    z -= (6 * int64(s.piece_z[m]) + 3 * int64(board.face_mid[pose, 2])) * both
    return abs(z) <= 3 * int64(board.face_half[pose, 2]) * both


@device
def leg(board: Board, s: State, first: int, a: Point, a_depth: int, b: Point, b_depth: int) -> int:
    """Return ``leg_blocker`` for the way from a towards the mirror image of b, as far as the mirror's plane [RG-8.5].

    The image of b is b - 2 * depth * normal. Of an upright mirror the depth is b_depth / N and the normal (-S, C) / N,
    so the way is multiplied by the square of N to be whole.
    """
    m = int64(k.MIRROR)
    both = a_depth + b_depth
    dx = b[0] - a[0]
    dy = b[1] - a[1]
    dz = b[2] - a[2]
    if int64(board.face_axis[int64(s.piece_pose[m])]) == 2:
        # The image is as far behind the mirror as b is in front: only its height differs from b's.
        dz -= 2 * int64(board.face_sign[int64(s.piece_pose[m])]) * b_depth
        return leg_blocker(board, s, first, a, (dx, dy, dz), (a_depth, both))
    c, sn, n = rotation(board, s, m)
    square = n * n
    # The end of the leg is at a_depth / both of the way; ``both * square`` undoes the factor.
    way = (square * dx + 2 * b_depth * sn, square * dy - 2 * b_depth * c, square * dz)
    return leg_blocker(board, s, first, a, way, (a_depth, both * square))


@device
def mirrored(board: Board, s: State, first: int, eye: Point, eye_depth: int, point: Point) -> int:
    """Return -1 if a point is seen in the mirror, else a piece to begin with next time [RG-2.4, RG-8.5, RG-8.6]."""
    point_depth = depth(board, s, point)
    # Cheap tests first: in front of the mirror, and X in its face. Then the two legs, the point's first.
    if point_depth <= 0 or not in_face(board, s, eye, eye_depth, point, point_depth):
        return first
    piece = leg(board, s, first, point, point_depth, eye, eye_depth)
    if piece >= 0:
        return piece
    return leg(board, s, first, eye, eye_depth, point, point_depth)


# ------------------------------------------------------------------------------------------------ looking


@always_inline
def eye_at(board: Board, door: int) -> Point:
    """Return the keyhole point of a door [RG-8.1]."""
    return int64(board.eye[door, 0]), int64(board.eye[door, 1]), int64(board.eye[door, 2])


@device
def eye_depth_at(board: Board, s: State, door: int) -> int:
    """Return how far the keyhole is in front of the mirror's face; 0 if it is behind or there is no mirror."""
    if int64(s.piece_pose[int64(k.MIRROR)]) < 0:
        return 0
    return max(0, depth(board, s, eye_at(board, door)))


@device
def visible_points(board: Board, s: State, door: int, seat: int, ghost: int, enough: int, sought: Ints | None) -> int:
    """Count the visible sample points of a ghost in the lobby, up to ``enough`` [RG-8.2 to RG-8.8].

    ``sought``, unless None, gets how the last point counted is seen, and where it is.
    """
    eye = eye_at(board, door)
    eye_depth = eye_depth_at(board, s, door)
    size = int64(k.SIZE[ghost])
    lying = int64(s.lying)
    # Sample points are stored from the middle of the footprint and from the level.
    gx, gy, _ = footprint(size, int64(s.ghost_field[seat, ghost]), int64(s.ghost_anchor[seat, ghost]))
    gz = 6 * int64(s.ghost_level[seat, ghost])
    # Only the boxes between the eye and the box around all sample points can hide one of them.
    low = int64(board.bulk[size, lying, 1])
    tall = (int64(board.bulk[size, lying, 2]) - low + 1) // 2
    boxes = in_the_way(board, s, eye, (gx, gy, gz + low + tall), int64(board.bulk[size, lying, 0]), tall)
    # The piece that hid the last point is tried first for the next; the same for the mirror, by itself.
    count = int64(0)
    first = int64(0)
    first_by_mirror = int64(k.MIRROR)
    for i in range(int64(board.points[size, lying])):
        point = (
            gx + int64(board.point[size, lying, i, 0]),
            gy + int64(board.point[size, lying, i, 1]),
            gz + int64(board.point[size, lying, i, 2]),
        )
        # Straight sight is cheaper than a mirror's two legs, so it goes first.
        how = UNSEEN
        piece = blocker(board, s, boxes, first, eye, point)
        if piece < 0:
            how = STRAIGHT
        else:
            first = piece
            if eye_depth > 0:
                piece = mirrored(board, s, first_by_mirror, eye, eye_depth, point)
                if piece < 0:
                    how = MIRRORED
                else:
                    first_by_mirror = piece
        if how != UNSEEN:
            count += 1
            if sought is not None:
                sought[0] = how
                sought[1] = point[0]
                sought[2] = point[1]
                sought[3] = point[2]
            # ``enough`` is 1 where any visible point will do: the usual rule (RG-8.10).
            if count == enough:
                break
    return count


@device
def look_for(board: Board, s: State, door: int, seen: Ints, enough: int) -> None:
    """Write ``visible_points`` of every ghost; 0 for those that are not in the lobby [RG-8.2]."""
    for seat in range(k.SEATS):
        for ghost in range(k.GHOSTS):
            seen[seat, ghost] = 0
            if int64(s.ghost_where[seat, ghost]) == k.LOBBY:
                seen[seat, ghost] = visible_points(board, s, door, seat, ghost, enough, None)


@kernel
def look(board: Board, s: State, door: int, seen: Ints) -> None:
    """Write how many sample points of each ghost are visible from a door (side * 6 + number - 1) [RG-8.1 to RG-8.9]."""
    look_for(board, s, door, seen, int64(ALL))


@kernel
def look_any(board: Board, s: State, door: int, seen: Ints) -> None:
    """Write 1 for each ghost with a visible sample point, else 0; faster than ``look`` [RG-8.10]."""
    look_for(board, s, door, seen, int64(1))


@kernel
def line(board: Board, s: State, door: int, seat: int, ghost: int, out: Ints) -> None:
    """Write a line of sight for drawing.

    It is how the first visible sample point of a lobby ghost is seen (0: not at all, 1: straight, 2: in the mirror),
    the point, and where the line bounces (or 0, 0, 0), in 1/600 field, rounded.
    """
    for i in range(LINE_LENGTH):
        out[i] = 0
    visible_points(board, s, door, seat, ghost, int64(1), out)
    if int64(out[0]) == MIRRORED:
        bounce(board, s, door, (int64(out[1]), int64(out[2]), int64(out[3])), out)


@device
def bounce(board: Board, s: State, door: int, point: Point, out: Ints) -> None:
    """Write where the line from the keyhole to the mirror image of a point crosses the mirror's face."""
    m = int64(k.MIRROR)
    pose = int64(s.piece_pose[m])
    eye = eye_at(board, door)
    point_depth = depth(board, s, point)
    # For drawing only, so rounding does no harm: the image of the point, then the share of the way to the mirror's
    # plane.
    ix = float(point[0])
    iy = float(point[1])
    iz = float(point[2])
    if int64(board.face_axis[pose]) == 2:
        iz -= 2.0 * float(int64(board.face_sign[pose]) * point_depth)
    else:
        c, sn, n = rotation(board, s, m)
        square = float(n * n)
        ix += 2.0 * float(point_depth * sn) / square
        iy -= 2.0 * float(point_depth * c) / square
    eye_depth = eye_depth_at(board, s, door)
    t = float(eye_depth) / float(eye_depth + point_depth)
    out[4] = int64(math.floor(eye[0] + (ix - eye[0]) * t + 0.5))
    out[5] = int64(math.floor(eye[1] + (iy - eye[1]) * t + 0.5))
    out[6] = int64(math.floor(eye[2] + (iz - eye[2]) * t + 0.5))
