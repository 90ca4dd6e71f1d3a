"""What both gallery games do alike: colours, placing, walking, entering, the Phantom's sweep.

The functions work on either game's record; each compiles once for each. A player's guests are alike (HC-1.3, MP-1.3),
so they are kept sorted by place: equal positions are equal bytes, and equal moves (HC-3.8, MP-3.10) stand side by side.
"""

from __future__ import annotations

from nightkeep.core.kernel import Log, emit, hot, inlined, int64, part
from nightkeep.games.gallery import places
from nightkeep.games.gallery.places import (
    BOX,
    CAPTURED,
    CHAMBER,
    CHOOSING,
    COLOUR,
    COLOURED,
    DRAWING,
    FACES,
    FIRST_DRAWN,
    INVERSE_BITS,
    MOST_GUESTS,
    PHANTOM_FACE,
    PHANTOM_SIDES,
    PLACE,
    PLACED,
    PLACING,
    ROLL,
    SHORT_PALETTE,
    STEP,
)
from nightkeep.games.gallery.state import Board, GalleryState, Options
from nightkeep.rules.record import Ints

_EACH = places.GUESTS_EACH
_COLOURS = len(places.COLOURS)


@inlined
def lay_out(s: GalleryState, options: Options) -> None:
    """HC-2.1, HC-2.3, HC-2.8, HC-2.14; MP-2.1, MP-2.3, MP-2.7, MP-2.11: guests in the box, colours by seat or still to
    be chosen, the first seat still to be drawn or seat 1."""
    players = int64(options.players)
    choose = int64(options.colours)
    s.players = players
    s.each = _EACH[players]
    s.turn = 0
    s.placed = 0
    s.die = 0
    for i in range(s.place.shape[0]):
        s.place[i] = BOX
    for seat in range(s.colour.shape[0]):
        s.colour[seat] = seat if seat < players and choose == 0 else BOX
    s.phase = DRAWING if options.first_seat else CHOOSING if choose else PLACING


@inlined
def add_colours(s: GalleryState, out: Ints) -> int:
    """HC-2.2, HC-2.3; MP-2.2, MP-2.3: every colour in play that no earlier seat has taken."""
    palette = int64(s.players) if s.players <= SHORT_PALETTE else _COLOURS
    n = int64(0)
    for colour in range(palette):
        free = True
        for seat in range(s.players):
            if s.colour[seat] == colour:
                free = False
        if free:
            out[n] = COLOUR + colour
            n += 1
    return n


@inlined
def take_colour(s: GalleryState, colour: int, log: Log) -> None:
    """HC-2.3, MP-2.3: seat after seat, round to the one that began; then placing begins there."""
    s.colour[s.turn] = colour
    if log is not None:
        emit(log, COLOURED, s.turn, colour)
    s.turn = next_seat(s)
    if s.colour[s.turn] != BOX:
        s.phase = PLACING


@inlined
def add_first_seats(board: Board, s: GalleryState, out: Ints) -> int:
    """HC-2.14, MP-2.11: any seat may be drawn to begin."""
    for seat in range(int64(s.players)):
        out[seat] = first_draw(board) + seat
    return int64(s.players)


@inlined
def weigh_first_seats(s: GalleryState, out: Ints) -> int:
    """HC-2.14, MP-2.11: every seat has the same chance."""
    for seat in range(int64(s.players)):
        out[seat] = 1
    return int64(s.players)


@inlined
def draw_first_seat(board: Board, s: GalleryState, action: int, log: Log) -> None:
    """HC-2.14, MP-2.11: the drawn seat is the first to choose a colour, or to place."""
    s.turn = action - first_draw(board)
    if log is not None:
        emit(log, FIRST_DRAWN, s.turn)
    s.phase = CHOOSING if s.colour[0] == BOX else PLACING


@part
def add_free_spaces(board: Board, s: GalleryState, out: Ints) -> int:
    """HC-2.9 to HC-2.12, MP-2.8, MP-2.9, MP-9.3: every gallery space that holds no guest, and nothing else."""
    low = 0
    high = 0
    for i in range(int64(s.players) * int64(s.each)):
        at = int64(s.place[i])
        if at < 64:
            low |= 1 << at
        elif at < CHAMBER:
            high |= 1 << (at - 64)
    n = int64(0)
    for space in range(int64(board.spaces)):
        if space == 64:
            low = high
        out[n] = PLACE + space  # overwritten if it is taken: a branch here would be guessed wrong too often
        n += 1 - (low & 1)
        low >>= 1
    return n


