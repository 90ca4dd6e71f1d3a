"""The kernels of Escape from the Hidden Castle: what is not common to both gallery games."""

from __future__ import annotations

from typing import Any

from nightkeep.core.kernel import CHANCE, OVER, emit, inlined, int64, kernel, part
from nightkeep.games.gallery.moves import (
    add_colours,
    add_faces,
    add_free_spaces,
    add_moves,
    capture,
    climb,
    face_number,
    first_move,
    in_gallery,
    lay_out,
    next_seat,
    origin_code,
    place_guest,
    shift,
    space_after,
    sweep,
    take_colour,
    to_exit,
    weigh_faces,
)
from nightkeep.games.gallery.places import (
    ARMS,
    BOOTED,
    BOX,
    CHAMBER,
    CHOOSING,
    COLOUR,
    DOOR,
    ENTERED,
    FINISHED,
    GAME_OVER,
    MOVING,
    PHANTOM,
    PHANTOM_FACE,
    PLACE,
    PLACING,
    ROLL,
    ROLLED,
    ROLLING,
    STEP,
    TICKED,
    WALKED,
)

START_SCORE = 10  # HC-2.6
LIMIT = 46  # HC-9.2


@kernel
def setup(board: Any, s: Any, options: Any) -> None:
    """HC-2.1 to HC-2.7: guests in the box, the Phantom at the door, scores at 10, the first clock."""
    lay_out(s, options[0], options[1])
    s.phantom = DOOR
    s.clock = 0
    for seat in range(s.score.shape[0]):
        s.score[seat] = START_SCORE if seat < s.players else 0


@kernel
def actor(board: Any, s: Any) -> int:
    """HC-2.8, HC-3.1, HC-3.2: the seat in turn, chance for the roll."""
    if s.phase == ROLLING:
        return CHANCE
    if s.phase == FINISHED:
        return OVER
    return int64(s.turn)


@kernel
def legal(board: Any, s: Any, out: Any) -> int:
    """HC-2.3, HC-2.8 to HC-2.13, HC-3.2 to HC-3.8: every choice of the actor."""
    if s.phase == MOVING:
        return add_guest_moves(board, s, out)
    if s.phase == ROLLING:
        return add_faces(out)
    if s.phase == PLACING:
        return add_free_spaces(board, s, out)
    if s.phase == CHOOSING:
        return add_colours(s, out)
    return 0


@part
def add_guest_moves(board: Any, s: Any, out: Any) -> int:
    """HC-3.3 to HC-3.8, HC-5.1, HC-5.3 to HC-5.9, HC-5.18 to HC-5.20, HC-6.1 to HC-6.7."""
    each = int64(s.each)
    mine = int64(s.turn) * each
    number = int64(s.die)
    barred = 0
    exact = int64(board.exact)
    if in_gallery(int64(s.phantom)):
        for i in range(int64(s.players) * each):
            at = int64(s.place[i])
            if CHAMBER <= at < STEP:
                if mine <= i < mine + each:
                    barred |= 1 << (at - CHAMBER)
                else:
                    exact |= 1 << (at - CHAMBER)
    else:
        barred = -1
    n = int64(0)
    before = BOX
    for i in range(mine, mine + each):
        at = int64(s.place[i])
        if at == before:
            continue
        before = at
        origin = origin_code(board, at)
        if at < CHAMBER:
            n = add_moves(board, origin, at, number, barred, exact, out, n)
        elif at < STEP:
            n = add_moves(board, origin, int64(board.doorway[at - CHAMBER]), number - 1, barred, exact, out, n)
        else:
            n = add_moves(board, origin, int64(board.exit), number - 1, barred, exact, out, n)
            break
    return n


@kernel
def odds(board: Any, s: Any, out: Any) -> int:
    """HC-1.4: the die, the only chance in the game."""
    return weigh_faces(out)


@kernel
def apply(board: Any, s: Any, action: int, log: Any) -> None:
    """Carries out one legal action and checks the end (HC-9.1 to HC-9.5)."""
    if s.phase == ROLLING:
        roll(board, s, action, log)
    elif s.phase == MOVING:
        move_guest(board, s, action, log)
        finish_turn(board, s, log)
    elif s.phase == PLACING:
        place_guest(s, int64(BOX), action - PLACE, log)
        s.placed += 1
        s.turn = next_seat(s)
        if s.placed == int64(s.players) * int64(s.each):
            s.turn = 0
            s.phase = ROLLING
    elif s.phase == CHOOSING:
        take_colour(s, action - COLOUR, log)


@part
def roll(board: Any, s: Any, action: int, log: Any) -> None:
    """HC-3.2 to HC-3.4: a number is moved by the roller, a Phantom face moves the Phantom at once."""
    if action == ROLL + PHANTOM_FACE:
        if log is not None:
            emit(log, ROLLED, s.turn, 0)
        move_phantom(board, s, log)
        finish_turn(board, s, log)
    else:
        s.die = face_number(action)
        s.phase = MOVING
        if log is not None:
            emit(log, ROLLED, s.turn, s.die)


