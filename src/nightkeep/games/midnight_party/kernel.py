"""The kernels of Midnight Party, except those that the gallery games share."""

from __future__ import annotations

import numpy as np

from nightkeep.compile.kernel import Log, device, emit, int64, kernel, macro
from nightkeep.compile.no_secrets import fog, guess
from nightkeep.games.gallery import moves as m
from nightkeep.games.gallery import places as p
from nightkeep.games.gallery.kernel import actor, add_other_choices, lay_out, odds, place_guest, prepare, tally
from nightkeep.games.gallery.state import Board, Options
from nightkeep.games.gallery.why import why_not
from nightkeep.games.midnight_party.state import ROUNDS, State
from nightkeep.rules.record import Floats, Ints

__all__ = ["actor", "apply", "evaluate", "fog", "guess", "legal", "odds", "score", "setup", "why"]

SPEED = 3  # MP-6.1
SPEED_CROWDED = 2  # MP-6.1: with seven or eight players
CROWD = 7

# The evaluation; its constants were fitted to results of games between bots
CAUGHT = 1.0  # of the next step's points: what a guest right before the Phantom is expected to cost
FAR = 28.0  # spaces ahead of the Phantom where a guest is safe
RESTING = 2.5  # points that a captured guest costs besides those of its step
AT_ROLL = 0.5  # points: to be the next to roll


@kernel
def setup(board: Board, s: State, options: Options) -> None:
    """Set up: guests in the box, the Phantom on the bottom step, scores at 0 [MP-2.1 to MP-2.7, MP-2.11]."""
    lay_out(s, options)
    s.phantom = p.STEP
    s.round_number = 1
    s.starter = 0
    for seat in range(s.score.shape[0]):
        s.score[seat] = 0


@kernel
def legal(board: Board, s: State, out: Ints) -> int:
    """List every choice of the actor [MP-2.3, MP-2.7 to MP-2.11, MP-3.2 to MP-3.10, MP-9.3].

    Guests in the gallery walk, or enter empty chambers once the Phantom is there; a lone one may stay.
    Rules: MP-3.4, MP-3.5, MP-3.10, MP-5.1 to MP-5.8.
    """
    if s.phase != p.MOVING:
        return add_other_choices(board, s, out)
    # All bits: every chamber is shut until the Phantom is in the gallery (MP-5.1).
    barred = int64(-1)
    if s.phantom < p.CHAMBER:
        barred = m.housed(s, int64(0), int64(p.MOST_GUESTS))
    n = int64(0)
    if own_gallery_guests(s, int64(s.turn)) == 1:
        out[0] = p.STAY
        n = int64(1)
    return m.add_moves(board, s, barred, int64(board.exact), int64(p.CHAMBER), out, n)


@macro
def own_gallery_guests(s: State, seat: int) -> int:
    """Return 0, 1, or 2 for several own guests in the gallery: all seats have at least two, sorted [MP-3.7]."""
    # Sorted by place: if guests are in the gallery, the first ones of the seat are.
    first = seat * int64(s.each)
    return int64(s.place[first] < p.CHAMBER) + int64(s.place[first + 1] < p.CHAMBER)


@kernel
def apply(board: Board, s: State, action: int, log: Log) -> None:
    """Carry out a legal action with its captures, and check the end of the round [MP-8.2 to MP-8.8]."""
    if s.phase == p.PLACING or s.phase == p.CHOOSING or s.phase == p.DRAWING:
        prepare(board, s, action, log)
        return
    if s.phase == p.REPLACING:
        place_guest(s, lowest_step(s), action - p.PLACE, log)
        call_next_guest(s, log)
        return
    start = int64(0)
    distance = int64(0)
    phantom_moves = s.phase == p.ROLLING and action == p.ROLL + p.PHANTOM_FACE
    if s.phase == p.MOVING:
        s.phase = p.ROLLING
        start, distance = move_guest(board, s, action, log)
    else:
        emit(log, p.ROLLED, s.turn, 0 if phantom_moves else p.FACES[action - p.ROLL])
        if phantom_moves:
            start, distance = move_phantom(board, s, log)
        elif own_gallery_guests(s, int64(s.turn)) == 0:  # MP-3.8: a number without effect
            emit(log, p.NO_GUEST, s.turn)
        else:
            s.die = p.FACES[action - p.ROLL]
            s.phase = p.MOVING
            return
    if distance > 0:
        # The sweep stops with the capture that empties the gallery, and so does the Phantom (MP-8.3).
        came = m.sweep(board, s, start, distance, 0, 1, log)
        if phantom_moves:
            s.phantom = m.space_after(board, start, came)
    finish_turn(board, s, log)


