"""What the evaluation of every game must pass: chances that are chances, the same interpreted and compiled."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import nightkeep as nk
from nightkeep import Chance, State
from nightkeep.compile.kernel import CHANCE, INTERPRETED

POSITIONS = 12  # of a whole game that are evaluated again in another process

AGAIN = """
import json, sys
from tests.games.evaluation_support import sample
print(json.dumps(sample(sys.argv[1], json.loads(sys.argv[2]))))
"""


def chances(state: State) -> list[float]:
    """What the evaluation says of a position, by seat."""
    game = state.game
    assert game.kernels.evaluate is not None
    out = np.full(game.players, np.nan)
    game.kernels.evaluate(game.board.record, np.frombuffer(state.to_bytes(), game.spec.dtype).copy()[0], out)
    return [float(chance) for chance in out]


def positions(game: nk.Game, seed: int) -> Iterator[State]:
    """Every position of a random game in which it goes on."""
    state, chance = game.start(), Chance(str(seed).encode())
    generator = np.random.default_rng(seed)
    while not state.is_over:
        yield state
        if state.actor == CHANCE:
            state.draw(chance)
        else:
            codes = state.action_codes()
            state.play_code(codes[int(generator.integers(len(codes)))])


def sample(name: str, options: dict[str, Any]) -> list[list[float]]:
    """The chances in some positions of a random game."""
    found = [chances(state) for i, state in enumerate(positions(nk.game(name, **options), 3)) if i % 9 == 0 or i > 400]
    step = max(1, len(found) // POSITIONS)
    return found[::step]


def check_range(game: nk.Game, seeds: int = 3) -> None:
    """Chances lie between 0 and 1, and those of rivals add up to 1; guesses of hidden things are no exception."""
    for seed in range(seeds):
        for i, state in enumerate(positions(game, seed)):
            if i % 3 == 0:
                seat = state.actor if state.actor >= 0 else 0
                for at in (state, state.guessed(seat, index=i)) if game.spec.hidden else (state,):
                    found = chances(at)
                    assert all(0 <= chance <= 1 for chance in found), (state.to_dict(), found)
                    assert game.players == 1 or sum(found) == pytest.approx(1)


def check_interpreted(name: str, **options: Any) -> None:
    """The same chances without compiling, where any number too big would be a warning."""
    env = {**os.environ, "NUMBA_DISABLE_JIT": "0" if INTERPRETED else "1"}
    root = Path(__file__).resolve().parents[2]
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", AGAIN, name, json.dumps(options)],
        env=env,
        cwd=root,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    for here, there in zip(sample(name, options), json.loads(done.stdout), strict=True):
        assert here == pytest.approx(there, abs=1e-9)
