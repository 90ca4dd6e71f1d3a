"""``nightkeep backup`` and ``nightkeep restore``: everything a server keeps, as one file.

SQLite is copied by its own online backup, PostgreSQL by ``pg_dump`` and ``pg_restore``. Records of games for study are
another thing: ``nightkeep export``.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import sqlite3
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from nightkeep.cli import show
from nightkeep.cli.saves import check_folder
from nightkeep.cli.serve import SQLITE, check_database, default_data, lock_folder
from nightkeep.cli.show import say, told
from nightkeep.rules.errors import OptionError
from nightkeep.rules.extras import require
from nightkeep.rules.numbers import figure

if TYPE_CHECKING:
    import sqlalchemy as sa

Kind = Literal["SQLite", "PostgreSQL"]
BEGINNINGS: dict[bytes, Kind] = {b"SQLite format 3\0": "SQLite", b"PGDMP": "PostgreSQL"}
BESIDE = ("-wal", "-shm")  # files that SQLite keeps beside its own
Data = Annotated[Path | None, typer.Option("--data", metavar="metavar-dir", help="parameter-server-data")]
Database = Annotated[str | None, typer.Option("--database", metavar="metavar-url", help="parameter-server-database")]


def backup(
    file: Annotated[Path, typer.Argument(metavar="metavar-file", help="parameter-backup-file")],
    data: Data = None,
    database: Database = None,
) -> None:
    """Write all that a server keeps to one file; the server may be running."""
    require("server")
    if file.exists():
        raise OptionError(told("backup-exists", path=str(file)))
    check_folder(file)
    with show.patience(), _new_file(file) as part:
        tables = _dump(database, part) if database else _copy((data or default_data()).expanduser(), part)
    size = figure(file.stat().st_size / 1e6, 1)
    say(show.console(), told("backup-done", path=str(file), tables=tables, size=size), wrap=False)


def restore(
    file: Annotated[Path, typer.Argument(metavar="metavar-file", help="parameter-restore-file")],
    data: Data = None,
    database: Database = None,
    replace: Annotated[bool, typer.Option("--replace", help="parameter-restore-replace")] = False,
) -> None:
    """Put a backup in the place of what a server keeps; the server must not be running."""
    require("server")
    kind, wanted = _kind_of(file), "PostgreSQL" if database else "SQLite"
    if kind != wanted:
        raise OptionError(told("restore-kind", path=str(file), kind=kind, wanted=wanted))
    if database:
        with show.patience():
            tables = _load(file, database, replace)
    else:
        tables = _put_back(file, (data or default_data()).expanduser(), replace)
    say(show.console(), told("restore-done", path=str(file), tables=tables), wrap=False)


def check_kept(folder: Path) -> Path:
    """Return the SQLite file of a server's data folder. ``OptionError`` if there is none."""
    if not (folder / SQLITE).is_file():
        raise OptionError(told("no-tables-there", path=str(folder)))
    return folder / SQLITE


@contextlib.contextmanager
def _new_file(path: Path) -> Iterator[Path]:
    """Yield a file to write, readable by its owner only; it gets its name once all of it is on the disk."""
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f"{path.name}-", suffix=".part")
    except OSError as problem:
        raise OptionError(told("cannot-write", option="", path=str(path), why=str(problem.strerror))) from None
    os.close(handle)
    part = Path(name)
    try:
        yield part
        with part.open("rb+") as written:
            os.fsync(written.fileno())
        part.rename(path)
        _sync_folder(path.parent)
    except OSError as problem:
        raise OptionError(told("cannot-write", option="", path=str(path), why=str(problem.strerror))) from None
    finally:
        part.unlink(missing_ok=True)


def _sync_folder(folder: Path) -> None:
    """Put a new name in a folder on the disk, where the system has folders that can be opened."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _kind_of(file: Path) -> Kind:
    """Return which database a backup is of."""
    try:
        with file.open("rb") as opened:
            beginning = opened.read(16)
    except OSError as problem:
        raise OptionError(told("cannot-read", path=str(file), why=str(problem.strerror))) from None
    for known, kind in BEGINNINGS.items():
        if beginning.startswith(known):
            return kind
    raise OptionError(told("restore-not-backup", path=str(file)))


# ---------------------------------------------------------------------- SQLite


def _copy(folder: Path, target: Path) -> int:
    """Copy a server's SQLite file as it is at one moment; return how many tables it has."""
    source = check_kept(folder)
    try:
        with (
            contextlib.closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=rw", uri=True, timeout=30)) as live,
            contextlib.closing(sqlite3.connect(target)) as copy,
        ):
            live.backup(copy)
            copy.execute("pragma journal_mode=delete")  # all of it in one file
    except sqlite3.Error as problem:
        raise OptionError(told("backup-failed", path=str(source), why=str(problem))) from None
    return _check_copy(target, source)


