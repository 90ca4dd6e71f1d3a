"""Movement plans: what each entry costs, whether it is legal, and how plans are carried out (RG-6)."""

from __future__ import annotations

from nightkeep.compile.kernel import Log, device, emit, int64, kernel
from nightkeep.games.run_ghost_run import events as e
from nightkeep.games.run_ghost_run import packing as p
from nightkeep.games.run_ghost_run import reasons as r
from nightkeep.games.run_ghost_run import state as k
from nightkeep.games.run_ghost_run.lobby import is_place, place_problem, put, row_in, seat_at, steps_between, take_off
from nightkeep.games.run_ghost_run.merging import carry_out_merging, draft_merge, merge_problem, must_merge
from nightkeep.games.run_ghost_run.packing import anchor_of, field_of, ghost_of, level_of, partner_of, sort_of
from nightkeep.games.run_ghost_run.putting_back import put_near
from nightkeep.games.run_ghost_run.state import Board, State


@kernel
def cost_of(s: State, seat: int, entry: int) -> int:
    """Return the length of a shortest way; out and back within a field costs 2 [RG-6.7 to RG-6.9, RG-6.12, RG-6.13]."""
    sort = sort_of(entry)
    if sort == p.TAKE_BACK:
        return int64(0)
    ghost = ghost_of(entry)
    side = int64(s.start[seat])
    here = int64(s.draft_field[ghost])
    if sort == p.LEAVE:
        # From row 6 through the door: 1. From row 1: five steps and the door.
        return 7 - row_in(side, here)
    field = field_of(entry)
    if s.draft_where[ghost] != k.LOBBY:
        return row_in(side, field)
    if field == here:
        return int64(2)
    return steps_between(here, field)


@device
def mover_problem(s: State, seat: int, ghost: int) -> int:
    """Return why a ghost may not move now, or LEGAL.

    Rules: RG-1.14, RG-6.10, RG-6.16, RG-10.16, RG-11.1, RG-11.8, RG-11.9
    """
    # Made, freed, moved: what has happened in this plan so far. Spellbound: by a midnight card this round.
    where = int64(s.draft_where[ghost])
    if (int64(s.draft_made) >> ghost) & 1:
        return r.MADE_RESTS
    if (int64(s.draft_freed) >> ghost) & 1:
        return r.FREED_RESTS
    if (int64(s.draft_moved) >> ghost) & 1:
        return r.MOVED_ONCE
    if (int64(s.spellbound[seat]) >> ghost) & 1:
        return r.IS_SPELLBOUND
    if where == k.ESCAPED:
        return r.ESCAPED_STAYS
    if where == k.RESERVE:
        return r.IN_RESERVE
    if where != k.LOBBY:
        # Outside the lobby ghosts of a size are alike: only the lowest number that may still move is used (RG-1.14).
        resting = int64(s.draft_made) | int64(s.draft_freed) | int64(s.draft_moved) | int64(s.spellbound[seat])
        for other in range(k.FIRST[k.SIZE[ghost]], ghost):
            if s.draft_where[other] == where and (resting >> other) & 1 == 0:
                return r.LOWER_NUMBER
    return r.LEGAL


@device
def entry_problem(board: Board, s: State, seat: int, entry: int) -> int:
    """Return why an entry may not be added to the plan as it stands, or LEGAL [RG-6.17]."""
    # Fogged: the plan of another seat, of which nothing is known.
    if s.draft_left < 0:
        return r.PLAN_HIDDEN
    sort = sort_of(entry)
    ghost = ghost_of(entry)
    if sort == p.TAKE_BACK:
        return take_back_problem(s, ghost)
    problem = mover_problem(s, seat, ghost)
    if problem != r.LEGAL:
        # A ghost that this plan brought in and that is to leave: "came in this round" says more than "has moved once".
        came_in = s.draft_where[ghost] == k.LOBBY and s.ghost_where[seat, ghost] != k.LOBBY
        return r.CAME_IN if sort == p.LEAVE and problem == r.MOVED_ONCE and came_in else problem
    if sort == p.LEAVE:
        if s.draft_where[ghost] != k.LOBBY:
            return r.NOT_IN_LOBBY
        if (int64(s.came_in[seat]) >> ghost) & 1:
            return r.CAME_IN
    # Points before places: a goal out of reach is refused as such, whatever stands there.
    if cost_of(s, seat, entry) > s.draft_left:
        return r.TOO_FAR
    if sort == p.LEAVE:
        return r.LEGAL
    if sort == p.MERGE:
        return merge_problem(board, s, seat, entry)
    if (
        s.draft_where[ghost] == k.LOBBY
        and s.draft_field[ghost] == field_of(entry)
        and s.draft_anchor[ghost] == anchor_of(entry)
        and s.draft_level[ghost] == level_of(entry)
    ):
        return r.SAME_PLACE
    # The moving ghost itself does not count: it leaves its place.
    problem = place_problem(board, s, k.SIZE[ghost], entry, seat, 1 << ghost)
    if problem != r.LEGAL:
        return problem
    return r.MUST_MERGE if must_merge(board, s, seat, ghost, field_of(entry)) else r.LEGAL


