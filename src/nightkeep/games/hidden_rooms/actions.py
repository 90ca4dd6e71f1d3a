"""The actions of Hidden Rooms, and the things that actions and events name."""

from __future__ import annotations

from nightkeep.games.hidden_rooms import state as k
from nightkeep.games.hidden_rooms.board import square_name
from nightkeep.rules.actions import Action, Grammar, Part
from nightkeep.rules.things import Named, Numbered


def tile_name(tile: int) -> str:
    """Return what people call a tile: 'red-4' [HR-1.3, HR-1.4]."""
    return f"{k.COLOURS[tile // k.NUMBERS]}-{tile % k.NUMBERS + 1}"


SQUARE = Named("square", tuple(map(square_name, range(k.SQUARES))), ["a1 ... f6"])
_TILE_WORDS = [f"{colour}-1 ... {colour}-{k.NUMBERS}" for colour in k.COLOURS]
TILE = Named("tile", tuple(map(tile_name, range(k.TILES))), _TILE_WORDS)
DIRECTION = Named("direction", k.DIRECTIONS)
STAGE = Numbered("stage", k.STAGES, first=1)

ACTIONS = Grammar(
    Action("draw", "draw {tile}", k.DRAW, {"tile": Part(TILE)}, example="draw red-4"),
    Action("lay", "lay {tile}", k.LAY, {"tile": Part(TILE)}, example="lay red-4"),
    Action("done", "done", k.DONE, example="done"),
    Action("move", "move {square}", k.MOVE, {"square": Part(SQUARE)}, target="square", example="move b3"),
    Action("search", "search {square}", k.SEARCH, {"square": Part(SQUARE)}, target="square", example="search b3"),
    Action(
        "use", "search {square} {tile}", k.USE, {"square": Part(SQUARE, k.TILES), "tile": Part(TILE)},
        target="square", example="search b3 red-4",
    ),
)  # fmt: skip
