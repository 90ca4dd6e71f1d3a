"""The WebSocket of a seat, or of a spectator."""

from __future__ import annotations

import contextlib
import logging

from starlette.websockets import WebSocket, WebSocketDisconnect

from nightkeep.server import telling
from nightkeep.server.access import COOKIE, Visitor
from nightkeep.server.connection import DEFECT, FULL, NO_SUCH_TABLE, Connection
from nightkeep.server.errors import RefusedError, StoreError
from nightkeep.server.live_table import LiveTable
from nightkeep.server.routes.calls import read_number
from nightkeep.server.services import Services
from nightkeep.server.table_state import Chair, Viewer

logger = logging.getLogger("nightkeep.server")


async def serve(services: Services, socket: WebSocket) -> None:
    """Serve a WebSocket of a seat (query: seat) or a spectator; ``have`` is the last number it has seen."""
    await socket.accept()
    try:
        viewer, have = read_number(socket, "seat"), read_number(socket, "have")
        visitor = await services.access.visitor(socket.cookies.get(COOKIE))
        async with services.tables.use(socket.path_params["table_id"]) as live:
            await _check_access(services, live, visitor, viewer)
            _check_room(services, live, viewer)
            services.connections += 1
            try:
                await Connection(socket, live, viewer).run(have)
            finally:
                services.connections -= 1
    except (RefusedError, StoreError) as problem:
        refusal = problem if isinstance(problem, RefusedError) else problem.refusal()
        text = telling.encode(telling.refused(refusal)).decode()
        with contextlib.suppress(RuntimeError, OSError, WebSocketDisconnect):
            await socket.send({"type": "websocket.send", "text": text})
            await socket.close(FULL if refusal.code == "too-many" else NO_SUCH_TABLE)
    except Exception:
        logger.exception("a connection failed")
        services.metrics.errors.inc()
        with contextlib.suppress(RuntimeError, OSError, WebSocketDisconnect):
            await socket.close(DEFECT)


async def _check_access(services: Services, live: LiveTable, visitor: Visitor | None, viewer: Viewer) -> None:
    """Raise a RefusedError unless the guest may be connected there; check again if the seat changed hands meanwhile."""
    seen: list[Chair] | None = None
    while seen != (now := [] if viewer is None else live.table.state.chairs[viewer : viewer + 1]):
        seen = now
        await services.access.may_see(live.table, visitor, viewer)


def _check_room(services: Services, live: LiveTable, viewer: Viewer) -> None:
    limits = services.limits
    most = limits.watchers if viewer is None else limits.connections_per_seat
    if services.connections >= limits.connections or len(live.connections.get(viewer, ())) >= most:
        raise RefusedError("too-many", "connections")
