"""Looking through the keyhole (RG-8.10 to RG-8.12), and the floor that is lava (RG-10.22)."""

from __future__ import annotations

from nightkeep.compile.kernel import Log, device, emit, int64
from nightkeep.games.run_ghost_run import events as e
from nightkeep.games.run_ghost_run import state as k
from nightkeep.games.run_ghost_run.lobby import send_back
from nightkeep.games.run_ghost_run.packing import place_at
from nightkeep.games.run_ghost_run.sight import LINE_LENGTH, MIRRORED, line, look, look_any
from nightkeep.games.run_ghost_run.state import Board, State
from nightkeep.rules.record import Ints

LAY, SEEN_FROM = 21, 22  # a glimpse: level, anchor, field as in an entry, then whether it lay, and its door + 1


@device
def is_seen(board: Board, s: State, ghost: int, points: int) -> bool:
    """Return whether a ghost is seen: by any sample point, or by at least a quarter or half of them [RG-8.10]."""
    if s.fraction == 0:
        return points > 0
    return points * (4 if s.fraction == 1 else 2) >= int64(board.points[k.SIZE[ghost], int64(s.lying)])


@device
def peek(board: Board, s: State, log: Log) -> None:
    """Find all seen ghosts at once, and then send them back [RG-8.2, RG-8.10, RG-8.11]."""
    door = int64(s.keyhole)
    if s.fraction == 0:
        look_any(board, s, door, s.seen)
    else:
        look(board, s, door, s.seen)
    found = int64(0)
    for seat in range(int64(s.players)):
        for ghost in range(k.GHOSTS):
            points = int64(s.seen[seat, ghost])
            s.seen[seat, ghost] = 0
            if s.ghost_where[seat, ghost] == k.LOBBY and is_seen(board, s, ghost, points):
                found += 1
                place = place_at(s.ghost_field[seat, ghost], s.ghost_anchor[seat, ghost], s.ghost_level[seat, ghost])
                s.glimpse[seat, ghost] = ((door + 1) << SEEN_FROM) | (int64(s.lying) << LAY) | place
                if log is not None:
                    log_line(board, s, door, seat, ghost, log)
                send_back(s, seat, ghost)
    if log is not None:
        if found == 0:
            emit(log, e.UNSEEN, s.turn, door)


@device
def log_line(board: Board, s: State, door: int, seat: int, ghost: int, log: Ints) -> None:
    """Note which ghost was seen, and along which line; a mute log is spared the work."""
    if log.shape[0] == 0:
        return
    line(board, s, door, seat, ghost, s.levels)
    way = int64(s.levels[0])
    emit(log, e.SEEN, seat, ghost, door, way, s.levels[1], s.levels[2], s.levels[3])
    if way == MIRRORED:
        emit(log, e.BOUNCED, seat, ghost, s.levels[4], s.levels[5], s.levels[6])
    for i in range(LINE_LENGTH):
        s.levels[i] = 0


@device
def lava(s: State, log: Log) -> None:
    """Send back every ghost on the floor of the lobby as if it had been seen [RG-10.22, RG-10.23]."""
    for seat in range(int64(s.players)):
        for ghost in range(k.GHOSTS):
            if s.ghost_where[seat, ghost] == k.LOBBY and s.ghost_level[seat, ghost] == 0:
                send_back(s, seat, ghost)
                emit(log, e.SENT_BACK, seat, ghost)
