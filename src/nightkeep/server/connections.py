"""One WebSocket: reads a seat's requests one after the other, and sends what the table tells as fast as it is read."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import time
from collections import OrderedDict, deque
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from nightkeep.rules.errors import NightkeepError
from nightkeep.server import decide
from nightkeep.server.messages import (
    Back,
    Because,
    Done,
    Go,
    Hint,
    Mark,
    Move,
    Ping,
    Pong,
    Refused,
    Requests,
    RuleText,
    Say,
    Undo,
    Why,
    read_request,
)
from nightkeep.server.settings import Limits
from nightkeep.server.tables import Refusal, Viewer, encode

if TYPE_CHECKING:
    from nightkeep.server.live import LiveTable

logger = logging.getLogger("nightkeep.server")
TOO_FAST, TOO_SLOW, GOING_AWAY, GIVEN_UP, NO_SUCH = 1008, 1013, 1001, 4403, 4404
PONG = encode(Pong())
BUCKETS = 20_000
WITH_VIEW = ("stale", "rewound", "illegal", "not-your-turn", "no-undo")
FAREWELL = 1.0  # seconds for the last message of a connection


def digest_of(request: msgspec.Struct) -> str:
    """Return the digest that tells the same request from another under its key. What its sender had seen (``n``) is not
    part of it.
    """
    asked = {**msgspec.structs.asdict(request), "key": None, "n": None}
    kind = type(request).__name__.encode()
    return hashlib.blake2b(kind + b" " + msgspec.json.encode(asked, order="sorted"), digest_size=16).hexdigest()


class Bucket:
    """So many at once, and so many a second."""

    __slots__ = ("burst", "left", "rate", "since")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst, self.left, self.since = rate, burst, burst, time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.since) * self.rate)
        self.since = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Rates:
    """A bucket for each address, or whoever asks; those not seen for longest are forgotten first."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allow(self, whom: str) -> bool:
        bucket = self._buckets.get(whom)
        if bucket is None:
            bucket = self._buckets[whom] = Bucket(self.rate, self.burst)
            if len(self._buckets) > BUCKETS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(whom)
        return bucket.take()


