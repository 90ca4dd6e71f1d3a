"""Make a database and records with this checkout's server, which later versions must open and play on.

``NUMBA_DISABLE_JIT=1 python -m tests.server.stored.make FOLDER`` writes ``database.sql.gz`` (SQLite's dump) and
``expected.json.gz`` (what the tables came to, the guests' cookies and the records). The tables hold every kind of log
entry. The files in this folder were made by the version of commit 773fa10, with the script as it was in commit 42a3bb9.
When the format of logs or records changes, add a folder with the files of the version before.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import random
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

from nightkeep.server import commands
from nightkeep.server.live_table import LiveTable
from nightkeep.server.tables import Table
from tests.server.support import Clockwork, Person, Running, play_out, play_some, serving, settings, settle

START = 1_795_000_000.0


async def finished(server: Running, rosa: Person) -> None:
    """A game that is over, with a decision undone on the way, and its rematch."""
    made = await rosa.open_table("hidden-castle", ["me", "me"], options={"players": 2})
    table_id = made["table"]["id"]
    seats = [await rosa.live(table_id, seat) for seat in (0, 1)]
    assert await seats[0].my_turn() and seats[0].view is not None
    await seats[0].move(seats[0].view["actions"][0]["text"])
    assert (await seats[0].ask("undo"))["type"] == "done"
    await seats[1].ask("say", text='He said "rewind": \u201cdo\u201d\nand left')
    await play_out(seats, random.Random(3))
    assert (await rosa.post(f"/api/tables/{table_id}/rematch")).status_code == 200


async def rewound(server: Running, rosa: Person, emil: Person, data: Path) -> None:
    """A game that the database lost rows of while it was played."""
    made = await rosa.open_table("hidden-castle", ["me", "open"], options={"players": 2}, listed=True)
    table_id = made["table"]["id"]
    await emil.join(made)
    seats = [await rosa.live(table_id, 0), await emil.live(table_id, 1)]
    await play_some(seats, random.Random(1), 8)
    with sqlite3.connect(data / "nightkeep.sqlite", timeout=30) as connection:
        ((seq,),) = connection.execute("select seq from tables where id = ?", (table_id,)).fetchall()
        connection.execute("delete from log where table_id = ? and seq > ?", (table_id, seq - 3))
        connection.execute("update tables set seq = ? where id = ?", (seq - 3, table_id))
    connection.close()
    assert (await seats[0].ask("say", text="hello"))["code"] == "rewound"
    await settle(*seats)
    again = [await rosa.live(table_id, 0), await emil.live(table_id, 1)]
    await play_some(again, random.Random(2), 3)


async def secret(server: Running, rosa: Person, emil: Person) -> None:
    """A game with secrets, a bot, a marker, sides, an absent player who comes back, and a turn that lapsed."""
    seats = ["me", "open", "random", "me"]
    made = await rosa.open_table("ghost-chase", seats, options={"players": 4}, clock=600, absent=600, pace=0.1)
    table_id = made["table"]["id"]
    await emil.join(made)
    live: LiveTable = server.services.tables.loaded[table_id]
    now = server.services.now
    here = {0: await rosa.live(table_id, 0), 1: await emil.live(table_id, 1), 3: await rosa.live(table_id, 3)}
    rng = random.Random(4)
    marked = False
    for _ in range(400):
        clock: Any = now
        clock.now += 1
        live.schedule()
        await asyncio.sleep(0.02)
        for seat in here.values():
            await settle(seat)
        state = live.table.state
        if state.actor in here:
            seat = here[state.actor]
            assert seat.view is not None
            await seat.move(rng.choice(seat.view["actions"])["text"])
        if not marked and len(state.movers) > 6:
            for place in ("1", "2", "3"):
                marked = marked or (await here[1].ask("mark", name="suspicion", place=place))["type"] == "done"
        if state.status != "playing" or (marked and len(state.movers) > 20):
            break
    assert marked
    await here[1].ask("say", text="over there", team=True)
    await live.execute(commands.Replace(1))
    assert (await here[1].ask("back"))["type"] == "done"
    await live.execute(commands.Replace(3))
    actor = live.table.state.actor
    if actor is not None and actor >= 0:
        await live.execute(commands.Lapse(actor))


async def others(server: Running, rosa: Person, emil: Person) -> None:
    """A few moves of every other game, a table that waits, and one that everybody has left."""
    for game, players in (("midnight-party", 3), ("keys-to-the-castle", 2), ("hidden-rooms", 1), ("run-ghost-run", 2)):
        options = {} if players == 1 else {"players": players}
        made = await rosa.open_table(game, ["me"] * players, options=options)
        seats = [await rosa.live(made["table"]["id"], seat) for seat in range(players)]
        await play_some(seats, random.Random(5), 3)
    await emil.open_table("midnight-party", ["me", "open", "open"], options={"players": 3}, listed=True)
    left = await emil.open_table("midnight-party", ["me", "random", "random"], options={"players": 3})
    assert (await emil.post(f"/api/tables/{left['table']['id']}/leave", {"seat": 0})).json()["table"][
        "status"
    ] == "closed"


def came_to(table: Table) -> dict[str, Any]:
    """What a table is after all its rows, without any sentence."""
    state = table.state
    return {
        "game": table.setup.game, "status": state.status, "seq": table.seq, "chain": table.chain, "actor": state.actor,
        "drawn": state.drawn, "next": state.next, "turn_at": state.turn_at, "acted_at": state.acted_at,
        "lapsed": state.lapsed, "undos": {str(seat): count for seat, count in state.undos.items()},
        "chairs": [[c.kind, c.name, c.guest, c.level, c.seed, c.away] for c in state.chairs],
        "streams": [[stream.n, stream.update_n, len(stream.recent)] for stream in table.streams.values()],
        "record": None if state.position is None else table.record(),
    }  # fmt: skip


async def work(data: Path, folder: Path) -> None:
    clock = Clockwork()
    clock.now = START
    source = random.Random(7)
    chosen = settings(data, now=clock, random=source.randbytes)
    async with serving(chosen) as server:
        rosa, emil = await server.guest("Rosa"), await server.guest("Emil")
        cookies = [dict(person.client.cookies) for person in (rosa, emil)]
        await finished(server, rosa)
        await rewound(server, rosa, emil, data)
        await secret(server, rosa, emil)
        await others(server, rosa, emil)
        server.services.tables.closing = True
    async with serving(chosen) as server:
        server.services.tables.closing = True
        ids = await server.services.store.all_ids()
        tables = {one: came_to(await server.services.tables.rebuild(one, whole=True)) for one in ids}
    connection = sqlite3.connect(data / "nightkeep.sqlite")
    kinds = {entry["do"] for (row,) in connection.execute("select entries from log") for entry in json.loads(row)}
    print(sorted(kinds), len(kinds))
    dump = "\n".join(connection.iterdump())
    connection.close()
    expected = json.dumps({"now": clock.now, "cookies": cookies, "tables": tables})
    for name, text in (("database.sql.gz", dump), ("expected.json.gz", expected)):
        (folder / name).write_bytes(gzip.compress(text.encode(), mtime=0))


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as there:
        asyncio.run(work(Path(there), Path(sys.argv[1])))
