"""What the gallery games share of their tables: words, kinds of events, what actions do, and views.

Nothing is hidden in these games, so every seat sees the same.
"""

from __future__ import annotations

from pathlib import Path

from nightkeep.compile.kernel import python_version_of
from nightkeep.games.gallery import moves
from nightkeep.games.gallery import places as p
from nightkeep.games.gallery.actions import ACTIONS, CHAMBER_NAME, COLOUR, NAMED_PLACE, PLACE, VIEWED_PLACE
from nightkeep.games.gallery.board import GalleryBoard
from nightkeep.games.gallery.state import GalleryState
from nightkeep.rules.actions import Action
from nightkeep.rules.events import EventKind, Facts
from nightkeep.rules.messages import Message, Words
from nightkeep.rules.once import once_per_board
from nightkeep.rules.things import SEAT, Json, Named, Thing
from nightkeep.rules.view import Computed, Shown, View

SHARED_WORDS = Path(__file__).parent

# Of each kind of event that both games have: its name, its fields, and the rules behind it in either game
_SHARED: dict[int, tuple[str, dict[str, Thing | None], tuple[str, ...]]] = {
    p.FIRST_DRAWN: ("first", {}, ("HC-2.14", "MP-2.11")),
    p.COLOURED: ("colour", {"colour": COLOUR}, ("HC-2.2", "HC-2.3", "MP-2.2", "MP-2.3")),
    p.ROLLED: ("rolled", {"number": None}, ("HC-1.4", "HC-3.2", "MP-1.4", "MP-3.2")),
    p.WALKED: (
        "walked", {"origin": PLACE, "space": None, "number": None},
        ("HC-3.3", "HC-4.1", "HC-5.18", "HC-6.2", "MP-3.4", "MP-4.1"),
    ),
    p.ENTERED: (
        "entered", {"origin": PLACE, "chamber": CHAMBER_NAME, "number": None},
        ("HC-5.4", "HC-5.5", "HC-5.10", "MP-5.4", "MP-5.5", "MP-5.8"),
    ),
    p.PHANTOM: (
        "phantom", {"origin": PLACE, "spaces": None},
        ("HC-3.4", "HC-7.1", "HC-7.2", "HC-7.3", "MP-3.3", "MP-6.1", "MP-6.2", "MP-6.3"),
    ),
}  # fmt: skip


def shared_events(words: Words, prefix: str) -> dict[int, EventKind]:
    """Return the kinds of events that both games have, with the rules of one: ids that begin with ``prefix``."""
    return {
        number: EventKind(name, words, fields, tuple(rule for rule in rules if rule.startswith(prefix)))
        for number, (name, fields, rules) in _SHARED.items()
    }


def describe(board: GalleryBoard, s: GalleryState, action: Action, things: dict[str, int]) -> Message:
    """Return what a legal action will do, in a few words."""
    # Most sentences name just the parts of the action; placing and moving say more.
    facts: Facts = {name: part.thing.write(board, things[name]) for name, part in action.parts.items()}
    if action.kind == "place":
        space = things["space"]
        chamber = board.plain.chamber_at[space]
        is_doorway = chamber != p.NO_CHAMBER
        name = board.chambers[chamber] if is_doorway else ""
        facts = {"space": space, "is_doorway": is_doorway, "chamber": name, "is_exit": space == board.plain.exit}
    elif action.kind == "first":
        facts = SEAT.arguments(board, "who", things["seat"])
    elif action.kind in ("walk", "enter"):
        place, space = walk(board, s, things["origin"])
        facts = NAMED_PLACE.arguments(board, "origin", place)
        if action.kind == "walk":
            facts |= {"space": space, "haunted": space == s.phantom}
        else:
            facts |= _entering(board, s, things["chamber"])
    return Message(f"action-{action.kind}", facts)


def _entering(board: GalleryBoard, s: GalleryState, chamber: int) -> Facts:
    """Return what is said of entering a chamber: its name, its arms, and whose guest is booted."""
    guests = s.place.tolist()[: int(s.players) * int(s.each)]
    # The seat of a guest follows from its place in the list: ``each`` guests a seat.
    boots = p.CHAMBER + chamber in guests
    who = SEAT.arguments(board, "who", guests.index(p.CHAMBER + chamber) // int(s.each)) if boots else {}
    return {"chamber": board.chambers[chamber], "arms": board.plain.arms[chamber], "boots": boots, **who}


def walk(board: GalleryBoard, s: GalleryState, origin: int) -> tuple[int, int]:
    """Return the place where a move begins, and the space to which its guest would walk.

    A move from the stairs begins on the player's highest occupied step [HC-6.3].
    """
    b = board.plain
    place = int(python_version_of(moves.origin_place)(b, origin))
    first = python_version_of(moves.first_space)(b, place)
    space = int(python_version_of(moves.space_after)(b, first, int(s.die) - (place >= p.CHAMBER)))
    # STEP stands for the whole staircase; the lowest place number among own steps is the step with the highest points.
    if place == p.STEP:
        place = min(at for at in own_places(s, int(s.turn)) if p.STEP <= at < p.DOOR)
    return place, space


def own_places(s: GalleryState, seat: int) -> list[int]:
    """Return the places of one seat's guests."""
    each = int(s.each)
    return s.place[seat * each : seat * each + each].tolist()


PHASES = ("choosing", "placing", "rolling", "moving", "replacing", "over", "drawing")


@once_per_board
def board_view(board: GalleryBoard) -> dict[str, Json]:
    """Return the board as data, for drawing."""
    b = board.plain
    return {
        "name": board.name,
        "spaces": b.spaces,
        "exit": b.exit,
        "steps": list(b.step_points[: b.steps]),
        "chambers": [
            {"name": name, "slug": slug, "doorway": b.doorway[i], "arms": b.arms[i]}
            for i, (name, slug) in enumerate(zip(board.chambers, board.slugs, strict=True))
        ],
        "clocks": [{"time": time, "speed": b.speed[i]} for i, time in enumerate(board.clocks)],
    }


def guests(board: GalleryBoard, s: GalleryState, seat: int) -> Json:
    """Return the places of each seat's guests."""
    return [[VIEWED_PLACE.value(board, place) for place in own_places(s, owner)] for owner in range(int(s.players))]


def gallery_view(*own: Shown | Computed) -> View:
    """Return a game's view: what both games show, then its own."""
    return View(
        Computed("board", lambda board, s, seat: board_view(board)),
        Shown("phase", thing=Named("phase", PHASES)),
        Shown("turn"),
        Shown("die", none=0),
        Shown("phantom", thing=VIEWED_PLACE),
        Computed("guests", guests),
        Shown("colours", "colour", COLOUR, none=p.BOX, upto="players"),
        Shown("scores", "score", upto="players"),
        *own,
    )


def aim(board: GalleryBoard, s: GalleryState, number: int) -> Json:
    """Return where an action begins and ends on the board; None for an action without a place."""
    action, things = ACTIONS.find(board, number)
    if action.origin is None and action.target is None:
        return None
    if action.origin is None:
        return {"from": None, "to": VIEWED_PLACE.value(board, things["space"])}
    place, space = walk(board, s, things["origin"])
    target = p.CHAMBER + things["chamber"] if action.kind == "enter" else space
    return {"from": VIEWED_PLACE.value(board, place), "to": VIEWED_PLACE.value(board, target)}
