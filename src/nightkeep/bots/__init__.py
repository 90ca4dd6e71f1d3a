"""Computer players: they get what their seat knows, and nothing else."""

from __future__ import annotations

from nightkeep.bots.bot import (
    Advice,
    Analysis,
    Bot,
    Choice,
    GreedyBot,
    RandomBot,
    SearchBot,
    level_named,
    make_bot,
    read_bot,
)
from nightkeep.bots.levels import LEVELS, Level

__all__ = [
    "LEVELS",
    "Advice",
    "Analysis",
    "Bot",
    "Choice",
    "GreedyBot",
    "Level",
    "RandomBot",
    "SearchBot",
    "level_named",
    "make_bot",
    "read_bot",
]
