"""Good choices where there are too many to list: furniture places, plan entries, and places for midnight cards.

The lists are bounded (MOST), the same for the same position, and never empty:

- a piece: put back as it was; where it stands, over and under (if that is not the same); upright on nine spread
  points, in its present turn and a quarter further; in its other poses where it stands. What would stick out is fitted
  (RG-2.15), and what would leave a ghost no place in its field is left out.
- a plan entry: ``done``; and for each ghost that may move, in the order of ghosts from the one last moved on (plans
  that differ only in their order are so entered once): leaving; from beside the board every door of the start side,
  one field deep and as deep as three; in the lobby up to three fields ahead, and to both sides of the farthest; the
  spots tried in a field differ from ghost to ghost, the floor (also under furniture) before the highest surface. With
  merging also every possible partner in those fields and in the ghost's own, and every size to take back.
- for Tag and Big brother: for each anchor the lowest and the highest level that is legal.
"""

from __future__ import annotations

from nightkeep.compile.kernel import device, int64, macro
from nightkeep.games.run_ghost_run import packing as p
from nightkeep.games.run_ghost_run import reasons as r
from nightkeep.games.run_ghost_run import state as k
from nightkeep.games.run_ghost_run.answers import big_brother, right_of
from nightkeep.games.run_ghost_run.furniture import (
    all_places,
    changed_piece,
    crowded_by,
    move_piece,
    packed_order,
    restack,
    restore_all,
)
from nightkeep.games.run_ghost_run.geometry import drop, fit, settle
from nightkeep.games.run_ghost_run.lobby import (
    NO_PLACE,
    NOBODY,
    field_in,
    fits_field,
    legal_levels,
    lowest_level,
    place_problem,
    row_in,
)
from nightkeep.games.run_ghost_run.merging import merged_size, partner_problem
from nightkeep.games.run_ghost_run.packing import action_of, entry_of, field_of, ghost_of, place_at, placing_of
from nightkeep.games.run_ghost_run.plans import cost_of, mover_problem, take_back_problem
from nightkeep.games.run_ghost_run.putting_back import NO_GHOST, crowded_out
from nightkeep.games.run_ghost_run.state import Board, State
from nightkeep.rules.record import Ints

MOST = 128  # no list is longer
POINTS = (120, 300, 480)  # x and y of the nine points
TRIED = (3, 2, 1)  # spots tried in a field, by size
DEPTH = 3
PLACE_MASK = (1 << p.PIECE) - 1  # of an action's place: x, y, turn and pose
WITHOUT_GHOSTS = -2  # offer_over()


@macro
def offer(out: Ints, n: int, skip: int, code: int) -> int:
    """Add a candidate, and return how many there are; those before ``skip`` and beyond the room are only counted."""
    # ``skip`` lets a caller page through more candidates than the buffer holds; the count is always of all.
    if n >= skip and n - skip < out.shape[0]:
        out[n - skip] = code
    return n + 1


@device
def offer_candidates(board: Board, s: State, seat: int, out: Ints) -> int:
    """Write the candidates of a phase with too many choices, and return how many there are."""
    phase = int64(s.phase)
    if phase == k.PLANNING:
        return offer_entries(board, s, seat, out, int64(0))
    if phase == k.PLACING:
        return offer_placings(board, s, int64(s.taken), out)
    if phase == k.FURNISHING:
        return offer_furnishing(board, s, out)
    return offer_tags(board, s, seat, out) if phase == k.TAGGING else offer_brothers(board, s, seat, out)


# ---------------------------------------------------------------------- furniture


