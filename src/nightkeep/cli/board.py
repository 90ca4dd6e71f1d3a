"""``nightkeep board``: write a board of one's own, and check it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from nightkeep.cli import show
from nightkeep.cli.arguments import GameName, Options, Players, chosen_options
from nightkeep.cli.help import SpokenCommand, SpokenGroup
from nightkeep.cli.saves import check_folder, write_text
from nightkeep.cli.show import WORDS, interval, progress_bar, results_table, say, told
from nightkeep.play.own_boards import BoardReport, check_board, new_board
from nightkeep.play.registry import game as make_game
from nightkeep.play.registry import game_spec
from nightkeep.rules.board_files import TomlFile
from nightkeep.rules.errors import OptionError
from nightkeep.rules.messages import Args
from nightkeep.rules.numbers import figure, percent

app = typer.Typer(name="board", cls=SpokenGroup, no_args_is_help=True, rich_markup_mode="rich", help="command-board")


@app.command(cls=SpokenCommand, help="command-board-new")
def new(
    name: GameName,
    out: Annotated[Path | None, typer.Option("--out", metavar="metavar-file", help="parameter-out")] = None,
) -> None:
    """Write a game's standard board as a TOML file to start from."""
    text = new_board(name)
    if out is None:
        print(text, end="")
        return
    check_folder(out, "--out ")
    if out.exists():
        raise OptionError(told("out-exists", path=str(out)))
    write_text(out, text, "--out ")
    say(show.console(), told("board-written", path=str(out)), wrap=False)


@app.command(cls=SpokenCommand, help="command-board-check")
def check(
    file: Annotated[Path, typer.Argument(metavar="metavar-file", help="parameter-board-file")],
    name: Annotated[str | None, typer.Option("--game", metavar="metavar-game", help="parameter-board-game")] = None,
    players: Players = None,
    option: Options = None,
    number: Annotated[
        int, typer.Option("--games", "-n", min=1, metavar="metavar-n", help="parameter-random-games")
    ] = 1000,
) -> None:
    """Check a board file: read it, play random games on it, and draw it."""
    board = TomlFile.read(file)
    if name is not None and board.data.get("game", name) != game_spec(name).name:
        raise board.error(told("board-other-game", given=repr(board.data["game"]), game=name), key="game")
    options = chosen_options(str(name or board.data.get("game")), players, option)
    with progress_bar() as bar:
        task = bar.add_task(WORDS.text("progress-playing"), total=number)
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
    title = told("board-title", board=report.board, title=show.rulebook(game.spec).title)
    table = results_table(title, ["random-play"], ["result", "interval"])
    table.add_row(WORDS.text("row-games"), figure(report.games))
    table.add_row(WORDS.text("row-ended"), figure(report.decided))
    if report.decided:
        lengths: Args = {"mean": figure(report.mean_length, 1), "low": report.shortest, "high": report.longest}
        table.add_row(WORDS.text("row-actions"), str(told("mean-and-range", **lengths)))
        for name, share, margin in zip(state.names, report.win_shares, report.win_margins, strict=True):
            low, high = max(0.0, share - margin), min(1.0, share + margin)
            table.add_row(WORDS.text("row-wins", who=name), percent(share, 1), interval(low, high))
    out.print(table)
    if report.undecided:
        say(out, told("board-endless", n=report.undecided, most=report.most_actions), "yellow")
    else:
        say(out, told("board-good"), "bold")
