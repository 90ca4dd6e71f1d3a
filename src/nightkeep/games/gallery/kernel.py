"""The kernels, and pieces of kernels, that are the same in both gallery games."""

from __future__ import annotations

from nightkeep.core.kernel import CHANCE, OVER, Log, inlined, int64, kernel, part
from nightkeep.games.gallery.moves import (
    add_colours,
    add_faces,
    add_first_seats,
    add_free_spaces,
    draw_first_seat,
    next_seat,
    place_guest,
    take_colour,
    weigh_faces,
    weigh_first_seats,
)
from nightkeep.games.gallery.places import (
    BOX,
    CHOOSING,
    COLOUR,
    DRAWING,
    FINISHED,
    PLACE,
    PLACING,
    REPLACING,
    ROLLING,
)
from nightkeep.games.gallery.state import Board, GalleryState
from nightkeep.rules.record import Ints


@kernel
def actor(board: Board, s: GalleryState) -> int:
    """HC-2.8, HC-2.14, HC-3.1, HC-3.2; MP-2.7, MP-2.11, MP-3.1, MP-3.2, MP-9.2: the seat in turn, chance for the roll
    and for the draw of the first seat."""
    if s.phase == ROLLING or s.phase == DRAWING:
        return CHANCE
    if s.phase == FINISHED:
        return OVER
    return int64(s.turn)


@kernel
def odds(board: Board, s: GalleryState, out: Ints) -> int:
    """HC-1.4, HC-2.14; MP-1.4, MP-2.11: the die, and the draw of the first seat."""
    if s.phase == DRAWING:
        return weigh_first_seats(s, out)
    return weigh_faces(out)


@inlined
def add_other_choices(board: Board, s: GalleryState, out: Ints) -> int:
    """HC-2.3, HC-2.8 to HC-2.14, HC-3.2; MP-2.3, MP-2.7 to MP-2.11, MP-3.2, MP-9.3: all but moving a guest."""
    n = int64(0)
    if s.phase == ROLLING:
        n = add_faces(out)
    elif s.phase == PLACING or s.phase == REPLACING:
        n = add_free_spaces(board, s, out)
    elif s.phase == CHOOSING:
        n = add_colours(s, out)
    elif s.phase == DRAWING:
        n = add_first_seats(board, s, out)
    return n


@inlined
def prepare(board: Board, s: GalleryState, action: int, log: Log) -> None:
    """HC-2.3, HC-2.8, HC-2.14, HC-3.1; MP-2.3, MP-2.7, MP-2.11, MP-3.1: the first seat is drawn, a colour taken, or a
    guest placed. Everybody has as many guests, so whoever placed first is next after the last guest, and rolls."""
    if s.phase == CHOOSING:
        take_colour(s, action - COLOUR, log)
    elif s.phase == DRAWING:
        draw_first_seat(board, s, action, log)
    else:
        place_guest(s, int64(BOX), action - PLACE, log)
        s.placed += 1
        s.turn = next_seat(s)
        if s.placed == int64(s.players) * int64(s.each):
            s.phase = ROLLING


@part
def tally(s: GalleryState, out: Ints, better: int) -> int:
    """HC-9.6, HC-9.7; MP-10.2 to MP-10.4: scores into ``out``; at the end a bit for each that has the best.

    ``better`` is 1 if more points are better, -1 if fewer are.
    """
    best = better * int64(s.score[0])
    for seat in range(s.players):
        out[seat] = s.score[seat]
        best = max(best, better * int64(s.score[seat]))
    winners = int64(0)
    if s.phase == FINISHED:
        for seat in range(s.players):
            if better * int64(s.score[seat]) == best:
                winners |= 1 << seat
    return winners
