"""What all HTTP handlers share: reading a request, writing an answer, and one way to answer errors."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from functools import cache
from typing import Any, get_type_hints

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from nightkeep.play.registry import languages
from nightkeep.rules.messages import ENGLISH
from nightkeep.server import page, telling
from nightkeep.server.access import COOKIE, Visitor
from nightkeep.server.bot_pool import PATIENCE
from nightkeep.server.errors import RefusedError, StoreError
from nightkeep.server.live_table import LiveTable
from nightkeep.server.messages import TableAnswer
from nightkeep.server.services import Services
from nightkeep.server.store import INVITED

logger = logging.getLogger("nightkeep.server")
COOKIE_SECONDS = 2 * 365 * 24 * 3600
STATUS = {
    "bad-request": 400, "bad-option": 400, "bad-seats": 400, "bad-level": 400, "bad-text": 400, "no-guest": 401,
    "no-seat": 403, "no-spectators": 403, "no-table": 404, "no-game": 404, "no-lesson": 404, "no-link": 404,
    "bad-type": 415, "too-many": 429, "too-fast": 429, "busy": 429, "store": 503, "preparing": 202,
}  # fmt: skip


def read_number(request: HTTPConnection, name: str) -> int | None:
    """Return a whole number from the query; None if it is not given."""
    text = request.query_params.get(name)
    if not text:
        return None
    if not (text.isascii() and text.isdigit() and len(text) <= 15):
        raise RefusedError("bad-request", "number", name=name)
    return int(text)


@dataclass
class Call:
    """One HTTP request, with what its handler needs to carry it out. A handler may change the answer's ``status``."""

    services: Services
    request: Request
    status: int
    cookie: str | None = None  # a guest's new token, to be set as cookie

    @property
    def token(self) -> str | None:
        """The guest's token."""
        return self.request.cookies.get(COOKIE)

    def path(self, name: str) -> str:
        """Return a parameter of the path."""
        found: str = self.request.path_params[name]
        return found

    def number(self, name: str) -> int | None:
        """Return a whole number from the query; None if it is not given."""
        return read_number(self.request, name)

    def lang(self) -> str:
        """Return the language that texts are asked in: one that some game's rules are written in."""
        lang = self.request.query_params.get("lang", ENGLISH)
        if lang not in languages():
            raise RefusedError("bad-request", "lang", languages=list(languages()))
        return lang

    async def visitor(self) -> Visitor | None:
        """Return the guest whose request it is, if their cookie is known."""
        return await self.services.access.visitor(self.token)

    async def guest(self) -> Visitor:
        """Return the guest whose request it is; RefusedError if there is none."""
        visitor = await self.visitor()
        if visitor is None:
            raise RefusedError("no-guest")
        return visitor

    def table(self) -> contextlib.AbstractAsyncContextManager[LiveTable]:
        """Provide the table that the path names."""
        return self.services.tables.use(self.path("table_id"))

    @contextlib.asynccontextmanager
    async def seated(self, seat: int | None = None) -> AsyncIterator[tuple[LiveTable, Visitor]]:
        """Provide the table for a guest who holds a seat there (``seat``: this one); RefusedError for others."""
        visitor = await self.guest()
        async with self.table() as live:
            held = await self.services.access.may_look(live.table, visitor) - {INVITED}
            if not held or (seat is not None and seat not in held):
                raise RefusedError("no-seat", "none" if seat is None else "not-yours")
            yield live, visitor

    async def table_answer(self, live: LiveTable, visitor: Visitor | None) -> TableAnswer:
        """Return the table as this guest gets it."""
        held = await self.services.access.seats_of(live.table, visitor)
        is_host = visitor is not None and visitor.id == live.table.setup.host
        return TableAnswer(telling.table_info(live.table), sorted(held - {INVITED}), is_host)


Handler = Callable[..., Awaitable[Any]]  # of a Call, and of a message if it takes one; gives a message or JSON


