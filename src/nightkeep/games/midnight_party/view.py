"""What people see of Midnight Party."""

from __future__ import annotations

from typing import Any

from nightkeep.games.gallery.board import GalleryBoard
from nightkeep.games.gallery.draw import draw_gallery
from nightkeep.games.gallery.places import REPLACING
from nightkeep.games.gallery.view import aim, shared_view

__all__ = ["aim", "draw", "view"]


def view(board: GalleryBoard, s: Any, seat: int) -> dict[str, Any]:
    """The position as data: everything is open in this game."""
    starter = int(s.starter) if s.phase == REPLACING else None
    return {**shared_view(board, s), "round": int(s.round_number), "starter": starter}


def draw(view: dict[str, Any], names: tuple[str, ...]) -> str:
    """The board at the terminal."""
    return draw_gallery(view, names, sign="-")
