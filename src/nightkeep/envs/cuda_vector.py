"""The vector environment on an NVIDIA GPU: games, decisions, masks and observations stay in the GPU's memory.

Arrays are shared by ``__cuda_array_interface__``: ``torch.as_tensor(env.out.mask, device="cuda")`` copies nothing, and
PyTorch's tensors can be given as actions and as ``into``.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np

from nightkeep.batch import cuda as batch_cuda
from nightkeep.envs import buffers
from nightkeep.envs.buffers import AnyArray, Buffers, action_width
from nightkeep.play.game import Game
from nightkeep.play.state import State
from nightkeep.rules.errors import IllegalAction, OptionError
from nightkeep.rules.messages import Args, Message
from nightkeep.rules.record import Array

DeviceArray: TypeAlias = Any  # Numba's array on the GPU; numba-cuda has no types
EIGHT = 8  # bytes of masks that are written at a time
MOST_SHARED = 48 << 10  # bytes of shared memory that every GPU gives a block
USUAL_THREADS = (256, 128, 64, 32)  # to a block; more are faster while their positions fit (bench/envs.py)
PICKLED = ("choices", "counts", "_any", "_faults", "_lengths", "_numbers", "_played", "_rngs", "_states")


class CudaVectorEnv:
    """:class:`~nightkeep.envs.vector.VectorEnv` on the GPU: the same games for the same seed and actions.

    Calls return before the GPU is done; :meth:`check` waits for it and raises what the other's ``step`` raises at once.
    ``threads`` to a block of the GPU: a multiple of 8.
    """

    def __init__(
        self, game: Game, games: int, seed: int = 0, into: Buffers | None = None, threads: int | None = None
    ) -> None:
        buffers.check_games(games)
        actions = action_width(game)
        threads = usual_threads(game) if threads is None else threads
        shared = batch_cuda.stepping_shared(game, actions, threads)
        if threads < 1 or threads % EIGHT or threads > 1024 or shared > MOST_SHARED:
            most = max(t for t in range(0, 1025, EIGHT) if batch_cuda.stepping_shared(game, actions, t) <= MOST_SHARED)
            args: Args = {"threads": threads, "step": EIGHT, "most": most, "game": game.name}
            raise OptionError(Message("env-threads-multiple", args))
        self._threads = threads
        self._kernels = batch_cuda.stepping(game, actions)
        self._cuda = cuda = batch_cuda.numba_cuda()
        self.game = game
        self.games = games
        self._grid = ((games + threads - 1) // threads, threads, 0, shared)
        self._parts = self._kernels.OBSERVE | self._kernels.MASK
        self.out = into or Buffers(
            **{name: cuda.device_array(*how) for name, how in Buffers.shapes(game, games).items()}
        )
        self._own = self._kernel_args(self.out)
        spec = game.spec
        few = game.action_count is not None and game.action_count < 2**15
        # Each game's legal actions, and how many. Here and below the games lie side by side in the last axis, so that
        # neighbouring threads access neighbouring memory.
        self.choices = cuda.device_array((game.most_actions, games), np.int16 if few else spec.action_type)
        self.counts = cuda.device_array(games, np.int32)
        self._states = cuda.to_device(np.zeros((batch_cuda.record_words(game), games), np.uint32))
        self._rngs = cuda.device_array((4, games), np.uint32)
        self._numbers = cuda.device_array(games, np.int64)
        self._lengths = cuda.device_array(games, np.int32)
        self._played = cuda.device_array(games, np.int64)
        self._faults = cuda.device_array(2, np.int64)
        self._any = cuda.device_array(games, np.int64)
        self._board = cuda.to_device(game.board.rows)
        self._settings = cuda.to_device(game.settings_rows)
        layout = map(cuda.to_device, (game.layout.gather_plan(), game.layout.low, game.layout.high))
        self._fixed = (
            self._states, self._rngs, self._numbers, self._lengths, self.choices, self.counts, *layout,
        )  # fmt: skip
        self.reset(seed)

    def __reduce__(self) -> tuple[object, ...]:
        kept = {name: getattr(self, name).copy_to_host() for name in PICKLED}
        out = {name: self._array(name, array).copy_to_host() for name, array in self.out.arrays().items()}
        return _unpickled, (self.game, self.games, self._threads, (self.seed, self._turn), kept, out)

    def reset(self, seed: int = 0, into: Buffers | None = None) -> Buffers:
        """Begin new games in all rows."""
        buffers.check_seed(seed)
        self.seed = seed
        self._turn = 0
        self._numbers.copy_to_device(np.arange(self.games))
        for array in (self._lengths, self._played, self._faults, self.counts, self._any):
            array.copy_to_device(np.zeros(array.shape, array.dtype))
        return self._run(self._kernels.BEGIN, self._any, into)

    def step(self, actions: AnyArray, into: Buffers | None = None) -> Buffers:
        """Carry out one decision in every game; ``actions`` are whole numbers on the GPU.

        A game whose action is not legal stays as it is; :meth:`check` reports it.
        """
        given = self._array("actions", actions)
        buffers.check_actions(given, self.games)
        return self._run(self._kernels.GIVEN, given, into)

    def step_any(self, into: Buffers | None = None) -> Buffers:
        """Do ``step(random_actions())`` in one launch: the same decisions, chosen and carried out at once."""
        out = self._run(self._kernels.ANY, self._any, into)
        self._turn += 1
        return out

    def _run(self, mode: int, given: DeviceArray, into: Buffers | None) -> Buffers:
        arrays = self._own if into is None else self._kernel_args(into)
        board, settings, longest = self._board, self._settings, self.game.spec.longest
        self._kernels.step_many[self._grid](
            board, settings, self.seed, longest, mode, self._turn, self._parts, given,
            *self._fixed, *arrays, self._played, self._faults,
        )  # fmt: skip
        return self.out if into is None else into

    def _kernel_args(self, into: Buffers) -> tuple[DeviceArray, ...]:
        """Return the arrays as the kernel takes them: flat, and the masks also as words of eight bytes."""
        found = {name: self._array(name, array) for name, array in into.arrays().items()}
        buffers.check_arrays(found, self.game, self.games)
        for name, array in found.items():
            if not array.is_c_contiguous():
                raise OptionError(Message("env-not-contiguous", {"name": name}))
        mask = found["mask"].ravel()
        eights = mask.size // EIGHT if _address(mask) % EIGHT == 0 else 0
        wide = mask[: eights * EIGHT].view(np.int64) if eights else self._cuda.device_array(1, np.int64)[:0]
        return (
            found["observation"].ravel(),
            mask,
            wide,
            found["seat"],
            found["reward"].ravel(),
            found["done"],
            found["length"],
        )

    def _array(self, name: str, array: AnyArray) -> DeviceArray:
        """Return Numba's array of the same memory on the GPU."""
        if hasattr(array, "copy_to_host"):
            return array
        if not hasattr(array, "__cuda_array_interface__"):
            raise OptionError(Message("env-not-on-card", {"name": name, "type": type(array).__name__}))
        return self._cuda.as_cuda_array(array)

    def check(self) -> None:
        """Wait for the GPU; raise ``IllegalAction`` if an action since the last reset was not legal."""
        illegal, endless = self._faults.copy_to_host().tolist()
        if illegal:
            raise IllegalAction(Message("env-illegal-somewhere", {"game": illegal - 1}))
        if endless:
            longest = self.game.spec.longest
            raise RuntimeError(f"a game went on past {longest} actions: {self.game.name} declares too low a bound")

    def random_actions(self, out: AnyArray | None = None) -> AnyArray:
        """Return a legal action for each game, all equally likely."""
        out = self._any if out is None else out
        given = self._array("out", out)
        buffers.check_array("out", given, (self.games,), np.int64)
        self._kernels.pick_any[(self.games + 127) // 128, 128](self.seed, self._turn, self.counts, self.choices, given)
        self._turn += 1
        return out

    @property
    def actions_played(self) -> int:
        """The actions carried out since the last reset, chance included."""
        return int(self._played.copy_to_host().sum()) + int(self._lengths.copy_to_host().sum(dtype=np.int64))

    def state(self, i: int) -> State:
        """Return one game's whole position: for the referee, not for learners."""
        words = np.array([self._states[k, i] for k in range(self._states.shape[0])], np.uint32)
        kind = self.game.spec.dtype
        return State(self.game, words.view(np.uint8)[: kind.itemsize].view(kind))

    def close(self) -> None:
        """Do nothing: the GPU's memory is freed with the arrays."""


def _unpickled(
    game: Game, games: int, threads: int, where: tuple[int, int], kept: dict[str, Array], out: dict[str, Array]
) -> CudaVectorEnv:
    """Return the environment that was pickled, with arrays of its own on this process's GPU."""
    env = CudaVectorEnv(game, games, threads=threads)
    env.seed, env._turn = where
    for name, array in kept.items():
        getattr(env, name).copy_to_device(array)
    for name, array in out.items():
        getattr(env.out, name).copy_to_device(array)
    return env


def usual_threads(game: Game) -> int:
    """Return how many threads a block has by default."""
    width = action_width(game)
    fitting = (t for t in USUAL_THREADS if batch_cuda.stepping_shared(game, width, t) <= MOST_SHARED)
    return next(fitting, USUAL_THREADS[-1])


def _address(array: DeviceArray) -> int:
    """Return where an array begins on the GPU (in Numba's simulator: in main memory)."""
    if hasattr(array, "device_ctypes_pointer"):
        return int(array.device_ctypes_pointer.value or 0)
    return int(array.__array_interface__["data"][0])
