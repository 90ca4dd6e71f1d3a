"""The suspicion marker: while Max is invisible, his figure may stand for the chasers' guess [GC-6.10]."""

from __future__ import annotations

from nightkeep.games.ghost_chase.board import Castle
from nightkeep.games.ghost_chase.events import WORDS
from nightkeep.games.ghost_chase.state import State
from nightkeep.rules.markers import Marker, Refused
from nightkeep.rules.messages import Message

RULES = ("GC-6.10",)


def _places(castle: Castle) -> list[str]:
    return [str(room.id) for room in castle.rooms]


def _invisible(castle: Castle, s: State) -> bool:
    return bool(s.trail[0] != 0 and s.at == 0)


def _why_not(castle: Castle, s: State, seat: int) -> Refused | None:
    """Return why a seat cannot move the marker now."""
    if seat != s.ghost and _invisible(castle, s):
        return None
    reason = "not-yours" if seat == s.ghost else "visible" if s.at else "too-early"
    return WORDS.say(Message(f"suspicion-{reason}", {"room": int(s.at)})), RULES


def _says(name: str, place: str | None) -> str:
    return WORDS.say(Message("suspicion", {"who": name, "room": place or "none"}))


SUSPICION = Marker("suspicion", "the suspicion marker", RULES, _places, _why_not, _invisible, _says)
