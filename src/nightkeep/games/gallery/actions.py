"""The actions of the gallery games, and the things that actions, events and views name. [HC-1.3 to 1.12, MP-1.3 to 1.9]

Chambers have two kinds of words: a slug in action texts ("map-room") and a name in sentences ("Map Room").
"""

from __future__ import annotations

from typing import Any

from nightkeep.compile.kernel import python_version_of
from nightkeep.games.gallery import places as p
from nightkeep.games.gallery.board import GalleryBoard
from nightkeep.games.gallery.moves import first_draw
from nightkeep.games.gallery.state import Board
from nightkeep.rules.actions import Action, Grammar, Part
from nightkeep.rules.things import SEAT, Either, Json, Named, Numbered, Thing

COLOUR = Named("colour", p.COLOURS)
SPACE = Numbered("space", lambda board: board.plain.spaces)
CHAMBER = Named("chamber", lambda board: board.slugs)
CHAMBER_NAME = Named("chamber", lambda board: board.chambers)
CLOCK = Named("clock", lambda board: board.clocks)
FACE = Named("face", (*map(str, p.FACES), "phantom"), f"the die shows {', '.join(map(str, p.FACES))} and phantom")
ORIGIN = Either("place", SPACE, CHAMBER, Named("staircase", ("stairs",)))  # all steps are one, as in moves.origin_code


class Step(Thing):
    """Steps of the staircase: the number printed on each."""

    name = "step"

    def value(self, board: GalleryBoard, number: int) -> int:
        return board.plain.step_points[number]


class Place(Thing):
    """Places as records number them. Data has the word of an action text, a step's number, "door" or "box".

    Sentences get the kind of place (space, chamber, step, door, box) beside the word.
    """

    name = "place"

    def split(self, place: int) -> tuple[str, int]:
        """Return the kind of a place, and its number among those of the kind."""
        if place < p.CHAMBER:
            return "space", place
        if place < p.STEP:
            return "chamber", place - p.CHAMBER
        if place < p.DOOR:
            return "step", place - p.STEP
        return ("door" if place == p.DOOR else "box"), 0

    def value(self, board: GalleryBoard, place: int) -> Json:
        kind, number = self.split(place)
        if kind == "space":
            return str(number)
        if kind == "chamber":
            return board.slugs[number]
        return f"step {STEP.value(board, number)}" if kind == "step" else kind

    def arguments(self, board: GalleryBoard, name: str, place: int) -> dict[str, Any]:
        return {f"{name}_kind": self.split(place)[0], name: str(self.value(board, place)).replace("-", " ")}


class NamedPlace(Place):
    """Places whose chambers have their names in sentences."""

    def arguments(self, board: GalleryBoard, name: str, place: int) -> dict[str, Any]:
        kind, number = self.split(place)
        return {f"{name}_kind": kind, name: board.chambers[number] if kind == "chamber" else number}


class ViewedPlace(Place):
    """Places as views show them: where they are, and their number there."""

    def value(self, board: GalleryBoard, place: int) -> Json:
        kind, number = self.split(place)
        return {"at": "gallery" if kind == "space" else kind, "number": number}


STEP, PLACE, NAMED_PLACE, VIEWED_PLACE = Step(), Place(), NamedPlace(), ViewedPlace()


def _first_entry(board: GalleryBoard) -> int:
    """Return the number of the first action ``enter``: right after walking from the same place."""
    return board.first_move + 1


def _goals(board: GalleryBoard) -> int:
    """Return how many goals each origin has: walking, or a chamber."""
    return len(board.chambers) + 1


def action_count(board: Board) -> int:
    """Return how many numbers actions of a board have."""
    return int(python_version_of(first_draw)(board)) + p.MOST_PLAYERS


def most_actions(board: Board) -> int:
    """Return the longest list of legal actions: free spaces, or six guests' walks and the doorways a 5 can pass."""
    return max(int(board.spaces), 6 * 6 + 1, len(p.COLOURS))


ACTIONS = Grammar(
    Action("roll", "roll {face}", p.ROLL, {"face": Part(FACE)}, example="roll 4"),
    Action(
        "colour", "colour {colour}", p.COLOUR, {"colour": Part(COLOUR)}, also=("color {colour}",), example="colour red"
    ),
    Action("stay", "stay", p.STAY),
    Action("place", "place {space}", p.PLACE, {"space": Part(SPACE)}, target="space", example="place 14"),
    Action(
        "walk", "walk {origin}", lambda board: board.first_move, {"origin": Part(ORIGIN, _goals)},
        origin="origin", example="walk 12",
    ),
    Action(
        "enter", "enter {chamber} from {origin}", _first_entry,
        {"chamber": Part(CHAMBER), "origin": Part(ORIGIN, _goals)},
        origin="origin", target="chamber", example="enter library from stairs",
    ),
    Action("first", "first {seat}", lambda board: board.first_draw, {"seat": Part(SEAT)}, example="first 2"),
)  # fmt: skip
