"""One game on the bare kernels, for interfaces that play one game at a time: cheap to copy, nothing is checked."""

from __future__ import annotations

import json
import operator
from contextlib import suppress
from typing import SupportsIndex

import numpy as np

from nightkeep.batch.simulate import buffers
from nightkeep.compile.kernel import CHANCE, OVER, mute_log, open_stream
from nightkeep.compile.numba_args import from_bytes
from nightkeep.envs.buffers import action_width
from nightkeep.play.game import Game
from nightkeep.play.state import State
from nightkeep.rules.errors import IllegalAction, OptionError
from nightkeep.rules.record import Array

MUTE = mute_log()


class RawGame:
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

    def copy(self) -> RawGame:
        """Return a game in the same position; both share their buffers."""
        twin = RawGame.__new__(RawGame)
        twin.game, twin.s = self.game, self.s.copy()
        twin._actions, twin._weights, twin._seen = self._actions, self._weights, self._seen  # used within one call
        return twin

    __copy__ = copy

    def __reduce__(self) -> tuple[object, ...]:
        return _unpickled, (self.game, self.s.tobytes())

    def __deepcopy__(self, memo: dict[int, object]) -> RawGame:
        return self.copy()

    @property
    def actor(self) -> int:
        """The seat to act, or ``CHANCE`` or ``OVER``."""
        return int(self.game.kernels.actor(self.game.board.record, self.s[0]))

    def codes(self) -> list[int]:
        """Return the game's numbers of all legal actions (chance: all outcomes)."""
        n = self.game.kernels.legal(self.game.board.record, self.s[0], self._actions)
        found: list[int] = self._actions[:n].tolist()
        return found

    def weights(self) -> list[int]:
        """Return, at a chance node, the weights of the outcomes."""
        n = len(self.codes())
        self.game.kernels.odds(self.game.board.record, self.s[0], self._weights)
        found: list[int] = self._weights[:n].tolist()
        return found

    def apply(self, code: int) -> None:
        """Carry out a legal action of the game's own numbering."""
        self.game.kernels.apply(self.game.board.record, self.s[0], code, MUTE)

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
        """Return what a seat knows, as the row of numbers that the game's layout describes."""
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
        """Return the bytes of the record as a seat knows it."""
        return self._fogged(seat).tobytes()

    def _fogged(self, seat: int) -> Array:
        seen = self.s.copy()
        self.game.kernels.fog(self.game.board.record, seen[0], seat)
        return seen

    def guessed(self, seat: int, seed: int) -> RawGame:
        """Return a game in a position drawn from all those that fit what the seat knows."""
        seen, game = self._fogged(seat), self.game
        game.spec.playout.fill_in(game.board.record, seen[0], seat, seed, 0, np.zeros(4, np.uint32))
        return RawGame(game, seen)

    def rewards(self) -> Array:
        """Return, after the end, 1 for winners and -1 for others, or 0 for all if nobody has lost; before it, 0."""
        out = np.zeros(self.game.players, np.float32)
        if self.actor == OVER:
            scores = np.zeros(self.game.players, np.int32)
            self.game.spec.stepping.reward_all(self.game.board.record, self.s[0], scores, out)
        return out

    def state(self) -> State:
        """Return the position as a :class:`~nightkeep.play.state.State`, which checks everything; it has no history."""
        return State(self.game, self.s.copy())

    def drawing(self, seat: int | None) -> str:
        """Return what a seat (None: a spectator) sees, drawn as plain text."""
        from rich.console import Console

        state = self.state()
        console = Console(width=120, color_system=None)
        with console.capture() as captured:
            console.print(self.game.spec.display.draw(state.view(seat), state.names), highlight=False)
        return captured.get()


def _unpickled(game: Game, position: bytes) -> RawGame:
    """Return the game that was pickled."""
    return RawGame(game, from_bytes(position, game.spec.dtype))


def whole_number(action: object) -> int:
    """Return a learner's action as an ``int``. ``IllegalAction`` for anything but a whole number."""
    if isinstance(action, SupportsIndex) and not isinstance(action, bool | np.bool_):
        with suppress(TypeError):
            return operator.index(action)
    raise IllegalAction(f"action {action!r} is no whole number; actions are the places of the action mask")


def stream(seed: int, index: int = 0) -> Array:
    """Return a stream of random numbers for :meth:`RawGame.draw`."""
    rng = np.zeros(4, np.uint32)
    open_stream(seed, index, rng)
    return rng


def position_of(game: Game, text: str) -> Array:
    """Return a position that is given as the JSON of :meth:`State.to_dict`."""
    try:
        data = json.loads(text)
    except ValueError as problem:
        raise OptionError(f"start: this is no JSON of a position ({problem})") from None
    return game.state(data).position.array.copy()
