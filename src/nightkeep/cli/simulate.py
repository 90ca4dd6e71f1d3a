"""``nightkeep simulate``: many random games, and a table of how they ended."""

from __future__ import annotations

import time
from typing import Annotated

import typer

from nightkeep.cli.arguments import GameName, Options, Players, chosen_game
from nightkeep.cli.show import console, count, progress_bar, results_table, say
from nightkeep.play.events import seat_names


def simulate(
    name: GameName,
    number: Annotated[int, typer.Option("--games", "-n", help="How many games.")] = 100_000,
    players: Players = None,
    option: Options = None,
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same games.")] = 0,
    threads: Annotated[int | None, typer.Option("--threads", "-t", help="By default: all cores.")] = None,
) -> None:
    """Play many random games on all cores and say how they ended.

    Examples:

    [bold]nightkeep simulate GAME -n 1000000 --players 3[/]

    [bold]nightkeep simulate GAME --option board=my-board.toml[/]   try out a board of your own
    """
    game, out = chosen_game(name, players, option), console()
    with progress_bar() as bar:
        task = bar.add_task("Compiling", total=number)
        game.simulate(1, seed, threads)  # so that compiling does not count as playing
        bar.update(task, description="Playing")
        started = time.perf_counter()
        result = game.simulate(number, seed, threads, progress=lambda done: bar.advance(task, done))
        seconds = time.perf_counter() - started
    title = f"{game.rules.title}: {count(number, 'random game')}, seed {seed}"
    table = results_table(title, ["Seat"], ["Mean score", "Lowest", "Highest", "Share of wins", "95% interval"])
    shares, margins = result.win_shares(), result.win_margins()
    for seat, seat_name in enumerate(seat_names(game.players)):
        mine = result.scores[:, seat]
        low, high = max(0.0, shares[seat] - margins[seat]), min(1.0, shares[seat] + margins[seat])
        wins = (f"{shares[seat]:.2%}", f"{low:.2%} to {high:.2%}")
        table.add_row(seat_name, f"{mine.mean():.2f}", str(mine.min()), str(mine.max()), *wins)
    out.print(table)
    lengths = result.lengths
    shared = int((result.winners.sum(axis=1) > 1).sum())
    say(out, f"Actions a game: {lengths.mean():.1f} on average, {lengths.min()} to {lengths.max()}.")
    say(out, f"Wins shared by several seats: {shared / number:.2%} of the games; each such seat counts its part.")
    say(out, f"{number / seconds:,.0f} games/s, {int(lengths.sum()) / seconds:,.0f} steps/s ({seconds:.2f} s).")
