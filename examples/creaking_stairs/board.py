"""CS-1.1: the staircase, from a board file."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from nightkeep.core.kernel import record
from nightkeep.core.toml import TomlFile
from nightkeep.games.creaking_stairs.state import MOST_STAIRS

Board = record([("stairs", "i1")])


@dataclass(frozen=True)
class Staircase:
    """A loaded board."""

    name: str
    table: np.ndarray[Any, Any]  # one row, as the kernels read it


def load_board(file: TomlFile) -> Staircase:
    """Check a board file; BoardError names the line that is wrong."""
    file.only(file.data, ("game", "name", "stairs"))
    table = np.zeros(1, Board)
    table["stairs"] = file.whole(file.data, "stairs", 2, MOST_STAIRS)
    return Staircase(str(file.data.get("name", "stairs")), table)
