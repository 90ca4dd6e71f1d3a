"""Many games at once on all cores. Game ``i`` of a seed is the same game however the work is divided."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from nightkeep.compile.kernel import INTERPRETED, mute_log
from nightkeep.rules.errors import OptionError
from nightkeep.rules.record import Array

if TYPE_CHECKING:
    from nightkeep.play.game import Game

CHUNK = 2000  # games between two looks at the progress bar
MOST_SEED = 2**63 - 1
MOST_GAMES = 10**9


@dataclass(frozen=True)
class Simulation:
    """Results of random games, a row for each: final scores, number of actions, and who won (shared wins too)."""

    scores: Array  # (games, players) int32
    lengths: Array  # (games,) int32, chance actions included
    winners: Array  # (games, players) bool

    def win_shares(self) -> Array:
        """Each seat's share of the wins; a win shared by k seats counts 1/k for each."""
        each = self.winners / np.maximum(1, self.winners.sum(axis=1, keepdims=True))
        shares: Array = each.mean(axis=0)
        return shares

    def win_margins(self) -> Array:
        """Half-widths of 95% intervals for :meth:`win_shares`."""
        each = self.winners / np.maximum(1, self.winners.sum(axis=1, keepdims=True))
        if len(each) < 2:
            return np.ones(each.shape[1])
        margins: Array = 1.96 * each.std(axis=0, ddof=1) / np.sqrt(len(each))
        return margins


def buffers(game: Game) -> tuple[Array, Array]:
    """Room for a list of actions and one of weights."""
    return np.zeros(game.most_actions, game.spec.action_type), np.zeros(game.most_actions, np.int32)


def simulate(
    game: Game, games: int, seed: int, threads: int | None, progress: Callable[[int], None] | None
) -> Simulation:
    """See :meth:`Game.simulate`."""
    check_request(games, seed)
    if threads is not None and threads < 1:
        raise OptionError(f"threads = {threads}: at least one thread is needed")
    players = game.players
    lengths = np.zeros(games, np.int32)
    scores = np.zeros((games, players), np.int32)
    winners = np.zeros(games, np.int64)
    play_many = game.spec.playout.play_many

    def run(first: int) -> int:
        last = min(first + CHUNK, games)
        actions, weights = buffers(game)
        play_many(
            game.board.record,
            np.zeros(1, game.spec.dtype)[0],
            game.settings,
            seed,
            first,
            game.spec.longest,
            np.zeros(4, np.uint32),
            actions,
            weights,
            lengths[first:last],
            scores[first:last],
            winners[first:last],
            mute_log(),
        )
        return last - first

    workers = 1 if INTERPRETED else threads or os.cpu_count() or 1
    with ThreadPoolExecutor(workers) as pool:
        for done in pool.map(run, range(0, games, CHUNK)):
            if progress:
                progress(done)
    return finish(game, lengths, scores, winners)


def check_request(games: int, seed: int) -> None:
    """OptionError for a number of games or a seed that cannot be."""
    if not 1 <= games <= MOST_GAMES:
        raise OptionError(f"games = {games}: simulate plays 1 to {MOST_GAMES} games")
    if not 0 <= seed <= MOST_SEED:
        raise OptionError(f"seed = {seed}: a seed is a whole number from 0 to {MOST_SEED}")


def finish(game: Game, lengths: Array, scores: Array, winners: Array) -> Simulation:
    """Results as people read them; a game that went on past its declared bound is a defect and is not hidden."""
    if (lengths < 0).any():
        raise RuntimeError(f"a game went on past {game.spec.longest} actions: {game.name} declares too low a bound")
    bits = (winners[:, None] >> np.arange(game.players)) & 1
    return Simulation(scores, lengths, bits.astype(bool))
