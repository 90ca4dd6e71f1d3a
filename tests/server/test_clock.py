"""A server whose clock is wrong when it starts: nobody waits for a time that comes later, and nothing is removed."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from nightkeep.play.chance import Chance
from nightkeep.server import commands
from nightkeep.server.commands import decide
from nightkeep.server.live_table import RETURN_SECONDS
from tests.server.support import LOOSE, Clockwork, counted, eventually, playing, serving, settings
from tests.server.test_decide import place, playing_table, then
from tests.server.test_tables import two_at_a_table

DAY = 86_400.0
YEAR = 365 * DAY
NOW = 2_000_000_000.0


async def in_time(clock: Clockwork, step: float, wanted: Callable[[], bool]) -> None:
    """Wait until something is so, while the clock goes on."""

    def looked() -> bool:
        clock.now += step
        return wanted()

    await eventually(looked)


@pytest.mark.parametrize("actor", ["bot", "chance"])
def test_a_clock_that_is_behind_holds_up_no_game(data: Path, database: str, actor: str) -> None:
    """What was to be done at a time that is yet to come is done now, also at tables that nobody looks at."""

    async def work() -> None:
        clock = Clockwork()
        clock.now = NOW
        async with serving(settings(data, database, now=clock)) as server:
            rosa = await server.guest("Rosa")
            made = await rosa.open_table("hidden-castle", ["me", "random"], options={"players": 2}, pace=5.0)
            table_id = made["table"]["id"]
            seat, rng = await rosa.live(table_id, 0), random.Random(1)
            live = server.services.tables.loaded[table_id]
            while live.table.state.actor != (1 if actor == "bot" else -1):
                if live.table.state.actor == 0:
                    assert await seat.my_turn() and seat.view is not None
                    assert (await seat.move(rng.choice(seat.view["actions"])["text"]))["type"] == "done"
                else:
                    clock.now += 5.0
                    live.schedule()
                    acted = len(live.table.state.movers)
                    await eventually(lambda acted=acted: len(live.table.state.movers) > acted)
            server.services.tables.closing = True  # it does nothing more
            acted = len(live.table.state.movers)
        clock.now -= 3 * YEAR
        chosen = settings(data, database, now=clock, lease_seconds=0.1, sweep_seconds=0.05)
        async with serving(chosen) as server:
            await in_time(clock, 0.5, lambda: counted(server, "rows") > 0)
            assert len((await server.services.tables.rebuild(table_id)).state.movers) > acted
            assert clock.now < NOW - 2 * YEAR

    playing(work)


def test_a_clock_that_is_behind_gives_nobody_years(data: Path) -> None:
    """A turn's time is never more than the table's clock says, and is up when it is up."""

    async def work() -> None:
        clock = Clockwork()
        clock.now = NOW
        async with serving(settings(data, now=clock)) as server:
            rosa, emil, made = await two_at_a_table(server, clock=60)
            table_id = made["table"]["id"]
            cookies = [dict(person.client.cookies) for person in (rosa, emil)]
        clock.now -= YEAR
        async with serving(settings(data, now=clock, sweep_seconds=0.05, lease_seconds=0.1)) as server:
            person = await server.again(cookies[0])
            seat = await person.live(table_id, 0)
            assert seat.welcome["clock"]["left"] == 60.0
            live = server.services.tables.loaded[table_id]
            turn = live.table.state.actor
            clock.now += 61 + RETURN_SECONDS
            live.schedule()
            await eventually(lambda: (turn, True) in live.table.state.movers)

    playing(work)


def test_no_time_lies_ahead_of_a_row() -> None:
    """Rows that were dated by different clocks, in one game: nobody's turn ends before it begins, or years later."""
    table = place(playing_table("human", "human", "bot", clock=60, pace=1.0), 0, 3, at=5000.0)
    place(table, 1, 4, at=1000.0)
    assert table.state.due() == (1001.0, "bot")
    then(table, decide(table, commands.Undo(1), 1010.0, Chance))
    assert table.state.due() == (1070.0, "person"), "his turn began later than he moved: no time was gone"
    place(table, 1, 5, at=1020.0)
    place(table, 2, 6, bot=True, at=1021.0)
    table.no_later_than(900.0, 890.0)
    assert (table.state.turn_at, table.state.acted_at) == (890.0, 890.0)
    table.no_later_than(900.0, 880.0)
    assert (table.state.turn_at, table.state.acted_at) == (890.0, 890.0), "what is past stays"
    then(table, decide(table, commands.Replace(0), 905.0, Chance))
    assert table.state.due() == (906.0, "bot")


