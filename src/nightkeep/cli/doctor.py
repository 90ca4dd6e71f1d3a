"""``nightkeep doctor``: whether this machine is ready to host, line by line. The checks are in ``doctor_checks``."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer
from rich.table import Table
from rich.text import Text

from nightkeep.cli import show
from nightkeep.cli.backup import Data, Database
from nightkeep.cli.serve import check_database, default_data, page_origin
from nightkeep.cli.show import FAINT, WORDS, say, told

STYLES = {"ok": "green", "advice": "yellow", "problem": "bold red"}


def doctor(
    data: Data = None,
    database: Database = None,
    origin: Annotated[
        list[str] | None, typer.Option("--origin", metavar="URL", help="The address people use; it is asked.")
    ] = None,
    workers: Annotated[int, typer.Option("--workers", min=1, max=64, help="Processes the server has.")] = 1,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of lines.")] = False,
) -> None:
    """Check what a server needs: disk, clock, database, address and certificate. Give the options of the server.

    The exit code is 1 if there is a problem. Advice does not count as one.

    Examples:

    [bold]nightkeep doctor[/]   the usual data folder

    [bold]nightkeep doctor --data /var/lib/nightkeep --origin https://games.example[/]
    """
    from nightkeep.cli.doctor_checks import Host, examine

    if database:
        check_database(database)
    folder = (data or default_data()).expanduser()
    host = Host(folder, database or "", tuple(map(page_origin, origin or ())), workers)
    findings = []
    out = show.console()
    for finding in examine(host):
        findings.append(finding)
        if not json:
            line = told("doctor-line", check=told(f"doctor-check-{finding.check}"), says=finding.message)
            row = Table.grid(padding=(0, 1))
            row.add_column(min_width=8)
            row.add_row(Text(WORDS.text(f"doctor-{finding.state}"), STYLES[finding.state]), Text(show.clean(line)))
            out.print(row)
    problems = sum(finding.state == "problem" for finding in findings)
    if json:
        checks = [
            {"check": one.check, "state": one.state, "id": one.message.id, "text": str(one.message)} for one in findings
        ]
        print(msgspec.json.encode({"ok": not problems, "checks": checks}).decode())
    else:
        say(out, told("doctor-summary", n=problems), FAINT)
    if problems:
        raise typer.Exit(1)
