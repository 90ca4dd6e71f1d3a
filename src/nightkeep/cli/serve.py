"""``nightkeep serve``: the server on this machine, with the page if it is built."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from nightkeep.cli.saves import data_folder
from nightkeep.core.errors import OptionError

HANDED_ON = "NIGHTKEEP_SERVE"
Host = Annotated[str, typer.Option("--host", help="Where to listen; 0.0.0.0 is reached from the whole network.")]
Port = Annotated[int, typer.Option("--port", min=0, max=65535, help="0: any free port.")]
Data = Annotated[Path | None, typer.Option("--data", metavar="DIR", help="Where tables are kept (SQLite).")]
Database = Annotated[
    str | None, typer.Option("--database", metavar="URL", help="Keep tables in PostgreSQL: postgresql://user@host/name")
]
Workers = Annotated[int, typer.Option("--workers", min=1, max=64, help="Processes; more than one needs --database.")]
Origins = Annotated[
    list[str] | None,
    typer.Option("--origin", metavar="URL", help="Another address the page is reached at, as https://games.example"),
]


class Serving(msgspec.Struct, frozen=True):
    """What the worker processes need to know."""

    data: str
    database: str
    origins: tuple[str, ...]
    secure: bool
    metrics: bool
    thinkers: int
    limits: dict[str, float] = {}


def default_data() -> Path:
    """The user's own folder for the server's tables."""
    return data_folder().parent / "server"


def worker() -> Any:
    """The application of one process; called by uvicorn."""
    import nightkeep.bots
    from nightkeep.server import logs
    from nightkeep.server.app import create_app
    from nightkeep.server.settings import Limits, Settings

    logs.set_up()
    sys.setswitchinterval(0.001)  # while a game is being compiled, the event loop gets its turn sooner
    told = msgspec.json.decode(os.environ[HANDED_ON], type=Serving)
    limits: Any = told.limits
    settings = Settings(
        Path(told.data), told.database, origins=told.origins, secure_cookie=told.secure, metrics=told.metrics,
        thinkers=told.thinkers, limits=Limits(**limits),
    )  # fmt: skip
    return create_app(settings, nightkeep.bots)


def serve(
    host: Host = "127.0.0.1",
    port: Port = 8080,
    data: Data = None,
    database: Database = None,
    workers: Workers = 1,
    origin: Origins = None,
    secure: Annotated[bool, typer.Option("--secure", help="The page is reached by https: mark cookies so.")] = False,
    metrics: Annotated[bool, typer.Option("--metrics", help="Serve figures for Prometheus at /metrics.")] = False,
    thinkers: Annotated[int, typer.Option("--thinkers", min=1, max=256, help="Bots that may think at once.")] = 2,
    limit: Annotated[
        list[str] | None,
        typer.Option("--limit", metavar="NAME=VALUE", help="Change a limit; docs/hosting.md lists them."),
    ] = None,
    show: Annotated[bool, typer.Option("--open", help="Open the page in a browser, if there is a screen.")] = False,
) -> None:
    """Serve the games to browsers.

    Examples:

    [bold]nightkeep serve[/]   on this machine

    [bold]nightkeep serve --host 0.0.0.0[/]   for everybody in the house

    [bold]nightkeep serve --database postgresql://nightkeep@localhost/nightkeep --workers 4[/]
    """
    if workers > 1 and not database:
        raise OptionError("--workers: several processes need --database with a PostgreSQL URL; SQLite serves one")
    if database and not database.startswith(("postgresql://", "postgres://", "postgresql+asyncpg://")):
        raise OptionError("--database: give it as postgresql://user:password@host/name")
    folder = (data or default_data()).expanduser()
    told = Serving(
        str(folder), database or "", tuple(origin or ()), secure, metrics, thinkers, _limits(limit or [])
    )
    os.environ[HANDED_ON] = msgspec.json.encode(told).decode()
    with _sole(folder) if not database else contextlib.nullcontext():
        _prepare(told)
        listening = _listen(host, port)
        _announce(listening, host)
        if show:
            _open(listening)
        _run(listening, workers)


def _limits(given: list[str]) -> dict[str, float]:
    from nightkeep.server.settings import Limits

    known = Limits.__dataclass_fields__
    found: dict[str, float] = {}
    for text in given:
        name, _, value = text.partition("=")
        if name not in known:
            raise OptionError(f"--limit {text}: the limits are: {', '.join(known)}")
        try:
            found[name] = float(value) if known[name].type == "float" else int(value)
        except ValueError:
            raise OptionError(f"--limit {text}: {name} is a number") from None
    return found


@contextlib.contextmanager
def _sole(folder: Path) -> Iterator[None]:
    """One server for one folder: two would not tell each other what happens."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        lock = (folder / "nightkeep.lock").open("w")
    except OSError as problem:
        raise OptionError(f"--data {folder}: cannot be written ({problem.strerror})") from None
    with lock:
        try:
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except ImportError:  # Windows: SQLite's own locks keep the data whole
            pass
        except OSError:
            raise OptionError(f"--data {folder}: another server is using this folder") from None
        yield


