"""What a game may tell its bots beyond its rules, and what holds where it says nothing. None of it affects play."""

from __future__ import annotations

from typing import Any

from nightkeep.compile.kernel import draw, int64, kernel


@kernel
def plausibility(board: Any, s: Any, seat: int) -> int:
    """How likely, of 100, the seat should take a guessed position to be what others would really have come to."""
    return int64(100)


@kernel
def adjust_reward(board: Any, s: Any, out: Any) -> None:
    """After the end: change what each seat is given for it (0 to 1), for instance by who did the deed in a team."""


@kernel
def rollout_policy(board: Any, s: Any, n: int, actions: Any, rng: Any) -> int:
    """Which of the n legal actions a seat takes in the random part of a round of thought: its place in the list."""
    return draw(rng, n)
