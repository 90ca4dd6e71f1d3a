"""Furniture in plan and in height: which positions fit the lobby, and how high pieces come to rest [RG-2.7 to RG-2.15].

The boxes of a piece are axis-parallel in the piece's own frame, whose origin is the middle of its plan. A box is stored
as its middle and its half lengths, in 1/200 field, so that both are whole numbers. A turn by an angle with cosine C / N
and sine S / N takes the plan point (x, y) of that frame to ((C x - S y) / N, (S x + C y) / N). All comparisons are
multiplied by N (by the N of both pieces where two of them meet), and so no number is ever rounded. 64 bits are enough:
the board file is refused unless N <= 6000 and no piece is longer than 3 fields, so a middle or half length is at most
600, a difference of positions at most 1200, and the largest number here stays below 2**40.
"""

from __future__ import annotations

from nightkeep.compile.kernel import always_inline, device, int64, kernel
from nightkeep.games.run_ghost_run import state as k
from nightkeep.games.run_ghost_run.state import Board, State

SIDE = 2 * k.SIDE  # the lobby's side in 1/200 field
CODE = 1024  # fit() gives x * CODE + y


@always_inline
def rotation(board: Board, s: State, piece: int) -> tuple[int, int, int]:
    """Return C, S and N of the turn of a piece [RG-2.8]."""
    turn = int64(s.piece_turn[piece])
    return int64(board.cos[turn]), int64(board.sin[turn]), int64(board.norm[turn])


@always_inline
def plan(board: Board, s: State, piece: int, box: int) -> tuple[int, int, int, int]:
    """Return the middle and the half lengths of a box in plan, in the frame of its piece and in 1/200 field."""
    pose = int64(s.piece_pose[piece])
    return (
        int64(board.mid[piece, pose, box, 0]),
        int64(board.mid[piece, pose, box, 1]),
        int64(board.half[piece, pose, box, 0]),
        int64(board.half[piece, pose, box, 1]),
    )


@device
def lower_bound(board: Board, piece: int, pose: int, turn: int, across: bool) -> int:
    """Return how far a turned piece goes west (across) or south of its origin, in 1/200 field times N; at most 0."""
    c = int64(board.cos[turn])
    s = int64(board.sin[turn])
    # A turned box reaches |cosine| * hx + |sine| * hy from its turned middle along either wall.
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
def upper_bound(board: Board, piece: int, pose: int, turn: int, across: bool) -> int:
    """Return how far it goes east or north: turned by 180 degrees, it goes as far west or south."""
    return -lower_bound(board, piece, pose, (turn + 180) % 360, across)


@kernel
def inside(board: Board, piece: int, pose: int, x: int, y: int, turn: int) -> bool:
    """Return whether every plan corner of every box is in the lobby; touching a wall is allowed [RG-2.9]."""
    return fit(board, piece, pose, x, y, turn) == x * CODE + y


@kernel
def fit(board: Board, piece: int, pose: int, x: int, y: int, turn: int) -> int:
    """Return the nearest x and, apart from it, the nearest y that are inside, as x * 1024 + y [RG-2.15]."""
    # Bounds are in 1/200 field times N, positions in 1/100 field: dividing by 2 N, rounded towards the inside of the
    # lobby.
    twice = 2 * int64(board.norm[turn])
    room = SIDE * int64(board.norm[turn])
    west = (-lower_bound(board, piece, pose, turn, True) + twice - 1) // twice
    south = (-lower_bound(board, piece, pose, turn, False) + twice - 1) // twice
    east = (room - upper_bound(board, piece, pose, turn, True)) // twice
    north = (room - upper_bound(board, piece, pose, turn, False)) // twice
    return min(max(x, west), east) * CODE + min(max(y, south), north)


@device
def overlap(board: Board, s: State, p: int, p_box: int, q: int, q_box: int) -> bool:
    """Return whether the plans of two boxes of the pieces p and q have more than borders in common [RG-2.12].

    Two rectangles are apart exactly if an axis of one of them separates them, so the axes of both pieces are tried.
    """
    return not apart(board, s, p, p_box, q, q_box) and not apart(board, s, q, q_box, p, p_box)


@device
def apart(board: Board, s: State, p: int, p_box: int, q: int, q_box: int) -> bool:
    """Return whether an axis of p separates the plans of two boxes; boxes that touch are apart.

    Along each axis of p, the distance of the middles is compared with the sum of both half lengths; the half length of
    the turned box of q along that axis is |cosine| * hx + |sine| * hy. All of it is times the N of both pieces.
    """
    c, sn, n = rotation(board, s, p)
    qc, qs, qn = rotation(board, s, q)
    cosine = c * qc + sn * qs  # of the turn from p to q, times both N
    sine = c * qs - sn * qc
    px, py, p_hx, p_hy = plan(board, s, p, p_box)
    qx, qy, q_hx, q_hy = plan(board, s, q, q_box)
    dx = 2 * (int64(s.piece_x[q]) - int64(s.piece_x[p]))
    dy = 2 * (int64(s.piece_y[q]) - int64(s.piece_y[p]))
    both = n * qn
    x = (c * dx + sn * dy) * qn + cosine * qx - sine * qy - both * px
    if abs(x) >= both * p_hx + abs(cosine) * q_hx + abs(sine) * q_hy:
        return True
    y = (c * dy - sn * dx) * qn + sine * qx + cosine * qy - both * py
    return abs(y) >= both * p_hy + abs(sine) * q_hx + abs(cosine) * q_hy


@device
def near(board: Board, s: State, p: int, q: int) -> bool:
    """Return whether two pieces are so near each other that their plans might meet.

    First the circles around them are compared, then the rectangles around their plans.
    """
    dx = 6 * (int64(s.piece_x[p]) - int64(s.piece_x[q]))
    dy = 6 * (int64(s.piece_y[p]) - int64(s.piece_y[q]))
    reach = int64(board.reach[p, int64(s.piece_pose[p])]) + int64(board.reach[q, int64(s.piece_pose[q])])
    return dx * dx + dy * dy <= reach * reach and overlap(board, s, p, k.WHOLE, q, k.WHOLE)


@kernel
def settle(board: Board, s: State) -> None:
    """Compute the heights of all pieces, each dropped onto those before it in the stacking order.

    Rules: RG-2.10, RG-2.11, RG-2.13, RG-2.14
    """
    for place in range(k.PIECES):
        drop(board, s, int64(place))


@device
def drop(board: Board, s: State, place: int) -> None:
    """Compute the height of the piece at a place of the stacking order, dropped onto those before it [RG-2.11].

    It comes to rest where one of its boxes stands on a box below that it overlaps in plan: the highest such level.
    """
    p = int64(s.order[place])
    if p < 0 or int64(s.piece_pose[p]) < 0:
        return
    p_pose = int64(s.piece_pose[p])
    z = int64(0)
    # Only pieces earlier in the stacking order carry it; their heights are final already.
    for below in range(place):
        q = int64(s.order[below])
        if q < 0 or int64(s.piece_pose[q]) < 0 or not near(board, s, p, q):
            continue
        q_pose = int64(s.piece_pose[q])
        for p_box in range(int64(board.boxes[p])):
            for q_box in range(int64(board.boxes[q])):
                # The cheap comparison of heights first: a level that is no higher needs no test of the plans.
                rest = int64(s.piece_z[q]) + int64(board.top[q, q_pose, q_box]) - int64(board.low[p, p_pose, p_box])
                if rest > z and overlap(board, s, p, p_box, q, q_box):
                    z = rest
    s.piece_z[p] = z
