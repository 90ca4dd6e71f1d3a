"""Why the server does not do what it was asked: refusals, and a database that does not answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from nightkeep.rules.errors import IllegalAction, NightkeepError
from nightkeep.rules.messages import Message

if TYPE_CHECKING:
    from nightkeep.rules.rulebook import Rule

# The same words whether the table is missing or private.
NO_TABLE = "there is no such table, or it is private and you were not invited"


class Refusal(Exception):
    """A request is not carried out, and nothing has changed.

    ``code`` is for programs (docs/protocol.md lists them), ``message`` for people, ``rules`` are the game's behind it.
    """

    def __init__(self, code: str, message: Message | str, rules: Sequence[Rule] = ()) -> None:
        super().__init__(str(message))
        self.code = code
        self.message = plain(message) if isinstance(message, str) else message
        self.rules = tuple(rules)

    @classmethod
    def of(cls, code: str, problem: IllegalAction) -> Refusal:
        """Return the refusal of an action that the game does not allow."""
        return cls(code, problem.message, problem.refusal.rules if problem.refusal is not None else ())


def plain(text: str) -> Message:
    """Return a text that has no sentence in the catalogue as a message."""
    return Message("text", {"text": text})


class StoreError(NightkeepError):
    """The database cannot be read or written now."""
