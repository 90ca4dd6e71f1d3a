"""A table in play: one order of requests, everybody told what was kept, and the server's own turns on time."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import logging
import math
from collections import OrderedDict
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NoReturn

import msgspec

from nightkeep.server import decide
from nightkeep.server import entries as log
from nightkeep.server.connections import GIVEN_UP, NO_SUCH, Connection, Rates
from nightkeep.server.journal import Logged, Outcome, Row, chain_of
from nightkeep.server.messages import Here, Refused, Update, Welcome
from nightkeep.server.store import StoreError
from nightkeep.server.tables import Draft, Numbered, Refusal, Table, Viewer, encode

if TYPE_CHECKING:
    from nightkeep.server.keeper import Keeper

logger = logging.getLogger("nightkeep.server")
ATTEMPTS = 10  # at writing a row, while other processes write to the same table
KEYS_KEPT = 256
AGAIN = 2.0  # seconds until something that failed is tried again, and at most, when it fails again and again:
MOST_AGAIN = 30.0
SOON = 0.05  # the same where something else has only come in between
REWOUND = (
    "the server's database has lost the last moves of this table, so it goes on from before them; look again and choose"
)
PRESENCE = 60.0
RETURN = 15.0  # seconds after a restart in which nobody's time runs out: people have to come back first


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
        self.left: dict[int, float] = {}  # when the last connection to a seat ended
        self.told_presence_at = 0.0  # when they were told who is connected here
        a_minute = keeper.settings.limits.hints_per_minute
        self.hints = Rates(a_minute / 60, a_minute)  # of each seat, however often it connects anew
        self.keys: OrderedDict[str, str | None] = OrderedDict()  # of requests that were kept, with their digests
        self.leads = True  # this process does what is due here; the others wait, in case it has died
        self.suspect = False  # a write's end is not known: read the log before going on
        self.rewound_at: int | None = None  # rows were lost that people had been told of up to this number: to be noted
        self._held = {seat for seat, chair in enumerate(table.chairs) if chair.guest is not None}
        self._timer: asyncio.TimerHandle | None = None
        self._driver: asyncio.Task[None] | None = None
        self._retry_at = 0.0
        self._failures = 0  # of the server's own turns, one after the other

    # ------------------------------------------------------------------ requests

    async def ask(
        self,
        decided: Callable[[Table], Draft],
        key: str | None = None,
        viewer: Viewer = None,
        n: int | None = None,
        request: str | None = None,
    ) -> None:
        """Decide, keep and tell; in one order for the whole table. Refusal: nothing has changed.

        A key that was kept before is answered as it was then, if ``request``, a digest of what is asked for, is the
        same. ``n``: the last number the asker had seen.
        """
        async with self.lock:
            for _ in range(ATTEMPTS):
                if self.suspect:
                    await self._catch_up()
                if self.rewound_at is not None or self.table.gap is not None:
                    await self._note_rewind()
                if key is not None and key in self.keys:
                    check_same(self.keys[key], request)
                    return
                draft = None
                try:
                    await self._check_seen(viewer, n)
                    draft = decided(self.table)
                    decide.check_room(draft, self.keeper.settings.limits.log_rows)
                except Refusal as refusal:
                    if refusal.code != "rewound" and key is not None and await self._known(key, request):
                        return
                    if refusal.code != "full-log" or draft is None or not decide.is_of_the_game(draft):
                        raise
                    outcome = await self._keep(decide.close_full(self.table, self.keeper.settings.now()))
                    if outcome is Outcome.KEPT:
                        raise
                    await self._catch_up(behind=outcome is Outcome.BEHIND)
                    continue
                outcome = await self._keep(draft, key, request)
                if outcome is Outcome.KEPT:
                    return
                await self._catch_up(behind=outcome is Outcome.BEHIND)
                if outcome is Outcome.KNOWN and key is not None and await self._known(key, request):
                    return
            raise Refusal("busy", "too much is happening at this table; try again")

    async def _check_seen(self, viewer: Viewer, n: int | None) -> None:
        """Raise a Refusal unless what the asker had seen is how things stand."""
        if n is not None and n > self.table.streams[viewer].n:  # another process has told more than is known here
            await self._catch_up()
        stream = self.table.streams[viewer]
        if n is not None and not stream.update_n <= n <= stream.n:
            raise Refusal("stale", "something has happened since; look at the table again")

    async def _known(self, key: str, request: str | None) -> bool:
        """Return whether a row was kept under this key before. Refusal: for another request, or it was lost since."""
        try:
            kept = await self.keeper.store.kept_under(self.table.facts.id, key)
        except StoreError as problem:
            raise Refusal("store", str(problem)) from None
        if kept is None:
            return False
        seq, asked = kept
        check_same(asked, request)
        if self.table.is_unused(seq):
            raise Refusal("rewound", f"{REWOUND}; this request was among them: send it under a new key")
        self._remember(key, asked)
        return True

    def _remember(self, key: str, request: str | None) -> None:
        self.keys[key] = request
        if len(self.keys) > KEYS_KEPT:
            self.keys.popitem(last=False)

    async def _keep(self, draft: Draft, key: str | None = None, request: str | None = None) -> Outcome:
        table = self.table
        row = row_of(draft, key, request)
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
                self._remember(key, request)
            self.leads = True
            self._progress(draft.rewound, table.adopt(draft, row.seq, row.chain))
            self.schedule()
        return outcome

    def _progress(self, rewound: bool, told: dict[Viewer, list[Numbered]]) -> None:
        """Tell everybody of a row that was kept, here or by another process."""
        self._retry_at, self._failures = 0.0, 0
        if rewound:
            self._noted()
        elif self.rewound_at is None:  # else everybody is about to begin again, with other numbers
            self._tell(told)

    def _noted(self) -> None:
        """Let everybody begin again once the loss of rows is in the log with numbers beyond all that were told."""
        if self.rewound_at is None or self.table.numbered_from > self.rewound_at:
            self.rewound_at = None
            self._begin_again()

    async def note_gap(self) -> None:
        """Note in the log that rows are missing, if it is not noted yet."""
        async with self.lock:
            if self.table.gap is not None:
                await self._note_rewind()

    async def catch_up(self) -> None:
        """Read what other processes wrote."""
        async with self.lock:
            with contextlib.suppress(Refusal):
                await self._catch_up()
                if self.rewound_at is not None:
                    await self._note_rewind()

    async def _catch_up(self, behind: bool = False) -> None:
        """Follow what is in the log. If it does not have the row that this table is at (``behind``: that is known
        already), it has lost rows: the table is read again, and whoever asked is refused.
        """
        seq, chain = self.table.seq, self.table.chain
        try:
            rows = await self.keeper.store.rows_after(self.table.facts.id, seq - 1)
        except StoreError as problem:
            self.suspect = True
            raise Refusal("store", str(problem)) from None
        self.suspect = False
        if behind or not rows or (rows[0].seq, rows[0].chain) != (seq, chain):
            await self._read_again()
        for row in rows[1:]:
            if row.seq > self.table.seq:  # else it was heard of while the log was read
                if row.seq != self.table.seq + 1 or not row.follows(self.table.chain):
                    await self._read_again()
                self._follow(row)
        self.schedule()

    async def _read_again(self) -> NoReturn:
        """Begin again with what the database has, because it has lost rows of this table, or has others. It always
        raises a Refusal.
        """
        old = self.table
        logger.error("the database has lost rows of a table", extra={"table": old.facts.id, "row": old.seq})
        self.keeper.metrics.count("rewound")
        try:
            self.table = await self.keeper.rebuilt(old.facts.id)
        except Refusal as problem:
            self.suspect = True
            if problem.code == "no-table":
                self._vanish(problem)
            else:
                self.schedule()
            raise
        self._cut_others(old)
        told = max(stream.n for stream in old.streams.values())
        self.rewound_at = max(told, self.rewound_at or 0)
        self.keys.clear()
        self.keeper.thinkers.shelf.forget(old.facts.id)
        with contextlib.suppress(Refusal):  # then it is noted before anything else happens here
            await self._note_rewind()
        self.schedule()
        raise Refusal("rewound", REWOUND)

    async def _note_rewind(self) -> None:
        """Note in the log that rows were lost, so that no number of a message means two things, and let everybody
        begin again.
        """
        table = self.table
        if self.rewound_at is not None and table.numbered_from > self.rewound_at:  # another process has noted it
            self._noted()
            self.keeper.look_again(self)  # what was heard of while the table was read is not in it
            return
        if await self._keep(decide.rewind(table, self.keeper.settings.now(), self.rewound_at or 0)) is not Outcome.KEPT:
            self.suspect = True
            self.keeper.look_again(self)
            raise Refusal("busy", "too much is happening at this table; try again")

    def _vanish(self, problem: Refusal) -> None:
        """End all connections to a table that the database does not have any more."""
        data = encode(Refused(None, problem.code, problem.text))
        for connection in [one for held in self.connections.values() for one in held]:
            connection.send(data)
            asyncio.get_running_loop().call_soon(connection.cut_later, NO_SUCH)  # after whoever asked is answered
        self.keeper.let_go(self)

    def hear(self, row: Logged) -> bool:
        """A row that another process has just kept; False if it has to be read from the log with others, or if it does
        not follow what is known here.
        """
        if row.seq != self.table.seq + 1 or not row.follows(self.table.chain):
            return False
        self._follow(row)
        self.schedule()
        return True

    def _follow(self, row: Logged) -> None:
        self.leads = False
        before = self.table.numbered_from
        told = self.table.replay(row.seq, row.at, log.decode(row.entries), row.chain)
        self._progress(self.table.numbered_from != before, told)

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
        self._cut_given_up()
        if self.table.status in ("over", "closed"):
            self.keeper.thinkers.shelf.forget(self.table.facts.id)

    def _cut_given_up(self) -> None:
        """End the connections to seats that are nobody's any more."""
        held = {seat for seat, chair in enumerate(self.table.chairs) if chair.guest is not None}
        for seat in self._held - held:  # given up: nobody who was connected to it goes on to the next player's
            for connection in self.connections.get(seat, ()):
                connection.cut(GIVEN_UP)
        if self._held - held and not self.table.facts.plan.spectators:  # who looked on from a seat kept for him, too
            for connection in self.connections.get(None, ()):
                connection.cut(GIVEN_UP)  # whoever still may, comes back
        self._held = held

    def _cut_others(self, old: Table) -> None:
        """End connections to seats that belonged to somebody else when the database's last row was written."""
        for viewer, held in self.connections.items():
            if viewer is None:
                gone = not self.table.facts.plan.spectators
            else:
                gone = old.chairs[viewer].guest != self.table.chairs[viewer].guest
            for connection in held if gone else ():
                connection.cut(GIVEN_UP)  # whoever still may, comes back

    def _begin_again(self) -> None:
        """Rows were lost: everybody who is connected starts afresh from a new welcome."""
        self._cut_given_up()
        for viewer, held in self.connections.items():
            data = self.welcome(viewer, None)
            for connection in held:
                connection.send(data)

    def tell_trouble(self, refusal: Refusal) -> None:
        """Tell the seats why the server's own turn is not taken now."""
        data = encode(Refused(None, refusal.code, refusal.text))
        for viewer, held in self.connections.items():
            if viewer is not None:
                for connection in held:
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
        raw: Any = [msgspec.Raw(message) for message in table.sent_again(kept)]
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
                self.keeper.gone(self, connection.viewer)
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
        when = due[0] if self.leads else due[0] + self.keeper.settings.lease_seconds
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
            self._back_off(problem)
        except Exception:
            logger.exception("a table's own turn failed", extra={"table": self.table.facts.id})
            self.keeper.metrics.count("errors")
            self._back_off(Refusal("error", "something went wrong on the server; it tries again"))
        finally:
            self.users -= 1
            self._driver = None
            self.schedule()

    def _back_off(self, refusal: Refusal) -> None:
        """Try the server's own turn again later, each time after twice as long; tell the seats of what lasts."""
        passing = refusal.code in ("stale", "rewound")
        wait = (SOON if passing else AGAIN) * 2 ** min(self._failures, 16)
        self._retry_at = self.keeper.settings.now() + min(wait, MOST_AGAIN)
        self._failures += 1
        if not passing and self._failures == 1:
            self.tell_trouble(refusal)

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
        else:
            await self._wait_for(actor, due)

    async def _wait_for(self, seat: int, due: object) -> None:
        """A person is to act: a bot plays on for whoever has been away too long, and this turn of whoever is there when
        his time is up; until then, look again in time.
        """
        keeper, table, now = self.keeper, self.table, self.keeper.settings.now
        gone_at, up_at = await self._gone_at(seat), math.inf
        if table.facts.plan.clock is not None:
            up_at = max(table.turn_at + table.facts.plan.clock, keeper.started_at + RETURN)
        if gone_at <= now():
            await self.ask(lambda t: self._still(t, due, seat, decide.replace_absent(t, seat, now())))
        elif up_at <= now():
            await self.ask(lambda t: self._still(t, due, None, decide.lapse(t, seat, now())))
        else:
            self._retry_at = min(gone_at, up_at)

    def _still(self, table: Table, due: object, absent: int | None, draft: Draft) -> Draft:
        if table.due() != due or absent in self.here():
            raise Refusal("stale", "something else has happened meanwhile")
        return draft

    async def _think(self, seat: int) -> None:
        keeper, table, state = self.keeper, self.table, self.table.state
        level = table.bot_level(seat)
        assert level is not None and state is not None
        position = state.to_bytes()
        # A bot's seed is fixed by table, seat and move. After a restart it begins without what it had learnt.
        label = f"bot {seat} {len(table.makers)}".encode()
        seed = int.from_bytes(hmac.digest(bytes.fromhex(table.facts.secret), label, hashlib.sha256)[:6], "big")
        try:
            action = await keeper.thinkers.choose(table.facts.id, level, state, seat, seed)
        except Exception:
            logger.exception("a bot failed; a random action is played for it", extra={"bot": level})
            keeper.metrics.count("bot_errors")
            codes = state.action_codes()
            action = state.write(codes[seed % len(codes)])

        def decided(now_table: Table) -> Draft:
            same = now_table.state is not None and now_table.state.to_bytes() == position  # whatever was said or marked
            if not same or now_table.actor != seat or now_table.bot_level(seat) is None:
                raise Refusal("stale", "something else has happened meanwhile")
            return decide.move(now_table, seat, action, keeper.settings.now(), keeper.settings.dice, bot=True)

        await self.ask(decided)

    async def _gone_at(self, seat: int) -> float:
        """When nobody will have been connected to this seat for the table's chosen time; or when to look again."""
        patience = self.table.absent()
        if patience is None:
            return math.inf
        if seat in self.here():
            return self.keeper.settings.now() + min(patience, PRESENCE / 4)
        return await self.keeper.last_seen(self, seat) + patience

    @property
    def in_use(self) -> bool:
        """Somebody looks at it here, or something is being done."""
        return bool(self.users or self.connections or self.lock.locked() or self._driver is not None)

    @property
    def idle(self) -> bool:
        """Nobody looks at it, and it has nothing to do soon."""
        if self.in_use:
            return False
        now, patience = self.keeper.settings.now(), self.keeper.settings.idle_seconds
        due = self.table.due() if self.table.broken is None else None
        return now - self.used_at >= patience and (due is None or due[0] > now + patience)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        if self._driver is not None:
            self._driver.cancel()


def check_same(kept: str | None, request: str | None) -> None:
    """Raise a Refusal if another request was kept under a key; rows of old versions do not say (None)."""
    if kept is not None and request is not None and kept != request:
        raise Refusal("key-reused", "this key was used for another request; give every request a key of its own")


def row_of(draft: Draft, key: str | None, request: str | None = None) -> Row:
    """A draft as a row for the log, with what it changes in the lists of tables."""
    due, follows, entries = draft.due(), draft.table.chain, log.encode(draft.entries)
    holders, freed = [], []
    for entry in draft.entries:
        if isinstance(entry, log.Seated):
            if entry.guest is not None:
                holders.append((entry.guest, entry.seat))
            elif draft.table.chairs[entry.seat].guest is not None:
                freed.append(entry.seat)
    return Row(
        draft.facts.id, draft.base + 1, key, draft.at, entries.decode(), draft.status, draft.actor,
        None if due is None else due[0],
        msgspec.json.encode(draft.seat_infos()).decode() if draft.table_changed else None, holders, freed,
        request, follows, chain_of(follows, draft.at, entries),
    )  # fmt: skip
