"""The arrays a vector environment writes: its own, or the caller's, from any library that speaks DLPack."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import DTypeLike

from nightkeep.batch.simulate import MOST_SEED
from nightkeep.play.game import Game
from nightkeep.rules.errors import OptionError
from nightkeep.rules.messages import Args, Message
from nightkeep.rules.record import Array

MAIN_MEMORY = 1  # DLPack's number for it
LINE = 64  # bytes: memory that begins at a multiple of it can be shared with JAX, too
# An array of NumPy, of a library that speaks DLPack, or on a GPU: no common type describes them.
AnyArray: TypeAlias = Any


def action_width(game: Game) -> int:
    """Return how many actions there are: all that the game numbers, or else the longest list it offers at once."""
    return game.most_actions if game.action_count is None else game.action_count


@dataclass(frozen=True)
class Buffers:
    """What a step writes, a row for each game.

    Rows with ``done`` begin a new game: reward and length are the old one's, the rest is the new one's.

    NumPy's arrays, or those of any library that speaks DLPack and lets others write into its memory, such as PyTorch's
    tensors; on a GPU, whatever has ``__cuda_array_interface__``.
    """

    observation: AnyArray  # (games, width) of the layout's type: what the seat to act knows
    mask: AnyArray  # (games, actions) bool: what it may do
    seat: AnyArray  # (games,) int8: whose decision it is
    reward: AnyArray  # (games, players) float32: 1 won, -1 lost, 0 drawn, or the game goes on
    done: AnyArray  # (games,) bool: whether the decision ended the game
    length: AnyArray  # (games,) int32: actions in the game so far, chance included

    @staticmethod
    def shapes(game: Game, games: int) -> dict[str, tuple[tuple[int, ...], np.dtype[Any]]]:
        """Return the shape and type of each array."""
        return {
            "observation": ((games, game.layout.width), game.layout.dtype),
            "mask": ((games, action_width(game)), np.dtype(np.bool_)),
            "seat": ((games,), np.dtype(np.int8)),
            "reward": ((games, game.players), np.dtype(np.float32)),
            "done": ((games,), np.dtype(np.bool_)),
            "length": ((games,), np.dtype(np.int32)),
        }

    @classmethod
    def new(cls, game: Game, games: int) -> Buffers:
        """Return zeroed arrays of NumPy."""
        return cls(**{name: _zeros(*how) for name, how in cls.shapes(game, games).items()})

    def arrays(self) -> dict[str, AnyArray]:
        """Return the arrays by name."""
        return {field.name: getattr(self, field.name) for field in fields(self)}

    def writable(self, game: Game, games: int) -> tuple[Array, ...]:
        """Return NumPy's arrays of the same memory.

        ``OptionError`` for an array that cannot be written to, or has another shape or type than is written.
        """
        found = {name: _shared(name, array) for name, array in self.arrays().items()}
        check_arrays(found, game, games)
        for name, array in found.items():
            if not array.flags.c_contiguous or not array.flags.aligned:
                raise OptionError(Message("env-not-contiguous", {"name": name}))
            if not array.flags.writeable:
                raise OptionError(Message("env-read-only", {"name": name}))
        return tuple(found.values())


def check_arrays(arrays: dict[str, AnyArray], game: Game, games: int) -> None:
    """Raise ``OptionError`` for an array that has another shape or type than is written."""
    for name, (shape, dtype) in Buffers.shapes(game, games).items():
        check_array(name, arrays[name], shape, dtype)


def check_array(name: str, array: AnyArray, shape: tuple[int, ...], dtype: DTypeLike) -> None:
    """Raise ``OptionError`` for an array of another shape or type."""
    if tuple(array.shape) != shape or array.dtype != dtype:
        args: Args = {"given": f"{tuple(array.shape)} {array.dtype}", "wanted": f"{shape} {np.dtype(dtype)}"}
        raise OptionError(Message("env-shape", {"name": name, **args}))


def check_actions(actions: AnyArray, games: int) -> None:
    """Raise ``OptionError`` unless there is one whole number for each game."""
    if tuple(actions.shape) != (games,) or actions.dtype.kind not in "iu":
        raise OptionError(Message("env-actions", {"given": f"{tuple(actions.shape)} {actions.dtype}"}))


def check_games(games: int) -> None:
    """Raise ``OptionError`` for a number of games that is not positive."""
    if games < 1:
        raise OptionError(Message("env-games", {"games": games}))


def check_seed(seed: int) -> None:
    """Raise ``OptionError`` for what is no seed."""
    if not isinstance(seed, (int, np.integer)) or not 0 <= seed <= MOST_SEED:
        raise OptionError(Message("env-seed", {"seed": repr(seed), "most": MOST_SEED}))


def _zeros(shape: tuple[int, ...], dtype: np.dtype[Any]) -> Array:
    """Return zeros that begin where a cache line begins."""
    size = int(np.prod(shape)) * dtype.itemsize
    room = np.zeros(size + LINE, np.int8)
    skip = -room.ctypes.data % LINE
    return room[skip : skip + size].view(dtype).reshape(shape)


def _shared(name: str, array: AnyArray) -> Array:
    """Return NumPy's array of the same memory."""
    if isinstance(array, np.ndarray):
        return array
    if not hasattr(array, "__dlpack__"):
        raise OptionError(Message("env-no-array", {"name": name, "type": type(array).__name__}))
    where = array.__dlpack_device__()
    if where[0] != MAIN_MEMORY:
        raise OptionError(Message("env-other-device", {"name": name, "device": str(tuple(map(int, where)))}))
    try:
        return np.from_dlpack(array, copy=False)
    except (BufferError, RuntimeError, TypeError, ValueError) as problem:
        shown: Args = {"name": name, "type": type(array).__name__, "problem": str(problem)}
        raise OptionError(Message("env-not-shared", shown)) from problem
