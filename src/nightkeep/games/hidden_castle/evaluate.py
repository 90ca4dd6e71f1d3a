"""The bots' evaluation of a Hidden Castle position. Its constants were fitted to results of games between bots."""

from __future__ import annotations

import numpy as np

from nightkeep.compile.kernel import int64, kernel
from nightkeep.games.gallery import places as p
from nightkeep.games.gallery.moves import next_capture, to_exit
from nightkeep.games.gallery.state import Board
from nightkeep.games.hidden_castle.state import State
from nightkeep.rules.record import Floats

CAUGHT = 0.65  # of the next step's points: what a guest right before the Phantom is expected to cost
FAR = 14.0  # spaces ahead of the Phantom where it is a quarter of that
RESTING = 1.0  # points: a guest on the staircase cannot be caught nor booted, and occupies an expensive step
AT_ROLL = 0.3  # points: to be the next to roll


@kernel
def evaluate(board: Board, s: State, out: Floats) -> None:
    """Estimate each seat's chance to win from points scored, and points that guests in the gallery may cost.

    Points count for more the later it is and the fewer guests a player has.
    Rules: HC-7.5, HC-8.2 to HC-8.5, HC-9.6.
    """
    each = int64(s.each)
    spaces = int64(board.spaces)
    phantom = int64(s.phantom)
    # The first space that the Phantom reaches; while it climbs, the steps up to the exit count as spaces before it
    behind = phantom + 1 if phantom < p.CHAMBER else 1 - to_exit(board, phantom)
    price = CAUGHT * float(next_capture(board, s))
    luck = float(each) * (0.7 + 0.2 * float(int64(board.clocks) - 2 - int64(s.clock)))
    total = 0.0
    for seat in range(int64(s.players)):
        cost = float(s.score[seat])
        if s.phase == p.ROLLING and seat == s.turn:
            cost -= AT_ROLL
        for i in range(seat * each, seat * each + each):
            at = int64(s.place[i])
            if at < p.CHAMBER:
                ahead = at - behind
                if ahead < 0:
                    ahead += spaces
                near = FAR / (FAR + ahead)
                cost += price * near * near
            elif p.STEP <= at < p.BOX:
                cost -= RESTING
        out[seat] = np.exp(-cost / luck)
        total += out[seat]
    for seat in range(int64(s.players)):
        out[seat] /= total
