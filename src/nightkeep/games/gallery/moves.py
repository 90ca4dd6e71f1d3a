"""What both gallery games do alike: colours, placing, walking, entering, the Phantom's sweep.

The functions work on either game's record; each compiles once for each. A player's guests are alike (HC-1.3, MP-1.3),
so they are kept sorted by place: equal positions are equal bytes, and equal moves (HC-3.8, MP-3.10) stand side by side.
"""

from __future__ import annotations

from nightkeep.compile.kernel import Log, always_inline, device, emit, int64, macro
from nightkeep.games.gallery import places as p
from nightkeep.games.gallery.state import Board, GalleryState, Options
from nightkeep.rules.record import Ints

_EACH = p.GUESTS_EACH
_COLOURS = len(p.COLOURS)


@macro
def lay_out(s: GalleryState, options: Options) -> None:
    """Put all guests into the box; colours go by seat, or are still to be chosen, as is the first seat.

    Rules: HC-2.1, HC-2.3, HC-2.8, HC-2.14; MP-2.1, MP-2.3, MP-2.7, MP-2.11.
    """
    players = int64(options.players)
    choose = int64(options.colours)
    s.players = players
    s.each = _EACH[players]
    s.turn = 0
    s.placed = 0
    s.die = 0
    for i in range(s.place.shape[0]):
        s.place[i] = p.BOX
    for seat in range(s.colour.shape[0]):
        s.colour[seat] = seat if seat < players and choose == 0 else p.BOX
    s.phase = p.DRAWING if options.first_seat else p.CHOOSING if choose else p.PLACING


@macro
def add_colours(s: GalleryState, out: Ints) -> int:
    """List every colour in play that is not taken. [HC-2.2, HC-2.3, MP-2.2, MP-2.3]"""
    palette = int64(s.players) if s.players <= p.SHORT_PALETTE else _COLOURS
    n = int64(0)
    for colour in range(palette):
        free = True
        for seat in range(s.players):
            if s.colour[seat] == colour:
                free = False
        if free:
            out[n] = p.COLOUR + colour
            n += 1
    return n


@macro
def take_colour(s: GalleryState, colour: int, log: Log) -> None:
    """Give a colour to the seat in turn; after the last seat, placing begins with the first. [HC-2.3, MP-2.3]"""
    s.colour[s.turn] = colour
    if log is not None:
        emit(log, p.COLOURED, s.turn, colour)
    s.turn = next_seat(s)
    if s.colour[s.turn] != p.BOX:
        s.phase = p.PLACING


@macro
def add_first_seats(board: Board, s: GalleryState, out: Ints) -> int:
    """List the seats that may be drawn to begin: all. [HC-2.14, MP-2.11]"""
    for seat in range(int64(s.players)):
        out[seat] = first_draw(board) + seat
    return int64(s.players)


@macro
def weigh_first_seats(s: GalleryState, out: Ints) -> int:
    """Give every seat the same chance to begin. [HC-2.14, MP-2.11]"""
    for seat in range(int64(s.players)):
        out[seat] = 1
    return int64(s.players)


@macro
def draw_first_seat(board: Board, s: GalleryState, action: int, log: Log) -> None:
    """Let the drawn seat be the first to choose a colour, or to place. [HC-2.14, MP-2.11]"""
    s.turn = action - first_draw(board)
    if log is not None:
        emit(log, p.FIRST_DRAWN, s.turn)
    s.phase = p.CHOOSING if s.colour[0] == p.BOX else p.PLACING


@device
def add_free_spaces(board: Board, s: GalleryState, out: Ints) -> int:
    """List every gallery space that holds no guest. [HC-2.9 to HC-2.12, MP-2.8, MP-2.9, MP-9.3]"""
    low = 0
    high = 0
    for i in range(int64(s.players) * int64(s.each)):
        at = int64(s.place[i])
        if at < 64:
            low |= 1 << at
        elif at < p.CHAMBER:
            high |= 1 << (at - 64)
    n = int64(0)
    for space in range(int64(board.spaces)):
        if space == 64:
            low = high
        out[n] = p.PLACE + space  # overwritten if it is taken: a branch here would be guessed wrong too often
        n += 1 - (low & 1)
        low >>= 1
    return n


@macro
def housed(s: GalleryState, first: int, last: int) -> int:
    """Return a bit for every chamber that holds one of these guests. [HC-5.3, MP-5.3]"""
    mask = int64(0)
    for i in range(first, last):
        at = int64(s.place[i])
        mask |= int64(p.CHAMBER <= at < p.STEP) << ((at - p.CHAMBER) & 31)
    return mask


@device
def tidy(s: GalleryState, seat: int) -> None:
    """Sort one player's guests by place. [HC-1.3, MP-1.3]"""
    first = seat * int64(s.each)
    for i in range(first + 1, first + int64(s.each)):
        at = s.place[i]
        k = i
        while k > first and s.place[k - 1] > at:
            s.place[k] = s.place[k - 1]
            k -= 1
        s.place[k] = at


@always_inline
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


@device
def place_guest(s: GalleryState, origin: int, space: int, log: Log) -> None:
    """Place a guest of the seat in turn, from the box or a step. [HC-2.8, HC-2.9, MP-2.7, MP-2.8, MP-9.3]"""
    shift(s, int64(s.turn), origin, space)
    if log is not None:
        emit(log, p.PLACED, s.turn, space, origin)


