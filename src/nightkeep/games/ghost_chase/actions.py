"""What can be done in Ghost Chase, and the things that actions and events speak of."""

from __future__ import annotations

from collections.abc import Callable

from nightkeep.games.ghost_chase import moves
from nightkeep.games.ghost_chase.board import Castle
from nightkeep.games.ghost_chase.state import FIGURES, FRAMES, MOST_SEATS, Board
from nightkeep.rules.actions import Action, Grammar, Part
from nightkeep.rules.once import once_per_board
from nightkeep.rules.things import JsonObject, Named, Numbered

PLAYS = ("move", "cheat", "break")  # by MOVED, CHEATED, RESTED


class Figures(Named):
    """The chaser figures; sentences write their names with a capital."""

    def arguments(self, board: Castle, name: str, number: int) -> JsonObject:
        """Return the argument of a sentence that names the figure."""
        return {name: self.write(board, number).capitalize()}


ROOM = Numbered("room", lambda castle: len(castle.rooms), first=1)
FRAME = Named("frame", FRAMES)
FIGURE = Figures("figure", FIGURES)
DOOR = Named("lockable door", lambda castle: [f"{a}-{b}" for a, b in castle.doors])
PLAY = Named("play", PLAYS)
SEAT = Numbered("seat", MOST_SEATS, first=1)


@once_per_board
def numbering(castle: Castle) -> dict[str, int]:
    """Return the first number of each kind of action whose numbers depend on the castle, in the order of moves.py.

    Under "lock" and "figure": how many numbers one play of Max has, and one figure.
    """
    board: Board = castle.record
    rooms, lock = len(castle.rooms), int(moves.locks(board))
    rest, stay = int(moves.first_play(board)), int(moves.first_figure(board))
    move = rest + lock
    return {
        "lock": lock,
        "break": rest,
        "move": move,
        "cheat": move + rooms * lock,
        "figure": int(moves.figure_span(board)),
        "stay": stay,
        "unlock": stay + moves.UNLOCK,
        "go": stay + moves.GO,
        "trap and go": stay + moves.GO + rooms,
        "ghost": int(moves.first_seat(board)),
    }


def _of(name: str, more: int = 0) -> Callable[[Castle], int]:
    return lambda castle: numbering(castle)[name] + more


_ROOM, _FRAME, _DOOR = {"room": Part(ROOM)}, {"frame": Part(FRAME)}, {"door": Part(DOOR)}
_PLAY, _FIGURE = {"room": Part(ROOM, _of("lock"))}, {"figure": Part(FIGURE, _of("figure"))}
_GO, _LOCK = _ROOM | _FIGURE, _PLAY | _DOOR

ACTIONS = Grammar(
    Action("place", "place {room}", moves.PLACE, _ROOM, target="room", example="place 17"),
    Action("frame", "frame {frame}", moves.CHOOSE, _FRAME, example="frame cats"),
    Action("move", "move {room}", _of("move"), _PLAY, target="room", example="move 25"),
    Action("cheat", "cheat {room}", _of("cheat"), _PLAY, target="room", example="cheat 12"),
    Action("break", "break", _of("break"), example="break"),
    Action(
        "move and lock", "move {room} lock {door}", _of("move", 1), _LOCK, target="room", example="move 25 lock 19-24"
    ),
    Action("cheat and lock", "cheat {room} lock {door}", _of("cheat", 1), _LOCK, target="room"),
    Action("break and lock", "break lock {door}", _of("break", 1), _DOOR),
    Action("go", "go {room} with {figure}", _of("go"), _GO, target="room", example="go 14 with ada"),
    Action(
        "trap and go", "trap and go {room} with {figure}", _of("trap and go"), _GO, target="room",
        example="trap and go 14 with ada",
    ),
    Action("stay", "stay with {figure}", _of("stay"), _FIGURE, example="stay with ada"),
    Action("unlock", "unlock with {figure}", _of("unlock"), _FIGURE, example="unlock with ada"),
    Action("leave out", "leave out {frame}", moves.LEAVE_OUT, _FRAME),
    Action("ghost", "ghost {seat}", _of("ghost"), {"seat": Part(SEAT)}),
)  # fmt: skip