def _prepare(told: Serving) -> None:
    """Bring the database up to date before anybody is served; OptionError if it cannot be reached."""
    from sqlalchemy.exc import ArgumentError

    from nightkeep.server.settings import Settings
    from nightkeep.server.store import Store, StoreError

    async def prepare() -> None:
        store = Store(Settings(Path(told.data), told.database).url, "start")
        try:
            await store.migrate()
        finally:
            await store.close()

    try:
        asyncio.run(prepare())
    except StoreError as problem:
        raise OptionError(f"--database: {problem}" if told.database else str(problem)) from None
    except ArgumentError:
        raise OptionError("--database: give it as postgresql://user:password@host/name") from None


def _listen(host: str, port: int) -> socket.socket:
    with contextlib.ExitStack() as undone:
        try:
            family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
            found = undone.enter_context(socket.socket(family, socket.SOCK_STREAM))
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            found.bind((host, port))
            found.listen(2048)
        except OSError as problem:
            raise OptionError(f"--host {host} --port {port}: cannot listen there ({problem.strerror})") from None
        found.set_inheritable(True)
        undone.pop_all()
    return found


def _announce(listening: socket.socket, host: str) -> None:
    from nightkeep.server.page import built

    port = listening.getsockname()[1]
    addresses = [f"http://{host}:{port}/"]
    if host in ("0.0.0.0", "::"):
        addresses = [f"http://{address}:{port}/" for address in ["localhost", *_addresses()]]
    print("Nightkeep is served at " + "  ".join(addresses), flush=True)
    if built(None) is None:
        print("The page is not built; build it with: make page", flush=True)


def _open(listening: socket.socket) -> None:
    """Show the page on this machine's screen, a moment after the server has begun to listen."""
    import threading
    import webbrowser

    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return
    threading.Timer(1.0, webbrowser.open, [f"http://localhost:{listening.getsockname()[1]}/"]).start()


def _addresses() -> list[str]:
    """The addresses of this machine on its networks."""
    found = set()
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # sends nothing; asks which address would be used
        found.add(probe.getsockname()[0])
    with contextlib.suppress(OSError):
        found.update(str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET))
    return sorted(address for address in found if not address.startswith("127."))


def _run(listening: socket.socket, workers: int) -> None:
    import uvicorn

    from nightkeep.server.settings import Limits

    config = uvicorn.Config(
        "nightkeep.cli.serve:worker", factory=True, workers=workers, loop="auto", http="httptools",
        ws="websockets-sansio", ws_max_size=Limits().message * 2, ws_per_message_deflate=False, log_config=None,
        access_log=False, server_header=False, timeout_graceful_shutdown=5, timeout_keep_alive=30,
    )  # fmt: skip
    if workers == 1:
        server = uvicorn.Server(config)
        server.run(sockets=[listening])
        if not server.started:
            sys.exit(1)
        return
    from uvicorn.supervisors import Multiprocess

    with contextlib.suppress(KeyboardInterrupt):
        Multiprocess(config, sockets=[listening]).run()
    signal.signal(signal.SIGINT, signal.default_int_handler)
