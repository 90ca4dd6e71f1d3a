"""The arguments that several commands share, and the game that they name."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from nightkeep.cli.show import told
from nightkeep.play.game import Game
from nightkeep.play.registry import check_language, game_spec
from nightkeep.play.registry import game as make_game
from nightkeep.rules.errors import OptionError
from nightkeep.rules.messages import ENGLISH, LANGUAGE_VARIABLE, language

GameName = Annotated[str, typer.Argument(metavar="metavar-game", help="parameter-game")]
RecordFile = Annotated[Path, typer.Argument(metavar="metavar-file", help="parameter-record")]
Players = Annotated[int | None, typer.Option("--players", "-p", metavar="metavar-n", help="parameter-players")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="metavar-key-value", help="parameter-option"),
]


def speak(lang: str | None) -> str:
    """Say everything in a language from now on, and return it: by default that of ``NIGHTKEEP_LANG``, or English.

    ``OptionError`` if nothing is written in it.
    """
    lang = lang or language()
    if lang != ENGLISH:
        check_language(lang)
    os.environ[LANGUAGE_VARIABLE] = lang
    return lang


Language = Annotated[
    str | None,
    typer.Option("--lang", metavar="metavar-lang", help="parameter-lang", is_eager=True, callback=speak),
]


def chosen_options(name: str, players: int | None, options: list[str] | None) -> dict[str, object]:
    """Return a game's options as they were given, by key. ``OptionError`` if one is given twice or has no value."""
    chosen: dict[str, object] = {}
    for text in options or []:
        key, equals, value = text.partition("=")
        key = key.strip()
        if not equals or not key:
            known = ", ".join(game_spec(name).options)
            raise OptionError(told("option-form", text=text, keys=known))
        if key in chosen:
            raise OptionError(told("option-twice", key=key))
        chosen[key] = value.strip()
    if players is not None:
        if "players" in chosen:
            raise OptionError(told("players-twice"))
        chosen["players"] = players
    return chosen


def chosen_game(name: str, players: int | None, options: list[str] | None) -> Game:
    """Return the game with the options that were given."""
    return make_game(name, **chosen_options(name, players, options))
