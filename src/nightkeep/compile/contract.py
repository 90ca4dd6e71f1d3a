"""The kernels of a game as type checkers see them inside a bound module; never imported at run time.

The first eight every game has; what a game need not declare follows (see :mod:`nightkeep.compile.bot_hooks`). None of
them checks its arguments.
"""

from __future__ import annotations

from collections.abc import Callable

from nightkeep.compile.kernel import Log, Random
from nightkeep.rules.record import AnyRecord, Array

setup: Callable[[AnyRecord, AnyRecord, AnyRecord], None]  # board, s, options: write the first position
actor: Callable[[AnyRecord, AnyRecord], int]  # board, s: whose decision it is: a seat, CHANCE or OVER
legal: Callable[[AnyRecord, AnyRecord, Array], int]  # board, s, out: list the actor's actions or all outcomes; count
odds: Callable[[AnyRecord, AnyRecord, Array], int]  # board, s, out: write the outcomes' weights, as listed; their sum
apply: Callable[[AnyRecord, AnyRecord, int, Log], None]  # board, s, action, log: carry out a legal action
score: Callable[[AnyRecord, AnyRecord, Array], int]  # board, s, out: write the scores; a bit for each winner at the end
fog: Callable[[AnyRecord, AnyRecord, int], None]  # board, s, seat: hide, in a copy, what the seat may not know
guess: Callable[[AnyRecord, AnyRecord, int, Random], None]  # board, s, seat, rng: draw what is hidden, by its odds

is_legal: Callable[[AnyRecord, AnyRecord, int], bool] | None  # board, s, action: where actions cannot all be listed
evaluate: Callable[[AnyRecord, AnyRecord, Array], None]  # board, s, out: each seat's rough chance of winning, 0 to 1
plausibility: Callable[[AnyRecord, AnyRecord, int], int]  # board, s, seat
adjust_reward: Callable[[AnyRecord, AnyRecord, Array], None]  # board, s, out
rollout_policy: Callable[[AnyRecord, AnyRecord, int, Array, Random], int]  # board, s, n, actions, rng
