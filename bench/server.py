"""The server under load: durable moves a second, beside a plain echo WebSocket server measured in the same run.

``python bench/server.py [--store sqlite|postgresql|both] [--workers N] [--tables N] [--active N] [--seconds S]``

Client and server share the machine. Every move is committed to disk before it is acknowledged. ``--active`` tables play
at once, each sending its next move when the last one is acknowledged; all others stay connected and idle. Beside rates
and waits it prints the processors' time that a move costs the server, the database and the client: on a machine that
does other things as well, those are the figures to compare.

Memory is told in two parts. A table's own share is a slope: half of the tables are opened, then the other half in the
same way, and what these added is divided by their number. What a server needs anyway, without a table or with the first
(libraries, a game's compiled code), is the fixed part. An idle table was opened and started, everybody was connected
and moved a few times, and nobody is connected now. Then all come back, again by halves.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import importlib
import json
import os
import random
import resource
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parents[1])]
from processes import memory, process, used, wait_for, wait_until_idle  # noqa: E402
from wire import Http, Socket, connect  # noqa: E402

GAME, PLAYERS = "hidden-castle", 2
TOGETHER = 50  # tables opened or connected at once
A_FEW = 6  # moves at a table that is then left idle
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
SHOWN = {
    "moves_per_second": "moves acknowledged / s", "p50_ms": "wait, median (ms)", "p99_ms": "wait, p99 (ms)",
    "server_us": "server's time / move (us)", "database_us": "database's time / move (us)",
    "client_us": "client's time / move (us)", "echo_per_second": "echo round trips / s", "of_echo": "moves / echoes",
    "tables": "tables", "connections": "connections", "tables_opened_per_second": "tables opened / s",
    "mb_empty": "MB, server without tables", "mb_fixed": "MB, fixed part with a game",
    "kb_per_table": "KB / further idle table", "kb_per_table_with_connections": "KB / further table, 2 connected",
    "first_page_s": "start to first page (s)", "load_average": "load average",
}  # fmt: skip


class Offer(msgspec.Struct):
    text: str


class View(msgspec.Struct):
    actor: int | str
    actions: list[Offer]


class Message(msgspec.Struct):
    """What the bench reads of an update or a welcome."""

    view: View | None = None


read = msgspec.json.Decoder(Message).decode


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


# ---------------------------------------------------------------------- the echo server


async def echo_rate(port: int, active: int, seconds: float, size: int) -> float:
    """Round trips a second of a message as large as an update, over as many connections as tables play."""
    text = b"x" * size
    sockets: list[Socket] = []
    count = 0

    def back(number: int) -> Callable[[bytes], None]:
        def heard(_: bytes) -> None:
            nonlocal count
            count += 1
            sockets[number].send(text)

        return heard

    for number in range(active):
        sockets.append(await connect(port, "/", "", back(number)))
    start = time.perf_counter()
    for one in sockets:
        one.send(text)
    await asyncio.sleep(seconds)
    rate = count / (time.perf_counter() - start)
    for one in sockets:
        one.transport.abort()
    return rate


def measure_echo(active: int, seconds: float, size: int) -> float:
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "echo.py").write_text(ECHO)
        with contextlib.closing(socket.create_server(("127.0.0.1", 0))) as probe:
            port = probe.getsockname()[1]
        words = [sys.executable, "-m", "uvicorn", "echo:app", "--port", str(port), "--app-dir", folder]
        words += ["--ws", "websockets-sansio", "--log-level", "warning", "--ws-per-message-deflate", "false"]
        with process(words):
            while True:
                try:
                    return float(run(echo_rate(port, active, seconds, size)))
                except OSError:
                    time.sleep(0.05)


# ---------------------------------------------------------------------- tables


class Table:
    """A table with a connection for each seat; one guest holds them all. It reads no more than it needs."""

    def __init__(self, table_id: str, rng: random.Random) -> None:
        self.id = table_id
        self.rng = rng
        self.seats: list[Socket] = []
        self.latest = [b""] * PLAYERS  # the last welcome or update of each seat,
        self.told = [0] * PLAYERS  # and its number
        self.mover = 0
        self.sent = 0.0
        self.number = 0
        self.waiting = False  # for an answer
        self.next: Callable[[Table, float], None] | None = None
        self.problem: str | None = None

    async def open(self, port: int, cookie: str) -> None:
        self.latest, self.told = [b""] * PLAYERS, [0] * PLAYERS
        for seat in range(PLAYERS):
            path = f"/api/tables/{self.id}/live?seat={seat}"
            self.seats.append(await connect(port, path, cookie, partial(self.heard, seat)))
        while not all(self.latest):
            await asyncio.sleep(0.005)

    def close(self) -> None:
        for one in self.seats:
            one.transport.abort()
        self.seats = []

    def heard(self, seat: int, data: bytes) -> None:
        if data.startswith((b'{"type":"update"', b'{"type":"welcome"')):
            self.latest[seat] = data
            start = data.index(b'"n":') + 4
            self.told[seat] = int(data[start : data.index(b",", start)])
            if self.waiting and self.answered and self.told[0] == self.told[1]:
                self.done()
        elif data.startswith(b'{"type":"done"'):
            self.took = time.perf_counter() - self.sent
            self.answered = True
            if self.told[0] == self.told[1]:
                self.done()
        elif data.startswith(b'{"type":"refused"'):
            self.problem = data.decode()

    answered = False
    took = 0.0

    def done(self) -> None:
        self.waiting = self.answered = False
        if self.next is not None:
            self.next(self, self.took)

    def move(self, rng: random.Random) -> bool:
        """Send one move of whoever is to act; False if the game is over."""
        view = read(self.latest[self.mover]).view
        assert view is not None
        if not isinstance(view.actor, int):
            return False
        if view.actor != self.mover:
            self.mover = view.actor
            view = read(self.latest[self.mover]).view
            assert view is not None
        self.number += 1
        self.waiting = True
        text = f'{{"type":"move","key":"b{self.number}","action":"{rng.choice(view.actions).text}"}}'
        self.sent = time.perf_counter()
        self.seats[self.mover].send(text.encode())
        return True


async def new_guest(port: int) -> str:
    """A guest's cookie."""
    guest = await Http.open(port)
    await guest.post("/api/guest", {"nickname": "Bench"})
    guest.writer.close()
    return guest.cookie


