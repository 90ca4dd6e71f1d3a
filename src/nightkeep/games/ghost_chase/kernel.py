"""The kernels of Ghost Chase. What chasers can deduce, and ``guess``, stand in belief.py."""

from __future__ import annotations

from typing import Any

from nightkeep.core.kernel import CHANCE, OVER, emit, inlined, int64, kernel, part
from nightkeep.games.ghost_chase.belief import clear_plan, guess
from nightkeep.games.ghost_chase.evaluate import evaluate
from nightkeep.games.ghost_chase.hunches import credit, lead, plausible
from nightkeep.games.ghost_chase.moves import (
    FRAME,
    GO,
    PLACE,
    UNLOCK,
    at_locked_door,
    chaser_of,
    chaser_seat,
    count_bits,
    draws_max,
    figure_span,
    first_figure,
    first_play,
    first_seat,
    has_play,
    locks,
    lowest,
    neighbours,
    occupied,
    only,
    passable,
)
from nightkeep.games.ghost_chase.state import (
    ALL_FRAMES,
    ANIMAL,
    ANIMALS,
    APPEARED,
    CARD,
    CAUGHT,
    CHASING,
    CHEATED,
    CHEATING,
    DRAWING,
    DRAWN,
    ESCAPED,
    FIGURES_EACH,
    FINISHED,
    FRAMED,
    FRAMES,
    FRAMING,
    FULL,
    HAUNTING,
    HIDING,
    LAID,
    LAST_FRAME,
    LEFT_OUT,
    LOCKED,
    MOST_ROW,
    MOVED,
    OVER_CAUGHT,
    OVER_ESCAPED,
    OVER_STUCK,
    PLACED,
    PLACING,
    PLAYED,
    RESTED,
    SHOWN,
    STAYED,
    STUCK,
    TRAIL,
    TRAPPED,
    UNKNOWN,
    UNLOCKED,
    WENT,
)

__all__ = [
    "actor",
    "apply",
    "credit",
    "evaluate",
    "fog",
    "guess",
    "lead",
    "legal",
    "odds",
    "plausible",
    "score",
    "setup",
]

KINDS = len(FRAMES)
EVERY_FRAME = (1 << KINDS) - 1


@kernel
def setup(board: Any, s: Any, options: Any) -> None:
    """GC-3.1 to GC-3.10, GC-3.18, GC-3.19: figures and frames by the number of chasers, cards agreed, nobody placed."""
    players = int64(options[0])
    chasers = players - 1
    s.visited = 0
    s.known = 0
    clear_row(s)
    clear_plan(s)
    s.cheated = 0
    s.seen = 0
    s.players = players
    s.ghost = options[1] - 1
    s.each = FIGURES_EACH[chasers]
    s.placed = 0
    s.acted = 0
    for i in range(s.figure.shape[0]):
        s.figure[i] = 0
    s.frames = EVERY_FRAME
    s.frame = -1
    for kind in range(KINDS):
        s.animals[kind] = ANIMALS[kind]
    s.room = 0
    s.at = 0
    s.turns = 0
    s.shown = 0
    for i in range(s.trail.shape[0]):
        s.trail[i] = 0
    s.cheats = options[2]
    s.breaks = options[3]
    s.breaks_shown = options[3]
    s.chimney = options[4]
    s.door_card = options[5]
    s.locked = 0
    s.trap_holder = max(int64(options[7]) - 1, int64(0)) if options[6] else -1  # if Max is drawn: set then
    s.trap = 0
    s.result = 0
    s.catcher = -1
    s.memory_aid = options[8]
    s.deduction_aid = options[9]
    for i in range(s.spare.shape[0]):
        s.spare[i] = 0
    s.turn = chaser_seat(s, int64(0))
    s.phase = PLACING if ALL_FRAMES[chasers] and not draws_max(s) else DRAWING


@part
def clear_row(s: Any) -> None:
    """GC-7.8: no card lies hidden any more, so nothing need be remembered about any."""
    for i in range(MOST_ROW):
        s.barred[i] = 0
        s.searched[i] = 0


@kernel
def actor(board: Any, s: Any) -> int:
    """GC-3.5, GC-3.19, GC-4.1, GC-4.2: the seat in turn; chance draws who is Max and the frame left out."""
    if s.phase == DRAWING:
        return CHANCE
    if s.phase == FINISHED:
        return OVER
    return int64(s.turn)


# ---------------------------------------------------------------------- what may be done


