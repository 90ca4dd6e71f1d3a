"""The view of Hidden Rooms. Nothing is hidden, so every seat sees the same [HR-9.1, HR-9.2]."""

from __future__ import annotations

from nightkeep.games.hidden_rooms import state as k
from nightkeep.games.hidden_rooms.actions import DIRECTION, SQUARE, STAGE, TILE
from nightkeep.games.hidden_rooms.board import StageBook, fits, nearest_on_route
from nightkeep.games.hidden_rooms.state import State
from nightkeep.games.hidden_rooms.terminal import draw
from nightkeep.rules.things import FLAG, Json, Named, SetOf
from nightkeep.rules.view import Computed, Display, Shown, View

PHASE = Named("phase", ("stage tile", "start tiles", "lay", "act", "search", "over"))
MATCH = Named("match", ("game", "stage"))


class Card(Named):
    """Tiles as views show them: with their colour and number."""

    def value(self, board: StageBook, number: int) -> dict[str, Json]:
        """Return a tile as an object."""
        colour, value = divmod(number, k.NUMBERS)
        return {"text": self.write(board, number), "colour": k.COLOURS[colour], "number": value + 1}


CARD = Card("tile", TILE.words)


def memory(board: StageBook, s: State, seat: int) -> Json:
    """Return the tiles of the memory area, and whether each fits on the tile under the child [HR-6.1, HR-5.5]."""
    held = [tile for tile in s.memory.tolist() if tile != k.NONE]
    return [{**CARD.value(board, tile), "fits": fits(tile, int(s.tile[int(s.child)]))} for tile in held]


def monster(board: StageBook, s: State, seat: int) -> Json:
    """Return where the monster is, what it sees, and the route squares before it [HR-3.2, HR-3.10, HR-3.11]."""
    if s.monster == k.NONE:
        return None
    at, facing = int(s.monster), int(s.facing)
    route = board.stages[int(s.stage)].route
    sight = int(board.record.sight[at, facing])
    joins = at if at in route else nearest_on_route(route, at)
    coming = route[route.index(joins) + (joins == at) :]
    return {
        "square": SQUARE.value(board, at),
        "facing": DIRECTION.value(board, facing),
        "sight": [SQUARE.value(board, square) for square in range(k.SQUARES) if sight >> square & 1 and square != at],
        "sees_child": bool(sight >> int(s.child) & 1),
        "on_route": at in route,
        "coming": [SQUARE.value(board, square) for square in coming],
    }


# The stage; before its tile is drawn, the one at which the book lies open
STAGE_VIEW = View(
    Shown("number", "stage", STAGE),
    Computed("name", lambda board, s, seat: board.stages[int(s.stage)].name),
    Computed("flavour", lambda board, s, seat: board.stages[int(s.stage)].flavour),
    Computed("named", lambda board, s, seat: bool(s.phase != k.NAMING)),
    Computed("route", lambda board, s, seat: [SQUARE.value(board, at) for at in board.stages[int(s.stage)].route]),
)

VIEW = View(
    Shown("phase", thing=PHASE),
    Shown("match", thing=MATCH),
    Shown("chosen", none=0),
    Shown("wins"),
    Computed("wins_needed", lambda board, s, seat: 1 if s.match == k.ONE_STAGE else k.WINS),
    Shown("losses"),
    Computed("losses_allowed", lambda board, s, seat: 1 if s.match == k.ONE_STAGE else k.LOSSES),
    Shown("star", "wins", FLAG),
    Shown("turns"),
    Shown("turn_limit", "limit"),
    Computed("moves_left", lambda board, s, seat: k.MOVES - int(s.moves) if s.phase == k.ACTING else 0),  # HR-4.1
    Computed("start", lambda board, s, seat: SQUARE.value(board, k.START)),
    Computed("exit", lambda board, s, seat: SQUARE.value(board, k.EXIT)),
    Computed("stage", STAGE_VIEW),
    Shown("child", thing=SQUARE, none=k.NONE),
    Computed("monster", monster),
    Shown("tiles", "tile", CARD, none=k.NONE, by=SQUARE),
    Shown("searching", "target", SQUARE, none=k.NONE),
    Shown("offer", thing=CARD, none=k.NONE),
    Computed("memory", memory),
    Computed("memory_size", lambda board, s, seat: k.MEMORY),
    Shown("discard", "aside", CARD, none=k.NONE),
    Shown("pile", thing=SetOf(CARD)),
)

DISPLAY = Display(VIEW, draw)
