"""What every game must pass, for the options of this one."""

from __future__ import annotations

from typing import Any

import pytest

import nightkeep as nk
from nightkeep.testing import check
from tests.games.ghost_chase.hunt import SMALL


@pytest.mark.parametrize(
    ("options", "parity"),
    [
        ({"players": 4}, True),
        (
            {
                "players": 5,
                "ghost_seat": 3,
                "chimney": True,
                "door": True,
                "trap": True,
                "trap_holder": 5,
                "memory_aid": True,
                "deduction_aid": True,
            },
            True,
        ),
        ({"players": 3, "cheat_cards": 0, "break_cards": 1, "trap": True}, False),
        ({"players": 2, "ghost_seat": 2, "cheat_cards": 1, "break_cards": 0, "door": True}, False),
        ({"players": 3, "chimney": True, "door": True, "trap": True, "board": SMALL}, False),
        ({"players": 3, "ghost_seat": "drawn", "trap": True}, True),
        ({"players": 4, "ghost_seat": "drawn", "memory_aid": True}, False),
    ],
)
def test_conformance(options: dict[str, Any], parity: bool) -> None:
    check(nk.game("ghost-chase", **options), games=3, parity=parity)
