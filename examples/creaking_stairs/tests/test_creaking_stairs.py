"""What every game must pass, for each number of players."""

from __future__ import annotations

import pytest

import nightkeep as nk
from nightkeep import testing as conformance


@pytest.mark.parametrize("players", [2, 3, 4])
def test_conformance(players: int) -> None:
    conformance.check(nk.game("creaking-stairs", players=players))
