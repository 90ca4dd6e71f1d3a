"""What can be done in Run, Ghost, Run!, and what actions, events and reasons speak of."""

from __future__ import annotations

import re

from nightkeep.games.run_ghost_run import packing as p
from nightkeep.games.run_ghost_run import state as k
from nightkeep.games.run_ghost_run.board import Components
from nightkeep.games.run_ghost_run.words import card_text, field_name, ghost_name, length_text, points_text
from nightkeep.rules.actions import Action, Grammar, Part
from nightkeep.rules.messages import Args, Message
from nightkeep.rules.record import AnyBoard
from nightkeep.rules.things import MOST_QUOTED, Json, JsonObject, Named, Numbered, Thing, UnknownWordError


class Whole(Numbered):
    """Numbers that may be written with zeros before them."""

    def read(self, board: AnyBoard, word: str) -> int:
        """Return the number of a word of at most three digits."""
        return super().read(board, word.lstrip("0") or "0" if len(word) <= 3 else word)


class Capital(Named):
    """Things that are data in capitals and lower case in action texts: door s3 is S3."""

    def value(self, board: AnyBoard, number: int) -> Json:
        """Return the word in capitals."""
        return self.write(board, number).upper()


class Spot(Named):
    """Spots of a field; data has their place from the west and from the south."""

    def value(self, board: AnyBoard, number: int) -> Json:
        """Return the place of the spot as [i, j]."""
        return [number % 3, number // 3]

    def arguments(self, board: AnyBoard, name: str, number: int) -> JsonObject:
        """Return the word of the spot."""
        return {name: self.write(board, number)}


class Hundredths(Numbered):
    """Lengths in 1/100 field; texts have fields and decimals: 3.25, 3.2 or 3."""

    def write(self, board: AnyBoard, number: int) -> str:
        """Return the length in fields."""
        return length_text(number)

    def read(self, board: AnyBoard, word: str) -> int:
        """Return a length given in fields."""
        most = self.count(board) - 1
        found = re.fullmatch(r"([0-9]{1,2})(?:\.([0-9]{1,2}))?", word)
        length = int(found[1]) * 100 + int((found[2] or "0").ljust(2, "0")) if found else most + 1
        if length > most:
            args: Args = {"thing": self.name, "word": word[:MOST_QUOTED], "most": most}
            raise UnknownWordError(Message("word-length", args))
        return length


class MovementCard(Named):
    """Movement cards; of those that look alike, texts mean the one with the lowest number."""

    def arguments(self, board: AnyBoard, name: str, number: int) -> JsonObject:
        """Return the word, the points, how many pieces the card shows, and which."""
        value, *shown = self.write(board, number).split(" ")
        one, two = shown or ("", "")
        return {name: self.write(board, number), "value": int(value), "shown": len(shown), "one": one, "two": two}


class HalfPoints(Thing):
    """Points, counted in halves."""

    name = "points"

    def value(self, board: AnyBoard, number: int) -> Json:
        """Return the points as people write them: 3 1/2."""
        return points_text(number)

    def arguments(self, board: AnyBoard, name: str, number: int) -> JsonObject:
        """Return the points as people write them, and the number of halves."""
        return {name: points_text(number), "halves": number}


def cards(board: Components) -> list[str]:
    """Return what people call the movement cards."""
    return [card_text(board.record, card) for card in range(k.CARDS)]


NOTHING = "nothing"
GHOST_OF_SEAT = Named(
    "ghost",
    tuple(ghost_name(ghost) for ghost in range(k.GHOSTS)),
    listed=("large", "medium 1", "medium 2", "small 1 ... small 4"),
    pattern=r"[^ ]+(?: [0-9]+)?",
)
GHOST_SIZE = Named("size", k.SIZES)
LOBBY_FIELD = Named("field", tuple(field_name(field) for field in range(k.FIELDS)), ["a1 ... f6"])
SPOT = Spot(
    "spot",
    tuple(f"{anchor % 3},{anchor // 3}" for anchor in range(k.ANCHORS)),
    ["0,0 ... 2,2"],
)
LEVEL = Hundredths("height", k.LEVEL_HIGH + 1)
LENGTH = Hundredths("length", k.SIDE + 1)
TURN_ANGLE = Whole("turn", 360)
LAYER = Named("layer", ("over", "under"))
FURNITURE = Named("piece", k.PIECE_KEYS)
FURNITURE_OR_NONE = Named("piece", (*k.PIECE_KEYS, NOTHING))
TITLE = Named("piece", lambda board: [title.lower() for title in board.pieces])  # in sentences: the reception desk
BODY_POSE = Named("pose", k.POSES)
DOOR = Capital(
    "door",
    tuple(f"{k.SIDES[door // 6].lower()}{door % 6 + 1}" for door in range(k.DOORS)),
    [f"{side.lower()}1 ... {side.lower()}6" for side in k.SIDES],
)
LOBBY_WALL = Capital("side", tuple(side.lower() for side in k.SIDES))
CARD = MovementCard("movement card", cards, pattern=".+")
MIDNIGHT = Named("midnight card", tuple(key.replace("_", " ") for key in k.MIDNIGHT_KEYS), pattern=".+")
ARRANGEMENT = Whole("arrangement", k.ARRANGEMENTS, first=1)
PIPS = Whole("roll", 6, first=1)
FIRST_SEAT = Whole("seat", k.SEATS, first=1)

_GHOST = Part(GHOST_OF_SEAT, 1 << p.GHOST)
_PLACE = {"field": Part(LOBBY_FIELD, 1 << p.FIELD), "spot": Part(SPOT, 1 << p.ANCHOR)}
_ABOVE = {**_PLACE, "level": Part(LEVEL)}
_PARTNER = {"ghost": _GHOST, "partner": Part(GHOST_OF_SEAT, 1 << p.PARTNER)}
_PLACING = {
    "piece": Part(FURNITURE, 1 << p.PIECE), "x": Part(LENGTH), "y": Part(LENGTH, 1 << p.Y),
    "turn": Part(TURN_ANGLE, 1 << p.TURN), "pose": Part(BODY_POSE, 1 << p.POSE), "layer": Part(LAYER, 1 << p.UNDER),
}  # fmt: skip


def _start(kind: int, sort: int = 0) -> int:
    return (kind << p.KIND) + (sort << p.SORT)


# The kinds whose names end with "above" are those on furniture: their number differs by the level alone.
ACTIONS = Grammar(
    Action("arrange", "arrangement {arrangement}", _start(p.ARRANGE), {"arrangement": Part(ARRANGEMENT)}),
    Action("hang", "keyhole {door}", _start(p.HANG), {"door": Part(DOOR)}, target="door"),
    Action("strike", "midnight {card}", _start(p.STRIKE), {"card": Part(MIDNIGHT)}),
    Action("draw", "card {card}", _start(p.DRAW), {"card": Part(CARD)}),
    Action("roll", "roll {pips}", _start(p.ROLL) + 1, {"pips": Part(PIPS)}, example="roll 4"),
    Action("take", "take {piece}", _start(p.TAKE), {"piece": Part(FURNITURE_OR_NONE)}, example="take mirror"),
    Action(
        "place", "place {piece} {x} {y} {turn} {pose} {layer}", _start(p.PLACE), _PLACING,
        example="place table 3.25 1.40 90 up over",
    ),
    Action("set back", "put back {piece}", _start(p.SET_BACK), {"piece": Part(FURNITURE)}, example="put back table"),
    Action(
        "move", "{ghost} to {field} {spot}", _start(p.ENTER, p.MOVE), {"ghost": _GHOST, **_PLACE},
        target="field", example="small 1 to c2 0,1",
    ),
    Action(
        "move above", "{ghost} to {field} {spot} on {level}", _start(p.ENTER, p.MOVE), {"ghost": _GHOST, **_ABOVE},
        target="field", example="small 1 to c2 0,1 on 0.54",
    ),
    Action("leave", "{ghost} leaves", _start(p.ENTER, p.LEAVE), {"ghost": _GHOST}, example="medium 2 leaves"),
    Action(
        "merge", "{ghost} merges with {partner} at {field} {spot}", _start(p.ENTER, p.MERGE), {**_PARTNER, **_PLACE},
        target="field", example="small 1 merges with small 2 at c2 0,0",
    ),
    Action(
        "merge above", "{ghost} merges with {partner} at {field} {spot} on {level}", _start(p.ENTER, p.MERGE),
        {**_PARTNER, **_ABOVE}, target="field",
    ),
    Action(
        "take back", "take back {ghost}", _start(p.ENTER, p.TAKE_BACK), {"ghost": _GHOST}, example="take back large",
    ),
    Action("done", "done", _start(p.DONE), example="done"),
    Action("side", "side {side}", _start(p.SIDE), {"side": Part(LOBBY_WALL)}, target="side", example="side w"),
    Action("tag", "tag {ghost}", _start(p.SWAP), {"ghost": _GHOST}, example="tag small 3"),
    Action("bring", "bring to {field} {spot}", _start(p.BRING), _PLACE, target="field", example="bring to c3 1,1"),
    Action("bring above", "bring to {field} {spot} on {level}", _start(p.BRING), _ABOVE, target="field"),
    Action(
        "grow", "{ghost} grows at {field} {spot}", _start(p.GROW), {"ghost": _GHOST, **_PLACE},
        target="field", example="small 2 grows at c4 0,0",
    ),
    Action(
        "grow above", "{ghost} grows at {field} {spot} on {level}", _start(p.GROW), {"ghost": _GHOST, **_ABOVE},
        target="field",
    ),
    Action("first", "first {seat}", _start(p.DRAW_SEAT), {"seat": Part(FIRST_SEAT)}, example="first 2"),
)  # fmt: skip
