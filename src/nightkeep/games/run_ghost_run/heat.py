"""RG-8.4: from which doors ghosts are seen, for studies."""

from __future__ import annotations

from typing import Any

from nightkeep.games.run_ghost_run.words import door_name
from nightkeep.rules.heat import Heat, Spot


def door_spots(board: Any) -> dict[str, Spot]:
    """Return the doors around the lobby, south at the bottom; doors with the same number face each other. [RG-1.4]"""
    side = {0: lambda n: Spot(n, 7), 1: lambda n: Spot(0, 7 - n), 2: lambda n: Spot(n, 0), 3: lambda n: Spot(7, 7 - n)}
    return {door_name(door): side[door // 6](door % 6 + 1) for door in range(24)}


HEAT = (
    Heat("seen", "From which doors ghosts are seen", "seen", lambda data: str(data["door"]), door_spots),
    Heat("unseen", "From which doors nobody is seen", "nobody", lambda data: str(data["door"]), door_spots),
)
