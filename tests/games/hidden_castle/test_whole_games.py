"""Whole games, compared action by action with a plain retelling of the rules (`reference`)."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import nightkeep as nk
from tests.games.gallery_support import everybody, phantom
from tests.games.hidden_castle.castle import board_file
from tests.games.hidden_castle.reference import EACH, Castle


def follow(game: nk.Game, seed: int, most: int = 500) -> nk.State:
    """Play at random and compare everything there is to compare, after every action."""
    chance = random.Random(seed)
    state = game.start()
    plain = Castle(state.view()["position"]["board"], game.players)
    for _ in range(most):
        now = state.to_dict()
        boxed = [own + ["box"] * (EACH[game.players] - len(own)) for own in plain.guests]
        assert [sorted(own) for own in everybody(state)] == [sorted(own) for own in boxed]
        assert set(state.actions()) == plain.choices()
        assert (phantom(state), now["clock"], now["turn"], now["die"]) == (
            plain.phantom, plain.clock, plain.turn, plain.die or 0,
        )  # fmt: skip
        assert state.scores() == plain.scores
        assert (state.is_over, state.winners()) == (plain.over, plain.winners())
        assert state.status() == []
        if plain.over:
            return state
        action = chance.choice(state.actions())
        state.play(action)
        plain.play(action)
    return state


@pytest.mark.parametrize("players", range(2, 9))
def test_games_on_the_default_board(players: int) -> None:
    """HC-2.8 to HC-9.7, for every number of players."""
    for seed in range(4):
        assert follow(nk.game("hidden-castle", players=players), seed).is_over


@pytest.mark.parametrize("seed", range(12))
def test_games_on_boards_made_at_random(tmp_path: Path, seed: int) -> None:
    """HC-1.15: other loops, exits, stairs, clocks, doorways and coats of arms, the exit's doorway among them."""
    chance = random.Random(1000 + seed)
    spaces = chance.choice([16, 17, 24, 64, 80])
    doorways = chance.sample(range(spaces), chance.randint(1, 16))
    rooms = [(f"Room {chr(97 + n)}", doorway, chance.choice([0, 0, 1, -3])) for n, doorway in enumerate(doorways)]
    steps = sorted(chance.sample(range(1, 12), chance.randint(1, 8)), reverse=True)
    speeds = [chance.randint(1, 15) for _ in range(chance.randint(1, 15))]
    path = board_file(tmp_path, spaces, chance.randrange(spaces), rooms, steps, speeds)
    for players in (2, chance.randint(3, 8)):
        follow(nk.game("hidden-castle", players=players, board=path), seed)


@pytest.mark.parametrize("seed", range(6))
def test_games_with_crowded_chambers_and_stairs(tmp_path: Path, seed: int) -> None:
    """HC-5.8 to HC-5.21, HC-6.1 to HC-6.9, HC-8.7: long games on a small board with low steps and a slow Phantom."""
    rooms = [(f"Room {chr(97 + n)}", 2 * n, (0, -3, 1, 0)[n % 4]) for n in range(8)]
    path = board_file(tmp_path, 16, 4, rooms, (2, 1), [1] * 15)
    state = follow(nk.game("hidden-castle", players=4, board=path), seed)
    assert len(state.history) > 60
