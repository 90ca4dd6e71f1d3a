"""The kernels, and pieces of kernels, that are the same in both gallery games."""

from __future__ import annotations

from nightkeep.compile.kernel import CHANCE, OVER, Log, device, int64, kernel, macro
from nightkeep.games.gallery import places as p
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
from nightkeep.games.gallery.state import Board, GalleryState
from nightkeep.rules.record import Ints


@kernel
def actor(board: Board, s: GalleryState) -> int:
    """Return the seat in turn, or chance for the roll and for the draw of the first seat.

    Rules: HC-2.8, HC-2.14, HC-3.1, HC-3.2; MP-2.7, MP-2.11, MP-3.1, MP-3.2, MP-9.2.
    """
    if s.phase == p.ROLLING or s.phase == p.DRAWING:
        return CHANCE
    if s.phase == p.FINISHED:
        return OVER
    return int64(s.turn)


@kernel
def odds(board: Board, s: GalleryState, out: Ints) -> int:
    """Weigh the outcomes of the die, or of the draw of the first seat. [HC-1.4, HC-2.14, MP-1.4, MP-2.11]"""
    if s.phase == p.DRAWING:
        return weigh_first_seats(s, out)
    return weigh_faces(out)


@macro
def add_other_choices(board: Board, s: GalleryState, out: Ints) -> int:
    """List all choices but those of moving a guest.

    Rules: HC-2.3, HC-2.8 to HC-2.14, HC-3.2; MP-2.3, MP-2.7 to MP-2.11, MP-3.2, MP-9.3.
    """
    n = int64(0)
    if s.phase == p.ROLLING:
        n = add_faces(out)
    elif s.phase == p.PLACING or s.phase == p.REPLACING:
        n = add_free_spaces(board, s, out)
    elif s.phase == p.CHOOSING:
        n = add_colours(s, out)
    elif s.phase == p.DRAWING:
        n = add_first_seats(board, s, out)
    return n


@macro
def prepare(board: Board, s: GalleryState, action: int, log: Log) -> None:
    """Draw the first seat, take a colour, or place a guest.

    All seats have the same number of guests, so after the last one the seat that placed first is next, and rolls.
    Rules: HC-2.3, HC-2.8, HC-2.14, HC-3.1; MP-2.3, MP-2.7, MP-2.11, MP-3.1.
    """
    if s.phase == p.CHOOSING:
        take_colour(s, action - p.COLOUR, log)
    elif s.phase == p.DRAWING:
        draw_first_seat(board, s, action, log)
    else:
        place_guest(s, int64(p.BOX), action - p.PLACE, log)
        s.placed += 1
        s.turn = next_seat(s)
        if s.placed == int64(s.players) * int64(s.each):
            s.phase = p.ROLLING


@device
def tally(s: GalleryState, out: Ints, better: int) -> int:
    """Write the scores; return at the end a bit for each seat with the best. [HC-9.6, HC-9.7, MP-10.2 to MP-10.4]

    ``better`` is 1 if more points are better, -1 if fewer are.
    """
    best = better * int64(s.score[0])
    for seat in range(s.players):
        out[seat] = s.score[seat]
        best = max(best, better * int64(s.score[seat]))
    winners = int64(0)
    if s.phase == p.FINISHED:
        for seat in range(s.players):
            if better * int64(s.score[seat]) == best:
                winners |= 1 << seat
    return winners
