"""``nightkeep lab``: studies for designers."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import typer

from nightkeep.cli import show
from nightkeep.cli.help import SpokenCommand, SpokenGroup
from nightkeep.cli.saves import write_text
from nightkeep.cli.show import progress_bar, say, told
from nightkeep.rules.errors import NightkeepError
from nightkeep.rules.extras import require
from nightkeep.rules.numbers import figure

app = typer.Typer(
    name="lab",
    cls=SpokenGroup,
    no_args_is_help=True,
    rich_markup_mode="rich",
    help="command-lab",
)


@app.command(cls=SpokenCommand, help="command-lab-run")
def run(
    study: Annotated[Path, typer.Argument(metavar="metavar-study", help="parameter-study")],
    folder: Annotated[Path | None, typer.Option("--to", metavar="metavar-dir", help="parameter-study-to")] = None,
    workers: Annotated[
        int | None, typer.Option("--workers", "-w", min=1, metavar="metavar-n", help="parameter-cores")
    ] = None,
    on: Annotated[str, typer.Option("--on", metavar="here|ray", help="parameter-study-on")] = "here",
) -> None:
    """Play a study. Results are kept as they come; the same command goes on where it was interrupted."""
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


@app.command(cls=SpokenCommand, help="command-lab-report")
def report(
    folder: Annotated[Path, typer.Argument(metavar="metavar-dir", help="parameter-report-folder")],
    against: Annotated[Path | None, typer.Option("--against", metavar="metavar-dir", help="parameter-against")] = None,
) -> None:
    """Draw a study's results: DIR/report.html, a page of its own, and DIR/report.csv."""
    require("lab")  # before anything is played
    from nightkeep.lab.report import write_csv, write_html
    from nightkeep.lab.results import read_results

    results = read_results(folder)
    other = read_results(against) if against is not None else None
    for name, text in (("report.html", write_html(results, other)), ("report.csv", write_csv(results))):
        write_text(folder / name, text)
        say(show.console(), str(folder / name), wrap=False)
