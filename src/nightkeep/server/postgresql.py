"""Connections to PostgreSQL, all of which commit durably, and notices between processes by LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, TypeAlias

import sqlalchemy as sa

from nightkeep.server.errors import told
from nightkeep.server.journal import CHANNEL

TIMEOUT = 30.0  # seconds for an answer
UPGRADE_TIMEOUT = 24 * 3600.0  # the same while a large database is being migrated
PgConnection: TypeAlias = Any  # asyncpg.Connection; the driver has no types
logger = logging.getLogger("nightkeep.server")


# Levels at which a commit is on the disk before it is answered; a stronger one than "on" is left as it is.
DURABLE = ("on", "remote_apply")
SETTLE = f"""
select set_config('synchronous_commit', case when current_setting('synchronous_commit') in {DURABLE}
    then current_setting('synchronous_commit') else 'on' end, false), current_setting('fsync')
"""


class Unreachable(OSError):
    """PostgreSQL cannot be connected to; the cause says why."""


class NotDurable(OSError):
    """This PostgreSQL may lose what it has acknowledged, and a session cannot change that."""


async def connect(url: sa.URL, timeout: float | None = None) -> PgConnection:
    """Return a connection of PostgreSQL's own driver, which commits durably whatever the database's settings say.

    All connections are made here, so that all understand the same address.

    Raises:
        Unreachable: It cannot be connected to.
        NotDurable: Its settings do not allow durable commits.
    """
    import asyncpg  # type: ignore[import-untyped]

    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    try:
        connection = await asyncpg.connect(address, timeout=TIMEOUT, command_timeout=timeout or TIMEOUT)
    except (asyncpg.PostgresError, asyncpg.InterfaceError, ValueError) as problem:
        raise Unreachable from problem
    try:
        check_durable(*await connection.fetchrow(SETTLE))
    except BaseException as problem:
        connection.terminate()
        if isinstance(problem, asyncpg.PostgresError | asyncpg.InterfaceError):
            raise Unreachable from problem
        raise
    return connection


def check_durable(synchronous_commit: str, fsync: str) -> None:
    """Raise NotDurable unless a commit with these settings survives a crash of the database's machine."""
    wrong = [
        f"{name} = {value}"
        for name, value, right in (
            ("synchronous_commit", synchronous_commit, DURABLE),
            ("fsync", fsync, ("on",)),
        )
        if value not in right
    ]
    if wrong:
        raise NotDurable(told("store-not-durable", wrong=", ".join(wrong)))


async def listen(url: sa.URL, notice: Callable[[str], None], missed: Callable[[], None]) -> None:
    """Pass on every notice until cancelled.

    ``missed`` is called whenever listening begins, at first and after a lost connection: notices may have been missed.
    """
    import asyncpg

    while True:
        try:
            connection = await connect(url)
            try:
                await connection.add_listener(CHANNEL, lambda *said: notice(said[3]))
                missed()
                while not connection.is_closed():
                    await asyncio.sleep(5)
                    await connection.execute("select 1")
            finally:
                await connection.close(timeout=2)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as problem:
            name = type(problem.__cause__ or problem).__name__
            logger.warning("listener lost its connection", extra={"problem": name})
        await asyncio.sleep(1)
