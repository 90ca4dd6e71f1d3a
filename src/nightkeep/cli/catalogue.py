"""``nightkeep games`` and ``nightkeep rules``: the games, their options and their rules."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from nightkeep.cli import show
from nightkeep.cli.arguments import GameName, Language
from nightkeep.cli.ask import ask
from nightkeep.cli.show import CANDLE, FAINT, say
from nightkeep.play.registry import broken_games, check_language, game_spec, game_specs, source_of
from nightkeep.play.spec import GameSpec
from nightkeep.rules.errors import OptionError
from nightkeep.rules.options import closest
from nightkeep.rules.rulebook import ENGLISH, OptionText, Rulebook


def _players(spec: GameSpec) -> str:
    low, high = spec.players
    return str(low) if low == high else f"{low} to {high}"


def _values(option: OptionText) -> str:
    if isinstance(option.values, str):
        return option.values
    return ", ".join(str(v).lower() if isinstance(v, bool) else str(v) for v in option.values)


def games(
    name: Annotated[str | None, typer.Argument(metavar="GAME", help="One game, with its options.")] = None,
) -> None:
    """List the games, or one game's options.

    Examples:

    [bold]nightkeep games[/]

    [bold]nightkeep games GAME[/]   its options, what they may be and what they do
    """
    if name is None:
        list_games(show.console())
    else:
        describe_game(show.console(), name)


def list_games(out: Console, numbered: bool = False) -> None:
    """Print a table of all games; ``numbered``: a short one, to choose from."""
    table = Table(header_style="bold", border_style=FAINT)
    if numbered:
        table.add_column("", justify="right", style=f"bold {CANDLE}")
    table.add_column("Name", style=f"bold {CANDLE}", no_wrap=True)
    for heading in ("Title", "Players", *(() if numbered else ("Options",))):
        table.add_column(heading)
    for number, spec in enumerate(game_specs(), start=1):
        row = [spec.name, spec.title, _players(spec)]
        table.add_row(*([str(number), *row] if numbered else [*row, ", ".join(spec.options)]))
    out.print(table)
    for one in broken_games():
        say(out, f"{one.name} (of {one.distribution}) cannot be used: {one.reason}", "yellow")


def choose_game(out: Console) -> str | None:
    """Ask which game to play; return its name, or None to leave."""
    list_games(out, numbered=True)
    known = [spec.name for spec in game_specs()]
    while True:
        answer = ask(out, "Which game? A number or a name; q leaves > ").lower()
        if answer in ("q", "quit", "exit", ""):
            return None
        if answer.isdigit() and 1 <= int(answer) <= len(known):
            return known[int(answer) - 1]
        fitting = [name for name in known if name == answer] or [name for name in known if name.startswith(answer)]
        if len(fitting) == 1:
            return fitting[0]
        if fitting:
            say(out, f"'{answer}' fits several games: {', '.join(fitting)}", "yellow")
        else:
            say(out, f"There is no game '{answer}'.{closest(answer, known)}", "yellow")


def describe_game(out: Console, name: str) -> None:
    """Print a game's options and what they mean."""
    spec = game_spec(name)
    out.print(Text.assemble((spec.title, f"bold {CANDLE}"), f"   {spec.name}, {_players(spec)} players"))
    secrets = "Seats know different things." if spec.hidden else "Nothing is hidden."
    if spec.rules.begins:
        say(out, spec.rules.begins)
    say(out, f"{show.count(len(spec.rules.rule), 'rule')}. {secrets}", FAINT)
    say(out, f"It comes from {source_of(name)}.", FAINT)
    if (board := spec.folder / spec.board_file).exists():
        say(out, f"The board is a file: {board}", FAINT)
    elif len(spec.boards) > 1:
        say(out, f"The boards are files: {', '.join(map(str, spec.boards.values()))}", FAINT)
    table = Table(header_style="bold", border_style=FAINT, title="Options (--option KEY=VALUE)", title_justify="left")
    table.add_column("Key", style=f"bold {CANDLE}", no_wrap=True)
    for heading in ("May be", "Unless you say", "What it does", "Rules"):
        table.add_column(heading)
    for option in spec.options.values():
        default = str(option.default).lower() if isinstance(option.default, bool) else str(option.default)
        table.add_row(option.key, Text(_values(option)), default, Text(option.text), ", ".join(option.rules))
    out.print(table)


def readable(out: Console, spec: GameSpec, lang: str) -> Rulebook:
    """Return a game's rules in a language, or in English after a notice."""
    check_language(lang)
    book = spec.rules.in_language_or_english(lang)
    if book.lang != lang:
        say(out, f"{book.title} is not written in '{lang}': this is English.", "yellow")
    return book


def rules(
    name: GameName,
    rule_id: Annotated[str | None, typer.Argument(metavar="ID", help="One rule, with its source and reason.")] = None,
    search: Annotated[str | None, typer.Option("--search", metavar="WORD", help="Only rules with this word.")] = None,
    lang: Language = ENGLISH,
) -> None:
    """Read a game's numbered rules.

    Examples:

    [bold]nightkeep rules GAME[/]   all of them, by section

    [bold]nightkeep rules GAME --search doorway[/]

    [bold]nightkeep rules GAME --lang nl[/]   in Dutch
    """
    if rule_id is not None and search is not None:
        raise OptionError("give a rule's ID or --search, not both")
    out = show.console()
    book = readable(out, game_spec(name), lang)
    if rule_id is not None:
        found = book.by_id.get(rule_id.upper())
        if found is None:
            near = closest(rule_id.upper(), list(book.by_id))
            span = f"{book.rule[0].id} to {book.rule[-1].id}"
            raise OptionError(f"{name} has no rule '{rule_id}'; its rules are {span}.{near}")
        show.rule(out, found, source=True)
        return
    listed = book.rule
    if search is not None:
        listed = [rule for rule in listed if search.lower() in f"{rule.id} {rule.title} {rule.text}".lower()]
        if not listed:
            raise OptionError(f"no rule of {name} says '{search}'")
    say(out, book.title, f"bold {CANDLE}")
    for section in book.section:
        inside = [rule for rule in listed if rule.section == section.key]
        if inside:
            out.print(Padding(Text(section.title, "bold underline"), (1, 0, 0, 0)))
        for rule in inside:
            show.rule(out, rule, indent=2)
