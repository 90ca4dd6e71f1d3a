"""Many random games and what came of them."""

from __future__ import annotations

import time
from collections.abc import Sequence

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from nightkeep.cli.show import CANDLE, FAINT, count, say
from nightkeep.play.events import seat_names
from nightkeep.play.game import Game


def progress_bar(err: Console) -> Progress:
    """A bar that leaves nothing behind; it goes to stderr, so that stdout holds results only."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(complete_style=CANDLE),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=err,
        transient=True,
        disable=not err.is_terminal,
    )


def results_table(title: str, words: Sequence[str], numbers: Sequence[str]) -> Table:
    """Return an empty table with columns of words, then columns of numbers."""
    table = Table(title=title, title_justify="left", title_style="bold", header_style="bold", border_style=FAINT)
    for heading in words:
        table.add_column(heading)
    for heading in numbers:
        table.add_column(heading, justify="right")
    return table


def study(out: Console, err: Console, game: Game, games: int, seed: int, threads: int | None) -> None:
    """Simulate and print a table by seat."""
    with progress_bar(err) as bar:
        task = bar.add_task("Compiling", total=games)
        game.simulate(1, seed, threads)  # so that compiling does not count as playing
        bar.update(task, description="Playing")
        started = time.perf_counter()
        result = game.simulate(games, seed, threads, progress=lambda done: bar.advance(task, done))
        seconds = time.perf_counter() - started
    title = f"{game.rules.title}: {count(games, 'random game')}, seed {seed}"
    table = results_table(title, ["Seat"], ["Mean score", "Lowest", "Highest", "Share of wins", "95% interval"])
    shares, margins = result.win_shares(), result.win_margins()
    for seat, name in enumerate(seat_names(game.players)):
        mine = result.scores[:, seat]
        share, margin = float(shares[seat]), float(margins[seat])
        table.add_row(
            name,
            f"{mine.mean():.2f}",
            str(mine.min()),
            str(mine.max()),
            f"{share:.2%}",
            f"{max(0.0, share - margin):.2%} to {min(1.0, share + margin):.2%}",
        )
    out.print(table)
    lengths = result.lengths
    shared = int((result.winners.sum(axis=1) > 1).sum())
    say(out, f"Actions a game: {lengths.mean():.1f} on average, {lengths.min()} to {lengths.max()}.")
    say(out, f"Wins shared by several seats: {shared / games:.2%} of the games; each such seat counts its part.")
    say(out, f"{games / seconds:,.0f} games/s, {int(lengths.sum()) / seconds:,.0f} steps/s ({seconds:.2f} s).")
