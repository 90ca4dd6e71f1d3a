"""The games there are: installed distributions name them in the entry point group ``nightkeep.games``.

An entry point ``my-game = "my_game:GAME"`` leads to the game's ``GameSpec``. A game is imported when it is first asked
for. One that cannot be used is listed with the reason, and does not affect the others.
"""

from __future__ import annotations

import importlib.util
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from nightkeep.rules.errors import GameError, OptionError
from nightkeep.rules.messages import ENGLISH, Args, Message, nearest
from nightkeep.rules.options import read_choice
from nightkeep.rules.plugins import GROUP, packages
from nightkeep.rules.rulebook import languages_of

if TYPE_CHECKING:
    from importlib.metadata import Distribution, EntryPoint

    from nightkeep.play.game import Game
    from nightkeep.play.spec import GameSpec

OWN = "nightkeep"  # the distribution whose games keep their names
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


@dataclass(frozen=True)
class BrokenGame:
    """A game that an installed distribution offers and that cannot be used; ``message`` says why."""

    name: str
    distribution: str
    message: Message

    @property
    def reason(self) -> str:
        """The reason, in the language of ``NIGHTKEEP_LANG`` or in English."""
        return self.message.say()


@dataclass(frozen=True)
class _Offer:
    """A game as a distribution offers it."""

    entry: EntryPoint
    distribution: str  # its name alone
    version: str

    @property
    def source(self) -> str:
        """Return the distribution and its version."""
        return f"{self.distribution} {self.version}"


_registered: dict[str, GameSpec] = {}


@cache
def _found() -> tuple[dict[str, _Offer], tuple[BrokenGame, ...]]:
    """Return the installed games by name, and the offers that cannot be taken. Nothing is imported."""
    from importlib.metadata import entry_points

    offers: dict[str, list[_Offer]] = {}
    broken: list[BrokenGame] = []
    for entry in entry_points(group=GROUP):
        dist: Distribution | None = entry.dist
        offer = _Offer(entry, "unknown", "?") if dist is None else _Offer(entry, dist.name, dist.version)
        if NAME.fullmatch(entry.name):
            offers.setdefault(entry.name, []).append(offer)
        else:
            broken.append(BrokenGame(entry.name, offer.source, Message("game-name-form")))
    taken: dict[str, _Offer] = {}
    for name, several in sorted(offers.items()):
        own = [offer for offer in several if offer.distribution == OWN]
        if len(several) == 1 or len(own) == 1:
            taken[name] = (own or several)[0]
        rest = [offer for offer in several if taken.get(name) is not offer]
        sources: Args = {"game": name, "sources": [*sorted(offer.source for offer in several)]}
        problem = Message("game-name-twice", sources)
        broken += [BrokenGame(name, offer.source, problem) for offer in rest]
    return taken, tuple(broken)


# ---------------------------------------------------------------------- listing


def games() -> list[str]:
    """Return the names of all games, in order. No game is imported; :func:`broken_games` says which cannot be used."""
    return sorted({*_found()[0], *_registered})


def games_of(distribution: str) -> list[str]:
    """Return the names of the games that a distribution offers."""
    return sorted(name for name, offer in _found()[0].items() if offer.distribution == distribution)


def source_of(name: str) -> str:
    """Return where a game comes from: its distribution and version, or the package that registered it."""
    if name in _registered:
        return _registered[name].package
    return _found()[0][name].source


def game_specs() -> list[GameSpec]:
    """Return what every usable game declares, in the order of their names."""
    return [found for name in games() if (found := lookup(name)) is not None]


def broken_games() -> list[BrokenGame]:
    """Return the installed games that cannot be used. All games are imported to find out."""
    taken, broken = _found()
    problems = [(name, offer, _load(name)) for name, offer in taken.items() if name not in _registered]
    return sorted(
        [*broken, *(BrokenGame(name, o.source, found) for name, o, found in problems if isinstance(found, Message))],
        key=lambda one: one.name,
    )


# ---------------------------------------------------------------------- loading


