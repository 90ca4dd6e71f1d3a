"""What midnight cards do at once, without anybody's choice (RG-10); answers.py has Tag and Big brother."""

from __future__ import annotations

from nightkeep.compile.kernel import Log, device, emit, int64
from nightkeep.games.run_ghost_run import events as e
from nightkeep.games.run_ghost_run import state as k
from nightkeep.games.run_ghost_run.furniture import (
    after_change,
    all_places,
    forget_glimpse,
    log_piece,
    packed_place,
    restore_place,
)
from nightkeep.games.run_ghost_run.geometry import fit, settle
from nightkeep.games.run_ghost_run.lobby import (
    field_in,
    is_place,
    lowest,
    put,
    row_in,
    seat_at,
    take_off,
)
from nightkeep.games.run_ghost_run.packing import anchor_of, field_of, place_at
from nightkeep.games.run_ghost_run.putting_back import ALL_PIECES, NO_GHOST, crowded_out, put_near
from nightkeep.games.run_ghost_run.state import Board, State


@device
def strike(board: Board, s: State, card: int, log: Log) -> None:
    """Carry out what a card does at once, without anybody's choice [RG-10.1, RG-10.5]."""
    # Cards that move pieces or ghosts: what the last peek saw is no longer true.
    if card in (k.TOO_ENTHUSIASTIC, k.DANCE_FLOOR, k.CRAZIEST_FACE, k.RED_LIGHT, k.TAG, k.BIG_BROTHER):
        forget_glimpse(s)
    if card == k.TAKE_COVER:
        s.lying = 1  # RG-10.7: a lying body lies within the standing one, so every place stays legal
        emit(log, e.LIES, s.first)
    elif card in (k.TOO_ENTHUSIASTIC, k.DANCE_FLOOR, k.CRAZIEST_FACE):
        kept = change_furniture(board, s, card, log)
        after_change(board, s, log)
        for piece in range(pieces_of(card)):
            if (kept >> piece) & 1 == 0:
                log_piece(s, int64(e.LAID), int64(s.first), int64(piece), int64(s.piece_z[piece]), log)
        # If the mirror could not be turned, nobody is placed before it (RG-10.15).
        if card == k.CRAZIEST_FACE and kept == 0:
            for place in range(int64(s.players)):
                face_mirror(board, s, seat_at(s, place), log)
    elif card == k.DIZZY:
        for seat in range(int64(s.players)):  # RG-10.28: S becomes E, E becomes N, N becomes W, W becomes S
            s.start[seat] = (int64(s.start[seat]) + 3) % 4
            emit(log, e.TURNED, seat, s.start[seat])
    elif card == k.RED_LIGHT:
        step_on(board, s, log)


@device
def pieces_of(card: int) -> int:
    """Return how many pieces a card changes, from the first in piece order on [RG-10.11, RG-10.14, RG-10.20]."""
    return int64(k.MIRROR + 1) if card == k.CRAZIEST_FACE else int64(k.PIECES)


@device
def change_furniture(board: Board, s: State, card: int, log: Log) -> int:
    """Change the pieces that a card names, and return those that it leaves as they are, as bits [RG-10.5].

    All are changed together if every ghost then has a place in its field; otherwise one after another, without those
    that would leave a ghost none. Ghosts are not put back yet.
    """
    before = all_places(s)
    for piece in range(pieces_of(card)):
        change_piece(board, s, card, int64(piece))
    settle(board, s)
    # First try: all pieces together. Second: from the start again, one after another, each undone if it crowds a ghost
    # out.
    if crowded_out(board, s, int64(ALL_PIECES)) == NO_GHOST:
        return int64(0)
    for piece in range(k.PIECES):
        restore_place(s, int64(piece), before[piece])
    kept = int64(0)
    for piece in range(pieces_of(card)):
        stood = packed_place(s, int64(piece))
        change_piece(board, s, card, int64(piece))
        settle(board, s)
        ghost = crowded_out(board, s, int64(ALL_PIECES))
        if ghost != NO_GHOST:
            kept |= int64(1) << piece
            restore_place(s, int64(piece), stood)
            settle(board, s)
            if log is not None:
                owner = ghost // k.GHOSTS
                emit(log, e.KEPT, owner, piece, ghost % k.GHOSTS, s.ghost_field[owner, ghost % k.GHOSTS])
    return kept


