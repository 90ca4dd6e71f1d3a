"""Kinds of events told in other words, for tests of who is told what."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from msgspec import convert

import nightkeep as nk
from nightkeep.rules.events import EventKind
from nightkeep.rules.messages import ENGLISH, Message, Words


class OtherWords(Words):
    """A game's words, some of which are said in another way: format strings by id."""

    def __init__(self, words: Words, texts: dict[str, str]) -> None:
        super().__init__(words.folder.parent, name=f"{words.name}-otherwise-{sorted(texts.items())}")
        self.words, self.texts = words, texts

    def say(self, message: Message, lang: str = ENGLISH) -> str:
        """Return the sentence of a message."""
        text = self.texts.get(message.id)
        return self.words.say(message, lang) if text is None else text.format_map(message.args)


def told_otherwise(
    kind: EventKind, hidden_text: str | None = None, covered_text: str | None = None, **changes: Any
) -> EventKind:
    """Return a kind of event with other sentences for those who may not know all, or not any more; None: nothing."""
    given = {"hidden": hidden_text, "covered": covered_text}
    texts = {f"event-{kind.name}-{form}": text for form, text in given.items() if text is not None}
    told = replace(kind, words=OtherWords(kind.words, texts), covered_is_told=covered_text is not None, **changes)
    return replace(told, others_know=not told.secret or hidden_text is not None)


def said(told: dict[str, Any]) -> str:
    """Return the English sentence of an event or an offered action as JSON."""
    message = convert(told["message"], Message)
    if message.of in nk.games():
        nk.game(message.of)  # its words are known once it is loaded, which no other test may have done
    return message.say("en")
