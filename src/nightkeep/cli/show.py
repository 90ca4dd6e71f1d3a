"""Printing: consoles, progress, tables, sentences, rules and drawings. Text from elsewhere is cleaned first.

The command line's own sentences are in ``words/LANG.ftl``: ``say(out, told("saved", path=path))``.
"""

from __future__ import annotations

import os
import sys
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import accumulate
from pathlib import Path

from rich.cells import cell_len
from rich.console import Console
from rich.padding import Padding
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from nightkeep.play.events import Event
from nightkeep.play.game import Game
from nightkeep.play.spec import GameSpec
from nightkeep.rules.messages import Message, Words, language, teller
from nightkeep.rules.numbers import percent
from nightkeep.rules.rulebook import Rule, Rulebook
from nightkeep.rules.things import JsonObject

CANDLE = "#e08a1e"  # has contrast on dark and on light terminals
FAINT = "bright_black"
WIDE = 120  # columns of a file or a pipe
KEPT = "\n\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
WORDS = Words(Path(__file__).parent)
told = teller(WORDS.name)  # makes one of the command line's messages


def console(stderr: bool = False) -> Console:
    """Return a console; a file or a pipe gets room for a whole drawing."""
    made = Console(stderr=stderr, highlight=False)
    if not made.is_terminal and not os.environ.get("COLUMNS"):
        made.width = WIDE
    return made


def at_terminal(out: Console) -> bool:
    """Return whether a person reads this console and types: only then screens are cleared and pauses made."""
    return out.is_terminal and sys.stdin.isatty()


@contextmanager
def patience() -> Iterator[None]:
    """Show a spinner, for instance while a game is compiled."""
    err = console(stderr=True)
    if err.is_terminal:
        with err.status(WORDS.text("compiling-first")):
            yield
    else:
        yield


def progress_bar() -> Progress:
    """Return a progress bar on stderr, so that stdout holds results only; it leaves nothing behind."""
    err = console(stderr=True)
    return Progress(
        TextColumn("{task.description}"), BarColumn(complete_style=CANDLE), MofNCompleteColumn(), TimeRemainingColumn(),
        console=err, transient=True, disable=not err.is_terminal,
    )  # fmt: skip


def results_table(title: Message, words: Sequence[str], numbers: Sequence[str]) -> Table:
    """Return an empty table with columns of words, then right-aligned ones of numbers; ``heading-NAME`` is above."""
    table = Table(title=str(title), title_justify="left", title_style="bold", header_style="bold", border_style=FAINT)
    for heading in words:
        table.add_column(WORDS.text(f"heading-{heading}"))
    for heading in numbers:
        table.add_column(WORDS.text(f"heading-{heading}"), justify="right")
    return table


def clean(text: object) -> str:
    """Replace control characters, which a record or a board file from elsewhere may contain, by spaces."""
    return "".join(c if c.isprintable() or c in KEPT else " " for c in str(text))


def say(out: Console, text: object, style: str = "", wrap: bool = True) -> None:
    """Print plain text; brackets are no markup in it. Without ``wrap``, a line can be copied in one piece."""
    out.print(Text(clean(text), style), soft_wrap=not wrap)


def draw(out: Console, game: Game, view: JsonObject, names: tuple[str, ...]) -> None:
    """Print the game's drawing of a view; on a terminal that is too narrow in parts, from left to right."""
    picture = Text.from_markup(clean(game.spec.display.draw(view, names)))
    if not picture.plain:
        return
    lines = picture.split("\n")
    wide = max(line.cell_len for line in lines)
    if wide <= out.width:
        out.print(picture, no_wrap=True, overflow="crop", crop=True)
        return
    parts = -(-wide // out.width)
    for part in range(parts):  # the last part is as wide as the others, so that what it shows has its surroundings
        left = min(part * out.width, wide - out.width)
        strip = Text("\n").join(_columns(line, left, left + out.width) for line in lines)
        out.print(strip, no_wrap=True, overflow="crop", crop=True)
        say(out, told("columns", left=left + 1, right=left + out.width, all=wide), "yellow")
    say(out, told("widen", columns=wide), "yellow")


def _columns(line: Text, left: int, right: int) -> Text:
    """Return what stands in these columns of a line; half of a wide character is left out."""
    ends = list(accumulate(map(cell_len, line.plain)))
    return line[bisect_right(ends, left) : bisect_right(ends, right)]


def events(out: Console, happened: Iterable[Event], style: str = "") -> None:
    """Print the sentences of events, each on a line."""
    for event in happened:
        say(out, f"  {event.text}", style)


def events_with_rules(out: Console, game: Game, happened: list[Event]) -> None:
    """Print the sentences of events with the ids of their rules, then those rules."""
    if not happened:
        say(out, told("nothing-happened"))
    for event in happened:
        out.print(Text.assemble(("• ", CANDLE), (clean(event.text), "bold"), (f"  {', '.join(event.rules)}", FAINT)))
    for rule_id in dict.fromkeys(rule_id for event in happened for rule_id in event.rules):
        rule(out, rulebook(game.spec)[rule_id], indent=4)


def rule(out: Console, found: Rule, indent: int = 0, source: bool = False) -> None:
    """Print a rule; ``source`` adds its source and reason."""
    words = Text.assemble((found.id, f"bold {CANDLE}"), " ", (found.title, "bold"), "  ", found.text)
    if source:
        words.append(f"\n{found.source.capitalize()}." if found.source else "", FAINT)
        words.append(f" {found.why}" if found.why else "", FAINT)
    out.print(Padding(words, (0, 0, 0, indent)))


def seat_names(players: int) -> tuple[str, ...]:
    """Return what seats are called that nobody has named."""
    return tuple(WORDS.text("seat-name", n=seat + 1) for seat in range(players))


def rulebook(spec: GameSpec) -> Rulebook:
    """Return a game's rules in the reader's language, or in English."""
    return spec.rules.in_language_or_english(language())


def interval(low: float, high: float, digits: int = 1) -> str:
    """Return the bounds of a share: '12.0% to 15.3%'."""
    return WORDS.text("range", low=percent(low, digits), high=percent(high, digits))
