"""A hundred thousand malformed or hostile messages: ``python -m tests.server.hostile 100000 [GAME...]``.

Some are noise. Most are aimed: a message that the table would take at this moment, changed in a place or two, told
again, or sent from another seat. Some of these are still allowed and are played; so the table's log is compared with
what was acknowledged, and what was acknowledged with what was asked.
"""

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

import nightkeep as nk
from nightkeep.play.registry import game_spec
from nightkeep.server import entries as log
from nightkeep.server.journal import StoredRow
from tests.server.support import Person, Running, Seat, counted, serving, settings, settle

AIMED = 0.75  # of all messages

KINDS = ("move", "undo", "go", "mark", "say", "back", "why", "hint", "ping", "welcome", "done", "", "MOVE", "__class__")
ODD = (
    None, True, -1, 0, 2**63, 10**400, 1.5, float("inf"), "", " ", "\x00", "\ud800", "é" * 50, "a" * 5000, [], {}, [[]],
    "../../etc/passwd", "'; drop table log; --", "{0.__class__}", "%s%n", "<script>", "\u202e", "0:k1", "roll 1",
)  # fmt: skip


def polite(rng: random.Random) -> str:
    """A request of the right form for something that is not allowed."""
    key = f"h{rng.randrange(10**9)}"
    text = rng.choice([odd for odd in ODD if isinstance(odd, str) and odd and "\ud800" not in odd][:-1])[:4000]
    wishes: tuple[dict[str, Any], ...] = (
        {"type": "move", "key": key, "action": text}, {"type": "move", "key": key, "action": text, "n": 2**53 - 1},
        {"type": "undo", "key": key}, {"type": "go", "key": key}, {"type": "back", "key": key},
        {"type": "mark", "key": key, "name": text[:40], "place": text[:80]}, {"type": "why", "action": text},
        {"type": "say", "key": key, "text": "\x00"}, {"type": "say", "key": key, "text": "a", "team": True},
        {"type": "hint", "level": text[:40]},
    )  # fmt: skip
    return json.dumps(rng.choice(wishes))


def nonsense(rng: random.Random, actions: list[str]) -> str | bytes:
    """Something that is hardly ever a request, and never one that should harm."""
    which = rng.randrange(10)
    if which > 7:
        return polite(rng)
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


class Aim:
    """What is known of a table that is being shot at: its view from each seat, and what was acknowledged there."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.number = 0
        self.used: dict[str, str] = {}  # keys of requests that were carried out, by seat and key
        self.done: list[tuple[str, int, str]] = []  # what they did: kind, seat, and the action or text

    def valid(self, seat: Seat, others: list[Seat]) -> dict[str, Any]:
        """A message of the right form with this table's own words."""
        rng, view = self.rng, seat.view or {}
        actions = [a["text"] for one in (seat, seat, *others) for a in (one.view or {}).get("actions", [])]
        action = rng.choice(actions) if actions else "roll 1"
        self.number += 1
        key = rng.choice(list(self.used.values())) if self.used and rng.random() < 0.2 else f"a{self.number}"
        n = rng.choice([seat.n, seat.n, seat.n - 1, seat.n + 1, 0, None])
        wishes: list[dict[str, Any]] = [{"type": "move", "key": key, "action": action, "n": n}] * 4
        wishes += [{"type": "undo", "key": key, "n": n}, {"type": "go", "key": key}, {"type": "back", "key": key}]
        wishes += [{"type": "why", "action": action}, {"type": "say", "key": key, "text": f"{view.get('turn')}"}]
        wishes += [{"type": "mark", "key": key, "name": "x", "place": action}, {"type": "hint", "level": "random"}]
        return dict(rng.choice(wishes))

    def message(self, seat: Seat, others: list[Seat]) -> str | bytes:
        if self.rng.random() < AIMED:
            return self.shot(seat, others)
        return nonsense(self.rng, [a["text"] for a in (seat.view or {}).get("actions", [])])

    def shot(self, seat: Seat, others: list[Seat]) -> str | bytes:
        """A valid message, changed."""
        rng, wish = self.rng, self.valid(seat, others)
        for _ in range(rng.choice([0, 1, 1, 1, 2])):
            name = rng.choice(list(wish))
            how = rng.randrange(6)
            if how == 0:
                wish[name] = rng.choice(ODD)
            elif how == 1:
                wish[rng.choice(list(wish))] = wish[name]  # one field's value in another
            elif how == 2:
                del wish[name]
            elif how == 3:
                wish |= {rng.choice(["seat", "bot", "at", "key2", "Type"]): rng.choice([0, 1, True, "0"])}
            elif how == 4 and isinstance(wish[name], str):
                wish[name] = rng.choice([wish[name].upper(), wish[name] + " ", wish[name][:-1], wish[name] * 2])
            else:
                wish |= self.valid(seat, others) if rng.random() < 0.5 else {"n": str(seat.n)}
            if not wish:
                break
        text = json.dumps(wish)
        how = rng.randrange(12)
        if how == 0:
            place = rng.randrange(len(text))
            text = text[:place] + rng.choice(string.printable) + text[place + 1 :]
        elif how == 1:
            text = text[: rng.randrange(1, len(text) + 1)]
        elif how == 2:
            text = text[:-1] + "," + text[1:]  # every field twice
        elif how == 3:
            text = rng.choice([f"[{text}]", text + text, text + " ", f'"{text}"', text.replace('"', "'")])
        return text.encode("utf-8", "surrogatepass") if how == 4 else text

    def heard(self, seat: int | None, message: str | bytes, answers: list[dict[str, Any]]) -> bool:
        """Note what was carried out, if anything was; it must be what was asked for."""
        done = [answer for answer in answers if answer["type"] == "done"]
        if not done:
            return False
        wish = json.loads(message)
        assert len(done) == 1 and seat is not None and wish["key"] == done[0]["re"], f"{wish}: {done}"
        if (key := f"{seat}:{wish['key']}") in self.used:  # whatever it asks for now: it counts once
            return False
        assert wish["type"] in ("move", "undo", "say"), f"carried out: {wish}"
        self.used[key] = wish["key"]
        self.done.append((wish["type"], seat, wish.get("action", wish.get("text", ""))))
        return True


