"""Tables: lists, opening, sitting down, leaving, links, and what is told of a game afterwards."""

from __future__ import annotations

from nightkeep.rules.things import JsonObject
from nightkeep.server import commands, messages, new_tables, telling
from nightkeep.server.errors import RefusedError
from nightkeep.server.messages import Claim, Created, History, Invitation, Link, Rolls, TableAnswer, Tables
from nightkeep.server.replay import ToldHistory
from nightkeep.server.routes.calls import Api, Call
from nightkeep.server.store import INVITED

api = Api()
MAX_LISTED, MAX_MINE = 200, 100


@api.get("/api/tables")
async def open_tables(call: Call) -> Tables:
    """Listed tables that can be joined or watched."""
    return Tables([telling.table_line(one) for one in await call.services.store.listed_tables(MAX_LISTED)])


@api.get("/api/tables/mine")
async def my_tables(call: Call) -> Tables:
    """The tables at which this guest holds a seat; those where it is their turn first."""
    guest = await call.guest()
    lines = [telling.table_line(one) for one in await call.services.store.tables_of(guest.id, MAX_MINE)]
    return Tables(sorted(lines, key=lambda line: (not line.my_turn, line.status in ("over", "closed"))))


@api.post("/api/tables", status=201)
async def open_table(call: Call, body: messages.NewTable) -> Created:
    """Set up a table. Seats for 'me' are kept; sit down on them to begin."""
    live, invitation = await new_tables.open_table(call.services, await call.guest(), body)
    return Created(telling.table_info(live.table), invitation)


@api.post("/api/invitations")
async def read_link(call: Call, body: Claim) -> Invitation:
    """Where a link leads, before it is used."""
    summary, seat = await call.services.access.read_link(body.token)
    return Invitation(telling.table_line(summary), None if seat == INVITED else seat)


@api.post("/api/claims")
async def use_link(call: Call, body: Claim) -> TableAnswer:
    """Use an invitation or a seat's link."""
    guest = await call.guest()
    table_id, _ = await call.services.access.claim(guest, body.token)
    async with call.services.tables.use(table_id) as live:
        return await call.table_answer(live, guest)


@api.get("/api/tables/{table_id}")
async def look(call: Call) -> TableAnswer:
    """A table, and which seats are mine."""
    visitor = await call.visitor()
    async with call.table() as live:
        await call.services.access.may_look(live.table, visitor)
        return await call.table_answer(live, visitor)


@api.post("/api/tables/{table_id}/sit")
async def sit_down(call: Call, body: messages.Sit) -> TableAnswer:
    """Sit down with one's own share of the dice; the game begins with the last seat."""
    guest = await call.guest()
    async with call.table() as live:
        held = await call.services.access.may_look(live.table, guest)
        try:
            await live.execute(commands.Sit(guest.id, guest.nickname, frozenset(held), body.seat, body.name, body.seed))
        except RefusedError:
            if not commands.is_seated(live.table, guest.id, held, body.seat):  # else the same request came twice
                raise
        return await call.table_answer(live, guest)


@api.post("/api/tables/{table_id}/fill")
async def fill(call: Call) -> TableAnswer:
    """Bots take the seats that nobody has taken, and the game begins; for the guest who opened the table."""
    async with call.seated() as (live, guest):
        await live.execute(commands.Fill(guest.id))
        return await call.table_answer(live, guest)


@api.post("/api/tables/{table_id}/leave")
async def leave(call: Call, body: messages.SeatOnly) -> TableAnswer:
    """Give a seat up before the game, or to a bot during it."""
    async with call.seated(body.seat) as (live, guest):
        await live.execute(commands.Leave(guest.id, body.seat, live.table.state.chairs[body.seat]))
        return await call.table_answer(live, guest)


@api.post("/api/tables/{table_id}/rematch")
async def rematch(call: Call) -> TableAnswer:
    """Play again, everybody one seat on. Seats are kept for those who sat there; each sits down again."""
    async with call.seated() as (live, guest):
        next_id = await new_tables.rematch(call.services, live, guest)
    async with call.services.tables.use(next_id) as new:
        return await call.table_answer(new, guest)


@api.post("/api/tables/{table_id}/links", status=201)
async def new_link(call: Call, body: messages.NewLink) -> Link:
    """A link to one's seat for another device, or an invitation to the table."""
    async with call.seated(body.seat) as (live, guest):
        seat = INVITED if body.seat is None else body.seat
        return Link(await call.services.access.new_link(live.table, seat, guest))


@api.get("/api/tables/{table_id}/history", "seat", "views")
async def history(call: Call) -> History:
    """All that a seat or a spectator was told; after the end from any seat, and with every view if wanted.

    What was said to one side alone stays there.
    """
    viewer, views, visitor = call.number("seat"), bool(call.number("views")), await call.visitor()
    access = call.services.access
    async with call.table() as live:
        state, team_chat = live.table.state, True
        if state.ended and (viewer is None or viewer < live.table.setup.seats):
            held = await access.may_see(live.table, visitor, None)
            team_chat = viewer is None or not held.isdisjoint(state.team(viewer) or (viewer,))
        else:
            await access.may_see(live.table, visitor, viewer)
        if views and not state.ended:
            raise RefusedError("playing", "shown")
        found = ToldHistory(viewer, views, team_chat)
        await call.services.tables.rebuild(live.table.setup.id, found)
        return History(found.told)


@api.get("/api/tables/{table_id}/transcript", "seat")
async def transcript(call: Call) -> JsonObject:
    """All that a seat or a spectator may know of the game so far, as a document to keep."""
    viewer, visitor = call.number("seat"), await call.visitor()
    async with call.table() as live:
        await call.services.access.may_see(live.table, visitor, viewer)
        table = await call.services.tables.rebuild(live.table.setup.id, whole=True)
        position = table.state.position
        if position is None:
            raise (
                RefusedError("not-started")
                if table.broken is None
                else RefusedError.because("not-started", table.broken)
            )
        return await call.services.bots.run_replay(lambda: position.transcript(viewer))


@api.get("/api/tables/{table_id}/record")
async def record(call: Call) -> JsonObject:
    """The game's record with its dice, for replaying and checking; when it is over."""
    async with call.table() as live:
        await call.services.access.may_see(live.table, await call.visitor(), None)
        if not live.table.state.ended:
            raise RefusedError("playing", "shown")
        return live.table.record()


@api.get("/api/tables/{table_id}/dice")
async def dice(call: Call) -> Rolls:
    """Every random outcome with its weights, for a page to compute again; when the game is over."""
    whole = await record(call)
    return await call.services.bots.run_replay(lambda: telling.rolls(whole))
