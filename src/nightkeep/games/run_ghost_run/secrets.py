"""Who knows what: plans are secret until all seats have committed theirs (RG-6.19)."""

from __future__ import annotations

from nightkeep.compile.kernel import Random, device, draw, int64, kernel
from nightkeep.games.run_ghost_run import reasons as r
from nightkeep.games.run_ghost_run import state as k
from nightkeep.games.run_ghost_run.candidates import offer_entries
from nightkeep.games.run_ghost_run.drafts import fill_draft, open_draft
from nightkeep.games.run_ghost_run.lobby import box_top, carried_by, place_of, seat_at
from nightkeep.games.run_ghost_run.packing import DONE, ENTER, ENTRY_END, KIND, entry_has_form
from nightkeep.games.run_ghost_run.plans import draft_entry, entry_problem
from nightkeep.games.run_ghost_run.state import Board, State


@kernel
def fog(board: Board, s: State, seat: int) -> None:
    """Hide the plans of all others who have committed or are planning, down to how long they are [RG-6.19]."""
    if s.phase != k.PLANNING or s.turns:
        return
    planner = int64(s.turn)
    for place in range(place_of(s, planner) + 1):
        other = seat_at(s, place)
        if other != seat:
            s.plan_size[other] = k.UNKNOWN
            for i in range(k.ENTRIES):
                s.plan[other, i] = k.UNKNOWN
    if planner != seat:
        fill_draft(s, int64(k.UNKNOWN))


@kernel
def guess(board: Board, s: State, seat: int, rng: Random) -> None:
    """Draw the plans that a seat does not know.

    They are candidates, each as likely as any other, until ``done`` comes. Of the seat that is still planning these are
    the entries so far. Decks hold no secrets beyond their odds (RG-3.9).
    """
    if s.phase != k.PLANNING or s.turns:
        return
    planner = int64(s.turn)
    for place in range(place_of(s, planner) + 1):
        other = seat_at(s, place)
        if s.plan_size[other] == k.UNKNOWN:
            draw_plan(board, s, other, rng)
        elif other == planner:
            redraft(board, s, other)


@device
def draw_plan(board: Board, s: State, seat: int, rng: Random) -> None:
    """Draw a random plan of one seat."""
    s.plan_size[seat] = 0
    for i in range(k.ENTRIES):
        s.plan[seat, i] = 0
    open_draft(board, s, seat)
    for i in range(k.ENTRIES):
        choices = offer_entries(board, s, seat, s.cell, int64(1000))
        offer_entries(board, s, seat, s.cell, draw(rng, choices))
        code = int64(s.cell[0])
        s.cell[0] = 0
        if (code >> KIND) == DONE:
            break
        entry = code & ((int64(1) << ENTRY_END) - 1)
        s.plan[seat, i] = entry
        s.plan_size[seat] = i + 1
        draft_entry(s, seat, entry)


@kernel
def check_plan(board: Board, s: State, seat: int) -> bool:
    """Return whether a seat's whole plan is legal [RG-6.17].

    It rebuilds the draft in place: pass a copy of the position.
    """
    open_draft(board, s, seat)
    for i in range(int64(s.plan_size[seat])):
        entry = int64(s.plan[seat, i])
        if not entry_has_form(int64(ENTER), entry) or entry_problem(board, s, seat, entry) != r.LEGAL:
            return False
        draft_entry(s, seat, entry)
    return True


@kernel
def stands_on(board: Board, s: State, seat: int, ghost: int) -> bool:
    """Return whether a ghost in the lobby stands on what it is said to stand on [RG-6.2]."""
    on = int64(s.ghost_on[seat, ghost])
    if on < 0:
        return bool(s.ghost_level[seat, ghost] == 0)
    if on % 8 >= int64(board.boxes[on // 8]) or s.ghost_level[seat, ghost] != box_top(board, s, on):
        return False
    field = int64(s.ghost_field[seat, ghost])
    return carried_by(board, s, k.SIZE[ghost], field, int64(s.ghost_anchor[seat, ghost]), on)


@device
def redraft(board: Board, s: State, seat: int) -> None:
    """Rebuild the draft from the entries of a plan."""
    open_draft(board, s, seat)
    for i in range(int64(s.plan_size[seat])):
        draft_entry(s, seat, int64(s.plan[seat, i]))
