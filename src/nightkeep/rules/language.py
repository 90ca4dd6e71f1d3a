"""A game's tables in one object: actions, events, reasons and words, as the engine asks for texts and sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import numpy as np

from nightkeep.rules.actions import Action, Grammar, NoActionError
from nightkeep.rules.events import EventKind, Reason
from nightkeep.rules.messages import Message, Words
from nightkeep.rules.record import AnyBoard, AnyRecord, Array
from nightkeep.rules.things import Json

MOST_NUMBERS = 6  # that a refusal can speak of
Why = Callable[[AnyRecord, AnyRecord, int, Array], int]
Describe = Callable[[AnyBoard, AnyRecord, Action, dict[str, int]], Message]
Status = Callable[[AnyBoard, AnyRecord], list[str]]


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
        """Return the number of an action text; ValueError says what actions look like."""
        return self.actions.read(board, text)

    def structured(self, board: AnyBoard, action: int) -> dict[str, Json]:
        """Return an action as data."""
        return self.actions.structured(board, action)

    def describe(self, board: AnyBoard, s: AnyRecord, action: int) -> str:
        """Return what a legal action will do, in a few words."""
        kind, things = self.actions.find(board, action)
        return self.words.say(self.describe_action(board, s, kind, things))

    def why_not(self, board: AnyBoard, s: AnyRecord, action: int) -> tuple[str, tuple[str, ...]]:
        """Return why an action is not legal: a sentence and rule ids."""
        try:
            self.actions.find(board, action)
        except NoActionError as problem:
            return str(problem), ()
        out = np.zeros(MOST_NUMBERS, np.int64)
        reason = self.reasons[int(self.why(board.record, s, action, out))]
        message = reason.message(board, out.tolist())
        return self.words.say(message), message.rules
