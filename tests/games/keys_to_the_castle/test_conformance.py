"""The conformance kit with the first seat drawn (KC-2.16); the kit's own test plays the usual options."""

from __future__ import annotations

import pytest

import nightkeep as nk
from nightkeep.testing import check
from tests.games.keys_to_the_castle.support import GAME


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_kit_with_a_drawn_first_seat(players: int) -> None:
    """KC-2.16: texts, odds, refusals, secrets, records, and the same play interpreted and compiled."""
    check(nk.game(GAME, players=players, first_seat="drawn", turn_limit=300), games=1, parity=players == 2)
