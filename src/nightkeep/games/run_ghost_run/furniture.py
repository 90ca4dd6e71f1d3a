"""Moving furniture (RG-5): which piece may be moved, and what its new place changes."""

from __future__ import annotations

from typing import Any

from nightkeep.core.kernel import emit, int64, part
from nightkeep.games.run_ghost_run.actions import (
    NOTHING,
    PIECE,
    PIECE_MASK,
    POSE,
    POSE_MASK,
    TURN,
    TURN_MASK,
    UNDER,
    X_MASK,
    Y,
)
from nightkeep.games.run_ghost_run.geometry import inside, settle
from nightkeep.games.run_ghost_run.lobby import put_ghosts_back
from nightkeep.games.run_ghost_run.reasons import (
    ALREADY_MOVED,
    ALREADY_PLACED,
    LEGAL,
    NOT_ON_CARD,
    NOT_TAKEN,
    ONLY_THE_OTHER,
    OUTSIDE,
)
from nightkeep.games.run_ghost_run.state import FURNISHING, GHOSTS, LAID, PIECES, PLACED, SEATS


@part
def movable(board: Any, s: Any, seat: int) -> int:
    """RG-5.1 to RG-5.5: the pieces a seat may move, as bits."""
    shown = int64(board.shows[int64(s.card[seat])])
    if shown == 0:
        return int64(0)
    moved = int64(s.moved)
    if shown & ~moved:
        return shown & ~moved
    return ((1 << PIECES) - 1) & ~moved


@part
def take_problem(board: Any, s: Any, seat: int, piece: int) -> int:
    """RG-5.1, RG-5.3 to RG-5.5: why a piece may not be chosen, or LEGAL."""
    if piece == NOTHING or (movable(board, s, seat) >> piece) & 1:
        return LEGAL
    if (int64(s.moved) >> piece) & 1:
        return ALREADY_MOVED
    shown = int64(board.shows[int64(s.card[seat])])
    return ONLY_THE_OTHER if shown & int64(s.moved) else NOT_ON_CARD


@part
def place_problem(board: Any, s: Any, payload: int) -> int:
    """RG-2.9, RG-3.4, RG-5.6, RG-5.8: why a piece may not be placed so, or LEGAL."""
    piece = (payload >> PIECE) & PIECE_MASK
    if s.phase == FURNISHING:
        if s.piece_pose[piece] >= 0:
            return ALREADY_PLACED
    elif piece != s.taken:
        return NOT_TAKEN
    x = payload & X_MASK
    y = (payload >> Y) & X_MASK
    if inside(board, piece, (payload >> POSE) & POSE_MASK, x, y, (payload >> TURN) & TURN_MASK):
        return LEGAL
    return OUTSIDE


@part
def place_piece(board: Any, s: Any, seat: int, payload: int, log: Any) -> None:
    """RG-5.8 to RG-5.12: the piece stands there, last or first of the stacking order; heights and ghosts follow."""
    piece = (payload >> PIECE) & PIECE_MASK
    under = (payload >> UNDER) & 1
    s.piece_x[piece] = payload & X_MASK
    s.piece_y[piece] = (payload >> Y) & X_MASK
    s.piece_turn[piece] = (payload >> TURN) & TURN_MASK
    s.piece_pose[piece] = (payload >> POSE) & POSE_MASK
    restack(s, piece, under)
    forget_glimpse(s)
    if log is not None:
        emit(
            log,
            PLACED,
            seat,
            piece,
            s.piece_x[piece],
            s.piece_y[piece],
            s.piece_turn[piece],
            s.piece_pose[piece],
            under,
        )
    after_change(board, s, log)


@part
def restack(s: Any, piece: int, under: int) -> None:
    """RG-5.9: the piece becomes the last (over) or the first (under) of the order; the others keep theirs."""
    others = int64(0)
    for i in range(PIECES):
        other = int64(s.order[i])
        if other >= 0 and other != piece:
            s.order[others] = other
            others += 1
    if under:
        for i in range(others, 0, -1):
            s.order[i] = s.order[i - 1]
        s.order[0] = piece
    else:
        s.order[others] = piece


@part
def after_change(board: Any, s: Any, log: Any) -> None:
    """RG-2.11, RG-5.13 to RG-5.17, RG-10.5: all heights anew, then the ghosts."""
    settle(board, s)
    put_ghosts_back(board, s, log)


@part
def forget_glimpse(s: Any) -> None:
    """The lines of sight of the last peek hold only while nothing has changed since."""
    for seat in range(SEATS):
        for ghost in range(GHOSTS):
            s.glimpse[seat, ghost] = 0


@part
def note_piece(s: Any, piece: int, log: Any) -> None:
    """Where a midnight card left a piece."""
    if log is not None:
        emit(
            log,
            LAID,
            s.first,
            piece,
            s.piece_x[piece],
            s.piece_y[piece],
            s.piece_turn[piece],
            s.piece_pose[piece],
            s.piece_z[piece],
        )
