"""Events: what happened, for people. Kernels note numbers; a game declares what each kind means and who may know it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
import numpy as np

from nightkeep.core.kernel import LOG_ROWS
from nightkeep.rules.events import EventKind as TabledKind

Decode = Callable[[Any, int], Any]


class Event(msgspec.Struct, frozen=True):
    """One thing that happened. ``data`` has the facts by name, ``text`` the sentence, ``rules`` the ids behind it."""

    kind: str
    data: dict[str, Any]
    rules: tuple[str, ...]
    text: str


@dataclass(frozen=True)
class EventKind:
    """What a kind of event is called, the names of its numbers, its rules and its sentence.

    ``decode`` turns a number into what people say (a place, a colour); fields in ``seats`` are seats or lists of them,
    named in sentences and numbered in ``data``. In the sentence ``{who}`` is the event's own seat. Fields in ``secret``
    are known to the event's own seat alone; the others get ``hidden_text`` and no such field, or nothing at all if
    ``hidden_text`` is None.
    ``reveals``: it made something known that was not, so nothing before it can be undone.
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

    @property
    def others_know(self) -> bool:
        return not self.secret or self.hidden_text is not None

    def facts(self, board: Any, numbers: Sequence[int]) -> dict[str, Any]:
        """What the numbers say, by name."""
        return {
            name: self.decode[name](board, number) if name in self.decode else number
            for name, number in zip(self.fields, numbers, strict=False)
        }

    def sentence(self, board: Any, numbers: Sequence[int], names: Sequence[str], seat: int, hidden: bool) -> str:
        """The sentence of an event of a seat; ``hidden``: for those who may not know its secrets."""
        facts = {
            name: value for name, value in self.facts(board, numbers).items() if not hidden or name not in self.secret
        }
        words: dict[str, Any] = {"seat": seat, **facts, "who": names[seat]}
        for name in self.seats:
            if name in words:
                seats = words[name]
                words[name] = [names[one] for one in seats] if isinstance(seats, list) else names[seats]
        text = self.hidden_text if hidden else self.text
        assert text is not None
        return text.format_map(words) if isinstance(text, str) else text(words)


Kind = EventKind | TabledKind


def seat_names(seats: int) -> tuple[str, ...]:
    """Seats are numbered from 1 for people, from 0 in code."""
    return tuple(f"Seat {seat + 1}" for seat in range(seats))


def read_log(
    log: np.ndarray[Any, Any], kinds: Mapping[int, Kind], board: Any, names: tuple[str, ...]
) -> list[SeatedEvent]:
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

    def __init__(self, kind: Kind, seat: int, numbers: tuple[int, ...], board: Any, names: tuple[str, ...]) -> None:
        self.kind = kind
        self.seat = seat
        self.numbers = numbers
        self.board = board
        self.names = names
        self._data: dict[str, Any] | None = None
        self._full: Event | None = None
        self._veiled: Event | None = None

    @property
    def data(self) -> dict[str, Any]:
        """The facts by name, the event's own seat first."""
        if self._data is None:
            self._data = {"seat": self.seat, **self.kind.facts(self.board, self.numbers)}
        return self._data

    @property
    def open(self) -> bool:
        """Whether everybody may at least know that it happened."""
        return not self.kind.secret or self.kind.others_know

    def _tell(self, hidden: bool) -> Event:
        data = {name: value for name, value in self.data.items() if not hidden or name not in self.kind.secret}
        text = self.kind.sentence(self.board, self.numbers, self.names, self.seat, hidden)
        return Event(self.kind.name, data, self.kind.rules, text)

    def full(self) -> Event:
        """As the referee and the event's own seat know it."""
        if self._full is None:
            self._full = self._tell(hidden=False)
        return self._full

    def seen_by(self, seat: int | None) -> Event | None:
        """As a seat (None: a spectator) may know it; None if it may not even know that it happened."""
        if not self.kind.secret or seat == self.seat:
            return self.full()
        if not self.kind.others_know:
            return None
        if self._veiled is None:
            self._veiled = self._tell(hidden=True)
        return self._veiled
