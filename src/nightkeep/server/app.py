"""The ASGI application: the routes, the page, and what runs beside them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from collections.abc import AsyncIterator
from functools import cache, partial

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute

from nightkeep.server import metrics, openapi, page
from nightkeep.server.bot_pool import BotSource
from nightkeep.server.request_guard import RequestGuard
from nightkeep.server.routes import ENDPOINTS, live
from nightkeep.server.routes.calls import answer_error
from nightkeep.server.services import Services
from nightkeep.server.settings import Settings

logger = logging.getLogger("nightkeep.server")


def create_app(settings: Settings, bots: BotSource) -> Starlette:
    """Return the ASGI application. ``bots``: where bots come from, usually the package nightkeep.bots."""
    services = Services(settings, bots)
    app = Starlette(
        routes=_routes(services), lifespan=partial(_lifespan, services),
        exception_handlers={HTTPException: partial(answer_error, services)},
    )  # fmt: skip
    app.add_middleware(RequestGuard, settings=settings, metrics=services.metrics)
    app.state.services = services
    return app


@contextlib.asynccontextmanager
async def _lifespan(services: Services, app: Starlette) -> AsyncIterator[None]:
    await services.store.migrate()
    await services.tables.open()
    warming = asyncio.create_task(_warm_all(services)) if services.settings.warm else None
    yield
    if warming is not None:
        warming.cancel()
        await asyncio.wait([warming])
    await services.tables.close()


async def _warm_all(services: Services) -> None:
    """Compile all games onto the disk, in another process, before somebody waits for them."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "nightkeep.server.warm", stdin=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.PIPE
    )
    try:
        _, told = await process.communicate()
    except asyncio.CancelledError:
        process.terminate()
        await process.wait()
        raise
    if process.returncode and process.returncode > 0:  # below 0: it was stopped, as the server is
        logger.error("games could not be compiled ahead: %s", told.decode(errors="replace")[-2000:])
        services.metrics.errors.inc()


def _routes(services: Services) -> list[BaseRoute]:
    @cache
    def document() -> bytes:
        return msgspec.json.encode(openapi.document(ENDPOINTS))

    async def read_openapi(_: Request) -> Response:
        return Response(document(), media_type="application/json")

    async def read_metrics(_: Request) -> Response:
        return Response(services.metrics.text(), media_type=metrics.CONTENT_TYPE)

    found: list[BaseRoute] = [Route(one.path, partial(one.answer, services), methods=[one.method]) for one in ENDPOINTS]
    found += [
        Route("/api/openapi.json", read_openapi, methods=["GET"]),
        WebSocketRoute("/api/tables/{table_id}/live", partial(live.serve, services)),
    ]
    if services.settings.site is not None:
        found.append(Mount("/docs", page.SiteFiles(directory=services.settings.site, html=True)))
    if services.settings.metrics:
        found.append(Route("/metrics", read_metrics, methods=["GET"]))
    return found
