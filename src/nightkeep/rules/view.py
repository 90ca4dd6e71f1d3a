"""Views as declared parts: which fields of the fogged record a seat sees, under which names, and as what.

A game declares one :class:`View` and puts it, with its terminal drawing, into a :class:`Display`. A view is made from
the record that was fogged for the seat, and from nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Final, cast

from nightkeep.rules.record import AnyBoard, AnyRecord
from nightkeep.rules.things import Json, JsonObject, Seat, Thing

ABSENT: Final[Json] = cast(Json, object())  # the value of a part that is left out of the view


@dataclass(frozen=True)
class Shown:
    """A field of the fogged record as it is shown.

    ``field``: its name in the record, where the view calls it something else. ``thing``: what its numbers are (None:
    plain numbers). ``none``: the number that means nothing; it is shown as null, and left out of a row whose length
    varies. ``upto``: the field that says how many numbers of a row are in use. ``by``: what the places of a row are; it
    is then shown as an object with a key for each place that holds something. ``by_seat``: a row has a number for
    each seat.
    """

    name: str
    field: str = ""
    thing: Thing | None = None
    none: int | None = None
    upto: str = ""
    by_seat: bool = False
    by: Thing | None = None

    def value(self, board: AnyBoard, s: AnyRecord, seat: int) -> Json:
        """Return what is shown of a position."""
        given = getattr(s, self.field or self.name)
        if not getattr(given, "shape", ()):
            return self._one(board, int(given))
        numbers = (given[: int(getattr(s, self.upto))] if self.upto else given).tolist()
        if self.by is not None:
            held = ((place, number) for place, number in enumerate(numbers) if number != self.none)
            return {self.by.write(board, place): self._one(board, number) for place, number in held}
        return [self._one(board, number) for number in numbers if self.upto or number != self.none]

    def _one(self, board: AnyBoard, number: int) -> Json:
        if self.none is not None and number == self.none:
            return None
        return number if self.thing is None else self.thing.value(board, number)


@dataclass(frozen=True)
class Computed:
    """A part of a view that cannot be declared: ``make(board, s, seat)`` computes it from the fogged record.

    A :class:`View` can stand for ``make``: the part is then an object with parts of its own. ``by_seat``: it is a list
    with an entry for each seat.
    """

    name: str
    make: Callable[[AnyBoard, AnyRecord, int], Json]
    by_seat: bool = False

    def value(self, board: AnyBoard, s: AnyRecord, seat: int) -> Json:
        """Return what is shown of a position."""
        return self.make(board, s, seat)


class View:
    """What a seat sees of a game, part by part, in this order. A part whose value is ``ABSENT`` is left out."""

    def __init__(self, *parts: Shown | Computed) -> None:
        self.parts = parts
        names = [part.name for part in parts]
        if len(set(names)) != len(names):
            raise ValueError(f"two parts of a view have the same name: {', '.join(names)}")

    @cached_property
    def seats(self) -> dict[str, str]:
        """The parts that speak of seats: ``each`` has an entry for every seat, ``number`` is a seat, or several."""
        each = {part.name: "each" for part in self.parts if part.by_seat}
        number = {part.name: "number" for part in self.parts if isinstance(getattr(part, "thing", None), Seat)}
        return each | number

    def __call__(self, board: AnyBoard, s: AnyRecord, seat: int) -> dict[str, Json]:
        """Return the view of a fogged position as JSON-ready data."""
        shown = ((part.name, part.value(board, s, seat)) for part in self.parts)
        return {name: value for name, value in shown if value is not ABSENT}


@dataclass(frozen=True)
class Display:
    """How a game is shown: what a seat sees of it, and how a terminal draws that.

    ``draw(view, names)`` gets the whole view of a state, with the game's own part under ``position``, and returns text
    with rich's markup, at most 120 columns wide. ``aim(board, s, action)`` says where a legal action happens, as data
    for drawing; :meth:`nightkeep.rules.actions.Grammar.aim` is enough where that does not depend on the position.
    """

    view: View
    draw: Callable[[JsonObject, tuple[str, ...]], str]
    aim: Callable[[AnyBoard, AnyRecord, int], Json] | None = None
