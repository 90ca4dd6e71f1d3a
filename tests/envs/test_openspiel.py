"""OpenSpiel's own tests and algorithms on our games."""

from __future__ import annotations

import json
import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts

import nightkeep as nk
from nightkeep.envs import openspiel
from nightkeep.envs.raw_position import RawPosition
from nightkeep.play.registry import game_spec
from nightkeep.testing import random_game

NAMES = [name for name in nk.games() if game_spec(name).action_count is not None]


def before_the_end(game: nk.Game, actions: int, seed: str = "late.2") -> str:
    """A position of a random game, so many actions before its end."""
    state = game.start()
    for code in random_game(game, seed)[:-actions]:
        state.play_code(code)
    return json.dumps(state.to_dict())


def load(name: str, **params: Any) -> Any:
    return pyspiel.load_game(openspiel.short_name(name), params)


def at_random(game: Any, steps: int, seed: int) -> Any:
    state, rng = game.new_initial_state(), np.random.RandomState(seed)
    while not state.is_terminal() and (steps > 0 or state.is_chance_node()):
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            assert sum(odds) == pytest.approx(1, abs=1e-12) and list(outcomes) == state.legal_actions()
            state.apply_action(rng.choice(outcomes, p=odds))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            steps -= 1
    return state


def test_all_games_with_numbered_actions_are_there() -> None:
    assert {openspiel.short_name(name) for name in NAMES} <= set(pyspiel.registered_names())
    assert len(NAMES) >= 5


@pytest.mark.parametrize("name", NAMES)
def test_random_sim_test(name: str) -> None:
    """The last actions of a game where the whole has thousands."""
    game = nk.game(name)
    long = len(random_game(game, "late.2")) > 150
    params = {"start": before_the_end(game, 100)} if long else {}
    pyspiel.random_sim_test(load(name, **params), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_games_and_states_can_be_written_down(name: str) -> None:
    """OpenSpiel makes a game again from its text, and its tools pickle states: from a position, too."""
    for params in ({}, {"start": before_the_end(nk.game(name), 30)}):
        game = load(name, **params)
        state = at_random(game, 3, 5)
        assert str(pyspiel.load_game(str(game))) == str(game)
        for twin in (
            pickle.loads(pickle.dumps(state)),
            pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1],
        ):
            assert str(twin) == str(state) and str(twin.get_game()) == str(game)
            for seat in range(game.num_players()):
                assert twin.information_state_string(seat) == state.information_state_string(seat)
            twin.apply_action(twin.legal_actions()[0])


@pytest.mark.parametrize(
    ("text", "options"),
    [
        ("nightkeep_ghost_chase(players=3,ghost_seat=2,trap=True)", {"ghost_seat": 2, "trap_holder": 3}),
        ("nightkeep_hidden_rooms(match=stage,stage=4)", {"match": "stage", "stage": 4}),
        ("nightkeep_keys_to_the_castle(players=3,empty_side=north)", {"players": 3, "empty_side": "north"}),
        ("nightkeep_hidden_castle(version=midnight-party,players=5)", {"version": "midnight-party", "players": 5}),
    ],
)
def test_options_are_parameters(text: str, options: dict[str, Any]) -> None:
    """Also those whose usual value depends on others, and those that are a word among numbers."""
    game = pyspiel.load_game(text)
    assert options.items() <= game.table.options.items()
    again = pyspiel.load_game(str(game))
    assert again.table.options == game.table.options
    assert game.get_type().short_name == openspiel.short_name(game.table.name)
    assert game.max_game_length() == game.table.spec.longest


def test_a_start_that_is_none() -> None:
    for start in ("nonsense", "{}", "eJw"):
        with pytest.raises(nk.NightkeepError):
            load("hidden-castle", start=start)


@pytest.mark.parametrize("name", NAMES)
def test_a_state_is_the_game(name: str) -> None:
    """Players, actions, odds, returns and observations are those of our own API."""
    game = load(name)
    state = at_random(game, 7, 3)
    ours = nk.game(name).state(json.loads(str(state)))
    assert state.current_player() == ours.actor
    assert state.legal_actions() == sorted(ours.action_codes())
    assert [state.action_to_string(code) for code in state.legal_actions()] == [
        ours.write(code) for code in sorted(ours.action_codes())
    ]
    row = RawPosition(ours.game, ours.position.array).observe(ours.actor)
    assert np.array_equal(state.observation_tensor(ours.actor), row.astype(np.float32))
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert str(twin) != str(state) and twin.information_state_string(0) != state.information_state_string(0)


def test_mcts_runs_unchanged() -> None:
    game = load("hidden-castle", players=2)
    rng = np.random.RandomState(1)
    state = at_random(game, 14, 1)
    bot = mcts.MCTSBot(game, 1.4, 8, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize(("name", "steps"), [("ghost-chase", 25), ("keys-to-the-castle", 20)])
def test_ismcts_runs_unchanged(name: str, steps: int) -> None:
    table = nk.game(name, players=2)
    params = {"start": before_the_end(table, steps)} if name == "keys-to-the-castle" else {}
    game = load(name, players=2, **params)
    rng = np.random.RandomState(1)
    state = at_random(game, 2 if params else steps, 1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 1.4, 8, random_state=rng)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", NAMES)
def test_resampled_states_fit_what_the_player_knows(name: str) -> None:
    """In every game, for every player: a sound position, seen as before, in which the same player may do the same."""
    game = load(name)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for steps in (1, 9, 22, 40):
        state = at_random(game, steps, 3)
        for player in range(game.num_players()):
            other = state.resample_from_infostate(player, sampler)
            ours = nk.game(name).state(json.loads(str(other)))  # PositionError if an invariant is broken
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert ours.fogged(player).to_bytes() == other._raw.fogged(player).to_bytes()
            assert other.current_player() == state.current_player()
            if player == state.current_player():
                assert other.legal_actions() == state.legal_actions()


def test_resampling_keeps_what_the_player_knows_and_nothing_else() -> None:
    game = load("keys-to-the-castle", players=2)
    state = at_random(game, 12, 2)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for player in (0, 1):
        others = [state.resample_from_infostate(player, sampler) for _ in range(20)]
        for other in others:
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.current_player() == state.current_player()
        assert len({str(other) for other in others}) > 5
        assert len({other.information_state_string(1 - player) for other in others}) > 5


def test_cfr_on_the_end_of_a_hunt() -> None:
    """The reduced game: the last four actions of a hunt for two. CFR must come nearer to an equilibrium."""
    game = load("ghost-chase", players=2, start=before_the_end(nk.game("ghost-chase", players=2), 4))
    solver = cfr.CFRPlusSolver(game)
    solver.evaluate_and_update_policy()
    first = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(3):
        solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(game, solver.average_policy()) < first / 2
