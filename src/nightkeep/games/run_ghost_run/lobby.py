"""Ghosts in the lobby: rows, legal places, and how ghosts are put back."""

from __future__ import annotations

from nightkeep.compile.kernel import Log, device, emit, int64, macro
from nightkeep.games.run_ghost_run import events as e
from nightkeep.games.run_ghost_run import state as k
from nightkeep.games.run_ghost_run.packing import ANCHOR_MASK, FOOTPRINT, LEVEL_MASK, SPOTS
from nightkeep.games.run_ghost_run.places import (
    carrier,
    carries,
    free_of_furniture,
    free_of_piece,
    levels,
    middle_x,
    middle_y,
)
from nightkeep.games.run_ghost_run.state import Board, State

NO_PLACE = -1
NO_GHOST = -1
ALL_PIECES = -1
PLACE_SHIFT = 11  # a place found: anchor, then level, in bits
NOTED = 1 << 20  # marks a place in ``seen`` while crowded_out() tries others


# ---------------------------------------------------------------------- rows, order, figures


@device
def row_in(side: int, field: int) -> int:
    """Return the row of a field, 1 to 6, counted from a start side. [RG-1.15]"""
    if side == k.SOUTH:
        return field // 6 + 1
    if side == k.NORTH:
        return 6 - field // 6
    if side == k.WEST:
        return field % 6 + 1
    return 6 - field % 6


@device
def field_in(side: int, row: int, along: int) -> int:
    """Return the field of a row counted from a start side.

    ``along`` is its column (S, N) or its row number (W, E) less 1.
    """
    if side == k.SOUTH:
        return (row - 1) * 6 + along
    if side == k.NORTH:
        return (6 - row) * 6 + along
    if side == k.WEST:
        return along * 6 + row - 1
    return along * 6 + 6 - row


