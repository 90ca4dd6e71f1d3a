"""Sets of rooms and the numbering of actions: small functions that all kernels share.

Actions are numbered in this order: five draws (a frame left out), five frames, a placing for each room, Max's plays
(break, a move for each room, a cheat for each room; each of them without a lock and with each of the lockable doors),
then for each figure: stay, unlock, go to each room, lay the trap and go to each room; and last the draws that make a
seat Max. actions.py says the same as a table, with the starts and strides of this module.
"""

from __future__ import annotations

from nightkeep.compile.kernel import INTERPRETED, always_inline, device, int64, macro
from nightkeep.games.ghost_chase.state import KINDS, MOST_FIGURES, MOST_SEATS, NOBODY, Board, State

LEAVE_OUT = 0
CHOOSE = KINDS
PLACE = 2 * KINDS
STAY, UNLOCK, GO = 0, 1, 2

# Masks for counting bits in parallel: sums of pairs, then of nibbles, then of bytes
_ODD_BITS = int64(0x5555555555555555)
_PAIRS = int64(0x3333333333333333)
_NIBBLES = int64(0x0F0F0F0F0F0F0F0F)
_ONES = int64(0x0101010101010101)


if INTERPRETED:  # NumPy would warn that the product below overflows, as it is meant to

    def add_bytes(m: int) -> int:
        """Return the sum of eight bytes that is less than 128."""
        m += m >> 8
        m += m >> 16
        return (m + (m >> 32)) & 127

else:

    @always_inline
    def add_bytes(m: int) -> int:
        """Return the same sum; LLVM turns :func:`count_bits` in this form into one machine instruction."""
        return ((m * _ONES) >> 56) & 127


@always_inline
def count_bits(rooms: int) -> int:
    """Return how many rooms a set holds (no more than 62 bits)."""
    # Counting in parallel, shown for one nibble with the bits d c b a:
    #
    #   pairs     (d + c)   (b + a)        each in two bits
    #   nibble    d + c + b + a            in four bits; then bytes, then all eight bytes together
    m = rooms - ((rooms >> 1) & _ODD_BITS)
    m = (m & _PAIRS) + ((m >> 2) & _PAIRS)
    return add_bytes((m + (m >> 4)) & _NIBBLES)


@always_inline
def lowest(rooms: int) -> int:
    """Return the smallest room number of a set that is not empty."""
    # rooms & -rooms is the lowest bit alone; less 1, it is as many ones as there are places below that bit.
    return count_bits((rooms & -rooms) - 1)


@macro
def only(room: int) -> int:
    """Return the set of one room."""
    return int64(1) << int64(room)


@macro
def first_play(board: Board) -> int:
    """Return the number of Max's first play."""
    return PLACE + int64(board.rooms)


@macro
def locks(board: Board) -> int:
    """Return how many choices there are about locking: none, or one of the doors."""
    return 1 + int64(board.doors)


@macro
def first_figure(board: Board) -> int:
    """Return the number of the first figure's first action."""
    return first_play(board) + (1 + 2 * int64(board.rooms)) * locks(board)


@macro
def figure_span(board: Board) -> int:
    """Return how many actions are numbered for one figure."""
    return GO + 2 * int64(board.rooms)


@macro
def first_seat(board: Board) -> int:
    """Return the number of the draw by which the first seat is Max."""
    return first_figure(board) + MOST_FIGURES * figure_span(board)


@macro
def action_end(board: Board) -> int:
    """Return how many actions are numbered."""
    return first_seat(board) + MOST_SEATS


@macro
def draws_max(s: State) -> bool:
    """Return whether Max's seat is still to be drawn [GC-3.19]."""
    return bool(s.ghost == NOBODY)


@macro
def neighbours(board: Board, s: State, room: int) -> int:
    """Return the rooms Max could float to from a room [GC-2.2, GC-2.3, GC-5.2, GC-9.1, GC-9.13]."""
    return int64(board.near[room]) | (int64(board.flue[room]) if s.chimney else int64(0))


@device
def occupied(s: State) -> int:
    """Return the rooms with a chaser figure [GC-5.5]."""
    rooms = int64(0)
    for i in range(s.placed):
        rooms |= only(s.figure[i])
    return rooms


@device
def passable(board: Board, s: State, room: int) -> int:
    """Return where a chaser can go from a room; a locked door is closed from both sides [GC-6.1, GC-6.5, GC-9.17]."""
    # Only the way through the locked door is closed; the other passages of both rooms stay open.
    rooms = int64(board.ways[room])
    if s.locked:
        a = int64(board.door_a[s.locked - 1])
        b = int64(board.door_b[s.locked - 1])
        if room == a:
            rooms &= ~only(b)
        elif room == b:
            rooms &= ~only(a)
    return rooms


@device
def walk(board: Board, s: State, rooms: int) -> int:
    """Return where figures can be one action after standing in some rooms, those included [GC-6.1, GC-6.2, GC-9.17]."""
    # ``there`` collects, ``rooms`` is emptied from its lowest bit up (rooms & (rooms - 1) is without that bit).
    there = rooms
    while rooms:
        there |= passable(board, s, lowest(rooms))
        rooms &= rooms - 1
    return there


@device
def drift(board: Board, s: State, rooms: int) -> int:
    """Return the neighbours of some rooms [GC-5.1]."""
    there = int64(0)
    while rooms:
        there |= neighbours(board, s, lowest(rooms))
        rooms &= rooms - 1
    return there


@device
def has_play(board: Board, s: State, room: int, visited: int, breaks: int) -> bool:
    """Return whether Max could play from a room with these visited rooms and break cards [GC-5.7, GC-8.6, GC-8.7]."""
    if breaks > 0:
        return True
    # A move into a new room, or a cheat into a visited one; with a break card he can always stay.
    free = neighbours(board, s, room) & ~occupied(s)
    return bool((free & ~visited) != 0 or (s.cheats > 0 and (free & visited) != 0))


@macro
def chaser_seat(s: State, chaser: int) -> int:
    """Return the seat of a chaser; they are counted clockwise from Max's left [GC-4.2]."""
    return (int64(s.ghost) + 1 + chaser) % int64(s.players)


@macro
def chaser_of(s: State, seat: int) -> int:
    """Return the place of a seat among the chasers, 0 for the one to Max's left."""
    return (seat - int64(s.ghost) - 1 + int64(s.players)) % int64(s.players)
