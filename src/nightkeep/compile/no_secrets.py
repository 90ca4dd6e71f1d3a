"""The two kernels about secrets, for games in which nothing is hidden."""

from __future__ import annotations

from nightkeep.compile.kernel import Random, kernel
from nightkeep.rules.record import Record


@kernel
def fog(board: Record, s: Record, seat: int) -> None:
    """Leave the position as it is: nothing is hidden."""


@kernel
def guess(board: Record, s: Record, seat: int, rng: Random) -> None:
    """Leave the position as it is: nothing is unknown."""
