"""One WebSocket: reads a seat's requests one after the other, and sends what the table tells as fast as it is read."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
from collections import deque
from typing import TYPE_CHECKING

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from nightkeep.rules.errors import NightkeepError
from nightkeep.server import commands, messages, telling
from nightkeep.server.commands import Command
from nightkeep.server.errors import RefusedError
from nightkeep.server.rates import Bucket
from nightkeep.server.table_state import Viewer
from nightkeep.server.telling import encode

if TYPE_CHECKING:
    from nightkeep.server.live_table import LiveTable

logger = logging.getLogger("nightkeep.server")
# Codes of closed connections (docs/reference/protocol.md)
GOING_AWAY, SENT_TOO_MUCH, DEFECT, READ_TOO_SLOWLY, SEAT_LOST, NO_SUCH_TABLE, FULL = (
    1001,
    1008,
    1011,
    1013,
    4403,
    4404,
    4429,
)
PONG = encode(messages.Pong())
WITH_VIEW = ("stale", "rewound", "illegal", "not-your-turn", "no-undo")  # refusals that show how things stand
CLOSE_SECONDS = 1.0  # for the last message of a connection


class Origin(msgspec.Struct, frozen=True):
    """Where a command comes from: whose request it is, and under which key.

    ``key``: None if it has none; ``digest``: of the request, so that another one under the same key is noticed;
    ``n``: the last number that its sender had seen, None if that does not matter.
    """

    key: str | None = None
    digest: str | None = None
    viewer: Viewer = None
    n: int | None = None


def digest_of(request: msgspec.Struct) -> str:
    """Return the digest of a request without its key and without what its sender had seen (``n``)."""
    asked = {**msgspec.structs.asdict(request), "key": None, "n": None}
    kind = type(request).__name__.encode()
    return hashlib.blake2b(kind + b" " + msgspec.json.encode(asked, order="sorted"), digest_size=16).hexdigest()


def command_of(seat: int, request: messages.TableRequest) -> Command:
    """Return the command that a seat's request stands for."""
    match request:
        case messages.Move():
            return commands.Play(seat, request.action)
        case messages.Undo():
            return commands.Undo(seat)
        case messages.Go():
            return commands.Draw()
        case messages.Mark():
            return commands.Mark(seat, request.name, request.place)
        case messages.Say():
            return commands.Say(seat, request.text, request.team)
        case messages.Back():
            return commands.Return(seat)


