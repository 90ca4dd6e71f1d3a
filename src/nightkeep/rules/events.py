"""Kinds of events, and reasons why an action is not legal, as tables that say what the kernels' numbers mean.

Sentences are in the game's words: ``event-NAME`` (``event-NAME-hidden`` for seats that may not know the secret
fields), and ``why-NAME``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from nightkeep.rules.messages import Message, Words, arguments, message_id
from nightkeep.rules.things import Seat, SeatSet, Thing

Facts = dict[str, Any]


@dataclass(frozen=True)
class EventKind:
    """A kind of event: its name, what its numbers mean (None: a plain number), and the rules behind it.

    Fields in ``secret`` are known to the event's own seat alone; the others are told the event without them, or not at
    all if ``others_know`` is false. ``reveals``: it makes something known that was not, so nothing before it can be
    undone. ``more`` computes further arguments of the sentence from the others, where a table cannot say it.
    """

    name: str
    words: Words
    fields: Mapping[str, Thing | None] = field(default_factory=dict)
    rules: tuple[str, ...] = ()
    secret: frozenset[str] = frozenset()
    others_know: bool = True
    reveals: bool = False
    more: Callable[[Facts], Facts] | None = None

    def facts(self, board: Any, numbers: Sequence[int]) -> Facts:
        """Return the facts by name, as data."""
        return {
            name: number if thing is None else thing.value(board, number)
            for (name, thing), number in zip(self.fields.items(), numbers, strict=False)
        }

    def message(self, board: Any, numbers: Sequence[int], names: Sequence[str], seat: int, hidden: bool) -> Message:
        """Return the message of an event of a seat; ``hidden``: for seats that may not know its secret fields.

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
        if hidden:
            args = {name: value for name, value in args.items() if name not in self.secret}
        return Message(message_id("event", self.name, *(("hidden",) if hidden else ())), args, self.rules)

    def sentence(self, board: Any, numbers: Sequence[int], names: Sequence[str], seat: int, hidden: bool) -> str:
        """Return the sentence in English."""
        return self.words.say(self.message(board, numbers, names, seat, hidden))


@dataclass(frozen=True)
class Reason:
    """Why an action is not legal: a name for its sentence, the rules behind it, and what the kernel's numbers mean."""

    name: str
    rules: tuple[str, ...] = ()
    fields: Mapping[str, Thing | None] = field(default_factory=dict)

    def message(self, board: Any, numbers: Sequence[int]) -> Message:
        """Return the message of a refusal."""
        return Message(message_id("why", self.name), arguments(board, self.fields, numbers), self.rules)
