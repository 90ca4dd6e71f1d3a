"""A seat belongs to those who hold it now, and to nobody who held it before."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import asyncpg
import pytest
import websockets

from nightkeep.server.access import token_hash
from tests.server.support import LONG, Person, Running, Seat, playing, serving, settings


async def listed(server: Running) -> tuple[Person, str]:
    """A table in the hall where Rosa sits on seat 1; seats 0 and 2 are free."""
    rosa = await server.guest("Rosa")
    made = await rosa.open_table("keys-to-the-castle", ["open", "me", "open"], options={"players": 3}, listed=True)
    return rosa, made["table"]["id"]


async def link_to(person: Person, table_id: str) -> str:
    answer = await person.post(f"/api/tables/{table_id}/links", {"seat": 0})
    assert answer.status_code == 201, answer.text
    token: str = answer.json()["token"]
    return token


async def cut_off(seat: Seat) -> None:
    with pytest.raises(websockets.ConnectionClosed) as closed:
        await seat.until(lambda m: False)
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4403


def test_a_seat_given_up_is_the_next_players_alone(data: Path, database: str) -> None:
    """Neither an open connection nor another device nor an old link shows who left the next player's cards."""

    async def work() -> None:
        async with serving(settings(data, database)) as server:
            rosa, table_id = await listed(server)
            eve, phone, late, ida = [await server.guest(name) for name in ("Eve", "Eve's phone", "Late", "Ida")]
            await eve.sit(table_id, 0)
            link = await link_to(eve, table_id)
            assert (await phone.post("/api/claims", {"token": link})).json()["mine"] == [0]
            before = [await eve.live(table_id, 0), await phone.live(table_id, 0)]
            left = await eve.post(f"/api/tables/{table_id}/leave", {"seat": 0})
            assert left.json()["mine"] == [] and left.json()["table"]["seats"][0]["kind"] == "open"
            for seat in before:
                await cut_off(seat)
            assert (await late.post("/api/claims", {"token": link})).status_code == 404, "the link leads nowhere now"
            await ida.sit(table_id, 0)
            assert (await rosa.sit(table_id, 2))["table"]["status"] == "playing"
            for person in (eve, phone, late):
                assert (await person.live(table_id, 0)).welcome["code"] == "no-seat"
                for path in ("history", "transcript"):
                    assert (await person.get(f"/api/tables/{table_id}/{path}?seat=0")).status_code == 403
                for post in ("leave", "links"):
                    assert (await person.post(f"/api/tables/{table_id}/{post}", {"seat": 0})).status_code == 403
                assert (await person.get("/api/tables/mine")).json()["tables"] == []
            assert (await eve.live(table_id)).welcome["type"] == "welcome", "who gave up a seat may look on"
            assert (await ida.live(table_id, 0)).welcome["view"]["seat"] == 0

    playing(work)


def test_a_seat_given_up_in_another_process(data: Path, postgres_database: str) -> None:
    """A process that has not heard of it yet finds out before it does anything in that seat's name."""

    async def work() -> None:
        async with (
            serving(settings(data, postgres_database)) as left,
            serving(settings(data, postgres_database)) as right,
        ):
            rosa, table_id = await listed(left)
            eve, ida = await left.guest("Eve"), await left.guest("Ida")
            await eve.sit(table_id, 0)
            eve.server = right
            old = await eve.live(table_id, 0)
            right.services.store._listener.cancel()  # type: ignore[union-attr]
            await asyncio.wait([right.services.store._listener])  # type: ignore[list-item]
            await eve.post(f"/api/tables/{table_id}/leave", {"seat": 0})
            await ida.sit(table_id, 0)
            await rosa.sit(table_id, 2)
            mine = await ida.live(table_id, 0)
            numbers = mine.n
            await old.send("say", key="late", text="It is me, Ida")
            await cut_off(old)
            assert not [message for message in old.told if message["n"] > old.welcome["n"] + 1], "but that she left"
            assert (await mine.ask("say", text="hello"))["type"] == "done" and mine.n == numbers + 1
            rows = await left.services.store.rows_after(table_id, 0)
            assert not any(b"It is me" in row.entries for row in rows)

    playing(work)


@pytest.mark.parametrize("ask", ["claim", "link"])
def test_a_link_and_a_seat_given_up_at_the_same_moment(data: Path, postgres_database: str, ask: str) -> None:
    """Whichever comes first, no link and no device is left that leads to the seat."""

    async def work() -> None:
        async with serving(settings(data, postgres_database)) as server:
            _, table_id = await listed(server)
            eve, phone = await server.guest("Eve"), await server.guest("Eve's phone")
            await eve.sit(table_id, 0)
            link = await link_to(eve, table_id)
            other = await asyncpg.connect(postgres_database)
            async with other.transaction():  # as a process does that keeps the row by which Eve leaves
                await other.execute("update tables set seq = seq where id = $1", table_id)
                path, body = (
                    ("/api/claims", {"token": link})
                    if ask == "claim"
                    else (f"/api/tables/{table_id}/links", {"seat": 0})
                )
                asked = asyncio.create_task((phone if ask == "claim" else eve).post(path, body))
                async with asyncio.timeout(LONG):
                    while not await other.fetchval(
                        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
                    ):
                        assert not asked.done(), "it does not wait"
                        await asyncio.sleep(0.02)
                for part in ("holders", "links"):
                    await other.execute(f"delete from {part} where table_id = $1 and seat = 0", table_id)
            await other.close()
            assert (await asked).status_code == {"claim": 404, "link": 403}[ask]
            rows: Any = await server.services.store.seats_of(table_id, "anybody")
            assert rows == set()
            assert await server.services.store.use_link(token_hash(link), "anybody") is None
            assert await server.services.store.count_links(table_id) == 1, "the first invitation"

    playing(work)


