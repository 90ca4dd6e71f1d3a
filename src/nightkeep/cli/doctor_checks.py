"""What ``nightkeep doctor`` looks at. Each check yields findings: a state, and a sentence that says what to do."""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import http.client
import os
import shutil
import sqlite3
import ssl
import statistics
import sys
import tempfile
import time
import warnings
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, NamedTuple
from urllib.parse import SplitResult, urlsplit

import asyncpg  # type: ignore[import-untyped]
import msgspec
from sqlalchemy.exc import SQLAlchemyError

import nightkeep
from nightkeep.cli.serve import SQLITE
from nightkeep.cli.show import told
from nightkeep.compile.kernel import cache_folder
from nightkeep.rules.messages import Arg, Message
from nightkeep.rules.numbers import figure
from nightkeep.server import page, postgresql
from nightkeep.server.errors import StoreError
from nightkeep.server.messages import Health
from nightkeep.server.settings import Limits, Settings
from nightkeep.server.store import Store, describe, newest_migration

LOW_DISK, FULL_DISK = 2e9, 2e8  # bytes
SLOW_WRITE = 0.05  # seconds until a write is on the disk; every move waits for one
WRITES = 15
TOLERANCE = 5.0  # seconds that two clocks may differ
EXPIRES_SOON = 14.0  # days
ASK_TIMEOUT = 10.0
CONNECTIONS = 10  # that one server process has to PostgreSQL at most
CLOCK_NOT_SET = 5  # what adjtimex answers of a clock that nothing keeps right
IN_MEMORY = frozenset({"tmpfs", "ramfs"})
OVER_NETWORK = frozenset({"nfs", "nfs4", "cifs", "smb3", "smbfs", "9p", "afs", "ceph", "fuse.sshfs", "fuse.glusterfs"})
LOCAL_HOSTS = frozenset({"localhost", "127.0.0.1", "::1"})

State = Literal["ok", "advice", "problem"]


@dataclass(frozen=True)
class Host:
    """The server as its operator will start it."""

    data: Path
    database: str
    origins: tuple[str, ...]
    workers: int


class Finding(NamedTuple):
    """One line of the doctor's report."""

    check: str
    state: State
    message: Message


def ok(check: str, message_id: str, /, **args: Arg) -> Finding:
    """Return the finding that something is as it should be."""
    return Finding(check, "ok", told(message_id, **args))


def advice(check: str, message_id: str, /, **args: Arg) -> Finding:
    """Return the finding that the server works, but could do better."""
    return Finding(check, "advice", told(message_id, **args))


def problem(check: str, message_id: str, /, **args: Arg) -> Finding:
    """Return the finding that the server does not work, or may lose something."""
    return Finding(check, "problem", told(message_id, **args))


def examine(host: Host) -> Iterator[Finding]:
    """Check everything that this host can be checked for."""
    yield _page()
    yield from _folders(host)
    yield _open_files()
    yield from asyncio.run(_database(host))
    for origin in host.origins:
        yield from _origin(origin)
    if not host.origins:
        yield advice("address", "doctor-no-origin")


# ---------------------------------------------------------------------- this machine


def _page() -> Finding:
    if page.built(None) is None:
        return problem("page", "doctor-no-page")
    return ok("page", "doctor-page", version=nightkeep.__version__)


def _folders(host: Host) -> Iterator[Finding]:
    """Check the folder of the tables; with PostgreSQL only the one of compiled games needs a disk here."""
    if not host.database:
        yield from _data_folder(host.data)
    with warnings.catch_warnings(action="ignore"):
        cache = cache_folder("")
    if cache is None:
        yield advice("cache", "doctor-cache-locked")
    else:
        yield ok("cache", "doctor-cache", path=str(Path(cache).parent))


def _data_folder(folder: Path) -> Iterator[Finding]:
    if not folder.is_dir():
        yield problem("folder", "doctor-no-folder", path=str(folder))
        return
    try:
        wait = _time_of_a_write(folder)
    except OSError as error:
        yield problem("folder", "doctor-folder-locked", path=str(folder), why=str(error.strerror))
        return
    strangers = _belonging_to_others(folder)
    if strangers:
        yield problem("folder", "doctor-strangers", path=str(folder), files=", ".join(strangers))
    else:
        yield ok("folder", "doctor-folder", path=str(folder))
    yield _room(folder)
    kind = _file_system(folder)
    if kind in IN_MEMORY:
        yield problem("writes", "doctor-in-memory", path=str(folder), kind=kind)
    elif kind in OVER_NETWORK:
        yield problem("writes", "doctor-over-network", path=str(folder), kind=kind)
    else:
        milliseconds = figure(wait * 1000, 1)
        found = advice if wait > SLOW_WRITE else ok
        yield found("writes", "doctor-slow-writes" if wait > SLOW_WRITE else "doctor-writes", ms=milliseconds)


