"""The record of a Hidden Castle position."""

from __future__ import annotations

from nightkeep.games.gallery.places import MOST_CLOCKS
from nightkeep.games.gallery.state import GalleryState
from nightkeep.rules.record import Int8


class State(GalleryState, before="place"):
    """A position of Escape from the Hidden Castle."""

    clock: int = Int8("the clock the Phantom token lies on, from 0", 0, MOST_CLOCKS)
