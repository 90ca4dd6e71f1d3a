"""A log that is full, and turns of the server's own that are refused: no spinning, no silence, and a way out."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from nightkeep.play.chance import Chance
from nightkeep.server import commands, live_table, table_state
from nightkeep.server import entries as log
from nightkeep.server.commands import decide
from nightkeep.server.errors import RefusedError, StoreError
from nightkeep.server.tables import Proposal
from tests.server.support import (
    LOOSE,
    Running,
    Seat,
    counted,
    eventually,
    play_some,
    playing,
    serving,
    settings,
    settle,
)
from tests.server.test_decide import place, playing_table, refused, then
from tests.server.test_tables import two_at_a_table


class Attempts:
    """How often tables tried to write, or the server's own turns were tried."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count: Counter[str] = Counter()
        act = live_table.LiveTable._act

        async def counted(table: live_table.LiveTable) -> None:
            self.count[table.table.setup.id] += 1
            await act(table)

        monkeypatch.setattr(live_table.LiveTable, "_act", counted)


async def against_a_bot(server: Running, **more: Any) -> tuple[str, Seat]:
    rosa = await server.guest("Rosa")
    made = await rosa.open_table("hidden-castle", ["me", "random"], options={"players": 2}, **more)
    return made["table"]["id"], await rosa.live(made["table"]["id"], 0)


async def play_till_full(seat: Seat) -> list[dict[str, Any]]:
    """Moves and whatever else follows, until no more is kept; the messages that said so."""
    rng = random.Random(3)
    while seat.table["status"] == "playing":
        if seat.view is not None and seat.view["actor"] == 0:
            answer = await seat.move(rng.choice(seat.view["actions"])["text"])
            if answer["type"] == "refused":
                assert answer["code"] in ("full-log", "closed"), answer
                break
        else:
            await seat.next()
    await settle(seat)
    return [message for message in seat.told if message["type"] == "seats"]


@pytest.mark.parametrize("rows", [12, 13, 14, 15])
def test_a_full_log_ends_the_game(data: Path, monkeypatch: pytest.MonkeyPatch, rows: int) -> None:
    """Whoever is to act then: a bot, chance or a person. It is closed once, all are told, and it can be played again;
    after a restart nothing is tried any more."""
    attempts = Attempts(monkeypatch)
    chosen = settings(data, limits=replace(LOOSE, log_rows=rows), idle_seconds=3600.0)

    async def work() -> None:
        async with serving(chosen) as server:
            table_id, seat = await against_a_bot(server)
            before = server.services.tables.loaded[table_id].table
            told = await play_till_full(seat)
            assert told[-1]["table"]["status"] == "closed" and told[-1]["table"]["message"]["id"] == "table-full"
            assert told[-1]["table"]["dice"]["secret"], "as at every table that is closed"
            assert before.seq == rows + 1, "the end has its own room"
            tried = attempts.count[table_id]
            await asyncio.sleep(0.3)
            assert attempts.count[table_id] == tried <= 2 * rows, "nothing is tried again and again"
            rosa = seat_of(server)
            assert (await rosa.post(f"/api/tables/{table_id}/leave", {"seat": 0})).json()["code"] == "closed"
            assert (await rosa.post(f"/api/tables/{table_id}/rematch")).status_code == 200
            assert (await rosa.get(f"/api/tables/{table_id}/record")).status_code == 200
            cookies = dict(rosa.client.cookies)
        async with serving(chosen) as server:
            rosa = await server.again(cookies)
            look = (await rosa.get(f"/api/tables/{table_id}")).json()["table"]
            assert look["status"] == "closed" and look["message"]["id"] == "table-full"
            await asyncio.sleep(0.3)
            assert attempts.count[table_id] == tried

    playing(work)


def seat_of(server: Running) -> Any:
    return server.persons[0]


