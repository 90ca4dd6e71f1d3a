"""Views are made again after every move; what never changes in them is made once."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any


def once_per_board(make: Callable[[Any], dict[str, Any]]) -> Callable[[Any], dict[str, Any]]:
    """Keep what a function tells of a loaded board with that board. All views share it: read it, do not change it."""
    name = f"_{make.__module__}.{make.__qualname__}"

    @wraps(make)
    def kept(board: Any) -> dict[str, Any]:
        known: dict[str, Any] | None = vars(board).get(name)
        if known is None:
            known = vars(board)[name] = make(board)
        return known

    return kept
