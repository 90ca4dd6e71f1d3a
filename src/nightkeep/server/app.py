"""The application: the hall over HTTP, a WebSocket for each seat, and the page."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import msgspec
from fastapi import FastAPI, Request, WebSocket
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.websockets import WebSocketDisconnect

import nightkeep
from nightkeep.play.game import Game
from nightkeep.play.registry import languages, lookup
from nightkeep.rules.rulebook import ENGLISH
from nightkeep.server import decide, openapi, page, telling
from nightkeep.server.connections import NO_SUCH, Connection, Rates
from nightkeep.server.errors import Refusal, StoreError
from nightkeep.server.guard import Guard, address_of
from nightkeep.server.hall import LISTED, MINE, Hall
from nightkeep.server.history import Story
from nightkeep.server.keeper import Keeper
from nightkeep.server.live import LiveTable
from nightkeep.server.messages import (
    Claim,
    Created,
    Games,
    Guest,
    Health,
    History,
    Invitation,
    LessonAnswer,
    LessonMove,
    LessonStep,
    Link,
    NewGuest,
    NewLink,
    NewTable,
    Problem,
    Rolls,
    Rules,
    SeatOnly,
    Sit,
    TableAnswer,
    Tables,
)
from nightkeep.server.metrics import Metrics
from nightkeep.server.seats import COOKIE, Porter, Visitor
from nightkeep.server.settings import Settings
from nightkeep.server.store import INVITED, Store
from nightkeep.server.tables import Chair, Viewer
from nightkeep.server.telling import encode
from nightkeep.server.thinkers import PATIENCE, Bots, Found, Thinkers, patiently

logger = logging.getLogger("nightkeep.server")
YEARS = 2 * 365 * 24 * 3600
STATUS = {
    "bad-request": 400, "bad-option": 400, "bad-seats": 400, "bad-level": 400, "bad-text": 400, "no-guest": 401,
    "no-seat": 403, "no-spectators": 403, "no-table": 404, "no-game": 404, "no-lesson": 404, "no-link": 404,
    "bad-type": 415, "too-many": 429, "too-fast": 429, "busy": 429, "store": 503, "preparing": 202,
}  # fmt: skip
FULL, DEFECT = 4429, 1011
_decoders: dict[Any, msgspec.json.Decoder[Any]] = {}


class House:
    """Everything one server process holds."""

    def __init__(self, settings: Settings, bots: Bots) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.store = Store(settings.url, worker=settings.random(6).hex())
        self.thinkers = Thinkers(bots, settings.thinkers)
        self.keeper = Keeper(settings, self.store, self.thinkers, self.metrics)
        self.porter = Porter(settings, self.store)
        self.hall = Hall(self.keeper, self.porter)
        self.new_guests = Rates(settings.limits.guests_per_hour / 3600, settings.limits.guests_per_hour)
        self.connections = 0
        self.metrics.gauges["connections"] = ("WebSocket connections open", lambda: self.connections)
        self.metrics.gauges["tables"] = ("Tables in memory", lambda: len(self.keeper.tables))
        self.metrics.gauges["thinking"] = ("Bots thinking or waiting to think", lambda: self.thinkers.waiting)
        self.metrics.gauges["trees_bytes"] = ("Memory of what bots have learnt", lambda: self.thinkers.shelf.filled)
        self.metrics.gauges["commits"] = ("Commits of logs", lambda: self.store.commits)

    # ------------------------------------------------------------------ who asks, and for what

    async def visitor(self, request: Request | WebSocket) -> Visitor | None:
        return await self.porter.visitor(request.cookies.get(COOKIE))

    async def known_visitor(self, request: Request) -> Visitor:
        visitor = await self.visitor(request)
        if visitor is None:
            raise Refusal("no-guest", "choose a nickname first")
        return visitor

    @contextlib.asynccontextmanager
    async def seated(self, request: Request, seat: int | None = None) -> AsyncIterator[tuple[LiveTable, Visitor]]:
        """The table of a request by somebody who holds a seat there (``seat``: this one)."""
        visitor = await self.known_visitor(request)
        async with self.keeper.table(request.path_params["table_id"]) as live:
            held = await self.porter.may_look(live.table, visitor) - {INVITED}
            if not held or (seat is not None and seat not in held):
                raise Refusal("no-seat", "this seat is not yours" if seat is not None else "you hold no seat here")
            yield live, visitor

    async def admit(self, live: LiveTable, visitor: Visitor | None, viewer: Viewer) -> None:
        """Refusal unless the guest may be connected there; asked again if the seat changed hands meanwhile."""
        seen: list[Chair] | None = None
        while seen != (now := [] if viewer is None else live.table.chairs[viewer : viewer + 1]):
            seen = now
            await self.porter.may_see(live.table, visitor, viewer)

    async def answer(self, live: LiveTable, visitor: Visitor) -> TableAnswer:
        held = await self.porter.seats_of(live.table, visitor)
        return table_answer(live, visitor, held)


def table_answer(live: LiveTable, visitor: Visitor | None, held: set[int]) -> TableAnswer:
    host = visitor is not None and visitor.id == live.table.facts.host
    return TableAnswer(telling.table_info(live.table), sorted(held - {INVITED}), host)


def read_body(body: bytes, wanted: Any, content_type: str) -> Any:
    """A request's body as a message; Refusal says what is wrong with it."""
    if content_type.split(";")[0].strip().lower() != "application/json":
        raise Refusal("bad-type", "requests are sent as application/json")
    decoder = _decoders.setdefault(wanted, msgspec.json.Decoder(wanted))
    try:
        return decoder.decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise Refusal("bad-request", f"the request cannot be read: {str(problem)[:300]}") from None


