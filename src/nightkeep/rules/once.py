"""A cache for the parts of views that are the same for every position on a board."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps

from nightkeep.rules.record import AnyBoard
from nightkeep.rules.things import JsonObject


def once_per_board(make: Callable[[AnyBoard], JsonObject]) -> Callable[[AnyBoard], JsonObject]:
    """Cache what a function returns for a loaded board, with that board. All views share it: it must not be changed."""
    name = f"_{make.__module__}.{make.__qualname__}"

    @wraps(make)
    def kept(board: AnyBoard) -> JsonObject:
        known: JsonObject | None = board.__dict__.get(name)
        if known is None:
            known = board.__dict__[name] = make(board)
        return known

    return kept
