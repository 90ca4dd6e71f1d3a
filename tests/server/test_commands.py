"""nightkeep serve, export and verify, as they are typed."""

from __future__ import annotations

import asyncio
import json
import os
import random
import resource
import signal
import socket
import stat
import subprocess
import sys
import time
from pathlib import Path

import httpx
import msgspec
import pytest
from typer.testing import CliRunner

from nightkeep.cli.main import app
from nightkeep.cli.serve import MAX_FILES, Serving, _announce, _config, _limits, _listen, page_origin
from nightkeep.server.logs import formatter
from tests.server.support import LONG, play_out, play_some, playing, serving, settings
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
    assert code == 0 and said.rstrip().endswith(": 2"), said
    records = [json.loads(file.read_text()) for file in sorted(folder.glob("*.json"))]
    finished = [file for file, r in zip(sorted(folder.glob("*.json")), records, strict=True) if r["dice"]["secret"]]
    assert len(records) == 2 and len(finished) == 1, "an unfinished game's secret is not written out"
    code, said = nightkeep("verify", str(finished[0]))
    assert code == 0 and "Chance was fair" in said and "Expected" in said
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
        (["--data", str(data), "--database", "postgresql://host:port/name"], "user:password@host/name"),
        (["--data", str(data), "--limit", "watchers=many"], "is a whole number"),
        (["--data", str(data), "--limit", "body=-1"], "not below 0"),
        (["--data", str(data), "--limit", "requests_per_second=inf"], "below 1,000,000,000,000"),
        (["--data", str(data), "--limit", "requests_per_second=nan"], "is a number"),
        (["--data", str(data), "--origin", "games.example"], "https://games.example"),
        (["--data", str(data), "--origin", "https://games.example/hall"], "without a path"),
        (["--data", str(data), "--host", "a..b"], "no name of a machine"),
    ):
        code, said = nightkeep("serve", "--port", "0", *words)
        assert code == 2 and reason in said, (words, said)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        code, said = nightkeep("serve", "--data", str(data), "--port", str(taken.getsockname()[1]))
        assert code == 2 and "cannot listen there" in said


@pytest.mark.parametrize("content", ["a folder", "nonsense"])
def test_what_is_no_database_is_told_in_a_line(data: Path, content: str) -> None:
    found = data / "nightkeep.sqlite"
    if content == "a folder":
        found.mkdir()
    else:
        found.write_text("This is no database, and long enough to be seen to be none. " * 40)
    for words in (("serve", "--port", "0"), ("export", str(data / "out"))):
        code, said = nightkeep(*words, "--data", str(data))
        assert code == 2 and "database" in said and "Traceback" not in said, said


@pytest.mark.parametrize("address", ["mysql://host/name", "nonsense", "postgresql://host:port/name"])
def test_export_from_no_database(data: Path, address: str) -> None:
    code, said = nightkeep("export", str(data / "out"), "--database", address)
    assert code == 2 and "postgresql://user:password@host/name" in said


@pytest.mark.parametrize(
    ("given", "sent"),
    [
        ("https://games.example/", "https://games.example"),
        ("https://Games.Example:443", "https://games.example"),
        ("http://games.example:8080", "http://games.example:8080"),
        ("http://[::1]:80/", "http://[::1]"),
    ],
)
def test_an_origin_is_what_a_browser_sends(given: str, sent: str) -> None:
    assert page_origin(given) == sent


def test_a_limit_reaches_those_who_keep_it() -> None:
    limits = _limits(["message=100000", "messages_per_second=2"])
    assert _config(1, limits).ws_max_size == 200_000
    told = msgspec.json.decode(msgspec.json.encode(Serving("", "", (), False, False, 2, limits)), type=Serving)
    assert told.limits == limits and type(told.limits["message"]) is int, "it is written in what guests are told"


def test_addresses_are_printed_as_they_are_typed(capsys: pytest.CaptureFixture[str]) -> None:
    for host, shown in (("127.0.0.1", "http://127.0.0.1:"), ("::1", "http://[::1]:"), ("0.0.0.0", "http://localhost:")):
        with _listen(host, 0) as listening:
            _announce(listening, host)
        assert shown in capsys.readouterr().out


