"""Midnight Party in tables: its events, reasons, words and view."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from nightkeep.games.gallery import places as p
from nightkeep.games.gallery.actions import ACTIONS, CHAMBER_NAME, PLACE, STEP
from nightkeep.games.gallery.tables import SHARED_WORDS, aim, describe, gallery_view, shared_events
from nightkeep.games.gallery.terminal import draw_gallery
from nightkeep.games.gallery.why import reasons
from nightkeep.games.midnight_party.kernel import why
from nightkeep.games.midnight_party.status import status
from nightkeep.rules.events import EventKind, Facts
from nightkeep.rules.language import Language
from nightkeep.rules.messages import Words
from nightkeep.rules.view import Computed, Display, Shown

WORDS = Words(Path(__file__).parent, SHARED_WORDS)


def _reason(facts: Facts) -> Facts:
    """Return what ends a round."""
    both = facts["empty"] and facts["full"]
    return {"reason": "both" if both else "empty" if facts["empty"] else "full"}


EVENTS = shared_events(WORDS, "MP") | {
    p.PLACED: EventKind("placed", WORDS, {"space": None, "origin": PLACE}, ("MP-2.7", "MP-2.8", "MP-9.2", "MP-9.3")),
    p.STAYED: EventKind("stayed", WORDS, {"number": None}, ("MP-3.5",)),
    p.NO_GUEST: EventKind("no-guest", WORDS, {}, ("MP-3.8",)),
    p.CAPTURED: EventKind(
        "captured", WORDS, {"space": None, "step": STEP, "guests": None}, ("MP-7.2", "MP-7.3", "MP-7.4", "MP-7.8")
    ),
    p.ROUND_OVER: EventKind(
        "round-over", WORDS, {"round": None, "empty": None, "full": None}, ("MP-8.2", "MP-8.4"), more=_reason
    ),
    p.LEFT_OUT: EventKind("left-out", WORDS, {"guests": None}, ("MP-8.5", "MP-8.6")),
    p.SCORED: EventKind("scored", WORDS, {"points": None, "total": None}, ("MP-8.9", "MP-8.10", "MP-8.11", "MP-8.13")),
    p.STEPPED_OUT: EventKind("stepped-out", WORDS, {"chamber": CHAMBER_NAME, "space": None}, ("MP-9.1",)),
    p.NEXT_ROUND: EventKind("next-round", WORDS, {"round": None}, ("MP-9.8", "MP-9.9")),
    p.GAME_OVER: EventKind("over", WORDS, {}, ("MP-10.1",)),
}  # fmt: skip

REASONS = reasons("MP")
LANGUAGE = Language(WORDS, ACTIONS, EVENTS, REASONS, why, describe, status)

VIEW = gallery_view(
    Shown("round", "round_number"),
    Computed("starter", lambda board, s, seat: int(s.starter) if s.phase == p.REPLACING else None),
)
DISPLAY = Display(VIEW, partial(draw_gallery, sign="-"), aim)
