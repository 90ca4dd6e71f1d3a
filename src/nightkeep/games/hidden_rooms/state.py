"""The records of Hidden Rooms (position, board, options), and names for the small integers of the kernels."""

from __future__ import annotations

from nightkeep.rules.record import Float32, Floats, Int8, Int16, Int32, Int64, Ints, Record

NONE = -1  # no square, no tile

SIDE = 6
SQUARES = SIDE * SIDE  # HR-1.2: square = 6 * row + column, so a1 is 0 and f6 is 35
EXIT = 0  # HR-7.1
START = SQUARES - 1  # HR-2.7
UP, RIGHT, DOWN, LEFT = range(4)  # HR-1.6
DIRECTIONS = ("up", "right", "down", "left")

COLOURS = ("red", "blue", "green", "yellow")  # HR-1.4
NUMBERS = 6
TILES = len(COLOURS) * NUMBERS  # HR-1.3: tile = 6 * colour + number - 1
ALL_TILES = (1 << TILES) - 1
STAGES = 5  # HR-1.7
MEMORY = 5  # HR-6.1
MOVES = 2  # HR-4.1
MONSTER_ACTIONS = 2  # HR-3.1
WINS, LOSSES = 2, 3  # HR-8.2, HR-8.3
SHORTEST_LIMIT, LONGEST_LIMIT = 20, 1000  # HR-7.8

# Phases
NAMING, DEALING, LAYING, ACTING, SEARCHING, FINISHED = range(6)

# The option `match`
WHOLE_GAME, ONE_STAGE = range(2)

# Actions: draw a tile, lay a tile on the start square, end the turn, move to a square, search a square with a tile of
# the pile, and search a square with a tile of the memory area (by square, then by tile)
DRAW = 0
LAY = DRAW + TILES
DONE = LAY + TILES
MOVE = DONE + 1
SEARCH = MOVE + SQUARES
USE = SEARCH + SQUARES
ACTIONS = USE + SQUARES * TILES

# Events: naming the stage and dealing; the child's turn; the monster's turn (off its route, it returns and turns back);
# the end of a stage and of the game
NAMED, DEALT, LAID = range(3)
MOVED, SEARCHED, DREW, FITTED, NOT_FITTED, MIXED_BACK, REMEMBERED, ENDED_TURN = range(3, 11)
TURNED_TO_CHILD, CHASED, FOLLOWED, TURNED, RETURNED, TURNED_BACK = range(11, 17)
WON, LOST, STAR, GAME_OVER = range(17, 21)

# Why a stage was lost: a bit for each reason, as two can come together (HR-7.5)
CAUGHT, GOAL, LIMIT = 1, 2, 4

TILE = "6 times the colour (red, blue, green, yellow) and the number less 1; -1: none"


class State(Record):
    """A position of Hidden Rooms."""

    pile: int = Int32("the tiles that lie in the pile", bits=lambda board: TILES)
    limit: int = Int16("turns after which a stage is lost", 0, LONGEST_LIMIT)
    turns: int = Int16("turns that have passed in this stage", 0, LONGEST_LIMIT)
    stage: int = Int16("the stage, from 0", 0, STAGES - 1)
    phase: int = Int8("0 naming the stage, 1 dealing, 2 laying, 3 acting, 4 searching, 5 finished", 0, FINISHED)
    match: int = Int8("1: one stage only", 0, 1)
    chosen: int = Int8("the stage always played, from 1; 0: stages are drawn", 0, STAGES)
    wins: int = Int8("stages won", 0, WINS)
    losses: int = Int8("stages lost", 0, LOSSES)
    moves: int = Int8("moves made in this turn", 0, MOVES)
    child: int = Int8("the child's square (6 times the row and the column); -1: none", -1, SQUARES - 1)
    monster: int = Int8("the monster's square; -1: none", -1, SQUARES - 1)
    facing: int = Int8("where the monster looks: up 0, right 1, down 2, left 3", -1, 3)
    target: int = Int8("the square being searched; -1: none", -1, SQUARES - 1)
    aside: int = Int8(f"the tile that named the stage: {TILE}", -1, TILES - 1)
    offer: Ints = Int8.row(2, f"start tiles to choose from: {TILE}", -1, TILES - 1)
    memory: Ints = Int8.row(MEMORY, f"tiles in the memory area: {TILE}", -1, TILES - 1)
    tile: Ints = Int8.row(SQUARES, f"the tile on each square: {TILE}", -1, TILES - 1)


class Board(Record):
    """The stages as kernels read them; board.py makes it from a stage file."""

    sight: Ints = Int64.row((SQUARES, 4), "by monster and facing: a bit for each square it sees (HR-3.2)")
    stage_value: Floats = Float32.row((STAGES, SQUARES, 4, SQUARES), "see stage_values.py")
    route: Ints = Int64.row(STAGES, "a bit for each square of the route")
    fits: Ints = Int32.row(TILES, "by the tile under the child: a bit for each tile that fits (HR-5.5)")
    beside: Ints = Int8.row((SQUARES, 4), "the next square in each direction, or NONE")
    heading: Ints = Int8.row((STAGES, SQUARES), "where the monster goes while it sees no child (HR-3.8 to HR-3.12)")
    first: Ints = Int8.row(STAGES, "the first square of the route")
    last: Ints = Int8.row(STAGES, "the last square of the route")
    facing: Ints = Int8.row(STAGES, "where the monster looks at first")


class Options(Record):
    """The options that kernels read."""

    match: int = Int8("WHOLE_GAME or ONE_STAGE")
    stage: int = Int8("the stage always played, from 1; 0: stages are drawn")
    turn_limit: int = Int16("turns after which a stage is lost")
