"""Bots keep their time: with a clock of the test's own, so that no busy machine can spoil it."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import nightkeep as nk
from nightkeep.bots import LEVELS, SearchBot, make_bot
from nightkeep.bots import bot as bot_module
from nightkeep.bots.pace import LOOK, deadline, think_until


class FakeClock:
    """Time passes only by rounds of thought; ``cost`` says how long the next one takes."""

    def __init__(self, cost: Callable[[int], float]) -> None:
        self.now, self.done, self.goes, self._cost = 100.0, 0, 0, cost

    def __call__(self) -> float:
        return self.now

    def think(self, rounds: int) -> None:
        assert rounds >= 1
        self.goes += 1
        for _ in range(rounds):
            self.now += self._cost(self.done)
            self.done += 1


def uneven(typical: float) -> Callable[[int], float]:
    """Rounds that differ by a factor of up to ten."""
    rng = random.Random(1)
    return lambda done: typical * rng.choice((0.3, 0.5, 1.0, 1.0, 3.0))


def stumbling(moment: int) -> Callable[[int], float]:
    """Rounds that take forty times as long from some moment on."""
    return lambda done: 1e-5 if done < moment else 4e-4


COSTS = {
    "quick": lambda done: 1e-6,
    "usual": lambda done: 5e-5,
    "slow": lambda done: 4e-3,
    "uneven": uneven(2e-4),
    "slowing": lambda done: 1e-5 if done < 500 else 8e-5,
    "slowing late": lambda done: 1e-5 if done < 4500 else 8e-5,  # near the end of easy's time
    "slow start": lambda done: 8e-3 if done == 0 else 2e-5,
}


@pytest.mark.parametrize("seconds", [0.05, 0.3, 1.0, 3.0])
@pytest.mark.parametrize("kind", COSTS)
def test_no_more_than_its_time_and_nearly_all_of_it(kind: str, seconds: float) -> None:
    clock = FakeClock(COSTS[kind])
    end = deadline(clock.now, seconds)
    assert think_until(clock.think, 10**9, end, clock) == clock.done
    took = clock.now - 100.0
    assert 0.8 * seconds < took < 1.1 * seconds
    assert clock.goes < 100 + 4 * seconds / LOOK  # looks cost time as well


def test_a_stumble_anywhere_costs_little() -> None:
    """Rounds that suddenly take forty times as long, at any moment of hard's second."""
    for moment in range(60_000, 97_000, 700):
        clock = FakeClock(stumbling(moment))
        think_until(clock.think, 10**9, deadline(clock.now, 1.0), clock)
        assert clock.now - 100.0 < 1.1


def test_rounds_are_a_limit_too() -> None:
    for rounds in (1, 7, 1000):
        clock = FakeClock(lambda done: 1e-5)
        assert think_until(clock.think, rounds, 103.0, clock) == clock.done == rounds
        clock = FakeClock(lambda done: 1e-5)
        assert think_until(clock.think, rounds, None, clock) == clock.done == rounds
    assert deadline(100.0, 0.0) is None


def test_one_round_is_always_thought() -> None:
    """A first round longer than the whole time, and a time that is up already."""
    clock = FakeClock(lambda done: 1.0)
    assert think_until(clock.think, 50, 100.5, clock) == 1
    assert think_until(clock.think, 50, 90.0, clock) == 1


@pytest.mark.parametrize("words", ["easy", "normal", "hard", "expert:threads=2"])
def test_the_clock_runs_from_the_asking(words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Making trees (30 ms here) is part of the think time: the end is reckoned from before it."""
    state = nk.game("hidden-castle", players=2).start()
    bot = make_bot(words + ":rounds=100", state.game, seed=1)
    assert isinstance(bot, SearchBot)
    clock = FakeClock(lambda done: 1e-4)
    room, ends = bot._make_trees, []

    def slow_room() -> None:
        clock.now += 0.03
        room()

    def watched(think: Callable[[int], None], rounds: int, end: float | None) -> int:
        ends.append(end)
        return think_until(think, rounds, end, lambda: 0.0)

    monkeypatch.setattr(bot_module.time, "perf_counter", clock)
    monkeypatch.setattr(bot, "_make_trees", slow_room)
    monkeypatch.setattr(bot_module, "think_until", watched)
    bot.choose(state.fogged(0), 0)
    allowed = LEVELS[words.split(":")[0]].seconds
    assert ends and all(end is not None and 100.0 < end <= 100.0 + allowed for end in ends)
