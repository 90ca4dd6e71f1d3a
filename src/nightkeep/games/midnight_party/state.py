"""The record of a Midnight Party position."""

from __future__ import annotations

from nightkeep.games.gallery.state import GalleryState
from nightkeep.rules.record import Int8

ROUNDS = 3  # MP-8.1


class State(GalleryState, before="place"):
    """A position of Midnight Party."""

    round_number: int = Int8("the round, from 1", 0, ROUNDS)
    starter: int = Int8("between rounds, the seat that will begin the next; else 0", 0, 7)
