"""Why an action of Run, Ghost, Run! is not legal: the kernel that decides it, and what its reasons mean."""

from __future__ import annotations

from nightkeep.compile.kernel import device, int64, kernel
from nightkeep.games.run_ghost_run import packing as p
from nightkeep.games.run_ghost_run import reasons as r
from nightkeep.games.run_ghost_run import state as k
from nightkeep.games.run_ghost_run.actions import FURNITURE, GHOST_OF_SEAT, GHOST_SIZE, LOBBY_FIELD
from nightkeep.games.run_ghost_run.answers import bring_problem, grow_problem, swap_problem
from nightkeep.games.run_ghost_run.chance import OUTCOMES, weight_of
from nightkeep.games.run_ghost_run.furniture import crowded_by, placing_problem, take_problem
from nightkeep.games.run_ghost_run.packing import field_of, ghost_of, has_form, partner_of
from nightkeep.games.run_ghost_run.plans import cost_of, entry_problem
from nightkeep.games.run_ghost_run.state import Board, State
from nightkeep.rules.events import Reason
from nightkeep.rules.record import Ints
from nightkeep.rules.things import SEAT, Named, SetOf

PHASE = Named("phase", tuple(name.replace(" ", "-") for name in k.PHASE_NAMES))  # as selectors of sentences
_PHASE = {"phase": PHASE}
_PIECE = {"piece": FURNITURE}
_GHOST = {"ghost": GHOST_OF_SEAT}
_FIELD = {"field": LOBBY_FIELD}

REASONS = {
    r.NO_SUCH_ACTION: Reason("no such action", ()),
    r.NOT_NOW: Reason("not now", ("RG-4.1",), _PHASE),
    r.NOT_DRAWN_NOW: Reason("not drawn now", ("RG-4.1",), _PHASE),
    r.CARD_USED: Reason("card used", ("RG-4.4", "RG-4.6")),
    r.MIDNIGHT_USED: Reason("midnight used", ("RG-10.2",)),
    r.NOT_ON_CARD: Reason("not on card", ("RG-5.1",), {"piece": FURNITURE, "shown": SetOf(FURNITURE)}),
    r.ALREADY_MOVED: Reason("already moved", ("RG-5.3",), _PIECE),
    r.ONLY_THE_OTHER: Reason("only the other", ("RG-5.4",)),
    r.NOT_TAKEN: Reason("not taken", ("RG-5.6",), _PIECE),
    r.ALREADY_PLACED: Reason("already placed", ("RG-3.4",), _PIECE),
    r.OUTSIDE: Reason("outside", ("RG-2.9", "RG-5.8"), _PIECE),
    r.CROWDS: Reason("crowds", ("RG-5.12",), {**_PIECE, "owner": SEAT, **_GHOST, **_FIELD}),
    r.NOT_IN_LOBBY: Reason("not in lobby", ("RG-6.9", "RG-6.11"), _GHOST),
    r.ESCAPED_STAYS: Reason("escaped stays", ("RG-6.10",), _GHOST),
    r.IN_RESERVE: Reason("in reserve", ("RG-11.1",), _GHOST),
    r.MOVED_ONCE: Reason("moved once", ("RG-6.16",), _GHOST),
    r.MADE_RESTS: Reason("made rests", ("RG-11.8",), _GHOST),
    r.FREED_RESTS: Reason("freed rests", ("RG-11.9",), _GHOST),
    r.IS_SPELLBOUND: Reason("is spellbound", ("RG-10.16",), _GHOST),
    r.LOWER_NUMBER: Reason("lower number", ("RG-1.14",), _GHOST),
    r.TOO_FAR: Reason("too far", ("RG-6.6", "RG-6.12", "RG-6.17"), {"cost": None, "left": None}),
    r.BAD_ANCHOR: Reason("bad anchor", ("RG-1.9", "RG-6.4")),
    r.SAME_PLACE: Reason("same place", ("RG-6.13",), _GHOST),
    r.NOT_CARRIED: Reason("not carried", ("RG-6.2",)),
    r.IN_FURNITURE: Reason("in furniture", ("RG-6.3",)),
    r.IN_GHOST: Reason("in ghost", ("RG-6.5", "RG-6.17", "RG-6.22")),
    r.MUST_MERGE: Reason("must merge", ("RG-11.2", "RG-11.7"), _GHOST),
    r.CAME_IN: Reason("came in", ("RG-6.11",), _GHOST),
    r.NO_MERGING: Reason("no merging", ("RG-11.2",)),
    r.NOT_ITSELF: Reason("not itself", ("RG-11.2",)),
    r.PARTNER_ELSEWHERE: Reason("partner elsewhere", ("RG-11.2", "RG-11.12"), {"partner": GHOST_OF_SEAT, **_FIELD}),
    r.NEVER_MERGES: Reason("never merges", ("RG-11.4",)),
    r.PARTNER_MADE: Reason("partner made", ("RG-11.8",), {"partner": GHOST_OF_SEAT}),
    r.NO_FIGURE: Reason("no figure", ("RG-11.6",), {"bigger": GHOST_SIZE}),
    r.NO_TAKING_BACK: Reason("no taking back", ("RG-6.10", "RG-11.17")),
    r.STOCK_NOT_EMPTY: Reason("stock not empty", ("RG-11.17",)),
    r.TOOK_ALREADY: Reason("took already", ("RG-11.17",)),
    r.NOT_ESCAPED: Reason("not escaped", ("RG-11.17",), _GHOST),
    r.TAKE_LOWER: Reason("take lower", ("RG-1.14",), _GHOST),
    r.SAME_SIDE: Reason("same side", ("RG-7.5",)),
    r.TAG_NOT_SMALL: Reason("tag not small", ("RG-10.17",)),
    r.TAG_NOT_THERE: Reason("tag not there", ("RG-10.17",), _GHOST),
    r.TAG_SWAP: Reason("tag swap", ("RG-10.17",)),
    r.TAG_FREE: Reason("tag free", ("RG-10.18",)),
    r.NOT_ROW_THREE: Reason("not row three", ("RG-10.18",), _FIELD),
    r.GROW_LARGE: Reason("grow large", ("RG-10.24",)),
    r.GROW_NOT_THERE: Reason("grow not there", ("RG-10.24",), _GHOST),
    r.GROW_NO_FIGURE: Reason("grow no figure", ("RG-10.24",), {"bigger": GHOST_SIZE}),
    r.GROW_ELSEWHERE: Reason("grow elsewhere", ("RG-10.25",), _GHOST),
    r.PLAN_HIDDEN: Reason("plan hidden", ("RG-6.19",)),
}
NAMED_PIECE = (r.ALREADY_MOVED, r.ALREADY_PLACED, r.OUTSIDE)  # reasons that name the piece of the action


