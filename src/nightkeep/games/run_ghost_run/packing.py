"""Actions as whole numbers: a kind, and what belongs to it packed into bits.

Every action has one number: bits that a kind does not use are 0.
"""

from __future__ import annotations

from nightkeep.compile.kernel import device, int64, macro
from nightkeep.games.run_ghost_run.state import (
    ARRANGEMENTS,
    CARDS,
    DOORS,
    FIELDS,
    GHOSTS,
    MIDNIGHT_CARDS,
    PIECES,
    SEATS,
)

KIND = 40  # the first bit of the kind

# Kinds. Of chance: arrangement, first door, midnight card, movement card, die, and the last: the first seat.
(ARRANGE, HANG, STRIKE, DRAW, ROLL, TAKE, PLACE, ENTER, DONE, SIDE, SWAP, BRING, GROW, SET_BACK, DRAW_SEAT) = range(15)

# By kind: how many payloads there are; 0 for the kinds made of several parts
PAYLOADS = (ARRANGEMENTS, DOORS, MIDNIGHT_CARDS, CARDS, 7, PIECES + 1, 0, 0, 1, 4, 0, 0, 0, PIECES, SEATS)

# Sorts of plan entries
MOVE, LEAVE, MERGE, TAKE_BACK = range(4)

# An entry (also what Bring and Grow use): level, anchor, field, ghost, partner, sort
ANCHOR, FIELD, GHOST, PARTNER, SORT, ENTRY_END = 11, 15, 21, 24, 27, 29
LEVEL_MASK, ANCHOR_MASK, FIELD_MASK, GHOST_MASK, SORT_MASK = 2047, 15, 63, 7, 3

# A place of a piece: x, y, turn, pose, piece, under
Y, TURN, POSE, PIECE, UNDER, PLACE_END = 10, 20, 29, 32, 35, 36
X_MASK, TURN_MASK, POSE_MASK, PIECE_MASK = 1023, 511, 7, 7

NOTHING = PIECES  # Take: no piece
FOOTPRINT = (1, 0b11011, 0b111111111)  # the spots of a small, medium or large ghost at anchor 0


@macro
def action_of(kind: int, payload: int) -> int:
    """Return the number of an action of a kind."""
    return (int64(kind) << KIND) | int64(payload)


@macro
def entry_of(sort: int, ghost: int, partner: int, field: int, anchor: int, level: int) -> int:
    """Return a plan entry; what its sort does not use is 0."""
    return (
        (int64(sort) << SORT)
        | (int64(partner) << PARTNER)
        | (int64(ghost) << GHOST)
        | (int64(field) << FIELD)
        | (int64(anchor) << ANCHOR)
        | int64(level)
    )


@macro
def place_at(field: int, anchor: int, level: int) -> int:
    """Return a place of a ghost: an entry without anything else."""
    return (int64(field) << FIELD) | (int64(anchor) << ANCHOR) | int64(level)


@macro
def placing_of(piece: int, pose: int, x: int, y: int, turn: int, under: int) -> int:
    """Return a piece's place."""
    return (
        (int64(under) << UNDER)
        | (int64(piece) << PIECE)
        | (int64(pose) << POSE)
        | (int64(turn) << TURN)
        | (int64(y) << Y)
        | int64(x)
    )


@macro
def level_of(entry: int) -> int:
    """Return the level of an entry."""
    return entry & LEVEL_MASK


@macro
def anchor_of(entry: int) -> int:
    """Return the anchor of an entry."""
    return (entry >> ANCHOR) & ANCHOR_MASK


@macro
def field_of(entry: int) -> int:
    """Return the field of an entry."""
    return (entry >> FIELD) & FIELD_MASK


@macro
def ghost_of(entry: int) -> int:
    """Return the ghost of an entry."""
    return (entry >> GHOST) & GHOST_MASK


@macro
def partner_of(entry: int) -> int:
    """Return the partner of an entry."""
    return (entry >> PARTNER) & GHOST_MASK


@macro
def sort_of(entry: int) -> int:
    """Return the sort of an entry."""
    return (entry >> SORT) & SORT_MASK


@device
def has_form(code: int) -> bool:
    """Return whether a number is an action of this game at all, at any time."""
    kind = code >> KIND
    payload = code & ((int64(1) << KIND) - 1)
    if code < 0 or kind > DRAW_SEAT:
        return False
    if PAYLOADS[kind] > 0:
        return payload < PAYLOADS[kind] and (kind != ROLL or payload > 0)
    if kind == PLACE:
        return (
            (payload >> PLACE_END) == 0
            and (payload & X_MASK) <= 600
            and ((payload >> Y) & X_MASK) <= 600
            and ((payload >> TURN) & TURN_MASK) < 360
            and ((payload >> POSE) & POSE_MASK) < 6
            and ((payload >> PIECE) & PIECE_MASK) < PIECES
        )
    return entry_has_form(kind, payload)


@device
def entry_has_form(kind: int, payload: int) -> bool:
    """Return whether a number is an action of the kinds that name a ghost, a place, or both."""
    if (payload >> ENTRY_END) != 0:
        return False
    ghost = ghost_of(payload)
    partner = partner_of(payload)
    sort = sort_of(payload)
    place = payload & ((int64(1) << GHOST) - 1)
    if ghost >= GHOSTS or partner >= GHOSTS or field_of(payload) >= FIELDS or anchor_of(payload) >= 9:
        return False
    if kind == ENTER:
        if sort in (LEAVE, TAKE_BACK):
            return partner == 0 and place == 0
        return sort == MERGE or partner == 0
    if sort != 0 or partner != 0:
        return False
    if kind == SWAP:
        return place == 0
    return kind == GROW or ghost == 0