def test_a_seat_may_be_given_up_from_any_of_its_devices(data: Path, database: str) -> None:
    async def work() -> None:
        async with serving(settings(data, database)) as server:
            _, table_id = await listed(server)
            eve, phone = await server.guest("Eve"), await server.guest("Eve's phone")
            await eve.sit(table_id, 0)
            await phone.post("/api/claims", {"token": await link_to(eve, table_id)})
            left = await phone.post(f"/api/tables/{table_id}/leave", {"seat": 0})
            assert left.status_code == 200 and left.json()["table"]["seats"][0]["kind"] == "open", left.text
            assert (await eve.post(f"/api/tables/{table_id}/leave", {"seat": 0})).status_code == 403

    playing(work)


def test_sitting_down_twice_is_sitting_down_once(data: Path, database: str) -> None:
    """A request that comes twice, at once or later, takes one seat; another open seat has to be named."""

    async def work() -> None:
        async with serving(settings(data, database)) as server:
            rosa, table_id = await listed(server)
            eve = await server.guest("Eve")
            path, body = f"/api/tables/{table_id}/sit", {"seed": "eve"}
            twice = await asyncio.gather(*(eve.post(path, body) for _ in range(4)))
            assert [answer.status_code for answer in twice] == [200] * 4, [answer.text for answer in twice]
            assert [answer.json()["mine"] for answer in twice] == [[0]] * 4
            last = await asyncio.gather(*(rosa.post(path, {"seat": 2}) for _ in range(4)))
            assert [answer.json()["mine"] for answer in last] == [[1, 2]] * 4
            assert last[0].json()["table"]["status"] == "playing"
            assert (await eve.post(path, body)).json()["mine"] == [0], "the game has begun since"
            assert (await eve.post(path, {"seat": 1})).json()["code"] == "started"

    playing(work)


def test_a_rematch_is_open_to_every_device_and_to_those_who_look_on(data: Path, database: str) -> None:
    """Who went on with the game on another device goes on there; who was invited to look on is so again."""

    async def work() -> None:
        async with serving(settings(data, database)) as server:
            rosa, emil = await server.guest("Rosa"), await server.guest("Emil")
            made = await rosa.open_table("hidden-castle", ["me", "open"], options={"players": 2})
            table_id = made["table"]["id"]
            await emil.join(made)
            phone, ida = await server.guest("Rosa's phone"), await server.guest("Ida")
            await phone.post("/api/claims", {"token": await link_to(rosa, table_id)})
            await ida.post("/api/claims", {"token": made["invitation"]})
            for person, seat in ((rosa, 0), (emil, 1)):
                await person.post(f"/api/tables/{table_id}/leave", {"seat": seat})
            again = (await phone.post(f"/api/tables/{table_id}/rematch")).json()
            next_id = again["table"]["id"]
            assert again["mine"] == [1] and again["table"]["seats"][1]["kind"] == "reserved"
            assert (await ida.get(f"/api/tables/{next_id}")).json()["mine"] == []
            assert (await phone.sit(next_id, 1))["mine"] == [1]
            assert (await rosa.get(f"/api/tables/{next_id}")).json()["mine"] == [1]
            assert (await emil.sit(next_id, 0))["table"]["status"] == "playing"

    playing(work)


def test_nobody_looks_on_at_a_table_without_spectators_later_either(data: Path) -> None:
    async def work() -> None:
        async with serving(settings(data)) as server:
            rosa, emil, eve = [await server.guest(name) for name in ("Rosa", "Emil", "Eve")]
            made = await rosa.open_table(
                "hidden-castle", ["me", "open"], options={"players": 2}, listed=True, spectators=False
            )
            path = f"/api/tables/{made['table']['id']}"
            await emil.sit(made["table"]["id"])
            for person, seat in ((rosa, 0), (emil, 1)):
                await person.post(f"{path}/leave", {"seat": seat})
            for page in ("record", "dice", "history", "history?views=1", "history?seat=0", "transcript"):
                assert (await eve.get(f"{path}/{page}")).json()["code"] in ("no-spectators", "no-seat"), page
                assert (await emil.get(f"{path}/{page.replace('seat=0', 'seat=1')}")).status_code == 200, page

    playing(work)
