"""Tables from the first click to the last, on both stores."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec

import nightkeep as nk
from nightkeep.play.game import Game
from nightkeep.rules.messages import Message
from nightkeep.server.fair import verify
from nightkeep.server.store import Store
from nightkeep.server.table_state import Plan, TableSetup, load_game
from tests.server.support import (
    LOOSE,
    Person,
    Running,
    eventually,
    play_out,
    play_some,
    playing,
    serving,
    settings,
    settle,
)

CASTLE = {"game": "hidden-castle", "options": {"players": 2}}
PARTY = {"game": "midnight-party", "options": {"players": 2}}


async def two_at_a_table(server: Running, **more: Any) -> tuple[Person, Person, dict[str, Any]]:
    rosa, emil = await server.guest("Rosa"), await server.guest("Emil")
    made = await rosa.open_table(CASTLE["game"], ["me", "open"], options=CASTLE["options"], **more)  # type: ignore[arg-type]
    await emil.join(made)
    return rosa, emil, made


def test_boards_are_offered_and_played_by_name(data: Path) -> None:
    async def work() -> None:
        async with serving(settings(data)) as server:
            rosa = await server.guest("Rosa")
            games = {game["name"]: game for game in (await rosa.get("/api/games")).json()["games"]}
            offered = {
                name: option["values"]
                for name, game in games.items()
                for option in game["options"]
                if option["key"] in ("board", "stages")
            }
            assert offered == {"midnight-party": ["published", "house"]}
            for options, spaces in (({}, 28), ({"board": "default"}, 28), ({"board": "house"}, 36)):
                made = await rosa.open_table("midnight-party", ["me", "random"], options={"players": 2, **options})
                seat = await rosa.live(made["table"]["id"], 0)
                assert seat.view["position"]["board"]["spaces"] == spaces

    playing(work)


def test_a_table_from_before_the_boards_had_names_goes_on() -> None:
    today = nk.game("midnight-party", players=3, board="house")
    facts = TableSetup("t", today.name, "a67ffd88cb72", {}, Plan(), "00" * 32, "rosa", 0.0, 3)
    old = {key: value for key, value in today.options.items() if key != "first_seat"} | {"board": "default"}
    game = load_game(msgspec.structs.replace(facts, options=old))
    assert isinstance(game, Game) and game.options == today.options
    other = load_game(msgspec.structs.replace(facts, options=old, rules="0123456789ab"))
    assert isinstance(other, Message) and other.id == "table-other-rules" and other.args["rules"] == "0123456789ab"


def test_two_guests_play_a_whole_game(data: Path, database: str) -> None:
    async def work() -> None:
        async with serving(settings(data, database)) as server:
            rosa, emil = await server.guest("Rosa"), await server.guest("Emil")
            made = await rosa.open_table("hidden-castle", ["me", "open"], options={"players": 2})
            table_id = made["table"]["id"]
            assert made["table"]["status"] == "waiting" and made["table"]["dice"]["secret"] is None
            assert made["table"]["dice"]["draws"] is None
            joined = await emil.join(made)
            assert joined["mine"] == [1] and joined["table"]["status"] == "playing"
            assert joined["table"]["dice"]["draws"] is None, "how often something is drawn may tell what is hidden"
            seats = [await rosa.live(table_id, 0), await emil.live(table_id, 1)]
            watcher = await rosa.live(table_id)
            early = await rosa.get(f"/api/tables/{table_id}/record")
            assert early.status_code == 409, "a record before the end would show secrets"
            assert await play_out(seats, random.Random(1)) > 5
            assert seats[0].table["status"] == "over" and seats[0].table["dice"]["secret"]
            assert seats[0].table["dice"]["commitment"] == made["table"]["dice"]["commitment"]
            await watcher.until(lambda m: m["type"] == "seats" and m["table"]["status"] == "over")
            assert watcher.events == seats[0].events == seats[1].events
            record = (await emil.get(f"/api/tables/{table_id}/record")).json()
            assert record["dice"]["seeds"] == {"0": "seed of seat 0", "1": "seed of seat None"}
            assert seats[0].table["dice"]["draws"] == verify(record).draws > 0
            rolls = (await emil.get(f"/api/tables/{table_id}/dice")).json()
            assert [roll["outcome"] for roll in rolls["rolls"]] == [
                a for a in record["actions"] if a in {o for roll in rolls["rolls"] for o in roll["outcomes"]}
            ]
            kept = (await emil.get(f"/api/tables/{table_id}/transcript?seat=1")).json()
            assert kept["record"]["actions"] == record["actions"] and len(kept["told"]) == len(record["actions"])
            mine = (await rosa.get("/api/tables/mine")).json()["tables"]
            assert [line["id"] for line in mine] == [table_id]
            story = (await rosa.get(f"/api/tables/{table_id}/history?seat=1&views=1")).json()["told"]
            last = [m for m in story if m["type"] == "update"][-1]
            assert last["view"] == seats[1].view, "a replay ends with the view the seat had"

    playing(work)


def test_what_was_missed_is_told_exactly(data: Path, database: str) -> None:
    """A connection that comes back with its last number gets the messages after it, or a fresh view."""

    async def work() -> None:
        async with serving(settings(data, database)) as server:
            rosa, emil, made = await two_at_a_table(server)
            table_id = made["table"]["id"]
            one, two = await rosa.live(table_id, 0), await emil.live(table_id, 1)
            away, cut_at = await rosa.live(table_id, 0), 0
            await away.close()
            cut_at = away.n
            await play_some([one, two], random.Random(3), 12)
            await asyncio.gather(one.ask("say", text="hello"), two.ask("say", text="hi"))
            await one.ask("say", text="last")
            back = await rosa.live(table_id, 0, have=cut_at)
            assert back.welcome["fresh"] is False and back.welcome["view"] == one.view
            bare = {"view": None, "undo": False, "clock": None}
            expected = [{**m, **bare} if m["type"] == "update" else m for m in one.told if m["n"] > cut_at]
            assert back.welcome["missed"] == expected
            again = await rosa.live(table_id, 0, have=one.n)
            assert again.welcome["missed"] == [] and not again.welcome["fresh"]
            future = await rosa.live(table_id, 0, have=one.n + 5)
            assert future.welcome["fresh"], "a number that was never sent"
            history = (await rosa.get(f"/api/tables/{table_id}/history?seat=0")).json()["told"]
            assert [m["n"] for m in history] == list(range(1, one.n + 1))
            for _ in range(70):
                await two.ask("say", text="chat " * 3)
            late = await rosa.live(table_id, 0, have=cut_at)
            assert late.welcome["fresh"] and len(late.welcome["missed"]) == 64

    playing(work)


def test_a_restart_changes_nothing(data: Path, database: str) -> None:
    """Position, numbers, chat and keys are the same in a new process; a table is read when somebody asks for it."""

    async def work() -> None:
        async with serving(settings(data, database)) as server:
            rosa, emil, made = await two_at_a_table(server)
            table_id = made["table"]["id"]
            one, two = await rosa.live(table_id, 0), await emil.live(table_id, 1)
            await play_some([one, two], random.Random(5), 9)
            done = await one.ask("say", key="once", text="remember me")
            assert done["type"] == "done"
            await settle(one)
            cookies, view, n = dict(rosa.client.cookies), one.view, one.n
            before = (await rosa.get(f"/api/tables/{table_id}/history?seat=0")).json()
        async with serving(settings(data, database)) as server:
            rosa = await server.again(cookies)
            assert (await rosa.get("/api/guest")).json() == {"nickname": "Rosa"}
            assert not server.services.tables.loaded
            one = await rosa.live(table_id, 0, have=n)
            assert one.view == view and one.n == n and one.welcome["missed"] == []
            assert (await rosa.get(f"/api/tables/{table_id}/history?seat=0")).json() == before
            assert (await one.ask("undo", key="once"))["code"] == "key-reused", "the key was for something else"
            assert (await one.ask("say", key="once", text="remember me"))["type"] == "done"
            assert one.n == n, "the key was known from before the restart"

    playing(work)


def test_links_and_privacy(data: Path) -> None:
    """A private table is there only for the invited; a seat's link opens the seat on another device; hashes only."""

    async def work() -> None:
        async with serving(settings(data)) as server:
            rosa, emil, made = await two_at_a_table(server)
            stranger, table_id = await server.guest("Stranger"), made["table"]["id"]
            path = f"/api/tables/{table_id}"
            for get in (path, f"{path}/history", f"{path}/record", f"{path}/history?seat=0"):
                assert (await stranger.get(get)).status_code == 404, get
            for post in ("sit", "leave", "rematch", "links"):
                body = {"seat": 0} if post == "leave" else {}
                assert (await stranger.post(f"{path}/{post}", body)).status_code == 404, post
            assert (await stranger.live(table_id, 0)).welcome["code"] == "no-table"
            assert (await stranger.live(table_id)).welcome["code"] == "no-table"
            assert (await emil.live(table_id, 0)).welcome["code"] == "no-seat", "Emil's seat is 1"
            assert (await emil.post(f"{path}/links", {"seat": 0})).status_code == 403
            assert (await emil.post(f"{path}/leave", {"seat": 0})).status_code == 403
            link = (await rosa.post(f"{path}/links", {"seat": 0})).json()["token"]
            wrong = ("B" if link[0] == "A" else "A") + link[1:]
            assert (await stranger.post("/api/claims", {"token": wrong})).status_code == 404
            kept = (await rosa.post("/api/tables", {**CASTLE, "seats": [{"who": "me"}, {"who": "open"}]})).json()
            key = (await rosa.post(f"/api/tables/{kept['table']['id']}/links", {"seat": 0})).json()["token"]
            tablet = await server.guest("Rosa's tablet")
            await tablet.post("/api/claims", {"token": key})
            assert (await tablet.sit(kept["table"]["id"], 0))["mine"] == [0], "a link sits down on a kept seat"
            phone = await server.guest("Rosa's phone")
            assert (await phone.post("/api/claims", {"token": link})).json()["mine"] == [0]
            assert (await phone.live(table_id, 0)).welcome["type"] == "welcome"
            assert [line["id"] for line in (await phone.get("/api/tables/mine")).json()["tables"]] == [table_id]
            invitation = (await rosa.post(f"{path}/links")).json()["token"]
            assert (await stranger.post("/api/claims", {"token": invitation})).json()["mine"] == []
            assert (await stranger.live(table_id)).welcome["type"] == "welcome"
            kept = b"".join(file.read_bytes() for file in data.glob("nightkeep.sqlite*"))
            tokens = [link, invitation, made["invitation"], *(p.client.cookies["nightkeep"] for p in (rosa, emil))]
            assert not any(token.encode() in kept for token in tokens), "only hashes are stored"

    playing(work)