def read_seat(request: Request | WebSocket, name: str = "seat") -> int | None:
    """A whole number from the query; None if it is not given."""
    text = request.query_params.get(name)
    if text is None or text == "":
        return None
    if not (text.isascii() and text.isdigit() and len(text) <= 15):
        raise Refusal("bad-request", f"{name} is a whole number")
    return int(text)


def read_lang(request: Request) -> str:
    """The language a text is asked in: one that some game's rules are written in."""
    lang = request.query_params.get("lang", ENGLISH)
    if lang not in languages():
        raise Refusal("bad-request", f"lang is one of: {', '.join(languages())}")
    return lang


def read_patience(request: Request) -> float | None:
    """How many seconds one waits for a compiler (``Prefer: respond-async, wait=2``); None: as long as it takes."""
    wanted = re.search(r"(?:^|[,;\s])wait=(\d{1,4})(?:$|[,;\s])", request.headers.get("prefer", ""), re.IGNORECASE)
    return None if wanted is None else float(wanted[1])


Handler = Callable[[Request, Any], Awaitable[Any]]


def create_app(settings: Settings, bots: Bots) -> FastAPI:
    """The ASGI application. ``bots``: where bots come from, usually the package nightkeep.bots."""
    house = House(settings, bots)

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await house.store.migrate()
        await house.keeper.open()
        warming = asyncio.create_task(_warm_all(house)) if settings.warm else None
        yield
        if warming is not None:
            warming.cancel()
            await asyncio.wait([warming])
        await house.keeper.close()

    app = FastAPI(
        title="Nightkeep", version=nightkeep.__version__, lifespan=lifespan, docs_url=None, redoc_url=None,
        openapi_url="/api/openapi.json",
    )  # fmt: skip
    app.state.house = house
    routes(app, house)
    app.openapi = lambda: openapi.document(app)  # type: ignore[method-assign]
    app.add_middleware(Guard, settings=settings, metrics=house.metrics)

    @app.exception_handler(404)
    async def not_found(request: Request, problem: Exception) -> Response:
        if request.url.path.startswith("/api/") or request.method not in ("GET", "HEAD"):
            return _problem(404, Problem("not-found", "there is nothing here"))
        return await asyncio.to_thread(page.answer, settings.page, request.url.path, request.headers)

    @app.exception_handler(HTTPException)
    async def refused(request: Request, problem: HTTPException) -> Response:
        answer = _problem(problem.status_code, Problem("refused", str(problem.detail)))
        answer.headers.update(problem.headers or {})
        return answer

    return app


