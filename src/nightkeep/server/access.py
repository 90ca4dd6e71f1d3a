"""Who may do what: guests by cookie, seats and invitations by links. Only hashes of their random tokens are stored."""

from __future__ import annotations

import base64
import hashlib
import hmac
from collections import OrderedDict
from dataclasses import dataclass

from nightkeep.server.commands import clean_text
from nightkeep.server.errors import RefusedError
from nightkeep.server.settings import Settings
from nightkeep.server.store import INVITED, Store, TableSummary
from nightkeep.server.table_state import Viewer
from nightkeep.server.tables import Table

COOKIE = "nightkeep"
TOKEN_BYTES = 24
GUESTS_CACHED = 10_000
DAY = 86_400.0


def token_hash(token: str) -> str:
    """Return what is stored of a token. It has 192 random bits, so that a plain hash is safe."""
    return hashlib.sha256(b"nightkeep " + token.encode("utf-8", "replace")).hexdigest()


@dataclass(frozen=True)
class Visitor:
    """A guest who has shown a valid token."""

    id: str
    nickname: str
    seen_at: float  # to the day


class Access:
    """Knows guests by their tokens, makes links, and says who holds which seat."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self._known: OrderedDict[str, Visitor] = OrderedDict()

    def new_token(self) -> str:
        """Return a random token."""
        return base64.urlsafe_b64encode(self.settings.random(TOKEN_BYTES)).decode().rstrip("=")

    def new_id(self) -> str:
        """Return a random id for a guest or a table."""
        return base64.urlsafe_b64encode(self.settings.random(12)).decode()

    async def visitor(self, token: str | None) -> Visitor | None:
        """Return the guest with this token, if there is one."""
        if not token or len(token) > 100:
            return None
        digest = token_hash(token)
        now = self.settings.now()
        if (known := self._known.get(digest)) is not None and now - known.seen_at < DAY:
            self._known.move_to_end(digest)
            return known
        found = await self.store.guest(digest)
        if found is None or not hmac.compare_digest(found[2], digest):
            return None
        seen_at = found[3]
        if now - seen_at >= DAY:
            seen_at = now
            await self.store.guest_seen(found[0], now)
        return self._remember(digest, Visitor(found[0], found[1], seen_at))

    def _remember(self, digest: str, visitor: Visitor) -> Visitor:
        if self.store.is_postgres:  # another process may change the name
            return visitor
        self._known[digest] = visitor
        if len(self._known) > GUESTS_CACHED:
            self._known.popitem(last=False)
        return visitor

    async def greet(self, token: str | None, nickname: str) -> tuple[Visitor, str | None]:
        """Give a guest a nickname. A guest without a valid token gets a new one, to be set as cookie."""
        nickname = clean_text(nickname, "name")
        known = await self.visitor(token)
        if known is not None and token is not None:
            await self.store.rename_guest(known.id, nickname)
            return self._remember(token_hash(token), Visitor(known.id, nickname, known.seen_at)), None
        token = self.new_token()
        visitor = Visitor(self.new_id(), nickname, self.settings.now())
        await self.store.add_guest(visitor.id, token_hash(token), nickname, visitor.seen_at)
        return self._remember(token_hash(token), visitor), token

    async def seats_of(self, table: Table, visitor: Visitor | None) -> set[int]:
        """Return the seats a guest holds; INVITED is among them for a guest who was invited."""
        return set() if visitor is None else await self.store.seats_of(table.setup.id, visitor.id)

    async def may_look(self, table: Table, visitor: Visitor | None) -> set[int]:
        """Return the seats the guest holds; RefusedError unless the table is listed or they were invited."""
        held = await self.seats_of(table, visitor)
        if not held and not table.setup.plan.listed:
            raise RefusedError("no-table")
        return held

    async def may_see(self, table: Table, visitor: Visitor | None, viewer: Viewer) -> set[int]:
        """Return the seats held; RefusedError unless the guest may see the table as this seat or as a spectator."""
        held = await self.may_look(table, visitor)
        if viewer is None:
            if not table.setup.plan.spectators and not held - {INVITED}:
                raise RefusedError("no-spectators")
        elif viewer not in held:
            raise RefusedError("no-seat", "not-yours")
        return held

    async def new_link(self, table: Table, seat: int, visitor: Visitor) -> str:
        """Return a new link to a seat that the guest holds, or (INVITED) to the table; it cannot be read again."""
        if await self.store.count_links(table.setup.id) >= self.settings.limits.links_per_table:
            raise RefusedError("too-many", "links")
        token = self.new_token()
        holder = None if seat == INVITED else visitor.id
        if not await self.store.add_link(token_hash(token), table.setup.id, seat, self.settings.now(), holder):
            raise RefusedError("no-seat", "not-yours")
        return token

    async def read_link(self, token: str) -> tuple[TableSummary, int]:
        """Return where a link leads, without using it: its table, and the seat or INVITED."""
        found = await self.store.link(token_hash(token))
        if found is None:
            raise RefusedError("no-link")
        return found

    async def claim(self, visitor: Visitor, token: str) -> tuple[str, int]:
        """Use a link; return its table, and the seat that is now also this guest's."""
        found = await self.store.use_link(token_hash(token), visitor.id)
        if found is None:
            raise RefusedError("no-link")
        return found