@kernel
def legal(board: Any, s: Any, out: Any) -> int:
    """Every choice of the actor, in the order of its number."""
    phase = int64(s.phase)
    if phase == CHASING:
        return add_chaser_actions(board, s, out)
    if phase == HAUNTING:
        return add_plays(board, s, out)
    n = int64(0)
    if phase in (PLACING, HIDING):
        taken = occupied(s) if phase == HIDING else int64(0)  # GC-3.13, GC-3.14
        for room in range(1, int64(board.rooms) + 1):
            if (taken >> room) & 1 == 0:
                out[n] = PLACE + room - 1
                n += 1
    elif phase == FRAMING:
        for kind in range(KINDS):
            if s.animals[kind] > 0:  # GC-7.5: frames not in use have no animals, full ones have none left
                out[n] = FRAME + kind
                n += 1
    elif phase == DRAWING:
        first = first_seat(board) if draws_max(s) else int64(0)
        for i in range(int64(s.players) if draws_max(s) else KINDS):
            out[n] = first + i
            n += 1
    return n


@part
def add_plays(board: Any, s: Any, out: Any) -> int:
    """GC-5.1 to GC-5.7, GC-9.1 to GC-9.3, GC-9.6, GC-9.9, GC-9.12 to GC-9.16: a play, with or without a lock."""
    room = int64(s.room)
    if room < 1:  # fogged: these are not the asking seat's choices
        return int64(0)
    rooms = int64(board.rooms)
    choices = locks(board)
    offered = choices if s.door_card else int64(1)
    visited = int64(s.visited)
    free = neighbours(board, s, room) & ~occupied(s)
    n = int64(0)
    if s.breaks > 0:
        n = add_play(out, n, first_play(board), offered)
    new = free & ~visited
    while new:
        code = first_play(board) + lowest(new) * choices
        n = add_play(out, n, code, offered)
        new &= new - 1
    if s.cheats > 0:
        old = free & visited
        while old:
            code = first_play(board) + (rooms + lowest(old)) * choices
            n = add_play(out, n, code, offered)
            old &= old - 1
    return n


@part
def add_play(out: Any, n: int, code: int, offered: int) -> int:
    """GC-9.15, GC-9.16: the play by itself, and with each door if the door card is unused."""
    for lock in range(offered):
        out[n] = code + lock
        n += 1
    return n


@part
def add_chaser_actions(board: Any, s: Any, out: Any) -> int:
    """GC-4.3, GC-4.4, GC-6.1 to GC-6.5, GC-9.17 to GC-9.25: each unused figure of the chaser in turn."""
    rooms = int64(board.rooms)
    first = chaser_of(s, int64(s.turn)) * int64(s.each)
    can_trap = s.trap_holder == s.turn and s.trap == 0
    n = int64(0)
    for figure in range(first, first + int64(s.each)):
        if (int64(s.acted) >> figure) & 1:
            continue
        code = first_figure(board) + figure * figure_span(board)
        here = int64(s.figure[figure])
        out[n] = code
        n += 1
        if at_locked_door(board, s, here):
            out[n] = code + UNLOCK
            n += 1
        ways = passable(board, s, here)
        left = ways
        while left:
            out[n] = code + GO + lowest(left) - 1
            n += 1
            left &= left - 1
        if can_trap:
            left = ways
            while left:
                out[n] = code + GO + rooms + lowest(left) - 1
                n += 1
                left &= left - 1
    return n


@kernel
def odds(board: Any, s: Any, out: Any) -> int:
    """GC-3.5, GC-3.19: each frame is as likely as any other to be left out, and each seat to be Max."""
    outcomes = int64(s.players) if draws_max(s) else int64(KINDS)
    for i in range(outcomes):
        out[i] = 1
    return outcomes


# ---------------------------------------------------------------------- what happens


@kernel
def apply(board: Any, s: Any, action: int, log: Any) -> None:
    """Carries out one legal action, and what follows from it by itself."""
    phase = int64(s.phase)
    code = int64(action)
    if phase == CHASING:
        chaser_acts(board, s, code, log)
    elif phase == HAUNTING:
        max_plays(board, s, code, log)
    elif phase == FRAMING:
        if log is not None:
            emit(log, FRAMED, s.turn, code - FRAME)
        s.frame = code - FRAME
        begin_round(board, s, log)
    elif phase == PLACING:
        place_figure(s, code - PLACE + 1, log)
    elif phase == HIDING:
        place_max(s, code - PLACE + 1, log)
    elif draws_max(s):
        draw_max(s, code - first_seat(board), log)
    elif phase == DRAWING:
        s.frames = EVERY_FRAME & ~(1 << code)
        s.animals[code] = 0
        s.phase = PLACING
        if log is not None:
            emit(log, LEFT_OUT, s.ghost, code)


