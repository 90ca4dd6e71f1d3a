"""A client that plays random legal and illegal actions on every game, from several seats at once, and checks each
answer against an engine of its own."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

import nightkeep as nk
from nightkeep.compile.kernel import CHANCE
from nightkeep.play.state import State
from nightkeep.rules.errors import IllegalAction
from tests.server.support import Seat, new_key, playing, serving, settings, settle

ODD = ("", " ", "xyzzy", "roll", "stay", "-1", "walk", "\x00", "é" * 30, "pass")


def as_json(value: Any) -> Any:
    return json.loads(json.dumps(value))


def catch_up(engine: State, server_state: State) -> None:
    """Play on the engine what the server has drawn and decided since."""
    for action in server_state.history[len(engine.history) :]:
        engine.play(action)


@pytest.mark.parametrize("name", nk.games())
@pytest.mark.parametrize("pace", [0, 60])
def test_every_answer_is_the_engines(data: Path, name: str, pace: int) -> None:
    """Legal actions are done, illegal ones refused with the engine's reason; views and undo are the engine's too."""
    rng = random.Random(name + str(pace))
    spec = nk.game(name).spec
    players = min(spec.players[1], max(spec.players[0], 2))
    options = {"players": players} if "players" in spec.options else {}

    async def work() -> None:
        async with serving(settings(data)) as server:
            rosa = await server.guest("Rosa")
            made = await rosa.open_table(name, ["me"] * players, options=options, pace=pace)
            table_id = made["table"]["id"]
            seats = [await rosa.live(table_id, place) for place in range(players)]
            watcher = await rosa.live(table_id)
            table = server.services.tables.loaded[table_id].table
            assert table.game is not None and table.state.position is not None
            engine = table.game.start([chair.name for chair in table.state.chairs])
            catch_up(engine, table.state.position)
            done = 0
            for step in range(400):
                if engine.is_over or done >= 22:
                    break
                done += await one_step(engine, table, seats, rng)
                if step % 6 == 5:
                    await settle(*seats, watcher)
                    for seat in [*seats, watcher]:
                        assert seat.view == as_json(engine.view(seat.seat)), f"seat {seat.seat}"
            assert table.state.position.history == engine.history
            assert done >= 10 or engine.is_over

    playing(work)


async def one_step(engine: State, table: Any, seats: list[Seat], rng: random.Random) -> bool:
    """A request that may or may not be allowed; True if the game went on."""
    actor = engine.actor
    if actor == CHANCE:
        answer = await rng.choice(seats).ask("go")
        assert answer["type"] == "done"
        catch_up(engine, table.state.position)
        return True
    place = actor if rng.random() < 0.6 else rng.randrange(len(seats))
    seat, legal = seats[place], engine.actions()
    if rng.random() < 0.15:
        return await try_undo(engine, table, seat)
    action = rng.choice(legal) if rng.random() < 0.6 else rng.choice(ODD)
    if rng.random() < 0.1:
        others = [s for s in seats if s is not seat]
        if others:  # somebody else asks for the same at the same time
            await rng.choice(others).send("move", key=new_key(), action=action or "?")
    twin = engine.copy()
    try:
        twin.play(action, place)
        allowed = True
    except IllegalAction:
        allowed = False
    if not action:
        await seat.send("move", key=new_key(), action=action)
        assert (await seat.until(lambda m: m["type"] == "refused"))["code"] == "bad-message"
        return False
    answer = await seat.move(action)
    if not allowed:
        assert answer["type"] == "refused", f"{action!r} by seat {place} was done; the engine refuses it"
        assert answer["code"] in ("illegal", "not-your-turn")
        await settle(*seats)
        catch_up(engine, table.state.position)
        return False
    if answer["type"] == "refused":  # the other seat's request can have been allowed too only if it was its turn
        raise AssertionError(f"{action!r} by seat {place} was refused: {answer['text']}")
    catch_up(engine, table.state.position)
    assert engine.history[len(twin.history) - 1] == twin.history[-1]
    return True


async def try_undo(engine: State, table: Any, seat: Seat) -> bool:
    """An undo is allowed if the last action is this seat's own and the engine could take it back."""
    mine = bool(engine.history) and engine.actors[-1] == seat.seat and engine.can_undo()
    answer = await seat.ask("undo")
    assert (answer["type"] == "done") == mine, (answer, engine.history[-1:])
    if mine:
        engine.undo()
        assert engine.to_bytes() == table.state.position.to_bytes()
        await asyncio.sleep(0)
    return False
