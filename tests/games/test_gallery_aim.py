"""Where an action is said to happen on the board is where it happens."""

from __future__ import annotations

import random

import pytest

import nightkeep as nk


@pytest.mark.parametrize("name", ["hidden-castle", "midnight-party"])
def test_actions_end_where_they_aim(name: str) -> None:
    rng, chance, seen = random.Random(2), nk.Chance(2), set()
    state = nk.game(name, players=3).start()
    while not state.is_over:
        if state.actor == nk.CHANCE:
            state.draw(chance)
            continue
        seat = state.actor
        for action in state.view(seat)["actions"]:
            before, after = state.view(seat)["position"], state.copy()
            after.play(action["text"])
            aim = action["aim"]
            if aim is None:
                assert action["text"].split()[0] in ("colour", "stay")
                continue
            if aim["from"] is not None:
                assert aim["from"] in before["guests"][seat]
                seen.add(aim["from"]["at"])
            seen.add(aim["to"]["at"])
            position = after.view(seat)["position"]
            round_over = before["phase"] == "moving" and position["phase"] != "rolling"
            if aim["to"] != before["phantom"] and not round_over:
                assert aim["to"] in position["guests"][seat], action
        state.play(rng.choice(state.actions()))
    assert seen == ({"gallery", "chamber", "step"} if name == "hidden-castle" else {"gallery", "chamber"})
