"""Random-play speed of every Nightkeep game next to OpenSpiel and pgx, on one core, in one run.

A step is one action, and the full list of legal actions is made for each.

Nightkeep: ``simulate`` with one thread; chance actions count as steps.

OpenSpiel: its C++ random rollouts, reached through an ``MCTSBot`` of one simulation whose
``RandomRolloutEvaluator`` plays many rollouts from the root, so that nearly all the time is in C++. The bot
gives no step count: steps = rollouts x mean length of a random rollout from the same root, chance nodes
included, which is measured apart in Python to a standard error of 1 %. The root is the first state that is
not a chance node. A step in backgammon is a roll or a player's move with up to two dice.

pgx: backgammon on the CPU backend, a batch of games under ``vmap`` with auto-reset, uniformly random legal
actions, many steps in one compiled ``scan``; compilation is not timed. A step is the move of one checker;
rolls are part of a step and are not counted.

The whole process is held on one core. The measurements are interleaved and the best of each is taken.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.metadata
import json
import math
import os
import platform
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table

NIGHTKEEP, OPEN_SPIEL, PGX = "Nightkeep", "OpenSpiel", "pgx"
OPEN_SPIEL_GAMES = ("connect_four", "backgammon")
DISTRIBUTIONS = ("nightkeep", "numba", "numpy", "open_spiel", "pgx", "jax", "jaxlib")
PLAYERS = 4
SCAN_STEPS = 100
ROLLOUT_ERROR = 0.01
XLA_FLAG = "--xla_cpu_multi_thread_eigen=false"

Work = Callable[[int, int], float]
"""``work(n, seed)`` plays ``n`` units and returns the number of steps."""


@dataclass
class Row:
    """One thing to measure, and the steps per second of each repeat."""

    engine: str
    game: str
    work: Work
    notes: dict[str, float] = field(default_factory=dict)
    units: int = 1
    runs: list[float] = field(default_factory=list)

    @property
    def best(self) -> float:
        return max(self.runs)

    def prepare(self, seconds: float) -> None:
        """Warm up, then find how many units take about ``seconds``."""
        self.work(1, 0)
        while True:
            elapsed = self._time(0)[1]
            if elapsed >= seconds / 10:
                break
            self.units *= 2
        self.units = max(1, round(self.units * seconds / elapsed))

    def measure(self, seed: int) -> None:
        steps, elapsed = self._time(seed)
        self.runs.append(steps / elapsed)

    def _time(self, seed: int) -> tuple[float, float]:
        start = time.perf_counter()
        steps = self.work(self.units, seed)
        return steps, time.perf_counter() - start


def nightkeep_rows() -> Iterator[Row]:
    nk = importlib.import_module("nightkeep")
    errors = importlib.import_module("nightkeep.rules.errors")

    def work_of(game: Any) -> Work:
        return lambda n, seed: float(game.simulate(games=n, seed=seed, threads=1).lengths.sum())

    for name in nk.games():
        try:
            game, label = nk.game(name, players=PLAYERS), f"{name} ({PLAYERS}p)"
        except errors.OptionError:
            game, label = nk.game(name), str(name)
        yield Row(NIGHTKEEP, label, work_of(game))


def rollout_length(root: Any, rng: random.Random) -> float:
    """Mean steps of a random rollout from ``root``, to a standard error of ``ROLLOUT_ERROR``."""
    lengths: list[int] = []
    while True:
        for _ in range(200):
            state, steps = root.clone(), 0
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(outcomes, weights)[0])
                else:
                    state.apply_action(rng.choice(state.legal_actions()))
                steps += 1
            lengths.append(steps)
        mean = statistics.fmean(lengths)
        if statistics.stdev(lengths) / math.sqrt(len(lengths)) <= ROLLOUT_ERROR * mean:
            return mean


def open_spiel_rows() -> Iterator[Row]:
    pyspiel = importlib.import_module("pyspiel")

    def work_of(game: Any, root: Any, length: float) -> Work:
        def work(n: int, seed: int) -> float:
            evaluator = pyspiel.RandomRolloutEvaluator(n, seed)
            bot = pyspiel.MCTSBot(
                game,
                evaluator,
                uct_c=2.0,
                max_simulations=1,
                max_memory_mb=100,
                solve=False,
                seed=seed,
                verbose=False,
            )
            return float(bot.mcts_search(root).explore_count * n * length)

        return work

    for name in OPEN_SPIEL_GAMES:
        game = pyspiel.load_game(name)
        root = game.new_initial_state()
        while root.is_chance_node():
            root.apply_action(root.chance_outcomes()[0][0])
        length = rollout_length(root, random.Random(1))
        yield Row(OPEN_SPIEL, name, work_of(game, root, length), {"mean_rollout_steps": length})


def pgx_rows(batch: int) -> Iterator[Row]:
    jax = importlib.import_module("jax")
    pgx = importlib.import_module("pgx")
    wrappers = importlib.import_module("pgx.experimental.wrappers")
    jnp, split = jax.numpy, jax.random.split
    env = pgx.make("backgammon")
    step = jax.vmap(wrappers.auto_reset(env.step, env.init))

    def advance(state: Any, key: Any) -> tuple[Any, None]:
        choice_key, step_key = split(key)
        legal = jnp.cumsum(state.legal_action_mask, axis=-1, dtype=jnp.int32)
        pick = jax.random.randint(choice_key, (batch, 1), 0, legal[:, -1:])
        return step(state, jnp.argmax(legal > pick, axis=-1), split(step_key, batch)), None

    def scan(state: Any, seed: Any, index: Any) -> Any:
        key = jax.random.fold_in(jax.random.key(seed), index)
        return jax.lax.scan(advance, state, split(key, SCAN_STEPS))[0]

    compiled = jax.jit(scan)
    state = jax.jit(jax.vmap(env.init))(split(jax.random.key(0), batch))

    def work(n: int, seed: int) -> float:
        nonlocal state
        for index in range(n):
            state = compiled(state, seed, index)
        jax.block_until_ready(state)
        return float(n * batch * SCAN_STEPS)

    yield Row(PGX, f"backgammon (x{batch})", work, {"batch": batch})


def hold_on_core(core: int | None) -> int | None:
    """Hold this process and the threads it starts on one core; None where the system cannot."""
    os.environ["JAX_PLATFORMS"] = "cpu"
    os.environ["XLA_FLAGS"] = f"{os.environ.get('XLA_FLAGS', '')} {XLA_FLAG}".strip()
    if sys.platform != "linux":
        return None
    allowed = os.sched_getaffinity(0)
    chosen = max(allowed) if core is None else core
    if chosen not in allowed:
        raise ValueError(f"core {chosen} is not one of {sorted(allowed)}")
    os.sched_setaffinity(0, {chosen})
    return chosen


def processor() -> str:
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def versions() -> dict[str, str]:
    found = {}
    for name in DISTRIBUTIONS:
        try:
            found[name] = importlib.metadata.version(name)
        except importlib.metadata.PackageNotFoundError:
            continue
    return found


def best_of(rows: list[Row], engine: str) -> float | None:
    return max((row.best for row in rows if row.engine == engine), default=None)


def ratio(row: Row, peer: float | None) -> float | None:
    return row.best / peer if row.engine == NIGHTKEEP and peer else None


def table_of(rows: list[Row]) -> Table:
    spiel, pgx = best_of(rows, OPEN_SPIEL), best_of(rows, PGX)
    table = Table(title="Random play on one core", caption="Ratios: our best to the best OpenSpiel row, and to pgx")
    table.add_column("engine")
    table.add_column("game", no_wrap=True)
    for title in ("best steps/s", "lowest", "/ OpenSpiel", "/ pgx"):
        table.add_column(title, justify="right")
    for row in rows:
        ratios = ["" if r is None else f"{r:.2f}" for r in (ratio(row, spiel), ratio(row, pgx))]
        table.add_row(row.engine, escape(row.game), f"{row.best:,.0f}", f"{min(row.runs):,.0f}", *ratios)
    return table


def report_of(rows: list[Row], missing: list[str], core: int | None, seconds: float) -> dict[str, Any]:
    spiel, pgx = best_of(rows, OPEN_SPIEL), best_of(rows, PGX)
    return {
        "processor": processor(),
        "core": core,
        "python": platform.python_version(),
        "versions": versions(),
        "seconds": seconds,
        "missing": missing,
        "rows": [
            {
                "engine": row.engine,
                "game": row.game,
                "steps_per_second": row.best,
                "runs": row.runs,
                "ratio_open_spiel": ratio(row, spiel),
                "ratio_pgx": ratio(row, pgx),
                **row.notes,
            }
            for row in rows
        ],
    }


def positive(kind: Callable[[str], float]) -> Callable[[str], float]:
    def parse(text: str) -> float:
        value = kind(text)
        if not 0 < value < math.inf:
            raise argparse.ArgumentTypeError(f"{text} is not above 0")
        return value

    parse.__name__ = kind.__name__
    return parse


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        description="Measure random-play speed of all Nightkeep games, OpenSpiel and pgx on one core.",
        epilog="Exit status: 0 all measured, 1 a package was missing, 2 wrong arguments.",
    )
    add = parser.add_argument
    add("--seconds", type=positive(float), default=2.0, help="length of one measurement, about (%(default)s)")
    add("--repeats", type=positive(int), default=3, help="measurements per row, the best counts (%(default)s)")
    add("--batch", type=positive(int), default=1024, help="games pgx plays at once (%(default)s)")
    add("--core", type=int, help="core to run on (the last one allowed)")
    add("--json", type=Path, metavar="FILE", help="also write the figures to FILE")
    return parser


def main() -> int:
    parser = arguments()
    args = parser.parse_args()
    try:
        core = hold_on_core(args.core)
    except ValueError as error:
        parser.error(str(error))
    out, log = Console(), Console(stderr=True)
    if core is None:
        log.print("This system cannot hold a process on one core: the figures may not be comparable.")

    sources: list[tuple[str, str, Callable[[], Iterator[Row]]]] = [
        (NIGHTKEEP, "nightkeep", nightkeep_rows),
        (OPEN_SPIEL, "nightkeep[peers]", open_spiel_rows),
        (PGX, "nightkeep[peers]", lambda: pgx_rows(int(args.batch))),
    ]
    rows: list[Row] = []
    missing: list[str] = []
    for engine, package, make in sources:
        with log.status(f"Preparing {engine}"):
            try:
                found = list(make())
            except ImportError as error:
                missing.append(engine)
                log.print(
                    f"{engine} is missing ({error}). Install it: pip install {package}",
                    markup=False,
                    soft_wrap=True,
                )
                continue
            for row in found:
                row.prepare(args.seconds)
            rows += found

    for repeat in range(1, int(args.repeats) + 1):
        for row in rows:
            with log.status(f"Repeat {repeat}: {row.engine}, {row.game}"):
                row.measure(repeat)

    if rows:
        out.print(table_of(rows))
    if args.json:
        args.json.write_text(json.dumps(report_of(rows, missing, core, args.seconds), indent=2) + "\n")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
