"""Exact belief samples a second on one core, in the hardest positions of Ghost Chase: ``python bench/belief.py``.

Positions with six hidden cards, cheats in up to two of them, breaks or none, showings before or none. Each sample is
drawn from a fogged record by itself: nothing is kept from one to the next. CPU time, so that other work matters less.
"""

from __future__ import annotations

import sys
import time
from typing import Any

import numpy as np

import nightkeep as nk
from nightkeep.compile.kernel import kernel
from nightkeep.games.ghost_chase.kernel import guess

SAMPLES = 300
HARD = 6  # hidden cards


@kernel
def draw_all(board: Any, rows: Any, rng: Any) -> None:
    for i in range(rows.shape[0]):
        guess(board, rows[i], -1, rng)


def hard_positions(count: int, chance: nk.Chance) -> list[tuple[nk.Game, Any]]:
    """Fogged positions of random games in which the chasers mostly stay and Max likes to cheat."""
    found: list[tuple[nk.Game, Any]] = []
    while len(found) < count:
        trap, breaks = chance.below(2) == 1, chance.below(3)
        game = nk.game("ghost-chase", players=2 + chance.below(4), trap=trap, break_cards=breaks)
        state = game.start()
        while not state.is_over:
            actions = state.actions()
            wanted = ("stay", "cheat", "frame hedgehogs") if chance.below(3) else ("stay", "move")
            liked = [action for action in actions if action.startswith(wanted)] or actions
            choices = liked if chance.below(8) else actions
            state.play(choices[chance.below(len(choices))])
            row = state.fogged(None).position.array
            if not state.is_over and row[0].turns - row[0].shown == HARD:
                found.append((game, row.copy()))
                break
    return found


def main(count: int) -> None:
    rng = np.array([1, 2, 3, 4], np.uint32)
    rates = []
    for game, row in hard_positions(count, nk.Chance("hard")):
        best = float("inf")
        for _ in range(3):
            rows = np.repeat(row, SAMPLES)
            start = time.process_time()
            draw_all(game.board.record, rows, rng)
            best = min(best, time.process_time() - start)
        rates.append(SAMPLES / best)
    thousands = np.sort(np.array(rates)) / 1000
    worst, typical = thousands[0], np.median(thousands)
    print(f"{count} positions, in thousand exact samples/s: {worst:.0f} at worst, {typical:.0f} typically")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 400)