@device
def steps_between(one: int, other: int) -> int:
    """Return the steps between two fields: column difference plus row difference. [RG-6.8, RG-6.12]"""
    return abs(one // 6 - other // 6) + abs(one % 6 - other % 6)


@macro
def seat_at(s: State, place: int) -> int:
    """Return the seat at a place (from 0) of the round order. [RG-4.2]"""
    return (int64(s.first) + place) % int64(s.players)


@device
def lowest(s: State, seat: int, size: int, where: int) -> int:
    """Return the ghost of a size with the lowest number among a seat's ghosts in a place, or -1. [RG-1.14]"""
    for ghost in range(k.FIRST[size], k.AFTER[size]):
        if s.ghost_where[seat, ghost] == where:
            return ghost
    return int64(-1)


# ---------------------------------------------------------------------- legal places


@macro
def fits_field(size: int, anchor: int) -> bool:
    """Return whether a ghost at this anchor lies wholly within its field. [RG-1.9, RG-6.4]"""
    return anchor % 3 + SPOTS[size] <= 3 and anchor // 3 + SPOTS[size] <= 3


@device
def free_of_ghosts(board: Board, s: State, size: int, field: int, anchor: int, level: int) -> bool:
    """Return whether the body overlaps no ghost that stands in the lobby. [RG-6.5]"""
    spots = FOOTPRINT[size] << anchor
    lying = int64(s.lying)
    top = level + int64(board.height[size, lying])
    for seat in range(int64(s.players)):
        for ghost in range(k.GHOSTS):
            if s.ghost_field[seat, ghost] != field or s.ghost_where[seat, ghost] != k.LOBBY:
                continue
            if (FOOTPRINT[k.SIZE[ghost]] << int64(s.ghost_anchor[seat, ghost])) & spots == 0:
                continue
            low = int64(s.ghost_level[seat, ghost])
            if low < top and level < low + int64(board.height[k.SIZE[ghost], lying]):
                return False
    return True


@device
def is_place(board: Board, s: State, size: int, field: int, anchor: int, level: int) -> bool:
    """Return whether a place is legal: carried, free of furniture and free of the ghosts that stand. [RG-6.1]"""
    lying = int64(s.lying)
    return (
        fits_field(size, anchor)
        and carrier(board, s, size, lying, field, anchor, level) != -2
        and free_of_ghosts(board, s, size, field, anchor, level)
        and free_of_furniture(board, s, size, lying, field, anchor, level)
    )


@device
def lowest_level(board: Board, s: State, size: int, field: int, anchor: int) -> int:
    """Return the lowest level at which the place is legal, or NO_PLACE."""
    found = int64(NO_PLACE)
    n = levels(board, s, size, int64(s.lying), field, anchor, s.levels)
    for i in range(n):
        level = int64(s.levels[i])
        if found == NO_PLACE and free_of_ghosts(board, s, size, field, anchor, level):
            found = level
        s.levels[i] = 0
    return found


@device
def find_place(board: Board, s: State, size: int, field: int, wished: int) -> int:
    """Return the place in a field nearest to the wished anchor, packed as anchor and level.

    NO_PLACE if there is none. Nearest anchor first, then the lowest level, then the smallest j, then the smallest i.

    Rules: RG-5.15
    """
    best = int64(NO_PLACE)
    best_key = int64(1) << 40
    for tried in range(10):  # the wished anchor first: where it is legal, no other has to be looked at
        anchor = wished if tried == 0 else int64(tried) - 1
        if (tried > 0 and anchor == wished) or not fits_field(size, anchor):
            continue
        i = anchor % 3 - wished % 3
        j = anchor // 3 - wished // 3
        distance = (i * i + j * j) << 20
        if distance >= best_key:
            continue
        level = lowest_level(board, s, size, field, anchor)
        if level == NO_PLACE:
            continue
        key = distance | (level << 4) | anchor
        if key < best_key:
            best_key = key
            best = (anchor << PLACE_SHIFT) | level
    return best


@device
def box_top(board: Board, s: State, on: int) -> int:
    """Return the height of a support's top face."""
    piece = on // 8
    return int64(s.piece_z[piece]) + int64(board.top[piece, int64(s.piece_pose[piece]), on % 8])


@device
def carried_by(board: Board, s: State, size: int, field: int, anchor: int, on: int) -> bool:
    """Return whether one box still carries a whole footprint. [RG-5.13, RG-6.2]"""
    x = middle_x(board, size, field, anchor)
    y = middle_y(board, size, field, anchor)
    return carries(board, s, on // 8, on % 8, x, y, int64(board.spots[size]) * 100)


# ---------------------------------------------------------------------- putting down and taking away


@device
def put(board: Board, s: State, seat: int, ghost: int, field: int, anchor: int, level: int) -> None:
    """Put a ghost on a legal place, and note what it stands on. [RG-6.2]"""
    s.ghost_where[seat, ghost] = k.LOBBY
    s.ghost_field[seat, ghost] = field
    s.ghost_anchor[seat, ghost] = anchor
    s.ghost_level[seat, ghost] = level
    s.ghost_on[seat, ghost] = carrier(board, s, k.SIZE[ghost], int64(s.lying), field, anchor, level)


@device
def take_off(s: State, seat: int, ghost: int, where: int) -> None:
    """Put a ghost to a place outside the lobby."""
    s.ghost_where[seat, ghost] = where
    s.ghost_field[seat, ghost] = 0
    s.ghost_anchor[seat, ghost] = 0
    s.ghost_level[seat, ghost] = 0
    s.ghost_on[seat, ghost] = -1


@device
def send_back(s: State, seat: int, ghost: int) -> None:
    """Send a ghost back to the stock; with merging the bigger ghosts keep their size on the edge.

    Rules: RG-8.11, RG-11.15
    """
    take_off(s, seat, ghost, k.EDGE if s.merging and k.SIZE[ghost] != k.SMALL else k.STOCK)


@device
def put_near(board: Board, s: State, seat: int, ghost: int, field: int, wished: int, log: Log) -> None:
    """Put a ghost into the field, else into the nearest other one, else back beside the start side.

    Rules: RG-5.15 to RG-5.17, RG-6.21
    """
    size = k.SIZE[ghost]
    side = int64(s.start[seat])
    place = int64(NO_PLACE)
    best = int64(-1)
    for tried in range(11 * 6 * k.FIELDS):  # by distance, then by row of the owner, then by column, then by row number
        distance = tried // (6 * k.FIELDS)
        row = tried // k.FIELDS % 6 + 1
        other = tried % 6 * 6 + tried % k.FIELDS // 6
        if steps_between(field, other) == distance and row_in(side, other) == row:
            place = find_place(board, s, size, other, wished)
            if place != NO_PLACE:
                best = other
                break
    if best < 0:
        send_back(s, seat, ghost)
        if log is not None:
            emit(log, e.SENT_BACK, seat, ghost)
        return
    anchor = place >> PLACE_SHIFT
    level = place & ((1 << PLACE_SHIFT) - 1)
    put(board, s, seat, ghost, best, anchor, level)
    if log is not None:
        emit(log, e.PUT_BACK, seat, ghost, best, anchor, level)


@device
def kept_level(board: Board, s: State, seat: int, ghost: int, piece: int) -> int:
    """Return the level at which a ghost keeps its place after a change, or NO_PLACE. [RG-5.13]

    ``piece``: the only piece whose place or height has changed, or ALL_PIECES.
    """
    size = k.SIZE[ghost]
    field = int64(s.ghost_field[seat, ghost])
    anchor = int64(s.ghost_anchor[seat, ghost])
    on = int64(s.ghost_on[seat, ghost])
    level = int64(0)
    if piece != ALL_PIECES and on // 8 != piece:  # what it stands on is as it was
        level = int64(s.ghost_level[seat, ghost])
        x = middle_x(board, size, field, anchor)
        y = middle_y(board, size, field, anchor)
        head = level + int64(board.height[size, int64(s.lying)])
        stays = free_of_piece(board, s, piece, x, y, int64(board.spots[size]) * 100, level, head)
        return level if stays else int64(NO_PLACE)
    if on >= 0:
        level = box_top(board, s, on)
        if not carried_by(board, s, size, field, anchor, on):
            return int64(NO_PLACE)
    return level if free_of_furniture(board, s, size, int64(s.lying), field, anchor, level) else int64(NO_PLACE)


@device
def put_ghosts_back(board: Board, s: State, log: Log) -> None:
    """Put ghosts back after a change of furniture or of bodies.

    Those that can stay do; the others are lifted and put back one after another.

    Rules: RG-5.13, RG-5.14, RG-10.9
    """
    lifted = int64(0)
    for seat in range(int64(s.players)):
        for ghost in range(k.GHOSTS):
            if s.ghost_where[seat, ghost] != k.LOBBY:
                continue
            level = kept_level(board, s, seat, ghost, int64(ALL_PIECES))
            if level != NO_PLACE:
                s.ghost_level[seat, ghost] = level
            else:
                s.ghost_where[seat, ghost] = k.LIFTED
                lifted += 1
    if lifted == 0:
        return
    for place in range(int64(s.players)):
        seat = seat_at(s, place)
        for ghost in range(k.GHOSTS):
            if s.ghost_where[seat, ghost] == k.LIFTED:
                field = int64(s.ghost_field[seat, ghost])
                put_near(board, s, seat, ghost, field, int64(s.ghost_anchor[seat, ghost]), log)


# ---------------------------------------------------------------------- whether every ghost finds room


@device
def crowded_out(board: Board, s: State, piece: int) -> int:
    """Return the first ghost that the furniture as it stands now leaves no place in its field, or NO_GHOST.

    Ghosts are tried in the order of putting back (RG-5.14) from where they stood before the furniture changed, and
    stand there again afterwards. ``piece``: the only piece whose place or height has changed, or ALL_PIECES. A ghost
    is returned as seat * GHOSTS + ghost.

    Rules: RG-5.12
    """
    noted = int64(0)
    for seat in range(int64(s.players)):
        for ghost in range(k.GHOSTS):
            if s.ghost_where[seat, ghost] != k.LOBBY:
                continue
            level = kept_level(board, s, seat, ghost, piece)
            stood = int64(s.ghost_level[seat, ghost])
            if level == stood:
                continue
            noted += 1
            s.seen[seat, ghost] = NOTED | (int64(s.ghost_anchor[seat, ghost]) << PLACE_SHIFT) | stood
            if level == NO_PLACE:
                s.ghost_where[seat, ghost] = k.LIFTED
            else:
                s.ghost_level[seat, ghost] = level
    if noted == 0:
        return int64(NO_GHOST)
    found = int64(NO_GHOST)
    for place in range(int64(s.players)):
        seat = seat_at(s, place)
        for ghost in range(k.GHOSTS):
            if s.ghost_where[seat, ghost] != k.LIFTED or found != NO_GHOST:
                continue
            field = int64(s.ghost_field[seat, ghost])
            at = find_place(board, s, k.SIZE[ghost], field, int64(s.ghost_anchor[seat, ghost]))
            if at == NO_PLACE:
                found = seat * k.GHOSTS + ghost
            else:
                s.ghost_where[seat, ghost] = k.LOBBY
                s.ghost_anchor[seat, ghost] = at >> PLACE_SHIFT
                s.ghost_level[seat, ghost] = at & LEVEL_MASK
    for seat in range(int64(s.players)):
        for ghost in range(k.GHOSTS):
            note = int64(s.seen[seat, ghost])
            if note != 0:
                s.seen[seat, ghost] = 0
                s.ghost_where[seat, ghost] = k.LOBBY
                s.ghost_anchor[seat, ghost] = (note >> PLACE_SHIFT) & ANCHOR_MASK
                s.ghost_level[seat, ghost] = note & LEVEL_MASK
    return found