def is_ping(message: str | bytes) -> bool:
    try:
        return bool(json.loads(message) == {"type": "ping"})
    except (ValueError, RecursionError):
        return False


async def shoot(aim: Aim, seat: Seat, others: list[Seat], message: str | bytes) -> None:
    """Send a message and read all answers to it."""
    await seat.socket.send(message)
    await seat.send("ping")
    answers: list[dict[str, Any]] = []
    pongs = 1 + is_ping(message)
    while pongs:
        answers.append(await seat.next())
        pongs -= answers[-1]["type"] == "pong"
    if aim.heard(seat.seat, message, answers):
        await settle(*others)
    seat.raw.clear()
    seat.told.clear()


def compare(aim: Aim, rows: list[StoredRow]) -> None:
    """The table's log holds what was acknowledged, in that order, and nothing else that a seat could have asked for."""
    kept = [entry for row in rows for entry in log.decode(row.entries)]
    asked = [entry for entry in kept if isinstance(entry, log.Moved | log.Undone | log.Spoken)]
    assert len(asked) == len(aim.done), f"{len(asked)} in the log, {len(aim.done)} acknowledged"
    for entry, (kind, seat, text) in zip(asked, aim.done, strict=True):
        assert entry.seat == seat
        if isinstance(entry, log.Moved):
            words = " ".join(text.lower().split())
            assert kind == "move" and (entry.action == words or entry.action.startswith(words + " ")), (entry, text)
        elif isinstance(entry, log.Spoken):
            assert kind == "say" and entry.text == text.strip()
        else:
            assert kind == "undo"


async def flood(server: Running, count: int, rng: random.Random, name: str = "hidden-castle") -> dict[str, int]:
    """Shoot at tables of a game from every seat and as a spectator, until so many messages are sent; then compare."""
    rosa = await server.guest("Rosa")
    found = {"sent": 0, "tables": 0, "carried out": 0}
    while found["sent"] < count:
        players = nk.game(name).players
        options = {"players": players} if "players" in game_spec(name).options else {}
        made = await rosa.open_table(name, ["me"] * players, options=options)
        table_id = made["table"]["id"]
        places = [*range(players), None]
        seats = {place: await rosa.live(table_id, place) for place in places}
        aim = Aim(rng)
        while found["sent"] < count and seats[None].table["status"] == "playing":
            place = rng.choice(places)
            seat, others = seats[place], [seats[other] for other in places if other != place]
            try:
                await shoot(aim, seat, others, aim.message(seat, others))
            except websockets.ConnectionClosed:  # too large a message or a broken text: closed, and that is all
                await _drop(rosa, seat)
                seats[place] = await rosa.live(table_id, place)
            found["sent"] += 1
            if found["sent"] % 50 == 0:
                await settle(*seats.values())
        compare(aim, await server.services.store.rows_after(table_id, 0))
        found["tables"] += 1
        found["carried out"] += len(aim.done)
        for seat in seats.values():
            await _drop(rosa, seat)
    return found


async def _drop(person: Person, seat: Seat) -> None:
    person.seats.remove(seat)
    await seat.close()


def main(count: str, *names: str) -> None:
    games = names or tuple(nk.games())

    async def work() -> None:
        with tempfile.TemporaryDirectory() as folder:
            async with serving(settings(Path(folder))) as server:
                start, sent = time.monotonic(), 0
                for place, name in enumerate(games):
                    share = (int(count) - sent) // (len(games) - place)
                    found = await flood(server, share, random.Random(time.time()), name)
                    sent += found["sent"]
                    print(f"{name}: {found}", flush=True)
                counts = server.services.metrics.text().decode()
                assert counted(server, "errors") == 0
                print(f"{sent} hostile messages in {time.monotonic() - start:.0f} s, no defect: {counts}")

    asyncio.run(work())


if __name__ == "__main__":
    main(*sys.argv[1:])
