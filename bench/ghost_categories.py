"""Learns from play what Ghost Chase's bots go by: how likely Max goes near figures, and what a position is worth.

    python bench/ghost_categories.py [--games 400] [--rounds 200] [--seed 1]

Searching bots play each other with 1 to 4 chasers, now and then any action at random, so that odd positions are met
too. Printed are CATEGORIES (games/ghost_chase/bot_hooks.py): for each distance from the nearest figure, how often Max
went into such a room of how many he could have; and WEIGHTS (games/ghost_chase/evaluate.py): a logistic regression of
the end of the game on what evaluate sees of its positions, with the log loss on every fifth game, kept apart.
"""

from __future__ import annotations

import argparse
import random
from itertools import pairwise
from typing import Any

import numpy as np

import nightkeep as nk
from nightkeep.bots import make_bot
from nightkeep.games.ghost_chase.bot_hooks import CATEGORIES, category
from nightkeep.games.ghost_chase.evaluate import WEIGHTS, features
from nightkeep.games.ghost_chase.moves import neighbours, occupied
from nightkeep.games.ghost_chase.state import ESCAPED, HAUNTING

SLIPS = (0.0, 0.05, 0.1)  # shares of actions at random
PULL = 5.0  # towards weights of 0


def play(game: nk.Game, rounds: int, seed: int) -> tuple[list[Any], bool]:
    """One game: its positions with a decision, and whether Max got away."""
    rng, chance, state = random.Random(seed), nk.Chance(seed), game.start()
    words = f"hard:seconds=0:rounds={rounds}"
    sides = [make_bot(words, game, seed=2 * seed + side, threads=1) for side in range(2)]
    slips, met = rng.choice(SLIPS), []
    while (actor := state.actor) != nk.OVER:
        if actor == nk.CHANCE:
            state.draw(chance)
            continue
        met.append(state.copy().position.record)
        if rng.random() < slips:
            state.play_code(rng.choice(state.action_codes()))
        else:
            state.play_code(sides[int(actor == met[-1].ghost)].choose(state.fogged(actor), actor))
    met.append(state.position.record)
    return met, bool(state.position.record.result == ESCAPED)


def count_rooms(board: Any, met: list[Any], went: Any, could: Any) -> None:
    """Max's ordinary moves and breaks by category: where he went, and where he could have gone."""
    for before, after in pairwise(met):
        if before.phase != HAUNTING or after.turns == before.turns or after.cheats < before.cheats:
            continue
        figures, here = int(occupied(before)), int(before.room)
        rooms = int(neighbours(board, before, here)) & ~figures & ~int(before.visited)
        if before.breaks > 0:
            rooms |= 1 << here
        for room in range(1, int(board.rooms) + 1):
            if rooms >> room & 1:
                could[category(board, before, figures, room)] += 1
        went[category(board, before, figures, int(after.room))] += 1


def regress(told: Any, away: Any) -> Any:
    """Logistic regression by Newton's method, drawn a little towards 0."""
    weights = np.zeros(told.shape[1])
    for _ in range(30):
        chance = 1 / (1 + np.exp(-told @ weights))
        slope = told.T @ (chance - away) + PULL * weights
        bend = (told * (chance * (1 - chance))[:, None]).T @ told + PULL * np.eye(len(weights))
        weights -= np.linalg.solve(bend, slope)
    return weights


def loss(told: Any, away: Any, weights: Any) -> float:
    """Log loss: 0.69 is knowing nothing of an even game."""
    chance = 1 / (1 + np.exp(-told @ weights))
    return float(-np.mean(np.log(np.where(away > 0, chance, 1 - chance) + 1e-12)))


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--games", type=int, default=400)
    asked.add_argument("--rounds", type=int, default=200)
    asked.add_argument("--seed", type=int, default=1)
    chosen = asked.parse_args()
    games = [nk.game("ghost-chase", players=players) for players in (2, 3, 4, 5)]
    board = games[0].board.record
    went, could = np.zeros(len(CATEGORIES)), np.zeros(len(CATEGORIES))
    told: list[tuple[float, ...]] = []
    away: list[float] = []
    apart: list[bool] = []
    for i in range(chosen.games):
        met, escaped = play(games[i % 4], chosen.rounds, (chosen.seed << 20) + i)
        count_rooms(board, met, went, could)
        placed = [s for s in met[:-1] if s.room > 0]
        told += [features(board, s) for s in placed]
        away += [float(escaped)] * len(placed)
        apart += [i // 4 % 5 == 0] * len(placed)
    share = went / np.maximum(could, 1)
    print("steps from the nearest figure:", *range(len(CATEGORIES)))
    print("  Max could have gone there:  ", *could.astype(int))
    print("  Max went there:             ", *went.astype(int))
    print("CATEGORIES =", tuple(np.rint(100 * share / share.max()).astype(int).tolist()))
    x, y, test = np.array(told), np.array(away), np.array(apart)
    learnt = regress(x[~test], y[~test])
    print(
        f"log loss on {test.sum()} of {len(y)} positions: nothing known {loss(x[test] * 0, y[test], learnt):.3f}, "
        f"WEIGHTS as they are {loss(x[test], y[test], np.array(WEIGHTS)):.3f}, "
        f"learnt from the others {loss(x[test], y[test], learnt):.3f}"
    )
    print("WEIGHTS =", tuple(np.round(regress(x, y), 3).tolist()))


if __name__ == "__main__":
    main()
