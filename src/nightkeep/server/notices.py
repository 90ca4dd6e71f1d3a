"""What processes on one PostgreSQL tell each other, by LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import sqlalchemy as sa

from nightkeep.server.journal import CHANNEL

PATIENCE = 30.0  # seconds for an answer: a database that is there but silent is as good as gone
UPGRADE = 24 * 3600.0  # the same while a large database is being brought up to date
logger = logging.getLogger("nightkeep.server")


class Unreachable(OSError):
    """PostgreSQL let nobody in; its cause says why."""


async def connect(url: sa.URL, patience: float | None = None) -> Any:
    """A connection of PostgreSQL's own driver. All are made here, so that all understand the same address."""
    import asyncpg  # type: ignore[import-untyped]

    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    try:
        return await asyncpg.connect(address, timeout=PATIENCE, command_timeout=patience or PATIENCE)
    except (asyncpg.PostgresError, asyncpg.InterfaceError, ValueError) as problem:
        raise Unreachable from problem


async def listen(url: sa.URL, notice: Callable[[str], None], caught_up: Callable[[], None]) -> None:
    """Hand over every notice until cancelled. Whenever it begins to listen, at first and after a lost connection,
    ``caught_up`` is called: something may have been missed."""
    import asyncpg

    while True:
        try:
            connection = await connect(url)
            try:
                await connection.add_listener(CHANNEL, lambda *said: notice(said[3]))
                caught_up()
                while not connection.is_closed():
                    await asyncio.sleep(5)
                    await connection.execute("select 1")
            finally:
                await connection.close(timeout=2)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as problem:
            name = type(problem.__cause__ or problem).__name__
            logger.warning("listener lost its connection", extra={"problem": name})
        await asyncio.sleep(1)
