"""What people see. Nothing is hidden, so every seat sees the same."""

from __future__ import annotations

from typing import Any

from rich.markup import escape

from nightkeep.games.creaking_stairs.board import Staircase


def view(board: Staircase, s: Any, seat: int) -> dict[str, Any]:
    """The position as data."""
    return {"stairs": int(board.table[0].stairs), "turn": int(s.turn), "at": s.stair[: int(s.players)].tolist()}


def draw(view: dict[str, Any], names: tuple[str, ...]) -> str:
    """The position at the terminal; ``view`` is the whole view, and what this module told of it is its position."""
    stairs, at = view["position"]["stairs"], view["position"]["at"]
    width = max(len(name) for name in names)
    return "\n".join(
        f"{escape(name):<{width}}  {'▁' * stair}▲{'·' * (stairs - stair)}"
        for name, stair in zip(names, at, strict=True)
    )
