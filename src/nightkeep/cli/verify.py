"""``nightkeep verify``: compute every roll and draw of a record again."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.table import Table

from nightkeep.cli import show
from nightkeep.cli.show import FAINT, say
from nightkeep.play.records import load_record

MOST_LINES = 40


def verify(out: Console, path: Path) -> None:
    """Check a record's chance; RecordError says where it does not fit."""
    from nightkeep.server.fair import verify as check

    with show.patience():
        checked = check(load_record(path))
    drawn = show.count(checked.draws, "random outcome")
    say(out, f"Chance was fair: {drawn} computed again, all as played.", "bold")
    table = Table(header_style="bold", border_style=FAINT)
    table.add_column("Outcome")
    for heading in ("Expected", "Came up"):
        table.add_column(heading, justify="right")
    common = sorted(checked.expected, key=lambda text: -checked.expected[text])
    for text in sorted(common[:MOST_LINES]):
        table.add_row(show.clean(text), f"{checked.expected[text]:.2f}", str(checked.actual[text]))
    if common:
        out.print(table)
    if len(common) > MOST_LINES:
        say(out, f"and {len(common) - MOST_LINES} more that were less likely", FAINT)
