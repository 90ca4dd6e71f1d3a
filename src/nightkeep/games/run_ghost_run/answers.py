"""What seats may do for the midnight cards Tag and Big brother (RG-10)."""

from __future__ import annotations

from nightkeep.compile.kernel import Log, device, emit, int64
from nightkeep.games.run_ghost_run import events as e
from nightkeep.games.run_ghost_run import reasons as r
from nightkeep.games.run_ghost_run import state as k
from nightkeep.games.run_ghost_run.lobby import (
    NO_PLACE,
    NOBODY,
    field_in,
    find_place,
    lowest,
    place_problem,
    put,
    row_in,
    take_off,
)
from nightkeep.games.run_ghost_run.packing import anchor_of, field_of, ghost_of, level_of
from nightkeep.games.run_ghost_run.state import Board, State


@device
def right_of(s: State, seat: int) -> int:
    """Return the seat on one's right [RG-1.5]."""
    return (seat + int64(s.players) - 1) % int64(s.players)


@device
def tags(board: Board, s: State, seat: int) -> bool:
    """Return whether a seat has something to do for Tag [RG-10.4, RG-10.17, RG-10.18]."""
    if lowest(s, seat, int64(k.SMALL), int64(k.STOCK)) < 0:
        return False
    if lowest(s, right_of(s, seat), int64(k.SMALL), int64(k.LOBBY)) >= 0:
        return True
    for along in range(6):
        field = field_in(int64(s.start[seat]), int64(3), int64(along))
        if find_place(board, s, int64(k.SMALL), field, int64(0)) != NO_PLACE:
            return True
    return False


@device
def tag(s: State, seat: int, ghost: int, log: Log) -> None:
    """Send the neighbour's ghost to its stock and put one from the stock exactly in its place [RG-10.17, RG-10.19]."""
    other = right_of(s, seat)
    mine = lowest(s, seat, int64(k.SMALL), int64(k.STOCK))
    s.ghost_where[seat, mine] = k.LOBBY
    s.ghost_field[seat, mine] = s.ghost_field[other, ghost]
    s.ghost_anchor[seat, mine] = s.ghost_anchor[other, ghost]
    s.ghost_level[seat, mine] = s.ghost_level[other, ghost]
    s.ghost_on[seat, mine] = s.ghost_on[other, ghost]
    take_off(s, other, ghost, int64(k.STOCK))
    s.came_in[other] = int64(s.came_in[other]) & ~(1 << ghost)
    s.came_in[seat] = int64(s.came_in[seat]) | (1 << mine)
    emit(log, e.TAGGED, seat, mine, other, ghost, s.ghost_field[seat, mine])


@device
def bring(board: Board, s: State, seat: int, entry: int, log: Log) -> None:
    """Put a small ghost from the stock on a place in row 3 [RG-10.18, RG-10.19]."""
    mine = lowest(s, seat, int64(k.SMALL), int64(k.STOCK))
    put(board, s, seat, mine, entry)
    s.came_in[seat] = int64(s.came_in[seat]) | (1 << mine)
    emit(log, e.BROUGHT, seat, mine, field_of(entry), anchor_of(entry), level_of(entry))


@device
def big_brother(s: State, seat: int, ghost: int) -> int:
    """Return the figure of the next size that can replace a ghost in the lobby, or -1 [RG-10.24]."""
    size = k.SIZE[ghost]
    if size == k.LARGE or s.ghost_where[seat, ghost] != k.LOBBY:
        return int64(-1)
    return lowest(s, seat, size + 1, int64(k.RESERVE) if s.merging else int64(k.STOCK))


@device
def grows(board: Board, s: State, seat: int) -> bool:
    """Return whether a seat has a choice for Big brother; the replaced ghost does not count [RG-10.4, RG-10.25]."""
    for ghost in range(k.FIRST[k.MEDIUM], k.AFTER[k.SMALL]):
        if big_brother(s, seat, ghost) >= 0:
            s.ghost_where[seat, ghost] = k.LIFTED
            field = int64(s.ghost_field[seat, ghost])
            place = find_place(board, s, k.SIZE[ghost] + 1, field, int64(s.ghost_anchor[seat, ghost]))
            s.ghost_where[seat, ghost] = k.LOBBY
            if place != NO_PLACE:
                return True
    return False


@device
def grow(board: Board, s: State, seat: int, entry: int, log: Log) -> None:
    """Put the bigger ghost into the field and the replaced one into the stock or reserve [RG-10.24 to RG-10.26]."""
    ghost = ghost_of(entry)
    bigger = big_brother(s, seat, ghost)
    take_off(s, seat, ghost, int64(k.RESERVE) if s.merging and k.SIZE[ghost] == k.MEDIUM else int64(k.STOCK))
    put(board, s, seat, bigger, entry)
    emit(log, e.GREW, seat, ghost, bigger, field_of(entry), anchor_of(entry), level_of(entry))


@device
def swap_problem(s: State, seat: int, ghost: int) -> int:
    """Return why a ghost cannot be swapped out, or LEGAL [RG-10.17]."""
    if k.SIZE[ghost] != k.SMALL:
        return r.TAG_NOT_SMALL
    if s.ghost_where[right_of(s, seat), ghost] == k.LOBBY:
        return r.LEGAL
    return r.TAG_NOT_THERE if lowest(s, right_of(s, seat), int64(k.SMALL), int64(k.LOBBY)) >= 0 else r.TAG_FREE


@device
def bring_problem(board: Board, s: State, seat: int, entry: int) -> int:
    """Return why a small ghost cannot be put there, or LEGAL [RG-10.18]."""
    if lowest(s, right_of(s, seat), int64(k.SMALL), int64(k.LOBBY)) >= 0:
        return r.TAG_SWAP
    if row_in(int64(s.start[seat]), field_of(entry)) != 3:
        return r.NOT_ROW_THREE
    return place_problem(board, s, int64(k.SMALL), entry, int64(NOBODY), int64(0))


@device
def grow_problem(board: Board, s: State, seat: int, entry: int) -> int:
    """Return why a ghost cannot be replaced so, or LEGAL [RG-10.24, RG-10.25]."""
    ghost = ghost_of(entry)
    if k.SIZE[ghost] == k.LARGE:
        return r.GROW_LARGE
    if s.ghost_where[seat, ghost] != k.LOBBY:
        return r.GROW_NOT_THERE
    if big_brother(s, seat, ghost) < 0:
        return r.GROW_NO_FIGURE
    if s.ghost_field[seat, ghost] != field_of(entry):
        return r.GROW_ELSEWHERE
    s.ghost_where[seat, ghost] = k.LIFTED
    found = place_problem(board, s, k.SIZE[ghost] + 1, entry, int64(NOBODY), int64(0))
    s.ghost_where[seat, ghost] = k.LOBBY
    return found
