"""Where rows of logs are committed, many at once and durably: by SQLite in a thread of its own, or by PostgreSQL.

A row whose number is taken, or whose key is known, is not written, and the others are: the primary key (table, seq)
gives every table one order, whoever writes. Here every statement counts, so they are written out: one insert and one
update for all rows of a commit.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from enum import Enum
from typing import Any, Protocol

import msgspec

from nightkeep.server.messages import Status

CHANNEL = "nightkeep"
MOST_NOTICE = 7900  # bytes of one NOTIFY
ATTEMPTS = 3  # when two processes stand in each other's way
# A seat that is given up: whoever held it, on whatever device, may look on; links to it lead nowhere any more.
FREE = (
    "insert into holders (table_id, guest_id, seat) select table_id, guest_id, -1 from holders "
    "where table_id = {0} and seat = {1} on conflict do nothing",
    "delete from holders where table_id = {0} and seat = {1}",
    "delete from links where table_id = {0} and seat = {1}",
)
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000")


class Outcome(Enum):
    KEPT = "kept"
    TAKEN = "taken"  # another row has this number
    KNOWN = "known"  # a row with this key was kept before


class Row(msgspec.Struct):
    """A row for a table's log, and what it changes in the lists of tables."""

    table_id: str
    seq: int
    key: str | None
    at: float
    entries: str
    status: Status
    actor: int | None
    due_at: float | None
    seats: str | None = None  # JSON, where they changed
    holders: list[tuple[str, int]] = []  # guests who hold a seat from now on
    freed: list[int] = []  # seats that nobody holds any more


class Logged(msgspec.Struct, frozen=True):
    """A row as it is read back."""

    seq: int
    at: float
    entries: bytes


class Journal(Protocol):
    """One writer of logs."""

    async def commit(self, rows: Sequence[Row]) -> list[Outcome]:
        """Keep rows for good, together; whatever is raised, it is not known which are kept."""

    async def close(self) -> None: ...


# ---------------------------------------------------------------------- SQLite


def prepare(connection: Any) -> None:
    """Every commit reaches the disk before it is answered; readers are not held up by the writer."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class SqliteJournal:
    """A thread that does nothing but commit. Python's own lock is given up and asked for again around every statement,
    which under load costs more than the statement: so there are four of them, however many rows."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="journal")
        self._connection: sqlite3.Connection | None = None

    async def commit(self, rows: Sequence[Row]) -> list[Outcome]:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, rows)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _commit(self, rows: Sequence[Row]) -> list[Outcome]:
        if self._connection is None:
            self._connection = sqlite3.connect(self._path, isolation_level=None, timeout=30)
            prepare(self._connection)
        connection = self._connection
        connection.execute("begin immediate")
        try:
            outcomes = self._write(connection, rows)
            connection.execute("commit")
        except BaseException:
            with contextlib.suppress(sqlite3.Error):
                connection.execute("rollback")
            self._close()  # after a full disk or a lost file: begin anew next time
            raise
        return outcomes

    def _write(self, connection: sqlite3.Connection, rows: Sequence[Row]) -> list[Outcome]:
        if self._insert(connection, rows) == len(rows):
            self._note(connection, rows)
            return [Outcome.KEPT] * len(rows)
        connection.execute("rollback")  # one of them cannot be kept: find out which
        connection.execute("begin immediate")
        outcomes = []
        for row in rows:
            if self._insert(connection, [row]):
                self._note(connection, [row])
                outcomes.append(Outcome.KEPT)
            else:
                same = connection.execute(
                    "select 1 from log where table_id = ? and key = ?", (row.table_id, row.key)
                ).fetchone()
                outcomes.append(Outcome.KNOWN if same else Outcome.TAKEN)
        return outcomes

    def _insert(self, connection: sqlite3.Connection, rows: Sequence[Row]) -> int:
        places = ", ".join(["(?, ?, ?, ?, ?)"] * len(rows))
        values = [value for r in rows for value in (r.table_id, r.seq, r.key, r.at, r.entries)]
        wanted = f"insert into log (table_id, seq, key, at, entries) values {places} on conflict do nothing"
        return connection.execute(wanted, values).rowcount

    def _note(self, connection: sqlite3.Connection, rows: Sequence[Row]) -> None:
        """Bring the lists of tables up to date with rows just written."""
        places = ", ".join(["(?, ?, ?, ?, ?, ?)"] * len(rows))
        values = [value for r in rows for value in (r.table_id, r.seq, r.status, r.actor, r.due_at, r.seats)]
        connection.execute(
            "update tables set seq = new.column2, status = new.column3, actor = new.column4, due_at = new.column5, "
            f"seats = coalesce(new.column6, tables.seats) from (values {places}) as new "
            "where tables.id = new.column1 and tables.seq < new.column2",
            values,
        )
        if freed := [(r.table_id, seat) for r in rows for seat in r.freed]:
            for statement in FREE:
                connection.executemany(statement.format("?", "?"), freed)
        if joined := [(r.table_id, guest, seat) for r in rows for guest, seat in r.holders]:
            connection.executemany(
                "insert into holders (table_id, guest_id, seat) values (?, ?, ?) on conflict do nothing", joined
            )