@device
def take_back_problem(s: State, ghost: int) -> int:
    """Return why a ghost may not be taken back, or LEGAL [RG-11.17, RG-1.14].

    It is one escaped ghost a round, while no small ghost is in the stock; of equal ones the lowest number, those that
    can still move this round first.
    """
    if s.merging == 0:
        return r.NO_TAKING_BACK
    if s.draft_took:
        return r.TOOK_ALREADY
    # Only with no small ghost in the stock.
    for small in range(k.FIRST[k.SMALL], k.AFTER[k.SMALL]):
        if s.draft_where[small] == k.STOCK:
            return r.STOCK_NOT_EMPTY
    if s.draft_where[ghost] != k.ESCAPED:
        return r.NOT_ESCAPED
    moved = int64(s.draft_moved)
    for other in range(k.FIRST[k.SIZE[ghost]], k.AFTER[k.SIZE[ghost]]):
        if other != ghost and s.draft_where[other] == k.ESCAPED:
            # 0 can still move this round, 1 cannot; lower goes first, then the lower number.
            before = (moved >> other) & 1
            mine = (moved >> ghost) & 1
            if before < mine or (before == mine and other < ghost):
                return r.TAKE_LOWER
    return r.LEGAL


@device
def add_entry(board: Board, s: State, seat: int, entry: int, log: Log) -> None:
    """Add an entry to the plan; where seats move one after another carry it out at once [RG-6.17, RG-6.19, RG-6.22]."""
    if s.turns:
        # As in carry_out_plans: a mover is lifted first, so that it is not in its own way.
        if sort_of(entry) in (p.MOVE, p.MERGE) and s.ghost_where[seat, ghost_of(entry)] == k.LOBBY:
            s.ghost_where[seat, ghost_of(entry)] = k.LIFTED
        carry_out_entry(board, s, seat, entry, log)
    else:
        s.plan[seat, int64(s.plan_size[seat])] = entry
        s.plan_size[seat] += 1
        if log is not None:
            field, anchor, level = field_of(entry), anchor_of(entry), level_of(entry)
            emit(log, e.ENTRY, seat, sort_of(entry), ghost_of(entry), partner_of(entry), field, anchor, level)
    draft_entry(s, seat, entry)


@device
def draft_entry(s: State, seat: int, entry: int) -> None:
    """Change the draft by one more entry."""
    sort = sort_of(entry)
    ghost = ghost_of(entry)
    if sort == p.TAKE_BACK:
        s.draft_where[ghost] = k.STOCK if k.SIZE[ghost] == k.SMALL else k.EDGE
        s.draft_took = 1
        return
    # The cost depends on where the draft has the ghost now, so it is paid before the ghost is moved there.
    s.draft_left = int64(s.draft_left) - cost_of(s, seat, entry)
    s.draft_moved = int64(s.draft_moved) | (1 << ghost)
    if sort == p.MERGE:
        draft_merge(s, entry)
        return
    # The draft is what later entries of the plan are judged by (RG-6.17). A secret plan changes the lobby only later.
    s.draft_where[ghost] = k.LOBBY if sort == p.MOVE else k.ESCAPED
    s.draft_field[ghost] = field_of(entry)  # an entry that leaves has 0 for its place
    s.draft_anchor[ghost] = anchor_of(entry)
    s.draft_level[ghost] = level_of(entry)


@device
def carry_out_plans(board: Board, s: State, log: Log) -> None:
    """Carry out all plans [RG-6.20].

    All that move are lifted and those leaving escape; then seat by seat, entry by entry.
    """
    # Two passes over the seats in one loop, so that the code of carry_out_entry is compiled in once (RG-6.20): first
    # those leaving escape and all movers are lifted, then movers are set down in order.
    for going in range(2 * int64(s.players)):
        lifting = going < int64(s.players)
        seat = seat_at(s, going)
        for i in range(int64(s.plan_size[seat])):
            entry = int64(s.plan[seat, i])
            sort = sort_of(entry)
            ghost = ghost_of(entry)
            if (sort == p.LEAVE) == lifting:
                carry_out_entry(board, s, seat, entry, log)
            elif lifting and sort != p.TAKE_BACK and s.ghost_where[seat, ghost] == k.LOBBY:
                s.ghost_where[seat, ghost] = k.LIFTED
    # Unused entries are 0: equal positions must be equal bytes.
    for seat in range(int64(s.players)):
        s.plan_size[seat] = 0
        for i in range(k.ENTRIES):
            s.plan[seat, i] = 0


@device
def carry_out_entry(board: Board, s: State, seat: int, entry: int, log: Log) -> None:
    """Carry out one movement, merging or taking back [RG-6.20, RG-6.21, RG-11.13, RG-11.18]."""
    sort = sort_of(entry)
    ghost = ghost_of(entry)
    field = field_of(entry)
    anchor = anchor_of(entry)
    if sort == p.LEAVE:
        emit(log, e.LEFT_LOBBY, seat, ghost, s.ghost_field[seat, ghost])
        take_off(s, seat, ghost, k.ESCAPED)
    elif sort == p.TAKE_BACK:
        take_off(s, seat, ghost, k.STOCK if k.SIZE[ghost] == k.SMALL else k.EDGE)
        emit(log, e.TAKEN_BACK, seat, ghost)
    elif sort == p.MOVE and is_place(board, s, k.SIZE[ghost], entry):
        put(board, s, seat, ghost, entry)
        emit(log, e.MOVED, seat, ghost, field, anchor, level_of(entry))
    # The planned place was taken, or the merging failed: put the ghost as near as possible (RG-6.21, RG-11.14).
    elif sort == p.MOVE or not carry_out_merging(board, s, seat, entry, log):
        put_near(board, s, seat, ghost, field, anchor, log)
