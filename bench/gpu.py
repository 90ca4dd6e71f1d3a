"""Random playouts on an NVIDIA GPU: first the same results as the CPU for the same streams, then steps a second.

Run it where there is a card: ``python bench/gpu.py [--steps N] [--json FILE] [GAME ...]``.
"""

from __future__ import annotations

import argparse
import itertools
import json
import sys
import time
from typing import Any

import numpy as np

import nightkeep as nk
from nightkeep import testing as conformance
from nightkeep.batch import cuda


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*", metavar="GAME", help="which games (default: all)")
    parser.add_argument("--steps", type=float, default=3.2e9, help="steps in a timed run, about (default: %(default)g)")
    parser.add_argument("--check", type=int, default=200_000, help="games compared with the CPU (default: %(default)s)")
    parser.add_argument("--lanes", type=int, nargs="*", default=[0], help="games in flight (default: all of them)")
    parser.add_argument("--threads", type=int, nargs="*", default=[cuda.THREADS], help="threads to a block")
    parser.add_argument("--json", help="write the figures to this file")
    return parser.parse_args()


def four_players(name: str) -> nk.Game:
    """A game at four players, or as it comes where it is not for four."""
    try:
        return nk.game(name, players=4)
    except nk.OptionError:
        return nk.game(name)


def same_as_cpu(game: nk.Game, games: int) -> None:
    """The GPU's lengths, scores and winners are the CPU's, game by game; and so are replays of the kit's games."""
    here, there = game.simulate(games, seed=11), cuda.simulate(game, games, seed=11)
    for what in ("lengths", "scores", "winners"):
        assert np.array_equal(getattr(here, what), getattr(there, what)), f"{game.name}: {what} differ from the CPU's"
    conformance.check_parity(game, [conformance.random_game(game, f"gpu.{i}") for i in range(3)])


def measure(game: nk.Game, games: int, lanes: int, threads: int) -> dict[str, Any]:
    """Steps a second, best of three runs, until the results are on the card; compiled before."""
    cuda.launch(game, lanes, 1, lanes, threads)
    best = float("inf")
    for _ in range(3):
        begin = time.perf_counter()
        lengths, _, _ = cuda.launch(game, games, 2, lanes, threads)
        best = min(best, time.perf_counter() - begin)
    steps = int(lengths.copy_to_host().sum(dtype=np.int64))
    return {
        "game": game.name,
        "lanes": lanes,
        "threads": threads,
        "games": games,
        "steps": steps,
        "seconds": best,
        "steps/s": steps / best,
    }


def main() -> int:
    given = arguments()
    if reason := cuda.why_not():
        print(reason, file=sys.stderr)
        return 1
    rows = []
    for name in given.names or nk.games():
        game = four_players(name)
        begin = time.perf_counter()
        same_as_cpu(game, given.check)
        print(f"{name}: {given.check} games the same as on the CPU ({time.perf_counter() - begin:.1f} s)", flush=True)
        for lanes, threads in itertools.product(given.lanes, given.threads):
            games = max(1 << 20, lanes, int(given.steps / game.simulate(2000).lengths.mean()))
            row = measure(game, games, lanes or games, threads)
            rows.append(row)
            rate = f"{row['steps/s'] / 1e6:,.0f} million steps/s"
            print(f"{name}: {rate}, {row['lanes']} games in flight, {threads} threads to a block", flush=True)
    if given.json:
        with open(given.json, "w", encoding="utf-8") as file:
            json.dump(rows, file, indent=1)
    return 0


if __name__ == "__main__":
    sys.exit(main())
