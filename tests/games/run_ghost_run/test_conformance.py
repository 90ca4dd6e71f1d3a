"""What every game must pass, for the options of this one."""

from __future__ import annotations

from typing import Any

import pytest

import nightkeep as nk
from nightkeep.core.conformance import check


@pytest.mark.parametrize(
    ("options", "games", "parity"),
    [
        ({"players": 2}, 1, True),
        ({"players": 3, "midnight": "on", "merging": "on", "seen_fraction": "half"}, 1, False),
        (
            {
                "players": 4, "setup": "placed", "movement": "turns", "scoring": "1-3-5", "seen_fraction": "quarter",
                "midnight": "on", "merging": "on",
            },
            1,
            False,
        ),
        ({"players": 2, "two_player_sides": "adjacent", "movement": "turns", "midnight": "on"}, 1, False),
    ],
)
def test_conformance(options: dict[str, Any], games: int, parity: bool) -> None:
    check(nk.game("run-ghost-run", **options), games=games, parity=parity)
