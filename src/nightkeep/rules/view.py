"""Views as declared fields: which fields of the fogged record a seat sees, under which names, and as what."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from nightkeep.rules.things import Json, Seat, Thing


@dataclass(frozen=True)
class Shown:
    """A field of the fogged record as it is shown.

    ``field``: its name in the record, if the view calls it something else. ``thing``: what its numbers are (None: plain
    numbers). ``none``: the number that means nothing, shown as null and left out of rows. ``upto``: the field of the
    record that says how many numbers of a row are in use. ``by_seat``: a row has a number for each seat.
    """

    name: str
    field: str = ""
    thing: Thing | None = None
    none: int | None = None
    upto: str = ""
    by_seat: bool = False

    def value(self, board: Any, s: Any, seat: int) -> Json:
        """Return what is shown."""
        given = getattr(s, self.field or self.name)
        if not getattr(given, "shape", ()):
            return self._one(board, int(given))
        numbers = given[: int(getattr(s, self.upto))] if self.upto else given
        return [self._one(board, number) for number in numbers.tolist() if number != self.none or self.upto]

    def _one(self, board: Any, number: int) -> Json:
        if self.none is not None and number == self.none:
            return None
        return number if self.thing is None else self.thing.value(board, number)


@dataclass(frozen=True)
class Computed:
    """A part of a view that no declaration can say: ``make(board, s, seat)``, from the fogged record alone.

    ``by_seat``: it is a list with an entry for each seat.
    """

    name: str
    make: Callable[[Any, Any, int], Json]
    by_seat: bool = False

    def value(self, board: Any, s: Any, seat: int) -> Json:
        """Return what is shown."""
        return self.make(board, s, seat)


class View:
    """What a seat sees of a game, part by part, in this order. A part that is ``ABSENT`` is left out."""

    def __init__(self, *parts: Shown | Computed) -> None:
        self.parts = parts

    @cached_property
    def seats(self) -> dict[str, str]:
        """The parts that speak of seats: ``each`` has an entry for every seat, ``number`` is a seat, or several."""
        each = {part.name: "each" for part in self.parts if part.by_seat}
        number = {part.name: "number" for part in self.parts if isinstance(getattr(part, "thing", None), Seat)}
        return each | number

    def __call__(self, board: Any, s: Any, seat: int) -> dict[str, Json]:
        """Return the view of a fogged position as JSON-ready data."""
        shown = ((part.name, part.value(board, s, seat)) for part in self.parts)
        return {name: value for name, value in shown if value is not ABSENT}


ABSENT: Any = object()
