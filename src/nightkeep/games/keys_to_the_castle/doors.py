"""What a door is at the moment, for kernels: sets of tiles are bit masks, so that nothing is searched tile by tile."""

from __future__ import annotations

from typing import Any

from nightkeep.core.kernel import inlined, int64, part
from nightkeep.games.keys_to_the_castle.board import PRIME
from nightkeep.games.keys_to_the_castle.state import (
    BARRED,
)

OPPOSITE = 2  # sides are numbered clockwise, so a side and the one across differ in this bit


@inlined
def number_of(board: Any, bit: int) -> int:
    """The tile of a mask with one bit."""
    return int64(board.number[bit % PRIME])


@inlined
def occupied(s: Any) -> int:
    """KC-10.3: the tiles that characters stand on (outside is the bit below tile 0)."""
    two = (1 << (int64(s.at[0]) + 1)) | (1 << (int64(s.at[1]) + 1))
    return (two | (1 << (int64(s.at[2]) + 1)) | (1 << (int64(s.at[3]) + 1))) >> 1


@inlined
def bare_bars(s: Any) -> int:
    """KC-4.3: tiles that lie face up, barred and not sawn."""
    return int64(s.up) & int64(s.kind[BARRED]) & ~int64(s.sawn)


@inlined
def workable(board: Any, s: Any) -> int:
    """KC-4.6, KC-5.2, KC-6.6, KC-7.3: no Padlock, not sawn, no character."""
    return int64(board.castle[s.players]) & ~int64(s.padlocked) & ~int64(s.sawn) & ~occupied(s)


@inlined
def enterable(s: Any) -> int:
    """KC-4.1 to KC-4.3, KC-4.5, KC-6.7: face up, no bare bars, no Padlock, no character."""
    return int64(s.up) & ~bare_bars(s) & ~int64(s.padlocked) & ~occupied(s)


@inlined
def doors_to_enter(board: Any, s: Any, seat: int) -> int:
    """KC-10.4, KC-10.6, KC-10.10: the tiles of the own first row but the one that the character entered by last (never
    having entered is the bit below tile 0)."""
    return int64(board.edge[s.players, s.side[seat]]) & ~((1 << (int64(s.entry[seat]) + 1)) >> 1)


@inlined
def passages_from(s: Any, bit: int, width: int) -> int:
    """KC-8.1, KC-8.5, KC-8.6: the other ends of the passages at a tile, up to four."""
    rising = int64(s.rising)
    falling = int64(s.falling)
    return (
        ((rising & bit) << (width + 1))
        | (((rising << (width + 1)) & bit) >> (width + 1))
        | (((falling << 1) & bit) << (width - 1))
        | (((falling << width) & bit) >> (width - 1))
    )


@part
def colour_of(s: Any, cell: int) -> int:
    """KC-1.4: the colour of a tile in the grid."""
    colour = int64(0)
    while ((int64(s.colour[colour]) >> cell) & 1) == 0:
        colour += 1
    return colour
