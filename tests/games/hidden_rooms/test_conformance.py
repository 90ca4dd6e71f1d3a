"""What every game must pass, and that every rule of this one is tested."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from nightkeep.play.registry import games
from nightkeep.testing import check
from tests.games.hidden_rooms.rooms import game, near_exit


@pytest.mark.parametrize("options", [{}, {"match": "stage", "stage": 4, "turn_limit": 20}], ids=str)
def test_conformance(options: dict[str, Any]) -> None:
    """HR-9.1, HR-9.2: the kit, for a whole game and for a single stage."""
    check(game(**options), games=4)


def test_every_rule_is_cited_by_a_test() -> None:
    """Every rule and example id of the list stands in a test of this folder."""
    said = "\n".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    cited = set(re.findall(r"HR-(?:E\d+|\d+\.\d+)", said))
    listed = {rule.id for rule in game().rules.rule} | {example.id for example in game().rules.example}
    assert listed == cited


def test_declared_bounds() -> None:
    """HR-7.8, HR-8.4: four stages of the longest limit, with two moves, a search and a draw in every turn."""
    spec = game().spec
    assert spec.longest == 4 * (4 + 4 * 1000)
    assert spec.dtype.itemsize <= 160
    assert not spec.hidden
    most = near_exit(child="d3", under="red-1", memory=["blue-2", "blue-3", "blue-4", "blue-5", "blue-6"], monster="a6")
    assert len(most.actions()) == 3 * 6 + 1 + 1 <= game().most_actions


def test_simulation_counts_wins_and_losses() -> None:
    """HR-8.2, HR-8.3: random games end within the bounds, with at most one winner and 0 to 2 stages won."""
    played = game().simulate(4000, seed=5, threads=1)
    assert played.lengths.min() >= 2 * 4
    assert played.lengths.max() < game().spec.longest
    assert set(np.unique(played.scores)) <= {0, 1, 2}
    assert ((played.scores[:, 0] == 2) == played.winners[:, 0]).all()
    again = game().simulate(4000, seed=5, threads=2)
    assert (again.lengths == played.lengths).all()
    assert (again.scores == played.scores).all()


def test_the_game_is_found_by_name() -> None:
    """HR-1.1: with its title and its one player."""
    assert "hidden-rooms" in games()
    assert game().spec.title == "Hidden Rooms"
    assert game().players == 1
