"""Events: what happened, for people. Kernels note numbers; a game declares what each kind means and who may know it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from nightkeep.compile.kernel import LOG_ROWS
from nightkeep.rules.events import EventKind, Telling
from nightkeep.rules.record import AnyBoard, Array
from nightkeep.rules.things import JsonObject


class Covered(msgspec.Struct, frozen=True):
    """What is still told of an event once what it showed lies covered again: after an event of a kind in ``by``.

    ``text`` is None for an event that is then not told at all.
    """

    by: tuple[str, ...]
    data: JsonObject
    text: str | None


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that happened. ``data`` has the facts by name, ``text`` the sentence, ``rules`` the ids behind it.

    ``covered``: only where a seat has to remember later what it is told now.
    """

    kind: str
    data: JsonObject
    rules: tuple[str, ...]
    text: str
    covered: Covered | None = None

    def once_covered(self) -> Event | None:
        """Return the event without what lies covered again; None if nothing of it is told any more."""
        assert self.covered is not None
        if self.covered.text is None:
            return None
        return Event(self.kind, self.covered.data, self.rules, self.covered.text)


def still_told(told: Sequence[Sequence[Event]]) -> list[list[Event]]:
    """Return what may be told again of all that a seat was told, in order: nothing that lies covered again."""
    later: set[str] = set()
    found = []
    for events in reversed(told):
        left: list[Event] = []
        for event in reversed(events):
            is_covered = event.covered is not None and not later.isdisjoint(event.covered.by)
            again = event.once_covered() if is_covered else event
            if again is not None:
                left.append(again)
            later.add(event.kind)
        found.append(left[::-1])
    return found[::-1]


def seat_names(seats: int) -> tuple[str, ...]:
    """Seats are numbered from 1 for people, from 0 in code."""
    return tuple(f"Seat {seat + 1}" for seat in range(seats))


def read_log(log: Array, kinds: Mapping[int, EventKind], board: AnyBoard, names: tuple[str, ...]) -> list[SeatedEvent]:
    """Turn a filled buffer into events, each with what the seats may know of it."""
    n = int(log[0, 0])
    if n > LOG_ROWS:
        raise OverflowError(f"one action caused {n} events; the buffer holds {LOG_ROWS}")
    found = []
    for row in log[1 : n + 1].tolist():
        kind = kinds[row[0]]
        found.append(SeatedEvent(kind, row[1], tuple(row[2 : 2 + len(kind.fields)]), board, names))
    return found


class SeatedEvent:
    """An event before anyone is told: it says what each seat may hear of it.

    There are two ways to tell it, to those who may know all and to the others; each is put into words once.
    """

    __slots__ = ("_data", "_full", "_veiled", "board", "kind", "names", "numbers", "seat")

    def __init__(
        self, kind: EventKind, seat: int, numbers: tuple[int, ...], board: AnyBoard, names: tuple[str, ...]
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.numbers = numbers
        self.board = board
        self.names = names
        self._data: JsonObject | None = None
        self._full: Event | None = None
        self._veiled: Event | None = None

    @property
    def data(self) -> JsonObject:
        """The facts by name, the event's own seat first."""
        if self._data is None:
            self._data = {"seat": self.seat, **self.kind.facts(self.board, self.numbers)}
        return self._data

    @property
    def open(self) -> bool:
        """Whether everybody may at least know that it happened."""
        return not self.kind.secret or self.kind.others_know

    def _tell(self, telling: Telling) -> Event:
        left_out = self.kind.untold(telling)
        data = {name: value for name, value in self.data.items() if name not in left_out}
        text = self.kind.sentence(self.board, self.numbers, self.names, self.seat, telling)
        return Event(self.kind.name, data, self.kind.rules, text)

    def full(self) -> Event:
        """As the referee and the event's own seat know it."""
        if self._full is None:
            self._full = self._tell("full")
        return self._full

    def seen_by(self, seat: int | None) -> Event | None:
        """As a seat (None: a spectator) may know it; None if it may not even know that it happened."""
        kind = self.kind
        if seat == self.seat or not (kind.secret or kind.covered_by):
            return self.full()
        if not kind.others_know:
            return None
        if self._veiled is None:
            event = self._tell("hidden" if kind.secret else "full")
            self._veiled = msgspec.structs.replace(event, covered=self._covered())
        return self._veiled

    def _covered(self) -> Covered | None:
        """What others are still told of it later; None if that is all they are told now."""
        kind = self.kind
        if not kind.covered_by:
            return None
        event = self._tell("covered")
        return Covered(tuple(sorted(kind.covered_by)), event.data, event.text if kind.covered_is_told else None)
