"""What the Gymnasium and the PettingZoo environment share: spaces, observations, drawings and checks of arguments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np

from nightkeep.envs.buffers import action_width
from nightkeep.envs.raw_position import RawPosition
from nightkeep.play.game import Game
from nightkeep.rules.errors import OptionError
from nightkeep.rules.extras import needs
from nightkeep.rules.messages import Args, Message

with needs("envs", "gymnasium"):
    from gymnasium import logger, spaces

Observation: TypeAlias = dict[str, Any]  # as Gymnasium types it
Space: TypeAlias = spaces.Space[Any]  # Gymnasium: of observations or actions of any type
RENDER_MODES = ("human", "ansi")


def check_modes(illegal: str, allowed: Sequence[str], render_mode: str | None) -> None:
    """Raise ``OptionError`` for an unknown treatment of illegal actions or way of drawing."""
    if illegal not in allowed:
        raise OptionError(
            Message("env-choice", {"key": "illegal", "given": repr(illegal), "allowed": ", ".join(allowed)})
        )
    if render_mode is not None and render_mode not in RENDER_MODES:
        args: Args = {"key": "render_mode", "given": repr(render_mode), "allowed": ", ".join(RENDER_MODES)}
        raise OptionError(Message("env-choice", args))


def render(raw: RawPosition, seat: int | None, render_mode: str | None) -> str | None:
    """Draw what a seat (None: a spectator) sees: returned as text (``ansi``) or printed (``human``)."""
    if render_mode is None:
        logger.warn("render() needs a render_mode: 'human' or 'ansi'")
        return None
    text = raw.drawing(seat)
    if render_mode == "ansi":
        return text
    print(text)
    return None


def action_space(game: Game) -> Space:
    """Return the space of actions."""
    return spaces.Discrete(action_width(game))


def observation_space(game: Game) -> spaces.Dict:
    """Return the space of observations.

    ``observation`` is the layout's row; where actions are not numbered, ``choices`` are the game's numbers of what can
    be chosen, -1 where there is none.
    """
    layout = game.layout
    parts: dict[str, Space] = {
        "observation": spaces.Box(layout.low, layout.high, dtype=layout.dtype.type),
        "action_mask": spaces.Box(0, 1, (action_width(game),), np.int8),
    }
    if game.action_count is None:
        top = np.iinfo(np.int64).max
        parts["choices"] = spaces.Box(-1, top, (game.most_actions,), np.int64)
    return spaces.Dict(parts)


def observation_of(raw: RawPosition, seat: int) -> Observation:
    """Return what a seat sees; only the seat to act has legal actions."""
    game = raw.game
    mine = raw.actor == seat
    out: Observation = {
        "observation": raw.observe(seat),
        "action_mask": raw.mask() if mine else np.zeros(action_width(game), np.int8),
    }
    if game.action_count is None:
        out["choices"] = np.full(game.most_actions, -1, np.int64)
        if mine:
            codes = raw.codes()
            out["choices"][: len(codes)] = codes
    return out