@device
def move_phantom(board: Board, s: State, log: Log) -> tuple[int, int]:
    """Move the Phantom up the staircase, or begin its way round the gallery [MP-3.3, MP-6.1 to MP-6.6, MP-7.1].

    Returns the space after which it captures, and how many spaces it has left to do so (0: it is still on the stairs).
    """
    start = int64(s.phantom)
    speed = int64(SPEED_CROWDED if s.players >= CROWD else SPEED)
    emit(log, p.PHANTOM, s.turn, start, speed)
    # In the gallery the Phantom's place is set after the sweep, which may end its move early.
    if start < p.CHAMBER:
        return start, speed
    far = m.to_exit(board, start)
    if speed < far:
        s.phantom = m.climb(board, start, speed)
        return start, int64(0)
    # From the space before the exit: the exit is the first space swept.
    return m.space_after(board, int64(board.exit), int64(board.spaces) - 1), speed - far + 1


@device
def move_guest(board: Board, s: State, action: int, log: Log) -> tuple[int, int]:
    """Let the chosen guest walk, enter a chamber, or stay [MP-3.4, MP-3.5, MP-4.1 to MP-4.7, MP-5.8, MP-5.9].

    A walker that stops on the Phantom is captured: the space before it and 1 are returned, else 0 spaces.
    """
    seat = int64(s.turn)
    number = int64(s.die)
    if action == p.STAY:
        emit(log, p.STAYED, seat, number)
        return int64(0), int64(0)
    origin, goal = m.split_move(board, action)
    target = p.CHAMBER + goal - 1
    if goal == 0:
        target = m.space_after(board, origin, number)
    m.shift(s, seat, origin, target)
    if log is not None:
        if goal:
            emit(log, p.ENTERED, seat, origin, goal - 1, number)
        else:
            emit(log, p.WALKED, seat, origin, target, number)
    if goal or target != s.phantom:
        return int64(0), int64(0)
    return m.space_after(board, target, int64(board.spaces) - 1), int64(1)


@macro
def finish_turn(board: Board, s: State, log: Log) -> None:
    """End the round if the gallery is empty or all chambers full [MP-8.2, MP-8.4, MP-8.7, MP-8.8, MP-9.8]."""
    s.die = 0
    walking = int64(0)
    housed_guests = int64(0)
    for i in range(p.MOST_GUESTS):
        at = int64(s.place[i])
        walking += int64(at < p.CHAMBER)
        housed_guests += int64(p.CHAMBER <= at < p.STEP)
    empty = 1 if walking == 0 else 0
    full = 1 if housed_guests == board.chambers else 0
    if empty or full:
        emit(log, p.ROUND_OVER, s.turn, s.round_number, empty, full)
        end_round(board, s, log)
    else:
        s.turn = m.next_seat(s)


@device
def end_round(board: Board, s: State, log: Log) -> None:
    """Send late guests to the top step, score the round, and empty the chambers [MP-8.5, MP-8.6, MP-9.1, MP-10.1]."""
    each = int64(s.each)
    top = p.STEP + int64(board.steps) - 1
    for seat in range(s.players):
        # Guests are left in the gallery only if the chambers are full (MP-8.4); they go to the top step, -2.
        late = 0
        for i in range(seat * each, seat * each + each):
            if s.place[i] < p.CHAMBER:
                s.place[i] = top
                late += 1
        if late:
            m.tidy(s, seat)
            emit(log, p.LEFT_OUT, seat, late)
    for seat in range(s.players):
        points = round_points(board, s, seat)
        s.score[seat] += points
        emit(log, p.SCORED, seat, points, s.score[seat])
    if s.round_number == ROUNDS:
        s.phase = p.FINISHED
        emit(log, p.GAME_OVER, s.turn)
        return
    for seat in range(s.players):
        for i in range(seat * each, seat * each + each):
            if p.CHAMBER <= s.place[i] < p.STEP:
                chamber = int64(s.place[i]) - p.CHAMBER
                s.place[i] = board.doorway[chamber]
                emit(log, p.STEPPED_OUT, seat, chamber, board.doorway[chamber])
        m.tidy(s, seat)
    # The seat left of the one whose turn ended the round (MP-9.8); call_next_guest counts from it.
    s.starter = m.next_seat(s)
    call_next_guest(s, log)