def test_a_clock_that_is_ahead_closes_and_removes_nothing(data: Path, database: str) -> None:
    """Not at that start, not at the next ones that are as wrong, and not because of the marks that they left; a start
    with the right time undoes those."""
    clock = [NOW]
    limits = replace(LOOSE, waiting_days=30, playing_days=60, over_days=100, guest_days=150)

    async def work() -> None:
        chosen = settings(
            data,
            database,
            limits=limits,
            now=lambda: clock[0],
            idle_seconds=5.0,
            sweep_seconds=0.05,
            clean_seconds=1e12,
        )

        async def started(at: float, plays: bool = False) -> None:
            """The server is started, perhaps somebody plays, and it cleans up."""
            clock[0] = at
            async with serving(chosen) as server:
                if plays:
                    await server.guest("Somebody")
                    await two_at_a_table(server)
                await eventually(lambda: time_passes(server.services.tables.loaded))
                await server.services.tables.cleaning.run()

        def time_passes(tables: Any) -> bool:
            clock[0] += 1.0
            return not tables

        right = clock[0]
        before: list[str] = []
        async with serving(chosen) as server:
            rosa, emil, made = await two_at_a_table(server)
            waiting = await rosa.open_table("hidden-castle", ["me", "open"], options={"players": 2})
            before += [made["table"]["id"], waiting["table"]["id"]]
            cookies = dict(rosa.client.cookies)

        async def all_there() -> None:
            async with serving(chosen) as server:
                ids = await server.services.store.all_ids()
                assert set(before) <= set(ids)
                person = await server.again(cookies)
                looks = [(await person.get(f"/api/tables/{one}")).json()["table"]["status"] for one in before]
                assert looks == ["playing", "waiting"]
                assert (await emil_again(server)).status_code == 200

        emil_cookies = dict(emil.client.cookies)

        async def emil_again(server: Any) -> Any:
            return await (await server.again(emil_cookies)).get("/api/guest")

        await started(right + 3 * YEAR)  # far ahead, and nobody plays
        await all_there()
        await started(right + 3 * YEAR + 60, plays=True)  # people play: rows of that time are in the journal
        await all_there()
        for minutes in range(3):  # it crashes, and starts again and again
            await started(right + 3 * YEAR + 600 * minutes + 120)
        await all_there()
        await started(right + DAY)  # the right time
        await all_there()
        clock[0] = right + 3 * YEAR + 2 * DAY
        await started(clock[0])  # and wrong again: the marks of before do not count
        clock[0] = right + 2 * DAY
        await all_there()

    playing(work)


def test_a_seat_that_was_seen_in_a_future_is_not_there_for_ever(data: Path) -> None:
    """When somebody was last connected is clamped too: the absent are replaced after the table's chosen time."""

    async def work() -> None:
        clock = Clockwork()
        clock.now = NOW
        async with serving(settings(data, now=clock)) as server:
            rosa, emil, made = await two_at_a_table(server, absent=60)
            table_id = made["table"]["id"]
            seats = [await rosa.live(table_id, 0), await emil.live(table_id, 1)]
            store = server.services.store
            turn = server.services.tables.loaded[table_id].table.state.actor or 0
            for seat in seats:
                await seat.close()
            await store.note_seen([(table_id, 0), (table_id, 1)], clock.now)
        clock.now -= YEAR
        async with serving(settings(data, now=clock, sweep_seconds=0.05, lease_seconds=0.1)) as server:
            await in_time(clock, 5.0, lambda: counted(server, "rows") > 0)
            assert (await server.services.tables.rebuild(table_id)).state.chairs[turn].away is not None
            assert clock.now < NOW - YEAR + 10_000

    playing(work)
