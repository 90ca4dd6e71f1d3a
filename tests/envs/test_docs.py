"""The pages in docs/games are what the games declare now."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import nightkeep as nk
from nightkeep.envs.docs import page
from nightkeep.play.registry import games_of

OURS = games_of("nightkeep")
DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGES = DOCS / "games"


@pytest.mark.parametrize("name", OURS)
def test_the_page_of_a_game_is_up_to_date(name: str) -> None:
    assert (PAGES / f"{name}.md").read_text(encoding="utf-8") == page(nk.game(name)), "make docs writes it anew"


def test_there_is_no_page_too_many() -> None:
    assert sorted(path.stem for path in PAGES.glob("*.md")) == OURS


def test_the_examples_of_the_page_run() -> None:
    text = (DOCS / "environments.md").read_text(encoding="utf-8")
    examples = re.findall(r"```python\n(.*?)```", text, re.S)
    assert len(examples) >= 3
    for example in examples:
        exec(compile(example, "environments.md", "exec"), {})
