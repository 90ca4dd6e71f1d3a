"""Threads for what takes long: bots, replays of logs, and compiling games. The event loop only waits for them.

A bot's thought that a restart cuts off is simply thought again.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar
from typing import NamedTuple, Protocol, TypeVar

from nightkeep.bots import Advice
from nightkeep.play.game import Game
from nightkeep.play.state import State
from nightkeep.server import telling
from nightkeep.server.errors import RefusedError
from nightkeep.server.messages import Hinted
from nightkeep.server.warm import play_a_little

DEFAULT_LEVEL = "normal"
MAX_REPLAYS = 50  # that wait or run; each holds a whole game in memory
CACHE_BYTES = 256 * 2**20  # of search trees kept for later decisions; an expert's take 98 MiB for each of its threads
# How many seconds the present request waits for a game to be compiled; None: as long as it takes.
PATIENCE: ContextVar[float | None] = ContextVar("patience", default=None)

Result = TypeVar("Result")


async def patiently(work: Awaitable[Result]) -> Result:
    """Wait for something that may have to be compiled first, at most for PATIENCE; the work itself goes on."""
    limit = asyncio.timeout(PATIENCE.get())
    try:
        async with limit:
            return await work
    except TimeoutError:
        if not limit.expired():
            raise
        raise RefusedError("preparing") from None


class Bot(Protocol):
    """What the server asks of a bot."""

    seed: int

    @property
    def memory(self) -> int:
        """The bytes of its search trees; 0: it need not be kept."""

    def choose(self, state: State, seat: int, /) -> int:
        """Return the number of a legal action, from the position as the seat knows it."""

    def advise(self, state: State, seat: int, /) -> Advice:
        """Return advice for the player on this seat; unlike in play, without deliberate slips."""


class BotSource(Protocol):
    """Where bots come from: the package ``nightkeep.bots``, passed in by the command line."""

    @property
    def LEVELS(self) -> Collection[str]:  # noqa: N802  (a constant of the package)
        """The levels of bots."""

    def make_bot(self, level: str, game: Game, seed: int, /) -> Bot:
        """Return a bot of one of the levels."""


class BotSlot(NamedTuple):
    """Whose bot it is: a search tree holds what its seat knows, so that seats never share one.

    Bots that play and those that advise are apart, too: a hint may show only what the seat has seen and asked.
    """

    table: str
    seat: int
    level: str
    advises: bool


Question = Callable[[Bot, State, BotSlot], Result]


class BotCache:
    """Bots with search trees that will be of use again; the least recently used are dropped. For the event loop only.

    A bot that thinks is checked out, so that it runs in one thread at a time.
    """

    def __init__(self, capacity: int) -> None:
        self.capacity = capacity  # bytes
        self.size = 0
        self._bots: OrderedDict[BotSlot, tuple[Bot, int]] = OrderedDict()
        self._checked_out: set[BotSlot] = set()

    def check_out(self, slot: BotSlot) -> Bot | None:
        """Return the slot's bot, which is to be checked in or released; None: a new one is needed."""
        self._checked_out.add(slot)
        bot, size = self._bots.pop(slot, (None, 0))
        self.size -= size
        return bot

    def check_in(self, slot: BotSlot, bot: Bot) -> None:
        """Keep a bot, unless its table was dropped meanwhile, or a second bot for the slot was faster."""
        size = bot.memory
        if slot not in self._checked_out or not 0 < size <= self.capacity:
            return
        self._checked_out.discard(slot)
        self._bots[slot] = bot, size
        self.size += size
        while self.size > self.capacity:
            self.size -= self._bots.popitem(last=False)[1][1]

    def release(self, slot: BotSlot) -> None:
        """Note that no bot of this slot will be checked in."""
        self._checked_out.discard(slot)

    def drop_table(self, table: str) -> None:
        """Drop all bots of a table, because its game has ended or nobody is connected to it."""
        for slot in [slot for slot in self._bots if slot.table == table]:
            self.size -= self._bots.pop(slot)[1]
        self._checked_out = {slot for slot in self._checked_out if slot.table != table}

    def __len__(self) -> int:
        return len(self._bots)


class BotPool:
    """Small pools of threads: for bots, for replays of old games, for loading tables, and for compiling."""

    def __init__(self, source: BotSource, threads: int) -> None:
        self.source = source
        self.cache = BotCache(CACHE_BYTES)
        self._thinkers = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._replayers = ThreadPoolExecutor(1, thread_name_prefix="replay")
        self._loaders = ThreadPoolExecutor(1, thread_name_prefix="table")
        self._compilers = ThreadPoolExecutor(2, thread_name_prefix="compiler")
        self._warm: dict[str, asyncio.Future[None]] = {}
        self.waiting = 0  # bots that think or wait to think
        self.replays = 0  # replays that wait or run

    @property
    def levels(self) -> list[str]:
        """The levels of bots."""
        return list(self.source.LEVELS)

    @property
    def default_level(self) -> str:
        """The level that is taken where none is asked for."""
        return DEFAULT_LEVEL if DEFAULT_LEVEL in self.source.LEVELS else self.levels[0]

    def check_level(self, level: str | None) -> str:
        """Return the level (None: the default one); RefusedError if there is no such bot."""
        level = level or self.default_level
        if level not in self.source.LEVELS:
            raise RefusedError("bad-level", level=level, levels=list(self.source.LEVELS))
        return level

    async def choose(self, table: str, level: str, state: State, seat: int, seed: int) -> str:
        """Return the text of the action that a bot chooses on this seat."""
        return await self._ask(BotSlot(table, seat, level, advises=False), state, seed, _choose)

    async def advise(self, table: str, level: str, state: State, seat: int, seed: int) -> Hinted:
        """Return what a bot advises the player on this seat to do."""
        return await self._ask(BotSlot(table, seat, level, advises=True), state, seed, _advise)

    async def _ask(self, slot: BotSlot, state: State, seed: int, ask: Question[Result]) -> Result:
        known, cached = state.fogged(slot.seat), self.cache.check_out(slot)

        def think() -> tuple[Bot, Result]:
            bot = cached if cached is not None else self.source.make_bot(slot.level, known.game, seed)
            bot.seed = seed
            return bot, ask(bot, known, slot)

        self.waiting += 1
        try:
            bot, result = await asyncio.get_running_loop().run_in_executor(self._thinkers, think)
            self.cache.check_in(slot, bot)
            return result
        finally:
            self.cache.release(slot)
            self.waiting -= 1

    async def run_replay(self, work: Callable[[], Result]) -> Result:
        """Run something about an old game in a thread of its own, in turn; RefusedError if too many are waiting."""
        if self.replays >= MAX_REPLAYS:
            raise RefusedError("busy", "replays")
        self.replays += 1
        done = asyncio.get_running_loop().run_in_executor(self._replayers, work)
        done.add_done_callback(lambda _: self._end_replay())
        return await done

    def _end_replay(self) -> None:
        self.replays -= 1

    async def run_load(self, work: Callable[[], Result]) -> Result:
        """Run the loading of a table that somebody waits for; it does not wait for replays of old games."""
        return await asyncio.get_running_loop().run_in_executor(self._loaders, work)

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
        """Stop; what is waiting is not begun."""
        for pool in (self._thinkers, self._replayers, self._loaders, self._compilers):
            pool.shutdown(wait=False, cancel_futures=True)


def _choose(bot: Bot, known: State, slot: BotSlot) -> str:
    return known.write(int(bot.choose(known, slot.seat)))


def _advise(bot: Bot, known: State, slot: BotSlot) -> Hinted:
    return telling.hinted(known, slot.level, bot.advise(known, slot.seat))
