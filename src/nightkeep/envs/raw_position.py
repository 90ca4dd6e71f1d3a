"""A position for interfaces that play one game at a time: nothing is checked, and no events are noted."""

from __future__ import annotations

import json
import operator
from contextlib import suppress
from typing import SupportsIndex

import numpy as np

from nightkeep.batch.simulate import buffers
from nightkeep.compile.kernel import CHANCE, OVER, mute_log, open_stream
from nightkeep.compile.numba_args import copied, from_bytes
from nightkeep.envs.buffers import action_width
from nightkeep.play.game import Game
from nightkeep.play.position import Position
from nightkeep.play.state import State
from nightkeep.rules.errors import IllegalAction, OptionError
from nightkeep.rules.messages import Message
from nightkeep.rules.record import Array

MUTE = mute_log()


class RawPosition(Position):
    """A position in play. Learners' actions are numbered as in :class:`~nightkeep.envs.vector.VectorEnv`."""

    __slots__ = ()

    def __init__(self, game: Game, array: Array | None = None) -> None:
        if array is None:
            array = np.zeros(1, game.spec.dtype)
            game.kernels.setup(game.board.record, array[0], game.settings)
        super().__init__(game, array)

    def copy(self) -> RawPosition:
        """Return an independent copy."""
        return RawPosition(self.game, copied(self.array))

    def __deepcopy__(self, memo: dict[int, object]) -> RawPosition:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return _unpickled, (self.game, self.to_bytes())

    def carry_out(self, code: int) -> None:
        """Carry out a legal action of the game's own numbering."""
        self._kernels.apply(self._board, self._record_arg, code, MUTE)

    def code_of(self, action: int) -> int | None:
        """Return the game's number of a learner's action; None if it is not legal."""
        codes = self.codes()
        if self.game.action_count is None:
            return codes[action] if 0 <= action < len(codes) else None
        return action if action in codes else None

    def mask(self) -> Array:
        """Return 1 for each legal action of the seat to act, as int8; all 0 if no seat is to act."""
        out = np.zeros(action_width(self.game), np.int8)
        codes = self.codes() if self.actor >= 0 else []
        if self.game.action_count is None:
            out[: len(codes)] = 1
        else:
            out[codes] = 1
        return out

    def draw(self, rng: Array) -> None:
        """Play out chance until a seat is to decide, or the game is over."""
        codes, weights = buffers(self.game)
        outcome = self.game.spec.stepping.outcome
        for _ in range(self.game.spec.longest + 1):
            if self.actor != CHANCE:
                return
            self._kernels.legal(self._board, self._record_arg, codes)
            total = self._kernels.odds(self._board, self._record_arg, weights)
            self.carry_out(int(codes[outcome(rng, weights, total)]))
        raise RuntimeError(f"chance acts without end: a defect of {self.game.name}")

    def observe(self, seat: int) -> Array:
        """Return what a seat knows, as the row of numbers that the game's layout describes."""
        game, fogged = self.game, np.zeros(1, self.game.spec.dtype)
        out = np.zeros((1, game.layout.width), game.layout.dtype)
        raw, raw_fogged = (array.view(np.int8).reshape(1, -1) for array in (self.array, fogged))
        game.spec.stepping.observe_many(
            game.board.record, self.array, raw, np.array([seat], np.int8), fogged, raw_fogged, game.layout.plan, out
        )
        row: Array = out[0]
        return row

    def guessed(self, seat: int | None, seed: int, index: int = 0) -> RawPosition:
        """Return a full position drawn from all those that fit what a seat knows."""
        return RawPosition(self.game, super().guessed(seat, seed, index).array)

    def rewards(self) -> Array:
        """Return, after the end, 1 for winners and -1 for others, or 0 for all if nobody has lost; before it, 0."""
        out = np.zeros(self.game.players, np.float32)
        if self.actor == OVER:
            scores = np.zeros(self.game.players, np.int32)
            self.game.spec.stepping.reward_all(self.game.board.record, self.array[0], scores, out)
        return out

    def state(self) -> State:
        """Return the position as a :class:`~nightkeep.play.state.State`, which checks everything; it has no history."""
        return State(self.game, copied(self.array))

    def drawing(self, seat: int | None) -> str:
        """Return what a seat (None: a spectator) sees, drawn as plain text."""
        from rich.console import Console

        state = self.state()
        console = Console(width=120, color_system=None)
        with console.capture() as captured:
            console.print(self.game.spec.display.draw(state.view(seat), state.names), highlight=False)
        return captured.get()


def _unpickled(game: Game, position: bytes) -> RawPosition:
    """Return the position that was pickled."""
    return RawPosition(game, from_bytes(position, game.spec.dtype))


def whole_number(action: object) -> int:
    """Return a learner's action as an ``int``. ``IllegalAction`` for anything but a whole number."""
    if isinstance(action, SupportsIndex) and not isinstance(action, bool | np.bool_):
        with suppress(TypeError):
            return operator.index(action)
    raise IllegalAction(Message("env-not-whole", {"action": repr(action)}))


def stream(seed: int, index: int = 0) -> Array:
    """Return a stream of random numbers for :meth:`RawPosition.draw`."""
    rng = np.zeros(4, np.uint32)
    open_stream(seed, index, rng)
    return rng


def position_of(game: Game, text: str) -> Array:
    """Return a position that is given as the JSON of :meth:`State.to_dict`."""
    try:
        data = json.loads(text)
    except ValueError as problem:
        raise OptionError(Message("env-start", {"problem": str(problem)})) from None
    return game.state(data).position.array.copy()
