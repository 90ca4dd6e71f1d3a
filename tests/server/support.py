"""A server inside the test, guests who talk to it, and bots that need no compiling."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
import socket
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import uvicorn
import websockets
from websockets.asyncio.client import ClientConnection

from nightkeep.bots import Advice
from nightkeep.play.game import Game
from nightkeep.play.state import State
from nightkeep.server.app import create_app
from nightkeep.server.services import Services
from nightkeep.server.settings import Limits, Settings

LOOSE = Limits(
    messages_per_second=1e9, message_burst=10**9, requests_per_second=1e9, request_burst=10**9, guests_per_hour=10**9,
    open_tables=10**6, hints_per_minute=10**6,
)  # fmt: skip
PATIENCE = 1200  # seconds for a test; the machine may be busy
LONG = 300.0  # seconds for one thing that a test waits for
_keys = itertools.count()


class Forgetful:
    """A bot with nothing to keep."""

    seed = memory = 0


class RandomBot(Forgetful):
    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.rng = random.Random(seed)

    def choose(self, known: State, seat: int) -> int:
        assert known.actor == seat
        return self.rng.choice(known.action_codes())

    def advise(self, known: State, seat: int) -> Advice:
        return Advice(self.choose(known, seat))


class RandomBots:
    """What nightkeep.bots offers, without search."""

    LEVELS = ("random",)

    def make_bot(self, level: str, game: Game, seed: int) -> RandomBot:
        assert level in self.LEVELS
        return RandomBot(seed)


class Clockwork:
    """A clock the test turns."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


async def eventually(wanted: Callable[[], Any]) -> None:
    """Wait until something is so; a busy machine may take its time."""
    async with asyncio.timeout(LONG):
        while not wanted():
            await asyncio.sleep(0.02)


def counted(server: Running, name: str) -> float:
    """What a counter of the server has reached."""
    return server.services.metrics.registry.get_sample_value(f"nightkeep_{name}_total") or 0.0


def new_key() -> str:
    return f"k{next(_keys)}"


def settings(data: Path, database: str = "", **changes: Any) -> Settings:
    return Settings(data, database, **{"limits": LOOSE, "sweep_seconds": 5.0, "warm": False, **changes})


class Running:
    """A server that answers on a port of its own."""

    def __init__(self, services: Services, port: int) -> None:
        self.services = services
        self.port = port
        self.address = f"http://127.0.0.1:{port}"
        self.persons: list[Person] = []

    async def close(self) -> None:
        """Everybody goes home."""
        for person in self.persons:
            await person.close()

    async def again(self, cookies: dict[str, str]) -> Person:
        """A guest who was here before."""
        person = await self.guest("Nobody")
        person.client.cookies.clear()
        person.client.cookies.update(cookies)
        return person

    async def guest(self, nickname: str = "Rosa") -> Person:
        headers = {"origin": self.address}
        client = httpx.AsyncClient(base_url=self.address, timeout=PATIENCE, headers=headers, verify=False)
        person = Person(self, client)
        self.persons.append(person)
        (await client.post("/api/guest", json={"nickname": nickname})).raise_for_status()
        return person


@contextlib.asynccontextmanager
async def serving(chosen: Settings, bots: Any = None, send_buffer: int = 0) -> AsyncIterator[Running]:
    """Run the application in this event loop, on real sockets."""
    app = create_app(chosen, bots or RandomBots())
    listening = socket.create_server(("127.0.0.1", 0), backlog=1024)
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # as the command line does
    if send_buffer:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
    config = uvicorn.Config(
        app, ws="websockets-sansio", http="httptools", log_config=None, lifespan="on", access_log=False,
        server_header=False, ws_per_message_deflate=False, ws_max_size=2 * chosen.limits.message,
        timeout_graceful_shutdown=2, timeout_keep_alive=PATIENCE, ws_ping_timeout=PATIENCE,
    )  # fmt: skip
    server = uvicorn.Server(config)
    task = asyncio.create_task(server._serve([listening]))
    while not server.started:
        if task.done():
            await task
        await asyncio.sleep(0.01)
    running = Running(app.state.services, listening.getsockname()[1])
    try:
        yield running
    finally:
        await running.close()
        server.should_exit = True
        await task
        listening.close()


