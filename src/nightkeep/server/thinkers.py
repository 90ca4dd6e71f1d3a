"""Bots think in threads, a few at a time; the event loop only waits for them. A thought that a restart cuts off is
simply thought again.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar
from typing import Any, NamedTuple, Protocol, TypeVar

from nightkeep.bots import Advice
from nightkeep.play.game import Game
from nightkeep.play.state import State
from nightkeep.server.messages import Hinted, Weighed
from nightkeep.server.tables import Refusal
from nightkeep.server.warm import play_a_little

USUAL = "normal"
PATIENCE: ContextVar[float | None] = ContextVar("patience", default=None)  # seconds; None: as long as it takes
MOST_ASIDE = 50  # replays waiting for their turn; each holds a whole game in memory
SHELF = 256 * 2**20  # bytes of trees kept for later decisions; an expert's take 98 MiB for each of its threads
TOLD = 3  # choices that a hint tells of

Answer = TypeVar("Answer")
Found = TypeVar("Found")


async def patiently(work: Awaitable[Found]) -> Found:
    """Wait for what may have to be compiled first, as long as the asker wants to; the work goes on without him."""
    limit = asyncio.timeout(PATIENCE.get())
    try:
        async with limit:
            return await work
    except TimeoutError:
        if not limit.expired():
            raise
        raise Refusal("preparing", "the server prepares this game for the first time; ask again in a moment") from None


class Bot(Protocol):
    seed: int

    @property
    def memory(self) -> int:
        """The bytes of what it has learnt for later decisions; 0: it need not be kept."""

    def choose(self, state: State, seat: int, /) -> int:
        """The number of a legal action, from the position as the seat knows it."""

    def advise(self, state: State, seat: int, /) -> Advice:
        """The same for a player who asks for a hint: bots may slip in play, but not in advice."""


class Bots(Protocol):
    """Where bots come from: the package ``nightkeep.bots``, handed in by the command line."""

    @property
    def LEVELS(self) -> Collection[str]: ...

    def make_bot(self, level: str, game: Game, seed: int, /) -> Bot:
        """A bot of one of the levels."""


class Place(NamedTuple):
    """Whose bot it is. A tree holds what its seat knows, so no seat gets another's; and those who play have theirs
    apart from those who advise, for a hint may show nothing but what the seat has seen and asked.
    """

    table: str
    seat: int
    level: str
    advises: bool


class Shelf:
    """Bots that will be asked again, with what they have learnt; those not asked for longest are let go first.

    A bot that thinks is not on the shelf, so it has one thread at a time. Used in the event loop only.
    """

    def __init__(self, room: int) -> None:
        self.room = room
        self.filled = 0
        self._bots: OrderedDict[Place, tuple[Bot, int]] = OrderedDict()
        self._out: set[Place] = set()

    def take(self, place: Place) -> Bot | None:
        """The bot of a place, which is brought back or given up; None: a new one is needed."""
        self._out.add(place)
        bot, size = self._bots.pop(place, (None, 0))
        self.filled -= size
        return bot

    def bring_back(self, place: Place, bot: Bot) -> None:
        """Keep it, unless its table was forgotten meanwhile, or a second bot for the same place was faster."""
        size = bot.memory
        if place not in self._out or not 0 < size <= self.room:
            return
        self._out.discard(place)
        self._bots[place] = bot, size
        self.filled += size
        while self.filled > self.room:
            self.filled -= self._bots.popitem(last=False)[1][1]

    def give_up(self, place: Place) -> None:
        self._out.discard(place)

    def forget(self, table: str) -> None:
        """The table is over, or nobody looks at it."""
        for place in [place for place in self._bots if place.table == table]:
            self.filled -= self._bots.pop(place)[1]
        self._out = {place for place in self._out if place.table != table}

    def __len__(self) -> int:
        return len(self._bots)


class Thinkers:
    """A small pool of threads, for bots and for whatever else takes long."""

    def __init__(self, bots: Bots, threads: int) -> None:
        self.bots = bots
        self.shelf = Shelf(SHELF)
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

    async def choose(self, table: str, level: str, state: State, seat: int, seed: int) -> str:
        """The text of the action a bot chooses on this seat."""
        return await self._ask(Place(table, seat, level, advises=False), state, seed, choose)

    async def advise(self, table: str, level: str, state: State, seat: int, seed: int) -> Hinted:
        """What a bot advises the player on this seat to do."""
        return await self._ask(Place(table, seat, level, advises=True), state, seed, advise)

    async def _ask(self, place: Place, state: State, seed: int, ask: Callable[[Bot, State, Place], Answer]) -> Answer:
        known, kept = state.fogged(place.seat), self.shelf.take(place)

        def think() -> tuple[Bot, Answer]:
            bot = kept if kept is not None else self.bots.make_bot(place.level, known.game, seed)
            bot.seed = seed
            return bot, ask(bot, known, place)

        self.waiting += 1
        try:
            bot, answer = await asyncio.get_running_loop().run_in_executor(self._pool, think)
            self.shelf.bring_back(place, bot)
            return answer
        finally:
            self.shelf.give_up(place)
            self.waiting -= 1

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


def choose(bot: Bot, known: State, place: Place) -> str:
    return known.write(int(bot.choose(known, place.seat)))


def advise(bot: Bot, known: State, place: Place) -> Hinted:
    """A hint, made of what the seat knows and nothing else."""
    advice = bot.advise(known, place.seat)
    text = known.write(int(advice.code))
    choices = [
        Weighed(choice.text, known.describe(choice.text), round(choice.chance, 3), choice.visits)
        for choice in advice.choices[:TOLD]
    ]
    chance = choices[0].chance if choices else None
    return Hinted(text, known.describe(text), place.level, chance, choices)
