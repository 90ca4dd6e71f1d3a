"""Moving furniture (RG-5): which piece may be moved, and what its new place changes."""

from __future__ import annotations

from nightkeep.compile.kernel import Log, device, emit, int64, kernel
from nightkeep.games.run_ghost_run import events as e
from nightkeep.games.run_ghost_run import packing as p
from nightkeep.games.run_ghost_run import reasons as r
from nightkeep.games.run_ghost_run import state as k
from nightkeep.games.run_ghost_run.geometry import inside, settle
from nightkeep.games.run_ghost_run.putting_back import ALL_PIECES, NO_GHOST, crowded_out, put_ghosts_back
from nightkeep.games.run_ghost_run.state import Board, State

HEIGHT = p.PIECE  # packed_place(): where the height is, in the place of an action's piece


@device
def movable(board: Board, s: State, seat: int) -> int:
    """Return the pieces a seat may move, as bits [RG-5.1 to RG-5.5]."""
    shown = int64(board.shows[int64(s.card[seat])])
    if shown == 0:
        return int64(0)
    moved = int64(s.moved)
    # Of the two pieces shown those not moved yet; if both were moved, any other piece (RG-5.5).
    if shown & ~moved:
        return shown & ~moved
    return ((1 << k.PIECES) - 1) & ~moved


@device
def take_problem(board: Board, s: State, seat: int, piece: int) -> int:
    """Return why a piece may not be chosen, or LEGAL [RG-5.1, RG-5.3 to RG-5.5]."""
    if piece == p.NOTHING or (movable(board, s, seat) >> piece) & 1:
        return r.LEGAL
    if (int64(s.moved) >> piece) & 1:
        return r.ALREADY_MOVED
    shown = int64(board.shows[int64(s.card[seat])])
    # Not on the card: say whether the card's other piece has been moved, which narrows the choice to one (RG-5.4).
    return r.ONLY_THE_OTHER if shown & int64(s.moved) else r.NOT_ON_CARD


@device
def placing_problem(board: Board, s: State, payload: int) -> int:
    """Return why a piece may not be placed so, or LEGAL [RG-2.9, RG-3.4, RG-5.6, RG-5.8, RG-5.12]."""
    piece = (payload >> p.PIECE) & p.PIECE_MASK
    if s.phase == k.FURNISHING:
        if s.piece_pose[piece] >= 0:
            return r.ALREADY_PLACED
    # Touched is chosen: only the piece that was taken may be placed (RG-5.6).
    elif piece != s.taken:
        return r.NOT_TAKEN
    x = payload & p.X_MASK
    y = (payload >> p.Y) & p.X_MASK
    if not inside(board, piece, (payload >> p.POSE) & p.POSE_MASK, x, y, (payload >> p.TURN) & p.TURN_MASK):
        return r.OUTSIDE
    # While the lobby is furnished there are no ghosts in it.
    if s.phase == k.FURNISHING or crowded_by(board, s, payload) == NO_GHOST:
        return r.LEGAL
    return r.CROWDS


@device
def set_down(s: State, payload: int) -> None:
    """Put a piece at a place, last or first of the stacking order; leave heights and ghosts alone [RG-5.8, RG-5.9]."""
    move_piece(s, payload)
    restack(s, (payload >> p.PIECE) & p.PIECE_MASK, (payload >> p.UNDER) & 1)


@device
def move_piece(s: State, payload: int) -> None:
    """Put a piece at a place; leave the stacking order, heights and ghosts alone [RG-5.8]."""
    piece = (payload >> p.PIECE) & p.PIECE_MASK
    s.piece_x[piece] = payload & p.X_MASK
    s.piece_y[piece] = (payload >> p.Y) & p.X_MASK
    s.piece_turn[piece] = (payload >> p.TURN) & p.TURN_MASK
    s.piece_pose[piece] = (payload >> p.POSE) & p.POSE_MASK


@kernel
def crowded_by(board: Board, s: State, payload: int) -> int:
    """Return the first ghost that a piece placed so would leave no place in its field, or NO_GHOST [RG-5.12].

    All six pieces stand in the lobby. The position is the same again afterwards.
    """
    piece = (payload >> p.PIECE) & p.PIECE_MASK
    before = all_places(s)
    order = packed_order(s)
    set_down(s, payload)
    settle(board, s)
    # Tried on the position itself and undone: kernels cannot allocate a copy.
    found = crowded_out(board, s, changed_piece(s, piece, before))
    restore_all(s, before, order)
    return found


