"""The eight kernels as type checkers see them inside a bound module; never run."""

from __future__ import annotations

from typing import Any


def setup(board: Any, s: Any, options: Any) -> None:
    """Write the first position for the chosen options."""


def actor(board: Any, s: Any) -> int:
    """Whose decision it is: a seat, CHANCE or OVER."""
    raise NotImplementedError


def legal(board: Any, s: Any, out: Any) -> int:
    """Write all legal actions of the actor (chance: all outcomes); return how many, 0 when the game is over."""
    raise NotImplementedError


def odds(board: Any, s: Any, out: Any) -> int:
    """Write whole-number weights of the outcomes, in the order of ``legal``; return their sum."""
    raise NotImplementedError


def apply(board: Any, s: Any, action: int, log: Any) -> None:
    """Carry out one legal action; unchecked."""


def score(board: Any, s: Any, out: Any) -> int:
    """Write final or running scores; return a bit for each winner, 0 while the game goes on."""
    raise NotImplementedError


def fog(board: Any, s: Any, seat: int) -> None:
    """Blot out, in a copy of a position, what the seat may not know."""


def guess(board: Any, s: Any, seat: int, rng: Any) -> None:
    """Fill in, in a fogged copy, all that is unknown, with the right odds."""


def evaluate(board: Any, s: Any, out: Any) -> None:
    """Write each seat's rough chance of winning, 0 to 1, for the bots; the game is not over."""


def plausibility(board: Any, s: Any, seat: int) -> int:
    """See :mod:`nightkeep.compile.bot_hooks`, as for the next two."""
    raise NotImplementedError


def adjust_reward(board: Any, s: Any, out: Any) -> None: ...


def rollout_policy(board: Any, s: Any, n: int, actions: Any, rng: Any) -> int:
    raise NotImplementedError


is_legal: Any = None
