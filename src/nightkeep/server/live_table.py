"""A table in play: requests in one order, everybody told what was stored, and the server's own turns on time."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import logging
import math
from collections import OrderedDict
from collections.abc import Callable
from typing import TYPE_CHECKING, NoReturn

import msgspec

from nightkeep.server import commands, telling
from nightkeep.server import entries as log
from nightkeep.server.commands import Command
from nightkeep.server.connection import NO_SUCH_TABLE, SEAT_LOST, Connection, Origin
from nightkeep.server.errors import Refusal, StoreError
from nightkeep.server.journal import Outcome, Row, StoredRow, chain_of
from nightkeep.server.messages import Here
from nightkeep.server.rates import RateLimiter
from nightkeep.server.table_state import Due, Viewer
from nightkeep.server.tables import Proposal, Table
from nightkeep.server.telling import Numbered, encode

if TYPE_CHECKING:
    from nightkeep.server.services import Services

logger = logging.getLogger("nightkeep.server")
ATTEMPTS = 10  # at writing a row, while other processes write to the same table
KEYS_REMEMBERED = 256
RETRY_MIN, RETRY_MAX = 2.0, 30.0  # seconds until something that failed is tried again
RETRY_SOON = 0.05  # the same where something else has only come in between
PRESENCE_SECONDS = 60.0  # after which what another process told of its connections expires
RETURN_SECONDS = 15.0  # after a restart in which no turn runs out: people have to come back first


class LiveTable:
    """A table in memory, with its connections."""

    def __init__(self, services: Services, table: Table) -> None:
        self.services = services
        self.table = table
        # Held from the decision until the row is stored and told: it gives the table's requests their one order.
        self.lock = asyncio.Lock()
        self.users = 0
        self.used_at = services.now()
        self.connections: dict[Viewer, set[Connection]] = {}
        self.elsewhere: dict[str, tuple[set[int], float]] = {}  # seats connected to other processes, until when
        self.left: dict[int, float] = {}  # when the last connection to a seat ended
        self.presence_told_at = 0.0  # when other processes were told who is connected here
        per_minute = services.limits.hints_per_minute
        self.hints = RateLimiter(per_minute / 60, per_minute)  # by seat, whatever connections it has
        self.keys: OrderedDict[str, str | None] = OrderedDict()  # of requests that were stored, with their digests
        self.leads = True  # this process does what is due here; the others wait, in case it has died
        self.uncertain = False  # it is not known how a write ended: read the log before going on
        self.rewound_at: int | None = None  # messages up to this number told of rows that were lost since
        self._held = held_seats(table)
        self._timer: asyncio.TimerHandle | None = None
        self._turn: asyncio.Task[None] | None = None
        self._retry_at = 0.0
        self._failures = 0  # of the server's own turns, one after the other

    # ------------------------------------------------------------------ requests

    async def execute(
        self, command: Command, origin: Origin | None = None, check: Callable[[], None] | None = None
    ) -> None:
        """Decide, store and tell, in one order for the whole table; Refusal: nothing has changed.

        A key that was stored before is answered as it was then, if the request is the same. ``check`` is called at the
        moment of the decision, and may raise a Refusal.
        """
        origin = origin or Origin()
        async with self.lock:
            # Another process may store a row of this table at any time. Then this row's number is taken: apply the
            # other row, and decide again on the new state.
            for _ in range(ATTEMPTS):
                # Before deciding: know how an earlier write ended, and have lost rows noted in the log.
                if self.uncertain:
                    await self._catch_up()
                if self.rewound_at is not None or self.table.gap is not None:
                    await self._note_rewind()
                # The same request once more, after a lost connection: it was carried out, and is not carried out again.
                if origin.key is not None and origin.key in self.keys:
                    check_same(self.keys[origin.key], origin.digest)
                    return
                # For the handler below: was it decided before the refusal came?
                proposal = None
                try:
                    await self._check_seen(origin)
                    if check is not None:
                        check()
                    proposal = self._decide(command)
                    commands.check_room(proposal, self.services.limits.log_rows)
                except Refusal as refusal:
                    # Refused now, but perhaps stored earlier, when it was allowed; also by another process, or before a
                    # restart.
                    if refusal.code != "rewound" and await self._is_known(origin):
                        return
                    # No room in the log for something that the game cannot do without: the last row closes the table.
                    if refusal.code != "full-log" or proposal is None or not commands.is_needed_to_go_on(proposal):
                        raise
                    outcome = await self._store(self._decide(commands.Close(full=True)))
                    if outcome is Outcome.STORED:
                        raise
                    await self._catch_up(behind=outcome is Outcome.BEHIND)
                    continue
                outcome = await self._store(proposal, origin)
                if outcome is Outcome.STORED:
                    return
                await self._catch_up(behind=outcome is Outcome.BEHIND)
                # TAKEN: once more, on the new state. KNOWN: the same key was stored meanwhile, perhaps elsewhere.
                if outcome is Outcome.KNOWN and await self._is_known(origin):
                    return
            raise Refusal("busy", "table")

    def _decide(self, command: Command) -> Proposal:
        return commands.decide(self.table, command, self.services.now(), self.services.dice)

    async def _check_seen(self, origin: Origin) -> None:
        """Raise a Refusal unless the sender had seen how things stand."""
        if (n := origin.n) is None:
            return
        if n > self.table.streams[origin.viewer].n:  # another process has told more than is known here
            await self._catch_up()
        stream = self.table.streams[origin.viewer]
        # Decided on an older view. Chat and seats come after update_n and change no view, so having missed those is no
        # harm.
        if not stream.update_n <= n <= stream.n:
            raise Refusal("stale")

    async def _is_known(self, origin: Origin) -> bool:
        """Return whether a row was stored under this key before; Refusal: for another request, or it was lost since."""
        if origin.key is None:
            return False
        try:
            stored = await self.services.store.stored_under(self.table.setup.id, origin.key)
        except StoreError as problem:
            raise problem.refusal() from None
        if stored is None:
            return False
        seq, digest = stored
        check_same(digest, origin.digest)
        # Stored, but lost again with the rows before it: the player has to decide again.
        if self.table.is_unused(seq):
            raise Refusal("rewound", "this")
        self._remember(origin.key, digest)
        return True

    def _remember(self, key: str, digest: str | None) -> None:
        self.keys[key] = digest
        if len(self.keys) > KEYS_REMEMBERED:
            self.keys.popitem(last=False)

    async def _store(self, proposal: Proposal, origin: Origin | None = None) -> Outcome:
        origin = origin or Origin()
        table, row = self.table, row_of(proposal, origin.key, origin.digest)
        try:
            outcome = await self.services.store.append(row)
        except StoreError as problem:
            self.uncertain = True
            self.services.metrics.store_errors.inc()
            raise problem.refusal() from None
        # Cancelled while the row was on its way: it may have been written or not, as with an error.
        except asyncio.CancelledError:
            self.uncertain = True
            raise
        if outcome is Outcome.STORED:
            self.services.metrics.rows.inc()
            if origin.key is not None:
                self._remember(origin.key, origin.digest)
            self.leads = True
            # Only now, with the row on the disk, does the table change and is anybody told.
            self._tell_row(table.adopt(proposal, row.seq, row.chain))
            self.schedule()
        return outcome

    def _tell_row(self, told: dict[Viewer, list[Numbered]]) -> None:
        """Tell everybody of the row that was just adopted, written here or by another process."""
        self._retry_at, self._failures = 0.0, 0
        if self.table.state.changes.rewound_to is not None:
            self._end_rewind()
        elif self.rewound_at is None:  # else everybody is about to begin again, with other numbers
            self._tell(told)

    def _end_rewind(self) -> None:
        """Welcome everybody again once the loss of rows is in the log with numbers beyond all that were told."""
        if self.rewound_at is None or self.table.state.numbered_from > self.rewound_at:
            self.rewound_at = None
            self._welcome_all()

    async def catch_up(self) -> None:
        """Read what other processes wrote, and note in the log that rows are missing, if that is not noted yet."""
        async with self.lock:
            with contextlib.suppress(Refusal):  # then it is done when something happens here
                await self._catch_up()
                if self.rewound_at is not None or self.table.gap is not None:
                    await self._note_rewind()

    async def _catch_up(self, behind: bool = False) -> None:
        """Apply the rows in the log that are new.

        If the log does not have the row that this table is at (``behind``: that is known already), it has lost rows:
        the table is read again, and the request is refused.
        """
        seq, chain = self.table.seq, self.table.chain
        try:
            # From the row that this table is at: it must still be there, with the same digest, or rows were lost.
            rows = await self.services.store.rows_after(self.table.setup.id, seq - 1)
        except StoreError as problem:
            self.uncertain = True
            raise problem.refusal() from None
        self.uncertain = False
        if behind or not rows or (rows[0].seq, rows[0].chain) != (seq, chain):
            await self._read_again()
        for row in rows[1:]:
            if row.seq > self.table.seq:  # else it was heard of while the log was read
                if row.seq != self.table.seq + 1 or not row.follows(self.table.chain):
                    await self._read_again()
                self._follow(row)
        self.schedule()

    async def _read_again(self) -> NoReturn:
        """Load what the database has, because it has lost rows of this table, or has others; always raise a Refusal."""
        # Put back from a backup, or a fail-over to a copy that was behind. Clients were told of rows that do not exist
        # any more: numbers of messages have to go on beyond all that were told (rewound_at), and everybody gets a fresh
        # view.
        old, tables = self.table, self.services.tables
        logger.error("the database has lost rows of a table", extra={"table": old.setup.id, "row": old.seq})
        self.services.metrics.rewound.inc()
        try:
            self.table = await tables.rebuild(old.setup.id)
        except Refusal as problem:
            self.uncertain = True
            if problem.code == "no-table":
                self._end_all(problem)
            else:
                self.schedule()
            raise
        # A seat may belong to somebody else in the older state.
        self._disconnect_others(old)
        told = max(stream.n for stream in old.streams.values())
        self.rewound_at = max(told, self.rewound_at or 0)
        # Requests that were stored may be lost; what bots have learnt may belong to positions that were.
        self.keys.clear()
        self.services.bots.cache.drop_table(old.setup.id)
        with contextlib.suppress(Refusal):  # then it is noted before anything else happens here
            await self._note_rewind()
        self.schedule()
        raise Refusal("rewound")

    async def _note_rewind(self) -> None:
        """Note the loss in the log, so that no number of a message means two things, and welcome everybody again."""
        if self.rewound_at is not None and self.table.state.numbered_from > self.rewound_at:  # another process did it
            self._end_rewind()
            self.services.tables.catch_up_later(self)  # rows that came while the table was read are not in it
            return
        # The row says up to where the log is used. If it could not be written, read the log and try again.
        if await self._store(self._decide(commands.Rewind(self.rewound_at or 0))) is not Outcome.STORED:
            self.uncertain = True
            self.services.tables.catch_up_later(self)
            raise Refusal("busy", "table")

    def _end_all(self, problem: Refusal) -> None:
        """Close all connections to a table that the database does not have any more."""
        data = encode(telling.refused(problem))
        for connection in [one for held in self.connections.values() for one in held]:
            connection.send(data)
            loop = asyncio.get_running_loop()
            loop.call_soon(connection.close_after_sending, NO_SUCH_TABLE)  # after the present request is answered
        self.services.tables.unload(self)

    def receive(self, row: StoredRow) -> bool:
        """Apply a row that another process has just stored.

        False: it does not follow what is known here, so the log has to be read.
        """
        if row.seq != self.table.seq + 1 or not row.follows(self.table.chain):
            return False
        self._follow(row)
        self.schedule()
        return True

    def _follow(self, row: StoredRow) -> None:
        # Another process has the table's turns now: this one waits for the lease to pass before it steps in (schedule).
        self.leads = False
        self._tell_row(self.table.replay(row.seq, row.at, log.decode(row.entries), row.chain))

    # ------------------------------------------------------------------ telling

    def _tell(self, told: dict[Viewer, list[Numbered]]) -> None:
        # Views are made only for viewers who are connected here; the others get theirs when they come.
        connected = {viewer: numbered for viewer, numbered in told.items() if self.connections.get(viewer)}
        for viewer, sent in telling.sent_now(connected, self.table.state, self.services.now()).items():
            for data in sent:
                for connection in self.connections[viewer]:
                    connection.send(data)
        self._disconnect_given_up()
        if self.table.state.ended:
            self.services.bots.cache.drop_table(self.table.setup.id)

    def _disconnect_given_up(self) -> None:
        """Close the connections to seats that were given up: they are not for the next player's."""
        # Seats that were held before this row and are not any more.
        given_up = self._held - (held := held_seats(self.table))
        self._held = held
        viewers: set[Viewer] = {*given_up}
        if given_up and not self.table.setup.plan.spectators:
            viewers.add(None)  # their seat may have let them watch; those still allowed will reconnect
        for viewer in viewers:
            for connection in self.connections.get(viewer, ()):
                connection.close_now(SEAT_LOST)

    def _disconnect_others(self, old: Table) -> None:
        """Close connections to seats that belonged to somebody else when the database's last row was written."""
        for viewer, held in self.connections.items():
            if viewer is None:
                gone = not self.table.setup.plan.spectators
            else:
                # The seat has another guest now, or none.
                gone = old.state.chairs[viewer].guest != self.table.state.chairs[viewer].guest
            for connection in held if gone else ():
                connection.close_now(SEAT_LOST)  # those who are still allowed will reconnect

    def _welcome_all(self) -> None:
        """Send everybody a new welcome, because rows were lost."""
        self._disconnect_given_up()
        for viewer, held in self.connections.items():
            data = self.welcome(viewer, None)
            for connection in held:
                connection.send(data)

    def _send_all(self, data: bytes, spectators: bool = True) -> None:
        for viewer, held in self.connections.items():
            if viewer is not None or spectators:
                for connection in held:
                    connection.send(data)

    def here(self) -> list[int]:
        """Return the seats that have a connection, here or to another process."""
        now = self.services.now()
        seats = {viewer for viewer, held in self.connections.items() if viewer is not None and held}
        # What other processes told of theirs holds for a while only: a process that died takes nothing back.
        for elsewhere, until in self.elsewhere.values():
            if until > now:
                seats |= elsewhere
        return sorted(seats)

    def tell_here(self) -> None:
        """Tell everybody which seats are connected."""
        self._send_all(encode(Here(self.here())))

    def welcome(self, viewer: Viewer, have: int | None) -> bytes:
        """Return the first message of a connection."""
        return telling.welcome(self.table, viewer, have, self.here(), self.services.now())

    def connect(self, connection: Connection, have: int | None) -> None:
        """Begin a connection: nothing can come between its welcome and what follows."""
        held = self.connections.setdefault(connection.viewer, set())
        # Others are told of the seat's first connection only, not of further ones of the same player.
        new = not held
        # In one go without await: it hears everything that is told after its welcome, and nothing twice.
        held.add(connection)
        connection.send(self.welcome(connection.viewer, have))
        if new and connection.viewer is not None:
            self.tell_here()
            self.services.tables.tell_presence(self)

    def disconnect(self, connection: Connection) -> None:
        """End a connection."""
        viewer = connection.viewer
        held = self.connections.get(viewer, set())
        held.discard(connection)
        if not held:
            self.connections.pop(viewer, None)
            if viewer is not None:
                self.tell_here()
                self.services.tables.tell_presence(self)
                self.services.tables.note_left(self, viewer)
        self.used_at = self.services.now()

    # ------------------------------------------------------------------ the server's own turns

    def schedule(self) -> None:
        """Set the timer for what the server itself has to do here next."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        due = self._due()
        if due is None or self.services.tables.closing:
            return
        # All processes with this table in memory have a timer; the one that wrote last is first, the others take over
        # if it does not act within the lease. Two that act at once do no harm: the log takes one row of a number.
        when = due[0] if self.leads else due[0] + self.services.settings.lease_seconds
        wait = max(when, self._retry_at) - self.services.now()
        self._timer = asyncio.get_running_loop().call_later(max(0.0, wait), self._begin_turn)

    def _due(self) -> tuple[float, Due] | None:
        return self.table.state.due() if self.table.broken is None else None

    def _begin_turn(self) -> None:
        self._timer = None
        if self._turn is None or self._turn.done():
            self._turn = asyncio.create_task(self._take_turn(), name="table")

    async def _take_turn(self) -> None:
        # So that the table stays in memory meanwhile.
        self.users += 1
        try:
            await self._act()
        except Refusal as refusal:
            self._back_off(refusal)
        except Exception:
            logger.exception("a table's own turn failed", extra={"table": self.table.setup.id})
            self.services.metrics.errors.inc()
            self._back_off(Refusal("error", "turn"))
        finally:
            self.users -= 1
            self._turn = None
            self.schedule()

    def _back_off(self, refusal: Refusal) -> None:
        """Try the server's own turn again later, each time after twice as long; tell the seats of what lasts."""
        # "stale": something came in between, so look again soon. Anything else may last: the players are told, once.
        passing = refusal.code in ("stale", "rewound")
        wait = (RETRY_SOON if passing else RETRY_MIN) * 2 ** min(self._failures, 16)
        self._retry_at = self.services.now() + min(wait, RETRY_MAX)
        self._failures += 1
        if not passing and self._failures == 1:
            self._send_all(encode(telling.refused(refusal)), spectators=False)

    async def _act(self) -> None:
        state = self.table.state
        due = state.due()
        # Timers may fire a little early: due within 5 ms is due.
        if due is None or due[0] > self.services.now() + 0.005:
            return
        assert state.actor is not None
        if due[1] == "chance":
            await self.execute(commands.Draw())
        elif due[1] == "bot":
            await self._play_bot(state.actor)
        else:
            await self._wait_for(state.actor, due)

    async def _wait_for(self, seat: int, due: tuple[float, Due]) -> None:
        """Let a bot play for an absent player, or this turn of a player whose time is up; until then, wait."""
        now, limit, clock_ends = self.services.now, self.table.setup.plan.clock, math.inf
        absence_ends = await self._absence_ends(seat)
        if limit is not None:
            # After a restart people have to come back first, before their time is up.
            clock_ends = max(self.table.state.turn_at + limit, self.services.tables.started_at + RETURN_SECONDS)
        absent = absence_ends <= now()

        def check() -> None:
            # Checked again under the lock: the player may have moved or come back by now.
            if self.table.state.due() != due or (absent and seat in self.here()):
                raise Refusal("stale")

        if absent:
            await self.execute(commands.Replace(seat), check=check)
        elif clock_ends <= now():
            await self.execute(commands.Lapse(seat), check=check)
        else:
            self._retry_at = min(absence_ends, clock_ends)

    async def _absence_ends(self, seat: int) -> float:
        """Return when the seat's absence limit expires, or, while it is connected, when to look again."""
        limit = self.table.state.absence_limit()
        if limit is None:
            return math.inf
        if seat in self.here():
            # It is connected now: look again before long, as connections end, also with a process that dies.
            return self.services.now() + min(limit, PRESENCE_SECONDS / 4)
        return await self.services.tables.last_seen(self, seat) + limit

    async def _play_bot(self, seat: int) -> None:
        table, state = self.table, self.table.state
        level, position = state.bot_level(seat), state.position
        assert level is not None and position is not None
        # The bot thinks without the lock, and its action counts only if nothing in the game has changed meanwhile.
        before = position.to_bytes()
        # A bot's seed is fixed by table, seat and move. After a restart it begins with empty search trees.
        label = f"bot {seat} {len(state.movers)}".encode()
        seed = int.from_bytes(hmac.digest(bytes.fromhex(table.setup.secret), label, hashlib.sha256)[:6], "big")
        try:
            action = await self.services.bots.choose(table.setup.id, level, position, seat, seed)
        except Exception:
            logger.exception("a bot failed; a random action is played for it", extra={"bot": level})
            self.services.metrics.bot_errors.inc()
            # The game must go on, also with a defect in a bot.
            codes = position.action_codes()
            action = position.write(codes[seed % len(codes)])

        def check() -> None:
            now = self.table.state  # chat and markers may have come meanwhile
            same = now.position is not None and now.position.to_bytes() == before
            if not same or now.actor != seat or now.bot_level(seat) is None:
                raise Refusal("stale")

        await self.execute(commands.Play(seat, action, by_bot=True), check=check)

    # ------------------------------------------------------------------ staying in memory

    @property
    def in_use(self) -> bool:
        """Whether somebody is connected here, or something is being done."""
        return bool(self.users or self.connections or self.lock.locked() or self._turn is not None)

    @property
    def idle(self) -> bool:
        """Whether nobody is connected here, and the server has nothing to do soon."""
        if self.in_use:
            return False
        now, seconds, due = self.services.now(), self.services.settings.idle_seconds, self._due()
        return now - self.used_at >= seconds and (due is None or due[0] > now + seconds)

    def stop(self) -> None:
        """Take no more turns."""
        if self._timer is not None:
            self._timer.cancel()
        if self._turn is not None:
            self._turn.cancel()


