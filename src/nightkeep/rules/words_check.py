"""What is wrong with the sentences of a language: missing, unknown, with other arguments than in English, or broken."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal, NamedTuple

from fluent.syntax import FluentParser, ast, visitor

from nightkeep.rules.messages import ENGLISH, OWN, Arg, Args, Message, MissingWordsError, Words

Problem = Literal["missing", "unknown", "arguments", "broken"]
PROBLEMS: tuple[Problem, ...] = ("missing", "unknown", "arguments", "broken")
PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})
NUMBERS: tuple[Arg, ...] = (0, 1, 2, 5, 1234567)
NAME_PREFIX = "name-"  # what a language calls a thing: English needs no such sentences
NUMERIC = frozenset({"NUMBER", "SIGNED", "FIXED"})


class Finding(NamedTuple):
    """A sentence that something is wrong with."""

    id: str
    problem: Problem
    detail: str = ""

    def __str__(self) -> str:
        return f"{self.problem}: {self.id}{f' ({self.detail})' if self.detail else ''}"


class _Sentence(visitor.Visitor):
    """What a sentence is made of: its arguments with the variants that select by them, and the sentences in it."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.arguments: dict[str, set[str]] = {}
        self.numeric: set[str] = set()
        self.parts: set[str] = set()
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - as Fluent's visitor calls it
        self.arguments.setdefault(node.id.name, set())

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.parts.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        inside = [one.id.name for one in node.arguments.positional if isinstance(one, ast.VariableReference)]
        if node.id.name in NUMERIC:
            self.numeric.update(inside)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {key.name if isinstance(key, ast.Identifier) else key.value for key in (v.key for v in node.variants)}
        if isinstance(node.selector, ast.VariableReference):
            self.arguments.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def sentences(source: str) -> tuple[dict[str, _Sentence], list[str]]:
    """Return the sentences of Fluent source by id, and what cannot be read of it."""
    found, junk = {}, []
    for entry in FluentParser(with_spans=False).parse(source).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            found[entry.id.name] = _Sentence(entry.value)
        elif isinstance(entry, ast.Junk):
            junk.append((entry.content or "").strip().split("\n")[0])
    return found, junk


def _whole(known: Mapping[str, _Sentence], message_id: str) -> dict[str, set[Arg]]:
    """Return the arguments of a sentence and of those in it, each with values to try."""
    tries: dict[str, set[Arg]] = {}
    sentence = known[message_id]
    for name, keys in sentence.arguments.items():
        values = tries.setdefault(name, set())
        if name in sentence.numeric or keys & PLURALS - {"other"}:
            values.update(NUMBERS)
        values.update(int(key) if key.isdigit() else key for key in keys - PLURALS)
    for part in sentence.parts & known.keys():
        for name, more in _whole(known, part).items():
            tries.setdefault(name, set()).update(more)
    return tries


def samples(english: dict[str, set[Arg]], other: dict[str, set[Arg]]) -> Iterator[Args]:
    """Yield arguments to try a sentence with: every value that a variant of either language asks for."""
    names = english.keys() | other.keys()
    values = {name: sorted(english.get(name, set()) | other.get(name, set()), key=str) or ["Rosa"] for name in names}
    usual: Args = {name: tries[0] for name, tries in values.items()}
    yield usual
    for name, tries in values.items():
        for value in tries[1:]:
            yield {**usual, name: value}


def check(words: Words, lang: str) -> tuple[int, list[Finding]]:
    """Return how many sentences a catalogue has, and what is wrong with those of a language."""
    english, _ = sentences(words.source(ENGLISH))
    other, junk = sentences(words.source(lang))
    engine, theirs = (sentences(OWN.source(of))[0] for of in (ENGLISH, lang))
    found = [Finding(line, "broken") for line in junk]
    found += [Finding(one, "missing") for one in english if one not in other]
    parts = {part for sentence in other.values() for part in sentence.parts}
    for one in other:
        if one not in english:
            if not one.startswith(NAME_PREFIX) and one not in parts:
                found.append(Finding(one, "unknown"))
            continue
        given, asked = _whole({**engine, **english}, one), _whole({**engine, **theirs, **other}, one)
        if more := sorted(asked.keys() - given.keys()):
            found.append(Finding(one, "arguments", ", ".join(f"${name}" for name in more)))
            continue
        try:
            for args in samples(given, asked):
                words.say(Message(one, args), lang)
        except (MissingWordsError, ValueError) as problem:
            found.append(Finding(one, "broken", str(problem)))
    return len(english), found
