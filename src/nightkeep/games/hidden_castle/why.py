"""Why an action of Hidden Castle is not legal, and the rules behind each reason."""

from __future__ import annotations

from nightkeep.compile.kernel import kernel
from nightkeep.games.gallery import why as w
from nightkeep.games.gallery.state import Board
from nightkeep.games.hidden_castle.state import State
from nightkeep.rules.record import Ints

REASONS = w.reasons({
    w.DRAW_FIRST: ("HC-2.14",),
    w.NO_SUCH_SEAT: ("HC-2.14",),
    w.DRAWN_BEFORE: ("HC-2.14",),
    w.ROLL_FIRST: ("HC-3.2",),
    w.ROLLED_BEFORE: ("HC-3.2",),
    w.COLOURS_FIRST: ("HC-2.3",),
    w.COLOURS_BEFORE: ("HC-2.3",),
    w.COLOUR_NOT_IN_PLAY: ("HC-2.2",),
    w.COLOUR_TAKEN: ("HC-2.2", "HC-2.3"),
    w.MUST_PLACE: ("HC-2.8", "HC-2.13"),
    w.SPACE_TAKEN: ("HC-2.9",),
    w.PLACED_BEFORE_PLAY: ("HC-2.8", "HC-2.13"),
    w.MUST_MOVE: ("HC-3.3",),
    w.NO_GUEST_THERE: ("HC-3.3", "HC-3.5"),
    w.CLOSED: ("HC-5.1",),
    w.NO_RETURN: ("HC-5.19",),
    w.OWN_GUEST: ("HC-5.9",),
    w.TOO_FAR: ("HC-5.4",),
    w.EXACT_FOR_ARMS: ("HC-5.7",),
    w.EXACT_FOR_GUEST: ("HC-5.8",),
})  # fmt: skip


@kernel
def why(board: Board, s: State, action: int, out: Ints) -> int:
    """Return the reason why an action is not legal, and write the things that its sentence names."""
    return w.why_not(board, s, action, 1, out)
