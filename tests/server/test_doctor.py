"""The doctor finds what is wrong, and says what to do; nothing wrong is an exit code of 0."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

import nightkeep
from tests.cli.support import run
from tests.server.support import playing, serving, settings


def states(*words: object) -> dict[str, str]:
    """The state of each finding by its message's id; the exit code agrees with them."""
    done = run("doctor", "--json", *words)
    found = json.loads(done.stdout)
    wrong = any(one["state"] == "problem" for one in found["checks"])
    assert found["ok"] is not wrong and done.exit_code == (1 if wrong else 0)
    assert all(one["text"] for one in found["checks"])
    return {one["id"]: one["state"] for one in found["checks"]}


def problems(*words: object) -> set[str]:
    return {name for name, state in states(*words).items() if state == "problem"} - {"doctor-no-page"}


def test_a_healthy_server(data: Path, database: str) -> None:
    """Every line of a server that runs, asked at its own address as well."""
    place = ["--database", database] if database else ["--data", data]

    async def work() -> dict[str, str]:
        async with serving(settings(data, database, metrics=True)) as server:
            origin = server.address.replace("127.0.0.1", "localhost")
            return await asyncio.to_thread(states, *place, "--origin", origin)

    found: dict[str, str] = {}

    async def kept() -> None:
        found.update(await work())

    playing(kept)
    assert {name for name, state in found.items() if state == "problem"} <= {"doctor-no-page"}
    assert found["doctor-version"] == found["doctor-address"] == found["doctor-websocket"] == "ok"
    assert found["doctor-metrics-open"] == "advice"
    assert found["doctor-durable" if database else "doctor-sqlite"] == "ok"
    if database:
        assert states(*place, "--workers", 64)["doctor-connections-few"] == "advice"


def test_a_folder_that_will_not_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert problems("--data", tmp_path) == set()
    assert problems("--data", tmp_path / "none") == {"doctor-no-folder"}
    monkeypatch.setattr("nightkeep.cli.doctor_checks._file_system", lambda _: "tmpfs")
    assert problems("--data", tmp_path) == {"doctor-in-memory"}
    monkeypatch.setattr("nightkeep.cli.doctor_checks._file_system", lambda _: "nfs4")
    assert problems("--data", tmp_path) == {"doctor-over-network"}
    monkeypatch.setattr("nightkeep.cli.doctor_checks.FULL_DISK", 1e18)
    assert "doctor-disk-full" in problems("--data", tmp_path)
    monkeypatch.setattr("nightkeep.cli.doctor_checks.cache_folder", lambda _: None)
    assert states("--data", tmp_path)["doctor-cache-locked"] == "advice"


def test_a_database_that_will_not_do(data: Path) -> None:
    async def work() -> None:
        async with serving(settings(data)) as server:
            rosa = await server.guest()
            await rosa.open_table("hidden-castle", ["me", "me"], options={"players": 2})

    playing(work)
    file = data / "nightkeep.sqlite"
    assert problems("--data", data) == set()
    change(file, f"update log set at = {time.time() + 7200}")
    assert problems("--data", data) == {"doctor-clock-behind"}
    change(file, "update alembic_version set version_num = '0001'")
    assert states("--data", data)["doctor-version-old"] == "ok"
    change(file, "update alembic_version set version_num = '9999'")
    assert problems("--data", data) == {"database-newer"}
    file.write_bytes(file.read_bytes()[:4096] + bytes(8192))
    assert "doctor-damaged" in problems("--data", data)
    assert problems("--database", "postgresql://nobody@127.0.0.1:1/none") == {"database-away"}


def change(file: Path, statement: str) -> None:
    connection = sqlite3.connect(file)
    with connection:
        connection.execute(statement)
    connection.close()


class BadProxy(BaseHTTPRequestHandler):
    """Answers as a server behind a proxy that forwards too little; its root is another program."""

    ready = True

    def do_GET(self) -> None:
        known = json.dumps({"status": "ok", "version": nightkeep.__version__})
        self.reply(200, known if self.ready and self.path == "/api/ready" else "<html>")

    def do_POST(self) -> None:
        self.reply(403, "{}")

    def reply(self, status: int, text: str) -> None:
        self.send_response(status)
        self.end_headers()
        self.wfile.write(text.encode())

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def bad_proxy() -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), BadProxy) as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
        thread.start()
        yield f"http://localhost:{server.server_port}"
        server.shutdown()
        thread.join()


def test_an_address_that_will_not_do(tmp_path: Path, bad_proxy: str, monkeypatch: pytest.MonkeyPatch) -> None:
    here = ["--data", tmp_path, "--origin"]
    assert problems(*here, bad_proxy) == {"doctor-host-changed", "doctor-no-websocket"}
    monkeypatch.setattr(BadProxy, "ready", False)
    assert "doctor-not-ours" in problems(*here, bad_proxy)
    assert problems(*here, "http://localhost:1") == {"doctor-unreachable"}
    assert problems(*here, "https://name.invalid") == {"doctor-unreachable"}
    assert problems(*here, bad_proxy.replace("http:", "https:")) == {"doctor-unreachable"}, "no TLS there"
