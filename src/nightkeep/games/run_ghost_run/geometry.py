"""RG-2.7 to RG-2.15: furniture in plan and in height, exactly.

Boxes are given by their middle and half lengths in 1/200 field in the frame of their piece. A rotation by C/N, S/N
makes whole numbers of them when everything is multiplied by N. The board file is refused unless N <= 6000 and no piece
is longer than 300/100 field (``board``), so in 1/200 field a middle or half length is at most 600, a difference of
positions at most 1200, and the largest number here, all of these times two different N, stays below 2**40.
"""

from __future__ import annotations

from nightkeep.compile.kernel import device, int64, kernel
from nightkeep.games.run_ghost_run import state as k
from nightkeep.games.run_ghost_run.state import Board, State

SIDE = 1200  # the lobby's side in 1/200 field
CODE = 1024  # fit() gives x * CODE + y


@device
def lowest(board: Board, piece: int, pose: int, turn: int, across: bool) -> int:
    """Return how far a turned piece goes west (across) or south of its origin, in 1/200 field times N; at most 0."""
    c = int64(board.cos[turn])
    s = int64(board.sin[turn])
    low = int64(0)
    for box in range(int64(board.boxes[piece])):
        mx = int64(board.mid[piece, pose, box, 0])
        my = int64(board.mid[piece, pose, box, 1])
        hx = int64(board.half[piece, pose, box, 0])
        hy = int64(board.half[piece, pose, box, 1])
        if across:
            low = min(low, c * mx - s * my - abs(c) * hx - abs(s) * hy)
        else:
            low = min(low, s * mx + c * my - abs(s) * hx - abs(c) * hy)
    return low


@device
def highest(board: Board, piece: int, pose: int, turn: int, across: bool) -> int:
    """Return how far it goes east or north: half a turn more and it goes as far west or south."""
    return -lowest(board, piece, pose, (turn + 180) % 360, across)


@kernel
def inside(board: Board, piece: int, pose: int, x: int, y: int, turn: int) -> bool:
    """Return whether every plan corner of every box is in the lobby; touching a wall is allowed. [RG-2.9]"""
    n = int64(board.norm[turn])
    if 2 * x * n + lowest(board, piece, pose, turn, True) < 0:
        return False
    if 2 * y * n + lowest(board, piece, pose, turn, False) < 0:
        return False
    if 2 * x * n + highest(board, piece, pose, turn, True) > SIDE * n:
        return False
    return 2 * y * n + highest(board, piece, pose, turn, False) <= SIDE * n


@kernel
def fit(board: Board, piece: int, pose: int, x: int, y: int, turn: int) -> int:
    """Return the nearest x and, apart from it, the nearest y that are inside, as x * 1024 + y. [RG-2.15]"""
    twice = 2 * int64(board.norm[turn])
    room = SIDE * int64(board.norm[turn])
    west = (-lowest(board, piece, pose, turn, True) + twice - 1) // twice
    south = (-lowest(board, piece, pose, turn, False) + twice - 1) // twice
    east = (room - highest(board, piece, pose, turn, True)) // twice
    north = (room - highest(board, piece, pose, turn, False)) // twice
    return min(max(x, west), east) * CODE + min(max(y, south), north)


@device
def overlap(board: Board, s: State, p: int, p_box: int, q: int, q_box: int) -> bool:
    """Return whether the plans of two boxes of the pieces p and q have more than borders in common. [RG-2.12]

    Two rectangles are apart if they are apart along an axis of one of them; both are measured in the frame of p and in
    the frame of q, times the N of both.
    """
    return not apart(board, s, p, p_box, q, q_box) and not apart(board, s, q, q_box, p, p_box)


@device
def apart(board: Board, s: State, p: int, p_box: int, q: int, q_box: int) -> bool:
    """Return whether an axis of p parts the plans of two boxes; touching they are apart, too."""
    p_turn = int64(s.piece_turn[p])
    q_turn = int64(s.piece_turn[q])
    p_pose = int64(s.piece_pose[p])
    q_pose = int64(s.piece_pose[q])
    c = int64(board.cos[p_turn])
    sn = int64(board.sin[p_turn])
    n = int64(board.norm[p_turn])
    qc = int64(board.cos[q_turn])
    qs = int64(board.sin[q_turn])
    qn = int64(board.norm[q_turn])
    cosine = c * qc + sn * qs  # of the turn from p to q, times both N
    sine = c * qs - sn * qc
    mx = int64(board.mid[q, q_pose, q_box, 0])
    my = int64(board.mid[q, q_pose, q_box, 1])
    hx = int64(board.half[q, q_pose, q_box, 0])
    hy = int64(board.half[q, q_pose, q_box, 1])
    dx = 2 * (int64(s.piece_x[q]) - int64(s.piece_x[p]))
    dy = 2 * (int64(s.piece_y[q]) - int64(s.piece_y[p]))
    both = n * qn
    x = (c * dx + sn * dy) * qn + cosine * mx - sine * my - both * int64(board.mid[p, p_pose, p_box, 0])
    if abs(x) >= both * int64(board.half[p, p_pose, p_box, 0]) + abs(cosine) * hx + abs(sine) * hy:
        return True
    y = (c * dy - sn * dx) * qn + sine * mx + cosine * my - both * int64(board.mid[p, p_pose, p_box, 1])
    return abs(y) >= both * int64(board.half[p, p_pose, p_box, 1]) + abs(sine) * hx + abs(cosine) * hy


@device
def near(board: Board, s: State, p: int, q: int) -> bool:
    """Return whether two pieces are so near each other that their plans might meet.

    First the circles round them are compared, then the rectangles round their plans.
    """
    dx = 6 * (int64(s.piece_x[p]) - int64(s.piece_x[q]))
    dy = 6 * (int64(s.piece_y[p]) - int64(s.piece_y[q]))
    reach = int64(board.reach[p, int64(s.piece_pose[p])]) + int64(board.reach[q, int64(s.piece_pose[q])])
    return dx * dx + dy * dy <= reach * reach and overlap(board, s, p, k.WHOLE, q, k.WHOLE)


@kernel
def settle(board: Board, s: State) -> None:
    """Compute the heights of all pieces, each dropped onto those before it in the order.

    Rules: RG-2.10, RG-2.11, RG-2.13, RG-2.14
    """
    for place in range(6):
        drop(board, s, int64(place))


@device
def drop(board: Board, s: State, place: int) -> None:
    """Compute the height of the piece at a place of the stacking order, dropped onto those before it. [RG-2.11]"""
    p = int64(s.order[place])
    if p < 0 or int64(s.piece_pose[p]) < 0:
        return
    p_pose = int64(s.piece_pose[p])
    z = int64(0)
    for below in range(place):
        q = int64(s.order[below])
        if q < 0 or int64(s.piece_pose[q]) < 0 or not near(board, s, p, q):
            continue
        q_pose = int64(s.piece_pose[q])
        for p_box in range(int64(board.boxes[p])):
            for q_box in range(int64(board.boxes[q])):
                rest = int64(s.piece_z[q]) + int64(board.top[q, q_pose, q_box]) - int64(board.low[p, p_pose, p_box])
                if rest > z and overlap(board, s, p, p_box, q, q_box):
                    z = rest
    s.piece_z[p] = z
