"""Why an action of Ghost Chase is not legal: a kernel that gives a reason, and what the reasons are.

The kernel reads nothing but the record it is given, which is fogged for the seat that asks. About Max's plays it says
something only where the record shows his room and his cards.
"""

from __future__ import annotations

from nightkeep.compile.kernel import device, int64, kernel
from nightkeep.games.ghost_chase import moves as m
from nightkeep.games.ghost_chase.actions import DOOR, FIGURE, FRAME
from nightkeep.games.ghost_chase.state import CHASING, DRAWING, FRAMING, HAUNTING, HIDING, UNKNOWN, Board, State
from nightkeep.rules.events import Reason
from nightkeep.rules.record import Ints
from nightkeep.rules.things import Thing

REASONS: dict[int, Reason] = {}  # by the number that the kernel returns


def _reason(name: str, *rules: str, **fields: Thing | None) -> int:
    """Add a reason to the table and return its number; ``fields`` are what the kernel writes into ``out``."""
    REASONS[len(REASONS)] = Reason(name, rules, fields)
    return len(REASONS) - 1


NO_SEAT = _reason("no seat", "GC-1.2", seat=None, players=None)
MAX_ONCE = _reason("max once", "GC-3.10", "GC-3.19")
MAX_FIRST = _reason("max first", "GC-3.19")
LEFT_OUT_ONCE = _reason("left out once", "GC-3.5")
LEFT_OUT_FIRST = _reason("left out first", "GC-3.5")
NO_FRAME_NOW = _reason("no frame now", "GC-3.17", "GC-7.5")
FRAME_LEFT_OUT = _reason("frame left out", "GC-3.5", "GC-3.6", frame=FRAME)
FRAME_FULL = _reason("frame full", "GC-7.5", frame=FRAME)
FRAME_FIRST = _reason("frame first", "GC-3.17", "GC-7.5")
CHASER_THERE = _reason("chaser there", "GC-3.14", room=None)
PLACED_ONCE = _reason("placed once", "GC-3.11", "GC-3.14")
PLACE_FIRST = _reason("place first", "GC-3.11", "GC-3.14")
ONLY_AT_THE_BEGINNING = _reason("only at the beginning", "GC-4.1", "GC-5.6")
MAX_ONLY = _reason("max only", "GC-10.2", "GC-10.9")
NO_BREAK = _reason("no break", "GC-5.4", "GC-9.9")
NO_CHEAT = _reason("no cheat", "GC-9.3")
SAME_ROOM = _reason("same room", "GC-5.4", "GC-9.6", room=None)
CHIMNEY_ONLY = _reason("chimney only", "GC-9.13", room=None)
AT_CORNER = _reason("not next", "GC-2.3", "GC-5.1", room=None, here=None)
NOT_NEXT = _reason("not next", "GC-2.2", "GC-5.1", room=None, here=None)
MAX_OCCUPIED = _reason("occupied", "GC-5.5", room=None)
MAX_VISITED = _reason("visited", "GC-5.3", room=None)
MAX_NOT_VISITED = _reason("not visited", "GC-9.6", room=None)
NO_DOOR_CARD = _reason("no door card", "GC-9.15", "GC-9.22")
MAX_PLAYS_FIRST = _reason("max plays first", "GC-4.1")
NO_FIGURE = _reason("no figure", "GC-3.6", figure=FIGURE)
NOT_YOUR_FIGURE = _reason("not your figure", "GC-4.2", "GC-4.3", figure=FIGURE)
HAS_ACTED = _reason("has acted", "GC-4.3", figure=FIGURE)
NOTHING_LOCKED = _reason("nothing locked", "GC-9.18")
NOT_AT_DOOR = _reason("not at door", "GC-9.18", "GC-9.19", figure=FIGURE, here=None)
NO_TRAP = _reason("no trap", "GC-3.8", "GC-9.23")
NOT_YOUR_TRAP = _reason("not your trap", "GC-9.23", "GC-9.24")
TRAP_LAID = _reason("trap laid", "GC-9.25", room=None)
DOOR_LOCKED = _reason("door locked", "GC-9.17", door=DOOR)
NO_PASSAGE = _reason("no passage", "GC-2.5", "GC-6.1", "GC-6.5", room=None, here=None)


