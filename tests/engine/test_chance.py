"""Chance outside the state: reproducible, exact, and as its description says."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest

import nightkeep as nk
from nightkeep.play.chance import SPAN


def described(seed: str, n: int, total: int) -> int:
    """The n-th draw, computed anew from the class's description."""
    tries = 0
    while True:
        label = str(n) if tries == 0 else f"{n}.{tries}"
        number = int.from_bytes(hmac.new(seed.encode(), label.encode(), hashlib.sha256).digest()[:8], "big")
        if number < SPAN // total * total:
            return number % total
        tries += 1


def test_draws_are_as_described() -> None:
    chance = nk.Chance("moon")
    totals = [6, 2, 54, 1, 2**63 + 1, 2**63 + 1, 2**63 + 1, 3]
    assert [chance.below(t) for t in totals] == [described("moon", n, t) for n, t in enumerate(totals)]


def test_same_seed_same_draws() -> None:
    one, two, other = nk.Chance(7), nk.Chance("7"), nk.Chance(8)
    draws = [[c.below(1000) for _ in range(20)] for c in (one, two, other)]
    assert draws[0] == draws[1] != draws[2]
    assert nk.Chance().seed != nk.Chance().seed


def test_weights_are_followed() -> None:
    chance = nk.Chance(1)
    seen = Counter(chance.weighted([1, 1, 1, 1, 2]) for _ in range(6000))
    assert all(abs(seen[i] - 1000) < 150 for i in range(4)) and abs(seen[4] - 2000) < 200


def test_state_draws_by_its_odds() -> None:
    game = nk.game("hidden-castle", players=6)
    state = game.start()
    for space in range(12):
        state.play(f"place {space}")
    chance = nk.Chance(5)
    seen: Counter[str] = Counter()
    for _ in range(1200):
        twin = state.copy()
        twin.draw(chance)
        seen[twin.history[-1]] += 1
    assert abs(seen["roll phantom"] - 400) < 80 and abs(seen["roll 1"] - 200) < 60
    with pytest.raises(nk.IllegalAction, match="nothing is left to chance"):
        game.start().draw(chance)
