"""Why an action of a gallery game is not legal: the part of the kernels that both games share, and all reasons.

Nothing is hidden in these games, so the asker's record holds the whole position.
"""

from __future__ import annotations

from dataclasses import replace

from nightkeep.compile.kernel import device, int64, macro
from nightkeep.games.gallery import places as p
from nightkeep.games.gallery.actions import CHAMBER_NAME, COLOUR, NAMED_PLACE
from nightkeep.games.gallery.moves import first_draw, first_move, first_space, housed, origin_place, split_move
from nightkeep.games.gallery.state import Board, GalleryState
from nightkeep.rules.events import Reason
from nightkeep.rules.record import Ints

# By phase: draws, rolls and colours; placing; moves
DRAW_FIRST, NO_SUCH_SEAT, DRAWN_BEFORE, ROLL_FIRST, ROLLED_BEFORE = range(5)
COLOURS_FIRST, COLOURS_BEFORE, COLOUR_NOT_IN_PLAY, COLOUR_TAKEN = range(5, 9)
MUST_PLACE, SPACE_TAKEN, MUST_PLACE_AGAIN, SPACE_TAKEN_AGAIN, PLACED_BEFORE_PLAY, PLACED_BEFORE_ROUND = range(9, 15)
MUST_MOVE, NO_GUEST_THERE, STAIRS_KEPT, CHAMBER_KEPT, CLOSED, NO_RETURN, OWN_GUEST, OCCUPIED = range(15, 23)
TOO_FAR, EXACT_FOR_ARMS, EXACT_FOR_GUEST = range(23, 26)

# Every reason: the name of its sentence, the rules of either game behind it, and what its numbers are
ALL_REASONS = {
    DRAW_FIRST: Reason("draw first", ("HC-2.14", "MP-2.11")),
    NO_SUCH_SEAT: Reason("no such seat", ("HC-2.14", "MP-2.11"), {"players": None}),
    DRAWN_BEFORE: Reason("drawn before", ("HC-2.14", "MP-2.11")),
    ROLL_FIRST: Reason("roll first", ("HC-3.2", "MP-3.2")),
    ROLLED_BEFORE: Reason("rolled before", ("HC-3.2", "MP-3.2")),
    COLOURS_FIRST: Reason("colours first", ("HC-2.3", "MP-2.3")),
    COLOURS_BEFORE: Reason("colours before", ("HC-2.3", "MP-2.3")),
    COLOUR_NOT_IN_PLAY: Reason("colour not in play", ("HC-2.2", "MP-2.2"), {"colour": COLOUR, "players": None}),
    COLOUR_TAKEN: Reason("colour taken", ("HC-2.2", "HC-2.3", "MP-2.2", "MP-2.3"), {"colour": COLOUR}),
    MUST_PLACE: Reason("must place", ("HC-2.8", "HC-2.13", "MP-2.7", "MP-2.10")),
    SPACE_TAKEN: Reason("space taken", ("HC-2.9", "MP-2.8"), {"space": None}),
    MUST_PLACE_AGAIN: Reason("must place again", ("MP-9.2", "MP-9.3")),
    SPACE_TAKEN_AGAIN: Reason("space taken", ("MP-9.3",), {"space": None}),
    PLACED_BEFORE_PLAY: Reason("placed before play", ("HC-2.8", "HC-2.13")),
    PLACED_BEFORE_ROUND: Reason("placed before a round", ("MP-2.7", "MP-2.10")),
    MUST_MOVE: Reason("must move", ("HC-3.3", "MP-3.4")),
    NO_GUEST_THERE: Reason("no guest there", ("HC-3.3", "HC-3.5", "MP-3.4", "MP-3.5"), {"origin": NAMED_PLACE}),
    STAIRS_KEPT: Reason("stairs kept", ("MP-7.7",)),
    CHAMBER_KEPT: Reason("chamber kept", ("MP-5.8",)),
    CLOSED: Reason("closed", ("HC-5.1", "MP-5.1")),
    NO_RETURN: Reason("no return", ("HC-5.19",), {"chamber": CHAMBER_NAME}),
    OWN_GUEST: Reason("own guest", ("HC-5.9",), {"chamber": CHAMBER_NAME}),
    OCCUPIED: Reason("occupied", ("MP-5.3",), {"chamber": CHAMBER_NAME}),
    TOO_FAR: Reason("too far", ("HC-5.4", "MP-5.4"), {"chamber": CHAMBER_NAME, "steps": None, "die": None}),
    EXACT_FOR_ARMS: Reason("exact for arms", ("HC-5.7", "MP-5.7"), {"chamber": CHAMBER_NAME, "arms": None}),
    EXACT_FOR_GUEST: Reason("exact for a guest", ("HC-5.8",), {"chamber": CHAMBER_NAME}),
}


