"""Board files: the pieces and the grid, from a data file to tables for the kernels.

Tiles of every castle are numbered in one box as wide as the widest and as high as the highest castle of the file, so
that a tile's name means the same number whatever the number of players.

Rules: KC-1.1 to KC-1.5, KC-2.2, KC-2.3, KC-2.8 to KC-2.10
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import compress, product
from typing import Annotated

import msgspec

from nightkeep.games.keys_to_the_castle import state as k
from nightkeep.games.keys_to_the_castle.state import Board
from nightkeep.rules.board import LoadedBoard
from nightkeep.rules.board_files import TomlFile
from nightkeep.rules.messages import Args, teller

GAME = "keys-to-the-castle"
told = teller(GAME)
MOST_OF_COLOUR = 100
COLUMNS = "abcdefgh"

Players = Annotated[int, msgspec.Meta(ge=2, le=k.MOST_PLAYERS)]
Side = Annotated[int, msgspec.Meta(ge=2, le=len(COLUMNS))]
Tiles = Annotated[int, msgspec.Meta(ge=0, le=60)]
Cards = Annotated[int, msgspec.Meta(ge=0, le=20)]


class CastleTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table ``[[castle]]``: the grid for some numbers of players [KC-2.2, KC-2.3]."""

    players: Annotated[list[Players], msgspec.Meta(min_length=1)]
    columns: Side
    rows: Side


class TilesTable(msgspec.Struct, forbid_unknown_fields=True, rename="kebab"):
    """The table ``[tiles]``: how many tiles of each colour show what, in the order of KINDS [KC-1.2]."""

    open: Tiles
    barred: Tiles
    extra_key: Tiles
    extra_turn: Tiles


class CardsTable(msgspec.Struct, forbid_unknown_fields=True):
    """The table ``[cards]``: how many cards there are, Keys of each colour. In the order of CARDS [KC-1.5]."""

    key: Cards
    skeleton: Cards
    padlock: Cards
    passage: Cards
    hacksaw: Cards
    net: Cards


class BoardFile(msgspec.Struct, forbid_unknown_fields=True):
    """What a board file holds."""

    game: str
    name: str
    castle: list[CastleTable]
    tiles: TilesTable
    cards: CardsTable


@dataclass(frozen=True)
class CastleBoard(LoadedBoard):
    """A loaded board: the table for the kernels, and the names of the tiles."""

    tiles: tuple[str, ...]  # KC-2.15


def load_board(file: TomlFile) -> CastleBoard:
    """Check a board file and derive its tables; BoardError names the line that is wrong."""
    if (game := file.data.get("game", GAME)) != GAME:
        raise file.error(told("board-other-game", given=repr(game), wanted=GAME), key="game")
    data = file.decode(BoardFile)
    table = Board.zeros()
    b: Board = table[0]
    _measure_castles(file, data.castle, b)
    _count_pieces(file, data, b)
    _derive(b)
    tiles = tuple(f"{COLUMNS[i % int(b.width)]}{i // int(b.width) + 1}" for i in range(int(b.cells)))
    return CastleBoard(data.name, table, tiles)


def _measure_castles(file: TomlFile, castles: list[CastleTable], b: Board) -> None:
    """Note one grid for each number of players, and the box that holds them all [KC-2.2, KC-2.3]."""
    for i, castle in enumerate(castles):
        for number in castle.players:
            if b.columns[number]:
                raise file.error(told("board-castle-twice", players=number), "castle", i, "players")
            b.columns[number], b.rows[number] = castle.columns, castle.rows
    for number in range(2, k.MOST_PLAYERS + 1):
        if not b.columns[number]:
            raise file.error(told("board-no-castle", players=number), "castle")
    b.width, height = max(b.columns.tolist()), max(b.rows.tolist())
    b.cells = b.width * height
    if b.cells > k.MOST_CELLS:
        message = told("board-castle-size", columns=int(b.width), rows=int(height), most=k.MOST_CELLS)
        raise file.error(message, "castle")


def _count_pieces(file: TomlFile, data: BoardFile, b: Board) -> None:
    """Note tiles and cards: enough for every castle, and always a card to shuffle [KC-1.1, KC-1.2, KC-1.5, KC-3.14]."""
    b.kinds[:] = msgspec.structs.astuple(data.tiles)
    each = sum(b.kinds.tolist())
    needed = max(columns * rows for columns, rows in zip(b.columns.tolist(), b.rows.tolist(), strict=True))
    if not needed <= each * len(k.COLOURS) or each > MOST_OF_COLOUR:
        tiles: Args = {"each": each, "colours": len(k.COLOURS), "all": each * len(k.COLOURS)}
        raise file.error(told("board-tiles", **tiles, needed=needed, most=MOST_OF_COLOUR), "tiles")
    key, *others = msgspec.structs.astuple(data.cards)
    cards = [key] * len(k.COLOURS) + others
    b.cards[:] = cards
    if sum(cards) > k.MOST_CARDS:
        raise file.error(told("board-cards-many", cards=sum(cards), most=k.MOST_CARDS), "cards")
    returning = sum(cards[: k.PADLOCK])
    needed = k.HAND * k.MOST_PLAYERS + 2  # a card drawn, and one on the discard pile
    if returning < needed:
        raise file.error(told("board-cards-few", keys=returning, needed=needed), "cards")


def _derive(b: Board) -> None:
    """Fill in what the kernels look up instead of searching [KC-2.8, KC-2.10, KC-10.1]."""
    width, cells = int(b.width), int(b.cells)
    for number in range(2, k.MOST_PLAYERS + 1):
        columns, rows = int(b.columns[number]), int(b.rows[number])
        for row, column in product(range(rows), range(columns)):
            bit = 1 << (row * width + column)
            b.castle[number] |= bit
            if row + 1 < rows and column + 1 < columns:
                b.crossings[number] |= bit
            there = {k.SOUTH: row == 0, k.NORTH: row == rows - 1, k.WEST: column == 0, k.EAST: column == columns - 1}
            for side in compress(there, there.values()):
                b.edge[number, side] |= bit
    for cell in range(cells):
        beside = {
            cell - width: cell >= width,
            cell + width: cell + width < cells,
            cell - 1: cell % width > 0,
            cell + 1: (cell + 1) % width > 0,
        }
        for other in compress(beside, beside.values()):
            b.near[cell] |= 1 << other
        b.number[(1 << cell) % k.PRIME] = cell
        if beside[cell + 1] and beside[cell + width]:
            b.joint[(1 << cell) % k.PRIME] = b.joints
            b.corner[b.joints] = cell
            b.joints += 1
