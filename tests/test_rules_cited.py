"""Every rule and every example of every game is cited by at least one test of that game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from nightkeep.play.registry import game_spec, games_of

OURS = games_of("nightkeep")
TESTS = Path(__file__).parent / "games"


@pytest.mark.parametrize("name", OURS)
def test_no_rule_is_uncited(name: str) -> None:
    folder = TESTS / name.replace("-", "_")
    text = "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob("test_*.py")))
    book = game_spec(name).rules
    ids = [rule.id for rule in book.rule] + [example.id for example in book.example]
    missing = [rule_id for rule_id in ids if not re.search(re.escape(rule_id) + r"(?![\d.]\d|\d)", text)]
    assert not missing, f"{len(missing)} of {len(ids)} cited by no test: {missing}"


@pytest.mark.parametrize("name", OURS)
def test_no_test_cites_a_rule_that_is_not_there(name: str) -> None:
    folder = TESTS / name.replace("-", "_")
    book = game_spec(name).rules
    known = {rule.id for rule in book.rule} | {example.id for example in book.example}
    for path in sorted(folder.glob("test_*.py")):
        cited = set(re.findall(rf"\b{book.prefix}-(?:E\d+|\d+\.\d+)", path.read_text(encoding="utf-8")))
        assert cited <= known, f"{path.name} cites {sorted(cited - known)}"


@pytest.mark.parametrize("name", OURS)
def test_rule_lists_are_sound(name: str) -> None:
    """Ids that rules, options, decisions and examples name exist; nothing is left empty."""
    book = game_spec(name).rules
    for rule in book.rule:
        assert rule.title and rule.text, rule.id
    naming = [*book.option, *book.example]
    for thing in naming:
        assert all(rule_id in book.by_id for rule_id in thing.rules), thing
    for table in (*book.chance, *book.hidden, *book.decision):
        assert all(rule_id in book.by_id for rule_id in table.get("rules", [])), table
