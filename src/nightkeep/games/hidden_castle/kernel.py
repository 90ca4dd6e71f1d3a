"""The kernels of Escape from the Hidden Castle, except those that the gallery games share."""

from __future__ import annotations

import numpy as np

from nightkeep.compile.kernel import Log, device, emit, int64, kernel, macro
from nightkeep.compile.no_secrets import fog, guess
from nightkeep.games.gallery import moves as m
from nightkeep.games.gallery import places as p
from nightkeep.games.gallery.kernel import actor, add_other_choices, lay_out, odds, prepare, tally
from nightkeep.games.gallery.state import Board, Options
from nightkeep.games.gallery.why import why_not
from nightkeep.games.hidden_castle.state import State
from nightkeep.rules.record import Floats, Ints

__all__ = ["actor", "apply", "evaluate", "fog", "guess", "legal", "odds", "score", "setup", "why"]

START_SCORE = 10  # HC-2.6
LIMIT = 46  # HC-9.2

# The evaluation; its constants were fitted to results of games between bots
CAUGHT = 0.65  # of the next step's points: what a guest right before the Phantom is expected to cost
FAR = 14.0  # spaces ahead of the Phantom where it is a quarter of that
RESTING = 1.0  # points: a guest on the staircase cannot be caught nor booted, and occupies an expensive step
AT_ROLL = 0.3  # points: to be the next to roll


@kernel
def setup(board: Board, s: State, options: Options) -> None:
    """Set up: guests in the box, the Phantom at the door, scores at 10, the first clock [HC-2.1 to HC-2.7, HC-2.14]."""
    lay_out(s, options)
    s.phantom = p.DOOR
    s.clock = 0
    for seat in range(s.score.shape[0]):
        s.score[seat] = START_SCORE if seat < s.players else 0


@kernel
def legal(board: Board, s: State, out: Ints) -> int:
    """List every choice of the actor [HC-2.3, HC-2.8 to HC-2.14, HC-3.2 to HC-3.8].

    Chambers with a guest of the seat are barred, and all until the Phantom is in the gallery. Other chambers with a
    guest need an exact number, like those with a certain coat of arms.
    Rules: HC-5.1, HC-5.3 to HC-5.9, HC-5.18 to HC-5.20, HC-6.1 to HC-6.7.
    """
    if s.phase != p.MOVING:
        return add_other_choices(board, s, out)
    # All bits: every chamber is shut until the Phantom is in the gallery (HC-5.1).
    barred = int64(-1)
    exact = int64(board.exact)
    if s.phantom < p.CHAMBER:
        mine = int64(s.turn) * int64(s.each)
        barred = m.housed(s, mine, mine + int64(s.each))
        exact |= m.housed(s, int64(0), int64(p.MOST_GUESTS))
    return m.add_moves(board, s, barred, exact, int64(p.BOX), out, int64(0))


@kernel
def apply(board: Board, s: State, action: int, log: Log) -> None:
    """Carry out a legal action with the captures it leads to, and check the end [HC-9.1 to HC-9.5]."""
    if s.phase == p.PLACING or s.phase == p.CHOOSING or s.phase == p.DRAWING:
        prepare(board, s, action, log)
        return
    left = int64(-1)
    if s.phase == p.MOVING:
        start, swept = move_guest(board, s, action, log)
    else:
        emit(log, p.ROLLED, s.turn, 0 if action == p.ROLL + p.PHANTOM_FACE else p.FACES[action - p.ROLL])
        if action != p.ROLL + p.PHANTOM_FACE:  # HC-3.3: the roller moves a guest by the number
            s.die = p.FACES[action - p.ROLL]
            s.phase = p.MOVING
            return
        start, swept, left = move_phantom(board, s, log)
    # A loop of at most two rounds, so that GPUs hold one copy of sweep: up to the exit, and on from there
    while swept > 0:
        m.sweep(board, s, start, swept, 1, 0, log)
        swept = int64(0)
        if left >= 0:  # HC-7.5, HC-7.9: the Phantom is at the exit; it goes on, whichever clock has struck
            s.clock += 1
            emit(log, p.TICKED, s.turn, s.clock)
            if left > 0:
                start = int64(board.exit)
                s.phantom = m.space_after(board, start, left)
                swept = left
            left = int64(-1)
    finish_turn(board, s, log)


@device
def move_phantom(board: Board, s: State, log: Log) -> tuple[int, int, int]:
    """Move the Phantom as far as the exit, or less [HC-3.4, HC-7.1 to HC-7.8, HC-8.1].

    Returns the space after which it captures, how many spaces it sweeps, and what is left of its move at the exit
    (-1: it does not get there).
    """
    start = int64(s.phantom)
    speed = int64(board.speed[s.clock])
    spaces = int64(board.spaces)
    gate = int64(board.exit)
    emit(log, p.PHANTOM, s.turn, start, speed)
    if start < p.CHAMBER:
        # Spaces to the exit, clockwise. The move is split there, because the exit moves the clock on (HC-7.5).
        far = gate - start
        if far <= 0:  # HC-7.7: a move that begins on the exit reaches it again only after the whole loop
            far += spaces
        if speed < far:
            s.phantom = m.space_after(board, start, speed)
            return start, speed, int64(-1)
        s.phantom = gate
        return start, far, speed - far
    # Up the stairs nobody is captured; at the exit the sweep begins, with the exit itself as its one space.
    far = m.to_exit(board, start)
    if speed < far:
        s.phantom = m.climb(board, start, speed)
        return start, int64(0), int64(-1)
    s.phantom = gate
    return m.space_after(board, gate, spaces - 1), int64(1), speed - far