@device
def problem(board: Board, s: State, code: int) -> int:
    """Return the reason why an action is not legal now, or LEGAL; the one place where legality is decided."""
    if not has_form(code):
        return r.NO_SUCH_ACTION
    kind = code >> p.KIND
    payload = code & ((int64(1) << p.KIND) - 1)
    phase = int64(s.phase)
    seat = int64(s.turn)
    if kind == OUTCOMES[phase]:
        if weight_of(board, s, payload) > 0:
            return r.LEGAL
        return r.CARD_USED if kind == p.DRAW else r.MIDNIGHT_USED if kind == p.STRIKE else r.NO_SUCH_ACTION
    if kind == p.ENTER and phase == k.PLANNING:
        return entry_problem(board, s, seat, payload)
    if kind == p.DONE and phase == k.PLANNING:
        return r.LEGAL  # RG-6.18
    if kind == p.TAKE and phase == k.TAKING:
        return take_problem(board, s, seat, payload)
    if kind == p.PLACE and phase in (k.PLACING, k.FURNISHING):
        return placing_problem(board, s, payload)
    if kind == p.SET_BACK and phase == k.PLACING:
        return r.LEGAL if payload == s.taken else r.NOT_TAKEN  # RG-5.7
    if kind == p.SIDE and phase == k.NAMING:
        return r.SAME_SIDE if payload == int64(s.keyhole) // 6 else r.LEGAL
    if kind == p.SWAP and phase == k.TAGGING:
        return swap_problem(s, seat, ghost_of(payload))
    if kind == p.BRING and phase == k.TAGGING:
        return bring_problem(board, s, seat, payload)
    if kind == p.GROW and phase == k.GROWING:
        return grow_problem(board, s, seat, payload)
    return r.NOT_DRAWN_NOW if kind <= p.ROLL or kind == p.DRAW_SEAT else r.NOT_NOW


@kernel
def why(board: Board, s: State, action: int, out: Ints) -> int:
    """Return the reason why an action is not legal, and write what its sentence names."""
    code = int64(action)
    payload = code & ((int64(1) << p.KIND) - 1)
    kind = code >> p.KIND
    piece = payload if kind == p.TAKE else (payload >> p.PIECE) & p.PIECE_MASK
    seat = int64(s.turn)
    reason = problem(board, s, code)
    if reason in (r.NOT_NOW, r.NOT_DRAWN_NOW):
        out[0] = int64(s.phase)
    elif reason in NAMED_PIECE:
        out[0] = piece
    elif reason == r.NOT_ON_CARD:
        out[0] = piece
        out[1] = int64(board.shows[int64(s.card[seat])])
    elif reason == r.NOT_TAKEN:
        out[0] = int64(s.taken)
    elif reason == r.CROWDS:
        crowded = int64(crowded_by(board, s, payload))
        out[0] = piece
        out[1] = crowded // k.GHOSTS
        out[2] = crowded % k.GHOSTS
        out[3] = int64(s.ghost_field[crowded // k.GHOSTS, crowded % k.GHOSTS])
    elif reason == r.TOO_FAR:
        out[0] = cost_of(s, seat, payload)
        out[1] = int64(s.draft_left)
    elif reason in (r.PARTNER_ELSEWHERE, r.PARTNER_MADE):
        out[0] = partner_of(payload)
        out[1] = field_of(payload)
    elif reason == r.NO_FIGURE:  # the result is a size above the bigger of the two, which has the lower number
        out[0] = min(k.SIZE[min(ghost_of(payload), partner_of(payload))] + 1, k.LARGE)
    elif reason == r.GROW_NO_FIGURE:
        out[0] = min(k.SIZE[ghost_of(payload)] + 1, k.LARGE)
    elif reason == r.NOT_ROW_THREE:
        out[0] = field_of(payload)
    else:
        out[0] = ghost_of(payload)
    return reason
