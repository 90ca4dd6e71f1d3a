"""What people see of a gallery game. Nothing is hidden, so every seat sees the same."""

from __future__ import annotations

from typing import Any

from nightkeep.games.gallery import moves
from nightkeep.games.gallery.board import GalleryBoard
from nightkeep.games.gallery.places import BOX, CHAMBER, COLOURS, DOOR, PLACE, STAY, STEP
from nightkeep.games.gallery.text import decode_move, own_places

PHASES = ("choosing", "placing", "rolling", "moving", "replacing", "over")


def place_view(place: int) -> dict[str, Any]:
    """A place as data: where it is, and its number there."""
    if place < CHAMBER:
        return {"at": "gallery", "number": place}
    if place < STEP:
        return {"at": "chamber", "number": place - CHAMBER}
    if place < DOOR:
        return {"at": "step", "number": place - STEP}
    return {"at": "door" if place == DOOR else "box", "number": 0}


def board_view(board: GalleryBoard) -> dict[str, Any]:
    """The board as data, for drawing."""
    b = board.table[0]
    return {
        "name": board.name,
        "spaces": int(b.spaces),
        "exit": int(b.exit),
        "steps": b.step_points[: int(b.steps)].tolist(),
        "chambers": [
            {"name": name, "slug": slug, "doorway": int(b.doorway[i]), "arms": int(b.arms[i])}
            for i, (name, slug) in enumerate(zip(board.chambers, board.slugs, strict=True))
        ],
        "clocks": [{"time": time, "speed": int(b.speed[i])} for i, time in enumerate(board.clocks)],
    }


def shared_view(board: GalleryBoard, s: Any) -> dict[str, Any]:
    """What both games show; each adds its own."""
    return {
        "board": board_view(board),
        "phase": PHASES[int(s.phase)],
        "turn": int(s.turn),
        "die": int(s.die) or None,
        "phantom": place_view(int(s.phantom)),
        "guests": [[place_view(int(p)) for p in own_places(s, seat)] for seat in range(int(s.players))],
        "colours": [COLOURS[int(c)] if c != BOX else None for c in s.colour[: int(s.players)]],
        "scores": s.score[: int(s.players)].tolist(),
    }


def aim(board: GalleryBoard, s: Any, action: int) -> dict[str, Any] | None:
    """Where an action begins and ends on the board; None if it has no place."""
    b = board.table[0]
    if action <= STAY:
        return None
    if action < moves.first_move(b):
        return {"from": None, "to": place_view(action - PLACE)}
    place, first, number, goal = decode_move(board, s, action)
    if place >= STEP:  # the player's highest occupied step, which is the lowest place on the stairs
        place = min(int(p) for p in own_places(s, int(s.turn)) if STEP <= p < DOOR)
    target = CHAMBER + goal - 1 if goal else int(moves.space_after(b, first, number))
    return {"from": place_view(place), "to": place_view(target)}
