"""``nightkeep verify``: compute every roll and draw of a record again."""

from __future__ import annotations

from rich.table import Table

from nightkeep.cli import show
from nightkeep.cli.arguments import RecordFile
from nightkeep.cli.show import FAINT, WORDS, say, told
from nightkeep.play.records import load_record
from nightkeep.rules.numbers import figure

MOST_LINES = 40


def verify(file: RecordFile) -> None:
    """Check that chance was fair in a game that was played on a server."""
    from nightkeep.server.fair import verify as check

    out = show.console()
    with show.patience():
        checked = check(load_record(file))
    say(out, told("verify-fair", n=checked.draws), "bold")
    table = Table(header_style="bold", border_style=FAINT)
    table.add_column(WORDS.text("heading-outcome"))
    for heading in ("expected", "actual"):
        table.add_column(WORDS.text(f"heading-{heading}"), justify="right")
    common = sorted(checked.expected, key=lambda text: -checked.expected[text])
    for text in sorted(common[:MOST_LINES]):
        table.add_row(show.clean(text), figure(checked.expected[text], 2), str(checked.actual[text]))
    if common:
        out.print(table)
    if len(common) > MOST_LINES:
        say(out, told("verify-more", n=len(common) - MOST_LINES), FAINT)
