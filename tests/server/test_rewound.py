"""A database that falls behind a running server, or has lost rows: nothing that is acknowledged afterwards is lost."""

from __future__ import annotations

import asyncio
import json
import random
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from nightkeep.server import postgresql
from nightkeep.server.errors import StoreError
from nightkeep.server.store import Store
from tests.server import postgres
from tests.server.support import (
    LONG,
    Person,
    Running,
    Seat,
    counted,
    eventually,
    new_key,
    play_some,
    playing,
    serving,
    settings,
    settle,
)
from tests.server.test_tables import two_at_a_table


async def execute(data: Path, database: str, *statements: str) -> list[Any]:
    """Do something to the database through a connection of its own; the rows of the last statement."""
    if not database:
        connection = sqlite3.connect(data / "nightkeep.sqlite", timeout=30)
        with connection:
            found = [connection.execute(statement).fetchall() for statement in statements][-1]
        connection.close()
        return found
    import asyncpg

    other = await asyncpg.connect(database)
    async with other.transaction():
        rows = [await other.fetch(statement) for statement in statements][-1]
    await other.close()
    return [tuple(row) for row in rows]


class Backup:
    """What the database says of a table, to be put back later."""

    def __init__(self, data: Path, database: str, table_id: str) -> None:
        self.data, self.database, self.table_id = data, database, table_id

    async def take(self) -> None:
        wanted = f"select seq, status, actor from tables where id = '{self.table_id}'"
        ((self.seq, self.status, self.actor),) = await execute(self.data, self.database, wanted)

    async def put_back(self) -> None:
        actor = "null" if self.actor is None else self.actor
        await execute(
            self.data, self.database,
            f"delete from log where table_id = '{self.table_id}' and seq > {self.seq}",
            f"update tables set seq = {self.seq}, status = '{self.status}', actor = {actor} "
            f"where id = '{self.table_id}'",
        )  # fmt: skip


async def two_seats(server: Running, **more: Any) -> tuple[Person, Person, str, list[Seat]]:
    rosa, emil, made = await two_at_a_table(server, **more)
    table_id = made["table"]["id"]
    return rosa, emil, table_id, [await rosa.live(table_id, 0), await emil.live(table_id, 1)]


async def goes_on(server: Running, rosa: Person, emil: Person, table_id: str, moves: int) -> list[Any]:
    """Everybody comes, some moves are made and acknowledged; the game's events as seat 0 knows them."""
    seats = [await rosa.live(table_id, 0), await emil.live(table_id, 1)]
    assert await play_some(seats, random.Random(5), moves) is not None
    told = (await rosa.get(f"/api/tables/{table_id}/history?seat=0")).json()["told"]
    numbers = [message["n"] for message in told]
    assert numbers == sorted(set(numbers))
    return [message["events"] for message in told if message["type"] == "update" and not message["undone"]]


