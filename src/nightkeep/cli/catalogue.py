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
from nightkeep.cli.ask import ask, which
from nightkeep.cli.show import CANDLE, FAINT, WORDS, say, told
from nightkeep.play.registry import broken_games, game_spec, game_specs, source_of
from nightkeep.play.spec import GameSpec
from nightkeep.rules.errors import OptionError
from nightkeep.rules.messages import Args, language, nearest
from nightkeep.rules.rulebook import OptionText, Rulebook


def _players(spec: GameSpec) -> str:
    low, high = spec.players
    return str(low) if low == high else WORDS.text("range", low=low, high=high)


def _values(option: OptionText) -> str:
    if isinstance(option.values, str):
        return option.values
    return ", ".join(str(v).lower() if isinstance(v, bool) else str(v) for v in option.values)


def games(
    name: Annotated[str | None, typer.Argument(metavar="metavar-game", help="parameter-game-options")] = None,
) -> None:
    """List the games, or one game's options."""
    if name is None:
        list_games(show.console())
    else:
        describe_game(show.console(), name)


def list_games(out: Console, numbered: bool = False) -> None:
    """Print a table of all games; ``numbered``: a short one, to choose from."""
    table = Table(header_style="bold", border_style=FAINT)
    if numbered:
        table.add_column("", justify="right", style=f"bold {CANDLE}")
    table.add_column(WORDS.text("heading-name"), style=f"bold {CANDLE}", no_wrap=True)
    for heading in ("title", "players", *(() if numbered else ("options",))):
        table.add_column(WORDS.text(f"heading-{heading}"))
    for number, spec in enumerate(game_specs(), start=1):
        row = [spec.name, show.rulebook(spec).title, _players(spec)]
        table.add_row(*([str(number), *row] if numbered else [*row, ", ".join(spec.options)]))
    out.print(table)
    for one in broken_games():
        say(out, told("game-not-usable", game=one.name, distribution=one.distribution, reason=one.message), "yellow")


def choose_game(out: Console) -> str | None:
    """Ask which game to play; return its name, or None to leave."""
    list_games(out, numbered=True)
    known = [spec.name for spec in game_specs()]
    while True:
        answer = ask(out, told("which-game")).lower()
        if not answer or which(answer, "quit"):
            return None
        if answer.isdigit() and 1 <= int(answer) <= len(known):
            return known[int(answer) - 1]
        fitting = [name for name in known if name == answer] or [name for name in known if name.startswith(answer)]
        if len(fitting) == 1:
            return fitting[0]
        if fitting:
            say(out, told("fits-games", answer=answer, games=", ".join(fitting)), "yellow")
        else:
            say(out, told("no-such-game", answer=answer, guess=nearest(answer, known)), "yellow")


def describe_game(out: Console, name: str) -> None:
    """Print a game's options and what they mean."""
    spec = game_spec(name)
    book = show.rulebook(spec)
    players = WORDS.text("players", players=_players(spec))
    out.print(Text.assemble((book.title, f"bold {CANDLE}"), f"   {spec.name}, {players}"))
    if book.begins:
        say(out, book.begins)
    say(out, told("game-secrets" if spec.hidden else "game-open", n=len(book.rule)), FAINT)
    say(out, told("game-source", source=source_of(name)), FAINT)
    if (board := spec.folder / spec.board_file).exists():
        say(out, told("board-file", path=str(board)), FAINT)
    elif len(spec.boards) > 1:
        say(out, told("board-files", paths=", ".join(map(str, spec.boards.values()))), FAINT)
    title = WORDS.text("options-title")
    table = Table(header_style="bold", border_style=FAINT, title=title, title_justify="left")
    table.add_column(WORDS.text("heading-key"), style=f"bold {CANDLE}", no_wrap=True)
    for heading in ("values", "default", "text", "rules"):
        table.add_column(WORDS.text(f"heading-{heading}"))
    for option in book.option:
        default = str(option.default).lower() if isinstance(option.default, bool) else str(option.default)
        table.add_row(option.key, Text(_values(option)), default, Text(option.text), ", ".join(option.rules))
    out.print(table)


def readable(out: Console, spec: GameSpec) -> Rulebook:
    """Return a game's rules in the reader's language, or in English after a notice."""
    book = show.rulebook(spec)
    if book.lang != language():
        say(out, told("only-english", title=book.title, lang=language()), "yellow")
    return book


def rules(
    name: GameName,
    rule_id: Annotated[str | None, typer.Argument(metavar="metavar-id", help="parameter-rule")] = None,
    search: Annotated[str | None, typer.Option("--search", metavar="metavar-word", help="parameter-search")] = None,
    lang: Language = None,
) -> None:
    """Read a game's numbered rules."""
    if rule_id is not None and search is not None:
        raise OptionError(told("rule-or-search"))
    out = show.console()
    book = readable(out, game_spec(name))
    if rule_id is not None:
        found = book.by_id.get(rule_id.upper())
        if found is None:
            near = nearest(rule_id.upper(), list(book.by_id))
            args: Args = {"game": name, "rule": rule_id, "first": book.rule[0].id, "last": book.rule[-1].id}
            raise OptionError(told("rule-unknown", **args, guess=near))
        show.rule(out, found, source=True)
        return
    listed = book.rule
    if search is not None:
        listed = [rule for rule in listed if search.lower() in f"{rule.id} {rule.title} {rule.text}".lower()]
        if not listed:
            raise OptionError(told("search-nothing", game=name, word=search))
    say(out, book.title, f"bold {CANDLE}")
    for section in book.section:
        inside = [rule for rule in listed if rule.section == section.key]
        if inside:
            out.print(Padding(Text(section.title, "bold underline"), (1, 0, 0, 0)))
        for rule in inside:
            show.rule(out, rule, indent=2)
