"""Why an action of Run, Ghost, Run! is not legal: the kernel that decides it, and what its reasons mean."""

from __future__ import annotations

from nightkeep.compile.kernel import device, int64, kernel
from nightkeep.games.run_ghost_run.actions import FIRST_SEAT, FURNITURE, GHOST_OF_SEAT, GHOST_SIZE, LOBBY_FIELD
from nightkeep.games.run_ghost_run.furniture import crowded_by, place_problem, take_problem
from nightkeep.games.run_ghost_run.midnight import bring_problem, grow_problem, swap_problem
from nightkeep.games.run_ghost_run.packing import (
    ARRANGE,
    BRING,
    DONE,
    DRAW,
    DRAW_SEAT,
    ENTER,
    GROW,
    HANG,
    KIND,
    PIECE,
    PIECE_MASK,
    PLACE,
    ROLL,
    SET_BACK,
    SIDE,
    STRIKE,
    SWAP,
    TAKE,
    field_of,
    ghost_of,
    has_form,
    partner_of,
)
from nightkeep.games.run_ghost_run.plans import cost_of, entry_problem
from nightkeep.games.run_ghost_run.reasons import (
    ALREADY_MOVED,
    ALREADY_PLACED,
    BAD_ANCHOR,
    CAME_IN,
    CARD_USED,
    CROWDS,
    ESCAPED_STAYS,
    FREED_RESTS,
    GROW_ELSEWHERE,
    GROW_LARGE,
    GROW_NO_FIGURE,
    GROW_NOT_THERE,
    IN_FURNITURE,
    IN_GHOST,
    IN_RESERVE,
    IS_SPELLBOUND,
    LEGAL,
    LOWER_NUMBER,
    MADE_RESTS,
    MIDNIGHT_USED,
    MOVED_ONCE,
    MUST_MERGE,
    NEVER_MERGES,
    NO_FIGURE,
    NO_MERGING,
    NO_SUCH_ACTION,
    NO_TAKING_BACK,
    NOT_CARRIED,
    NOT_DRAWN_NOW,
    NOT_ESCAPED,
    NOT_IN_LOBBY,
    NOT_ITSELF,
    NOT_NOW,
    NOT_ON_CARD,
    NOT_ROW_THREE,
    NOT_TAKEN,
    ONLY_THE_OTHER,
    OUTSIDE,
    PARTNER_ELSEWHERE,
    PARTNER_MADE,
    PLAN_HIDDEN,
    SAME_PLACE,
    SAME_SIDE,
    STOCK_NOT_EMPTY,
    TAG_FREE,
    TAG_NOT_SMALL,
    TAG_NOT_THERE,
    TAG_SWAP,
    TAKE_LOWER,
    TOO_FAR,
    TOOK_ALREADY,
)
from nightkeep.games.run_ghost_run.state import (
    ARRANGING,
    CARDS,
    DRAWING,
    FURNISHING,
    GHOSTS,
    GROWING,
    HANGING,
    KNOCKING,
    LARGE,
    NAMING,
    PHASE_NAMES,
    PLACING,
    PLANNING,
    ROLLING,
    SEATING,
    SIZE,
    STRIKING,
    TAGGING,
    TAKING,
    Board,
    State,
)
from nightkeep.rules.events import Reason
from nightkeep.rules.record import Ints
from nightkeep.rules.things import Named, SetOf

PHASE = Named("phase", tuple(name.replace(" ", "-") for name in PHASE_NAMES))  # as selectors of sentences
_PHASE = {"phase": PHASE}
_PIECE = {"piece": FURNITURE}
_GHOST = {"ghost": GHOST_OF_SEAT}
_FIELD = {"field": LOBBY_FIELD}

