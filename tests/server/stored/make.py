"""Make a database and records with a checkout's server, which later versions must open and play on.

Run it once for a version, in a checkout of that version (the files beside it were made at commit 773fa10, of which the
names below are)::

    cd CHECKOUT && NUMBA_DISABLE_JIT=1 PYTHONPATH=src:. python THIS_FILE FOLDER

It writes ``database.sql.gz`` (SQLite's dump) and ``expected.json.gz`` (what the tables came to, the guests' cookies and
the records). The tables hold every kind of log entry.
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

from nightkeep.server import decide
from nightkeep.server.live import LiveTable
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
    live: LiveTable = server.house.keeper.tables[table_id]
    now = server.house.settings.now
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
        table = live.table
        if table.actor in here:
            seat = here[table.actor]
            assert seat.view is not None
            await seat.move(rng.choice(seat.view["actions"])["text"])
        if not marked and len(table.makers) > 6:
            for place in ("1", "2", "3"):
                marked = marked or (await here[1].ask("mark", name="suspicion", place=place))["type"] == "done"
        if table.status != "playing" or (marked and len(table.makers) > 20):
            break
    assert marked
    await here[1].ask("say", text="over there", team=True)
    await live.ask(lambda t: decide.replace_absent(t, 1, now()))
    assert (await here[1].ask("back"))["type"] == "done"
    await live.ask(lambda t: decide.replace_absent(t, 3, now()))
    if live.table.actor is not None and live.table.actor >= 0:
        actor = live.table.actor
        await live.ask(lambda t: decide.lapse(t, actor, now()))


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


async def came_to(server: Running, table_id: str) -> dict[str, Any]:
    """What a table is after all its rows, without any sentence."""
    table = await server.house.keeper.rebuilt(table_id, whole=True)
    return {
        "game": table.facts.game, "status": table.status, "seq": table.seq, "chain": table.chain, "actor": table.actor,
        "drawn": table.drawn, "next": table.next, "turn_at": table.turn_at, "acted_at": table.acted_at,
        "lapsed": table.lapsed, "undos": {str(seat): count for seat, count in table.undos.items()},
        "chairs": [[c.kind, c.name, c.guest, c.level, c.seed, c.away] for c in table.chairs],
        "streams": [[stream.n, stream.update_n, len(stream.kept)] for stream in table.streams.values()],
        "record": None if table.state is None else table.record(),
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
        server.house.keeper.closing = True
    async with serving(chosen) as server:
        server.house.keeper.closing = True
        tables = {table_id: await came_to(server, table_id) for table_id in await server.house.store.all_ids()}
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
