"""The kernels of Ghost Chase; ``guess`` and what chasers can deduce are in belief.py, reasons in why.py."""

from __future__ import annotations

from nightkeep.compile.kernel import CHANCE, OVER, Log, device, emit, int64, kernel, macro
from nightkeep.games.ghost_chase import events as e
from nightkeep.games.ghost_chase import moves as m
from nightkeep.games.ghost_chase import state as k
from nightkeep.games.ghost_chase.belief import clear_plan, guess
from nightkeep.games.ghost_chase.bot_hooks import adjust_reward, plausibility, rollout_policy
from nightkeep.games.ghost_chase.evaluate import evaluate
from nightkeep.games.ghost_chase.state import Board, Options, State
from nightkeep.games.ghost_chase.why import why
from nightkeep.rules.record import Ints

__all__ = [
    "actor", "adjust_reward", "apply", "evaluate", "fog", "guess", "legal", "odds", "plausibility", "rollout_policy",
    "score", "setup", "why",
]  # fmt: skip


@kernel
def setup(board: Board, s: State, options: Options) -> None:
    """Write the first position, by players and options; nobody is placed [GC-3.1 to GC-3.10, GC-3.18, GC-3.19]."""
    players = int64(options.players)
    chasers = players - 1
    s.players = players
    s.ghost = options.ghost_seat - 1
    s.each = k.FIGURES_EACH[chasers]
    s.frames = k.EVERY_FRAME
    s.frame = s.catcher = -1
    s.visited = s.known = s.cheated = s.seen = s.room = s.at = s.turns = s.shown = 0
    s.placed = s.acted = s.locked = s.trap = s.result = 0
    clear_row(s)
    # The buffers of belief.py: a new position has none of their numbers either.
    clear_plan(s)
    for i in range(s.figure.shape[0]):
        s.figure[i] = 0
    for kind in range(k.KINDS):
        s.animals[kind] = k.ANIMALS[kind]
    for i in range(s.trail.shape[0]):
        s.trail[i] = 0
    for i in range(s.spare.shape[0]):
        s.spare[i] = 0
    s.cheats = options.cheat_cards
    s.breaks = s.breaks_shown = options.break_cards
    s.chimney = options.chimney
    s.door_card = options.door
    # Where Max is drawn, nobody can hold the trap yet: draw_max hands it over.
    s.trap_holder = max(int64(options.trap_holder) - 1, int64(0)) if options.trap else -1
    s.memory_aid = options.memory_aid
    s.deduction_aid = options.deduction_aid
    s.turn = m.chaser_seat(s, int64(0))
    # Chance comes first if Max is to be drawn, or if one frame is left out.
    s.phase = k.PLACING if k.ALL_FRAMES[chasers] and not m.draws_max(s) else k.DRAWING


@device
def clear_row(s: State) -> None:
    """Clear the notes about hidden cards: none lies hidden any more [GC-7.8]."""
    for i in range(k.MOST_ROW):
        s.barred[i] = s.searched[i] = 0


@kernel
def actor(board: Board, s: State) -> int:
    """Return the seat in turn; chance draws who is Max and the frame left out [GC-3.5, GC-3.19, GC-4.1, GC-4.2]."""
    if s.phase == k.DRAWING:
        return CHANCE
    if s.phase == k.FINISHED:
        return OVER
    return int64(s.turn)


@kernel
def legal(board: Board, s: State, out: Ints) -> int:
    """Write every choice of the actor, in the order of its number; return how many."""
    phase = int64(s.phase)
    if phase == k.CHASING:
        return add_chaser_actions(board, s, out)
    if phase == k.HAUNTING:
        return add_plays(board, s, out)
    n = int64(0)
    if phase in (k.PLACING, k.HIDING):
        # Chasers may share rooms; Max needs a room without one.
        taken = m.occupied(s) if phase == k.HIDING else int64(0)  # GC-3.13, GC-3.14
        # A bit for each room from 1 on; bit 0 is nowhere.
        rooms = (int64(2) << int64(board.rooms)) - 2
        n = add_rooms(out, n, rooms & ~taken, int64(m.PLACE - 1), int64(1), int64(1))
    elif phase == k.FRAMING:
        for kind in range(k.KINDS):
            if s.animals[kind] > 0:  # GC-7.5: frames not in use have no animals, full ones have none left
                out[n] = m.CHOOSE + kind
                n += 1
    elif phase == k.DRAWING:
        # Either the seat of Max is drawn, or the frame that is left out.
        first = m.first_seat(board) if m.draws_max(s) else int64(0)
        for i in range(int64(s.players) if m.draws_max(s) else k.KINDS):
            out[n] = first + i
            n += 1
    return n


