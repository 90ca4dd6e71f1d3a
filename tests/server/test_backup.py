"""Backups are made under a running server, restored, and played on."""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
from pathlib import Path

import pytest

from nightkeep.cli.serve import lock_folder
from tests.cli.support import refused, run
from tests.server.support import play_some, playing, serving, settings
from tests.server.test_doctor import problems
from tests.server.test_rewound import goes_on, two_seats


def where(data: Path, database: str) -> list[str]:
    return ["--database", database] if database else ["--data", str(data)]


def test_a_restored_backup_is_played_on(data: Path, database: str) -> None:
    """What was acknowledged before the backup is there, what came later is not, and the same people go on."""
    file, place = data / "monday.backup", where(data, database)

    async def work() -> None:
        async with serving(settings(data, database)) as server:
            rosa, emil, table_id, seats = await two_seats(server)
            assert await play_some(seats, random.Random(1), 3) is not None
            done = await asyncio.to_thread(run, "backup", file, *place)
            assert done.exit_code == 0 and "1 table." in done.stdout, done.output
            assert file.stat().st_mode & 0o77 == 0, "it holds secrets"
            told = await goes_on(server, rosa, emil, table_id, 0)
            await rosa.open_table("hidden-castle", ["me", "me"], options={"players": 2})
            assert len(await goes_on(server, rosa, emil, table_id, 2)) > len(told)
            cookies = [dict(person.client.cookies) for person in (rosa, emil)]
            if database:
                assert "stop all servers" in await asyncio.to_thread(refused, "restore", file, *place)
        assert "--replace" in await asyncio.to_thread(refused, "restore", file, *place)
        done = await asyncio.to_thread(run, "restore", file, *place, "--replace")
        assert done.exit_code == 0 and "1 table." in done.stdout, done.output
        async with serving(settings(data, database)) as server:
            people = [await server.again(one) for one in cookies]
            again = await goes_on(server, *people, table_id, 2)
            assert again[: len(told)] == told and len(again) > len(told)
        done = await asyncio.to_thread(run, "doctor", *place)
        assert done.exit_code == 0 and "No problem found" in done.stdout, done.output

    playing(work)


@pytest.fixture
def kept(data: Path) -> Path:
    """A data folder that a server has used, with an empty database."""

    async def work() -> None:
        async with serving(settings(data)):
            pass

    playing(work)
    return data


def test_an_old_file_is_kept_beside_the_restored_one(kept: Path, tmp_path: Path) -> None:
    file, other = tmp_path / "a.backup", tmp_path / "new"
    assert run("backup", file, "--data", kept).exit_code == 0
    assert "exists" in refused("backup", file, "--data", kept)
    assert run("restore", file, "--data", other).exit_code == 0, "into a folder that is new"
    with lock_folder(other):
        assert "another server" in refused("restore", file, "--data", other, "--replace")
    damaged = other / "nightkeep.sqlite"
    damaged.write_bytes(b"SQLite format 3\0" + bytes(5000))
    assert run("restore", file, "--data", other, "--replace").exit_code == 0, "that is what backups are for"
    assert [path.read_bytes()[20:] for path in other.glob("nightkeep.sqlite.before-*")] == [bytes(4996)]
    assert run("backup", tmp_path / "b.backup", "--data", other).exit_code == 0


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give files away")
def test_root_restores_for_the_servers_user(kept: Path, tmp_path: Path) -> None:
    """The doctor sees files that the server could not write; after a restore there are none."""
    file = tmp_path / "a.backup"
    assert run("backup", file, "--data", kept).exit_code == 0
    os.chown(kept, 10001, 10001)
    assert "doctor-strangers" in problems("--data", kept)
    assert run("restore", file, "--data", kept, "--replace").exit_code == 0
    assert {path.stat().st_uid for path in kept.glob("nightkeep.*")} == {10001}
    assert problems("--data", kept) == set()


def test_what_is_no_backup_is_refused(kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And nothing is left behind."""
    bad, dump = tmp_path / "bad", tmp_path / "dump"
    assert "cannot be read" in refused("restore", bad, "--data", kept)
    bad.write_bytes(b"hello")
    assert "not a file that nightkeep backup writes" in refused("restore", bad, "--data", kept)
    sqlite3.connect(bad.with_name("other.sqlite")).execute("create table t (x)")
    assert "no such table" in refused("restore", bad.with_name("other.sqlite"), "--data", kept)
    dump.write_bytes(b"PGDMP")
    assert "--database" in refused("restore", dump, "--data", kept)
    newer = tmp_path / "newer.sqlite"
    assert run("backup", newer, "--data", kept).exit_code == 0
    with sqlite3.connect(newer) as connection:
        connection.execute("update alembic_version set version_num = '9999'")
    assert "newer Nightkeep" in refused("restore", newer, "--data", kept)
    assert "no server has kept tables" in refused("backup", tmp_path / "x", "--data", tmp_path / "nowhere")
    assert "there is no folder" in refused("backup", tmp_path / "no" / "x", "--data", kept)
    monkeypatch.setattr("shutil.which", lambda *_: None)
    address = "postgresql://nobody@127.0.0.1:1/none"
    assert "cannot be used" in refused("backup", tmp_path / "x", "--database", address)
    assert not list(tmp_path.rglob("*.part")) and not (tmp_path / "x").exists()


def test_postgresqls_programs_are_asked_for(
    postgres_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = ["--database", postgres_database]
    assert "no server has kept tables" in refused("backup", tmp_path / "x", *place)
    (tmp_path / "dump").write_bytes(b"PGDMP and then nothing")
    assert "pg_restore failed" in refused("restore", tmp_path / "dump", *place)
    monkeypatch.setattr("shutil.which", lambda *_: None)
    assert "postgresql-client" in refused("restore", tmp_path / "dump", *place)
