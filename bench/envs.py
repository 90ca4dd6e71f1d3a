"""Steps a second of the vector environment, masks and observations written; PettingZoo's and pgx's in the same run.

A step is one decision of a seat; what chance does on the way is not counted. Actions are random, and choosing them is
timed as well, everywhere. The process is held on one core, rows are measured in turn, and the best of each counts.

PettingZoo: two of its classic environments through ``env.last()``, ``action_space.sample(mask)`` and ``env.step``.
pgx: see ``peers.py``. On a GPU (``--gpu``): first the same games as on the CPU, then steps a second, and the time that
choosing, playing, masks and observations take, for every number of games and of threads to a block that is given.
"""

from __future__ import annotations

import argparse
import importlib
import json
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

import nightkeep as nk
from nightkeep.batch import cuda
from nightkeep.envs.cuda_vector import CudaVectorEnv
from nightkeep.envs.vector import VectorEnv
from peers import PGX, Row, Work, hold_on_core, pgx_rows, processor, versions

NIGHTKEEP, PETTINGZOO = "Nightkeep", "PettingZoo"
CLASSICS = ("connect_four_v3", "tictactoe_v3")


def four_players(name: str) -> nk.Game:
    """A game at four players, or as it comes where it is not for four."""
    try:
        return nk.game(name, players=4)
    except nk.OptionError:
        return nk.game(name)


def nightkeep_rows(names: list[str], games: int) -> Iterator[Row]:
    def work_of(env: VectorEnv) -> Work:
        actions = env.random_actions()

        def work(n: int, seed: int) -> float:
            for _ in range(n):
                env.step(env.random_actions(actions))
            return float(n * env.games)

        return work

    for name in names:
        game = four_players(name)
        yield Row(NIGHTKEEP, f"{name} ({game.players}p)", work_of(VectorEnv(game, games)), {"games": games})


def pettingzoo_rows() -> Iterator[Row]:
    def work_of(env: Any) -> Work:
        def work(n: int, seed: int) -> float:
            steps = 0
            env.reset(seed=seed)
            for _ in range(n):
                observation, _, ended, cut, _ = env.last()
                if ended or cut:
                    env.reset()
                    observation, _, _, _, _ = env.last()
                env.step(env.action_space(env.agent_selection).sample(observation["action_mask"]))
                steps += 1
            return float(steps)

        return work

    for name in CLASSICS:
        yield Row(PETTINGZOO, name, work_of(importlib.import_module(f"pettingzoo.classic.{name}").env()))


def same_as_cpu(game: nk.Game, games: int, steps: int) -> None:
    """The card's environment gives what the CPU's gives, decision by decision; choosing and playing in one go, too."""
    here, there = VectorEnv(game, games, seed=3, threads=None), CudaVectorEnv(game, games, seed=3)
    one_go = CudaVectorEnv(game, games, seed=3)
    for _ in range(steps):
        chosen = there.random_actions()
        here.step(chosen.copy_to_host())
        there.step(chosen)
        one_go.step_any()
    for env in (there, one_go):
        env.check()
        for what, array in env.out.arrays().items():
            assert np.array_equal(getattr(here.out, what), array.copy_to_host()), f"{game.name}: {what} differs"
        assert here.actions_played == env.actions_played


def milliseconds(env: CudaVectorEnv, work: Callable[[], object], steps: int, repeats: int = 3) -> float:
    """The card's own time for one call, the best of some measurements of many; the first is to warm up."""
    best = float("inf")
    for turn in range(repeats + 1):
        begin, end = env._cuda.event(), env._cuda.event()
        begin.record()
        for _ in range(steps):
            work()
        end.record()
        end.synchronize()
        best = min(best, begin.elapsed_time(end) / steps) if turn else best
    return best


def measure_gpu(game: nk.Game, games: int, threads: int, steps: int) -> dict[str, Any]:
    """Steps a second with actions chosen apart and in the same go, and how long each part takes: what is left when the
    others are left out, or the difference that leaving it out makes."""
    env = CudaVectorEnv(game, games, threads=threads)
    env._cuda.synchronize()
    whole = env._parts
    observe, mask = env._kernels.OBSERVE, env._kernels.MASK

    def without(parts: int) -> float:
        env._parts = whole & ~parts
        taken = milliseconds(env, env.step_any, steps)
        env._parts = whole
        return taken

    apart = milliseconds(env, lambda: env.step(env.random_actions()), steps)
    one_go = without(0)
    nanoseconds = {
        "choose": apart - one_go,
        "play": without(observe | mask),
        "mask": one_go - without(mask),
        "observe": one_go - without(observe),
    }
    env.check()
    counts = env.counts.copy_to_host()
    listed = 2 * env.choices.dtype.itemsize * float(counts.mean())
    moved = sum(array.nbytes for array in env.out.arrays().values()) / games + listed
    moved += 2 * sum(array.nbytes for array in (env._states, env._rngs, env._lengths, env.counts)) / games
    return {
        "game": game.name,
        "games": games,
        "threads": threads,
        "steps/s": games / apart * 1e3,
        "steps/s in one go": games / one_go * 1e3,
        "bytes": moved,
        "GB/s": moved * games / one_go / 1e6,
        "ns": {part: taken / games * 1e6 for part, taken in nanoseconds.items()},
    }


