"""Points, tie-breaks and winners (RG-9)."""

from __future__ import annotations

from nightkeep.compile.kernel import Log, device, emit, int64, kernel
from nightkeep.games.run_ghost_run import events as e
from nightkeep.games.run_ghost_run import state as k
from nightkeep.games.run_ghost_run.state import Board, State


@kernel
def half_points(board: Board, s: State, seat: int) -> int:
    """Return the half points of a seat, for its escaped ghosts and those in the lobby [RG-9.2 to RG-9.4, RG-11.19]."""
    total = int64(0)
    for ghost in range(k.GHOSTS):
        where = int64(s.ghost_where[seat, ghost])
        if where == k.ESCAPED:
            total += int64(board.escaped_points[int64(s.scoring), k.SIZE[ghost]])
        elif where == k.LOBBY:
            total += int64(board.lobby_points[int64(s.scoring), k.SIZE[ghost]])
    return total


@kernel
def standing(board: Board, s: State, seat: int) -> int:
    """Return a number that is greater for a better place [RG-9.5 to RG-9.8].

    Points, then escaped ghosts, then few ghosts beside the start side.
    """
    escaped = int64(0)
    inside = int64(0)
    for ghost in range(k.GHOSTS):
        where = int64(s.ghost_where[seat, ghost])
        if where == k.ESCAPED:
            escaped += 1
        elif where == k.LOBBY:
            inside += 1
    return (half_points(board, s, seat) * 8 + escaped) * 8 + escaped + inside


@device
def winner_bits(board: Board, s: State) -> int:
    """Return a bit for each seat that has won; 0 while the game goes on [RG-9.5 to RG-9.8]."""
    if s.phase != k.FINISHED:
        return int64(0)
    best = int64(-1)
    bits = int64(0)
    for seat in range(int64(s.players)):
        mine = standing(board, s, seat)
        if mine > best:
            best = mine
            bits = int64(0)
        if mine == best:
            bits |= 1 << seat
    return bits


@device
def log_scores(board: Board, s: State, log: Log) -> None:
    """Note the points of all, and who has won."""
    if log is not None:
        for seat in range(int64(s.players)):
            emit(log, e.POINTS, seat, half_points(board, s, seat))
        bits = winner_bits(board, s)
        for seat in range(int64(s.players)):
            if bits >> seat & 1:
                emit(log, e.WON, seat)
