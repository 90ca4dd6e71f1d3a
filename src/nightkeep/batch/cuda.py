"""Many games at once on an NVIDIA GPU, with the very same kernels and the very same results as on the CPU."""

from __future__ import annotations

from types import ModuleType
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np

from nightkeep.batch.simulate import Simulation, check_request, finish
from nightkeep.compile.kernel import bind
from nightkeep.rules.errors import NightkeepError
from nightkeep.rules.extras import install_command, missing_modules
from nightkeep.rules.messages import Message
from nightkeep.rules.observation import INTS, KIND, SHORTS
from nightkeep.rules.record import Array, DType

if TYPE_CHECKING:
    from nightkeep.play.game import Game

THREADS = 128  # to a block
MOST_SHARED = 96  # bytes: smaller positions are kept in a block's shared memory, larger ones in each thread's own
Numba: TypeAlias = Any  # modules, types and arrays of Numba's and on the GPU, which checkers know nothing of
_RENAMED = (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid"))


def numba_cuda() -> Numba:
    """Return numba.cuda.

    numba-cuda 0.30 looks for three names that NumPy 2.5 has dropped, so they are put back first.
    """
    for old, new in _RENAMED:
        if not hasattr(np, old):
            setattr(np, old, getattr(np, new))
    from numba import cuda

    return cuda


def why_not() -> Message | None:
    """Return why no GPU can be used, or None if one can (or Numba's simulator is switched on)."""
    try:
        cuda = numba_cuda()
        if cuda.is_available():
            return None
        problem = cuda.cuda_error()
    except ImportError as error:
        problem = error
    why = str(problem) if problem else Message("gpu-no-driver")
    if missing_modules("cuda"):
        return Message("gpu-no-numba", {"why": why, "command": install_command("cuda")})
    return Message("gpu-none", {"why": why})


def available() -> bool:
    """Return whether there is a GPU that Numba can use (or its simulator is switched on)."""
    return why_not() is None


def bound(game: Game, threads: int = THREADS) -> ModuleType:
    """Return the GPU kernels of a game; they are compiled on first use."""
    if reason := why_not():
        raise NightkeepError(Message("gpu-simulate", {"reason": reason}))
    # Everything that changes the compiled code is a name for bind, and what varies within a game is in ``variant``.
    padded = _apart(game.spec.dtype)
    names = _sizes(game) | {
        "STATE": _type_of(padded),
        "THREADS": threads,
        "IN_SHARED": padded.itemsize <= MOST_SHARED,
        "replay_digest": game.spec.compiled("nightkeep.batch.playout").replay_digest,
    }
    variant = f"_{game.most_actions}_{threads}"
    return bind("nightkeep.batch.cuda_playout", game.spec.package, game.name, names, variant)


def stepping(game: Game, actions: int) -> ModuleType:
    """Return the GPU kernels of a game's environment, for blocks of any size; they are compiled on first use."""
    if reason := why_not():
        raise NightkeepError(Message("gpu-environment", {"reason": reason}))
    spec = game.spec
    names = _sizes(game) | {
        "RECORD": _apart(spec.dtype, room=4),
        "PLAYERS": game.players,
        "ACTIONS": actions,
        "WIDTH": game.layout.width,
        "WORDS": record_words(game),
        "STRIDE": record_stride(game),
        "HIDDEN": spec.hidden,
        "NUMBERED": game.action_count is not None,
        "CUT": bool(np.isin(game.layout.plan[:, KIND], (SHORTS, INTS)).any()),
        "step_one": spec.compiled("nightkeep.batch.stepping").step_one,
    }
    variant = f"_{actions}_{game.most_actions}_{game.layout.width}_{game.players}"
    return bind("nightkeep.batch.cuda_stepping", spec.package, spec.name, names, variant)


def record_words(game: Game) -> int:
    """Return how many 32-bit words a position is."""
    return -(-game.spec.dtype.itemsize // 4)


def record_stride(game: Game) -> int:
    """Return how many words lie from one position to the next in shared memory."""
    return _apart(game.spec.dtype, room=4).itemsize // 4


def stepping_shared(game: Game, actions: int, threads: int) -> int:
    """Return how many bytes of shared memory a block needs: for positions and rewards, or for a bit for each action.

    That is a multiple of a position's size, because the block sees its memory as an array of positions.
    """
    stride = record_stride(game)
    # Positions with rewards (a word a seat) first; later the same memory holds the masks, a bit an action of each game.
    words = max(threads * (stride + game.players), -(-threads * actions // 32))
    return -(-words // stride) * stride * 4


def _sizes(game: Game) -> dict[str, object]:
    """Return the names that both kinds of GPU kernels are bound to."""
    import numba

    spec = game.spec
    count = game.action_count
    names: dict[str, object] = {name: getattr(spec.kernels, name) for name in spec.kernels.__dataclass_fields__}
    return names | {
        # Lists of actions are each thread's own, so 16 bits an action are taken where all numbers fit.
        "ACTION": numba.from_dtype(np.dtype(np.int16 if count is not None and count < 2**15 else spec.action_type)),
        "MOST_ACTIONS": game.most_actions,
    }


def _type_of(state: DType) -> Numba:
    """Return a record type as kernels name it; Numba's simulator takes NumPy's own."""
    import numba

    settings: Numba = numba.config
    return state if settings.ENABLE_CUDASIM else numba.from_dtype(state)


def _apart(state: DType, room: int = 0) -> DType:
    """Return the record with some room after it, padded to an odd number of words (or of its widest field).

    Shared memory has 32 banks, and word ``w`` lies in bank ``w % 32``. With an odd distance between records, threads
    that read the same field of neighbouring records use different banks, and need not wait for each other.
    """
    fields = state.fields
    assert state.names is not None and fields is not None
    # Records are counted in units of the widest field, so that it stays aligned in every one of them. ``| 1`` makes the
    # number of units odd.
    unit = max(4, *(fields[name][0].base.itemsize for name in state.names))
    units = -(-(-(-state.itemsize // 4) * 4 + room) // unit)
    layout: Any = {  # a form that NumPy takes and its stubs lack
        "names": list(state.names),
        "formats": [fields[name][0] for name in state.names],
        "offsets": [fields[name][1] for name in state.names],
        "itemsize": (units | 1) * unit,
    }
    return np.dtype((state.type, np.dtype(layout)))


def simulate(game: Game, games: int, seed: int = 0, lanes: int | None = None) -> Simulation:
    """Play random games on the GPU: the same arrays for the same seed as :meth:`Game.simulate`."""
    lengths, scores, winners = launch(game, games, seed, lanes)
    return finish(game, lengths.copy_to_host(), scores.copy_to_host(), winners.copy_to_host())


def launch(
    game: Game, games: int, seed: int = 0, lanes: int | None = None, threads: int = THREADS
) -> tuple[Numba, Numba, Numba]:
    """Play on the GPU and leave the results there: lengths (-1: past the bound), scores, and winners as bits.

    ``lanes`` is the number of games in flight. By default it is all of them: a third faster than a million lanes that
    play one game after another, because the games of a warp then begin, and stay, in the same phase.
    """
    check_request(games, seed)
    cuda = numba_cuda()
    kernels = bound(game, threads)
    lanes = min(lanes or games, games)
    lengths = cuda.device_array(games, np.int32)
    scores = cuda.device_array((games, game.players), np.int32)
    winners = cuda.device_array(games, np.int64)
    # Blocks, rounded up, and threads a block.
    kernels.play_many[(lanes + threads - 1) // threads, threads](
        cuda.to_device(game.board.rows), cuda.to_device(game.settings_rows), seed, game.spec.longest, lanes,
        lengths, scores, winners,
    )  # fmt: skip
    cuda.synchronize()
    return lengths, scores, winners


def replay_digest(game: Game, played: list[list[int]]) -> tuple[Array, Array]:
    """Replay lists of action numbers on the GPU; return the final positions, and digests of all that was offered."""
    cuda = numba_cuda()
    kernels = bound(game)
    counts = np.array([len(codes) for codes in played], np.int32)
    codes = np.zeros((len(played), max(1, int(counts.max()))), np.int64)
    for row, sequence in zip(codes, played, strict=True):
        row[: len(sequence)] = sequence
    states = np.zeros(len(played), _apart(game.spec.dtype))
    digests = np.zeros(len(played), np.int64)
    on_card = [cuda.to_device(array) for array in (game.board.rows, game.settings_rows, codes, counts, states, digests)]
    # Small blocks of one warp: a test's few games spread over more of the GPU.
    kernels.trace_many[(len(played) + 31) // 32, 32](*on_card)
    return on_card[4].copy_to_host().astype(game.spec.dtype), on_card[5].copy_to_host()
