"""What can be done in Keys to the Castle, and what actions and events speak of."""

from __future__ import annotations

from collections.abc import Callable

from nightkeep.compile.kernel import python_version_of
from nightkeep.games.keys_to_the_castle import doors
from nightkeep.games.keys_to_the_castle import state as k
from nightkeep.games.keys_to_the_castle.board import CastleBoard
from nightkeep.rules.actions import Action, Grammar, Part
from nightkeep.rules.messages import Message
from nightkeep.rules.things import Named, Numbered, Thing, UnknownWordError

# Small kernel functions that Python calls by themselves are quickest as Python.
block_start, first_starter = python_version_of(k.block_start), python_version_of(k.first_starter)
passage_ends = python_version_of(doors.passage_ends)


class Tile(Named):
    """Tiles by their names [KC-2.15]."""

    def __init__(self) -> None:
        super().__init__("tile", lambda board: board.tiles, lambda board: [f"a1 ... {board.tiles[-1]}"])


class PlaceOrOutside(Tile):
    """Tiles where characters stand; -1 is outside the castle."""

    def write(self, board: CastleBoard, number: int) -> str:
        """Return the name of a tile, or "outside"."""
        return "outside" if number == k.OUTSIDE else super().write(board, number)


class Passage(Thing):
    """The ways to lay a passage, by the tiles at its ends: all rising ones by crossing, then all falling ones."""

    name = "passage"

    def count(self, board: CastleBoard) -> int:
        """Return how many there are: two at each crossing."""
        return 2 * int(board.record.joints)

    def write(self, board: CastleBoard, number: int) -> str:
        """Return a passage by its ends: ``c3-d4``."""
        return "-".join(board.tiles[end] for end in passage_ends(board.record, number))

    def read(self, board: CastleBoard, word: str) -> int:
        """Return the number of a passage; its ends may stand in either order."""
        one, dash, other = word.partition("-")
        if not dash:
            raise UnknownWordError(Message("word-passage", {"word": word}))
        wanted = {TILE.read(board, one), TILE.read(board, other)}
        for number in range(self.count(board)):
            if set(passage_ends(board.record, number)) == wanted:
                return number
        raise UnknownWordError(Message("word-no-crossing", {"one": one, "other": other}))


def _block(number: int) -> Callable[[CastleBoard], int]:
    """Return the function from a board to the first action of a block."""
    return lambda board: block_start(board.record, number)


COLOUR = Named("colour", k.COLOURS)
KIND = Named("kind of door", k.KINDS)
CARD = Named("card", k.CARDS)
SIDE = Named("side", k.SIDES)
TILE = Tile()
PLACE = PlaceOrOutside()
STARTER = Numbered("seat", k.MOST_PLAYERS, first=1)

_TILE = {"tile": Part(TILE)}
_KEY = {"colour": Part(COLOUR, lambda board: board.record.cells), "tile": Part(TILE)}

ACTIONS = Grammar(
    Action("lay", "lay {colour}", k.LAY, {"colour": Part(COLOUR)}),
    Action("draw", "draw {card}", k.DRAW, {"card": Part(CARD)}),
    Action("refill", "refill", k.REFILL),
    Action("flip", "flip {front}", k.FLIP, {"front": Part(KIND)}),
    Action("stay", "stay", k.STAY, example="stay"),
    Action("leave", "leave", k.LEAVE, example="leave"),
    Action("decline", "decline", k.DECLINE, example="decline"),
    Action("throw", "throw {card}", k.THROW, {"card": Part(CARD)}, example="throw net"),
    Action("net", "play net {side}", k.CATCH, {"side": Part(SIDE)}, ("net {side}",), example="play net north"),
    Action("move", "move {tile}", _block(k.MOVE_BLOCK), _TILE, target="tile", example="move d4"),
    Action("turn", "turn {tile}", _block(k.TURN_BLOCK), _TILE, target="tile", example="turn b2"),
    Action(
        "key", "play key-{colour} {tile}", _block(k.CARD_BLOCK), _KEY, ("key-{colour} {tile}",),
        target="tile", example="play key-red c4",
    ),
    *(
        Action(
            card, f"play {card} {{tile}}", _block(block), _TILE, (f"{card} {{tile}}",), target="tile",
            example=f"play {card} c4",
        )
        for card, block in (
            ("skeleton", k.CARD_BLOCK + k.SKELETON), ("padlock", k.CARD_BLOCK + k.PADLOCK), ("hacksaw", k.HACKSAW_BLOCK)
        )
    ),
    Action(
        "passage", "play passage {passage}", _block(k.BLOCKS), {"passage": Part(Passage())}, ("passage {passage}",),
        target="passage", example="play passage c3-d4",
    ),
    Action("first", "first {seat}", lambda board: first_starter(board.record), {"seat": Part(STARTER)}),
)  # fmt: skip


def action_count(b: k.Board) -> int:
    """Return how many actions a board has; they are numbered from 0."""
    return int(first_starter(b)) + k.MOST_PLAYERS


def most_actions(b: k.Board) -> int:
    """Return a length that no list of actions exceeds: four cards, each thrown away or played wherever it could be."""
    cells = max(int(tiles).bit_count() for tiles in b.castle.tolist())
    passages = 2 * max(int(crossings).bit_count() for crossings in b.crossings.tolist())
    each: int = sum(b.kinds.tolist())
    targets = [each] * 4 + [cells, cells, passages, 4 * int(b.kinds[k.BARRED]), k.MOST_PLAYERS - 1]
    plays = sum(1 + most for most in sorted(targets)[-(k.HAND + 1) :])
    return max(plays, 1 + cells, len(k.CARDS))
