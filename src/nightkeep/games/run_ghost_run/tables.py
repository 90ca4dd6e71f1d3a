"""Run, Ghost, Run! in tables: its events, what its actions do, and its words."""

from __future__ import annotations

from functools import reduce
from pathlib import Path

from nightkeep.games.run_ghost_run import events as e
from nightkeep.games.run_ghost_run import kernel
from nightkeep.games.run_ghost_run import state as k
from nightkeep.games.run_ghost_run.actions import (
    ACTIONS,
    BODY_POSE,
    CARD,
    DOOR,
    FURNITURE,
    FURNITURE_OR_NONE,
    GHOST_OF_SEAT,
    GHOST_SIZE,
    LOBBY_FIELD,
    LOBBY_WALL,
    SPOT,
    TITLE,
    HalfPoints,
)
from nightkeep.games.run_ghost_run.board import Components
from nightkeep.games.run_ghost_run.packing import ENTRY_END
from nightkeep.games.run_ghost_run.plans import cost_of
from nightkeep.games.run_ghost_run.state import State
from nightkeep.games.run_ghost_run.status import status
from nightkeep.games.run_ghost_run.why import REASONS
from nightkeep.games.run_ghost_run.words import door_name
from nightkeep.rules.actions import Action
from nightkeep.rules.events import EventKind, Facts
from nightkeep.rules.heat import Heat, Spot
from nightkeep.rules.language import Language
from nightkeep.rules.messages import Message, Words
from nightkeep.rules.things import FLAG, SEAT, SEATS, JsonObject, Named, Thing

WORDS = Words(Path(__file__).parent)
Fields = dict[str, Thing | None]

SORT = Named("sort", ("move", "leave", "merge", "take back"))
WAY = Named("way", ("unseen", "direct", "mirror"))  # as sight.py numbers them
TITLE_OF_ARRANGEMENT = Named("arrangement", lambda board: board.arrangements)
TITLE_OF_CARD = Named("midnight card", lambda board: board.midnight)

_GHOST: Fields = {"ghost": GHOST_OF_SEAT}
_FIELD: Fields = {**_GHOST, "field": LOBBY_FIELD}
_SPOT: Fields = {"field": LOBBY_FIELD, "spot": SPOT}
_PLACE: Fields = {**_SPOT, "level": None}
_POINT: Fields = {"x": None, "y": None, "z": None}
_MADE: Fields = {"made": GHOST_OF_SEAT, **_PLACE}
_PIECE: Fields = {"piece": FURNITURE}
_STANDS: Fields = {**_PIECE, "x": None, "y": None, "turn": None, "pose": BODY_POSE}
_DOOR: Fields = {"door": DOOR}
_SIDE: Fields = {"side": LOBBY_WALL}
_PLANNED: Fields = {"sort": SORT, **_GHOST, "partner": GHOST_OF_SEAT, **_PLACE}


def _stop(facts: Facts) -> Facts:
    """Return whether a title already ends a sentence."""
    return {"ends": facts["card"].endswith(("!", "?"))}


def _tied(facts: Facts) -> Facts:
    """Return all names with an 'and' between any two."""
    return {"tied": reduce(lambda one, other: Message("list-and", {"first": one, "last": other}), facts["tied"])}


