"""Bots that are kept between their decisions, and what a hint tells."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

import nightkeep as nk
from nightkeep.bots import LEVELS, SearchBot, make_bot
from nightkeep.play.game import Game
from nightkeep.play.state import State
from nightkeep.server.bot_pool import BotCache, BotPool, BotSlot
from nightkeep.server.messages import Hinted
from nightkeep.server.telling import CHOICES_TOLD
from tests.server.support import Forgetful, RandomBots, eventually, playing, serving, settings
from tests.server.twins import choose as choose_alike
from tests.server.twins import hidden_games, options_of


class RealBots:
    """Bots that search, by rounds alone: they do the same every time."""

    LEVELS = tuple(LEVELS)

    def __init__(self, rounds: int = 100) -> None:
        self.made, self.rounds = 0, rounds

    def make_bot(self, level: str, game: Game, seed: int) -> Any:
        self.made += 1
        searches = level not in ("random", "greedy")
        return make_bot(f"{level}:seconds=0:rounds={self.rounds}" if searches else level, game, seed, threads=1)


@asynccontextmanager
async def thinking(rounds: int = 100) -> AsyncIterator[tuple[BotPool, RealBots]]:
    bots = RealBots(rounds)
    pool = BotPool(bots, 2)
    try:
        yield pool, bots
    finally:
        pool.close()


def begun(name: str = "hidden-castle", **options: Any) -> State:
    """A game's first decision."""
    state, chance = nk.game(name, **options).start(), nk.Chance(1)
    while state.actor == nk.CHANCE:
        state.draw(chance)
    return state


def root_visits(bot: Any, state: State, seat: int) -> int:
    """How often the bot has thought of this decision already."""
    assert isinstance(bot, SearchBot)
    bot._load(state.fogged(seat), 1)
    node = bot._root(0, seat)
    return 0 if node < 0 else int(bot._trees[0].visits[node])


class Sized(Forgetful):
    def __init__(self, memory: int) -> None:
        self.memory = memory


def kept(cache: BotCache, *places: BotSlot) -> list[bool]:
    return [place in cache._bots for place in places]


def test_the_shelf_holds_so_much_and_no_more() -> None:
    """What was not asked for longest goes first; what does not fit at all, or has learnt nothing, is not kept."""
    cache, places = BotCache(100), [BotSlot("t", seat, "hard", False) for seat in range(4)]
    for place in places[:3]:
        assert cache.check_out(place) is None
        cache.check_in(place, Sized(40))  # type: ignore[arg-type]
    assert kept(cache, *places) == [False, True, True, False] and cache.size == 80
    bot = cache.check_out(places[1])
    assert bot is not None and cache.size == 40, "a bot in use is not on the cache"
    cache.check_in(places[1], bot)
    for place, size in ((places[3], 60), (places[0], 101), (places[2], 0)):
        cache.check_out(place)
        cache.check_in(place, Sized(size))  # type: ignore[arg-type]
    assert kept(cache, *places) == [False, True, False, True] and cache.size == 100
    cache.drop_table("t")
    assert len(cache) == cache.size == 0


def test_a_bot_is_asked_by_one_at_a_time_and_a_forgotten_one_does_not_come_back() -> None:
    cache, place = BotCache(100), BotSlot("t", 0, "hard", True)
    first, second = Sized(10), Sized(20)
    assert cache.check_out(place) is None and cache.check_out(place) is None
    cache.check_in(place, first)  # type: ignore[arg-type]
    cache.check_in(place, second)  # type: ignore[arg-type]
    assert cache.check_out(place) is first and cache.check_out(place) is None
    cache.drop_table("t")
    cache.check_in(place, first)  # type: ignore[arg-type]
    assert len(cache) == cache.size == 0


def test_what_was_thought_is_of_use_at_the_next_decision() -> None:
    """The same bot is asked again, and goes on with its tree. Every seat and level has its own; so have hints."""

    async def work() -> None:
        async with thinking() as (pool, bots):
            state = begun(players=2)
            await pool.choose("t", "hard", state, 0, seed=0)
            own = pool.cache._bots[BotSlot("t", 0, "hard", False)][0]
            assert (visits := root_visits(own, state, 0)) > 0
            await pool.choose("t", "hard", state, 0, seed=1)  # the decision was taken back, say
            assert pool.cache._bots[BotSlot("t", 0, "hard", False)][0] is own and bots.made == 1
            assert root_visits(own, state, 0) == visits + 100, "new thought is added to the old"
            after = state.copy()
            after.play_code(after.action_codes()[0])
            await pool.choose("t", "hard", after, 1, seed=1)
            assert pool.cache._bots[BotSlot("t", 1, "hard", False)][0] is not own and bots.made == 2
            await pool.choose("t", "normal", state, 0, seed=2)
            await pool.advise("t", "hard", state, 0, seed=2)
            await pool.choose("other", "hard", state, 0, seed=2)
            assert bots.made == 5 and len(pool.cache) == 5 and root_visits(own, state, 0) == visits + 100
            assert pool.cache.size == sum(bot.memory for bot, _ in pool.cache._bots.values()) > 0
            pool.cache.drop_table("t")
            assert [place.table for place in pool.cache._bots] == ["other"]

    playing(work)


