"""Many games at once: the same whatever the number of threads, the same as one by one, and refused if absurd."""

from __future__ import annotations

import os
import subprocess
import sys

import numpy as np
import pytest

import nightkeep as nk
from nightkeep.batch.simulate import Simulation
from nightkeep.compile.kernel import CHANCE, INTERPRETED, draw, draw_weighted, open_stream

GAMES = 30 if INTERPRETED else 5000


@pytest.mark.parametrize("name", nk.games())
def test_threads_do_not_change_results(name: str) -> None:
    game = nk.game(name)
    one = game.simulate(GAMES, seed=5, threads=1)
    for threads in (2, 3):
        many = game.simulate(GAMES, seed=5, threads=threads)
        for what in ("lengths", "scores", "winners"):
            assert np.array_equal(getattr(one, what), getattr(many, what))
    other = game.simulate(GAMES, seed=6)
    assert not np.array_equal(one.lengths, other.lengths)


@pytest.mark.parametrize("name", nk.games())
def test_a_simulated_game_is_the_game_played_by_hand(name: str) -> None:
    """Game i of a seed, replayed through the public API with the same stream, ends with the same scores."""
    game = nk.game(name)
    result = game.simulate(3, seed=12)
    for i in range(3):
        rng = np.zeros(4, np.uint32)
        open_stream(12, i, rng)
        state = game.start()
        while not state.is_over:
            codes = state.action_codes()
            if state.actor == CHANCE:
                weights = np.array(state.outcomes()[1], np.int32)
                state.play_code(codes[draw_weighted(rng, weights, int(weights.sum()))])
            else:
                state.play_code(codes[draw(rng, len(codes))])
        assert result.lengths[i] == len(state.history)
        assert result.scores[i].tolist() == state.scores()
        assert np.flatnonzero(result.winners[i]).tolist() == state.winners()


def test_progress_counts_every_game() -> None:
    done: list[int] = []
    nk.game("hidden-castle", players=2).simulate(GAMES, progress=done.append)
    assert sum(done) == GAMES


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"games": 0}, "1 to"),
        ({"games": -5}, "1 to"),
        ({"games": 1, "seed": -1}, "seed"),
        ({"games": 1, "seed": 2**63}, "seed"),
        ({"games": 1, "threads": 0}, "thread"),
    ],
)
def test_absurd_requests_are_refused(asked: dict[str, int], said: str) -> None:
    with pytest.raises(nk.OptionError, match=said):
        nk.game("hidden-castle").simulate(**asked)


def test_shared_wins_count_in_parts() -> None:
    winners = np.array([[True, True], [True, False], [True, True], [False, True]])
    result = Simulation(np.zeros((4, 2)), np.ones(4), winners)
    assert result.win_shares().tolist() == [0.5, 0.5]
    assert (result.win_margins() > 0).all()


def test_a_game_without_end_is_reported_and_not_hidden() -> None:
    """A declared bound that is too low must not pass for a result."""
    from dataclasses import replace

    from nightkeep.play.game import Game

    game = nk.game("hidden-castle", players=2)
    short = Game(replace(game.spec, longest=5), {"players": 2})
    with pytest.raises(RuntimeError, match="declares too low a bound"):
        short.simulate(3)


CUDA_PROBE = """
import numpy as np, nightkeep as nk
from nightkeep.batch import cuda
for name in nk.games():
    game = nk.game(name)
    here, there = game.simulate(5, seed=3), cuda.simulate(game, 5, seed=3, lanes=2)
    assert np.array_equal(here.lengths, there.lengths) and np.array_equal(here.scores, there.scores), name
    assert np.array_equal(here.winners, there.winners), name
print("same")
"""


@pytest.mark.slow
def test_the_gpu_code_gives_the_same_games() -> None:
    """The CUDA kernel under Numba's simulator, with more games than lanes, against the CPU's batch."""
    env = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run([sys.executable, "-c", CUDA_PROBE], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0 and "same" in done.stdout, done.stderr


def test_without_a_gpu_it_is_said() -> None:
    from nightkeep.batch import cuda

    if cuda.available():
        assert cuda.simulate(nk.game("hidden-castle"), 10).lengths.min() > 0
    else:
        with pytest.raises(nk.NightkeepError, match="all cores"):
            cuda.simulate(nk.game("hidden-castle"), 10)