EVENTS = {
    e.ARRANGED: EventKind("arranged", WORDS, {"arrangement": TITLE_OF_ARRANGEMENT}, ("RG-3.3",), reveals=True),
    e.PLACED: EventKind("placed", WORDS, {**_STANDS, "under": FLAG}, ("RG-5.8", "RG-5.9"), reveals=True),
    e.RETURNED: EventKind("returned", WORDS, _PIECE, ("RG-5.7",), reveals=True),
    e.KEPT: EventKind("kept", WORDS, {**_PIECE, **_FIELD}, ("RG-10.5", "RG-5.12"), reveals=True),
    e.BEGINS: EventKind("begins", WORDS, {}, ("RG-3.11",), reveals=True),
    e.HUNG: EventKind("first door", WORDS, _DOOR, ("RG-3.6",), reveals=True),
    e.ROUND: EventKind("round", WORDS, {"round": None}, ("RG-4.1", "RG-4.2")),
    e.STRUCK: EventKind("midnight", WORDS, {"card": TITLE_OF_CARD}, ("RG-10.1",), reveals=True, more=_stop),
    e.LAID: EventKind("furniture", WORDS, {**_STANDS, "z": None}, ("RG-10.5",), reveals=True),
    e.DREW: EventKind("drew", WORDS, {"card": CARD}, ("RG-4.3", "RG-4.4"), reveals=True),
    e.TOOK: EventKind("took", WORDS, {"piece": FURNITURE_OR_NONE}, ("RG-5.1", "RG-5.6"), reveals=True),
    e.ENTRY: EventKind("planned", WORDS, _PLANNED, ("RG-6.17",), secret=frozenset(_PLANNED), others_know=False),
    e.COMMITTED: EventKind("committed", WORDS, {}, ("RG-6.19",), reveals=True),
    e.MOVED: EventKind("moved", WORDS, {**_GHOST, **_PLACE}, ("RG-6.8", "RG-6.20")),
    e.LEFT_LOBBY: EventKind("escaped", WORDS, _FIELD, ("RG-6.9",)),
    e.MERGED: EventKind("merged", WORDS, {**_GHOST, "partner": GHOST_OF_SEAT, **_MADE}, ("RG-11.3",)),
    e.UNMERGED: EventKind(
        "not merged", WORDS, {**_GHOST, "partner": GHOST_OF_SEAT, "field": LOBBY_FIELD}, ("RG-11.14",)
    ),
    e.TAKEN_BACK: EventKind("taken back", WORDS, _GHOST, ("RG-11.17", "RG-11.18")),
    e.PUT_BACK: EventKind("put back", WORDS, {**_GHOST, **_PLACE}, ("RG-5.14", "RG-5.15", "RG-6.21")),
    e.ROLLED: EventKind("rolled", WORDS, {"pips": None}, ("RG-7.1", "RG-7.7"), reveals=True),
    e.AGAIN: EventKind("tie", WORDS, {"tied": SEATS}, ("RG-7.4",), more=_tied),
    e.CHOOSES: EventKind("chooser", WORDS, {}, ("RG-7.1", "RG-7.3")),
    e.NAMED: EventKind("side", WORDS, _SIDE, ("RG-7.5",), reveals=True),
    e.DOOR: EventKind("keyhole", WORDS, _DOOR, ("RG-7.7", "RG-8.1"), reveals=True),
    e.DIE: EventKind("die", WORDS, {}, ("RG-7.8", "RG-7.9")),
    e.SEEN: EventKind(
        "seen", WORDS, {**_GHOST, **_DOOR, "way": WAY, **_POINT}, ("RG-8.4", "RG-8.5", "RG-8.10", "RG-8.11"),
        reveals=True,
    ),
    e.BOUNCED: EventKind("bounce", WORDS, {**_GHOST, **_POINT}, ("RG-8.5",), reveals=True),
    e.UNSEEN: EventKind("nobody", WORDS, _DOOR, ("RG-8.10",), reveals=True),
    e.SENT_BACK: EventKind("sent back", WORDS, _GHOST, ("RG-5.17", "RG-10.22")),
    e.LIES: EventKind("lying", WORDS, {}, ("RG-10.7",)),
    e.STANDS: EventKind("standing", WORDS, {}, ("RG-10.9",)),
    e.FACED: EventKind("faced", WORDS, {**_GHOST, **_SPOT}, ("RG-10.15", "RG-10.16")),
    e.TAGGED: EventKind(
        "tagged", WORDS, {**_GHOST, "other": SEAT, "swapped": GHOST_OF_SEAT, "field": LOBBY_FIELD}, ("RG-10.17",),
        reveals=True,
    ),
    e.BROUGHT: EventKind("brought", WORDS, {**_GHOST, **_PLACE}, ("RG-10.18",), reveals=True),
    e.GREW: EventKind("grew", WORDS, {**_GHOST, **_MADE}, ("RG-10.24", "RG-10.25"), reveals=True),
    e.TURNED: EventKind("turned", WORDS, _SIDE, ("RG-10.28", "RG-10.29"), reveals=True),
    e.STEPPED: EventKind("stepped", WORDS, {**_GHOST, **_PLACE}, ("RG-10.32", "RG-10.33")),
    e.POINTS: EventKind("points", WORDS, {"points": HalfPoints()}, ("RG-9.2", "RG-9.3")),
    e.WON: EventKind("won", WORDS, {}, ("RG-9.5", "RG-9.8")),
}  # fmt: skip

# What the sentences about actions name, where it is not what the actions' own things say
SAID: dict[str, Thing] = {"place": TITLE, "set back": TITLE, "strike": TITLE_OF_CARD, "arrange": TITLE_OF_ARRANGEMENT}


def describe(board: Components, s: State, action: Action, things: dict[str, int]) -> Message:
    """Return what a legal action will do, in a few words."""
    kind = action.kind.removesuffix(" above")
    args: JsonObject = {"level": 0}
    for name, number in things.items():
        own = action.parts[name].thing
        thing = SAID.get(kind, own) if name in ("piece", "card", "arrangement") else own
        args |= {name: number} if name == "level" else thing.arguments(board, name, number)
    if kind == "first":
        args = SEAT.arguments(board, "who", things["seat"])
    if kind in ("move", "leave", "merge"):
        args["cost"] = int(cost_of(s, int(s.turn), ACTIONS.number(board, action.kind, things) & ((1 << ENTRY_END) - 1)))
    if kind in ("merge", "grow"):
        bigger = min(things["ghost"], things.get("partner", things["ghost"]))  # the bigger one has the lower number
        args["bigger"] = GHOST_SIZE.write(board, min(k.SIZE[bigger] + 1, k.LARGE))
    if kind == "done":
        args["left"] = int(s.draft_left)
    if kind == "take":
        args["title"] = TITLE.write(board, things["piece"]) if things["piece"] < len(board.pieces) else ""
    return Message(f"action-{kind.replace(' ', '-')}", args)


LANGUAGE = Language(WORDS, ACTIONS, EVENTS, REASONS, kernel.why, describe, status)


def door_spots(board: Components) -> dict[str, Spot]:
    """Return the doors around the lobby, south at the bottom; doors with the same number face each other [RG-1.4]."""
    side = {0: lambda n: Spot(n, 7), 1: lambda n: Spot(0, 7 - n), 2: lambda n: Spot(n, 0), 3: lambda n: Spot(7, 7 - n)}
    return {door_name(door): side[door // 6](door % 6 + 1) for door in range(24)}


HEAT = (
    Heat("seen", "seen", lambda data: str(data["door"]), door_spots),
    Heat("unseen", "nobody", lambda data: str(data["door"]), door_spots),
)
