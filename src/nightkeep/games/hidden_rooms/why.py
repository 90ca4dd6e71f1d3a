"""Why an action of Hidden Rooms is not legal: a kernel that returns a reason, and the table of reasons."""

from __future__ import annotations

from nightkeep.compile.kernel import device, int64, kernel
from nightkeep.games.hidden_rooms import state as k
from nightkeep.games.hidden_rooms.actions import SQUARE, TILE
from nightkeep.games.hidden_rooms.state import Board, State
from nightkeep.rules.events import Reason
from nightkeep.rules.record import Ints

LAY_FIRST, NAME_FIRST, DEAL_FIRST, DRAW_FIRST, IN_DISCARD, IN_MEMORY, IN_OFFER, ON_SQUARE = range(8)
NO_DRAW_NOW, NO_LAY_NOW, MOVE_NOT_NEXT, MOVE_WITHOUT_TILE, NO_MOVES_LEFT = range(8, 13)
SEARCH_NOT_NEXT, SQUARE_COVERED, MONSTER_THERE, MONSTER_ON_EXIT, PILE_EMPTY = range(13, 18)
NOT_IN_MEMORY_BUT_PILE, NOT_IN_MEMORY_BUT_DISCARD, NOT_IN_MEMORY_BUT_ON, DOES_NOT_FIT = range(18, 22)

REASONS = {
    LAY_FIRST: Reason("lay first", ("HR-2.6",), {"one": TILE, "other": TILE}),
    NAME_FIRST: Reason("name first", ("HR-2.2",)),
    DEAL_FIRST: Reason("deal first", ("HR-2.6",)),
    DRAW_FIRST: Reason("draw first", ("HR-5.4", "HR-5.11")),
    IN_DISCARD: Reason("in discard", ("HR-1.10", "HR-9.1"), {"tile": TILE}),
    IN_MEMORY: Reason("in memory", ("HR-1.10", "HR-9.1"), {"tile": TILE}),
    IN_OFFER: Reason("in offer", ("HR-1.10", "HR-9.1"), {"tile": TILE}),
    ON_SQUARE: Reason("on square", ("HR-1.10", "HR-9.1"), {"tile": TILE, "square": SQUARE}),
    NO_DRAW_NOW: Reason("no draw now", ("HR-5.2", "HR-5.4")),
    NO_LAY_NOW: Reason("no lay now", ("HR-2.6",)),
    MOVE_NOT_NEXT: Reason("not next", ("HR-4.2",), {"square": SQUARE, "child": SQUARE}),
    MOVE_WITHOUT_TILE: Reason("no tile there", ("HR-4.2",), {"square": SQUARE}),
    NO_MOVES_LEFT: Reason("no moves left", ("HR-4.1",)),
    SEARCH_NOT_NEXT: Reason("not next", ("HR-5.2",), {"square": SQUARE, "child": SQUARE}),
    SQUARE_COVERED: Reason("covered", ("HR-5.2",), {"square": SQUARE}),
    MONSTER_THERE: Reason("monster there", ("HR-5.2",), {"square": SQUARE}),
    MONSTER_ON_EXIT: Reason("monster there", ("HR-5.2", "HR-7.6"), {"square": SQUARE}),
    PILE_EMPTY: Reason("pile empty", ("HR-5.10",)),
    NOT_IN_MEMORY_BUT_PILE: Reason("not in memory but pile", ("HR-5.3",), {"tile": TILE}),
    NOT_IN_MEMORY_BUT_DISCARD: Reason("not in memory but discard", ("HR-5.3",), {"tile": TILE}),
    NOT_IN_MEMORY_BUT_ON: Reason("not in memory but on", ("HR-5.3",), {"tile": TILE, "square": SQUARE}),
    DOES_NOT_FIT: Reason("does not fit", ("HR-5.5", "HR-5.8"), {"tile": TILE, "under": TILE}),
}


@kernel
def why(board: Board, s: State, action: int, out: Ints) -> int:
    """Return the reason why an action is not legal, and write the numbers that its sentence names."""
    phase = int64(s.phase)
    if phase == k.LAYING:
        out[0] = int64(s.offer[0])
        out[1] = int64(s.offer[1])
        return LAY_FIRST
    if phase == k.ACTING:
        return why_not_act(board, s, action, out)
    if action < k.LAY:
        return where_tile_lies(s, action - k.DRAW, out)
    if phase == k.NAMING:
        return NAME_FIRST
    if phase == k.DEALING:
        return DEAL_FIRST
    return DRAW_FIRST


@device
def why_not_act(board: Board, s: State, action: int, out: Ints) -> int:
    """Return the reason why an action is not legal while the child may act."""
    if action < k.LAY:
        return NO_DRAW_NOW
    if action < k.DONE:
        return NO_LAY_NOW
    square = action - k.MOVE
    if action >= k.USE:
        square = (action - k.USE) // k.TILES
    elif action >= k.SEARCH:
        square = action - k.SEARCH
    child = int64(s.child)
    neighbour = False
    for direction in range(4):
        if int64(board.beside[child, direction]) == square:
            neighbour = True
    covered = int64(s.tile[square]) != k.NONE
    out[0] = square
    out[1] = child
    if action < k.SEARCH:
        if not neighbour:
            return MOVE_NOT_NEXT
        return NO_MOVES_LEFT if covered else MOVE_WITHOUT_TILE
    if not neighbour:
        return SEARCH_NOT_NEXT
    if covered:
        return SQUARE_COVERED
    if square == int64(s.monster):
        return MONSTER_ON_EXIT if square == k.EXIT else MONSTER_THERE
    if action < k.USE:
        return PILE_EMPTY
    return why_not_use(s, (action - k.USE) % k.TILES, out)


@device
def why_not_use(s: State, tile: int, out: Ints) -> int:
    """Return the reason why a tile cannot be laid from the memory area."""
    out[0] = tile
    if (int64(s.pile) >> tile) & 1:
        return NOT_IN_MEMORY_BUT_PILE
    where = where_tile_lies(s, tile, out)  # writes the square
    if where == IN_MEMORY:
        out[1] = int64(s.tile[int64(s.child)])
        return DOES_NOT_FIT
    return NOT_IN_MEMORY_BUT_DISCARD if where == IN_DISCARD else NOT_IN_MEMORY_BUT_ON


@device
def where_tile_lies(s: State, tile: int, out: Ints) -> int:
    """Return the reason that says where a tile lies that is not in the pile."""
    out[0] = tile
    if tile == int64(s.aside):
        return IN_DISCARD
    for i in range(k.MEMORY):
        if int64(s.memory[i]) == tile:
            return IN_MEMORY
    if tile in (int64(s.offer[0]), int64(s.offer[1])):
        return IN_OFFER
    for square in range(k.SQUARES):
        if int64(s.tile[square]) == tile:
            out[1] = square
    return ON_SQUARE
