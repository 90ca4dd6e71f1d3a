"""What the report of a study says, in the reader's language; its sentences are in ``words/LANG.ftl``."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from nightkeep.rules.messages import ENGLISH, Words, language
from nightkeep.rules.numbers import percent

WORDS = Words(Path(__file__).parent)
say = WORDS.text


def spoken() -> str:
    """Return the language that the sentences are in: the reader's, or English where it has none."""
    return language() if language() in WORDS.languages else ENGLISH


def columns(*names: str) -> list[str]:
    """Return the heads of columns."""
    return [say(f"head-{name}") for name in names]


def share_range(low: float, high: float, digits: int = 1) -> str:
    """Return the bounds of a share: '12.0% to 15.3%'."""
    return say("range", low=percent(low, digits), high=percent(high, digits))


def described(title: str, parts: Sequence[str]) -> str:
    """Return what a chart shows, as text. Joined here, because Fluent cuts long arguments."""
    return say("list-begin", title=title) + say("list-next").join(parts)