@device
def change_piece(board: Board, s: State, card: int, piece: int) -> None:
    """Change one piece as a card says, except its height [RG-10.11, RG-10.14, RG-10.20]."""
    if card == k.TOO_ENTHUSIASTIC:
        lay_down(board, s, piece)
    elif card == k.DANCE_FLOOR:
        clear_floor(board, s, piece)
    else:
        turn_mirror(board, s)


@device
def set_piece(board: Board, s: State, piece: int, pose: int, x: int, y: int, turn: int) -> None:
    """Give a piece a pose and a turn, fitted at a wished position [RG-2.15]."""
    at = fit(board, piece, pose, x, y, turn)
    s.piece_pose[piece] = pose
    s.piece_turn[piece] = turn
    s.piece_x[piece] = at // 1024
    s.piece_y[piece] = at % 1024


@device
def lay_down(board: Board, s: State, piece: int) -> None:
    """Lay a piece on its left, unless it lies on its left or right side [RG-10.11, RG-10.12]."""
    if int64(s.piece_pose[piece]) not in (k.LEFT, k.RIGHT):
        x = int64(s.piece_x[piece])
        y = int64(s.piece_y[piece])
        set_piece(board, s, piece, int64(k.LEFT), x, y, int64(s.piece_turn[piece]))


@device
def clear_floor(board: Board, s: State, piece: int) -> None:
    """Move a piece to its nearest door and fit it there; the stacking order stays [RG-10.20, RG-10.21]."""
    x = int64(s.piece_x[piece])
    y = int64(s.piece_y[piece])
    best = int64(1) << 40
    best_x = int64(0)
    best_y = int64(0)
    for door in range(24):
        # 1/100 field. Doors 0 to 5 are south, then west, north and east; ``middle`` is along the side.
        middle = door % 6 * 100 + 50
        side = door // 6
        door_x = middle if side % 2 == 0 else (0 if side == 1 else 600)
        door_y = middle if side % 2 == 1 else (0 if side == 0 else 600)
        distance = (x - door_x) * (x - door_x) + (y - door_y) * (y - door_y)
        if distance < best:
            best = distance
            best_x = int64(door_x)
            best_y = int64(door_y)
    set_piece(board, s, piece, int64(s.piece_pose[piece]), best_x, best_y, int64(s.piece_turn[piece]))


@device
def turn_mirror(board: Board, s: State) -> None:
    """Stand the mirror up so that it looks at the middle of the lobby as well as whole degrees allow [RG-10.14]."""
    x = int64(s.piece_x[k.MIRROR])
    y = int64(s.piece_y[k.MIRROR])
    turn = int64(s.piece_turn[k.MIRROR])
    if x != 300 or y != 300:
        # The front looks along (-S, C) / N, and the way to the middle is (300 - x, 300 - y): the greatest scalar
        # product. Products are compared as fractions, multiplied across; > keeps the smallest number of degrees among
        # equals.
        turn = int64(0)
        best = int64(0)
        best_norm = int64(1)
        for degrees in range(360):
            towards = int64(board.cos[degrees]) * (300 - y) - int64(board.sin[degrees]) * (300 - x)
            norm = int64(board.norm[degrees])
            if degrees == 0 or towards * best_norm > best * norm:
                turn = int64(degrees)
                best = towards
                best_norm = norm
    set_piece(board, s, int64(k.MIRROR), int64(k.UP), x, y, turn)


