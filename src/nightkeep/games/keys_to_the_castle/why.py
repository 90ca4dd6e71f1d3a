"""Why an action of Keys to the Castle is not legal: a kernel that gives a reason, and what the reasons are."""

from __future__ import annotations

from nightkeep.compile.kernel import device, int64, kernel
from nightkeep.games.keys_to_the_castle import state as k
from nightkeep.games.keys_to_the_castle.actions import CARD, COLOUR, KIND, SIDE, STARTER, TILE
from nightkeep.games.keys_to_the_castle.doors import (
    bare_bars,
    card_of,
    colour_of,
    has,
    occupied,
    passage_ends,
    passages_from,
)
from nightkeep.games.keys_to_the_castle.state import Board, State, block_start, first_starter
from nightkeep.rules.events import Reason
from nightkeep.rules.record import Ints
from nightkeep.rules.things import Thing

REASONS: dict[int, Reason] = {}  # by the number that the kernel returns


def _reason(name: str, *rules: str, **fields: Thing | None) -> int:
    """Add a reason to the table and return its number; ``fields`` are what the kernel writes into ``out``."""
    REASONS[len(REASONS)] = Reason(name, rules, fields)
    return len(REASONS) - 1


DRAW_STARTER_FIRST = _reason("draw starter first", "KC-2.16")
LAY_FIRST = _reason("lay first", "KC-2.5")
DEAL_FIRST = _reason("deal first", "KC-2.13")
REFILL_FIRST = _reason("refill first", "KC-3.11", "KC-3.12")
DRAW_FIRST = _reason("draw first", "KC-3.3", "KC-3.4")
LOOK_FIRST = _reason("look first", "KC-3.9", "KC-4.4")
LOOK_FIRST_EXTRA = _reason("look first", "KC-11.9", "KC-4.4")
STARTER_SETTLED = _reason("starter settled", "KC-2.16")
NO_CHANCE_NOW = _reason("no chance now", "KC-3.3")
NO_SUCH_SEAT = _reason("no such seat", "KC-2.1", "KC-2.16", seat=STARTER, players=None)
COLOUR_LAID = _reason("colour laid", "KC-1.2", colour=COLOUR)
CARD_NOT_IN_PILE = _reason("card not in pile", "KC-13.3", card=CARD)
KIND_SEEN = _reason("kind seen", "KC-4.4", "KC-1.2", colour=COLOUR, kind=KIND)
PLAY_BEFORE_MOVING = _reason("play before moving", "KC-3.3", "KC-3.5")
MOVE_OVER = _reason("move over", "KC-3.3", "KC-11.5")
NO_EXTRA_KEY = _reason("no extra key", "KC-11.2", "KC-11.3")
CARD_PLAYED = _reason("card played", "KC-3.3", "KC-3.5")
NOT_IN_CASTLE = _reason("not in castle", "KC-2.2", "KC-2.3", "KC-2.15", tile=TILE, players=None)
OUTSIDE_ALREADY = _reason("outside already", "KC-10.5")
STANDS_THERE = _reason("stands there", "KC-3.10", tile=TILE)
OTHER_SIDE = _reason("other side", "KC-10.4", "KC-10.7", side=SIDE)
SAME_DOOR = _reason("same door", "KC-10.6", "KC-10.10", tile=TILE)
NO_PASSAGE = _reason("no passage", "KC-10.2", tile=TILE, origin=TILE)
NOT_NEXT = _reason("not next", "KC-10.1", tile=TILE, origin=TILE)
MOVE_PADLOCKED = _reason("move padlocked", "KC-4.5", "KC-6.7", tile=TILE)
MOVE_OCCUPIED = _reason("move occupied", "KC-4.5", "KC-10.3", tile=TILE)
MOVE_CLOSED = _reason("move closed", "KC-4.1", "KC-4.5", tile=TILE)
MOVE_BARRED = _reason("move barred", "KC-4.3", "KC-4.5", tile=TILE)
EXTRA_KEY_PADLOCKED = _reason("padlocked", "KC-4.6", "KC-11.4", tile=TILE)
KEY_PADLOCKED = _reason("padlocked", "KC-4.6", "KC-6.9", tile=TILE)
SAWN_FOR_GOOD = _reason("sawn for good", "KC-4.6", "KC-7.3", tile=TILE)
CHARACTER_STANDS = _reason("character stands", "KC-4.6", "KC-5.2", tile=TILE)
CARD_NOT_HELD = _reason("card not held", "KC-3.5", card=CARD)
NOBODY_AT_SIDE = _reason("nobody at side", "KC-2.6", "KC-2.7", "KC-9.1", side=SIDE)
OWN_CHARACTER = _reason("own character", "KC-9.1")
TARGET_OUTSIDE = _reason("target outside", "KC-9.1", side=SIDE)
TARGET_NETTED = _reason("target netted", "KC-9.5", side=SIDE)
PADLOCK_TWICE = _reason("padlock twice", "KC-6.5", tile=TILE)
PADLOCK_ON_BARS = _reason("padlock on bars", "KC-6.3", tile=TILE)
SAWN_ALREADY = _reason("sawn already", "KC-7.2", tile=TILE)
SAWN_AND_PADLOCKED = _reason("sawn already", "KC-7.2", "KC-7.4", tile=TILE)
BARS_CLOSED = _reason("bars closed", "KC-7.2", tile=TILE)
NO_BARS = _reason("no bars", "KC-7.2", tile=TILE)
PASSAGE_OUTSIDE = _reason("passage outside", "KC-8.1", "KC-8.5")
CROSSING_TAKEN = _reason("crossing taken", "KC-8.4")
PASSAGE_AT_BARS = _reason("passage at bars", "KC-8.3", tile=TILE)
OTHER_COLOUR = _reason("other colour", "KC-5.1", tile=TILE, door=COLOUR, card=CARD, colour=COLOUR)