@pytest.mark.parametrize("asked", ["move", "say", "leave"])
def test_a_database_set_back_under_a_running_server(data: Path, database: str, asked: str) -> None:
    """The next request is refused with the true position, everybody starts afresh, and what is acknowledged from then
    on is there after a restart."""

    async def work() -> None:
        async with serving(settings(data, database)) as server:
            rosa, emil, table_id, seats = await two_seats(server)
            actor = await play_some(seats, random.Random(1), 4)
            assert actor is not None
            await settle(*seats)
            backup, true = Backup(data, database, table_id), [seat.view for seat in seats]
            await backup.take()
            actor = await play_some(seats, random.Random(2), 2)
            assert actor is not None and actor.view is not None
            await settle(*seats)
            ahead = seats[0].n
            await backup.put_back()
            key = new_key()
            if asked == "leave":
                refused = (await rosa.post(f"/api/tables/{table_id}/leave", {"seat": 0})).json()
            elif asked == "say":
                refused = await actor.ask("say", key=key, text="hello")
            else:
                refused = await actor.move(actor.view["actions"][0]["text"], key=key, n=actor.n)
                assert refused.get("view") == true[actor.seat or 0], refused
            assert refused["code"] == "rewound" and refused["message"]["id"] == "refused-rewound", refused
            await settle(*seats)
            for seat, view in zip(seats, true, strict=True):
                told = [json.loads(text) for text in seat.raw]
                welcome = next(m for m in told if m["type"] == "welcome" and m["n"] > ahead)
                assert welcome["fresh"] and welcome["view"] == view == seat.view
                assert [m["type"] for m in welcome["missed"] if m.get("rewound")] == ["update"], "it says so itself"
            assert counted(server, "rewound") == 1
            late = await seats[0].ask("move", action="place 30", n=ahead)
            assert late["code"] == "stale", "what was decided on the lost position does not count on this one"
            assert await play_some(seats, random.Random(3), 3) is not None
            told = await goes_on(server, rosa, emil, table_id, 1)
            cookies = [dict(person.client.cookies) for person in (rosa, emil)]
        async with serving(settings(data, database)) as server:
            people = [await server.again(one) for one in cookies]
            table = (await people[0].get(f"/api/tables/{table_id}")).json()["table"]
            assert table["message"] is None and table["status"] == "playing"
            again = await goes_on(server, *people, table_id, 2)
            assert len(told) == 9 and again[: len(told)] == told, "start, four moves, and the four made afterwards"

    playing(work)


def test_a_backup_restored_under_a_running_server(data: Path) -> None:
    """All of SQLite's file is put back, by SQLite's own means, while bots play at one table and people at another; a
    table that the backup does not have is gone, and is said to be."""

    async def work() -> None:
        async with serving(settings(data)) as server:
            rosa, emil, table_id, seats = await two_seats(server)
            assert await play_some(seats, random.Random(1), 2) is not None
            live, copy = sqlite3.connect(data / "nightkeep.sqlite"), sqlite3.connect(data / "copy.sqlite")
            live.backup(copy)
            later = await rosa.open_table("hidden-castle", ["me", "me"], options={"players": 2})
            lost = await rosa.live(later["table"]["id"], 0)
            actor = await play_some(seats, random.Random(1), 3)
            assert actor is not None and actor.view is not None
            copy.backup(live)
            live.close()
            copy.close()
            assert (await actor.move(actor.view["actions"][0]["text"]))["code"] == "rewound"
            assert (await lost.ask("say", key="k", text="?"))["code"] in ("no-table", "rewound")
            assert (await rosa.get(f"/api/tables/{later['table']['id']}")).status_code == 404
            await settle(*seats)
            told = await goes_on(server, rosa, emil, table_id, 2)
            cookies = [dict(person.client.cookies) for person in (rosa, emil)]
        async with serving(settings(data)) as server:
            people = [await server.again(one) for one in cookies]
            assert (await goes_on(server, *people, table_id, 1))[: len(told)] == told

    playing(work)


def test_a_database_file_that_is_replaced_gets_no_moves(data: Path, caplog: pytest.LogCaptureFixture) -> None:
    """What would be written to the file that is open is in no file that anybody opens again: it is refused."""

    async def work() -> None:
        async with serving(settings(data)) as server:
            _, _, _, seats = await two_seats(server)
            actor = await play_some(seats, random.Random(1), 2)
            assert actor is not None and actor.view is not None
            file, aside = data / "nightkeep.sqlite", data / "aside.sqlite"
            file.rename(aside)
            shutil.copy(aside, file)
            refused = await actor.move(actor.view["actions"][0]["text"])
            assert refused["code"] == "store" and refused["message"]["id"] == "refused-store"
            assert "replaced" in caplog.records[-1].__dict__["problem"], "the operator reads why"
            aside.rename(file)
            assert (await actor.move(actor.view["actions"][0]["text"]))["type"] == "done"

    playing(work)


