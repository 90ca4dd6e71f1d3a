"""Why the server does not do what it was asked: refusals, and a database that does not answer."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from nightkeep.rules.errors import IllegalAction, NightkeepError
from nightkeep.rules.messages import Arg, Message, Words, teller

if TYPE_CHECKING:
    from nightkeep.rules.rulebook import Rule

logger = logging.getLogger("nightkeep.server")
WORDS = Words(Path(__file__).parent, name="server")  # the server's sentences; those of refusals begin with "refused-"
told = teller(WORDS.name)


class RefusedError(Exception):
    """A request is not carried out, and nothing has changed.

    ``code`` is for programs (docs/reference/protocol.md lists them), ``message`` for people, ``rules`` are the
    game's behind it. The sentence is ``refused-CODE``, or ``refused-CODE-DETAIL`` where a code has several.
    """

    def __init__(self, code: str, detail: str = "", /, **args: Arg) -> None:
        super().__init__(code, detail)
        self.code = code
        self.message = Message("-".join(filter(None, ("refused", code, detail))), args, of=WORDS.name)
        self.rules: tuple[Rule, ...] = ()

    def __str__(self) -> str:
        return f"{self.code}: {self.message}"

    @classmethod
    def because(cls, code: str, message: Message, rules: Iterable[Rule] = ()) -> RefusedError:
        """Return a refusal with a message that is there already: of the game, or of the table."""
        found = cls(code)
        found.message, found.rules = message, tuple(rules)
        return found

    @classmethod
    def of(cls, code: str, problem: NightkeepError) -> RefusedError:
        """Return the refusal of what the game does not allow: an action or an option."""
        refusal = problem.refusal if isinstance(problem, IllegalAction) else None
        return cls.because(code, problem.message, () if refusal is None else refusal.rules)


class StoreError(NightkeepError):
    """The database cannot be read or written now. Its text, the sentence ``store-CODE``, is for the operator."""

    def __init__(self, code: str, /, **args: Arg) -> None:
        super().__init__(Message(f"store-{code}", args, of=WORDS.name))

    def refusal(self) -> RefusedError:
        """Log the error, and return the refusal of the request that has met it."""
        logger.warning("the database does not answer", extra={"problem": str(self)})
        return RefusedError("store")


def table_message(name: str, /, **args: Arg) -> Message:
    """Return what everybody at a table reads besides its status: the sentence ``table-NAME``."""
    return Message(f"table-{name}", args, of=WORDS.name)
