"""``nightkeep board``: write a board of one's own, and check it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from nightkeep.cli import show
from nightkeep.cli.arguments import GameName, Options, Players, chosen_options
from nightkeep.cli.flags import BareFlags
from nightkeep.cli.saves import check_folder, write_text
from nightkeep.cli.show import count, progress_bar, results_table, say
from nightkeep.play.own_boards import BoardReport, check_board, new_board
from nightkeep.play.registry import game as make_game
from nightkeep.play.registry import game_spec
from nightkeep.rules.board_files import TomlFile
from nightkeep.rules.errors import OptionError

app = typer.Typer(
    name="board", cls=BareFlags, no_args_is_help=True, rich_markup_mode="rich", help="Boards of your own."
)


@app.command()
def new(
    name: GameName,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="Write to this new file; by default: print it.")
    ] = None,
) -> None:
    """Write a game's standard board as a TOML file to start from.

    Examples:

    [bold]nightkeep board new GAME --out mine.toml[/]
    """
    text = new_board(name)
    if out is None:
        print(text, end="")
        return
    check_folder(out, "--out ")
    if out.exists():
        raise OptionError(f"--out {out}: the file exists; choose another name")
    write_text(out, text, "--out ")
    say(show.console(), f"Written: {out}. Change it, then: nightkeep board check {out}", wrap=False)


@app.command()
def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A board file.")],
    name: Annotated[str | None, typer.Option("--game", metavar="GAME", help="The game it should be for.")] = None,
    players: Players = None,
    option: Options = None,
    number: Annotated[int, typer.Option("--games", "-n", min=1, help="How many random games.")] = 1000,
) -> None:
    """Check a board file: read it, play random games on it, and draw it.

    Examples:

    [bold]nightkeep board check mine.toml[/]

    [bold]nightkeep board check mine.toml --game GAME --players 3 -n 5000[/]
    """
    board = TomlFile.read(file)
    if name is not None and board.data.get("game", name) != game_spec(name).name:
        raise board.error(f"game = {board.data['game']!r}, but --game asks for a board of {name}", key="game")
    options = chosen_options(str(name or board.data.get("game")), players, option)
    with progress_bar() as bar:
        task = bar.add_task("Playing", total=number)
        report = check_board(file, options, number, lambda done, _: bar.update(task, completed=done))
    _print_report(report)
    if report.undecided:
        raise typer.Exit(1)


def _print_report(report: BoardReport) -> None:
    """Draw the board and print what the random games came to."""
    out = show.console()
    game = make_game(report.game, **report.options)
    state = game.start()
    show.draw(out, game, state.view(None), state.names)
    table = results_table(f"{report.board}, a board of {game.rules.title}", ["Random play"], ["Result", "95% interval"])
    table.add_row("Games", f"{report.games:,}")
    table.add_row("Ended", f"{report.decided:,}")
    if report.decided:
        table.add_row("Actions a game", f"{report.mean_length:.1f} ({report.shortest} to {report.longest})")
        for name, share, margin in zip(state.names, report.win_shares, report.win_margins, strict=True):
            low, high = max(0.0, share - margin), min(1.0, share + margin)
            table.add_row(f"Wins of {name}", f"{share:.1%}", f"{low:.1%} to {high:.1%}")
    out.print(table)
    if report.undecided:
        undecided = f"{count(report.undecided, 'game')} did not end within {report.most_actions:,} actions"
        say(out, f"{undecided}: change the board so that every game can end.", "yellow")
    else:
        say(out, "The board is complete, and every game ended.", "bold")