def test_the_hall_lists_open_tables_only(data: Path, database: str) -> None:
    async def work() -> None:
        async with serving(settings(data, database)) as server:
            rosa, emil = await server.guest("Rosa"), await server.guest("Emil")
            await rosa.open_table("hidden-castle", ["me", "open"], options={"players": 2})
            made = await rosa.open_table("hidden-castle", ["me", "open"], options={"players": 2}, listed=True)
            table_id = made["table"]["id"]
            lines = (await emil.get("/api/tables")).json()["tables"]
            assert [line["id"] for line in lines] == [table_id]
            assert [seat["kind"] for seat in lines[0]["seats"]] == ["human", "open"]
            await emil.sit(table_id)
            mine = (await rosa.get("/api/tables/mine")).json()["tables"]
            assert [line["mine"] for line in mine] == [[0], [0]]
            one = await rosa.live(table_id, 0)
            assert one.view is not None
            assert mine[0]["my_turn"] == (one.view["actor"] == 0)
            left = await rosa.post(f"/api/tables/{table_id}/leave", {"seat": 0})
            assert left.json()["table"]["seats"][0]["away"] == "random"
            closed = await emil.post(f"/api/tables/{table_id}/leave", {"seat": 1})
            assert closed.json()["table"]["status"] == "closed", "a table that everybody left does not play on"
            assert (await emil.get("/api/tables")).json()["tables"] == []

    playing(work)


