"""The server under load: durable moves a second, beside a plain echo WebSocket server measured in the same run.

``python bench/server.py [--postgres | --database URL] [--workers N] [--tables N] [--active N] [--seconds S]``

Client and server share the machine. Every move is committed to disk before it is acknowledged. ``--active`` tables play
at once, each sending its next move when the last one is acknowledged; all others stay connected and idle.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import importlib
import itertools
import json
import os
import random
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

GAME, PLAYERS = "hidden-castle", 2
ECHO = """
async def app(scope, receive, send):
    if scope["type"] == "lifespan":
        while True:
            message = await receive()
            await send({"type": message["type"] + ".complete"})
            if message["type"] == "lifespan.shutdown":
                return
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})
"""
LIMITS = (
    "messages_per_second=1e9", "message_burst=1000000000", "requests_per_second=1e9", "request_burst=1000000000",
    "guests_per_hour=1000000", "open_tables=1000000", "connections=1000000",
)  # fmt: skip


class Offer(msgspec.Struct):
    text: str


class View(msgspec.Struct):
    actor: int | str
    actions: list[Offer]


class Message(msgspec.Struct):
    """What the bench reads of any message."""

    type: str
    re: str | None = None
    view: View | None = None
    code: str | None = None
    text: str | None = None


read = msgspec.json.Decoder(Message).decode


def memory(pid: int) -> int:
    """Resident bytes of a process and its children."""
    found, pids = 0, [str(pid)]
    while pids:
        one = pids.pop()
        with contextlib.suppress(OSError):
            status = Path(f"/proc/{one}/status").read_text()
            found += 1024 * int(status.split("VmRSS:")[1].split()[0])
            pids += Path(f"/proc/{one}/task/{one}/children").read_text().split()
    return found


@contextlib.contextmanager
def process(words: list[str], **more: Any) -> Iterator[subprocess.Popen[str]]:
    running = subprocess.Popen(words, stdout=subprocess.PIPE, text=True, start_new_session=True, **more)
    try:
        yield running
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(running.pid, signal.SIGTERM)
        running.wait()
        if running.stdout is not None:
            running.stdout.close()


def wait_for(url: str) -> None:
    while True:
        try:
            if httpx.get(url, timeout=60).status_code == 200:
                return
        except httpx.HTTPError:
            time.sleep(0.01)


def wait_until_idle(pid: int) -> None:
    """Until a process and its children have used hardly any time for two seconds."""

    def used() -> int:
        found, pids = 0, [str(pid)]
        while pids:
            one = pids.pop()
            with contextlib.suppress(OSError):
                fields = Path(f"/proc/{one}/stat").read_text().rsplit(")", 1)[1].split()
                found += int(fields[11]) + int(fields[12])
                pids += Path(f"/proc/{one}/task/{one}/children").read_text().split()
        return found

    time.sleep(2)
    before = used()
    while True:
        time.sleep(2)
        now = used()
        if now - before <= 20:  # hundredths of a second
            return
        before = now


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


# ---------------------------------------------------------------------- the echo server


async def echo_rate(port: int, active: int, seconds: float, size: int) -> dict[str, float]:
    """Round trips a second of a message as large as an update, over as many connections as tables play."""
    text = "x" * size
    sockets = [await connect(f"ws://127.0.0.1:{port}/", compression=None) for _ in range(active)]
    end = time.perf_counter() + seconds
    waits: list[float] = []

    async def loop(socket: ClientConnection) -> None:
        while time.perf_counter() < end:
            start = time.perf_counter()
            await socket.send(text)
            await socket.recv()
            waits.append(time.perf_counter() - start)

    start = time.perf_counter()
    await asyncio.gather(*(loop(socket) for socket in sockets))
    took = time.perf_counter() - start
    await asyncio.gather(*(socket.close() for socket in sockets))
    return {"per_second": len(waits) / took, "p99_ms": 1000 * percentile(waits, 0.99)}


def measure_echo(active: int, seconds: float, size: int) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "echo.py").write_text(ECHO)
        with contextlib.closing(__import__("socket").create_server(("127.0.0.1", 0))) as probe:
            port = probe.getsockname()[1]
        words = [sys.executable, "-m", "uvicorn", "echo:app", "--port", str(port), "--app-dir", folder]
        words += ["--ws", "websockets-sansio", "--log-level", "warning", "--ws-per-message-deflate", "false"]
        with process(words):
            while True:
                try:
                    return asyncio.run(echo_rate(port, active, seconds, size))
                except OSError:
                    time.sleep(0.05)


# ---------------------------------------------------------------------- tables


class Table:
    """A table with a connection for each seat; one guest holds them all."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.seats: list[ClientConnection] = []
        self.views: list[View | None] = [None] * PLAYERS
        self.keys = itertools.count()

    async def open(self, port: int, cookie: str) -> None:
        for seat in range(PLAYERS):
            url = f"ws://127.0.0.1:{port}/api/tables/{self.id}/live?seat={seat}"
            socket = await connect(url, compression=None, additional_headers={"Cookie": cookie}, open_timeout=120)
            self.seats.append(socket)
            self.views[seat] = read(await socket.recv()).view

    async def drain(self, seat: int, wanted: str | None) -> None:
        """Read a seat's messages: until the answer to a request, or until it is this seat's turn."""
        socket = self.seats[seat]
        while True:
            message = read(await socket.recv())
            if message.view is not None:
                self.views[seat] = message.view
            if message.type == "refused":
                raise RuntimeError(f"{message.code}: {message.text}")
            if message.type == "done" and message.re == wanted:
                return
            view = self.views[seat]
            if wanted is None and view is not None and view.actor in (seat, "over"):
                return

    async def move(self, rng: random.Random) -> float | None:
        """One move of whoever is to act; how long until it was acknowledged, or None if the game is over."""
        for seat in range(PLAYERS):
            view = self.views[seat]
            if view is not None and view.actor == seat:
                break
        else:
            return None
        assert view is not None
        key = f"b{next(self.keys)}"
        wish = {"type": "move", "key": key, "action": rng.choice(view.actions).text}
        start = time.perf_counter()
        await self.seats[seat].send(json.dumps(wish))
        await self.drain(seat, key)
        took = time.perf_counter() - start
        after = self.views[seat]
        assert after is not None
        if isinstance(after.actor, int) and after.actor != seat:
            await self.drain(after.actor, None)
        return took


