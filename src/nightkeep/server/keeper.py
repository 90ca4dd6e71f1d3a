"""All tables of one process: found when somebody needs them, looked after, and let go when they are old."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from collections.abc import AsyncIterator
from typing import Any

from nightkeep.server import decide
from nightkeep.server.history import Story, rebuild
from nightkeep.server.journal import Logged
from nightkeep.server.live import PRESENCE, LiveTable
from nightkeep.server.messages import Status
from nightkeep.server.metrics import Metrics
from nightkeep.server.seats import DAY
from nightkeep.server.settings import Settings
from nightkeep.server.store import Store, StoreError
from nightkeep.server.tables import NO_TABLE, Refusal, Table
from nightkeep.server.thinkers import Thinkers, patiently

SILENCE = 30 * DAY  # without a single row before a start: long enough to doubt the clock
ID_FORM = re.compile(r"[A-Za-z0-9_=-]{1,32}")
logger = logging.getLogger("nightkeep.server")


class Keeper:
    """All tables of this process that are in memory; the others are read when somebody needs them."""

    def __init__(self, settings: Settings, store: Store, thinkers: Thinkers, metrics: Metrics) -> None:
        self.settings = settings
        self.store = store
        self.thinkers = thinkers
        self.metrics = metrics
        self.tables: dict[str, LiveTable] = {}
        self.closing = False
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        self._outrun: set[str] = set()  # tables being loaded at which something has happened since their log was read
        self._stuck: set[str] = set()  # tables that nothing can be done for, though something is due there
        self._tasks: set[asyncio.Task[Any]] = set()
        self.started_at = settings.now()
        self._clock_checked = False
        self._checking = asyncio.Lock()
        self._ahead = False  # rows may be dated later than now
        self._doubtful = False  # this start's clock may be ahead: nothing is marked, closed or removed by it
        self._cleaned_at = settings.now()

    # ------------------------------------------------------------------ opening and closing

    async def open(self) -> None:
        await self.store.open(self._notice, self._missed_notices)
        self._spawn(self._look_after())
        self._spawn(self._wake(self.settings.now() + self.settings.idle_seconds))

    async def close(self) -> None:
        self.closing = True
        for live in self.tables.values():
            live.stop()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.thinkers.close()
        await self.store.close()

    def _spawn(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (problem := task.exception()) is not None:
            logger.error("something done on the side failed", exc_info=problem)
            self.metrics.count("errors")

    # ------------------------------------------------------------------ finding tables

    @contextlib.asynccontextmanager
    async def table(self, table_id: str) -> AsyncIterator[LiveTable]:
        """A table, kept in memory as long as it is in use. Refusal if there is none."""
        live = await self._find(table_id)
        while self.tables.get(table_id) is not live:  # it was let go at the very moment it was found
            live = await self._find(table_id)
        live.users += 1
        try:
            yield live
        finally:
            live.users -= 1
            live.used_at = self.settings.now()

    async def _find(self, table_id: str) -> LiveTable:
        if (live := self.tables.get(table_id)) is not None:
            return live
        if ID_FORM.fullmatch(table_id) is None:
            raise Refusal("no-table", NO_TABLE)
        if (loading := self._loading.get(table_id)) is None:
            loading = self._loading[table_id] = asyncio.ensure_future(self._load(table_id))
            loading.add_done_callback(lambda _: self._loaded(table_id))
        return await patiently(asyncio.shield(loading))

    def _loaded(self, table_id: str) -> None:
        del self._loading[table_id]
        if table_id in self._outrun:
            self._outrun.discard(table_id)
            if (live := self.tables.get(table_id)) is not None:
                self.look_again(live)

    async def _load(self, table_id: str) -> LiveTable:
        table = await self.rebuilt(table_id)
        if table.game is not None:
            try:
                await self.thinkers.warm(table.game)  # views are made in the event loop
            except Exception:  # it is compiled when it is needed, then
                logger.exception("a game could not be compiled ahead", extra={"game": table.facts.game})
                self.metrics.count("errors")
        if (made := self.tables.get(table_id)) is not None:  # it was being created, and is there by now
            return made
        live = self.tables[table_id] = LiveTable(self, table)
        if table.gap is not None:
            with contextlib.suppress(Refusal):  # then it is noted when something happens there
                await live.note_gap()
        due = table.due()
        lapsed = due is None or due[0] + self.settings.lease_seconds <= self.settings.now()
        live.leads = lapsed or not self.store.is_postgres
        live.schedule()
        return live

    async def rebuilt(self, table_id: str, story: Story | None = None, whole: bool = False) -> Table:
        """A table from its log alone. ``story`` collects what one viewer was told; ``whole``: it forgets nothing."""
        try:
            facts = await self.store.facts(table_id)
            rows = [] if facts is None else await self.store.rows_after(table_id, 0)
            status = await self.store.status(table_id)
        except StoreError as problem:
            raise Refusal("store", str(problem)) from None
        if facts is None:
            raise Refusal("no-table", NO_TABLE)
        work = self.thinkers.read if story is None and not whole else self.thinkers.aside
        table: Table = await work(rebuild, facts, rows, story, whole)
        if table.broken is not None:  # what its moves came to is not known: the list of tables says so
            table.status = status
        table.no_later_than(self.settings.now(), self.started_at)
        return table

    def adopt_new(self, table: Table) -> LiveTable:
        """A table that was just created and kept."""
        if (read := self.tables.get(table.facts.id)) is not None:  # by a request that found it in the database
            return read
        live = self.tables[table.facts.id] = LiveTable(self, table)
        live.schedule()
        return live

    # ------------------------------------------------------------------ who is there

    def tell_presence(self, *tables: LiveTable) -> None:
        """Tell the other processes which seats have a connection here."""
        if self.store.is_postgres and tables:
            now, said = self.settings.now(), []
            for live in tables:
                live.told_presence_at = now
                seats = [viewer for viewer, held in live.connections.items() if viewer is not None and held]
                said.append(" ".join(["here", self.store.worker, live.table.facts.id, *map(str, seats)]))
            self._spawn(self._say(said))

    async def _say(self, payloads: list[str]) -> None:
        with contextlib.suppress(StoreError):
            await self.store.tell(payloads)

    def gone(self, live: LiveTable, seat: int) -> None:
        """The last connection to a seat has ended."""
        facts = live.table.facts
        if facts.plan.absent is not None:
            live.left[seat] = self.settings.now()
            self._spawn(self._note_seen([(facts.id, seat)]))

    async def _note_seen(self, seats: list[tuple[str, int]]) -> None:
        with contextlib.suppress(StoreError):
            await self.store.seen(seats, self.settings.now())

    async def last_seen(self, live: LiveTable, seat: int) -> float:
        """When somebody was last connected to a seat; nobody is blamed for the time before this process began."""
        try:
            kept = await self.store.last_seen(live.table.facts.id, seat)
        except StoreError:
            return self.settings.now()
        if kept > self.settings.now():  # noted by a clock that was ahead
            kept = self.started_at
        return max(live.left.get(seat, 0.0), kept, self.started_at)

    # ------------------------------------------------------------------ other processes, and going on after a restart

    def _notice(self, payload: str) -> None:
        kind, worker, table_id, *rest = payload.split(" ", 6)
        if worker == self.store.worker or self.closing:
            return
        if (live := self.tables.get(table_id)) is None:
            if table_id in self._loading:
                self._outrun.add(table_id)
            return
        if kind == "row" and not live.in_use:
            self.let_go(live)  # whoever needs it next reads it from the log
        elif kind == "row":
            seq, chain = int(rest[0]), rest[1]
            if seq <= live.table.seq and chain in live.table.chains:  # it has been read already
                return
            if len(rest) < 4 or not live.hear(Logged(seq, float(rest[2]), rest[3].encode(), chain)):
                self.look_again(live)
        elif kind == "here":
            now = self.settings.now()
            known = worker in live.elsewhere and live.elsewhere[worker][1] > now
            live.elsewhere[worker] = ({int(seat) for seat in " ".join(rest).split()}, now + PRESENCE)
            live.tell_here()
            if not known and live.connections:  # it has not heard of those here
                self.tell_presence(live)

    def look_again(self, live: LiveTable) -> None:
        """Have a table read what is new in its log, as soon as nobody else is busy with it."""
        self._spawn(live.catch_up())

    def let_go(self, live: LiveTable) -> None:
        """Let a table leave memory."""
        live.stop()
        self.thinkers.shelf.forget(live.table.facts.id)
        self.tables.pop(live.table.facts.id, None)

    def _missed_notices(self) -> None:
        self._outrun.update(self._loading)
        for live in list(self.tables.values()):
            if live.in_use or live.table.due() is not None:
                self.look_again(live)
            else:
                self.let_go(live)

    async def _check_clock(self) -> None:
        """Compare the clock with the newest row, once: it may be behind or ahead, as on a small computer that does not
        know the time yet when it starts.
        """
        async with self._checking:  # else marks that are made meanwhile could be taken for those of another clock
            if self._clock_checked:
                return
            newest, start = await self.store.newest(), self.started_at
            await self.store.unmark(self.settings.now())
            self._clock_checked = True
        if newest is None:
            return
        self._ahead = newest > self.settings.now()
        self._doubtful = start - newest > SILENCE
        if self._ahead:
            logger.warning("the clock is behind the newest row", extra={"seconds": round(newest - start)})
        if self._doubtful:
            logger.warning(
                "nothing has happened for long, or the clock is ahead: nothing old is removed until the next start",
                extra={"seconds": round(start - newest)},
            )

    async def _wake(self, before: float) -> None:
        """Take up what is due by then: after a restart whatever would be in memory now, later what another process left
        undone, or what has become due at a table that nobody looks at.
        """
        try:
            await self._check_clock()
            due = await self.store.due(before)
            if self._ahead:
                due += await self.store.due_by_another_clock(before, self.settings.now(), self.started_at)
        except StoreError:
            logger.warning("tables could not be woken; trying again")
            self.metrics.count("store_errors")
            return
        for table_id in due:
            if table_id in self.tables or table_id in self._stuck:
                continue
            try:
                async with self.table(table_id) as live:
                    if live.table.broken is not None:
                        self._stuck.add(table_id)
            except Refusal as problem:
                if problem.code == "store":  # the others can wait until the database is back
                    self.metrics.count("store_errors")
                    return
            except Exception:  # the others are woken all the same
                self._stuck.add(table_id)
                logger.exception("a table could not be woken", extra={"table": table_id})
                self.metrics.count("errors")

    async def _look_after(self) -> None:
        """Now and then: forget idle tables, note who is there, and take over from processes that died."""
        while True:
            await asyncio.sleep(self.settings.sweep_seconds)
            try:
                await self._sweep()
            except Exception:  # once; the next time may go well
                logger.exception("looking after the tables failed")
                self.metrics.count("errors")

    async def _sweep(self) -> None:
        for live in list(self.tables.values()):
            if live.idle:
                self.let_go(live)
        present = [
            (table_id, seat)
            for table_id, live in self.tables.items()
            if live.table.facts.plan.absent is not None and live.table.status == "playing"
            for seat in live.connections
            if seat is not None
        ]
        await self._note_seen(present)
        told = self.settings.now() - PRESENCE / 2
        self.tell_presence(*(x for x in self.tables.values() if x.connections and x.told_presence_at < told))
        await self._wake(self.settings.now() - self.settings.lease_seconds)
        if self.settings.now() - self._cleaned_at >= self.settings.clean_seconds:
            self._cleaned_at = self.settings.now()
            with contextlib.suppress(StoreError):  # there is time: next hour again
                await self.clean()

    async def clean(self) -> None:
        """Let go of what is old: tables that never began or ended long ago, games nobody goes on with, guests who do
        not come back. Limits say how old; a table in memory is in use.

        One start's clock is not believed: what is old is marked first, and closed or removed only by a server that was
        started at least a day after that and finds the same.
        """
        await self._check_clock()
        if self._doubtful:
            return
        limits, store, now, agreed = self.settings.limits, self.store, self.settings.now(), self.started_at - DAY

        async def old(days: float, *statuses: Status) -> list[str]:
            if not days:
                return []

            async def unused(marked: float | None) -> list[str]:
                found = await store.quiet(statuses, days * DAY, now, marked)
                return [table_id for table_id in found if table_id not in self.tables]

            found = await unused(agreed)
            await store.mark(await unused(None), now)
            return found

        for table_id in await old(limits.playing_days, "playing"):
            with contextlib.suppress(Refusal):  # of other rules: removed later, when a closed one would be
                async with self.table(table_id) as live:
                    await live.ask(lambda t: decide.give_up(t, self.settings.now()))
        await store.remove(await old(limits.waiting_days, "waiting"))
        await store.remove(await old(limits.over_days, "playing", "over", "closed"))
        if limits.guest_days:
            await store.forget_guests(limits.guest_days * DAY, now, agreed)
