"""Kernels: plain Python functions over one flat record, compiled by Numba, and the few pieces they share.

Kernels allocate nothing, touch no Python objects, keep no global state and draw no random numbers of their own.
Use signed fields only (Numba makes floats of unsigned and signed together) and read them through ``int64(...)`` before
doing sums with them: compiled code widens by itself, while interpreted NumPy scalars would wrap round.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import sys
import warnings
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

import numba as _numba
import numpy as np
from platformdirs import user_cache_path

from nightkeep.rules.plugins import packages
from nightkeep.rules.record import Array, Ints

if TYPE_CHECKING:
    int64 = int  # so that type checkers see kernels as sums of whole numbers
else:
    from numpy import int64

numba: Any = _numba  # its type stubs lack the options used here

P = ParamSpec("P")
R = TypeVar("R")

Log = Ints | None  # where a kernel notes events; None on a GPU
Random = Ints  # the state of a random stream

CHANCE = -1  # actor(): the next action is drawn, not decided
OVER = -2  # actor(): the game has ended
SPECTATOR = -1  # fog(), view(): a viewer without a seat

LOG_WIDTH = 8  # an event row: kind, seat, and up to six numbers
LOG_ROWS = 256

INTERPRETED = bool(numba.config.DISABLE_JIT)
MOST_CACHES = 12
# Editing these does not make compiled code stale.
WITHOUT_KERNELS = ("arena", "cli", "envs", "lab", "server")  # folders that no compiled code can come from

_PACKAGE = Path(__file__).resolve().parents[1]
_NAME = "nightkeep"


def new_log() -> Array:
    """Return an empty event buffer; row 0 holds the number of events in its first cell."""
    return np.zeros((LOG_ROWS + 1, LOG_WIDTH), np.int32)


def mute_log() -> Array:
    """Return a log that notes nothing."""
    return np.zeros((0, LOG_WIDTH), np.int32)


def owner_of(module: str) -> str:
    """Return the package that compiled code of a module depends on besides the shared sources; '' if there is none.

    That is the game's package, or the whole package from outside that the module lies in.
    """
    holding = [package for package in packages() if _is_inside(module, package)]
    if holding:
        return max(holding, key=len)
    top = module.partition(".")[0]
    return "" if top == _NAME else top


def _is_inside(module: str, package: str) -> bool:
    return module == package or module.startswith(package + ".")


def _sources(owner: str) -> Iterator[tuple[Path, Path]]:
    """Yield every source file that compiled code of an owner could depend on, with the folder it is relative to.

    These are the shared sources and those of the owner's whole package from outside, without other games' packages.
    """
    # An edit of another game must not make this one compile again, so other games' packages are left out.
    others = [package for package in packages() if not _is_inside(owner, package)]
    yield from _files(_NAME, [_PACKAGE], others + [f"{_NAME}.{room}" for room in WITHOUT_KERNELS])
    top = owner.partition(".")[0]
    if top not in ("", _NAME):
        yield from _files(top, _places(top), others)


def _files(name: str, places: list[Path], without: list[str]) -> Iterator[tuple[Path, Path]]:
    """Yield the sources of a package or of a module that is a single file."""
    for place in places:
        if place.is_file():
            yield place, place.parent
        for path in sorted(place.rglob("*.py")):
            module = ".".join((name, *path.relative_to(place).with_suffix("").parts))
            if not any(_is_inside(module, package) for package in without):
                yield path, place


def _places(name: str) -> list[Path]:
    """Return the folders of an imported package, or the file of a module; none for what is typed at a prompt."""
    module = sys.modules.get(name)
    if module is None:
        raise ImportError(f"the package {name} is not imported")
    found = list(getattr(module, "__path__", ())) or [getattr(module, "__file__", None)]
    return [Path(place).resolve() for place in found if place is not None]


def source_digest(owner: str) -> str:
    """Return a digest of every source that compiled code of an owner could depend on, wherever these are installed."""
    digest = hashlib.sha256()
    for path, place in _sources(owner):
        digest.update(f"{place.name}\0{path.relative_to(place).as_posix()}\0".encode() + path.read_bytes() + b"\0")
    return digest.hexdigest()


@cache
def cache_folder(owner: str) -> str | None:
    """Return the folder for an owner's compiled code, named after a digest of every source it could depend on.

    An edit anywhere that matters starts a new folder, so that stale machine code is never loaded; an edit of another
    game does not. None where nothing can be written, or where code has no file: then nothing is cached. Nothing is
    cached either if ``NIGHTKEEP_CACHE`` is the null device.
    """
    if os.environ.get("NIGHTKEEP_CACHE") == os.devnull:
        return None
    if owner and owner.partition(".")[0] != _NAME and not _places(owner.partition(".")[0]):
        return None
    # Numba itself compares only the time stamp of the file with the kernel, not of the modules that it calls.
    places = sorted({str(place) for _, place in _sources(owner)})  # Numba's cache holds whole paths
    parts = (sys.version, numba.__version__, np.__version__, *places, source_digest(owner))
    digest = hashlib.sha256("|".join(parts).encode())
    root = Path(os.environ.get("NIGHTKEEP_CACHE") or user_cache_path("nightkeep", False, opinion=False)) / "kernels"
    label = owner or "shared"
    folder = root / f"{label}-{digest.hexdigest()[:20]}"
    try:
        fresh = not folder.exists()
        folder.mkdir(parents=True, exist_ok=True)
        if not os.access(folder, os.W_OK):
            raise PermissionError(folder)
        # Marks the folder as used now; _delete_old goes by this time.
        os.utime(folder)
    except OSError as problem:
        warnings.warn(f"compiled kernels are not kept ({problem}); every start will compile", stacklevel=2)
        return None
    if fresh:
        _delete_old(root, label)
    return str(folder)


_bound: dict[str, bool] = {}  # the modules that :func:`bind` made, and whether their machine code is cached


def _folder_for(module: str) -> str | None:
    """Return the folder for the machine code of a module's kernels; None if it is not cached.

    Numba tells functions apart by their source and the types of their arguments, and not by the functions they call.
    So what is bound to a game has a folder of its own, and what is bound to a changed game is not cached.
    """
    if not _bound.get(module, True):
        return None
    folder = cache_folder(owner_of(module))
    return folder if folder is None or module not in _bound else str(Path(folder) / module.rpartition(".")[2])


def _delete_old(root: Path, label: str) -> None:
    """Delete all but the most recently used folders of an owner; older ones belong to sources that were edited."""
    folders = sorted(root.glob(f"{label}-*"), key=lambda f: f.stat().st_mtime, reverse=True)
    for folder in folders[MOST_CACHES:]:
        shutil.rmtree(folder, ignore_errors=True)


def kernel(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a kernel: ``numba.njit(nogil=True)`` with a disk cache in :func:`cache_folder`."""
    folder = None if INTERPRETED else _folder_for(function.__module__)
    # Numba reads its cache folder from a global setting when a function is decorated, and from then on keeps to it.
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = folder or ""
    try:
        return _compile(function, cache=folder is not None)
    finally:
        numba.config.CACHE_DIR = before


