"""A loaded board: what a game makes of a board file, for its kernels and for people."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from nightkeep.rules.record import AnyRecord, Array


@dataclass(frozen=True)
class LoadedBoard:
    """A board that was read and checked. A game's own class adds the names that people use.

    ``rows`` is an array that holds one record, as GPUs get it. ``record`` is that record, as kernels read it; its type
    is the game's own.
    """

    name: str
    rows: Array

    @cached_property
    def record(self) -> AnyRecord:
        """Return the record that kernels read."""
        return self.rows[0]
