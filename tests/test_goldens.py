"""Playthroughs and counts are what they were; ``make goldens`` writes them anew after a change that was meant."""

from __future__ import annotations

from pathlib import Path

import pytest

import nightkeep as nk
from tests.goldens import FOLDER, make, settings, wanted

FILES = wanted()
MOST_LINES = 400


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(Path(*path.parts[-3:])))
def test_golden(path: Path) -> None:
    assert path.exists(), "missing; make goldens"
    assert make(*FILES[path]) == path.read_text(encoding="utf-8"), "differs; look, and make goldens if it was meant"
    assert len(path.read_text(encoding="utf-8").splitlines()) <= MOST_LINES, "too long to be read"


def test_no_file_is_left_over() -> None:
    assert set(FOLDER.rglob("*.txt")) == set(FILES)


@pytest.mark.parametrize("game", nk.games())
def test_every_game_has_both_kinds(game: str) -> None:
    """Completeness: a count, and playthroughs with the fewest and the most players."""
    asked = settings(game)
    assert asked.get("counts")
    low, high = nk.game(game).spec.players
    numbers = {one.get("options", {}).get("players", nk.game(game).players) for one in asked["playthrough"]}
    assert {low, high} <= numbers
