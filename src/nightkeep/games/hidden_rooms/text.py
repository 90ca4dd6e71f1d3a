"""Hidden Rooms in words: action texts, descriptions, reasons, events."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from nightkeep.core.events import EventKind, read_log, seat_names
from nightkeep.core.kernel import new_log
from nightkeep.games.hidden_rooms import events as e
from nightkeep.games.hidden_rooms import kernel
from nightkeep.games.hidden_rooms.board import StageBook, direction, fits, square_name
from nightkeep.games.hidden_rooms.state import (
    ACTING,
    ACTIONS,
    CAUGHT,
    COLOURS,
    DEALING,
    DIRECTIONS,
    DONE,
    DRAW,
    EXIT,
    GOAL,
    LAY,
    LAYING,
    MEMORY,
    MOVE,
    MOVES,
    NAMING,
    NONE,
    NUMBERS,
    SEARCH,
    SQUARES,
    TILES,
    USE,
    State,
)
from nightkeep.games.hidden_rooms.status import status

__all__ = ["EVENTS", "describe", "read_action", "status", "tile_name", "why_not", "write_action"]

LOOKS_LIKE = "actions look like: move b3, search b3, search b3 red-4, done, lay red-4, draw red-4"
_SQUARES = {square_name(square): square for square in range(SQUARES)}


def tile_name(tile: int) -> str:
    """HR-1.3, HR-1.4: 'red-4'."""
    return f"{COLOURS[tile // NUMBERS]}-{tile % NUMBERS + 1}"


_TILES = {tile_name(tile): tile for tile in range(TILES)}


# ---------------------------------------------------------------------- action texts


def write_action(board: StageBook, action: int) -> str:
    """The canonical text of an action."""
    if action < LAY:
        return f"draw {tile_name(action - DRAW)}"
    if action < DONE:
        return f"lay {tile_name(action - LAY)}"
    if action == DONE:
        return "done"
    if action < SEARCH:
        return f"move {square_name(action - MOVE)}"
    if action < USE:
        return f"search {square_name(action - SEARCH)}"
    square, tile = divmod(action - USE, TILES)
    return f"search {square_name(square)} {tile_name(tile)}"


def read_action(board: StageBook, text: str) -> int:
    """The action of a canonical text; ValueError says what actions look like."""
    match text.split(" "):
        case ["draw", tile]:
            return DRAW + _read_tile(tile)
        case ["lay", tile]:
            return LAY + _read_tile(tile)
        case ["done"]:
            return DONE
        case ["move", square]:
            return MOVE + _read_square(square)
        case ["search", square]:
            return SEARCH + _read_square(square)
        case ["search", square, tile]:
            return USE + _read_square(square) * TILES + _read_tile(tile)
    raise ValueError(f"'{text}' is not an action; {LOOKS_LIKE}")


def _read_square(text: str) -> int:
    if text not in _SQUARES:
        raise ValueError(f"there is no square '{text}'; squares are a1 (top left) to f6 (bottom right)")
    return _SQUARES[text]


def _read_tile(text: str) -> int:
    if text not in _TILES:
        others = ", ".join(COLOURS[1:])
        raise ValueError(f"there is no tile '{text}'; tiles are red-1 to red-6, and the same in {others}")
    return _TILES[text]


# ---------------------------------------------------------------------- what an action does


def describe(board: StageBook, s: Any, action: int) -> str:
    """What a legal action will do, in a few words."""
    if action < LAY:
        return _describe_draw(board, s, action - DRAW)
    if action < DONE:
        tile = action - LAY
        other = int(s.offer[0]) + int(s.offer[1]) - tile
        return f"the child starts on {tile_name(tile)}; {tile_name(other)} goes to the memory area"
    if action == DONE:
        return f"end your turn; then {_forecast(board, s, action)}"
    square = _target(action)
    if action < SEARCH:
        danger = ", straight into the monster: the stage is lost" if square == s.monster else ""
        return f"step {_towards(s, square)} onto {tile_name(int(s.tile[square]))}{danger}"
    exit_note = ", the exit" if square == EXIT else ""
    under = int(s.tile[int(s.child)])
    if action < USE:
        pile = [tile for tile in range(TILES) if int(s.pile) >> tile & 1]
        good = sum(fits(tile, under) for tile in pile)
        return f"look {_towards(s, square)}{exit_note} with a tile of the pile: {good} of {len(pile)} fit"
    tile = (action - USE) % TILES
    end = "and the stage is won" if square == EXIT else f"then {_forecast(board, s, action)}"
    return f"lay {tile_name(tile)} {_towards(s, square)}{exit_note}, and step on it; {end}"


def _describe_draw(board: StageBook, s: Any, tile: int) -> str:
    if s.phase == NAMING:
        number = tile % NUMBERS + 1
        stage = int(s.chosen) or (number if number <= len(board.stages) else int(s.stage) + 1)
        return f"stage {stage}, {board.stages[stage - 1].name}"
    if s.phase == DEALING:
        return "a tile to start on, or to remember"
    under = int(s.tile[int(s.child)])
    if fits(tile, under):
        return f"fits on {tile_name(under)}" + (": the exit opens, and the stage is won" if s.target == EXIT else "")
    if s.memory[MEMORY - 1] != NONE:
        return f"does not fit on {tile_name(under)}, and the memory area is full: it all goes back into the pile"
    return f"does not fit on {tile_name(under)}: it goes to the memory area"


def _towards(s: Any, square: int) -> str:
    return f"{DIRECTIONS[direction(int(s.child), square)]} to {square_name(square)}"


def _target(action: int) -> int:
    if action >= USE:
        return (action - USE) // TILES
    return action - SEARCH if action >= SEARCH else action - MOVE


_MONSTERS = frozenset(
    (
        "monster turns to the child",
        "monster chases",
        "monster follows",
        "monster turns",
        "monster returns",
        "monster turns back",
    )
)


def _forecast(board: StageBook, s: Any, action: int) -> str:
    """What the monster will do after an action that ends the turn: the kernel itself is asked, on a copy."""
    trial = np.zeros(1, State)
    trial[0] = s
    log = new_log()
    kernel.apply(board.table[0], trial[0], action, log)
    told = [event.full() for event in read_log(log, EVENTS, board, seat_names(1))]
    steps = [
        f"goes to {event.data['square']}" if "square" in event.data else f"turns {event.data['facing']}"
        for event in told
        if event.kind in _MONSTERS
    ]
    lost = "; the stage is lost" if any(event.kind == "stage lost" for event in told) else ""
    return (f"the monster {' and then '.join(steps)}" if steps else "the turn limit is reached") + lost


# ---------------------------------------------------------------------- why not


def why_not(board: StageBook, s: Any, action: int) -> tuple[str, tuple[str, ...]]:
    """Why an action of this game is not legal now: a sentence and rule ids."""
    if not 0 <= action < ACTIONS:
        return f"there is no action number {action}", ()
    if s.phase == LAYING:
        two = " or ".join(tile_name(int(tile)) for tile in s.offer)
        return f"first choose the tile for the start square: {two}", ("HR-2.6",)
    if s.phase == ACTING:
        return _why_not_act(s, action)
    if action < LAY:
        tile = action - DRAW
        return f"{tile_name(tile)} is not in the pile: it lies {_whereabouts(s, tile)}", ("HR-1.10", "HR-9.1")
    if s.phase == NAMING:
        return "first a tile is drawn that names the stage", ("HR-2.2",)
    if s.phase == DEALING:
        return "first two tiles are drawn to choose from", ("HR-2.6",)
    return "a search is under way and ends the turn; first its tile is drawn", ("HR-5.4", "HR-5.11")


def _why_not_act(s: Any, action: int) -> tuple[str, tuple[str, ...]]:
    if action < LAY:
        return "a tile is drawn only to set up a stage and after choosing a square to search", ("HR-5.2", "HR-5.4")
    if action < DONE:
        return "a tile is laid on the start square only when a stage is set up", ("HR-2.6",)
    square = _target(action)
    name = square_name(square)
    neighbour = direction(int(s.child), square) != NONE
    here = square_name(int(s.child))
    covered = s.tile[square] != NONE
    if action < SEARCH:
        if not neighbour:
            return f"{name} is not next to {here}, where the child is", ("HR-4.2",)
        if not covered:
            return f"no tile lies on {name}; a square without one can only be searched", ("HR-4.2",)
        return f"the child has made its {MOVES} moves of this turn", ("HR-4.1",)
    if not neighbour:
        return f"{name} is not next to {here}, where the child is", ("HR-5.2",)
    if covered:
        return f"a tile lies on {name} already; only a square without one can be searched", ("HR-5.2",)
    if square == s.monster:
        return f"the monster is on {name}", ("HR-5.2", "HR-7.6") if square == EXIT else ("HR-5.2",)
    if action < USE:
        return "the pile is empty; only the memory area can be searched", ("HR-5.10",)
    tile = (action - USE) % TILES
    if tile not in s.memory:
        return f"{tile_name(tile)} is not in the memory area: it lies {_whereabouts(s, tile)}", ("HR-5.3",)
    under = tile_name(int(s.tile[int(s.child)]))
    return f"{tile_name(tile)} does not fit: it is lower than {under} and of another colour", ("HR-5.5", "HR-5.8")


def _whereabouts(s: Any, tile: int) -> str:
    if int(s.pile) >> tile & 1:
        return "in the pile"
    if tile == s.aside:
        return "in the discard area"
    if tile in s.memory:
        return "in the memory area"
    if tile in s.offer:
        return "open, to choose from"
    return "on " + ", ".join(square_name(square) for square in range(SQUARES) if s.tile[square] == tile)


# ---------------------------------------------------------------------- events


def _square(board: StageBook, number: int) -> str:
    return square_name(number)


def _tile(board: StageBook, number: int) -> str:
    return tile_name(number)


def _direction(board: StageBook, number: int) -> str:
    return DIRECTIONS[number]


def _stage(board: StageBook, number: int) -> int:
    return number + 1


def _named(w: Mapping[str, Any]) -> str:
    six = w["tile"].endswith("-6")
    if w["chosen"]:
        why = "its number means nothing, as the stage was chosen"
    else:
        why = "a six keeps the stage at which the book lies open" if six else "its number names the stage"
    return f"{w['tile']} is drawn and put aside: {why}. Stage {w['stage']} is played."


def _lost(w: Mapping[str, Any]) -> str:
    reasons = []
    if w["reason"] & CAUGHT:
        reasons.append("the monster and the child have met")
    if w["reason"] & GOAL:
        reasons.append("the monster has reached the end of its route")
    return f"Stage {w['stage']} is lost: {' and '.join(reasons) or 'the turn limit is reached'}."


def _over(w: Mapping[str, Any]) -> str:
    count = f"stages won: {w['wins']}, lost: {w['losses']}"
    return f"The game is {'won' if w['won'] else 'lost'} ({count})."


def _kind(
    name: str,
    fields: tuple[str, ...],
    rules: tuple[str, ...],
    text: str | Callable[[Mapping[str, Any]], str],
    reveals: bool = False,
) -> EventKind:
    decode = {
        "tile": _tile,
        "other": _tile,
        "square": _square,
        "origin": _square,
        "facing": _direction,
        "stage": _stage,
    }
    return EventKind(name, fields, rules, text, {f: decode[f] for f in fields if f in decode}, reveals=reveals)


EVENTS: Mapping[int, EventKind] = {
    e.NAMED: _kind(
        "stage tile",
        ("tile", "stage", "chosen"),
        ("HR-2.2", "HR-2.3", "HR-2.4", "HR-2.5", "HR-2.10"),
        _named,
        reveals=True,
    ),
    e.DEALT: _kind("start tile", ("tile",), ("HR-2.6",), "{tile} is drawn to choose from.", reveals=True),
    e.LAID: _kind(
        "laid",
        ("tile", "square", "other"),
        ("HR-2.6", "HR-2.7", "HR-2.8"),
        "The child starts on {tile} on {square}; {other} goes to the memory area.",
    ),
    e.MOVED: _kind("moved", ("origin", "square"), ("HR-4.1", "HR-4.2"), "The child goes from {origin} to {square}."),
    e.SEARCHED: _kind(
        "search", ("square",), ("HR-5.2", "HR-5.3"), "The child searches {square} with a tile of the pile."
    ),
    e.DREW: _kind("drew", ("tile",), ("HR-5.4",), "{tile} is drawn.", reveals=True),
    e.OPENED: _kind(
        "fits",
        ("tile", "square"),
        ("HR-5.5", "HR-5.6"),
        "{tile} fits: it lies on {square} and the child steps onto it.",
    ),
    e.MISSED: _kind(
        "does not fit", ("tile",), ("HR-5.5", "HR-5.7"), "{tile} does not fit and goes to the memory area."
    ),
    e.FORGOT: _kind(
        "mixed back",
        ("tile", "tiles"),
        ("HR-5.5", "HR-6.1", "HR-6.2"),
        "{tile} does not fit and the memory area is full: all {tiles} tiles are mixed back into the pile.",
    ),
    e.USED: _kind(
        "remembered",
        ("tile", "square"),
        ("HR-5.6", "HR-5.9", "HR-6.3"),
        "{tile} from the memory area lies on {square} and the child steps onto it.",
    ),
    e.PASSED: _kind("done", ("square",), ("HR-4.5",), "The child stays on {square} and does not search."),
    e.SPOTTED: _kind(
        "monster turns to the child",
        ("origin", "facing"),
        ("HR-3.2", "HR-3.5"),
        "The monster on {origin} sees the child beside it and turns {facing}.",
    ),
    e.CHASED: _kind(
        "monster chases",
        ("origin", "square"),
        ("HR-3.2", "HR-3.6", "HR-3.7"),
        "The monster sees the child and goes from {origin} to {square}.",
    ),
    e.FOLLOWED: _kind(
        "monster follows",
        ("origin", "square"),
        ("HR-3.8", "HR-3.10"),
        "The monster follows its route from {origin} to {square}.",
    ),
    e.TURNED: _kind(
        "monster turns",
        ("origin", "facing"),
        ("HR-3.9", "HR-3.10"),
        "The monster on {origin} turns {facing}, along its route.",
    ),
    e.RETURNED: _kind(
        "monster returns",
        ("origin", "square"),
        ("HR-3.11", "HR-3.12"),
        "The monster, off its route, goes back towards it from {origin} to {square}.",
    ),
    e.VEERED: _kind(
        "monster turns back",
        ("origin", "facing"),
        ("HR-3.11", "HR-3.12"),
        "The monster on {origin}, off its route, turns {facing} to get back to it.",
    ),
    e.WON: _kind("stage won", ("stage",), ("HR-7.1",), "The child is at the exit: stage {stage} is won."),
    e.LOST: _kind("stage lost", ("stage", "reason", "square"), ("HR-7.3", "HR-7.4", "HR-7.5", "HR-7.8"), _lost),
    e.STAR: _kind("star", (), ("HR-8.1",), "The child is turned to its star side."),
    e.GAME_OVER: _kind("over", ("won", "wins", "losses"), ("HR-8.2", "HR-8.3", "HR-8.6"), _over),
}
