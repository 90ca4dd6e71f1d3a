"""CS-1.1: the staircase, from a board file."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from creaking_stairs.state import MOST_STAIRS, Board
from nightkeep.rules.board_files import TomlFile


@dataclass(frozen=True)
class Staircase:
    """A loaded board."""

    name: str
    table: np.ndarray[Any, Any]  # one row, as the kernels read it


def load_board(file: TomlFile) -> Staircase:
    """Check a board file and make its table. BoardError names the line that is wrong."""
    file.only(file.data, ("game", "name", "stairs"))
    table = Board.zeros()
    table["stairs"] = file.whole(file.data, "stairs", 2, MOST_STAIRS)
    return Staircase(str(file.data.get("name", "stairs")), table)
