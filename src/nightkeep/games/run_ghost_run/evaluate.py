"""How bots value a position of Run, Ghost, Run!."""

from __future__ import annotations

import numpy as np

from nightkeep.compile.kernel import device, int64, kernel
from nightkeep.games.run_ghost_run import state as k
from nightkeep.games.run_ghost_run.lobby import row_in
from nightkeep.games.run_ghost_run.state import Board, State
from nightkeep.rules.record import Floats

BITS_OF_BYTE = 2.5  # so many points apart are odds of e to one, in sixths of what a large ghost scores escaped


@device
def prospect(board: Board, s: State, seat: int, rounds: float) -> float:
    """Return the half points a seat may expect [RG-9.2 to RG-9.4].

    These are those it has, and a part of those its ghosts may still get in so many rounds. A seat that is planning is
    seen as if its plan were carried out.
    """
    drafted = s.phase == k.PLANNING and int64(s.turn) == seat and s.draft_left >= 0
    side = int64(s.start[seat])
    total = 0.0
    for ghost in range(k.GHOSTS):
        where = int64(s.draft_where[ghost]) if drafted else int64(s.ghost_where[seat, ghost])
        field = int64(s.draft_field[ghost]) if drafted else int64(s.ghost_field[seat, ghost])
        full = float(board.escaped_points[int64(s.scoring), k.SIZE[ghost]])
        half = float(board.lobby_points[int64(s.scoring), k.SIZE[ghost]])
        if where == k.ESCAPED:
            total += full
        elif where == k.LOBBY:
            way = 7 - row_in(side, field)  # steps to the way out
            out = min(1.0, 2.2 * rounds / way) if rounds > 0 else 0.0  # a ghost gets two or three steps a round
            total += 0.75 * (half + (full - half) * out)
        elif where in (k.STOCK, k.EDGE):
            total += 0.25 * half * min(1.0, rounds)
    return total


@kernel
def evaluate(board: Board, s: State, out: Floats) -> None:
    """Write each seat's chance of winning: the most points win, the more surely the fewer rounds are left.

    Rules: RG-9.2, RG-9.4, RG-9.5
    """
    sixth = float(board.escaped_points[int64(s.scoring), k.LARGE]) / 6.0
    rounds = float(k.ROUNDS - max(1, int64(s.round_number)))
    if s.phase < k.PLANNING or s.phase == k.SEATING:
        rounds += 1.0  # this round's movement is still to come
    elif s.phase == k.PLANNING:
        rounds += 0.5
    total = 0.0
    for seat in range(int64(s.players)):
        out[seat] = np.exp(prospect(board, s, seat, rounds) / sixth / (BITS_OF_BYTE + rounds))
        total += out[seat]
    for seat in range(int64(s.players)):
        out[seat] /= total
