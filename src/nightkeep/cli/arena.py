"""``nightkeep arena``: bots against bots, and how sure the result is."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.table import Table

from nightkeep.arena.ladder import standings
from nightkeep.arena.match import seating
from nightkeep.arena.run import Match, check_match, play_match
from nightkeep.cli.show import CANDLE, FAINT, count, say
from nightkeep.cli.study import progress_bar
from nightkeep.core.game import Game


def contest(
    out: Console, err: Console, game: Game, bots: list[str], games: int, seed: int, workers: int | None,
    file: Path | None,
) -> None:
    """Play a match and print who stands where."""
    match = Match(game.name, {key: value for key, value in game.options.items() if key != "version"}, bots, seed)
    check_match(match)
    with progress_bar(err) as bar:
        task = bar.add_task("Playing", total=games)
        results = play_match(match, games, file, workers, progress=lambda done: bar.advance(task, done))
    teams = seating(game, len(bots)).teams
    title = f"{game.rules.title}: {count(games, 'game')}, seed {seed}"
    table = Table(title=title, title_justify="left", title_style="bold", header_style="bold", border_style=FAINT)
    table.add_column("Bot")
    for heading in ("Games", "Share of wins", "95% interval", "Fair share", "Rating"):
        table.add_column(heading, justify="right")
    solo = len(set(teams)) == 1
    for row in sorted(standings(bots, results, teams), key=lambda row: -row.rating if not solo else -row.share):
        clear = row.low > row.fair or row.high < row.fair
        table.add_row(
            row.name, str(row.games), f"{row.share:.1%}", f"{row.low:.1%} to {row.high:.1%}",
            "" if solo else f"{row.fair:.1%}", "" if solo else f"{row.rating:.0f}",
            style=f"bold {CANDLE}" if clear and row.share > row.fair and not solo else "",
        )
    out.print(table)
    say(out, f"Actions a game: {sum(result.actions for result in results) / max(1, games):.1f} on average.")
    if not solo:
        say(out, "A bold row wins clearly more than its fair share. Ratings: 400 points apart are odds of ten to one.")
    if file is not None:
        say(out, f"Results in {file}", wrap=False)
