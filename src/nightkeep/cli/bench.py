"""Our figures: how large a position is, how long starting takes, how fast it plays."""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rich.console import Console
from rich.table import Table

import nightkeep
from nightkeep.cli.show import CANDLE, FAINT, say
from nightkeep.cli.study import progress_bar
from nightkeep.play.chance import Chance
from nightkeep.play.drive import AnyLegal, play_out
from nightkeep.play.game import Game
from nightkeep.play.registry import game, game_spec
from nightkeep.rules.errors import NightkeepError

PLAYERS = 4
SMALL = 100  # games of the first simulation after a cold start
BEST_OF = 3  # second starts
STEPS = ("cold start", "second start", "one core", "all cores", "State.play")


@dataclass(frozen=True)
class Measure:
    """One line of the table: what it is called, and how its value is written."""

    title: str
    write: Callable[[Any], str]


def _seconds(value: float) -> str:
    return f"{value:.2f} s"


def _rate(value: float) -> str:
    return f"{value / 1e6:.2f} M steps/s"


MEASURES = {
    "position_bytes": Measure("Position", lambda v: f"{v:,} B"),
    "cold_first_move_s": Measure("Cold start, compiling, to the first move", _seconds),
    "cold_start_s": Measure("... and to a first simulation", _seconds),
    "second_start_s": Measure("Second start, to the first list of actions", _seconds),
    "one_core_steps_per_s": Measure("Random playouts, one core", _rate),
    "all_cores_steps_per_s": Measure("Random playouts, all cores", _rate),
    "play_us": Measure("State.play, everything checked", lambda v: f"{v:.1f} µs"),
}
TARGETS = {"position_bytes": 1024}  # by measure: no more than this

COLD = """
import json, sys, time
import nightkeep as nk
began = time.perf_counter()
times = {}
def done(what):
    times[what] = time.perf_counter() - began
game = nk.game(sys.argv[1], **json.loads(sys.argv[2]))
state = game.start()
done("started")
actions = state.actions()
done("first_list")
state.play(actions[0])
done("first_play")
game.simulate(int(sys.argv[3]), threads=1)
done("first_simulation")
print(json.dumps(times))
"""

WARM = """
import json, sys
import nightkeep as nk
print(nk.game(sys.argv[1], **json.loads(sys.argv[2])).start().actions(), flush=True)
"""


def options_of(name: str) -> dict[str, int]:
    """Four players, or as near as the game comes to it."""
    spec = game_spec(name)
    low, high = spec.players
    return {"players": max(low, min(PLAYERS, high))} if "players" in spec.options else {}


def bench(out: Console, err: Console, names: list[str], seconds: float) -> dict[str, Any]:
    """Measure each game, print a table, and return the figures."""
    found: dict[str, dict[str, Any]] = {}
    with progress_bar(err) as bar:
        task = bar.add_task("", total=len(names) * len(STEPS))
        for name in names:

            def now(step: str, name: str = name) -> None:
                bar.update(task, description=f"{name}: {step}", completed=len(found) * len(STEPS) + STEPS.index(step))

            found[name] = _measure(name, seconds, now)
    _table(out, found)
    return {
        "nightkeep": nightkeep.__version__,
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}",
        "cores": os.cpu_count(),
        "games": found,
    }


def _measure(name: str, seconds: float, now: Callable[[str], None]) -> dict[str, Any]:
    chosen = game(name, **options_of(name))
    figures: dict[str, Any] = {"players": chosen.players, "position_bytes": chosen.spec.dtype.itemsize}
    with tempfile.TemporaryDirectory(prefix="nightkeep-bench-") as cache:
        now("cold start")
        figures["cold_start_parts_s"] = parts = json.loads(_fresh(cache, COLD, name, str(SMALL))[1])
        figures["cold_first_move_s"] = parts["first_play"]
        figures["cold_start_s"] = max(parts.values())
        now("second start")
        figures["second_start_s"] = min(_fresh(cache, WARM, name)[0] for _ in range(BEST_OF))
    now("one core")
    chosen.simulate(1, threads=1)
    figures["one_core_steps_per_s"] = _steps_per_second(chosen, 1, seconds)
    now("all cores")
    figures["all_cores_steps_per_s"] = _steps_per_second(chosen, None, seconds)
    now("State.play")
    figures["play_us"] = _play_seconds(chosen, seconds) * 1e6
    return figures


def _fresh(cache: str, program: str, name: str, *more: str) -> tuple[float, str]:
    """Run a program in a fresh process with its own cache: seconds from launch to its first line, and that line."""
    command = [sys.executable, "-c", program, name, json.dumps(options_of(name)), *more]
    began = time.perf_counter()
    with subprocess.Popen(
        command, env={**os.environ, "NIGHTKEEP_CACHE": cache}, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        took = time.perf_counter() - began
        _, complaint = process.communicate()
    if process.returncode or not line:
        raise NightkeepError(f"{name}: a fresh process failed: {complaint.strip().rpartition(chr(10))[2]}")
    return took, line


def _steps_per_second(chosen: Game, threads: int | None, seconds: float) -> float:
    """Random games for about this long."""
    games, steps, took = SMALL, 0, 0.0
    while True:
        began = time.perf_counter()
        steps = int(chosen.simulate(games, seed=1, threads=threads).lengths.sum())
        took = time.perf_counter() - began
        if took >= seconds / 2:
            return steps / took
        games = int(games * min(20.0, max(2.0, seconds / took)))


def _play_seconds(chosen: Game, seconds: float) -> float:
    """Replay one random game through State.play; the best mean time of several replays."""
    chance = Chance(1)
    state = play_out(chosen.start(), [AnyLegal(chance)] * chosen.players, chance)
    actions, best, until = state.history, float("inf"), time.perf_counter() + seconds
    while best == float("inf") or time.perf_counter() < until:
        state = chosen.start()
        began = time.perf_counter()
        for action in actions:
            state.play(action)
        best = min(best, (time.perf_counter() - began) / len(actions))
    return best


def _table(out: Console, found: dict[str, dict[str, Any]]) -> None:
    table = Table(header_style="bold", border_style=FAINT, title="Nightkeep bench", title_justify="left")
    table.add_column("")
    for name, figures in found.items():
        table.add_column(f"{name}\n{figures['players']} players", justify="right")
    table.add_column("No more than", justify="right", style=FAINT)
    for key, measure in MEASURES.items():
        values = []
        for figures in found.values():
            missed = key in TARGETS and figures[key] > TARGETS[key]
            values.append(f"[bold red]{measure.write(figures[key])}[/]" if missed else measure.write(figures[key]))
        table.add_row(measure.title, *values, measure.write(TARGETS[key]) if key in TARGETS else "")
    out.print(table)
    say(out, f"Python {platform.python_version()}, {os.cpu_count()} cores", CANDLE)