@cache
def _load(name: str) -> GameSpec | Message:
    """Return what an installed game declares, or why it cannot be used."""
    from nightkeep.play.spec import GameSpec

    entry = _found()[0][name].entry
    try:
        found = entry.load()
    except Exception as problem:  # a broken plug-in must not affect the other games
        args: Args = {"entry": entry.value, "type": type(problem).__name__, "problem": str(problem)}
        return Message("game-no-import", args)
    if not isinstance(found, GameSpec):
        return Message("game-no-spec", {"entry": entry.value, "type": type(found).__name__})
    if found.name != name:
        return Message("game-other-name", {"entry": entry.value, "declared": found.name, "game": name})
    return found


def lookup(name: str) -> GameSpec | None:
    """Return what a game declares of itself; None if there is no such game or it cannot be used."""
    try:
        return game_spec(name)
    except (GameError, OptionError):
        return None


def game_spec(name: str) -> GameSpec:
    """Return what a game declares of itself. ``OptionError`` if it does not exist, ``GameError`` if it is broken."""
    if name in _registered:
        return _registered[name]
    taken, broken = _found()
    if name in taken:
        found = _load(name)
        if isinstance(found, Message):
            raise GameError(_unusable(name, taken[name].source, found))
        return found
    for one in broken:
        if one.name == name:
            raise GameError(_unusable(name, one.distribution, one.message))
    known = games()
    if not known:
        raise OptionError(Message("game-none", {"game": name}))
    args: Args = {"game": name, "games": ", ".join(known), "guess": nearest(str(name), known)}
    raise OptionError(Message("game-unknown", args))


def _unusable(name: str, source: str, reason: Message) -> Message:
    return Message("game-unusable", {"game": name, "source": source, "reason": reason})


def register(spec: GameSpec) -> None:
    """Add a game to this process. Other processes find only the games of installed distributions.

    ``GameError`` if it is no GameSpec, or if another game has its name.
    """
    from nightkeep.play.spec import GameSpec

    if not isinstance(spec, GameSpec):
        raise GameError(Message("game-not-a-spec", {"type": type(spec).__name__}))
    if not NAME.fullmatch(spec.name):
        raise GameError(Message("game-bad-name", {"game": spec.name, "package": spec.package}))
    if _registered.get(spec.name) is spec:
        return
    taken, broken = _found()
    if spec.name in _registered or spec.name in taken:
        if spec.name in taken and _load(spec.name) is spec:
            return
        args: Args = {"game": spec.name, "package": spec.package, "source": source_of(spec.name)}
        raise GameError(Message("game-taken", args))
    if clash := [one for one in broken if one.name == spec.name]:
        args = {"game": spec.name, "package": spec.package, "problem": clash[0].reason}
        raise GameError(Message("game-clash", args))
    _registered[spec.name] = spec


def is_installed(name: str) -> bool:
    """Return whether other processes find a game, too."""
    return name in _found()[0]


def game(name: str, /, **options: object) -> Game:
    """Return a game with its options, ready to start. ``OptionError`` names the option and what it may be."""
    spec = game_spec(str(name))
    if "version" in options and "version" in spec.options:
        version = str(read_choice(spec.options["version"], options.pop("version")))
        if version != name:
            return game(version, **options)
    from nightkeep.play.game import Game

    return Game(spec, options)


# ---------------------------------------------------------------------- languages


@cache
def _installed_languages() -> frozenset[str]:
    found: set[str] = set()
    for package in packages():
        try:
            spec = importlib.util.find_spec(package)
        except Exception:  # a package around it is broken: broken_games says so
            continue
        if spec is not None and spec.origin is not None:
            found |= set(languages_of(Path(spec.origin).parent))
    return frozenset(found)


def languages() -> tuple[str, ...]:
    """Return every language in which the rules of some game can be read, English first.

    No game needs to have all of them: see :meth:`Rulebook.in_language_or_english`.
    """
    known = _installed_languages().union(*(languages_of(spec.folder) for spec in _registered.values()))
    return (ENGLISH, *sorted(known - {ENGLISH}))


def check_language(lang: str) -> None:
    """Raise ``OptionError`` if no game's rules are written in a language."""
    if lang not in languages():
        raise OptionError(Message("language-unknown", {"lang": lang, "languages": ", ".join(languages())}))
