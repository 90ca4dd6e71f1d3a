"""What studies count by space: where guests are caught. [HC-8.2, MP-7.2]"""

from __future__ import annotations

from typing import Any

from nightkeep.rules.heat import Heat, Spot, around


def gallery_spots(board: Any) -> dict[str, Spot]:
    """Return the spaces in a loop; with an odd number of spaces one square of the border stays empty."""
    spaces = int(board.record.spaces)
    half = (spaces + 1) // 2
    height = half // 3 + 1
    names = [str(space) for space in range(spaces)]
    spots = around([*names, ""][: 2 * half], half + 2 - height, height)
    spots.pop("", None)
    return spots


CAUGHT = Heat(
    "caught",
    "Where guests are caught",
    "captured",
    place=lambda data: str(data["space"]),
    spots=gallery_spots,
    times=lambda data: int(data["guests"]),
)
