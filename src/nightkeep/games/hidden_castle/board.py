"""Board files of Hidden Castle: HC-1.5 to HC-1.15."""

from __future__ import annotations

from typing import Annotated, Literal

from nightkeep.games.gallery import board as b
from nightkeep.rules.board_files import TomlFile

EXACT = -3  # HC-5.7


class CastleChamber(b.ChamberTable, frozen=True):
    """A table ``[[chamber]]`` with this game's coats of arms [HC-1.8]."""

    arms: Literal[-3, 0, 1] = 0


class CastleFile(b.BoardFile, frozen=True):
    """A board file as the user writes it."""

    game: Literal["hidden-castle"]
    clock: Annotated[list[b.ClockTable], b.Clocks]
    chamber: Annotated[list[CastleChamber], b.Chambers]


def load_board(file: TomlFile) -> b.GalleryBoard:
    """Return the board of a file; BoardError names the line of what is wrong."""
    given = file.decode(CastleFile)
    return b.make_board(file, given, given.chamber, given.clock, EXACT)
