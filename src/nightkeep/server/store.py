"""The store: SQLite in a file, or PostgreSQL. A row of a table's log is committed durably before anybody is told of it.

Rows that arrive together are committed together. A row whose number is taken, or whose key is known, is not written,
and the others are: the primary key (table, seq) gives every table one order, whoever writes.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from enum import Enum
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from nightkeep.core.errors import NightkeepError
from nightkeep.server import schema
from nightkeep.server.messages import SeatInfo, Status
from nightkeep.server.tables import Facts

INVITED = -1  # a holder's or link's seat: at the table, on no seat
MOST_TOGETHER = 256
CHANNEL = "nightkeep"
Notice = Callable[[str], None]


class StoreError(NightkeepError):
    """The database cannot be reached or written now."""


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
    gone: list[tuple[str, int]] = []  # and those who no longer do


class Logged(msgspec.Struct, frozen=True):
    """A row as it is read back."""

    seq: int
    at: float
    entries: bytes


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
    return type(inner).__name__


class Store:
    """The database of one process."""

    def __init__(self, url: str, worker: str) -> None:
        self.url = sa.engine.make_url(url)
        self.worker = worker
        self.is_postgres = self.url.get_backend_name() == "postgresql"
        if self.is_postgres:
            self.writer: AsyncEngine = create_async_engine(self.url, pool_size=2, max_overflow=0, pool_pre_ping=True)
            self.reader: AsyncEngine = create_async_engine(self.url, pool_size=4, max_overflow=2, pool_pre_ping=True)
        else:
            patient: dict[str, Any] = {"pool_timeout": 60, "connect_args": {"timeout": 30}}
            self.writer = create_async_engine(self.url, pool_size=1, max_overflow=0, **patient)
            self.reader = create_async_engine(self.url, pool_size=4, max_overflow=4, **patient)
            for engine in (self.writer, self.reader):
                sa.event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        dialect: Any = postgresql if self.is_postgres else sqlite
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
            from nightkeep.server.notices import listen

            self._listener = asyncio.create_task(listen(self.url, notice, caught_up or (lambda: None)), name="listener")

    async def close(self) -> None:
        for task in (self._listener, self._task):
            if task is not None:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task
        await self.writer.dispose()
        await self.reader.dispose()

    async def migrate(self) -> None:
        """Bring the database's tables up to date."""
        from alembic import command
        from alembic.config import Config

        config = Config()
        config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))

        def upgrade(connection: sa.Connection) -> None:
            if self.is_postgres:  # several servers may start at once
                connection.execute(sa.text("select pg_advisory_xact_lock(7210)"))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

        try:
            if not self.is_postgres:  # a file that cannot be opened is told here, not by a driver's thread
                sqlite3.connect(self.url.database or "").close()
            async with self.writer.begin() as connection:
                await connection.run_sync(upgrade)
        except (SQLAlchemyError, OSError, sqlite3.Error) as problem:
            raise StoreError(f"the database cannot be opened ({describe(problem)})") from problem

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
            async with self.writer.begin() as connection:
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
                outcomes = await self._commit([row for row, _ in together])
            except asyncio.CancelledError:
                for _, future in together:
                    future.cancel()
                raise
            except Exception as problem:
                for _, future in together:
                    if not future.done():
                        future.set_exception(StoreError(f"the database cannot be written now ({describe(problem)})"))
                continue
            for (_, future), outcome in zip(together, outcomes, strict=True):
                if not future.done():
                    future.set_result(outcome)

    async def _commit(self, rows: Sequence[Row]) -> list[Outcome]:
        tried: dict[tuple[str, int], Row] = {}
        for row in rows:
            tried.setdefault((row.table_id, row.seq), row)
        columns = ("table_id", "seq", "key", "at", "entries")
        log = schema.log
        statement = self._insert(log).on_conflict_do_nothing().returning(log.c.table_id, log.c.seq)
        async with self.writer.begin() as connection:
            found = await connection.execute(
                statement, [{name: getattr(row, name) for name in columns} for row in tried.values()]
            )
            written = [tried[(table_id, seq)] for table_id, seq in found]
            kept = {id(row) for row in written}
            await self._note(connection, written)
            known: set[tuple[str, str]] = set()
            for row in rows:
                if row.key is not None and id(row) not in kept:
                    same = (log.c.table_id == row.table_id) & (log.c.key == row.key)
                    if (await connection.execute(sa.select(log.c.seq).where(same))).first():
                        known.add((row.table_id, row.key))
        self.commits += 1
        self.rows += len(written)
        return [
            Outcome.KEPT if id(row) in kept
            else Outcome.KNOWN if row.key is not None and (row.table_id, row.key) in known
            else Outcome.TAKEN
            for row in rows
        ]

    async def _note(self, connection: AsyncConnection, written: list[Row]) -> None:
        """Bring the lists of tables up to date with rows just written, and tell the other processes."""
        if not written:
            return
        tables, holders = schema.tables, schema.holders
        where = (tables.c.id == sa.bindparam("b_id")) & (tables.c.seq < sa.bindparam("b_seq"))
        plain = [row for row in written if row.seats is None]
        full = [row for row in written if row.seats is not None]
        for chosen in (plain, full):
            if chosen:
                values = [_line_values(row) for row in chosen]
                await connection.execute(sa.update(tables).where(where).values(**_bound(values[0])), values)
        if joined := [
            {"table_id": row.table_id, "guest_id": guest, "seat": seat}
            for row in written
            for guest, seat in row.holders
        ]:
            await connection.execute(self._insert(holders).on_conflict_do_nothing(), joined)
        for row in written:
            for guest, seat in row.gone:
                same = (holders.c.table_id == row.table_id) & (holders.c.guest_id == guest) & (holders.c.seat == seat)
                await connection.execute(sa.delete(holders).where(same))
        if self.is_postgres:
            await self._notify(connection, [f"row {self.worker} {row.table_id} {row.seq}" for row in written])

    async def _notify(self, connection: AsyncConnection, payloads: list[str]) -> None:
        said = sa.text("select pg_notify(:channel, x) from unnest(cast(:payloads as text[])) as x")
        await connection.execute(said, {"channel": CHANNEL, "payloads": payloads})

    async def tell(self, payload: str) -> None:
        """Tell the other processes something that is not kept; on SQLite there are none."""
        if self.is_postgres:
            await self._write(lambda c: self._notify(c, [payload]))

    async def rows_after(self, table_id: str, seq: int) -> list[Logged]:
        log = schema.log
        wanted = sa.select(log.c.seq, log.c.at, log.c.entries).where((log.c.table_id == table_id) & (log.c.seq > seq))
        found = await self._read(lambda c: c.execute(wanted.order_by(log.c.seq)))
        return [Logged(seq, at, text.encode()) for seq, at, text in found]

    async def key_known(self, table_id: str, key: str) -> bool:
        log = schema.log
        wanted = sa.select(log.c.seq).where((log.c.table_id == table_id) & (log.c.key == key))
        return (await self._read(lambda c: c.execute(wanted))).first() is not None

    # ------------------------------------------------------------------ tables

    async def create(self, facts: Facts, row: Row, link_hash: str) -> bool:
        """A new table with its first row and its invitation; False if it is a rematch that somebody else began."""
        values = {
            "id": facts.id, "game": facts.game, "facts": msgspec.json.encode(facts).decode(), "host": facts.host,
            "status": row.status, "listed": facts.plan.listed, "previous": facts.previous, "seq": row.seq,
            "actor": row.actor, "due_at": row.due_at, "created_at": facts.created, "seats": row.seats or "[]",
        }  # fmt: skip
        line = {name: getattr(row, name) for name in ("table_id", "seq", "key", "at", "entries")}
        link = {"token_hash": link_hash, "table_id": facts.id, "seat": INVITED, "created_at": facts.created}
        held = [{"table_id": facts.id, "guest_id": guest, "seat": seat} for guest, seat in row.holders]

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(sa.insert(schema.tables), values)
            await connection.execute(sa.insert(schema.log), line)
            await connection.execute(sa.insert(schema.links), link)
            if held:
                await connection.execute(self._insert(schema.holders).on_conflict_do_nothing(), held)

        try:
            await self._write(work)
        except IntegrityError:
            return False
        return True

    async def facts(self, table_id: str) -> Facts | None:
        wanted = sa.select(schema.tables.c.facts).where(schema.tables.c.id == table_id)
        found = (await self._read(lambda c: c.execute(wanted))).scalar()
        return None if found is None else msgspec.json.decode(found, type=Facts)

    async def rematch_of(self, table_id: str) -> str | None:
        wanted = sa.select(schema.tables.c.id).where(schema.tables.c.previous == table_id)
        found: str | None = (await self._read(lambda c: c.execute(wanted))).scalar()
        return found

    async def due(self, before: float | None) -> list[str]:
        """Tables at which the server itself has something to do (``before``: that should have been done by then)."""
        tables = schema.tables
        wanted = sa.select(tables.c.id).where((tables.c.status == "playing") & tables.c.due_at.is_not(None))
        if before is not None:
            wanted = wanted.where(tables.c.due_at < before)
        return [table_id for (table_id,) in await self._read(lambda c: c.execute(wanted.order_by(tables.c.due_at)))]

    async def all_ids(self) -> list[str]:
        wanted = sa.select(schema.tables.c.id).order_by(schema.tables.c.created_at, schema.tables.c.id)
        return [table_id for (table_id,) in await self._read(lambda c: c.execute(wanted))]

    async def count_open(self, guest_id: str) -> int:
        tables = schema.tables
        wanted = sa.select(sa.func.count()).where(
            (tables.c.host == guest_id) & tables.c.status.in_(("waiting", "playing"))
        )
        return int((await self._read(lambda c: c.execute(wanted))).scalar() or 0)

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
        values = {"id": guest_id, "token_hash": token_hash, "nickname": nickname, "created_at": now}
        await self._write(lambda c: c.execute(sa.insert(schema.guests), values))

    async def rename_guest(self, guest_id: str, nickname: str) -> None:
        guests = schema.guests
        changed = sa.update(guests).where(guests.c.id == guest_id).values(nickname=nickname)
        await self._write(lambda c: c.execute(changed))

    async def guest(self, token_hash: str) -> tuple[str, str, str] | None:
        """Id, nickname and token hash of the guest with this token."""
        guests = schema.guests
        wanted = sa.select(guests.c.id, guests.c.nickname, guests.c.token_hash).where(guests.c.token_hash == token_hash)
        found = (await self._read(lambda c: c.execute(wanted))).first()
        return None if found is None else (found[0], found[1], found[2])

    async def holds(self, table_id: str, guest_id: str) -> set[int]:
        """The seats a guest holds at a table; INVITED is among them for one who was invited."""
        holders = schema.holders
        mine = (holders.c.table_id == table_id) & (holders.c.guest_id == guest_id)
        return {seat for (seat,) in await self._read(lambda c: c.execute(sa.select(holders.c.seat).where(mine)))}

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

    async def add_holder(self, table_id: str, guest_id: str, seat: int) -> None:
        values = {"table_id": table_id, "guest_id": guest_id, "seat": seat}
        statement = self._insert(schema.holders).on_conflict_do_nothing()
        await self._write(lambda c: c.execute(statement, values))

    async def add_link(self, token_hash: str, table_id: str, seat: int, now: float) -> None:
        values = {"token_hash": token_hash, "table_id": table_id, "seat": seat, "created_at": now}
        await self._write(lambda c: c.execute(sa.insert(schema.links), values))

    async def count_links(self, table_id: str) -> int:
        wanted = sa.select(sa.func.count()).where(schema.links.c.table_id == table_id)
        return int((await self._read(lambda c: c.execute(wanted))).scalar() or 0)

    async def link(self, token_hash: str) -> tuple[str, int] | None:
        """The table and seat a link leads to."""
        links = schema.links
        wanted = sa.select(links.c.table_id, links.c.seat).where(links.c.token_hash == token_hash)
        found = (await self._read(lambda c: c.execute(wanted))).first()
        return None if found is None else (found[0], found[1])


def _prepare_sqlite(connection: Any, _: Any) -> None:
    """Every commit reaches the disk before it is answered; readers are not held up by the writer."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _line_values(row: Row) -> dict[str, Any]:
    values = {"id": row.table_id, "seq": row.seq, "status": row.status, "actor": row.actor, "due_at": row.due_at}
    if row.seats is not None:
        values["seats"] = row.seats
    return {f"b_{name}": value for name, value in values.items()}


def _bound(values: dict[str, Any]) -> dict[str, Any]:
    return {name.removeprefix("b_"): sa.bindparam(name) for name in values if name != "b_id"}


def _line(row: Any, mine: list[int]) -> Line:
    seats = msgspec.json.decode(row.seats, type=list[SeatInfo])
    return Line(msgspec.json.decode(row.facts, type=Facts), row.status, row.actor, seats, mine)
