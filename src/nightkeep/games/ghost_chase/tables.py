"""Ghost Chase in tables: its events, what its actions do, and its words.

No action is taken back, so every kind of event counts as revealing. [GC-4.5]
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path

from nightkeep.games.ghost_chase import kernel
from nightkeep.games.ghost_chase import state as k
from nightkeep.games.ghost_chase.actions import ACTIONS, DOOR, FIGURE, FRAME, PLAY
from nightkeep.games.ghost_chase.board import Castle
from nightkeep.games.ghost_chase.status import status
from nightkeep.games.ghost_chase.why import REASONS
from nightkeep.rules.actions import Action
from nightkeep.rules.events import EventKind, arguments
from nightkeep.rules.language import Language
from nightkeep.rules.messages import Message, Words, message_id
from nightkeep.rules.things import SEAT, Thing

WORDS = Words(Path(__file__).parent)

_kind = partial(EventKind, words=WORDS, reveals=True)
_ROOM: Mapping[str, Thing | None] = {"room": None}
_FRAME: Mapping[str, Thing | None] = {"frame": FRAME}
_FIGURE: Mapping[str, Thing | None] = {"figure": FIGURE}
_CARD: Mapping[str, Thing | None] = {"turn": None, "play": PLAY, "room": None}
_ROUND: Mapping[str, Thing | None] = {"room": None, "round": None}
# The open card is turned back at the next showing, the others and the trap's sign when Max plays a card. [GC-10.6]
_NEXT_SHOWING, _NEXT_CARD = frozenset({"shown"}), frozenset({"card", "cheat"})
_THE_ROOM, _ROOM_AND_PLAY = frozenset({"room"}), frozenset({"play", "room"})

EVENTS = {
    k.LEFT_OUT: _kind("left out", fields=_FRAME, rules=("GC-3.5", "GC-3.6")),
    k.PLACED: _kind("placed", fields={**_FIGURE, **_ROOM}, rules=("GC-3.11", "GC-3.12", "GC-3.13")),
    k.APPEARED: _kind(
        "appeared", fields=_ROOM, rules=("GC-3.14", "GC-3.15"),
        covered_by=_NEXT_SHOWING, covered_fields=_THE_ROOM, covered_is_told=True,
    ),
    k.FRAMED: _kind("frame", fields=_FRAME, rules=("GC-3.17", "GC-7.5", "GC-7.6")),
    k.LAST_FRAME: _kind("last frame", fields=_FRAME, rules=("GC-7.7",)),
    k.PLAYED: _kind(
        "card", fields=_CARD, rules=("GC-5.1", "GC-5.8", "GC-5.9", "GC-9.9", "GC-9.10"), secret=_ROOM_AND_PLAY
    ),
    k.CHEATING: _kind(
        "cheat", fields={"turn": None, "left": None, **_ROOM}, rules=("GC-9.3", "GC-9.4", "GC-9.5"), secret=_THE_ROOM
    ),
    k.LOCKED: _kind("locked", fields={"door": DOOR}, rules=("GC-9.15", "GC-9.16")),
    k.TRAPPED: _kind(
        "trapped", fields=_ROOM, rules=("GC-9.26", "GC-9.27"), covered_by=_NEXT_CARD, covered_fields=_THE_ROOM
    ),
    k.WENT: _kind("went", fields={**_FIGURE, "origin": None, **_ROOM}, rules=("GC-6.1", "GC-10.3")),
    k.STAYED: _kind("stayed", fields={**_FIGURE, **_ROOM}, rules=("GC-6.2",)),
    k.UNLOCKED: _kind("unlocked", fields={**_FIGURE, "door": DOOR}, rules=("GC-9.18", "GC-9.22")),
    k.LAID: _kind("trap laid", fields=_ROOM, rules=("GC-9.23", "GC-9.25")),
    k.ANIMAL: _kind("animal", fields={**_FRAME, "left": None}, rules=("GC-7.1",)),
    k.FULL: _kind("full", fields=_FRAME, rules=("GC-7.2", "GC-7.5")),
    k.CARD: _kind(
        "turned up", fields=_CARD, rules=("GC-7.3", "GC-9.8"), covered_by=_NEXT_CARD, covered_fields=_ROOM_AND_PLAY
    ),
    k.SHOWN: _kind(
        "shown", fields=_ROOM, rules=("GC-7.2", "GC-7.3"),
        covered_by=_NEXT_SHOWING, covered_fields=_THE_ROOM, covered_is_told=True,
    ),
    k.OVER_CAUGHT: _kind(
        "caught", fields={**_ROOM, **_FIGURE, "max": SEAT, "round": None},
        rules=("GC-6.6", "GC-8.1", "GC-8.2", "GC-8.11"),
    ),
    k.OVER_STUCK: _kind("stuck", fields=_ROUND, rules=("GC-8.6", "GC-8.7")),
    k.OVER_ESCAPED: _kind("escaped", fields=_ROUND, rules=("GC-8.4",)),
    k.DRAWN: _kind("drawn", rules=("GC-3.19",)),
    k.TRAIL: _kind("trail", fields=_CARD, rules=("GC-8.5", "GC-8.10")),
}  # fmt: skip


def describe(castle: Castle, s: k.State, action: Action, things: dict[str, int]) -> Message:
    """Return what a legal action will do. An action that names no room (a break, a stay) happens where its actor is."""
    args = arguments(castle, {name: part.thing for name, part in action.parts.items()}, list(things.values()))
    kind = action.kind.removesuffix(" and lock")
    if kind == "frame":
        args |= {"rounds": k.ANIMALS[things["frame"]]}
    elif kind in ("move", "cheat", "break"):
        args = {"door": "none", "trap": int(args.get("room") == s.trap), "room": int(s.room), **args}
    elif kind == "unlock":
        args |= {"door": DOOR.write(castle, int(s.locked) - 1)}
    elif kind in ("stay", "trap and go"):
        here = int(s.figure[things["figure"]])
        args = {"here": here, "room": here, **args}
    if isinstance(room := args.get("room"), int):
        args["name"] = castle.rooms[room - 1].name
    return Message(message_id("action", kind), args)


LANGUAGE = Language(WORDS, ACTIONS, EVENTS, REASONS, kernel.why, describe, status)
