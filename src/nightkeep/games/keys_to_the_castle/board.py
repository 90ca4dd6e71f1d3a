"""KC-1.1 to KC-1.5, KC-2.2, KC-2.3, KC-2.8 to KC-2.10: the pieces and the grid, from a data file to tables for kernels.

Tiles of every castle are numbered in one box as wide as the widest and as high as the highest castle of the file, so
that a tile's name means the same number whatever the number of players.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from nightkeep.core.kernel import record
from nightkeep.core.toml import TomlFile
from nightkeep.games.keys_to_the_castle.state import CARDS, COLOURS, EAST, HAND, KINDS, MOST_PLAYERS, NORTH, SOUTH, WEST

GAME = "keys-to-the-castle"
LONGEST_SIDE = 8
MOST_CELLS = 62  # the bits of a signed 64-bit mask that are safe to shift
COLUMNS = "abcdefgh"
PRIME = 67  # the powers of two have different remainders by it: the quickest portable way from a bit to its number

Board = record(
    [
        ("castle", "i8", (MOST_PLAYERS + 1,)),  # by number of players: the tiles of the grid
        ("crossings", "i8", (MOST_PLAYERS + 1,)),
        ("edge", "i8", (MOST_PLAYERS + 1, 4)),  # by number of players and side: the line of tiles there
        ("near", "i8", (64,)),  # orthogonal neighbours
        ("cells", "i2"),  # of the box
        ("width", "i2"),
        ("columns", "i2", (MOST_PLAYERS + 1,)),
        ("rows", "i2", (MOST_PLAYERS + 1,)),
        ("kinds", "i1", (4,)),  # tiles of each colour, by kind
        ("cards", "i1", (9,)),
        ("number", "i1", (PRIME,)),  # the tile of a single bit, by its remainder
        ("joint", "i1", (PRIME,)),  # the crossing of a single bit, by its remainder
        ("corner", "i1", (64,)),  # the tile at the south-west of a crossing
        ("joints", "i2"),  # crossings of the box
    ]
)


@dataclass(frozen=True)
class CastleBoard:
    """A loaded board: the table for the kernels, and the names of the tiles."""

    name: str
    table: np.ndarray[Any, Any]
    tiles: tuple[str, ...]  # KC-2.15

    def tile(self, name: str) -> int:
        """The number of a tile; ValueError if no castle of this board has it."""
        if name not in self.tiles:
            raise ValueError(f"there is no tile '{name}'; tiles run from a1 to {self.tiles[-1]}")
        return self.tiles.index(name)


def load_board(file: TomlFile) -> CastleBoard:
    """Check a board file and derive its tables; BoardError names the line that is wrong."""
    data = file.data
    file.only(data, ("game", "name", "castle", "tiles", "cards"))
    if data.get("game") != GAME:
        raise file.error(f'game = {data.get("game")!r}: this must be a board for game = "{GAME}"', key="game")
    if not isinstance(data.get("name"), str):
        raise file.error('the board needs a name = "..."', key="name")
    table = np.zeros(1, Board)
    b = table[0]
    _castles(file, b)
    _pieces(file, b)
    _tables(b)
    tiles = tuple(f"{COLUMNS[i % int(b.width)]}{i // int(b.width) + 1}" for i in range(int(b.cells)))
    return CastleBoard(data["name"], table, tiles)


def _castles(file: TomlFile, b: Any) -> None:
    """KC-2.2, KC-2.3: one grid for each number of players."""
    rows = file.data.get("castle")
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise file.error("a board has tables [[castle]] with players, columns and rows", "castle")
    for i, row in enumerate(rows):
        file.only(row, ("players", "columns", "rows"), "castle", i)
        players = row.get("players")
        if not isinstance(players, list) or not players or any(p not in (2, 3, 4) or p is True for p in players):
            raise file.error(f"players = {players!r}: must be a list of some of 2, 3, 4", "castle", i, "players")
        columns = file.whole(row, "columns", 2, LONGEST_SIDE, "castle", i)
        high = file.whole(row, "rows", 2, LONGEST_SIDE, "castle", i)
        for number in players:
            if b.columns[number]:
                raise file.error(f"there are two castles for {number} players", "castle", i, "players")
            b.columns[number] = columns
            b.rows[number] = high
    for number in range(2, MOST_PLAYERS + 1):
        if not b.columns[number]:
            raise file.error(f"there is no [[castle]] for {number} players", "castle")
    b.width = int(b.columns.max())
    b.cells = int(b.width) * int(b.rows.max())
    if b.cells > MOST_CELLS:
        raise file.error(
            f"the widest castle has {b.width} columns and the highest {b.rows.max()} rows; "
            f"multiplied they may be {MOST_CELLS} at most",
            "castle",
        )


def _pieces(file: TomlFile, b: Any) -> None:
    """KC-1.1, KC-1.2, KC-1.5, KC-3.14: tiles enough for every castle, and always a card to shuffle into a new pile."""
    tiles = _section(file, "tiles", KINDS)
    for k, kind in enumerate(KINDS):
        b.kinds[k] = file.whole(tiles, kind, 0, 60, "tiles")
    each = int(b.kinds.sum())
    needed = int((b.columns * b.rows).max())
    if not needed <= each * len(COLOURS) or each > 100:
        raise file.error(
            f"{each} tiles of each of {len(COLOURS)} colours are {each * len(COLOURS)}; the largest castle needs "
            f"{needed}, and no colour may have more than 100",
            "tiles",
        )
    words = ("key", *CARDS[4:])
    cards = _section(file, "cards", words)
    for c, card in enumerate(CARDS):
        b.cards[c] = file.whole(cards, card.partition("-")[0], 0, 20, "cards")
    total = int(b.cards.sum())
    if total > 120:
        raise file.error(f"{total} cards are too many; there may be 120", "cards")
    returning, needed = int(b.cards[:5].sum()), HAND * MOST_PLAYERS + 2  # a card drawn, and one on the discard pile
    if returning < needed:
        raise file.error(
            f"{returning} Keys and Skeleton Keys are too few: with {needed} or more there is always a card to shuffle "
            f"when the draw pile runs out, even if all other cards lie on the castle",
            "cards",
        )


def _section(file: TomlFile, name: str, keys: tuple[str, ...]) -> dict[str, Any]:
    section = file.data.get(name)
    if not isinstance(section, dict):
        raise file.error(f"the table [{name}] is missing; it holds {', '.join(keys)}")
    file.only(section, keys, name)
    return section


def _tables(b: Any) -> None:
    """KC-2.8, KC-2.10, KC-10.1: what the kernels look up instead of searching."""
    width, cells = int(b.width), int(b.cells)
    for number in range(2, MOST_PLAYERS + 1):
        columns, rows = int(b.columns[number]), int(b.rows[number])
        for row in range(rows):
            for column in range(columns):
                bit = 1 << (row * width + column)
                b.castle[number] |= bit
                if row + 1 < rows and column + 1 < columns:
                    b.crossings[number] |= bit
                edges = {SOUTH: row == 0, NORTH: row == rows - 1, WEST: column == 0, EAST: column == columns - 1}
                for side, there in edges.items():
                    if there:
                        b.edge[number, side] |= bit
    for cell in range(cells):
        row, column = divmod(cell, width)
        for other, there in (
            (cell - width, row > 0),
            (cell + width, cell + width < cells),
            (cell - 1, column > 0),
            (cell + 1, column + 1 < width),
        ):
            if there:
                b.near[cell] |= 1 << other
        b.number[(1 << cell) % PRIME] = cell
        if column + 1 < width and cell + width < cells:
            b.joint[(1 << cell) % PRIME] = b.joints
            b.corner[b.joints] = cell
            b.joints += 1