async def _warm_all(house: House) -> None:
    """Have all games compiled onto the disk before somebody waits for them, by another process."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "nightkeep.server.warm", stdin=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.PIPE
    )
    try:
        _, said = await process.communicate()
    except asyncio.CancelledError:
        process.terminate()
        await process.wait()
        raise
    if process.returncode and process.returncode > 0:  # below 0: it was stopped, as the server is
        logger.error("games could not be compiled ahead: %s", said.decode(errors="replace")[-2000:])
        house.metrics.count("errors")


def _problem(status: int, problem: Problem) -> Response:
    return Response(msgspec.json.encode(problem), status, media_type="application/json")


def routes(app: FastAPI, house: House) -> None:
    """All addresses under /api."""
    keeper, porter, hall = house.keeper, house.porter, house.hall

    def at(
        method: str,
        path: str,
        gives: Any,
        takes: Any = None,
        status: int = 200,
        query: tuple[str, ...] = (),
        also: int = 0,
    ) -> Callable[[Handler], Handler]:
        """Serve a handler here: bodies in and out are messages, a Refusal is a Problem."""

        def register(handler: Handler) -> Handler:
            async def endpoint(request: Request) -> Response:
                asked = PATIENCE.set(read_patience(request))
                try:
                    body = None
                    if takes is not None:
                        body = read_body(await request.body(), takes, request.headers.get("content-type", ""))
                    found = await handler(request, body)
                except Refusal as refusal:
                    return _problem(STATUS.get(refusal.code, 409), telling.problem(refusal))
                except StoreError as problem:
                    house.metrics.count("store_errors")
                    return _problem(503, Problem("store", str(problem)))
                except Exception:
                    logger.exception("a request failed", extra={"path": path})
                    house.metrics.count("errors")
                    return _problem(500, Problem("error", "something went wrong on the server"))
                finally:
                    PATIENCE.reset(asked)
                if isinstance(found, Response):
                    return found
                return Response(encode(found), status, media_type="application/json")

            summary = (handler.__doc__ or "").strip().split("\n")[0]
            extra = openapi.operation(path, gives, takes, status, query, also)
            app.add_api_route(
                path, endpoint, methods=[method], name=handler.__name__, operation_id=handler.__name__,
                summary=summary, openapi_extra=extra, response_class=Response, status_code=status,
            )  # fmt: skip
            return handler

        return register

    @at("GET", "/api/health", Health)
    async def health(request: Request, body: None) -> Health:
        """Whether the process runs."""
        return Health("ok", nightkeep.__version__)

    @at("GET", "/api/ready", Health, also=503)
    async def ready(request: Request, body: None) -> Any:
        """Whether the database answers too."""
        try:
            await house.store.ping()
        except StoreError:
            return Response(encode(Health("unready", nightkeep.__version__)), 503, media_type="application/json")
        return Health("ok", nightkeep.__version__)

    @at("GET", "/api/games", Games, query=("lang",))
    async def list_games(request: Request, body: None) -> Games:
        """All games, their options, and the levels of bots."""
        return telling.games(house.thinkers.levels, read_lang(request))

    @at("GET", "/api/games/{game}/rules", Rules, query=("lang",))
    async def read_rules(request: Request, body: None) -> Rules:
        """A game's numbered rules."""
        return telling.rules(request.path_params["game"], read_lang(request))

    async def lesson(request: Request, work: Callable[..., Found], *given: Any) -> Found:
        name = request.path_params["game"]
        spec = lookup(name)
        if spec is not None:  # compiled once, and not in the threads that read the page's files too
            await patiently(house.thinkers.warm(Game(spec, {})))
        return await asyncio.to_thread(work, name, *given)

    @at("GET", "/api/games/{game}/lesson", LessonStep, query=("step", "lang"))
    async def read_lesson(request: Request, body: None) -> LessonStep:
        """A step of a game's lesson, the first if none is asked for."""
        step = read_seat(request, "step")
        return await lesson(request, telling.lesson_step, 1 if step is None else step, read_lang(request))

    @at("POST", "/api/games/{game}/lesson", LessonAnswer, LessonMove, query=("lang",))
    async def answer_lesson(request: Request, body: LessonMove) -> LessonAnswer:
        """What the learner chose at a step: the next step, or why not."""
        return await lesson(request, telling.lesson_answer, body, read_lang(request))

    @at("POST", "/api/guest", Guest, NewGuest)
    async def name_guest(request: Request, body: NewGuest) -> Response:
        """Choose or change the nickname; a new guest gets a cookie."""
        token = request.cookies.get(COOKIE)
        if await porter.visitor(token) is None and not house.new_guests.allow(address_of(request.scope)):
            raise Refusal("too-fast", "too many new guests from this address; wait a little")
        visitor, new = await porter.greet(token, body.nickname)
        answer = Response(encode(Guest(visitor.nickname)), media_type="application/json")
        if new is not None:
            secure = house.settings.secure_cookie or request.url.scheme == "https"
            answer.set_cookie(COOKIE, new, max_age=YEARS, httponly=True, samesite="lax", secure=secure, path="/")
        return answer

    @at("GET", "/api/guest", Guest)
    async def who_am_i(request: Request, body: None) -> Guest:
        """The nickname of the guest whose cookie this is."""
        return Guest((await house.known_visitor(request)).nickname)

    @at("GET", "/api/tables", Tables)
    async def open_tables(request: Request, body: None) -> Tables:
        """Listed tables that can be joined or watched."""
        return Tables([telling.table_line(line) for line in await house.store.hall(LISTED)])

    @at("GET", "/api/tables/mine", Tables)
    async def my_tables(request: Request, body: None) -> Tables:
        """The tables at which this guest holds a seat; those where it is his turn first."""
        visitor = await house.known_visitor(request)
        lines = [telling.table_line(line) for line in await house.store.tables_of(visitor.id, MINE)]
        return Tables(sorted(lines, key=lambda line: (not line.my_turn, line.status in ("over", "closed"))))

    @at("POST", "/api/tables", Created, NewTable, status=201)
    async def open_table(request: Request, body: NewTable) -> Created:
        """Set up a table. Seats for 'me' are kept; sit down on them to begin."""
        live, invitation = await hall.create(await house.known_visitor(request), body)
        return Created(telling.table_info(live.table), invitation)

    @at("POST", "/api/invitations", Invitation, Claim)
    async def read_link(request: Request, body: Claim) -> Invitation:
        """Where a link leads, before it is used."""
        line, seat = await porter.read_link(body.token)
        return Invitation(telling.table_line(line), None if seat == INVITED else seat)

    @at("POST", "/api/claims", TableAnswer, Claim)
    async def use_link(request: Request, body: Claim) -> TableAnswer:
        """Use an invitation or a seat's link."""
        visitor = await house.known_visitor(request)
        table_id, _ = await porter.claim(visitor, body.token)
        async with keeper.table(table_id) as live:
            return await house.answer(live, visitor)

    @at("GET", "/api/tables/{table_id}", TableAnswer)
    async def look(request: Request, body: None) -> TableAnswer:
        """A table, and which seats are mine."""
        visitor = await house.visitor(request)
        async with keeper.table(request.path_params["table_id"]) as live:
            return table_answer(live, visitor, await porter.may_look(live.table, visitor))

    @at("POST", "/api/tables/{table_id}/sit", TableAnswer, Sit)
    async def sit_down(request: Request, body: Sit) -> TableAnswer:
        """Sit down with one's own share of the dice; the game begins with the last seat."""
        visitor = await house.known_visitor(request)
        async with keeper.table(request.path_params["table_id"]) as live:
            held = await porter.may_look(live.table, visitor)
            now, dice = keeper.settings.now, keeper.settings.dice
            try:
                await live.ask(lambda t: decide.sit(t, visitor.id, visitor.nickname, held, body, now(), dice))
            except Refusal:
                if not decide.sits(live.table, visitor.id, held, body.seat):  # the same request came twice
                    raise
            return await house.answer(live, visitor)

    @at("POST", "/api/tables/{table_id}/fill", TableAnswer)
    async def fill(request: Request, body: None) -> TableAnswer:
        """Bots take the seats that nobody has taken, and the game begins; for the guest who opened the table."""
        async with house.seated(request) as (live, visitor):
            await live.ask(lambda t: decide.fill(t, visitor.id, keeper.settings.now(), keeper.settings.dice))
            return await house.answer(live, visitor)

    @at("POST", "/api/tables/{table_id}/leave", TableAnswer, SeatOnly)
    async def leave(request: Request, body: SeatOnly) -> TableAnswer:
        """Give a seat up before the game, or to a bot during it."""
        async with house.seated(request, body.seat) as (live, visitor):
            seen = live.table.chairs[body.seat]
            await live.ask(lambda t: decide.leave(t, visitor.id, body.seat, seen, keeper.settings.now()))
            return await house.answer(live, visitor)

    @at("POST", "/api/tables/{table_id}/rematch", TableAnswer, status=200)
    async def rematch(request: Request, body: None) -> TableAnswer:
        """Play again, everybody one seat on. Seats are kept for those who sat there; each sits down anew."""
        async with house.seated(request) as (live, visitor):
            next_id = await hall.rematch(live, visitor)
        async with keeper.table(next_id) as new:
            return await house.answer(new, visitor)

    @at("POST", "/api/tables/{table_id}/links", Link, NewLink, status=201)
    async def new_link(request: Request, body: NewLink) -> Link:
        """A link to one's seat for another device, or an invitation to the table."""
        async with house.seated(request, body.seat) as (live, visitor):
            return Link(await porter.new_link(live.table, INVITED if body.seat is None else body.seat, visitor))

    @at("GET", "/api/tables/{table_id}/history", History, query=("seat", "views"))
    async def history(request: Request, body: None) -> History:
        """All that a seat or a spectator was told; after the end from any seat, and with every view if wanted.

        What was said to one side alone stays there.
        """
        viewer, views = read_seat(request), bool(read_seat(request, "views"))
        visitor = await house.visitor(request)
        async with keeper.table(request.path_params["table_id"]) as live:
            over, whispers = live.table.status in ("over", "closed"), True
            if over and (viewer is None or viewer < live.table.facts.seats):
                held = await porter.may_see(live.table, visitor, None)
                whispers = viewer is None or not held.isdisjoint(live.table.team(viewer) or (viewer,))
            else:
                await porter.may_see(live.table, visitor, viewer)
            if views and not over:
                raise Refusal("playing", "views of the past are shown when the game is over")
            story = Story(viewer, views, whispers)
            await keeper.rebuilt(live.table.facts.id, story)
            return History(story.told)

    @at("GET", "/api/tables/{table_id}/transcript", dict[str, Any], query=("seat",))
    async def transcript(request: Request, body: None) -> dict[str, Any]:
        """All that a seat or a spectator may know of the game so far, as a document to keep."""
        viewer, visitor = read_seat(request), await house.visitor(request)
        async with keeper.table(request.path_params["table_id"]) as live:
            await porter.may_see(live.table, visitor, viewer)
            table = await keeper.rebuilt(live.table.facts.id, whole=True)
            if table.state is None:
                raise Refusal("not-started", table.broken or "the game has not begun")
            found: dict[str, Any] = await house.thinkers.aside(table.state.transcript, viewer)
            return found

    @at("GET", "/api/tables/{table_id}/record", dict[str, Any])
    async def record(request: Request, body: None) -> dict[str, Any]:
        """The game's record with its dice, for replaying and checking; when it is over."""
        async with keeper.table(request.path_params["table_id"]) as live:
            await porter.may_see(live.table, await house.visitor(request), None)
            if live.table.status not in ("over", "closed"):
                raise Refusal("playing", "the record is shown when the game is over")
            return live.table.record()

    @at("GET", "/api/tables/{table_id}/dice", Rolls)
    async def dice(request: Request, body: None) -> Rolls:
        """Every random outcome with its weights, for a page to compute again; when the game is over."""
        whole = await record(request, body)
        rolls: Rolls = await house.thinkers.aside(telling.rolls, whole)
        return rolls

    if house.settings.metrics:

        @app.get("/metrics", include_in_schema=False)
        async def metrics() -> Response:
            return Response(house.metrics.text(), media_type="text/plain; version=0.0.4")

    @app.websocket("/api/tables/{table_id}/live")
    async def play(socket: WebSocket, table_id: str) -> None:
        await _serve(house, socket, table_id)


