"""What one server process has, made once and handed to every part that needs it."""

from __future__ import annotations

from nightkeep.server.access import Access
from nightkeep.server.bot_pool import BotPool, BotSource
from nightkeep.server.metrics import Metrics
from nightkeep.server.rates import RateLimiter
from nightkeep.server.settings import Settings
from nightkeep.server.store import Store
from nightkeep.server.table_manager import TableManager


class Services:
    """Everything one server process has.

    Attributes:
        settings: What the server was started with.
        limits: How much one guest, connection or address may ask for.
        now: The clock, in seconds; monotonic.
        dice: Makes the chance of a seed.
        random: Gives random bytes, for ids, tokens and secrets.
        metrics: Counters for Prometheus.
        store: The database.
        bots: Threads in which bots think and logs are replayed.
        access: Who is who, and holds which seat.
        tables: The tables in memory.
        new_guests: How many new guests an address may make.
        connections: How many WebSockets are open.
    """

    def __init__(self, settings: Settings, bots: BotSource) -> None:
        self.settings = settings
        self.limits = settings.limits
        self.now = settings.now
        self.dice = settings.dice
        self.random = settings.random
        self.metrics = Metrics()
        self.store = Store(settings.url, worker=settings.random(6).hex())
        self.bots = BotPool(bots, settings.bot_threads)
        self.access = Access(settings, self.store)
        self.tables = TableManager(self)
        self.new_guests = RateLimiter(self.limits.guests_per_hour / 3600, self.limits.guests_per_hour)
        self.connections = 0
        self.metrics.gauge("connections", "WebSocket connections open", lambda: self.connections)
        self.metrics.gauge("tables", "Tables in memory", lambda: len(self.tables.loaded))
        self.metrics.gauge("thinking", "Bots thinking or waiting to think", lambda: self.bots.waiting)
        self.metrics.gauge("trees_bytes", "Memory of bots' search trees", lambda: self.bots.cache.size)
        self.metrics.gauge("commits", "Commits of logs", lambda: self.store.commits)
