"""Two servers whose secrets differ in ways one seat cannot know: every byte that seat is sent must be the same.

``python -m tests.server.twins GAMES STEPS`` is the long version of the test.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, ClassVar

import msgspec

import nightkeep as nk
from nightkeep.compile.kernel import CHANCE, OVER
from nightkeep.play.chance import Chance
from nightkeep.play.registry import game_spec
from nightkeep.play.state import State
from nightkeep.server import commands
from nightkeep.server.live_table import LiveTable
from tests.server.support import Person, Running, Seat, serving, settings, settle

Signature = tuple[Any, ...]
MOST = 30  # actions that are looked at in one position


class Loaded(Chance):
    """Dice that fall as the test wants: ``first`` while a game is laid out and dealt, then ``place``."""

    first: ClassVar[list[int]] = []
    place = 0

    def weighted(self, weights: list[int]) -> int:
        return Loaded.first.pop(0) if Loaded.first else Loaded.place


class Side:
    """One of the two servers, with a table where one guest holds every seat, and somebody who only watches.

    The observer's seat is played over its connection, the others inside the server.
    """

    def __init__(self, server: Any, rosa: Person, watcher: Person, table_id: str, seat: Seat) -> None:
        self.server, self.rosa, self.watcher, self.table_id, self.seat = server, rosa, watcher, table_id, seat

    @property
    def live(self) -> LiveTable:
        found: LiveTable = self.server.services.tables.loaded[self.table_id]
        return found

    @property
    def state(self) -> State:
        state = self.live.table.state.position
        assert state is not None
        return state


@contextlib.asynccontextmanager
async def two_servers() -> AsyncIterator[tuple[Running, Running]]:
    """Everything random or timed is the same on both."""
    async with contextlib.AsyncExitStack() as stack:
        servers = []
        for _ in range(2):
            data = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            chosen = settings(data, now=lambda: 1000.0, random=random.Random(7).randbytes, dice=Loaded)
            servers.append(await stack.enter_async_context(serving(chosen)))
        yield servers[0], servers[1]


def options_of(name: str, players: int) -> dict[str, Any]:
    return {"players": players} if "players" in game_spec(name).options else {}


def openings(name: str, players: int, observer: int | None, rng: random.Random) -> tuple[list[int], list[int]]:
    """How the dice of both sides fall before the first decision: the same to the observer, else differing."""
    states = [nk.game(name, **options_of(name, players)).start() for _ in range(2)]
    places: tuple[list[int], list[int]] = ([], [])
    while states[0].actor == CHANCE:
        pair = choose(states[0], states[1], observer, rng)
        assert pair is not None
        for state, code, fallen in zip(states, pair, places, strict=True):
            fallen.append(state.action_codes().index(code))
            state.play_code(code)
    return places


async def sit_down(server: Running, name: str, players: int, observer: int | None, first: list[int]) -> Side:
    rosa, watcher = await server.guest("Rosa"), await server.guest("Watcher")
    Loaded.first = first
    made = await rosa.open_table(name, ["me"] * players, options=options_of(name, players), pace=60, listed=True)
    assert Loaded.first == [], "all of it fell as it should"
    table_id = made["table"]["id"]
    seat = await (watcher if observer is None else rosa).live(table_id, observer)
    return Side(server, rosa, watcher, table_id, seat)


def signatures(state: State, observer: int | None) -> dict[Signature, list[int]]:
    """The actor's actions by what the observer would know afterwards."""
    found = defaultdict(list)
    known = state.moves(observer)
    codes = state.action_codes()
    for code in codes if len(codes) <= MOST else codes[:: len(codes) // MOST]:
        twin = state.copy()
        twin.play_code(code)
        news = msgspec.json.encode(twin.news(observer, known))
        found[(twin.fogged(observer).to_bytes(), twin.moves(observer), news, twin.actor)].append(code)
    return found


def choose(one: State, other: State, observer: int | None, rng: random.Random) -> tuple[int, int] | None:
    """An action for each side that looks the same to the observer and, if there are any, differs."""
    left, right = signatures(one, observer), signatures(other, observer)
    same = [key for key in left if key in right]
    if not same:
        return None
    pairs = []
    for _ in range(30):
        key = rng.choice(same)
        pairs.append((rng.choice(left[key]), rng.choice(right[key])))
    if one.actor == observer:
        pairs = [(code, code) for code, _ in pairs if code in [c for key in same for c in right[key]]]
    return next((pair for pair in pairs if pair[0] != pair[1]), pairs[0] if pairs else None)


async def everything(side: Side, observer: int | None) -> list[str]:
    """All that the observer can get out of a server now."""
    seat = side.seat
    await settle(seat)
    person = side.watcher if observer is None else side.rosa
    path = f"/api/tables/{side.table_id}"
    query = "" if observer is None else f"?seat={observer}"
    fresh = await person.live(side.table_id, observer)
    await fresh.close()
    answers = [(await person.get(f"{path}{part}")).text for part in ("", f"/history{query}", f"/transcript{query}")]
    answers += [(await side.watcher.get("/api/tables")).text, fresh.raw[0]]
    return [*seat.raw, *answers]


async def same_bytes(one: Side, other: Side, observer: int | None) -> None:
    for left, right in zip(await everything(one, observer), await everything(other, observer), strict=True):
        assert left == right, f"seat {observer}:\n{left}\n{right}"


async def pester(side: Side, observer: int | None, number: int) -> None:
    """Requests that are refused: the reasons, too, are made of what the seat may know."""
    seat = side.seat
    for wish in (
        {"type": "move", "key": f"p{number}", "action": "xyzzy", "n": seat.n},
        {"type": "undo", "key": f"u{number}", "n": seat.n},
        {"type": "why", "action": "xyzzy"},
        {"type": "move", "key": f"s{number}", "action": "xyzzy", "n": 0},
    ):
        await seat.socket.send(json.dumps(wish))
    await settle(seat)  # so that on both sides the answers come before what happens next


async def compare(
    servers: tuple[Running, Running],
    name: str,
    players: int,
    observer: int | None,
    seed: int,
    steps: int,
    enough: int = 10**9,
) -> tuple[int, int]:
    """Play a game on both sides; returns how many actions were compared, and how many while the secrets differed.

    ``enough``: stop after so many of those.
    """
    rng = random.Random(seed)
    dice = openings(name, players, observer, rng)
    one, other = [
        await sit_down(server, name, players, observer, [*first]) for server, first in zip(servers, dice, strict=True)
    ]
    differed = number = 0
    for number in range(steps):
        if one.state.actor == OVER or differed >= enough:
            break
        assert one.state.actor == other.state.actor
        pair = choose(one.state, other.state, observer, rng)
        if pair is None:
            break  # from here on the observer would see a difference by the rules
        for part, code in zip((one, other), pair, strict=True):
            await act(part, observer, code, number)
            if number % 7 == 0:
                await pester(part, observer, number)
        if number % 25 == 24:
            await same_bytes(one, other, observer)
        differed += one.state.to_bytes() != other.state.to_bytes()
    await same_bytes(one, other, observer)
    await one.seat.close()
    await other.seat.close()
    return len(dice[0]) + number, differed  # what chance laid out and dealt is in the histories that were compared


async def act(part: Side, observer: int | None, code: int, number: int) -> None:
    state = part.state
    actor = state.actor
    if actor == observer:
        answer = await part.seat.ask("move", key=f"k{number}", action=state.write(code))
        assert answer["type"] == "done", answer
    elif actor == CHANCE:
        Loaded.place = state.action_codes().index(code)
        await part.live.execute(commands.Draw())
    else:
        await part.live.execute(commands.Play(actor, state.write(code)))


def hidden_games() -> list[tuple[str, int]]:
    """Every game in which seats know different things, with a number of players."""
    found = []
    for name in nk.games():
        game = nk.game(name)
        if game.spec.hidden:
            found.append((name, min(game.spec.players[1], max(game.spec.players[0], 3))))
    return found


def main(games: str, steps: str) -> None:
    async def work() -> None:
        start = time.monotonic()
        async with two_servers() as servers:
            for name, players in hidden_games():
                for observer in (None, *range(players)):
                    total = different = 0
                    for seed in range(int(games)):
                        compared, differed = await compare(servers, name, players, observer, seed, int(steps))
                        total, different = total + compared, different + differed
                    said = f"{total} actions compared, {different} with different secrets"
                    print(f"{name}, seat {observer}: {said} ({time.monotonic() - start:.0f} s)", flush=True)

    asyncio.run(work())


if __name__ == "__main__":
    main(*sys.argv[1:])
