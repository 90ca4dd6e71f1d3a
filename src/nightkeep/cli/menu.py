"""The menu at the terminal: what to play, who plays, and in which language. Numbers choose, Enter begins."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from babel import Locale, UnknownLocaleError
from rich.console import Console
from rich.table import Table
from rich.text import Text

from nightkeep.bots import LEVELS
from nightkeep.cli import play, show
from nightkeep.cli.arguments import chosen_game, speak
from nightkeep.cli.ask import ask, which
from nightkeep.cli.catalogue import choose_game, rules
from nightkeep.cli.learn import learn
from nightkeep.cli.show import CANDLE, FAINT, say, told
from nightkeep.cli.terminal import HUMAN
from nightkeep.play.registry import game_spec, game_specs, languages
from nightkeep.rules.messages import Message, language


@dataclass
class Choices:
    """What is chosen so far: the game, its seats, how many of them people play, and the level of the bots."""

    game: str
    bots: str
    players: int = 0
    people: int = 1

    def __post_init__(self) -> None:
        self.players = chosen_game(self.game, None, None).players


@dataclass(frozen=True)
class Row:
    """A line of the menu: its title, what is chosen now, and what choosing the line does."""

    title: Message
    value: str
    choose: Callable[[], None]


def menu(out: Console, in_browser: str) -> int:
    """Ask what to play, and play it, until somebody leaves; return an exit code.

    ``in_browser`` is the command that leads to the hall in the browser.
    """
    chosen = Choices(game_specs()[0].name, play.USUAL)
    while True:
        rows = _rows(out, chosen)
        _print(out, rows, in_browser)
        answer = ask(out, told("menu-question"))
        if which(answer, "quit"):
            return 0
        if not answer:
            game = chosen_game(chosen.game, *_players_option(chosen))
            kinds = [HUMAN] * chosen.people + [chosen.bots] * (chosen.players - chosen.people)
            if code := play.play_new(game, kinds, out):
                return code
        elif answer.isdecimal() and 1 <= int(answer) <= len(rows):
            rows[int(answer) - 1].choose()
        else:
            say(out, told("menu-answer", most=len(rows)), "yellow")


def _players_option(chosen: Choices) -> tuple[int | None, None]:
    """Return the number of players, for games that let people choose it."""
    return (chosen.players if "players" in game_spec(chosen.game).options else None), None


def _rows(out: Console, chosen: Choices) -> list[Row]:
    """Return the lines of the menu; those where nothing can be chosen are left out."""
    low, high = game_spec(chosen.game).players
    rows = [Row(told("menu-game"), show.rulebook(game_spec(chosen.game)).title, lambda: _choose_game(out, chosen))]
    if low < high:
        rows.append(Row(told("menu-players"), str(chosen.players), lambda: _choose_players(out, chosen, low, high)))
    if chosen.players > 1:
        rows.append(Row(told("menu-people"), str(chosen.people), lambda: _choose_people(out, chosen)))
    if chosen.people < chosen.players:
        rows.append(Row(told("menu-bots"), chosen.bots, lambda: _choose_bots(out, chosen)))
    return [
        *rows,
        Row(told("menu-language"), language_name(language()), lambda: _choose_language(out)),
        Row(told("menu-learn"), "", lambda: learn(chosen.game)),
        Row(told("menu-rules"), "", lambda: rules(chosen.game)),
    ]


def _print(out: Console, rows: Sequence[Row], in_browser: str) -> None:
    say(out, "\n☾ Nightkeep", f"bold {CANDLE}")
    grid = Table.grid(padding=(0, 2))
    for number, row in enumerate(rows, start=1):
        grid.add_row(f"  [bold {CANDLE}]{number}[/]", Text(str(row.title)), Text(row.value, "bold"))
    out.print(grid)
    say(out, told("menu-browser", command=in_browser), FAINT, wrap=False)


def _choose_game(out: Console, chosen: Choices) -> None:
    name = choose_game(out)
    if name is not None and name != chosen.game:
        fresh = Choices(name, chosen.bots)
        chosen.game, chosen.players, chosen.people = fresh.game, fresh.players, fresh.people


def _choose_players(out: Console, chosen: Choices, low: int, high: int) -> None:
    chosen.players = _number(out, chosen.players, low, high)
    chosen.people = min(chosen.people, chosen.players)


def _choose_people(out: Console, chosen: Choices) -> None:
    chosen.people = _number(out, chosen.people, 1, chosen.players)


def _choose_bots(out: Console, chosen: Choices) -> None:
    chosen.bots = _one_of(out, [*LEVELS], [*LEVELS], chosen.bots)


def _choose_language(out: Console) -> None:
    known = languages()
    speak(_one_of(out, known, [language_name(lang) for lang in known], language()))


def language_name(lang: str) -> str:
    """Return what a language calls itself, or its code."""
    try:
        name = Locale.parse(lang).language_name
    except (ValueError, UnknownLocaleError):
        name = None
    return name or lang


def _number(out: Console, now: int, low: int, high: int) -> int:
    """Ask for a number within bounds; Enter leaves it as it is."""
    while True:
        answer = ask(out, told("menu-number", low=low, high=high))
        if not answer:
            return now
        if answer.isdecimal() and low <= int(answer) <= high:
            return int(answer)


def _one_of(out: Console, values: Sequence[str], titles: Sequence[str], now: str) -> str:
    """Ask for one of some values by its number, or by the beginning of it or of its title; Enter leaves it as it is."""
    for number, title in enumerate(titles, start=1):
        say(out, f"  {number}  {title}")
    while True:
        answer = ask(out, told("menu-one-of")).lower()
        if not answer:
            return now
        if answer.isdecimal() and 1 <= int(answer) <= len(values):
            return values[int(answer) - 1]
        named = zip(values, titles, strict=True)
        fitting = [value for value, title in named if answer == value or title.lower().startswith(answer)]
        if len(fitting) == 1:
            return fitting[0]
