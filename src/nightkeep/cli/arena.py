"""``nightkeep arena``: bots against bots, and how sure the result is."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from nightkeep.arena.ladder import can_rate, duels, sides, standings
from nightkeep.arena.match import Result, seating
from nightkeep.arena.run import Match, check_match, play_match, read_results
from nightkeep.cli.arguments import GameName, Options, Players, chosen_game
from nightkeep.cli.show import (
    CANDLE,
    WORDS,
    console,
    interval,
    progress_bar,
    results_table,
    rulebook,
    say,
    told,
)
from nightkeep.play.game import Game
from nightkeep.rules.extras import install_command
from nightkeep.rules.messages import Message
from nightkeep.rules.numbers import figure, percent


def arena(
    name: GameName,
    bots: Annotated[str, typer.Option("--bots", "-b", metavar="metavar-bots", help="parameter-bots")] = "hard,normal",
    number: Annotated[int, typer.Option("--games", "-n", min=1, metavar="metavar-n", help="parameter-games")] = 100,
    players: Players = None,
    option: Options = None,
    seed: Annotated[int, typer.Option("--seed", metavar="metavar-n", help="parameter-seed-rolls")] = 1,
    workers: Annotated[
        int | None, typer.Option("--workers", "-w", min=1, metavar="metavar-n", help="parameter-cores")
    ] = None,
    file: Annotated[Path | None, typer.Option("--results", metavar="metavar-file", help="parameter-results")] = None,
) -> None:
    """Let bots play each other and say who is stronger."""
    listed = [words.strip() for words in bots.split(",") if words.strip()]
    game, out = chosen_game(name, players, option), console()
    match = Match(game.name, {key: value for key, value in game.options.items() if key != "version"}, listed, seed)
    check_match(match)
    with progress_bar() as bar:
        task = bar.add_task(WORDS.text("progress-playing"), total=number)
        try:
            results = play_match(match, number, file, workers, progress=lambda more: bar.advance(task, more))
        except KeyboardInterrupt:
            bar.stop()
            done = int(bar.tasks[task].completed)
            if file is not None and file.exists():  # what is in the file counts, reported or not
                done = sum(index < number for index in read_results(file, match, game))
            kept = told("match-stopped-kept", done=done, n=number, path=str(file))
            say(console(stderr=True), kept if file is not None else told("match-stopped", done=done, n=number))
            raise
    _print_results(out, game, match, results)
    if file is not None:
        say(out, told("match-results", path=str(file)), wrap=False)


def _print_results(out: Console, game: Game, match: Match, results: list[Result]) -> None:
    bots, teams = match.bots, seating(game, len(match.bots)).teams
    solo = len(set(teams)) == 1
    alone = len(set(bots)) == 1 and not solo
    title = told("match-title", title=rulebook(game.spec).title, n=len(results), seed=match.seed)
    _print_standings(out, title, bots, results, teams)
    if (game.spec.teams is not None or alone) and len(bots) >= len(set(teams)):
        _print_sides(out, game, bots, results, teams)
    if solo and len(bots) > 1:
        _print_duels(out, bots, results, teams)
    say(out, told("match-lengths", mean=figure(sum(result.actions for result in results) / len(results), 1)))
    if alone:
        say(out, told("match-alone", bot=bots[0]))
    elif not solo:
        say(out, told("match-bold-rated") if can_rate() else told("match-bold", command=install_command("lab")))


def _print_standings(
    out: Console, title: Message, bots: list[str], results: list[Result], teams: tuple[int, ...]
) -> None:
    """Print who has won how often, the best first; bold: clearly more than its fair share."""
    table = results_table(title, ["bot"], ["games", "share", "interval", "fair-share", "rating"])
    solo = len(set(teams)) == 1
    rows = standings(bots, results, teams)
    for row in sorted(rows, key=lambda row: -row.share if solo or row.rating is None else -row.rating):
        if row.games == 0:  # more bots than chairs, and too few games for all to meet
            table.add_row(row.name, "0")
            continue
        table.add_row(
            row.name,
            str(row.games),
            percent(row.share, 1),
            interval(row.low, row.high),
            "" if solo else percent(row.fair, 1),
            "" if solo or row.rating is None else f"{row.rating:.0f}",
            style=f"bold {CANDLE}" if row.low > row.fair and not solo else "",
        )
    out.print(table)


def _print_sides(out: Console, game: Game, bots: list[str], results: list[Result], teams: tuple[int, ...]) -> None:
    """Print how each bot fared on each side, where sides differ in kind."""
    names = game.start().names
    table = results_table(told("match-by-side"), ["side", "bot"], ["games", "share", "interval"])
    for side in sides(bots, results, teams):
        seats = ", ".join(name for name, team in zip(names, teams, strict=True) if team == side.chair)
        table.add_row(seats, side.name, str(side.games), percent(side.share, 1), interval(side.low, side.high))
    out.print(table)


def _print_duels(out: Console, bots: list[str], results: list[Result], teams: tuple[int, ...]) -> None:
    """Print, for every two bots with the same dice, who won where the other did not."""
    numbers = ["both", "only-first", "only-second", "neither", "first-share", "interval"]
    table = results_table(told("match-duels"), ["bots"], numbers)
    for duel in duels(bots, results, teams):
        decided = duel.only_one + duel.only_other > 0
        counts = map(str, (duel.both, duel.only_one, duel.only_other, duel.neither))
        share = (percent(duel.share, 1), interval(duel.low, duel.high)) if decided else ("", "")
        clear = decided and (duel.low > 0.5 or duel.high < 0.5)
        table.add_row(f"{duel.one} - {duel.other}", *counts, *share, style=f"bold {CANDLE}" if clear else "")
    out.print(table)
    say(out, told("match-bold-duel"))
