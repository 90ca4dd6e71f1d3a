"""Putting ghosts back after furniture or bodies have changed, and whether every ghost would find room."""

from __future__ import annotations

from nightkeep.compile.kernel import Log, device, emit, int64
from nightkeep.games.run_ghost_run import events as e
from nightkeep.games.run_ghost_run import state as k
from nightkeep.games.run_ghost_run.lobby import (
    NO_PLACE,
    box_top,
    carried_by,
    find_place,
    put,
    row_in,
    seat_at,
    send_back,
    steps_between,
)
from nightkeep.games.run_ghost_run.packing import anchor_of, level_of, place_at
from nightkeep.games.run_ghost_run.places import footprint, free_of_furniture, free_of_piece
from nightkeep.games.run_ghost_run.state import Board, State

NO_GHOST = -1
ALL_PIECES = -1
NOTED = 1 << 20  # marks a place in ``seen`` while crowded_out() tries others


@device
def put_near(board: Board, s: State, seat: int, ghost: int, field: int, wished: int, log: Log) -> None:
    """Put a ghost into the field, else into the nearest other one, else back beside the start side.

    Rules: RG-5.15 to RG-5.17, RG-6.21
    """
    side = int64(s.start[seat])
    for tried in range(11 * 6 * k.FIELDS):  # by distance, then by row of the owner, then by column, then by row number
        distance = tried // (6 * k.FIELDS)
        row = tried // k.FIELDS % 6 + 1
        other = tried % 6 * 6 + tried % k.FIELDS // 6
        if steps_between(field, other) == distance and row_in(side, other) == row:
            place = find_place(board, s, k.SIZE[ghost], other, wished)
            if place != NO_PLACE:
                put(board, s, seat, ghost, place)
                emit(log, e.PUT_BACK, seat, ghost, other, anchor_of(place), level_of(place))
                return
    send_back(s, seat, ghost)
    emit(log, e.SENT_BACK, seat, ghost)


@device
def kept_level(board: Board, s: State, seat: int, ghost: int, piece: int) -> int:
    """Return the level at which a ghost keeps its place after a change, or NO_PLACE [RG-5.13].

    ``piece``: the only piece whose place or height has changed, or ALL_PIECES.
    """
    size = k.SIZE[ghost]
    field = int64(s.ghost_field[seat, ghost])
    anchor = int64(s.ghost_anchor[seat, ghost])
    on = int64(s.ghost_on[seat, ghost])
    level = int64(0)
    # ``on`` is piece * 8 + box, or -1 for the floor (and -1 // 8 is no piece).
    if piece != ALL_PIECES and on // 8 != piece:  # what it stands on is as it was
        level = int64(s.ghost_level[seat, ghost])
        foot = footprint(size, field, anchor)
        head = level + int64(board.height[size, int64(s.lying)])
        return level if free_of_piece(board, s, piece, foot, level, head) else int64(NO_PLACE)
    # It stands on the changed piece: it stays on its box, at the box's new height, if that still carries it.
    if on >= 0:
        level = box_top(board, s, on)
        if not carried_by(board, s, size, field, anchor, on):
            return int64(NO_PLACE)
    return level if free_of_furniture(board, s, size, field, anchor, level) else int64(NO_PLACE)


@device
def put_ghosts_back(board: Board, s: State, log: Log) -> None:
    """Put ghosts back after a change of furniture or of bodies [RG-5.13, RG-5.14, RG-10.9].

    Those that can stay do; the others are lifted and put back one after another.
    """
    # First pass: who can stay? All others are lifted, so that none of them is in the way of the rest (RG-5.13).
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


@device
def crowded_out(board: Board, s: State, piece: int) -> int:
    """Return the first ghost that the furniture as it stands now leaves no place in its field, or NO_GHOST [RG-5.12].

    Ghosts are tried in the order of putting back (RG-5.14) from where they stood before the furniture changed, and
    stand there again afterwards. ``piece``: the only piece whose place or height has changed, or ALL_PIECES. A ghost
    is returned as seat * GHOSTS + ghost.
    """
    # As put_ghosts_back, but as a trial: ``seen``, which is unused between peeks, notes where each moved ghost stood.
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
            s.seen[seat, ghost] = NOTED | place_at(0, int64(s.ghost_anchor[seat, ghost]), stood)
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
                s.ghost_anchor[seat, ghost] = anchor_of(at)
                s.ghost_level[seat, ghost] = level_of(at)
    for seat in range(int64(s.players)):
        for ghost in range(k.GHOSTS):
            # Undo the trial. NOTED makes each note different from 0, also that of anchor 0 on the floor.
            note = int64(s.seen[seat, ghost])
            if note != 0:
                s.seen[seat, ghost] = 0
                s.ghost_where[seat, ghost] = k.LOBBY
                s.ghost_anchor[seat, ghost] = anchor_of(note)
                s.ghost_level[seat, ghost] = level_of(note)
    return found
