"""Every refusal of the server has its sentence, with exactly the arguments it is made with, in every language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from nightkeep.rules.messages import ENGLISH, Arg, Message
from nightkeep.server.errors import WORDS, RefusedError

SERVER = Path(__file__).parents[2] / "src/nightkeep/server"
# Codes and details that are computed: a table's status, and what the log has no room for.
COMPUTED = {
    "state.status": ("over", "closed"),
    "table.state.status": ("over", "closed"),
    "detail": ("", "chat", "moves"),
}
PREFIXES = {"RefusedError": "refused", "table_message": "table", "StoreError": "store", "told": ""}
LISTS = ("boards", "games", "languages", "levels")


def values(node: ast.expr | None) -> tuple[str, ...]:
    """The texts that an argument may have."""
    match node:
        case None:
            return ("",)
        case ast.Constant(value=str(text)):
            return (text,)
        case ast.IfExp(body=body, orelse=orelse):
            return (*values(body), *values(orelse))
        case _:
            return COMPUTED[ast.unparse(node)]


def made() -> Iterator[tuple[str, frozenset[str]]]:
    """The id and the arguments of every message that the server's files make."""
    for path in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            prefix = {"RefusedError": "refused", "table_message": "table", "StoreError": "store", "told": ""}.get(
                node.func.id
            )
            if prefix is not None:
                given = frozenset(str(one.arg) for one in node.keywords)
                assert len(node.args) <= 2, ast.unparse(node)
                for first in values(node.args[0]):
                    for second in values(node.args[1] if len(node.args) > 1 else None):
                        yield "-".join(filter(None, (prefix, first, second))), given


def gaps(lang: str) -> dict[str, frozenset[str]]:
    """The arguments that each sentence of a language names."""
    source = re.sub(r"(?m)^#.*\n?", "", WORDS.source(lang))
    found = (re.match(r"([\w-]+) *=", one) for one in re.split(r"(?m)^(?=[a-z])", source))
    texts = {one[1]: one.string for one in found if one is not None}
    return {name: frozenset(re.findall(r"\$(\w+)", text)) for name, text in texts.items()}


def test_every_message_has_its_sentence_and_every_sentence_its_message() -> None:
    every = list(made())
    assert len(every) > 80
    assert set(gaps(ENGLISH)) == WORDS.ids(ENGLISH) == {name for name, _ in every}
    assert [(name, given) for name, given in every if gaps(ENGLISH)[name] != given] == []


def test_no_message_is_a_text() -> None:
    """Sentences are in the catalogue, not in the code."""
    for path in SERVER.rglob("*.py"):
        assert 'Message("text"' not in path.read_text(encoding="utf-8"), path


@pytest.mark.parametrize("lang", WORDS.languages)
def test_every_sentence_is_said(lang: str) -> None:
    assert gaps(lang) == gaps(ENGLISH)
    for name, given in gaps(lang).items():
        for number, what in enumerate(("name", "marker", "message", "?")):
            args: dict[str, Arg] = {
                one: ["a", "b", "c"] if one in LISTS else what if one == "what" else number for one in given
            }
            text = WORDS.say(Message(name, args, of=WORDS.name), lang)
            if not name.startswith(("store-", "page-")):  # these are parts of a line or of a page
                assert text[0].isupper() or name.startswith("refused-bad-"), text
                assert text.endswith((".", ")")) or given == {"problem"}, text


def test_a_refusal_is_said_in_the_language_asked_for() -> None:
    refusal = RefusedError("bad-level", level="dreamer", levels=["random", "steady"])
    assert refusal.message.say("en") == "There is no bot called dreamer. The bots are: random and steady."
    assert refusal.message == Message(
        "refused-bad-level", {"level": "dreamer", "levels": ["random", "steady"]}, (), "server"
    )
    assert str(refusal).startswith("bad-level: ")
