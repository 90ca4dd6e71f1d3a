"""The errors that Nightkeep raises for wrong requests. Every message says what is wrong and what is allowed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nightkeep.rules.messages import Message

if TYPE_CHECKING:
    from nightkeep.play.position import Refusal


class NightkeepError(Exception):
    """Any request that Nightkeep refuses; the caller's state is unchanged. ``message`` says why, in any language."""

    def __init__(self, message: Message | str) -> None:
        super().__init__(message)
        self.message = Message("text", {"text": message}) if isinstance(message, str) else message

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

    def __init__(self, message: Message | str, refusal: Refusal | None = None) -> None:
        super().__init__(message)
        self.refusal = refusal


class PositionError(NightkeepError):
    """A position that breaks invariants; ``broken`` lists every one of them.

    Where a number is out of its range, what rests on it cannot be judged: then ``broken`` lists those numbers alone.
    """

    def __init__(self, broken: list[str]) -> None:
        super().__init__(Message("position-broken", {"broken": "; ".join(broken)}))
        self.broken = broken

    def __reduce__(self) -> tuple[object, ...]:
        return PositionError, (self.broken,)


class RecordError(NightkeepError):
    """A game record that is truncated, edited or of another game; ``at`` is the action where it stops being legal."""

    def __init__(self, message: Message | str, at: int | None = None) -> None:
        super().__init__(message)
        self.at = at


class BoardError(NightkeepError):
    """A board file that breaks a rule for boards; the message names the file and the line."""