def test_seats_before_the_game(data: Path) -> None:
    """Taken seats stay taken; leaving opens a seat; a name is used once; the same request makes one table."""

    async def work() -> None:
        async with serving(settings(data)) as server:
            rosa, emil, ida = await server.guest("Rosa"), await server.guest("Rosa"), await server.guest("Ida")
            body = {
                "game": "hidden-castle", "options": {"players": 3}, "listed": True, "key": "evening",
                "seats": [{"who": "me"}, {"who": "open"}, {"who": "open"}],
            }  # fmt: skip
            made = [(await rosa.post("/api/tables", body)).json() for _ in range(2)]
            table_id = made[0]["table"]["id"]
            assert made[1]["table"]["id"] == table_id and made[0]["invitation"] != made[1]["invitation"]
            assert made[0]["table"]["seats"][0]["kind"] == "reserved"
            taken = await emil.post(f"/api/tables/{table_id}/sit", {"seat": 0})
            assert taken.status_code == 409 and taken.json()["code"] == "taken"
            assert (await emil.post(f"/api/tables/{table_id}/sit", {"seat": 9})).status_code == 403
            await rosa.sit(table_id, 0)
            assert (await rosa.sit(table_id, 0))["mine"] == [0], "sitting down twice is sitting down once"
            assert [s["name"] for s in (await emil.sit(table_id, 2))["table"]["seats"]] == ["Rosa", "", "Rosa 2"]
            left = (await emil.post(f"/api/tables/{table_id}/leave", {"seat": 2})).json()
            assert left["mine"] == [] and left["table"]["seats"][2]["kind"] == "open"
            await ida.sit(table_id, 2)
            await emil.sit(table_id)
            late = await (await server.guest("Late")).post(f"/api/tables/{table_id}/sit", {})
            assert late.status_code == 409 and late.json()["code"] == "started"

    playing(work)


