"""Before a game begins: a game that must be compiled first, links that say where they lead, and seats left to bots."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest
import websockets

from nightkeep.play.game import Game
from nightkeep.server import bot_pool
from nightkeep.server.connection import SEAT_LOST
from tests.server.support import Person, playing, serving, settings

SOON = {"prefer": "respond-async, wait=0"}
ROOMS = {"game": "hidden-rooms", "seats": [{"who": "me"}], "key": "once"}


async def mine(person: Person) -> list[str]:
    return [line["id"] for line in (await person.get("/api/tables/mine")).json()["tables"]]


def test_who_waits_for_a_compiler_is_told_so(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever says how long he waits is answered in time; nothing was done, and the same request succeeds later."""
    compiled = threading.Event()

    def slowly(game: Game) -> None:
        compiled.wait(60)

    monkeypatch.setattr(bot_pool, "play_a_little", slowly)

    async def work() -> None:
        async with serving(settings(data)) as server:
            rosa = await server.guest()
            patient = asyncio.create_task(rosa.post("/api/tables", {**ROOMS, "key": "patient"}))
            for _ in range(3):
                answer = await rosa.client.post("/api/tables", json=ROOMS, headers=SOON)
                assert (answer.status_code, answer.json()["code"]) == (202, "preparing")
            lesson = await rosa.client.get("/api/games/hidden-rooms/lesson", headers=SOON)
            assert (lesson.status_code, lesson.json()["code"]) == (202, "preparing")
            assert await mine(rosa) == [] and not patient.done()
            compiled.set()
            first = await patient
            assert first.status_code == 201, "who does not say how long he waits is answered when it is ready"
            answer = await rosa.client.post("/api/tables", json=ROOMS, headers={"prefer": "respond-async, wait=60"})
            assert answer.status_code == 201
            assert set(await mine(rosa)) == {first.json()["table"]["id"], answer.json()["table"]["id"]}

    playing(work)


