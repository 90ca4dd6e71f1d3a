"""Board files of Midnight Party: MP-1.5 to MP-1.14."""

from __future__ import annotations

from typing import Annotated, Literal

from nightkeep.games.gallery.board import BoardFile, Chambers, ChamberTable, GalleryBoard, make_board
from nightkeep.rules.board_files import TomlFile

EXACT = 3  # MP-5.7


class PartyChamber(ChamberTable, frozen=True):
    """A table ``[[chamber]]`` with this game's coats of arms [MP-1.8]."""

    arms: Literal[-1, 0, 3] = 0


class PartyFile(BoardFile, frozen=True):
    """A board file as the user writes it."""

    game: Literal["midnight-party"]
    chamber: Annotated[list[PartyChamber], Chambers]


def load_board(file: TomlFile) -> GalleryBoard:
    """Return the board of a file; BoardError names the line of what is wrong."""
    given = file.decode(PartyFile)
    return make_board(file, given, given.chamber, (), EXACT)
