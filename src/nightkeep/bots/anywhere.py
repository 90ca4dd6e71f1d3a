"""A bot by its words alone, for :func:`nightkeep.drive`: it is made when it is first asked for a game and a seat."""

from __future__ import annotations

from nightkeep.bots.bot import Bot, make_bot, read_bot
from nightkeep.play.game import Game
from nightkeep.play.state import State


class BotAnywhere:
    """A bot that plays any seat of any game, with a mind of its own at each."""

    def __init__(self, words: str, seed: int = 0) -> None:
        read_bot(words)  # refuses what is no bot
        self.words = words
        self.seed = seed
        self._bots: dict[tuple[Game, int], Bot] = {}

    def choose(self, state: State, seat: int) -> int:
        """Return what the bot chooses at this seat."""
        key = (state.game, seat)
        if key not in self._bots:
            self._bots[key] = make_bot(self.words, state.game, seed=self.seed + seat)
        return self._bots[key].choose(state, seat)