def test_a_table_that_is_read_again_waits_for_a_compiler_too(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = threading.Event()

    async def work() -> None:
        async with serving(settings(data)) as server:
            rosa = await server.guest()
            cookies = dict(rosa.client.cookies)
            table_id = (await rosa.open_table("hidden-castle", ["me", "open"], options={"players": 2}))["table"]["id"]
        monkeypatch.setattr(bot_pool, "play_a_little", lambda game: compiled.wait(60))
        async with serving(settings(data)) as server:
            rosa = await server.again(cookies)
            address = f"/api/tables/{table_id}"
            for _ in range(2):
                answer = await rosa.client.get(address, headers=SOON)
                assert (answer.status_code, answer.json()["code"]) == (202, "preparing")
            compiled.set()
            assert (await rosa.client.get(address, headers={"prefer": "respond-async, wait=60"})).status_code == 200

    playing(work)


def test_a_link_says_where_it_leads_before_it_is_used(data: Path, database: str) -> None:
    async def work() -> None:
        async with serving(settings(data, database)) as server:
            rosa, emil = await server.guest("Rosa"), await server.guest("Emil")
            made = await rosa.open_table("hidden-castle", ["me", "open", "random"], options={"players": 3})
            table_id = made["table"]["id"]

            async def read(token: str) -> Any:
                emil.client.cookies.clear()  # nobody has to have a name for it
                return (await emil.post("/api/invitations", {"token": token})).json()

            found = await read(made["invitation"])
            assert (found["table"]["id"], found["table"]["status"], found["seat"]) == (table_id, "waiting", None)
            assert [(seat["kind"], seat["name"]) for seat in found["table"]["seats"]] == [
                ("human", "Rosa"), ("open", ""), ("bot", "Bot 3"),
            ]  # fmt: skip
            own = (await rosa.post(f"/api/tables/{table_id}/links", {"seat": 0})).json()["token"]
            assert (await read(own))["seat"] == 0
            assert (await read("x" * 32))["code"] == "no-link"
            fresh = await server.guest("Nobody")
            assert (await fresh.get(f"/api/tables/{table_id}")).status_code == 404, "reading a link is not using it"

    playing(work)


def test_who_opened_a_table_may_leave_its_empty_seats_to_bots(data: Path, database: str) -> None:
    async def work() -> None:
        async with serving(settings(data, database)) as server:
            rosa, emil = await server.guest("Rosa"), await server.guest("Emil")
            made = await rosa.open_table("hidden-castle", ["me", "open", "open"], options={"players": 3})
            table_id = made["table"]["id"]
            assert (await rosa.get(f"/api/tables/{table_id}")).json()["host"] is True
            fill = f"/api/tables/{table_id}/fill"
            assert (await emil.post(fill)).json()["code"] == "no-table", "he does not even know of it"
            await emil.join(made, 1)
            assert (await emil.get(f"/api/tables/{table_id}")).json()["host"] is False
            assert (await emil.post(fill)).json()["code"] == "no-seat", "he sits there, but did not open it"
            answer = (await rosa.post(fill)).json()
            assert answer["table"]["status"] == "playing"
            assert [(seat["kind"], seat["name"]) for seat in answer["table"]["seats"]] == [
                ("human", "Rosa"), ("human", "Emil"), ("bot", "Bot 3"),
            ]  # fmt: skip
            assert (await rosa.post(fill)).json()["code"] == "started"

    playing(work)


def test_a_seat_kept_for_somebody_who_does_not_come_may_be_a_bots(data: Path, database: str) -> None:
    """In a rematch seats are kept for those who sat there; who is not there loses his hold on the seat with it."""

    async def work() -> None:
        async with serving(settings(data, database)) as server:
            rosa, emil = await server.guest("Rosa"), await server.guest("Emil")
            made = await rosa.open_table("hidden-castle", ["me", "open"], options={"players": 2})
            await emil.join(made)
            old = made["table"]["id"]
            for person, seat in ((emil, 1), (rosa, 0)):
                assert (await person.post(f"/api/tables/{old}/leave", {"seat": seat})).status_code == 200
            new = (await rosa.post(f"/api/tables/{old}/rematch")).json()
            table_id, fill = new["table"]["id"], f"/api/tables/{new['table']['id']}/fill"
            assert (await rosa.post(fill)).json()["code"] == "no-seat", "first she sits down herself"
            await rosa.sit(table_id, new["mine"][0])
            assert (await emil.get(f"/api/tables/{table_id}")).json()["mine"] == [0]
            answer = (await rosa.post(fill)).json()
            assert [seat["kind"] for seat in answer["table"]["seats"]] == ["bot", "human"]
            assert (await emil.get(f"/api/tables/{table_id}/history?seat=0")).status_code in (403, 404)

    playing(work)


def test_whoever_loses_a_kept_seat_looks_on_no_more_where_nobody_may(data: Path) -> None:
    """He was let in as somebody who sits there; those who still sit there look on as before, when they come again."""

    async def work() -> None:
        async with serving(settings(data)) as server:
            rosa, emil = await server.guest("Rosa"), await server.guest("Emil")
            made = await rosa.open_table("hidden-castle", ["me", "open"], options={"players": 2}, spectators=False)
            await emil.join(made)
            for person, seat in ((emil, 1), (rosa, 0)):
                await person.post(f"/api/tables/{made['table']['id']}/leave", {"seat": seat})
            new = (await rosa.post(f"/api/tables/{made['table']['id']}/rematch")).json()
            table_id = new["table"]["id"]
            await rosa.sit(table_id, new["mine"][0])
            outside = await emil.live(table_id)
            assert (await rosa.post(f"/api/tables/{table_id}/fill")).status_code == 200
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await outside.until(lambda m: False)
            assert closed.value.rcvd is not None and closed.value.rcvd.code == SEAT_LOST
            assert (await emil.get(f"/api/tables/{table_id}/history")).status_code in (403, 404)
            await rosa.live(table_id)

    playing(work)