@device
def face_mirror(board: Board, s: State, seat: int, log: Log) -> None:
    """Put a small ghost from the stock before the mirror, spellbound [RG-10.13, RG-10.15, RG-10.16]."""
    ghost = lowest(s, seat, int64(k.SMALL), int64(k.STOCK))
    if ghost < 0:
        return
    turn = int64(s.piece_turn[k.MIRROR])
    c = int64(board.cos[turn])
    sn = int64(board.sin[turn])
    n = int64(board.norm[turn])
    near = n * 3 * int64(board.face_mid[k.UP, 1])  # where the face is in the mirror's frame, in 1/600 field times N
    middle = n * 3 * int64(board.face_mid[k.UP, 0])
    wide = n * 3 * int64(board.face_half[k.UP, 0])
    best = int64(-1)
    best_y = int64(0)
    best_x = int64(0)
    for turned in range(k.FIELDS):
        field = turned % 6 * 6 + turned // 6  # by column from a to f, then by row number
        for anchor in range(9):
            # From the mirror to the middle of the spot, in 1/600 field; then in the mirror's frame, times N, where y is
            # the distance before it and x the distance to the side of its middle.
            dx = field % 6 * 600 + anchor % 3 * 200 + 100 - 6 * int64(s.piece_x[k.MIRROR])
            dy = field // 6 * 600 + anchor // 3 * 200 + 100 - 6 * int64(s.piece_y[k.MIRROR])
            x = abs(c * dx + sn * dy - middle)
            y = c * dy - sn * dx
            # Behind the face, beside it, or no better than the best so far: before the slower test of the place.
            if y <= near or x > wide or (best >= 0 and (y > best_y or (y == best_y and x >= best_x))):
                continue
            if is_place(board, s, int64(k.SMALL), place_at(field, anchor, 0)):
                best = place_at(field, anchor, 0)
                best_y = y
                best_x = x
    if best < 0:
        return
    put(board, s, seat, ghost, best)
    s.came_in[seat] = int64(s.came_in[seat]) | (1 << ghost)
    s.spellbound[seat] = int64(s.spellbound[seat]) | (1 << ghost)
    emit(log, e.FACED, seat, ghost, field_of(best), anchor_of(best))


@device
def step_on(board: Board, s: State, log: Log) -> None:
    """Move all ghosts in the lobby one field towards their exits; those in front land first [RG-10.32 to RG-10.34]."""
    for seat in range(int64(s.players)):
        for ghost in range(k.GHOSTS):
            if s.ghost_where[seat, ghost] == k.LOBBY:
                s.ghost_where[seat, ghost] = k.LIFTED
    for place in range(int64(s.players)):
        seat = seat_at(s, place)
        side = int64(s.start[seat])
        # Those in front first, so that they make room; ghosts of a row in the order large, medium, small (RG-10.33).
        for row in range(6, 0, -1):
            for ghost in range(k.GHOSTS):
                if s.ghost_where[seat, ghost] != k.LIFTED or row_in(side, int64(s.ghost_field[seat, ghost])) != row:
                    continue
                field = int64(s.ghost_field[seat, ghost])
                if row == 6:
                    emit(log, e.LEFT_LOBBY, seat, ghost, field)
                    take_off(s, seat, ghost, int64(k.ESCAPED))
                    continue
                # Straight ahead: the next row, the same line.
                along = field % 6 if side % 2 == 0 else field // 6
                ahead = field_in(side, row + 1, along)
                anchor = int64(s.ghost_anchor[seat, ghost])
                level = int64(s.ghost_level[seat, ghost])
                if is_place(board, s, k.SIZE[ghost], place_at(ahead, anchor, level)):
                    put(board, s, seat, ghost, place_at(ahead, anchor, level))
                    emit(log, e.STEPPED, seat, ghost, ahead, anchor, level)
                else:
                    put_near(board, s, seat, ghost, ahead, anchor, log)
