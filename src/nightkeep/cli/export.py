"""``nightkeep export``: all tables of a server as records, for keeping or for study."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from rich.console import Console

from nightkeep.cli import show
from nightkeep.cli.serve import check_database, default_data
from nightkeep.cli.show import say
from nightkeep.play.records import save_record
from nightkeep.rules.errors import OptionError


def export(out: Console, folder: Path, data: Path | None, database: str | None) -> None:
    """Write every table that has begun into a folder, one file each; those already there are written anew."""
    from nightkeep.server.errors import StoreError
    from nightkeep.server.settings import Settings
    from nightkeep.server.store import Store

    if database:
        check_database(database)
    settings = Settings((data or default_data()).expanduser(), database or "")
    if not database and not (settings.data / "nightkeep.sqlite").exists():
        raise OptionError(f"--data {settings.data}: no server has kept tables there")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise OptionError(f"{folder}: cannot be written ({problem.strerror})") from None
    try:
        written, left = asyncio.run(_export(Store(settings.url, "export"), folder))
    except StoreError as problem:
        raise OptionError(str(problem)) from None
    say(out, f"{show.count(written, 'record')} written to {folder}", wrap=False)
    for line in left:
        say(out, line, "yellow")


async def _export(store: Any, folder: Path) -> tuple[int, list[str]]:
    from nightkeep.server.errors import Refusal
    from nightkeep.server.replay import rebuild

    written, left = 0, []
    try:
        store.check()
        for table_id in await store.all_ids():
            setup = (await store.table(table_id)).setup
            table = await asyncio.to_thread(rebuild, setup, await store.rows_after(table_id, 0))
            if table.broken is not None:
                left.append(f"table {table_id}: {table.broken}")
                continue
            try:
                record = table.record()
            except Refusal:
                continue  # nobody has begun to play there
            await asyncio.to_thread(save_record, record, folder / f"{setup.game}-{table_id}.json")
            written += 1
    finally:
        await store.close()
    return written, left
