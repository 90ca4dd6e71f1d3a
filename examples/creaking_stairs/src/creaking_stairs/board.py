"""CS-1.1: the staircase, from a board file."""

from __future__ import annotations

from creaking_stairs.state import MOST_STAIRS, Board
from nightkeep.rules.board import LoadedBoard
from nightkeep.rules.board_files import TomlFile


def load_board(file: TomlFile) -> LoadedBoard:
    """Check a board file and make its table. BoardError names the line that is wrong."""
    file.reject_unknown(file.data, ("game", "name", "stairs"))
    table = Board.zeros()
    table["stairs"] = file.int_field(file.data, "stairs", 2, MOST_STAIRS)
    return LoadedBoard(str(file.data.get("name", "stairs")), table)