def _time_of_a_write(folder: Path) -> float:
    """Return how many seconds it takes until a small write is on the disk."""
    times = []
    with tempfile.TemporaryFile(dir=folder, buffering=0) as file:
        for _ in range(WRITES):
            start = time.perf_counter()
            file.write(bytes(4096))
            os.fsync(file.fileno())
            times.append(time.perf_counter() - start)
    return statistics.median(times)


def _belonging_to_others(folder: Path) -> list[str]:
    """Return the server's files that belong to another user than the folder: a server could not write them."""
    owner = folder.stat().st_uid
    return sorted(path.name for path in folder.glob("nightkeep.*") if path.stat().st_uid != owner)


def _room(folder: Path) -> Finding:
    free = shutil.disk_usage(folder).free
    shown = figure(free / 1e9, 1)
    if free < FULL_DISK:
        return problem("disk", "doctor-disk-full", free=shown, path=str(folder))
    if free < LOW_DISK:
        return advice("disk", "doctor-disk-low", free=shown, path=str(folder))
    return ok("disk", "doctor-disk", free=shown, path=str(folder))


def _file_system(folder: Path) -> str:
    """Return the type of the file system that a folder is on; empty where the system does not say."""
    mounts = Path("/proc/self/mounts")
    if not mounts.exists():
        return ""
    found, longest = "", -1
    for line in mounts.read_text(errors="replace").splitlines():
        _, place, kind, *_ = line.split()
        place = place.replace("\\040", " ")
        if folder.resolve().is_relative_to(place) and len(place) >= longest:  # a later one hides an earlier one
            found, longest = kind, len(place)
    return found


def _open_files() -> Finding:
    wanted = Limits().connections
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return ok("files", "doctor-files-any")
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < wanted:
        return advice("files", "doctor-files-few", n=hard, wanted=wanted)
    return ok("files", "doctor-files", wanted=wanted)


# ---------------------------------------------------------------------- the database, and what its clock says


async def _database(host: Host) -> list[Finding]:
    """Check the database, and then the clock, which it knows something about."""
    if not host.database and not (host.data / SQLITE).is_file():
        return [ok("database", "doctor-database-none"), _clock(None)]
    found: list[Finding] = []
    newest: float | None = None
    store = Store(Settings(host.data, host.database).url, "doctor")
    try:
        found += await _postgresql(store, host.workers) if host.database else [_sqlite(host.data / SQLITE)]
        version, known = await store.version(), newest_migration()
        if version is None or version < known:
            found.append(ok("version", "doctor-version-old", version=version or "-", known=known))
        elif version > known:
            found.append(problem("version", "database-newer", version=version, known=known))
        else:
            found.append(ok("version", "doctor-version", version=version))
            newest = await store.newest()
    except (StoreError, OSError, SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        why = str(error) if isinstance(error, StoreError) else describe(error)
        found.append(problem("database", "database-away", why=why))
    finally:
        await store.close()
    return [*found, _clock(newest)]


def _sqlite(file: Path) -> Finding:
    size = figure(file.stat().st_size / 1e6, 1)
    try:
        with contextlib.closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True, timeout=30)) as opened:
            (found,) = opened.execute("pragma quick_check(1)").fetchone()
    except sqlite3.Error as error:
        found = str(error)
    if found != "ok":
        return problem("database", "doctor-damaged", path=str(file), why=found)
    return ok("database", "doctor-sqlite", path=str(file), size=size)


async def _postgresql(store: Store, workers: int) -> list[Finding]:
    connection = await postgresql.connect(store.url)  # refuses a database that is not durable
    try:
        start = time.perf_counter()
        now = await connection.fetchval("select extract(epoch from clock_timestamp())::float8")
        milliseconds = figure((time.perf_counter() - start) * 1000, 1)
        version, most, standbys, waits = await connection.fetchrow(
            "select current_setting('server_version'), current_setting('max_connections')::int, "
            "(select count(*) from pg_stat_replication), current_setting('synchronous_standby_names')"
        )
    finally:
        await connection.close()
    found = [ok("database", "doctor-postgresql", version=version, ms=milliseconds), ok("writes", "doctor-durable")]
    if standbys and not waits:
        found.append(advice("writes", "doctor-standby", n=standbys))
    if most < workers * CONNECTIONS:
        found.append(advice("connections", "doctor-connections-few", most=most, wanted=workers * CONNECTIONS))
    if abs(now - time.time()) > TOLERANCE:
        found.append(problem("clock", "doctor-clocks-differ", seconds=figure(abs(now - time.time()))))
    return found


