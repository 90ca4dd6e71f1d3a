"""The past of a game: actions and who knows of them, what they caused, undo, and markers. It decides nothing."""

from __future__ import annotations

from dataclasses import dataclass, replace

from nightkeep.play.events import Event, SeatedEvent, still_told
from nightkeep.rules.things import JsonObject

Marking = tuple[int, int, str, str | None]  # number of actions before it, seat, marker, and place (None: taken away)


@dataclass(slots=True)
class Move:
    """One action of the past. ``heard``: a bit for each seat, and one more for spectators, that knows of it at all.

    ``before`` and ``marks``: the position's bytes and the markers before it, for undo.
    """

    actor: int
    code: int
    told: list[SeatedEvent]
    heard: int
    undoable: bool
    before: bytes
    marks: dict[str, str]


class History:
    """All actions of a game in order, how many of them each seat knows of, and the markers on the table."""

    __slots__ = ("known", "marked", "marks", "moves", "origin", "settled")

    def __init__(self, players: int, origin: JsonObject | None = None) -> None:
        self.origin = origin  # the position the game began from, if that was not its start
        self.moves: list[Move] = []
        self.known = [0] * (players + 1)  # how many actions each seat knows of; the last: spectators
        self.marked: list[Marking] = []  # all that was done with markers
        self.marks: dict[str, str] = {}  # where they are now
        self.settled = 0  # moves that :meth:`forget` has been through

    def copy(self) -> History:
        """Return an independent copy; moves are shared, because they never change."""
        twin = History.__new__(History)
        twin.origin, twin.marks, twin.settled = self.origin, self.marks, self.settled
        twin.moves, twin.known, twin.marked = self.moves.copy(), self.known.copy(), self.marked.copy()
        return twin

    def add(self, move: Move) -> None:
        """Add an action that was carried out."""
        self.moves.append(move)
        self._count(move, 1)

    def pop(self) -> Move:
        """Remove the last action, restore the markers before it, and return it."""
        move = self.moves.pop()
        self._count(move, -1)
        self.marks = move.marks
        return move

    def _count(self, move: Move, step: int) -> None:
        for viewer in range(len(self.known)):
            if move.heard >> viewer & 1:
                self.known[viewer] += step

    @property
    def can_undo(self) -> bool:
        """Return whether the last action was a decision that revealed nothing."""
        return bool(self.moves) and self.moves[-1].undoable

    def forget(self) -> None:
        """Drop what can never be undone and what was told of it, to save memory."""
        last = len(self.moves) - 1
        # Undo goes back one action at a time, and never past one that is not undoable: all up to there is settled.
        while last >= self.settled and self.moves[last].undoable:
            last -= 1
        for place in range(self.settled, last + 1):
            self.moves[place] = replace(self.moves[place], told=[], undoable=False, before=b"", marks={})
        self.settled = max(self.settled, last + 1)

    # ------------------------------------------------------------------ who knows what

    def count(self, viewer: int) -> int:
        """Return how many actions a viewer (a seat; -1: a spectator) knows of."""
        return self.known[viewer]

    def places(self, viewer: int, latest: int | None = None) -> list[int]:
        """Return the places of the actions a viewer knows of; ``latest``: only that many, from the end."""
        wanted = self.count(viewer) if latest is None else min(self.count(viewer), latest)
        # -1, a spectator, becomes the last bit.
        bit = 1 << viewer % len(self.known)
        found: list[int] = []
        place = len(self.moves)
        while len(found) < wanted:
            place -= 1
            if self.moves[place].heard & bit:
                found.append(place)
        return found[::-1]

    def seen(self, places: list[int], seat: int | None, must_remember: bool) -> list[list[Event]]:
        """Return what a seat may be told now of these actions, which reach to the last one it knows of.

        ``must_remember``: what lies covered again is not told.
        """
        heard = [[event for each in self.moves[i].told if (event := each.seen_by(seat)) is not None] for i in places]
        return still_told(heard) if must_remember else heard

    # ------------------------------------------------------------------ markers

    def put(self, name: str, place: str | None) -> None:
        """Put a marker into a place, or take it off the table. Earlier moves keep their own picture of the markers."""
        self.marks = {key: value for key, value in self.marks.items() if key != name}
        if place is not None:
            self.marks[name] = place
