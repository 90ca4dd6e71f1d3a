"""Bots think in threads, a few at a time; the event loop only waits for them. A thought that a restart cuts off is
simply thought again."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

from nightkeep.core.chance import Chance
from nightkeep.core.game import Game
from nightkeep.core.kernel import CHANCE
from nightkeep.core.state import State
from nightkeep.server.tables import Refusal

WARM_UP = 60  # actions
USUAL = "normal"


class Bot(Protocol):
    def choose(self, state: State, seat: int, /) -> int:
        """The number of a legal action, from the position as the seat knows it."""


class Bots(Protocol):
    """Where bots come from: the package ``nightkeep.bots``, handed in by the command line."""

    @property
    def LEVELS(self) -> Collection[str]: ...

    def make_bot(self, level: str, game: Game, seed: int, /) -> Bot:
        """A bot of one of the levels."""


class Thinkers:
    """A small pool of threads, for bots and for whatever else takes long."""

    def __init__(self, bots: Bots, threads: int) -> None:
        self.bots = bots
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="thinker")
        self._aside = ThreadPoolExecutor(1, thread_name_prefix="replay")
        self._compilers = ThreadPoolExecutor(2, thread_name_prefix="compiler")
        self._warm: dict[str, asyncio.Future[None]] = {}
        self.waiting = 0

    @property
    def levels(self) -> list[str]:
        return list(self.bots.LEVELS)

    @property
    def usual(self) -> str:
        """The level that is taken where nobody says which."""
        return USUAL if USUAL in self.bots.LEVELS else self.levels[0]

    def check_level(self, level: str) -> str:
        if level not in self.bots.LEVELS:
            raise Refusal("bad-level", f"there is no bot '{level}'; the levels are: {', '.join(self.bots.LEVELS)}")
        return level

    async def think(self, level: str, state: State, seat: int, seed: int) -> str:
        """The text of the action a bot chooses on this seat."""
        known = state.fogged(seat)
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, self._think, level, known, seat, seed)
        finally:
            self.waiting -= 1

    def _think(self, level: str, known: State, seat: int, seed: int) -> str:
        bot = self.bots.make_bot(level, known.game, seed)
        return known.write(int(bot.choose(known, seat)))

    async def aside(self, work: Any, *given: Any) -> Any:
        """Run something long in a thread of its own kind: replays and exports do not wait for bots."""
        return await asyncio.get_running_loop().run_in_executor(self._aside, work, *given)

    async def warm(self, game: Game) -> None:
        """Have a game's kernels compiled, once, outside the event loop."""
        if (known := self._warm.get(game.name)) is None:
            loop = asyncio.get_running_loop()
            known = self._warm[game.name] = loop.run_in_executor(self._compilers, _play_a_little, game)
        await asyncio.shield(known)

    def close(self) -> None:
        for pool in (self._pool, self._aside, self._compilers):
            pool.shutdown(wait=False, cancel_futures=True)


def _play_a_little(game: Game) -> None:
    state, chance = game.start(), Chance(0)
    for _ in range(WARM_UP):
        if state.is_over:
            break
        if state.actor == CHANCE:
            state.draw(chance)
        else:
            codes = state.action_codes()
            state.play_code(codes[chance.below(len(codes))])
        state.news(None)
    state.view(None)
    state.view(0)
