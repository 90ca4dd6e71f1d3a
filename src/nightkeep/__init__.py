"""Nightkeep: six haunted-house board games on one engine."""

from collections.abc import Callable

from nightkeep.compile.kernel import CHANCE, OVER
from nightkeep.play.chance import Chance
from nightkeep.play.drive import AnyLegal, Human, Mover, Script, Step, drive
from nightkeep.play.events import Event
from nightkeep.play.game import Game
from nightkeep.play.position import Refusal
from nightkeep.play.records import load_record, replay, save_record
from nightkeep.play.registry import game, games, register
from nightkeep.play.state import State
from nightkeep.rules.errors import (
    BoardError,
    GameError,
    IllegalAction,
    NightkeepError,
    OptionError,
    PictureError,
    PositionError,
    RecordError,
)
from nightkeep.rules.extras import MissingExtraError
from nightkeep.rules.rulebook import Rule

__version__ = "0.1.0"


def human(ask: Callable[[State, int], str], tell: Callable[[str], None] = print) -> Human:
    """Return a person for :func:`drive`: ``ask(state, seat)`` gets what the seat knows and returns an action text."""
    return Human(ask, tell)


def bot(words: str, seed: int = 0) -> Mover:
    """Return a bot for :func:`drive`, for any seat of any game: a level such as ``"hard"``.

    docs/explanation/bots.md describes them.
    """
    from nightkeep.bots.anywhere import BotAnywhere  # here, so that games without bots do not load them

    return BotAnywhere(words, seed)


__all__ = [
    "CHANCE",
    "OVER",
    "AnyLegal",
    "BoardError",
    "Chance",
    "Event",
    "Game",
    "GameError",
    "IllegalAction",
    "MissingExtraError",
    "NightkeepError",
    "OptionError",
    "PictureError",
    "PositionError",
    "RecordError",
    "Refusal",
    "Rule",
    "Script",
    "State",
    "Step",
    "bot",
    "drive",
    "game",
    "games",
    "human",
    "load_record",
    "register",
    "replay",
    "save_record",
]