@device
def round_points(board: Board, s: State, seat: int) -> int:
    """Return a seat's points of the round: steps cost their number, coats of arms count [MP-8.9 to MP-8.12]."""
    each = int64(s.each)
    points = 0
    for i in range(seat * each, seat * each + each):
        at = int64(s.place[i])
        if at >= p.STEP:
            points -= int64(board.step_points[at - p.STEP])
        elif at >= p.CHAMBER:
            points += int64(board.arms[at - p.CHAMBER])
    return points


@device
def lowest_step(s: State) -> int:
    """Return the place of the bottom-most guest on the staircase; BOX if there is none [MP-9.2]."""
    lowest = p.BOX
    for i in range(int64(s.players) * int64(s.each)):
        if p.STEP <= s.place[i] < lowest:
            lowest = int64(s.place[i])
    return lowest


@device
def call_next_guest(s: State, log: Log) -> None:
    """Find whose guest is placed next; when none is left, the next round begins [MP-9.2, MP-9.4 to MP-9.9]."""
    step = lowest_step(s)
    if step == p.BOX:
        s.round_number += 1
        s.phantom = p.STEP
        s.turn = s.starter
        s.starter = 0  # no longer used, so reset: equal positions are equal bytes
        s.phase = p.ROLLING
        emit(log, p.NEXT_ROUND, s.turn, s.round_number)
        return
    s.phase = p.REPLACING
    each = int64(s.each)
    best = -1
    for k in range(s.players):
        seat = int64(s.starter) + k
        if seat >= s.players:
            seat -= int64(s.players)
        for i in range(seat * each, seat * each + each):
            # Seats in turn order from the starter; only a strictly lower score takes over, so ties go in turn order.
            if s.place[i] == step and (best < 0 or s.score[seat] < s.score[best]):
                best = seat
    s.turn = best


@kernel
def score(board: Board, s: State, out: Ints) -> int:
    """Write the scores; return a bit for every winner, or 0 while the game goes on [MP-10.2 to MP-10.4]."""
    return tally(s, out, 1)


@kernel
def evaluate(board: Board, s: State, out: Floats) -> None:
    """Estimate each seat's chance to win from its points and what its guests in the gallery may cost.

    Coats of arms and steps count as if the round ended now. Points count for more the fewer rounds are left.
    Rules: MP-7.2 to MP-7.4, MP-8.9 to MP-8.12, MP-10.2.
    """
    each = int64(s.each)
    between = s.phase == p.REPLACING  # MP-9.1 to MP-9.9: the steps are scored, and the Phantom starts again
    phantom = int64(p.STEP) if between else int64(s.phantom)
    # ``price``: points that the next capture costs. ``luck``: a player with so many points more than another is e
    # times likelier to win; it is more while rounds are left.
    behind = m.first_reached(board, phantom)
    price = CAUGHT * float(board.step_points[0] if between else m.next_capture(board, s))
    luck = 4.0 + 2.5 * float(ROUNDS - int64(s.round_number))
    total = 0.0
    for seat in range(int64(s.players)):
        points = float(s.score[seat])
        if s.phase == p.ROLLING and seat == s.turn:
            points += AT_ROLL
        for i in range(seat * each, seat * each + each):
            at = int64(s.place[i])
            if at < p.CHAMBER:
                ahead = at - behind
                if ahead < 0:
                    ahead += int64(board.spaces)
                # Danger falls with the distance in a straight line, to nothing at FAR spaces.
                if ahead < FAR:
                    points -= price * (FAR - ahead) / FAR
            elif at < p.STEP:
                points += float(board.arms[at - p.CHAMBER])
            elif at < p.BOX and not between:
                points -= RESTING + float(board.step_points[at - p.STEP])
        out[seat] = np.exp(points / luck)
        total += out[seat]
    for seat in range(int64(s.players)):
        out[seat] /= total


@kernel
def why(board: Board, s: State, action: int, out: Ints) -> int:
    """Return the reason why an action is not legal, and write the numbers that its sentence names."""
    return why_not(board, s, action, 0, out)
