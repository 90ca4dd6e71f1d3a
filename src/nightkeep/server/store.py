"""The database: SQLite in a file, or PostgreSQL.

Rows of tables' logs are committed durably before anybody is told of them, and rows that arrive together are committed
together (see :mod:`nightkeep.server.journal`). Everything else is here: guests, tables, who holds which seat, links.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import sqlite3
from collections.abc import Awaitable, Callable, Mapping, Sequence
from enum import Enum
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from nightkeep.server import postgresql, schema
from nightkeep.server.errors import StoreError
from nightkeep.server.journal import (
    CHANNEL,
    FileReplaced,
    Outcome,
    PostgresJournal,
    Row,
    SqliteJournal,
    StoredRow,
    prepare,
)
from nightkeep.server.messages import SeatInfo, Status
from nightkeep.server.table_state import TableSetup

INVITED = -1  # a holder's or link's seat: at the table, on no seat
MOST_TOGETHER = 256
MIGRATIONS = Path(__file__).parent / "migrations"
Notice = Callable[[str], None]
Result = TypeVar("Result")
FoundRow: TypeAlias = Any  # a row of columns whose types are not known
FoundValue: TypeAlias = Any  # what a column holds
guests, tables, log, holders, links = (
    one.c for one in (schema.guests, schema.tables, schema.log, schema.holders, schema.links)
)
# The id makes the order definite where two tables were created at the same time.
NEWEST_FIRST = (tables.created_at.desc(), tables.id)


class Created(Enum):
    """What became of a new table."""

    NEW = "new"
    EXISTS = "exists"  # the same request made it before, or somebody else began the rematch
    TOO_MANY = "too many"


class TableSummary(msgspec.Struct, frozen=True):
    """A table in a list; ``mine``: the seats that the guest holds who asks."""

    setup: TableSetup
    status: Status
    actor: int | None
    seats: list[SeatInfo]
    mine: list[int]


def describe(problem: BaseException) -> str:
    """Return what kind of error a database has: without addresses, passwords and contents."""
    inner = problem.orig if isinstance(problem, DBAPIError) and problem.orig is not None else problem
    if isinstance(inner, postgresql.NotDurable | FileReplaced):
        return str(inner)
    if isinstance(inner, postgresql.Unreachable) and inner.__cause__ is not None:
        inner = inner.__cause__
    return type(inner).__name__


def newest_migration() -> str:
    """Return the number of the last migration; they are files v0001_..., v0002_... and so on."""
    return max(path.name for path in (MIGRATIONS / "versions").glob("v*.py")).removeprefix("v").partition("_")[0]


class Store:
    """The database of one process."""

    def __init__(self, url: sa.URL, worker: str) -> None:
        self.url = url
        self.worker = worker
        self.is_postgres = self.url.get_backend_name() == "postgresql"
        how: dict[str, Any] = {"hide_parameters": True}  # what guests wrote does not get into errors
        if self.is_postgres:
            # A connection that PostgreSQL has closed meanwhile is noticed before it is used.
            how |= {"pool_pre_ping": True, "async_creator": lambda: postgresql.connect(self.url)}
            self.writer: AsyncEngine = create_async_engine(self.url, pool_size=2, max_overflow=0, **how)
            self.reader: AsyncEngine = create_async_engine(self.url, pool_size=4, max_overflow=2, **how)
        else:
            how |= {"pool_timeout": 60, "connect_args": {"timeout": 30}}
            # Readers have connections of their own: in WAL mode they see the last commit and never wait for the writer.
            self.writer = create_async_engine(self.url, pool_size=1, max_overflow=0, **how)
            self.reader = create_async_engine(self.url, pool_size=4, max_overflow=4, **how)
            for engine in (self.writer, self.reader):
                sa.event.listen(engine.sync_engine, "connect", lambda connection, _: prepare(connection))
        # SQLite has one writer at a time.
        self._alone = contextlib.nullcontext() if self.is_postgres else asyncio.Lock()
        self.journal = (
            PostgresJournal(lambda: postgresql.connect(self.url), worker)
            if self.is_postgres
            else SqliteJournal(self.url.database or "")
        )
        dialect: Any = importlib.import_module(f"sqlalchemy.dialects.{self.url.get_backend_name()}")
        self._insert = dialect.insert
        # Rows wait here while a commit is under way; the next commit takes them together (_write_rows).
        self._queue: asyncio.Queue[tuple[Row, asyncio.Future[Outcome]]] = asyncio.Queue()
        self._row_writer: asyncio.Task[None] | None = None
        self._listener: asyncio.Task[None] | None = None
        self.commits = 0

    # ------------------------------------------------------------------ opening and closing

    async def open(self, notice: Notice | None = None, missed: Callable[[], None] | None = None) -> None:
        """Begin to write, and (PostgreSQL) to listen to what other processes write.

        ``missed`` is called when notices may have been missed.
        """
        self._row_writer = asyncio.create_task(self._write_rows(), name="store writer")
        if self.is_postgres and notice is not None:
            listening = postgresql.listen(self.url, notice, missed or (lambda: None))
            self._listener = asyncio.create_task(listening, name="listener")

    async def close(self) -> None:
        """Stop, and close all connections."""
        for task in (self._listener, self._row_writer):
            if task is not None:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task
        await self.journal.close()
        await self.writer.dispose()
        await self.reader.dispose()

    async def migrate(self) -> None:
        """Bring the database's tables up to date."""
        self.check()
        try:
            version, newest = await self.version(), newest_migration()
            # Never downgrade: an older server would not understand what a newer one has written.
            if version is not None and version > newest:
                raise StoreError(f"the database is of a newer Nightkeep (its tables: {version}; known here: {newest})")
            if version != newest:
                await self._upgrade()
        except (SQLAlchemyError, OSError) as problem:
            raise StoreError(f"the database cannot be opened ({describe(problem)})") from problem

    def check(self) -> None:
        """Raise a StoreError if SQLite's file cannot be opened or is something else, before a driver's thread does."""
        if self.is_postgres:
            return
        try:
            with contextlib.closing(sqlite3.connect(self.url.database or "", timeout=30)) as connection:
                connection.execute("pragma schema_version")
        except sqlite3.Error as problem:
            raise StoreError(f"the database cannot be opened ({describe(problem)})") from problem

    async def version(self) -> str | None:
        """Return which migration the database has seen last; None for an empty one."""

        def ask(connection: sa.Connection) -> str | None:
            if not sa.inspect(connection).has_table("alembic_version"):
                return None
            found: str | None = connection.execute(sa.text("select version_num from alembic_version")).scalar()
            return found

        async with self.writer.connect() as connection:
            return await connection.run_sync(ask)

    async def _upgrade(self) -> None:
        from alembic import command  # takes its time to load, and is needed once
        from alembic.config import Config

        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))

        def upgrade(connection: sa.Connection) -> None:
            if self.is_postgres:  # several servers may start at once
                # Any fixed number: the first server migrates, the others wait and find it done.
                connection.execute(sa.text("select pg_advisory_xact_lock(7210)"))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

        upgrader = self.writer
        if self.is_postgres:
            slowly = {"async_creator": lambda: postgresql.connect(self.url, postgresql.UPGRADE_TIMEOUT)}
            upgrader = create_async_engine(self.url, poolclass=sa.NullPool, **slowly)
        try:
            async with upgrader.begin() as connection:
                await connection.run_sync(upgrade)
        finally:
            await upgrader.dispose()

    async def ping(self) -> None:
        """Raise a StoreError if the database does not answer."""
        await self._rows(sa.select(sa.literal(1)))

    async def _rows(self, query: sa.Select[Any]) -> Sequence[FoundRow]:
        """Return the rows that a query finds."""
        try:
            async with self.reader.connect() as connection:
                found: Sequence[FoundRow] = (await connection.execute(query)).all()
                return found
        except (SQLAlchemyError, OSError) as problem:
            raise StoreError(f"the database does not answer ({describe(problem)})") from problem

    async def _first(self, query: sa.Select[Any]) -> FoundRow | None:
        return next(iter(await self._rows(query)), None)

    async def _value(self, query: sa.Select[Any]) -> FoundValue:
        """Return the first column of the first row; None if there is none."""
        found = await self._first(query)
        return None if found is None else found[0]

    async def _ids(self, query: sa.Select[tuple[str]]) -> list[str]:
        return [row[0] for row in await self._rows(query)]

    async def _transaction(self, work: Callable[[AsyncConnection], Awaitable[Result]]) -> Result:
        """Run something in a transaction that writes."""
        try:
            async with self._alone, self.writer.begin() as connection:
                return await work(connection)
        # A unique key that is taken is an answer for the caller (create), not a failure of the database.
        except IntegrityError:
            raise
        except (SQLAlchemyError, OSError) as problem:
            raise StoreError(f"the database cannot be written now ({describe(problem)})") from problem

    async def _write(self, *statements: sa.Executable, values: Sequence[Mapping[str, object]] | None = None) -> None:
        async def work(connection: AsyncConnection) -> None:
            for statement in statements:
                await connection.execute(statement, values)

        await self._transaction(work)

    # ------------------------------------------------------------------ the log

    async def append(self, row: Row) -> Outcome:
        """Store a row durably. StoreError: it is not known whether it was stored; read the log."""
        future: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((row, future))
        return await future

    async def _write_rows(self) -> None:
        while True:
            # Group commit: a commit costs one flush to the disk, however many rows it holds. Nothing waits for more
            # rows; what has come during the last flush goes together into the next.
            together = [await self._queue.get()]
            while len(together) < MOST_TOGETHER and not self._queue.empty():
                together.append(self._queue.get_nowait())
            try:
                async with self._alone:
                    outcomes = await self.journal.commit([row for row, _ in together])
            except asyncio.CancelledError:
                for _, future in together:
                    future.cancel()
                raise
            # All rows of the commit are uncertain. Their tables are told so, and the writer goes on with the next ones.
            except Exception as problem:
                for _, future in together:
                    if not future.done():
                        future.set_exception(StoreError(f"the database cannot be written now ({describe(problem)})"))
                continue
            self.commits += 1
            for (_, future), outcome in zip(together, outcomes, strict=True):
                if not future.done():
                    future.set_result(outcome)

    async def notify(self, payloads: Sequence[str]) -> None:
        """Tell the other processes something that is not stored; on SQLite there are none."""
        if self.is_postgres and payloads:
            await self._write(*(sa.select(sa.func.pg_notify(CHANNEL, payload)) for payload in payloads))

    async def rows_after(self, table_id: str, seq: int) -> list[StoredRow]:
        """Return the rows of a table's log behind number ``seq``."""
        query = sa.select(log.seq, log.at, log.entries, log.chain).where((log.table_id == table_id) & (log.seq > seq))
        found = await self._rows(query.order_by(log.seq))
        return [StoredRow(seq, at, text.encode(), chain) for seq, at, text, chain in found]

    async def stored_under(self, table_id: str, key: str) -> tuple[int, str | None] | None:
        """Return the number of the row that was stored under a key, and the digest of what was asked for."""
        found = await self._first(sa.select(log.seq, log.request).where((log.table_id == table_id) & (log.key == key)))
        return None if found is None else (found[0], found[1])

    async def opened_by(self, table_id: str) -> str | None:
        """Return the digest of the request that opened a table; None if it is not known."""
        query = sa.select(log.request).where((log.table_id == table_id) & (log.seq == 1))
        digest: str | None = await self._value(query)
        return digest

    async def newest(self) -> float | None:
        """Return when the newest row of any table was written, by the clock of that time; None if there is no table."""
        # Each table's last row by its number: the primary key finds it without reading the log.
        last = (log.table_id == tables.id) & (log.seq == tables.seq)
        query = sa.select(sa.func.max(log.at)).select_from(schema.tables.join(schema.log, last))
        found: float | None = await self._value(query)
        return found

    # ------------------------------------------------------------------ tables

    async def create(self, setup: TableSetup, row: Row, link_hash: str, most: int | None = None) -> Created:
        """Store a new table with its first row and its invitation; ``most``: unless its host has so many open."""
        values = {
            "id": setup.id, "game": setup.game, "facts": msgspec.json.encode(setup).decode(), "host": setup.host,
            "status": row.status, "listed": setup.plan.listed, "previous": setup.previous, "seq": row.seq,
            "actor": row.actor, "due_at": row.due_at, "created_at": setup.created, "seats": row.seats or "[]",
        }  # fmt: skip
        first = {name: value for name, value in msgspec.structs.asdict(row).items() if name in schema.log.c}
        link = {"token_hash": link_hash, "table_id": setup.id, "seat": INVITED, "created_at": setup.created}
        held = [{"table_id": setup.id, "guest_id": guest, "seat": seat} for guest, seat in row.holders]

        async def work(connection: AsyncConnection) -> Created:
            # Counted in the transaction that creates the table, so that two requests at once do not pass the limit
            # together.
            if most is not None and await self._count_open(connection, setup.host) >= most:
                return Created.TOO_MANY
            await connection.execute(sa.insert(schema.tables), values)
            await connection.execute(sa.insert(schema.log), first)
            await connection.execute(sa.insert(schema.links), link)
            if held:
                await connection.execute(self._insert(schema.holders).on_conflict_do_nothing(), held)
            return Created.NEW

        try:
            return await self._transaction(work)
        # The id, made from the request's key, is taken; or the previous table has its one rematch already.
        except IntegrityError:
            return Created.EXISTS

    async def table(self, table_id: str) -> TableSummary | None:
        """Return how a table was set up and how it stands; None if there is no such table."""
        found = await self._first(sa.select(schema.tables).where(tables.id == table_id))
        return None if found is None else _summary(found, [])

    async def rematch_of(self, table_id: str) -> str | None:
        """Return the table at which a game is played again, if there is one."""
        found: str | None = await self._value(sa.select(tables.id).where(tables.previous == table_id))
        return found

    async def due(self, before: float) -> list[str]:
        """Return the tables at which the server itself has something to do before a time."""
        return await self._due(tables.due_at < before)

    async def due_by_another_clock(self, before: float, now: float, start: float) -> list[str]:
        """Return the tables that would be due before a time, had their last row been written at ``start``.

        Only those whose last row is dated later than now: the clock was ahead once, or it is behind.
        """
        latest = _latest()
        return await self._due((latest > now) & (tables.due_at - latest + start < before))

    async def _due(self, condition: sa.ColumnElement[bool]) -> list[str]:
        query = sa.select(tables.id).where((tables.status == "playing") & condition)
        return await self._ids(query.order_by(tables.due_at))

    async def all_ids(self) -> list[str]:
        """Return the ids of all tables, the oldest first."""
        return await self._ids(sa.select(tables.id).order_by(tables.created_at, tables.id))

    async def _count_open(self, connection: AsyncConnection, guest_id: str) -> int:
        """Count a guest's tables that are not over; until the transaction ends they open no other."""
        # Locks the guest's row; for SQLite, with its single writer, SQLAlchemy leaves "for update" out.
        await connection.execute(sa.select(guests.id).where(guests.id == guest_id).with_for_update())
        mine = (tables.host == guest_id) & tables.status.in_(("waiting", "playing"))
        return (await connection.execute(sa.select(sa.func.count()).where(mine))).scalar_one()

    async def listed_tables(self, most: int) -> list[TableSummary]:
        """Return listed tables that can be joined or watched, the newest first."""
        query = sa.select(schema.tables).where(tables.listed & tables.status.in_(("waiting", "playing")))
        return [_summary(row, []) for row in await self._rows(query.order_by(*NEWEST_FIRST).limit(most))]

    async def tables_of(self, guest_id: str, most: int) -> list[TableSummary]:
        """Return the tables at which a guest holds a seat, the newest first."""
        query = (
            sa.select(schema.tables, holders.seat.label("my_seat"))
            .join(schema.holders, holders.table_id == tables.id)
            .where((holders.guest_id == guest_id) & (holders.seat != INVITED))
            .order_by(*NEWEST_FIRST, holders.seat)
            # A row for each seat that the guest holds, and a table has up to eight.
            .limit(most * 8)
        )
        found: dict[str, tuple[FoundRow, list[int]]] = {}
        for row in await self._rows(query):
            found.setdefault(row.id, (row, []))[1].append(row.my_seat)
        return [_summary(row, seats) for row, seats in list(found.values())[:most]]

    # ------------------------------------------------------------------ guests, holders, links

    async def add_guest(self, guest_id: str, token_hash: str, nickname: str, now: float) -> None:
        """Store a new guest."""
        values = {"id": guest_id, "token_hash": token_hash, "nickname": nickname, "created_at": now, "seen_at": now}
        await self._write(sa.insert(schema.guests).values(values))

    async def rename_guest(self, guest_id: str, nickname: str) -> None:
        """Change a guest's nickname."""
        await self._write(sa.update(schema.guests).where(guests.id == guest_id).values(nickname=nickname))

    async def guest(self, token_hash: str) -> tuple[str, str, str, float] | None:
        """Return id, nickname, token hash and last visit of the guest with this token."""
        query = sa.select(guests.id, guests.nickname, guests.token_hash, guests.seen_at)
        found = await self._first(query.where(guests.token_hash == token_hash))
        return None if found is None else (found[0], found[1], found[2], found[3])

    async def guest_seen(self, guest_id: str, now: float) -> None:
        """Note a guest's visit."""
        await self._write(sa.update(schema.guests).where(guests.id == guest_id).values(seen_at=now))

    async def seats_of(self, table_id: str, guest_id: str) -> set[int]:
        """Return the seats a guest holds at a table; INVITED is among them for a guest who was invited."""
        mine = (holders.table_id == table_id) & (holders.guest_id == guest_id)
        return {seat for (seat,) in await self._rows(sa.select(holders.seat).where(mine))}

    async def holders(self, table_id: str) -> list[tuple[str, int]]:
        """Return all guests at a table with the seats they hold, one (or INVITED) at a time."""
        query = sa.select(holders.guest_id, holders.seat).where(holders.table_id == table_id)
        return [(guest, seat) for guest, seat in await self._rows(query)]

    async def note_seen(self, seats: Sequence[tuple[str, int]], now: float) -> None:
        """Note that the holders of these seats are connected now."""
        where = (holders.table_id == sa.bindparam("b_table")) & (holders.seat == sa.bindparam("b_seat"))
        if seats:
            await self._write(
                sa.update(schema.holders).where(where).values(seen_at=now),
                values=[{"b_table": table_id, "b_seat": seat} for table_id, seat in seats],
            )

    async def last_seen(self, table_id: str, seat: int) -> float:
        """Return when a holder of a seat was last connected."""
        where = (holders.table_id == table_id) & (holders.seat == seat)
        return float(await self._value(sa.select(sa.func.max(holders.seen_at)).where(where)) or 0.0)

    async def add_link(self, token_hash: str, table_id: str, seat: int, now: float, holder: str | None) -> bool:
        """Store a new link; False if the guest who wants it (None: anybody) does not hold the seat any more."""
        values = {"token_hash": token_hash, "table_id": table_id, "seat": seat, "created_at": now}
        mine = (holders.table_id == table_id) & (holders.guest_id == holder) & (holders.seat == seat)

        async def work(connection: AsyncConnection) -> bool:
            await _lock_table(connection, table_id)
            if holder is not None and (await connection.execute(sa.select(holders.seat).where(mine))).first() is None:
                return False
            await connection.execute(sa.insert(schema.links), values)
            return True

        return await self._transaction(work)

    async def count_links(self, table_id: str) -> int:
        """Return how many links a table has."""
        return int(await self._value(sa.select(sa.func.count()).where(links.table_id == table_id)))

    async def link(self, token_hash: str) -> tuple[TableSummary, int] | None:
        """Return the table and seat a link leads to; None if it leads nowhere."""
        query = sa.select(schema.tables, links.seat.label("to_seat")).join(schema.links, links.table_id == tables.id)
        found = await self._first(query.where(links.token_hash == token_hash))
        return None if found is None else (_summary(found, []), found.to_seat)

    async def use_link(self, token_hash: str, guest_id: str) -> tuple[str, int] | None:
        """Return the table and seat a link leads to, which this guest now holds too; None if it leads nowhere."""
        query = sa.select(links.table_id, links.seat).where(links.token_hash == token_hash)

        async def work(connection: AsyncConnection) -> tuple[str, int] | None:
            if (found := (await connection.execute(query)).first()) is None:
                return None
            await _lock_table(connection, found[0])
            if (await connection.execute(query)).first() is None:
                return None
            values = {"table_id": found[0], "guest_id": guest_id, "seat": found[1]}
            await connection.execute(self._insert(schema.holders).on_conflict_do_nothing(), values)
            return found[0], found[1]

        if await self._first(query) is None:  # guessing costs no write
            return None
        return await self._transaction(work)

    # ------------------------------------------------------------------ what is old

    async def quiet(self, statuses: Sequence[str], age: float, now: float, marked: float | None) -> list[str]:
        """Return tables in one of these states where nothing has happened for ``age`` seconds, some of the oldest.

        ``marked``: only those that were found so old already, and marked, by that time; None: only those that are not
        marked yet.
        """
        latest = _latest()
        valid = tables.old_at - latest >= age  # nothing has happened since the mark, and it was made for this age
        mark = sa.or_(tables.old_at.is_(None), ~valid) if marked is None else valid & (tables.old_at <= marked)
        quiet = tables.status.in_(statuses) & (tables.created_at < now - age) & (latest < now - age)
        query = sa.select(tables.id).where(quiet & mark).order_by(tables.created_at)
        return await self._ids(query.limit(MOST_TOGETHER))

    async def mark(self, table_ids: Sequence[str], now: float) -> None:
        """Mark tables as old. They are closed or removed by a server that is started later and finds the same."""
        if table_ids:
            await self._write(sa.update(schema.tables).where(tables.id.in_(table_ids)).values(old_at=now))

    async def unmark(self, now: float) -> None:
        """Remove marks that were made later than now: by a clock that was ahead."""
        await self._write(
            *(sa.update(one).where(one.c.old_at > now).values(old_at=None) for one in (schema.tables, schema.guests))
        )

    async def remove(self, table_ids: Sequence[str]) -> None:
        """Remove tables with all that belongs to them."""
        if table_ids:
            # What refers to a table goes first, in the same transaction.
            parts = (schema.log, schema.holders, schema.links)
            await self._write(
                *(sa.delete(part).where(part.c.table_id.in_(table_ids)) for part in parts),
                sa.delete(schema.tables).where(tables.id.in_(table_ids)),
            )

    async def forget_guests(self, age: float, now: float, marked: float) -> None:
        """Remove guests not seen for ``age`` seconds who hold no seat and were marked as such by the time ``marked``.

        Those who are not marked yet are marked.
        """
        # A guest who was invited but sits nowhere may be forgotten.
        seated = sa.exists().where((holders.guest_id == guests.id) & (holders.seat != INVITED))
        old = (guests.seen_at < now - age) & ~seated
        valid = guests.old_at - guests.seen_at >= age
        await self._write(
            sa.delete(schema.guests).where(old & valid & (guests.old_at <= marked)),
            sa.update(schema.guests).where(old & sa.or_(guests.old_at.is_(None), ~valid)).values(old_at=now),
        )


def _latest() -> sa.ScalarSelect[float]:
    """Return when a table's last row was written."""
    return sa.select(log.at).where((log.table_id == tables.id) & (log.seq == tables.seq)).scalar_subquery()


async def _lock_table(connection: AsyncConnection, table_id: str) -> None:
    """Let nothing happen at a table until this transaction ends, so that no seat is given up."""
    await connection.execute(sa.select(tables.id).where(tables.id == table_id).with_for_update(read=True))


def _summary(row: FoundRow, mine: list[int]) -> TableSummary:
    seats = msgspec.json.decode(row.seats, type=list[SeatInfo])
    return TableSummary(msgspec.json.decode(row.facts, type=TableSetup), row.status, row.actor, seats, mine)