async def _serve(house: House, socket: WebSocket, table_id: str) -> None:
    """A WebSocket of a seat (query: seat) or a spectator; ``have`` is the last number it has seen."""
    await socket.accept()
    try:
        viewer, have = read_seat(socket), read_seat(socket, "have")
        visitor = await house.visitor(socket)
        async with house.keeper.table(table_id) as live:
            await house.admit(live, visitor, viewer)
            _check_room(house, live, viewer)
            house.connections += 1
            try:
                await Connection(socket, live, viewer).run(have)
            finally:
                house.connections -= 1
    except (Refusal, StoreError) as problem:
        refusal = problem if isinstance(problem, Refusal) else Refusal("store", str(problem))
        text = encode(telling.refused(refusal)).decode()
        with contextlib.suppress(RuntimeError, OSError, WebSocketDisconnect):
            await socket.send({"type": "websocket.send", "text": text})
            await socket.close(FULL if refusal.code == "too-many" else NO_SUCH)
    except Exception:
        logger.exception("a connection failed")
        house.metrics.count("errors")
        with contextlib.suppress(RuntimeError, OSError, WebSocketDisconnect):
            await socket.close(DEFECT)


def _check_room(house: House, live: LiveTable, viewer: Viewer) -> None:
    limits = house.settings.limits
    most = limits.watchers if viewer is None else limits.connections_per_seat
    if house.connections >= limits.connections or len(live.connections.get(viewer, ())) >= most:
        raise Refusal("too-many", "too many connections")
