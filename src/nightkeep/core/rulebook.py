"""Numbered rule lists: loaded from a game's rules.toml, the one source of rules, options and examples."""

from __future__ import annotations

import hashlib
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec


class Section(msgspec.Struct, frozen=True):
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


class Rulebook(msgspec.Struct, dict=True):
    """A game's whole rule list. ``chance``, ``hidden`` and ``decision`` are kept as they stand, for documentation."""

    game: str
    title: str
    players: tuple[int, int]
    prefix: str
    section: list[Section]
    rule: list[Rule]
    example: list[Example] = []
    option: list[OptionText] = []
    chance: list[dict[str, Any]] = []
    hidden: list[dict[str, Any]] = []
    decision: list[dict[str, Any]] = []

    @cached_property
    def by_id(self) -> dict[str, Rule]:
        return {rule.id: rule for rule in self.rule}

    def __getitem__(self, rule_id: str) -> Rule:
        try:
            return self.by_id[rule_id]
        except KeyError:
            raise KeyError(f"{rule_id} is not a rule of {self.game}; ids run like {self.rule[0].id}") from None

    @cached_property
    def version(self) -> str:
        """A short digest of what the rules say: records carry it, so that none is replayed under other rules."""
        said = "\n".join(f"{r.id} {r.text}" for r in self.rule)
        return hashlib.sha256(said.encode()).hexdigest()[:12]


def load_rulebook(path: Path) -> Rulebook:
    """Read a rules.toml; the file is ours, so whatever is wrong with it is a defect and raises as it is."""
    book = msgspec.toml.decode(path.read_bytes(), type=Rulebook)
    sections = {s.key for s in book.section}
    seen: set[str] = set()
    for rule in book.rule:
        if rule.id in seen or rule.section not in sections or not rule.id.startswith(book.prefix + "-"):
            raise ValueError(f"{path}: rule {rule.id} is doubled, or its section or prefix is unknown")
        seen.add(rule.id)
    return book
