"""The records of the gallery games: what positions, boards and options have in common."""

from __future__ import annotations

from nightkeep.games.gallery import places as p
from nightkeep.rules.record import Int8, Int16, Int32, Int64, Ints, Record

PLACES = f"spaces of the gallery from 0, chambers from {p.CHAMBER}, steps from {p.STEP} (the bottom one)"
GUESTS = f"where each guest is, seat after seat, each seat's in order: {PLACES}, {p.BOX} off the board"
SEAT_COLOURS = f"each seat's colour, by its place in the list {', '.join(p.COLOURS)}; {p.BOX} none"
PHASES = "0 choosing colours, 1 placing, 2 rolling, 3 moving, 4 replacing, 5 finished, 6 drawing the first seat"


class GalleryState(Record):
    """The fields of a position that both gallery games have."""

    phase: int = Int8(PHASES, 0, p.DRAWING)
    turn: int = Int8("the seat that decides", 0, p.MOST_PLAYERS - 1)
    players: int = Int8("how many play", 0, p.MOST_PLAYERS)
    each: int = Int8("guests per player", 0, 6)
    placed: int = Int8("guests placed so far in the set-up", 0, p.MOST_GUESTS)
    die: int = Int8("the number rolled, while a guest is to be moved; else 0", 0, 5)
    phantom: int = Int8(f"where the Phantom is: {PLACES}, {p.DOOR} the cellar door", 0, p.DOOR)
    place: Ints = Int8.row(p.MOST_GUESTS, GUESTS, 0, p.BOX)
    score: Ints = Int16.row(p.MOST_PLAYERS, "each seat's score", -128, 127)
    colour: Ints = Int8.row(p.MOST_PLAYERS, SEAT_COLOURS, 0, p.BOX)


class Board(Record):
    """A board as kernels read it; made from a board file by board.py."""

    spaces: int = Int16("spaces of the gallery")
    exit: int = Int16("the space where the Phantom leaves and enters the staircase")
    steps: int = Int16("steps of the staircase")
    chambers: int = Int16("chambers")
    clocks: int = Int16("clocks; 0 where there are none")
    goals_inverse: int = Int32("2 to INVERSE_BITS over the number of goals, rounded up; see moves.move_origin")
    exact: int = Int64("a bit for each chamber whose coat of arms wants an exact roll")
    step_points: Ints = Int16.row(p.MOST_STEPS, "the number printed on each step, from the bottom up")
    speed: Ints = Int16.row(p.MOST_CLOCKS, "how far the Phantom goes by each clock")
    doorway: Ints = Int8.row(p.MOST_CHAMBERS, "the space before each chamber")
    arms: Ints = Int8.row(p.MOST_CHAMBERS, "the coat of arms of each chamber; 0: none")
    chamber_at: Ints = Int8.row(p.MOST_SPACES, "the chamber whose doorway a space is, or NO_CHAMBER")
    ahead: Ints = Int8.row(p.MOST_SPACES, "how far it is from a space to the next doorway")


class Options(Record):
    """The options that kernels read."""

    players: int = Int8("how many play")
    colours: int = Int8("0: colours by seat; 1: chosen by the players")
    first_seat: int = Int8("0: seat 1 begins; 1: the first seat is drawn")
