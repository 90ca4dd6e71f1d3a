"""``nightkeep export``: all tables of a server as records."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from nightkeep.cli import show
from nightkeep.cli.backup import check_kept
from nightkeep.cli.serve import check_database, default_data
from nightkeep.cli.show import say
from nightkeep.play.records import save_record
from nightkeep.rules.errors import OptionError

if TYPE_CHECKING:
    from nightkeep.server.store import Store


def export(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="Where the records are written.")],
    data: Annotated[Path | None, typer.Option("--data", metavar="DIR", help="The server's data folder.")] = None,
    database: Annotated[str | None, typer.Option("--database", metavar="URL", help="The server's PostgreSQL.")] = None,
) -> None:
    """Write all tables of a server as records.

    Examples:

    [bold]nightkeep export records[/]   from the usual data folder; the server may be running
    """
    from nightkeep.server.errors import StoreError
    from nightkeep.server.settings import Settings
    from nightkeep.server.store import Store

    if database:
        check_database(database)
    settings = Settings((data or default_data()).expanduser(), database or "")
    if not database:
        check_kept(settings.data)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise OptionError(f"{folder}: cannot be written ({problem.strerror})") from None
    try:
        written, left = asyncio.run(_export(Store(settings.url, "export"), folder))
    except StoreError as problem:
        raise OptionError(str(problem)) from None
    out = show.console()
    say(out, f"Records written to {folder}: {written}", wrap=False)
    for line in left:
        say(out, line, "yellow")


async def _export(store: Store, folder: Path) -> tuple[int, list[str]]:
    """Write the record of each table that was begun; return how many, and a line for each that is damaged."""
    from nightkeep.server.errors import Refusal
    from nightkeep.server.replay import rebuild

    written, left = 0, []
    try:
        store.check()
        for table_id in await store.all_ids():
            found = await store.table(table_id)
            assert found is not None, "it was listed"
            table = await asyncio.to_thread(rebuild, found.setup, await store.rows_after(table_id, 0))
            if table.broken is not None:
                left.append(f"table {table_id}: {table.broken}")
                continue
            try:
                record = table.record()
            except Refusal:
                continue  # nobody has begun to play there
            await asyncio.to_thread(save_record, record, folder / f"{found.setup.game}-{table_id}.json")
            written += 1
    finally:
        await store.close()
    return written, left
