"""Where Max is caught, shows himself and walks, for studies [GC-7.2, GC-8.1, GC-8.5]."""

from __future__ import annotations

from collections.abc import Mapping

from nightkeep.games.ghost_chase.board import Castle
from nightkeep.rules.heat import Heat, Spot


def room_spots(castle: Castle) -> dict[str, Spot]:
    """Return the rooms of the castle as they lie."""
    return {str(room.id): Spot(room.x, room.y, room.w, room.h) for room in castle.rooms}


def _room(data: Mapping[str, object]) -> str:
    return str(data["room"])


HEAT = (
    Heat("caught", "Where Max is caught", "caught", _room, room_spots),
    Heat("shown", "Where Max shows himself", "shown", _room, room_spots),
    Heat("trail", "Where Max has been", "trail", _room, room_spots),
)