@device
def changed_piece(s: State, piece: int, before: tuple[int, ...]) -> int:
    """Return a piece that was moved if no other has changed its height, else ALL_PIECES."""
    for other in range(k.PIECES):
        # Height is the topmost part of a packed place.
        if other != piece and int64(s.piece_z[other]) != before[other] >> HEIGHT:
            return int64(ALL_PIECES)
    return piece


@device
def packed_order(s: State) -> int:
    """Return the stacking order of all six pieces in one number."""
    order = int64(0)
    for i in range(k.PIECES):
        # Three bits hold a piece's number, 0 to 5.
        order |= int64(s.order[i]) << (3 * i)
    return order


@device
def restore_all(s: State, before: tuple[int, ...], order: int) -> None:
    """Put all pieces back to :func:`all_places` and :func:`packed_order`."""
    for piece in range(k.PIECES):
        restore_place(s, int64(piece), before[piece])
        s.order[piece] = (order >> (3 * piece)) & p.PIECE_MASK


@device
def all_places(s: State) -> tuple[int, ...]:
    """Return the places and heights of all pieces, each packed into one number."""
    # Written out: compiled code needs a tuple's length to be known beforehand.
    return (
        packed_place(s, int64(0)),
        packed_place(s, int64(1)),
        packed_place(s, int64(2)),
        packed_place(s, int64(3)),
        packed_place(s, int64(4)),
        packed_place(s, int64(5)),
    )


@device
def packed_place(s: State, piece: int) -> int:
    """Return the place and the height of a piece in one number."""
    return (
        int64(s.piece_x[piece])
        | (int64(s.piece_y[piece]) << p.Y)
        | (int64(s.piece_turn[piece]) << p.TURN)
        | (int64(s.piece_pose[piece]) << p.POSE)
        | (int64(s.piece_z[piece]) << HEIGHT)
    )


@device
def restore_place(s: State, piece: int, place: int) -> None:
    """Put a piece back to a place from :func:`packed_place`."""
    # In a packed place, the height stands where an action has the piece: mask it, and put the piece there.
    move_piece(s, (place & ((int64(1) << p.PIECE) - 1)) | (piece << p.PIECE))
    s.piece_z[piece] = place >> HEIGHT


@device
def place_piece(board: Board, s: State, seat: int, payload: int, log: Log) -> None:
    """Place a piece, last or first of the stacking order; heights and ghosts follow [RG-5.8 to RG-5.12]."""
    piece = (payload >> p.PIECE) & p.PIECE_MASK
    under = (payload >> p.UNDER) & 1
    set_down(s, payload)
    # The last peek's lines of sight would go through the new furniture.
    forget_glimpse(s)
    log_piece(s, int64(e.PLACED), seat, piece, under, log)
    after_change(board, s, log)


@device
def restack(s: State, piece: int, under: int) -> None:
    """Put a piece last (over) or first (under) in the stacking order; the others keep theirs [RG-5.9]."""
    # Close the gap that the piece leaves in the order, then put it in front or behind.
    others = int64(0)
    for i in range(k.PIECES):
        other = int64(s.order[i])
        if other >= 0 and other != piece:
            s.order[others] = other
            others += 1
    if under:
        # Make room at the bottom: all others move up by one.
        for i in range(others, 0, -1):
            s.order[i] = s.order[i - 1]
        s.order[0] = piece
    else:
        s.order[others] = piece


@device
def after_change(board: Board, s: State, log: Log) -> None:
    """Compute all heights again, then put the ghosts back [RG-2.11, RG-5.13 to RG-5.15, RG-10.5]."""
    settle(board, s)
    put_ghosts_back(board, s, log)


@device
def forget_glimpse(s: State) -> None:
    """Forget the lines of sight of the last peek, which hold only while nothing has changed since."""
    for seat in range(k.SEATS):
        for ghost in range(k.GHOSTS):
            s.glimpse[seat, ghost] = 0


@device
def log_piece(s: State, kind: int, seat: int, piece: int, more: int, log: Log) -> None:
    """Note an event with the place of a piece and one more number."""
    if log is not None:
        x, y = s.piece_x[piece], s.piece_y[piece]
        emit(log, kind, seat, piece, x, y, s.piece_turn[piece], s.piece_pose[piece], more)
