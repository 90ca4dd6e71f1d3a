"""Hidden Rooms in tables: its events, what its actions do, and its words."""

from __future__ import annotations

from pathlib import Path

from nightkeep.core.events import read_log, seat_names
from nightkeep.core.kernel import new_log
from nightkeep.games.hidden_rooms import events as e
from nightkeep.games.hidden_rooms import kernel
from nightkeep.games.hidden_rooms.actions import ACTIONS, DIRECTION, SQUARE, STAGE, TILE, tile_name
from nightkeep.games.hidden_rooms.board import StageBook, direction, fits, square_name
from nightkeep.games.hidden_rooms.state import (
    DEALING,
    DIRECTIONS,
    EXIT,
    MEMORY,
    NAMING,
    NONE,
    NUMBERS,
    TILES,
    State,
)
from nightkeep.games.hidden_rooms.status import status
from nightkeep.games.hidden_rooms.why import REASONS
from nightkeep.rules.actions import Action
from nightkeep.rules.events import EventKind, Facts
from nightkeep.rules.language import Language
from nightkeep.rules.messages import Message, Words
from nightkeep.rules.things import Thing

WORDS = Words(Path(__file__).parent)


def _naming(facts: Facts) -> Facts:
    """How a stage tile counts: not at all if the stage was chosen; a six keeps the stage (HR-2.3, HR-2.10)."""
    six = facts["tile"].endswith(f"-{NUMBERS}")
    return {"naming": "chosen" if facts["chosen"] else "six" if six else "named"}


_STEP: dict[str, Thing | None] = {"origin": SQUARE, "square": SQUARE}
_TURN: dict[str, Thing | None] = {"origin": SQUARE, "facing": DIRECTION}
_LAID: dict[str, Thing | None] = {"tile": TILE, "square": SQUARE}

EVENTS = {
    e.NAMED: EventKind(
        "stage tile", WORDS, {"tile": TILE, "stage": STAGE, "chosen": None},
        ("HR-2.2", "HR-2.3", "HR-2.4", "HR-2.5", "HR-2.10"), reveals=True, more=_naming,
    ),
    e.DEALT: EventKind("start tile", WORDS, {"tile": TILE}, ("HR-2.6",), reveals=True),
    e.LAID: EventKind("laid", WORDS, {**_LAID, "other": TILE}, ("HR-2.6", "HR-2.7", "HR-2.8")),
    e.MOVED: EventKind("moved", WORDS, _STEP, ("HR-4.1", "HR-4.2")),
    e.SEARCHED: EventKind("search", WORDS, {"square": SQUARE}, ("HR-5.2", "HR-5.3")),
    e.DREW: EventKind("drew", WORDS, {"tile": TILE}, ("HR-5.4",), reveals=True),
    e.OPENED: EventKind("fits", WORDS, _LAID, ("HR-5.5", "HR-5.6")),
    e.MISSED: EventKind("does not fit", WORDS, {"tile": TILE}, ("HR-5.5", "HR-5.7")),
    e.FORGOT: EventKind("mixed back", WORDS, {"tile": TILE, "tiles": None}, ("HR-5.5", "HR-6.1", "HR-6.2")),
    e.USED: EventKind("remembered", WORDS, _LAID, ("HR-5.6", "HR-5.9", "HR-6.3")),
    e.PASSED: EventKind("done", WORDS, {"square": SQUARE}, ("HR-4.5",)),
    e.SPOTTED: EventKind("monster turns to the child", WORDS, _TURN, ("HR-3.2", "HR-3.5")),
    e.CHASED: EventKind("monster chases", WORDS, _STEP, ("HR-3.2", "HR-3.6", "HR-3.7")),
    e.FOLLOWED: EventKind("monster follows", WORDS, _STEP, ("HR-3.8", "HR-3.10")),
    e.TURNED: EventKind("monster turns", WORDS, _TURN, ("HR-3.9", "HR-3.10")),
    e.RETURNED: EventKind("monster returns", WORDS, _STEP, ("HR-3.11", "HR-3.12")),
    e.VEERED: EventKind("monster turns back", WORDS, _TURN, ("HR-3.11", "HR-3.12")),
    e.WON: EventKind("stage won", WORDS, {"stage": STAGE}, ("HR-7.1",)),
    e.LOST: EventKind(
        "stage lost", WORDS, {"stage": STAGE, "reason": None, "square": SQUARE},
        ("HR-7.3", "HR-7.4", "HR-7.5", "HR-7.8"),
    ),
    e.STAR: EventKind("star", WORDS, {}, ("HR-8.1",)),
    e.GAME_OVER: EventKind("over", WORDS, {"won": None, "wins": None, "losses": None}, ("HR-8.2", "HR-8.3", "HR-8.6")),
}  # fmt: skip