def test_around_one_device_and_rematch(data: Path, database: str) -> None:
    """One guest holds two seats with names of their own; a rematch moves everybody one seat on."""

    async def work() -> None:
        async with serving(settings(data, database)) as server:
            rosa = await server.guest("Rosa")
            seats = [{"who": "me", "name": "Anna"}, {"who": "me", "name": "Bert"}, {"who": "bot", "level": "random"}]
            body = {"game": "hidden-castle", "options": {"players": 3}, "seats": seats, "pace": 0}
            table_id = (await rosa.post("/api/tables", body)).json()["table"]["id"]
            path = f"/api/tables/{table_id}"
            for seat in (0, 1):
                await rosa.sit(table_id, seat)
            assert (await rosa.post(f"{path}/rematch")).status_code == 409, "not before the end"
            pair = [await rosa.live(table_id, 0), await rosa.live(table_id, 1)]
            await play_out(pair, random.Random(7))
            again, twice = [(await rosa.post(f"{path}/rematch")).json() for _ in range(2)]
            assert again == twice, "one rematch, however often it is asked for"
            assert [seat["name"] for seat in again["table"]["seats"]] == ["Bot 3", "Anna", "Bert"]
            assert again["mine"] == [1, 2] and again["table"]["status"] == "waiting"
            assert again["table"]["dice"]["commitment"] != pair[0].table["dice"]["commitment"]
            told = await pair[1].until(lambda m: m["type"] == "seats" and m["table"]["next"] is not None)
            assert told["table"]["next"] == again["table"]["id"]
            for seat in (1, 2):
                answer = await rosa.sit(again["table"]["id"], seat)
            assert answer["table"]["status"] == "playing"

    playing(work)


def test_idle_tables_leave_memory_and_come_back(data: Path) -> None:
    async def work() -> None:
        async with serving(settings(data, idle_seconds=0.3, sweep_seconds=0.2)) as server:
            rosa, _, made = await two_at_a_table(server)
            table_id = made["table"]["id"]
            one = await rosa.live(table_id, 0)
            await asyncio.sleep(0.8)
            assert table_id in server.services.tables.loaded, "somebody looks at it"
            view = one.view
            await one.close()
            await eventually(lambda: table_id not in server.services.tables.loaded)
            assert (await rosa.live(table_id, 0)).view == view

    playing(work)


