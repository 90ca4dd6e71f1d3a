"""The bot of ``nk.bot("hard")``: made from words alone, for any game."""

from __future__ import annotations

from nightkeep.bots.bot import Bot, make_bot, read_bot
from nightkeep.play.game import Game
from nightkeep.play.state import State


class BotAnywhere:
    """A bot that plays any seat of any game; it makes a bot for each at first need."""

    def __init__(self, words: str, seed: int = 0) -> None:
        read_bot(words)  # raises OptionError at once, not at the first choice
        self.words = words
        self.seed = seed
        self._bots: dict[tuple[Game, int], Bot] = {}

    def choose(self, state: State, seat: int) -> int:
        """Return the action that the seat's bot chooses."""
        key = (state.game, seat)
        if key not in self._bots:
            self._bots[key] = make_bot(self.words, state.game, seed=self.seed + seat)
        return self._bots[key].choose(state, seat)
