"""The record of a position, as far as both gallery games have the same."""

from __future__ import annotations

from typing import Any

import numpy as np

from nightkeep.core.kernel import record
from nightkeep.games.gallery.places import MOST_GUESTS, MOST_PLAYERS


def gallery_record(*own: tuple[Any, ...]) -> np.dtype[Any]:
    """The common fields, with a game's own among them."""
    return record(
        [
            ("phase", "i1"),  # see places
            ("turn", "i1"),  # the seat that decides, or whose roll it is
            ("players", "i1"),
            ("each", "i1"),  # guests per player
            ("placed", "i1"),  # guests placed so far in the set-up
            ("die", "i1"),  # the number rolled, while a guest is to be moved
            ("phantom", "i1"),  # a place
            *own,
            ("place", "i1", (MOST_GUESTS,)),  # guests of seat s from s * each, sorted
            ("score", "i2", (MOST_PLAYERS,)),
            ("colour", "i1", (MOST_PLAYERS,)),
        ]
    )
