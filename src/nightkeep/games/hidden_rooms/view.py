"""HR-9.1, HR-9.2: what people see of Hidden Rooms. Nothing is hidden, so every view is the same."""

from __future__ import annotations

from typing import Any

from nightkeep.games.hidden_rooms.board import StageBook, fits, home, square_name
from nightkeep.games.hidden_rooms.draw import draw
from nightkeep.games.hidden_rooms.state import (
    ACTING,
    COLOURS,
    DIRECTIONS,
    EXIT,
    LOSSES,
    MEMORY,
    MOVES,
    NAMING,
    NONE,
    NUMBERS,
    ONE_STAGE,
    SQUARES,
    START,
    TILES,
    WINS,
)

__all__ = ["draw", "view"]

PHASES = ("stage tile", "start tiles", "lay", "act", "search", "over")
MATCHES = ("game", "stage")


def tile_view(tile: int) -> dict[str, Any]:
    """A tile as data."""
    return {
        "text": f"{COLOURS[tile // NUMBERS]}-{tile % NUMBERS + 1}",
        "colour": COLOURS[tile // NUMBERS],
        "number": tile % NUMBERS + 1,
    }


def view(board: StageBook, s: Any, seat: int) -> dict[str, Any]:
    """The position as data, squares by name."""
    playing = s.child != NONE
    one = s.match == ONE_STAGE
    stage = board.stages[int(s.stage)]
    return {
        "phase": PHASES[int(s.phase)],
        "match": MATCHES[int(s.match)],
        "chosen": int(s.chosen) or None,
        "wins": int(s.wins),
        "wins_needed": 1 if one else WINS,
        "losses": int(s.losses),
        "losses_allowed": 1 if one else LOSSES,
        "star": bool(s.wins),
        "turns": int(s.turns),
        "turn_limit": int(s.limit),
        "moves_left": MOVES - int(s.moves) if s.phase == ACTING else 0,
        "start": square_name(START),
        "exit": square_name(EXIT),
        "stage": {  # before the stage tile is drawn: where the book lies open
            "number": stage.number,
            "name": stage.name,
            "flavour": stage.flavour,
            "named": bool(s.phase != NAMING),
            "route": [square_name(square) for square in stage.route],
        },
        "child": square_name(int(s.child)) if playing else None,
        "monster": _monster(board, s) if playing else None,
        "tiles": {square_name(i): tile_view(int(s.tile[i])) for i in range(SQUARES) if s.tile[i] != NONE},
        "searching": square_name(int(s.target)) if s.target != NONE else None,
        "offer": [tile_view(int(tile)) for tile in s.offer if tile != NONE],
        "memory": [
            {**tile_view(int(tile)), "fits": fits(int(tile), int(s.tile[int(s.child)]))}
            for tile in s.memory
            if tile != NONE
        ],
        "memory_size": MEMORY,
        "discard": tile_view(int(s.aside)) if s.aside != NONE else None,
        "pile": [tile_view(tile) for tile in range(TILES) if int(s.pile) >> tile & 1],
    }


def _monster(board: StageBook, s: Any) -> dict[str, Any]:
    at, facing = int(s.monster), int(s.facing)
    route = board.stages[int(s.stage)].route
    sight = int(board.table[0].sight[at, facing])
    joins = at if at in route else home(route, at)  # HR-3.11: where it gets back on its route
    return {
        "square": square_name(at),
        "facing": DIRECTIONS[facing],
        "sight": [square_name(i) for i in range(SQUARES) if sight >> i & 1 and i != at],
        "sees_child": bool(sight >> int(s.child) & 1),
        "on_route": at in route,
        "coming": [square_name(i) for i in route[route.index(joins) + (joins == at) :]],
    }
