"""Several processes on one PostgreSQL: what happens in one is told in the other, and none loses a table."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from tests.server.support import new_key, play_some, playing, serving, settings, settle


def test_two_processes_one_table(data: Path, postgres_database: str) -> None:
    """Players connected to different processes play together; both move at once and one order comes out."""

    async def work() -> None:
        async with (
            serving(settings(data, postgres_database)) as left,
            serving(settings(data, postgres_database)) as right,
        ):
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
            async with asyncio.timeout(30):
                while one.n != two.n or len([m for m in one.told if m["type"] == "said"]) < 20:
                    await settle(one, two)
                    await asyncio.sleep(0.05)
            assert one.events == two.events
            said = [[m["text"] for m in seat.told if m["type"] == "said"] for seat in (one, two)]
            assert said[0] == said[1] and sorted(said[0]) == sorted(f"{s} {n}" for s in (0, 1) for n in range(10))

    playing(work)


def test_what_one_process_leaves_undone_another_does(data: Path, postgres_database: str) -> None:
    """A bot's turn that a process took with it when it died is taken over after a while."""
    from nightkeep.server import live

    async def work() -> None:
        lease, live.LEASE = live.LEASE, 0.5
        try:
            async with serving(settings(data, postgres_database, sweep_seconds=0.3)) as right:
                async with serving(settings(data, postgres_database)) as left:
                    rosa = await left.guest("Rosa")
                    made = await rosa.open_table("hidden-castle", ["random", "me"], options={"players": 2}, pace=1.5)
                    table_id = made["table"]["id"]
                    left.house.keeper.closing = True  # it will do nothing any more
                    for held in left.house.keeper.tables.values():
                        held.stop()
                async with asyncio.timeout(60):
                    while table_id not in right.house.keeper.tables:
                        await asyncio.sleep(0.05)
                    table = right.house.keeper.tables[table_id].table
                    while table.actor != 1:
                        await asyncio.sleep(0.05)
                assert (0, True) in table.makers
        finally:
            live.LEASE = lease

    playing(work)
