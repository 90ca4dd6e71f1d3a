"""The games: one folder for each.

``nightkeep.games`` is this package and also the function that lists the games, so the package can be called.
"""

from __future__ import annotations

import sys
from types import ModuleType


class _Games(ModuleType):
    def __call__(self) -> list[str]:
        """Return the names of all games, in order."""
        from nightkeep.play.registry import games

        return games()


sys.modules[__name__].__class__ = _Games
