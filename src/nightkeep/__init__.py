"""Nightkeep: six haunted-house board games on one engine."""

from nightkeep.core.chance import Chance
from nightkeep.core.errors import (
    BoardError,
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
from nightkeep.core.registry import game, games
from nightkeep.core.rulebook import Rule
from nightkeep.core.state import Refusal, State

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "OVER",
    "BoardError",
    "Chance",
    "Event",
    "Game",
    "IllegalAction",
    "NightkeepError",
    "OptionError",
    "PositionError",
    "RecordError",
    "Refusal",
    "Rule",
    "State",
    "game",
    "games",
    "load_record",
    "replay",
    "save_record",
]
