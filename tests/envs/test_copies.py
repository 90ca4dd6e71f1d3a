"""Environments can be copied and pickled in the middle of a game; the copies play on alike. Odd actions are refused."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import nightkeep as nk
from nightkeep.bots import Bot, make_bot
from nightkeep.envs import gymnasium as seats
from nightkeep.envs import pettingzoo as zoo
from nightkeep.envs.buffers import Buffers
from nightkeep.envs.vector import VectorEnv

NAMES = nk.games()
FIELDS = ("observation", "mask", "seat", "reward", "done", "length")
Way = Callable[[Any], Any]
WAYS = pytest.mark.parametrize("way", [lambda x: pickle.loads(pickle.dumps(x)), copy.deepcopy], ids=["pickle", "deep"])


def first_legal(observation: dict[str, Any]) -> int:
    return int(np.flatnonzero(observation["action_mask"])[0])


@WAYS
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("opponents", ["greedy", "easy:rounds=20:seconds=0"])
def test_gymnasium(name: str, opponents: str, way: Way) -> None:
    env = seats.SeatEnv(name, opponents=opponents)
    seen, _ = env.reset(seed=5)
    for _ in range(3):
        seen, *_ = env.step(first_legal(seen))
    twin = way(env)
    for _ in range(4):
        action = first_legal(seen)
        seen, *outcome = env.step(action)
        again, *same = twin.step(action)
        assert outcome == same and all(np.array_equal(seen[key], again[key]) for key in seen)
        if outcome[1]:
            break
    assert env.np_random.integers(2**60) == twin.np_random.integers(2**60), "the next games are the same, too"


@WAYS
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("make", [zoo.raw_env, zoo.env])
def test_pettingzoo(name: str, make: Callable[[str], Any], way: Way) -> None:
    env = make(name)
    env.reset(seed=5)
    for _ in range(8):
        env.step(first_legal(env.last()[0]))
    twin = way(env)
    for _ in range(8):
        (seen, *outcome), (again, *same) = env.last(), twin.last()
        assert outcome == same and all(np.array_equal(seen[key], again[key]) for key in seen)
        if outcome[1]:
            break
        env.step(first_legal(seen))
        twin.step(first_legal(seen))


@WAYS
@pytest.mark.parametrize("name", NAMES)
def test_pettingzoo_in_parallel(name: str, way: Way) -> None:
    env = zoo.parallel_env(name)
    seen, _ = env.reset(seed=5)
    twin = None
    for turn in range(10):
        if turn == 5:
            twin = way(env)
        actions = {a: first_legal(o) if o["action_mask"].any() else 0 for a, o in seen.items()}
        seen, rewards, *_ = env.step(actions)
        if twin is not None:
            again, same, *_ = twin.step(actions)
            assert rewards == same
            assert all(np.array_equal(seen[a][key], again[a][key]) for a in seen for key in seen[a])


@WAYS
@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("name", NAMES)
def test_the_vector_environment(name: str, threads: int, way: Way) -> None:
    game = nk.game(name)
    env = VectorEnv(game, 5, seed=3, threads=threads, into=Buffers.new(game, 5))
    for _ in range(20):
        env.step(env.random_actions())
    twin = way(env)
    assert twin.game == game and twin.seed == env.seed and twin.out is not env.out
    for _ in range(20):
        for what in FIELDS:
            assert np.array_equal(getattr(env.out, what), getattr(twin.out, what)), what
        actions = env.random_actions()
        assert np.array_equal(actions, twin.random_actions())
        env.step(actions)
        twin.step(actions)
    assert env.actions_played == twin.actions_played
    assert all(one == other for one, other in zip(env.positions(), twin.positions(), strict=True))
    before = env.states.copy()
    twin.step(twin.random_actions())
    assert np.array_equal(env.states, before), "the copy has arrays of its own"
    for one in (env, twin):
        one.close()


@WAYS
@pytest.mark.parametrize("words", ["random", "greedy", "hard:rounds=60:seconds=0:threads=2"])
def test_bots(words: str, way: Way) -> None:
    """A bot's copy thinks on with what it had learnt."""
    game = nk.game("ghost-chase")
    bot = make_bot(words, game, seed=2)
    state = game.start()

    def decide(by: Bot) -> int:
        return by.choose(state.fogged(state.actor), state.actor)

    for _ in range(4):
        while state.actor == nk.CHANCE:
            state.draw(nk.Chance(1))
        state.play_code(decide(bot))
    while state.actor == nk.CHANCE:
        state.draw(nk.Chance(1))
    twin = way(bot)
    assert twin.memory == bot.memory and twin.game == game
    assert decide(bot) == decide(twin)


@pytest.mark.parametrize("action", [14.7, 3.0, "3", None, True, np.float32(2), np.bool_(True), [1, 2]])
def test_what_is_no_whole_number_is_refused_and_changes_nothing(action: object) -> None:
    env = seats.SeatEnv("hidden-castle")
    env.reset(seed=1)
    with pytest.raises(nk.IllegalAction, match="no whole number; actions are the places of the action mask"):
        env.step(action)
    aec = zoo.raw_env("hidden-castle")
    aec.reset(seed=1)
    with pytest.raises(nk.IllegalAction, match="no whole number"):
        aec.step(action)
    fresh, rows = seats.SeatEnv("hidden-castle"), zoo.raw_env("hidden-castle")
    fresh.reset(seed=1)
    rows.reset(seed=1)
    for one, other in ((env, fresh), (aec, rows)):
        assert one._raw.to_bytes() == other._raw.to_bytes()
    choice = first_legal(env._seen())
    env.step(np.int64(choice))
    aec.step(np.array(choice))