async def open_tables(port: int, number: int) -> tuple[list[Table], str]:
    address = f"http://127.0.0.1:{port}"
    async with httpx.AsyncClient(base_url=address, headers={"origin": address}, timeout=300) as client:
        (await client.post("/api/guest", json={"nickname": "Bench"})).raise_for_status()
        body = {"game": GAME, "options": {"players": PLAYERS}, "seats": [{"who": "me"}] * PLAYERS, "pace": 0}

        async def one() -> Table:
            made = await client.post("/api/tables", json=body)
            made.raise_for_status()
            table = Table(made.json()["table"]["id"])
            for seat in range(PLAYERS):
                sat = await client.post(f"/api/tables/{table.id}/sit", json={"seat": seat})
                sat.raise_for_status()
            return table

        tables: list[Table] = []
        while len(tables) < number:
            tables += await asyncio.gather(*(one() for _ in range(min(16, number - len(tables)))))
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    return tables, cookie


async def load(port: int, pid: int, number: int, active: int, seconds: float) -> dict[str, float]:
    """Open tables, connect everybody, and play on some of them at once."""
    empty = memory(pid)
    start = time.perf_counter()
    tables, cookie = await open_tables(port, number)
    opened, with_tables = time.perf_counter() - start, memory(pid)
    for first in range(0, number, 50):
        await asyncio.gather(*(table.open(port, cookie) for table in tables[first : first + 50]))
    connected = memory(pid)
    rng = random.Random(1)
    rng.shuffle(tables)
    waiting = list(tables)
    waits: list[float] = []
    end = time.perf_counter() + seconds

    async def player() -> None:
        while time.perf_counter() < end and waiting:
            table = waiting.pop()
            took = await table.move(rng)
            if took is not None:
                waits.append(took)
                waiting.insert(0, table)

    start = time.perf_counter()
    await asyncio.gather(*(player() for _ in range(active)))
    took = time.perf_counter() - start
    for table in tables:
        for socket in table.seats:
            socket.transport.abort()
    return {
        "tables": number, "connections": number * PLAYERS, "active": active, "moves": len(waits),
        "moves_per_second": len(waits) / took, "p50_ms": 1000 * percentile(waits, 0.5),
        "p99_ms": 1000 * percentile(waits, 0.99), "worst_ms": 1000 * max(waits, default=float("nan")),
        "tables_opened_per_second": number / opened, "kb_per_table": (with_tables - empty) / number / 1000,
        "kb_per_table_with_connections": (connected - empty) / number / 1000,
    }  # fmt: skip


def measure(database: str, workers: int, tables: int, active: int, seconds: float) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        words = [sys.executable, "-m", "nightkeep", "serve", "--port", "0", "--data", folder]
        for limit in LIMITS:
            words += ["--limit", limit]
        if database:
            words += ["--database", database, "--workers", str(workers)]
        start = time.perf_counter()
        with process(words) as running:
            assert running.stdout is not None
            address = running.stdout.readline().split()[-1]
            wait_for(address)
            first_page = time.perf_counter() - start
            wait_until_idle(running.pid)  # it loads the games' kernels, or compiles them the first time
            port = int(address.rstrip("/").rsplit(":", 1)[1])
            found: dict[str, Any] = asyncio.run(load(port, running.pid, tables, active, seconds))
            return {"first_page_s": first_page, **found}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--database", default="")
    parser.add_argument("--postgres", action="store_true", help="start a PostgreSQL server for this run")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--active", type=int, default=64)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--json", type=Path)
    chosen = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 8 * chosen.tables + 1000
    if soft != resource.RLIM_INFINITY and soft < wanted:
        most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    with contextlib.ExitStack() as stack:
        database = chosen.database
        if chosen.postgres:
            sys.path.insert(0, str(Path(__file__).parents[1]))
            postgres: Any = importlib.import_module("tests.server.postgres")
            folder = postgres.binaries()
            if folder is None:
                sys.exit("PostgreSQL's programs are not installed")
            database = postgres.create_database(stack.enter_context(postgres.running(folder)), "bench")
        echo = measure_echo(chosen.active, min(5.0, chosen.seconds), 2000)
        found = measure(database, chosen.workers, chosen.tables, chosen.active, chosen.seconds)
    found["echo_per_second"], found["echo_p99_ms"] = echo["per_second"], echo["p99_ms"]
    found["of_echo"] = found["moves_per_second"] / echo["per_second"]
    found["store"] = "postgresql" if database else "sqlite"
    found["workers"] = chosen.workers
    found["load_average"] = os.getloadavg()[0]
    for name, value in found.items():
        print(f"{name:32} {value:,.2f}" if isinstance(value, float) else f"{name:32} {value}")
    if chosen.json is not None:
        chosen.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