@inlined
def housed(s: GalleryState, first: int, last: int) -> int:
    """HC-5.3, MP-5.3: a bit for every chamber that holds one of these guests."""
    mask = int64(0)
    for i in range(first, last):
        at = int64(s.place[i])
        mask |= int64(CHAMBER <= at < STEP) << ((at - CHAMBER) & 31)
    return mask


@part
def tidy(s: GalleryState, seat: int) -> None:
    """HC-1.3, MP-1.3: keep one player's guests in order of place."""
    first = seat * int64(s.each)
    for i in range(first + 1, first + int64(s.each)):
        at = s.place[i]
        k = i
        while k > first and s.place[k - 1] > at:
            s.place[k] = s.place[k - 1]
            k -= 1
        s.place[k] = at


@hot
def shift(s: GalleryState, seat: int, origin: int, target: int) -> None:
    """Take one of a player's guests from one place to another, keeping them in order."""
    each = int64(s.each)
    first = seat * each
    k = first
    while s.place[k] != origin:
        k += 1
    while k + 1 < first + each and s.place[k + 1] < target:
        s.place[k] = s.place[k + 1]
        k += 1
    while k > first and s.place[k - 1] > target:
        s.place[k] = s.place[k - 1]
        k -= 1
    s.place[k] = target


@part
def place_guest(s: GalleryState, origin: int, space: int, log: Log) -> None:
    """HC-2.8, HC-2.9, MP-2.7, MP-2.8, MP-9.3: one guest of the seat in turn, from the box or a step, to a space."""
    shift(s, int64(s.turn), origin, space)
    if log is not None:
        emit(log, PLACED, s.turn, space, origin)


@inlined
def next_seat(s: GalleryState) -> int:
    """HC-2.4, HC-3.1; MP-2.4, MP-3.1: the seat to the left."""
    return 0 if s.turn + 1 == s.players else int64(s.turn) + 1


@inlined
def add_faces(out: Ints) -> int:
    """HC-1.4, MP-1.4: the five different outcomes of the die."""
    for face in range(PHANTOM_FACE + 1):
        out[face] = ROLL + face
    return PHANTOM_FACE + 1


@inlined
def weigh_faces(out: Ints) -> int:
    """HC-1.4, MP-1.4: each number is on one side of the die, the Phantom on two."""
    for face in range(PHANTOM_FACE):
        out[face] = 1
    out[PHANTOM_FACE] = PHANTOM_SIDES
    return PHANTOM_FACE + PHANTOM_SIDES


@inlined
def face_number(action: int) -> int:
    """HC-1.4, MP-1.4: the number of a rolled face."""
    return FACES[action - ROLL]


@inlined
def in_gallery(place: int) -> bool:
    """HC-1.10, MP-1.10: doorways and the exit are gallery; chambers, steps and the cellar door are not."""
    return place < CHAMBER


@inlined
def space_after(board: Board, space: int, distance: int) -> int:
    """HC-4.2, MP-4.2: so many spaces clockwise around the loop (no move laps it)."""
    space += distance
    return space - int64(board.spaces) if space >= board.spaces else space


# A move is PLACE + spaces + origin * (chambers + 1) + goal. The origin is a gallery space, then a chamber, then the
# staircase as a whole; the goal is 0 for walking the full number, or 1 + chamber.


@inlined
def first_move(board: Board) -> int:
    """Where the codes of moves begin."""
    return PLACE + int64(board.spaces)


@inlined
def first_draw(board: Board) -> int:
    """Where the codes of draws of the first seat begin: after the moves from every space, chamber and the staircase."""
    spaces = int64(board.spaces)
    chambers = int64(board.chambers)
    return PLACE + spaces + (spaces + chambers + 1) * (chambers + 1)


@inlined
def move_origin(board: Board, code: int) -> int:
    """The origin in a move's code: code // (chambers + 1), by a multiplication instead of a slow division."""
    return (code * int64(board.goals_inverse)) >> INVERSE_BITS


