"""What processes on one PostgreSQL tell each other, by LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import sqlalchemy as sa

logger = logging.getLogger("nightkeep.server")


async def listen(url: sa.URL, notice: Callable[[str], None], caught_up: Callable[[], None]) -> None:
    """Hand over every notice until cancelled. After a lost connection ``caught_up`` is called: something was missed."""
    import asyncpg  # type: ignore[import-untyped]

    from nightkeep.server.store import CHANNEL

    plain = url.set(drivername="postgresql").render_as_string(hide_password=False)
    first = True
    while True:
        try:
            connection: Any = await asyncpg.connect(plain)
            try:
                await connection.add_listener(CHANNEL, lambda *said: notice(said[3]))
                if not first:
                    caught_up()
                first = False
                while not connection.is_closed():
                    await asyncio.sleep(5)
                    await connection.execute("select 1")
            finally:
                await connection.close(timeout=2)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError) as problem:
            logger.warning("listener lost its connection", extra={"problem": type(problem).__name__})
        first = False
        await asyncio.sleep(1)