def test_a_folder_of_any_name(data: Path) -> None:
    folder = data / "what? 100%20 #1"
    folder.mkdir()

    async def work() -> None:
        async with serving(settings(folder)) as server:
            await two_at_a_table(server)

    playing(work)
    assert (folder / "nightkeep.sqlite").stat().st_size > 0 and [path.name for path in data.iterdir()] == [folder.name]


def test_serve_runs_says_where_and_is_alone(data: Path) -> None:
    """It prints its address, answers there, keeps a second server away from its folder, and stops when asked."""
    words = [sys.executable, "-m", "nightkeep", "serve", "--port", "0", "--data", str(data)]
    few_files = ["sh", "-c", 'ulimit -S -n 512 && exec "$@"', "sh"]
    running = subprocess.Popen([*few_files, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        assert running.stdout is not None
        line = running.stdout.readline()
        address = line.split()[-1]
        assert line.startswith("Nightkeep is served at http://127.0.0.1:")
        end = time.monotonic() + LONG
        while True:
            try:
                answer = httpx.get(address + "api/ready", timeout=LONG, verify=False)
                break
            except httpx.HTTPError:
                assert time.monotonic() < end
                time.sleep(0.1)
        assert answer.json()["status"] == "ok"
        most, hard = resource.prlimit(running.pid, resource.RLIMIT_NOFILE)
        assert most == min(hard, MAX_FILES), "room for connections, whatever the system begins with"
        kept = {path.name: stat.S_IMODE(path.stat().st_mode) for path in data.glob("nightkeep.sqlite*")}
        assert kept and set(kept.values()) == {0o600}, kept
        code, said = nightkeep("serve", "--port", "0", "--data", str(data))
        assert code == 2 and "another server is using this folder" in said
    finally:
        running.send_signal(signal.SIGTERM)
        _, errors = running.communicate(timeout=LONG)
    assert running.returncode in (0, -signal.SIGTERM), errors


def test_logs_are_lines_of_json(capsys: pytest.CaptureFixture[str]) -> None:
    import logging

    try:
        raise ValueError("boom")
    except ValueError:
        record = logging.LogRecord("nightkeep.server", logging.ERROR, "f", 1, "it %s", ("broke",), sys.exc_info())
    record.table, record.bot = "abc", "hard"
    line = json.loads(formatter().format(record))
    assert (line["event"], line["table"], line["level"]) == ("it broke", "abc", "error") and "boom" in line["exception"]
    assert line["logger"] == "nightkeep.server" and line["timestamp"].endswith("Z")


def test_health_when_the_database_is_gone(data: Path) -> None:
    async def work() -> None:
        async with serving(settings(data)) as server:
            rosa = await server.guest("Rosa")
            assert (await rosa.get("/api/ready")).status_code == 200

            async def gone(*_: object) -> None:
                from nightkeep.server.errors import StoreError

                raise StoreError("silent", problem="gone")

            server.services.store._rows = gone  # type: ignore[method-assign, assignment]
            gone_now = await rosa.get("/api/ready")
            assert gone_now.status_code == 503 and gone_now.json()["status"] == "unready"
            document = (await rosa.get("/api/openapi.json")).json()["paths"]
            told = [document[f"/api/{name}"]["get"]["responses"]["503"] for name in ("ready", "tables")]
            schemas = [answer["content"]["application/json"]["schema"]["$ref"] for answer in told]
            assert [name.rpartition("/")[2] for name in schemas] == ["Health", "Problem"]
            assert (await rosa.get("/api/health")).status_code == 200
            assert (await rosa.get("/api/tables")).json()["code"] == "store"
            await asyncio.sleep(0)

    playing(work)


def test_games_are_compiled_ahead_by_another_process(tmp_path: Path) -> None:
    """What it leaves on the disk is all that a table of this game needs."""
    ahead = [sys.executable, "-m", "nightkeep.server.warm", "hidden-rooms"]
    with_cache = {**os.environ, "NIGHTKEEP_CACHE": str(tmp_path)}
    subprocess.run(ahead, check=True, env=with_cache)
    compiled = {path.name for path in tmp_path.rglob("*.nbc")}
    assert compiled
    subprocess.run(ahead, check=True, env=with_cache)
    assert {path.name for path in tmp_path.rglob("*.nbc")} == compiled


def test_no_other_process_keeps_the_port() -> None:
    """The games are compiled by a process of the server's: if the server is killed meanwhile, it starts again."""
    with _listen("127.0.0.1", 0) as listening:
        assert not listening.get_inheritable()