@part
def draw_max(s: Any, seat: int, log: Any) -> None:
    """GC-3.18, GC-3.19: who is Max; the trap goes to the chaser on his left, and that chaser places first."""
    s.ghost = seat
    s.turn = chaser_seat(s, int64(0))
    if s.trap_holder >= 0:
        s.trap_holder = s.turn
    if ALL_FRAMES[int64(s.players) - 1]:
        s.phase = PLACING
    if log is not None:
        emit(log, DRAWN, seat)


@part
def place_figure(s: Any, room: int, log: Any) -> None:
    """GC-3.11 to GC-3.13: the next figure; a player's figures one after another."""
    figure = int64(s.placed)
    s.figure[figure] = room
    s.placed = figure + 1
    if log is not None:
        emit(log, PLACED, s.turn, figure, room)
    chasers = int64(s.players) - 1
    if s.placed == chasers * int64(s.each):
        s.phase = HIDING
        s.turn = s.ghost
    else:
        s.turn = chaser_seat(s, int64(s.placed) // int64(s.each))


@part
def place_max(s: Any, room: int, log: Any) -> None:
    """GC-3.14, GC-3.15, GC-3.17: Max appears, his room counts as visited, and the first frame is to be chosen."""
    s.room = room
    s.at = room
    s.trail[0] = room
    s.visited = only(room)
    s.known = s.visited
    s.phase = FRAMING
    s.turn = chaser_seat(s, int64(0))
    if log is not None:
        emit(log, APPEARED, s.ghost, room)


@part
def begin_round(board: Any, s: Any, log: Any) -> None:
    """GC-4.1, GC-5.7, GC-8.6 to GC-8.8: Max's turn; if he cannot play, the chasers have won."""
    s.phase = HAUNTING
    s.turn = s.ghost
    s.acted = 0
    if not has_play(board, s, int64(s.room), int64(s.visited), int64(s.breaks)):
        if log is not None:
            emit(log, OVER_STUCK, s.ghost, s.room, int64(s.turns) + 1)
        finish(s, int64(STUCK), log)


@part
def max_plays(board: Any, s: Any, action: int, log: Any) -> None:
    """GC-5.1, GC-5.8, GC-5.9, GC-9.3, GC-9.4, GC-9.9, GC-9.15, GC-9.26 to GC-9.30: one card, perhaps with a lock."""
    code = action - first_play(board)
    choices = locks(board)
    play = code // choices
    lock = code - play * choices
    rooms = int64(board.rooms)
    turn = int64(s.turns) + 1
    s.turns = turn
    barred = occupied(s)
    if play == 0:
        s.breaks -= 1
        if log is not None:
            emit(log, PLAYED, s.ghost, turn, RESTED, s.room)
    elif play <= rooms:
        s.room = play
        if log is not None:
            emit(log, PLAYED, s.ghost, turn, MOVED, s.room)
    else:
        s.room = play - rooms
        s.cheats -= 1
        s.cheated |= 1 << turn
        if log is not None:
            emit(log, CHEATING, s.ghost, turn, s.cheats, s.room)
    s.visited |= only(s.room)
    s.trail[turn] = s.room
    s.at = 0
    if lock:
        s.door_card = 0
        s.locked = lock
        if log is not None:
            emit(log, LOCKED, s.ghost, lock - 1)
    if s.trap:
        if play != 0 and s.room == s.trap:
            s.seen |= 1 << turn
            s.at = s.room
            if log is not None:
                emit(log, TRAPPED, s.ghost, s.room)
        else:
            barred |= only(s.trap)
    s.barred[turn - int64(s.shown) - 1] = barred
    s.phase = CHASING
    s.turn = chaser_seat(s, int64(0))


@part
def chaser_acts(board: Any, s: Any, action: int, log: Any) -> None:
    """GC-4.3, GC-6.1, GC-6.2, GC-6.6, GC-8.1 to GC-8.3, GC-9.18, GC-9.23 to GC-9.25: one figure's action."""
    code = action - first_figure(board)
    figure = code // figure_span(board)
    act = code - figure * figure_span(board)
    rooms = int64(board.rooms)
    seat = int64(s.turn)
    s.acted |= 1 << figure
    if act >= GO:
        origin = int64(s.figure[figure])
        room = act - GO + 1
        if room > rooms:
            room -= rooms
            s.trap = origin
            if log is not None:
                emit(log, LAID, seat, origin)
        s.figure[figure] = room
        if log is not None:
            emit(log, WENT, seat, figure, origin, room)
        if room == s.room:
            s.catcher = seat
            if log is not None:
                emit(log, OVER_CAUGHT, seat, room, figure, s.ghost, s.turns)
            finish(s, int64(CAUGHT), log)
            return
        s.searched[int64(s.turns) - int64(s.shown) - 1] |= only(room)
    elif act == UNLOCK:
        if log is not None:
            emit(log, UNLOCKED, seat, figure, int64(s.locked) - 1)
        s.locked = 0
    elif log is not None:
        emit(log, STAYED, seat, figure, s.figure[figure])
    acted = count_bits(int64(s.acted))
    if acted == int64(s.placed):
        end_round(board, s, log)
    else:
        s.turn = chaser_seat(s, acted // int64(s.each))


@part
def end_round(board: Any, s: Any, log: Any) -> None:
    """GC-7.1, GC-7.2, GC-7.4 to GC-7.7, GC-8.4: an animal goes; a full frame shows Max, or ends the game."""
    frame = int64(s.frame)
    s.animals[frame] -= 1
    if log is not None:
        emit(log, ANIMAL, s.ghost, frame, s.animals[frame])
    if s.animals[frame] > 0:
        begin_round(board, s, log)
        return
    if log is not None:
        emit(log, FULL, s.ghost, frame)
    left = int64(0)
    for kind in range(KINDS):
        if s.animals[kind] > 0:
            left += 1
            s.frame = kind
    if left == 0:
        if log is not None:
            emit(log, OVER_ESCAPED, s.ghost, s.room, s.turns)
        finish(s, int64(ESCAPED), log)
        return
    show(s, log)
    s.acted = 0
    if left == 1:
        if log is not None:
            emit(log, LAST_FRAME, s.ghost, s.frame)
        begin_round(board, s, log)
        return
    s.frame = -1
    s.phase = FRAMING
    full = count_bits(int64(s.frames)) - left
    s.turn = chaser_seat(s, full % (int64(s.players) - 1))


@inlined
def kind_of_play(s: Any, turn: int) -> int:
    """GC-7.3: what the card of a turn turns out to be."""
    if (int64(s.cheated) >> turn) & 1:
        return CHEATED
    return RESTED if s.trail[turn] == s.trail[turn - 1] else MOVED


@part
def show(s: Any, log: Any) -> None:
    """GC-7.2, GC-7.3, GC-7.8: all hidden cards are turned up in order, and Max's figure is put into his room."""
    if log is not None:
        for turn in range(int64(s.shown) + 1, int64(s.turns) + 1):
            emit(log, CARD, s.ghost, turn, kind_of_play(s, turn), s.trail[turn])
        emit(log, SHOWN, s.ghost, s.room)
    s.shown = s.turns
    s.known = s.visited
    s.breaks_shown = s.breaks
    s.at = s.room
    clear_row(s)


@part
def finish(s: Any, result: int, log: Any) -> None:
    """GC-8.3, GC-8.5, GC-8.9, GC-8.10: nothing more happens, and the whole path is shown."""
    s.phase = FINISHED
    s.result = result
    s.turn = s.ghost
    s.acted = 0
    if log is not None:
        emit(log, TRAIL, s.ghost, 0, MOVED, s.trail[0])
        for turn in range(1, int64(s.turns) + 1):
            emit(log, TRAIL, s.ghost, turn, kind_of_play(s, turn), s.trail[turn])
    show(s, None)


@kernel
def score(board: Any, s: Any, out: Any) -> int:
    """GC-1.1, GC-8.1, GC-8.4, GC-8.6, GC-8.9: 1 for each winner; Max alone, or all chasers together."""
    winners = int64(0)
    if s.phase == FINISHED:
        max_won = s.result == ESCAPED
        for seat in range(s.players):
            if (seat == s.ghost) == max_won:
                winners |= 1 << seat
    for seat in range(s.players):
        out[seat] = (winners >> seat) & 1
    return winners


@kernel
def fog(board: Any, s: Any, seat: int) -> None:
    """GC-10.1, GC-10.2, GC-10.7, GC-10.8: to all but Max, his room, path and breaks since the showing are unknown."""
    if seat == s.ghost or s.turns == s.shown:
        return
    for turn in range(int64(s.shown) + 1, int64(s.turns) + 1):
        if (int64(s.seen) >> turn) & 1 == 0:
            s.trail[turn] = UNKNOWN
    s.visited = UNKNOWN
    s.breaks = UNKNOWN
    if s.at == 0:
        s.room = UNKNOWN
