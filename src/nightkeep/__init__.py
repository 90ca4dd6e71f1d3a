"""Nightkeep: six haunted-house board games on one engine."""

from collections.abc import Callable

from nightkeep.core.chance import Chance
from nightkeep.core.errors import (
    BoardError,
    GameError,
    IllegalAction,
    NightkeepError,
    OptionError,
    PositionError,
    RecordError,
)
from nightkeep.core.events import Event
from nightkeep.core.game import Game
from nightkeep.core.kernel import CHANCE, OVER
from nightkeep.core.records import load_record, replay, save_record
from nightkeep.core.registry import game, games, register
from nightkeep.core.rulebook import Rule
from nightkeep.core.state import Refusal, State
from nightkeep.play.drive import AnyLegal, Human, Mover, Script, Step, drive

__version__ = "0.1.0"


def human(ask: Callable[[State, int], str], tell: Callable[[str], None] = print) -> Human:
    """Return a person for :func:`drive`: ``ask(state, seat)`` gets what the seat knows and returns an action text."""
    return Human(ask, tell)


def bot(words: str, seed: int = 0) -> Mover:
    """Return a bot for :func:`drive`, for any seat of any game: a level such as ``"hard"`` (docs/bots.md)."""
    from nightkeep.bots.anywhere import BotAnywhere  # here: whoever plays no bots need not load them

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
    "NightkeepError",
    "OptionError",
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
