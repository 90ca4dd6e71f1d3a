"""Option merging: which ghosts grow together, and what becomes of them (RG-11)."""

from __future__ import annotations

from nightkeep.compile.kernel import Log, device, emit, int64
from nightkeep.games.run_ghost_run import events as e
from nightkeep.games.run_ghost_run import reasons as r
from nightkeep.games.run_ghost_run import state as k
from nightkeep.games.run_ghost_run.drafts import draft_lowest
from nightkeep.games.run_ghost_run.lobby import (
    NO_PLACE,
    find_place,
    fits_field,
    is_place,
    lowest,
    lowest_level,
    place_problem,
    put,
    take_off,
)
from nightkeep.games.run_ghost_run.packing import anchor_of, field_of, ghost_of, level_of, partner_of
from nightkeep.games.run_ghost_run.state import Board, State


@device
def merged_size(one: int, other: int) -> int:
    """Return the size of two merged ghosts, or -1 [RG-11.3, RG-11.4].

    Two small ghosts become a medium one, a small and a medium one the large one.
    """
    if one == k.SMALL and other == k.SMALL:
        return int64(k.MEDIUM)
    # Sizes are numbered 0, 1, 2: only a small and a medium ghost, in either order, add up to this.
    if one + other == k.SMALL + k.MEDIUM:
        return int64(k.LARGE)
    return int64(-1)


@device
def home_of(ghost: int) -> int:
    """Return where a ghost goes that has merged into another [RG-11.3].

    Small ones go to the stock, bigger ones to the reserve.
    """
    return int64(k.STOCK) if k.SIZE[ghost] == k.SMALL else int64(k.RESERVE)


@device
def partner_problem(s: State, ghost: int, partner: int, field: int) -> int:
    """Return why two ghosts cannot merge in a field, whatever the place there, or LEGAL.

    Rules: RG-11.2, RG-11.4, RG-11.6, RG-11.8
    """
    if s.merging == 0:
        return r.NO_MERGING
    if ghost == partner:
        return r.NOT_ITSELF
    if s.draft_where[partner] != k.LOBBY or s.draft_field[partner] != field:
        return r.PARTNER_ELSEWHERE
    size = merged_size(k.SIZE[ghost], k.SIZE[partner])
    if size < 0:
        return r.NEVER_MERGES
    if (int64(s.draft_made) >> partner) & 1:
        return r.PARTNER_MADE
    if draft_lowest(s, size, k.RESERVE) < 0:
        return r.NO_FIGURE
    return r.LEGAL


@device
def merge_problem(board: Board, s: State, seat: int, entry: int) -> int:
    """Return why an entry cannot be a merging, whoever may move [RG-11.2 to RG-11.8, RG-11.12]."""
    ghost = ghost_of(entry)
    partner = partner_of(entry)
    field = field_of(entry)
    problem = partner_problem(s, ghost, partner, field)
    if problem != r.LEGAL:
        return problem
    size = merged_size(k.SIZE[ghost], k.SIZE[partner])
    without = (1 << ghost) | (1 << partner)
    return place_problem(board, s, size, entry, seat, without)


@device
def must_merge(board: Board, s: State, seat: int, ghost: int, field: int) -> bool:
    """Return whether a movement that ends in this field has to be a merging [RG-11.5, RG-11.7]."""
    if s.merging == 0 or k.SIZE[ghost] == k.LARGE:
        return False
    for partner in range(k.GHOSTS):
        if s.draft_field[partner] != field or partner_problem(s, ghost, partner, field) != r.LEGAL:
            continue
        size = merged_size(k.SIZE[ghost], k.SIZE[partner])
        without = (1 << ghost) | (1 << partner)
        # One anchor where the bigger ghost fits is enough to make merging a duty.
        for anchor in range(9):
            if fits_field(size, anchor):
                level = lowest_level(board, s, size, field, int64(anchor), seat, int64(without))
                if level != NO_PLACE:
                    return True
    return False


@device
def draft_merge(s: State, entry: int) -> None:
    """Take two ghosts out of the draft and put the bigger one in [RG-11.3, RG-11.8, RG-11.9]."""
    ghost = ghost_of(entry)
    partner = partner_of(entry)
    made = draft_lowest(s, merged_size(k.SIZE[ghost], k.SIZE[partner]), k.RESERVE)
    for gone in (ghost, partner):
        s.draft_where[gone] = home_of(gone)
        s.draft_field[gone] = 0
        s.draft_anchor[gone] = 0
        s.draft_level[gone] = 0
        if k.SIZE[gone] == k.SMALL:
            # It may not enter again this round (RG-11.9); a medium one goes to the reserve, from where nothing enters.
            s.draft_freed = int64(s.draft_freed) | (1 << gone)
    s.draft_where[made] = k.LOBBY
    s.draft_field[made] = field_of(entry)
    s.draft_anchor[made] = anchor_of(entry)
    s.draft_level[made] = level_of(entry)
    s.draft_made = int64(s.draft_made) | (1 << made)


@device
def carry_out_merging(board: Board, s: State, seat: int, entry: int, log: Log) -> bool:
    """Lift the partner and set the result, at its place or else within that field [RG-11.13, RG-11.14].

    Return False if it cannot be: then nobody merges.
    """
    ghost = ghost_of(entry)
    partner = partner_of(entry)
    field = field_of(entry)
    size = merged_size(k.SIZE[ghost], k.SIZE[partner])
    made = lowest(s, seat, size, k.RESERVE)
    place = int64(NO_PLACE)
    if made >= 0 and s.ghost_where[seat, partner] == k.LOBBY and s.ghost_field[seat, partner] == field:
        # The two that merge make room for the result; the moving ghost is lifted already.
        s.ghost_where[seat, partner] = k.LIFTED
        if is_place(board, s, size, entry):
            place = entry
        else:
            place = find_place(board, s, size, field, anchor_of(entry))
        s.ghost_where[seat, partner] = k.LOBBY
    if place == NO_PLACE:
        emit(log, e.UNMERGED, seat, ghost, partner, field)
        return False
    take_off(s, seat, ghost, home_of(ghost))
    take_off(s, seat, partner, home_of(partner))
    put(board, s, seat, made, place)
    emit(log, e.MERGED, seat, ghost, partner, made, field, anchor_of(place), level_of(place))
    return True
