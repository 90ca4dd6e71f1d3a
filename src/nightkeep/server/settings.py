"""What a server is started with: where it stores things, its limits, and its sources of time and chance."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import sqlalchemy as sa

from nightkeep.play.chance import Chance
from nightkeep.server.site import built_site


def steady_clock() -> Callable[[], float]:
    """Return a monotonic clock that starts at the time of day: later changes of the system clock have no effect."""
    start, since = time.time(), time.monotonic()
    return lambda: start + (time.monotonic() - since)


@dataclass(frozen=True)
class Limits:
    """How much one guest, one connection or one address may ask for."""

    body: int = 64 * 1024  # bytes of an HTTP request
    message: int = 16 * 1024  # bytes of a WebSocket message
    messages_per_second: float = 20
    message_burst: int = 60
    requests_per_second: float = 20  # HTTP requests of one address
    request_burst: int = 200
    guests_per_hour: int = 200  # new guests of one address
    open_tables: int = 30  # waiting or playing tables of one guest
    connections_per_seat: int = 8
    watchers: int = 200  # spectators of one table
    connections: int = 10_000
    unsent: int = 256  # messages waiting for a slow reader before it is cut off; it can come back and catch up
    unsent_bytes: int = 1_000_000
    hints_per_minute: int = 12
    links_per_table: int = 50
    log_rows: int = 20_000  # of one table: no game comes near it, endless chat might
    # Days after which old data is removed; 0: never. A table's days count from the last thing that happened there.
    waiting_days: float = 30  # a table that never began is removed
    playing_days: float = 180  # a game nobody goes on with is closed
    over_days: float = 730  # a table whose game is over, or closed, is removed
    guest_days: float = 730  # a guest who holds no seat is removed


@dataclass(frozen=True)
class Settings:
    """How one server process was started. ``database``: PostgreSQL's URL, or empty for a SQLite file in ``data``."""

    data: Path
    database: str = ""
    page: Path | None = None
    site: Path | None = field(default_factory=built_site)  # the documentation, served at /docs/
    origins: tuple[str, ...] = ()  # besides the server's own address
    secure_cookie: bool = False
    metrics: bool = False
    bot_threads: int = 2
    limits: Limits = field(default_factory=Limits)
    warm: bool = True  # compile all games at the start, not one by one when a table needs them
    idle_seconds: float = 60.0  # a table that nobody is connected to leaves memory after this
    sweep_seconds: float = 5.0  # how often idle tables are dropped and other processes' work is taken over
    lease_seconds: float = 10.0  # after which another process takes over overdue work
    body_seconds: float = 30.0  # timeout of an HTTP request's body
    clean_seconds: float = 3600.0  # how often old data is removed
    now: Callable[[], float] = field(default_factory=steady_clock)
    random: Callable[[int], bytes] = secrets.token_bytes
    dice: Callable[[str], Chance] = Chance

    @property
    def url(self) -> sa.URL:
        """The database, with the driver this server uses for it; ValueError or ArgumentError if it is no URL."""
        if not self.database:
            return sa.URL.create("sqlite+aiosqlite", database=str(self.data / "nightkeep.sqlite"))
        return sa.make_url(self.database).set(drivername="postgresql+asyncpg")
