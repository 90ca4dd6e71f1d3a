"""Checks before every request: origins, sizes, rates; and the headers of every answer."""

from __future__ import annotations

import asyncio
import ipaddress

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from nightkeep.server.errors import RefusedError
from nightkeep.server.messages import Problem
from nightkeep.server.metrics import Metrics
from nightkeep.server.rates import RateLimiter
from nightkeep.server.settings import Settings

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; object-src 'none'; "
        "base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


def same_origin(headers: Headers, allowed: tuple[str, ...]) -> bool:
    """Return whether a request comes from this server's own page; browsers always say where it comes from."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("same-origin", "none")
    if origin in allowed:
        return True
    host = headers.get("host")
    return bool(host) and origin.partition("://")[2] == host


def address_of(scope: Scope) -> str:
    """Return the client's address for rate limits. A household's 2**64 IPv6 addresses count as one."""
    client = scope.get("client")
    found: str = client[0] if client else ""
    if ":" not in found:
        return found
    try:
        address = ipaddress.IPv6Address(found.partition("%")[0])
    except ValueError:
        return found
    return str(address.ipv4_mapped or ipaddress.IPv6Network((int(address) >> 64 << 64, 64)))


class RequestGuard:
    """ASGI middleware around the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self.app = app
        self.settings = settings
        self.metrics = metrics
        self.rates = RateLimiter(settings.limits.requests_per_second, settings.limits.request_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request or connection."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        if scope["type"] == "websocket":
            if not same_origin(headers, self.settings.origins) or not self.rates.allow(address_of(scope)):
                await receive()
                await send({"type": "websocket.close", "code": 1008})
                return
            await self.app(scope, receive, send)
            return
        self.metrics.http_requests.inc()
        if (refused := self._refuse(scope, headers)) is not None:
            await _answer(*refused, scope, receive, send)
            return
        try:
            async with asyncio.timeout(self.settings.body_seconds):
                body = await self._body(headers, receive)
        except TimeoutError:
            await _answer(408, RefusedError("too-slow"), scope, receive, send)
            return
        if body is None:
            refusal = RefusedError("too-large", bytes=self.settings.limits.body)
            await _answer(413, refusal, scope, receive, send)
            return
        sent = False

        async def replay() -> Message:
            nonlocal sent
            if not sent:
                sent = True
                return {"type": "http.request", "body": body, "more_body": False}
            return await receive()

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                _add_headers(MutableHeaders(scope=message), scope["path"])
            await send(message)

        await self.app(scope, replay, with_headers)

    def _refuse(self, scope: Scope, headers: Headers) -> tuple[int, RefusedError] | None:
        if not self.rates.allow(address_of(scope)):
            return 429, RefusedError("too-fast", "requests")
        if scope["method"] not in ("GET", "HEAD", "OPTIONS") and not same_origin(headers, self.settings.origins):
            return 403, RefusedError("origin")
        return None

    async def _body(self, headers: Headers, receive: Receive) -> bytes | None:
        """Return the whole body, or None if it is larger than allowed."""
        limit = self.settings.limits.body
        length = headers.get("content-length", "0")
        if not length.isascii() or not length.isdigit() or int(length[:12]) > limit:
            return None
        parts, size = [], 0
        if "content-length" not in headers and "transfer-encoding" not in headers:
            return b""
        while True:
            message = await receive()
            if message["type"] != "http.request":
                return b""
            parts.append(message.get("body", b""))
            size += len(parts[-1])
            if size > limit:
                return None
            if not message.get("more_body"):
                return b"".join(parts)


def _add_headers(headers: MutableHeaders, path: str) -> None:
    for name, value in HEADERS.items():
        headers[name] = value
    if path.startswith("/api/"):
        headers["Cache-Control"] = "no-store"


async def _answer(status: int, refusal: RefusedError, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer a request that does not reach the application."""
    problem = Problem(refusal.code, refusal.message)
    answer = Response(msgspec.json.encode(problem), status, media_type="application/json")
    if status == 408:
        answer.headers["connection"] = "close"
    if status == 429:
        answer.headers["retry-after"] = "2"
    _add_headers(answer.headers, "/api/")
    await answer(scope, receive, send)
