"""The tables of Ghost Chase: what actions do, in words; what studies count; and the suspicion marker."""

from __future__ import annotations

from nightkeep.games.ghost_chase import kernel
from nightkeep.games.ghost_chase import state as k
from nightkeep.games.ghost_chase.actions import ACTIONS, DOOR
from nightkeep.games.ghost_chase.board import Castle
from nightkeep.games.ghost_chase.events import EVENTS, WORDS
from nightkeep.games.ghost_chase.status import status
from nightkeep.games.ghost_chase.why import REASONS
from nightkeep.rules.actions import Action
from nightkeep.rules.events import arguments
from nightkeep.rules.heat import Heat, Spot
from nightkeep.rules.language import Language
from nightkeep.rules.markers import Marker
from nightkeep.rules.messages import Message, message_id
from nightkeep.rules.things import SEAT


def describe(castle: Castle, s: k.State, action: Action, things: dict[str, int]) -> Message:
    """Return what a legal action will do. An action that names no room (a break, a stay) happens where its actor is."""
    args = arguments(castle, {name: part.thing for name, part in action.parts.items()}, list(things.values()))
    kind = action.kind.removesuffix(" and lock")
    if kind == "ghost":
        args = SEAT.arguments(castle, "who", things["seat"])
    elif kind == "frame":
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


def room_spots(castle: Castle) -> dict[str, Spot]:
    """Return the rooms of the castle as they lie."""
    return {str(room.id): Spot(room.x, room.y, room.w, room.h) for room in castle.rooms}


HEAT = tuple(Heat(event, event, lambda data: str(data["room"]), room_spots) for event in ("caught", "shown", "trail"))


def _invisible(castle: Castle, s: k.State) -> bool:
    """Return whether Max's figure is free to mark what the chasers guess."""
    return bool(s.trail[0] != 0 and s.at == 0)


def _why_not_mark(castle: Castle, s: k.State, seat: int) -> Message | None:
    """Return why a seat cannot move the suspicion marker now."""
    if seat != s.ghost and _invisible(castle, s):
        return None
    reason = "not-yours" if seat == s.ghost else "visible" if s.at else "too-early"
    return Message(f"suspicion-{reason}", {"room": int(s.at)}, ("GC-6.10",), WORDS.name)


SUSPICION = Marker(
    "suspicion", Message("suspicion-title"), ("GC-6.10",), lambda castle: [str(room.id) for room in castle.rooms],
    _why_not_mark, _invisible,
    lambda name, place: Message("suspicion", {"who": name, "room": place or "none"}, ("GC-6.10",), WORDS.name),
)  # fmt: skip
LANGUAGE = Language(WORDS, ACTIONS, EVENTS, REASONS, kernel.why, describe, status)
