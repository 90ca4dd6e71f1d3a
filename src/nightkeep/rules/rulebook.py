"""Numbered rule lists: loaded from a game's rules.toml, the one source of rules, options and examples.

``rules.LANG.toml`` beside it holds the same words in another language.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path

import msgspec
from msgspec.structs import replace

from nightkeep.rules.errors import OptionError
from nightkeep.rules.messages import ENGLISH, Args, Message
from nightkeep.rules.things import Json, JsonObject


class Section(msgspec.Struct, frozen=True):
    """A section of the rule list."""

    key: str
    title: str


class Rule(msgspec.Struct, frozen=True):
    """One numbered rule, in our own words."""

    id: str
    section: str
    title: str
    text: str
    source: str = ""
    why: str = ""

    def __str__(self) -> str:
        return f"{self.id} {self.title}: {self.text}"


class Example(msgspec.Struct, frozen=True):
    """An example of how rules are applied."""

    id: str
    rules: list[str]
    given: str
    action: str
    expect: str


class OptionText(msgspec.Struct, frozen=True):
    """An option as the rule list describes it."""

    key: str
    values: list[str | int | bool] | str
    default: str | int | bool
    text: str
    rules: list[str] = []


class EarlierRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An earlier rule list whose games are played as before, so that its records and tables still open.

    ``missing``: values of options that did not exist then. ``renamed``: by option, today's name of an earlier value.
    """

    rules: str
    missing: dict[str, str | int | bool] = {}
    renamed: dict[str, dict[str, str | int | bool]] = {}


class RuleWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rule's words in another language."""

    title: str
    text: str
    why: str = ""


class Translation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What people read of a rule list, by its keys: a ``rules.LANG.toml``."""

    title: str
    source: dict[str, str]
    section: dict[str, str]
    rule: dict[str, RuleWords]
    option: dict[str, str]
    begins: str = ""


class Rulebook(msgspec.Struct, dict=True):
    """A game's whole rule list. ``chance``, ``hidden`` and ``decision`` are kept as they stand, for documentation.

    ``begins`` says in a light-hearted sentence who begins, as the rulebook does; empty for a game for one. ``lang`` is
    the language it is written in.
    """

    game: str
    title: str
    players: tuple[int, int]
    prefix: str
    section: list[Section]
    rule: list[Rule]
    example: list[Example] = []
    option: list[OptionText] = []
    chance: list[JsonObject] = []
    hidden: list[JsonObject] = []
    decision: list[JsonObject] = []
    earlier: list[EarlierRules] = []
    begins: str = ""
    folder: str = ""
    lang: str = ENGLISH

    @cached_property
    def by_id(self) -> dict[str, Rule]:
        """Return the rules by their ids."""
        return {rule.id: rule for rule in self.rule}

    def __getitem__(self, rule_id: str) -> Rule:
        try:
            return self.by_id[rule_id]
        except KeyError:
            raise KeyError(f"{rule_id} is not a rule of {self.game}; ids run like {self.rule[0].id}") from None

    @cached_property
    def version(self) -> str:
        """Return a short digest of what the rules say: records carry it, so that none is replayed under other rules."""
        said = "\n".join(f"{r.id} {r.text}" for r in self.rule)
        return hashlib.sha256(said.encode()).hexdigest()[:12]

    def renamed(self, version: str, option: str) -> dict[str, str | int | bool]:
        """Return today's values of an option by those they had under rules ``version``, where they differ."""
        return next((earlier.renamed.get(option, {}) for earlier in self.earlier if earlier.rules == version), {})

    def todays_options(self, version: str, options: Mapping[str, Json]) -> JsonObject | None:
        """Return the options of a game begun under rules ``version`` in today's terms; None if it cannot go on."""
        if version == self.version:
            return dict(options)
        for earlier in self.earlier:
            if earlier.rules == version:
                today = {key: self.renamed(version, key).get(str(value), value) for key, value in options.items()}
                return {**earlier.missing, **today}
        return None

    @cached_property
    def _translated(self) -> dict[str, Rulebook]:
        return {ENGLISH: self}

    def in_language(self, lang: str) -> Rulebook:
        """Return the same rules in another language; examples and documentation are English only."""
        if lang not in (known := languages_of(Path(self.folder))):
            args: Args = {"game": self.game, "lang": lang, "languages": ", ".join(known)}
            raise OptionError(Message("rules-language", args))
        if lang not in self._translated:
            self._translated[lang] = _translate(self, Path(self.folder) / f"rules.{lang}.toml")
        return self._translated[lang]

    def in_language_or_english(self, lang: str) -> Rulebook:
        """Return the rules in a language, or in English if they are not written in it: see ``lang`` of the result."""
        return self.in_language(lang if lang in languages_of(Path(self.folder)) else ENGLISH)


def languages_of(folder: Path) -> list[str]:
    """Return the languages of a game's rules: English, and one for each translation beside the rule list."""
    return [ENGLISH, *sorted(path.name.split(".")[1] for path in folder.glob("rules.*.toml"))]


def _translate(book: Rulebook, path: Path) -> Rulebook:
    """Return a rule list in another language. It says everything or nothing: a translation with a gap is a defect."""
    words = msgspec.toml.decode(path.read_bytes(), type=Translation)
    for what, ours, theirs in (
        ("source", {rule.source for rule in book.rule} - {""}, set(words.source)),
        ("section", {section.key for section in book.section}, set(words.section)),
        ("rule", set(book.by_id), set(words.rule)),
        ("option", {option.key for option in book.option}, set(words.option)),
        ("begins", {"begins"} if book.begins else set(), {"begins"} if words.begins else set()),
        ("why of rule", {r.id for r in book.rule if r.why}, {key for key, rule in words.rule.items() if rule.why}),
    ):
        if ours != theirs:
            raise ValueError(f"{path}: {what}: missing {sorted(ours - theirs)}, unknown {sorted(theirs - ours)}")
    found = replace(
        book, title=words.title, begins=words.begins, lang=path.name.split(".")[1],
        example=[], chance=[], hidden=[], decision=[],
        section=[replace(section, title=words.section[section.key]) for section in book.section],
        rule=[
            replace(rule, title=said.title, text=said.text, why=said.why, source=words.source.get(rule.source, ""))
            for rule in book.rule
            for said in [words.rule[rule.id]]
        ],
        option=[replace(option, text=words.option[option.key]) for option in book.option],
    )  # fmt: skip
    found.version = book.version  # they are the same rules
    return found


def load_rulebook(path: Path) -> Rulebook:
    """Read a rules.toml; the file is ours, so whatever is wrong with it is a defect and raises as it is."""
    book = msgspec.toml.decode(path.read_bytes(), type=Rulebook)
    sections = {s.key for s in book.section}
    seen: set[str] = set()
    for rule in book.rule:
        if rule.id in seen or rule.section not in sections or not rule.id.startswith(book.prefix + "-"):
            raise ValueError(f"{path}: rule {rule.id} is doubled, or its section or prefix is unknown")
        seen.add(rule.id)
    book.folder = str(path.parent)
    return book