def test_rows_that_are_missing_do_not_lose_the_game(data: Path, database: str) -> None:
    """It goes on from the last whole row, marked; the rows behind the gap stay in the database and are not used, nor
    are their numbers and keys."""

    async def work() -> None:
        async with serving(settings(data, database)) as server:
            rosa, emil, table_id, seats = await two_seats(server)
            assert await play_some(seats, random.Random(1), 2) is not None
            seq = server.services.tables.loaded[table_id].table.seq
            await settle(*seats)
            true = [seat.view for seat in seats]
            actor = await play_some(seats, random.Random(1), 3)
            assert actor is not None and actor.view is not None
            lost = {"action": actor.view["actions"][0]["text"], "key": "lost"}
            assert (await actor.move(**lost))["type"] == "done"
            place = actor.seat or 0
            await settle(*seats)
            assert await play_some(seats, random.Random(1), 1) is not None
            last = server.services.tables.loaded[table_id].table.seq
            cookies = [dict(person.client.cookies) for person in (rosa, emil)]
        await execute(
            data, database, f"delete from log where table_id = '{table_id}' and seq in ({seq + 1}, {seq + 2})"
        )
        behind = f"select seq, entries from log where table_id = '{table_id}' and seq > {seq} and seq <= {last}"
        kept = await execute(data, database, f"{behind} order by seq")
        assert len(kept) == last - seq - 2 > 2
        told: list[Any] = []
        for moves in (2, 1):  # it goes on after the first restart, and after the next
            async with serving(settings(data, database)) as server:
                people = [await server.again(one) for one in cookies]
                look = (await people[0].get(f"/api/tables/{table_id}")).json()["table"]
                assert look["message"] is None and look["status"] == "playing"
                pair = [await person.live(table_id, seat) for seat, person in enumerate(people)]
                if not told:
                    assert [seat.view for seat in pair] == true, "as it was at the last row before the gap"
                    again = await pair[place].move(**lost)
                    assert again["code"] == "rewound" and again["message"]["id"] == "refused-rewound-this"
                history = (await people[0].get(f"/api/tables/{table_id}/history?seat=0")).json()["told"]
                assert [m["n"] > 1000 for m in history if m.get("rewound")] == [True], "players see it, once"
                after = await goes_on(server, *people, table_id, moves)
                assert after[: len(told)] == told and len(after) >= len(told) + moves
                told = after
                table = server.services.tables.loaded[table_id].table
                assert table.seq > last + moves, "numbers of unused rows are not used again"
        assert await execute(data, database, f"{behind} order by seq") == kept

    playing(work)


def test_two_processes_of_which_one_is_ahead(data: Path, postgres_database: str) -> None:
    """The database is set back, and another process goes on with the table before the one that is ahead of it knows."""

    async def work() -> None:
        chosen = settings(data, postgres_database)
        async with serving(chosen) as left, serving(chosen) as right:
            rosa, emil, table_id, seats = await two_seats(left)
            assert await play_some(seats, random.Random(1), 3) is not None
            backup = Backup(data, postgres_database, table_id)
            await backup.take()
            actor = await play_some(seats, random.Random(1), 3)
            assert actor is not None and actor.view is not None
            await settle(*seats)
            await backup.put_back()
            ahead = max(seat.n for seat in seats)
            for person in (rosa, emil):
                person.server = right
            pair = [await rosa.live(table_id, 0), await emil.live(table_id, 1)]
            assert await play_some(pair, random.Random(7), 4) is not None, "as many rows as were lost, and one more"
            for seat in seats:
                await seat.until(lambda m: m["type"] == "welcome" and m["n"] > ahead)

            async def alike() -> bool:
                await settle(*seats, *pair)
                return len({seat.n for seat in (*seats, *pair)}) == 1

            async with asyncio.timeout(LONG):
                while not await alike():
                    await asyncio.sleep(0.05)
            assert [seat.view for seat in seats] == [seat.view for seat in pair]
            assert await play_some(seats, random.Random(3), 2) is not None
            rows = await left.services.store.rows_after(table_id, 0)
            assert [row.seq for row in rows] == [*range(1, len(rows) + 1)]

    playing(work)


