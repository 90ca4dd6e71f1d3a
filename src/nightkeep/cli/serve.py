"""``nightkeep serve``: the server on this machine, with the page if it is built."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import re
import signal
import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer

from nightkeep.cli.saves import data_folder
from nightkeep.cli.show import told
from nightkeep.rules.errors import OptionError
from nightkeep.rules.extras import require
from nightkeep.rules.messages import Args

if TYPE_CHECKING:
    import uvicorn
    from starlette.applications import Starlette

SERVING_VARIABLE = "NIGHTKEEP_SERVE"
SQLITE = "nightkeep.sqlite"
PORT = 8080
MAX_FILES = 65_536
MAX_LIMIT = 10**12
Host = Annotated[str, typer.Option("--host", metavar="metavar-host", help="parameter-host")]
Port = Annotated[int, typer.Option("--port", min=0, max=65535, metavar="metavar-n", help="parameter-port")]
Data = Annotated[Path | None, typer.Option("--data", metavar="metavar-dir", help="parameter-data")]
Database = Annotated[str | None, typer.Option("--database", metavar="metavar-url", help="parameter-database")]
Workers = Annotated[int, typer.Option("--workers", min=1, max=64, metavar="metavar-n", help="parameter-workers")]
Origins = Annotated[
    list[str] | None,
    typer.Option("--origin", metavar="metavar-url", help="parameter-origin"),
]


class Serving(msgspec.Struct, frozen=True):
    """What the worker processes need to know; passed on in an environment variable."""

    data: str
    database: str
    origins: tuple[str, ...]
    secure: bool
    metrics: bool
    thinkers: int
    limits: dict[str, int | float] = {}
    warm: bool = True


def _encoded(serving: Serving) -> str:
    return msgspec.json.encode(serving).decode()


def default_data() -> Path:
    """Return the user's own folder for the server's tables."""
    return data_folder().parent / "server"


def worker() -> Starlette:
    """Return the application of one process; called by uvicorn."""
    import nightkeep.bots
    from nightkeep.server import logs
    from nightkeep.server.app import create_app
    from nightkeep.server.settings import Limits, Settings

    logs.set_up()
    sys.setswitchinterval(0.001)  # while a game is being compiled, the event loop runs sooner
    gc.freeze()  # what is loaded by now stays, and tables in memory are not searched for garbage all the time
    gc.set_threshold(50_000, 20, 50)
    serving = msgspec.json.decode(os.environ[SERVING_VARIABLE], type=Serving)
    limits: Any = serving.limits
    settings = Settings(
        Path(serving.data), serving.database, origins=serving.origins, secure_cookie=serving.secure,
        metrics=serving.metrics, bot_threads=serving.thinkers, limits=Limits(**limits), warm=serving.warm,
    )  # fmt: skip
    return create_app(settings, nightkeep.bots)


def serve(
    host: Host = "127.0.0.1",
    port: Port = PORT,
    data: Data = None,
    database: Database = None,
    workers: Workers = 1,
    origin: Origins = None,
    secure: Annotated[bool, typer.Option("--secure", help="parameter-secure")] = False,
    metrics: Annotated[bool, typer.Option("--metrics", help="parameter-metrics")] = False,
    thinkers: Annotated[
        int, typer.Option("--thinkers", min=1, max=256, metavar="metavar-n", help="parameter-thinkers")
    ] = 2,
    limit: Annotated[
        list[str] | None,
        typer.Option("--limit", metavar="metavar-limit", help="parameter-limit"),
    ] = None,
    show: Annotated[bool, typer.Option("--open", help="parameter-open")] = False,
) -> None:
    """Serve the games to browsers."""
    require("server")
    if workers > 1 and not database:
        raise OptionError(told("serve-workers"))
    if database:
        check_database(database)
    folder = (data or default_data()).expanduser()
    serving = Serving(
        str(folder),
        database or "",
        tuple(map(page_origin, origin or ())),
        secure,
        metrics,
        thinkers,
        _limits(limit or []),
    )
    os.environ[SERVING_VARIABLE] = _encoded(serving)
    with lock_folder(folder) if not database else contextlib.nullcontext():
        _prepare(serving)
        listening = _listen(host, port)
        _announce(listening, host)
        if show:
            open_browser(f"http://localhost:{listening.getsockname()[1]}/")
        _raise_file_limit()
        _run(listening, workers, serving)


def check_database(address: str) -> None:
    """Raise an OptionError unless it can be the address of a PostgreSQL database."""
    from sqlalchemy.exc import ArgumentError

    from nightkeep.server.settings import Settings

    try:
        if not address.startswith(("postgresql://", "postgres://", "postgresql+asyncpg://")):
            raise ValueError
        Settings(Path(), address).url  # noqa: B018  a port that is no number, say
    except (ValueError, ArgumentError):
        raise OptionError(told("serve-database-form")) from None


def page_origin(given: str) -> str:
    """Return an address of the page as browsers write it: without a path and without the usual port."""
    found = re.fullmatch(r"(https?)://([^/?#@\s]+?)(?::(\d+))?/?", given.lower())
    if found is None:
        raise OptionError(told("serve-origin", given=given))
    scheme, name, port = found.groups()
    usual = {"http": "80", "https": "443"}[scheme]
    return f"{scheme}://{name}" + (f":{port}" if port not in (None, usual) else "")


def _limits(given: list[str]) -> dict[str, int | float]:
    """Return limits that are given as NAME=VALUE."""
    from nightkeep.server.settings import Limits

    known = Limits.__dataclass_fields__
    found: dict[str, int | float] = {}
    for text in given:
        name, _, value = text.partition("=")
        if name not in known:
            raise OptionError(told("serve-limit-unknown", given=text, limits=", ".join(known)))
        try:
            found[name] = float(value) if known[name].type == "float" else int(value)
            if not 0 <= found[name] < MAX_LIMIT:
                raise ValueError
        except ValueError:
            limit: Args = {"given": text, "name": name, "kind": str(known[name].type), "most": MAX_LIMIT}
            raise OptionError(told("serve-limit-value", **limit)) from None
    return found


@contextlib.contextmanager
def lock_folder(folder: Path) -> Iterator[None]:
    """Lock the folder: two servers on one SQLite file would not tell each other what happens."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        lock = (folder / "nightkeep.lock").open("w")
        (folder / SQLITE).touch(mode=0o600)  # it holds secrets; SQLite gives its other files the same mode
    except OSError as problem:
        raise OptionError(told("cannot-write", option="--data ", path=str(folder), why=problem.strerror)) from None
    with lock:
        try:
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except ImportError:  # Windows: SQLite's own locks keep the data whole
            pass
        except OSError:
            raise OptionError(told("serve-folder-used", folder=str(folder))) from None
        yield


