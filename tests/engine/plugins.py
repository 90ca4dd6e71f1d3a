"""Installed games that change while the tests run."""

from __future__ import annotations

from nightkeep.play import registry
from nightkeep.rules.plugins import packages


def refresh() -> None:
    """Look for installed games again."""
    for cached in (registry._found, registry._load, registry._installed_languages, packages):
        cached.cache_clear()