def reasons(prefix: str) -> dict[int, Reason]:
    """Return the reasons that one game gives, with its own rules: those whose ids begin with ``prefix``."""
    found: dict[int, Reason] = {}
    for number, reason in ALL_REASONS.items():
        if rules := tuple(rule for rule in reason.rules if rule.startswith(prefix)):
            found[number] = replace(reason, rules=rules)
    return found


@device
def why_not(board: Board, s: GalleryState, action: int, boots: int, out: Ints) -> int:
    """Return the reason why an action is not legal, and write the numbers that its sentence names.

    ``boots``: 1 where guests leave chambers and stairs in play, and boot others; else 0.
    """
    phase = int64(s.phase)
    # Phases in the order of play. An action of another phase comes too early or too late; one of this phase is refused
    # for a reason of its own.
    if action >= first_draw(board) or phase == p.DRAWING:
        if phase != p.DRAWING:
            return DRAWN_BEFORE
        out[0] = int64(s.players)
        return NO_SUCH_SEAT if action >= first_draw(board) else DRAW_FIRST
    if phase == p.ROLLING:
        return ROLL_FIRST
    if action < p.COLOUR:
        return ROLLED_BEFORE
    if action < p.STAY:
        return why_not_colour(s, action - p.COLOUR, out)
    if phase == p.CHOOSING:
        return COLOURS_FIRST
    is_place = p.PLACE <= action < first_move(board)
    if phase == p.PLACING or phase == p.REPLACING:
        again = phase == p.REPLACING
        if not is_place:
            return MUST_PLACE_AGAIN if again else MUST_PLACE
        out[0] = action - p.PLACE
        return SPACE_TAKEN_AGAIN if again else SPACE_TAKEN
    if is_place:
        return PLACED_BEFORE_PLAY if boots else PLACED_BEFORE_ROUND
    return MUST_MOVE if action == p.STAY else why_not_move(board, s, action, boots, out)


@macro
def why_not_colour(s: GalleryState, colour: int, out: Ints) -> int:
    """Return the reason why a colour cannot be chosen."""
    if s.phase != p.CHOOSING:
        return COLOURS_BEFORE
    out[0] = colour
    out[1] = int64(s.players)
    return COLOUR_NOT_IN_PLAY if s.players <= p.SHORT_PALETTE and colour >= s.players else COLOUR_TAKEN


@device
def why_not_move(board: Board, s: GalleryState, action: int, boots: int, out: Ints) -> int:
    """Return the reason why a guest cannot make a move: it is not there, must stay, or cannot enter the chamber."""
    origin, goal = split_move(board, action)
    place = origin_place(board, origin)
    chamber = goal - 1
    out[0] = place
    # The order decides which reason is told where several apply: no guest, guest may not leave, chambers shut, this
    # chamber barred, number too small, number not exact. Walking is always legal, so goal 0 does not get past the
    # second.
    if not holds_own(s, place):
        return NO_GUEST_THERE
    if not boots and place >= p.CHAMBER:
        return STAIRS_KEPT if place >= p.STEP else CHAMBER_KEPT
    out[0] = chamber
    if s.phantom >= p.CHAMBER:
        return CLOSED
    if place == p.CHAMBER + chamber:
        return NO_RETURN
    mine = int64(s.turn) * int64(s.each)
    if boots and (housed(s, mine, mine + int64(s.each)) >> chamber) & 1:
        return OWN_GUEST
    if not boots and (housed(s, int64(0), int64(p.MOST_GUESTS)) >> chamber) & 1:
        return OCCUPIED
    # The step through the door counts, and so does the one onto the doorway or the exit from a chamber or the stairs
    distance = (int64(board.doorway[chamber]) - first_space(board, place)) % int64(board.spaces)
    needed = distance + 1 + int64(place >= p.CHAMBER)
    out[1] = int64(board.arms[chamber])
    # The number is large enough, so what is missing is the exact fit: for the coat of arms, or else for a guest inside.
    if needed <= int64(s.die):
        return EXACT_FOR_ARMS if (int64(board.exact) >> chamber) & 1 else EXACT_FOR_GUEST
    out[1] = needed
    out[2] = int64(s.die)
    return TOO_FAR


@macro
def holds_own(s: GalleryState, place: int) -> bool:
    """Return whether a guest of the seat in turn is on a place; STEP stands for the whole staircase."""
    each = int64(s.each)
    found = False
    for i in range(int64(s.turn) * each, int64(s.turn) * each + each):
        at = int64(s.place[i])
        if at == place or (place == p.STEP and p.STEP <= at < p.DOOR):
            found = True
    return found
