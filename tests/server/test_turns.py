"""The server's own turns: nobody is held up by a seat that was waited for, a restart costs no turn, and talk costs no
bot its thought."""

from __future__ import annotations

import asyncio
import random
import threading
from pathlib import Path
from typing import Any

from nightkeep.play.registry import game_spec
from nightkeep.server.live_table import RETURN_SECONDS
from tests.server.support import Clockwork, Forgetful, RandomBots, eventually, play_some, playing, serving, settings
from tests.server.test_tables import two_at_a_table


def test_a_player_who_was_waited_for_holds_nobody_up(data: Path) -> None:
    """He was nearly replaced, comes back and moves: what follows happens at the table's pace, not when he would have
    been replaced."""

    async def work() -> None:
        clock = Clockwork()
        async with serving(settings(data, now=clock)) as server:
            rosa, emil, made = await two_at_a_table(server, absent=3600)
            table_id = made["table"]["id"]
            live = server.services.tables.loaded[table_id]
            seats = [await rosa.live(table_id, 0), await emil.live(table_id, 1)]
            actor = await play_some(seats, random.Random(1), 2)
            assert actor is not None
            place = actor.seat or 0
            clock.now += 3000
            await actor.close()
            await seats[1 - place].until(lambda m: m["type"] == "here" and m["seats"] == [1 - place])
            clock.now += 700
            live.schedule()
            await eventually(lambda: live._retry_at > clock.now)
            assert live.table.state.chairs[place].away is None, "he was there not long ago"
            back = await (rosa, emil)[place].live(table_id, place)
            assert back.view is not None
            assert (await back.move(back.view["actions"][0]["text"]))["type"] == "done"
            assert live._retry_at <= clock.now

    playing(work)


def test_a_clock_runs_out_also_where_the_absent_are_replaced_sooner(data: Path) -> None:
    """Who is there, but does not move, is not absent: his time is up when it is up."""

    async def work() -> None:
        clock = Clockwork()
        async with serving(settings(data, now=clock)) as server:
            clock.now += RETURN_SECONDS
            rosa, emil, made = await two_at_a_table(server, clock=60, absent=30)
            table_id = made["table"]["id"]
            live = server.services.tables.loaded[table_id]
            seats = [await rosa.live(table_id, 0), await emil.live(table_id, 1)]
            actor = await play_some(seats, random.Random(1), 2)
            assert actor is not None
            clock.now += 31
            live.schedule()
            await eventually(lambda: live._retry_at > clock.now)
            assert (actor.seat, True) not in live.table.state.movers
            clock.now += 30
            live.schedule()
            await eventually(lambda: (actor.seat, True) in live.table.state.movers)
            assert all(chair.away is None for chair in live.table.state.chairs), "he is there"

    playing(work)


def test_who_is_absent_is_replaced_also_where_the_clock_is_shorter(data: Path) -> None:
    """Not at every turn of his the others wait for a clock again."""

    async def work() -> None:
        clock = Clockwork()
        async with serving(settings(data, now=clock)) as server:
            clock.now += RETURN_SECONDS
            rosa, emil, made = await two_at_a_table(server, clock=30, absent=100)
            table_id = made["table"]["id"]
            live = server.services.tables.loaded[table_id]
            one, two = await rosa.live(table_id, 0), await emil.live(table_id, 1)
            await two.close()
            await one.until(lambda m: m["type"] == "here" and m["seats"] == [0])
            clock.now += 31
            for waited in (31, 62, 93):  # since he left
                while live.table.state.actor == 0:
                    assert await one.my_turn() and one.view is not None
                    await one.move(one.view["actions"][0]["text"])
                assert live.table.state.chairs[1].away is None, waited
                clock.now += 31
                live.schedule()
                await eventually(lambda: live.table.state.actor == 0 or live.table.state.chairs[1].away is not None)
            assert live.table.state.chairs[1].away is not None

    playing(work)


