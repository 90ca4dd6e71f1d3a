"""The errors that Nightkeep raises for wrong requests. Every message says what is wrong and what is allowed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from nightkeep.rules.messages import MOST_LISTED, Message

if TYPE_CHECKING:
    from nightkeep.play.position import Refusal


class NightkeepError(Exception):
    """Any request that Nightkeep refuses; the caller's state is unchanged. ``message`` says why, in any language."""

    def __init__(self, message: Message) -> None:
        if not isinstance(message, Message):
            raise TypeError(
                f"{type(self).__name__} takes a Message, not {type(message).__name__}: see docs/howto/translate.md"
            )
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        return self.message.say()


class OptionError(NightkeepError):
    """An unknown game or option, or a value it may not have."""


class GameError(NightkeepError):
    """A game of a distribution or package that cannot be used: broken, or its name is taken."""


class LibraryError(NightkeepError):
    """A game's native library that cannot be used: it is damaged, or lacks a function."""


class IllegalAction(NightkeepError):
    """An action that is malformed, not the actor's, or not legal now. ``refusal`` has the rules behind it."""

    def __init__(self, message: Message, refusal: Refusal | None = None) -> None:
        super().__init__(message)
        self.refusal = refusal


class PositionError(NightkeepError):
    """A position that breaks invariants; ``messages`` lists every one of them, ``broken`` as sentences.

    Where a number is out of its range, what rests on it cannot be judged: then ``broken`` lists those numbers alone.
    """

    def __init__(self, messages: Sequence[Message]) -> None:
        self.messages = list(messages)
        first, *others = self.messages[:MOST_LISTED]
        for message in others:
            first = Message("position-and", {"first": first, "next": message})
        if more := len(self.messages) - MOST_LISTED if len(self.messages) > MOST_LISTED else 0:
            first = Message("position-more", {"first": first, "n": more})
        super().__init__(Message("position-broken", {"broken": first}))

    @property
    def broken(self) -> list[str]:
        """The sentences, in the language of ``NIGHTKEEP_LANG`` or in English."""
        return [message.say() for message in self.messages]

    def __reduce__(self) -> tuple[object, ...]:
        return PositionError, (self.messages,)


class RecordError(NightkeepError):
    """A game record that is truncated, edited or of another game; ``at`` is the action where it stops being legal."""

    def __init__(self, message: Message, at: int | None = None) -> None:
        super().__init__(message)
        self.at = at


class BoardError(NightkeepError):
    """A board file that breaks a rule for boards; the message names the file and the line."""


class PictureError(NightkeepError):
    """A picture of a board cannot be drawn here; the message says what to do."""
