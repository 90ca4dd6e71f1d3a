"""Databases and records of earlier versions open and play on (``stored/make.py`` says how they were made)."""

from __future__ import annotations

import asyncio
import gzip
import json
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest

import nightkeep as nk
from nightkeep.server import fair
from nightkeep.server.replay import rebuild
from nightkeep.server.store import Store
from tests.server.stored.make import came_to
from tests.server.support import Clockwork, playing, serving, settings, settle

STORED = Path(__file__).parent / "stored"


@pytest.fixture(scope="module")
def expected() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(gzip.decompress((STORED / "expected.json.gz").read_bytes()))
    return found


@pytest.fixture
def restored(data: Path) -> Path:
    """A server's folder with the stored database."""
    connection = sqlite3.connect(data / "nightkeep.sqlite")
    connection.executescript(gzip.decompress((STORED / "database.sql.gz").read_bytes()).decode())
    connection.close()
    return data


def test_every_stored_log_comes_to_the_same_table(restored: Path, expected: dict[str, Any]) -> None:
    async def work() -> None:
        store = Store(settings(restored).url, "test")
        try:
            await store.migrate()
            assert set(await store.all_ids()) == set(expected["tables"])
            for table_id, wanted in expected["tables"].items():
                found = await store.table(table_id)
                assert found is not None
                table = await asyncio.to_thread(rebuild, found.setup, await store.rows_after(table_id, 0), whole=True)
                assert table.broken is None and json.loads(json.dumps(came_to(table))) == wanted
        finally:
            await store.close()

    playing(work)


def test_stored_records_replay_and_their_dice_are_fair(expected: dict[str, Any]) -> None:
    finished = 0
    for table in expected["tables"].values():
        if (record := table["record"]) is not None:
            without_dice = {key: value for key, value in record.items() if key != "dice"}
            assert nk.replay(without_dice).record()["actions"] == record["actions"]
            if record["dice"]["secret"] is not None:
                assert fair.verify(record).draws == table["drawn"]
                finished += table["status"] == "over"
    assert finished == 1


def test_stored_tables_play_on(restored: Path, expected: dict[str, Any]) -> None:
    """Guests come back with their cookies, read what they missed, and the next move is kept."""

    async def work() -> None:
        clock = Clockwork()
        clock.now = expected["now"]
        async with serving(settings(restored, now=clock)) as server:
            rosa, emil = [await server.again(cookies) for cookies in expected["cookies"]]
            moved = set()
            for table_id, wanted in expected["tables"].items():
                for person in (rosa, emil):
                    answer = (await person.get(f"/api/tables/{table_id}")).json()
                    for place in answer.get("mine", []):
                        told = (await person.get(f"/api/tables/{table_id}/history?seat={place}")).json()["told"]
                        seat = await person.live(table_id, place)
                        assert not told or told[-1]["n"] <= seat.n
                        if wanted["status"] == "over":
                            assert (await person.get(f"/api/tables/{table_id}/record")).json() == wanted["record"]
                        if seat.view is None or seat.view["actor"] != place or wanted["status"] != "playing":
                            continue
                        if seat.table["seats"][place]["away"] is not None:
                            assert (await seat.ask("back"))["type"] == "done"
                        await settle(seat)
                        answer = await seat.move(random.Random(1).choice(seat.view["actions"])["text"])
                        assert answer["type"] == "done", answer
                        moved.add(wanted["game"])
            assert len(moved) >= 5, moved

    playing(work)
