"""The game in tables: its actions, its events, and what they are called. The sentences are in words/en.ftl."""

from __future__ import annotations

from pathlib import Path

from creaking_stairs.kernel import why
from creaking_stairs.state import (
    CHOOSING,
    CREAKED,
    FACES,
    FINISHED,
    RAN,
    ROLL,
    ROLLED,
    RUN,
    TIPTOE,
    TIPTOED,
    WON,
    State,
)
from creaking_stairs.why import REASONS
from nightkeep.rules.actions import Action, Grammar, Part
from nightkeep.rules.board import LoadedBoard
from nightkeep.rules.events import EventKind, arguments
from nightkeep.rules.language import Language
from nightkeep.rules.messages import Message, Words
from nightkeep.rules.things import Numbered

WORDS = Words(Path(__file__).parent)
FACE = Numbered("face", FACES, first=1)

ACTIONS = Grammar(
    Action("tiptoe", "tiptoe", TIPTOE, example="tiptoe"),
    Action("run", "run", RUN, example="run"),
    Action("roll", "roll {face}", ROLL, {"face": Part(FACE)}, example="roll 4"),
)

EVENTS = {
    TIPTOED: EventKind("tiptoed", WORDS, {"stair": None}, ("CS-2.1",)),
    RAN: EventKind("ran", WORDS, {}, ("CS-2.1",)),
    ROLLED: EventKind("rolled", WORDS, {"face": FACE, "stair": None}, ("CS-2.2",), reveals=True),
    CREAKED: EventKind("creaked", WORDS, {}, ("CS-2.2",), reveals=True),
    WON: EventKind("won", WORDS, {}, ("CS-3.1",)),
}


def describe(board: LoadedBoard, s: State, action: Action, things: dict[str, int]) -> Message:
    """Return what a legal action will do, in a few words."""
    fields = {name: part.thing for name, part in action.parts.items()}
    return Message(f"action-{action.kind}", arguments(board, fields, list(things.values())))


def status(board: LoadedBoard, s: State) -> list[Message]:
    """Return a message for every invariant that the position breaks."""
    top = int(board.record.stairs)
    players = int(s.players)
    broken = []
    if not CHOOSING <= s.phase <= FINISHED:
        broken.append(Message("position-phase", {"phase": int(s.phase)}))
    if not 0 <= s.turn < players:
        broken.append(Message("position-turn", {"seat": int(s.turn)}))
    for seat, stair in enumerate(s.stair.tolist()):
        if not 0 <= stair <= (top if seat < players else 0):
            broken.append(Message("position-stair", {"seat": seat, "stair": stair}))
    if not broken:
        at_top = [seat for seat in range(players) if s.stair[seat] == top]
        if at_top != ([int(s.turn)] if s.phase == FINISHED else []):
            broken.append(Message("position-top"))
    return broken


LANGUAGE = Language(WORDS, ACTIONS, EVENTS, REASONS, why, describe, status)
