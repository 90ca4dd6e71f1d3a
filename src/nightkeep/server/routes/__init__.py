"""The HTTP addresses and the WebSocket, by what they are about."""

from __future__ import annotations

from nightkeep.server.routes import games, guests, tables
from nightkeep.server.routes.calls import Endpoint

ENDPOINTS: list[Endpoint] = [*games.api.endpoints, *guests.api.endpoints, *tables.api.endpoints]