@pytest.mark.parametrize("actor", ["bot", "chance"])
def test_a_log_that_was_full_before_a_restart_ends_the_game(
    data: Path, database: str, monkeypatch: pytest.MonkeyPatch, actor: str
) -> None:
    """As the version before left it, with a bot or chance to act: after a start it is closed, once."""
    attempts = Attempts(monkeypatch)

    async def work() -> None:
        async with serving(settings(data, database)) as server:
            table_id, seat = await against_a_bot(server, pace=2.0)
            rng = random.Random(1)
            while True:
                assert await seat.my_turn() and seat.view is not None
                assert (await seat.move(rng.choice(seat.view["actions"])["text"]))["type"] == "done"
                await settle(seat)
                assert seat.view is not None
                if seat.view["actor"] == (1 if actor == "bot" else "chance"):
                    break
            server.services.tables.closing = True
            rows, before = server.services.tables.loaded[table_id].table.seq, attempts.count[table_id]
            cookies = dict(seat_of(server).client.cookies)
        full = settings(data, database, limits=replace(LOOSE, log_rows=rows), lease_seconds=0.1, sweep_seconds=0.2)
        for _ in range(2):
            async with serving(full) as server:
                rosa = await server.again(cookies)
                seat = await rosa.live(table_id, 0)
                while seat.table["status"] == "playing":
                    await seat.next()
                assert seat.table["status"] == "closed" and seat.table["message"]["id"] == "table-full"
                await asyncio.sleep(0.5)
                assert attempts.count[table_id] - before <= 3, "once, and not at full speed"
                assert counted(server, "errors") == 0

    playing(work)


@pytest.mark.parametrize("code", ["illegal", "store", "defect"])
def test_a_turn_of_the_servers_own_that_is_refused_backs_off(
    data: Path, monkeypatch: pytest.MonkeyPatch, code: str
) -> None:
    """Whatever the reason: tried later and later, the seats are told once, and it goes on when it can."""
    attempts = Attempts(monkeypatch)
    monkeypatch.setattr(live_table, "RETRY_MIN", 0.2)
    monkeypatch.setattr(live_table, "RETRY_MAX", 0.8)

    async def work() -> None:
        async with serving(settings(data)) as server:
            table_id, seat = await against_a_bot(server, pace=0.3)
            store, honest = server.services.store, commands.Play._decide

            async def away(row: object) -> Any:
                raise StoreError("not-written", problem="Test")

            def never(command: commands.Play, proposal: Proposal) -> None:
                if command.by_bot:
                    raise RuntimeError("a defect") if code == "defect" else RefusedError(code)
                honest(command, proposal)

            assert await seat.my_turn() and seat.view is not None
            action = seat.view["actions"][0]["text"]
            if code == "store":
                assert (await seat.move(action))["type"] == "done"
                append, store.append = store.append, away  # type: ignore[method-assign]
            else:
                monkeypatch.setattr(commands.Play, "_decide", never)
                assert (await seat.move(action))["type"] == "done"
            before, start = attempts.count[table_id], time.monotonic()
            told = await seat.until(lambda m: m["type"] == "refused")
            assert told["re"] is None and told["code"] == ("error" if code == "defect" else code)
            await asyncio.sleep(2.0)
            tried = attempts.count[table_id] - before
            assert 2 <= tried <= 5 + (time.monotonic() - start) / 0.8, "after 0.2, 0.4, 0.8, 0.8 ... seconds"
            seat.raw.clear()
            await settle(seat)
            assert not [text for text in seat.raw if '"refused"' in text], "they are told once"
            monkeypatch.setattr(commands.Play, "_decide", honest)
            if code == "store":
                store.append = append  # type: ignore[method-assign]
            await eventually(lambda: (1, True) in server.services.tables.loaded[table_id].table.state.movers)

    playing(work)


def test_undo_has_a_bound_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """A move and its undo, again and again, fill a log: a seat has so many, whatever the others do."""
    monkeypatch.setattr(table_state, "MAX_UNDOS", 3)
    table = place(playing_table("human", "human"), 0, 3)
    for number in range(3):
        place(table, 1, 4)
        assert table.state.undoable(1) == 1, number
        then(table, decide(table, commands.Undo(1), 2.0, Chance))
    place(table, 1, 4)
    assert table.state.undoable(1) == 0, "so the page does not offer it"
    with refused("no-undo"):
        decide(table, commands.Undo(1), 3.0, Chance)
    place(table, 0, 5)
    assert table.state.undoable(0) == 1, "the other seat has its own"
    then(table, decide(table, commands.Undo(0), 4.0, Chance))


def test_undo_leaves_room_for_the_game(data: Path) -> None:
    """Whoever moves and undoes all the time is stopped while there is room to play on."""

    async def work() -> None:
        async with serving(settings(data, limits=replace(LOOSE, log_rows=40))) as server:
            rosa, emil, made = await two_at_a_table(server)
            seats = [await rosa.live(made["table"]["id"], 0), await emil.live(made["table"]["id"], 1)]
            kept = server.services.tables.loaded[made["table"]["id"]].table
            for _ in range(40):
                actor = await play_some(seats, random.Random(1), 0)
                assert actor is not None and actor.view is not None
                assert (await actor.move(actor.view["actions"][0]["text"]))["type"] == "done"
                answer = await actor.ask("undo")
                await settle(*seats)
                if answer["type"] == "refused":
                    break
            assert answer["code"] == "full-log" and kept.seq in (30, 31), "a quarter is left"
            assert kept.state.status == "playing"
            assert await play_some(seats, random.Random(1), 5) is not None

    playing(work)


