"""The vector environment on the CPU: many games in one array, stepped by one decision each.

A step plays out chance and begins a new game where one has ended. Results are written to arrays that the caller may own
(rows of one large rollout array, or PyTorch's tensors); nothing is copied.
"""

from __future__ import annotations

import itertools
import os
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from itertools import islice

import numpy as np
from numpy.typing import ArrayLike

from nightkeep.compile.kernel import INTERPRETED, mute_log, open_stream
from nightkeep.compile.native import prepared
from nightkeep.envs.buffers import Buffers, action_width, check_actions, check_array, check_games, check_seed
from nightkeep.play.chance import Chance
from nightkeep.play.drive import AnyLegal, drive
from nightkeep.play.game import Game
from nightkeep.play.state import State
from nightkeep.rules.errors import IllegalAction, OptionError
from nightkeep.rules.messages import Message
from nightkeep.rules.record import Array

__all__ = ["Buffers", "VectorEnv", "action_width"]

PICKLED = ("actions_played", "choices", "counts", "seed", "states", "_any", "_lengths", "_numbers", "_rngs")


def compile_kernels(game: Game) -> None:
    """Compile each kernel by itself, unless it is cached on disk.

    Compiled as a part of the loop over all games, those of a large game would take several times as long.
    """
    state, chance = game.start(), Chance(0)
    for _ in islice(drive(state, [AnyLegal(chance)] * game.players, chance), 2):
        state.fogged(0)


