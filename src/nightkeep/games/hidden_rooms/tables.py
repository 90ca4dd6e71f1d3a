"""Hidden Rooms in tables: its events, what its actions do, its words, and what studies count by square."""

from __future__ import annotations

from pathlib import Path

from nightkeep.compile.kernel import new_log
from nightkeep.games.hidden_rooms import kernel
from nightkeep.games.hidden_rooms import state as k
from nightkeep.games.hidden_rooms.actions import ACTIONS, DIRECTION, SQUARE, STAGE, TILE, tile_name
from nightkeep.games.hidden_rooms.board import StageBook, direction, fits, square_name
from nightkeep.games.hidden_rooms.state import State
from nightkeep.games.hidden_rooms.status import status
from nightkeep.games.hidden_rooms.why import REASONS
from nightkeep.play.events import read_log, seat_names
from nightkeep.rules.actions import Action
from nightkeep.rules.events import EventKind, Facts
from nightkeep.rules.heat import Heat, Spot
from nightkeep.rules.language import Language
from nightkeep.rules.messages import Message, Words
from nightkeep.rules.things import Thing

WORDS = Words(Path(__file__).parent)


def _naming(facts: Facts) -> Facts:
    """Return how a stage tile counts: not at all if the stage was chosen; a six keeps the stage [HR-2.3, HR-2.10]."""
    six = facts["tile"].endswith(f"-{k.NUMBERS}")
    return {"naming": "chosen" if facts["chosen"] else "six" if six else "named"}


_STEP: dict[str, Thing | None] = {"origin": SQUARE, "square": SQUARE}
_TURN: dict[str, Thing | None] = {"origin": SQUARE, "facing": DIRECTION}
_LAID: dict[str, Thing | None] = {"tile": TILE, "square": SQUARE}

EVENTS = {
    k.NAMED: EventKind(
        "stage tile", WORDS, {"tile": TILE, "stage": STAGE, "chosen": None},
        ("HR-2.2", "HR-2.3", "HR-2.4", "HR-2.5", "HR-2.10"), reveals=True, more=_naming,
    ),
    k.DEALT: EventKind("start tile", WORDS, {"tile": TILE}, ("HR-2.6",), reveals=True),
    k.LAID: EventKind("laid", WORDS, {**_LAID, "other": TILE}, ("HR-2.6", "HR-2.7", "HR-2.8")),
    k.MOVED: EventKind("moved", WORDS, _STEP, ("HR-4.1", "HR-4.2")),
    k.SEARCHED: EventKind("search", WORDS, {"square": SQUARE}, ("HR-5.2", "HR-5.3")),
    k.DREW: EventKind("drew", WORDS, {"tile": TILE}, ("HR-5.4",), reveals=True),
    k.FITTED: EventKind("fits", WORDS, _LAID, ("HR-5.5", "HR-5.6")),
    k.NOT_FITTED: EventKind("does not fit", WORDS, {"tile": TILE}, ("HR-5.5", "HR-5.7")),
    k.MIXED_BACK: EventKind("mixed back", WORDS, {"tile": TILE, "tiles": None}, ("HR-5.5", "HR-6.1", "HR-6.2")),
    k.REMEMBERED: EventKind("remembered", WORDS, _LAID, ("HR-5.6", "HR-5.9", "HR-6.3")),
    k.ENDED_TURN: EventKind("done", WORDS, {"square": SQUARE}, ("HR-4.5",)),
    k.TURNED_TO_CHILD: EventKind("monster turns to the child", WORDS, _TURN, ("HR-3.2", "HR-3.5")),
    k.CHASED: EventKind("monster chases", WORDS, _STEP, ("HR-3.2", "HR-3.6", "HR-3.7")),
    k.FOLLOWED: EventKind("monster follows", WORDS, _STEP, ("HR-3.8", "HR-3.10")),
    k.TURNED: EventKind("monster turns", WORDS, _TURN, ("HR-3.9", "HR-3.10")),
    k.RETURNED: EventKind("monster returns", WORDS, _STEP, ("HR-3.11", "HR-3.12")),
    k.TURNED_BACK: EventKind("monster turns back", WORDS, _TURN, ("HR-3.11", "HR-3.12")),
    k.WON: EventKind("stage won", WORDS, {"stage": STAGE}, ("HR-7.1",)),
    k.LOST: EventKind(
        "stage lost", WORDS, {"stage": STAGE, "reason": None, "square": SQUARE},
        ("HR-7.3", "HR-7.4", "HR-7.5", "HR-7.8"),
    ),
    k.STAR: EventKind("star", WORDS, {}, ("HR-8.1",)),
    k.GAME_OVER: EventKind("over", WORDS, {"won": None, "wins": None, "losses": None}, ("HR-8.2", "HR-8.3", "HR-8.6")),
}  # fmt: skip

