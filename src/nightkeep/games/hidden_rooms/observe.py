"""What learners see of Hidden Rooms: everything; the pile is a set without an order (HR-9.1)."""

from __future__ import annotations

from nightkeep.core.observation import Field
from nightkeep.games.hidden_rooms.state import FINISHED, LONGEST_LIMIT, LOSSES, MOVES, SQUARES, STAGES, TILES, WINS

TILE = "6 times the colour (red, blue, green, yellow) and the number less 1; -1: none"

OBSERVATION = (
    Field("pile", "the tiles that lie in the pile", bits=lambda board: TILES),
    Field("limit", "turns after which a stage is lost", 0, LONGEST_LIMIT),
    Field("turns", "turns that have passed in this stage", 0, LONGEST_LIMIT),
    Field("stage", "the stage, from 0", 0, STAGES - 1),
    Field("phase", "0 naming the stage, 1 dealing, 2 laying, 3 acting, 4 searching, 5 finished", 0, FINISHED),
    Field("match", "1: one stage only", 0, 1),
    Field("chosen", "the stage always played, from 1; 0: stages are drawn", 0, STAGES),
    Field("wins", "stages won", 0, WINS),
    Field("losses", "stages lost", 0, LOSSES),
    Field("moves", "moves made in this turn", 0, MOVES),
    Field("child", "the child's square (6 times the row and the column); -1: none", -1, SQUARES - 1),
    Field("monster", "the monster's square; -1: none", -1, SQUARES - 1),
    Field("facing", "where the monster looks: up 0, right 1, down 2, left 3", -1, 3),
    Field("target", "the square being searched; -1: none", -1, SQUARES - 1),
    Field("aside", f"the tile that named the stage: {TILE}", -1, TILES - 1),
    Field("offer", f"start tiles to choose from: {TILE}", -1, TILES - 1),
    Field("memory", f"tiles in the memory area: {TILE}", -1, TILES - 1),
    Field("tile", f"the tile on each square: {TILE}", -1, TILES - 1),
)
