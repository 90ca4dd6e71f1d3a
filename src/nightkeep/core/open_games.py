"""The two kernels about secrets, for games in which nothing is hidden."""

from __future__ import annotations

from typing import Any

from nightkeep.core.kernel import kernel


@kernel
def fog(board: Any, s: Any, seat: int) -> None:
    """Nothing is hidden, so nothing is blotted out."""


@kernel
def guess(board: Any, s: Any, seat: int, rng: Any) -> None:
    """Nothing is hidden, so nothing is guessed."""
