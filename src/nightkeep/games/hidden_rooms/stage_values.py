"""The chance of winning a stage, by where child and monster are: a table for the bots' evaluation.

The table is the solution of a simplified game, found by going back turn by turn from its end: the child sees no tiles,
and every search succeeds with the same chance. The monster moves exactly as in the game.
"""

from __future__ import annotations

import numpy as np

from nightkeep.games.hidden_rooms.state import DOWN, EXIT, MONSTER_ACTIONS, NONE, RIGHT, SQUARES, STAGES, Board
from nightkeep.rules.record import Array

SEARCH_CHANCE = 0.65  # of finding a tile that fits
MOST_TURNS = 100  # looked ahead; far more than any route takes
CONVERGED = 1e-4


def stage_values(b: Board) -> Array:
    """Return the chance of reaching the exit by stage, monster, facing and child, at the end of a turn of the child.

    In its turn the child takes the best of these: it stays, steps back (right or down, away from the exit, where it
    came from), or searches beside the square on which it then is.
    """
    table = np.zeros((STAGES, SQUARES, 4, SQUARES), np.float32)
    for stage in range(STAGES):
        at, facing, goes_on = monsters_turn(b, stage)
        child = np.broadcast_to(np.arange(SQUARES), at.shape)
        values = np.zeros(at.shape)
        for _ in range(MOST_TURNS):
            before = values
            values = np.where(goes_on, childs_turn(b, before)[at, facing, child], 0.0)
            values[:, :, EXIT] = 1.0
            if np.abs(values - before).max() < CONVERGED:
                break
        table[stage] = values
    return table


def childs_turn(b: Board, values: Array) -> Array:
    """Return the values of positions with the child to act, from those at the end of its turn [HR-4.1, HR-5.2]."""
    stays = values
    for direction in (RIGHT, DOWN):
        stays = np.maximum(stays, beside(b, values, direction))
    best = stays
    for direction in range(4):
        best = np.maximum(best, SEARCH_CHANCE * beside(b, values, direction) + (1.0 - SEARCH_CHANCE) * stays)
    return best


def beside(b: Board, values: Array, direction: int) -> Array:
    """Return the values with the child one square further; 0 where the monster stands or the board ends."""
    there = np.asarray(b.beside)[:, direction].astype(np.int64)
    free = (there != NONE) & (there != np.arange(SQUARES)[:, None, None])
    return np.where(free, values[:, :, there], 0.0)


def monsters_turn(b: Board, stage: int) -> tuple[Array, Array, Array]:
    """Return the square and facing of the monster after its turn, and whether the stage goes on [HR-3.1 to HR-3.16].

    Each is an array by the monster's square, its facing and the child's square before that turn.
    """
    at, facing, child = np.indices((SQUARES, 4, SQUARES))
    goes_on = (at != child) & (at != b.last[stage])
    sight, heading, next_to = np.asarray(b.sight), np.asarray(b.heading), np.asarray(b.beside)
    for _ in range(MONSTER_ACTIONS):
        sees = (sight[at, facing] >> child) & 1 == 1
        turn = np.where(sees, facing, heading[stage, at])
        for side in ((facing + 3) & 3, (facing + 1) & 3):
            turn = np.where(sees & (next_to[at, side] == child), side, turn)
        advances = goes_on & (turn == facing)
        facing = np.where(goes_on, turn, facing)
        at = np.where(advances, next_to[at, facing], at)
        goes_on = goes_on & (at != child) & (at != b.last[stage])
    return at, facing, goes_on
