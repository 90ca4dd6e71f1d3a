"""Bots think in threads, a few at a time; the event loop only waits for them. A thought that a restart cuts off is
simply thought again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Collection
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar
from typing import Any, Protocol, TypeVar

from nightkeep.core.game import Game
from nightkeep.core.state import State
from nightkeep.server.tables import Refusal
from nightkeep.server.warm import play_a_little

USUAL = "normal"
PATIENCE: ContextVar[float | None] = ContextVar("patience", default=None)  # seconds; None: as long as it takes
MOST_ASIDE = 50  # replays waiting for their turn; each holds a whole game in memory


Found = TypeVar("Found")


async def patiently(work: Awaitable[Found]) -> Found:
    """Wait for what may have to be compiled first, as long as the asker wants to; the work goes on without him."""
    try:
        async with asyncio.timeout(PATIENCE.get()):
            return await work
    except TimeoutError:
        raise Refusal("preparing", "the server prepares this game for the first time; ask again in a moment") from None


class Bot(Protocol):
    def choose(self, state: State, seat: int, /) -> int:
        """The number of a legal action, from the position as the seat knows it."""

    def advise(self, state: State, seat: int, /) -> int:
        """The same for a player who asks for a hint: bots may slip in play, but not in advice."""


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
        self._readers = ThreadPoolExecutor(1, thread_name_prefix="table")
        self._compilers = ThreadPoolExecutor(2, thread_name_prefix="compiler")
        self._warm: dict[str, asyncio.Future[None]] = {}
        self.waiting = self.replays = 0

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

    async def think(self, level: str, state: State, seat: int, seed: int, advice: bool = False) -> str:
        """The text of the action a bot chooses on this seat, or advises its player to take."""
        known = state.fogged(seat)
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(
                self._pool, self._think, level, known, seat, seed, advice
            )
        finally:
            self.waiting -= 1

    def _think(self, level: str, known: State, seat: int, seed: int, advice: bool) -> str:
        bot = self.bots.make_bot(level, known.game, seed)
        return known.write(int(bot.advise(known, seat) if advice else bot.choose(known, seat)))

    async def aside(self, work: Any, *given: Any) -> Any:
        """Run something long in a thread of its own kind: replays do not wait for bots, and not without end."""
        if self.replays >= MOST_ASIDE:
            raise Refusal("busy", "too many old games are being looked at; try again in a moment")
        self.replays += 1
        done = asyncio.get_running_loop().run_in_executor(self._aside, work, *given)
        done.add_done_callback(lambda _: self._replayed())
        return await done

    def _replayed(self) -> None:
        self.replays -= 1

    async def read(self, work: Any, *given: Any) -> Any:
        """Run what somebody waits for who sits down at a table: it does not wait for those who look at old games."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, work, *given)

    async def warm(self, game: Game) -> None:
        """Have a game's kernels compiled, once, outside the event loop."""
        if (known := self._warm.get(game.name)) is None:
            loop = asyncio.get_running_loop()
            known = self._warm[game.name] = loop.run_in_executor(self._compilers, play_a_little, game)
        try:
            await asyncio.shield(known)
        except Exception:
            if self._warm.get(game.name) is known:  # the disk was full, say: another time it may go well
                del self._warm[game.name]
            raise

    def close(self) -> None:
        for pool in (self._pool, self._aside, self._readers, self._compilers):
            pool.shutdown(wait=False, cancel_futures=True)