@macro
def next_seat(s: GalleryState) -> int:
    """Return the seat to the left. [HC-2.4, HC-3.1, MP-2.4, MP-3.1]"""
    return 0 if s.turn + 1 == s.players else int64(s.turn) + 1


@macro
def add_faces(out: Ints) -> int:
    """List the five different outcomes of the die. [HC-1.4, MP-1.4]"""
    for face in range(p.PHANTOM_FACE + 1):
        out[face] = p.ROLL + face
    return p.PHANTOM_FACE + 1


@macro
def weigh_faces(out: Ints) -> int:
    """Weigh the outcomes: each number is on one side of the die, the Phantom on two. [HC-1.4, MP-1.4]"""
    for face in range(p.PHANTOM_FACE):
        out[face] = 1
    out[p.PHANTOM_FACE] = p.PHANTOM_SIDES
    return p.PHANTOM_FACE + p.PHANTOM_SIDES


@macro
def face_number(action: int) -> int:
    """Return the number of a rolled face. [HC-1.4, MP-1.4]"""
    return p.FACES[action - p.ROLL]


@macro
def in_gallery(place: int) -> bool:
    """Return whether a place is a gallery space, as doorways and the exit are. [HC-1.10, MP-1.10]"""
    return place < p.CHAMBER


@macro
def space_after(board: Board, space: int, distance: int) -> int:
    """Return the space ``distance`` spaces clockwise; no move laps the loop. [HC-4.2, MP-4.2]"""
    space += distance
    return space - int64(board.spaces) if space >= board.spaces else space


# A move is PLACE + spaces + origin * (chambers + 1) + goal. The origin is a gallery space, then a chamber, then the
# staircase as a whole; the goal is 0 for walking the full number, or 1 + chamber.


@macro
def first_move(board: Board) -> int:
    """Return the number of the first move."""
    return p.PLACE + int64(board.spaces)


@macro
def first_draw(board: Board) -> int:
    """Return the number of the first draw of a first seat: after the moves from all spaces, chambers and the stairs."""
    spaces = int64(board.spaces)
    chambers = int64(board.chambers)
    return p.PLACE + spaces + (spaces + chambers + 1) * (chambers + 1)


@macro
def move_origin(board: Board, code: int) -> int:
    """Return the origin in a move's code: code // (chambers + 1), by a multiplication instead of a slow division."""
    return (code * int64(board.goals_inverse)) >> p.INVERSE_BITS


@macro
def origin_code(board: Board, place: int) -> int:
    """Return the origin of a move from a place; all steps are one, as only the highest may be left. [HC-6.3]"""
    if place < p.CHAMBER:
        return place
    if place < p.STEP:
        return int64(board.spaces) + place - p.CHAMBER
    return int64(board.spaces) + int64(board.chambers)


@always_inline
def add_moves(board: Board, origin: int, first: int, number: int, barred: int, exact: int, out: Ints, n: int) -> int:
    """List the choices of one guest, and return how many choices there are now.

    ``first`` is the gallery space the move is counted from and ``number`` the points left there. Chambers in the mask
    ``barred`` may not be entered, those in ``exact`` only with a number that fits.
    Rules: HC-4.1, HC-5.4 to HC-5.9, HC-5.20, HC-6.7; MP-4.1, MP-5.3 to MP-5.7.
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


@macro
def highest_free_step(board: Board, taken: int) -> int:
    """Return the bottom-most step without a guest; the bottom step if none is free. [HC-8.3, HC-8.7, MP-7.3, MP-7.6]"""
    step = 0
    while step < board.steps and (taken >> step) & 1:
        step += 1
    return step if step < board.steps else 0


@device
def sweep(board: Board, s: GalleryState, start: int, distance: int, scored: int, until_empty: int, log: Log) -> int:
    """Capture every guest on the spaces after ``start``, nearest space first. [HC-8.2, HC-8.6, MP-7.2, MP-7.5]

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
        for i in range(p.MOST_GUESTS):
            at = int64(s.place[i])
            if at == p.BOX:  # all guests are placed by now, so the rest are no guests
                break
            if at < p.CHAMBER:
                in_gallery_now += 1
                ahead = at - start
                if ahead <= 0:
                    ahead += spaces
                if done < ahead < nearest:
                    nearest = ahead
            elif at >= p.STEP:
                taken_steps |= 1 << (at - p.STEP)
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
                    s.place[i] = p.STEP + step
                    taken += 1
            if taken:
                tidy(s, seat)
                if scored:
                    s.score[seat] += points * taken
                if log is not None:
                    emit(log, p.CAPTURED, seat, space, step, taken, points * taken)
        done = nearest


@macro
def to_exit(board: Board, phantom: int) -> int:
    """Return how many steps it is from the staircase or the cellar door to the exit. [HC-7.2, MP-6.2]"""
    if phantom == p.DOOR:
        return int64(board.steps) + 1
    return int64(board.steps) - (phantom - p.STEP)


@macro
def climb(board: Board, phantom: int, distance: int) -> int:
    """Return the step that the Phantom reaches with fewer steps than bring it to the exit. [HC-7.2, MP-6.2]"""
    return p.STEP + int64(board.steps) - (to_exit(board, phantom) - distance)
