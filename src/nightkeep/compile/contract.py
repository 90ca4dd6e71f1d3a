"""The kernels of a game (:class:`Kernels`), and the same as type checkers see them inside a bound module."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType
from typing import TYPE_CHECKING

from nightkeep.compile import bot_hooks
from nightkeep.compile import doors as d
from nightkeep.compile.kernel import Log, Random
from nightkeep.rules.record import AnyRecord, Array

Evaluate = Callable[[AnyRecord, AnyRecord, Array], None]


@dataclass(frozen=True)
class Kernels:
    """The eight kernels of a game (docs/explanation/architecture.md). They check nothing: :class:`State` does.

    A game with too many actions to list also gives ``is_legal``; its ``legal`` then writes a good, bounded set of
    candidates that always holds a legal action. The last four are for bots (:mod:`nightkeep.compile.bot_hooks`).
    """

    setup: Callable[[AnyRecord, AnyRecord, AnyRecord], None]  # board, s, options: write the first position
    actor: Callable[[AnyRecord, AnyRecord], int]  # board, s: whose decision it is: a seat, CHANCE or OVER
    legal: Callable[[AnyRecord, AnyRecord, Array], int]  # board, s, out: list all actions or outcomes; how many
    odds: Callable[[AnyRecord, AnyRecord, Array], int]  # board, s, out: write the outcomes' weights, as listed; the sum
    apply: Callable[[AnyRecord, AnyRecord, int, Log], None]  # board, s, action, log: carry out a legal action
    score: Callable[[AnyRecord, AnyRecord, Array], int]  # board, s, out: write the scores; at the end, winners as bits
    fog: Callable[[AnyRecord, AnyRecord, int], None]  # board, s, seat: hide, in a copy, what the seat may not know
    guess: Callable[[AnyRecord, AnyRecord, int, Random], None]  # board, s, seat, rng: draw what is hidden, by its odds
    is_legal: Callable[[AnyRecord, AnyRecord, int], bool] | None = None  # board, s, action
    evaluate: Evaluate | None = None  # board, s, out: write each seat's rough chance of winning, 0 to 1
    plausibility: Callable[[AnyRecord, AnyRecord, int], int] = bot_hooks.plausibility
    adjust_reward: Callable[[AnyRecord, AnyRecord, Array], None] = bot_hooks.adjust_reward
    rollout_policy: Callable[[AnyRecord, AnyRecord, int, Array, Random], int] = bot_hooks.rollout_policy

    @classmethod
    def of(cls, module: ModuleType) -> Kernels:
        """Return the kernels of a game's module, by their names."""
        return cls(**{name: getattr(module, name) for name in cls.__dataclass_fields__ if hasattr(module, name)})


_SCORES = d.Row("i4", ("players",))
_CHANCES = d.Row("f8", ("players",))

DOORS = d.doors(  # the kernels as functions of a native library
    setup={"board": d.board, "s": d.state, "options": d.options},
    actor=({"board": d.board, "s": d.state}, d.WHOLE),
    legal=({"board": d.board, "s": d.state, "out": d.actions}, d.WHOLE),
    odds=({"board": d.board, "s": d.state, "out": d.weights}, d.WHOLE),
    apply={"board": d.board, "s": d.state, "action": d.action, "log": d.log},
    score=({"board": d.board, "s": d.state, "out": _SCORES}, d.WHOLE),
    fog={"board": d.board, "s": d.state, "seat": d.seat},
    guess={"board": d.board, "s": d.state, "seat": d.seat, "rng": d.rng},
    is_legal=({"board": d.board, "s": d.state, "action": d.action}, d.TRUTH),
    evaluate={"board": d.board, "s": d.state, "out": _CHANCES},
    plausibility=({"board": d.board, "s": d.state, "seat": d.seat}, d.WHOLE),
    adjust_reward={"board": d.board, "s": d.state, "out": _CHANCES},
    rollout_policy=({"board": d.board, "s": d.state, "n": d.count, "actions": d.actions, "rng": d.rng}, d.WHOLE),
)


if TYPE_CHECKING:  # the globals that :func:`nightkeep.compile.kernel.bind` gives to a module
    _kernels = Kernels.of(ModuleType("a game"))
    setup, actor, legal, odds = _kernels.setup, _kernels.actor, _kernels.legal, _kernels.odds
    apply, score, fog, guess = _kernels.apply, _kernels.score, _kernels.fog, _kernels.guess
    is_legal, plausibility = _kernels.is_legal, _kernels.plausibility
    adjust_reward, rollout_policy = _kernels.adjust_reward, _kernels.rollout_policy
    evaluate: Evaluate
