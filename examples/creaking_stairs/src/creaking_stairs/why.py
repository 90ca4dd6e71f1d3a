"""Why an action is not legal: a kernel that returns a reason, and what the reasons are."""

from __future__ import annotations

from creaking_stairs.state import ROLLING, Board, State
from nightkeep.compile.kernel import int64, kernel
from nightkeep.rules.events import Reason
from nightkeep.rules.record import Ints

ROLL_FIRST, NOBODY_RUNS = range(2)

REASONS = {
    ROLL_FIRST: Reason("roll first", ("CS-2.1",)),
    NOBODY_RUNS: Reason("nobody runs", ("CS-2.1",)),
}


@kernel
def why(board: Board, s: State, action: int, out: Ints) -> int:
    """Return the reason why an action is not legal; ``out`` takes numbers for its sentence (here there are none)."""
    if int64(s.phase) == ROLLING:
        return ROLL_FIRST
    return NOBODY_RUNS