@kernel
def why(board: Board, s: State, action: int, out: Ints) -> int:
    """Return the reason why an action is not legal, and write what its sentence speaks of."""
    code = int64(action)
    first = m.first_play(board)
    if code < first or code >= m.first_seat(board) or int64(s.phase) not in (HAUNTING, CHASING):
        return why_not_yet(board, s, code, out)
    if code >= m.first_figure(board):
        return why_no_chase(board, s, code, out) if s.phase == CHASING else MAX_PLAYS_FIRST
    if s.phase != HAUNTING:
        return ONLY_AT_THE_BEGINNING
    if s.room < 1 or s.visited == UNKNOWN:  # where the trap shows Max, all know his room, but not his cards
        return MAX_ONLY
    return why_no_play(board, s, (code - first) // m.locks(board), out)


@device
def why_not_yet(board: Board, s: State, code: int, out: Ints) -> int:
    """Return the reason for an action before the rounds begin, or one that belongs there."""
    phase = int64(s.phase)
    if code >= m.first_seat(board):
        out[0] = code - m.first_seat(board) + 1
        out[1] = s.players
        return NO_SEAT if out[0] > out[1] else MAX_ONCE
    if phase == DRAWING and m.draws_max(s):
        return MAX_FIRST
    if code < m.CHOOSE:
        return LEFT_OUT_ONCE
    if phase == DRAWING:
        return LEFT_OUT_FIRST
    if code < m.PLACE:
        kind = code - m.CHOOSE
        out[0] = kind
        if phase != FRAMING:
            return NO_FRAME_NOW
        return FRAME_FULL if (int64(s.frames) >> kind) & 1 else FRAME_LEFT_OUT
    if phase == FRAMING:
        return FRAME_FIRST
    if code < m.first_play(board):
        out[0] = code - m.PLACE + 1
        return CHASER_THERE if phase == HIDING else PLACED_ONCE
    return PLACE_FIRST


@device
def why_no_play(board: Board, s: State, play: int, out: Ints) -> int:
    """Return the reason for a play of Max, by his own record; where the play itself is legal, it is the lock."""
    if play == 0:
        return NO_DOOR_CARD if s.breaks > 0 else NO_BREAK
    rooms = int64(board.rooms)
    here = int64(s.room)
    cheating = play > rooms
    room = play - rooms if cheating else play
    out[0] = room
    out[1] = here
    if cheating and s.cheats < 1:
        return NO_CHEAT
    if room == here:
        return SAME_ROOM
    if (m.neighbours(board, s, here) >> room) & 1 == 0:
        if (int64(board.flue[here]) >> room) & 1:
            return CHIMNEY_ONLY
        return AT_CORNER if (int64(board.corner[here]) >> room) & 1 else NOT_NEXT
    if (m.occupied(s) >> room) & 1:
        return MAX_OCCUPIED
    visited = (int64(s.visited) >> room) & 1 == 1
    if visited and not cheating:
        return MAX_VISITED
    if cheating and not visited:
        return MAX_NOT_VISITED
    return NO_DOOR_CARD


@device
def why_no_chase(board: Board, s: State, code: int, out: Ints) -> int:
    """Return the reason for a chaser's action in the chasers' turn."""
    figure = (code - m.first_figure(board)) // m.figure_span(board)
    act = code - m.first_figure(board) - figure * m.figure_span(board)
    out[0] = figure
    if figure >= s.placed:
        return NO_FIGURE
    if figure // int64(s.each) != m.chaser_of(s, int64(s.turn)):
        return NOT_YOUR_FIGURE
    if (int64(s.acted) >> figure) & 1:
        return HAS_ACTED
    here = int64(s.figure[figure])
    out[1] = here
    if act == m.UNLOCK:
        return NOT_AT_DOOR if s.locked else NOTHING_LOCKED
    rooms = int64(board.rooms)
    room = act - m.GO + 1
    if room > rooms:
        room -= rooms
        if s.trap_holder < 0:
            return NO_TRAP
        if s.trap_holder != s.turn:
            return NOT_YOUR_TRAP
        if s.trap:
            out[0] = s.trap
            return TRAP_LAID
    if (int64(board.ways[here]) >> room) & 1 and (m.passable(board, s, here) >> room) & 1 == 0:
        out[0] = int64(s.locked) - 1
        return DOOR_LOCKED
    out[0] = room
    return NO_PASSAGE
