"""Finds games by themselves: every folder of ``nightkeep.games`` with a rules.toml is one."""

from __future__ import annotations

import importlib
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from nightkeep.core.errors import OptionError
from nightkeep.core.options import closest, read_choice
from nightkeep.core.rulebook import languages_of

if TYPE_CHECKING:
    from nightkeep.core.game import Declaration, Game

_GAMES = Path(__file__).resolve().parents[1] / "games"


@cache
def _names() -> tuple[str, ...]:
    return tuple(sorted(p.parent.name.replace("_", "-") for p in _GAMES.glob("*/rules.toml")))


def games() -> list[str]:
    """The names of all games, in order."""
    return list(_names())


@cache
def languages() -> tuple[str, ...]:
    """The languages in which the rules of every game can be read, English first."""
    first, *others = (languages_of(path.parent) for path in sorted(_GAMES.glob("*/rules.toml")))
    return tuple(lang for lang in first if all(lang in known for known in others))


@cache
def declaration(name: str) -> Declaration:
    """What a game declares of itself."""
    if name not in _names():
        known = games()
        raise OptionError(f"there is no game '{name}'; the games are: {', '.join(known)}.{closest(str(name), known)}")
    found: Declaration = importlib.import_module(f"nightkeep.games.{name.replace('-', '_')}").GAME
    return found


def game(name: str, /, **options: object) -> Game:
    """A game with its options, ready to start. ``OptionError`` names the option and what it may be."""
    declared = declaration(str(name))
    if "version" in options and "version" in declared.options:
        version = str(read_choice(declared.options["version"], options.pop("version")))
        if version != name:
            return game(version, **options)
    from nightkeep.core.game import Game

    return Game(declared, options)