@device
def offer_placings(board: Board, s: State, piece: int, out: Ints) -> int:
    """Write places for a piece that stands in the lobby [RG-5.7 to RG-5.9, RG-5.12]."""
    # Candidates are tried on the position itself, which restore_all puts back at the end.
    before = all_places(s)
    order = packed_order(s)
    x = int64(s.piece_x[piece])
    y = int64(s.piece_y[piece])
    turn = int64(s.piece_turn[piece])
    pose = int64(s.piece_pose[piece])
    # At the top already, "over" where it stands would be the same as putting it back; at the bottom, so would "under".
    first = s.order[0] == piece
    last = s.order[k.PIECES - 1] == piece
    under = placing_of(piece, pose, x, y, turn, int64(1))
    # Under the others every height may change, so this one is tested in full (crowded_by) before the pieces are
    # restacked.
    fits_under = not first and crowded_by(board, s, under) == NO_GHOST
    out[0] = action_of(p.SET_BACK, piece)
    n = int64(1)
    # Wherever the piece is put over the others, these then stand as they stand without it.
    restack(s, piece, int64(0))
    settle(board, s)
    # If no other piece changed its height, crowded_out compares the ghosts with this piece alone.
    changed = changed_piece(s, piece, before)
    if not last:
        n = offer_over(board, s, placing_of(piece, pose, x, y, turn, int64(0)), changed, out, n)
    if fits_under:
        out[n] = action_of(p.PLACE, under)
        n += 1
    # In its present turn, and a quarter further.
    for quarter in range(2):
        upright = placing_of(piece, k.UP, 0, 0, (turn + 90 * quarter) % 360, 0)
        n = offer_points(board, s, upright, before[piece], changed, out, n)
    # Its other poses, where it stands, fitted into the lobby.
    for other in range(1, 6):
        if other != pose:
            at = fit(board, piece, int64(other), x, y, turn)
            placing = placing_of(piece, other, at // 1024, at % 1024, turn, int64(0))
            n = offer_over(board, s, placing, changed, out, n)
    restore_all(s, before, order)
    return n


@device
def offer_over(board: Board, s: State, placing: int, changed: int, out: Ints, n: int) -> int:
    """Add a place over the others, if every ghost keeps a place in its field [RG-5.12].

    The piece already is the last of the stacking order; it is left standing there. ``changed``: what has changed by
    that, as for :func:`crowded_out`; WITHOUT_GHOSTS if no ghost is in the lobby yet.
    """
    if changed != WITHOUT_GHOSTS:
        move_piece(s, placing)
        drop(board, s, int64(k.PIECES - 1))
        if crowded_out(board, s, changed) != NO_GHOST:
            return n
    out[n] = action_of(p.PLACE, placing)
    return n + 1


@device
def offer_points(board: Board, s: State, upright: int, stood: int, changed: int, out: Ints, n: int) -> int:
    """Add the nine points for an upright piece (with its turn), except where it stood so (see :func:`packed_place`)."""
    piece = (upright >> p.PIECE) & p.PIECE_MASK
    turn = (upright >> p.TURN) & p.TURN_MASK
    for point in range(9):
        at = fit(board, piece, int64(k.UP), int64(POINTS[point % 3]), int64(POINTS[point // 3]), turn)
        placing = placing_of(piece, k.UP, at // 1024, at % 1024, turn, 0)
        # Equal in x, y, turn and pose: that is putting it back, which is in the list already.
        if (placing ^ stood) & PLACE_MASK != 0:
            n = offer_over(board, s, placing, changed, out, n)
    return n


@device
def offer_furnishing(board: Board, s: State, out: Ints) -> int:
    """Write each piece not yet placed, upright on the nine points [RG-3.4]."""
    n = int64(0)
    for piece in range(k.PIECES):
        if s.piece_pose[piece] < 0:
            upright = placing_of(piece, k.UP, 0, 0, 90 * (piece % 2), 0)
            n = offer_points(board, s, upright, int64(-1), int64(WITHOUT_GHOSTS), out, n)
    return n


# ---------------------------------------------------------------------- plan entries


@device
def offer_entries(board: Board, s: State, seat: int, out: Ints, skip: int) -> int:
    """Write ``done``, and entries that may be added to the plan as it stands [RG-6.17]."""
    if s.draft_left < 0:  # fogged: these are not the asking seat's choices
        return int64(0)
    n = offer(out, int64(0), skip, action_of(p.DONE, 0))
    if s.merging:
        for size in range(k.SMALL, k.LARGE + 1):
            for ghost in range(k.FIRST[size], k.AFTER[size]):
                if take_back_problem(s, int64(ghost)) == r.LEGAL:
                    n = offer(out, n, skip, action_of(p.ENTER, entry_of(p.TAKE_BACK, ghost, 0, 0, 0, 0)))
    if s.draft_left == 0:
        return n
    # Ghosts are moved in ascending order, so that a set of movements is entered in one order only. A ghost taken back
    # may have any number: after that, all may move.
    first = int64(0)
    if s.draft_took == 0:
        for ghost in range(k.GHOSTS):
            if (int64(s.draft_moved) >> ghost) & 1:
                first = int64(ghost) + 1
    for ghost in range(first, k.GHOSTS):
        if mover_problem(s, seat, int64(ghost)) != r.LEGAL:
            continue
        leave = entry_of(p.LEAVE, ghost, 0, 0, 0, 0)
        came_in = (int64(s.came_in[seat]) >> ghost) & 1  # RG-6.11
        if s.draft_where[ghost] == k.LOBBY and came_in == 0 and cost_of(s, seat, leave) <= s.draft_left:
            n = offer(out, n, skip, action_of(p.ENTER, leave))
        # Twelve fields to try; target_field says which, and -1 for those that are out of reach.
        for target in range(2 * 6):
            field = target_field(s, seat, int64(ghost), int64(target))
            if field >= 0:
                n = offer_spot(board, s, seat, entry_of(p.MOVE, ghost, 0, field, 0, 0), out, n, skip)
    return n


@device
def target_field(s: State, seat: int, ghost: int, target: int) -> int:
    """Return one of the fields to try, or -1 [RG-6.7, RG-6.8].

    Those are, behind each door, one field deep and as deep as it goes up to three; from the lobby straight ahead,
    beside the farthest field ahead, and (to merge) where the ghost is.
    """
    side = int64(s.start[seat])
    left = int64(s.draft_left)
    if s.draft_where[ghost] != k.LOBBY:
        # From outside: by each of the six doors, the field behind it and one as deep as the points allow.
        row = int64(1) if target % 2 == 0 else min(left, DEPTH)
        return field_in(side, row, target // 2) if target % 2 == 0 or row > 1 else int64(-1)
    # From the lobby, by ``target`` (the ghost at G moves up, with three points or more; 3 and 4 need one more):
    #
    #   3 2 4
    #     1
    #     0
    #     G       5: G's own field, only to merge
    here = int64(s.draft_field[ghost])
    row = row_in(side, here)
    along = here % 6 if side % 2 == 0 else here // 6
    far = min(min(left, DEPTH), 6 - row)
    if target < DEPTH:
        return field_in(side, row + target + 1, along) if target < far else int64(-1)
    if target < DEPTH + 2:
        aside = along - 1 if target == DEPTH else along + 1
        return field_in(side, row + far, aside) if 0 <= aside < 6 and far + 1 <= left else int64(-1)
    return here if target == DEPTH + 2 and s.merging and left >= 2 else int64(-1)


@device
def offer_spot(board: Board, s: State, seat: int, move: int, out: Ints, n: int, skip: int) -> int:
    """Add one place for a movement into a field (an entry without a place), or the mergings that are due there."""
    ghost = ghost_of(move)
    field = field_of(move)
    before = n
    if s.merging:
        n = offer_partners(board, s, seat, move, out, n, skip)
        # Where a merging is possible it is obligatory (RG-11.7). Moving within the own field is only offered to merge.
        if n > before or (s.draft_field[ghost] == field and s.draft_where[ghost] == k.LOBBY):
            return n
    size = k.SIZE[ghost]
    tried = int64(0)
    step = int64(0)
    while step < 9 and tried < TRIED[size]:
        # 4 and 9 share no factor, so the nine steps meet every anchor, not neighbours in a row. Field and ghost shift
        # the start, so that ghosts spread over the spots.
        anchor = (field + ghost + 4 * step) % 9
        step += 1
        if not fits_field(size, anchor):
            continue
        tried += 1
        entry = move | place_at(0, anchor, 0)
        # The floor first, then the highest surface at this anchor.
        if place_problem(board, s, size, entry, seat, 1 << ghost) == r.LEGAL:
            return offer(out, n, skip, action_of(p.ENTER, entry))
        _, level = legal_levels(board, s, size, field, anchor, seat, 1 << ghost)
        if level != NO_PLACE:
            return offer(out, n, skip, action_of(p.ENTER, entry | level))
    return n


@device
def offer_partners(board: Board, s: State, seat: int, move: int, out: Ints, n: int, skip: int) -> int:
    """Add each partner in a field, with the result at the first place that is legal [RG-11.7, RG-11.12]."""
    ghost = ghost_of(move)
    field = field_of(move)
    for partner in range(k.GHOSTS):
        # One entry for each partner, at the first anchor where the bigger ghost fits; the two that merge make room for
        # it.
        if s.draft_field[partner] != field or partner_problem(s, ghost, int64(partner), field) != r.LEGAL:
            continue
        size = merged_size(k.SIZE[ghost], k.SIZE[partner])
        without = (1 << ghost) | (1 << partner)
        for anchor in range(9):
            if not fits_field(size, anchor):
                continue
            level = lowest_level(board, s, size, field, int64(anchor), seat, without)
            if level != NO_PLACE:
                entry = entry_of(p.MERGE, ghost, partner, field, anchor, level)
                n = offer(out, n, skip, action_of(p.ENTER, entry))
                break
    return n


# ---------------------------------------------------------------------- midnight cards


@device
def offer_tags(board: Board, s: State, seat: int, out: Ints) -> int:
    """Write the neighbour's small ghosts in the lobby; if there are none, places in row 3 [RG-10.17, RG-10.18]."""
    n = int64(0)
    other = right_of(s, seat)
    for ghost in range(k.FIRST[k.SMALL], k.AFTER[k.SMALL]):
        if s.ghost_where[other, ghost] == k.LOBBY:
            out[n] = action_of(p.SWAP, entry_of(0, ghost, 0, 0, 0, 0))
            n += 1
    if n > 0:
        return n
    for along in range(6):
        field = field_in(int64(s.start[seat]), int64(3), int64(along))
        n = offer_places(board, s, int64(k.SMALL), action_of(p.BRING, place_at(field, 0, 0)), out, n)
    return n


@device
def offer_brothers(board: Board, s: State, seat: int, out: Ints) -> int:
    """Write each ghost that can be replaced, with places of the bigger one [RG-10.24, RG-10.25]."""
    n = int64(0)
    for ghost in range(k.FIRST[k.MEDIUM], k.AFTER[k.SMALL]):
        if big_brother(s, seat, int64(ghost)) >= 0:
            # The ghost that is replaced does not count as in the way (RG-10.25), so it is taken out for the search.
            s.ghost_where[seat, ghost] = k.LIFTED
            start = action_of(p.GROW, entry_of(0, ghost, 0, s.ghost_field[seat, ghost], 0, 0))
            n = offer_places(board, s, k.SIZE[ghost] + 1, start, out, n)
            s.ghost_where[seat, ghost] = k.LOBBY
    return n


@device
def offer_places(board: Board, s: State, size: int, start: int, out: Ints, n: int) -> int:
    """Add for each anchor of a field the lowest and the highest legal level to an action that lacks only these."""
    for anchor in range(9):
        if not fits_field(size, anchor):
            continue
        low, high = legal_levels(board, s, size, field_of(start), int64(anchor), int64(NOBODY), int64(0))
        if low != NO_PLACE:
            out[n] = start | place_at(0, anchor, low)
            n += 1
        if high != low:
            out[n] = start | place_at(0, anchor, high)
            n += 1
    return n
