"""Markers: public notes that people put on the table. They are no actions, and no rule looks at them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from nightkeep.rules.record import AnyBoard, AnyRecord

Refused = tuple[str, tuple[str, ...]]


@dataclass(frozen=True)
class Marker:
    """One marker of a game. Everybody sees it; some seats may move it, in or out of turn.

    ``why_not`` and ``stands`` are asked with what the seat, or a spectator, knows of the position.
    """

    name: str
    title: str  # what people call it
    rules: tuple[str, ...]
    places: Callable[[AnyBoard], Sequence[str]]  # by loaded board: where it may go, as texts
    why_not: Callable[
        [AnyBoard, AnyRecord, int], Refused | None
    ]  # board, position, seat: why it may not be moved now, with rules
    stands: Callable[
        [AnyBoard, AnyRecord], bool
    ]  # board, position: whether it stays on the table; if not, it is taken away
    says: Callable[[str, str | None], str]  # the player's name and the place: the sentence that tells of it
