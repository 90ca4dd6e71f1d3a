"""Logs as lines of JSON. Nothing that came from a guest, no token and no address of a table's link is written there."""

from __future__ import annotations

import json
import logging
import time
from typing import Any

FIELDS = ("table", "game", "bot", "request", "path", "problem")


class Lines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "says": record.getMessage(),
        }
        for name in FIELDS:
            if hasattr(record, name):
                line[name] = getattr(record, name)
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up(level: str = "info") -> None:
    """Send everything the server says to stderr, as lines of JSON."""
    handler = logging.StreamHandler()
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("nightkeep").setLevel(level.upper())
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
