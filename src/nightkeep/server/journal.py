"""Commits rows of tables' logs durably, many at once: in SQLite from a thread of its own, or in PostgreSQL.

A row whose number is taken, or whose key is known, is not written, and the others are: the primary key (table, seq)
gives every table one order, whoever writes. A row is written only if the row that it was decided on is there: every
row has a digest of all rows up to it (``chain``), and names that of the row before (``follows``). So a process that is
ahead of its database (after a crash without synchronous commits, a fail-over, a restored backup) cannot leave a gap,
and two histories of a table cannot mix. The SQL is written by hand, because every statement costs throughput: one
insert and one update for all rows of a commit.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import os
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from enum import Enum
from typing import Any

import msgspec

from nightkeep.server.messages import Status

CHANNEL = "nightkeep"
# PostgreSQL takes less than 8000 bytes in one notice.
MAX_NOTICE = 7900  # bytes of one NOTIFY
ATTEMPTS = 3  # when two processes stand in each other's way
# A seat that is given up: its holders may still watch; links to it lead nowhere any more.
FREE = (
    "insert into holders (table_id, guest_id, seat) select table_id, guest_id, -1 from holders "
    "where table_id = {0} and seat = {1} on conflict do nothing",
    "delete from holders where table_id = {0} and seat = {1}",
    "delete from links where table_id = {0} and seat = {1}",
)
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000")


class Outcome(Enum):
    """What became of a row."""

    STORED = "stored"
    TAKEN = "taken"  # another row has this number
    KNOWN = "known"  # a row with this key was stored before
    BEHIND = "behind"  # the row before it is not there: the database has lost it, or never had it


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
    request: str | None = None  # a digest of what was asked for under the key
    follows: str | None = None  # the chain of the row before; None: it was written before rows had one
    chain: str | None = None


class StoredRow(msgspec.Struct, frozen=True):
    """A row as it is read back from the log."""

    seq: int
    at: float
    entries: bytes
    chain: str | None = None

    def follows(self, chain: str | None) -> bool:
        """Return whether this row was written behind the one with this chain; rows of old versions do not say."""
        return self.chain is None or self.chain == chain_of(chain, self.at, self.entries)


def chain_of(before: str | None, at: float, entries: bytes) -> str:
    """Return the digest of a table's log up to a row; ``before``: that of the row before it."""
    return hashlib.blake2b(
        b"%b %b %b" % ((before or "").encode(), repr(at).encode(), entries), digest_size=8
    ).hexdigest()


def why_not(known: bool, taken: bool) -> Outcome:
    """Return why a row was not written: whether its key was known, whether its number was taken."""
    if known:
        return Outcome.KNOWN
    return Outcome.TAKEN if taken else Outcome.BEHIND


class FileReplaced(OSError):
    """SQLite's file is not the one that was opened."""


# ---------------------------------------------------------------------- SQLite


