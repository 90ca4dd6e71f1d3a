"""Where things happen on a board: what a game declares so that studies can count and draw it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from nightkeep.rules.record import AnyBoard

EventData = Mapping[str, Any]  # an event's facts, whose types depend on its kind


@dataclass(frozen=True)
class Spot:
    """A place of the board as a rectangle, in any units, y growing downwards."""

    x: float
    y: float
    width: float = 1.0
    height: float = 1.0


@dataclass(frozen=True)
class Heat:
    """One thing that happens at places: a kind of event, its place among ``spots``, and how often it counts.

    ``place`` reads the event's data; None: this one does not count. ``spots`` are all places of a board, by name.
    Its title is the sentence ``heat-NAME`` of the game's words.
    """

    name: str
    event: str
    place: Callable[[EventData], str | None]
    spots: Callable[[AnyBoard], dict[str, Spot]]
    times: Callable[[EventData], int] = lambda data: 1


def around(names: list[str], width: int, height: int) -> dict[str, Spot]:
    """Return places in a loop, clockwise from the upper left corner, on the border of a rectangle of squares."""
    border = (
        [(x, 0) for x in range(width)]
        + [(width - 1, y) for y in range(1, height)]
        + [(x, height - 1) for x in range(width - 2, -1, -1)]
        + [(0, y) for y in range(height - 2, 0, -1)]
    )
    return {name: Spot(*at) for name, at in zip(names, border, strict=True)}
