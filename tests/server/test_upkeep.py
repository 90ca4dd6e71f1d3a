"""What an operator meets: logs that do not replay, a database that is silent, newer or named wrongly, odd addresses."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sqlite3
from pathlib import Path
from typing import Any

import pytest
import websockets
from typer.testing import CliRunner

from nightkeep.cli.main import app
from nightkeep.server import bot_pool, postgresql
from nightkeep.server.errors import StoreError
from nightkeep.server.store import Store
from tests.server.support import LONG, Running, counted, eventually, play_some, playing, serving, settings
from tests.server.test_tables import two_at_a_table


def changed(data: Path, statement: str, *given: object) -> None:
    """Something is done to the database while no server runs."""
    connection = sqlite3.connect(data / "nightkeep.sqlite")
    with connection:
        connection.execute(statement, given)
    connection.close()


def test_a_log_that_does_not_replay_harms_no_other_table(data: Path) -> None:
    """Its table says so and stays as it is; the tables that are due after it are woken all the same."""

    async def begun(server: Running) -> tuple[dict[str, str], list[str]]:
        server.services.tables.closing = True  # nothing that is due is done yet
        rosa = await server.guest("Rosa")
        made = [
            await rosa.open_table("hidden-castle", ["random", "me"], options={"players": 2}, pace=0.1) for _ in range(3)
        ]
        return dict(rosa.client.cookies), [one["table"]["id"] for one in made]

    async def work() -> None:
        async with serving(settings(data)) as server:
            cookies, ids = await begun(server)
        for table_id, entries in zip(ids, ('[{"do":"draw","action":"x"}]', "no json"), strict=False):
            changed(data, "insert into log (table_id, seq, at, entries) values (?, 3, 0, ?)", table_id, entries)
        async with serving(settings(data, sweep_seconds=0.05)) as server:
            keeper = server.services.tables
            await eventually(lambda: ids[2] in keeper.loaded and keeper.loaded[ids[2]].table.state.actor == 1)
            rosa = await server.again(cookies)
            for table_id in ids[:2]:
                look = (await rosa.get(f"/api/tables/{table_id}")).json()
                assert look["table"]["message"]["id"] == "table-unreadable" and look["mine"] == [1]
                assert look["table"]["status"] == "playing" and look["table"]["seats"][1]["name"] == "Rosa"
                seat = await rosa.live(table_id, 1)
                for request in ({"kind": "move", "action": "roll 1"}, {"kind": "say", "text": "hello"}):
                    assert (await seat.ask(**request))["code"] == "outdated"
                assert (await rosa.get(f"/api/tables/{table_id}/record")).status_code == 409
            assert keeper._stuck == set(ids[:2]), "nobody tries them again and again"

    playing(work)


def test_looking_after_the_tables_goes_on_after_a_defect(data: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        async with serving(settings(data, sweep_seconds=0.02)) as server:
            store = server.services.store
            honest, tries = store.due, 0

            async def broken(before: float | None) -> list[str]:
                nonlocal tries
                tries += 1
                if tries < 3:
                    raise RuntimeError("a defect")
                return await honest(before)

            store.due = broken  # type: ignore[method-assign]
            await eventually(lambda: tries >= 4)
            assert counted(server, "errors") == 2

    playing(work)
    assert "looking after the tables failed" in caplog.text


def test_a_game_that_could_not_be_compiled_is_tried_again(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A full disk at the wrong moment does not close a game until the next restart."""

    def full(game: object) -> None:
        raise OSError(28, "No space left on device")

    async def work() -> None:
        async with serving(settings(data)) as server:
            rosa = await server.guest("Rosa")
            body = {"game": "hidden-castle", "options": {"players": 2}, "seats": [{"who": "me"}, {"who": "open"}]}
            with monkeypatch.context() as patched:
                patched.setattr(bot_pool, "play_a_little", full)
                assert (await rosa.post("/api/tables", body)).status_code == 500
            assert (await rosa.post("/api/tables", body)).status_code == 201

    playing(work)