def test_a_restart_costs_nobody_a_turn(data: Path) -> None:
    """Time that ran out while the server was down, or before people could come back, is not held against them."""

    async def work() -> None:
        clock = Clockwork()
        async with serving(settings(data, now=clock)) as server:
            rosa, emil, made = await two_at_a_table(server, clock=30)
            table_id = made["table"]["id"]
            seats = [await rosa.live(table_id, 0), await emil.live(table_id, 1)]
            actor = await play_some(seats, random.Random(1), 3)
            assert actor is not None
            place = actor.seat
        clock.now += 600
        async with serving(settings(data, now=clock)) as server:
            keeper = server.services.tables
            await eventually(lambda: table_id in keeper.loaded)
            live = keeper.loaded[table_id]
            await eventually(lambda: live._retry_at == clock.now + RETURN_SECONDS)
            assert live.table.state.actor == place and not live.table.state.lapsed
            clock.now += RETURN_SECONDS
            live.schedule()
            await eventually(lambda: live.table.state.actor != place)
            assert (place, True) in live.table.state.movers

    playing(work)


def test_a_restart_reads_what_is_due_soon_and_no_more(data: Path, database: str) -> None:
    """Games played over days are read when somebody looks at them, or when their time is up."""

    async def work() -> None:
        clock = Clockwork()
        chosen = settings(data, database, now=clock, sweep_seconds=0.05)
        async with serving(chosen) as server:
            _, _, made = await two_at_a_table(server, clock=86_400, absent=2 * 86_400)
            _, _, soon = await two_at_a_table(server, clock=30)
            later, first = made["table"]["id"], soon["table"]["id"]
        async with serving(chosen) as server:
            keeper = server.services.tables
            await eventually(lambda: first in keeper.loaded)
            waking = [task for task in keeper._tasks if "_wake" in repr(task.get_coro())]
            await asyncio.wait([*waking, asyncio.create_task(asyncio.sleep(0))])
            assert later not in keeper.loaded
            clock.now += 86_400 + chosen.lease_seconds + 1
            await eventually(lambda: later in keeper.loaded)
            await eventually(lambda: any(bot for _, bot in keeper.loaded[later].table.state.movers))

    playing(work)


def test_talk_and_markers_cost_a_bot_no_thought(data: Path) -> None:
    """Else whoever keeps moving a marker would keep the bots from ever deciding."""
    name = "ghost-chase"

    class Thoughtful(RandomBots):
        thoughts = 0
        enough = threading.Event()

        def make_bot(self, level: str, game: Any, seed: int) -> Any:
            inner, outer = super().make_bot(level, game, seed), self

            class Slow(Forgetful):
                def choose(self, known: Any, seat: int) -> int:
                    outer.thoughts += 1
                    outer.enough.wait()
                    return inner.choose(known, seat)

            return Slow()

    async def work() -> None:
        bots = Thoughtful()
        bots.enough.set()
        async with serving(settings(data), bots) as server:
            rosa = await server.guest("Rosa")
            made = await rosa.open_table(name, ["random", "me"], options={"players": 2})
            live = server.services.tables.loaded[made["table"]["id"]]
            seat = await rosa.live(made["table"]["id"], 1)
            assert live.table.game is not None
            marker = game_spec(name).markers[0]
            places = list(marker.places(live.table.game.board))

            async def mark(place: str) -> bool:
                return (await seat.ask("mark", name=marker.name, place=place))["type"] == "done"

            async def decide() -> None:
                assert await seat.my_turn() and seat.view is not None
                assert (await seat.move(seat.view["actions"][0]["text"]))["type"] == "done"

            while not await mark(places[0]):  # not before the chase begins
                await decide()
            try:
                bots.enough.clear()
                before = bots.thoughts
                while live.table.state.actor == 1:
                    await decide()
                await eventually(lambda: bots.thoughts == before + 1)
                acted = len(live.table.state.movers)
                for place in places[1:5]:
                    assert await mark(place)
                    assert (await seat.ask("say", text="hm"))["type"] == "done"
                assert len(live.table.state.movers) == acted, "it still thinks"
            finally:
                bots.enough.set()
            await eventually(lambda: live.table.state.actor == 1)
            decided = [maker for maker in live.table.state.movers[acted:] if maker == (0, True)]
            assert decided and bots.thoughts == before + len(decided), "one thought for every decision"

    playing(work)
