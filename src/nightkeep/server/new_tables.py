"""Setting up new tables, and rematches of old ones."""

from __future__ import annotations

import base64
import hashlib
from typing import TYPE_CHECKING

import msgspec

from nightkeep.play.game import Game
from nightkeep.play.registry import game as make_game
from nightkeep.rules.errors import NightkeepError
from nightkeep.rules.options import DEFAULT
from nightkeep.server import telling
from nightkeep.server.access import Visitor, token_hash
from nightkeep.server.bot_pool import patiently
from nightkeep.server.commands import Continue, Open, clean_text, decide, free_name
from nightkeep.server.connection import Origin, digest_of
from nightkeep.server.errors import RefusedError
from nightkeep.server.journal import Row
from nightkeep.server.live_table import LiveTable, check_same, row_of
from nightkeep.server.messages import NewTable
from nightkeep.server.store import INVITED, Created
from nightkeep.server.table_state import Chair, Plan, TableSetup
from nightkeep.server.tables import Proposal, Table

if TYPE_CHECKING:
    from nightkeep.server.services import Services


async def open_table(services: Services, visitor: Visitor, wish: NewTable) -> tuple[LiveTable, str]:
    """Set up a table; return it and its invitation. The same key gives the same table, and a new invitation to it."""
    table_id, digest = _id_for(services, visitor, wish.key), digest_of(wish)
    if wish.key is not None and await services.store.table(table_id) is not None:
        return await _same_again(services, table_id, visitor, digest)
    game = _game_for(wish)
    setup = _setup_for(services, visitor, wish, table_id, game)
    table = Table(setup)
    proposal = decide(table, Open(_chairs(services, visitor, wish, setup.plan)), setup.created, services.dice)
    await patiently(services.bots.warm(game))
    row = row_of(proposal, None, digest)
    row.holders.append((visitor.id, INVITED))
    live, token = await _store(services, proposal, row, services.limits.open_tables)
    if live is None:  # the same request came twice at once
        return await _same_again(services, table_id, visitor, digest)
    return live, token


def _id_for(services: Services, visitor: Visitor, key: str | None) -> str:
    if key is None:
        return services.access.new_id()
    digest = hashlib.sha256(f"{visitor.id} {key}".encode()).digest()
    return base64.urlsafe_b64encode(digest[:12]).decode()


async def _same_again(services: Services, table_id: str, visitor: Visitor, digest: str) -> tuple[LiveTable, str]:
    check_same(await services.store.opened_by(table_id), digest)
    async with services.tables.use(table_id) as live:
        return live, await services.access.new_link(live.table, INVITED, visitor)


def _game_for(wish: NewTable) -> Game:
    """Return the game with the options that are asked for; RefusedError if it cannot be played so."""
    spec = telling.find_game(wish.game)
    board, own = spec.board_option, (DEFAULT, *spec.boards)
    if wish.options.get(board, DEFAULT) not in own:  # no client may name a file
        raise RefusedError("bad-option", "board", option=board, boards=list(dict.fromkeys(own)))
    if board in wish.options and wish.options.get("version", wish.game) != wish.game:
        raise RefusedError("bad-option", "version", option=board)
    try:
        game = make_game(wish.game, **wish.options)
    except NightkeepError as problem:
        raise RefusedError.of("bad-option", problem) from None
    if len(wish.seats) != game.players:
        raise RefusedError("bad-seats", "number", seats=len(wish.seats), players=game.players)
    if all(seat.who == "bot" for seat in wish.seats):
        raise RefusedError("bad-seats", "nobody")
    return game


def _setup_for(services: Services, visitor: Visitor, wish: NewTable, table_id: str, game: Game) -> TableSetup:
    substitute = services.bots.check_level(wish.substitute)
    plan = Plan(wish.listed, wish.spectators, wish.pace, wish.clock, wish.absent, substitute, wish.hints)
    return TableSetup(
        table_id, game.name, game.rules.version, dict(game.options), plan, services.random(32).hex(), visitor.id,
        services.now(), game.players,
    )  # fmt: skip


def _chairs(services: Services, visitor: Visitor, wish: NewTable, plan: Plan) -> list[Chair]:
    """Return who is to sit where, each with a name of their own."""
    chairs: list[Chair] = []
    for seat, who in enumerate(wish.seats):
        name, taken = clean_text(who.name, "name") if who.name is not None else "", [c.name for c in chairs]
        if who.who == "me":
            chairs.append(Chair("reserved", free_name(name or visitor.nickname, taken), visitor.id))
        elif who.who == "bot":
            level = services.bots.check_level(who.level or plan.substitute)
            chairs.append(Chair("bot", free_name(name or f"Bot {seat + 1}", taken), None, level))
        else:
            chairs.append(Chair("open", ""))
    return chairs


async def _store(
    services: Services, proposal: Proposal, row: Row, most: int | None = None
) -> tuple[LiveTable | None, str]:
    """Store a new table; return it and its invitation's token, or None if it has been made before."""
    token, table = services.access.new_token(), proposal.table
    created = await services.store.create(table.setup, row, token_hash(token), most)
    if created is Created.TOO_MANY:
        raise RefusedError("too-many", "tables", most=most)
    if created is Created.EXISTS:
        return None, ""
    table.adopt(proposal, row.seq, row.chain)
    return services.tables.add_new(table), token


async def rematch(services: Services, live: LiveTable, visitor: Visitor) -> str:
    """Return the table where it is played again, everybody one seat on; the first request opens it."""
    old, store = live.table, services.store
    if not old.state.ended:
        raise RefusedError("playing", "rematch")
    if old.broken is not None:
        raise RefusedError("outdated")
    if old.state.next is not None:
        return old.state.next
    found = await store.rematch_of(old.setup.id)
    if found is None:
        new_id, secret, seats = services.access.new_id(), services.random(32).hex(), old.setup.seats
        setup = msgspec.structs.replace(
            old.setup, id=new_id, secret=secret, host=visitor.id, created=services.now(), previous=old.setup.id
        )
        chairs = [
            Chair("reserved" if chair.kind == "human" else chair.kind, chair.name, chair.guest, chair.level)
            for chair in (*old.state.chairs[-1:], *old.state.chairs[:-1])
        ]
        proposal = decide(Table(setup), Open(chairs), setup.created, services.dice)
        row = row_of(proposal)
        held = await store.holders(old.setup.id)
        # Guests who were only invited to watch are invited again.
        row.holders += [(guest, INVITED if seat == INVITED else (seat + 1) % seats) for guest, seat in held]
        new, _ = await _store(services, proposal, row)
        found = setup.id if new is not None else await store.rematch_of(old.setup.id)
        assert found is not None
    await live.execute(Continue(found), Origin(f"next:{found}"))
    return found
