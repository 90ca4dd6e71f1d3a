"""The records of Keys to the Castle (position, board, options), and the names of their small integers.

Sets of tiles are bit masks: bit ``row * width + column`` of the board's box (see board.py). A crossing is marked by
the tile at its south-west.
"""

from __future__ import annotations

from nightkeep.compile.kernel import int64, macro
from nightkeep.rules.record import Int8, Int16, Int32, Int64, Ints, Record

MOST_PLAYERS = 4
HAND = 3  # KC-2.13
UNKNOWN = -1  # in a fogged position: a card count that the seat may not know
OUTSIDE = -1  # KC-2.11: where a character is that stands on no tile
NOBODY = -1
NEVER = -1  # State.plays before the first refill
MOST_CARDS = 120
MOST_PLAYS = 113  # a refilled pile is without a hand of four and one of three
MOST_TURNS = 1200  # the highest turn limit; a game without one may last longer, and learners see no higher number
MOST_CELLS = 62  # tiles of the box: the bits of a signed 64-bit mask that are safe to shift
PRIME = 67  # the powers of two have different remainders by it: the quickest portable way from a bit to its number
NET_TURNS = 2  # KC-9.2

COLOURS = ("blue", "red", "green", "yellow")  # KC-1.3
KINDS = ("open", "barred", "extra-key", "extra-turn")  # KC-1.1
OPEN, BARRED, EXTRA_KEY, EXTRA_TURN = range(4)
# KC-1.5; Keys come first, in the order of their colours
CARDS = ("key-blue", "key-red", "key-green", "key-yellow", "skeleton", "padlock", "passage", "hacksaw", "net")
SKELETON, PADLOCK, PASSAGE, HACKSAW, NET = range(4, 9)
SIDES = ("south", "west", "north", "east")  # KC-2.6: clockwise
SOUTH, WEST, NORTH, EAST = range(4)

# Phases: chance first, then decisions. A flip belongs to a card that was played, or to an Extra Key.
# STARTING (who begins is drawn, KC-2.16) comes before all of them, if at all.
STARTING = -1
LAYING, DEALING, REFILLING, DRAWING, FLIPPING, EXTRA_FLIPPING, PLAYING, MOVING, CHOOSING, FINISHED = range(10)

# Actions that name no tile. Then come blocks of as many actions as the board's box has tiles, two of as many as it has
# crossings (rising and falling passages), and at the end one for each seat that may be drawn to begin.
LAY = 0  # a colour
DRAW = 4  # a card
REFILL = 13
FLIP = 14  # a kind
STAY, LEAVE, DECLINE = 18, 19, 20
THROW = 21  # a card
CATCH = 30  # a side: the Net
TILES = 34
MOVE_BLOCK, TURN_BLOCK, CARD_BLOCK = 0, 1, 2  # Keys, Skeleton Key and Padlock in the order of CARDS, then the Hacksaw
HACKSAW_BLOCK = CARD_BLOCK + PADLOCK + 1
BLOCKS = HACKSAW_BLOCK + 1


def _cells(board: Board) -> int:
    """Return how many tiles the box has: the members that a set of tiles can have."""
    return int(board.cells)


COLOUR_LIST, KIND_LIST, CARD_LIST = ", ".join(COLOURS), ", ".join(KINDS), ", ".join(CARDS)


