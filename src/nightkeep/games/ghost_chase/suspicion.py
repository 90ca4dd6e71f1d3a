"""GC-6.10: while Max is invisible, his figure may stand for the chasers' guess. No rule looks at it."""

from __future__ import annotations

from typing import Any

from nightkeep.core.markers import Marker, Refused
from nightkeep.games.ghost_chase.board import Castle

RULES = ("GC-6.10",)


def _places(board: Castle) -> list[str]:
    return [str(room.id) for room in board.rooms]


def _invisible(board: Castle, s: Any) -> bool:
    return bool(s.trail[0] != 0 and s.at == 0)


def _why_not(board: Castle, s: Any, seat: int) -> Refused | None:
    if seat == s.ghost:
        return "it shows what the chasers guess", RULES
    if s.trail[0] == 0:
        return "Max has not appeared yet", RULES
    if s.at:
        return f"Max himself is to be seen in {int(s.at)}", RULES
    return None


def _says(name: str, place: str | None) -> str:
    return f"{name} takes the guess off the board." if place is None else f"{name} guesses that Max is in {place}."


SUSPICION = Marker("suspicion", "the suspicion marker", RULES, _places, _why_not, _invisible, _says)
