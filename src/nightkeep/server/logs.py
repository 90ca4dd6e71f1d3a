"""Logs as lines of JSON on stderr. Nothing that came from a guest, no token and no link is written there."""

from __future__ import annotations

import logging

import structlog

# What a call may add to its sentence (``logger.error(..., extra={"table": ...})``); anything else is left out.
FIELDS = ["table", "game", "bot", "request", "path", "problem", "row", "unused", "seconds"]


def formatter() -> logging.Formatter:
    """Return a formatter that writes one JSON object a line."""
    return structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=[
            structlog.stdlib.add_log_level,
            structlog.stdlib.add_logger_name,
            structlog.stdlib.ExtraAdder(allow=FIELDS),
            structlog.processors.TimeStamper(fmt="iso", utc=True),
        ],
        processors=[
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(ensure_ascii=False),
        ],
    )


def set_up(level: str = "info") -> None:
    """Send all logs of the process to stderr, as lines of JSON."""
    handler = logging.StreamHandler()
    handler.setFormatter(formatter())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("nightkeep").setLevel(level.upper())
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