@device
def add_plays(board: Board, s: State, out: Ints) -> int:
    """Add Max's plays: a break, moves into new rooms, cheats into visited ones; each also with a lock.

    Rules: GC-5.1 to GC-5.7, GC-9.1 to GC-9.3, GC-9.6, GC-9.9, GC-9.12 to GC-9.16
    """
    room = int64(s.room)
    if room < 1:  # fogged: these are not the choices of the seat that asks
        return int64(0)
    first = m.first_play(board)
    choices = m.locks(board)
    # Numbers always leave room for all locks; after the door card was played only "no lock" is offered.
    offered = choices if s.door_card else int64(1)
    visited = int64(s.visited)
    # The trap does not stop him: only chasers are in his way.
    free = m.neighbours(board, s, room) & ~m.occupied(s)
    new = free & ~visited
    if s.breaks > 0:
        new |= 1  # a break is numbered like a move into room 0
    n = add_rooms(out, int64(0), new, first, choices, offered)
    if s.cheats > 0:
        n = add_rooms(out, n, free & visited, first + int64(board.rooms) * choices, choices, offered)
    return n


@device
def add_rooms(out: Ints, n: int, rooms: int, first: int, stride: int, offered: int) -> int:
    """Add ``offered`` actions for each room of a set, from ``first + stride * room`` on [GC-9.15, GC-9.16]."""
    while rooms:
        code = first + stride * m.lowest(rooms)
        for lock in range(offered):
            out[n] = code + lock
            n += 1
        rooms &= rooms - 1
    return n


@device
def add_chaser_actions(board: Board, s: State, out: Ints) -> int:
    """Add what each unused figure of the seat in turn can do [GC-4.3, GC-4.4, GC-6.1 to GC-6.5, GC-9.17 to GC-9.25]."""
    first = m.chaser_of(s, int64(s.turn)) * int64(s.each)
    can_trap = s.trap_holder == s.turn and s.trap == 0
    n = int64(0)
    for figure in range(first, first + int64(s.each)):
        if (int64(s.acted) >> figure) & 1:
            continue
        # Staying is the first number of a figure, and always possible.
        code = m.first_figure(board) + figure * m.figure_span(board)
        here = int64(s.figure[figure])
        out[n] = code
        n += 1
        ways = m.passable(board, s, here)
        if ways != int64(board.ways[here]):  # the locked door is here: it closes one way [GC-9.18, GC-9.19]
            out[n] = code + m.UNLOCK
            n += 1
        n = add_rooms(out, n, ways, code + m.GO - 1, int64(1), int64(1))
        # Going once more, with the trap left behind in the room that the figure leaves.
        if can_trap:
            n = add_rooms(out, n, ways, code + m.GO + int64(board.rooms) - 1, int64(1), int64(1))
    return n


@kernel
def odds(board: Board, s: State, out: Ints) -> int:
    """Write equal odds: for each frame to be left out, or for each seat to be Max [GC-3.5, GC-3.19]."""
    outcomes = int64(s.players) if m.draws_max(s) else int64(k.KINDS)
    for i in range(outcomes):
        out[i] = 1
    return outcomes


@kernel
def apply(board: Board, s: State, action: int, log: Log) -> None:
    """Carry out one legal action, and what follows from it by itself."""
    phase = int64(s.phase)
    code = int64(action)
    if phase == k.CHASING:
        chaser_acts(board, s, code, log)
    elif phase == k.HAUNTING:
        max_plays(board, s, code, log)
    elif phase == k.FRAMING:
        emit(log, e.FRAMED, s.turn, code - m.CHOOSE)
        s.frame = code - m.CHOOSE
        begin_round(board, s, log)
    elif phase == k.PLACING:
        place_figure(s, code - m.PLACE + 1, log)
    elif phase == k.HIDING:
        place_max(s, code - m.PLACE + 1, log)
    elif m.draws_max(s):
        draw_max(s, code - m.first_seat(board), log)
    elif phase == k.DRAWING:
        # The frame left out has no animals, so it is never chosen.
        s.frames = k.EVERY_FRAME & ~(1 << code)
        s.animals[code] = 0
        s.phase = k.PLACING
        emit(log, e.LEFT_OUT, s.ghost, code)


@device
def draw_max(s: State, seat: int, log: Log) -> None:
    """Make a seat Max; the chaser to his left gets the trap and places first [GC-3.18, GC-3.19]."""
    s.ghost = seat
    s.turn = m.chaser_seat(s, int64(0))
    if s.trap_holder >= 0:
        s.trap_holder = s.turn
    if k.ALL_FRAMES[int64(s.players) - 1]:
        s.phase = k.PLACING
    emit(log, e.DRAWN, seat)


