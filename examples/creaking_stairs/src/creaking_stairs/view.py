"""What people see. Nothing is hidden, so every seat sees the same."""

from __future__ import annotations

from rich.markup import escape

from nightkeep.rules.things import SEAT, JsonObject
from nightkeep.rules.view import Computed, Display, Shown, View


def draw(view: JsonObject, names: tuple[str, ...]) -> str:
    """Return the position as text for the terminal; the parts of this game's view are under ``position``."""
    stairs, reached = view["position"]["stairs"], view["position"]["stair"]
    width = max(len(name) for name in names)
    return "\n".join(
        f"{escape(name):<{width}}  {'▁' * stair}▲{'·' * (stairs - stair)}"
        for name, stair in zip(names, reached, strict=True)
    )


VIEW = View(
    Computed("stairs", lambda board, s, seat: int(board.record.stairs)),
    Shown("turn", thing=SEAT),
    Shown("stair", upto="players", by_seat=True),
)
DISPLAY = Display(VIEW, draw)
