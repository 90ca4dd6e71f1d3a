"""The draft of a plan: the planning seat's ghosts as they stand after the entries so far (RG-6.17)."""

from __future__ import annotations

from nightkeep.compile.kernel import device, int64
from nightkeep.games.run_ghost_run import reasons as r
from nightkeep.games.run_ghost_run import state as k
from nightkeep.games.run_ghost_run.lobby import NO_PLACE, fits_field
from nightkeep.games.run_ghost_run.packing import FOOTPRINT
from nightkeep.games.run_ghost_run.places import carrier, free_of_furniture, levels
from nightkeep.games.run_ghost_run.state import Board, State


@device
def open_draft(board: Board, s: State, seat: int) -> None:
    """Begin a seat's plan with its ghosts as they are and the value of its card. [RG-6.6]"""
    for ghost in range(k.GHOSTS):
        s.draft_where[ghost] = s.ghost_where[seat, ghost]
        s.draft_field[ghost] = s.ghost_field[seat, ghost]
        s.draft_anchor[ghost] = s.ghost_anchor[seat, ghost]
        s.draft_level[ghost] = s.ghost_level[seat, ghost]
    s.draft_moved = 0
    s.draft_made = 0
    s.draft_freed = 0
    s.draft_took = 0
    s.draft_left = board.value[int64(s.card[seat])]


@device
def close_draft(s: State) -> None:
    """Empty the draft: nobody plans any more."""
    for ghost in range(k.GHOSTS):
        s.draft_where[ghost] = 0
        s.draft_field[ghost] = 0
        s.draft_anchor[ghost] = 0
        s.draft_level[ghost] = 0
    s.draft_moved = 0
    s.draft_made = 0
    s.draft_freed = 0
    s.draft_took = 0
    s.draft_left = 0


@device
def draft_lowest(s: State, size: int, where: int) -> int:
    """Return, in the draft, the ghost of a size with the lowest number among those in a place, or -1. [RG-1.14]"""
    for ghost in range(k.FIRST[size], k.AFTER[size]):
        if s.draft_where[ghost] == where:
            return ghost
    return int64(-1)


@device
def free_in_draft(
    board: Board, s: State, seat: int, size: int, field: int, anchor: int, level: int, without: int
) -> bool:
    """Return whether a body overlaps none of the seat's own ghosts as they stand in the draft.

    Those in the set ``without`` do not count; the other seats' ghosts count only where seats move one after another.

    Rules: RG-6.5, RG-6.17, RG-6.19, RG-6.22
    """
    spots = FOOTPRINT[size] << anchor
    lying = int64(s.lying)
    top = level + int64(board.height[size, lying])
    for ghost in range(k.GHOSTS):
        if s.draft_field[ghost] != field or s.draft_where[ghost] != k.LOBBY or (without >> ghost) & 1:
            continue
        if (FOOTPRINT[k.SIZE[ghost]] << int64(s.draft_anchor[ghost])) & spots == 0:
            continue
        low = int64(s.draft_level[ghost])
        if low < top and level < low + int64(board.height[k.SIZE[ghost], lying]):
            return False
    if s.turns == 0:
        return True
    for other in range(int64(s.players)):
        if other == seat:
            continue
        for ghost in range(k.GHOSTS):
            if s.ghost_field[other, ghost] != field or s.ghost_where[other, ghost] != k.LOBBY:
                continue
            if (FOOTPRINT[k.SIZE[ghost]] << int64(s.ghost_anchor[other, ghost])) & spots == 0:
                continue
            low = int64(s.ghost_level[other, ghost])
            if low < top and level < low + int64(board.height[k.SIZE[ghost], lying]):
                return False
    return True


@device
def draft_problem(
    board: Board, s: State, seat: int, size: int, field: int, anchor: int, level: int, without: int
) -> int:
    """Return why a place is not legal in the draft, or LEGAL. [RG-6.1 to RG-6.5]"""
    lying = int64(s.lying)
    if not fits_field(size, anchor):
        return r.BAD_ANCHOR
    if carrier(board, s, size, lying, field, anchor, level) == -2:
        return r.NOT_CARRIED
    if not free_in_draft(board, s, seat, size, field, anchor, level, without):
        return r.IN_GHOST
    if not free_of_furniture(board, s, size, lying, field, anchor, level):
        return r.IN_FURNITURE
    return r.LEGAL


@device
def draft_place(board: Board, s: State, seat: int, size: int, field: int, anchor: int, without: int) -> int:
    """Return the lowest level at which a place is legal in the draft, or NO_PLACE."""
    found = int64(NO_PLACE)
    n = levels(board, s, size, int64(s.lying), field, anchor, s.levels)
    for i in range(n):
        level = int64(s.levels[i])
        if found == NO_PLACE and free_in_draft(board, s, seat, size, field, anchor, level, without):
            found = level
        s.levels[i] = 0
    return found
