"""Gymnasium's spaces of a game, for the Gymnasium and the PettingZoo environment."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from nightkeep.envs.match import Match
from nightkeep.envs.vector import action_width
from nightkeep.play.game import Game


def action_space(game: Game) -> spaces.Discrete[Any]:
    return spaces.Discrete(action_width(game))


def observation_space(game: Game) -> spaces.Dict:
    """``observation``: the layout's row; ``action_mask``; and where actions are not numbered, ``choices``: the game's
    numbers of what can be chosen, -1 where there is none."""
    layout = game.layout
    parts: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(layout.low, layout.high, dtype=layout.dtype.type),
        "action_mask": spaces.Box(0, 1, (action_width(game),), np.int8),
    }
    if game.action_count is None:
        top = np.iinfo(np.int64).max
        parts["choices"] = spaces.Box(-1, top, (game.most_actions,), np.int64)
    return spaces.Dict(parts)


def observation_of(match: Match, seat: int) -> dict[str, Any]:
    """What a seat sees; it may do something only if it is to act."""
    game = match.game
    mine = match.actor == seat
    out: dict[str, Any] = {
        "observation": match.observe(seat),
        "action_mask": match.mask() if mine else np.zeros(action_width(game), np.int8),
    }
    if game.action_count is None:
        out["choices"] = np.full(game.most_actions, -1, np.int64)
        if mine:
            codes = match.codes()
            out["choices"][: len(codes)] = codes
    return out