class Connection:
    """One WebSocket of a seat, or of a spectator."""

    def __init__(self, socket: WebSocket, live: LiveTable, viewer: Viewer) -> None:
        self.socket = socket
        self.live = live
        self.viewer = viewer
        self.limits, self.metrics = live.services.limits, live.services.metrics
        # Messages wait here, so that the table never waits for a slow client: send only queues, _send_all sends.
        self._unsent: deque[bytes] = deque()
        self._unsent_bytes = 0
        self._wake = asyncio.Event()
        self._close_code: int | None = None  # set: the connection is being closed
        self._sender: asyncio.Task[None] | None = None
        # One for all requests of this connection, bad ones included.
        self._bucket = Bucket(self.limits.messages_per_second, self.limits.message_burst)
        self._hinting: asyncio.Task[None] | None = None

    # ------------------------------------------------------------------ sending

    def send(self, data: bytes) -> None:
        """Queue a message. A client that does not keep up is disconnected; it can come back and catch up."""
        if self._close_code is not None:
            return
        self._unsent.append(data)
        self._unsent_bytes += len(data)
        if len(self._unsent) > self.limits.unsent or self._unsent_bytes > self.limits.unsent_bytes:
            # 1013: the client comes back and gets what it missed, or a fresh view, instead of a queue without end.
            self.metrics.slow_readers.inc()
            self.close_now(READ_TOO_SLOWLY)
            return
        self._wake.set()

    def close_now(self, code: int) -> None:
        """Close the connection without sending what is queued."""
        self._unsent.clear()
        self.close_after_sending(code)
        # It may be waiting for the client to read, and then would never come to the end of the queue.
        if self._sender is not None:
            self._sender.cancel()

    def close_after_sending(self, code: int) -> None:
        """Close the connection after what is queued has been sent."""
        self._close_code = code
        self._wake.set()

    async def _send_all(self) -> None:
        while True:
            await self._wake.wait()
            # Cleared before the queue is emptied: what is queued meanwhile sets it again.
            self._wake.clear()
            while self._unsent:
                data = self._unsent.popleft()
                self._unsent_bytes -= len(data)
                await self.socket.send({"type": "websocket.send", "text": data.decode()})
            if self._close_code is not None:
                await self.socket.close(self._close_code)
                return

    async def run(self, have: int | None) -> None:
        """Serve the connection until it ends."""
        self.metrics.connections_opened.inc()
        both: list[asyncio.Task[None]] = []
        try:
            # First in line, before a sender is there: the welcome is queued in the same moment as the connection is
            # noted, so nothing can be told in between.
            self.live.connect(self, have)
            self._sender = asyncio.create_task(self._send_all())
            both += [self._sender, asyncio.create_task(self._read())]
            # Whichever ends first, the sender (closed) or the reader (the client left), ends the connection.
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            # Before anything is awaited: no message is queued for it any more.
            self.live.disconnect(self)
            for task in (*both, self._hinting):
                if task is not None and not task.done():
                    task.cancel()
            for task in both:
                with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError, OSError):
                    await task
            # Not closed by the sender: say goodbye, but do not wait long for a client that may be gone.
            if self.socket.application_state is not WebSocketState.DISCONNECTED:
                with contextlib.suppress(RuntimeError, WebSocketDisconnect, OSError, TimeoutError):
                    async with asyncio.timeout(CLOSE_SECONDS):
                        await self.socket.close(self._close_code or GOING_AWAY)

    # ------------------------------------------------------------------ reading

    async def _read(self) -> None:
        while True:
            received = await self.socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            if not self._bucket.take():
                self.metrics.too_fast.inc()
                self.send(encode(telling.refused(RefusedError("too-fast", "messages"))))
                self.close_after_sending(SENT_TOO_MUCH)
                return
            text = received.get("text")
            # Text with half a surrogate pair is answered as unreadable, like any other broken message, and does not
            # raise here.
            data = text.encode("utf-8", "surrogatepass") if text is not None else received.get("bytes") or b""
            # Too long and unreadable messages are answered and the connection goes on; only too many of them close it.
            if len(data) > self.limits.message:
                self._refuse(None, RefusedError("bad-message", "too-long", bytes=self.limits.message))
                continue
            try:
                request = messages.read_request(data)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
                self.metrics.bad_messages.inc()
                self._refuse(None, RefusedError("bad-message", "unreadable", problem=str(problem)[:200]))
                continue
            self.metrics.requests.inc()
            # One request after the other: a seat's commands are carried out in the order in which they were sent.
            await self._answer(request)

    async def _answer(self, request: messages.Requests) -> None:
        key = None
        try:
            match request:
                case messages.Ping():
                    self.send(PONG)
                case messages.Why():
                    self._explain(request)
                case messages.Hint():
                    self._hint(request)
                case _:
                    key = request.key
                    await self._carry_out(request)
        except RefusedError as refusal:
            self._refuse(key, refusal)
        except NightkeepError as problem:
            self._refuse(key, RefusedError.of("refused", problem))
        except Exception:
            logger.exception("a request failed", extra={"request": type(request).__name__})
            self.metrics.errors.inc()
            # A defect: the details go into the log and not to the client.
            self._refuse(key, RefusedError("error"))

    def _seat(self) -> int:
        if self.viewer is None:
            raise RefusedError("spectator")
        return self.viewer

    async def _carry_out(self, request: messages.TableRequest) -> None:
        seat = self._seat()
        n = request.n if isinstance(request, messages.Move | messages.Undo) else None
        # Keys are a client's own, so two seats may choose the same one.
        origin = Origin(f"{seat}:{request.key}", digest_of(request), seat, n)
        await self.live.execute(command_of(seat, request), origin, self._check_open)
        self.send(encode(messages.Done(request.key, self.live.table.streams[seat].n)))

    def _check_open(self) -> None:
        if self._close_code is not None:  # perhaps another process has only now told that the seat was given up
            raise RefusedError("no-seat", "not-yours")

    def _explain(self, request: messages.Why) -> None:
        seat, position = self._seat(), self.live.table.state.position
        if position is None:
            raise RefusedError("not-started")
        self.send(encode(telling.because(request.action, position.why(request.action, seat))))

    def _hint(self, request: messages.Hint) -> None:
        seat, table = self._seat(), self.live.table
        commands.require_playing(table)
        if not table.setup.plan.hints:
            raise RefusedError("no-hints")
        if table.state.actor != seat:
            raise RefusedError("not-your-turn")
        # Checked before the limit: a wrong level costs no hint.
        level = self.live.services.bots.check_level(request.level or table.setup.plan.substitute)
        if (self._hinting is not None and not self._hinting.done()) or not self.live.hints.allow(str(seat)):
            raise RefusedError("too-fast", "hints")
        # A task of its own: a bot thinks for a while, and moves and chat must not wait for it.
        self._hinting = asyncio.create_task(self._send_hint(seat, level))

    async def _send_hint(self, seat: int, level: str) -> None:
        table, bots = self.live.table, self.live.services.bots
        position = table.state.position
        assert position is not None
        try:
            seed = position.moves(seat)  # not the number of all actions: a hint must not show others' secret steps
            self.send(encode(await bots.advise(table.setup.id, level, position, seat, seed)))
        except Exception:
            logger.exception("a hint failed")
            self.metrics.bot_errors.inc()
            self._refuse(None, RefusedError("error", "hint"))

    def _refuse(self, key: str | None, refusal: RefusedError) -> None:
        self.metrics.refusals.inc()
        table = self.live.table
        # So a client that is out of step with the table can go on without asking again.
        view = telling.view(table.state, self.viewer) if refusal.code in WITH_VIEW else None
        self.send(encode(telling.refused(refusal, key, table.streams[self.viewer].n, view)))
