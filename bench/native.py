"""Native libraries beside Numba's own compiler, in the same run: playouts, stepping, search, and people's moves.

    python -m nightkeep.compile.build && python bench/native.py [--rounds 5] [--seconds 0.4] [GAME ...]

Each way has a process of its own; both measure in turns, so that they meet the same machine. A figure is the best of
all rounds, in processor time. The ratio says how many times as fast the native library is.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import nightkeep as nk
from nightkeep.bots import SearchBot, make_bot
from nightkeep.cli.bench import options_of
from nightkeep.envs.vector import VectorEnv
from nightkeep.play.chance import Chance
from nightkeep.play.drive import AnyLegal, play_out
from nightkeep.play.game import Game

WAYS = ("jit", "native")
LANES = 256
Work = Callable[[int], int]  # does about so much, and returns how much it was


def playouts(game: Game) -> Work:
    return lambda n: int(game.simulate(n, seed=1, threads=1).lengths.sum())


def stepping(game: Game) -> Work:
    env = VectorEnv(game, LANES, seed=1)

    def work(n: int) -> int:
        before = env.actions_played
        for _ in range(n):
            env.step(env.random_actions())
        return env.actions_played - before

    return work


def search(game: Game) -> Work:
    bot = make_bot("hard", game, seed=1, threads=1)
    assert isinstance(bot, SearchBot)
    state = play_out(game.start(), {}, Chance(0), until=lambda state: state.actor >= 0)
    seat, fogged = state.actor, state.fogged(state.actor)

    def work(n: int) -> int:
        bot._trees.clear()
        bot._make_trees()
        bot._go(0, bot._load(fogged, 1), seat, n)
        return n

    return work


def moves(game: Game) -> Work:
    chance = Chance(1)
    played = play_out(game.start(), [AnyLegal(chance)] * game.players, chance).history[:60]

    def work(n: int) -> int:
        for _ in range(n):
            state = game.start()
            for action in played:
                state.play(action)
        return n * len(played)

    return work


def lists(game: Game) -> Work:
    state = game.start()
    return lambda n: len([state.actions() for _ in range(n)])


def views(game: Game) -> Work:
    state = game.start()
    return lambda n: len([state.view(0) for _ in range(n)])


PARTS = {
    "playouts, steps/s": playouts,
    "stepping, steps/s": stepping,
    "search, rounds/s": search,
    "State.play/s": moves,
    "State.actions/s": lists,
    "State.view/s": views,
}


def serve(name: str, seconds: float) -> None:
    """Measure what is asked for on standard input, part by part; answer with rates."""
    game = nk.game(name, **options_of(name))
    assert (game.spec.library is None) == (os.environ["NIGHTKEEP_KERNELS"] == "jit"), "no library: build it first"
    works: dict[str, tuple[Work, int]] = {}
    for line in sys.stdin:
        part = line.strip()
        if part not in works:
            works[part] = calibrated(PARTS[part](game), seconds)
        work, n = works[part]
        began = time.process_time()
        done = work(n)
        print(json.dumps(done / (time.process_time() - began)), flush=True)


def calibrated(work: Work, seconds: float) -> tuple[Work, int]:
    """Return the work, and how much of it takes about this long."""
    work(1)
    n = 1
    while True:
        began = time.process_time()
        work(n)
        if (took := time.process_time() - began) > seconds / 3:
            return work, max(1, int(n * seconds / took))
        n *= 3


@contextmanager
def worker(way: str, name: str, seconds: float) -> Iterator[Callable[[str], float]]:
    """A process that measures one way."""
    command = [sys.executable, __file__, "--serve", "--seconds", str(seconds), name]
    with subprocess.Popen(
        command, env={**os.environ, "NIGHTKEEP_KERNELS": way}, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        asks, answers = process.stdin, process.stdout
        assert asks is not None and answers is not None

        def measure(part: str) -> float:
            asks.write(part + "\n")
            asks.flush()
            return float(json.loads(answers.readline()))

        yield measure
        asks.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=nk.games())
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.4)
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.serve:
        serve(asked.games[0], asked.seconds)
        return
    for name in asked.games:
        with worker("jit", name, asked.seconds) as jit, worker("native", name, asked.seconds) as native:
            for part in PARTS:
                pairs = [(jit(part), native(part)) for _ in range(asked.rounds)]
                one, other = (max(rates) for rates in zip(*pairs, strict=True))
                print(f"{name:20} {part:20} jit {one:14,.0f}  native {other:14,.0f}  {other / one:5.2f}x", flush=True)


if __name__ == "__main__":
    main()
