"""``nightkeep``: play at the terminal, read rules, watch records, study and measure."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

import nightkeep
from nightkeep.cli import catalogue, show
from nightkeep.cli.ask import InputEndedError
from nightkeep.cli.flags import BareFlags
from nightkeep.cli.lab import app as lab
from nightkeep.cli.serve import serve
from nightkeep.play.game import Game
from nightkeep.play.registry import game as make_game
from nightkeep.play.registry import game_spec, game_specs
from nightkeep.rules.errors import NightkeepError, OptionError

BAD_INPUT = 2
INTERRUPTED = 130


class OneLineErrors(BareFlags):
    """Whatever is wrong with what was asked for is one line on stderr and exit code 2; never a traceback."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")  # an old code page has no moon; odd bytes are a bad answer
        try:
            code = super().main(args, prog_name or "nightkeep", complete_var, False, windows_expand_args, **extra)
        except NightkeepError as problem:
            code = _complain(str(problem))
        except MemoryError:
            code = _complain("there is not enough memory for that; ask for fewer games")
        except InputEndedError:  # the input ended before a game had begun
            code = 0
        except (KeyboardInterrupt, typer.Abort):
            code = INTERRUPTED
        except Exception as problem:
            if not hasattr(problem, "format_message"):  # what typer says of a wrong command line
                raise
            code = _complain(problem.format_message())
        if standalone_mode:
            sys.exit(code if isinstance(code, int) else 0)
        return code


def _complain(message: str) -> int:
    line = " ".join(show.clean(message).split())
    if line:  # nothing is left to say where help has been printed instead
        print(f"nightkeep: {line}", file=sys.stderr)
    return BAD_INPUT


app = typer.Typer(
    cls=OneLineErrors,
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    help="Haunted-house board games on one engine: play, study, learn.",
    epilog="Begin with: [bold]nightkeep play[/]",
)

Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="KEY=VALUE", help="An option of the game; may be given several times."),
]
Players = Annotated[int | None, typer.Option("--players", "-p", help="How many players.")]
GameName = Annotated[str, typer.Argument(metavar="GAME", help="A name from [bold]nightkeep games[/].")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record that was saved at the table.")]


def _chosen(name: str, players: int | None, options: list[str] | None) -> Game:
    chosen: dict[str, object] = {}
    for text in options or []:
        key, equals, value = text.partition("=")
        key = key.strip()
        if not equals or not key:
            known = ", ".join(game_spec(name).options)
            raise OptionError(f"--option {text}: write it as KEY=VALUE; the keys are: {known}")
        if key in chosen:
            raise OptionError(f"--option {key} is given twice")
        chosen[key] = value.strip()
    if players is not None:
        if "players" in chosen:
            raise OptionError("--players and --option players=... are the same; give one of them")
        chosen["players"] = players
    return make_game(name, **chosen)


def _version(wanted: bool) -> None:
    if wanted:
        print(f"nightkeep {nightkeep.__version__}")
        raise typer.Exit


@app.callback()
def _nightkeep(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version and leave.")
    ] = False,
) -> None:
    pass