def copied(gigabytes: int = 2) -> float:
    """GB/s read and written when the card copies its own memory: what no environment can exceed."""
    card = cuda.numba_cuda()
    one, other = (card.device_array(gigabytes << 30, np.int8) for _ in range(2))
    env: Any = type("Card", (), {"_cuda": card})
    return 2 * (gigabytes << 30) / milliseconds(env, lambda: one.copy_to_device(other), 5) / 1e6


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add = parser.add_argument
    add("names", nargs="*", metavar="GAME", help="which games (default: all)")
    add("--games", type=int, nargs="*", default=[], help="games in flight (1024; on a GPU 1048576)")
    add("--seconds", type=float, default=1.0, help="length of one measurement, about (%(default)s)")
    add("--repeats", type=int, default=3, help="measurements per row, the best counts (%(default)s)")
    add("--core", type=int, help="core to run on (the last one allowed)")
    add("--gpu", action="store_true", help="measure on the GPU instead")
    add("--threads", type=int, nargs="*", default=[32, 64, 128, 256], help="GPU: threads to a block (%(default)s)")
    add("--steps", type=int, default=50, help="GPU: steps in one measurement")
    add("--json", type=Path, metavar="FILE", help="also write the figures to FILE")
    return parser.parse_args()


def on_gpu(given: argparse.Namespace) -> list[dict[str, Any]]:
    print(f"the card copies {copied():,.0f} GB/s", flush=True)
    rows = []
    for name in given.names or nk.games():
        game = four_players(name)
        begin = time.perf_counter()
        CudaVectorEnv(game, 64).check()
        compiled = time.perf_counter()
        print(f"{name}: compiled in {compiled - begin:.1f} s", flush=True)
        same_as_cpu(game, 1000, 200)
        print(f"{name}: the same as on the CPU ({time.perf_counter() - compiled:.1f} s)", flush=True)
        for games in given.games or [1 << 20]:
            for threads in given.threads:
                try:
                    row = measure_gpu(game, games, threads, given.steps)
                except nk.OptionError as problem:
                    print(f"{name}: {problem}", flush=True)
                    continue
                rows.append(row)
                parts = ", ".join(f"{part} {taken:.2f}" for part, taken in row["ns"].items())
                print(
                    f"{name}: {row['steps/s'] / 1e6:,.0f} million steps/s, {row['steps/s in one go'] / 1e6:,.0f} in "
                    f"one go ({row['bytes']:,.0f} bytes a step, {row['GB/s']:,.0f} GB/s); {games} games, {threads} "
                    f"threads to a block; ns: {parts}",
                    flush=True,
                )
    return rows


def on_cpu(given: argparse.Namespace, log: Console) -> list[dict[str, Any]]:
    rows: list[Row] = []
    sources: tuple[Callable[[], Iterator[Row]], ...] = (
        lambda: nightkeep_rows(given.names or nk.games(), (given.games or [1024])[0]),
        pettingzoo_rows,
        lambda: pgx_rows(1024),
    )
    for make in sources:
        try:
            found = list(make())
        except ImportError as error:
            log.print(f"{error}. pip install 'nightkeep[peers]' brings it", markup=False)
            continue
        for row in found:
            with log.status(f"Preparing {row.engine}, {row.game}"):
                row.prepare(given.seconds)
        rows += found
    for repeat in range(1, given.repeats + 1):
        for row in rows:
            with log.status(f"Repeat {repeat}: {row.engine}, {row.game}"):
                row.measure(repeat)
    table = Table(title="Steps a second on one core, masks and observations written")
    for title in ("engine", "game", "best steps/s", "lowest", f"/ {PETTINGZOO}", f"/ {PGX}"):
        table.add_column(title, justify="left" if title in ("engine", "game") else "right")
    peers = {engine: max((row.best for row in rows if row.engine == engine), default=0) for engine in (PETTINGZOO, PGX)}
    for row in rows:
        ratios = [f"{row.best / peer:.1f}" if peer and row.engine == NIGHTKEEP else "" for peer in peers.values()]
        table.add_row(row.engine, row.game, f"{row.best:,.0f}", f"{min(row.runs):,.0f}", *ratios)
    Console().print(table)
    return [{"engine": row.engine, "game": row.game, "steps/s": row.best, "runs": row.runs} for row in rows]


def main() -> int:
    given = arguments()
    if given.gpu and (reason := cuda.why_not()):
        print(reason, file=sys.stderr)
        return 1
    log = Console(stderr=True)
    if given.gpu:
        rows = on_gpu(given)
    else:
        hold_on_core(given.core)
        rows = on_cpu(given, log)
    if given.json:
        report = {"processor": processor(), "versions": versions(), "rows": rows}
        given.json.write_text(json.dumps(report, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
