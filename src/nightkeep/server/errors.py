"""Why the server does not do what it was asked: refusals, and a database that does not answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from nightkeep.rules.errors import IllegalAction, NightkeepError

if TYPE_CHECKING:
    from nightkeep.rules.rulebook import Rule

# The same words whether the table is missing or private.
NO_TABLE = "there is no such table, or it is private and you were not invited"


class Refusal(Exception):
    """A request is not carried out, and nothing has changed.

    ``code`` is for programs (docs/protocol.md lists them), ``text`` for people, ``rules`` are the game's behind it.
    """

    def __init__(self, code: str, text: str, rules: Sequence[Rule] = ()) -> None:
        super().__init__(text)
        self.code = code
        self.text = text
        self.rules = tuple(rules)

    @classmethod
    def of(cls, code: str, problem: IllegalAction) -> Refusal:
        """Return the refusal of an action that the game does not allow."""
        return cls(code, str(problem), problem.refusal.rules if problem.refusal is not None else ())


class StoreError(NightkeepError):
    """The database cannot be read or written now."""