# What chance has to settle in each of its phases
FIRST = (DRAW_STARTER_FIRST, LAY_FIRST, DEAL_FIRST, REFILL_FIRST, DRAW_FIRST, LOOK_FIRST, LOOK_FIRST_EXTRA)


@kernel
def why(board: Board, s: State, action: int, out: Ints) -> int:
    """Return the reason why an action is not legal, and write what its sentence speaks of."""
    phase = int64(s.phase)
    names_starter = action >= first_starter(board)
    if names_starter and phase != k.STARTING:
        return STARTER_SETTLED
    by_chance = action < k.STAY or names_starter
    if phase <= k.EXTRA_FLIPPING:
        return why_no_outcome(board, s, action, out) if by_chance else int64(FIRST[phase - k.STARTING])
    if by_chance:
        return NO_CHANCE_NOW
    block = int64(-1)
    cell = int64(0)
    if action >= block_start(board, k.BLOCKS):
        block = int64(k.BLOCKS)
        cell = int64(board.corner[(action - block_start(board, k.BLOCKS)) % int64(board.joints)])
    elif action >= k.TILES:
        block = (action - k.TILES) // int64(board.cells)
        cell = action - block_start(board, block)
    is_move = action == k.STAY or action == k.LEAVE or block == k.MOVE_BLOCK
    is_extra = action == k.DECLINE or block == k.TURN_BLOCK
    if is_move and phase == k.PLAYING:
        return PLAY_BEFORE_MOVING
    if is_move and phase == k.CHOOSING:
        return MOVE_OVER
    if is_extra and phase != k.CHOOSING:
        return NO_EXTRA_KEY
    if not is_move and not is_extra and phase != k.PLAYING:
        return CARD_PLAYED
    out[0] = cell
    out[1] = int64(s.players)
    if block >= 0 and not has(int64(board.castle[s.players]), cell):
        return NOT_IN_CASTLE
    if is_move:
        return why_no_move(board, s, action, cell, out)
    if is_extra:
        return why_not_workable(s, cell, EXTRA_KEY_PADLOCKED)
    return why_no_play(board, s, action, cell, out)


@device
def why_no_outcome(board: Board, s: State, action: int, out: Ints) -> int:
    """Return the reason why chance cannot have this outcome."""
    phase = int64(s.phase)
    if action >= first_starter(board):
        out[0] = action - first_starter(board)
        out[1] = int64(s.players)
        return NO_SUCH_SEAT
    if phase == k.LAYING and action < k.DRAW:
        out[0] = action - k.LAY
        return COLOUR_LAID
    if phase in (k.DEALING, k.DRAWING) and k.DRAW <= action < k.REFILL:
        out[0] = action - k.DRAW
        return CARD_NOT_IN_PILE
    if phase in (k.FLIPPING, k.EXTRA_FLIPPING) and action >= k.FLIP:
        out[0] = colour_of(s, int64(s.flip))
        out[1] = action - k.FLIP
        return KIND_SEEN
    return int64(FIRST[phase - k.STARTING])