@inlined
def origin_code(board: Board, place: int) -> int:
    """The origin of a move from a place; all steps are one origin, since only the highest may be left (HC-6.3)."""
    if place < CHAMBER:
        return place
    if place < STEP:
        return int64(board.spaces) + place - CHAMBER
    return int64(board.spaces) + int64(board.chambers)


@hot
def add_moves(board: Board, origin: int, first: int, number: int, barred: int, exact: int, out: Ints, n: int) -> int:
    """HC-4.1, HC-5.4 to HC-5.9, HC-5.20, HC-6.7; MP-4.1, MP-5.3 to MP-5.7: the choices of one guest.

    ``first`` is the gallery space the move is counted from and ``number`` the points left there. Chambers in the mask
    ``barred`` may not be entered, those in ``exact`` only with a number that fits. Returns the new count of choices.
    """
    code = first_move(board) + origin * (int64(board.chambers) + 1)
    out[n] = code
    n += 1
    space = first
    steps = 1 + int64(board.ahead[space])  # one of them is the step through the door
    while steps <= number:
        space = first + steps - 1
        if space >= board.spaces:
            space -= int64(board.spaces)
        chamber = int64(board.chamber_at[space])
        if (barred >> chamber) & 1 == 0 and (steps == number or (exact >> chamber) & 1 == 0):
            out[n] = code + 1 + chamber
            n += 1
        space += 1
        if space >= board.spaces:
            space = 0
        steps += 1 + int64(board.ahead[space])
    return n


@inlined
def highest_free_step(board: Board, taken: int) -> int:
    """HC-8.3, HC-8.7; MP-7.3, MP-7.6: the bottom-most step without a guest, or the bottom step if none is free."""
    step = 0
    while step < board.steps and (taken >> step) & 1:
        step += 1
    return step if step < board.steps else 0


@part
def sweep(board: Board, s: GalleryState, start: int, distance: int, scored: int, until_empty: int, log: Log) -> int:
    """HC-8.2, HC-8.6; MP-7.2, MP-7.5: every guest on the spaces after ``start`` is captured, nearest space first.

    All guests of one space go to one step (HC-8.3 to HC-8.5, MP-7.3, MP-7.4); ``scored``: and score it (MP-7.8: or
    not). ``until_empty`` (MP-8.3): stop with the capture that empties the gallery. Returns how far it came.
    """
    done = int64(0)
    spaces = int64(board.spaces)
    each = int64(s.each)
    while True:
        nearest = distance + 1
        taken_steps = 0
        in_gallery_now = 0
        for i in range(MOST_GUESTS):
            at = int64(s.place[i])
            if at == BOX:  # all guests are placed by now, so the rest are no guests
                break
            if at < CHAMBER:
                in_gallery_now += 1
                ahead = at - start
                if ahead <= 0:
                    ahead += spaces
                if done < ahead < nearest:
                    nearest = ahead
            elif at >= STEP:
                taken_steps |= 1 << (at - STEP)
        if until_empty and in_gallery_now == 0:
            return done
        if nearest > distance:
            return distance
        step = highest_free_step(board, taken_steps)
        points = int64(board.step_points[step])
        space = space_after(board, start, nearest)
        for seat in range(s.players):
            taken = 0
            for i in range(seat * each, seat * each + each):
                if s.place[i] == space:
                    s.place[i] = STEP + step
                    taken += 1
            if taken:
                tidy(s, seat)
                if scored:
                    s.score[seat] += points * taken
                if log is not None:
                    emit(log, CAPTURED, seat, space, step, taken, points * taken)
        done = nearest


@inlined
def to_exit(board: Board, phantom: int) -> int:
    """HC-7.2, MP-6.2: single steps from a place on the staircase, or from the cellar door, to the exit."""
    if phantom == places.DOOR:
        return int64(board.steps) + 1
    return int64(board.steps) - (phantom - STEP)


@inlined
def climb(board: Board, phantom: int, distance: int) -> int:
    """HC-7.2, MP-6.2: the step the Phantom reaches with fewer steps than bring it to the exit."""
    return STEP + int64(board.steps) - (to_exit(board, phantom) - distance)