async def open_tables(port: int, cookie: str, number: int, rng: random.Random) -> list[Table]:
    body = {"game": GAME, "options": {"players": PLAYERS}, "seats": [{"who": "me"}] * PLAYERS, "pace": 0}
    tables: list[Table] = []

    async def some(share: int) -> None:
        http = await Http.open(port)
        http.cookie = cookie
        for _ in range(share):
            made = (await http.post("/api/tables", body))["table"]["id"]
            for seat in range(PLAYERS):
                await http.post(f"/api/tables/{made}/sit", {"seat": seat})
            tables.append(Table(made, rng))
        http.writer.close()

    await asyncio.gather(*(some(number // 16 + (i < number % 16)) for i in range(16)))
    return tables


async def connect_all(port: int, cookie: str, tables: list[Table]) -> None:
    for first in range(0, len(tables), TOGETHER):
        await asyncio.gather(*(table.open(port, cookie) for table in tables[first : first + TOGETHER]))


async def move_a_little(tables: list[Table], rng: random.Random) -> None:
    """A few moves at each of the tables."""
    left = {table.id: A_FEW for table in tables}
    over = asyncio.Event()

    def go_on(table: Table, _: float) -> None:
        left[table.id] -= 1
        if left[table.id] < 0 or not table.move(rng):
            del left[table.id]
            if not left:
                over.set()

    for table in tables:
        table.next = go_on
        go_on(table, 0.0)
    await over.wait()


async def leave_idle(port: int, cookie: str, number: int, rng: random.Random) -> tuple[list[Table], float]:
    """Open tables, some at a time; everybody connects, moves a little and goes away. Also how long opening took."""
    tables: list[Table] = []
    opening = 0.0
    while len(tables) < number:
        start = time.perf_counter()
        some = await open_tables(port, cookie, min(TOGETHER, number - len(tables)), rng)
        opening += time.perf_counter() - start
        await connect_all(port, cookie, some)
        await move_a_little(some, rng)
        for table in some:
            table.close()
        tables += some
    return tables, opening


async def settled(pid: int) -> int:
    """Memory when the server has noticed that everybody has gone, or come."""
    await asyncio.sleep(1)
    return memory(pid)


async def play(tables: list[Table], active: int, seconds: float, rng: random.Random) -> tuple[list[float], float]:
    """Play on some of the tables at once; how long each move took until it was acknowledged."""
    idle = list(tables)
    rng.shuffle(idle)
    waits: list[float] = []
    end = time.perf_counter() + seconds
    playing = 0
    over = asyncio.Event()

    def one() -> None:
        nonlocal playing
        while idle and time.perf_counter() < end:
            if idle.pop().move(rng):
                playing += 1
                return
        if not playing:
            over.set()

    def finished(table: Table, took: float) -> None:
        nonlocal playing
        playing -= 1
        waits.append(took)
        idle.insert(0, table)
        one()

    for table in tables:
        table.next = finished
    start = time.perf_counter()
    for _ in range(active):
        one()
    while not over.is_set():
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(over.wait(), 1)
        if problem := next((table.problem for table in tables if table.problem), None):
            raise RuntimeError(problem)
    return waits, time.perf_counter() - start


async def load(port: int, pid: int, database: int | None, number: int, active: int, seconds: float) -> dict[str, float]:
    """Open tables and leave them idle, connect everybody, and play on some of the tables at once."""
    rng = random.Random(1)
    cookie = await new_guest(port)
    empty, half = memory(pid), number // 2
    idle, connected, opening = [], [], 0.0
    tables: list[Table] = []
    for share in (half, number - half):
        some, took = await leave_idle(port, cookie, share, rng)
        tables, opening = tables + some, opening + took
        idle.append(await settled(pid))
    for some in (tables[:half], tables[half:]):
        await connect_all(port, cookie, some)
        connected.append(await settled(pid))
    each, with_connections = ((after - before) / (number - half) for before, after in (idle, connected))
    await play(tables, active, min(2.0, seconds), rng)
    before = used(pid), used(database), time.process_time()
    waits, took = await play(tables, active, seconds, rng)
    after = used(pid), used(database), time.process_time()
    server, kept, client = (1e6 * (b - a) / max(1, len(waits)) for a, b in zip(before, after, strict=True))
    for table in tables:
        table.close()
    return {
        "tables": number, "connections": number * PLAYERS, "active": active, "moves": len(waits),
        "moves_per_second": len(waits) / took, "p50_ms": 1000 * percentile(waits, 0.5),
        "p99_ms": 1000 * percentile(waits, 0.99), "worst_ms": 1000 * max(waits, default=float("nan")),
        "server_us": server, "database_us": kept, "client_us": client, "tables_opened_per_second": number / opening,
        "mb_empty": empty / 1e6, "mb_fixed": (idle[0] - half * each) / 1e6, "kb_per_table": each / 1000,
        "kb_per_table_with_connections": (each + with_connections) / 1000,
    }  # fmt: skip


@contextlib.contextmanager
def serving(folder: str, database: str, workers: int) -> Iterator[tuple[subprocess.Popen[str], str, float]]:
    """The server, its address, and how long it took to the first page."""
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
        yield running, address, time.perf_counter() - start


def measure(
    database: str, database_pid: int | None, workers: int, tables: int, active: int, seconds: float
) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        with serving(folder, database, workers) as (running, _, _):
            wait_until_idle(running.pid)  # it loads the games' kernels, or compiles them the first time
        with serving(folder, database, workers) as (running, address, first_page):
            wait_until_idle(running.pid)
            port = int(address.rstrip("/").rsplit(":", 1)[1])
            found = run(load(port, running.pid, database_pid, tables, active, seconds))
            return {"first_page_s": first_page, "workers": workers, **found}


def run(work: Any) -> Any:
    import uvloop

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--store", choices=("sqlite", "postgresql", "both"), default="both")
    parser.add_argument("--workers", type=int, default=2, help="processes on PostgreSQL")
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
    found: dict[str, dict[str, Any]] = {}
    for store in ("sqlite", "postgresql"):
        if chosen.store not in (store, "both"):
            continue
        with contextlib.ExitStack() as stack:
            database, pid, workers = "", None, 1
            if store == "postgresql":
                postgres: Any = importlib.import_module("tests.server.postgres")
                url, pid = stack.enter_context(postgres.running(postgres.needed()))
                database, workers = postgres.create_database(url, "bench"), chosen.workers
            echo = measure_echo(chosen.active, min(4.0, chosen.seconds), 2500)
            one = measure(database, pid, workers, chosen.tables, chosen.active, chosen.seconds)
        one |= {"echo_per_second": echo, "of_echo": one["moves_per_second"] / echo, "load_average": os.getloadavg()[0]}
        found[store] = one
        print(f"{store}: {one['moves_per_second']:,.0f} moves/s, p99 {one['p99_ms']:.0f} ms", flush=True)
    print(f"\n{'':34}" + "".join(f"{store:>14}" for store in found))
    for name, label in SHOWN.items():
        print(f"{label:34}" + "".join(f"{one[name]:>14,.2f}" for one in found.values()))
    if chosen.json is not None:
        chosen.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