def test_a_table_let_go_at_the_moment_it_is_found_is_found_again(data: Path) -> None:
    """Nobody is left at a copy of a table that hears of nothing."""

    async def work() -> None:
        async with serving(settings(data, idle_seconds=0.0, sweep_seconds=0.05)) as server:
            rosa, emil, made = await two_at_a_table(server)
            table_id, keeper = made["table"]["id"], server.services.tables
            await eventually(lambda: table_id not in keeper.loaded)
            load, loaded = keeper._load, 0

            async def let_go_at_once(wanted: str) -> Any:
                nonlocal loaded
                loaded += 1
                live = await load(wanted)
                if loaded == 1:
                    asyncio.get_running_loop().call_soon(keeper.unload, live)
                return live

            keeper._load = let_go_at_once  # type: ignore[method-assign]
            one = await rosa.live(table_id, 0)
            assert loaded == 2 and table_id in keeper.loaded
            two = await emil.live(table_id, 1)
            await play_some([one, two], random.Random(1), 2)
            await settle(one, two)
            assert one.n == two.n

    playing(work)


def test_what_is_old_is_let_go(data: Path, database: str) -> None:
    """Tables that never began and old results are removed, games nobody goes on with closed, lost guests forgotten:
    when a server has found them so old, and one that was started at least a day later finds the same."""
    day, clock = 86_400.0, [1_000_000_000.0]
    limits = replace(LOOSE, waiting_days=30, playing_days=60, over_days=100, guest_days=150)
    chosen = settings(
        data, database, limits=limits, now=lambda: clock[0], idle_seconds=5.0, sweep_seconds=0.05,
        clean_seconds=1e12,  # only when it is called here
    )  # fmt: skip

    @contextlib.asynccontextmanager
    async def started(days: float = 0.0) -> AsyncIterator[Running]:
        """A server that runs for so many days, and looks for what is old at their end."""
        async with serving(chosen) as server:
            yield server
            clock[0] += days * day
            await eventually(lambda: nobody_there(server.services.tables.loaded))
            await server.services.tables.cleaning.run()

    def nobody_there(tables: Any) -> bool:
        clock[0] += 1.0  # a table leaves memory after five seconds
        return not tables

    async def pass_days(days: float) -> list[str]:
        async with started(days):
            pass
        await visit()
        clock[0] += 1.001 * day
        async with started() as server:
            pass
        async with serving(chosen) as server:
            return [one for one in await server.services.store.all_ids() if one in known]

    async def visit() -> None:
        """Somebody opens a table: a server where nothing has happened for a month doubts its clock when it starts."""
        async with serving(chosen) as server:
            await (await server.guest("Visitor")).open_table("hidden-castle", ["me", "open"], options={"players": 2})

    known: set[str] = set()

    async def work() -> None:
        async with started() as server:
            rosa, emil, made = await two_at_a_table(server)
            lost = await server.guest("Lost")
            played = made["table"]["id"]
            waiting = (await rosa.open_table("hidden-castle", ["me", "open"], options={"players": 2}))["table"]["id"]
            known.update((played, waiting))
            cookies = {name: dict(who.client.cookies) for name, who in (("rosa", rosa), ("emil", emil), ("lost", lost))}

        async def asks(name: str, path: str) -> Any:
            async with serving(chosen) as server:
                return await (await server.again(cookies[name])).get(path)

        assert set(await pass_days(28)) == {played, waiting}, "29 days"
        async with started(2):  # 31 days: it is found so old, and marked
            pass
        await visit()
        async with serving(chosen) as server:  # the same day: too soon
            await server.services.tables.cleaning.run()
            assert known <= set(await server.services.store.all_ids())
        clock[0] += 1.001 * day
        async with serving(chosen) as server:
            seat = await (await server.again(cookies["rosa"])).live(waiting, 0)
            assert seat.welcome["type"] == "welcome", seat.welcome
            await server.services.tables.cleaning.run()
            assert waiting in await server.services.store.all_ids(), "somebody looks at it"
        async with started():
            pass
        assert (await asks("rosa", f"/api/tables/{waiting}")).status_code == 404
        assert (await asks("rosa", f"/api/tables/{played}")).json()["table"]["status"] == "playing"
        await pass_days(26)  # 59 days
        assert (await asks("rosa", f"/api/tables/{played}")).json()["table"]["status"] == "playing"
        await pass_days(2)
        answer = (await asks("rosa", f"/api/tables/{played}")).json()["table"]
        assert answer["status"] == "closed" and answer["dice"]["secret"]
        assert await pass_days(97) == [played], "98 days after that"
        assert (await asks("lost", "/api/guest")).status_code == 401
        assert (await asks("emil", "/api/guest")).status_code == 200, "who holds a seat is remembered"
        assert await pass_days(2) == []
        await pass_days(140)
        assert (await asks("rosa", "/api/guest")).status_code == 401
        assert (await asks("emil", "/api/guest")).status_code == 200, "who was there since is remembered"

    playing(work)


