"""The draft of a plan: the planning seat's ghosts as they stand after the entries so far (RG-6.17)."""

from __future__ import annotations

from nightkeep.compile.kernel import device, int64
from nightkeep.games.run_ghost_run import state as k
from nightkeep.games.run_ghost_run.state import Board, State


@device
def open_draft(board: Board, s: State, seat: int) -> None:
    """Begin a seat's plan with its ghosts as they are and the value of its card [RG-6.6]."""
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
def fill_draft(s: State, value: int) -> None:
    """Set everything in the draft to 0, when nobody plans any more, or to UNKNOWN."""
    for ghost in range(k.GHOSTS):
        s.draft_where[ghost] = value
        s.draft_field[ghost] = value
        s.draft_anchor[ghost] = value
        s.draft_level[ghost] = value
    s.draft_moved = value
    s.draft_made = value
    s.draft_freed = value
    s.draft_took = value
    s.draft_left = value


@device
def draft_lowest(s: State, size: int, where: int) -> int:
    """Return, in the draft, the ghost of a size with the lowest number among those in a place, or -1 [RG-1.14]."""
    for ghost in range(k.FIRST[size], k.AFTER[size]):
        if s.draft_where[ghost] == where:
            return ghost
    return int64(-1)
