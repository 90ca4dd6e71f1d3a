"""Doors, passages and cards as kernels look them up: sets of tiles are bit masks, so nothing is searched by tile."""

from __future__ import annotations

from nightkeep.compile.kernel import device, int64, macro
from nightkeep.games.keys_to_the_castle import state as k
from nightkeep.games.keys_to_the_castle.state import Board, State, block_start

OPPOSITE = 2  # sides are numbered clockwise, so a side and the one across differ in this bit


@device
def has(tiles: int, cell: int) -> bool:
    """Return whether a tile is in a set."""
    return (tiles >> cell) & 1 != 0


@macro
def occupied(s: State) -> int:
    """Return the tiles that characters stand on [KC-10.3].

    All bits are one place too high until the end: a character outside, at -1, sets the lowest bit, which drops out.
    """
    two = (1 << (int64(s.at[0]) + 1)) | (1 << (int64(s.at[1]) + 1))
    return (two | (1 << (int64(s.at[2]) + 1)) | (1 << (int64(s.at[3]) + 1))) >> 1


@macro
def bare_bars(s: State) -> int:
    """Return the tiles that lie face up, barred and not sawn [KC-4.3]."""
    return int64(s.up) & int64(s.kind[k.BARRED]) & ~int64(s.sawn)


@macro
def workable(board: Board, s: State) -> int:
    """Return the tiles that can be turned over: no Padlock, not sawn, no character [KC-4.6, KC-5.2, KC-6.6, KC-7.3]."""
    return int64(board.castle[s.players]) & ~int64(s.padlocked) & ~int64(s.sawn) & ~occupied(s)


@macro
def enterable(s: State) -> int:
    """Return the tiles face up without bare bars, Padlock or character [KC-4.1 to KC-4.3, KC-4.5, KC-6.7]."""
    return int64(s.up) & ~bare_bars(s) & ~int64(s.padlocked) & ~occupied(s)


@macro
def doors_to_enter(board: Board, s: State, seat: int) -> int:
    """Return the tiles of a seat's first row but the one that its character entered by last.

    A character that was never inside has -1 as that tile; see `occupied` for the shift by one.

    Rules: KC-10.4, KC-10.6, KC-10.10
    """
    return int64(board.edge[s.players, s.side[seat]]) & ~((1 << (int64(s.entry[seat]) + 1)) >> 1)


@macro
def passages_from(s: State, bit: int, width: int) -> int:
    """Return the other ends of the passages at a tile, up to four [KC-8.1, KC-8.5, KC-8.6].

    A crossing is marked by its south-west tile. A rising passage joins that tile with the one a row and a column
    further (width + 1); a falling one joins the tile east of the mark (1) with the one north of it (width).
    """
    rising = int64(s.rising)
    falling = int64(s.falling)
    return (
        ((rising & bit) << (width + 1))
        | (((rising << (width + 1)) & bit) >> (width + 1))
        | (((falling << 1) & bit) << (width - 1))
        | (((falling << width) & bit) >> (width - 1))
    )


@device
def passage_ends(board: Board, number: int) -> tuple[int, int]:
    """Return the west and the east end of a passage: first all rising ones by crossing, then the falling [KC-8.5]."""
    joints = int64(board.joints)
    width = int64(board.width)
    corner = int64(board.corner[number % joints])
    if number < joints:
        return corner, corner + width + 1
    return corner + width, corner + 1


@device
def card_of(board: Board, action: int) -> int:
    """Return the card that is thrown away or played by an action."""
    if action < k.CATCH:
        return action - k.THROW
    if action < k.TILES:
        return int64(k.NET)
    if action >= block_start(board, k.BLOCKS):
        return int64(k.PASSAGE)
    block = (action - k.TILES) // int64(board.cells)
    return int64(k.HACKSAW) if block == k.HACKSAW_BLOCK else block - k.CARD_BLOCK


@device
def colour_of(s: State, cell: int) -> int:
    """Return the colour of a tile in the grid [KC-1.4]."""
    colour = int64(0)
    while ((int64(s.colour[colour]) >> cell) & 1) == 0:
        colour += 1
    return colour