def test_limits_on_tables_links_and_connections(data: Path, database: str) -> None:
    async def work() -> None:
        tight = replace(LOOSE, open_tables=2, links_per_table=3, connections_per_seat=2, watchers=1, log_rows=10)
        async with serving(settings(data, database, limits=tight)) as server:
            rosa, emil, made = await two_at_a_table(server)
            table_id = made["table"]["id"]
            wish = {**CASTLE, "seats": [{"who": "me"}, {"who": "open"}]}
            asked = await asyncio.gather(*(rosa.post("/api/tables", wish) for _ in range(6)))
            assert sorted(answer.status_code for answer in asked) == [201] + [429] * 5, "also when asked all at once"
            assert {answer.json().get("code") for answer in asked} == {None, "too-many"}
            for expected in (201, 201, 429):
                assert (await rosa.post(f"/api/tables/{table_id}/links")).status_code == expected
            seats = [await rosa.live(table_id, 0) for _ in range(3)]
            assert [seat.welcome["type"] for seat in seats] == ["welcome", "welcome", "refused"]
            watchers = [await emil.live(table_id) for _ in range(2)]
            assert [seat.welcome["type"] for seat in watchers] == ["welcome", "refused"]
            answers = [(await seats[0].ask("say", text="again"))["type"] for _ in range(4)]
            assert answers == ["done", "done", "refused", "refused"], "talk fills half of a table's log at most"
            pair = [seats[0], await emil.live(table_id, 1)]
            actor = await play_some(pair, random.Random(1), 5)
            assert actor is not None and actor.view is not None
            full = await actor.move(actor.view["actions"][0]["text"])
            assert full["code"] == "full-log", "a log does not grow for ever"

    playing(work)


def test_what_a_table_may_not_be(data: Path) -> None:
    """A bad set-up is refused with what is allowed; no file is read by the name somebody sends."""

    async def work() -> None:
        async with serving(settings(data)) as server:
            rosa = await server.guest("Rosa")
            secret = data / "secret.toml"
            secret.write_text("password = 1")
            two = [{"who": "me"}, {"who": "open"}]
            wrong: list[tuple[dict[str, Any], str]] = [
                ({"game": "chess", "seats": two}, "no-game"),
                ({**CASTLE, "seats": two[:1]}, "bad-seats"),
                ({**CASTLE, "seats": [{"who": "bot"}, {"who": "bot"}]}, "bad-seats"),
                ({**CASTLE, "seats": [{"who": "me"}, {"who": "bot", "level": "godlike"}]}, "bad-level"),
                ({"game": "hidden-castle", "options": {"players": 99}, "seats": two}, "bad-option"),
                ({"game": "hidden-castle", "options": {"colour": "red"}, "seats": two}, "bad-option"),
                ({**CASTLE, "options": {"players": 2, "board": str(secret)}, "seats": two}, "bad-option"),
                ({**PARTY, "options": {"players": 2, "board": str(secret)}, "seats": two}, "bad-option"),
                ({**PARTY, "options": {"players": 2, "board": "hose"}, "seats": two}, "bad-option"),
                # not a file called "house" in the server's folder
                ({**PARTY, "options": {"version": "hidden-castle", "board": "house"}, "seats": two}, "bad-option"),
                ({**PARTY, "options": {"players": 2, "board": True}, "seats": two}, "bad-option"),
                ({**CASTLE, "seats": two, "pace": -1}, "bad-request"),
                ({**CASTLE, "seats": [{"who": "me", "name": "\u202egnp"}, {"who": "open"}]}, "bad-text"),
                ({**CASTLE, "seats": two, "surprise": 1}, "bad-request"),
            ]
            for body, code in wrong:
                answer = await rosa.post("/api/tables", body)
                assert answer.json()["code"] == code, (body, answer.text)
                assert answer.status_code in (400, 404) and "password" not in answer.text
            assert (await rosa.get("/api/tables/mine")).json()["tables"] == []

    playing(work)


