"""Why an action of a gallery game is not legal: what the kernels of both games share, and the reasons' sentences.

Nothing is hidden in these games, so the asker's record holds the whole position.
"""

from __future__ import annotations

from collections.abc import Mapping

from nightkeep.compile.kernel import device, int64, macro
from nightkeep.games.gallery import places as p
from nightkeep.games.gallery.actions import CHAMBER_NAME, COLOUR, NAMED_PLACE
from nightkeep.games.gallery.moves import first_draw, first_move, in_gallery, move_origin
from nightkeep.games.gallery.state import Board, GalleryState
from nightkeep.rules.events import Reason
from nightkeep.rules.record import Ints
from nightkeep.rules.things import Thing

(
    DRAW_FIRST,
    NO_SUCH_SEAT,
    DRAWN_BEFORE,
    ROLL_FIRST,
    ROLLED_BEFORE,
    COLOURS_FIRST,
    COLOURS_BEFORE,
    COLOUR_NOT_IN_PLAY,
    COLOUR_TAKEN,
    MUST_PLACE,
    SPACE_TAKEN,
    MUST_PLACE_AGAIN,
    SPACE_TAKEN_AGAIN,
    PLACED_BEFORE_PLAY,
    PLACED_BEFORE_ROUND,
    MUST_MOVE,
    NO_GUEST_THERE,
    STAIRS_KEPT,
    CHAMBER_KEPT,
    CLOSED,
    NO_RETURN,
    OWN_GUEST,
    OCCUPIED,
    TOO_FAR,
    EXACT_FOR_ARMS,
    EXACT_FOR_GUEST,
) = range(26)

# Of each reason: the name of its sentence, and what its numbers are
SENTENCES: dict[int, tuple[str, dict[str, Thing | None]]] = {
    DRAW_FIRST: ("draw first", {}),
    NO_SUCH_SEAT: ("no such seat", {"players": None}),
    DRAWN_BEFORE: ("drawn before", {}),
    ROLL_FIRST: ("roll first", {}),
    ROLLED_BEFORE: ("rolled before", {}),
    COLOURS_FIRST: ("colours first", {}),
    COLOURS_BEFORE: ("colours before", {}),
    COLOUR_NOT_IN_PLAY: ("colour not in play", {"colour": COLOUR, "players": None}),
    COLOUR_TAKEN: ("colour taken", {"colour": COLOUR}),
    MUST_PLACE: ("must place", {}),
    SPACE_TAKEN: ("space taken", {"space": None}),
    MUST_PLACE_AGAIN: ("must place again", {}),
    SPACE_TAKEN_AGAIN: ("space taken", {"space": None}),
    PLACED_BEFORE_PLAY: ("placed before play", {}),
    PLACED_BEFORE_ROUND: ("placed before a round", {}),
    MUST_MOVE: ("must move", {}),
    NO_GUEST_THERE: ("no guest there", {"origin": NAMED_PLACE}),
    STAIRS_KEPT: ("stairs kept", {}),
    CHAMBER_KEPT: ("chamber kept", {}),
    CLOSED: ("closed", {}),
    NO_RETURN: ("no return", {"chamber": CHAMBER_NAME}),
    OWN_GUEST: ("own guest", {"chamber": CHAMBER_NAME}),
    OCCUPIED: ("occupied", {"chamber": CHAMBER_NAME}),
    TOO_FAR: ("too far", {"chamber": CHAMBER_NAME, "steps": None, "die": None}),
    EXACT_FOR_ARMS: ("exact for arms", {"chamber": CHAMBER_NAME, "arms": None}),
    EXACT_FOR_GUEST: ("exact for a guest", {"chamber": CHAMBER_NAME}),
}


def reasons(rules: Mapping[int, tuple[str, ...]]) -> dict[int, Reason]:
    """Return a game's table of reasons from the rules that it cites for each."""
    return {number: Reason(SENTENCES[number][0], cited, SENTENCES[number][1]) for number, cited in rules.items()}


@device
def why_not(board: Board, s: GalleryState, action: int, boots: int, out: Ints) -> int:
    """Return the reason why an action is not legal, and write the things that its sentence names.

    ``boots``: 1 where guests leave chambers and stairs in play, and boot others; else 0.
    """
    phase = int64(s.phase)
    if action >= first_draw(board) or phase == p.DRAWING:
        return why_not_draw(board, s, action, out)
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
    if action == p.STAY:
        return MUST_MOVE
    return why_not_move(board, s, action, boots, out)


@macro
def why_not_draw(board: Board, s: GalleryState, action: int, out: Ints) -> int:
    """Return the reason while the first seat is drawn, or for a draw at another time."""
    if s.phase != p.DRAWING:
        return DRAWN_BEFORE
    out[0] = int64(s.players)
    return NO_SUCH_SEAT if action >= first_draw(board) else DRAW_FIRST


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
    """Return the reason why a guest cannot move so: it is not there, must stay, or cannot enter the chamber."""
    code = action - first_move(board)
    origin = move_origin(board, code)
    spaces = int64(board.spaces)
    chamber = code - origin * (int64(board.chambers) + 1) - 1
    # Counting begins on the guest's own space, or with the step onto the doorway or the exit, which takes one point
    place = first = origin
    left = int64(s.die)
    if origin >= spaces:
        left -= 1
        place = p.STEP
        first = int64(board.exit)
        if origin < spaces + int64(board.chambers):
            place = p.CHAMBER + origin - spaces
            first = int64(board.doorway[origin - spaces])
    if not holds_own(s, place):
        out[0] = place
        return NO_GUEST_THERE
    if not boots and place >= p.STEP:
        return STAIRS_KEPT
    if not boots and place >= p.CHAMBER:
        return CHAMBER_KEPT
    out[0] = chamber
    if not in_gallery(int64(s.phantom)):
        return CLOSED
    if place == p.CHAMBER + chamber:
        return NO_RETURN
    if boots and holds_own(s, p.CHAMBER + chamber):
        return OWN_GUEST
    if not boots and is_taken(s, p.CHAMBER + chamber):
        return OCCUPIED
    steps = (int64(board.doorway[chamber]) - first) % spaces + 1
    if steps > left:
        out[1] = steps + int64(s.die) - left
        out[2] = int64(s.die)
        return TOO_FAR
    out[1] = int64(board.arms[chamber])
    return EXACT_FOR_ARMS if (int64(board.exact) >> chamber) & 1 else EXACT_FOR_GUEST


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


@macro
def is_taken(s: GalleryState, place: int) -> bool:
    """Return whether any guest is on a place."""
    found = False
    for i in range(int64(s.players) * int64(s.each)):
        if s.place[i] == place:
            found = True
    return found
