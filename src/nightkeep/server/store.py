"""The store: SQLite in a file, or PostgreSQL. A row of a table's log is committed durably before anybody is told of it,
and rows that arrive together are committed together (see :mod:`nightkeep.server.journal`).
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from enum import Enum
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from nightkeep.rules.errors import NightkeepError
from nightkeep.server import notices, schema
from nightkeep.server.journal import (
    CHANNEL,
    FileReplaced,
    Journal,
    Logged,
    Outcome,
    PostgresJournal,
    Row,
    SqliteJournal,
    prepare,
)
from nightkeep.server.messages import SeatInfo, Status
from nightkeep.server.tables import Facts

INVITED = -1  # a holder's or link's seat: at the table, on no seat
MOST_TOGETHER = 256
MIGRATIONS = Path(__file__).parent / "migrations"
Notice = Callable[[str], None]


class StoreError(NightkeepError):
    """The database cannot be reached or written now."""


class Made(Enum):
    """What became of a new table."""

    NEW = "new"
    BEFORE = "before"  # the same request, or a rematch that somebody else began
    TOO_MANY = "too many"


class Line(msgspec.Struct, frozen=True):
    """A table in a list."""

    facts: Facts
    status: Status
    actor: int | None
    seats: list[SeatInfo]
    mine: list[int]


def describe(problem: BaseException) -> str:
    """A database's complaint without what it was about: no addresses, no passwords, no contents."""
    inner = problem.orig if isinstance(problem, DBAPIError) and problem.orig is not None else problem
    if isinstance(inner, notices.NotDurable | FileReplaced):  # our own words
        return str(inner)
    if isinstance(inner, notices.Unreachable) and inner.__cause__ is not None:
        inner = inner.__cause__
    return type(inner).__name__


def newest_migration() -> str:
    """The number of the last migration: they are files v0001_..., v0002_... and so on."""
    return max(path.name for path in (MIGRATIONS / "versions").glob("v*.py")).removeprefix("v").partition("_")[0]