@dataclass(frozen=True)
class Endpoint:
    """An address: its handler, and what it takes and gives (for the handler, and for the OpenAPI document)."""

    method: str
    path: str
    handler: Handler
    gives: Any  # a message type, or JSON
    takes: type[msgspec.Struct] | None
    status: int
    query: tuple[str, ...]
    also: int  # a further status that is answered with what it gives; 0: none

    async def answer(self, services: Services, request: Request) -> Response:
        """Answer a request."""
        asked = PATIENCE.set(_patience(request))
        call = Call(services, request, self.status)
        try:
            given = () if self.takes is None else (await _body(request, self.takes),)
            found = telling.encode(await self.handler(call, *given))
        except Exception as problem:
            return await answer_error(services, request, problem, self.path)
        finally:
            PATIENCE.reset(asked)
        answer = Response(found, call.status, media_type="application/json")
        if call.cookie is not None:
            secure = services.settings.secure_cookie or request.url.scheme == "https"
            answer.set_cookie(
                COOKIE, call.cookie, max_age=COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure, path="/"
            )
        return answer


@dataclass
class Api:
    """Collects the endpoints of a module; their types are those of the handlers' annotations."""

    endpoints: list[Endpoint] = field(default_factory=list)

    def get(self, path: str, *query: str, also: int = 0) -> Callable[[Handler], Handler]:
        """Serve a handler at an address that changes nothing; ``query``: names of parameters."""
        return self._add("GET", path, 200, query, also)

    def post(self, path: str, *query: str, status: int = 200) -> Callable[[Handler], Handler]:
        """Serve a handler at an address that changes something."""
        return self._add("POST", path, status, query)

    def _add(
        self, method: str, path: str, status: int, query: tuple[str, ...], also: int = 0
    ) -> Callable[[Handler], Handler]:
        def register(handler: Handler) -> Handler:
            types = get_type_hints(handler)
            self.endpoints.append(
                Endpoint(method, path, handler, types["return"], types.get("body"), status, query, also)
            )
            return handler

        return register


def _patience(request: Request) -> float | None:
    """Return how many seconds the client waits for a compiler (``Prefer: respond-async, wait=2``); None: any time."""
    wanted = re.search(r"(?:^|[,;\s])wait=(\d{1,4})(?:$|[,;\s])", request.headers.get("prefer", ""), re.IGNORECASE)
    return None if wanted is None else float(wanted[1])


@cache
def _decoder(wanted: type[msgspec.Struct]) -> msgspec.json.Decoder[msgspec.Struct]:
    return msgspec.json.Decoder(wanted)


async def _body(request: Request, wanted: type[msgspec.Struct]) -> msgspec.Struct:
    """Return a request's body as a message; RefusedError says what is wrong with it."""
    if request.headers.get("content-type", "").split(";")[0].strip().lower() != "application/json":
        raise RefusedError("bad-type")
    try:
        return _decoder(wanted).decode(await request.body())
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise RefusedError("bad-request", "unreadable", problem=str(problem)[:300]) from None


async def answer_error(services: Services, request: Request, problem: Exception, path: str = "") -> Response:
    """Answer a request that was refused or has failed; unknown addresses outside the API are the page's.

    ``path``: the endpoint's, without what a client filled in.
    """
    headers = None
    match problem:
        case RefusedError():
            status, refusal = STATUS.get(problem.code, 409), problem
        case StoreError():
            services.metrics.store_errors.inc()
            status, refusal = 503, problem.refusal()
        case HTTPException(status_code=404):
            if not request.url.path.startswith("/api/") and request.method in ("GET", "HEAD"):
                return await asyncio.to_thread(page.answer, services.settings.page, request.url.path, request.headers)
            status, refusal = 404, RefusedError("not-found")
        case HTTPException():
            status, refusal, headers = (
                problem.status_code,
                RefusedError("refused", status=problem.status_code),
                problem.headers,
            )
        case _:
            logger.error("a request failed", exc_info=problem, extra={"path": path})
            services.metrics.errors.inc()
            status, refusal = 500, RefusedError("error")
    return Response(telling.encode(telling.problem(refusal)), status, headers, "application/json")
