"""The page of a game says what the game declares."""

from __future__ import annotations

import re

import pytest

import nightkeep as nk
from nightkeep.envs.docs import page


@pytest.mark.parametrize("name", nk.games())
def test_a_page_has_every_rule_option_and_number(name: str) -> None:
    game = nk.game(name)
    text = page(game)
    for rule in game.spec.rules.rule:
        assert f'<a id="{rule.id.lower()}"></a>**{rule.id} ' in text
    for option in game.spec.options:
        assert f"| `{option}` |" in text
    for part in game.layout.parts:
        assert f"| `{part.name}` |" in text
    assert set(re.findall(r"\(#([^)]+)\)", text)) <= set(re.findall(r'id="([^"]+)"', text)), "a link leads nowhere"