def test_after_an_update_a_finished_table_is_still_finished(data: Path) -> None:
    """Its rules have changed since: it is not played on, and it does not look as if it had never begun."""

    async def work() -> None:
        async with serving(settings(data)) as server:
            rosa, emil, made = await two_at_a_table(server)
            table_id, version = made["table"]["id"], made["table"]["rules"]
            for person, seat in ((rosa, 0), (emil, 1)):
                await person.post(f"/api/tables/{table_id}/leave", {"seat": seat})
            playing_on = (await rosa.open_table("hidden-castle", ["me", "me"], options={"players": 2}))["table"]["id"]
            cookies = dict(rosa.client.cookies)
        changed(data, "update tables set facts = replace(facts, ?, 'anotherrules')", version)
        async with serving(settings(data)) as server:
            rosa = await server.again(cookies)
            look = (await rosa.get(f"/api/tables/{table_id}")).json()["table"]
            assert look["status"] == "closed" and look["dice"]["secret"]
            assert look["message"]["id"] == "table-other-rules"
            for path in ("record", "dice"):
                assert (await rosa.get(f"/api/tables/{table_id}/{path}")).json()["code"] == "outdated"
            assert (await rosa.post(f"/api/tables/{table_id}/rematch")).json()["code"] == "outdated"
            left = (await rosa.post(f"/api/tables/{playing_on}/leave", {"seat": 0})).json()["table"]
            assert left["seats"][0]["kind"] == "human" and left["seats"][0]["away"], "as in a game, not as before it"
        changed(data, "update tables set facts = replace(facts, 'anotherrules', ?)", version)
        async with serving(settings(data)) as server:  # back to the old version: the game goes on
            rosa = await server.again(cookies)
            seats = [await rosa.live(playing_on, place) for place in (0, 1)]
            assert (await seats[0].ask("back"))["type"] == "done"
            assert await play_some(seats, random.Random(1), 2) is not None

    playing(work)


