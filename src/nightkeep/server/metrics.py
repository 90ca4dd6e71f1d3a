"""Counters and gauges of one process for Prometheus. No names, no tables and no guests in them."""

from __future__ import annotations

from collections.abc import Callable

import prometheus_client

CONTENT_TYPE = prometheus_client.CONTENT_TYPE_PLAIN_0_0_4
prometheus_client.disable_created_metrics()  # type: ignore[no-untyped-call]


class Metrics:
    """What this process counts. Each counter ``x`` is told as ``nightkeep_x_total``."""

    def __init__(self) -> None:
        self.registry = prometheus_client.CollectorRegistry()
        self.rows = self._counter("rows", "Rows stored in logs of tables")
        self.requests = self._counter("requests", "WebSocket requests answered")
        self.refusals = self._counter("refusals", "WebSocket requests refused")
        self.bad_messages = self._counter("bad_messages", "WebSocket messages that could not be read")
        self.connections_opened = self._counter("connections_opened", "WebSocket connections opened")
        self.slow_readers = self._counter("slow_readers", "Connections closed because they read too slowly")
        self.too_fast = self._counter("too_fast", "Connections closed because they sent too much")
        self.store_errors = self._counter("store_errors", "Writes or reads the database refused")
        self.rewound = self._counter("rewound", "Tables read again because the database had lost rows of theirs")
        self.bot_errors = self._counter("bot_errors", "Bots that failed")
        self.errors = self._counter("errors", "Defects: things that should not happen")
        self.http_requests = self._counter("http_requests", "HTTP requests")

    def _counter(self, name: str, text: str) -> prometheus_client.Counter:
        return prometheus_client.Counter(f"nightkeep_{name}", text, registry=self.registry)

    def gauge(self, name: str, text: str, value: Callable[[], float]) -> None:
        """Tell a value of this moment as ``nightkeep_{name}``."""
        prometheus_client.Gauge(f"nightkeep_{name}", text, registry=self.registry).set_function(value)

    def text(self) -> bytes:
        """Return everything in the text form that Prometheus reads."""
        return prometheus_client.generate_latest(self.registry)