def prepare(connection: sqlite3.Connection) -> None:
    """Set up a connection: every commit reaches the disk before it is answered; the writer does not block readers."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class SqliteJournal:
    """A thread that does nothing but commit.

    Python's own lock is released and acquired around every statement, which under load costs more than the statement:
    so there are four of them, however many rows.
    """

    def __init__(self, path: str) -> None:
        self._path = path
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="journal")
        self._connection: sqlite3.Connection | None = None
        self._file = (0, 0)  # device and inode of the file that is open

    async def commit(self, rows: Sequence[Row]) -> list[Outcome]:
        """Store rows durably, together; if this fails, it is not known which of them are stored."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, rows)

    async def close(self) -> None:
        """Close the connection and end the thread."""
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
            self._file = self._identity()
        # A backup put in place of the open file: the old file has no name any more, but can still be written to.
        if self._identity() != self._file:  # what is written now would be in a file that nobody opens again
            raise FileReplaced("its file was replaced or removed while the server ran; restart the server")
        connection = self._connection
        connection.execute("begin immediate")
        try:
            # From here to the commit nothing is certain; the tables read the log again if this raises
            # (LiveTable.uncertain).
            outcomes = self._write(connection, rows)
            connection.execute("commit")
        except BaseException:
            with contextlib.suppress(sqlite3.Error):
                connection.execute("rollback")
            self._close()  # after a full disk or a lost file: reconnect next time
            raise
        return outcomes

    def _identity(self) -> tuple[int, int]:
        """Return device and inode of the file at the path."""
        try:
            found = os.stat(self._path)
        except FileNotFoundError:
            return 0, 0
        return found.st_dev, found.st_ino

    def _write(self, connection: sqlite3.Connection, rows: Sequence[Row]) -> list[Outcome]:
        # The usual case: all rows in one statement. Only if fewer were written, each is tried and explained by itself.
        if self._insert(connection, rows) == len(rows):
            self._note(connection, rows)
            return [Outcome.STORED] * len(rows)
        connection.execute("rollback")  # one of them cannot be stored: find out which
        connection.execute("begin immediate")
        outcomes = []
        for row in rows:
            if self._insert(connection, [row]):
                self._note(connection, [row])
                outcomes.append(Outcome.STORED)
            else:
                # Two reasons are looked up; if it is neither, the row before is missing.
                known, taken = connection.execute(
                    "select exists(select 1 from log where table_id = ?1 and key = ?2), "
                    "exists(select 1 from log where table_id = ?1 and seq = ?3)",
                    (row.table_id, row.key, row.seq),
                ).fetchone()
                outcomes.append(why_not(known, taken))
        return outcomes

    def _insert(self, connection: sqlite3.Connection, rows: Sequence[Row]) -> int:
        # One statement for all rows, in which
        #   exists(...)              asks for the row before, with the chain that this one follows ("is": null is null)
        #   on conflict do nothing   skips a number or a key that is taken, and writes the others
        places = ", ".join(["(?, ?, ?, ?, ?, ?, ?, ?)"] * len(rows))
        values = [
            value for r in rows for value in (r.table_id, r.seq, r.key, r.at, r.entries, r.request, r.chain, r.follows)
        ]
        wanted = (
            "insert into log (table_id, seq, key, at, entries, request, chain) "
            "select column1, column2, column3, column4, column5, column6, column7 "
            f"from (values {places}) as new where exists (select 1 from log as before "
            "where before.table_id = column1 and before.seq = column2 - 1 and before.chain is column8) "
            "on conflict do nothing"
        )
        return connection.execute(wanted, values).rowcount

    def _note(self, connection: sqlite3.Connection, rows: Sequence[Row]) -> None:
        """Bring the lists of tables up to date with rows just written."""
        places = ", ".join(["(?, ?, ?, ?, ?, ?)"] * len(rows))
        values = [value for r in rows for value in (r.table_id, r.seq, r.status, r.actor, r.due_at, r.seats)]
        connection.execute(
            # Lists of tables show these columns, so that no list needs to read a log; seats only where they have
            # changed.
            "update tables set seq = new.column2, status = new.column3, actor = new.column4, due_at = new.column5, "
            f"seats = coalesce(new.column6, tables.seats) from (values {places}) as new where tables.id = new.column1",
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

INSERT = """
with given as (
    select * from unnest($1::text[], $2::int[], $3::text[], $4::float8[], $5::text[], $6::text[], $7::int[],
        $8::float8[], $9::text[], $10::text[], $11::text[], $12::text[], $13::text[])
    as given(table_id, seq, key, at, entries, status, actor, due_at, seats, request, chain, follows, notice)
    order by 1, 2
), stored as (
    insert into log (table_id, seq, key, at, entries, request, chain)
    select table_id, seq, key, at, entries, request, chain from given
    where (  -- no join: each is one look into the primary key, however large the log was when this was planned
        select before.chain is not distinct from given.follows from log as before
        where before.table_id = given.table_id and before.seq = given.seq - 1
    )
    on conflict do nothing returning table_id, seq
), noted as (
    update tables set seq = given.seq, status = given.status, actor = given.actor, due_at = given.due_at,
        seats = coalesce(given.seats, tables.seats)
    from given join stored using (table_id, seq) where tables.id = given.table_id
)
select table_id, seq, pg_notify($14, notice) from given join stored using (table_id, seq)
"""


# INSERT looks up a few rows by their keys. Left to itself PostgreSQL plans it for every commit, which takes longer than
# executing it; and a plan made once, while the tables are small, must not scan all of them later.
PLAN = (
    "set plan_cache_mode = force_generic_plan; set enable_seqscan = off; set enable_hashjoin = off; "
    "set enable_mergejoin = off"
)


class PostgresJournal:
    """One connection; a commit is one statement, and tells the other processes what it stored."""

    def __init__(self, connect: Callable[[], Any], worker: str) -> None:
        self._connect = connect
        self._worker = worker
        self._connection: Any = None

    async def commit(self, rows: Sequence[Row]) -> list[Outcome]:
        """Store rows durably, together, and notify the others; if it fails, it is not known which are stored."""
        import asyncpg  # type: ignore[import-untyped]

        for attempt in range(ATTEMPTS):
            # A lost connection is only replaced at the next commit: the one in which it was lost raises, as its end is
            # unknown.
            fresh = self._connection is None or self._connection.is_closed()
            if fresh:
                self._connection = await self._connect()
            try:
                if fresh:
                    await self._connection.execute(PLAN)
                return await self._commit(rows)
            # PostgreSQL has rolled one of two transactions back, so it can be tried again as it is.
            except asyncpg.DeadlockDetectedError:  # nothing was written
                if attempt + 1 == ATTEMPTS:
                    raise
            except BaseException:  # cut off or cancelled in the middle: this connection is not used again
                connection, self._connection = self._connection, None
                connection.terminate()
                raise
        raise AssertionError("unreachable")

    async def close(self) -> None:
        """Close the connection."""
        if self._connection is not None:
            await self._connection.close(timeout=2)

    async def _commit(self, rows: Sequence[Row]) -> list[Outcome]:
        # A cancelled request may have left a row of the same number in the queue: the first of them is tried.
        tried = {(row.table_id, row.seq): row for row in reversed(rows)}
        columns = zip(
            *(
                (r.table_id, r.seq, r.key, r.at, r.entries, r.status, r.actor, r.due_at, r.seats, r.request, r.chain,
                 r.follows, row_notice(self._worker, r))
                for r in tried.values()
            ),
            strict=True,
        )  # fmt: skip
        alone = not any(row.holders or row.freed for row in tried.values())  # one statement is its own transaction
        async with contextlib.nullcontext() if alone else self._connection.transaction():
            found = await self._connection.fetch(INSERT, *columns, CHANNEL)
            stored = [tried[(table_id, seq)] for table_id, seq, _ in found]
            if not alone:
                await self._hold(stored)
        # By identity: of two rows with the same number only the one that was tried counts as stored.
        written = {id(row) for row in stored}
        return [Outcome.STORED if id(row) in written else await self._why_not(row) for row in rows]

    async def _hold(self, stored: Sequence[Row]) -> None:
        """Bring the lists of who holds which seat up to date."""
        freed = [(row.table_id, seat) for row in stored for seat in row.freed]
        for statement in FREE:
            await self._connection.executemany(statement.format("$1", "$2"), freed)
        await self._connection.executemany(
            "insert into holders (table_id, guest_id, seat) values ($1, $2, $3) on conflict do nothing",
            [(row.table_id, guest, seat) for row in stored for guest, seat in row.holders],
        )

    async def _why_not(self, row: Row) -> Outcome:
        found = await self._connection.fetchrow(
            "select exists(select 1 from log where table_id = $1 and key = $2), "
            "exists(select 1 from log where table_id = $1 and seq = $3)",
            row.table_id, row.key, row.seq,
        )  # fmt: skip
        return why_not(*found)


def row_notice(worker: str, row: Row) -> str:
    """Return what the other processes are told of a row: all of it, if it is short enough, or that there is one."""
    told = f"row {worker} {row.table_id} {row.seq} {row.chain}"
    # With the whole row the others need not read the log; repr keeps every digit of the time, which the chain covers.
    whole = f"{told} {row.at!r} {row.entries}"
    return whole if len(whole.encode()) <= MAX_NOTICE else told
