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
from nightkeep.cli.show import CANDLE, FAINT, WORDS, console, progress_bar, say, told
from nightkeep.play.chance import Chance
from nightkeep.play.drive import AnyLegal, play_out
from nightkeep.play.game import Game
from nightkeep.play.registry import game as make_game
from nightkeep.play.registry import game_spec, game_specs
from nightkeep.rules.errors import NightkeepError
from nightkeep.rules.numbers import figure
from nightkeep.rules.things import JsonObject

PLAYERS = 4
SMALL = 100  # games of the first simulation after a cold start
BEST_OF = 3  # second starts
STEPS = ("bench-cold-start", "bench-second-start", "bench-one-core", "bench-all-cores", "bench-state-play")


@dataclass(frozen=True)
class Measure:
    """A row of the table (its title: ``bench-KEY``): how its value is written, and the highest that is intended."""

    write: Callable[[float], str]
    target: float | None = None


def _seconds(value: float) -> str:
    return f"{figure(value, 2)} s"


def _rate(value: float) -> str:
    return WORDS.text("bench-rate", rate=figure(value / 1e6, 2))


MEASURES = {
    "position_bytes": Measure(lambda v: f"{figure(v)} B", target=1024),
    "cold_first_move_s": Measure(_seconds),
    "cold_start_s": Measure(_seconds),
    "second_start_s": Measure(_seconds),
    "one_core_steps_per_s": Measure(_rate),
    "all_cores_steps_per_s": Measure(_rate),
    "play_us": Measure(lambda v: f"{figure(v, 1)} µs"),
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
        list[str] | None, typer.Option("--games", "-g", metavar="metavar-game", help="parameter-which-games")
    ] = None,
    seconds: Annotated[
        float, typer.Option("--seconds", min=0.01, max=3600, metavar="metavar-seconds", help="parameter-seconds")
    ] = 2.0,
    file: Annotated[Path | None, typer.Option("--json", metavar="metavar-file", help="parameter-figures")] = None,
) -> None:
    """Measure this machine: position size, start-up, playouts, State.play."""
    names = [game_spec(name).name for name in only or ()] or [spec.name for spec in game_specs()]
    if file is not None:
        check_folder(file, "--json ")
    games: dict[str, JsonObject] = {}
    with progress_bar() as bar:
        task = bar.add_task("", total=len(names) * len(STEPS))
        for name in names:

            def now(step: str, name: str = name) -> None:
                bar.update(
                    task,
                    description=f"{name}: {WORDS.text(step)}",
                    completed=len(games) * len(STEPS) + STEPS.index(step),
                )

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
        now("bench-cold-start")
        figures["cold_start_parts_s"] = parts = json.loads(_fresh(cache, COLD, name, str(SMALL))[1])
        figures["cold_first_move_s"] = parts["first_play"]
        figures["cold_start_s"] = max(parts.values())
        now("bench-second-start")
        figures["second_start_s"] = min(_fresh(cache, WARM, name)[0] for _ in range(BEST_OF))
    now("bench-one-core")
    chosen.simulate(1, threads=1)
    figures["one_core_steps_per_s"] = _steps_per_second(chosen, 1, seconds)
    now("bench-all-cores")
    figures["all_cores_steps_per_s"] = _steps_per_second(chosen, None, seconds)
    now("bench-state-play")
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
        last = complaint.strip().rpartition("\n")[2]
        raise NightkeepError(told("bench-failed", game=name, problem=last))
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
    table = Table(header_style="bold", border_style=FAINT, title=WORDS.text("bench-title"), title_justify="left")
    table.add_column("")
    for name, figures in found.items():
        players = WORDS.text("bench-players", n=figures["players"])
        table.add_column(f"{name}\n{players}", justify="right")
    table.add_column(WORDS.text("bench-most"), justify="right", style=FAINT)
    for key, measure in MEASURES.items():
        values = []
        for figures in found.values():
            text = measure.write(figures[key])
            missed = measure.target is not None and figures[key] > measure.target
            values.append(f"[bold red]{text}[/]" if missed else text)
        title = WORDS.text(f"bench-{key.replace('_', '-')}")
        table.add_row(title, *values, measure.write(measure.target) if measure.target else "")
    out.print(table)
    say(out, told("bench-machine", python=platform.python_version(), cores=os.cpu_count()), CANDLE)
