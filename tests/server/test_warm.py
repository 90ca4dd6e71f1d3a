"""Nothing is compiled, or read from the disk to be run, while the event loop waits for a view or a sentence."""

from __future__ import annotations

import subprocess
import sys

import pytest

import nightkeep as nk

PROBE = """
import random, sys
from numba.core.dispatcher import Dispatcher
import nightkeep as nk
from nightkeep.play.chance import Chance
from nightkeep.compile.kernel import CHANCE
from nightkeep.server.warm import play_a_little

def everything(state, rng):
    viewers = (None, *range(state.game.players))
    chance, before = Chance(rng.random()), state.actions()
    for step in range(200):
        if state.is_over:
            break
        if state.actor == CHANCE:
            state.draw(chance)
        else:
            actor, action = state.actor, rng.choice(state.actions())
            state.why(rng.choice(before), actor)
            state.describe(action)
            state.play(action, actor)
        for marker in state.game.spec.markers:
            try:
                state.mark(marker.name, rng.choice(list(marker.places(state.game.board))), 0)
            except nk.IllegalAction:
                pass
        if step % 10 == 0 and state.can_undo():
            state.undo()
        for viewer in viewers:
            state.view(viewer)
            state.news(viewer)
    state.ranking(), state.team(0), state.transcript(None), state.record()

name, *warm = sys.argv[1:]
game = nk.game(name)
if warm:
    play_a_little(game)
compile = Dispatcher.compile
late = []
def noted(self, signature):
    late.append(self.py_func.__name__)
    return compile(self, signature)
Dispatcher.compile = noted
for seed in range(2):
    everything(game.start(), random.Random(seed))
print(*late)
"""


def late(*words: str) -> list[str]:
    done = subprocess.run([sys.executable, "-c", PROBE, *words], capture_output=True, text=True, check=True)
    return done.stdout.split()


@pytest.mark.parametrize("name", nk.games())
def test_after_a_little_play_nothing_is_left_to_compile(name: str) -> None:
    assert late(name, "warm") == []


def test_the_probe_would_notice() -> None:
    assert "legal" in late("hidden-castle")