@device
def place_figure(s: State, room: int, log: Log) -> None:
    """Place the next figure; a player places all of theirs one after another [GC-3.11 to GC-3.13]."""
    figure = int64(s.placed)
    s.figure[figure] = room
    s.placed = figure + 1
    emit(log, e.PLACED, s.turn, figure, room)
    chasers = int64(s.players) - 1
    if s.placed == chasers * int64(s.each):
        s.phase = k.HIDING
        s.turn = s.ghost
    else:
        # ``each`` figures in a row belong to one chaser.
        s.turn = m.chaser_seat(s, int64(s.placed) // int64(s.each))


@device
def place_max(s: State, room: int, log: Log) -> None:
    """Let Max appear: his room counts as visited, and the first frame is to be chosen [GC-3.14, GC-3.15, GC-3.17]."""
    s.room = room
    s.at = room
    s.trail[0] = room
    s.visited = m.only(room)
    s.known = s.visited
    s.phase = k.FRAMING
    s.turn = m.chaser_seat(s, int64(0))
    emit(log, e.APPEARED, s.ghost, room)


@device
def begin_round(board: Board, s: State, log: Log) -> None:
    """Begin Max's turn; if he cannot play, the chasers have won [GC-4.1, GC-5.7, GC-8.6 to GC-8.8]."""
    s.phase = k.HAUNTING
    s.turn = s.ghost
    s.acted = 0
    if not m.has_play(board, s, int64(s.room), int64(s.visited), int64(s.breaks)):
        emit(log, e.OVER_STUCK, s.ghost, s.room, int64(s.turns) + 1)
        finish(s, int64(k.STUCK), log)


@device
def max_plays(board: Board, s: State, action: int, log: Log) -> None:
    """Play one card of Max, perhaps with a lock, and note what the chasers can deduce from where they stand.

    Rules: GC-5.1, GC-5.8, GC-5.9, GC-9.3, GC-9.4, GC-9.9, GC-9.15, GC-9.26 to GC-9.30
    """
    # play: 0 a break, 1 to rooms a move, above that a cheat. lock: 0 none, else the door's number from 1.
    code = action - m.first_play(board)
    choices = m.locks(board)
    play = code // choices
    lock = code - play * choices
    rooms = int64(board.rooms)
    turn = int64(s.turns) + 1
    s.turns = turn
    barred = m.occupied(s)  # rooms this card cannot have led to, as all chasers know: belief.py works with that
    if play <= rooms:
        if play == 0:
            s.breaks -= 1
        else:
            s.room = play
        emit(log, e.PLAYED, s.ghost, turn, k.RESTED if play == 0 else k.MOVED, s.room)
    else:
        s.room = play - rooms
        s.cheats -= 1
        s.cheated |= 1 << turn
        emit(log, e.CHEATING, s.ghost, turn, s.cheats, s.room)
    s.visited |= m.only(s.room)
    s.trail[turn] = s.room
    # His figure leaves the board (GC-5.9), unless the trap shows him below.
    s.at = 0
    if lock:
        s.door_card = 0
        s.locked = lock
        emit(log, e.LOCKED, s.ghost, lock - 1)
    if s.trap:
        # The trap shows where he is, but not the cards before: so only this turn of the path becomes known (fog).
        if play != 0 and s.room == s.trap:
            s.seen |= 1 << turn
            s.at = s.room
            emit(log, e.TRAPPED, s.ghost, s.room)
        else:
            # Everybody sees that he did not step into it. A break there is no entry, and ``barred`` is about entering
            # only.
            barred |= m.only(s.trap)
    s.barred[turn - int64(s.shown) - 1] = barred
    s.phase = k.CHASING
    s.turn = m.chaser_seat(s, int64(0))


@device
def chaser_acts(board: Board, s: State, action: int, log: Log) -> None:
    """Let a figure stay, unlock, or go, perhaps after laying the trap; entering Max's room ends the game.

    Rules: GC-4.3, GC-6.1, GC-6.2, GC-6.6, GC-8.1 to GC-8.3, GC-9.18, GC-9.23 to GC-9.25
    """
    code = action - m.first_figure(board)
    figure = code // m.figure_span(board)
    act = code - figure * m.figure_span(board)
    rooms = int64(board.rooms)
    seat = int64(s.turn)
    s.acted |= 1 << figure
    if act >= m.GO:
        origin = int64(s.figure[figure])
        # Numbers above the rooms are the same ways again, with the trap laid on leaving.
        room = act - m.GO + 1
        if room > rooms:
            room -= rooms
            s.trap = origin
            emit(log, e.LAID, seat, origin)
        s.figure[figure] = room
        emit(log, e.WENT, seat, figure, origin, room)
        if room == s.room:
            s.catcher = seat
            emit(log, e.OVER_CAUGHT, seat, room, figure, s.ghost, s.turns)
            finish(s, int64(k.CAUGHT), log)
            return
        # No catch: Max was not in that room after his latest card (GC-10.3).
        s.searched[int64(s.turns) - int64(s.shown) - 1] |= m.only(room)
    elif act == m.UNLOCK:
        emit(log, e.UNLOCKED, seat, figure, int64(s.locked) - 1)
        s.locked = 0
    elif log is not None:
        emit(log, e.STAYED, seat, figure, s.figure[figure])
    acted = m.count_bits(int64(s.acted))
    if acted == int64(s.placed):
        end_round(board, s, log)
    else:
        # All figures of a chaser act before the next chaser's.
        s.turn = m.chaser_seat(s, acted // int64(s.each))


@device
def end_round(board: Board, s: State, log: Log) -> None:
    """Remove an animal; a full frame shows Max, or ends the game [GC-7.1, GC-7.2, GC-7.4 to GC-7.7, GC-8.4]."""
    frame = int64(s.frame)
    s.animals[frame] -= 1
    emit(log, e.ANIMAL, s.ghost, frame, s.animals[frame])
    if s.animals[frame] > 0:
        begin_round(board, s, log)
        return
    emit(log, e.FULL, s.ghost, frame)
    # Frames that still have animals; if just one is left, s.frame is that one.
    left = int64(0)
    for kind in range(k.KINDS):
        if s.animals[kind] > 0:
            left += 1
            s.frame = kind
    if left == 0:
        emit(log, e.OVER_ESCAPED, s.ghost, s.room, s.turns)
        finish(s, int64(k.ESCAPED), log)
        return
    show(s, log)
    s.acted = 0
    if left == 1:
        emit(log, e.LAST_FRAME, s.ghost, s.frame)
        begin_round(board, s, log)
        return
    s.frame = -1
    s.phase = k.FRAMING
    # After f full frames, the chaser f places from Max's left chooses (GC-7.6).
    full = m.count_bits(int64(s.frames)) - left
    s.turn = m.chaser_seat(s, full % (int64(s.players) - 1))


@macro
def kind_of_play(s: State, turn: int) -> int:
    """Return what the card of a turn is, once it is turned up [GC-7.3]."""
    if (int64(s.cheated) >> turn) & 1:
        return k.CHEATED
    return k.RESTED if s.trail[turn] == s.trail[turn - 1] else k.MOVED


@device
def show(s: State, log: Log) -> None:
    """Turn up all hidden cards in order, and put Max's figure into his room [GC-7.2, GC-7.3, GC-7.8]."""
    if log is not None:
        for turn in range(int64(s.shown) + 1, int64(s.turns) + 1):
            emit(log, e.CARD, s.ghost, turn, kind_of_play(s, turn), s.trail[turn])
        emit(log, e.SHOWN, s.ghost, s.room)
    s.shown = s.turns
    s.known = s.visited
    s.breaks_shown = s.breaks
    s.at = s.room
    clear_row(s)


@device
def finish(s: State, result: int, log: Log) -> None:
    """End the game and show Max's whole path [GC-8.3, GC-8.5, GC-8.9, GC-8.10]."""
    s.phase = k.FINISHED
    s.result = result
    s.turn = s.ghost
    s.acted = 0
    if log is not None:
        emit(log, e.TRAIL, s.ghost, 0, k.MOVED, s.trail[0])
        for turn in range(1, int64(s.turns) + 1):
            emit(log, e.TRAIL, s.ghost, turn, kind_of_play(s, turn), s.trail[turn])
    # The events above have told the whole path, so the record is opened without telling it again.
    show(s, None)


@kernel
def score(board: Board, s: State, out: Ints) -> int:
    """Write 1 for each winner, Max or all chasers; return them as bits [GC-1.1, GC-8.1, GC-8.4, GC-8.6, GC-8.9]."""
    winners = int64(0)
    max_won = s.result == k.ESCAPED
    for seat in range(s.players):
        wins = int64(s.phase == k.FINISHED and (seat == s.ghost) == max_won)
        out[seat] = wins
        winners |= wins << seat
    return winners


@kernel
def fog(board: Board, s: State, seat: int) -> None:
    """Hide Max's room, path and breaks since the last showing from the others [GC-10.1, GC-10.2, GC-10.7, GC-10.8]."""
    # Max sees everything, and right after a showing there is nothing to hide.
    if seat == s.ghost or s.turns == s.shown:
        return
    for turn in range(int64(s.shown) + 1, int64(s.turns) + 1):
        # What the trap has shown stays known.
        if (int64(s.seen) >> turn) & 1 == 0:
            s.trail[turn] = k.UNKNOWN
    s.visited = k.UNKNOWN
    s.breaks = k.UNKNOWN
    if s.at == 0:
        s.room = k.UNKNOWN
