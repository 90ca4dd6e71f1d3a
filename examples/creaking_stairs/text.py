"""The game in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from nightkeep.core.events import EventKind
from nightkeep.games.creaking_stairs import events as e
from nightkeep.games.creaking_stairs.board import Staircase
from nightkeep.games.creaking_stairs.state import (
    ACTIONS,
    CHOOSING,
    FINISHED,
    ROLL,
    ROLLING,
    RUN,
    TIPTOE,
)

_TEXTS = ("tiptoe", "run", *(f"roll {face}" for face in range(1, ACTIONS - ROLL + 1)))


def write_action(board: Staircase, action: int) -> str:
    """The canonical text of an action."""
    return _TEXTS[action]


def read_action(board: Staircase, text: str) -> int:
    """The action of a canonical text; ValueError says what actions look like."""
    if text not in _TEXTS:
        raise ValueError(f"'{text}' is not an action; actions look like: tiptoe, run, roll 4")
    return _TEXTS.index(text)


def describe(board: Staircase, s: Any, action: int) -> str:
    """What a legal action will do, in a few words."""
    if action == TIPTOE:
        return "climb one stair, without a sound"
    if action == RUN:
        return "roll: climb 2 to 6 stairs, but a 1 leads back to the foot"
    return "a stair creaks" if action == ROLL else f"climb {action - ROLL + 1} stairs"


def why_not(board: Staircase, s: Any, action: int) -> tuple[str, tuple[str, ...]]:
    """Why an action of this game is not legal now: a sentence and rule ids."""
    if s.phase == ROLLING:
        return "you run already: first the die is rolled", ("CS-2.1",)
    return "the die is rolled only for somebody who runs", ("CS-2.1",)


def status(board: Staircase, s: Any) -> list[str]:
    """Every invariant the position breaks, in words."""
    top = int(board.table[0].stairs)
    players = int(s.players)
    broken = []
    if not CHOOSING <= s.phase <= FINISHED:
        broken.append(f"phase {s.phase} does not exist")
    if not 0 <= s.turn < players:
        broken.append(f"it is the turn of seat {s.turn}, which does not exist")
    for seat, stair in enumerate(s.stair.tolist()):
        if not 0 <= stair <= (top if seat < players else 0):
            broken.append(f"seat {seat} is on stair {stair}, which does not exist or is not for it")
    if not broken:
        at_top = [seat for seat in range(players) if s.stair[seat] == top]
        if at_top != ([int(s.turn)] if s.phase == FINISHED else []):
            broken.append("somebody is at the top exactly if the game is over, and it was the last turn")
    return broken


EVENTS: Mapping[int, EventKind] = {
    e.TIPTOED: EventKind("tiptoed", ("stair",), ("CS-2.1",), "{who} tiptoes up to stair {stair}."),
    e.RAN: EventKind("ran", (), ("CS-2.1",), "{who} runs."),
    e.ROLLED: EventKind(
        "rolled", ("die", "stair"), ("CS-2.2",), "{who} rolls a {die} and is on stair {stair}.", reveals=True
    ),
    e.CREAKED: EventKind(
        "creaked", (), ("CS-2.2",), "{who} rolls a 1: a stair creaks! {who} flees to the foot.", reveals=True
    ),
    e.WON: EventKind("won", (), ("CS-3.1",), "{who} is at the top and wins."),
}