@app.command()
def play(
    name: Annotated[str | None, typer.Argument(metavar="GAME", help="Without it: a menu of games.")] = None,
    players: Players = None,
    seat: Annotated[
        list[str] | None,
        typer.Option(
            "--seat",
            "-s",
            metavar="human|BOT",
            help="Who sits there, from seat 1 on: human, random, greedy, easy, normal, hard or expert.",
        ),
    ] = None,
    called: Annotated[
        list[str] | None, typer.Option("--name", metavar="NAME", help="What a seat is called, from seat 1 on.")
    ] = None,
    option: Options = None,
    seed: Annotated[str | None, typer.Option("--seed", help="The same seed rolls and draws the same.")] = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE", help="Go on with a saved game.")] = None,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", help="Keep the game in this file, after every decision.")
    ] = None,
    fast: Annotated[bool, typer.Option("--fast", help="No pauses while the others play.")] = False,
) -> None:
    """Play a game at the terminal.

    Seat 1 is yours and bots of level normal play the others, unless --seat says otherwise.

    Examples:

    [bold]nightkeep play[/]   choose from a menu

    [bold]nightkeep play GAME --players 3 --save evening.json[/]   you against two bots, kept in a file

    [bold]nightkeep play GAME -s human -s expert[/]   you against the strongest one

    [bold]nightkeep play GAME -s human -s human --name Rosa --name Emil[/]   two people at one keyboard

    [bold]nightkeep play --resume evening.json[/]   go on with it
    """
    from nightkeep.cli.sitting import sit_down

    out = show.console()
    if resume is None and name is None:
        name = catalogue.choose_game(out)
        if name is None:
            return
    if resume is not None and (name is not None or players is not None or option or called):
        raise OptionError("--resume takes the game, its options and its names from the record; leave them out")
    chosen = None if name is None else _chosen(name, players, option)
    raise typer.Exit(sit_down(out, chosen, resume, seat or [], called or [], seed, save, fast))


@app.command("games")
def list_games(
    name: Annotated[str | None, typer.Argument(metavar="GAME", help="One game, with its options.")] = None,
) -> None:
    """List the games, or one game's options.

    Examples:

    [bold]nightkeep games[/]

    [bold]nightkeep games GAME[/]   its options, what they may be and what they do
    """
    if name is None:
        catalogue.list_games(show.console())
    else:
        catalogue.describe_game(show.console(), name)


@app.command()
def rules(
    name: GameName,
    rule_id: Annotated[str | None, typer.Argument(metavar="ID", help="One rule, with its source and reason.")] = None,
    search: Annotated[str | None, typer.Option("--search", metavar="WORD", help="Only rules with this word.")] = None,
    lang: Annotated[str, typer.Option("--lang", metavar="LANG", help="en, nl (Dutch), or another of a game.")] = "en",
) -> None:
    """Read a game's numbered rules.

    Examples:

    [bold]nightkeep rules GAME[/]   all of them, by section

    [bold]nightkeep rules GAME --search doorway[/]

    [bold]nightkeep rules GAME --lang nl[/]   in Dutch
    """
    if rule_id is not None and search is not None:
        raise OptionError("give a rule's ID or --search, not both")
    catalogue.show_rules(show.console(), name, rule_id, search, lang)


@app.command()
def learn(
    name: GameName,
    lang: Annotated[str, typer.Option("--lang", metavar="LANG", help="en, nl (Dutch), or another of a game.")] = "en",
) -> None:
    """Learn a game by playing a short first game.

    Examples:

    [bold]nightkeep learn GAME[/]

    [bold]nightkeep learn GAME --lang nl[/]   in Dutch
    """
    from nightkeep.cli.learn import learn as teach

    teach(show.console(), name, lang)


@app.command()
def replay(
    file: RecordFile,
    step: Annotated[bool, typer.Option("--step", help="Draw every action, and wait for Enter.")] = False,
    until: Annotated[int | None, typer.Option("--until", metavar="N", help="Only the first N actions.")] = None,
) -> None:
    """Tell a recorded game in sentences, and draw how it ended.

    Examples:

    [bold]nightkeep replay evening.json[/]

    [bold]nightkeep replay evening.json --step[/]   watch it action by action
    """
    from nightkeep.cli.watch import watch

    watch(show.console(), file, step, until)


@app.command()
def simulate(
    name: GameName,
    number: Annotated[int, typer.Option("--games", "-n", help="How many games.")] = 100_000,
    players: Players = None,
    option: Options = None,
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same games.")] = 0,
    threads: Annotated[int | None, typer.Option("--threads", "-t", help="Unless you say: all cores.")] = None,
) -> None:
    """Play many random games on all cores and say how they ended.

    Examples:

    [bold]nightkeep simulate GAME -n 1000000 --players 3[/]

    [bold]nightkeep simulate GAME --option board=my-board.toml[/]   try out a board of your own
    """
    from nightkeep.cli.study import study

    study(show.console(), show.console(stderr=True), _chosen(name, players, option), number, seed, threads)