def test_a_commit_is_durable_whatever_the_database_says(data: Path) -> None:
    """PostgreSQL that is told not to wait for the disk, and then crashes: what was acknowledged is there."""
    programs = postgres.needed()

    async def work(database: str, url: str) -> None:
        async with serving(settings(data, database)) as server:
            _, _, table_id, seats = await two_seats(server)
            assert await play_some(seats, random.Random(1), 6) is not None
            seq = server.services.tables.loaded[table_id].table.seq
            await asyncio.to_thread(postgres.crash, programs, url)
            rows = await execute(data, database, f"select seq from log where table_id = '{table_id}' order by seq")
            assert [row[0] for row in rows] == [*range(1, seq + 1)]

            async def said() -> bool:
                return bool((await seats[0].ask("say", key="after", text="still here"))["type"] == "done")

            async with asyncio.timeout(LONG):
                while not await said():
                    await asyncio.sleep(0.1)

    with postgres.running(programs, "synchronous_commit=off", "wal_writer_delay=10s") as (url, _):
        database = postgres.create_database(url, "crashes")
        playing(lambda: work(database, url))


def test_a_database_that_cannot_be_durable_is_refused(data: Path, postgres_database: str) -> None:
    """A session can ask for synchronous commits, and does; that nothing at all reaches the disk it cannot mend."""

    async def shown(name: str) -> str:
        connection = await postgresql.connect(Store(settings(data, postgres_database).url, "test").url)
        found: str = await connection.fetchval(f"show {name}")
        await connection.close()
        return found

    async def change(admin: Any, how: str, wanted: str) -> None:
        await admin.execute(f"alter system {how}")
        await admin.execute("select pg_reload_conf()")
        async with asyncio.timeout(LONG):
            while await admin.fetchval("show fsync") != wanted:
                await asyncio.sleep(0.02)

    async def work() -> None:
        name = (await execute(data, postgres_database, "select current_database()"))[0][0]
        for asked, got in (("off", "on"), ("local", "on"), ("remote_apply", "remote_apply")):
            await execute(data, postgres_database, f'alter database "{name}" set synchronous_commit = {asked}')
            assert await shown("synchronous_commit") == got
        store = Store(settings(data, postgres_database).url, "test")
        await store.migrate()
        import asyncpg

        admin = await asyncpg.connect(postgres_database)
        try:
            await change(admin, "set fsync = off", "off")
            fresh = Store(settings(data, postgres_database).url, "test")
            with pytest.raises(StoreError, match=r"fsync = off.*acknowledged.*lost"):
                await fresh.migrate()
            await fresh.close()
        finally:
            await change(admin, "reset fsync", "on")
            await admin.close()
        await store.close()

    playing(work)


def test_a_bots_turn_on_a_lost_position_is_taken_on_the_true_one(data: Path) -> None:
    """The server's own turn finds out by itself; nobody has to ask for anything."""

    async def work() -> None:
        async with serving(settings(data)) as server:
            rosa = await server.guest("Rosa")
            made = await rosa.open_table("hidden-castle", ["me", "random"], options={"players": 2}, pace=1.0)
            table_id = made["table"]["id"]
            seat = await rosa.live(table_id, 0)
            backup = Backup(data, "", table_id)
            await backup.take()
            assert await seat.my_turn() and seat.view is not None
            assert (await seat.move(seat.view["actions"][0]["text"]))["type"] == "done"
            await backup.put_back()  # before the bot moves
            welcome = await seat.until(lambda m: m["type"] == "welcome")
            assert welcome["view"]["actor"] == 0, "her move was lost before the bot's"
            assert (await seat.move(seat.view["actions"][0]["text"]))["type"] == "done"
            await eventually(lambda: (1, True) in server.services.tables.loaded[table_id].table.state.movers)

    playing(work)