class Store:
    """The database of one process."""

    def __init__(self, url: sa.URL, worker: str) -> None:
        self.url = url
        self.worker = worker
        self.is_postgres = self.url.get_backend_name() == "postgresql"
        how: dict[str, Any] = {"hide_parameters": True}  # what guests wrote does not get into errors
        if self.is_postgres:
            how |= {"pool_pre_ping": True, "async_creator": lambda: notices.connect(self.url)}
            self.writer: AsyncEngine = create_async_engine(self.url, pool_size=2, max_overflow=0, **how)
            self.reader: AsyncEngine = create_async_engine(self.url, pool_size=4, max_overflow=2, **how)
        else:
            how |= {"pool_timeout": 60, "connect_args": {"timeout": 30}}
            self.writer = create_async_engine(self.url, pool_size=1, max_overflow=0, **how)
            self.reader = create_async_engine(self.url, pool_size=4, max_overflow=4, **how)
            for engine in (self.writer, self.reader):
                sa.event.listen(engine.sync_engine, "connect", lambda connection, _: prepare(connection))
        # SQLite has one writer at a time.
        self._alone = contextlib.nullcontext() if self.is_postgres else asyncio.Lock()
        self.journal: Journal = (
            PostgresJournal(lambda: notices.connect(self.url), worker)
            if self.is_postgres
            else SqliteJournal(self.url.database or "")
        )
        dialect: Any = importlib.import_module(f"sqlalchemy.dialects.{self.url.get_backend_name()}")
        self._insert = dialect.insert
        self._queue: asyncio.Queue[tuple[Row, asyncio.Future[Outcome]]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._listener: asyncio.Task[None] | None = None
        self.commits = self.rows = 0

    # ------------------------------------------------------------------ opening and closing

    async def open(self, notice: Notice | None = None, caught_up: Callable[[], None] | None = None) -> None:
        """Begin to write, and (PostgreSQL) to listen to what other processes write."""
        self._task = asyncio.create_task(self._write_for_ever(), name="store writer")
        if self.is_postgres and notice is not None:
            listening = notices.listen(self.url, notice, caught_up or (lambda: None))
            self._listener = asyncio.create_task(listening, name="listener")

    async def close(self) -> None:
        for task in (self._listener, self._task):
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
            version, newest = await self._version(), newest_migration()
            if version is not None and version > newest:
                raise StoreError(f"the database is of a newer Nightkeep (its tables: {version}; known here: {newest})")
            if version != newest:
                await self._upgrade()
        except (SQLAlchemyError, OSError) as problem:
            raise StoreError(f"the database cannot be opened ({describe(problem)})") from problem

    def check(self) -> None:
        """StoreError if SQLite's file cannot be opened or is something else: told here, not by a driver's thread."""
        if self.is_postgres:
            return
        try:
            with contextlib.closing(sqlite3.connect(self.url.database or "", timeout=30)) as connection:
                connection.execute("pragma schema_version")
        except sqlite3.Error as problem:
            raise StoreError(f"the database cannot be opened ({describe(problem)})") from problem

    async def _version(self) -> str | None:
        """Which migration the database has seen last; None for an empty one."""

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
                connection.execute(sa.text("select pg_advisory_xact_lock(7210)"))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

        upgrader = self.writer
        if self.is_postgres:
            slowly = {"async_creator": lambda: notices.connect(self.url, notices.UPGRADE)}
            upgrader = create_async_engine(self.url, poolclass=sa.NullPool, **slowly)
        try:
            async with upgrader.begin() as connection:
                await connection.run_sync(upgrade)
        finally:
            await upgrader.dispose()

    async def ping(self) -> None:
        """StoreError if the database does not answer."""
        await self._read(lambda c: c.execute(sa.text("select 1")))

    async def _read(self, work: Callable[[AsyncConnection], Awaitable[Any]]) -> Any:
        try:
            async with self.reader.connect() as connection:
                return await work(connection)
        except (SQLAlchemyError, OSError) as problem:
            raise StoreError(f"the database does not answer ({describe(problem)})") from problem

    async def _write(self, work: Callable[[AsyncConnection], Awaitable[Any]]) -> Any:
        try:
            async with self._alone, self.writer.begin() as connection:
                return await work(connection)
        except IntegrityError:
            raise
        except (SQLAlchemyError, OSError) as problem:
            raise StoreError(f"the database cannot be written now ({describe(problem)})") from problem

    # ------------------------------------------------------------------ the log

    async def append(self, row: Row) -> Outcome:
        """Keep a row for good. StoreError: it is not known to be kept; read the table again."""
        future: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((row, future))
        return await future

    async def _write_for_ever(self) -> None:
        while True:
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
            except Exception as problem:
                for _, future in together:
                    if not future.done():
                        future.set_exception(StoreError(f"the database cannot be written now ({describe(problem)})"))
                continue
            self.commits += 1
            self.rows += outcomes.count(Outcome.KEPT)
            for (_, future), outcome in zip(together, outcomes, strict=True):
                if not future.done():
                    future.set_result(outcome)

    async def _notify(self, connection: AsyncConnection, payloads: list[str]) -> None:
        said = sa.text("select pg_notify(:channel, x) from unnest(cast(:payloads as text[])) as x")
        await connection.execute(said, {"channel": CHANNEL, "payloads": payloads})

    async def tell(self, payloads: list[str]) -> None:
        """Tell the other processes something that is not kept; on SQLite there are none."""
        if self.is_postgres and payloads:
            await self._write(lambda c: self._notify(c, payloads))

    async def rows_after(self, table_id: str, seq: int) -> list[Logged]:
        log = schema.log
        columns = (log.c.seq, log.c.at, log.c.entries, log.c.chain)
        wanted = sa.select(*columns).where((log.c.table_id == table_id) & (log.c.seq > seq))
        found = await self._read(lambda c: c.execute(wanted.order_by(log.c.seq)))
        return [Logged(seq, at, text.encode(), chain) for seq, at, text, chain in found]

    async def kept_under(self, table_id: str, key: str) -> tuple[int, str | None] | None:
        """The number of the row that was kept under a key, and the digest of what was asked for; None: none was."""
        log = schema.log
        wanted = sa.select(log.c.seq, log.c.request).where((log.c.table_id == table_id) & (log.c.key == key))
        found = (await self._read(lambda c: c.execute(wanted))).first()
        return None if found is None else (found[0], found[1])

    async def opened_by(self, table_id: str) -> str | None:
        """The digest of the request that opened a table; None if it is not known."""
        log = schema.log
        wanted = sa.select(log.c.request).where((log.c.table_id == table_id) & (log.c.seq == 1))
        digest: str | None = (await self._read(lambda c: c.execute(wanted))).scalar()
        return digest

    async def newest(self) -> float | None:
        """When the newest row of any table was written, by the clock of that time; None if there is no table."""
        tables, log = schema.tables, schema.log
        last = (log.c.table_id == tables.c.id) & (log.c.seq == tables.c.seq)
        wanted = sa.select(sa.func.max(log.c.at)).select_from(tables.join(log, last))
        found: float | None = (await self._read(lambda c: c.execute(wanted))).scalar()
        return found

    # ------------------------------------------------------------------ tables

    async def create(self, facts: Facts, row: Row, link_hash: str, most: int | None = None) -> Made:
        """A new table with its first row and its invitation; ``most``: unless its host has so many open."""
        values = {
            "id": facts.id, "game": facts.game, "facts": msgspec.json.encode(facts).decode(), "host": facts.host,
            "status": row.status, "listed": facts.plan.listed, "previous": facts.previous, "seq": row.seq,
            "actor": row.actor, "due_at": row.due_at, "created_at": facts.created, "seats": row.seats or "[]",
        }  # fmt: skip
        line = {name: getattr(row, name) for name in ("table_id", "seq", "key", "at", "entries", "request", "chain")}
        link = {"token_hash": link_hash, "table_id": facts.id, "seat": INVITED, "created_at": facts.created}
        held = [{"table_id": facts.id, "guest_id": guest, "seat": seat} for guest, seat in row.holders]

        async def work(connection: AsyncConnection) -> Made:
            if most is not None and await self._count_open(connection, facts.host) >= most:
                return Made.TOO_MANY
            await connection.execute(sa.insert(schema.tables), values)
            await connection.execute(sa.insert(schema.log), line)
            await connection.execute(sa.insert(schema.links), link)
            if held:
                await connection.execute(self._insert(schema.holders).on_conflict_do_nothing(), held)
            return Made.NEW

        try:
            made: Made = await self._write(work)
        except IntegrityError:
            return Made.BEFORE
        return made

    async def facts(self, table_id: str) -> Facts | None:
        wanted = sa.select(schema.tables.c.facts).where(schema.tables.c.id == table_id)
        found = (await self._read(lambda c: c.execute(wanted))).scalar()
        return None if found is None else msgspec.json.decode(found, type=Facts)

    async def status(self, table_id: str) -> Status:
        wanted = sa.select(schema.tables.c.status).where(schema.tables.c.id == table_id)
        found: Status = (await self._read(lambda c: c.execute(wanted))).scalar() or "closed"
        return found

    async def rematch_of(self, table_id: str) -> str | None:
        wanted = sa.select(schema.tables.c.id).where(schema.tables.c.previous == table_id)
        found: str | None = (await self._read(lambda c: c.execute(wanted))).scalar()
        return found

    async def due(self, before: float) -> list[str]:
        """Tables at which the server itself has something to do by then."""
        return await self._due(schema.tables.c.due_at < before)

    async def due_by_another_clock(self, before: float, now: float, start: float) -> list[str]:
        """Tables whose last row is dated later than now, because the clock was ahead once or is behind, and at which
        the server itself would have something to do by then if that row had been written when it was started.
        """
        latest = self._latest()
        return await self._due((latest > now) & (schema.tables.c.due_at - latest + start < before))

    async def _due(self, condition: sa.ColumnElement[bool]) -> list[str]:
        tables = schema.tables
        wanted = sa.select(tables.c.id).where((tables.c.status == "playing") & condition).order_by(tables.c.due_at)
        return [table_id for (table_id,) in await self._read(lambda c: c.execute(wanted))]

    async def all_ids(self) -> list[str]:
        wanted = sa.select(schema.tables.c.id).order_by(schema.tables.c.created_at, schema.tables.c.id)
        return [table_id for (table_id,) in await self._read(lambda c: c.execute(wanted))]

    async def _count_open(self, connection: AsyncConnection, guest_id: str) -> int:
        """Tables of a guest that are not over; until this transaction ends he opens no other. (SQLite: one writer.)"""
        tables, guests = schema.tables, schema.guests
        await connection.execute(sa.select(guests.c.id).where(guests.c.id == guest_id).with_for_update())
        wanted = sa.select(sa.func.count()).where(
            (tables.c.host == guest_id) & tables.c.status.in_(("waiting", "playing"))
        )
        return int((await connection.execute(wanted)).scalar() or 0)

    async def hall(self, most: int) -> list[Line]:
        """Listed tables that can be joined or watched, the newest first."""
        tables = schema.tables
        open_ones = tables.c.listed & tables.c.status.in_(("waiting", "playing"))
        wanted = sa.select(tables).where(open_ones).order_by(tables.c.created_at.desc(), tables.c.id).limit(most)
        return [_line(row, []) for row in await self._read(lambda c: c.execute(wanted))]

    async def tables_of(self, guest_id: str, most: int) -> list[Line]:
        """The tables at which a guest holds a seat, the newest first."""
        tables, holders = schema.tables, schema.holders
        mine = (holders.c.guest_id == guest_id) & (holders.c.seat != INVITED)
        wanted = (
            sa.select(tables, holders.c.seat.label("my_seat"))
            .join(holders, holders.c.table_id == tables.c.id)
            .where(mine)
            .order_by(tables.c.created_at.desc(), tables.c.id, holders.c.seat)
            .limit(most * 8)
        )
        rows: dict[str, Any] = {}
        seats: dict[str, list[int]] = {}
        for row in await self._read(lambda c: c.execute(wanted)):
            rows[row.id] = row
            seats.setdefault(row.id, []).append(row.my_seat)
        return [_line(row, seats[table_id]) for table_id, row in list(rows.items())[:most]]

    # ------------------------------------------------------------------ guests, holders, links

    async def add_guest(self, guest_id: str, token_hash: str, nickname: str, now: float) -> None:
        values = {"id": guest_id, "token_hash": token_hash, "nickname": nickname, "created_at": now, "seen_at": now}
        await self._write(lambda c: c.execute(sa.insert(schema.guests), values))

    async def rename_guest(self, guest_id: str, nickname: str) -> None:
        guests = schema.guests
        changed = sa.update(guests).where(guests.c.id == guest_id).values(nickname=nickname)
        await self._write(lambda c: c.execute(changed))

    async def guest(self, token_hash: str) -> tuple[str, str, str, float] | None:
        """Id, nickname and token hash of the guest with this token, and when he was last there."""
        guests = schema.guests
        columns = (guests.c.id, guests.c.nickname, guests.c.token_hash, guests.c.seen_at)
        wanted = sa.select(*columns).where(guests.c.token_hash == token_hash)
        found = (await self._read(lambda c: c.execute(wanted))).first()
        return None if found is None else (found[0], found[1], found[2], found[3])

    async def guest_seen(self, guest_id: str, now: float) -> None:
        guests = schema.guests
        changed = sa.update(guests).where(guests.c.id == guest_id).values(seen_at=now)
        await self._write(lambda c: c.execute(changed))

    async def holds(self, table_id: str, guest_id: str) -> set[int]:
        """The seats a guest holds at a table; INVITED is among them for one who was invited."""
        holders = schema.holders
        mine = (holders.c.table_id == table_id) & (holders.c.guest_id == guest_id)
        return {seat for (seat,) in await self._read(lambda c: c.execute(sa.select(holders.c.seat).where(mine)))}

    async def holders(self, table_id: str) -> list[tuple[str, int]]:
        """All guests at a table with the seats they hold, one (or INVITED) at a time."""
        holders = schema.holders
        wanted = sa.select(holders.c.guest_id, holders.c.seat).where(holders.c.table_id == table_id)
        return [(guest, seat) for guest, seat in await self._read(lambda c: c.execute(wanted))]

    async def seen(self, seats: list[tuple[str, int]], now: float) -> None:
        """The holders of these seats are connected now."""
        holders = schema.holders
        where = (holders.c.table_id == sa.bindparam("b_table")) & (holders.c.seat == sa.bindparam("b_seat"))
        values = [{"b_table": table_id, "b_seat": seat, "b_now": now} for table_id, seat in seats]
        if values:
            statement = sa.update(holders).where(where).values(seen_at=sa.bindparam("b_now"))
            await self._write(lambda c: c.execute(statement, values))

    async def last_seen(self, table_id: str, seat: int) -> float:
        holders = schema.holders
        wanted = sa.select(sa.func.max(holders.c.seen_at)).where(
            (holders.c.table_id == table_id) & (holders.c.seat == seat)
        )
        return float((await self._read(lambda c: c.execute(wanted))).scalar() or 0.0)

    async def _hold_still(self, connection: AsyncConnection, table_id: str) -> None:
        """Until this transaction ends nothing happens at a table, so no seat is given up. (SQLite has one writer.)"""
        tables = schema.tables
        await connection.execute(sa.select(tables.c.id).where(tables.c.id == table_id).with_for_update(read=True))

    async def add_link(self, token_hash: str, table_id: str, seat: int, now: float, holder: str | None) -> bool:
        """A new link; False if the guest who wants it (None: anybody) does not hold the seat any more."""
        values = {"token_hash": token_hash, "table_id": table_id, "seat": seat, "created_at": now}
        holders = schema.holders
        mine = (holders.c.table_id == table_id) & (holders.c.guest_id == holder) & (holders.c.seat == seat)

        async def work(connection: AsyncConnection) -> bool:
            await self._hold_still(connection, table_id)
            if holder is not None and (await connection.execute(sa.select(holders.c.seat).where(mine))).first() is None:
                return False
            await connection.execute(sa.insert(schema.links), values)
            return True

        added: bool = await self._write(work)
        return added

    async def count_links(self, table_id: str) -> int:
        wanted = sa.select(sa.func.count()).where(schema.links.c.table_id == table_id)
        return int((await self._read(lambda c: c.execute(wanted))).scalar() or 0)

    async def link(self, token_hash: str) -> tuple[Line, int] | None:
        """The table and seat a link leads to; None if it leads nowhere."""
        tables, links = schema.tables, schema.links
        wanted = sa.select(tables, links.c.seat.label("to_seat")).join(links, links.c.table_id == tables.c.id)
        found = (await self._read(lambda c: c.execute(wanted.where(links.c.token_hash == token_hash)))).first()
        return None if found is None else (_line(found, []), found.to_seat)

    async def use_link(self, token_hash: str, guest_id: str) -> tuple[str, int] | None:
        """The table and seat a link leads to, which this guest now holds too; None if it leads nowhere."""
        links = schema.links
        wanted = sa.select(links.c.table_id, links.c.seat).where(links.c.token_hash == token_hash)

        async def work(connection: AsyncConnection) -> tuple[str, int] | None:
            if (found := (await connection.execute(wanted)).first()) is None:
                return None
            await self._hold_still(connection, found[0])
            if (await connection.execute(wanted)).first() is None:
                return None
            values = {"table_id": found[0], "guest_id": guest_id, "seat": found[1]}
            await connection.execute(self._insert(schema.holders).on_conflict_do_nothing(), values)
            return found[0], found[1]

        if (await self._read(lambda c: c.execute(wanted))).first() is None:  # guessing costs no write
            return None
        led: tuple[str, int] | None = await self._write(work)
        return led

    # ------------------------------------------------------------------ what is old

    def _latest(self) -> sa.ScalarSelect[Any]:
        """When a table's last row was written."""
        tables, log = schema.tables, schema.log
        last = (log.c.table_id == tables.c.id) & (log.c.seq == tables.c.seq)
        return sa.select(log.c.at).where(last).scalar_subquery()

    async def quiet(self, statuses: Sequence[str], age: float, now: float, marked: float | None) -> list[str]:
        """Tables in one of these states where nothing has happened for ``age`` seconds; the oldest first, not too many.

        ``marked``: only those that were found so old already, and marked, by that time; None: only those that are not
        marked yet.
        """
        tables, latest = schema.tables, self._latest()
        valid = tables.c.old_at - latest >= age  # nothing has happened since the mark, and it was made for this age
        mark = sa.or_(tables.c.old_at.is_(None), ~valid) if marked is None else valid & (tables.c.old_at <= marked)
        quiet = tables.c.status.in_(statuses) & (tables.c.created_at < now - age) & (latest < now - age)
        wanted = sa.select(tables.c.id).where(quiet & mark).order_by(tables.c.created_at).limit(MOST_TOGETHER)
        return [table_id for (table_id,) in await self._read(lambda c: c.execute(wanted))]

    async def mark(self, table_ids: Sequence[str], now: float) -> None:
        """Mark tables as old. They are closed or removed by a server that is started later and finds the same."""
        tables = schema.tables
        if table_ids:
            marked = sa.update(tables).where(tables.c.id.in_(table_ids)).values(old_at=now)
            await self._write(lambda c: c.execute(marked))

    async def unmark(self, now: float) -> None:
        """Remove marks that were made later than now: by a clock that was ahead."""

        async def work(connection: AsyncConnection) -> None:
            for marked in (schema.tables, schema.guests):
                await connection.execute(sa.update(marked).where(marked.c.old_at > now).values(old_at=None))

        await self._write(work)

    async def remove(self, table_ids: Sequence[str]) -> None:
        """Tables with all that belongs to them."""

        async def work(connection: AsyncConnection) -> None:
            for part in (schema.log, schema.holders, schema.links):
                await connection.execute(sa.delete(part).where(part.c.table_id.in_(table_ids)))
            await connection.execute(sa.delete(schema.tables).where(schema.tables.c.id.in_(table_ids)))

        if table_ids:
            await self._write(work)

    async def forget_guests(self, age: float, now: float, marked: float) -> int:
        """Forget guests not seen for ``age`` seconds who hold no seat and were marked as such by the time ``marked``,
        and mark those who are not; how many were forgotten.
        """
        guests, holders = schema.guests, schema.holders
        seated = sa.exists().where((holders.c.guest_id == guests.c.id) & (holders.c.seat != INVITED))
        old = (guests.c.seen_at < now - age) & ~seated
        valid = guests.c.old_at - guests.c.seen_at >= age
        fresh = sa.or_(guests.c.old_at.is_(None), ~valid)

        async def work(connection: AsyncConnection) -> int:
            found = await connection.execute(sa.delete(guests).where(old & valid & (guests.c.old_at <= marked)))
            await connection.execute(sa.update(guests).where(old & fresh).values(old_at=now))
            return found.rowcount

        forgotten: int = await self._write(work)
        return forgotten


def _line(row: Any, mine: list[int]) -> Line:
    seats = msgspec.json.decode(row.seats, type=list[SeatInfo])
    return Line(msgspec.json.decode(row.facts, type=Facts), row.status, row.actor, seats, mine)
