"""Messages: what people are told, as an id with arguments; the sentences are in Fluent files, one for each language.

Code makes a :class:`Message` and never a sentence. A game keeps its sentences in ``words/LANG.ftl`` in its folder, the
engine its own in ``nightkeep/words/LANG.ftl``; :class:`Words` turns a message into the sentence of a language.
"""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from functools import cache, cached_property, lru_cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, Union

import msgspec

if TYPE_CHECKING:
    from fluent.runtime.resolver import Pattern
    from fluent.runtime.types import FluentNone, FluentNumber

ENGLISH = "en"
LANGUAGE_VARIABLE = "NIGHTKEEP_LANG"
CACHED_SENTENCES = 4096
LONGEST_ARGUMENT = 1000  # characters; Fluent refuses parts of a sentence with more than 2500
MOST_LISTED = 12  # words or actions that an error lists

# What a sentence can name: a number, a text, another message (which becomes a part of the sentence), a list of these
# (joined to "a, b and c"), or None for an argument that is not there.
Arg: TypeAlias = Union[str, int, float, bool, list[Union[str, int, "Message"]], "Message", None]
Args: TypeAlias = dict[str, Arg]


class Message(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something people are told: the id of a sentence and its arguments.

    ``rules``: ids of the rules behind it. ``of``: the catalogue that has the sentence, usually a game's name; empty for
    the engine's own sentences. Messages inside another one belong to its catalogue, unless they name their own.
    """

    id: str
    args: Args = {}
    rules: tuple[str, ...] = ()
    of: str = ""

    def say(self, lang: str | None = None) -> str:
        """Return the sentence in a language; by default in that of ``NIGHTKEEP_LANG``, or in English."""
        return catalogue(self.of).say(self, lang or language())

    def __str__(self) -> str:
        return self.say()


class Say(Protocol):
    """What returns a sentence in the reader's language."""

    def __call__(self, message_id: str, /, **args: Arg) -> str:
        """Return the sentence of an id."""


class Tell(Protocol):
    """What makes the messages of one catalogue."""

    def __call__(self, message_id: str, /, **args: Arg) -> Message:
        """Return the message of an id."""


class MissingWordsError(LookupError):
    """A sentence is missing, or needs an argument that it was not given: a defect of the game."""


class Words:
    """The sentences of a game (or of any folder with ``words/LANG.ftl``), in every language that has a file.

    ``shared``: another folder with such files, for sentences that several games have. ``name`` is what messages call
    the catalogue; by default the folder's own name, with dashes.
    """

    def __init__(self, folder: Path, shared: Path | None = None, name: str | None = None) -> None:
        self.folder = folder / "words"
        self.shared = None if shared is None else shared / "words"
        self.name = folder.name.replace("_", "-") if name is None else name
        other = _CATALOGUES.setdefault(self.name, self)
        if other.folder != self.folder:
            raise ValueError(f"{folder}: the words of {other.folder.parent} are already called '{self.name}'")

    @cached_property
    def languages(self) -> tuple[str, ...]:
        """The languages that have a file, English first."""
        found = sorted(path.stem for path in self.folder.glob("*.ftl"))
        return tuple(sorted(found, key=lambda lang: lang != ENGLISH))

    def has(self, message_id: str, lang: str = ENGLISH) -> bool:
        """Return whether a language has a sentence of its own for an id."""
        return self._sentences(lang).find(message_id) is not None

    def ids(self, lang: str = ENGLISH) -> set[str]:
        """Return all ids of a language, without the engine's own."""
        return set(re.findall(r"^([a-zA-Z][\w-]*) *=", self.source(lang), re.MULTILINE))

    def say(self, message: Message, lang: str = ENGLISH) -> str:
        """Return the sentence of a message; in English where the language has none."""
        if not self.has(message.id, lang):
            lang = ENGLISH
        given = ((name, value) for name, value in message.args.items() if value is not None)
        args = tuple((name, self._argument(value, lang)) for name, value in given)
        return self._sentence(message.id, args, lang)

    def text(self, message_id: str, /, **args: Arg) -> str:
        """Return a sentence in the language of :func:`language`."""
        return self.say(Message(message_id, args), language())

    def source(self, lang: str) -> str:
        """Return the sentences of a language in Fluent's syntax: the game's own, then those it shares with others."""
        files = [folder / f"{lang}.ftl" for folder in (self.folder, self.shared) if folder is not None]
        return "\n".join(file.read_text(encoding="utf-8") for file in files if file.exists())

    @lru_cache(CACHED_SENTENCES)  # noqa: B019 - a game's words live as long as the process
    def _sentence(self, message_id: str, args: tuple[tuple[str, str | int | float], ...], lang: str) -> str:
        sentences = self._sentences(lang)
        pattern = sentences.find(message_id)
        if pattern is None:
            raise MissingWordsError(f"{self.folder}/{ENGLISH}.ftl has no sentence '{message_id}'")
        given = {name: _cut(value) if isinstance(value, str) else _number(value) for name, value in args}
        text, problems = sentences.bundle.format_pattern(pattern, given)
        if problems:
            raise MissingWordsError(f"{self.folder}/{lang}.ftl, '{message_id}': {problems[0]}")
        return str(text)

    def _argument(self, value: Arg, lang: str) -> str | int | float:
        """Return an argument as the sentence gets it: a text or a number."""
        if isinstance(value, Message):
            return (catalogue(value.of) if value.of else self).say(value, lang)
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

    @cache  # noqa: B019 - a game's words live as long as the process
    def _sentences(self, lang: str) -> _Sentences:
        functions: dict[str, Any] = {
            "SIGNED": _signed,
            "FIXED": partial(_fixed, lang),
            "NAME": partial(self._name, lang),
        }
        return _Sentences(lang, (self.source(lang), OWN.source(lang)), functions)

    def _name(self, lang: str, word: object, form: str = "") -> str:
        """Return what a language calls a thing: its sentence ``name-WORD`` or ``name-WORD-FORM``, else the word."""
        key = message_id("name", str(word), *filter(None, [form]))
        return self.say(Message(key), lang) if self.has(key, lang) else str(word)


class _Sentences:
    """The sentences of a language. Each is parsed when it is wanted for the first time, because parsing is slow."""

    def __init__(self, lang: str, sources: Sequence[str], functions: dict[str, Any]) -> None:
        from fluent.runtime import FluentBundle  # here, because most programs say nothing

        self.bundle = FluentBundle([lang], use_isolating=False, functions=functions)
        self.unread: dict[str, str] = {}  # by id: the source of a sentence; the first source that has an id wins
        for part in (part for source in sources for part in re.split(r"^(?=[a-zA-Z-])", source, flags=re.MULTILINE)):
            self.unread.setdefault(part.partition("=")[0].strip(), part)

    def find(self, message_id: str) -> Pattern | None:
        """Return a sentence's pattern; None if the language has none."""
        if message_id in self.unread:
            self._read(message_id)
        return self.bundle.get_message(message_id).value if self.bundle.has_message(message_id) else None

    def _read(self, message_id: str) -> None:
        """Parse a sentence, and all those whose ids occur in it."""
        from fluent.runtime import FluentResource

        wanted, found = [message_id], dict[str, str]()
        while wanted:
            one = wanted.pop()
            if one in self.unread and one not in found:
                found[one] = self.unread[one]
                wanted += re.findall(r"-?[a-zA-Z][\w-]*", found[one])
        self.bundle.add_resource(FluentResource("\n".join(found.values())))
        for one in found:  # only now: another thread may want it, too
            self.unread.pop(one, None)


_CATALOGUES: dict[str, Words] = {}
OWN = Words(Path(__file__).parents[1], name="")  # the engine's own sentences; every game can use them


def catalogue(name: str) -> Words:
    """Return the words that messages call by a name."""
    if name not in _CATALOGUES:
        known = ", ".join(filter(None, _CATALOGUES))
        raise MissingWordsError(f"no game's words are called '{name}'; loaded are: {known}")
    return _CATALOGUES[name]


def sayer(name: str) -> Say:
    """Return what says a catalogue's sentences in the reader's language: ``say("terminal-round", round=3)``."""

    def say(message_id: str, /, **args: Arg) -> str:
        return catalogue(name).text(message_id, **args)

    return say


def teller(name: str) -> Tell:
    """Return what makes a catalogue's messages: ``told("board-name", name="?")``."""

    def told(message_id: str, /, **args: Arg) -> Message:
        return Message(message_id, args, of=name)

    return told


def language() -> str:
    """Return the language that people of this process read: ``NIGHTKEEP_LANG``, or English."""
    return os.environ.get(LANGUAGE_VARIABLE) or ENGLISH


def _cut(text: str) -> str:
    """Return a text without what goes beyond ``LONGEST_ARGUMENT``."""
    return text if len(text) <= LONGEST_ARGUMENT else text[: LONGEST_ARGUMENT - 3] + "..."


def _number(value: float) -> FluentNumber | FluentNone:
    """Return a number as Fluent gets it: written without separators, 1000 in every language."""
    from fluent.runtime.types import fluent_number

    return fluent_number(value, useGrouping=False)


def _signed(number: float) -> str:
    """Return '+3', '-1' or '+0'."""
    return f"{int(number):+d}"


def _fixed(lang: str, number: float, digits: float = 2) -> str:
    """Return a number of hundredths with ``digits`` decimals, as the language writes it: 480 as '4.80' or '4,80'."""
    from babel.numbers import format_decimal

    return str(format_decimal(f"{float(number) / 100:.{int(digits)}f}", f"0.{'0' * int(digits)}", lang))


def listed(texts: Sequence[str]) -> Message:
    """Return texts for an error: the first of them, and how many more there are."""
    if not texts:
        return Message("nothing")
    first = ", ".join(texts[:MOST_LISTED])
    return Message("listed", {"first": first, "more": max(0, len(texts) - MOST_LISTED)})


def nearest(word: str, known: Sequence[str]) -> str | int:
    """Return the known word that is most like a wrong one; 0, as sentences ask for it, where none is."""
    import difflib

    near = difflib.get_close_matches(word, known, n=1, cutoff=0.6)
    return near[0] if near else 0


def message_id(*parts: str) -> str:
    """Return a Fluent id of words: ``message_id("event", "stage won")`` is ``event-stage-won``."""
    return "-".join(re.sub(r"[^a-z0-9]+", "-", part.lower()).strip("-") for part in parts)
