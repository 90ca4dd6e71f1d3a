"""``nightkeep bench``: the size of a position, the time of a start, and the speed of play on this machine."""

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
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

import nightkeep
from nightkeep.cli.saves import check_folder, write_text
from nightkeep.cli.show import CANDLE, FAINT, console, progress_bar, say
from nightkeep.play.chance import Chance
from nightkeep.play.drive import AnyLegal, play_out
from nightkeep.play.game import Game
from nightkeep.play.registry import game as make_game
from nightkeep.play.registry import game_spec, game_specs
from nightkeep.rules.errors import NightkeepError
from nightkeep.rules.things import JsonObject

PLAYERS = 4
SMALL = 100  # games of the first simulation after a cold start
BEST_OF = 3  # second starts
STEPS = ("cold start", "second start", "one core", "all cores", "State.play")


@dataclass(frozen=True)
class Measure:
    """A row of the table: its title, how its value is written, and the highest value that is intended."""

    title: str
    write: Callable[[float], str]
    target: float | None = None


def _seconds(value: float) -> str:
    return f"{value:.2f} s"


def _rate(value: float) -> str:
    return f"{value / 1e6:.2f} M steps/s"


MEASURES = {
    "position_bytes": Measure("Position", lambda v: f"{v:,} B", target=1024),
    "cold_first_move_s": Measure("Cold start, compiling, to the first move", _seconds),
    "cold_start_s": Measure("... and to a first simulation", _seconds),
    "second_start_s": Measure("Second start, to the first list of actions", _seconds),
    "one_core_steps_per_s": Measure("Random playouts, one core", _rate),
    "all_cores_steps_per_s": Measure("Random playouts, all cores", _rate),
    "play_us": Measure("State.play, everything checked", lambda v: f"{v:.1f} µs"),
}

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
    """Return the options of four players, or as near as the game comes to it."""
    spec = game_spec(name)
    low, high = spec.players
    return {"players": max(low, min(PLAYERS, high))} if "players" in spec.options else {}


def bench(
    only: Annotated[
        list[str] | None, typer.Option("--games", "-g", metavar="GAME", help="Which games; may be given several times.")
    ] = None,
    seconds: Annotated[float, typer.Option("--seconds", min=0.01, max=3600, help="How long to measure.")] = 2.0,
    file: Annotated[Path | None, typer.Option("--json", metavar="FILE", help="Also write the figures there.")] = None,
) -> None:
    """Measure this machine: position size, start-up, playouts, State.play.

    Examples:

    [bold]nightkeep bench[/]   every game

    [bold]nightkeep bench -g GAME --seconds 5 --json bench.json[/]
    """
    names = [game_spec(name).name for name in only or ()] or [spec.name for spec in game_specs()]
    if file is not None:
        check_folder(file, "--json ")
    games: dict[str, JsonObject] = {}
    with progress_bar() as bar:
        task = bar.add_task("", total=len(names) * len(STEPS))
        for name in names:

            def now(step: str, name: str = name) -> None:
                bar.update(task, description=f"{name}: {step}", completed=len(games) * len(STEPS) + STEPS.index(step))

            games[name] = _measure(name, seconds, now)
    _table(console(), games)
    if file is not None:
        figures = {
            "nightkeep": nightkeep.__version__,
            "python": platform.python_version(),
            "machine": f"{platform.system()} {platform.machine()}",
            "cores": os.cpu_count(),
            "games": games,
        }
        write_text(file, json.dumps(figures, indent=1) + "\n", "--json ")


def _measure(name: str, seconds: float, now: Callable[[str], None]) -> JsonObject:
    """Return a game's figures; ``now`` is told which step begins."""
    chosen = make_game(name, **options_of(name))
    figures: JsonObject = {"players": chosen.players, "position_bytes": chosen.spec.dtype.itemsize}
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
    """Run a program in a fresh process with its own cache; return the seconds to its first line, and that line."""
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
    """Play random games for about this long; return the rate of actions."""
    games = SMALL
    while True:
        began = time.perf_counter()
        steps = int(chosen.simulate(games, seed=1, threads=threads).lengths.sum())
        took = time.perf_counter() - began
        if took >= seconds / 2:
            return steps / took
        games = int(games * min(20.0, max(2.0, seconds / took)))


def _play_seconds(chosen: Game, seconds: float) -> float:
    """Replay one random game through State.play; return the best mean time of several replays."""
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


def _table(out: Console, found: dict[str, JsonObject]) -> None:
    table = Table(header_style="bold", border_style=FAINT, title="Nightkeep bench", title_justify="left")
    table.add_column("")
    for name, figures in found.items():
        table.add_column(f"{name}\n{figures['players']} players", justify="right")
    table.add_column("No more than", justify="right", style=FAINT)
    for key, measure in MEASURES.items():
        values = []
        for figures in found.values():
            text = measure.write(figures[key])
            missed = measure.target is not None and figures[key] > measure.target
            values.append(f"[bold red]{text}[/]" if missed else text)
        table.add_row(measure.title, *values, measure.write(measure.target) if measure.target else "")
    out.print(table)
    say(out, f"Python {platform.python_version()}, {os.cpu_count()} cores", CANDLE)
