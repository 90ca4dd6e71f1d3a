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
from nightkeep.cli.show import CANDLE, console, count, progress_bar, results_table, say
from nightkeep.play.game import Game


def arena(
    name: GameName,
    bots: Annotated[
        str, typer.Option("--bots", "-b", metavar="BOT,BOT,...", help="Levels, with changes such as hard:rounds=500.")
    ] = "hard,normal",
    number: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 100,
    players: Players = None,
    option: Options = None,
    seed: Annotated[int, typer.Option("--seed", help="The same seed rolls and draws the same.")] = 1,
    workers: Annotated[int | None, typer.Option("--workers", "-w", min=1, help="By default: all cores.")] = None,
    file: Annotated[
        Path | None, typer.Option("--results", metavar="FILE", help="Keep results there; go on with them if it exists.")
    ] = None,
) -> None:
    """Let bots play each other and say who is stronger.

    Seats are changed in turn, so that no bot keeps a better chair. Bots: random, greedy, easy, normal, hard, expert.

    Examples:

    [bold]nightkeep arena GAME --bots hard,normal --games 400[/]

    [bold]nightkeep arena GAME -p 4 -b hard,random,random,random -n 200 --results match.jsonl[/]   one against three
    """
    listed = [words.strip() for words in bots.split(",") if words.strip()]
    game, out = chosen_game(name, players, option), console()
    match = Match(game.name, {key: value for key, value in game.options.items() if key != "version"}, listed, seed)
    check_match(match)
    with progress_bar() as bar:
        task = bar.add_task("Playing", total=number)
        try:
            results = play_match(match, number, file, workers, progress=lambda more: bar.advance(task, more))
        except KeyboardInterrupt:
            bar.stop()
            done = int(bar.tasks[task].completed)
            if file is not None and file.exists():  # what is in the file counts, reported or not
                done = sum(index < number for index in read_results(file, match, game))
            kept = (
                f"kept in {file}; the same command goes on from there"
                if file
                else "not kept; --results FILE keeps them"
            )
            say(console(stderr=True), f"Stopped after {done} of {count(number, 'game')}, {kept}.")
            raise
    _print_results(out, game, match, results)
    if file is not None:
        say(out, f"Results in {file}", wrap=False)


def _print_results(out: Console, game: Game, match: Match, results: list[Result]) -> None:
    bots, teams = match.bots, seating(game, len(match.bots)).teams
    solo = len(set(teams)) == 1
    alone = len(set(bots)) == 1 and not solo
    _print_standings(out, f"{game.rules.title}: {count(len(results), 'game')}, seed {match.seed}", bots, results, teams)
    if (game.spec.teams is not None or alone) and len(bots) >= len(set(teams)):
        _print_sides(out, game, bots, results, teams)
    if solo and len(bots) > 1:
        _print_duels(out, bots, results, teams)
    say(out, f"Actions a game: {sum(result.actions for result in results) / len(results):.1f} on average.")
    if alone:
        say(out, f"{bots[0]} played every seat, so every win is its own; --bots takes different ones to compare.")
    elif not solo:
        rated = "400 points apart are odds of ten to one" if can_rate() else "pip install 'nightkeep[lab]' to see them"
        say(out, f"A bold row wins clearly more than its fair share. Ratings: {rated}.")


def _print_standings(out: Console, title: str, bots: list[str], results: list[Result], teams: tuple[int, ...]) -> None:
    """Print who has won how often, the best first; bold: clearly more than its fair share."""
    table = results_table(title, ["Bot"], ["Games", "Share of wins", "95% interval", "Fair share", "Rating"])
    solo = len(set(teams)) == 1
    rows = standings(bots, results, teams)
    for row in sorted(rows, key=lambda row: -row.share if solo or row.rating is None else -row.rating):
        if row.games == 0:  # more bots than chairs, and too few games for all to meet
            table.add_row(row.name, "0")
            continue
        table.add_row(
            row.name,
            str(row.games),
            f"{row.share:.1%}",
            f"{row.low:.1%} to {row.high:.1%}",
            "" if solo else f"{row.fair:.1%}",
            "" if solo or row.rating is None else f"{row.rating:.0f}",
            style=f"bold {CANDLE}" if row.low > row.fair and not solo else "",
        )
    out.print(table)


def _print_sides(out: Console, game: Game, bots: list[str], results: list[Result], teams: tuple[int, ...]) -> None:
    """Print how each bot fared on each side, where sides differ in kind."""
    names = game.start().names
    table = results_table("By side", ["Side", "Bot"], ["Games", "Share of wins", "95% interval"])
    for side in sides(bots, results, teams):
        seats = ", ".join(name for name, team in zip(names, teams, strict=True) if team == side.chair)
        table.add_row(seats, side.name, str(side.games), f"{side.share:.1%}", f"{side.low:.1%} to {side.high:.1%}")
    out.print(table)


def _print_duels(out: Console, bots: list[str], results: list[Result], teams: tuple[int, ...]) -> None:
    """Print, for every two bots with the same dice, who won where the other did not."""
    numbers = ["Both won", "Only first", "Only second", "Neither", "First of the decided", "95% interval"]
    table = results_table("Duels: the same chance for both", ["Bots"], numbers)
    for duel in duels(bots, results, teams):
        decided = duel.only_one + duel.only_other > 0
        counts = map(str, (duel.both, duel.only_one, duel.only_other, duel.neither))
        share = (f"{duel.share:.1%}", f"{duel.low:.1%} to {duel.high:.1%}") if decided else ("", "")
        clear = decided and (duel.low > 0.5 or duel.high < 0.5)
        table.add_row(f"{duel.one} - {duel.other}", *counts, *share, style=f"bold {CANDLE}" if clear else "")
    out.print(table)
    say(out, "A bold duel is clear of even.")