def held_seats(table: Table) -> set[int]:
    """Return the seats that belong to a guest."""
    return {seat for seat, chair in enumerate(table.state.chairs) if chair.guest is not None}


def check_same(stored: str | None, digest: str | None) -> None:
    """Raise a Refusal if another request was stored under a key; rows of old versions do not say (None)."""
    if stored is not None and digest is not None and stored != digest:
        raise Refusal("key-reused")


def row_of(proposal: Proposal, key: str | None = None, digest: str | None = None) -> Row:
    """Return a proposal as a row for the log, with what it changes in the lists of tables."""
    state, before = proposal.state, proposal.table
    due, entries = state.due(), log.encode(proposal.entries)
    # Who holds which seat is in the log; the database's lists of it are derived, and written with the same row.
    holders, freed = [], []
    for entry in proposal.entries:
        if isinstance(entry, log.Seated):
            if entry.guest is not None:
                holders.append((entry.guest, entry.seat))
            elif before.state.chairs[entry.seat].guest is not None:
                freed.append(entry.seat)
    seats = msgspec.json.encode(telling.seat_infos(state.chairs)).decode() if state.changes.table else None
    return Row(
        state.setup.id, proposal.base + 1, key, proposal.at, entries.decode(), state.status, state.actor,
        None if due is None else due[0], seats, holders, freed, digest,
        before.chain, chain_of(before.chain, proposal.at, entries),
    )  # fmt: skip
