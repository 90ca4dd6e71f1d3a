"""What can be done in Ghost Chase, and the things that actions and events speak of."""

from __future__ import annotations

from typing import Any

from nightkeep.games.ghost_chase import moves
from nightkeep.games.ghost_chase.board import Castle
from nightkeep.games.ghost_chase.state import FIGURES, FRAMES, MOST_SEATS, Board
from nightkeep.rules.actions import Action, Grammar, Part
from nightkeep.rules.things import Named, Numbered

PLAYS = ("move", "cheat", "break")  # by MOVED, CHEATED, RESTED


class Figures(Named):
    """The chaser figures; sentences write their names with a capital."""

    def arguments(self, board: Any, name: str, number: int) -> dict[str, Any]:
        return {name: self.write(board, number).capitalize()}


ROOM = Numbered("room", lambda castle: len(castle.rooms), first=1)
FRAME = Named("frame", FRAMES, f"the frames are {', '.join(FRAMES)}")
FIGURE = Figures("figure", FIGURES, f"the figures are {', '.join(FIGURES)}")
DOOR = Named("lockable door", lambda castle: [f"{a}-{b}" for a, b in castle.doors])
PLAY = Named("play", PLAYS)
SEAT = Numbered("seat", MOST_SEATS, first=1)


def _board(castle: Castle) -> Board:
    board: Board = castle.table[0]
    return board


# Starts and strides of the groups of actions on a board, in the numbering of moves.py


def locks(castle: Castle) -> int:
    """Return how many numbers one play of Max has: without a lock, and with each door."""
    return int(moves.locks(_board(castle)))


def rest(castle: Castle) -> int:
    """Return the number of the break without a lock."""
    return int(moves.first_play(_board(castle)))


def move(castle: Castle) -> int:
    """Return the number of the move to room 1 without a lock."""
    return rest(castle) + locks(castle)


def cheat(castle: Castle) -> int:
    """Return the number of the cheat to room 1 without a lock."""
    return move(castle) + len(castle.rooms) * locks(castle)


def stay(castle: Castle) -> int:
    """Return the number of the first figure's staying."""
    return int(moves.first_figure(_board(castle)))


def trap(castle: Castle) -> int:
    """Return the number by which the first figure lays the trap and goes to room 1."""
    return stay(castle) + moves.GO + len(castle.rooms)


_ROOM = {"room": Part(ROOM)}
_FRAME = {"frame": Part(FRAME)}
_DOOR = {"door": Part(DOOR)}
_PLAY = {"room": Part(ROOM, locks)}
_FIGURE = {"figure": Part(FIGURE, lambda castle: int(moves.figure_span(_board(castle))))}
_GO = _ROOM | _FIGURE

ACTIONS = Grammar(
    Action("place", "place {room}", moves.PLACE, _ROOM, target="room", example="place 17"),
    Action("frame", "frame {frame}", moves.CHOOSE, _FRAME, example="frame cats"),
    Action("move", "move {room}", move, _PLAY, target="room", example="move 25"),
    Action("cheat", "cheat {room}", cheat, _PLAY, target="room", example="cheat 12"),
    Action("break", "break", rest, example="break"),
    Action(
        "move and lock", "move {room} lock {door}", lambda castle: move(castle) + 1, _PLAY | _DOOR,
        target="room", example="move 25 lock 19-24",
    ),
    Action(
        "cheat and lock", "cheat {room} lock {door}", lambda castle: cheat(castle) + 1, _PLAY | _DOOR, target="room"
    ),
    Action("break and lock", "break lock {door}", lambda castle: rest(castle) + 1, _DOOR),
    Action(
        "go", "go {room} with {figure}", lambda castle: stay(castle) + moves.GO, _GO,
        target="room", example="go 14 with ada",
    ),
    Action(
        "trap and go", "trap and go {room} with {figure}", trap, _GO, target="room", example="trap and go 14 with ada"
    ),
    Action("stay", "stay with {figure}", stay, _FIGURE, example="stay with ada"),
    Action(
        "unlock", "unlock with {figure}", lambda castle: stay(castle) + moves.UNLOCK, _FIGURE,
        example="unlock with ada",
    ),
    Action("leave out", "leave out {frame}", moves.LEAVE_OUT, _FRAME),
    Action("ghost", "ghost {seat}", lambda castle: int(moves.first_seat(_board(castle))), {"seat": Part(SEAT)}),
)  # fmt: skip
