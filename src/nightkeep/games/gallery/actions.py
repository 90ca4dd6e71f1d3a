"""The actions of the gallery games, and the things that actions, events and views name.

Chambers have two kinds of words: a slug in action texts ("map-room") and a name in sentences ("Map Room").
Rules: HC-1.3 to HC-1.12, MP-1.3 to MP-1.9.
"""

from __future__ import annotations

from nightkeep.games.gallery import places as p
from nightkeep.games.gallery.board import GalleryBoard
from nightkeep.rules.actions import Action, Grammar, Part
from nightkeep.rules.things import SEAT, Either, Json, JsonObject, Named, Numbered, Thing

COLOUR = Named("colour", p.COLOURS)
SPACE = Numbered("space", lambda board: board.plain.spaces)
CHAMBER = Named("chamber", lambda board: board.slugs)
CHAMBER_NAME = Named("chamber", lambda board: board.chambers)
CLOCK = Named("clock", lambda board: board.clocks)
FACE = Named("face", (*map(str, p.FACES), "phantom"))
ORIGIN = Either("place", SPACE, CHAMBER, Named("staircase", ("stairs",)))  # all steps are one, as in moves.origin_code


class Step(Thing):
    """Steps of the staircase: the number printed on each."""

    name = "step"

    def value(self, board: GalleryBoard, number: int) -> int:
        """Return the number printed on a step."""
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
        """Return the word of a place."""
        kind, number = self.split(place)
        if kind == "chamber":
            return board.slugs[number]
        if kind == "step":
            return f"step {STEP.value(board, number)}"
        return str(number) if kind == "space" else kind

    def arguments(self, board: GalleryBoard, name: str, place: int) -> JsonObject:
        """Return the kind of a place and its word, for sentences."""
        return {f"{name}_kind": self.split(place)[0], name: str(self.value(board, place)).replace("-", " ")}


class NamedPlace(Place):
    """Places whose chambers have their names in sentences."""

    def arguments(self, board: GalleryBoard, name: str, place: int) -> JsonObject:
        """Return the kind of a place, and the name of a chamber or the number of any other place."""
        kind, number = self.split(place)
        return {f"{name}_kind": kind, name: board.chambers[number] if kind == "chamber" else number}


class ViewedPlace(Place):
    """Places as views show them: where they are, and their number there."""

    def value(self, board: GalleryBoard, place: int) -> Json:
        """Return a place as an object."""
        kind, number = self.split(place)
        return {"at": "gallery" if kind == "space" else kind, "number": number}


STEP, PLACE, NAMED_PLACE, VIEWED_PLACE = Step(), Place(), NamedPlace(), ViewedPlace()


# Number of a move = first_move + origin * (chambers + 1) + goal (see moves.py): an origin counts chambers + 1 numbers.
FROM = Part(ORIGIN, lambda board: len(board.chambers) + 1)  # each origin has these goals: walking, or a chamber

ACTIONS = Grammar(
    Action("roll", "roll {face}", p.ROLL, {"face": Part(FACE)}, example="roll 4"),
    Action(
        "colour", "colour {colour}", p.COLOUR, {"colour": Part(COLOUR)}, also=("color {colour}",), example="colour red",
    ),
    Action("stay", "stay", p.STAY),
    Action("place", "place {space}", p.PLACE, {"space": Part(SPACE)}, target="space", example="place 14"),
    Action(
        "walk", "walk {origin}", lambda board: board.first_move, {"origin": FROM}, origin="origin", example="walk 12",
    ),
    Action(
        "enter", "enter {chamber} from {origin}", lambda board: board.first_move + 1,  # 1: after walking
        {"chamber": Part(CHAMBER), "origin": FROM},
        origin="origin", target="chamber", example="enter library from stairs",
    ),
    Action("first", "first {seat}", lambda board: board.first_draw, {"seat": Part(SEAT)}, example="first 2"),
)  # fmt: skip
