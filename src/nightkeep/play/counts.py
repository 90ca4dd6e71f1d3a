"""Exact counts by depth, like chess's perft: of action sequences, and of the different positions they lead to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from nightkeep.compile.kernel import OVER

if TYPE_CHECKING:
    from nightkeep.play.game import Game


def count(game: Game, depth: int, after: Sequence[str] = ()) -> list[tuple[int, int]]:
    """Return, by depth from 0: how many action sequences (with chance), and how many different positions."""
    start = game.start()
    for action in after:
        start.play(action)
    kernels, board = game.kernels, game.board.record
    out = np.zeros(game.most_actions, game.spec.action_type)
    level: dict[bytes, int] = {start.to_bytes(): 1}
    found = [(1, 1)]
    for _ in range(depth):
        below: dict[bytes, int] = {}
        for packed, ways in level.items():
            s = np.frombuffer(packed, game.spec.dtype).copy()
            if kernels.actor(board, s[0]) == OVER:
                continue
            for action in out[: kernels.legal(board, s[0], out)].tolist():
                child = s.copy()
                kernels.apply(board, child[0], action, None)
                key = child.tobytes()
                below[key] = below.get(key, 0) + ways
        level = below
        found.append((sum(level.values()), len(level)))
    return found