@contextlib.contextmanager
def in_thread(chosen: Settings) -> Iterator[str]:
    """A server in a thread of its own, for tests that wait; yields its address."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    context = serving(chosen)
    running = asyncio.run_coroutine_threadsafe(context.__aenter__(), loop).result(PATIENCE)
    try:
        yield running.address
    finally:
        asyncio.run_coroutine_threadsafe(context.__aexit__(None, None, None), loop).result(PATIENCE)
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


class Person:
    """A guest with a cookie."""

    def __init__(self, server: Running, client: httpx.AsyncClient) -> None:
        self.server = server
        self.client = client
        self.seats: list[Seat] = []

    async def post(self, path: str, body: Any = None) -> httpx.Response:
        return await self.client.post(path, json={} if body is None else body)

    async def get(self, path: str) -> httpx.Response:
        return await self.client.get(path)

    async def open_table(self, game: str, seats: list[Any], **more: Any) -> dict[str, Any]:
        """A new table; seats are 'me', 'open' or a bot's level. Sits down on all seats for 'me'."""
        listed = [
            {"who": seat} if seat in ("me", "open") else {"who": "bot", "level": seat} for seat in seats
        ]  # fmt: skip
        options = more.pop("options", {})
        body = {"game": game, "seats": listed, "options": options, "pace": 0, **more}
        answer = await self.post("/api/tables", body)
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        for seat, who in enumerate(seats):
            if who == "me":
                await self.sit(made["table"]["id"], seat)
        return made

    async def sit(self, table_id: str, seat: int | None = None, seed: str | None = None) -> dict[str, Any]:
        body = {"seat": seat, "seed": seed or f"seed of seat {seat}"}
        answer = await self.post(f"/api/tables/{table_id}/sit", body)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    async def join(self, made: dict[str, Any], seat: int | None = None) -> dict[str, Any]:
        answer = await self.post("/api/claims", {"token": made["invitation"]})
        assert answer.status_code == 200, answer.text
        return await self.sit(made["table"]["id"], seat)

    async def live(self, table_id: str, seat: int | None = None, have: int | None = None, **more: Any) -> Seat:
        """A WebSocket, with its welcome read."""
        query = "&".join(f"{k}={v}" for k, v in (("seat", seat), ("have", have)) if v is not None)
        cookie = "; ".join(f"{k}={v}" for k, v in self.client.cookies.items())
        socket = await websockets.connect(
            f"ws://127.0.0.1:{self.server.port}/api/tables/{table_id}/live?{query}",
            additional_headers={"Cookie": cookie}, origin=self.server.address, compression=None,  # type: ignore[arg-type]
            max_size=2**24, close_timeout=0.5, max_queue=None, ping_interval=None, **{"open_timeout": LONG, **more},
        )  # fmt: skip
        found = Seat(socket, seat)
        self.seats.append(found)
        await found.start()
        return found

    async def close(self) -> None:
        for seat in self.seats:
            await seat.close()
        await self.client.aclose()


class Seat:
    """One WebSocket, as a page would use it: it keeps the last view and counts the numbers."""

    def __init__(self, socket: ClientConnection, seat: int | None) -> None:
        self.socket = socket
        self.seat = seat
        self.raw: list[str] = []
        self.events: list[Any] = []
        self.told: list[dict[str, Any]] = []
        self.welcome: dict[str, Any] = {}
        self.view: dict[str, Any] | None = None
        self.table: dict[str, Any] = {}
        self.n = 0
        self.undo = False

    async def start(self) -> None:
        self.welcome = await self.next()

    async def next(self, timeout: float = LONG) -> dict[str, Any]:
        """The next message."""
        text = await asyncio.wait_for(self.socket.recv(), timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        self.note(message)
        return message

    def note(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind in ("update", "said", "seats"):
            assert message["n"] == self.n + 1, f"number {message['n']} after {self.n}"
            self.n = message["n"]
            self.told.append(message)
        if kind == "welcome":
            self.n, self.table, self.view = message["n"], message["table"], message["view"]
            self.undo = message["undo"]
        elif kind == "update":
            self.events += message["events"]
            self.view, self.undo = message["view"], message["undo"]
        elif kind == "seats":
            self.table = message["table"]

    async def until(self, wanted: Callable[[dict[str, Any]], bool], timeout: float = LONG) -> dict[str, Any]:
        """Read messages until one fits."""
        async with asyncio.timeout(timeout):
            while True:
                message = await self.next(timeout)
                if wanted(message):
                    return message

    async def send(self, kind: str, **fields: Any) -> None:
        await self.socket.send(json.dumps({"type": kind, **fields}))

    async def ask(self, kind: str, key: str | None = None, **fields: Any) -> dict[str, Any]:
        """Send a request with a key, and wait for its answer."""
        key = key or new_key()
        await self.send(kind, key=key, **fields)
        return await self.until(lambda m: m["type"] in ("done", "refused") and m["re"] == key)

    async def move(self, action: str, **fields: Any) -> dict[str, Any]:
        return await self.ask("move", action=action, **fields)

    async def my_turn(self) -> bool:
        """Wait until this seat is to act; False when the game is over."""
        while True:
            if self.view is not None and self.view["actor"] == self.seat:
                return True
            if self.table["status"] in ("over", "closed"):
                return False
            await self.next()

    async def close(self) -> None:
        await self.socket.close()


async def play_out(seats: list[Seat], rng: random.Random) -> int:
    """Everybody plays at random until the game is over; returns how many moves people made."""
    made = 0

    async def play(seat: Seat) -> None:
        nonlocal made
        while await seat.my_turn():
            assert seat.view is not None
            answer = await seat.move(rng.choice(seat.view["actions"])["text"])
            assert answer["type"] == "done", answer
            made += 1

    await asyncio.gather(*(play(seat) for seat in seats))
    return made


async def play_some(seats: list[Seat], rng: random.Random, moves: int) -> Seat | None:
    """So many random moves at a table where all seats are here; returns the seat that is to act next, if any."""
    by_seat = {seat.seat: seat for seat in seats}
    latest = seats[0]
    for _ in range(moves + 1):
        assert latest.view is not None
        actor = by_seat.get(latest.view["actor"])
        if actor is None or not await actor.my_turn():
            return None
        latest = actor
        if _ < moves:
            assert actor.view is not None
            answer = await actor.move(rng.choice(actor.view["actions"])["text"])
            assert answer["type"] == "done", answer
    return latest


async def settle(*seats: Seat) -> None:
    """Read everything the server has sent so far."""
    for seat in seats:
        await seat.send("ping")
        await seat.until(lambda m: m["type"] == "pong")


def playing(work: Callable[[], Any]) -> None:
    """Run an asynchronous test."""
    asyncio.run(asyncio.wait_for(work(), PATIENCE))
