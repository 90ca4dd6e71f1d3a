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
MOST_SHARED = 96  # bytes: smaller positions are kept in a block's shared memory, larger ones in each thread's own
_RENAMED = (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid"))


def _numba_cuda() -> Any:
    """numba.cuda; numba-cuda 0.30 looks for three names that NumPy 2.5 has dropped, so they are put back first."""
    for old, new in _RENAMED:
        if not hasattr(np, old):
            setattr(np, old, getattr(np, new))
    from numba import cuda

    return cuda


def why_not() -> str | None:
    """Why no GPU can be used, or None if one can (or Numba's simulator is switched on)."""
    try:
        cuda = _numba_cuda()
    except ImportError as problem:
        return f"Numba's CUDA support cannot be imported ({problem}); pip install 'nightkeep[cuda]' brings it"
    if cuda.is_available():
        return None
    return f"no NVIDIA GPU that Numba can use was found ({cuda.cuda_error() or 'no driver'})"


def available() -> bool:
    """Whether there is a GPU that Numba can use (or its simulator is switched on)."""
    return why_not() is None


def bound(game: Game, threads: int = THREADS) -> ModuleType:
    """The GPU kernels of a game; compiled on first use."""
    if reason := why_not():
        raise NightkeepError(f"{reason}; Game.simulate() runs on all cores instead")
    import numba

    settings: Any = numba.config
    declared = game.declared
    state = _apart(declared.state)
    count = game.action_count
    names: dict[str, Any] = {name: getattr(declared.kernels, name) for name in declared.kernels.__dataclass_fields__}
    names |= {
        "trace": declared.playout.trace,
        "STATE": state if settings.ENABLE_CUDASIM else numba.from_dtype(state),
        "ACTION": numba.from_dtype(np.dtype(np.int16 if count is not None and count < 2**15 else declared.action_type)),
        "MOST_ACTIONS": game.most_actions,
        "THREADS": threads,
        "IN_SHARED": state.itemsize <= MOST_SHARED,
    }
    return bind("nightkeep.core.cuda_playout", declared.folder.name, names, f"_{game.most_actions}_{threads}")


def _apart(state: np.dtype[Any]) -> np.dtype[Any]:
    """The record padded to an odd number of words, so that neighbouring threads use different memory banks."""
    unit = max(4, state.alignment)
    words = -(-state.itemsize // unit)
    fields = state.fields
    assert state.names is not None and fields is not None
    return np.dtype((np.record, np.dtype({
        "names": list(state.names),
        "formats": [fields[name][0] for name in state.names],
        "offsets": [fields[name][1] for name in state.names],
        "itemsize": (words | 1) * unit,
    })))


def simulate(game: Game, games: int, seed: int = 0, lanes: int | None = None) -> Simulation:
    """:meth:`Game.simulate` on the GPU: the same arrays for the same seed."""
    lengths, scores, winners = launch(game, games, seed, lanes)
    return finish(game, lengths.copy_to_host(), scores.copy_to_host(), winners.copy_to_host())


def launch(
    game: Game, games: int, seed: int = 0, lanes: int | None = None, threads: int = THREADS
) -> tuple[Any, Any, Any]:
    """Play on the GPU and leave the results there: lengths (-1: past the bound), scores, and winners as bits.

    ``lanes`` is the number of games in flight. By default it is all of them: a third faster than a million lanes that
    play one game after another, because the games of a warp then begin, and stay, in the same phase.
    """
    check_request(games, seed)
    cuda = _numba_cuda()
    kernels = bound(game, threads)
    lanes = min(lanes or games, games)
    lengths = cuda.device_array(games, np.int32)
    scores = cuda.device_array((games, game.players), np.int32)
    winners = cuda.device_array(games, np.int64)
    kernels.play_many[(lanes + threads - 1) // threads, threads](
        cuda.to_device(game.board.table), cuda.to_device(game.settings), seed, game.declared.longest, lanes,
        lengths, scores, winners,
    )
    cuda.synchronize()
    return lengths, scores, winners


def trace(game: Game, played: list[list[int]]) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    """Replay lists of action numbers on the GPU: final positions, and digests of everything offered on the way."""
    cuda = _numba_cuda()
    kernels = bound(game)
    counts = np.array([len(codes) for codes in played], np.int32)
    codes = np.zeros((len(played), max(1, int(counts.max()))), np.int64)
    for row, sequence in zip(codes, played, strict=True):
        row[: len(sequence)] = sequence
    states = np.zeros(len(played), _apart(game.declared.state))
    digests = np.zeros(len(played), np.int64)
    on_card = [cuda.to_device(array) for array in (game.board.table, game.settings, codes, counts, states, digests)]
    kernels.trace_many[(len(played) + 31) // 32, 32](*on_card)
    return on_card[4].copy_to_host().astype(game.declared.state), on_card[5].copy_to_host()
