"""Keys of requests: the same request under its key counts once, another under the same key is refused."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from nightkeep.server import messages
from nightkeep.server.connection import digest_of
from tests.server.support import Seat, play_some, playing, serving, settings, settle
from tests.server.test_rewound import execute, two_seats
from tests.server.test_tables import two_at_a_table


async def ready(seats: list[Seat]) -> Seat:
    """The seat whose turn it is."""
    await settle(*seats)
    actor = await play_some(seats, random.Random(1), 0)
    assert actor is not None and actor.view is not None
    return actor


def actions_of(seat: Seat) -> list[str]:
    assert seat.view is not None
    return [action["text"] for action in seat.view["actions"]]


def test_another_request_under_a_known_key_is_refused(data: Path, database: str) -> None:
    """Also when the server has forgotten it and has to ask the database, and whether or not it would be allowed now."""

    async def work() -> None:
        async with serving(settings(data, database)) as server:
            rosa, emil, table_id, seats = await two_seats(server)
            actor = await ready(seats)
            place = actor.seat or 0
            first, other = actions_of(actor)[:2]
            assert (await actor.move(first, key="one"))["type"] == "done"
            assert (await actor.ask("say", key="two", text="hello"))["type"] == "done"
            cookies = [dict(person.client.cookies) for person in (rosa, emil)]

            async def again(actor: Seat, kept: Any) -> None:
                rows = await execute(data, database, f"select count(*) from log where table_id = '{table_id}'")
                for kind, key, fields in (
                    ("move", "one", {"action": other}), ("undo", "one", {}), ("go", "one", {}), ("back", "one", {}),
                    ("say", "one", {"text": "hello"}), ("mark", "one", {"name": "x", "place": None}),
                    ("say", "two", {"text": "hello!"}), ("say", "two", {"text": "hello", "team": True}),
                    ("move", "two", {"action": first}),
                ):  # fmt: skip
                    answer = await actor.ask(kind, key=key, **fields)
                    assert (answer["type"], answer.get("code")) == ("refused", "key-reused"), (kind, key, answer)
                    assert answer["message"]["id"] == "refused-key-reused"
                assert (await actor.move(first, key="one"))["type"] == "done"
                assert (await actor.move(first, key="one", n=actor.n))["type"] == "done", "whatever was seen by then"
                assert (await actor.ask("say", key="two", text="hello", team=False))["type"] == "done"
                same = await execute(data, database, f"select count(*) from log where table_id = '{table_id}'")
                assert same == rows, "nothing was kept"

            await again(actor, server.services.tables.loaded[table_id])
            assert (await seats[1 - place].ask("say", key="one", text="mine"))["type"] == "done", (
                "keys are a seat's own"
            )
            server.services.tables.loaded[table_id].keys.clear()
            await again(actor, server.services.tables.loaded[table_id])
        async with serving(settings(data, database)) as server:
            person = await server.again(cookies[place])
            await again(await person.live(table_id, place), None)

    playing(work)


def test_a_table_of_another_kind_under_a_known_key_is_refused(data: Path, database: str) -> None:
    async def work() -> None:
        async with serving(settings(data, database)) as server:
            rosa = await server.guest("Rosa")
            wish = {
                "game": "hidden-castle", "options": {"players": 2}, "key": "one",
                "seats": [{"who": "me"}, {"who": "open"}], "pace": 1,
            }  # fmt: skip
            made = (await rosa.post("/api/tables", wish)).json()["table"]["id"]
            for change in (
                {"seats": [{"who": "me"}, {"who": "me"}]}, {"pace": 2}, {"listed": True}, {"game": "midnight-party"},
                {"clock": 60},
            ):  # fmt: skip
                answer = await rosa.post("/api/tables", {**wish, **change})
                assert (answer.status_code, answer.json()["code"]) == (409, "key-reused"), change
            for same in (wish, {**wish, "pace": 1.0}, dict(reversed(wish.items()))):
                answer = await rosa.post("/api/tables", same)
                assert answer.status_code == 201 and answer.json()["table"]["id"] == made
            assert len((await rosa.get("/api/tables/mine")).json()["tables"]) == 1

    playing(work)


def test_rows_of_before_do_not_say_what_was_asked_for(data: Path) -> None:
    """The version before kept no digests: there the key alone counts, as it did then."""

    async def work() -> None:
        async with serving(settings(data)) as server:
            _, emil, made = await two_at_a_table(server)
            seat = await emil.live(made["table"]["id"], 1)
            assert (await seat.ask("say", key="one", text="hello"))["type"] == "done"
            await execute(data, "", "update log set request = null")
            server.services.tables.loaded[made["table"]["id"]].keys.clear()
            assert (await seat.ask("say", key="one", text="other"))["type"] == "done"

    playing(work)


def test_a_digest_is_of_what_is_asked_for() -> None:
    """Not of its name, nor of what its sender had seen; and every kind of request has its own."""
    move = messages.Move("a", "roll 1", 5)
    assert (
        digest_of(move) == digest_of(messages.Move("b", "roll 1", None)) != digest_of(messages.Move("a", "roll 2", 5))
    )
    kinds = (
        move,
        messages.Undo("a"),
        messages.Go("a"),
        messages.Back("a"),
        messages.Say("a", "x"),
        messages.Mark("a", "x"),
    )
    assert len({digest_of(kind) for kind in kinds}) == len(kinds)
    assert len(digest_of(move)) == 32
