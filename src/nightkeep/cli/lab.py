"""``nightkeep lab``: studies for designers."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import typer

from nightkeep.cli import show
from nightkeep.cli.flags import BareFlags
from nightkeep.cli.saves import write_text
from nightkeep.cli.show import figure, progress_bar, say, told
from nightkeep.rules.errors import NightkeepError
from nightkeep.rules.extras import require

app = typer.Typer(
    name="lab",
    cls=BareFlags,
    no_args_is_help=True,
    rich_markup_mode="rich",
    help="Studies for designers: sweep options, and look at the results.",
)


@app.command()
def run(
    study: Annotated[Path, typer.Argument(metavar="STUDY.toml", help="What to play; see studies/.")],
    folder: Annotated[
        Path | None, typer.Option("--to", metavar="DIR", help="Where results go; by default: results/STUDY.")
    ] = None,
    workers: Annotated[int | None, typer.Option("--workers", "-w", min=1, help="By default: all cores.")] = None,
    on: Annotated[str, typer.Option("--on", metavar="here|ray", help="On this machine, or on a Ray cluster.")] = "here",
) -> None:
    """Play a study. Results are kept as they come; the same command goes on where it was interrupted.

    Examples:

    [bold]nightkeep lab run studies/first-seat.toml[/]

    [bold]nightkeep lab run studies/first-seat.toml --on ray[/]   on the cluster that RAY_ADDRESS names, or a local one
    """
    require("lab")  # before anything is played
    from nightkeep.lab.run import run_study
    from nightkeep.lab.study import read_study

    if on not in ("here", "ray"):
        raise NightkeepError(told("study-on", on=on))
    asked = read_study(study)
    target = folder or Path("results") / study.stem
    total = sum(cell.games for cell in asked.cells)
    started = time.perf_counter()
    with progress_bar() as bar:
        task = bar.add_task(asked.title, total=total)
        try:
            run_study(asked, target, workers, on, progress=lambda more: bar.advance(task, more))
        except KeyboardInterrupt:
            bar.stop()
            stopped = told("study-stopped", done=int(bar.tasks[task].completed), n=total, path=str(target))
            say(show.console(stderr=True), stopped, wrap=False)
            raise
    seconds, out = time.perf_counter() - started, show.console()
    done = {"cells": told("count-cells", n=len(asked.cells)), "games": told("count-games", n=total)}
    say(out, told("study-done", title=asked.title, **done, seconds=figure(seconds, 1)))
    say(out, told("study-results", path=str(target)), wrap=False)


@app.command()
def report(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="A folder of results.")],
    against: Annotated[
        Path | None, typer.Option("--against", metavar="DIR", help="Compare with the results of another study.")
    ] = None,
) -> None:
    """Draw a study's results: DIR/report.html, a page of its own, and DIR/report.csv.

    Examples:

    [bold]nightkeep lab report results/first-seat[/]

    [bold]nightkeep lab report results/new --against results/old[/]   with a test of each difference
    """
    require("lab")  # before anything is played
    from nightkeep.lab.report import write_csv, write_html
    from nightkeep.lab.results import read_results

    results = read_results(folder)
    other = read_results(against) if against is not None else None
    for name, text in (("report.html", write_html(results, other)), ("report.csv", write_csv(results))):
        write_text(folder / name, text)
        say(show.console(), str(folder / name), wrap=False)