@device
def why_no_move(board: Board, s: State, action: int, cell: int, out: Ints) -> int:
    """Return the reason why the character cannot move so; the tile is in ``out`` already."""
    seat = int64(s.turn)
    at = int64(s.at[seat])
    if action == k.LEAVE:
        return OUTSIDE_ALREADY
    out[1] = at
    if at == cell:
        return STANDS_THERE
    if at < 0:
        if not has(int64(board.edge[s.players, s.side[seat]]), cell):
            out[0] = int64(s.side[seat])
            return OTHER_SIDE
        if int64(s.entry[seat]) == cell:
            return SAME_DOOR
    else:
        width = int64(board.width)
        if not has(int64(board.near[at]) | passages_from(s, 1 << at, width), cell):
            is_diagonal = abs(at % width - cell % width) == 1 and abs(at // width - cell // width) == 1
            return NO_PASSAGE if is_diagonal else NOT_NEXT
    if has(int64(s.padlocked), cell):
        return MOVE_PADLOCKED
    if has(occupied(s), cell):
        return MOVE_OCCUPIED
    return MOVE_BARRED if has(int64(s.up), cell) else MOVE_CLOSED


@device
def why_not_workable(s: State, cell: int, padlocked: int) -> int:
    """Return the reason why a door cannot be turned over; ``padlocked`` is the one if a Padlock lies on it."""
    if has(int64(s.padlocked), cell):
        return padlocked
    return SAWN_FOR_GOOD if has(int64(s.sawn), cell) else CHARACTER_STANDS


@device
def why_no_play(board: Board, s: State, action: int, cell: int, out: Ints) -> int:
    """Return the reason why a card cannot be played so; the tile is in ``out`` already."""
    card = card_of(board, action)
    if int64(s.hand[s.turn, card]) <= 0:
        out[0] = card
        return CARD_NOT_HELD
    if card == k.NET:
        return why_no_net(s, action - k.CATCH, out)
    if card == k.PADLOCK:
        return PADLOCK_TWICE if has(int64(s.padlocked), cell) else PADLOCK_ON_BARS
    if card == k.HACKSAW:
        if has(int64(s.sawn), cell):
            return SAWN_AND_PADLOCKED if has(int64(s.padlocked), cell) else SAWN_ALREADY
        return NO_BARS if has(int64(s.up), cell) else BARS_CLOSED
    if card == k.PASSAGE:
        return why_no_passage(board, s, action, cell, out)
    if card < k.SKELETON and not has(int64(s.colour[card]), cell):
        out[1] = colour_of(s, cell)
        out[2] = card
        out[3] = card  # Keys come first among the cards, in the order of their colours
        return OTHER_COLOUR
    return why_not_workable(s, cell, KEY_PADLOCKED)  # a Skeleton Key takes a Padlock off instead


@device
def why_no_net(s: State, side: int, out: Ints) -> int:
    """Return the reason why no Net can be thrown at the character of a side."""
    out[0] = side
    for seat in range(int64(s.players)):
        if int64(s.side[seat]) == side:
            if seat == int64(s.turn):
                return OWN_CHARACTER
            return TARGET_OUTSIDE if int64(s.at[seat]) < 0 else TARGET_NETTED
    return NOBODY_AT_SIDE


@device
def why_no_passage(board: Board, s: State, action: int, corner: int, out: Ints) -> int:
    """Return the reason why a passage cannot be laid across the crossing at a tile's north-east."""
    if not has(int64(board.crossings[s.players]), corner):
        return PASSAGE_OUTSIDE
    if has(int64(s.rising) | int64(s.falling), corner):
        return CROSSING_TAKEN
    west, east = passage_ends(board, action - block_start(board, k.BLOCKS))
    out[0] = west if has(bare_bars(s), west) else east
    return PASSAGE_AT_BARS
