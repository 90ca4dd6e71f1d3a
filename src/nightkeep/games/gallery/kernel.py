"""The kernels, and parts of kernels, that are the same in both gallery games: set-up, chance and scores."""

from __future__ import annotations

from nightkeep.compile.kernel import CHANCE, OVER, Log, device, emit, int64, kernel, macro
from nightkeep.games.gallery import places as p
from nightkeep.games.gallery.moves import first_draw, next_seat, shift
from nightkeep.games.gallery.state import Board, GalleryState, Options
from nightkeep.rules.record import Ints

_COLOURS = len(p.COLOURS)


@macro
def lay_out(s: GalleryState, options: Options) -> None:
    """Put all guests into the box; colours go by seat, or are still to be chosen, as is the first seat.

    Rules: HC-2.1, HC-2.3, HC-2.8, HC-2.14; MP-2.1, MP-2.3, MP-2.7, MP-2.11.
    """
    players = int64(options.players)
    choose = int64(options.colours)
    s.players = players
    s.each = p.GUESTS_EACH[players]
    s.turn = 0
    s.placed = 0
    s.die = 0
    for i in range(s.place.shape[0]):
        s.place[i] = p.BOX
    for seat in range(s.colour.shape[0]):
        s.colour[seat] = seat if seat < players and choose == 0 else p.BOX
    # The first phase; prepare goes on from there: drawing, choosing and placing, each only if the options want it.
    s.phase = p.DRAWING if options.first_seat else p.CHOOSING if choose else p.PLACING


@kernel
def actor(board: Board, s: GalleryState) -> int:
    """Return the seat in turn, or chance for the roll and for the draw of the first seat.

    Rules: HC-2.8, HC-2.14, HC-3.1, HC-3.2; MP-2.7, MP-2.11, MP-3.1, MP-3.2, MP-9.2.
    """
    # Chance rolls at the start of each turn, so a turn has two actions: a roll, and then a decision or none.
    if s.phase == p.ROLLING or s.phase == p.DRAWING:
        return CHANCE
    if s.phase == p.FINISHED:
        return OVER
    return int64(s.turn)


@macro
def add_other_choices(board: Board, s: GalleryState, out: Ints) -> int:
    """List all choices except the moves of guests: faces of the die, spaces, colours, or first seats.

    Rules: HC-1.4, HC-2.3, HC-2.8 to HC-2.14, HC-3.2; MP-1.4, MP-2.3, MP-2.7 to MP-2.11, MP-3.2, MP-9.3.
    """
    n = int64(0)
    if s.phase == p.ROLLING:
        for face in range(p.PHANTOM_FACE + 1):
            out[face] = p.ROLL + face
        n = p.PHANTOM_FACE + 1
    elif s.phase == p.PLACING or s.phase == p.REPLACING:
        n = add_free_spaces(board, s, out)
    elif s.phase == p.CHOOSING:
        n = add_colours(s, out)
    elif s.phase == p.DRAWING:
        n = int64(s.players)
        for seat in range(n):
            out[seat] = first_draw(board) + seat
    return n


@macro
def add_colours(s: GalleryState, out: Ints) -> int:
    """List every colour in play that is not taken [HC-2.2, HC-2.3, MP-2.2, MP-2.3]."""
    # HC-2.2, MP-2.2: up to five players choose among as many colours, six or more among all eight.
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


@device
def add_free_spaces(board: Board, s: GalleryState, out: Ints) -> int:
    """List every gallery space that holds no guest [HC-2.9 to HC-2.12, MP-2.8, MP-2.9, MP-9.3]."""
    low = 0  # a bit for each of the first 64 spaces that holds a guest
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
        # Without a branch, which processors would often predict wrongly: the next space overwrites a taken one
        out[n] = p.PLACE + space
        n += 1 - (low & 1)
        low >>= 1
    return n


@kernel
def odds(board: Board, s: GalleryState, out: Ints) -> int:
    """Weigh the outcomes: seats alike; numbers once, and the Phantom twice [HC-1.4, HC-2.14, MP-1.4, MP-2.11]."""
    if s.phase == p.DRAWING:
        for seat in range(int64(s.players)):
            out[seat] = 1
        return int64(s.players)
    # In sixths: 1 for each of the four numbers, 2 for the Phantom.
    for face in range(p.PHANTOM_FACE):
        out[face] = 1
    out[p.PHANTOM_FACE] = p.PHANTOM_SIDES
    return p.PHANTOM_FACE + p.PHANTOM_SIDES


@macro
def prepare(board: Board, s: GalleryState, action: int, log: Log) -> None:
    """Draw the first seat, take a colour, or place a guest.

    After the last colour, the first seat is in turn again, and places. All seats have the same number of guests, so
    after the last guest the seat that placed first is in turn again, and rolls.
    Rules: HC-2.3, HC-2.8, HC-2.14, HC-3.1; MP-2.3, MP-2.7, MP-2.11, MP-3.1.
    """
    if s.phase == p.DRAWING:
        # The drawn seat also chooses first and places first.
        s.turn = action - first_draw(board)
        emit(log, p.FIRST_DRAWN, s.turn)
        s.phase = p.CHOOSING if s.colour[0] == p.BOX else p.PLACING
    elif s.phase == p.CHOOSING:
        s.colour[s.turn] = action - p.COLOUR
        emit(log, p.COLOURED, s.turn, action - p.COLOUR)
        s.turn = next_seat(s)
        # All the way round: the next seat has chosen already.
        if s.colour[s.turn] != p.BOX:
            s.phase = p.PLACING
    else:
        place_guest(s, int64(p.BOX), action - p.PLACE, log)
        s.placed += 1
        s.turn = next_seat(s)
        if s.placed == int64(s.players) * int64(s.each):
            s.phase = p.ROLLING


@device
def place_guest(s: GalleryState, origin: int, space: int, log: Log) -> None:
    """Place a guest of the seat in turn, from the box or a step [HC-2.8, HC-2.9, MP-2.7, MP-2.8, MP-9.3]."""
    shift(s, int64(s.turn), origin, space)
    emit(log, p.PLACED, s.turn, space, origin)


@device
def tally(s: GalleryState, out: Ints, better: int) -> int:
    """Write the scores; return at the end a bit for each seat with the best [HC-9.6, HC-9.7, MP-10.2 to MP-10.4].

    ``better`` is 1 if more points are better, -1 if fewer are.
    """
    # Multiplied by -1, the lowest score becomes the highest: one comparison serves both games.
    best = better * int64(s.score[0])
    winners = int64(0)
    for seat in range(int64(s.players)):
        points = better * int64(s.score[seat])
        out[seat] = s.score[seat]
        if points > best:
            best = points
            winners = int64(0)
        if points == best:
            winners |= int64(1) << seat
    return winners if s.phase == p.FINISHED else int64(0)