def test_leaving_and_coming_back_leave_room_too(data: Path) -> None:
    """A seat is left whatever the log holds, and the table closed with the last of them."""

    async def work() -> None:
        async with serving(settings(data, limits=replace(LOOSE, log_rows=20))) as server:
            rosa, emil, made = await two_at_a_table(server)
            table_id = made["table"]["id"]
            seats = [await rosa.live(table_id, 0), await emil.live(table_id, 1)]
            kept = server.services.tables.loaded[table_id].table
            other = 1 - (kept.state.actor or 0)
            person = (rosa, emil)[other]
            for _ in range(20):
                left = await person.post(f"/api/tables/{table_id}/leave", {"seat": other})
                assert left.status_code == 200, left.text
                back = await seats[other].ask("back")
                if back["type"] == "refused":
                    break
            assert back["code"] == "full-log" and kept.seq in (15, 16) and kept.state.status == "playing"
            assert (await seats[1 - other].ask("say", text="hello"))["code"] == "full-log"
            last = await (rosa, emil)[1 - other].post(f"/api/tables/{table_id}/leave", {"seat": 1 - other})
            assert last.json()["table"]["status"] == "closed"

    playing(work)


def test_a_table_that_never_begins_cannot_be_filled(data: Path) -> None:
    """Sitting down and leaving again, for ever: there is an end to it, and leaving is always possible."""

    async def work() -> None:
        async with serving(settings(data, limits=replace(LOOSE, log_rows=20))) as server:
            rosa, emil = await server.guest("Rosa"), await server.guest("Emil")
            made = await rosa.open_table("hidden-castle", ["me", "open", "open"], options={"players": 3})
            table_id = made["table"]["id"]
            assert (await emil.post("/api/claims", {"token": made["invitation"]})).status_code == 200
            for _ in range(20):
                sat = await emil.post(f"/api/tables/{table_id}/sit", {"seat": 1})
                if sat.status_code != 200:
                    break
                assert (await emil.post(f"/api/tables/{table_id}/leave", {"seat": 1})).status_code == 200
            assert sat.json()["code"] == "full-log"
            assert (await rosa.post(f"/api/tables/{table_id}/leave", {"seat": 0})).json()["table"]["status"] == "closed"

    playing(work)


def test_what_has_room_when() -> None:
    """Talk half a log, undo and coming back three quarters, moves all of it; what ends a part in the game, always."""
    table = playing_table("human", "human")

    def room(*entries: log.Entry, rows: int) -> bool:
        proposal = Proposal(table, 1.0)
        proposal.base, proposal.entries = rows, list(entries)
        try:
            commands.check_room(proposal, 100)
        except RefusedError as problem:
            assert problem.code == "full-log"
            return False
        return True

    for entry, most in (
        (log.Spoken(0, "a"), 50), (log.Marked(0, "a"), 50), (log.Undone(0, 1), 75), (log.Returned(0), 75),
        (log.Seated(0, "human", "a"), 75), (log.Moved(0, "a"), 100), (log.Drawn("a"), 100), (log.Lapsed(0), 100),
    ):  # fmt: skip
        assert room(entry, rows=most - 1) and not room(entry, rows=most), entry
    for always in (
        log.Replaced(0, "a"),
        log.Closed(),
        log.Seated(0, "open", ""),
        log.Continued("a"),
        log.Rewound(1, 2),
    ):
        assert room(always, rows=1000)
    assert room(log.Seated(0, "open", ""), log.Closed(), rows=1000) and not room(
        log.Moved(0, "a"), log.Closed(), rows=100
    )
    begun = Proposal(table, 1.0)
    begun.entries = [log.Seated(0, "human", "a"), log.Started(), log.Drawn("a")]
    assert not commands.is_needed_to_go_on(begun), "a table that has not begun is not closed for it"
    then(table, decide(table, commands.Leave("guest0", 0, table.state.chairs[0]), 1.0, Chance))
    then(table, decide(table, commands.Leave("guest1", 1, table.state.chairs[1]), 1.0, Chance))
    with refused("closed"):
        decide(table, commands.Play(0, "place 1"), 1.0, Chance)
