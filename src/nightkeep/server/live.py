"""Tables in play: one order of requests at each, everybody told what was kept, and the server's own turns on time."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from typing import Any

import msgspec

from nightkeep.core.errors import NightkeepError
from nightkeep.server import decide
from nightkeep.server import entries as log
from nightkeep.server.connections import Connection
from nightkeep.server.messages import Here, Update, Welcome
from nightkeep.server.metrics import Metrics
from nightkeep.server.settings import Settings
from nightkeep.server.store import INVITED, Logged, Outcome, Row, Store, StoreError
from nightkeep.server.tables import Draft, Facts, Numbered, Refusal, Table, Viewer, encode
from nightkeep.server.thinkers import Thinkers

logger = logging.getLogger("nightkeep.server")
ATTEMPTS = 10  # at writing a row, while other processes write to the same table
KEYS_KEPT = 256
LEASE = 10.0  # seconds after which another process takes over what this one should have done
AGAIN = 2.0  # seconds until something that failed is tried again
PRESENCE = 60.0


class LiveTable:
    """A table in memory, with those who look at it."""

    def __init__(self, keeper: Keeper, table: Table) -> None:
        self.keeper = keeper
        self.table = table
        self.lock = asyncio.Lock()
        self.users = 0
        self.used_at = keeper.settings.now()
        self.connections: dict[Viewer, set[Connection]] = {}
        self.elsewhere: dict[str, tuple[set[int], float]] = {}  # seats connected to other processes, until when
        self.keys: OrderedDict[str, None] = OrderedDict()
        self.leads = True  # this process does what is due here; the others wait, in case it has died
        self.suspect = False  # a write's end is not known: read the log before going on
        self._timer: asyncio.TimerHandle | None = None
        self._driver: asyncio.Task[None] | None = None
        self._retry_at = 0.0

    # ------------------------------------------------------------------ requests

    async def ask(
        self, decided: Callable[[Table], Draft], key: str | None = None, viewer: Viewer = None, n: int | None = None
    ) -> None:
        """Decide, keep and tell; in one order for the whole table. Refusal: nothing has changed.

        A key that was kept before is answered as it was then. ``n``: the last number the asker had seen.
        """
        async with self.lock:
            for _ in range(ATTEMPTS):
                if self.suspect:
                    await self._catch_up()
                if key is not None and key in self.keys:
                    return
                try:
                    if n is not None and n < self.table.streams[viewer].update_n:
                        raise Refusal("stale", "something has happened since; look at the table again")
                    draft = decided(self.table)
                except Refusal:
                    if key is not None and await self._known(key):
                        return
                    raise
                outcome = await self._keep(draft, key)
                if outcome is Outcome.KEPT:
                    return
                await self._catch_up()
                if outcome is Outcome.KNOWN:
                    return
            raise Refusal("busy", "too much is happening at this table; try again")

    async def _known(self, key: str) -> bool:
        try:
            known = await self.keeper.store.key_known(self.table.facts.id, key)
        except StoreError as problem:
            raise Refusal("store", str(problem)) from None
        if known:
            self._remember(key)
        return known

    def _remember(self, key: str) -> None:
        self.keys[key] = None
        if len(self.keys) > KEYS_KEPT:
            self.keys.popitem(last=False)

    async def _keep(self, draft: Draft, key: str | None) -> Outcome:
        table = self.table
        if table.seq >= self.keeper.settings.limits.log_rows:
            raise Refusal("full-log", "this table has seen too much; begin a new one")
        row = row_of(draft, key)
        try:
            outcome = await self.keeper.store.append(row)
        except StoreError as problem:
            self.suspect = True
            self.keeper.metrics.count("store_errors")
            raise Refusal("store", f"{problem}; nothing is lost, try again") from None
        except asyncio.CancelledError:
            self.suspect = True
            raise
        if outcome is Outcome.KEPT:
            self.keeper.metrics.count("rows")
            if key is not None:
                self._remember(key)
            self.leads = True
            self._tell(table.adopt(draft, row.seq))
            self.schedule()
        return outcome

    async def catch_up(self) -> None:
        """Read what other processes wrote."""
        async with self.lock:
            with contextlib.suppress(Refusal):
                await self._catch_up()

    async def _catch_up(self) -> None:
        try:
            rows = await self.keeper.store.rows_after(self.table.facts.id, self.table.seq)
        except StoreError as problem:
            self.suspect = True
            raise Refusal("store", str(problem)) from None
        self.suspect = False
        self.leads = self.leads and not rows
        for row in rows:
            self._tell(self.table.replay(row.seq, row.at, log.decode(row.entries)))
        self.schedule()

    # ------------------------------------------------------------------ telling

    def _tell(self, told: dict[Viewer, list[Numbered]]) -> None:
        here = {viewer: messages for viewer, messages in told.items() if self.connections.get(viewer)}
        looking = [viewer for viewer, messages in here.items() if any(isinstance(m, Update) for m in messages)]
        views, clock = self.table.views(looking), self.table.clock(self.keeper.settings.now())
        for viewer, messages in here.items():
            for message in messages:
                if isinstance(message, Update):
                    undo = viewer is not None and self.table.undoable(viewer) > 0
                    message = msgspec.structs.replace(message, view=views[viewer], undo=undo, clock=clock)
                data = encode(message)
                for connection in self.connections[viewer]:
                    connection.send(data)

    def here(self) -> list[int]:
        """The seats that somebody is connected to."""
        now = self.keeper.settings.now()
        seats = {viewer for viewer, held in self.connections.items() if viewer is not None and held}
        for elsewhere, until in self.elsewhere.values():
            if until > now:
                seats |= elsewhere
        return sorted(seats)

    def tell_here(self) -> None:
        data = encode(Here(self.here()))
        for held in self.connections.values():
            for connection in held:
                connection.send(data)

    def welcome(self, viewer: Viewer, have: int | None) -> bytes:
        """The first message of a connection."""
        table, stream = self.table, self.table.streams[viewer]
        missed = stream.missed(have)
        kept = list(stream.kept) if missed is None else missed
        raw: Any = [msgspec.Raw(message) for message in kept]
        undo = viewer is not None and table.undoable(viewer) > 0
        clock = table.clock(self.keeper.settings.now())
        return encode(
            Welcome(stream.n, viewer, table.info(), table.view(viewer), raw, missed is None, undo, clock, self.here())
        )

    def join(self, connection: Connection, have: int | None) -> None:
        """A connection begins: nothing can come between its welcome and what follows."""
        held = self.connections.setdefault(connection.viewer, set())
        new = not held
        held.add(connection)
        connection.send(self.welcome(connection.viewer, have))
        if new and connection.viewer is not None:
            self.tell_here()
            self.keeper.tell_presence(self)

    def part(self, connection: Connection) -> None:
        held = self.connections.get(connection.viewer, set())
        held.discard(connection)
        if not held:
            self.connections.pop(connection.viewer, None)
            if connection.viewer is not None:
                self.tell_here()
                self.keeper.tell_presence(self)
                self.keeper.gone(self.table, connection.viewer)
        self.used_at = self.keeper.settings.now()

    # ------------------------------------------------------------------ the server's own turns

    def schedule(self) -> None:
        """Set the alarm for what the server itself has to do here next."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        due = self.table.due() if self.table.broken is None else None
        if due is None or self.keeper.closing:
            return
        when = due[0] if self.leads else due[0] + LEASE
        wait = max(when, self._retry_at) - self.keeper.settings.now()
        self._timer = asyncio.get_running_loop().call_later(max(0.0, wait), self._alarm)

    def _alarm(self) -> None:
        self._timer = None
        if self._driver is None or self._driver.done():
            self._driver = asyncio.create_task(self._drive(), name="table")

    async def _drive(self) -> None:
        self.users += 1
        try:
            await self._act()
        except Refusal as problem:
            if problem.code == "store":
                self._retry_at = self.keeper.settings.now() + AGAIN
        except Exception:
            logger.exception("a table's own turn failed", extra={"table": self.table.facts.id})
            self.keeper.metrics.count("errors")
            self._retry_at = self.keeper.settings.now() + AGAIN
        finally:
            self.users -= 1
            self._driver = None
            self.schedule()

    async def _act(self) -> None:
        keeper, table = self.keeper, self.table
        due = table.due()
        if due is None or due[0] > keeper.settings.now() + 0.005:
            return
        actor = table.actor
        assert actor is not None
        if due[1] == "chance":
            await self.ask(lambda t: decide.chance_goes_on(t, keeper.settings.now(), keeper.settings.dice))
        elif due[1] == "bot":
            await self._think(actor)
        elif due[1] == "lapse":
            await self.ask(lambda t: _still(t, due, decide.lapse(t, actor, keeper.settings.now())))
        elif await self._is_absent(actor):
            await self.ask(lambda t: _still(t, due, decide.replace_absent(t, actor, keeper.settings.now())))

    async def _think(self, seat: int) -> None:
        keeper, table, state = self.keeper, self.table, self.table.state
        level = table.bot_level(seat)
        assert level is not None and state is not None
        # A bot's seed is fixed by table, seat and move, so a thought that was cut off is thought again alike.
        label = f"bot {seat} {len(table.makers)}".encode()
        seed = int.from_bytes(hmac.digest(bytes.fromhex(table.facts.secret), label, hashlib.sha256)[:6], "big")
        try:
            action = await keeper.thinkers.think(level, state, seat, seed)
        except Exception:
            logger.exception("a bot failed; a random action is played for it", extra={"level": level})
            keeper.metrics.count("bot_errors")
            codes = state.action_codes()
            action = state.write(codes[seed % len(codes)])

        def decided(now_table: Table) -> Draft:
            if now_table.state is not state or now_table.bot_level(seat) is None:
                raise Refusal("stale", "something else has happened meanwhile")
            return decide.move(now_table, seat, action, keeper.settings.now(), keeper.settings.dice, bot=True)

        await self.ask(decided)

    async def _is_absent(self, seat: int) -> bool:
        """Nobody has been connected to this seat for the table's chosen time; if so, False sets no new alarm."""
        patience = self.table.facts.plan.absent
        assert patience is not None
        now = self.keeper.settings.now()
        if seat in self.here():
            self._retry_at = now + min(patience, PRESENCE / 4)
            return False
        seen = await self.keeper.last_seen(self.table, seat)
        if seen + patience > now:
            self._retry_at = seen + patience
            return False
        return True

    @property
    def idle(self) -> bool:
        """Nobody looks at it, and it has nothing to do soon."""
        if self.users or self.connections or self.lock.locked() or self._driver is not None:
            return False
        now, patience = self.keeper.settings.now(), self.keeper.settings.idle_seconds
        due = self.table.due() if self.table.broken is None else None
        return now - self.used_at >= patience and (due is None or due[0] > now + patience)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        if self._driver is not None:
            self._driver.cancel()


