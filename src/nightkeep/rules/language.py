"""A game's tables in one object: actions, events, reasons and words, as the engine asks for texts and sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import numpy as np
from msgspec.structs import replace

from nightkeep.rules.actions import Action, Grammar, NoActionError
from nightkeep.rules.events import EventKind, Reason
from nightkeep.rules.messages import Arg, Message, Words
from nightkeep.rules.record import AnyBoard, AnyRecord, Array
from nightkeep.rules.things import Json

MOST_NUMBERS = 6  # that a refusal can speak of
Why = Callable[[AnyRecord, AnyRecord, int, Array], int]
Describe = Callable[[AnyBoard, AnyRecord, Action, dict[str, int]], Message]
Status = Callable[[AnyBoard, AnyRecord], list[Message]]


@dataclass(frozen=True)
class Language:
    """A game's tables.

    ``why(board, s, action, out)`` is the kernel that explains a refusal: it returns the number of a reason and writes
    what its sentence names. ``describe_action`` says what a legal action will do. ``status`` lists every invariant that
    a position breaks, for people who set up positions.
    """

    words: Words
    actions: Grammar
    EVENTS: Mapping[int, EventKind]
    reasons: Mapping[int, Reason]
    why: Why
    describe_action: Describe
    status: Status

    def write_action(self, board: AnyBoard, action: int) -> str:
        """Return the canonical text of an action."""
        return self.actions.write(board, action)

    def read_action(self, board: AnyBoard, text: str) -> int:
        """Return the number of an action text; :class:`NoActionError` says what actions look like."""
        try:
            return self.actions.read(board, text)
        except NoActionError as problem:
            raise NoActionError(replace(problem.message, of=self.words.name)) from None

    def structured(self, board: AnyBoard, action: int) -> dict[str, Json]:
        """Return an action as data."""
        return self.actions.structured(board, action)

    def describe(self, board: AnyBoard, s: AnyRecord, action: int) -> Message:
        """Return what a legal action will do, in a few words."""
        kind, things = self.actions.find(board, action)
        message = plain(self.describe_action(board, s, kind, things))
        return replace(message, of=self.words.name)

    def why_not(self, board: AnyBoard, s: AnyRecord, action: int) -> Message:
        """Return why an action is not legal, with the rules behind it."""
        try:
            self.actions.find(board, action)
        except NoActionError as problem:
            return replace(problem.message, of=self.words.name)
        out = np.zeros(MOST_NUMBERS, np.int64)
        reason = self.reasons[int(self.why(board.record, s, action, out))]
        return replace(reason.message(board, out.tolist()), of=self.words.name)


def plain(message: Message) -> Message:
    """Return a message with NumPy's numbers in it as Python's, because it travels as JSON."""
    args = {name: _plain_arg(value) for name, value in message.args.items()}
    return replace(message, args=args)


def _plain_arg(value: Arg) -> Arg:
    if isinstance(value, np.generic):
        number: Arg = value.item()
        return number
    return plain(value) if isinstance(value, Message) else value
