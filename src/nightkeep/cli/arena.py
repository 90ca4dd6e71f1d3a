"""``nightkeep arena``: bots against bots, and how sure the result is."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from nightkeep.arena.ladder import can_rate, duels, sides, standings
from nightkeep.arena.match import Result, seating
from nightkeep.arena.run import Match, check_match, play_match, read_results
from nightkeep.cli.show import CANDLE, count, say
from nightkeep.cli.study import progress_bar, results_table
from nightkeep.play.game import Game


def contest(
    out: Console,
    err: Console,
    game: Game,
    bots: list[str],
    games: int,
    seed: int,
    workers: int | None,
    file: Path | None,
) -> None:
    """Play a match and print who stands where."""
    match = Match(game.name, {key: value for key, value in game.options.items() if key != "version"}, bots, seed)
    check_match(match)
    done = 0
    try:
        with progress_bar(err) as bar:
            task = bar.add_task("Playing", total=games)

            def advance(more: int) -> None:
                nonlocal done
                done += more
                bar.advance(task, more)

            results = play_match(match, games, file, workers, progress=advance)
    except KeyboardInterrupt:
        if file is not None and file.exists():  # what is in the file counts, told of or not
            done = sum(index < games for index in read_results(file, match, game))
        kept = f"kept in {file}; the same command goes on from there" if file else "not kept; --results FILE keeps them"
        say(err, f"Stopped after {done} of {count(games, 'game')}, {kept}.")
        raise
    teams = seating(game, len(bots)).teams
    title = f"{game.rules.title}: {count(games, 'game')}, seed {seed}"
    table = results_table(title, ["Bot"], ["Games", "Share of wins", "95% interval", "Fair share", "Rating"])
    solo = len(set(teams)) == 1
    alone = len(set(bots)) == 1 and not solo
    rows = standings(bots, results, teams)
    for row in sorted(rows, key=lambda row: -row.share if solo or row.rating is None else -row.rating):
        if row.games == 0:  # more bots than chairs, and too few games for all to meet
            table.add_row(row.name, "0")
            continue
        clear = row.low > row.fair or row.high < row.fair
        table.add_row(
            row.name,
            str(row.games),
            f"{row.share:.1%}",
            f"{row.low:.1%} to {row.high:.1%}",
            "" if solo else f"{row.fair:.1%}",
            "" if solo or row.rating is None else f"{row.rating:.0f}",
            style=f"bold {CANDLE}" if clear and row.share > row.fair and not solo else "",
        )
    out.print(table)
    if (game.spec.teams is not None or alone) and len(bots) >= len(set(teams)):
        _tell_sides(out, game, bots, results, teams)
    if solo and len(bots) > 1:
        _tell_duels(out, bots, results, teams)
    say(out, f"Actions a game: {sum(result.actions for result in results) / max(1, games):.1f} on average.")
    if alone:
        say(out, f"{bots[0]} played every seat, so every win is its own; --bots takes different ones to compare.")
    elif not solo:
        rated = "400 points apart are odds of ten to one" if can_rate() else "pip install 'nightkeep[lab]' to see them"
        say(out, f"A bold row wins clearly more than its fair share. Ratings: {rated}.")
    if file is not None:
        say(out, f"Results in {file}", wrap=False)


def _tell_sides(out: Console, game: Game, bots: list[str], results: list[Result], teams: tuple[int, ...]) -> None:
    """How each bot fared on each side, where sides differ in kind."""
    names = game.start().names
    table = results_table("By side", ["Side", "Bot"], ["Games", "Share of wins", "95% interval"])
    for side in sides(bots, results, teams):
        seats = ", ".join(name for name, team in zip(names, teams, strict=True) if team == side.chair)
        table.add_row(seats, side.name, str(side.games), f"{side.share:.1%}", f"{side.low:.1%} to {side.high:.1%}")
    out.print(table)


def _tell_duels(out: Console, bots: list[str], results: list[Result], teams: tuple[int, ...]) -> None:
    """Two bots with the same dice: who won where the other did not."""
    numbers = ["Both won", "Only first", "Only second", "Neither", "First of the decided", "95% interval"]
    table = results_table("Duels: the same chance for both", ["Bots"], numbers)
    for duel in duels(bots, results, teams):
        decided = duel.only_one + duel.only_other
        table.add_row(
            f"{duel.one} - {duel.other}",
            str(duel.both),
            str(duel.only_one),
            str(duel.only_other),
            str(duel.neither),
            f"{duel.share:.1%}" if decided else "",
            f"{duel.low:.1%} to {duel.high:.1%}" if decided else "",
            style=f"bold {CANDLE}" if decided and (duel.low > 0.5 or duel.high < 0.5) else "",
        )
    out.print(table)
    say(out, "A bold duel is clear of even.")
