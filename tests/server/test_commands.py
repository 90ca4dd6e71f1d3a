"""nightkeep serve, export and verify, as they are typed."""

from __future__ import annotations

import asyncio
import json
import random
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner

from nightkeep.cli.main import app
from nightkeep.server.logs import Lines
from tests.server.support import play_out, play_some, playing, serving, settings
from tests.server.test_tables import two_at_a_table


def nightkeep(*words: str) -> tuple[int, str]:
    done = CliRunner().invoke(app, list(words))
    return done.exit_code, " ".join((done.output + (done.stderr if done.stderr_bytes else "")).split())


def test_export_and_verify(data: Path, database: str) -> None:
    """Every table that has begun becomes a record that replays; a finished one can be checked."""

    async def work() -> None:
        async with serving(settings(data, database)) as server:
            rosa, emil, made = await two_at_a_table(server)
            seats = [await rosa.live(made["table"]["id"], 0), await emil.live(made["table"]["id"], 1)]
            await play_out(seats, random.Random(1))
            unfinished = await rosa.open_table("hidden-castle", ["me", "me"], options={"players": 2})
            pair = [await rosa.live(unfinished["table"]["id"], place) for place in (0, 1)]
            await play_some(pair, random.Random(2), 3)
            await rosa.open_table("hidden-castle", ["me", "open"], options={"players": 2})

    playing(work)
    folder = data / "records"
    where = ["--database", database] if database else ["--data", str(data)]
    code, said = nightkeep("export", str(folder), *where)
    assert code == 0 and "2 records written" in said, said
    records = [json.loads(file.read_text()) for file in sorted(folder.glob("*.json"))]
    finished = [file for file, r in zip(sorted(folder.glob("*.json")), records, strict=True) if r["dice"]["secret"]]
    assert len(records) == 2 and len(finished) == 1, "an unfinished game's secret is not written out"
    code, said = nightkeep("verify", str(finished[0]))
    assert code == 0 and "The dice are right" in said and "Expected" in said
    record = json.loads(finished[0].read_text())
    record["dice"]["secret"] = "00" * 32
    finished[0].write_text(json.dumps(record))
    code, said = nightkeep("verify", str(finished[0]))
    assert code == 2 and "does not fit the commitment" in said


def test_export_from_nowhere(data: Path) -> None:
    code, said = nightkeep("export", str(data / "out"), "--data", str(data / "nothing"))
    assert code == 2 and "no server has kept tables there" in said


def test_serve_refuses_what_cannot_work(data: Path) -> None:
    for words, reason in (
        (["--workers", "2"], "SQLite serves one"),
        (["--data", "/proc/nowhere"], "cannot be written"),
        (["--data", str(data), "--database", "oracle://x"], "postgresql://"),
        (["--data", str(data), "--limit", "patience=3"], "the limits are"),
        (["--data", str(data), "--limit", "watchers=many"], "is a number"),
    ):
        code, said = nightkeep("serve", "--port", "0", *words)
        assert code == 2 and reason in said, (words, said)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        code, said = nightkeep("serve", "--data", str(data), "--port", str(taken.getsockname()[1]))
        assert code == 2 and "cannot listen there" in said


def test_serve_runs_says_where_and_is_alone(data: Path) -> None:
    """It prints its address, answers there, keeps a second server away from its folder, and stops when asked."""
    words = [sys.executable, "-m", "nightkeep", "serve", "--port", "0", "--data", str(data)]
    running = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        assert running.stdout is not None
        line = running.stdout.readline()
        address = line.split()[-1]
        assert line.startswith("Nightkeep is served at http://127.0.0.1:")
        end = time.monotonic() + 60
        while True:
            try:
                answer = httpx.get(address + "api/ready", timeout=60, verify=False)
                break
            except httpx.HTTPError:
                assert time.monotonic() < end
                time.sleep(0.1)
        assert answer.json()["status"] == "ok"
        code, said = nightkeep("serve", "--port", "0", "--data", str(data))
        assert code == 2 and "another server is using this folder" in said
    finally:
        running.send_signal(signal.SIGTERM)
        _, errors = running.communicate(timeout=60)
    assert running.returncode in (0, -signal.SIGTERM), errors


def test_logs_are_lines_of_json(capsys: pytest.CaptureFixture[str]) -> None:
    import logging

    try:
        raise ValueError("boom")
    except ValueError:
        record = logging.LogRecord("nightkeep.server", logging.ERROR, "f", 1, "it %s", ("broke",), sys.exc_info())
    record.table = "abc"
    line = json.loads(Lines().format(record))
    assert (line["says"], line["table"], line["level"]) == ("it broke", "abc", "error") and "boom" in line["trace"]


def test_health_when_the_database_is_gone(data: Path) -> None:
    async def work() -> None:
        async with serving(settings(data)) as server:
            rosa = await server.guest("Rosa")
            assert (await rosa.get("/api/ready")).status_code == 200

            async def gone(*_: object) -> None:
                from nightkeep.server.store import StoreError

                raise StoreError("gone")

            server.house.store._read = gone  # type: ignore[method-assign, assignment]
            assert (await rosa.get("/api/ready")).status_code == 503
            assert (await rosa.get("/api/health")).status_code == 200
            assert (await rosa.get("/api/tables")).json()["code"] == "store"
            await asyncio.sleep(0)

    playing(work)
