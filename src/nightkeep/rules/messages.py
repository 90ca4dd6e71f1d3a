"""Messages: what people are told, as an id with arguments; sentences are in Fluent files, one for each language.

A game keeps its sentences in ``words/LANG.ftl`` in its folder. Code makes a :class:`Message`; :class:`Words` turns it
into a sentence. No other module puts sentences together.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache, cached_property, lru_cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias, Union

import msgspec

from nightkeep.rules.record import AnyBoard
from nightkeep.rules.things import JsonObject, Thing

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

ENGLISH = "en"
CACHED_SENTENCES = 4096

# Sentences that every game uses; a game can have its own instead.
COMMON = {
    "en": "\nlist-and = { $first } and { $last }\nlist-or = { $first } or { $last }\n",
    "nl": "\nlist-and = { $first } en { $last }\nlist-or = { $first } of { $last }\n",
}


Arg: TypeAlias = Union[str, int, float, bool, list[Union[str, int, "Message"]], "Message", None]


class Message(msgspec.Struct, frozen=True):
    """Something people are told.

    ``args``: numbers, texts, other messages (they become parts of the sentence), and lists of these, which are joined
    to "a, b and c"; None stands for an argument that is not there. ``rules``: ids of the rules behind it.
    """

    id: str
    args: dict[str, Any] = {}
    rules: tuple[str, ...] = ()


class MissingWordsError(LookupError):
    """A sentence is missing, or needs an argument that it was not given: a defect of the game."""


class Words:
    """The sentences of a game (or of any folder with ``words/LANG.ftl``), in every language that has a file.

    ``shared``: another folder with such files, for sentences that several games have.
    """

    def __init__(self, folder: Path, shared: Path | None = None) -> None:
        self.folder = folder / "words"
        self.shared = None if shared is None else shared / "words"

    @cached_property
    def languages(self) -> tuple[str, ...]:
        """The languages that have a file, English first."""
        found = sorted(path.stem for path in self.folder.glob("*.ftl"))
        return tuple(sorted(found, key=lambda lang: lang != ENGLISH))

    def has(self, message_id: str, lang: str = ENGLISH) -> bool:
        """Return whether a language has a sentence of its own for an id."""
        return lang in self.languages and bool(self._bundle(lang).has_message(message_id))

    def ids(self, lang: str = ENGLISH) -> set[str]:
        """Return all ids of a language."""
        return set(re.findall(r"^([a-zA-Z][\w-]*) *=", self._source(lang), re.MULTILINE))

    def say(self, message: Message, lang: str = ENGLISH) -> str:
        """Return the sentence of a message; in English where the language has none."""
        if not self.has(message.id, lang):
            lang = ENGLISH
        given = ((name, value) for name, value in message.args.items() if value is not None)
        args = tuple((name, self._argument(value, lang)) for name, value in given)
        return self._sentence(message.id, args, lang)

    @lru_cache(CACHED_SENTENCES)  # noqa: B019 - a game's words live as long as the process
    def _sentence(self, message_id: str, args: tuple[tuple[str, Any], ...], lang: str) -> str:
        bundle = self._bundle(lang)
        pattern = bundle.get_message(message_id).value if bundle.has_message(message_id) else None
        if pattern is None:
            raise MissingWordsError(f"{self.folder}/{ENGLISH}.ftl has no sentence '{message_id}'")
        given = {name: value if isinstance(value, str) else _number(value) for name, value in args}
        text, problems = bundle.format_pattern(pattern, given)
        if problems:
            raise MissingWordsError(f"{self.folder}/{lang}.ftl, '{message_id}': {problems[0]}")
        return str(text)

    def _argument(self, value: Arg, lang: str) -> str | int | float:
        """Return an argument as the sentence gets it: a text or a number."""
        if isinstance(value, Message):
            return self.say(value, lang)
        if isinstance(value, (list, tuple)):
            return self._joined([str(self._argument(one, lang)) for one in value], lang)
        if isinstance(value, (str, float)):
            return value
        return int(value or 0)  # True and False as 1 and 0, which selectors can tell apart

    def _joined(self, texts: Sequence[str], lang: str) -> str:
        """Return 'a', 'a and b' or 'a, b and c'."""
        if len(texts) < 2:
            return "".join(texts)
        return self.say(Message("list-and", {"first": ", ".join(texts[:-1]), "last": texts[-1]}), lang)

    def _source(self, lang: str) -> str:
        files = [folder / f"{lang}.ftl" for folder in (self.folder, self.shared) if folder is not None]
        texts = [file.read_text(encoding="utf-8") for file in files if file.exists()]
        return "\n".join([*texts, COMMON.get(lang, COMMON[ENGLISH])])

    @cache  # noqa: B019 - a game's words live as long as the process
    def _bundle(self, lang: str) -> FluentBundle:
        from fluent.runtime import FluentBundle, FluentResource  # here, because most programs say nothing

        functions: dict[str, Any] = {"SIGNED": _signed, "FIXED": _fixed, "NAME": partial(self._name, lang)}
        bundle = FluentBundle([lang], use_isolating=False, functions=functions)
        bundle.add_resource(FluentResource(self._source(lang)))
        return bundle

    def _name(self, lang: str, word: object, form: str = "") -> str:
        """Return what a language calls a thing: its sentence ``name-WORD`` or ``name-WORD-FORM``, else the word."""
        key = message_id("name", str(word), *filter(None, [form]))
        return self.say(Message(key), lang) if self.has(key, lang) else str(word)


def _number(value: float) -> object:
    """Return a number as Fluent gets it: written without separators, 1000 in every language."""
    from fluent.runtime.types import fluent_number

    return fluent_number(value, useGrouping=False)


def _signed(number: float) -> str:
    """Return '+3', '-1' or '+0'."""
    return f"{int(number):+d}"


def _fixed(number: float, digits: float = 2) -> str:
    """Return a number of hundredths with ``digits`` decimals: 480 as '4.80'."""
    return f"{float(number) / 100:.{int(digits)}f}"


def message_id(*parts: str) -> str:
    """Return a Fluent id of words: ``message_id("event", "stage won")`` is ``event-stage-won``."""
    return "-".join(re.sub(r"[^a-z0-9]+", "-", part.lower()).strip("-") for part in parts)


def arguments(board: AnyBoard, fields: Mapping[str, Thing | None], numbers: Sequence[int]) -> JsonObject:
    """Return the arguments of a sentence from the numbers that a kernel noted for these fields."""
    found: JsonObject = {}
    for (name, thing), number in zip(fields.items(), numbers, strict=False):
        found |= {name: number} if thing is None else thing.arguments(board, name, number)
    return found
