"""The records of Ghost Chase (position, board, options), and the names of their small integers.

Rooms are their own numbers, from 1; 0 is 'nowhere'. A set of rooms is one whole number with bit r set for room r.
Between two showings chasers may not know ``room``, ``visited``, ``breaks`` and the unshown part of ``trail``;
everything else is public, and enough to work out where Max can be (belief.py).
"""

from __future__ import annotations

from nightkeep.rules.record import Int8, Int16, Int32, Int64, Ints, Record

MOST_ROOMS = 54
MOST_DOORS = 8
MOST_SEATS = 5  # GC-1.2
MOST_FIGURES = 4  # GC-1.3
MOST_TURNS = 24  # GC-7.10
MOST_ROW = 6  # GC-7.9: the longest frame, so the most cards that ever lie hidden
MOST_CARDS = 2  # GC-3.7: cheat cards, and break cards
WIDE = 127  # what learners take for the most where the rules have fewer

FRAMES = ("cats", "bats", "owls", "mice", "hedgehogs")
ANIMALS = (4, 4, 5, 5, 6)  # GC-1.4
FIGURES = ("ada", "bram", "cleo", "dirk")  # what action texts call the four chaser figures
FIGURES_EACH = (0, 3, 2, 1, 1)  # GC-3.1 to GC-3.4: by number of chasers
ALL_FRAMES = (False, True, False, True, False)  # GC-3.1 to GC-3.4: whether all five frames are used
KINDS = len(FRAMES)
EVERY_FRAME = (1 << KINDS) - 1

UNKNOWN = -1  # what a seat may not know
NOBODY = -1  # GC-3.19: Max's seat until it has been drawn

# Phases
DRAWING, PLACING, HIDING, FRAMING, HAUNTING, CHASING, FINISHED = range(7)

# How the game ended
CAUGHT, STUCK, ESCAPED = 1, 2, 3

# Plays of Max, as events tell them
MOVED, CHEATED, RESTED = range(3)


def _rooms(board: Board) -> int:
    return int(board.rooms) + 1


def _turns(board: Board) -> int:
    return MOST_TURNS + 1


class State(Record):
    """A position of Ghost Chase."""

    visited: int = Int64("rooms Max has visited", bits=_rooms)
    known: int = Int64("rooms he had visited when he was last shown", bits=_rooms)
    barred: Ints = Int64.row(MOST_ROW, "for each hidden card, the rooms he could not enter unseen", bits=_rooms)
    searched: Ints = Int64.row(MOST_ROW, "for each hidden card, the rooms that chasers entered after it", bits=_rooms)
    plan: Ints = Int64.row(MOST_ROW, "working room of belief.py; 0 in every position", scratch=True)
    cheated: int = Int32("the turns of Max that were cheats", bits=_turns)
    seen: int = Int32("the turns of Max that led into the trap", bits=_turns)
    phase: int = Int8("0 chance draws, 1 placing, 2 hiding, 3 framing, 4 Max plays, 5 chasing, 6 finished", 0, FINISHED)
    turn: int = Int8("the seat that decides", 0, MOST_SEATS - 1)
    players: int = Int8("how many play", 0, MOST_SEATS)
    ghost: int = Int8("Max's seat; -1 until it has been drawn", NOBODY, MOST_SEATS - 1)
    each: int = Int8("figures of each chaser", 0, max(FIGURES_EACH))
    placed: int = Int8("figures placed so far", 0, MOST_FIGURES)
    acted: int = Int8("a bit for each figure that has acted in this round, as one number", 0, (1 << MOST_FIGURES) - 1)
    figure: Ints = Int8.row(MOST_FIGURES, "the room of each chaser figure; 0: not placed, -1: not used", -1, MOST_ROOMS)
    frames: int = Int8("a bit for each frame in use, as one number", 0, EVERY_FRAME)
    frame: int = Int8(f"the current frame ({', '.join(FRAMES)}); -1: none", -1, KINDS - 1)
    animals: Ints = Int8.row(KINDS, "animals that still stand around the castle, by frame", 0, max(ANIMALS))
    room: int = Int8("where Max is; 0 nowhere, -1 unknown", UNKNOWN, MOST_ROOMS)
    at: int = Int8("where Max's figure stands; 0 while he is invisible", 0, MOST_ROOMS)
    turns: int = Int8("turns Max has taken", 0, MOST_TURNS)
    shown: int = Int8("how many of them have been shown", 0, MOST_TURNS)
    trail: Ints = Int8.row(
        MOST_TURNS + 1, "Max's room at the start and after each turn; 0 not yet, -1 unknown", UNKNOWN, MOST_ROOMS
    )
    cheats: int = Int8("cheat cards left", 0, WIDE)
    breaks: int = Int8("break cards left; -1: unknown", UNKNOWN, WIDE)
    breaks_shown: int = Int8("break cards left when Max was last shown", 0, WIDE)
    chimney: int = Int8("1: Max may use the chimneys", 0, 1)
    door_card: int = Int8("1 while Max can still lock a door", 0, 1)
    locked: int = Int8("the locked door, from 1; 0: none", 0, WIDE)
    trap_holder: int = Int8("the seat that holds the trap; -1: it is not used", -1, MOST_SEATS - 1)
    trap: int = Int8("the room with the trap; 0 while it is not laid", 0, MOST_ROOMS)
    result: int = Int8("1 caught, 2 stuck, 3 escaped; 0 while the game goes on", 0, ESCAPED)
    catcher: int = Int8("the seat that caught Max; -1: nobody", -1, MOST_SEATS - 1)
    memory_aid: int = Int8("1: visited rooms are marked for Max", 0, 1)
    deduction_aid: int = Int8("1: rooms where Max can be are marked for chasers", 0, 1)
    _onward: Ints = Int8.row((MOST_ROW - 1, MOST_ROOMS + 1), "working room of belief.py, never shown", scratch=True)
    spare: Ints = Int8.row(2, "always 0: fills the record up to whole words", scratch=True)


class Board(Record):
    """A castle as kernels read it; made from a castle file by board.py."""

    near: Ints = Int64.row(MOST_ROOMS + 1, "Max's neighbours of each room, the secret passage included")
    flue: Ints = Int64.row(MOST_ROOMS + 1, "the neighbour that the chimney card adds")
    ways: Ints = Int64.row(MOST_ROOMS + 1, "where passages lead chasers")
    corner: Ints = Int64.row(MOST_ROOMS + 1, "rooms that touch a room, at a corner at least (GC-2.3)")
    rooms: int = Int16("how many rooms there are")
    doors: int = Int16("how many of the doors can be locked")
    door_a: Ints = Int8.row(MOST_DOORS, "the room on one side of each lockable door")
    door_b: Ints = Int8.row(MOST_DOORS, "and the room on its other side")


class Options(Record):
    """The options that kernels read."""

    players: int = Int8("how many play")
    ghost_seat: int = Int8("Max's seat, from 1; 0: it is drawn")
    cheat_cards: int = Int8("cheat cards Max has at the start")
    break_cards: int = Int8("break cards Max has at the start")
    chimney: int = Int8("1: Max may use the chimneys")
    door: int = Int8("1: Max has the door card")
    trap: int = Int8("1: the trap is used")
    trap_holder: int = Int8("the seat that holds the trap, from 1; 0: the chaser to Max's left")
    memory_aid: int = Int8("1: visited rooms are marked for Max")
    deduction_aid: int = Int8("1: rooms where Max can be are marked for chasers")
