"""Many games at once on an NVIDIA GPU, with the very same kernels and the very same results as on the CPU."""

from __future__ import annotations

from types import ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np

from nightkeep.core.batch import Simulation, check_request, finish
from nightkeep.core.errors import NightkeepError
from nightkeep.core.kernel import bind

if TYPE_CHECKING:
    from nightkeep.core.game import Game

THREADS = 128  # to a block
LANES = 1 << 20  # games in flight
_RENAMED = (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid"))


def _numba_cuda() -> Any:
    """numba.cuda; numba-cuda 0.30 looks for three names that NumPy 2.5 has dropped, so they are put back first."""
    for old, new in _RENAMED:
        if not hasattr(np, old):
            setattr(np, old, getattr(np, new))
    from numba import cuda

    return cuda


def available() -> bool:
    """Whether there is a GPU that Numba can use (or its simulator is switched on)."""
    try:
        return bool(_numba_cuda().is_available())
    except ImportError:
        return False


def bound(game: Game) -> ModuleType:
    """The GPU kernels of a game; compiled on first use."""
    if not available():
        raise NightkeepError("no NVIDIA GPU that Numba can use was found; simulate() without a GPU runs on all cores")
    import numba

    settings: Any = numba.config

    declared = game.declared
    names: dict[str, Any] = {name: getattr(declared.kernels, name) for name in declared.kernels.__dataclass_fields__}
    names |= {
        "trace": declared.playout.trace,
        "STATE": declared.state if settings.ENABLE_CUDASIM else numba.from_dtype(declared.state),
        "ACTION": numba.from_dtype(np.dtype(declared.action_type)),
        "MOST_ACTIONS": game.most_actions,
    }
    return bind("nightkeep.core.cuda_playout", declared.folder.name, names, f"_{game.most_actions}")


def simulate(game: Game, games: int, seed: int = 0, lanes: int = LANES) -> Simulation:
    """:meth:`Game.simulate` on the GPU: the same arrays for the same seed."""
    check_request(games, seed)
    cuda = _numba_cuda()
    kernels = bound(game)
    lanes = min(lanes, games)
    lengths = cuda.device_array(games, np.int32)
    scores = cuda.device_array((games, game.players), np.int32)
    winners = cuda.device_array(games, np.int64)
    blocks = (lanes + THREADS - 1) // THREADS
    kernels.play_many[blocks, THREADS](
        cuda.to_device(game.board.table), cuda.to_device(game.settings), seed, game.declared.longest, lanes,
        lengths, scores, winners,
    )
    cuda.synchronize()
    return finish(game, lengths.copy_to_host(), scores.copy_to_host(), winners.copy_to_host())


def trace(game: Game, played: list[list[int]]) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    """Replay lists of action numbers on the GPU: final positions, and digests of everything offered on the way."""
    cuda = _numba_cuda()
    kernels = bound(game)
    counts = np.array([len(codes) for codes in played], np.int32)
    codes = np.zeros((len(played), max(1, int(counts.max()))), np.int64)
    for row, sequence in zip(codes, played, strict=True):
        row[: len(sequence)] = sequence
    states = np.zeros(len(played), game.declared.state)
    digests = np.zeros(len(played), np.int64)
    kernels.trace_many[(len(played) + 31) // 32, 32](game.board.table, game.settings, codes, counts, states, digests)
    cuda.synchronize()
    return states, digests
