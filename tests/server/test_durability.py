"""What was acknowledged is never lost: kill -9, a full disk, a database that goes away, clocks that jump."""

from __future__ import annotations

import asyncio
import random
import resource
import time
from pathlib import Path
from typing import Any

import pytest

from nightkeep.server.errors import StoreError
from nightkeep.server.journal import Outcome, Row
from nightkeep.server.settings import steady_clock
from nightkeep.server.store import Store
from tests.server.kills import killing
from tests.server.support import LONG, Forgetful, RandomBots, eventually, play_some, playing, serving, settings, settle
from tests.server.test_tables import two_at_a_table


@pytest.mark.parametrize("workers", [1, 2])
def test_kill_9_under_load(data: Path, request: pytest.FixtureRequest, workers: int) -> None:
    """SQLite in one process, PostgreSQL with two; ``python -m tests.server.kills`` kills a hundred times."""
    database = "" if workers == 1 else request.getfixturevalue("postgres_database")

    async def work() -> None:
        found = await killing(data, database, kills=8, tables=4, seed=11, workers=workers)
        assert found["moves"] >= 5 and found["resent"] > 0, found

    playing(work)


def test_a_thought_cut_off_by_a_restart_is_thought_again(data: Path, database: str) -> None:
    """A bot's turn, chance's turn and a clock go on after a restart without anybody looking."""
    import threading

    class Stuck(RandomBots):
        stop = threading.Event()

        def make_bot(self, level: str, game: Any, seed: int) -> Any:
            inner = super().make_bot(level, game, seed)

            class Never(Forgetful):
                def choose(self, known: Any, seat: int) -> int:
                    Stuck.stop.wait()
                    return inner.choose(known, seat)

            return Never()

    async def work() -> None:
        async with serving(settings(data, database), Stuck()) as server:
            rosa = await server.guest("Rosa")
            made = await rosa.open_table("hidden-castle", ["random", "me"], options={"players": 2})
            table_id = made["table"]["id"]
            await eventually(lambda: server.services.bots.waiting)
            cookies = dict(rosa.client.cookies)
        Stuck.stop.set()
        async with serving(settings(data, database, lease_seconds=0.5)) as server:
            tables = server.services.tables.loaded
            await eventually(lambda: table_id in tables and tables[table_id].table.state.actor == 1)
            assert (0, True) in tables[table_id].table.state.movers
            rosa = await server.again(cookies)
            seat = await rosa.live(table_id, 1)
            assert await seat.my_turn()

    try:
        playing(work)
    finally:
        Stuck.stop.set()  # whatever happened, no thread waits for ever


def test_a_full_disk_refuses_and_loses_nothing(data: Path) -> None:
    """No file may grow any further: moves are refused with the reason, what was kept stays, and later play goes on."""
    usual = resource.getrlimit(resource.RLIMIT_FSIZE)

    async def work() -> None:
        async with serving(settings(data)) as server:
            rosa, emil, made = await two_at_a_table(server)
            table_id = made["table"]["id"]
            seats = [await rosa.live(table_id, 0), await emil.live(table_id, 1)]
            await play_some(seats, random.Random(1), 3)
            largest = max(path.stat().st_size for path in data.iterdir())
            resource.setrlimit(resource.RLIMIT_FSIZE, (largest + 100_000, usual[1]))
            kept = refused = 0
            for number in range(400):
                answer = await seats[0].ask("say", key=f"long{number}", text="x" * 490)
                if answer["type"] == "refused":
                    assert answer["code"] == "store" and answer["message"]["id"] == "refused-store"
                    refused += 1
                    if refused == 3:
                        break
                else:
                    assert not refused
                    kept += 1
            assert kept and refused == 3
            await settle(*seats)
            n = seats[0].n
            resource.setrlimit(resource.RLIMIT_FSIZE, usual)
            again = await seats[0].ask("say", key=f"long{kept}", text="x" * 490)
            assert again["type"] == "done" and seats[0].n == n + 1
            history = (await rosa.get(f"/api/tables/{table_id}/history?seat=0")).json()["told"]
            assert len([m for m in history if m["type"] == "said"]) == kept + 1

    try:
        playing(work)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, usual)


