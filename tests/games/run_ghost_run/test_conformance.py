"""What every game must pass, for the options of this one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import nightkeep as nk
from nightkeep.games.run_ghost_run.actions import MIDNIGHT
from nightkeep.testing import check, check_parity


@pytest.mark.parametrize(
    ("options", "games", "parity"),
    [
        ({"players": 2}, 1, True),
        ({"players": 3, "midnight": "on", "merging": "on", "seen_fraction": "half"}, 1, False),
        (
            {
                "players": 4,
                "setup": "placed",
                "movement": "turns",
                "scoring": "1-3-5",
                "seen_fraction": "quarter",
                "midnight": "on",
                "merging": "on",
            },
            1,
            False,
        ),
        ({"players": 2, "two_player_sides": "adjacent", "movement": "turns", "midnight": "on"}, 1, False),
        ({"players": 3, "setup": "placed", "die_passes": "holder", "first_seat": "drawn"}, 1, False),
    ],
)
def test_conformance(options: dict[str, Any], games: int, parity: bool) -> None:
    """RG-3.11, RG-7.9: with these options, too."""
    check(nk.game("run-ghost-run", **options), games=games, parity=parity)


ALL_CARDS = (
    ("tag", "take cover", "big brother", "crystal ball"),
    ("extra curious", "dance floor", "craziest face", "knock knock"),
    ("red light", "too enthusiastic", "lava", "dizzy"),
    ("craziest face", "tag", "big brother", "take cover"),
)


def eventful_game(game: nk.Game, seed: str, cards: Sequence[str]) -> nk.State:
    """A random game with these midnight cards, in which ghosts merge, are taken back and leave wherever they can."""
    state, chance, left = game.start(), nk.Chance(seed), list(cards)
    while not state.is_over:
        actions = state.actions()
        eager = [action for action in actions if "merges" in action or "leaves" in action or "take back" in action]
        if f"midnight {left[0] if left else ''}" in actions:
            state.play(f"midnight {left.pop(0)}")
        elif state.actor == nk.CHANCE:
            state.draw(chance)
        else:
            choices = eager or (actions[1:] if actions[0] == "done" and len(actions) > 1 else actions)
            state.play(choices[chance.below(len(choices))])
    assert not left
    return state


@pytest.mark.parametrize(
    ("players", "movement", "merging", "cards"),
    [
        (2, "turns", "on", ALL_CARDS[0]),
        (3, "simultaneous", "off", ALL_CARDS[1]),
        (3, "turns", "off", ALL_CARDS[2]),
        (4, "simultaneous", "on", ALL_CARDS[3]),
    ],
)
@pytest.mark.slow
def test_the_same_in_every_way_of_running(players: int, movement: str, merging: str, cards: Sequence[str]) -> None:
    """RG-10, RG-11: whole games with every midnight card, compiled, interpreted and as on a GPU."""
    assert {card for four in ALL_CARDS for card in four} == set(MIDNIGHT.words(None))
    game = nk.game("run-ghost-run", players=players, movement=movement, midnight="on", merging=merging)
    state = eventful_game(game, f"{players} {movement} {merging}", cards)
    assert any("leaves" in action for action in state.history)
    assert any("merges" in action for action in state.history) == (merging == "on")
    check_parity(game, [state.codes])
