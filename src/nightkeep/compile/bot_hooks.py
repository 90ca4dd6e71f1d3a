"""What a game may tell its bots beyond its rules, and the defaults. None of it affects play."""

from __future__ import annotations

from nightkeep.compile.kernel import Random, draw, int64, kernel
from nightkeep.rules.record import AnyRecord, Array


@kernel
def plausibility(board: AnyRecord, s: AnyRecord, seat: int) -> int:
    """Return how likely, of 100, a guessed position is one that the other seats would have come to."""
    return int64(100)


@kernel
def adjust_reward(board: AnyRecord, s: AnyRecord, out: Array) -> None:
    """Change each seat's reward (0 to 1) at the end of a game, for instance by who of a team has won it."""


@kernel
def rollout_policy(board: AnyRecord, s: AnyRecord, n: int, actions: Array, rng: Random) -> int:
    """Return the place in the list of the legal action that a seat takes in a rollout."""
    return draw(rng, n)
