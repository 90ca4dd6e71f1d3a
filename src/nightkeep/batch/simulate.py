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
from nightkeep.rules.messages import OWN, Message
from nightkeep.rules.numbers import figure, html_table, percent
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

    def _shares(self) -> Array:
        """Return, for each game, the seats' shares of the win; a win shared by k seats counts 1/k for each."""
        shares: Array = self.winners / np.maximum(1, self.winners.sum(axis=1, keepdims=True))
        return shares

    def win_shares(self) -> Array:
        """Return each seat's share of the wins; a win shared by k seats counts 1/k for each."""
        shares: Array = self._shares().mean(axis=0)
        return shares

    def win_margins(self) -> Array:
        """Return the half-widths of 95% intervals for :meth:`win_shares`."""
        each = self._shares()
        if len(each) < 2:
            return np.ones(each.shape[1])
        # The normal approximation: 1.96 standard errors of the mean share.
        margins: Array = 1.96 * each.std(axis=0, ddof=1) / np.sqrt(len(each))
        return margins

    def __repr__(self) -> str:
        games, seats = self.scores.shape
        return f"<Simulation of {games} games, {seats} seats>"

    def _repr_html_(self) -> str:
        """Return each seat's share of the wins and mean score as a table, for notebooks."""
        shares, margins, scores = self.win_shares(), self.win_margins(), self.scores.mean(axis=0)
        rows = (
            (OWN.text("seat", number=seat + 1), f"{percent(share, 1)} ± {percent(margin, 1)}", figure(score, 1))
            for seat, (share, margin, score) in enumerate(zip(shares, margins, scores, strict=True))
        )
        of = OWN.text("table-simulation", games=len(self.lengths), actions=figure(self.lengths.mean(), 1))
        return html_table(("seat", "wins", "score"), rows, of)


def buffers(game: Game) -> tuple[Array, Array]:
    """Return room for a list of actions and for one of weights."""
    return np.zeros(game.most_actions, game.spec.action_type), np.zeros(game.most_actions, np.int32)


def play_rows(
    game: Game, seed: int, first: int, most_actions: int, lengths: Array, scores: Array, winners: Array
) -> None:
    """Play one random game for each row of the results, numbered from ``first`` on; ``winners`` are bits by seat.

    The length of a game that did not end within ``most_actions`` actions is -1.
    """
    actions, weights = buffers(game)
    position, rng = np.zeros(1, game.spec.dtype)[0], np.zeros(4, np.uint32)
    game.spec.playout.play_many(
        game.board.record, position, game.settings, seed, first, most_actions, rng, actions, weights,
        lengths, scores, winners, mute_log(),
    )  # fmt: skip


def simulate(
    game: Game, games: int, seed: int, threads: int | None, progress: Callable[[int], None] | None
) -> Simulation:
    """Play random games on all cores; see :meth:`Game.simulate`."""
    check_request(games, seed)
    if threads is not None and threads < 1:
        raise OptionError(Message("option-threads", {"threads": threads}))
    lengths = np.zeros(games, np.int32)
    scores = np.zeros((games, game.players), np.int32)
    winners = np.zeros(games, np.int64)

    def run(first: int) -> int:
        last = min(first + CHUNK, games)
        play_rows(game, seed, first, game.spec.longest, lengths[first:last], scores[first:last], winners[first:last])
        return last - first

    # Threads help only because kernels run without Python's lock; interpreted ones do not.
    workers = 1 if INTERPRETED else threads or os.cpu_count() or 1
    with ThreadPoolExecutor(workers) as pool:
        for done in pool.map(run, range(0, games, CHUNK)):
            if progress:
                progress(done)
    return finish(game, lengths, scores, winners)


def check_request(games: int, seed: int) -> None:
    """Raise OptionError for a number of games or a seed that is out of range."""
    if not 1 <= games <= MOST_GAMES:
        raise OptionError(Message("option-games", {"games": games, "most": MOST_GAMES}))
    if not 0 <= seed <= MOST_SEED:
        raise OptionError(Message("option-seed", {"seed": str(seed), "most": MOST_SEED}))


def finish(game: Game, lengths: Array, scores: Array, winners: Array) -> Simulation:
    """Return the results with the winners' bits unpacked. A game past its declared bound is a defect: RuntimeError."""
    if (lengths < 0).any():
        raise RuntimeError(f"a game went on past {game.spec.longest} actions: {game.name} declares too low a bound")
    # One row of bits a game, the lowest for seat 0, to a column a seat.
    bits = (winners[:, None] >> np.arange(game.players)) & 1
    return Simulation(scores, lengths, bits.astype(bool))
