"""Which modules declare installed games: the entry points in the group ``nightkeep.games``. Nothing is imported."""

from __future__ import annotations

from functools import cache

GROUP = "nightkeep.games"


@cache
def packages() -> tuple[str, ...]:
    """Return the modules in which installed games are declared: usually the packages that they are made of."""
    from importlib.metadata import entry_points

    return tuple(sorted({entry.module for entry in entry_points(group=GROUP)}))
