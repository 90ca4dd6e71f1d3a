"""What moves alike in both gallery games: guests that walk and enter chambers, and the Phantom that captures.

The functions work on either game's record; each compiles once for each. A player's guests are alike (HC-1.3, MP-1.3),
so they are kept sorted by place: equal positions are equal bytes, and equal moves (HC-3.8, MP-3.10) are adjacent.
"""

from __future__ import annotations

from nightkeep.compile.kernel import Log, always_inline, device, emit, int64, macro
from nightkeep.games.gallery import places as p
from nightkeep.games.gallery.state import Board, GalleryState
from nightkeep.rules.record import Ints


@macro
def next_seat(s: GalleryState) -> int:
    """Return the seat to the left [HC-2.4, HC-3.1, MP-2.4, MP-3.1]."""
    return 0 if s.turn + 1 == s.players else int64(s.turn) + 1


@macro
def space_after(board: Board, space: int, distance: int) -> int:
    """Return the space ``distance`` spaces clockwise; no move laps the loop [HC-4.2, MP-4.2]."""
    space += distance
    return space - int64(board.spaces) if space >= board.spaces else space


@device
def tidy(s: GalleryState, seat: int) -> None:
    """Sort one player's guests by place [HC-1.3, MP-1.3]."""
    first = seat * int64(s.each)
    # Insertion sort: a seat has six guests at most, and nearly all are in order.
    for i in range(first + 1, first + int64(s.each)):
        at = s.place[i]
        k = i
        while k > first and s.place[k - 1] > at:
            s.place[k] = s.place[k - 1]
            k -= 1
        s.place[k] = at


@always_inline
def shift(s: GalleryState, seat: int, origin: int, target: int) -> None:
    """Move one of a player's guests from one place to another, keeping them in order."""
    each = int64(s.each)
    first = seat * each
    k = first
    # Take the guest out at k, slide its neighbours over the gap towards origin, and put it where the order wants it.
    while s.place[k] != origin:
        k += 1
    while k + 1 < first + each and s.place[k + 1] < target:
        s.place[k] = s.place[k + 1]
        k += 1
    while k > first and s.place[k - 1] > target:
        s.place[k] = s.place[k - 1]
        k -= 1
    s.place[k] = target


# Action numbers of a board with S spaces and C chambers; a block of C + 1 goals for each origin:
#
#   0 rolls | 5 colours | 13 stay | 14 place on 0 ... S - 1 | moves, (S + C + 1) * (C + 1) of them | first draws
#
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
def split_move(board: Board, action: int) -> tuple[int, int]:
    """Return the origin and the goal of a move.

    The origin is code // (chambers + 1), computed by a multiplication instead of a slow division.
    """
    # goals_inverse is 2**20 / (chambers + 1), rounded up; the shift by 20 bits divides again.
    code = action - first_move(board)
    origin = (code * int64(board.goals_inverse)) >> p.INVERSE_BITS
    return origin, code - origin * (int64(board.chambers) + 1)


@macro
def origin_code(board: Board, place: int) -> int:
    """Return the origin of a move from a place; all steps are one, as only the highest may be left [HC-6.3]."""
    if place < p.CHAMBER:
        return place
    if place < p.STEP:
        return int64(board.spaces) + place - p.CHAMBER
    return int64(board.spaces) + int64(board.chambers)


@macro
def origin_place(board: Board, origin: int) -> int:
    """Return the place where a move of this origin begins; STEP stands for the whole staircase."""
    if origin < board.spaces:
        return origin
    chamber = origin - int64(board.spaces)
    return p.CHAMBER + chamber if chamber < board.chambers else int64(p.STEP)


@macro
def first_space(board: Board, place: int) -> int:
    """Return the gallery space from which a move is counted: the doorway of a chamber, the exit of the staircase."""
    if place < p.CHAMBER:
        return place
    return int64(board.doorway[place - p.CHAMBER]) if place < p.STEP else int64(board.exit)


@macro
def housed(s: GalleryState, first: int, last: int) -> int:
    """Return a bit for every chamber that holds one of these guests [HC-5.3, MP-5.3]."""
    mask = int64(0)
    for i in range(first, last):
        at = int64(s.place[i])
        # Without a branch: 0 or 1, shifted to the chamber's bit. & 31 keeps the shift in range for guests elsewhere.
        mask |= int64(p.CHAMBER <= at < p.STEP) << ((at - p.CHAMBER) & 31)
    return mask


