"""The server's health, games, rules and lessons: what nobody needs a name for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

import nightkeep
from nightkeep.play.game import Game
from nightkeep.play.registry import lookup
from nightkeep.server import telling
from nightkeep.server.bot_pool import patiently
from nightkeep.server.errors import StoreError
from nightkeep.server.messages import Games, GameWords, Health, LessonAnswer, LessonMove, LessonStep, Rules
from nightkeep.server.routes.calls import Api, Call

api = Api()
Result = TypeVar("Result")


@api.get("/api/health")
async def health(call: Call) -> Health:
    """Whether the process runs."""
    return Health("ok", nightkeep.__version__)


@api.get("/api/ready", also=503)
async def ready(call: Call) -> Health:
    """Whether the database answers too."""
    try:
        await call.services.store.ping()
    except StoreError:
        call.status = 503
        return Health("unready", nightkeep.__version__)
    return Health("ok", nightkeep.__version__)


@api.get("/api/games", "lang")
async def list_games(call: Call) -> Games:
    """All games, their options, and the levels of bots."""
    return telling.games(call.services.bots.levels, call.lang(), call.services.settings.site is not None)


@api.get("/api/games/{game}/rules", "lang")
async def read_rules(call: Call) -> Rules:
    """A game's numbered rules."""
    return telling.rules(call.path("game"), call.lang())


@api.get("/api/games/{game}/words", "lang")
async def read_words(call: Call) -> GameWords:
    """A game's sentences, for a page that was built without them."""
    return telling.words(call.path("game"), call.lang())


@api.get("/api/games/{game}/lesson", "step", "lang")
async def read_lesson(call: Call) -> LessonStep:
    """A step of a game's lesson, the first if none is asked for."""
    name, step, lang = call.path("game"), call.number("step"), call.lang()
    return await _lesson(call, lambda: telling.lesson_step(name, 1 if step is None else step, lang))


@api.post("/api/games/{game}/lesson", "lang")
async def answer_lesson(call: Call, body: LessonMove) -> LessonAnswer:
    """What the learner chose at a step: the next step, or why not."""
    name, lang = call.path("game"), call.lang()
    return await _lesson(call, lambda: telling.lesson_answer(name, body, lang))


async def _lesson(call: Call, work: Callable[[], Result]) -> Result:
    spec = lookup(call.path("game"))
    if spec is not None:  # compiled once, and not in the threads that read the page's files too
        await patiently(call.services.bots.warm(Game(spec, {})))
    return await asyncio.to_thread(work)
