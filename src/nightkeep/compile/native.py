"""A game's native library: finding and loading it, and its doors as functions that check what they are given.

``python -m nightkeep.compile.build`` puts a library into the game's own folder, beside a description: the digest of the
sources that it was built from, and its own digest. A library that was built from other sources is not used. A damaged
one is refused before the system loads it, because loading half a library can end the process.
"""

from __future__ import annotations

import ctypes
import hashlib
import os
import platform
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any, TypeAlias

import msgspec
import numpy as np

from nightkeep.compile.doors import BOARD, OPTIONS, RAISED, Argument, Door, DoorTypes, Group, Number, One, Row
from nightkeep.compile.numba_args import RecordArg
from nightkeep.rules.errors import LibraryError
from nightkeep.rules.messages import Message
from nightkeep.rules.record import Array, DType

VERSION = 1  # of the way in which doors are called
SUFFIXES = {"linux": ".so", "darwin": ".dylib", "windows": ".dll"}

Given: TypeAlias = Any  # what a caller passes to a door, of whatever type: it is checked here
Sizes: TypeAlias = dict[str, int]
Passed: TypeAlias = list[int | float]  # the C parameters of a call
Check = Callable[[Given, Sizes, Passed], None]

MOST_KEPT = 1 << 20  # bytes of an array that is remembered, and so kept in memory, for the next call
NOTHING = object()  # what nobody passes: for what was passed last, before there was anything
_START = ctypes.c_char * 0  # an object at the start of an array, whatever its size


