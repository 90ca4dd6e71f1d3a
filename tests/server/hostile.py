"""A hundred thousand malformed or hostile messages: ``python -m tests.server.hostile 100000``."""

from __future__ import annotations

import asyncio
import json
import random
import string
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import websockets

from tests.server.support import Person, Running, Seat, serving, settings, settle

KINDS = ("move", "undo", "go", "mark", "say", "back", "why", "hint", "ping", "welcome", "done", "", "MOVE", "__class__")
ODD = (
    None, True, -1, 0, 2**63, 10**400, 1.5, float("inf"), "", " ", "\x00", "\ud800", "é" * 50, "a" * 5000, [], {}, [[]],
    "../../etc/passwd", "'; drop table log; --", "{0.__class__}", "%s%n", "<script>", "\u202e", "0:k1", "roll 1",
)  # fmt: skip


def nonsense(rng: random.Random, actions: list[str]) -> str | bytes:
    """Something that is hardly ever a request, and never one that should harm."""
    which = rng.randrange(8)
    if which == 0:
        return rng.randbytes(rng.randrange(1, 200))
    if which == 1:
        return "".join(rng.choice(string.printable) for _ in range(rng.randrange(1, 200)))
    if which == 2:
        return "[" * rng.randrange(1, 3000)
    fields: dict[str, Any] = {"type": rng.choice(KINDS)}
    for name in ("key", "action", "n", "text", "team", "name", "place", "level", "seat", "extra"):
        if rng.random() < 0.5:
            fields[name] = rng.choice(ODD)
    if which < 5 and actions:
        fields |= {"type": "move", "key": rng.choice(["k", "", "a b", "x" * 65, None]), "action": rng.choice(actions)}
        fields["n"] = rng.choice([-1, 2**60, "1", None, 0])
        fields["seat"] = 0  # no such field: a seat cannot be chosen in a request
    text = json.dumps(fields)
    if which == 5:
        place = rng.randrange(len(text))
        text = text[:place] + rng.choice(string.printable) + text[place + 1 :]
    return text[: rng.randrange(1, len(text))] if which == 6 else text


async def flood(server: Running, count: int, rng: random.Random) -> int:
    """Send nonsense from several seats and a spectator; afterwards the table is as it was, and plays on."""
    rosa = await server.guest("Rosa")
    made = await rosa.open_table("hidden-castle", ["me", "me"], options={"players": 2})
    table_id = made["table"]["id"]
    table = server.house.keeper.tables[table_id].table
    assert table.state is not None
    watched = await rosa.live(table_id, 0)
    actions = [a["text"] for a in (watched.view or {})["actions"]]
    before = table.state.to_bytes(), list(table.makers)
    sent = 0
    seats: dict[int | None, Seat] = {}
    while sent < count:
        place = rng.choice([0, 1, None])
        if place not in seats:
            seats[place] = await rosa.live(table_id, place)
        try:
            for _ in range(50):
                await seats[place].socket.send(nonsense(rng, actions))
                sent += 1
            await settle(seats[place])
            seats[place].raw.clear()
            seats[place].told.clear()
        except websockets.ConnectionClosed:  # too large a message or a broken text: closed, and that is all
            await _drop(rosa, seats.pop(place))
    assert (table.state.to_bytes(), list(table.makers)) == before, "nonsense has moved something"
    actor = table.actor
    assert actor is not None
    player = await rosa.live(table_id, actor)
    assert player.view is not None
    answer = await player.move(player.view["actions"][0]["text"])
    assert answer["type"] == "done"
    return sent


async def _drop(person: Person, seat: Seat) -> None:
    person.seats.remove(seat)
    await seat.close()


def main(count: str) -> None:
    async def work() -> None:
        with tempfile.TemporaryDirectory() as folder:
            async with serving(settings(Path(folder))) as server:
                start = time.monotonic()
                sent = await flood(server, int(count), random.Random(time.time()))
                counts = dict(server.house.metrics.counts)
                assert counts.get("errors", 0) == 0
                print(f"{sent} hostile messages in {time.monotonic() - start:.0f} s, no defect: {counts}")

    asyncio.run(work())


if __name__ == "__main__":
    main(*sys.argv[1:])