# ---------------------------------------------------------------------- PostgreSQL

KEEP = """
with given as (
    select * from unnest($1::text[], $2::int[], $3::text[], $4::float8[], $5::text[], $6::text[], $7::int[],
        $8::float8[], $9::text[], $10::text[])
    as given(table_id, seq, key, at, entries, status, actor, due_at, seats, notice) order by 1, 2
), kept as (
    insert into log (table_id, seq, key, at, entries) select table_id, seq, key, at, entries from given
    on conflict do nothing returning table_id, seq
), noted as (
    update tables set seq = given.seq, status = given.status, actor = given.actor, due_at = given.due_at,
        seats = coalesce(given.seats, tables.seats)
    from given join kept using (table_id, seq) where tables.id = given.table_id and tables.seq < given.seq
)
select table_id, seq, pg_notify($11, notice) from given join kept using (table_id, seq)
"""


class PostgresJournal:
    """One connection; a commit is one statement, and tells the other processes what it kept."""

    def __init__(self, connect: Callable[[], Any], worker: str) -> None:
        self._connect = connect
        self._worker = worker
        self._connection: Any = None

    async def commit(self, rows: Sequence[Row]) -> list[Outcome]:
        import asyncpg  # type: ignore[import-untyped]

        for attempt in range(ATTEMPTS):
            if self._connection is None or self._connection.is_closed():
                self._connection = await self._connect()
            try:
                return await self._commit(rows)
            except asyncpg.DeadlockDetectedError:  # nothing was written
                if attempt + 1 == ATTEMPTS:
                    raise
            except BaseException:  # cut off or cancelled in the middle: this connection is not used again
                connection, self._connection = self._connection, None
                connection.terminate()
                raise
        raise AssertionError("unreachable")

    async def close(self) -> None:
        if self._connection is not None:
            await self._connection.close(timeout=2)

    async def _commit(self, rows: Sequence[Row]) -> list[Outcome]:
        # A request that was given up may have left a row of the same number: the first of them is tried.
        tried = {(row.table_id, row.seq): row for row in reversed(rows)}
        columns = ("table_id", "seq", "key", "at", "entries", "status", "actor", "due_at", "seats")
        values = [[getattr(row, column) for row in tried.values()] for column in columns]
        notices = [row_notice(self._worker, row) for row in tried.values()]
        alone = not any(row.holders or row.freed for row in tried.values())  # one statement is its own transaction
        async with contextlib.nullcontext() if alone else self._connection.transaction():
            found = await self._connection.fetch(KEEP, *values, notices, CHANNEL)
            kept = [tried[(table_id, seq)] for table_id, seq, _ in found]
            if not alone:
                await self._hold(kept)
        written = {id(row) for row in kept}
        return [Outcome.KEPT if id(row) in written else await self._why_not(row) for row in rows]

    async def _hold(self, kept: Sequence[Row]) -> None:
        """Bring the lists of who holds which seat up to date."""
        freed = [(row.table_id, seat) for row in kept for seat in row.freed]
        for statement in FREE:
            await self._connection.executemany(statement.format("$1", "$2"), freed)
        await self._connection.executemany(
            "insert into holders (table_id, guest_id, seat) values ($1, $2, $3) on conflict do nothing",
            [(row.table_id, guest, seat) for row in kept for guest, seat in row.holders],
        )

    async def _why_not(self, row: Row) -> Outcome:
        known = "select 1 from log where table_id = $1 and key = $2"
        same = row.key is not None and await self._connection.fetchval(known, row.table_id, row.key)
        return Outcome.KNOWN if same else Outcome.TAKEN


def row_notice(worker: str, row: Row) -> str:
    """What the other processes are told of a row: all of it, if it is short enough, or that there is one."""
    told = f"row {worker} {row.table_id} {row.seq}"
    whole = f"{told} {row.at!r} {row.entries}"
    return whole if len(whole.encode()) <= MOST_NOTICE else told