REASONS = {
    NO_SUCH_ACTION: Reason("no such action", ()),
    NOT_NOW: Reason("not now", ("RG-4.1",), _PHASE),
    NOT_DRAWN_NOW: Reason("not drawn now", ("RG-4.1",), _PHASE),
    CARD_USED: Reason("card used", ("RG-4.4", "RG-4.6")),
    MIDNIGHT_USED: Reason("midnight used", ("RG-10.2",)),
    NOT_ON_CARD: Reason("not on card", ("RG-5.1",), {"piece": FURNITURE, "shown": SetOf(FURNITURE)}),
    ALREADY_MOVED: Reason("already moved", ("RG-5.3",), _PIECE),
    ONLY_THE_OTHER: Reason("only the other", ("RG-5.4",)),
    NOT_TAKEN: Reason("not taken", ("RG-5.6",), _PIECE),
    ALREADY_PLACED: Reason("already placed", ("RG-3.4",), _PIECE),
    OUTSIDE: Reason("outside", ("RG-2.9", "RG-5.8"), _PIECE),
    CROWDS: Reason("crowds", ("RG-5.12",), {**_PIECE, "owner": FIRST_SEAT, **_GHOST, **_FIELD}),
    NOT_IN_LOBBY: Reason("not in lobby", ("RG-6.9", "RG-6.11"), _GHOST),
    ESCAPED_STAYS: Reason("escaped stays", ("RG-6.10",), _GHOST),
    IN_RESERVE: Reason("in reserve", ("RG-11.1",), _GHOST),
    MOVED_ONCE: Reason("moved once", ("RG-6.16",), _GHOST),
    MADE_RESTS: Reason("made rests", ("RG-11.8",), _GHOST),
    FREED_RESTS: Reason("freed rests", ("RG-11.9",), _GHOST),
    IS_SPELLBOUND: Reason("is spellbound", ("RG-10.16",), _GHOST),
    LOWER_NUMBER: Reason("lower number", ("RG-1.14",), _GHOST),
    TOO_FAR: Reason("too far", ("RG-6.6", "RG-6.12", "RG-6.17"), {"cost": None, "left": None}),
    BAD_ANCHOR: Reason("bad anchor", ("RG-1.9", "RG-6.4")),
    SAME_PLACE: Reason("same place", ("RG-6.13",), _GHOST),
    NOT_CARRIED: Reason("not carried", ("RG-6.2",)),
    IN_FURNITURE: Reason("in furniture", ("RG-6.3",)),
    IN_GHOST: Reason("in ghost", ("RG-6.5", "RG-6.17", "RG-6.22")),
    MUST_MERGE: Reason("must merge", ("RG-11.2", "RG-11.7"), _GHOST),
    CAME_IN: Reason("came in", ("RG-6.11",), _GHOST),
    NO_MERGING: Reason("no merging", ("RG-11.2",)),
    NOT_ITSELF: Reason("not itself", ("RG-11.2",)),
    PARTNER_ELSEWHERE: Reason("partner elsewhere", ("RG-11.2", "RG-11.12"), {"partner": GHOST_OF_SEAT, **_FIELD}),
    NEVER_MERGES: Reason("never merges", ("RG-11.4",)),
    PARTNER_MADE: Reason("partner made", ("RG-11.8",), {"partner": GHOST_OF_SEAT}),
    NO_FIGURE: Reason("no figure", ("RG-11.6",), {"bigger": GHOST_SIZE}),
    NO_TAKING_BACK: Reason("no taking back", ("RG-6.10", "RG-11.17")),
    STOCK_NOT_EMPTY: Reason("stock not empty", ("RG-11.17",)),
    TOOK_ALREADY: Reason("took already", ("RG-11.17",)),
    NOT_ESCAPED: Reason("not escaped", ("RG-11.17",), _GHOST),
    TAKE_LOWER: Reason("take lower", ("RG-1.14",), _GHOST),
    SAME_SIDE: Reason("same side", ("RG-7.5",)),
    TAG_NOT_SMALL: Reason("tag not small", ("RG-10.17",)),
    TAG_NOT_THERE: Reason("tag not there", ("RG-10.17",), _GHOST),
    TAG_SWAP: Reason("tag swap", ("RG-10.17",)),
    TAG_FREE: Reason("tag free", ("RG-10.18",)),
    NOT_ROW_THREE: Reason("not row three", ("RG-10.18",), _FIELD),
    GROW_LARGE: Reason("grow large", ("RG-10.24",)),
    GROW_NOT_THERE: Reason("grow not there", ("RG-10.24",), _GHOST),
    GROW_NO_FIGURE: Reason("grow no figure", ("RG-10.24",), {"bigger": GHOST_SIZE}),
    GROW_ELSEWHERE: Reason("grow elsewhere", ("RG-10.25",), _GHOST),
    PLAN_HIDDEN: Reason("plan hidden", ("RG-6.19",)),
}
NAMED_PIECE = (ALREADY_MOVED, ALREADY_PLACED, OUTSIDE)  # reasons that name the piece of the action