@device
def move_guest(board: Board, s: State, action: int, log: Log) -> tuple[int, int]:
    """Let the chosen guest walk, or enter a chamber [HC-3.3, HC-4.1 to HC-4.8, HC-5.10 to HC-5.18, HC-6.2].

    A walker that stops on the Phantom, or a guest booted onto it, is captured: the space before it and 1 are returned,
    else 0 spaces.
    """
    origin, goal = m.split_move(board, action)
    seat = int64(s.turn)
    place = m.origin_place(board, origin)
    first = m.first_space(board, place)
    # From a chamber or the stairs, the first point leads to the doorway or the exit (HC-5.18, HC-6.2).
    number = int64(s.die) - int64(place >= p.CHAMBER)
    if place == p.STEP:
        place = own_highest_step(s, seat)
    target = p.CHAMBER + goal - 1
    if goal == 0:
        target = m.space_after(board, first, number)
    # Before the guest goes in: afterwards two would be there.
    owner = owner_inside(s, target)
    m.shift(s, seat, place, target)
    if goal == 0:
        emit(log, p.WALKED, seat, place, target, s.die)
    else:
        chamber = goal - 1
        emit(log, p.ENTERED, seat, place, chamber, s.die)
        score_arms(board, s, seat, chamber, log)
        if owner < 0:
            return int64(0), int64(0)
        # HC-5.17: in, score, boot, and then the capture of the booted guest, if the Phantom stands there.
        target = int64(board.doorway[chamber])
        m.shift(s, owner, p.CHAMBER + chamber, target)
        emit(log, p.BOOTED, owner, chamber, target, seat)
    return m.space_after(board, target, int64(board.spaces) - 1), int64(1 if target == s.phantom else 0)


@macro
def own_highest_step(s: State, seat: int) -> int:
    """Return the step nearest the bottom among a player's guests, which are sorted [HC-6.3, HC-6.4]."""
    i = seat * int64(s.each)
    # Sorted by place: the first guest past the chambers is on the bottom-most step, the one with the largest number.
    while s.place[i] < p.STEP:
        i += 1
    return int64(s.place[i])


@macro
def owner_inside(s: State, target: int) -> int:
    """Return whose guest is in a chamber; -1 if it is empty or the target is no chamber [HC-5.3]."""
    found = int64(-1)
    if target >= p.CHAMBER:
        for i in range(int64(s.players) * int64(s.each)):
            if s.place[i] == target:
                found = i // int64(s.each)
    return found


@macro
def score_arms(board: Board, s: State, seat: int, chamber: int, log: Log) -> None:
    """Score the coat of arms of a chamber entered; no score falls below 0 [HC-5.14 to HC-5.16]."""
    arms = int64(board.arms[chamber])
    if arms != 0:
        before = int64(s.score[seat])
        after = max(0, before + arms)
        s.score[seat] = after
        emit(log, p.ARMS, seat, chamber, after - before, arms)


@macro
def finish_turn(board: Board, s: State, log: Log) -> None:
    """Check the end once everything is settled; else the next seat rolls [HC-3.1, HC-9.1 to HC-9.5]."""
    s.die = 0
    top = 0
    for seat in range(s.players):
        top = max(top, int64(s.score[seat]))
    if s.clock + 1 >= board.clocks or top >= LIMIT:
        s.phase = p.FINISHED
        emit(log, p.GAME_OVER, s.turn, 1 if s.clock + 1 >= board.clocks else 0, 1 if top >= LIMIT else 0)
    else:
        s.turn = m.next_seat(s)
        s.phase = p.ROLLING


@kernel
def score(board: Board, s: State, out: Ints) -> int:
    """Write the scores; return a bit for every winner, or 0 while the game goes on [HC-9.6, HC-9.7]."""
    return tally(s, out, -1)


@kernel
def evaluate(board: Board, s: State, out: Floats) -> None:
    """Estimate each seat's chance to win from points scored, and points that guests in the gallery may cost.

    Points count for more the later it is and the fewer guests a player has.
    Rules: HC-7.5, HC-8.2 to HC-8.5, HC-9.6.
    """
    each = int64(s.each)
    # ``price``: points that the next capture is expected to cost. ``luck``: a player with so many points less than
    # another is e times likelier to win; it is more while many clocks are left, and with more guests.
    behind = m.first_reached(board, int64(s.phantom))
    price = CAUGHT * float(m.next_capture(board, s))
    luck = float(each) * (0.7 + 0.2 * float(int64(board.clocks) - 2 - int64(s.clock)))
    total = 0.0
    for seat in range(int64(s.players)):
        cost = float(s.score[seat])
        if s.phase == p.ROLLING and seat == s.turn:
            cost -= AT_ROLL
        for i in range(seat * each, seat * each + each):
            at = int64(s.place[i])
            if at < p.CHAMBER:
                ahead = at - behind
                if ahead < 0:
                    ahead += int64(board.spaces)
                # Danger falls with the distance: all of ``price`` right before the Phantom, a quarter of it FAR spaces
                # ahead.
                near = FAR / (FAR + ahead)
                cost += price * near * near
            elif p.STEP <= at < p.BOX:
                cost -= RESTING
        out[seat] = np.exp(-cost / luck)
        total += out[seat]
    for seat in range(int64(s.players)):
        out[seat] /= total


@kernel
def why(board: Board, s: State, action: int, out: Ints) -> int:
    """Return the reason why an action is not legal, and write the numbers that its sentence names."""
    return why_not(board, s, action, 1, out)
