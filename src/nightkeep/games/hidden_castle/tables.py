"""Escape from the Hidden Castle in tables: its events, reasons, words and view."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from nightkeep.games.gallery import places as p
from nightkeep.games.gallery.actions import ACTIONS, CHAMBER_NAME, CLOCK, STEP
from nightkeep.games.gallery.tables import SHARED_WORDS, aim, describe, gallery_view, shared_events
from nightkeep.games.gallery.terminal import draw_gallery
from nightkeep.games.gallery.why import reasons
from nightkeep.games.hidden_castle.kernel import LIMIT, why
from nightkeep.games.hidden_castle.status import status
from nightkeep.rules.events import EventKind, Facts
from nightkeep.rules.language import Language
from nightkeep.rules.messages import Words
from nightkeep.rules.things import SEAT
from nightkeep.rules.view import Display, Shown

WORDS = Words(Path(__file__).parent, SHARED_WORDS)


def _change(facts: Facts) -> Facts:
    """Return how a score changes, and by how much."""
    points = facts["points"]
    return {"change": "none" if points == 0 else "gain" if points > 0 else "loss", "amount": abs(points)}


def _reason(facts: Facts) -> Facts:
    """Return what ends the game."""
    both = facts["clock"] and facts["limit"]
    return {"reason": "both" if both else "clock" if facts["clock"] else "limit", "most": LIMIT}


EVENTS = shared_events(WORDS, "HC") | {
    p.PLACED: EventKind("placed", WORDS, {"space": None}, ("HC-2.8", "HC-2.9")),
    p.ARMS: EventKind(
        "arms", WORDS, {"chamber": CHAMBER_NAME, "points": None, "arms": None}, ("HC-5.14", "HC-5.15", "HC-5.16"),
        more=_change,
    ),
    p.BOOTED: EventKind(
        "booted", WORDS, {"chamber": CHAMBER_NAME, "space": None, "by": SEAT}, ("HC-5.8", "HC-5.11")
    ),
    p.TICKED: EventKind("clock", WORDS, {"time": CLOCK}, ("HC-7.5",)),
    p.CAPTURED: EventKind(
        "captured", WORDS, {"space": None, "step": STEP, "guests": None, "points": None},
        ("HC-8.2", "HC-8.3", "HC-8.4", "HC-8.5"),
    ),
    p.GAME_OVER: EventKind("over", WORDS, {"clock": None, "limit": None}, ("HC-9.1", "HC-9.2"), more=_reason),
}  # fmt: skip

REASONS = reasons("HC")
LANGUAGE = Language(WORDS, ACTIONS, EVENTS, REASONS, why, describe, status)
DISPLAY = Display(gallery_view(Shown("clock")), partial(draw_gallery, sign="+"), aim)
