"""What a stage is worth to the child wherever the two stand: a table for the bots' evaluation."""

from __future__ import annotations

from typing import Any

import numpy as np

from nightkeep.games.hidden_rooms.state import DOWN, EXIT, MONSTER_ACTIONS, NONE, RIGHT, SQUARES, STAGES, Board

Array = np.ndarray[Any, Any]

LUCK = 0.65  # how often a search is taken to find a tile that fits
LONGEST = 100  # turns looked ahead; far more than any route takes


def hopes(b: Board) -> Array:
    """By stage, monster, facing and child: the chance of reaching the exit when a turn of the child ends so.

    In each turn the child is thought to stay, to go back a square (away from the exit, where it came from), or to
    search beside where it then stands, whichever is best, and every search to succeed with the same chance. The
    monster's turns are exact.
    """
    table = np.zeros((STAGES, SQUARES, 4, SQUARES), np.float32)
    for stage in range(STAGES):
        at, facing, goes_on = monsters_turn(b, stage)
        child = np.broadcast_to(np.arange(SQUARES), at.shape)
        ended = np.zeros(at.shape)
        for _ in range(LONGEST):
            before = ended
            ended = np.where(goes_on, childs_turn(b, before)[at, facing, child], 0.0)
            ended[:, :, EXIT] = 1.0
            if np.abs(ended - before).max() < 1e-4:
                break
        table[stage] = ended
    return table


def childs_turn(b: Board, ended: Array) -> Array:
    """HR-4.1, HR-5.2: what a position is worth with the child to act, from what the ends of its turn are worth."""
    best = ended
    for direction in (RIGHT, DOWN):
        best = np.maximum(best, beside(b, ended, direction))
    stays = best
    for direction in range(4):
        best = np.maximum(best, LUCK * beside(b, ended, direction) + (1.0 - LUCK) * stays)
    return best


def beside(b: Board, ended: Array, direction: int) -> Array:
    """What a turn is worth that ends one square further; nothing, where the monster stands or the board ends."""
    there = np.asarray(b.beside)[:, direction].astype(np.int64)
    free = (there != NONE) & (there != np.arange(SQUARES)[:, None, None])
    return np.where(free, ended[:, :, there], 0.0)


def monsters_turn(b: Board, stage: int) -> tuple[Array, Array, Array]:
    """HR-3.1 to HR-3.16: by monster, facing and child: where its turn leads, and whether the stage goes on."""
    at, facing, child = np.indices((SQUARES, 4, SQUARES))
    goes_on = (at != child) & (at != b.last[stage])
    sight, way, next_to = np.asarray(b.sight), np.asarray(b.way), np.asarray(b.beside)
    for _ in range(MONSTER_ACTIONS):
        sees = (sight[at, facing] >> child) & 1 == 1
        turn = np.where(sees, facing, way[stage, at])
        for side in ((facing + 3) & 3, (facing + 1) & 3):
            turn = np.where(sees & (next_to[at, side] == child), side, turn)
        advances = goes_on & (turn == facing)
        facing = np.where(goes_on, turn, facing)
        at = np.where(advances, next_to[at, facing], at)
        goes_on = goes_on & (at != child) & (at != b.last[stage])
    return at, facing, goes_on