def _clock(newest: float | None) -> Finding:
    """Check the clock against the newest row of all tables, and ask the system whether it keeps it right."""
    now = time.time()
    if newest is not None and newest > now + TOLERANCE:
        return problem("clock", "doctor-clock-behind", hours=figure((newest - now) / 3600, 1))
    if Path(nightkeep.__file__).stat().st_mtime > now + 86_400:
        return problem("clock", "doctor-clock-before-install")
    if sys.platform == "linux":
        answer = ctypes.CDLL(None).adjtimex(ctypes.create_string_buffer(512))  # all zero: change nothing
        if answer == CLOCK_NOT_SET:
            return advice("clock", "doctor-clock-alone")
        if answer >= 0:
            return ok("clock", "doctor-clock")
    return ok("clock", "doctor-clock-plausible")


# ---------------------------------------------------------------------- the address that people use


class Answer(NamedTuple):
    """What came back from the page's address; ``expires``: the end of the certificate, None without TLS."""

    status: int
    headers: http.client.HTTPMessage
    body: bytes
    expires: float | None


def _ask(parts: SplitResult, path: str, body: bytes | None = None) -> Answer:
    """Send one request as a browser would that has loaded the page from this address."""
    name = parts.hostname or ""
    connection: http.client.HTTPConnection
    if parts.scheme == "https":
        connection = http.client.HTTPSConnection(
            name, parts.port, timeout=ASK_TIMEOUT, context=ssl.create_default_context()
        )
    else:
        connection = http.client.HTTPConnection(name, parts.port, timeout=ASK_TIMEOUT)
    with contextlib.closing(connection):
        connection.connect()
        expires = None
        if isinstance(connection.sock, ssl.SSLSocket):
            expires = ssl.cert_time_to_seconds(str((connection.sock.getpeercert() or {})["notAfter"]))
        headers = {"Origin": parts.geturl(), "Content-Type": "application/json"}
        connection.request("GET" if body is None else "POST", path, body, headers)
        answer = connection.getresponse()
        return Answer(answer.status, answer.headers, answer.read(1_000_000), expires)


def _origin(origin: str) -> Iterator[Finding]:
    """Check an address of the page: name, certificate, server, Host, WebSocket, and what the world should not read."""
    parts = urlsplit(origin)
    try:
        ready = _ask(parts, "/api/ready")
        yield from _transport(origin, parts, ready)
        yield _server(origin, ready)
        if ready.status != http.HTTPStatus.OK:
            return
        refused = _ask(parts, "/api/guest", b"{")  # changes nothing: it is no JSON
        if refused.status == http.HTTPStatus.FORBIDDEN:
            yield problem("address", "doctor-host-changed", origin=origin)
        yield _websocket(origin)
        if b"nightkeep_" in _ask(parts, "/metrics").body:
            yield advice("metrics", "doctor-metrics-open", origin=origin)
    except ssl.SSLCertVerificationError as error:
        yield problem("tls", "doctor-certificate-bad", origin=origin, why=error.verify_message)
    except (OSError, http.client.HTTPException) as error:
        yield problem("address", "doctor-unreachable", origin=origin, why=_reason(error))


def _reason(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else "") or str(error) or type(error).__name__


def _transport(origin: str, parts: SplitResult, answer: Answer) -> Iterator[Finding]:
    if answer.expires is None:
        local = parts.hostname in LOCAL_HOSTS
        yield ok("tls", "doctor-tls-local") if local else advice("tls", "doctor-no-tls", origin=origin)
        return
    days = (answer.expires - time.time()) / 86_400
    if days < EXPIRES_SOON:
        yield advice("tls", "doctor-certificate-ends", origin=origin, days=int(days))
    else:
        yield ok("tls", "doctor-certificate", origin=origin, days=int(days))
    if "strict-transport-security" not in answer.headers:
        yield advice("tls", "doctor-no-hsts", origin=origin)


def _server(origin: str, answer: Answer) -> Finding:
    try:
        said = msgspec.json.decode(answer.body, type=Health)
    except msgspec.DecodeError:
        return problem("address", "doctor-not-ours", origin=origin, status=answer.status)
    if said.status != "ok":
        return problem("address", "doctor-unready", origin=origin)
    if said.version != nightkeep.__version__:
        return advice("address", "doctor-other-version", origin=origin, theirs=said.version, ours=nightkeep.__version__)
    return ok("address", "doctor-address", origin=origin)


def _websocket(origin: str) -> Finding:
    from websockets.exceptions import InvalidHandshake
    from websockets.sync.client import connect
    from websockets.typing import Origin

    try:
        with connect(
            f"ws{origin.removeprefix('http')}/api/tables/doctor/live", origin=Origin(origin), open_timeout=ASK_TIMEOUT
        ):
            return ok("websocket", "doctor-websocket", origin=origin)
    except (InvalidHandshake, OSError) as error:
        return problem("websocket", "doctor-no-websocket", origin=origin, why=_reason(error))
