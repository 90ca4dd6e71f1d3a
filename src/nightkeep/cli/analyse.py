"""``nightkeep analyse``: a graph of every seat's chance of winning in a played game, and its turning points."""

from __future__ import annotations

import json
from dataclasses import asdict
from html import escape
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from nightkeep.bots.review import LEAST_LOSS, Review, review
from nightkeep.cli.arguments import RecordFile
from nightkeep.cli.replay import load_whole
from nightkeep.cli.saves import check_folder, write_text
from nightkeep.cli.show import (
    CANDLE,
    FAINT,
    WORDS,
    clean,
    console,
    progress_bar,
    rulebook,
    say,
    told,
)
from nightkeep.play.records import replay
from nightkeep.play.state import State
from nightkeep.rules.errors import OptionError
from nightkeep.rules.numbers import percent

BARS = "▁▂▃▄▅▆▇█"
WIDEST = 72
INKS = ("#e0b050", "#7fb0ff", "#6fcf97", "#ef7f7f", "#c79bff", "#8fd6e8", "#e8a0c8", "#c0c0c0")


def analyse(
    file: RecordFile,
    rounds: Annotated[int, typer.Option("--rounds", min=10, metavar="metavar-n", help="parameter-rounds")] = 2000,
    seed: Annotated[int, typer.Option("--seed", metavar="metavar-n", help="parameter-seed-same")] = 0,
    svg: Annotated[Path | None, typer.Option("--svg", metavar="metavar-file", help="parameter-svg")] = None,
    data: Annotated[Path | None, typer.Option("--json", metavar="metavar-file", help="parameter-json")] = None,
) -> None:
    """Look at a played game: a graph of everybody's chances, and where it turned."""
    out = console()
    for target in (svg, data):
        if target is not None:
            check_folder(target)
            if target.resolve() == file.resolve():
                raise OptionError(told("analyse-same-file", path=str(target)))
    state = replay(load_whole(file))
    with progress_bar() as bar:
        task = bar.add_task(WORDS.text("progress-thinking"), total=len(state.history))
        seen = review(state, rounds, seed, progress=lambda done: bar.advance(task, done))
    if not seen.moments:
        say(out, told("analyse-nothing"))
        return
    actions, decisions = told("count-actions", n=len(state.history)), told("count-decisions", n=len(seen.moments))
    title = rulebook(state.game.spec).title
    say(out, told("analyse-title", title=title, actions=actions, decisions=decisions), "bold")
    _graph(out, state, seen)
    _turning_points(out, state, seen)
    for target, text in ((svg, picture(state, seen)), (data, as_json(seen))):
        if target is not None:
            write_text(target, text)
            say(out, told("written", path=str(target)), wrap=False)


def _graph(out: Console, state: State, seen: Review) -> None:
    """Print a line for each seat: its chances from the first decision to the last."""
    width = max(10, min(WIDEST, len(seen.moments), out.width - 34))
    grid = Table.grid(padding=(0, 2))
    for seat, name in enumerate(state.names):
        series = [moment.chances[seat] for moment in seen.moments]
        cut = [series[i * len(series) // width] for i in range(width)]
        bars = "".join(BARS[min(7, int(8 * chance))] for chance in cut)
        won = "★" if seat in seen.winners else " "
        ink = INKS[seat % len(INKS)]
        last = WORDS.text("analyse-last", chance=percent(series[-1]))
        grid.add_row(won, Text(clean(name)), Text(bars, ink), last)
    out.print(grid)


def _turning_points(out: Console, state: State, seen: Review) -> None:
    """Print the worst decisions and the largest changes of a chance."""
    blunders = seen.blunders()
    if blunders:
        table = _table("analyse-blunders")
        for heading in ("action", "seat", "played", "better"):
            table.add_column(WORDS.text(f"heading-{heading}"))
        table.add_column(WORDS.text("heading-costs"), justify="right", style=CANDLE)
        for moment in blunders:
            name = clean(state.names[moment.seat])
            table.add_row(str(moment.index + 1), name, moment.action, moment.best, percent(moment.loss, 1))
        out.print(table)
    else:
        say(out, told("analyse-no-blunders", share=percent(LEAST_LOSS)))
    swings = seen.swings()
    if not swings:
        return
    table = _table("analyse-swings")
    for heading in ("from-action", "seat"):
        table.add_column(WORDS.text(f"heading-{heading}"))
    table.add_column(WORDS.text("heading-change"), justify="right", style=CANDLE)
    table.add_column(WORDS.text("heading-then"))
    for moment, seat, change in swings:
        following = state.history[moment.index : moment.index + 3]
        more = " ..." if moment.index + 3 < len(state.history) else ""
        row = (clean(state.names[seat]), percent(change, 1, sign=True), ", ".join(following) + more)
        table.add_row(str(moment.index + 1), *row)
    out.print(table)


def _table(title: str) -> Table:
    return Table(title=WORDS.text(title), title_justify="left", title_style="bold", border_style=FAINT)


def as_json(seen: Review) -> str:
    """Return the whole review as JSON."""
    return json.dumps(asdict(seen), indent=1) + "\n"


def picture(state: State, seen: Review) -> str:
    """Return the graph as an SVG picture."""
    wide, high, left, top = 900, 360, 48, 20
    points = [(moment.index, moment.chances) for moment in seen.moments]
    if seen.end:
        points.append((len(state.history), seen.end))
    last = points[-1][0] or 1

    def x(index: int) -> float:
        return left + (wide - left - 140) * index / last

    def y(chance: float) -> float:
        return top + (high - 2 * top) * (1 - chance)

    title = escape(WORDS.text("analyse-picture", title=rulebook(state.game.spec).title))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" role="img" '
        f'font-family="Georgia, serif" font-size="13"><title>{title}</title>',
        f'<rect width="{wide}" height="{high}" fill="#141a2b"/>',
    ]
    for height in (0, 25, 50, 75, 100):
        at = y(height / 100)
        parts.append(f'<path d="M{left} {at:.1f}H{wide - 140}" stroke="#35405e"/>')
        parts.append(f'<text x="{left - 8}" y="{at + 4:.1f}" fill="#c9d2ea" text-anchor="end">{height}%</text>')
    for moment in seen.blunders():
        parts.append(f'<path d="M{x(moment.index):.1f} {top}V{high - top}" stroke="#ef7f7f" stroke-dasharray="3 4"/>')
    ends = sorted(range(seen.players), key=lambda seat: -points[-1][1][seat])
    for place, seat in enumerate(ends):
        ink = INKS[seat % len(INKS)]
        line = " ".join(f"{x(index):.1f},{y(chances[seat]):.1f}" for index, chances in points)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{ink}" stroke-width="2"/>')
        parts.append(
            f'<text x="{wide - 130}" y="{top + 14 + 20 * place}" fill="{ink}">'
            f"{'★ ' if seat in seen.winners else ''}{escape(state.names[seat])}</text>"
        )
    return "\n".join([*parts, "</svg>"]) + "\n"
