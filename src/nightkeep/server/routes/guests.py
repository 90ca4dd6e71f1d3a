"""Guests: a nickname and a cookie."""

from __future__ import annotations

from nightkeep.server.errors import RefusedError
from nightkeep.server.messages import Guest, NewGuest
from nightkeep.server.request_guard import address_of
from nightkeep.server.routes.calls import Api, Call

api = Api()


@api.post("/api/guest")
async def name_guest(call: Call, body: NewGuest) -> Guest:
    """Choose or change the nickname; a new guest gets a cookie."""
    if await call.visitor() is None and not call.services.new_guests.allow(address_of(call.request.scope)):
        raise RefusedError("too-fast", "guests")
    visitor, call.cookie = await call.services.access.greet(call.token, body.nickname)
    return Guest(visitor.nickname)


@api.get("/api/guest")
async def who_am_i(call: Call) -> Guest:
    """The nickname of the guest whose cookie this is."""
    return Guest((await call.guest()).nickname)
