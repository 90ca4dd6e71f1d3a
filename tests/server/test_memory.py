"""GC-10.6: in a game in which seats must remember, nothing that was put away is sent again, but to its own seat."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.server.support import Person, Seat, playing, serving, settings, settle
from tests.told_support import said

WAY = (9, 8, 18, 17, 10)  # Max's first rooms; his hunters stay in 54
PUT_AWAY = re.compile(r'"room":(9|8|18|17)\b|place 9\b|"event-turned-up"')
STAYS = ("stay with ada", "stay with bram", "stay with cleo")


async def do(seats: list[Seat], *actions: str) -> None:
    """Whoever is to act plays these actions."""
    for action in actions:
        for seat in seats:
            await settle(seat)
        actor = next(seat for seat in seats if seat.view is not None and seat.view["actor"] == seat.seat)
        answer = await actor.move(action)
        assert answer["type"] == "done", answer


async def sent_again(person: Person, table: str, seat: int | None, have: int) -> dict[str, str]:
    """All that a viewer who comes back, or reads it up, is sent of what was before."""
    query = "" if seat is None else f"?seat={seat}"
    found = {part: (await person.get(f"/api/tables/{table}/{part}{query}")).text for part in ("history", "transcript")}
    for name, known in (("missed", have), ("kept", None)):
        back = await person.live(table, seat, known)
        assert back.welcome["fresh"] == (known is None)
        found[name] = json.dumps(back.welcome, separators=(",", ":"))
        await back.close()
    return found


def told(text: str) -> set[str]:
    return {match.group() for match in PUT_AWAY.finditer(text)}


@pytest.mark.parametrize("memory_aid", [False, True])
def test_what_is_put_away_is_not_sent_again(data: Path, database: str, memory_aid: bool) -> None:
    """To a chaser and to a spectator: at a reconnection, in the history and in the transcript."""

    async def work() -> None:
        async with serving(settings(data, database)) as server:
            rosa, watcher = await server.guest("Rosa"), await server.guest("Watcher")
            options: dict[str, Any] = {"players": 2, "memory_aid": memory_aid}
            made = await rosa.open_table("ghost-chase", ["me", "me"], options=options, listed=True)
            table = made["table"]["id"]
            seats = [await rosa.live(table, seat) for seat in (0, 1)]
            looking = await watcher.live(table)
            await do(seats, *["place 54"] * 3, f"place {WAY[0]}", "frame cats")
            for room in WAY[1:]:
                await do(seats, f"move {room}", *STAYS)
            viewers = ((rosa, 1, seats[1]), (watcher, None, looking))
            for person, seat, _ in viewers:  # the cards lie open
                for name, text in (await sent_again(person, table, seat, 1)).items():
                    assert {'"event-turned-up"', '"room":17'} <= told(text), name
            await do(seats, "frame bats", "move 11")
            for person, seat, line in viewers:
                await settle(line)
                assert "Turn 3: to 17." in [said(event) for event in line.events]  # when it was shown
                for name, text in (await sent_again(person, table, seat, 1)).items():
                    assert bool(told(text)) == memory_aid, (name, told(text))
            assert {'"event-turned-up"', '"room":17', '"room":9'} <= told(
                (await sent_again(rosa, table, 0, 1))["history"]
            )

    playing(work)


def test_after_the_end_everything_is_told(data: Path, database: str) -> None:
    """GC-8.10, GC-10.6"""

    async def work() -> None:
        async with serving(settings(data, database)) as server:
            rosa, watcher = await server.guest("Rosa"), await server.guest("Watcher")
            made = await rosa.open_table("ghost-chase", ["me", "me"], options={"players": 2}, listed=True)
            table = made["table"]["id"]
            seats = [await rosa.live(table, seat) for seat in (0, 1)]
            await do(seats, "place 49", "place 54", "place 54", f"place {WAY[0]}", "frame cats")
            for room in WAY[1:]:
                await do(seats, f"move {room}", *STAYS)
            await do(seats, "frame bats", "break", *STAYS)
            assert not told((await sent_again(watcher, table, None, 1))["history"])
            await do(seats, "move 48", "go 48 with ada")
            text = (await watcher.get(f"/api/tables/{table}/history")).text
            assert {'"event-turned-up"', '"room":17', '"room":9'} <= told(text)

    playing(work)
