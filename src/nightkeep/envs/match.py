"""One game on the bare kernels, for the interfaces that play one game at a time: cheap to copy, nothing checked."""

from __future__ import annotations

import json
import operator
from typing import Any

import numpy as np

from nightkeep.batch.simulate import buffers
from nightkeep.compile.kernel import CHANCE, OVER, mute_log, open_stream
from nightkeep.compile.numba_args import from_bytes
from nightkeep.envs.vector import action_width
from nightkeep.play.game import Game
from nightkeep.play.state import State
from nightkeep.rules.errors import IllegalAction, OptionError
from nightkeep.rules.record import Array

MUTE = mute_log()


class Match:
    """A position in play. Actions are numbered as in :class:`~nightkeep.envs.vector.VectorEnv`."""

    __slots__ = ("_actions", "_seen", "_weights", "game", "s")

    def __init__(self, game: Game, s: Array | None = None) -> None:
        self.game = game
        if s is None:
            s = np.zeros(1, game.spec.dtype)
            game.kernels.setup(game.board.record, s[0], game.settings)
        self.s = s
        self._actions, self._weights = buffers(game)
        self._seen = np.zeros(1, game.spec.dtype)

    def copy(self) -> Match:
        twin = Match.__new__(Match)
        twin.game, twin.s = self.game, self.s.copy()
        twin._actions, twin._weights, twin._seen = self._actions, self._weights, self._seen  # only ever used at once
        return twin

    __copy__ = copy

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpickled, (self.game, self.s.tobytes())

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        return self.copy()

    @property
    def actor(self) -> int:
        return int(self.game.kernels.actor(self.game.board.record, self.s[0]))

    def codes(self) -> list[int]:
        """The game's numbers of all legal actions (chance: all outcomes)."""
        n = self.game.kernels.legal(self.game.board.record, self.s[0], self._actions)
        found: list[int] = self._actions[:n].tolist()
        return found

    def weights(self) -> list[int]:
        """At a chance node, the weights of the outcomes."""
        n = len(self.codes())
        self.game.kernels.odds(self.game.board.record, self.s[0], self._weights)
        found: list[int] = self._weights[:n].tolist()
        return found

    def apply(self, code: int) -> None:
        """Carry out a legal action of the game's own numbering."""
        self.game.kernels.apply(self.game.board.record, self.s[0], code, MUTE)

    def code_of(self, action: int) -> int | None:
        """The game's number of a learner's action; None if it is not legal."""
        codes = self.codes()
        if self.game.action_count is None:
            return codes[action] if 0 <= action < len(codes) else None
        return action if action in codes else None

    def mask(self) -> Array:
        """1 for each legal action of the seat to act, as int8."""
        out = np.zeros(action_width(self.game), np.int8)
        codes = self.codes() if self.actor >= 0 else []
        out[: len(codes)] = 1
        if self.game.action_count is not None:
            out[: len(codes)] = 0
            out[codes] = 1
        return out

    def draw(self, rng: Array) -> None:
        """Chance acts until a seat is to decide, or the game is over."""
        kernels, board, s = self.game.kernels, self.game.board.record, self.s[0]
        outcome = self.game.spec.stepping.outcome
        for _ in range(self.game.spec.longest + 1):
            if self.actor != CHANCE:
                return
            kernels.legal(board, s, self._actions)
            total = kernels.odds(board, s, self._weights)
            self.apply(int(self._actions[outcome(rng, self._weights, total)]))
        raise RuntimeError(f"chance acts without end: a defect of {self.game.name}")

    def observe(self, seat: int) -> Array:
        """What a seat knows, as the row of numbers that the game's layout describes."""
        game = self.game
        out = np.zeros((1, game.layout.width), game.layout.dtype)
        game.spec.stepping.observe_many(
            game.board.record,
            self.s,
            self.s.view(np.int8).reshape(1, -1),
            np.array([seat], np.int8),
            self._seen,
            self._seen.view(np.int8).reshape(1, -1),
            game.layout.plan,
            out,
        )
        row: Array = out[0]
        return row

    def known(self, seat: int) -> bytes:
        """The record as a seat knows it."""
        seen = self.s.copy()
        self.game.kernels.fog(self.game.board.record, seen[0], seat)
        return seen.tobytes()

    def guessed(self, seat: int, seed: int) -> Match:
        """A match in a position drawn from all those that fit what the seat knows."""
        seen = self.s.copy()
        game = self.game
        game.kernels.fog(game.board.record, seen[0], seat)
        game.spec.playout.fill_in(game.board.record, seen[0], seat, seed, 0, np.zeros(4, np.uint32))
        return Match(game, seen)

    def rewards(self) -> Array:
        """After the end: 1 for winners, -1 for others, 0 for all if nobody has lost; before it, 0."""
        out = np.zeros(self.game.players, np.float32)
        if self.actor == OVER:
            scores = np.zeros(self.game.players, np.int32)
            self.game.spec.stepping.reward_all(self.game.board.record, self.s[0], scores, out)
        return out

    def state(self) -> State:
        """The position as :class:`~nightkeep.play.state.State`, with everything checked, without its history."""
        return State(self.game, self.s.copy())

    def drawing(self, seat: int | None) -> str:
        """What a seat (None: a spectator) sees, drawn as plain text."""
        from rich.console import Console

        state = self.state()
        console = Console(width=120, color_system=None)
        with console.capture() as captured:
            console.print(self.game.spec.display.draw(state.view(seat), state.names), highlight=False)
        return captured.get()


def _unpickled(game: Game, position: bytes) -> Match:
    """Return the match that was pickled."""
    return Match(game, from_bytes(position, game.spec.dtype))


def whole_number(action: Any) -> int:
    """Return a learner's action as an ``int``. ``IllegalAction`` for anything but a whole number."""
    if not isinstance(action, bool | np.bool_):
        try:
            return operator.index(action)
        except TypeError:
            pass
    raise IllegalAction(f"action {action!r} is no whole number; actions are the places of the action mask")


def stream(seed: int, index: int = 0) -> Array:
    """A stream of random numbers for :meth:`Match.draw`."""
    rng = np.zeros(4, np.uint32)
    open_stream(seed, index, rng)
    return rng


def position_of(game: Game, text: str) -> Array:
    """A position given as the JSON of :meth:`State.to_dict`."""
    try:
        data = json.loads(text)
    except ValueError as problem:
        raise OptionError(f"start: this is no JSON of a position ({problem})") from None
    return game.state(data).position.array.copy()


__all__ = ["CHANCE", "OVER", "Match", "position_of", "stream", "whole_number"]
