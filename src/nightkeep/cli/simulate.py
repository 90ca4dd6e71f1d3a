"""``nightkeep simulate``: many random games, and a table of how they ended."""

from __future__ import annotations

import time
from typing import Annotated

import typer

from nightkeep.cli.arguments import GameName, Options, Players, chosen_game
from nightkeep.cli.show import (
    WORDS,
    console,
    interval,
    progress_bar,
    results_table,
    rulebook,
    say,
    seat_names,
    told,
)
from nightkeep.rules.numbers import figure, percent


def simulate(
    name: GameName,
    number: Annotated[int, typer.Option("--games", "-n", metavar="metavar-n", help="parameter-games")] = 100_000,
    players: Players = None,
    option: Options = None,
    seed: Annotated[int, typer.Option("--seed", metavar="metavar-n", help="parameter-seed-games")] = 0,
    threads: Annotated[int | None, typer.Option("--threads", "-t", metavar="metavar-n", help="parameter-cores")] = None,
) -> None:
    """Play many random games on all cores and say how they ended."""
    game, out = chosen_game(name, players, option), console()
    with progress_bar() as bar:
        task = bar.add_task(WORDS.text("progress-compiling"), total=number)
        game.simulate(1, seed, threads)  # so that compiling does not count as playing
        bar.update(task, description=WORDS.text("progress-playing"))
        started = time.perf_counter()
        result = game.simulate(number, seed, threads, progress=lambda done: bar.advance(task, done))
        seconds = time.perf_counter() - started
    title = told("simulate-title", title=rulebook(game.spec).title, n=number, seed=seed)
    table = results_table(title, ["seat"], ["mean-score", "lowest", "highest", "share", "interval"])
    shares, margins = result.win_shares(), result.win_margins()
    for seat, seat_name in enumerate(seat_names(game.players)):
        mine = result.scores[:, seat]
        low, high = max(0.0, shares[seat] - margins[seat]), min(1.0, shares[seat] + margins[seat])
        wins = (percent(shares[seat], 2), interval(low, high, 2))
        table.add_row(seat_name, figure(mine.mean(), 2), str(mine.min()), str(mine.max()), *wins)
    out.print(table)
    lengths = result.lengths
    shared = int((result.winners.sum(axis=1) > 1).sum())
    low, high = int(lengths.min()), int(lengths.max())
    say(out, told("simulate-lengths", mean=figure(lengths.mean(), 1), low=low, high=high))
    say(out, told("simulate-shared", share=percent(shared / number, 2)))
    speed = {"games": figure(number / seconds), "steps": figure(int(lengths.sum()) / seconds)}
    say(out, told("simulate-speed", **speed, seconds=figure(seconds, 2)))