@pytest.mark.parametrize(("name", "players"), hidden_games())
def test_kept_bots_know_no_more_than_their_seat(name: str, players: int) -> None:
    """Two games that one seat cannot tell apart: its bots, who keep what they learn, choose and advise alike."""

    async def play(seed: int) -> tuple[int, int]:
        rng = random.Random(seed)
        game = nk.game(name, **options_of(name, players))
        one, other = game.start(), game.start()
        decided = differed = 0
        observer = players - 1
        async with thinking() as (left, _), thinking() as (right, _):
            for _ in range(150):
                if one.actor == nk.OVER or decided >= 4:
                    break
                if one.actor != observer:
                    pair = choose_alike(one, other, observer, rng)
                    if pair is None:
                        break
                    one.play_code(pair[0])
                    other.play_code(pair[1])
                    continue
                seed = one.moves(observer)
                answers: list[tuple[str, Hinted]] = []
                for pool, state in ((left, one), (right, other)):
                    chosen = await pool.choose("t", "hard", state, observer, seed)
                    answers.append((chosen, await pool.advise("t", "hard", state, observer, seed)))
                assert answers[0] == answers[1]
                decided += 1
                differed += one.to_bytes() != other.to_bytes()
                one.play(answers[0][0])
                other.play(answers[1][0])
            assert decided == 0 or len(left.cache) == len(right.cache)
        return decided, differed

    async def work() -> None:
        decided = differed = 0
        for seed in range(20):
            more, other = await play(seed)
            decided, differed = decided + more, differed + other
            if decided >= 4 and differed >= 2:
                return
        raise AssertionError(f"only {decided} decisions, {differed} with different secrets")

    playing(work)


@pytest.mark.parametrize("name", nk.games())
def test_a_hint_tells_the_chances_of_the_best(name: str) -> None:
    """Legal, the advised one first, by how often they were tried; and what is advised is what is told first."""

    async def work() -> None:
        async with thinking() as (pool, _):
            state = begun(name)
            seat = state.actor
            hinted = await pool.advise("t", "hard", state, seat, seed=1)
            assert 1 < len(hinted.choices) <= CHOICES_TOLD
            legal = {text: state.fogged(seat).described(text) for text in state.actions()}
            assert all(legal[choice.action] == choice.message for choice in hinted.choices)
            assert all(0 <= choice.chance <= 1 for choice in hinted.choices)
            visits = [choice.visits for choice in hinted.choices]
            assert visits == sorted(visits, reverse=True)
            best = hinted.choices[0]
            assert (hinted.action, hinted.message, hinted.chance) == (best.action, best.message, best.chance)
            greedy = await pool.advise("t", "greedy", state, seat, seed=1)
            assert greedy.action in legal and (greedy.chance, greedy.choices) == (None, [])
            assert len(pool.cache) == 1, "greedy has nothing to keep"

    playing(work)


def test_bots_of_a_table_that_ends_are_forgotten(data: Path) -> None:
    async def work() -> None:
        async with serving(settings(data), RealBots()) as server:
            cache = server.services.bots.cache
            rosa = await server.guest("Rosa")
            made = await rosa.open_table("hidden-castle", ["normal", "me"], options={"players": 2})
            seat = await rosa.live(made["table"]["id"], 1)
            assert await seat.my_turn() and seat.view is not None
            await seat.send("hint")
            hinted = await seat.until(lambda m: m["type"] in ("hinted", "refused"))
            assert hinted["choices"][0]["action"] == hinted["action"] and hinted["chance"] is not None
            assert {(place.seat, place.advises) for place in cache._bots} == {(0, False), (1, True)}
            assert f"nightkeep_trees_bytes {cache.size}" in server.services.metrics.text().decode()
            answer = await rosa.post(f"/api/tables/{made['table']['id']}/leave", {"seat": 1})
            assert answer.status_code == 200
            await eventually(lambda: server.services.tables.loaded[made["table"]["id"]].table.state.status == "closed")
            assert len(cache) == cache.size == 0

    playing(work)


def test_a_bot_that_fails_leaves_nothing_behind(data: Path) -> None:
    class Broken(RandomBots):
        def make_bot(self, level: str, game: Any, seed: int) -> Any:
            raise RuntimeError("broken")

    async def work() -> None:
        pool = BotPool(Broken(), 1)
        try:
            with pytest.raises(RuntimeError, match="broken"):
                await asyncio.wait_for(pool.choose("t", "random", begun(players=2), 0, seed=1), 60)
            assert pool.waiting == len(pool.cache) == 0 and pool.cache._checked_out == set()
        finally:
            pool.close()

    playing(work)