class State(Record):
    """A position of Keys to the Castle."""

    colour: Ints = Int64.row(4, f"the tiles of each colour ({COLOUR_LIST})", bits=_cells)
    kind: Ints = Int64.row(4, f"the tiles whose front was seen, by what it shows ({KIND_LIST})", bits=_cells)
    up: int = Int64("the tiles that lie face up", bits=_cells)
    padlocked: int = Int64("the tiles with a padlock", bits=_cells)
    sawn: int = Int64("the tiles whose bars are sawn through", bits=_cells)
    rising: int = Int64("crossings (by the tile at their south-west) with a passage to the north-east", bits=_cells)
    falling: int = Int64("crossings (by the tile at their south-west) with a passage to the south-east", bits=_cells)
    used: Ints = Int64.row(MOST_PLAYERS, "for each seat, the tiles it has had its bonus from", bits=_cells)
    turns: int = Int32("completed turns", 0, MOST_TURNS)
    limit: int = Int32("turns after which the game is drawn; 0: never", 0, MOST_TURNS)
    phase: int = Int8("6 playing a card, 7 moving, 8 choosing a tile for an Extra Key, 9 finished", STARTING, FINISHED)
    turn: int = Int8("the seat whose turn it is", 0, MOST_PLAYERS - 1)
    players: int = Int8("how many play", 0, MOST_PLAYERS)
    winner: int = Int8("the seat that has won; -1: none", NOBODY, MOST_PLAYERS - 1)
    flip: int = Int8("the tile whose front is about to be seen; -1: none", OUTSIDE, 63)
    dealt: int = Int8("cards dealt before the first turn", 0, HAND * MOST_PLAYERS)
    left: int = Int8("cards in the draw pile", 0, MOST_CARDS)
    side: Ints = Int8.row(MOST_PLAYERS, f"each seat's side ({', '.join(SIDES)})", 0, 3)
    at: Ints = Int8.row(MOST_PLAYERS, "the tile each character stands on; -1: outside", OUTSIDE, 63)
    entry: Ints = Int8.row(
        MOST_PLAYERS, "the tile each character entered the castle by last; -1: it was never inside", OUTSIDE, 63
    )
    netted: Ints = Int8.row(MOST_PLAYERS, "turns without a move to come, for each seat", 0, NET_TURNS)
    unused: Ints = Int8.row(4, f"tiles of each colour that are not in the grid ({COLOUR_LIST})", 0, 127)
    unseen: Ints = Int8.row(
        (4, 4), f"by colour ({COLOUR_LIST}) and kind ({KIND_LIST}): tiles whose front was never seen", 0, 127
    )
    # Fogged: every card that the seat cannot see, whether it lies in the pile or is in a hand
    pile: Ints = Int8.row(9, f"cards in the pile or in other hands, by kind ({CARD_LIST})", 0, MOST_CARDS)
    discard: Ints = Int8.row(9, f"discarded cards ({CARD_LIST})", 0, MOST_CARDS)
    hand: Ints = Int8.row((MOST_PLAYERS, 9), f"each seat's hand ({CARD_LIST}); -1: unknown", UNKNOWN, MOST_CARDS)
    # What card counting goes by (KC-13.4): the last refill, and the cards played since. Every play takes a card off the
    # pile, so the cards of the pile bound the number of notes.
    held: Ints = Int8.row(
        (MOST_PLAYERS, 9), f"each seat's hand at the last refill ({CARD_LIST}); -1: unknown", UNKNOWN, MOST_CARDS
    )
    together: Ints = Int8.row(9, f"all hands at the last refill ({CARD_LIST})", 0, MOST_CARDS)
    plays: int = Int8("cards played since the last refill; -1: there was none", NEVER, MOST_PLAYS)
    played: Ints = Int8.row(
        MOST_PLAYS,
        "those cards in their order: 9 times the seat and the card's place in the list above", 0, 9 * MOST_PLAYERS - 1,
    )  # fmt: skip


class Board(Record):
    """The castle as kernels read it; made from a board file by board.py. Places of rows are numbers of players."""

    castle: Ints = Int64.row(MOST_PLAYERS + 1, "the tiles of the grid")
    crossings: Ints = Int64.row(MOST_PLAYERS + 1, "the crossings of the grid, by their south-west tile (KC-2.10)")
    edge: Ints = Int64.row((MOST_PLAYERS + 1, 4), "and by side: the line of tiles there (KC-2.8)")
    near: Ints = Int64.row(64, "by tile: its orthogonal neighbours (KC-10.1)")
    cells: int = Int16("tiles of the box")
    width: int = Int16("columns of the box")
    columns: Ints = Int16.row(MOST_PLAYERS + 1, "columns of the grid")
    rows: Ints = Int16.row(MOST_PLAYERS + 1, "rows of the grid")
    kinds: Ints = Int8.row(4, "tiles of each colour, by kind (KC-1.2)")
    cards: Ints = Int8.row(9, "all cards, by kind (KC-1.5)")
    number: Ints = Int8.row(PRIME, "the tile of a set with one member, by the set's remainder modulo PRIME")
    joint: Ints = Int8.row(PRIME, "the number of a crossing, found in the same way")
    corner: Ints = Int8.row(64, "by number of a crossing: the tile at its south-west")
    joints: int = Int16("crossings of the box")


class Options(Record):
    """The options that kernels read."""

    players: int = Int8("how many play")
    empty_side: int = Int8("of three players, the side where nobody sits: 0 east, 1 north, 2 west (KC-2.7)")
    turn_limit: int = Int32("turns after which the game is drawn; 0: never")
    first_seat: int = Int8("1: who begins is drawn (KC-2.16)")


@macro
def block_start(board: Board, block: int) -> int:
    """Return the number of the first action of a block."""
    return TILES + block * int64(board.cells)


@macro
def first_starter(board: Board) -> int:
    """Return the action number of ``first 1``, which follows the two blocks of passages."""
    return TILES + BLOCKS * int64(board.cells) + 2 * int64(board.joints)
