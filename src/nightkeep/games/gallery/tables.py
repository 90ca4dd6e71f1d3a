"""What the gallery games share of their tables: kinds of events, what actions do, and words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from nightkeep.games.gallery import places as p
from nightkeep.games.gallery.actions import (
    ACTIONS,
    CHAMBER_NAME,
    COLOUR,
    FACE,
    NAMED_PLACE,
    PLACE,
)
from nightkeep.games.gallery.board import GalleryBoard
from nightkeep.games.gallery.state import GalleryState
from nightkeep.rules.actions import Action
from nightkeep.rules.events import EventKind, Reason
from nightkeep.rules.language import Language, Status, Why
from nightkeep.rules.messages import Message, Words
from nightkeep.rules.things import Thing


def words_of(folder: Path) -> Words:
    """Return the words of a gallery game: those in its own folder, and those that both share."""
    return Words(folder, Path(__file__).parent)


def shared_events(words: Words, rules: Mapping[int, tuple[str, ...]]) -> dict[int, EventKind]:
    """Return the kinds of events that both games have, from the rules behind each."""
    kinds: dict[int, tuple[str, dict[str, Thing | None]]] = {
        p.FIRST_DRAWN: ("first", {}),
        p.COLOURED: ("colour", {"colour": COLOUR}),
        p.ROLLED: ("rolled", {"number": None}),
        p.WALKED: ("walked", {"origin": PLACE, "space": None, "number": None}),
        p.ENTERED: ("entered", {"origin": PLACE, "chamber": CHAMBER_NAME, "number": None}),
        p.PHANTOM: ("phantom", {"origin": PLACE, "spaces": None}),
    }
    return {number: EventKind(name, words, fields, rules[number]) for number, (name, fields) in kinds.items()}


def language(
    words: Words, events: Mapping[int, EventKind], reasons: Mapping[int, Reason], why: Why, status: Status
) -> Language:
    """Return a gallery game's tables in one object."""
    return Language(words, ACTIONS, events, reasons, why, describe, status)


def describe(board: GalleryBoard, s: GalleryState, action: Action, things: dict[str, int]) -> Message:
    """Return what a legal action will do, in a few words."""
    return _DESCRIBED[action.kind](board, s, things)


def _describe_place(board: GalleryBoard, s: GalleryState, things: dict[str, int]) -> Message:
    space = things["space"]
    chamber = board.plain.chamber_at[space]
    is_doorway = chamber != p.NO_CHAMBER
    return Message("action-place", {
        "space": space,
        "is_doorway": is_doorway,
        "chamber": board.chambers[chamber] if is_doorway else "",
        "is_exit": space == board.plain.exit,
    })  # fmt: skip


def _describe_walk(board: GalleryBoard, s: GalleryState, things: dict[str, int]) -> Message:
    place, space = walk(board, s, things["origin"])
    origin = NAMED_PLACE.arguments(board, "origin", place)
    return Message("action-walk", {**origin, "space": space, "haunted": space == s.phantom})


def _describe_enter(board: GalleryBoard, s: GalleryState, things: dict[str, int]) -> Message:
    place, _ = walk(board, s, things["origin"])
    chamber = things["chamber"]
    guests = s.place.tolist()[: int(s.players) * int(s.each)]
    boots = p.CHAMBER + chamber in guests
    return Message("action-enter", {
        **NAMED_PLACE.arguments(board, "origin", place),
        "chamber": board.chambers[chamber],
        "arms": board.plain.arms[chamber],
        "boots": boots,
        "seat": guests.index(p.CHAMBER + chamber) // int(s.each) + 1 if boots else 0,
    })  # fmt: skip


_DESCRIBED: dict[str, Callable[[GalleryBoard, GalleryState, dict[str, int]], Message]] = {
    "roll": lambda board, s, things: Message("action-roll", {"face": FACE.write(board, things["face"])}),
    "colour": lambda board, s, things: Message("action-colour", {"colour": COLOUR.write(board, things["colour"])}),
    "stay": lambda board, s, things: Message("action-stay"),
    "place": _describe_place,
    "walk": _describe_walk,
    "enter": _describe_enter,
    "first": lambda board, s, things: Message("action-first", {"seat": things["seat"] + 1}),
}


def walk(board: GalleryBoard, s: GalleryState, origin: int) -> tuple[int, int]:
    """Return where a move begins, as records number places, and the space to which its guest would walk.

    Of a move from the stairs, that is the player's highest occupied step. [HC-6.3]
    """
    b = board.plain
    if origin < b.spaces:
        return origin, board.after(origin, int(s.die))
    if origin < b.spaces + b.chambers:
        chamber = origin - b.spaces
        return p.CHAMBER + chamber, board.after(b.doorway[chamber], int(s.die) - 1)
    step = min(at for at in own_places(s, int(s.turn)) if p.STEP <= at < p.DOOR)
    return step, board.after(b.exit, int(s.die) - 1)


def own_places(s: GalleryState, seat: int) -> list[int]:
    """Return the places of one seat's guests."""
    each = int(s.each)
    return s.place[seat * each : seat * each + each].tolist()