def test_a_commit_whose_answer_is_lost_counts_once(data: Path, database: str) -> None:
    """The move is on the disk and nobody knows: it is refused, told again under its key it is done, and is there once;
    and if it is not told again, the next request of anybody brings it to light."""

    async def work() -> None:
        async with serving(settings(data, database)) as server:
            rosa, emil, made = await two_at_a_table(server)
            table_id, journal = made["table"]["id"], server.services.store.journal
            seats = [await rosa.live(table_id, 0), await emil.live(table_id, 1)]
            commit = journal.commit

            async def cut_off(rows: Any) -> Any:
                journal.commit = commit  # type: ignore[method-assign]
                await commit(rows)
                raise OSError("the line is dead")

            for told_again in (True, False):
                actor = await play_some(seats, random.Random(1), 1)
                assert actor is not None and actor.view is not None
                n, wish = actor.n, {"key": f"lost{told_again}", "action": actor.view["actions"][0]["text"]}
                journal.commit = cut_off  # type: ignore[method-assign]
                answer = await actor.ask("move", **wish)
                assert answer["type"] == "refused" and answer["code"] == "store"
                if told_again:
                    assert (await actor.ask("move", **wish, n=n))["type"] == "done"
                else:
                    assert (await seats[0].ask("say", text="hello"))["type"] == "done"
                await settle(*seats)
                moved = [m for m in actor.told if m["n"] > n and m["type"] == "update"]
                assert len(moved) == 1, "once"
            assert seats[0].n == seats[1].n and seats[0].events == seats[1].events

    playing(work)


def test_a_database_that_goes_away_comes_back(data: Path, postgres_database: str) -> None:
    """Every connection is cut: requests are refused or carried out once, never lost or doubled."""
    import asyncpg

    async def work() -> None:
        async with serving(settings(data, postgres_database)) as server:
            rosa, emil, made = await two_at_a_table(server)
            table_id = made["table"]["id"]
            seats = [await rosa.live(table_id, 0), await emil.live(table_id, 1)]
            admin = await asyncpg.connect(postgres_database)
            for number in range(6):
                if number % 2:
                    await admin.execute(
                        "select pg_terminate_backend(pid) from pg_stat_activity "
                        "where datname = current_database() and pid <> pg_backend_pid()"
                    )
                key = f"said{number}"
                async with asyncio.timeout(LONG):
                    while (answer := await seats[0].ask("say", key=key, text=f"number {number}"))["type"] != "done":
                        assert answer["code"] == "store"
                        await asyncio.sleep(0.1)
            await admin.close()
            await settle(*seats)
            said = [m["text"] for m in seats[1].told if m["type"] == "said"]
            assert said == [f"number {number}" for number in range(6)]
            actor = await play_some(seats, random.Random(1), 2)
            assert actor is not None

    playing(work)


def test_rows_are_numbered_once_and_committed_together(data: Path, database: str) -> None:
    """Of many rows for one number, one is kept; a known key is known; what arrives together is one commit. A row whose
    row before is not there, or another, is not kept."""

    async def work() -> None:
        async with serving(settings(data, database)) as server:
            _, _, made = await two_at_a_table(server)
            table_id = made["table"]["id"]
            store = server.services.store
            table = server.services.tables.loaded[table_id].table
            seq, chain = table.seq, table.chain
            before = store.commits

            def row(number: int, key: str, follows: str | None = "row") -> Row:
                given = {"follows": chain if number == seq + 1 else follows, "chain": "row"}
                return Row(table_id, number, key, 1.0, "[]", "playing", None, None, **given)  # type: ignore[arg-type]

            outcomes = await asyncio.gather(*(store.append(row(seq + 1, f"a{i}")) for i in range(50)))
            assert sorted(o.value for o in outcomes) == ["stored"] + ["taken"] * 49
            assert store.commits - before <= 2
            kept = f"a{outcomes.index(Outcome.STORED)}"
            assert await store.append(row(seq + 2, kept)) is Outcome.KNOWN
            assert await store.append(row(seq + 3, "ahead")) is Outcome.BEHIND
            for other in (None, "another"):
                assert await store.append(row(seq + 2, "other", other)) is Outcome.BEHIND
            assert await store.append(row(seq + 2, "new")) is Outcome.STORED
            assert [r.seq for r in await store.rows_after(table_id, seq)] == [seq + 1, seq + 2]

    playing(work)


def test_sqlite_commits_reach_the_disk(data: Path) -> None:
    async def work() -> None:
        store = Store(settings(data).url, "test")
        await store.migrate()
        async with store.writer.connect() as connection:
            assert (await connection.exec_driver_sql("PRAGMA synchronous")).scalar() == 2
            assert (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar() == "wal"
        await store.close()
        nowhere = Store(settings(Path("/nowhere/at/all")).url, "test")
        with pytest.raises(StoreError, match="cannot be opened"):
            await nowhere.migrate()
        await nowhere.close()

    playing(work)


def test_a_clock_that_jumps_costs_nobody_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server reads the time of day once and counts on by itself."""
    clock = steady_clock()
    before = clock()
    monkeypatch.setattr(time, "time", lambda: before + 86_400.0)
    assert abs(clock() - before) < 60
    monkeypatch.setattr(time, "time", lambda: before - 86_400.0)
    assert abs(clock() - before) < 60