def describe(board: StageBook, s: State, action: Action, things: dict[str, int]) -> Message:
    """Return what a legal action will do, in a few words."""
    kind, square, tile = action.kind, things.get("square", NONE), things.get("tile", NONE)
    if kind == "draw":
        return _describe_draw(board, s, tile)
    if kind == "lay":
        other = int(s.offer[0]) + int(s.offer[1]) - tile
        return Message("action-lay", {"tile": tile_name(tile), "other": tile_name(other)})
    if kind == "done":
        return Message("action-done", {"forecast": _forecast(board, s, ACTIONS.number(board, kind, things))})
    facts = {"direction": DIRECTIONS[direction(int(s.child), square)], "square": square_name(square)}
    if kind == "move":
        caught = "-caught" if square == s.monster else ""
        return Message(f"action-move{caught}", {**facts, "tile": tile_name(int(s.tile[square]))})
    at_exit = "-exit" if square == EXIT else ""
    if kind == "search":
        under = int(s.tile[int(s.child)])
        pile = [tile for tile in range(TILES) if int(s.pile) >> tile & 1]
        good = sum(fits(tile, under) for tile in pile)
        return Message(f"action-search{at_exit}", {**facts, "good": good, "pile": len(pile)})
    facts |= {"tile": tile_name(tile)}
    if not at_exit:
        facts |= {"forecast": _forecast(board, s, ACTIONS.number(board, kind, things))}
    return Message(f"action-use{at_exit}", facts)


def _describe_draw(board: StageBook, s: State, tile: int) -> Message:
    if s.phase == NAMING:
        number = tile % NUMBERS + 1
        stage = int(s.chosen) or (number if number <= len(board.stages) else int(s.stage) + 1)
        return Message("action-draw-stage", {"stage": stage, "name": board.stages[stage - 1].name})
    if s.phase == DEALING:
        return Message("action-draw-start")
    under = int(s.tile[int(s.child)])
    if fits(tile, under):
        outcome = "fits-exit" if s.target == EXIT else "fits"
    else:
        outcome = "misses-full" if s.memory[MEMORY - 1] != NONE else "misses"
    return Message(f"action-draw-{outcome}", {"under": tile_name(under)})


_MONSTERS = (e.SPOTTED, e.CHASED, e.FOLLOWED, e.TURNED, e.RETURNED, e.VEERED)


def _forecast(board: StageBook, s: State, action: int) -> str:
    """Return what the monster will do after an action that ends the turn: the kernel itself is asked, on a copy."""
    trial = State.zeros()
    trial[0] = s
    log = new_log()
    kernel.apply(board.table[0], trial[0], action, log)
    told = read_log(log, EVENTS, board, seat_names(1))
    steps = [
        Message("forecast-goes", {"square": event.data["square"]})
        if "square" in event.data
        else Message("forecast-turns", {"facing": event.data["facing"]})
        for event in told
        if any(event.kind is EVENTS[kind] for kind in _MONSTERS)
    ]
    said = [WORDS.say(step) for step in steps]
    names = ("forecast-limit", "forecast-monster", "forecast-monster-twice")
    text = WORDS.say(Message(names[len(said)], dict(zip(("first", "second"), said, strict=False))))
    lost = any(event.kind is EVENTS[e.LOST] for event in told)
    return WORDS.say(Message("forecast-lost", {"forecast": text})) if lost else text


LANGUAGE = Language(WORDS, ACTIONS, EVENTS, REASONS, kernel.why, describe, status)
