"""Sets of rooms and the numbering of actions: small pieces that the kernels and the belief share.

Actions: five draws (a frame left out), five frames, a placing for each room, Max's plays (break, a move for each room,
a cheat for each room; each of them with no lock or one of the lockable doors), then for each figure: stay, unlock, go
to each room, and lay the trap and go to each room; and last, for each seat, that it is drawn to be Max.
"""

from __future__ import annotations

from typing import Any

from nightkeep.core.kernel import INTERPRETED, hot, inlined, int64, part
from nightkeep.games.ghost_chase.state import FRAMES, MOST_FIGURES, NOBODY

FRAME = len(FRAMES)
PLACE = 2 * FRAME
MOST_SEATS = 5  # GC-1.2
STAY, UNLOCK, GO = 0, 1, 2

_ODD_BITS = int64(0x5555555555555555)
_PAIRS = int64(0x3333333333333333)
_NIBBLES = int64(0x0F0F0F0F0F0F0F0F)
_ONES = int64(0x0101010101010101)


if INTERPRETED:  # NumPy would warn that the product below overflows, as it is meant to

    def add_bytes(m: int) -> int:
        """The sum of eight bytes, if it is less than 128."""
        m += m >> 8
        m += m >> 16
        return (m + (m >> 32)) & 127

else:

    @hot
    def add_bytes(m: int) -> int:
        """The same; in this shape LLVM makes one machine instruction of :func:`count_bits`."""
        return ((m * _ONES) >> 56) & 127


@hot
def count_bits(rooms: int) -> int:
    """How many rooms a set holds (no more than 62 bits)."""
    m = rooms - ((rooms >> 1) & _ODD_BITS)
    m = (m & _PAIRS) + ((m >> 2) & _PAIRS)
    return add_bytes((m + (m >> 4)) & _NIBBLES)


@hot
def lowest(rooms: int) -> int:
    """The smallest room number of a set that is not empty."""
    return count_bits((rooms & -rooms) - 1)


@inlined
def only(room: int) -> int:
    """The set of one room."""
    return int64(1) << int64(room)


@inlined
def first_play(board: Any) -> int:
    """The number of Max's first play."""
    return PLACE + int64(board.rooms)


@inlined
def locks(board: Any) -> int:
    """How many choices there are about locking: none, or one of the doors."""
    return 1 + int64(board.doors)


@inlined
def first_figure(board: Any) -> int:
    """The number of the first figure's first action."""
    return first_play(board) + (1 + 2 * int64(board.rooms)) * locks(board)


@inlined
def figure_span(board: Any) -> int:
    """How many actions are numbered for one figure."""
    return GO + 2 * int64(board.rooms)


@inlined
def first_seat(board: Any) -> int:
    """The number of the draw by which the first seat is Max."""
    return first_figure(board) + MOST_FIGURES * figure_span(board)


@inlined
def action_end(board: Any) -> int:
    """Actions are 0 to this - 1."""
    return first_seat(board) + MOST_SEATS


@inlined
def draws_max(s: Any) -> bool:
    """GC-3.19: whether it is to be drawn now who is Max."""
    return bool(s.ghost == NOBODY)


@inlined
def neighbours(board: Any, s: Any, room: int) -> int:
    """GC-2.2, GC-2.3, GC-5.2, GC-9.1, GC-9.13: where Max could float from a room."""
    return int64(board.near[room]) | (int64(board.flue[room]) if s.chimney else int64(0))


@part
def occupied(s: Any) -> int:
    """GC-5.5: the rooms with a chaser figure."""
    rooms = int64(0)
    for i in range(s.placed):
        rooms |= only(s.figure[i])
    return rooms


@part
def passable(board: Any, s: Any, room: int) -> int:
    """GC-6.1, GC-6.5, GC-9.17: where a chaser can go from a room; a locked door is closed from both sides."""
    rooms = int64(board.ways[room])
    if s.locked:
        a = int64(board.door_a[s.locked - 1])
        b = int64(board.door_b[s.locked - 1])
        if room == a:
            rooms &= ~only(b)
        elif room == b:
            rooms &= ~only(a)
    return rooms


@part
def at_locked_door(board: Any, s: Any, room: int) -> bool:
    """GC-9.18, GC-9.19: whether the locked door can be unlocked from a room."""
    if s.locked:
        return bool(room == board.door_a[s.locked - 1] or room == board.door_b[s.locked - 1])
    return False


@part
def has_play(board: Any, s: Any, room: int, visited: int, breaks: int) -> bool:
    """GC-5.7, GC-8.6, GC-8.7: whether Max could play, if that is where he is, has been, and has left."""
    if breaks > 0:
        return True
    free = neighbours(board, s, room) & ~occupied(s)
    return bool((free & ~visited) != 0 or (s.cheats > 0 and (free & visited) != 0))


@inlined
def chaser_seat(s: Any, chaser: int) -> int:
    """GC-4.2: the seat of the chasers counted clockwise from Max's left."""
    return (int64(s.ghost) + 1 + chaser) % int64(s.players)


@inlined
def chaser_of(s: Any, seat: int) -> int:
    """The place of a seat among the chasers, 0 for the one to Max's left."""
    return (seat - int64(s.ghost) - 1 + int64(s.players)) % int64(s.players)