@app.command()
def arena(
    name: GameName,
    bots: Annotated[
        str, typer.Option("--bots", "-b", metavar="BOT,BOT,...", help="Levels, with changes such as hard:rounds=500.")
    ] = "hard,normal",
    number: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 100,
    players: Players = None,
    option: Options = None,
    seed: Annotated[int, typer.Option("--seed", help="The same seed rolls and draws the same.")] = 1,
    workers: Annotated[int | None, typer.Option("--workers", "-w", min=1, help="Unless you say: all cores.")] = None,
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
    from nightkeep.cli.arena import contest

    listed = [words.strip() for words in bots.split(",") if words.strip()]
    game = _chosen(name, players, option)
    contest(show.console(), show.console(stderr=True), game, listed, number, seed, workers, file)


@app.command()
def analyse(
    file: RecordFile,
    rounds: Annotated[int, typer.Option("--rounds", min=10, help="Rounds of thought about each decision.")] = 2000,
    seed: Annotated[int, typer.Option("--seed", help="The same seed says the same.")] = 0,
    svg: Annotated[Path | None, typer.Option("--svg", metavar="FILE", help="Draw the graph there.")] = None,
    data: Annotated[Path | None, typer.Option("--json", metavar="FILE", help="Write everything there.")] = None,
) -> None:
    """Look at a played game: a graph of everybody's chances, and where it turned.

    Examples:

    [bold]nightkeep analyse evening.json[/]

    [bold]nightkeep analyse evening.json --rounds 20000 --svg evening.svg[/]
    """
    from nightkeep.cli.analyse import analyse as look_at

    look_at(show.console(), show.console(stderr=True), file, rounds, seed, svg, data)


@app.command()
def bench(
    only: Annotated[
        list[str] | None, typer.Option("--games", "-g", metavar="GAME", help="Which games; may be given several times.")
    ] = None,
    seconds: Annotated[float, typer.Option("--seconds", min=0.01, max=3600, help="How long to measure.")] = 2.0,
    file: Annotated[Path | None, typer.Option("--json", metavar="FILE", help="Also write the figures there.")] = None,
) -> None:
    """Measure this machine: position size, start-up, playouts, State.play.

    Examples:

    [bold]nightkeep bench[/]   every game

    [bold]nightkeep bench -g GAME --seconds 5 --json bench.json[/]
    """
    from nightkeep.cli.bench import bench as measure

    names = [game_spec(name).name for name in only or ()] or [spec.name for spec in game_specs()]
    if file is not None and not file.resolve().parent.is_dir():
        raise OptionError(f"--json {file}: there is no folder {file.resolve().parent}")
    figures = measure(show.console(), show.console(stderr=True), names, seconds)
    if file is not None:
        try:
            file.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
        except OSError as problem:
            raise OptionError(f"--json {file}: cannot be written ({problem.strerror})") from None


app.command()(serve)
app.add_typer(lab)


@app.command()
def verify(file: RecordFile) -> None:
    """Check that chance was fair in a game that was played on a server.

    Examples:

    [bold]nightkeep verify game.json[/]   every roll and draw computed again from the table's seeds
    """
    from nightkeep.cli.verify import verify as check

    check(show.console(), file)


@app.command()
def export(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="Where the records are written.")],
    data: Annotated[Path | None, typer.Option("--data", metavar="DIR", help="The server's data folder.")] = None,
    database: Annotated[str | None, typer.Option("--database", metavar="URL", help="The server's PostgreSQL.")] = None,
) -> None:
    """Write all tables of a server as records.

    Examples:

    [bold]nightkeep export records[/]   from the usual data folder; the server may be running
    """
    from nightkeep.cli.export import export as write

    write(show.console(), folder, data, database)
