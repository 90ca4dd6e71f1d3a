"""HR-5.6, HR-7.4: where the monster strikes, and where tiles are laid, for studies."""

from __future__ import annotations

from typing import Any

from nightkeep.core.heat import Heat, Spot
from nightkeep.games.hidden_rooms.board import square_name
from nightkeep.games.hidden_rooms.state import CAUGHT, SIDE, SQUARES


def square_spots(board: Any) -> dict[str, Spot]:
    """HR-1.2: the floor, a1 at the top left."""
    return {square_name(square): Spot(square % SIDE, square // SIDE) for square in range(SQUARES)}


HEAT = (
    Heat(
        "strikes",
        "Where the monster strikes",
        "stage lost",
        place=lambda data: str(data["square"]) if data["reason"] & CAUGHT else None,
        spots=square_spots,
    ),
    Heat("rooms", "Where searching opens a room", "fits", lambda data: str(data["square"]), square_spots),
)