class VectorEnv:
    """``games`` games in parallel, on ``threads`` cores (None: all).

    The k-th game of a row depends on the seed and on the decisions in it, not on threads. Actions are the game's own
    numbers; where it has too many to number (``game.action_count is None``), places in the list ``choices``.
    """

    def __init__(
        self, game: Game, games: int, seed: int = 0, threads: int | None = 1, into: Buffers | None = None
    ) -> None:
        check_games(games)
        if threads is not None and threads < 1:
            raise OptionError(Message("env-threads", {"threads": threads}))
        spec = game.spec
        self.game = game
        self.games = games
        self.out = into or Buffers.new(game, games)
        self._own = self.out.writable(game, games)
        self.actions_played = 0  # since the last reset, chance included
        self.states = np.zeros(games, spec.dtype)
        self.choices = np.zeros((games, game.most_actions), spec.action_type)  # each game's legal actions,
        self.counts = np.zeros(games, np.int32)  # and how many
        self._raws = self.states.view(np.int8).reshape(games, -1)
        self._rngs = np.zeros((games, 4), np.uint32)
        self._numbers = np.zeros(games, np.int64)
        self._lengths = np.zeros(games, np.int32)
        self._given = np.zeros(games, np.int64)
        self._any = np.zeros(4, np.uint32)
        self._log = mute_log()
        self._kernels = spec.stepping
        workers = 1 if INTERPRETED else min(threads or os.cpu_count() or 1, games)
        cuts = [games * i // workers for i in range(workers + 1)]
        self._shares = [slice(a, b) for a, b in itertools.pairwise(cuts)]
        self._threads = threads
        self._scratch = [self._new_scratch() for _ in self._shares]
        self._pool = ThreadPoolExecutor(workers) if workers > 1 else None
        compile_kernels(game)
        self.reset(seed)

    def _new_scratch(self) -> tuple[Array, Array, Array, Array]:
        """Return a thread's own buffers: weights, scores, and a position to fog (as a record and as bytes)."""
        seen = np.zeros(1, self.game.spec.dtype)
        return (
            np.zeros(self.game.most_actions, np.int32),
            np.zeros(self.game.players, np.int32),
            seen,
            seen.view(np.int8).reshape(1, -1),
        )

    def __reduce__(self) -> tuple[object, ...]:
        kept = {name: getattr(self, name) for name in PICKLED}
        out = {name: np.array(array) for name, array in zip(self.out.arrays(), self._own, strict=True)}
        return _unpickled, (self.game, self.games, self._threads, kept, out)

    def reset(self, seed: int = 0, into: Buffers | None = None) -> Buffers:
        """Begin new games in all rows."""
        check_seed(seed)
        self.seed = seed
        self._calls: dict[tuple[bool, int], list[Callable[[], int]]] = {}  # with the own buffers
        self._numbers[:] = np.arange(self.games)
        self._lengths[:] = 0
        self.actions_played = 0
        open_stream(seed, (1 << 62) + 1, self._any)
        return self._run(True, into)

    def step(self, actions: ArrayLike, into: Buffers | None = None) -> Buffers:
        """Carry out one decision in every game; write to ``into``, or else to ``out``.

        ``IllegalAction`` names the first game whose action is not legal; then no game has changed.
        """
        given = np.asarray(actions)
        check_actions(given, self.games)
        np.copyto(self._given, given, casting="unsafe")
        if (wrong := self._kernels.first_refused(self.choices, self.counts, self._given)) >= 0:
            raise IllegalAction(Message("env-illegal-in", {"game": wrong, "action": int(given[wrong])}))
        return self._run(False, into)

    def _run(self, begin: bool, into: Buffers | None) -> Buffers:
        if into is None:
            if (begin, self.seed) not in self._calls:
                self._calls[begin, self.seed] = self._prepared(begin, self._own)
            calls = self._calls[begin, self.seed]
        else:
            calls = self._prepared(begin, into.writable(self.game, self.games))
        played = [calls[0]()] if self._pool is None else list(self._pool.map(lambda call: call(), calls))
        if min(played) < 0:
            raise RuntimeError(
                f"a game went on past {self.game.spec.longest} actions: {self.game.name} declares too low a bound"
            )
        self.actions_played += sum(played)
        return self.out if into is None else into

    def _prepared(self, begin: bool, arrays: tuple[Array, ...]) -> list[Callable[[], int]]:
        """Return a call for each thread's share of the games that steps them, or begins new ones."""
        game = self.game
        return [
            prepared(
                self._kernels.step_many,
                game.board.record,
                game.settings,
                self.seed,
                self.games,
                game.spec.longest,
                begin,
                self._given[part],
                self.states[part],
                self._raws[part],
                self._rngs[part],
                self._numbers[part],
                self._lengths[part],
                self.choices[part],
                self.counts[part],
                *scratch,
                game.layout.plan,
                *(array[part] for array in arrays),
                self._log,
            )
            for part, scratch in zip(self._shares, self._scratch, strict=True)
        ]

    def random_actions(self, out: Array | None = None) -> Array:
        """Return a legal action for each game, all equally likely."""
        if out is None:
            out = np.zeros(self.games, np.int64)
        check_array("out", out, (self.games,), np.int64)
        self._kernels.pick_any(self.counts, self.choices, self._any, out)
        return out

    def observe(self, seats: ArrayLike, into: Array | None = None) -> Array:
        """Return what given seats (one for each game, or one for all) know now."""
        asked = np.broadcast_to(np.asarray(seats), (self.games,))
        if asked.dtype.kind not in "iu" or asked.min() < 0 or asked.max() >= self.game.players:
            raise OptionError(Message("env-seats", {"last": self.game.players - 1}))
        shape, dtype = Buffers.shapes(self.game, self.games)["observation"]
        if into is None:
            into = np.zeros(shape, dtype)
        check_array("into", into, shape, dtype)
        board, plan, (_, _, seen, seen_raw) = self.game.board.record, self.game.layout.plan, self._scratch[0]
        self._kernels.observe_many(board, self.states, self._raws, asked.astype(np.int8), seen, seen_raw, plan, into)
        return into

    def state(self, i: int) -> State:
        """Return one game's whole position: for the referee, not for learners."""
        return State(self.game, self.states[i : i + 1].copy())

    def positions(self) -> Iterable[State]:
        """Return the whole positions of all games."""
        return (self.state(i) for i in range(self.games))

    def close(self) -> None:
        """Stop the threads."""
        if self._pool is not None:
            self._pool.shutdown()


def _unpickled(
    game: Game, games: int, threads: int | None, kept: dict[str, object], out: dict[str, Array]
) -> VectorEnv:
    """Return the environment that was pickled, with arrays of its own."""
    env = VectorEnv(game, games, threads=threads)
    for name, value in kept.items():
        if isinstance(value, np.ndarray):
            np.copyto(getattr(env, name), value)
        else:
            setattr(env, name, value)
    for name, array in out.items():
        np.copyto(getattr(env.out, name), array)
    return env
