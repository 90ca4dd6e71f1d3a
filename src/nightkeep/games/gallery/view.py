"""The views of the gallery games. Nothing is hidden, so every seat sees the same."""

from __future__ import annotations

from nightkeep.games.gallery.actions import ACTIONS, COLOUR, VIEWED_PLACE
from nightkeep.games.gallery.board import GalleryBoard
from nightkeep.games.gallery.places import BOX, CHAMBER
from nightkeep.games.gallery.state import GalleryState
from nightkeep.games.gallery.tables import own_places, walk
from nightkeep.rules.once import once_per_board
from nightkeep.rules.things import Json, Named
from nightkeep.rules.view import Computed, Shown, View

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
        Shown("colours", "colour", COLOUR, none=BOX, upto="players"),
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
    target = CHAMBER + things["chamber"] if action.kind == "enter" else space
    return {"from": VIEWED_PLACE.value(board, place), "to": VIEWED_PLACE.value(board, target)}
