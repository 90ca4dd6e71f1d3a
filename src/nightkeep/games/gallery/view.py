"""What people see of a gallery game. Nothing is hidden, so every seat sees the same."""

from __future__ import annotations

from typing import Any

from nightkeep.core.views import once_per_board
from nightkeep.games.gallery.board import GalleryBoard
from nightkeep.games.gallery.places import BOX, CHAMBER, COLOURS, DOOR, PLACE, STAY, STEP
from nightkeep.games.gallery.text import decode_move, own_places

PHASES = ("choosing", "placing", "rolling", "moving", "replacing", "over", "drawing")


def place_view(place: int) -> dict[str, Any]:
    """A place as data: where it is, and its number there."""
    if place < CHAMBER:
        return {"at": "gallery", "number": place}
    if place < STEP:
        return {"at": "chamber", "number": place - CHAMBER}
    if place < DOOR:
        return {"at": "step", "number": place - STEP}
    return {"at": "door" if place == DOOR else "box", "number": 0}


@once_per_board
def board_view(board: GalleryBoard) -> dict[str, Any]:
    """The board as data, for drawing."""
    b = board.plain
    return {
        "name": board.name,
        "spaces": b.spaces,
        "exit": b.exit,
        "steps": b.step_points[: b.steps],
        "chambers": [
            {"name": name, "slug": slug, "doorway": b.doorway[i], "arms": b.arms[i]}
            for i, (name, slug) in enumerate(zip(board.chambers, board.slugs, strict=True))
        ],
        "clocks": [{"time": time, "speed": b.speed[i]} for i, time in enumerate(board.clocks)],
    }


def shared_view(board: GalleryBoard, s: Any) -> dict[str, Any]:
    """What both games show; each adds its own."""
    players = int(s.players)
    return {
        "board": board_view(board),
        "phase": PHASES[int(s.phase)],
        "turn": int(s.turn),
        "die": int(s.die) or None,
        "phantom": place_view(int(s.phantom)),
        "guests": [[place_view(p) for p in own_places(s, seat).tolist()] for seat in range(players)],
        "colours": [COLOURS[c] if c != BOX else None for c in s.colour[:players].tolist()],
        "scores": s.score[:players].tolist(),
    }


def aim(board: GalleryBoard, s: Any, action: int) -> dict[str, Any] | None:
    """Where an action begins and ends on the board; None if it has no place."""
    if action <= STAY or action >= board.first_draw:
        return None
    if action < board.first_move:
        return {"from": None, "to": place_view(action - PLACE)}
    place, first, number, goal = decode_move(board, s, action)
    if place >= STEP:  # the player's highest occupied step, which is the lowest place on the stairs
        place = min(p for p in own_places(s, int(s.turn)).tolist() if STEP <= p < DOOR)
    target = CHAMBER + goal - 1 if goal else board.after(first, number)
    return {"from": place_view(place), "to": place_view(target)}