def _check_copy(file: Path, name: Path) -> int:
    """Return how many tables an SQLite file has. ``OptionError`` unless it is whole, and of this Nightkeep or older."""
    from nightkeep.server.store import newest_migration

    try:
        with contextlib.closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            (found,) = connection.execute("pragma quick_check(1)").fetchone()
            if found != "ok":
                raise OptionError(told("backup-failed", path=str(name), why=found))
            (version,) = connection.execute("select version_num from alembic_version").fetchone()
            (tables,) = connection.execute("select count(*) from tables").fetchone()
    except (sqlite3.Error, TypeError) as problem:
        raise OptionError(told("backup-failed", path=str(name), why=str(problem))) from None
    if version > newest_migration():
        raise OptionError(told("database-newer", version=version, known=newest_migration()))
    return int(tables)


def _put_back(file: Path, folder: Path, replace: bool) -> int:
    """Put a backup in the place of a server's SQLite file; return how many tables it has."""
    tables = _check_copy(file, file)
    target = folder / SQLITE
    with lock_folder(folder):
        occupied = target.stat().st_size > 0
        if occupied and not replace:
            raise OptionError(told("restore-occupied", path=str(folder)))
        with _new_file(folder / f"{SQLITE}.restored") as part:
            shutil.copyfile(file, part)
        if occupied:
            _keep_aside(target)
        (folder / f"{SQLITE}.restored").replace(target)
        _give_to_owner(folder)
        _sync_folder(folder)
    return tables


def _give_to_owner(folder: Path) -> None:
    """Let the server write its files, if it is root who restores them."""
    if os.name == "posix" and os.geteuid() == 0:
        owner = folder.stat()
        for path in folder.glob("nightkeep.*"):
            os.chown(path, owner.st_uid, owner.st_gid)


def _keep_aside(target: Path) -> None:
    """Give the files of an SQLite database other names. It may be damaged: that may be why somebody restores."""
    with contextlib.suppress(sqlite3.Error), contextlib.closing(sqlite3.connect(target, timeout=5)) as old:
        old.execute("pragma wal_checkpoint(truncate)")  # so that its own file has everything
    stamp = time.strftime("%Y%m%d-%H%M%S")
    for ending in ("", *BESIDE):
        path = target.with_name(target.name + ending)
        if path.exists():
            path.rename(target.with_name(f"{target.name}.before-{stamp}{ending}"))


# ---------------------------------------------------------------------- PostgreSQL


def _dump(database: str, target: Path) -> int:
    """Write a PostgreSQL database to a file; return how many tables it has."""
    url = _url(database)
    tables = asyncio.run(_look(url, alone=False))
    if tables is None:
        raise OptionError(told("no-tables-there", path=url.render_as_string()))
    _run("pg_dump", url, "--format=custom", f"--file={target}")
    return tables


def _load(file: Path, database: str, replace: bool) -> int:
    """Put a dump in the place of a PostgreSQL database; return how many tables it has."""
    url = _url(database)
    tables = asyncio.run(_look(url, alone=True))
    if tables and not replace:
        raise OptionError(told("restore-occupied", path=url.render_as_string()))
    _run("pg_restore", url, "--clean", "--if-exists", "--single-transaction", str(file))  # all of it or nothing
    return asyncio.run(_look(url, alone=False)) or 0


def _url(database: str) -> sa.URL:
    from nightkeep.server.settings import Settings

    check_database(database)
    return Settings(Path(), database).url.set(drivername="postgresql")


async def _look(url: sa.URL, alone: bool) -> int | None:
    """Return how many tables a database has, None for one that no server has used; ``alone``: nobody else uses it."""
    import asyncpg  # type: ignore[import-untyped]

    from nightkeep.server import postgresql
    from nightkeep.server.store import describe

    try:
        connection = await postgresql.connect(url)
        try:
            others = await connection.fetchval(
                "select count(*) from pg_stat_activity where datname = current_database() "
                "and pid <> pg_backend_pid() and backend_type = 'client backend'"
            )
            if alone and others:
                raise OptionError(told("restore-in-use", n=others))
            if await connection.fetchval("select to_regclass('tables')") is None:
                return None
            return int(await connection.fetchval("select count(*) from tables"))
        finally:
            await connection.close()
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as problem:
        raise OptionError(told("database-away", why=describe(problem))) from None


def _run(program: str, url: sa.URL, *words: str) -> None:
    """Run one of PostgreSQL's programs; the password goes where other users of this machine do not read it."""
    found = shutil.which(program)
    if found is None:
        raise OptionError(told("pg-missing", program=program))
    address = url.set(password=None).render_as_string(hide_password=False)
    secret = {"PGPASSWORD": str(url.password)} if url.password else {}
    command = [found, "--no-owner", "--no-privileges", f"--dbname={address}", *words]
    done = subprocess.run(command, env=os.environ | secret, capture_output=True, text=True, check=False)
    if done.returncode:
        raise OptionError(told("pg-failed", program=program, why=" ".join(done.stderr.split())))
