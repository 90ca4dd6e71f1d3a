"""Counters and gauges in the text form that Prometheus reads. No names, no tables, no guests in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

HELP = {
    "rows": "Rows kept in logs of tables",
    "requests": "WebSocket requests answered",
    "refusals": "WebSocket requests refused",
    "bad_messages": "WebSocket messages that could not be read",
    "connections_total": "WebSocket connections opened",
    "slow_readers": "Connections cut off because they read too slowly",
    "too_fast": "Messages not answered because too many came",
    "store_errors": "Writes or reads the database refused",
    "rewound": "Tables read again because the database had lost rows of theirs",
    "bot_errors": "Bots that failed",
    "errors": "Defects: things that should not happen",
    "http_requests": "HTTP requests",
}


class Metrics:
    """What this process has counted."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.gauges: dict[str, tuple[str, Callable[[], float]]] = {}

    def count(self, name: str, by: int = 1) -> None:
        self.counts[name] += by

    def text(self, more: Mapping[str, float] | None = None) -> str:
        lines = []
        for name, explained in HELP.items():
            lines += [f"# HELP nightkeep_{name} {explained}", f"# TYPE nightkeep_{name} counter"]
            lines.append(f"nightkeep_{name} {self.counts[name]}")
        for name, (explained, value) in self.gauges.items():
            lines += [f"# HELP nightkeep_{name} {explained}", f"# TYPE nightkeep_{name} gauge"]
            lines.append(f"nightkeep_{name} {value()}")
        return "\n".join(lines) + "\n"
