"""GC-7.2, GC-8.1, GC-8.5: where Max is caught, shows himself and walks, for studies."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from nightkeep.core.heat import Heat, Spot


def room_spots(board: Any) -> dict[str, Spot]:
    """The rooms of the castle as they lie."""
    return {str(i): Spot(room.x, room.y, room.w, room.h) for i, room in enumerate(board.rooms, 1)}


def _room(data: Mapping[str, Any]) -> str:
    return str(data["room"])


HEAT = (
    Heat("caught", "Where Max is caught", "caught", _room, room_spots),
    Heat("shown", "Where Max shows himself", "shown", _room, room_spots),
    Heat("trail", "Where Max has been", "trail", _room, room_spots),
)
