"""A real PostgreSQL server for the tests, in a folder of its own, on a Unix socket."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path


def binaries() -> Path | None:
    """Where PostgreSQL's programs are, newest first."""
    if found := shutil.which("initdb"):
        return Path(found).parent
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda p: int(p.parts[-3]), reverse=True)
    return places[0].parent if places else None


def needed() -> Path:
    """Where they are; without them nothing of PostgreSQL is tested or measured, and that is said plainly."""
    found = binaries()
    if found is None:
        raise RuntimeError("PostgreSQL's programs (initdb, pg_ctl) are missing: apt-get install postgresql")
    return found


def _unprivileged() -> str | None:
    """PostgreSQL does not run as root: who runs it then."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        with contextlib.suppress(KeyError):
            return pwd.getpwnam(name).pw_name
    return None


@contextlib.contextmanager
def running(bin_folder: Path, *settings: str) -> Iterator[tuple[str, int]]:
    """Yields the URL of a database server, without the database's name, and its process; it is stopped and removed
    afterwards. ``settings``: as NAME=VALUE."""
    user = _unprivileged()
    folder = Path(tempfile.mkdtemp(prefix="nk-pg-"))
    if user is not None:
        shutil.chown(folder, user)
    folder.chmod(0o755)
    data = folder / "data"

    def call(*words: str) -> None:
        subprocess.run(words, check=True, user=user, cwd=folder, stdout=subprocess.DEVNULL, timeout=300)

    call(str(bin_folder / "initdb"), "-D", str(data), "-U", "nightkeep", "-A", "trust", "--no-sync", "-E", "UTF8")
    options = f"-k {folder} -c listen_addresses='' -c max_connections=200 -c shared_buffers=64MB"
    options += "".join(f" -c {setting}" for setting in settings)
    control = [str(bin_folder / "pg_ctl"), "-D", str(data), "-w", "-t", "240"]
    call(*control, "-l", str(folder / "log"), "-o", options, "start")
    try:
        yield f"postgresql://nightkeep@/{{name}}?host={folder}", int((data / "postmaster.pid").read_text().split()[0])
    finally:
        call(*control, "-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)


def crash(bin_folder: Path, url: str) -> None:
    """Stop a database server as a crash would, and start it again."""
    data = Path(url.rpartition("host=")[2]) / "data"
    words = [str(bin_folder / "pg_ctl"), "-D", str(data), "-w", "-t", "240", "-m", "immediate", "-l", "/dev/null"]
    subprocess.run([*words, "restart"], check=True, user=_unprivileged(), cwd=data, stdout=subprocess.DEVNULL)


def create_database(url: str, name: str) -> str:
    """A new, empty database on the server; returns its URL."""
    import asyncio

    import asyncpg

    async def create() -> None:
        connection = await asyncpg.connect(url.format(name="postgres"))
        await connection.execute(f'create database "{name}"')
        await connection.close()

    asyncio.run(create())
    return url.format(name=name)
