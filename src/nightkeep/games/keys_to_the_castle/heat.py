"""Which doors are turned over, and where characters walk, for studies [KC-4.4, KC-10.1]."""

from __future__ import annotations

from nightkeep.games.keys_to_the_castle.board import COLUMNS, CastleBoard
from nightkeep.rules.heat import Heat, Spot


def tile_spots(board: CastleBoard) -> dict[str, Spot]:
    """Return where every tile is that a castle of this board can have, row 1 at the bottom [KC-2.15]."""
    rows = max(int(name[1:]) for name in board.tiles)
    return {name: Spot(COLUMNS.index(name[0]), rows - int(name[1:])) for name in board.tiles}


HEAT = (
    Heat("opened", "Which doors are turned over", "flipped", lambda data: str(data["tile"]), tile_spots),
    Heat("walked", "Where characters walk", "moved", lambda data: str(data["tile"]), tile_spots),
)
