"""The kinds of events that the kernels note, and their words.

No action can be undone, so every kind of event counts as revealing [GC-4.5].
"""

from __future__ import annotations

from pathlib import Path

from nightkeep.games.ghost_chase.actions import DOOR, FIGURE, FRAME, PLAY
from nightkeep.rules.events import EventKind
from nightkeep.rules.messages import Words
from nightkeep.rules.things import SEAT, Thing

WORDS = Words(Path(__file__).parent)
EVENTS: dict[int, EventKind] = {}  # by the number that kernels note

# The open card is turned back at the next showing, the others and the trap's sign when Max plays a card [GC-10.6].
_NEXT_SHOWING, _NEXT_CARD = frozenset({"shown"}), frozenset({"card", "cheat"})
_THE_ROOM, _ROOM_AND_PLAY = frozenset({"room"}), frozenset({"play", "room"})
_NONE: frozenset[str] = frozenset()


def _event(
    name: str, *rules: str, secret: frozenset[str] = _NONE, covered_by: frozenset[str] = _NONE,
    covered_fields: frozenset[str] = _NONE, covered_is_told: bool = False, **fields: Thing | None,
) -> int:  # fmt: skip
    """Add a kind of event to the table and return its number; ``fields`` are the numbers that kernels note."""
    EVENTS[len(EVENTS)] = EventKind(
        name, WORDS, fields, rules, secret, reveals=True,
        covered_by=covered_by, covered_fields=covered_fields, covered_is_told=covered_is_told,
    )  # fmt: skip
    return len(EVENTS) - 1


LEFT_OUT = _event("left out", "GC-3.5", "GC-3.6", frame=FRAME)
PLACED = _event("placed", "GC-3.11", "GC-3.12", "GC-3.13", figure=FIGURE, room=None)
APPEARED = _event(
    "appeared",
    "GC-3.14",
    "GC-3.15",
    covered_by=_NEXT_SHOWING,
    covered_fields=_THE_ROOM,
    covered_is_told=True,
    room=None,
)
FRAMED = _event("frame", "GC-3.17", "GC-7.5", "GC-7.6", frame=FRAME)
LAST_FRAME = _event("last frame", "GC-7.7", frame=FRAME)
PLAYED = _event(
    "card", "GC-5.1", "GC-5.8", "GC-5.9", "GC-9.9", "GC-9.10", secret=_ROOM_AND_PLAY, turn=None, play=PLAY, room=None
)
CHEATING = _event("cheat", "GC-9.3", "GC-9.4", "GC-9.5", secret=_THE_ROOM, turn=None, left=None, room=None)
LOCKED = _event("locked", "GC-9.15", "GC-9.16", door=DOOR)
TRAPPED = _event("trapped", "GC-9.26", "GC-9.27", covered_by=_NEXT_CARD, covered_fields=_THE_ROOM, room=None)
WENT = _event("went", "GC-6.1", "GC-10.3", figure=FIGURE, origin=None, room=None)
STAYED = _event("stayed", "GC-6.2", figure=FIGURE, room=None)
UNLOCKED = _event("unlocked", "GC-9.18", "GC-9.22", figure=FIGURE, door=DOOR)
LAID = _event("trap laid", "GC-9.23", "GC-9.25", room=None)
ANIMAL = _event("animal", "GC-7.1", frame=FRAME, left=None)
FULL = _event("full", "GC-7.2", "GC-7.5", frame=FRAME)
CARD = _event(
    "turned up",
    "GC-7.3",
    "GC-9.8",
    covered_by=_NEXT_CARD,
    covered_fields=_ROOM_AND_PLAY,
    turn=None,
    play=PLAY,
    room=None,
)
SHOWN = _event(
    "shown", "GC-7.2", "GC-7.3", covered_by=_NEXT_SHOWING, covered_fields=_THE_ROOM, covered_is_told=True, room=None
)
OVER_CAUGHT = _event("caught", "GC-6.6", "GC-8.1", "GC-8.2", "GC-8.11", room=None, figure=FIGURE, max=SEAT, round=None)
OVER_STUCK = _event("stuck", "GC-8.6", "GC-8.7", room=None, round=None)
OVER_ESCAPED = _event("escaped", "GC-8.4", room=None, round=None)
TRAIL = _event("trail", "GC-8.5", "GC-8.10", turn=None, play=PLAY, room=None)
DRAWN = _event("drawn", "GC-3.19")
