"""The kinds of events that the kernels note, and their words. Only the cards that are drawn are secret."""

from __future__ import annotations

from collections.abc import Set
from pathlib import Path

from nightkeep.games.keys_to_the_castle.actions import CARD, COLOUR, KIND, PLACE, TILE
from nightkeep.rules.events import EventKind
from nightkeep.rules.messages import Words
from nightkeep.rules.things import SEAT, Thing

WORDS = Words(Path(__file__).parent)
EVENTS: dict[int, EventKind] = {}  # by the number that kernels note


def _event(
    name: str, *rules: str, reveals: bool = False, secret: Set[str] = frozenset(), **fields: Thing | None
) -> int:
    """Add a kind of event to the table and return its number; ``fields`` are the numbers that kernels note."""
    EVENTS[len(EVENTS)] = EventKind(name, WORDS, fields, rules, frozenset(secret), reveals=reveals)
    return len(EVENTS) - 1


LAID = _event("laid", "KC-2.2", "KC-2.3", "KC-2.5", tile=TILE, colour=COLOUR)  # a closed tile lies in the grid
DEALT = _event("dealt", "KC-2.13", "KC-13.1", secret={"card"}, card=CARD)  # a card of the first hands
DRAWN = _event("drawn", "KC-3.4", "KC-13.1", "KC-13.3", secret={"card"}, card=CARD)  # a card of the draw pile
REFILLED = _event("refilled", "KC-3.11", "KC-3.12", "KC-3.13", cards=None)  # the discard pile became the draw pile
THROWN = _event("thrown", "KC-3.5", "KC-3.6", "KC-13.2", reveals=True, card=CARD)  # a card was played without effect
KEY_PLAYED = _event("key", "KC-5.1", "KC-5.5", "KC-5.6", reveals=True, card=CARD, tile=TILE)
UNLOCKED = _event("unlocked", "KC-5.7", "KC-5.8", reveals=True, tile=TILE)  # a Skeleton Key took a Padlock off
PADLOCK_LAID = _event("padlocked", "KC-6.1", "KC-6.2", reveals=True, tile=TILE)
PASSAGE_LAID = _event("passage", "KC-8.1", "KC-8.2", reveals=True, west=TILE, east=TILE)
HACKSAW_LAID = _event("sawn", "KC-7.1", reveals=True, tile=TILE)
NET_LAID = _event("netted", "KC-9.1", "KC-9.2", reveals=True, target=SEAT, tile=TILE)
FLIPPED = _event("flipped", "KC-4.4", "KC-13.6", reveals=True, tile=TILE, kind=KIND)
OPENED = _event("opened", "KC-4.6", "KC-4.7", tile=TILE, kind=KIND)  # a front was turned up again
CLOSED = _event("closed", "KC-4.6", tile=TILE)
ENTERED = _event("entered", "KC-10.4", tile=TILE)  # a character came into the castle
MOVED = _event("moved", "KC-10.1", "KC-8.6", tile=TILE, origin=TILE)
LEFT = _event("left", "KC-10.5", origin=TILE)  # it went out
STAYED = _event("stayed", "KC-3.10", tile=PLACE)
HELD = _event("held", "KC-9.2", "KC-9.3", more=None)  # it could not move, because of a Net
KEY_EARNED = _event("extra-key", "KC-11.1", "KC-11.2", tile=TILE)  # an Extra Key may be used
KEY_USED = _event("extra-key-used", "KC-11.1", "KC-11.6", tile=TILE)
DECLINED = _event("declined", "KC-11.3", "KC-11.7", tile=TILE)
TURN_EARNED = _event("extra-turn", "KC-11.10", "KC-11.12", tile=TILE)
NET_OFF = _event("net-off", "KC-9.4", tile=TILE)
WON = _event("won", "KC-12.1", "KC-12.2", tile=TILE)
TIED = _event("tied", "KC-12.5", "KC-12.6", turns=None)  # the turn limit was reached
STARTER_DRAWN = _event("starter", "KC-2.16")  # who begins
