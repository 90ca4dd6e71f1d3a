"""kill -9 at random moments under load, and then a look at what was kept.

``python -m tests.server.kills sqlite|postgresql COUNT`` is the long version of the test.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import websockets

from nightkeep.server import entries as log
from nightkeep.server.store import Store
from tests.server.support import Person, Running, Seat, new_key, settings

LOST = (websockets.ConnectionClosed, OSError, httpx.HTTPError, TimeoutError, websockets.InvalidHandshake, EOFError)


@dataclass
class Game:
    """What the players of one table know to be kept: every decision that was acknowledged, in order."""

    table_id: str = ""
    acknowledged: list[tuple[str, int, str]] = field(default_factory=list)  # key, seat, action
    resent: int = 0
    over: bool = False


async def patiently(work: Any, patience: float = 300) -> Any:
    """Try again as long as the server is being killed."""
    end = time.monotonic() + patience
    while True:
        try:
            return await work()
        except LOST:
            if time.monotonic() > end:
                raise
            await asyncio.sleep(0.02)


async def healthy(port: int) -> None:
    async with httpx.AsyncClient(timeout=20) as client:
        (await client.get(f"http://127.0.0.1:{port}/api/health")).raise_for_status()


async def progress(games: list[Game], moves: int) -> None:
    """Wait until so many more moves have been acknowledged, but not for ever."""
    wanted = moves + sum(len(game.acknowledged) for game in games)
    end = time.monotonic() + 20
    while sum(len(game.acknowledged) for game in games) < wanted and time.monotonic() < end:
        await asyncio.sleep(0.01)


async def play_table(person: Person, game: Game, rng: random.Random, until: asyncio.Event) -> None:
    """One person around one device plays a table until told to stop, through every kill."""
    body = {
        "game": "hidden-castle", "options": {"players": 2}, "pace": 0, "key": new_key(),
        "seats": [{"who": "me"}, {"who": "me"}],
    }  # fmt: skip

    async def posted(path: str, wish: Any) -> dict[str, Any]:
        answer = await person.post(path, wish)
        if answer.status_code == 503:
            raise OSError("the store was away")
        assert answer.status_code in (200, 201), answer.text
        found: dict[str, Any] = answer.json()
        return found

    made = await patiently(lambda: posted("/api/tables", body))
    game.table_id = made["table"]["id"]
    for place in (0, 1):
        await patiently(lambda place=place: posted(f"/api/tables/{game.table_id}/sit", {"seat": place}))
    seats: list[Seat | None] = [None, None]
    have: list[int | None] = [None, None]
    turn = 0

    async def connected(place: int) -> Seat:
        found = seats[place]
        if found is None:
            found = seats[place] = await person.live(game.table_id, place, have[place], open_timeout=20)
        return found

    def lost(place: int) -> None:
        found = seats[place]
        if found is not None:
            have[place] = found.n
            person.seats.remove(found)
            found.socket.transport.abort()
        seats[place] = None

    async def look(place: int) -> Any:
        try:
            seat = await connected(place)
            await seat.send("ping")
            await seat.until(lambda m: m["type"] == "pong", 20)
            assert seat.view is not None
            return seat.view
        except LOST:
            lost(place)
            raise

    while not until.is_set():
        view = await patiently(lambda place=turn: look(place))
        if view["actor"] == "over":
            game.over = True
            return
        if view["actor"] != turn:
            turn = 1 - turn
            continue
        key, action = new_key(), rng.choice(view["actions"])["text"]
        tries = 0

        async def decide(key: str = key, action: str = action, place: int = turn) -> dict[str, Any]:
            nonlocal tries
            tries += 1
            try:
                return await (await connected(place)).move(action, key=key)
            except LOST:
                lost(place)
                raise

        answer = await patiently(decide)
        while answer["type"] == "refused" and answer["code"] in ("store", "busy"):
            answer = await patiently(decide)
        assert answer["type"] == "done", (answer, action)
        game.resent += tries > 1
        game.acknowledged.append((f"{turn}:{key}", turn, action))


async def killing(data: Path, database: str, kills: int, tables: int, seed: int, workers: int = 1) -> dict[str, int]:
    """Kill the server so many times while tables are played, then compare the log with what was acknowledged."""
    words = [sys.executable, "-m", "tests.server.forked", str(data), database, str(workers)]
    parent = subprocess.Popen(words, stdout=subprocess.PIPE, text=True, cwd=Path(__file__).parents[2])
    assert parent.stdout is not None
    rng = random.Random(seed)
    games: list[Game] = []
    try:
        port = int(await asyncio.to_thread(parent.stdout.readline))
        children = [int(await asyncio.to_thread(parent.stdout.readline)) for _ in range(workers)]
        running = Running(None, port)  # type: ignore[arg-type]
        enough = asyncio.Event()

        async def player(number: int) -> None:
            mine = random.Random(seed * 1000 + number)
            person = await patiently(lambda: running.guest(f"P{number}"))
            while not enough.is_set():
                game = Game()
                games.append(game)
                await play_table(person, game, mine, enough)

        players = [asyncio.create_task(player(number)) for number in range(tables)]
        for _ in range(kills):
            if rng.random() < 0.9:  # else it is killed while it starts
                await patiently(lambda: healthy(port))
                await progress(games, rng.randrange(1, 4))
            await asyncio.sleep(rng.uniform(0.0, 0.3))
            victim = rng.randrange(workers)
            os.kill(children[victim], signal.SIGKILL)
            children[victim] = int(await asyncio.to_thread(parent.stdout.readline))
            if failed := [task for task in players if task.done()]:
                await failed[0]
        await asyncio.sleep(0.5)
        enough.set()
        await asyncio.gather(*players)
        await running.close()
    finally:
        parent.send_signal(signal.SIGTERM)
        parent.wait()
        parent.stdout.close()
    return await compare(data, database, games)


async def compare(data: Path, database: str, games: list[Game]) -> dict[str, int]:
    """No acknowledged move lost, none doubled, all in order; every table can be read again and goes on."""
    from nightkeep.server.replay import rebuild

    store = Store(settings(data, database).url, "compare")
    total = 0
    for game in games:
        if not game.table_id:
            continue
        rows = await store.rows_after(game.table_id, 0)
        moves = [entry for row in rows for entry in log.decode(row.entries) if isinstance(entry, log.Moved)]
        kept = [(move.seat, move.action) for move in moves]
        assert kept == [(seat, action) for _, seat, action in game.acknowledged], f"table {game.table_id}"
        for key, _, _ in game.acknowledged:
            assert await store.stored_under(game.table_id, key)
        found = await store.table(game.table_id)
        assert found is not None
        table = rebuild(found.setup, rows)
        assert table.broken is None and table.state.status in ("playing", "over", "waiting")
        assert table.state.status != "playing" or table.state.actor is not None
        total += len(kept)
    await store.close()
    return {"tables": len(games), "moves": total, "resent": sum(game.resent for game in games)}


def main(kind: str, count: str) -> None:
    from tests.server import postgres

    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database, workers = "", 1
        if kind == "postgresql":
            url, _ = stack.enter_context(postgres.running(postgres.needed()))
            database = postgres.create_database(url, "kills")
            workers = 2
        start = time.monotonic()
        found_out = asyncio.run(killing(folder, database, int(count), 8, seed=int(time.time()), workers=workers))
        print(f"{kind}: {count} kills in {time.monotonic() - start:.0f} s: {found_out}; nothing lost, nothing doubled")


if __name__ == "__main__":
    main(*sys.argv[1:])