@part
def move_phantom(board: Any, s: Any, log: Any) -> None:
    """HC-7.1 to HC-7.9, HC-8.1: up the staircase and round the gallery, in full unless the last clock stops it."""
    start = int64(s.phantom)
    left = int64(board.speed[s.clock])
    if log is not None:
        emit(log, PHANTOM, s.turn, start, left)
    if not in_gallery(start):
        far = to_exit(board, start)
        if left < far:
            s.phantom = climb(board, start, left)
            return
        left -= far
        s.phantom = board.exit
        sweep(board, s, space_after(board, int64(board.exit), int64(board.spaces) - 1), int64(1), 1, 0, log)
        tick(board, s, log)
    else:
        far = int64(board.exit) - start
        if far <= 0:  # HC-7.7: a move that begins on the exit reaches it again only after the whole loop
            far += int64(board.spaces)
        if left < far:
            s.phantom = space_after(board, start, left)
            sweep(board, s, start, left, 1, 0, log)
            return
        left -= far
        s.phantom = board.exit
        sweep(board, s, start, far, 1, 0, log)
        tick(board, s, log)
    if s.clock + 1 < board.clocks and left > 0:
        s.phantom = space_after(board, int64(board.exit), left)
        sweep(board, s, int64(board.exit), left, 1, 0, log)


@inlined
def tick(board: Any, s: Any, log: Any) -> None:
    """HC-7.5: the Phantom's arrival at the exit moves the token to the next clock."""
    s.clock += 1
    if log is not None:
        emit(log, TICKED, s.turn, s.clock)


@part
def move_guest(board: Any, s: Any, action: int, log: Any) -> None:
    """HC-3.3, HC-4.1 to HC-4.8, HC-5.18, HC-6.2: the chosen guest walks, or enters a chamber."""
    code = action - first_move(board)
    stride = int64(board.chambers) + 1
    origin = code // stride
    goal = code - origin * stride
    number = int64(s.die)
    spaces = int64(board.spaces)
    seat = int64(s.turn)
    if origin < spaces:
        place = origin
        first = origin
    elif origin < spaces + board.chambers:
        place = CHAMBER + origin - spaces
        first = int64(board.doorway[origin - spaces])
        number -= 1
    else:
        place = own_highest_step(s, seat)
        first = int64(board.exit)
        number -= 1
    if goal:
        enter(board, s, seat, place, goal - 1, log)
        return
    target = space_after(board, first, number)
    shift(s, seat, place, target)
    if log is not None:
        emit(log, WALKED, seat, place, target, s.die)
    if target == s.phantom:
        capture(board, s, target, 1, log)


@inlined
def own_highest_step(s: Any, seat: int) -> int:
    """HC-6.3, HC-6.4: the step nearest the bottom among a player's guests (they are sorted)."""
    i = seat * int64(s.each)
    while s.place[i] < STEP:
        i += 1
    return int64(s.place[i])


@part
def enter(board: Any, s: Any, seat: int, origin: int, chamber: int, log: Any) -> None:
    """HC-5.10 to HC-5.17: in goes the guest, its arms are scored, the occupant is booted and perhaps captured."""
    each = int64(s.each)
    inside = CHAMBER + chamber
    occupant = -1
    for i in range(int64(s.players) * each):
        if s.place[i] == inside:
            occupant = i
    shift(s, seat, origin, inside)
    if log is not None:
        emit(log, ENTERED, seat, origin, chamber, s.die)
    arms = int64(board.arms[chamber])
    if arms != 0:
        before = int64(s.score[seat])
        after = max(0, before + arms)
        s.score[seat] = after
        if log is not None:
            emit(log, ARMS, seat, chamber, after - before, arms)
    if occupant >= 0:
        owner = occupant // each
        doorway = int64(board.doorway[chamber])
        shift(s, owner, inside, doorway)
        if log is not None:
            emit(log, BOOTED, owner, chamber, doorway, seat)
        if s.phantom == doorway:
            capture(board, s, doorway, 1, log)


@part
def finish_turn(board: Any, s: Any, log: Any) -> None:
    """HC-9.1 to HC-9.5, HC-3.1: the end is checked once, after everything is settled; else the next seat rolls."""
    s.die = 0
    top = 0
    for seat in range(s.players):
        top = max(top, int64(s.score[seat]))
    if s.clock + 1 >= board.clocks or top >= LIMIT:
        s.phase = FINISHED
        if log is not None:
            emit(log, GAME_OVER, s.turn, 1 if s.clock + 1 >= board.clocks else 0, 1 if top >= LIMIT else 0)
    else:
        s.turn = next_seat(s)
        s.phase = ROLLING


@kernel
def score(board: Any, s: Any, out: Any) -> int:
    """HC-9.6, HC-9.7: scores into ``out``; a bit for every winner, or 0 while the game goes on."""
    lowest = 32767
    for seat in range(s.players):
        out[seat] = s.score[seat]
        lowest = min(lowest, int64(s.score[seat]))
    winners = 0
    if s.phase == FINISHED:
        for seat in range(s.players):
            if s.score[seat] == lowest:
                winners |= 1 << seat
    return winners


@kernel
def fog(board: Any, s: Any, seat: int) -> None:
    """Nothing is hidden in this game."""


@kernel
def guess(board: Any, s: Any, seat: int, rng: Any) -> None:
    """Nothing is hidden, so nothing is guessed."""
