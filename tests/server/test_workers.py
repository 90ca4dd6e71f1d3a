"""Several processes on one PostgreSQL: what happens in one is told in the other, and none loses a table."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx

from nightkeep.server import postgresql
from nightkeep.server.live_table import PRESENCE_SECONDS
from tests.server.support import (
    LONG,
    Clockwork,
    Person,
    Running,
    eventually,
    new_key,
    play_some,
    playing,
    serving,
    settings,
    settle,
)


@contextlib.asynccontextmanager
async def two_processes(data: Path, database: str, **changes: Any) -> AsyncIterator[tuple[Running, Running]]:
    """Two servers that know of each other by the database alone."""
    chosen = settings(data, database, **changes)
    async with serving(chosen) as left, serving(chosen) as right:
        yield left, right


async def around_one_device(server: Running) -> tuple[Person, str]:
    """Rosa, and a table where both seats are hers."""
    rosa = await server.guest("Rosa")
    made = await rosa.open_table("hidden-castle", ["me", "me"], options={"players": 2})
    return rosa, made["table"]["id"]


def test_two_processes_one_table(data: Path, postgres_database: str) -> None:
    """Players connected to different processes play together; both move at once and one order comes out."""

    async def work() -> None:
        async with two_processes(data, postgres_database) as (left, right):
            rosa, emil = await left.guest("Rosa"), await right.guest("Emil")
            made = await rosa.open_table("hidden-castle", ["me", "open"], options={"players": 2})
            table_id = made["table"]["id"]
            one = await rosa.live(table_id, 0)
            await emil.join(made)
            await one.until(lambda m: m["type"] == "seats" and m["table"]["status"] == "playing")
            two = await emil.live(table_id, 1)
            await one.until(lambda m: m["type"] == "here" and m["seats"] == [0, 1])
            await play_some([one, two], random.Random(1), 8)
            for number in range(10):
                for seat in (one, two):
                    await seat.send("say", key=new_key(), text=f"{seat.seat} {number}")
            async with asyncio.timeout(LONG):
                while one.n != two.n or len([m for m in one.told if m["type"] == "said"]) < 20:
                    await settle(one, two)
                    await asyncio.sleep(0.05)
            assert one.events == two.events
            said = [[m["text"] for m in seat.told if m["type"] == "said"] for seat in (one, two)]
            assert said[0] == said[1] and sorted(said[0]) == sorted(f"{s} {n}" for s in (0, 1) for n in range(10))

    playing(work)


def test_a_new_nickname_is_known_in_every_process(data: Path, postgres_database: str) -> None:
    async def work() -> None:
        async with two_processes(data, postgres_database) as (left, right):
            rosa = await left.guest("Rosa")
            cookies = {"Cookie": f"nightkeep={rosa.client.cookies['nightkeep']}"}
            for name in ("Rosa", "Rosalind", "Rose"):
                assert (await rosa.post("/api/guest", {"nickname": name})).status_code == 200
                there = await rosa.client.get(f"{right.address}/api/guest", headers=cookies)
                assert there.json() == {"nickname": name}

    playing(work)


def test_what_one_process_leaves_undone_another_does(data: Path, postgres_database: str) -> None:
    """A bot's turn that a process took with it when it died is taken over after a while."""

    async def work() -> None:
        clock = Clockwork()
        async with serving(settings(data, postgres_database, sweep_seconds=0.05, now=clock)) as right:
            async with serving(settings(data, postgres_database, now=clock)) as left:
                left.services.tables.closing = True  # it will do nothing by itself
                rosa = await left.guest("Rosa")
                made = await rosa.open_table("hidden-castle", ["random", "me"], options={"players": 2}, pace=0.1)
                table_id = made["table"]["id"]
                held = left.services.tables.loaded[table_id].table
                assert held.state.actor == 0 and held.state.movers == []
            tables = right.services.tables.loaded

            def taken_over() -> bool:
                clock.now += 1.0
                return table_id in tables and tables[table_id].table.state.actor == 1

            await eventually(taken_over)
            assert (0, True) in tables[table_id].table.state.movers

    playing(work)


def test_a_process_follows_the_tables_somebody_looks_at_there(data: Path, postgres_database: str) -> None:
    """The others leave its memory when something happens elsewhere, and are read again when they are needed."""

    async def work() -> None:
        async with two_processes(data, postgres_database) as (left, right):
            rosa, table_id = await around_one_device(left)
            assert table_id in left.services.tables.loaded
            rosa.server = right  # from now on everybody is connected to the other process
            seats = [await rosa.live(table_id, seat) for seat in (0, 1)]
            await play_some(seats, random.Random(1), 3)
            await eventually(lambda: table_id not in left.services.tables.loaded)
            rosa.server = left
            back = await rosa.live(table_id, 0)
            assert (back.n, back.view) == (seats[0].n, seats[0].view)
            await play_some([back, seats[1]], random.Random(2), 3)
            async with asyncio.timeout(LONG):
                while not back.n == seats[0].n == seats[1].n:
                    await settle(*seats, back)
            assert back.events == seats[0].events[-len(back.events) :]
            assert table_id in left.services.tables.loaded and table_id in right.services.tables.loaded

    playing(work)