def test_a_table_of_other_rules_is_refused_not_replayed_wrongly(data: Path) -> None:
    """A record carries the rules version; after a change of rules the table says so and stays as it is."""
    import sqlite3

    async def work() -> None:
        async with serving(settings(data)) as server:
            rosa, emil, made = await two_at_a_table(server)
            table_id = made["table"]["id"]
            pair = [await rosa.live(table_id, 0), await emil.live(table_id, 1)]
            await play_some(pair, random.Random(4), 4)
            cookies = dict(rosa.client.cookies)
        with sqlite3.connect(data / "nightkeep.sqlite") as connection:
            version = made["table"]["rules"]
            connection.execute("update tables set facts = replace(facts, ?, 'anotherrules')", (version,))
        connection.close()
        async with serving(settings(data)) as server:
            rosa = await server.again(cookies)
            look = (await rosa.get(f"/api/tables/{table_id}")).json()["table"]
            assert look["message"]["args"] == {"rules": "anotherrules", "now": version}
            one = await rosa.live(table_id, 0)
            assert one.view is None
            assert (await one.move("roll 1"))["code"] == "outdated"

    playing(work)


def test_the_migrations_build_the_schema(data: Path, database: str) -> None:
    """What Alembic builds is what the code expects; going up twice changes nothing."""
    import sqlalchemy as sa
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    from nightkeep.server.schema import metadata

    async def work() -> None:
        store = Store(settings(data, database).url, "test")
        await store.migrate()
        await store.migrate()

        def compare(connection: sa.Connection) -> list[Any]:
            return list(compare_metadata(MigrationContext.configure(connection), metadata))

        async with store.writer.connect() as connection:
            assert await connection.run_sync(compare) == []
        await store.close()

    playing(work)


def test_a_database_of_the_version_before_is_opened_and_played_on(data: Path, database: str) -> None:
    """A game in the middle, its keys and its bots, in a database with the tables of revision 0002."""
    import sqlalchemy as sa
    from alembic import command
    from alembic.config import Config

    from nightkeep.server.store import MIGRATIONS

    def to_old(connection: sa.Connection) -> dict[str, set[str]]:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.downgrade(config, "0002")
        found = sa.inspect(connection)
        return {table: {column["name"] for column in found.get_columns(table)} for table in ("guests", "log", "tables")}

    async def work() -> None:
        async with serving(settings(data, database)) as server:
            rosa, emil, made = await two_at_a_table(server)
            table_id = made["table"]["id"]
            seats = [await rosa.live(table_id, 0), await emil.live(table_id, 1)]
            assert await play_some(seats, random.Random(1), 5) is not None
            assert (await seats[0].ask("say", key="old", text="hello"))["type"] == "done"
            await settle(*seats)
            true, cookies = [seat.view for seat in seats], [dict(person.client.cookies) for person in (rosa, emil)]
            told = (await rosa.get(f"/api/tables/{table_id}/history?seat=0")).json()["told"]
        store = Store(settings(data, database).url, "test")
        async with store.writer.begin() as connection:
            columns = await connection.run_sync(to_old)
        await store.close()
        assert columns["log"] == {"table_id", "seq", "key", "at", "entries"}
        assert not (columns["guests"] | columns["tables"]) & {"old_at"}
        for _ in range(2):
            async with serving(settings(data, database)) as server:
                people = [await server.again(one) for one in cookies]
                seats = [await person.live(table_id, seat) for seat, person in enumerate(people)]
                assert [seat.view for seat in seats] == true
                again = (await people[0].get(f"/api/tables/{table_id}/history?seat=0")).json()["told"]
                assert again[: len(told)] == told
                assert (await seats[0].ask("say", key="old", text="hello"))["type"] == "done"
                assert await play_some(seats, random.Random(2), 3) is not None
                await settle(*seats)
                true = [seat.view for seat in seats]
                rows = await server.services.store.rows_after(table_id, 0)
                assert [row.seq for row in rows] == [*range(1, len(rows) + 1)] and rows[-1].chain is not None

    playing(work)
