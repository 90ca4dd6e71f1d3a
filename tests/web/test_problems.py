"""What the server refuses, the page can say in every language."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
# Only a program other than the page could be told these.
NOT_SHOWN = {
    "bad-message", "bad-request", "bad-type", "not-away", "not-chance", "not-found", "spectator", "too-large",
    "too-slow",
}  # fmt: skip


def codes() -> set[str]:
    """The codes of all refusals the server's files write down."""
    found = set()
    for path in (ROOT / "src/nightkeep/server").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
                place = {"Refusal": 0, "Problem": 0, "Refused": 1}.get(node.func.id)
                code = node.args[place] if place is not None else None
                if isinstance(code, ast.Constant) and isinstance(code.value, str):
                    found.add(code.value)
    return found


@pytest.mark.parametrize("file", sorted((ROOT / "web/src/words").glob("*.ftl")), ids=lambda file: file.stem)
def test_every_refusal_has_its_words(file: Path) -> None:
    words = file.read_text(encoding="utf-8")
    assert {"illegal", "store", "no-table"} < codes() and codes() > NOT_SHOWN
    assert [code for code in sorted(codes() - NOT_SHOWN) if f"\nproblem-{code} =" not in words] == []
