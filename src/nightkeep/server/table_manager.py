"""All tables of one process: loaded when they are needed, woken when something is due, unloaded when idle."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from collections.abc import AsyncIterator, Coroutine
from functools import partial
from typing import TYPE_CHECKING

from nightkeep.server.bot_pool import patiently
from nightkeep.server.cleaning import Cleaning
from nightkeep.server.errors import RefusedError, StoreError
from nightkeep.server.journal import StoredRow
from nightkeep.server.live_table import PRESENCE_SECONDS, LiveTable
from nightkeep.server.replay import ToldHistory, rebuild
from nightkeep.server.tables import Table

if TYPE_CHECKING:
    from nightkeep.server.services import Services

ID_FORM = re.compile(r"[A-Za-z0-9_=-]{1,32}")
logger = logging.getLogger("nightkeep.server")


class TableManager:
    """The tables of this process that are in memory; the others are loaded from the log when they are needed."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.loaded: dict[str, LiveTable] = {}
        self.closing = False
        self.started_at = services.now()
        self.cleaning = Cleaning(services, self.started_at)
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        self._outdated: set[str] = set()  # tables that are being loaded, and have new rows since their log was read
        self._stuck: set[str] = set()  # tables that nothing can be done for, though something is due there
        self._tasks: set[asyncio.Task[None]] = set()

    # ------------------------------------------------------------------ opening and closing

    async def open(self) -> None:
        """Begin to listen to other processes and to look after the tables."""
        await self.services.store.open(self._receive, self._missed_notices)
        self._spawn(self._look_after())
        self._spawn(self._wake(self.services.now() + self.services.settings.idle_seconds))

    async def close(self) -> None:
        """Stop all tables and everything that is being done."""
        self.closing = True
        for live in self.loaded.values():
            live.stop()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.services.bots.close()
        await self.services.store.close()

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._end_task)

    def _end_task(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (problem := task.exception()) is not None:
            logger.error("a background task failed", exc_info=problem)
            self.services.metrics.errors.inc()

    # ------------------------------------------------------------------ loading

    @contextlib.asynccontextmanager
    async def use(self, table_id: str) -> AsyncIterator[LiveTable]:
        """Provide a table, kept in memory as long as it is in use; RefusedError if there is none."""
        live = await self._find(table_id)
        while self.loaded.get(table_id) is not live:  # it was unloaded at the very moment it was found
            live = await self._find(table_id)
        live.users += 1
        try:
            yield live
        finally:
            live.users -= 1
            live.used_at = self.services.now()

    async def _find(self, table_id: str) -> LiveTable:
        if (live := self.loaded.get(table_id)) is not None:
            return live
        if ID_FORM.fullmatch(table_id) is None:
            raise RefusedError("no-table")
        if (loading := self._loading.get(table_id)) is None:
            loading = self._loading[table_id] = asyncio.ensure_future(self._load(table_id))
            loading.add_done_callback(lambda _: self._end_loading(table_id))
        return await patiently(asyncio.shield(loading))

    def _end_loading(self, table_id: str) -> None:
        del self._loading[table_id]
        if table_id in self._outdated:
            self._outdated.discard(table_id)
            if (live := self.loaded.get(table_id)) is not None:
                self.catch_up_later(live)

    async def _load(self, table_id: str) -> LiveTable:
        table = await self.rebuild(table_id)
        if table.game is not None:
            try:
                await self.services.bots.warm(table.game)  # views are made in the event loop
            except Exception:  # it is compiled when it is needed, then
                logger.exception("a game could not be compiled ahead", extra={"game": table.setup.game})
                self.services.metrics.errors.inc()
        if (made := self.loaded.get(table_id)) is not None:  # it was being created, and is there by now
            return made
        live = self.loaded[table_id] = LiveTable(self.services, table)
        if table.gap is not None:
            await live.catch_up()
        due = table.state.due()
        overdue = due is None or due[0] + self.services.settings.lease_seconds <= self.services.now()
        live.leads = overdue or not self.services.store.is_postgres
        live.schedule()
        return live

    async def rebuild(self, table_id: str, history: ToldHistory | None = None, whole: bool = False) -> Table:
        """Return a table made from its log alone.

        ``history`` collects what one viewer was told; ``whole``: the game's own history is kept, too.
        """
        store = self.services.store
        try:
            found = await store.table(table_id)
            rows = [] if found is None else await store.rows_after(table_id, 0)
        except StoreError as problem:
            raise problem.refusal() from None
        if found is None:
            raise RefusedError("no-table")
        run = self.services.bots.run_load if history is None and not whole else self.services.bots.run_replay
        table = await run(partial(rebuild, found.setup, rows, history, whole))
        if table.broken is not None:  # its moves were not replayed: the list of tables knows the status
            table.state.status = found.status
        table.no_later_than(self.services.now(), self.started_at)
        return table

    def add_new(self, table: Table) -> LiveTable:
        """Take up a table that was just created and stored."""
        if (loaded := self.loaded.get(table.setup.id)) is not None:  # by a request that found it in the database
            return loaded
        live = self.loaded[table.setup.id] = LiveTable(self.services, table)
        live.schedule()
        return live

    def unload(self, live: LiveTable) -> None:
        """Drop a table from memory."""
        live.stop()
        self.services.bots.cache.drop_table(live.table.setup.id)
        self.loaded.pop(live.table.setup.id, None)

    def catch_up_later(self, live: LiveTable) -> None:
        """Have a table read what is new in its log, as soon as nobody else is busy with it."""
        self._spawn(live.catch_up())

    # ------------------------------------------------------------------ who is connected

    def tell_presence(self, *tables: LiveTable) -> None:
        """Tell the other processes which seats have a connection here."""
        store = self.services.store
        if not store.is_postgres or not tables:
            return
        payloads = []
        for live in tables:
            live.presence_told_at = self.services.now()
            seats = [viewer for viewer, held in live.connections.items() if viewer is not None and held]
            payloads.append(" ".join(["here", store.worker, live.table.setup.id, *map(str, seats)]))
        self._spawn(self._notify(payloads))

    async def _notify(self, payloads: list[str]) -> None:
        with contextlib.suppress(StoreError):
            await self.services.store.notify(payloads)

    def note_left(self, live: LiveTable, seat: int) -> None:
        """Note that the last connection to a seat has ended."""
        if live.table.setup.plan.absent is not None:
            live.left[seat] = self.services.now()
            self._spawn(self._note_seen([(live.table.setup.id, seat)]))

    async def _note_seen(self, seats: list[tuple[str, int]]) -> None:
        with contextlib.suppress(StoreError):
            await self.services.store.note_seen(seats, self.services.now())

    async def last_seen(self, live: LiveTable, seat: int) -> float:
        """Return when a seat was last connected. Time before start-up does not count as absence."""
        now = self.services.now()
        try:
            stored = await self.services.store.last_seen(live.table.setup.id, seat)
        except StoreError:
            return now
        if stored > now:  # noted by a clock that was ahead
            stored = self.started_at
        return max(live.left.get(seat, 0.0), stored, self.started_at)

    # ------------------------------------------------------------------ other processes

    def _receive(self, payload: str) -> None:
        """Handle a notice of another process: a row that it stored, or who is connected to it."""
        kind, worker, table_id, *rest = payload.split(" ", 6)
        if worker == self.services.store.worker or self.closing:
            return
        if (live := self.loaded.get(table_id)) is None:
            if table_id in self._loading:
                self._outdated.add(table_id)
        elif kind == "row":
            self._receive_row(live, rest)
        elif kind == "here":
            now = self.services.now()
            known = worker in live.elsewhere and live.elsewhere[worker][1] > now
            seats = {int(seat) for seat in " ".join(rest).split()}
            live.elsewhere[worker] = seats, now + PRESENCE_SECONDS
            live.tell_here()
            if not known and live.connections:  # it has not heard of those here
                self.tell_presence(live)

    def _receive_row(self, live: LiveTable, rest: list[str]) -> None:
        if not live.in_use:
            self.unload(live)  # the next request loads it from the log
            return
        seq, chain = int(rest[0]), rest[1]
        if seq <= live.table.seq and chain in live.table.recent_chains:  # it has been read already
            return
        if len(rest) < 4 or not live.receive(StoredRow(seq, float(rest[2]), rest[3].encode(), chain)):
            self.catch_up_later(live)

    def _missed_notices(self) -> None:
        self._outdated.update(self._loading)
        for live in list(self.loaded.values()):
            if live.in_use or live.table.state.due() is not None:
                self.catch_up_later(live)
            else:
                self.unload(live)

    # ------------------------------------------------------------------ what is due

    async def _wake(self, before: float) -> None:
        """Load the tables at which something is due before a time.

        After a restart these are those that would be in memory now; later, those that another process left behind, or
        that nobody is connected to.
        """
        metrics = self.services.metrics
        try:
            due = await self.cleaning.due_tables(before)
        except StoreError:
            logger.warning("tables could not be woken; trying again")
            metrics.store_errors.inc()
            return
        for table_id in due:
            if table_id in self.loaded or table_id in self._stuck:
                continue
            try:
                async with self.use(table_id) as live:
                    if live.table.broken is not None:
                        self._stuck.add(table_id)
            except RefusedError as problem:
                if problem.code == "store":  # the others can wait until the database is back
                    metrics.store_errors.inc()
                    return
            except Exception:  # the others are woken all the same
                self._stuck.add(table_id)
                logger.exception("a table could not be woken", extra={"table": table_id})
                metrics.errors.inc()

    async def _look_after(self) -> None:
        """Sweep now and then."""
        while True:
            await asyncio.sleep(self.services.settings.sweep_seconds)
            try:
                await self._sweep()
            except Exception:  # once; the next time may go well
                logger.exception("looking after the tables failed")
                self.services.metrics.errors.inc()

    async def _sweep(self) -> None:
        """Unload idle tables, tell who is connected, take over from processes that died, and remove old data."""
        for live in list(self.loaded.values()):
            if live.idle:
                self.unload(live)
        connected = [
            (table_id, seat)
            for table_id, live in self.loaded.items()
            if live.table.setup.plan.absent is not None and live.table.state.status == "playing"
            for seat in live.connections
            if seat is not None
        ]
        await self._note_seen(connected)
        told = self.services.now() - PRESENCE_SECONDS / 2
        self.tell_presence(*(x for x in self.loaded.values() if x.connections and x.presence_told_at < told))
        await self._wake(self.services.now() - self.services.settings.lease_seconds)
        await self.cleaning.run_if_due()