def row_of(draft: Draft, key: str | None) -> Row:
    """A draft as a row for the log, with what it changes in the lists of tables."""
    due = draft.due()
    holders, gone = [], []
    for entry in draft.entries:
        if isinstance(entry, log.Seated):
            before = draft.table.chairs[entry.seat].guest
            if entry.guest is not None:
                holders.append((entry.guest, entry.seat))
            elif before is not None:
                gone.append((before, entry.seat))
                holders.append((before, INVITED))  # who gave up a seat may still look on
    return Row(
        draft.facts.id, draft.base + 1, key, draft.at, log.encode(draft.entries).decode(), draft.status, draft.actor,
        None if due is None else due[0],
        msgspec.json.encode(draft.seat_infos()).decode() if draft.table_changed else None, holders, gone,
    )  # fmt: skip


def _still(table: Table, due: object, draft: Draft) -> Draft:
    if table.due() != due:
        raise Refusal("stale", "something else has happened meanwhile")
    return draft


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
        self._tasks: set[asyncio.Task[Any]] = set()
        self._left: dict[tuple[str, int], float] = {}
        self._started_at = settings.now()

    # ------------------------------------------------------------------ opening and closing

    async def open(self) -> None:
        await self.store.open(self._notice, self._missed_notices)
        self._spawn(self._look_after())
        self._spawn(self._wake(None))

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
        task.add_done_callback(self._tasks.discard)

    # ------------------------------------------------------------------ finding tables

    @contextlib.asynccontextmanager
    async def table(self, table_id: str) -> AsyncIterator[LiveTable]:
        """A table, kept in memory as long as it is in use. Refusal if there is none."""
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
        if (loading := self._loading.get(table_id)) is None:
            loading = self._loading[table_id] = asyncio.ensure_future(self._load(table_id))
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def _load(self, table_id: str) -> LiveTable:
        table = await self.rebuilt(table_id)
        live = self.tables[table_id] = LiveTable(self, table)
        due = table.due()
        live.leads = not self.store.is_postgres or due is None or due[0] + LEASE <= self.settings.now()
        live.schedule()
        return live

    async def rebuilt(self, table_id: str, story: Story | None = None, whole: bool = False) -> Table:
        """A table from its log alone. ``story`` collects what one viewer was told; ``whole``: it forgets nothing."""
        try:
            facts = await self.store.facts(table_id)
            rows = [] if facts is None else await self.store.rows_after(table_id, 0)
        except StoreError as problem:
            raise Refusal("store", str(problem)) from None
        if facts is None:
            raise Refusal("no-table", "there is no such table")
        table: Table = await self.thinkers.aside(rebuild, facts, rows, story, whole)
        return table

    def adopt_new(self, table: Table) -> LiveTable:
        """A table that was just created and kept."""
        live = self.tables[table.facts.id] = LiveTable(self, table)
        live.schedule()
        return live

    # ------------------------------------------------------------------ who is there

    def tell_presence(self, live: LiveTable) -> None:
        if self.store.is_postgres:
            seats = [viewer for viewer, held in live.connections.items() if viewer is not None and held]
            said = " ".join(["here", self.store.worker, live.table.facts.id, *map(str, seats)])
            self._spawn(self._say(said))

    async def _say(self, payload: str) -> None:
        with contextlib.suppress(StoreError):
            await self.store.tell(payload)

    def gone(self, table: Table, seat: int) -> None:
        """The last connection to a seat has ended."""
        if table.facts.plan.absent is not None:
            self._left[(table.facts.id, seat)] = self.settings.now()
            self._spawn(self._note_seen([(table.facts.id, seat)]))

    async def _note_seen(self, seats: list[tuple[str, int]]) -> None:
        with contextlib.suppress(StoreError):
            await self.store.seen(seats, self.settings.now())

    async def last_seen(self, table: Table, seat: int) -> float:
        """When somebody was last connected to a seat; nobody is blamed for the time before this process began."""
        known = self._left.get((table.facts.id, seat), 0.0)
        try:
            kept = await self.store.last_seen(table.facts.id, seat)
        except StoreError:
            return self.settings.now()
        return max(known, kept, self._started_at)

    # ------------------------------------------------------------------ other processes, and going on after a restart

    def _notice(self, payload: str) -> None:
        kind, worker, *rest = payload.split(" ")
        if worker == self.store.worker or self.closing or not rest:
            return
        live = self.tables.get(rest[0])
        if live is None:
            return
        if kind == "row" and int(rest[1]) > live.table.seq:
            self._spawn(live.catch_up())
        elif kind == "here":
            live.elsewhere[worker] = ({int(seat) for seat in rest[1:]}, self.settings.now() + PRESENCE)
            live.tell_here()

    def _missed_notices(self) -> None:
        for live in list(self.tables.values()):
            self._spawn(live.catch_up())

    async def _wake(self, before: float | None) -> None:
        """Take up what is due: everything after a restart, later what another process left undone."""
        try:
            for table_id in await self.store.due(before):
                if table_id not in self.tables:
                    async with self.table(table_id):
                        pass
                    await asyncio.sleep(0)
        except (StoreError, Refusal, NightkeepError):
            logger.warning("tables could not be woken; trying again")
            self.metrics.count("store_errors")

    async def _look_after(self) -> None:
        """Now and then: forget idle tables, note who is there, and take over from processes that died."""
        while True:
            await asyncio.sleep(self.settings.sweep_seconds)
            for table_id, live in list(self.tables.items()):
                if live.idle:
                    live.stop()
                    del self.tables[table_id]
            present = [
                (table_id, seat)
                for table_id, live in self.tables.items()
                if live.table.facts.plan.absent is not None and live.table.status == "playing"
                for seat in live.connections
                if seat is not None
            ]
            await self._note_seen(present)
            await self._wake(self.settings.now() - LEASE)


class Story:
    """Everything one viewer was told, from the beginning; ``views``: with the view after each update."""

    def __init__(self, viewer: Viewer, views: bool) -> None:
        self.viewer, self.views = viewer, views
        self.told: list[Numbered] = []

    def note(self, table: Table, messages: list[Numbered]) -> None:
        for message in messages:
            if self.views and isinstance(message, Update):
                message = msgspec.structs.replace(message, view=table.view(self.viewer))
            self.told.append(message)


def rebuild(facts: Facts, rows: list[Logged], story: Story | None = None, whole: bool = False) -> Table:
    """A table from its log."""
    table = Table(facts, whole)
    if table.broken is not None:
        _seats_only(table, rows)
        return table
    for row in rows:
        told = table.replay(row.seq, row.at, log.decode(row.entries))
        if story is not None:
            story.note(table, told.get(story.viewer, []))
    return table


def _seats_only(table: Table, rows: list[Logged]) -> None:
    """Of a table whose game this program cannot go on with: who sat there."""
    for row in rows:
        draft = Draft(table, row.at)
        for entry in log.decode(row.entries):
            if isinstance(entry, log.Seated | log.Replaced | log.Returned | log.Continued | log.Closed):
                draft.do(entry)
        table.adopt(draft, row.seq)
