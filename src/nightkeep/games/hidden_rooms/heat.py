"""What studies count by square: where the monster strikes, and where tiles are laid [HR-5.6, HR-7.4]."""

from __future__ import annotations

from nightkeep.games.hidden_rooms.board import StageBook, square_name
from nightkeep.games.hidden_rooms.state import CAUGHT, SIDE, SQUARES
from nightkeep.rules.heat import Heat, Spot


def square_spots(board: StageBook) -> dict[str, Spot]:
    """Return the squares, a1 at the top left [HR-1.2]."""
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
