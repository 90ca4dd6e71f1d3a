"""CS-1.1: the staircase, from a board file."""

from __future__ import annotations

from typing import Annotated

import msgspec

from creaking_stairs.state import MOST_STAIRS, Board
from nightkeep.rules.board import LoadedBoard
from nightkeep.rules.board_files import TomlFile


class BoardFile(msgspec.Struct, forbid_unknown_fields=True):
    """A board file as it is written."""

    game: str
    stairs: Annotated[int, msgspec.Meta(ge=2, le=MOST_STAIRS)]
    name: str = "stairs"


def load_board(file: TomlFile) -> LoadedBoard:
    """Return the staircase of a board file. BoardError names the line that is wrong."""
    given = file.decode(BoardFile)
    table = Board.zeros()
    table["stairs"] = given.stairs
    return LoadedBoard(given.name, table)