def _prepare(serving: Serving) -> None:
    """Migrate the database before anybody is served; OptionError if it cannot be reached."""
    from nightkeep.server.errors import StoreError
    from nightkeep.server.settings import Settings
    from nightkeep.server.store import Store

    async def prepare() -> None:
        store = Store(Settings(Path(serving.data), serving.database).url, "start")
        try:
            await store.migrate()
        finally:
            await store.close()

    try:
        asyncio.run(prepare())
    except StoreError as problem:
        raise OptionError(
            told("serve-database", problem=problem.message) if serving.database else problem.message
        ) from None


def _raise_file_limit() -> None:
    """Raise the limit of open files: every connection is one, and many systems begin with 1024."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MAX_FILES if hard == resource.RLIM_INFINITY else min(hard, MAX_FILES)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def _listen(host: str, port: int) -> socket.socket:
    """Return a socket that listens. ``OptionError`` if that is not possible."""
    with contextlib.ExitStack() as undone:
        try:
            family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
            found = undone.enter_context(socket.socket(family, socket.SOCK_STREAM))
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            found.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # no message waits for the one before
            found.bind((host, port))
            found.listen(2048)
        except OSError as problem:
            raise OptionError(told("serve-cannot-listen", host=host, port=port, why=problem.strerror)) from None
        except UnicodeError:
            raise OptionError(told("serve-host", host=host)) from None
        undone.pop_all()
    return found


def _announce(listening: socket.socket, host: str) -> None:
    """Print the addresses of the page."""
    from nightkeep.server.page import built

    port = listening.getsockname()[1]
    addresses = [f"http://{f'[{host}]' if ':' in host else host}:{port}/"]
    if host in ("0.0.0.0", "::"):
        addresses = [f"http://{address}:{port}/" for address in ["localhost", *_addresses()]]
    print(told("serve-at", addresses="  ".join(addresses)), flush=True)
    if built(None) is None:
        print(told("serve-no-page"), flush=True)


def has_screen() -> bool:
    """Return whether a browser can be opened here."""
    return not sys.platform.startswith("linux") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def open_browser(address: str) -> None:
    """Open an address of this machine in a browser if there is a screen, a moment after the server began to listen."""
    import threading
    import webbrowser

    if not has_screen():
        return
    opener = threading.Timer(1.0, webbrowser.open, [address])
    opener.daemon = True
    opener.start()


def _addresses() -> list[str]:
    """Return the addresses of this machine on its networks."""
    found = set()
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # sends nothing; asks which address would be used
        found.add(probe.getsockname()[0])
    with contextlib.suppress(OSError):
        found.update(str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET))
    return sorted(address for address in found if not address.startswith("127."))


def _config(workers: int, limits: dict[str, Any]) -> uvicorn.Config:  # Any: int or float, as the field of Limits says
    """Return the settings of uvicorn."""
    import uvicorn

    from nightkeep.server.settings import Limits

    return uvicorn.Config(
        "nightkeep.cli.serve:worker", factory=True, workers=workers, loop="auto", http="httptools",
        ws="websockets-sansio", ws_max_size=Limits(**limits).message * 2, ws_per_message_deflate=False,
        log_config=None, access_log=False, server_header=False, timeout_graceful_shutdown=5, timeout_keep_alive=30,
    )  # fmt: skip


def _run(listening: socket.socket, workers: int, serving: Serving) -> None:
    """Serve until a signal stops it, in this process or in several."""
    config = _config(workers, serving.limits)
    if workers == 1:
        _serve_alone(config, listening)
    elif hasattr(os, "fork"):
        from nightkeep.cli.workers import load, run_forked

        def one_of_them(number: int) -> None:
            if number:  # one compiles the games ahead for all
                os.environ[SERVING_VARIABLE] = msgspec.json.encode(
                    msgspec.structs.replace(serving, warm=False)
                ).decode()
            _serve_alone(config, listening)

        load()
        run_forked(one_of_them, workers)
    else:
        from uvicorn.supervisors import Multiprocess

        listening.set_inheritable(True)
        with contextlib.suppress(KeyboardInterrupt):
            Multiprocess(config, sockets=[listening]).run()
        signal.signal(signal.SIGINT, signal.default_int_handler)


def _serve_alone(config: uvicorn.Config, listening: socket.socket) -> None:
    import uvicorn

    server = uvicorn.Server(config)
    server.run(sockets=[listening])
    if not server.started:
        sys.exit(1)
