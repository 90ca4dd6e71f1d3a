"""The record of a Hidden Rooms position, and the names of its small integers."""

from __future__ import annotations

from nightkeep.core.kernel import record

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

# Actions: a tile drawn, a tile laid on the start square, the end of the turn, a move, a search from the pile,
# and a search with a tile from the memory area (by square, then by tile).
DRAW = 0
LAY = DRAW + TILES
DONE = LAY + TILES
MOVE = DONE + 1
SEARCH = MOVE + SQUARES
USE = SEARCH + SQUARES
ACTIONS = USE + SQUARES * TILES

# Why a stage was lost: a bit each, as two may come together (HR-7.5)
CAUGHT, GOAL, LIMIT = 1, 2, 4

State = record(
    [
        ("pile", "i4"),  # a bit for each tile that lies there
        ("limit", "i2"),  # turns of the player in one stage
        ("turns", "i2"),  # those that have passed in this stage
        ("stage", "i2"),  # at which the book lies open, from 0 (two bytes, so that the record needs no padding)
        ("phase", "i1"),
        ("match", "i1"),
        ("chosen", "i1"),  # the stage always played, 1 to 5; 0: stages are drawn
        ("wins", "i1"),
        ("losses", "i1"),
        ("moves", "i1"),  # made in this turn
        ("child", "i1"),  # a square
        ("monster", "i1"),  # a square
        ("facing", "i1"),  # the monster's direction
        ("target", "i1"),  # the square being searched while a tile is drawn for it
        ("aside", "i1"),  # the tile that named the stage
        ("offer", "i1", (2,)),  # start tiles drawn and not yet laid, in order of tile
        ("memory", "i1", (MEMORY,)),  # tiles, in order
        ("tile", "i1", (SQUARES,)),  # the tile on each square
    ]
)
