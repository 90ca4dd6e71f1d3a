"""Gymnasium's and PettingZoo's own suites on every game, and what they do not ask."""

from __future__ import annotations

import warnings
from functools import partial
from types import SimpleNamespace

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import nightkeep as nk
from nightkeep.envs import gymnasium as seats
from nightkeep.envs import pettingzoo as zoo

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # PettingZoo's tests import its environments the old way
    from pettingzoo.test import api_test, max_cycles_test, render_test, seed_test

NAMES = nk.games()

# PettingZoo says so of every environment with an action mask, its own included
DICTIONARIES = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably should be:UserWarning",
    "ignore:Observation is not a NumPy array:UserWarning",
)


@DICTIONARIES
@pytest.mark.parametrize("name", NAMES)
def test_pettingzoo(name: str) -> None:
    api_test(zoo.env(name), num_cycles=60)
    seed_test(partial(zoo.env, name), num_cycles=20)


@pytest.mark.parametrize("name", NAMES)
def test_pettingzoo_rendering(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(zoo.env, name))
    assert len(capsys.readouterr().out.splitlines()) > 10
    env = zoo.env(name, render_mode="human")
    env.reset(seed=1)
    assert capsys.readouterr().out, "the first position is shown, too"


def test_pettingzoo_cuts_off_after_max_cycles() -> None:
    """A solo game, because the test expects all agents to act in every cycle; it gives illegal actions, too."""
    how = {"game": "hidden-rooms", "illegal": "replace"}
    max_cycles_test(SimpleNamespace(env=partial(zoo.env, **how), parallel_env=partial(zoo.parallel_env, **how)))


def test_pettingzoo_plays_whole_games_to_the_winners_reward() -> None:
    env = zoo.env("ghost-chase", players=3)
    env.reset(seed=5)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, ended, cut, _ = env.last()
        assert not cut
        total[agent] += reward
        for other in env.agents:
            assert env.observe(other)["action_mask"].any() == (other == agent and not ended)
        env.step(None if ended else env.action_space(agent).sample(observation["action_mask"]))
    ghost, *chasers = (total[agent] for agent in env.possible_agents)
    assert {ghost, *chasers} == {1.0, -1.0} and len(set(chasers)) == 1


def test_pettingzoo_illegal_actions() -> None:
    env = zoo.raw_env("hidden-castle", players=2)
    env.reset(seed=1)
    env.step(0)
    assert env.rewards == {"seat_0": -1.0, "seat_1": 0.0} and all(env.terminations.values())
    assert env.infos["seat_0"] == {"illegal": 0}
    env = zoo.raw_env("hidden-castle", players=2, illegal="raise")
    env.reset(seed=1)
    with pytest.raises(nk.IllegalAction):
        env.step(0)
    for wrong in ({"illegal": "ignore"}, {"render_mode": "rgb_array"}, {"max_cycles": 0}, {"players": 1}):
        with pytest.raises(nk.OptionError):
            zoo.raw_env("hidden-castle", **wrong)


def test_pettingzoo_of_the_dead() -> None:
    """Whoever is cut off is told so once, then acts no more; None is all that is taken from the dead."""
    env = zoo.raw_env("hidden-castle", players=3, max_cycles=2)
    env.reset(seed=4)
    cut_off = []
    for agent in env.agent_iter(100):
        observation, reward, ended, cut, _ = env.last()
        assert not ended and reward == 0
        if cut:
            cut_off.append(agent)
            with pytest.raises(ValueError, match="None"):
                env.step(0)
        env.step(None if cut else int(np.flatnonzero(observation["action_mask"])[0]))
    assert sorted(cut_off) == env.possible_agents and env.agents == []


@pytest.mark.parametrize("name", NAMES)
def test_gymnasium(name: str) -> None:
    env = gymnasium.make(f"nightkeep/{name}-v0", render_mode="ansi", opponents="random")
    check_env(env.unwrapped, skip_render_check=name != "hidden-rooms")


@pytest.mark.parametrize("seat", [0, 1])
def test_gymnasium_any_seat_against_a_bot(seat: int) -> None:
    env = seats.SeatEnv("hidden-castle", seat=seat, players=2, opponents="greedy")
    results = []
    for seed in range(6):
        observation, _ = env.reset(seed=seed)
        over = False
        while not over:
            assert observation["observation"][0] == seat and observation["action_mask"].any()
            action = env.action_space.sample(observation["action_mask"])
            observation, reward, over, cut, _ = env.step(action)
            assert not cut and (over or reward == 0)
        results.append(reward)
    assert set(results) <= {-1.0, 0.0, 1.0} and min(results) == -1.0


def test_gymnasium_repeats_itself() -> None:
    rows = []
    for _ in range(2):
        env = seats.SeatEnv("keys-to-the-castle", opponents="greedy")
        observation, _ = env.reset(seed=3)
        seen = [observation["observation"]]
        for _ in range(30):
            observation, *_ = env.step(int(np.flatnonzero(observation["action_mask"])[0]))
            seen.append(observation["observation"])
        rows.append(np.array(seen))
    assert np.array_equal(*rows)


@pytest.mark.parametrize("opponents", ["random", "greedy", "easy:rounds=5:seconds=0"])
def test_gymnasium_the_same_seed_is_the_same_game(opponents: str) -> None:
    """In one environment, again and again: no bot remembers the game before."""
    env = seats.SeatEnv("hidden-castle", players=2, opponents=opponents)
    rows = []
    for _ in range(2):
        observation, _ = env.reset(seed=11)
        seen, over = [observation["observation"]], False
        while not over:
            observation, _, over, _, _ = env.step(int(np.flatnonzero(observation["action_mask"])[-1]))
            seen.append(observation["observation"])
        rows.append(np.array(seen))
        env.reset(seed=12)
    assert np.array_equal(*rows)


def test_gymnasium_after_the_end() -> None:
    env = seats.SeatEnv("hidden-rooms")
    env.reset(seed=0)
    _, reward, ended, _, info = env.step(984)
    assert (reward, ended, info) == (-1.0, True, {"illegal": 984})
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(984)
    env.reset(seed=0)
    cut = gymnasium.make("nightkeep/hidden-rooms-v0", max_episode_steps=2)
    observation, _ = cut.reset(seed=0)
    for turn in (1, 2):
        observation, _, ended, truncated, _ = cut.step(int(np.flatnonzero(observation["action_mask"])[0]))
        assert not ended and truncated == (turn == 2)


def test_gymnasium_shows_every_position(capsys: pytest.CaptureFixture[str]) -> None:
    env = gymnasium.make("nightkeep/hidden-rooms-v0", render_mode="human")
    observation, _ = env.reset(seed=0)
    assert capsys.readouterr().out
    env.step(int(np.flatnonzero(observation["action_mask"])[0]))
    assert capsys.readouterr().out


def test_gymnasium_what_cannot_be() -> None:
    for wrong in ({"seat": 9}, {"opponents": ["greedy"] * 7}, {"illegal": "?"}, {"render_mode": "rgb_array"}):
        with pytest.raises(nk.OptionError):
            seats.SeatEnv("hidden-castle", **wrong)
    env = seats.SeatEnv("hidden-castle", illegal="raise", opponents="random")
    env.reset(seed=0)
    with pytest.raises(nk.IllegalAction):
        env.step(0)
