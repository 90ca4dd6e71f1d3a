"""The evaluation of a Keys to the Castle position for bots. Its constants are set by hand."""

from __future__ import annotations

import numpy as np

from nightkeep.compile.kernel import device, int64, kernel
from nightkeep.games.keys_to_the_castle import state as k
from nightkeep.games.keys_to_the_castle.doors import OPPOSITE, doors_to_enter
from nightkeep.games.keys_to_the_castle.state import Board, State
from nightkeep.rules.record import Floats

FARTHEST = 40  # half turns: farther than that is all the same
PACE = 2.0  # turns that make one player e times likelier to win than another
TEMPO = 0.6  # turns: to be about to draw and play, rather than to have played
STEP = 0.4  # turns: to be about to move
HANDY = 0.1  # turns: a card in hand that opens something


@kernel
def evaluate(board: Board, s: State, out: Floats) -> None:
    """Write each seat's chance of winning: who needs the fewest turns to the goal row wins [KC-12.1]."""
    phase = int64(s.phase)
    total = 0.0
    for seat in range(int64(s.players)):
        turns = 0.5 * float(half_turns_to_goal(board, s, seat)) + float(s.netted[seat])
        turns -= HANDY * float(int64(s.hand[seat, k.SKELETON]) + int64(s.hand[seat, k.HACKSAW]))
        if seat == int64(s.turn):
            turns -= STEP if phase == k.MOVING else TEMPO
        out[seat] = np.exp(-turns / PACE)
        total += out[seat]
    for seat in range(int64(s.players)):
        out[seat] /= total


@device
def half_turns_to_goal(board: Board, s: State, seat: int) -> int:
    """Return how long the quickest way takes; tiles count by what it takes to enter them [KC-4.5, KC-10.6].

    2 half turns for a tile that is free, 3 if it must be opened, 4 if nobody knows its front, 5 if it is barred or
    padlocked and the right tool is in hand, 8 if not. A key in hand saves one on the tiles next to the character.

    This is Dijkstra's algorithm on sets of tiles, one half turn after the other: reached now are those tiles that cost
    n and lie beside a tile that was reached n half turns ago.
    """
    players = int64(s.players)
    castle = int64(board.castle[players])
    padlocked = int64(s.padlocked)
    bars = int64(s.kind[k.BARRED]) & ~int64(s.sawn) & ~padlocked
    seen = int64(s.kind[0]) | int64(s.kind[1]) | int64(s.kind[2]) | int64(s.kind[3])
    # The sets are called by the cost of their tiles. A tile in two of them counts as the cheaper.
    two = int64(s.up) & ~bars & ~padlocked
    if s.flip >= 0:
        two |= int64(1) << int64(s.flip)  # it is being opened, and most fronts are no bars
    shut = castle & ~two & ~bars & ~padlocked
    three = shut & seen
    four = shut & ~seen
    five = int64(0)
    eight = bars | padlocked
    if s.hand[seat, k.HACKSAW] > 0:
        five |= bars
    keys = int64(0)
    for colour in range(4):
        if s.hand[seat, colour] > 0:
            keys |= int64(s.colour[colour])
    if s.hand[seat, k.SKELETON] > 0:
        keys = castle
        five |= padlocked
    width = int64(board.width)
    not_east = ~int64(board.edge[players, k.EAST])
    not_west = ~int64(board.edge[players, k.WEST])
    rising = int64(s.rising)
    falling = int64(s.falling)
    at = int64(s.at[seat])
    left = castle
    near = doors_to_enter(board, s, seat)
    if at >= 0:
        left ^= int64(1) << at
        near = beside(int64(1) << at, width, not_east, not_west, rising, falling)
    keys &= near
    two |= three & keys
    three |= four & keys
    one = int64(s.kind[k.EXTRA_TURN]) & two & ~int64(s.used[seat])  # KC-11.10: it gives the turn back
    goal = int64(board.edge[players, int64(s.side[seat]) ^ OPPOSITE])
    near2 = near3 = near4 = near5 = near6 = near7 = near8 = int64(0)
    # Tiles with cost c are reached now if they lie beside one that was reached c half turns ago: nearC has just those.
    for half_turns in range(1, FARTHEST):
        reached = (near & one) | (near2 & two) | (near3 & three) | (near4 & four) | (near5 & five) | (near8 & eight)
        reached &= left
        near8, near7, near6, near5, near4, near3, near2, near = near7, near6, near5, near4, near3, near2, near, int64(0)
        if reached != 0:
            if (reached & goal) != 0:
                return half_turns
            left ^= reached
            near = beside(reached, width, not_east, not_west, rising, falling)
    return FARTHEST


@device
def beside(tiles: int, width: int, not_east: int, not_west: int, rising: int, falling: int) -> int:
    """Return the tiles one step from some tiles, straight or by a passage, and some bits outside [KC-8.1, KC-10.1]."""
    straight = ((tiles & not_east) << 1) | ((tiles & not_west) >> 1) | (tiles << width) | (tiles >> width)
    # Passages rising to the north-east and falling to the south-east, in both directions each (see
    # doors.passages_from).
    up = ((tiles & rising) << (width + 1)) | (((tiles >> 1) & falling) << width)
    down = ((tiles >> (width + 1)) & rising) | (((tiles >> width) & falling) << 1)
    return straight | up | down