class Connection:
    """One WebSocket of a seat, or of a spectator."""

    def __init__(self, socket: WebSocket, live: LiveTable, viewer: Viewer) -> None:
        self.socket = socket
        self.live = live
        self.viewer = viewer
        self.limits: Limits = live.keeper.settings.limits
        self.metrics = live.keeper.metrics
        self._unsent: deque[bytes] = deque()
        self._unsent_bytes = 0
        self._wake = asyncio.Event()
        self._cut: int | None = None
        self._pumping: asyncio.Task[None] | None = None
        self._bucket = Bucket(self.limits.messages_per_second, self.limits.message_burst)
        self._hinting: asyncio.Task[None] | None = None

    # ------------------------------------------------------------------ sending

    def send(self, data: bytes) -> None:
        """Queue a message. A reader that does not keep up is cut off; it can come back and catch up."""
        if self._cut is not None:
            return
        self._unsent.append(data)
        self._unsent_bytes += len(data)
        if len(self._unsent) > self.limits.unsent or self._unsent_bytes > self.limits.unsent_bytes:
            self.metrics.count("slow_readers")
            self.cut(TOO_SLOW)
            return
        self._wake.set()

    def cut(self, code: int) -> None:
        """End the connection as soon as may be: whoever does not read is not waited for."""
        self._cut = code
        self._unsent.clear()
        self._wake.set()
        if self._pumping is not None:
            self._pumping.cancel()

    async def _pump(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._unsent:
                data = self._unsent.popleft()
                self._unsent_bytes -= len(data)
                await self.socket.send({"type": "websocket.send", "text": data.decode()})
            if self._cut is not None:
                await self.socket.close(self._cut)
                return

    async def run(self, have: int | None) -> None:
        """Serve the connection until it ends."""
        self.metrics.count("connections_total")
        both: list[asyncio.Task[None]] = []
        try:
            self.live.join(self, have)
            self._pumping = asyncio.create_task(self._pump())
            both += [self._pumping, asyncio.create_task(self._read())]
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.live.part(self)
            for task in (*both, self._hinting):
                if task is not None and not task.done():
                    task.cancel()
            for task in both:
                with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError, OSError):
                    await task
            if self.socket.application_state is not WebSocketState.DISCONNECTED:
                with contextlib.suppress(RuntimeError, WebSocketDisconnect, OSError, TimeoutError):
                    async with asyncio.timeout(FAREWELL):
                        await self.socket.close(self._cut or GOING_AWAY)

    # ------------------------------------------------------------------ reading

    async def _read(self) -> None:
        while True:
            received = await self.socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            if not self._bucket.take():
                self.metrics.count("too_fast")
                self.send(encode(Refused(None, "too-fast", "too many messages; slow down")))
                self.cut_later(TOO_FAST)
                return
            text = received.get("text")
            data = text.encode("utf-8", "surrogatepass") if text is not None else received.get("bytes") or b""
            if len(data) > self.limits.message:
                self._refuse(None, Refusal("bad-message", f"a message has at most {self.limits.message} bytes"))
                continue
            try:
                request = read_request(data)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
                self.metrics.count("bad_messages")
                self._refuse(None, Refusal("bad-message", f"the message cannot be read: {str(problem)[:200]}"))
                continue
            self.metrics.count("requests")
            await self._answer(request)

    def cut_later(self, code: int) -> None:
        """End the connection after what is queued has been sent."""
        self._cut = code
        self._wake.set()

    async def _answer(self, request: Requests) -> None:
        key = getattr(request, "key", None)
        try:
            if isinstance(request, Ping):
                self.send(PONG)
            elif isinstance(request, Why):
                self._explain(request)
            elif isinstance(request, Hint):
                self._hint(request)
            else:
                await self._do(request)
        except Refusal as refusal:
            self._refuse(key, refusal)
        except NightkeepError as problem:
            self._refuse(key, Refusal("refused", str(problem)[:500]))
        except asyncio.CancelledError:
            raise
        except Exception:
            logger.exception("a request failed", extra={"request": type(request).__name__})
            self.metrics.count("errors")
            self._refuse(key, Refusal("error", "something went wrong on the server; nothing was changed"))

    def _seat(self) -> int:
        if self.viewer is None:
            raise Refusal("spectator", "spectators only watch")
        return self.viewer

    async def _do(self, request: Move | Undo | Go | Mark | Say | Back) -> None:
        seat, settings = self._seat(), self.live.keeper.settings
        n = request.n if isinstance(request, Move | Undo) else None
        key = f"{seat}:{request.key}"

        def decided(table: Any) -> Any:
            if self._cut is not None:  # perhaps another process has only now told us that the seat was given up
                raise Refusal("no-seat", "this seat is not yours")
            now = settings.now()
            if isinstance(request, Move):
                return decide.move(table, seat, request.action, now, settings.dice)
            if isinstance(request, Undo):
                return decide.undo(table, seat, now)
            if isinstance(request, Go):
                return decide.chance_goes_on(table, now, settings.dice)
            if isinstance(request, Mark):
                return decide.mark(table, seat, request, now)
            if isinstance(request, Say):
                return decide.say(table, seat, request, now)
            return decide.come_back(table, seat, now)

        await self.live.ask(decided, key, seat, n, digest_of(request))
        self.send(encode(Done(request.key, self.live.table.streams[seat].n)))

    def _explain(self, request: Why) -> None:
        seat, state = self._seat(), self.live.table.state
        if state is None:
            raise Refusal("not-started", "the game has not begun")
        refusal = state.why(request.action, seat)
        rules = [RuleText(r.id, r.title, r.text) for r in refusal.rules] if refusal is not None else []
        self.send(encode(Because(request.action, None if refusal is None else refusal.text, rules)))

    def _hint(self, request: Hint) -> None:
        seat, table, thinkers = self._seat(), self.live.table, self.live.keeper.thinkers
        decide.need_playing(table)
        if not table.facts.plan.hints:
            raise Refusal("no-hints", "this table plays without hints")
        if table.actor != seat:
            raise Refusal("not-your-turn", "it is not your turn")
        level = thinkers.check_level(request.level if request.level is not None else table.facts.plan.substitute)
        if (self._hinting is not None and not self._hinting.done()) or not self.live.hints.allow(str(seat)):
            raise Refusal("too-fast", "too many hints; think for yourself a little")
        self._hinting = asyncio.create_task(self._think(seat, level))

    async def _think(self, seat: int, level: str) -> None:
        table, thinkers = self.live.table, self.live.keeper.thinkers
        state = table.state
        assert state is not None
        try:
            seed = state.moves(seat)  # not the number of all actions: nobody else's secret steps show in a hint
            self.send(encode(await thinkers.advise(table.facts.id, level, state, seat, seed)))
        except Exception:
            logger.exception("a hint failed")
            self.metrics.count("bot_errors")
            self._refuse(None, Refusal("error", "the bot has no idea"))

    def _refuse(self, key: str | None, refusal: Refusal) -> None:
        self.metrics.count("refusals")
        table = self.live.table
        view = table.view(self.viewer) if refusal.code in WITH_VIEW else None
        rules = [RuleText(rule.id, rule.title, rule.text) for rule in refusal.rules]
        n = table.streams[self.viewer].n
        self.send(encode(Refused(key, refusal.code, refusal.text[:1000], rules, n, view)))
