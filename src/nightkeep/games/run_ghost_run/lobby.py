"""Ghosts in the lobby: rows counted from a start side, legal places, putting down and taking away.

A place is packed into one number as in a plan entry (packing.py): level, anchor and field.
"""

from __future__ import annotations

from nightkeep.compile.kernel import device, int64, macro
from nightkeep.games.run_ghost_run import reasons as r
from nightkeep.games.run_ghost_run import state as k
from nightkeep.games.run_ghost_run.packing import FOOTPRINT, anchor_of, field_of, level_of, place_at
from nightkeep.games.run_ghost_run.places import NOTHING, carrier, carries, footprint, free_of_furniture, levels
from nightkeep.games.run_ghost_run.state import Board, State

NO_PLACE = -1
NOBODY = -1  # drafter: nobody plans, the lobby counts as it stands


# ---------------------------------------------------------------------- rows, order, figures


@device
def row_in(side: int, field: int) -> int:
    """Return the row of a field, 1 to 6, counted from a start side [RG-1.15]."""
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
    """Return the steps between two fields: column difference plus row difference [RG-6.8, RG-6.12]."""
    return abs(one // 6 - other // 6) + abs(one % 6 - other % 6)


@macro
def seat_at(s: State, place: int) -> int:
    """Return the seat at a place (from 0) of the round order [RG-4.2]."""
    # Round order: the holder of the die first, then clockwise.
    return (int64(s.first) + place) % int64(s.players)


@device
def place_of(s: State, seat: int) -> int:
    """Return the place of a seat in the round order, from 0 [RG-4.2]."""
    return (seat - int64(s.first) + int64(s.players)) % int64(s.players)


@device
def lowest(s: State, seat: int, size: int, where: int) -> int:
    """Return the ghost of a size with the lowest number among a seat's ghosts in a place, or -1 [RG-1.14]."""
    for ghost in range(k.FIRST[size], k.AFTER[size]):
        if s.ghost_where[seat, ghost] == where:
            return ghost
    return int64(-1)


# ---------------------------------------------------------------------- legal places


@macro
def fits_field(size: int, anchor: int) -> bool:
    """Return whether a ghost at this anchor lies wholly within its field [RG-1.9, RG-6.4]."""
    # Sizes 0, 1 and 2 cover 1, 2 and 3 spots along each side.
    return anchor % 3 + size < 3 and anchor // 3 + size < 3


@device
def bodies_overlap(board: Board, s: State, size: int, place: int, other_size: int, other: int) -> bool:
    """Return whether the bodies of two ghosts in one field overlap: a spot in common, and heights [RG-6.5]."""
    lying = int64(s.lying)
    low = level_of(place)
    other_low = level_of(other)
    return (
        # A footprint is nine bits, one a spot, and an anchor shifts it; heights overlap if each begins below the
        # other's top.
        (FOOTPRINT[size] << anchor_of(place)) & (FOOTPRINT[other_size] << anchor_of(other)) != 0
        and other_low < low + int64(board.height[size, lying])
        and low < other_low + int64(board.height[other_size, lying])
    )


@device
def free_of_ghosts(board: Board, s: State, size: int, place: int, drafter: int, without: int) -> bool:
    """Return whether a body overlaps no ghost that stands in the lobby [RG-6.5, RG-6.17, RG-6.19, RG-6.22].

    A seat that plans (``drafter``, or NOBODY) sees its own ghosts as they stand in its draft, and those of the other
    seats only where seats move one after another. Its ghosts in the set ``without`` do not count.
    """
    field = field_of(place)
    # The planning seat's own ghosts stand as in its draft, not as in the lobby.
    if drafter != NOBODY:
        for ghost in range(k.GHOSTS):
            if s.draft_field[ghost] == field and s.draft_where[ghost] == k.LOBBY and (without >> ghost) & 1 == 0:
                other = place_at(0, int64(s.draft_anchor[ghost]), int64(s.draft_level[ghost]))
                if bodies_overlap(board, s, size, place, k.SIZE[ghost], other):
                    return False
        # Plans in secret: other seats' ghosts do not restrict them (RG-6.19).
        if s.turns == 0:
            return True
    for seat in range(int64(s.players)):
        for ghost in range(k.GHOSTS):
            if s.ghost_field[seat, ghost] == field and s.ghost_where[seat, ghost] == k.LOBBY and seat != drafter:
                other = place_at(0, int64(s.ghost_anchor[seat, ghost]), int64(s.ghost_level[seat, ghost]))
                if bodies_overlap(board, s, size, place, k.SIZE[ghost], other):
                    return False
    return True


@device
def place_problem(board: Board, s: State, size: int, place: int, drafter: int, without: int) -> int:
    """Return why a place is not legal for a ghost of a size, or LEGAL (cf. free_of_ghosts) [RG-6.1 to RG-6.5]."""
    field = field_of(place)
    anchor = anchor_of(place)
    level = level_of(place)
    if not fits_field(size, anchor):
        return r.BAD_ANCHOR
    if carrier(board, s, size, field, anchor, level) == NOTHING:
        return r.NOT_CARRIED
    if not free_of_ghosts(board, s, size, place, drafter, without):
        return r.IN_GHOST
    return r.LEGAL if free_of_furniture(board, s, size, field, anchor, level) else r.IN_FURNITURE


@device
def is_place(board: Board, s: State, size: int, place: int) -> bool:
    """Return whether a place is legal as the lobby stands [RG-6.1]."""
    return place_problem(board, s, size, place, int64(NOBODY), int64(0)) == r.LEGAL


@device
def legal_levels(
    board: Board, s: State, size: int, field: int, anchor: int, drafter: int, without: int
) -> tuple[int, int]:
    """Return the lowest and the highest level at which a place is legal, or NO_PLACE twice."""
    low = int64(NO_PLACE)
    high = int64(NO_PLACE)
    # s.levels is a buffer in the record, since kernels allocate nothing. It is cleared again: equal positions must be
    # equal bytes.
    n = levels(board, s, size, field, anchor, s.levels)
    for i in range(n):
        level = int64(s.levels[i])
        s.levels[i] = 0
        if free_of_ghosts(board, s, size, place_at(field, anchor, level), drafter, without):
            high = level
            if low == NO_PLACE:
                low = level
    return low, high


@device
def lowest_level(board: Board, s: State, size: int, field: int, anchor: int, drafter: int, without: int) -> int:
    """Return the lowest level at which a place is legal, or NO_PLACE."""
    low = int64(NO_PLACE)
    n = levels(board, s, size, field, anchor, s.levels)
    for i in range(n):
        level = int64(s.levels[i])
        s.levels[i] = 0
        if low == NO_PLACE and free_of_ghosts(board, s, size, place_at(field, anchor, level), drafter, without):
            low = level
    return low


@device
def find_place(board: Board, s: State, size: int, field: int, wished: int) -> int:
    """Return the legal place in a field that is nearest to the wished anchor, or NO_PLACE [RG-5.15].

    Nearest anchor first, then the lowest level, then the smallest j, then the smallest i: the key has them in this
    order, from its highest bits to its lowest.
    """
    best = int64(NO_PLACE)
    best_key = int64(1) << 40
    for tried in range(10):  # the wished anchor first: where it is legal, no other has to be looked at
        anchor = wished if tried == 0 else int64(tried) - 1
        if (tried > 0 and anchor == wished) or not fits_field(size, anchor):
            continue
        # Squared distance in spots, from bit 20 on; the level (below 2048) from bit 4 on; the anchor, j * 3 + i, below
        # it.
        i = anchor % 3 - wished % 3
        j = anchor // 3 - wished // 3
        distance = (i * i + j * j) << 20
        # This anchor is farther than the best one: no level can make up for that, so furniture is not looked at.
        if distance >= best_key:
            continue
        level = lowest_level(board, s, size, field, anchor, int64(NOBODY), int64(0))
        key = distance | (level << 4) | anchor
        if level != NO_PLACE and key < best_key:
            best_key = key
            best = place_at(field, anchor, level)
    return best


@device
def box_top(board: Board, s: State, on: int) -> int:
    """Return the height of a support's top face."""
    piece = on // 8
    return int64(s.piece_z[piece]) + int64(board.top[piece, int64(s.piece_pose[piece]), on % 8])


@device
def carried_by(board: Board, s: State, size: int, field: int, anchor: int, on: int) -> bool:
    """Return whether one box still carries a whole footprint [RG-5.13, RG-6.2]."""
    return carries(board, s, on // 8, on % 8, footprint(size, field, anchor))


# ---------------------------------------------------------------------- putting down and taking away


@device
def put(board: Board, s: State, seat: int, ghost: int, place: int) -> None:
    """Put a ghost on a legal place, and note what it stands on [RG-6.2]."""
    field = field_of(place)
    anchor = anchor_of(place)
    level = level_of(place)
    s.ghost_where[seat, ghost] = k.LOBBY
    s.ghost_field[seat, ghost] = field
    s.ghost_anchor[seat, ghost] = anchor
    s.ghost_level[seat, ghost] = level
    # Noted now: when furniture moves later, the ghost goes with this box, whatever else gets under it (RG-5.13).
    s.ghost_on[seat, ghost] = carrier(board, s, k.SIZE[ghost], field, anchor, level)


@device
def take_off(s: State, seat: int, ghost: int, where: int) -> None:
    """Put a ghost to a place outside the lobby."""
    s.ghost_where[seat, ghost] = where
    # Outside the lobby all of these have one value: equal positions must be equal bytes.
    s.ghost_field[seat, ghost] = 0
    s.ghost_anchor[seat, ghost] = 0
    s.ghost_level[seat, ghost] = 0
    s.ghost_on[seat, ghost] = -1


@device
def send_back(s: State, seat: int, ghost: int) -> None:
    """Send a ghost back to the stock; with merging the bigger ghosts keep their size on the edge.

    Rules: RG-8.11, RG-11.15
    """
    # With merging a bigger ghost is made in play, so it keeps its size on the edge (RG-11.15).
    take_off(s, seat, ghost, k.EDGE if s.merging and k.SIZE[ghost] != k.SMALL else k.STOCK)
