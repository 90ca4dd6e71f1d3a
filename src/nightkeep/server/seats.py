"""Who may sit where: guests by cookie, seats and invitations by links. Only hashes of their random tokens are kept."""

from __future__ import annotations

import base64
import hashlib
import hmac
from collections import OrderedDict
from dataclasses import dataclass

from nightkeep.server.decide import clean_text
from nightkeep.server.errors import NO_TABLE, Refusal
from nightkeep.server.settings import Settings
from nightkeep.server.store import INVITED, Line, Store
from nightkeep.server.tables import Table, Viewer

COOKIE = "nightkeep"
TOKEN_BYTES = 24
GUESTS_CACHED = 10_000
DAY = 86_400.0


def token_hash(token: str) -> str:
    """What is kept of a token. It has 192 random bits, so a plain hash cannot be searched."""
    return hashlib.sha256(b"nightkeep " + token.encode("utf-8", "replace")).hexdigest()


@dataclass(frozen=True)
class Visitor:
    """A guest who has shown a valid token."""

    id: str
    nickname: str
    seen_at: float  # to the day


class Porter:
    """Lets guests in, hands out links, and says who holds which seat."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self._known: OrderedDict[str, Visitor] = OrderedDict()

    def new_token(self) -> str:
        return base64.urlsafe_b64encode(self.settings.random(TOKEN_BYTES)).decode().rstrip("=")

    def new_id(self) -> str:
        return base64.urlsafe_b64encode(self.settings.random(12)).decode()

    async def visitor(self, token: str | None) -> Visitor | None:
        """The guest with this token; None if there is none."""
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
        if self.store.is_postgres:  # another process may give him another name
            return visitor
        self._known[digest] = visitor
        if len(self._known) > GUESTS_CACHED:
            self._known.popitem(last=False)
        return visitor

    async def greet(self, token: str | None, nickname: str) -> tuple[Visitor, str | None]:
        """Give a guest a nickname; one without a valid token gets a new one, to be set as cookie."""
        nickname = clean_text(nickname, "a nickname")
        known = await self.visitor(token)
        if known is not None and token is not None:
            await self.store.rename_guest(known.id, nickname)
            return self._remember(token_hash(token), Visitor(known.id, nickname, known.seen_at)), None
        token = self.new_token()
        visitor = Visitor(self.new_id(), nickname, self.settings.now())
        await self.store.add_guest(visitor.id, token_hash(token), nickname, visitor.seen_at)
        return self._remember(token_hash(token), visitor), token

    async def seats_of(self, table: Table, visitor: Visitor | None) -> set[int]:
        """The seats a guest holds; INVITED is among them for one who was invited."""
        return set() if visitor is None else await self.store.holds(table.facts.id, visitor.id)

    async def may_look(self, table: Table, visitor: Visitor | None) -> set[int]:
        """Refusal unless the guest may know this table: it is listed, or he was invited. Returns the seats he holds."""
        held = await self.seats_of(table, visitor)
        if not held and not table.facts.plan.listed:
            raise Refusal("no-table", NO_TABLE)
        return held

    async def may_see(self, table: Table, visitor: Visitor | None, viewer: Viewer) -> set[int]:
        """Refusal unless the guest may see the table as this seat, or as a spectator. Returns the seats he holds."""
        held = await self.may_look(table, visitor)
        if viewer is None:
            if not table.facts.plan.spectators and not held - {INVITED}:
                raise Refusal("no-spectators", "this table is played without spectators")
        elif viewer not in held:
            raise Refusal("no-seat", "this seat is not yours")
        return held

    async def new_link(self, table: Table, seat: int, visitor: Visitor) -> str:
        """A new link to a seat that the guest holds, or (INVITED) to the table; it is shown this once."""
        if await self.store.count_links(table.facts.id) >= self.settings.limits.links_per_table:
            raise Refusal("too-many", "this table has too many links")
        token = self.new_token()
        holder = None if seat == INVITED else visitor.id
        if not await self.store.add_link(token_hash(token), table.facts.id, seat, self.settings.now(), holder):
            raise Refusal("no-seat", "this seat is not yours")
        return token

    async def read_link(self, token: str) -> tuple[Line, int]:
        """Where a link leads: its table, and the seat or INVITED. Whoever has it may use it, so he may know that."""
        found = await self.store.link(token_hash(token))
        if found is None:
            raise Refusal("no-link", "this link leads nowhere")
        return found

    async def claim(self, visitor: Visitor, token: str) -> tuple[str, int]:
        """Use a link: its table, and the seat that is now also this guest's."""
        found = await self.store.use_link(token_hash(token), visitor.id)
        if found is None:
            raise Refusal("no-link", "this link leads nowhere")
        return found