@always_inline
def add_moves(board: Board, s: GalleryState, barred: int, exact: int, bound: int, out: Ints, n: int) -> int:
    """List the moves of the seat's guests at places below ``bound``, and return how many actions there are now.

    Chambers in the mask ``barred`` may not be entered, those in ``exact`` only with a number that fits.
    Rules: HC-3.8, HC-4.1, HC-5.4 to HC-5.9, HC-5.18 to HC-5.20, HC-6.1 to HC-6.7; MP-3.10, MP-4.1, MP-5.3 to MP-5.8.
    """
    spaces = int64(board.spaces)
    mine = int64(s.turn) * int64(s.each)
    before = p.BOX
    for i in range(mine, mine + int64(s.each)):
        at = int64(s.place[i])
        if at >= bound:
            break
        # Guests are sorted: those of one place follow each other and have the same moves (HC-3.8, MP-3.10).
        if at == before:
            continue
        before = at
        # Walking is goal 0 of this origin, and always possible.
        code = first_move(board) + origin_code(board, at) * (int64(board.chambers) + 1)
        out[n] = code
        n += 1
        # From a chamber or the staircase, the step onto the doorway or the exit takes one point of the number
        number = int64(s.die) - int64(at >= p.CHAMBER)
        space = first_space(board, at)
        # From doorway to doorway: ``space`` is where the guest has got to, ``steps`` the points it needs up to there
        # and through the next door. Any number that large will do, or just that one if the chamber is in ``exact``.
        steps = 1 + int64(board.ahead[space])  # one of them is the step through the door
        while steps <= number:
            space = space_after(board, space, int64(board.ahead[space]))
            chamber = int64(board.chamber_at[space])
            if (barred >> chamber) & 1 == 0 and (steps == number or (exact >> chamber) & 1 == 0):
                out[n] = code + 1 + chamber
                n += 1
            space += 1
            if space >= spaces:
                space = 0
            steps += 1 + int64(board.ahead[space])
        if at >= p.STEP:  # only the highest guest on the staircase may move
            break
    return n


@macro
def highest_free_step(board: Board, taken: int) -> int:
    """Return the bottom-most step without a guest; the bottom step if none is free [HC-8.3, HC-8.7, MP-7.3, MP-7.6]."""
    # Steps fill from the bottom: the bottom one has the largest printed number.
    step = 0
    while step < board.steps and (taken >> step) & 1:
        step += 1
    return step if step < board.steps else 0


@device
def next_capture(board: Board, s: GalleryState) -> int:
    """Return the points of the step where the next captured guest will stand [HC-8.3, HC-8.7, MP-7.3, MP-7.6]."""
    taken = int64(0)
    for i in range(p.MOST_GUESTS):
        at = int64(s.place[i])
        if p.STEP <= at < p.BOX:
            taken |= int64(1) << (at - p.STEP)
    return int64(board.step_points[highest_free_step(board, taken)])


@device
def sweep(board: Board, s: GalleryState, start: int, distance: int, scored: int, until_empty: int, log: Log) -> int:
    """Capture every guest on the spaces after ``start``, nearest space first [HC-8.2, HC-8.6, MP-7.2, MP-7.5].

    All guests of one space go to one step (HC-8.3 to HC-8.5, MP-7.3, MP-7.4). ``scored``: they score its points now, or
    not (MP-7.8). ``until_empty``: stop with the capture that empties the gallery (MP-8.3). Returns how many spaces were
    swept.
    """
    done = int64(0)
    spaces = int64(board.spaces)
    each = int64(s.each)
    while True:
        # Each turn of this loop finds the nearest space with guests beyond the ``done`` ones already swept, and
        # captures there. Steps and guests are looked up again each time, since a capture takes a step (HC-8.6, MP-7.5).
        nearest = distance + 1
        taken_steps = 0
        in_gallery_now = 0
        for i in range(int64(s.players) * each):
            at = int64(s.place[i])
            if at < p.CHAMBER:
                in_gallery_now += 1
                ahead = at - start
                # A guest on ``start`` itself is a whole loop ahead: the Phantom leaves that space before it captures.
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
        # One step for all guests of the space. Seats are told one by one, in their order.
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
                emit(log, p.CAPTURED, seat, space, step, taken, points * taken)
        done = nearest


@macro
def to_exit(board: Board, phantom: int) -> int:
    """Return how many steps it is from the staircase or the cellar door to the exit [HC-7.2, MP-6.2]."""
    if phantom == p.DOOR:
        return int64(board.steps) + 1
    # Bottom step: as many steps as there are. Each step higher is one less.
    return int64(board.steps) - (phantom - p.STEP)


@macro
def climb(board: Board, phantom: int, distance: int) -> int:
    """Return the step that the Phantom reaches with fewer steps than bring it to the exit [HC-7.2, MP-6.2]."""
    return p.STEP + int64(board.steps) - (to_exit(board, phantom) - distance)


@macro
def first_reached(board: Board, phantom: int) -> int:
    """Return the space that the Phantom reaches first; on the stairs, steps up to the exit count as spaces before 0."""
    return phantom + 1 if phantom < p.CHAMBER else 1 - to_exit(board, phantom)