@device
def cards_like(board: Board, s: State, card: int) -> int:
    """Return how many cards like this one have not been drawn; also 0 if a lower number stands for it.

    Rules: RG-3.9, RG-4.4
    """
    if board.shows[card] != 0:
        return 1 - ((int64(s.cards_used) >> card) & 1)
    left = int64(0)
    for other in range(CARDS):
        if board.shows[other] == 0 and board.value[other] == board.value[card]:
            if other < card:
                return int64(0)
            left += 1 - ((int64(s.cards_used) >> other) & 1)
    return left


@device
def problem(board: Board, s: State, code: int) -> int:
    """Return the reason why an action is not legal now, or LEGAL; the one place where legality is decided."""
    if not has_form(code):
        return NO_SUCH_ACTION
    kind = code >> KIND
    payload = code & ((int64(1) << KIND) - 1)
    phase = int64(s.phase)
    seat = int64(s.turn)
    if kind == ENTER and phase == PLANNING:
        return entry_problem(board, s, seat, payload)
    if kind == DONE and phase == PLANNING:
        return LEGAL  # RG-6.18
    if kind == ROLL and phase in (ROLLING, KNOCKING):
        return LEGAL
    if kind == DRAW and phase == DRAWING:
        return LEGAL if cards_like(board, s, payload) > 0 else CARD_USED
    if kind == TAKE and phase == TAKING:
        return take_problem(board, s, seat, payload)
    if kind == PLACE and phase in (PLACING, FURNISHING):
        return place_problem(board, s, payload)
    if kind == SET_BACK and phase == PLACING:
        return LEGAL if payload == s.taken else NOT_TAKEN  # RG-5.7
    if kind == SIDE and phase == NAMING:
        return SAME_SIDE if payload == int64(s.keyhole) // 6 else LEGAL
    if kind == STRIKE and phase == STRIKING:
        return MIDNIGHT_USED if (int64(s.midnight_used) >> payload) & 1 else LEGAL
    if phase == TAGGING and kind == SWAP:
        return swap_problem(s, seat, ghost_of(payload))
    if phase == TAGGING and kind == BRING:
        return bring_problem(board, s, seat, payload)
    if kind == GROW and phase == GROWING:
        return grow_problem(board, s, seat, payload)
    if (kind == ARRANGE and phase == ARRANGING) or (kind == HANG and phase == HANGING):
        return LEGAL
    if kind == DRAW_SEAT and phase == SEATING:
        return LEGAL if payload < int64(s.players) else NO_SUCH_ACTION
    return NOT_DRAWN_NOW if kind <= ROLL or kind == DRAW_SEAT else NOT_NOW


@kernel
def why(board: Board, s: State, action: int, out: Ints) -> int:
    """Return the reason why an action is not legal, and write what its sentence names."""
    code = int64(action)
    payload = code & ((int64(1) << KIND) - 1)
    kind = code >> KIND
    piece = payload if kind == TAKE else (payload >> PIECE) & PIECE_MASK
    seat = int64(s.turn)
    reason = problem(board, s, code)
    if reason in (NOT_NOW, NOT_DRAWN_NOW):
        out[0] = int64(s.phase)
    elif reason in NAMED_PIECE:
        out[0] = piece
    elif reason == NOT_ON_CARD:
        out[0] = piece
        out[1] = int64(board.shows[int64(s.card[seat])])
    elif reason == NOT_TAKEN:
        out[0] = int64(s.taken)
    elif reason == CROWDS:
        crowded = int64(crowded_by(board, s, payload))
        out[0] = piece
        out[1] = crowded // GHOSTS
        out[2] = crowded % GHOSTS
        out[3] = int64(s.ghost_field[crowded // GHOSTS, crowded % GHOSTS])
    elif reason == TOO_FAR:
        out[0] = cost_of(s, seat, payload)
        out[1] = int64(s.draft_left)
    elif reason in (PARTNER_ELSEWHERE, PARTNER_MADE):
        out[0] = partner_of(payload)
        out[1] = field_of(payload)
    elif reason == NO_FIGURE:  # the result is a size above the bigger of the two, which has the lower number
        out[0] = min(SIZE[min(ghost_of(payload), partner_of(payload))] + 1, LARGE)
    elif reason == GROW_NO_FIGURE:
        out[0] = min(SIZE[ghost_of(payload)] + 1, LARGE)
    elif reason == NOT_ROW_THREE:
        out[0] = field_of(payload)
    else:
        out[0] = ghost_of(payload)
    return reason