class Description(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stands beside a library."""

    version: int
    machine: str
    sources: str  # digest of the sources that it was built from
    library: str  # digest of the library itself


def this_machine() -> str:
    """Return the name of this kind of machine: a library runs on no other."""
    system = platform.system().lower()
    libc = "-musl" if system == "linux" and not platform.libc_ver()[0] else ""
    names = {"amd64": "x86_64", "arm64": "aarch64"}
    machine = platform.machine().lower()
    return f"{system}{libc}-{names.get(machine, machine)}"


def library_path(folder: Path, game: str, machine: str) -> Path:
    """Return where the library of a game stands, whose package has this folder."""
    return folder / "native" / machine / f"{game}{SUFFIXES.get(machine.partition('-')[0], '.so')}"


def description_path(library: Path) -> Path:
    """Return where the description of a library stands."""
    return library.with_suffix(".json")


def digest_of(data: bytes) -> str:
    """Return the digest by which a library is known."""
    return hashlib.sha256(data).hexdigest()


@dataclass(frozen=True)
class Library:
    """A loaded library. ``quick`` holds Python's lock during a call, ``long`` lets other threads run."""

    path: Path
    quick: ctypes.CDLL
    long: ctypes.CDLL

    def function(self, door: Door, quick: bool) -> Callable[..., int]:
        """Return a door as C function; LibraryError if the library lacks it."""
        try:
            function: Any = (self.quick if quick else self.long)[door.symbol]  # a new object each time
        except AttributeError:
            raise LibraryError(Message("library-door", {"path": str(self.path), "door": door.symbol})) from None
        function.argtypes = [kind for argument in door.arguments.values() for kind in _c_types(argument)]
        function.restype = ctypes.c_int64
        found: Callable[..., int] = function
        return found


def find(path: Path, sources: str) -> Library | None:
    """Load a library built from these sources; None if there is none, or if its sources were others.

    LibraryError: it is damaged, or the system does not load it.
    """
    try:
        described = msgspec.json.decode(description_path(path).read_bytes(), type=Description)
    except FileNotFoundError:
        return None
    except (OSError, msgspec.DecodeError) as problem:
        raise _unusable(description_path(path), str(problem)) from None
    if described.sources != sources or described.version != VERSION or described.machine != this_machine():
        _tell_outdated(path)
        return None
    try:
        if digest_of(path.read_bytes()) != described.library:
            raise _unusable(path, "SHA-256")
        return Library(path, ctypes.PyDLL(str(path)), ctypes.CDLL(str(path)))
    except OSError as problem:
        raise _unusable(path, str(problem)) from None


def _unusable(path: Path, problem: str) -> LibraryError:
    return LibraryError(Message("library-damaged", {"path": str(path), "problem": problem}))


def _tell_outdated(path: Path) -> None:
    """Say once, on one line, that a library does not fit the sources."""
    print(Message("library-outdated", {"path": str(path)}).say(), file=sys.stderr)


def wanted() -> bool:
    """Return whether libraries are to be used: ``NIGHTKEEP_KERNELS=jit`` says no."""
    return os.environ.get("NIGHTKEEP_KERNELS", "native") != "jit"


def _c_types(argument: Argument) -> Iterator[type]:
    """Yield the C types of an argument, as :func:`nightkeep.compile.emit.c_parameters` has them."""
    if isinstance(argument, Group):
        for part in argument.parts.values():
            yield from _c_types(part)
    elif isinstance(argument, One):
        yield ctypes.c_void_p
    elif isinstance(argument, Number):
        yield ctypes.c_double if argument.of == "f8" else ctypes.c_int64
    else:
        yield ctypes.c_void_p
        yield from [ctypes.c_int64] * len(argument.sizes)


# ---------------------------------------------------------------------- checks before a call


class Facts:
    """What is known of a game before a call, for the checks. ``players``: where one game with its options is meant."""

    def __init__(
        self, types: DoorTypes, sizes_on: Callable[[Given], Sizes], most_players: int, players: int | None = None
    ) -> None:
        self.types, self.most_players, self.players = types, most_players, players
        self._sizes_on = sizes_on  # by the board's record: sizes that follow from it
        self._last: tuple[Given, int, Sizes] = (NOTHING, 0, {})  # replaced as a whole: several threads may ask

    def of_options(self, players: int) -> Facts:
        """Return the same for a game with this number of players."""
        return Facts(self.types, self._sizes_on, self.most_players, players)

    def board(self, door: str, board: Given) -> tuple[Given, int, Sizes]:
        """Return the board of a call, where it lies in memory, and the sizes that follow from it.

        It is nearly always the same one, so what was found last is kept.
        """
        last = self._last
        if last[0] is not board:
            address = address_of(board, self.types.board)
            if address is None:
                raise wrong(door, "board", "a record of the board", board)
            self._last = last = (board, address, self._sizes_on(_readable(board)))
        return last


def wrong(door: str, name: str, needed: str, given: object) -> ValueError:
    """Return the error for an argument that a door cannot take."""
    shape = f"{given.dtype} {given.shape}" if isinstance(given, np.ndarray) else repr(given)[:60]
    return ValueError(f"{door}: {name} must be {needed}, not {shape}")


def address_of(record: Given, kind: DType) -> int | None:
    """Return where a record lies in memory; None if it is not one of this kind."""
    if type(record) is RecordArg:
        return record.address if record.dtype == kind else None
    if not isinstance(record, np.void) or record.dtype != kind:
        return None
    address: int = record.__array_interface__["data"][0]
    return address


def _readable(record: Given) -> Given:
    """Return a record whose fields can be read."""
    return np.frombuffer(record.data, record.dtype)[0] if type(record) is RecordArg else record


def _record_check(door: str, name: str, argument: One, facts: Facts) -> Check:
    kind = facts.types.of(argument.of)
    has_players = argument.of == OPTIONS and facts.players is None and "players" in (kind.names or ())

    def check_board(given: Given, sizes: Sizes, passed: Passed) -> None:
        _, address, known = facts.board(door, given)
        passed.append(address)
        sizes.update(known)

    def check(given: Given, sizes: Sizes, passed: Passed) -> None:
        address = address_of(given, kind)
        if address is None:
            raise wrong(door, name, f"a record of the {argument.of}", given)
        passed.append(address)
        if has_players:
            sizes["players"] = int(_readable(given)["players"])

    return check_board if argument.of == BOARD else check


def _number_check(door: str, name: str, argument: Number) -> Check:
    least = argument.least
    allowed = {"i8": (int, np.integer), "?": (bool, np.bool_), "f8": (float,)}[argument.of]

    def check(given: Given, sizes: Sizes, passed: Passed) -> None:
        fits = isinstance(given, allowed)
        if not fits or (argument.of == "i8" and not -(2**63) <= given < 2**63):
            raise wrong(door, name, {"i8": "a whole number", "?": "True or False", "f8": "a float"}[argument.of], given)
        if least is not None and given < least:
            raise wrong(door, name, f"{least} or more", given)
        if argument.below and given >= sizes[argument.below]:
            raise wrong(door, name, f"less than {sizes[argument.below]}", given)
        passed.append(given if argument.of == "f8" else int(given))

    return check


def _row_check(door: str, name: str, argument: Row, facts: Facts) -> Check:
    kind, dimensions, spare = facts.types.of(argument.of), argument.sizes, argument.spare
    last: tuple[Given, int, tuple[int, ...]] = (NOTHING, 0, ())  # callers mostly bring the same array again

    def look_at(given: Given) -> tuple[Given, int, tuple[int, ...]]:
        nonlocal last
        if not isinstance(given, np.ndarray) or given.dtype != kind or given.ndim != len(dimensions):
            raise wrong(door, name, f"an array of {kind} with {len(dimensions)} dimensions", given)
        if not given.flags.carray:
            raise wrong(door, name, "an array in one piece that can be written into", given)
        found = (given, _start_of(given), given.shape)
        if given.nbytes <= MOST_KEPT:
            last = found
        return found

    def check(given: Given, sizes: Sizes, passed: Passed) -> None:
        found = last  # another thread may replace it meanwhile
        if found[0] is not given:
            found = look_at(given)
        _, address, shape = found
        for word, size in zip(dimensions, shape, strict=True):
            needed = word if isinstance(word, int) else sizes.setdefault(word, size)
            if size != needed and not (spare and size > needed):
                raise wrong(door, name, f"of size {needed} ({word})", given)
        passed.append(address)
        passed.extend(shape)

    return check


def _start_of(array: Array) -> int:
    """Return where an array lies in memory. Records are looked at as bytes: else NumPy would describe every field."""
    plain = array if array.dtype.names is None else array.view(np.uint8)
    return ctypes.addressof(_START.from_buffer(plain.data))


def _checks(door: str, arguments: Mapping[str, Argument], facts: Facts) -> list[Check]:
    """Return the check of each argument, in order."""
    found: list[Check] = []
    for name, argument in arguments.items():
        if isinstance(argument, Group):
            found.append(_group_check(door, name, argument, facts))
        elif isinstance(argument, One):
            found.append(_record_check(door, name, argument, facts))
        elif isinstance(argument, Number):
            found.append(_number_check(door, name, argument))
        else:
            found.append(_row_check(door, name, argument, facts))
    return found


def _group_check(door: str, name: str, argument: Group, facts: Facts) -> Check:
    inner = _checks(f"{door}: {name}", argument.parts, facts)

    def check(given: Given, sizes: Sizes, passed: Passed) -> None:
        fits = isinstance(given, argument.kind)
        if not fits:
            raise wrong(door, name, f"a {argument.kind.__name__}", given)
        for part, value in zip(inner, given, strict=True):
            part(value, sizes, passed)

    return check


class NativeDoor:
    """A door as a Python function that checks every argument."""

    def __init__(self, door: Door, library: Library, facts: Facts) -> None:
        self.door = door
        self._function = library.function(door, quick=False)
        self._checks = _checks(door.name, door.arguments, facts)
        size = facts.types.state.itemsize
        self._known: Sizes = {"record_bytes": size, "words": -(-size // 8), "most_players": facts.most_players}
        if facts.players is not None:
            self._known["players"] = facts.players

    def __call__(self, *given: Given) -> Given:
        """Check the arguments, and call the machine code with them."""
        return self._result(self._function(*self._passed(given)))

    def prepared(self, *given: Given) -> Callable[[], Given]:
        """Check the arguments once, and return a function without arguments that calls with them again and again."""
        passed = self._passed(given)

        def call(kept: tuple[Given, ...] = given) -> Given:  # arrays must not go while their addresses are used
            return self._result(self._function(*passed))

        return call

    def _passed(self, given: tuple[Given, ...]) -> Passed:
        if len(given) != len(self._checks):
            raise TypeError(f"{self.door.name} takes {len(self._checks)} arguments, not {len(given)}")
        sizes = self._known.copy()
        passed: Passed = []
        for check, value in zip(self._checks, given, strict=True):
            check(value, sizes, passed)
        return passed

    def _result(self, returned: int) -> Given:
        result = finished(self.door.name, returned)
        return None if not self.door.returns else bool(result) if self.door.returns == "?" else result


def prepared(function: Callable[..., Given], *given: Given) -> Callable[[], Given]:
    """Return a function without arguments that calls a function of a game, native or not, with these arguments.

    The arrays must stay as they are: what is checked is checked now.
    """
    return function.prepared(*given) if isinstance(function, NativeDoor) else partial(function, *given)


def finished(door: str, result: int) -> int:
    """Return what the machine code of a door returned; IndexError if that is its sign of an exception."""
    if result == RAISED:
        raise IndexError(f"{door}: something in the position, or the action, is out of range")
    return result


def module_of(name: str, doors: Mapping[str, Door], library: Library, facts: Facts) -> ModuleType:
    """Return a module whose functions are these doors."""
    module = ModuleType(name, f"{name}, out of {library.path.name}")
    for key, door in doors.items():
        setattr(module, key, NativeDoor(door, library, facts))
    return module
