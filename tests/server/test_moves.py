"""Requests at a table: one order, once each, undo under its four invariants, chat, clocks, absence, bots."""

from __future__ import annotations

import asyncio
import itertools
import random
from pathlib import Path
from typing import Any

import pytest

from nightkeep.bots import Advice
from nightkeep.compile.kernel import CHANCE
from nightkeep.server.rates import RateLimiter
from tests.server.support import (
    Clockwork,
    Forgetful,
    RandomBots,
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


def test_a_request_sent_twice_counts_once(data: Path, database: str) -> None:
    """Duplicated, at once and later, on two devices: one move, answered 'done' each time."""

    async def work() -> None:
        async with serving(settings(data, database)) as server:
            rosa, emil, made = await two_at_a_table(server)
            table_id = made["table"]["id"]
            seats = [await rosa.live(table_id, 0), await emil.live(table_id, 1)]
            actor = await play_some(seats, random.Random(1), 2)
            assert actor is not None and actor.view is not None
            person = rosa if actor.seat == 0 else emil
            second = await person.live(table_id, actor.seat)
            key, action = new_key(), actor.view["actions"][0]["text"]
            n = actor.n
            for _ in range(5):
                await actor.send("move", key=key, action=action, n=n)
                await second.send("move", key=key, action=action, n=n)
            answers = []
            for seat in [actor, second] * 5:
                answers.append(await seat.until(lambda m: m["type"] in ("done", "refused")))
            assert [answer["type"] for answer in answers] == ["done"] * 10, answers
            await settle(*seats)
            assert len([m for m in actor.told if m["type"] == "update" and m["n"] > n]) == 1
            assert (await actor.ask("move", key=key, action="nonsense"))["code"] == "key-reused", "another request"

    playing(work)


def test_requests_that_overtake_each_other(data: Path) -> None:
    """A move, its undoing and another move, in every order a network can deliver them in: each is done, or refused
    with its reason and the present view; what was done and is told again counts once."""

    async def work() -> None:
        async with serving(settings(data)) as server:
            for order in itertools.permutations(range(3)):
                rosa, emil, made = await two_at_a_table(server)
                table_id = made["table"]["id"]
                seats = [await rosa.live(table_id, 0), await emil.live(table_id, 1)]
                actor = await play_some(seats, random.Random(1), 3)
                assert actor is not None and actor.view is not None
                table = server.services.tables.loaded[table_id].table
                n, made_before = actor.n, len(table.state.movers)
                first, second = (actor.view["actions"][place]["text"] for place in (0, 1))
                requests: list[dict[str, Any]] = [
                    {"kind": "move", "key": new_key(), "action": first, "n": n},
                    {"kind": "undo", "key": new_key(), "n": n + 1},
                    {"kind": "move", "key": new_key(), "action": second, "n": n + 2},
                ]
                for place in order:
                    answer = await actor.ask(**requests[place])
                    if answer["type"] == "refused":
                        assert answer["code"] in ("stale", "no-undo", "not-your-turn", "illegal"), answer
                        assert answer["message"]["id"] and answer["view"]["moves"] == len(table.state.movers)
                answers = [await actor.ask(**request) for request in requests]
                again = [await actor.ask(**request) for request in requests]
                assert [answer["type"] for answer in again] == [answer["type"] for answer in answers]
                if order == (0, 1, 2):
                    assert [answer["type"] for answer in answers] == ["done"] * 3
                    assert table.state.position is not None and table.state.position.history[made_before:] == [second]
                assert len(table.state.movers) - made_before <= 1, "never more than one of the two moves"

    playing(work)


def test_stale_and_illegal_moves_say_why_and_change_nothing(data: Path) -> None:
    async def work() -> None:
        async with serving(settings(data)) as server:
            rosa, emil, made = await two_at_a_table(server)
            table_id = made["table"]["id"]
            seats = [await rosa.live(table_id, 0), await emil.live(table_id, 1)]
            actor = await play_some(seats, random.Random(2), 3)
            assert actor is not None and actor.view is not None
            other = seats[1 - actor.seat]  # type: ignore[operator]
            await settle(other)
            refused = await other.move(actor.view["actions"][0]["text"])
            assert refused["code"] == "not-your-turn" and refused["view"] == other.view and refused["n"] == other.n
            refused = await actor.move("walk the dog")
            assert refused["code"] == "illegal" and refused["view"] == actor.view
            before = actor.view
            old = actor.n
            await other.ask("say", text="hurry up")
            await settle(actor)
            assert actor.n == old + 1
            answer = await actor.move(actor.view["actions"][0]["text"], n=old)
            assert answer["type"] == "done", "chat makes no move stale"
            late = await actor.move(before["actions"][-1]["text"], n=old)
            assert late["code"] == "stale" and late["view"] == actor.view
            await settle(*seats)
            assert seats[0].events == seats[1].events
            await actor.send("why", action="walk the dog")
            because = await actor.until(lambda m: m["type"] == "because")
            assert because["message"]
            watcher = await rosa.live(table_id)
            assert (await watcher.move("roll 1"))["code"] == "spectator"

    playing(work)


def test_undo_under_its_four_invariants(data: Path) -> None:
    """Only one's own last decision; not past another's, not past anything random. The dice are not rolled anew."""

    async def work() -> None:
        async with serving(settings(data)) as server:
            rosa, emil = await server.guest("Rosa"), await server.guest("Emil")
            made = await rosa.open_table("hidden-castle", ["me", "open"], options={"players": 2}, pace=60)
            await emil.join(made)
            table_id = made["table"]["id"]
            seats = [await rosa.live(table_id, 0), await emil.live(table_id, 1)]
            table = server.services.tables.loaded[table_id].table
            rng, undone, refusals = random.Random(3), 0, 0
            while table.state.status == "playing" and not (undone >= 12 and refusals >= 12):
                await settle(*seats)
                if table.state.actor == CHANCE:
                    drawn = table.state.drawn
                    assert (await seats[0].ask("go"))["type"] == "done"
                    assert table.state.drawn == drawn + 1
                    for seat in seats:  # never past a random event
                        assert (await seat.ask("undo"))["code"] == "no-undo"
                        refusals += 1
                    continue
                actor = seats[table.state.actor]  # type: ignore[index]
                before = actor.view
                assert before is not None
                assert (await actor.move(rng.choice(before["actions"])["text"]))["type"] == "done"
                other = seats[1 - actor.seat]  # type: ignore[operator]
                assert (await other.ask("undo"))["code"] == "no-undo", "not another's decision"
                assert table.state.undoable(actor.seat) == int(actor.undo)  # type: ignore[arg-type]
                if actor.undo:
                    assert (await actor.ask("undo"))["type"] == "done"
                    assert actor.view == before, "everything is as it was"
                    undone += 1
                    await settle(other)
                    assert other.told[-1]["undone"] is True
                    await actor.move(rng.choice(before["actions"])["text"])
            assert undone and refusals

    playing(work)


def test_undo_takes_bots_replies_along_but_no_persons(data: Path) -> None:
    """Whoever decided after one's own decision: a bot's reply goes with it, a person's forbids it, chance's too."""
    from nightkeep.play.registry import game
    from nightkeep.server import entries as log
    from nightkeep.server.table_state import Plan, TableSetup
    from nightkeep.server.tables import Proposal, Table

    def begun(kinds: tuple[str, ...]) -> Table:
        made = game("hidden-castle", players=3)
        facts = TableSetup("t", made.name, made.rules.version, dict(made.options), Plan(), "00" * 32, "g", 0.0, 3)
        found = Table(facts)
        proposal = Proposal(found, 0.0)
        for seat, kind in enumerate(kinds):
            proposal.add(log.Seated(seat, kind, f"P{seat}", f"g{seat}", "random"))  # type: ignore[arg-type]
        proposal.add(log.Started())
        found.adopt(proposal, 1)
        return found

    def act(at: Table, rng: random.Random) -> tuple[int, bool]:
        """One action; who made it, and whether a bot."""
        assert at.state.position is not None
        proposal = Proposal(at, 1.0)
        actor = at.state.actor
        action = rng.choice(at.state.position.actions())
        bot = actor != CHANCE and at.state.chairs[actor].kind == "bot"
        proposal.add(log.Drawn(action) if actor == CHANCE else log.Moved(actor, action, bot))
        at.adopt(proposal, at.seq + 1)
        return actor, bot

    counts: dict[str, set[int]] = {"people": set(), "bots": set()}
    for name, kinds in (("people", ("human", "human", "human")), ("bots", ("human", "bot", "bot"))):
        for seed in range(10):
            at, rng = begun(kinds), random.Random(seed)
            decided: list[tuple[int, bool]] = []
            while at.state.status == "playing" and len(decided) < 60:
                decided.append(act(at, rng))
                assert at.state.position is not None
                for seat, kind in enumerate(kinds):
                    count = at.state.undoable(seat)
                    if kind == "bot":
                        assert count == 0
                    elif count:
                        counts[name].add(count)
                        assert decided[-count] == (seat, False)
                        assert all(bot and maker != CHANCE for maker, bot in decided[len(decided) - count + 1 :])
    assert counts["people"] == {1} and max(counts["bots"]) > 1, counts


def test_chat_reaches_everybody_and_is_plain_text(data: Path) -> None:
    async def work() -> None:
        async with serving(settings(data)) as server:
            rosa, emil, made = await two_at_a_table(server)
            table_id = made["table"]["id"]
            one, two, watcher = await rosa.live(table_id, 0), await emil.live(table_id, 1), await rosa.live(table_id)
            text = "<script>alert(1)</script> & {who} \u00e9 \U0001f47b"
            await one.ask("say", text=text)
            for seat in (two, watcher):
                said = await seat.until(lambda m: m["type"] == "said")
                assert (said["text"], said["seat"], said["name"], said["team"]) == (text, 0, "Rosa", False)
            assert (await one.ask("say", text="psst", team=True))["code"] == "no-team"
            for bad in ("\x00", "a\x07b", "\u202ertl", "   ", "\u200b", "\u3164", "\u2800", "\u200d"):
                assert (await one.ask("say", text=bad))["code"] == "bad-text", repr(bad)
            await settle(one, two, watcher)
            assert one.n == two.n == watcher.n

    playing(work)


def test_team_chat_stays_in_the_team(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a game has sides, team chat goes to that side's seats, and nobody else learns that there was any."""
    from nightkeep.play.registry import game_spec

    spec = game_spec("hidden-castle")
    monkeypatch.setitem(spec.__dict__, "teams", lambda s: (0, 1, 1))

    async def work() -> None:
        async with serving(settings(data)) as server:
            rosa = await server.guest("Rosa")
            made = await rosa.open_table("hidden-castle", ["me", "me", "me"], options={"players": 3})
            table_id = made["table"]["id"]
            assert made["table"]["teams"] is True
            seats = [await rosa.live(table_id, seat) for seat in range(3)] + [await rosa.live(table_id)]
            await settle(*seats)
            numbers = [seat.n for seat in seats]
            assert (await seats[1].ask("say", text="he is in the cellar", team=True))["type"] == "done"
            await settle(*seats)
            assert [seat.n - n for seat, n in zip(seats, numbers, strict=True)] == [0, 1, 1, 0]
            assert seats[2].told[-1]["team"] is True
            assert (await seats[0].ask("say", text="alone", team=True))["code"] == "no-team"
            assert "cellar" not in "".join(seats[0].raw + seats[3].raw)
            history = await rosa.get(f"/api/tables/{table_id}/history")
            assert "cellar" not in history.text
            emil = await server.guest("Emil")
            await emil.post("/api/claims", {"token": made["invitation"]})
            for seat in range(3):
                await rosa.post(f"/api/tables/{table_id}/leave", {"seat": seat})
            for person, reads in ((rosa, True), (emil, False)):  # after the end everything is open, but that
                told = await person.get(f"/api/tables/{table_id}/history?seat=1&views=1")
                assert told.status_code == 200 and ("cellar" in told.text) is reads

    playing(work)


def test_markers_are_public_and_kept(data: Path) -> None:
    """Any game that declares markers: a mark is seen by all, survives a restart, and changes nothing else."""
    import nightkeep as nk
    from nightkeep.play.registry import game_spec

    marked = [name for name in nk.games() if game_spec(name).markers]
    assert marked, "no game declares a marker any more; this test then says nothing"
    name = marked[0]

    async def work() -> None:
        async with serving(settings(data)) as server:
            rosa = await server.guest("Rosa")
            game = nk.game(name)
            seats = ["me"] * game.players
            made = await rosa.open_table(name, seats, options={"players": game.players})
            table_id = made["table"]["id"]
            live = [await rosa.live(table_id, seat) for seat in range(game.players)] + [await rosa.live(table_id)]
            table = server.services.tables.loaded[table_id].table
            marker, rng = game_spec(name).markers[0], random.Random(1)
            place = marker.places(game.board)[0]
            for _ in range(60):
                assert table.state.position is not None
                answers = [await seat.ask("mark", name=marker.name, place=place) for seat in live[:-1]]
                if any(answer["type"] == "done" for answer in answers):
                    break
                await play_some(live[:-1], rng, 1)
            else:
                raise AssertionError("nobody was ever allowed to put the marker")
            await settle(*live)
            for seat in live:
                assert seat.view is not None and seat.view["marks"][marker.name] == place
            bad = await live[0].ask("mark", name="xyzzy", place=place)
            assert bad["code"] == "illegal"
            views = [seat.view for seat in live]
            cookies = dict(rosa.client.cookies)
        async with serving(settings(data)) as server:
            rosa = await server.again(cookies)
            again = [await rosa.live(table_id, seat) for seat in range(game.players)] + [await rosa.live(table_id)]
            assert [seat.view for seat in again] == views

    playing(work)


def test_the_pace_is_kept_and_go_hurries_it(data: Path) -> None:
    async def work() -> None:
        clock = Clockwork()
        async with serving(settings(data, now=clock)) as server:
            rosa = await server.guest("Rosa")
            made = await rosa.open_table("hidden-castle", ["me", "random"], options={"players": 2}, pace=30)
            seat = await rosa.live(made["table"]["id"], 0)
            live = server.services.tables.loaded[made["table"]["id"]]
            table, rng = live.table, random.Random(1)
            while table.state.drawn < 4:
                if (due := table.state.due()) is None:
                    await settle(seat)
                    assert await seat.my_turn() and seat.view is not None
                    await seat.move(rng.choice(seat.view["actions"])["text"])
                    continue
                acted = len(table.state.movers)
                assert due == (table.state.acted_at + 30, "chance" if table.state.actor == CHANCE else "bot")
                for clock.now in (due[0] - 1, due[0]):
                    assert len(table.state.movers) == acted, "chance and bots wait for the table's pace"
                    live.schedule()
                    await asyncio.sleep(0.02)
                await eventually(lambda acted=acted: len(table.state.movers) > acted)
            slow = await rosa.open_table("hidden-castle", ["me", "me"], options={"players": 2}, pace=60)
            seats = [await rosa.live(slow["table"]["id"], place) for place in (0, 1)]
            table = server.services.tables.loaded[slow["table"]["id"]].table
            for _ in range(40):
                await settle(*seats)
                if table.state.actor == CHANCE:
                    assert (await seats[0].ask("go"))["type"] == "done"
                    break
                assert table.state.actor is not None
                actor = seats[table.state.actor]
                assert actor.view is not None
                await actor.move(actor.view["actions"][0]["text"])
            assert table.state.drawn == 1
            if table.state.actor != CHANCE:
                assert (await seats[0].ask("go"))["code"] == "not-chance"

    playing(work)


def test_a_turn_that_takes_too_long_is_played_by_a_bot(data: Path) -> None:
    """The clock runs for a turn, not for an action; afterwards the seat is its player's again."""

    async def work() -> None:
        clock = Clockwork()
        async with serving(settings(data, now=clock)) as server:
            rosa = await server.guest("Rosa")
            made = await rosa.open_table("hidden-castle", ["me", "me"], options={"players": 2}, clock=30)
            table_id = made["table"]["id"]
            seats = [await rosa.live(table_id, place) for place in (0, 1)]
            live = server.services.tables.loaded[table_id]
            actor = await play_some(seats, random.Random(1), 3)
            assert actor is not None
            place, n = actor.seat, actor.n
            assert (await rosa.live(table_id, 0)).welcome["clock"] == {"seat": place, "left": 30.0}
            clock.now += 29
            live.schedule()
            await asyncio.sleep(0.1)
            assert live.table.state.actor == place, "there is a second left"
            clock.now += 2
            live.schedule()
            await actor.until(lambda m: m["type"] == "update" and m["n"] > n)
            await eventually(lambda: live.table.state.actor != place)
            assert any(maker == (place, True) for maker in live.table.state.movers), "a bot has played the turn"
            assert live.table.state.bot_level(place) is None, "the next turn is the player's own"

    playing(work)


def test_an_absent_player_is_replaced_and_comes_back(data: Path) -> None:
    """Never while he is connected, never the last person; and the seat is his again when he says so."""

    async def work() -> None:
        clock = Clockwork()
        async with serving(settings(data, now=clock)) as server:
            rosa, emil, made = await two_at_a_table(server, absent=20)
            table_id = made["table"]["id"]
            seats = [await rosa.live(table_id, 0), await emil.live(table_id, 1)]
            live = server.services.tables.loaded[table_id]
            actor = await play_some(seats, random.Random(1), 2)
            assert actor is not None
            place, other = int(actor.seat or 0), seats[1 - int(actor.seat or 0)]
            clock.now += 25
            live.schedule()
            await asyncio.sleep(0.2)
            assert live.table.state.chairs[place].away is None, "he is here and thinks"
            await actor.close()
            await other.until(lambda m: m["type"] == "here" and m["seats"] == [other.seat])
            clock.now += 15
            live._retry_at = 0
            live.schedule()
            await asyncio.sleep(0.2)
            assert live.table.state.chairs[place].away is None, "he has only just gone"
            clock.now += 10
            live._retry_at = 0
            live.schedule()
            told = await other.until(lambda m: m["type"] == "seats")
            assert told["table"]["seats"][place]["away"] == "random"
            await eventually(lambda: live.table.state.actor != place)
            clock.now += 100
            live._retry_at = 0
            await other.close()
            live.schedule()
            await asyncio.sleep(0.3)
            assert live.table.state.people() == [other.seat], "the last person at the table is waited for"
            back = await (rosa if place == 0 else emil).live(table_id, place)
            assert (await back.move("roll 1"))["code"] == "away"
            assert (await back.ask("back"))["type"] == "done"
            assert (await back.ask("back"))["code"] == "not-away"
            assert back.table["seats"][place]["away"] is None

    playing(work)


def test_bots_do_not_hold_up_the_server(data: Path) -> None:
    """While bots think, others are answered; no more of them think at once than allowed."""
    import threading

    class SlowBots(RandomBots):
        thinking = most = 0
        lock = threading.Lock()
        enough = threading.Event()

        def make_bot(self, level: str, game: Any, seed: int) -> Any:
            inner, outer = super().make_bot(level, game, seed), self

            class Slow(Forgetful):
                def choose(self, known: Any, seat: int) -> int:
                    with outer.lock:
                        outer.thinking += 1
                        outer.most = max(outer.most, outer.thinking)
                    outer.enough.wait()
                    with outer.lock:
                        outer.thinking -= 1
                    return inner.choose(known, seat)

            return Slow()

    async def work() -> None:
        bots = SlowBots()
        async with serving(settings(data, bot_threads=2), bots) as server:
            try:
                rosa = await server.guest("Rosa")
                seats = []
                for _ in range(6):
                    made = await rosa.open_table("hidden-castle", ["random", "me"], options={"players": 2})
                    seats.append(await rosa.live(made["table"]["id"], 1))
                await eventually(lambda: server.services.bots.waiting == 6 and bots.thinking == 2)
                await settle(*seats)
                assert (await rosa.get("/api/tables/mine")).status_code == 200
                assert bots.thinking == 2, "everybody was answered while they were at it"
            finally:
                bots.enough.set()
            await asyncio.gather(*(seat.my_turn() for seat in seats))
            assert bots.most == 2

    playing(work)


def test_a_hint_is_a_legal_action(data: Path) -> None:
    async def work() -> None:
        async with serving(settings(data)) as server:
            rosa, emil, made = await two_at_a_table(server)
            seats = [await rosa.live(made["table"]["id"], 0), await emil.live(made["table"]["id"], 1)]
            actor = await play_some(seats, random.Random(1), 2)
            assert actor is not None and actor.view is not None
            await actor.send("hint")
            hinted = await actor.until(lambda m: m["type"] in ("hinted", "refused"))
            assert hinted["action"] in [a["text"] for a in actor.view["actions"]] and hinted["message"]
            other = seats[1 - int(actor.seat or 0)]
            await other.send("hint")
            assert (await other.until(lambda m: m["type"] in ("hinted", "refused")))["code"] == "not-your-turn"
            await actor.send("hint", level="godlike")
            assert (await actor.until(lambda m: m["type"] in ("hinted", "refused")))["code"] == "bad-level"

    playing(work)


def test_hints_are_limited_for_a_seat_however_often_it_connects(data: Path) -> None:
    async def work() -> None:
        async with serving(settings(data)) as server:
            rosa, emil, made = await two_at_a_table(server)
            table_id = made["table"]["id"]
            seats = [await rosa.live(table_id, 0), await emil.live(table_id, 1)]
            actor = await play_some(seats, random.Random(1), 2)
            assert actor is not None
            server.services.tables.loaded[table_id].hints = RateLimiter(0, 2)
            answers = []
            for _ in range(3):
                seat = await (rosa, emil)[actor.seat or 0].live(table_id, actor.seat)
                await seat.send("hint")
                answers.append(await seat.until(lambda m: m["type"] in ("hinted", "refused")))
                await seat.close()
            assert [answer["type"] for answer in answers] == ["hinted", "hinted", "refused"]
            assert answers[2]["code"] == "too-fast"

    playing(work)


def test_a_hint_is_what_a_bot_advises(data: Path) -> None:
    """Bots may slip in play; they do not in advice."""

    class Advisers(RandomBots):
        def make_bot(self, level: str, game: Any, seed: int) -> Any:
            class Adviser(Forgetful):
                def choose(self, known: Any, seat: int) -> int:
                    return int(known.action_codes()[0])

                def advise(self, known: Any, seat: int) -> Advice:
                    return Advice(int(known.action_codes()[-1]))

            return Adviser()

    async def work() -> None:
        async with serving(settings(data), Advisers()) as server:
            rosa = await server.guest("Rosa")
            made = await rosa.open_table("hidden-castle", ["random", "me"], options={"players": 2})
            seat = await rosa.live(made["table"]["id"], 1)
            assert await seat.my_turn() and seat.view is not None
            await seat.send("hint")
            hinted = await seat.until(lambda m: m["type"] in ("hinted", "refused"))
            assert hinted["action"] == seat.view["actions"][-1]["text"] != seat.view["actions"][0]["text"]
            assert (hinted["chance"], hinted["choices"]) == (None, []), "it does not search, so it knows no chances"

    playing(work)


def test_a_bot_that_fails_is_told_of_and_does_not_stop_the_table(data: Path, caplog: pytest.LogCaptureFixture) -> None:
    class BrokenBots(RandomBots):
        def make_bot(self, level: str, game: Any, seed: int) -> Any:
            raise RuntimeError("broken")

    async def work() -> None:
        async with serving(settings(data), BrokenBots()) as server:
            rosa = await server.guest("Rosa")
            made = await rosa.open_table("hidden-castle", ["random", "me"], options={"players": 2})
            seat = await rosa.live(made["table"]["id"], 1)
            assert await seat.my_turn()
            assert counted(server, "bot_errors") > 0

    playing(work)
    assert "a bot failed" in caplog.text
