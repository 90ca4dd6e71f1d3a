"""Kinds of events, and reasons why an action is not legal, as tables that say what the kernels' numbers mean.

Sentences are in the game's words: ``event-NAME`` (``event-NAME-hidden`` for seats that may not know the secret
fields), and ``why-NAME``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

from nightkeep.rules.messages import Message, Words, arguments, message_id
from nightkeep.rules.record import AnyBoard
from nightkeep.rules.things import JsonObject, Named, Seat, SeatSet, Thing

DISGUISED = 4096  # more than any thing has numbers
Facts = JsonObject
Telling = Literal["full", "hidden", "covered"]  # to those who may know all; to the others; to them, once it is covered


@dataclass(frozen=True)
class EventKind:
    """A kind of event: its name, what its numbers mean (None: a plain number), and the rules behind it.

    Fields in ``secret`` are known to the event's own seat alone; the others are told the event without them, or not at
    all if ``others_know`` is false. ``reveals``: it makes something known that was not, so nothing before it can be
    undone. ``more`` computes further arguments of the sentence from the others, where a table cannot say it.

    ``covered_by``: names of later kinds of events by which what this one showed is covered again, as a card is turned
    back. Where the game makes seats remember (``must_remember``), the others are then told ``event-NAME-covered``
    without ``covered_fields``, or nothing at all unless ``covered_is_told``.
    """

    name: str
    words: Words
    fields: Mapping[str, Thing | None] = field(default_factory=dict)
    rules: tuple[str, ...] = ()
    secret: frozenset[str] = frozenset()
    others_know: bool = True
    reveals: bool = False
    covered_by: frozenset[str] = frozenset()
    covered_fields: frozenset[str] = frozenset()
    covered_is_told: bool = False
    more: Callable[[Facts], Facts] | None = None

    def facts(self, board: AnyBoard, numbers: Sequence[int]) -> Facts:
        """Return the facts by name, as data."""
        return {
            name: number if thing is None else thing.value(board, number)
            for (name, thing), number in zip(self.fields.items(), numbers, strict=False)
        }

    def disguised(self, fields: frozenset[str], word: str) -> EventKind:
        """Return the same kind with a word in place of these facts, for tests of what is told."""
        return replace(self, fields={**self.fields, **dict.fromkeys(fields, Named(word, (word,) * DISGUISED))})

    def untold(self, telling: Telling) -> frozenset[str]:
        """Return the fields that are left out."""
        return {"full": frozenset[str](), "hidden": self.secret, "covered": self.secret | self.covered_fields}[telling]

    def message(
        self, board: AnyBoard, numbers: Sequence[int], names: Sequence[str], seat: int, telling: Telling
    ) -> Message:
        """Return the message of an event of a seat.

        ``names`` are the players' names; the sentence has the one of the event's own seat as ``who``.
        """
        args = {"who": names[seat], **arguments(board, self.fields, numbers)}
        for name, thing in self.fields.items():
            if isinstance(thing, SeatSet):
                args[name] = [names[one] for one in args[name]]
            elif isinstance(thing, Seat):
                args[name] = names[args[name]]
        if self.more is not None:
            args |= self.more(args)
        args = {name: value for name, value in args.items() if name not in self.untold(telling)}
        form = () if telling == "full" else (telling,)
        return Message(message_id("event", self.name, *form), args, self.rules)

    def sentence(
        self, board: AnyBoard, numbers: Sequence[int], names: Sequence[str], seat: int, telling: Telling
    ) -> str:
        """Return the sentence in English; empty where nothing is told."""
        if (telling == "hidden" and not self.others_know) or (telling == "covered" and not self.covered_is_told):
            return ""
        return self.words.say(self.message(board, numbers, names, seat, telling))


@dataclass(frozen=True)
class Reason:
    """Why an action is not legal: a name for its sentence, the rules behind it, and what the kernel's numbers mean."""

    name: str
    rules: tuple[str, ...] = ()
    fields: Mapping[str, Thing | None] = field(default_factory=dict)

    def message(self, board: AnyBoard, numbers: Sequence[int]) -> Message:
        """Return the message of a refusal."""
        return Message(message_id("why", self.name), arguments(board, self.fields, numbers), self.rules)