def test_a_database_that_says_nothing_is_as_good_as_gone(
    data: Path, postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It holds the connection and does not answer: a move is refused with the reason, and later play goes on."""

    async def work() -> None:
        async with serving(settings(data, postgres_database)) as server:
            rosa, emil, made = await two_at_a_table(server)
            seats = [await rosa.live(made["table"]["id"], 0), await emil.live(made["table"]["id"], 1)]
            journal: Any = server.services.store.journal

            async def say(key: str) -> None:
                async with asyncio.timeout(LONG):
                    while (await seats[0].ask("say", key=key, text=key))["type"] != "done":
                        await asyncio.sleep(0.1)

            await say("first")
            monkeypatch.setattr(postgresql, "TIMEOUT", 3.0)
            await journal._connection.close()
            await say("second")
            silent = journal._connection.get_server_pid()
            os.kill(silent, signal.SIGSTOP)
            try:
                answer = await seats[0].ask("say", key="third", text="third")
                assert answer["type"] == "refused" and answer["code"] == "store"
            finally:
                os.kill(silent, signal.SIGCONT)
            await say("third")
            history = (await rosa.get(f"/api/tables/{made['table']['id']}/history?seat=0")).json()["told"]
            assert [m["text"] for m in history if m["type"] == "said"] == ["first", "second", "third"], "once each"

    playing(work)


def test_a_database_of_a_newer_version_is_left_alone(data: Path, database: str) -> None:
    async def work() -> None:
        store = Store(settings(data, database).url, "test")
        await store.migrate()
        async with store.writer.begin() as connection:
            await connection.exec_driver_sql("update alembic_version set version_num = '9999'")
        with pytest.raises(StoreError, match="of a newer Nightkeep"):
            await store.migrate()
        await store.close()

    playing(work)
    where = ["--database", database] if database else []
    refused = CliRunner().invoke(app, ["serve", "--port", "0", "--data", str(data), *where])
    assert refused.exit_code == 2 and "of a newer Nightkeep" in " ".join(refused.stderr.split())


@pytest.mark.parametrize(
    ("ending", "why"),
    [("nothing", "InvalidCatalogName"), ("sslmode=nonsense", "ClientConfiguration"), ("x=1", "UndefinedObject")],
)
def test_an_address_that_is_wrong_is_told_in_a_line(data: Path, postgres_database: str, ending: str, why: str) -> None:
    address = f"{postgres_database}&{ending}"
    if ending == "nothing":
        name = postgres_database.partition("@/")[2].partition("?")[0]
        address = postgres_database.replace(f"@/{name}?", "@/nothing?")
    refused = CliRunner().invoke(app, ["serve", "--port", "0", "--data", str(data), "--database", address])
    assert refused.exit_code == 2 and refused.stderr.count("\n") <= 2 and why in refused.stderr, refused.stderr


def test_what_the_drivers_address_may_say_is_understood(data: Path, postgres_database: str) -> None:
    """All of a process's connections are made from one address: also with what SQLAlchemy itself would not take."""

    async def work() -> None:
        async with serving(settings(data, postgres_database + "&sslmode=prefer&application_name=hall")) as server:
            await two_at_a_table(server)

    playing(work)


def test_a_defect_is_counted_wherever_it_is(data: Path, caplog: pytest.LogCaptureFixture) -> None:
    """On the side, where nobody waits for it, and at the beginning of a connection."""

    async def work() -> None:
        async with serving(settings(data, sweep_seconds=3600)) as server:
            rosa, _, made = await two_at_a_table(server, absent=3600)
            keeper = server.services.tables

            def broken(*_: object) -> Any:
                raise RuntimeError("a defect")

            honest, server.services.store.note_seen = server.services.store.note_seen, broken  # type: ignore[method-assign]
            seat = await rosa.live(made["table"]["id"], 0)
            await seat.close()
            await eventually(lambda: counted(server, "errors") == 1)
            live = keeper.loaded[made["table"]["id"]]
            live.welcome = broken  # type: ignore[method-assign]
            server.services.store.note_seen = honest  # type: ignore[method-assign]
            with pytest.raises(websockets.ConnectionClosed):
                await rosa.live(made["table"]["id"], 0)
            server.services.access.may_see = broken  # type: ignore[method-assign]
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await rosa.live(made["table"]["id"], 0)
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1011
            assert counted(server, "errors") == 3 and caplog.text.count("RuntimeError: a defect") == 3
            assert live.connections == {} and server.services.connections == 0, "nobody is taken to be there"
            rosa.seats.clear()

    playing(work)


def test_a_request_for_a_table_that_comes_twice_makes_it_once(data: Path) -> None:
    """The second finds it in the database and reads it, while the first has not yet put it where all look for it."""

    async def work() -> None:
        async with serving(settings(data)) as server:
            rosa, keeper = await server.guest("Rosa"), server.services.tables
            create, rebuilt = server.services.store.create, keeper.rebuild
            written, read = asyncio.Event(), asyncio.Event()

            async def created(*given: Any) -> Any:
                made = await create(*given)
                written.set()
                await asyncio.wait_for(asked.wait(), LONG)
                return made

            async def slowly(*given: Any) -> Any:
                found = await rebuilt(*given)
                asked.set()
                await asyncio.wait_for(read.wait(), LONG)
                return found

            asked = asyncio.Event()
            server.services.store.create, keeper.rebuild = created, slowly  # type: ignore[method-assign, assignment]
            wish = {"game": "hidden-castle", "options": {"players": 2}, "seats": [{"who": "me"}] * 2, "key": "one"}
            first = asyncio.create_task(rosa.post("/api/tables", wish))
            await asyncio.wait_for(written.wait(), LONG)
            second = asyncio.create_task(rosa.post("/api/tables", wish))
            table_id = (await first).json()["table"]["id"]
            one = await rosa.live(table_id)
            read.set()
            assert (await second).json()["table"]["id"] == table_id
            await rosa.sit(table_id, 0)
            told = await one.until(lambda m: m["type"] == "seats")
            assert told["table"]["seats"][0]["kind"] == "human", "whoever came first hears of what happens later"

    playing(work)


def test_no_table_has_an_odd_name(data: Path, database: str) -> None:
    """A database that takes no such text is not asked for it."""

    async def work() -> None:
        async with serving(settings(data, database)) as server:
            rosa = await server.guest("Rosa")
            for name in ("%00", "a%00b", "%F0%9F%91%BB", "a" * 5000, "%ff", "..", "'"):
                answer = await rosa.get(f"/api/tables/{name}/history")
                assert answer.status_code == 404, (name, answer.text)
            for name in ("%00", "a" * 64):
                assert (await rosa.live(name)).welcome["code"] == "no-table"

    playing(work)


def test_odd_addresses_and_names_are_answered(data: Path) -> None:
    page = data / "page"
    page.mkdir()
    (page / "index.html").write_text("<title>the page</title>")

    async def work() -> None:
        async with serving(settings(data, page=page)) as server:
            rosa = await server.guest("Rosa")
            for path in ("/" + "a" * 300, "/" + "%F0%9F%91%BB" * 64, "/x" * 150):
                assert (await rosa.get(path)).status_code == 200
            assert (await rosa.get("/" + "a" * 300 + ".js")).status_code == 404
            for origin in ("http://[", "http://[::1", "[", "://", ""):
                answer = await rosa.client.post("/api/guest", json={"nickname": "R"}, headers={"origin": origin})
                assert answer.status_code == 403, origin
            seats = [{"who": "me"}, {"who": "open"}]
            for option in ("name", "self", "spec"):
                body = {"game": "hidden-castle", "options": {"players": 2, option: 1}, "seats": seats}
                answer = await rosa.post("/api/tables", body)
                assert answer.status_code == 400 and answer.json()["code"] == "bad-option", option

    playing(work)
