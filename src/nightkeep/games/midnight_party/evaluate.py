"""The bots' evaluation of a Midnight Party position. Its constants were fitted to results of games between bots."""

from __future__ import annotations

import numpy as np

from nightkeep.compile.kernel import int64, kernel
from nightkeep.games.gallery import places as p
from nightkeep.games.gallery.moves import next_capture, to_exit
from nightkeep.games.gallery.state import Board
from nightkeep.games.midnight_party.state import ROUNDS, State
from nightkeep.rules.record import Floats

CAUGHT = 1.0  # of the next step's points: what a guest right before the Phantom is expected to cost
FAR = 28.0  # spaces ahead of the Phantom where a guest is safe
RESTING = 2.5  # points that a captured guest costs besides those of its step
AT_ROLL = 0.5  # points: to be the next to roll


@kernel
def evaluate(board: Board, s: State, out: Floats) -> None:
    """Estimate each seat's chance to win from its points and what its guests in the gallery may cost.

    Coats of arms and steps count as if the round ended now. Points count for more the fewer rounds are left.
    Rules: MP-7.2 to MP-7.4, MP-8.9 to MP-8.12, MP-10.2.
    """
    each = int64(s.each)
    spaces = int64(board.spaces)
    between = s.phase == p.REPLACING  # MP-9.1 to MP-9.9: the steps are scored, and the Phantom starts again
    phantom = int64(p.STEP) if between else int64(s.phantom)
    # The first space that the Phantom reaches; while it climbs, the steps up to the exit count as spaces before it
    behind = phantom + 1 if phantom < p.CHAMBER else 1 - to_exit(board, phantom)
    price = CAUGHT * float(board.step_points[0] if between else next_capture(board, s))
    luck = 4.0 + 2.5 * float(ROUNDS - int64(s.round_number))
    total = 0.0
    for seat in range(int64(s.players)):
        points = float(s.score[seat])
        if s.phase == p.ROLLING and seat == s.turn:
            points += AT_ROLL
        for i in range(seat * each, seat * each + each):
            at = int64(s.place[i])
            if at < p.CHAMBER:
                ahead = at - behind
                if ahead < 0:
                    ahead += spaces
                if ahead < FAR:
                    points -= price * (FAR - ahead) / FAR
            elif at < p.STEP:
                points += float(board.arms[at - p.CHAMBER])
            elif at < p.BOX and not between:
                points -= RESTING + float(board.step_points[at - p.STEP])
        out[seat] = np.exp(points / luck)
        total += out[seat]
    for seat in range(int64(s.players)):
        out[seat] /= total