def test_who_is_here_is_known_in_every_process(data: Path, postgres_database: str) -> None:
    """Also to those who come later, for as long as it is so, and no longer."""

    async def work() -> None:
        clock = Clockwork()
        async with two_processes(data, postgres_database, sweep_seconds=0.05, now=clock) as (left, right):
            rosa, table_id = await around_one_device(left)
            one = await rosa.live(table_id, 0)
            rosa.server = right
            two = await rosa.live(table_id, 1)
            for seat in (two, one):  # long before it would be told again
                await seat.until(lambda m: m["type"] == "here" and m["seats"] == [0, 1])
            there, worker = right.services.tables.loaded[table_id], left.services.store.worker
            for _ in range(6):  # together much longer than it would be believed
                clock.now += PRESENCE_SECONDS * 0.6
                assert there.here() == [0, 1]
                await eventually(lambda: there.elsewhere[worker][1] == clock.now + PRESENCE_SECONDS)
            await one.close()
            await two.until(lambda m: m["type"] == "here" and m["seats"] == [1])
            there.elsewhere[worker] = (
                {0},
                clock.now + PRESENCE_SECONDS,
            )  # as if that process had died
            assert there.here() == [0, 1]
            clock.now += PRESENCE_SECONDS
            assert there.here() == [1]

    playing(work)


def test_what_happens_while_a_table_is_read_is_not_missed(data: Path, postgres_database: str) -> None:
    async def work() -> None:
        async with two_processes(data, postgres_database) as (left, right):
            rosa, table_id = await around_one_device(left)
            one = await rosa.live(table_id, 0)
            store, listening, heard = right.services.store, asyncio.Event(), asyncio.Event()
            read = store.rows_after

            async def slowly(*given: Any) -> Any:
                found = await read(*given)
                store.rows_after = read  # type: ignore[method-assign]
                assert (await one.ask("say", text="meanwhile"))["type"] == "done"
                await asyncio.wait_for(heard.wait(), LONG)
                return found

            def notice(payload: str) -> None:
                right.services.tables._receive(payload)
                if payload.startswith("row"):
                    heard.set()

            store._listener.cancel()  # type: ignore[union-attr]
            store._listener = asyncio.create_task(postgresql.listen(store.url, notice, listening.set))
            await asyncio.wait_for(listening.wait(), LONG)
            store.rows_after = slowly  # type: ignore[method-assign]
            rosa.server = right
            two = await rosa.live(table_id, 1)
            said = [m["text"] for m in two.welcome["missed"] if m["type"] == "said"]
            while "meanwhile" not in said:
                message = await two.next()
                said += [message["text"]] if message["type"] == "said" else []

    playing(work)


def test_what_happened_before_a_process_began_to_listen_is_not_missed(data: Path, postgres_database: str) -> None:
    """A table may be read while the process still connects to hear of the others."""

    async def work() -> None:
        async with two_processes(data, postgres_database) as (left, right):
            rosa, table_id = await around_one_device(left)
            store = right.services.store
            store._listener.cancel()  # type: ignore[union-attr]
            await asyncio.wait([store._listener])  # type: ignore[list-item]
            one = await rosa.live(table_id, 0)
            rosa.server = right
            two = await rosa.live(table_id, 1)
            assert (await one.ask("say", text="meanwhile"))["type"] == "done"
            await settle(two)
            assert not [m for m in two.told if m["type"] == "said"], "it does not listen yet"
            its = right.services.tables
            store._listener = asyncio.create_task(postgresql.listen(store.url, its._receive, its._missed_notices))
            await two.until(lambda m: m["type"] == "said" and m["text"] == "meanwhile")

    playing(work)


FORKED = """
import os, sys, time
from nightkeep.cli.workers import run_forked

def serve(number):
    os.write(1, b"%d\\n" % number)  # at once: the others write there too
    time.sleep(600)

run_forked(serve, int(sys.argv[1]))
"""


@contextlib.contextmanager
def started(*words: str) -> Iterator[tuple[subprocess.Popen[str], Callable[[], str]]]:
    """A process of ours, and a way to read what it prints."""
    running = subprocess.Popen([sys.executable, *words], stdout=subprocess.PIPE, text=True)
    assert running.stdout is not None
    try:
        yield running, running.stdout.readline
    finally:
        running.kill()
        running.wait()
        running.stdout.close()


def children_of(pid: int) -> set[int]:
    return {int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()}


def lives(pid: int) -> bool:
    """Whether a process is there and is no corpse."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


def wait_for(wanted: Callable[[], bool], seconds: float = LONG) -> None:
    end = time.monotonic() + seconds
    while not wanted():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.02)


def test_a_process_that_dies_is_replaced_and_all_stop_together() -> None:
    with started("-c", FORKED, "3") as (parent, line):
        assert sorted(line() for _ in range(3)) == ["0\n", "1\n", "2\n"]
        victim = max(children_of(parent.pid))
        os.kill(victim, signal.SIGKILL)
        assert line() in ("0\n", "1\n", "2\n"), "another takes its place"
        left = children_of(parent.pid)
        assert len(left) == 3 and victim not in left
        parent.terminate()
        assert parent.wait(LONG) == 0
        assert not any(lives(child) for child in left)


def test_when_the_first_process_is_killed_the_others_stop() -> None:
    with started("-c", FORKED, "2") as (parent, line):
        assert sorted([line(), line()]) == ["0\n", "1\n"]
        left = children_of(parent.pid)
        parent.kill()
        wait_for(lambda: not any(lives(child) for child in left))


def test_serving_with_several_processes(data: Path, postgres_database: str) -> None:
    words = ("-m", "nightkeep", "serve", "--port", "0", "--data", str(data), "--database", postgres_database)
    with started(*words, "--workers", "2") as (parent, line):
        address = line().split()[-1]

        def ready() -> bool:
            with contextlib.suppress(httpx.HTTPError):
                return httpx.get(f"{address}api/ready", timeout=LONG).status_code == 200
            return False

        wait_for(ready)
        wait_for(lambda: len(children_of(parent.pid)) == 2)
        left = children_of(parent.pid)
        parent.terminate()
        assert parent.wait(LONG) == 0
        assert not any(lives(child) for child in left)
