"""Why an action of Midnight Party is not legal, and the rules behind each reason."""

from __future__ import annotations

from nightkeep.compile.kernel import kernel
from nightkeep.games.gallery import why as w
from nightkeep.games.gallery.state import Board
from nightkeep.games.midnight_party.state import State
from nightkeep.rules.record import Ints

REASONS = w.reasons({
    w.DRAW_FIRST: ("MP-2.11",),
    w.NO_SUCH_SEAT: ("MP-2.11",),
    w.DRAWN_BEFORE: ("MP-2.11",),
    w.ROLL_FIRST: ("MP-3.2",),
    w.ROLLED_BEFORE: ("MP-3.2",),
    w.COLOURS_FIRST: ("MP-2.3",),
    w.COLOURS_BEFORE: ("MP-2.3",),
    w.COLOUR_NOT_IN_PLAY: ("MP-2.2",),
    w.COLOUR_TAKEN: ("MP-2.2", "MP-2.3"),
    w.MUST_PLACE: ("MP-2.7", "MP-2.10"),
    w.SPACE_TAKEN: ("MP-2.8",),
    w.MUST_PLACE_AGAIN: ("MP-9.2", "MP-9.3"),
    w.SPACE_TAKEN_AGAIN: ("MP-9.3",),
    w.PLACED_BEFORE_ROUND: ("MP-2.7", "MP-2.10"),
    w.MUST_MOVE: ("MP-3.4",),
    w.NO_GUEST_THERE: ("MP-3.4", "MP-3.5"),
    w.STAIRS_KEPT: ("MP-7.7",),
    w.CHAMBER_KEPT: ("MP-5.8",),
    w.CLOSED: ("MP-5.1",),
    w.OCCUPIED: ("MP-5.3",),
    w.TOO_FAR: ("MP-5.4",),
    w.EXACT_FOR_ARMS: ("MP-5.7",),
})  # fmt: skip


@kernel
def why(board: Board, s: State, action: int, out: Ints) -> int:
    """Return the reason why an action is not legal, and write the things that its sentence names."""
    return w.why_not(board, s, action, 0, out)
