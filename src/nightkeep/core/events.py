"""Events: what happened, for people. Kernels note numbers; a game declares what each kind means and who may know it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
import numpy as np

from nightkeep.core.kernel import LOG_ROWS, LOG_WIDTH

Decode = Callable[[Any, int], Any]


class Covered(msgspec.Struct, frozen=True):
    """What is still told of an event once what it showed lies covered again: after an event of a kind in ``by``.

    ``text`` is None for an event that is then not told at all.
    """

    by: tuple[str, ...]
    data: dict[str, Any]
    text: str | None


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that happened. ``data`` has the facts by name, ``text`` the sentence, ``rules`` the ids behind it.

    ``covered``: only where a seat has to remember later what it is told now.
    """

    kind: str
    data: dict[str, Any]
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


@dataclass(frozen=True)
class EventKind:
    """What a kind of event is called, the names of its numbers, its rules and its sentence.

    ``decode`` turns a number into what people say (a place, a colour); fields in ``seats`` are seats or lists of them,
    named in sentences and numbered in ``data``. In the sentence ``{who}`` is the event's own seat. Fields in ``secret``
    are known to the event's own seat alone; the others get ``hidden_text`` and no such field, or nothing at all if
    ``hidden_text`` is None.
    ``reveals``: it made something known that was not, so nothing before it can be undone.

    ``covered_by``: kinds of later events by which what this one showed is covered again, as a card is turned back.
    Where the game makes seats remember (``Declaration.must_remember``), all but the event's own seat are then told
    ``covered_text`` and no field in ``covered_fields``, or nothing at all if ``covered_text`` is None.
    """

    name: str
    fields: tuple[str, ...]
    rules: tuple[str, ...]
    text: str | Callable[[Mapping[str, Any]], str]
    decode: Mapping[str, Decode] = field(default_factory=dict)
    seats: frozenset[str] = frozenset()
    secret: frozenset[str] = frozenset()
    hidden_text: str | Callable[[Mapping[str, Any]], str] | None = None
    reveals: bool = False
    covered_by: frozenset[str] = frozenset()
    covered_fields: frozenset[str] = frozenset()
    covered_text: str | Callable[[Mapping[str, Any]], str] | None = None


def seat_names(seats: int) -> tuple[str, ...]:
    """Seats are numbered from 1 for people, from 0 in code."""
    return tuple(f"Seat {seat + 1}" for seat in range(seats))


def read_log(
    log: np.ndarray[Any, Any], kinds: Mapping[int, EventKind], board: Any, names: tuple[str, ...]
) -> list[SeatedEvent]:
    """Turn a filled buffer into events, each with what the seats may know of it."""
    n = int(log[0, 0])
    if n > LOG_ROWS:
        raise OverflowError(f"one action caused {n} events; the buffer holds {LOG_ROWS}")
    found = []
    for row in log[1 : n + 1].tolist():
        kind = kinds[row[0]]
        data: dict[str, Any] = {"seat": row[1]}
        for name, number in zip(kind.fields, row[2:LOG_WIDTH], strict=False):
            data[name] = kind.decode[name](board, number) if name in kind.decode else number
        found.append(SeatedEvent(kind, data, names))
    return found


class SeatedEvent:
    """An event before anyone is told: it says what each seat may hear of it.

    There are two ways to tell it, to those who may know all and to the others; each is put into words once.
    """

    __slots__ = ("_full", "_veiled", "data", "kind", "names")

    def __init__(self, kind: EventKind, data: dict[str, Any], names: tuple[str, ...]) -> None:
        self.kind = kind
        self.data = data
        self.names = names
        self._full: Event | None = None
        self._veiled: Event | None = None

    def _say(self, text: str | Callable[[Mapping[str, Any]], str], data: Mapping[str, Any]) -> str:
        words = {**data, "who": self.names[data["seat"]]}
        for name in self.kind.seats:
            if name in words:
                seats = words[name]
                words[name] = [self.names[seat] for seat in seats] if isinstance(seats, list) else self.names[seats]
        return text.format_map(words) if isinstance(text, str) else text(words)

    @property
    def open(self) -> bool:
        """Whether everybody may at least know that it happened."""
        return not self.kind.secret or self.kind.hidden_text is not None

    def full(self) -> Event:
        """As the referee and the event's own seat know it."""
        if self._full is None:
            self._full = Event(self.kind.name, self.data, self.kind.rules, self._say(self.kind.text, self.data))
        return self._full

    def seen_by(self, seat: int | None) -> Event | None:
        """As a seat (None: a spectator) may know it; None if it may not even know that it happened."""
        kind = self.kind
        if seat == self.data["seat"] or not (kind.secret or kind.covered_by):
            return self.full()
        if kind.secret and kind.hidden_text is None:
            return None
        if self._veiled is None:
            open_data = {k: v for k, v in self.data.items() if k not in kind.secret}
            text = kind.text if not kind.secret else kind.hidden_text
            assert text is not None
            self._veiled = Event(kind.name, open_data, kind.rules, self._say(text, open_data), self._covered())
        return self._veiled

    def _covered(self) -> Covered | None:
        """What others are still told of it later; None if that is all they are told now."""
        kind = self.kind
        if not kind.covered_by:
            return None
        left = {k: v for k, v in self.data.items() if k not in kind.secret | kind.covered_fields}
        text = None if kind.covered_text is None else self._say(kind.covered_text, left)
        return Covered(tuple(sorted(kind.covered_by)), left, text)