_MONSTER = {EVENTS[kind].name for kind in range(k.TURNED_TO_CHILD, k.TURNED_BACK + 1)}


def describe(board: StageBook, s: State, action: Action, things: dict[str, int]) -> Message:
    """Return what a legal action will do, in a few words."""
    kind, square, tile = action.kind, things.get("square", k.NONE), things.get("tile", k.NONE)
    if kind == "draw":
        return _describe_draw(board, s, tile)
    if kind == "lay":
        other = int(s.offer[0]) + int(s.offer[1]) - tile
        return Message("action-lay", {"tile": tile_name(tile), "other": tile_name(other)})
    if kind == "done":
        return Message("action-done", {"forecast": _forecast(board, s, k.DONE)})
    facts: Facts = {
        "direction": k.DIRECTIONS[direction(int(s.child), square)],
        "square": square_name(square),
        "exit": square == k.EXIT,
    }
    if kind == "move":
        return Message("action-move", facts | {"tile": tile_name(int(s.tile[square])), "caught": square == s.monster})
    if kind == "search":
        pile, fitting = int(s.pile), int(board.record.fits[s.tile[s.child]])
        return Message("action-search", facts | {"good": (pile & fitting).bit_count(), "pile": pile.bit_count()})
    forecast = None if square == k.EXIT else _forecast(board, s, ACTIONS.number(board, kind, things))
    return Message("action-use", facts | {"tile": tile_name(tile), "forecast": forecast})


def _describe_draw(board: StageBook, s: State, tile: int) -> Message:
    """Return what a drawn tile will do."""
    if s.phase == k.NAMING:
        number = tile % k.NUMBERS + 1
        stage = int(s.chosen) or (number if number <= len(board.stages) else int(s.stage) + 1)
        return Message("action-draw-stage", {"stage": stage, "name": board.stages[stage - 1].name})
    if s.phase == k.DEALING:
        return Message("action-draw-start")
    under = int(s.tile[int(s.child)])
    if fits(tile, under):
        return Message("action-draw-fits", {"under": tile_name(under), "exit": s.target == k.EXIT})
    return Message("action-draw-misses", {"under": tile_name(under), "full": s.memory[k.MEMORY - 1] != k.NONE})


def _forecast(board: StageBook, s: State, action: int) -> Message:
    """Return what the monster will do after an action that ends the turn: the kernel plays it on a copy."""
    trial = State.zeros()
    trial[0] = s
    log = new_log()
    kernel.apply(board.record, trial[0], action, log)
    told = read_log(log, EVENTS, board, seat_names(1))
    steps = [
        Message("forecast-goes" if "square" in event.data else "forecast-turns", event.data)
        for event in told
        if event.kind.name in _MONSTER
    ]
    if len(steps) == k.MONSTER_ACTIONS:
        forecast = Message("forecast-twice", {"first": steps[0], "second": steps[1]})
    else:
        forecast = Message("forecast-once", {"step": steps[0]}) if steps else Message("forecast-limit")
    lost = any(event.kind is EVENTS[k.LOST] for event in told)
    return Message("forecast-lost", {"forecast": forecast}) if lost else forecast


LANGUAGE = Language(WORDS, ACTIONS, EVENTS, REASONS, kernel.why, describe, status)


def square_spots(board: StageBook) -> dict[str, Spot]:
    """Return where studies draw the squares, a1 at the top left [HR-1.2]."""
    return {square_name(square): Spot(square % k.SIDE, square // k.SIDE) for square in range(k.SQUARES)}


HEAT = (
    Heat(  # HR-7.4
        "strikes", EVENTS[k.LOST].name,
        lambda data: str(data["square"]) if data["reason"] & k.CAUGHT else None, square_spots,
    ),
    Heat(  # HR-5.6
        "rooms", EVENTS[k.FITTED].name, lambda data: str(data["square"]), square_spots,
    ),
)  # fmt: skip