def device(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a part of kernels: it becomes part of each kernel that calls it, and is cached with that."""
    return _compile(function)


def always_inline(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a :func:`device` function that LLVM always inlines, for innermost loops; it is slower to compile."""
    return _compile(function, forceinline=True)


def macro(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a :func:`device` function of a line or two: Numba pastes its source into its callers."""
    return _compile(function, inline="always")


def python_version_of(function: Callable[P, R]) -> Callable[P, R]:
    """Return a device function as plain Python, for words and views: calling it directly would compile it."""
    plain: Callable[P, R] = getattr(function, "py_func", function)
    return plain


def _compile(function: Callable[P, R], **how: object) -> Callable[P, R]:
    # "numpy": a division by zero is not checked for, which costs a branch. Without the C wrapper nothing is compiled
    # that nobody calls.
    compiled: Callable[P, R] = numba.njit(nogil=True, error_model="numpy", no_cfunc_wrapper=True, **how)(function)
    return compiled


def bind(
    template: str, package: str, game: str, kernels: Mapping[str, object], variant: str = "", cached: bool = True
) -> ModuleType:
    """Load another copy of an algorithm's module, for one game, with the game's kernels as its globals.

    ``cached``: whether its machine code is cached on disk; not that of a game that was changed for a test or a study.

    A closure over compiled functions would never be found in Numba's disk cache; a module-level function that calls
    module-level functions is.
    """
    spec = importlib.util.find_spec(template)
    if spec is None or spec.origin is None:
        raise ImportError(f"no module {template}")
    name = f"{package}.{template.rpartition('.')[2]}_of_{game.replace('-', '_')}{variant}{'' if cached else '_changed'}"
    # The same kernels as before: the module there will do. Other ones (a changed game): take a name that is free.
    while name in sys.modules:
        if all(_same(sys.modules[name].__dict__.get(key), value) for key, value in kernels.items()):
            return sys.modules[name]
        name, cached = f"{name}_again", False  # other kernels under the same name
    module = ModuleType(name, f"{template}, for {game}")
    module.__file__ = spec.origin
    module.__dict__.update(kernels)
    sys.modules[name] = module  # Numba finds the globals of cached code by this name
    _bound[name] = cached
    try:
        # The template's own text, with the game's kernels already among the globals: its functions call them by name.
        exec(compile(Path(spec.origin).read_text(encoding="utf-8"), spec.origin, "exec"), module.__dict__)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def _same(one: object, other: object) -> bool:
    """Return whether compiled code is the same with either: sizes and record types by value, kernels by identity."""
    return one is other or (type(one) is type(other) and isinstance(other, (int, np.dtype)) and bool(one == other))


@device
def note(log: Ints, kind: int, seat: int, a: int, b: int, c: int, d: int, e: int, f: int) -> None:
    """Write one event row.

    A full buffer is a defect of the game (LOG_ROWS is far above what one action can cause); the row count still grows,
    and the reader refuses it, so that nothing is dropped in silence.
    """
    n = log[0, 0] + 1
    log[0, 0] = n
    if n < log.shape[0]:
        log[n, 0] = kind
        log[n, 1] = seat
        log[n, 2] = a
        log[n, 3] = b
        log[n, 4] = c
        log[n, 5] = d
        log[n, 6] = e
        log[n, 7] = f


@macro
def emit(
    log: Log, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0
) -> None:
    """Note one event, unless nobody reads the log.

    Playouts on the CPU use a :func:`mute_log`, so that the kernels compile once for people and for playouts. On a GPU
    the log is None: Numba drops the call after inlining it.
    """
    if log is not None:
        if log.shape[0] > 0:
            note(log, int64(kind), int64(seat), int64(a), int64(b), int64(c), int64(d), int64(e), int64(f))


# Numbers of 32 bits are computed in 64 and masked: CPU, GPU and interpreted NumPy then agree, without overflow
# warnings.
_MASK = np.uint64(0xFFFFFFFF)


@always_inline
def next32(rng: Random) -> np.uint64:
    """Return the next 32 random bits of a stream (Doty-Humphrey's sfc32), the same on CPU and GPU."""
    a = np.uint64(rng[0])
    b = np.uint64(rng[1])
    c = np.uint64(rng[2])
    n = np.uint64(rng[3])
    # a, b and c are mixed; n counts, so that no stream repeats within 2 to the 32 numbers.
    t = (a + b + n) & _MASK
    rng[3] = (n + np.uint64(1)) & _MASK
    rng[0] = b ^ (b >> np.uint64(9))
    rng[1] = (c + ((c << np.uint64(3)) & _MASK)) & _MASK
    rng[2] = ((((c << np.uint64(21)) & _MASK) | (c >> np.uint64(11))) + t) & _MASK
    return t


@device
def open_stream(seed: int, index: int, rng: Random) -> None:
    """Start the stream numbered ``index`` of a seed; streams do not depend on how work is divided."""
    # The seed's 64 bits and the index's 64 bits in three numbers of 32: the upper half of the index is mixed into the
    # seed's lower half. Twelve numbers are thrown away, until every bit has spread to all others.
    rng[0] = np.uint64(index) & _MASK
    rng[1] = (np.uint64(seed) ^ (np.uint64(index) >> np.uint64(32))) & _MASK
    rng[2] = (np.uint64(seed) >> np.uint64(32)) & _MASK
    rng[3] = np.uint64(1)
    for _ in range(12):
        next32(rng)


@always_inline
def draw(rng: Random, total: int) -> int:
    """Return a whole number from 0 to total - 1, all equally likely (multiply, and reject the uneven rest)."""
    # Lemire's method: the upper 32 bits of a random 32-bit number times n are a number below n. Of the 2**32 random
    # numbers, 2**32 % n are too many to share out evenly; those with a low half below that are drawn again. The
    # division is only needed in the rare case that the low half is below n.
    n = np.uint64(total)
    product = next32(rng) * n
    if (product & _MASK) < n:
        uneven = (np.uint64(4294967296) - n) % n
        while (product & _MASK) < uneven:
            product = next32(rng) * n
    return int64(product >> np.uint64(32))


@always_inline
def draw_weighted(rng: Random, weights: Ints | Array, total: int) -> int:
    """Return the place of one of the weights, drawn with exactly its share of the total."""
    # Whole weights, not fractions: the odds are exact, and the same on every machine.
    left = draw(rng, total)
    i = 0
    while left >= weights[i]:
        left -= weights[i]
        i += 1
    return i
