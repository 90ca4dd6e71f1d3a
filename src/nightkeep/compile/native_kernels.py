"""The kernels of a game out of its native library, as :class:`~nightkeep.compile.contract.Kernels`.

People's moves call a few kernels some dozens of times each, and what takes time there is the call itself. So the
kernels that ``Position`` calls have short functions of their own here. They check the same as all others do.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any

import numpy as np

from nightkeep.compile.contract import DOORS, Kernels
from nightkeep.compile.doors import Row
from nightkeep.compile.kernel import LOG_WIDTH, mute_log
from nightkeep.compile.native import NOTHING, Facts, Given, Library, NativeDoor, address_of, finished, wrong
from nightkeep.compile.numba_args import RecordArg
from nightkeep.rules.record import DType

_START = ctypes.c_char * 0  # an object at the start of an array, whatever its size

_LOG = np.dtype(np.int32)

Function = Callable[..., int]
Kernel = Callable[..., Any]  # Kernels says which takes and returns what


def native_kernels(kernels: Kernels, library: Library, facts: Facts) -> Kernels:
    """Return a game's kernels from its library; ``kernels`` says which ones it has."""
    makers = {"actor": _of_records, "legal": _of_row, "odds": _of_row, "score": _of_row, "fog": _of_number,
              "is_legal": _of_number, "setup": _of_options, "apply": _of_log}  # fmt: skip
    found = {name: door for name, door in DOORS.items() if getattr(kernels, name) is not None}
    made: dict[str, Kernel] = {
        name: makers[name](name, library.function(door, quick=True), facts)
        if name in makers
        else NativeDoor(door, library, facts)
        for name, door in found.items()
    }
    return Kernels(**made)


def _position(name: str, s: Given, kind: DType) -> int:
    """Return where a position lies."""
    if type(s) is RecordArg and s.dtype is kind:
        return s.address
    address = address_of(s, kind)
    if address is None:
        raise wrong(name, "s", "a record of the state", s)
    return address


def _of_records(name: str, function: Function, facts: Facts) -> Kernel:
    """Return a kernel of a board and a position."""
    where, kind = facts.board, facts.types.state

    def call(board: Given, s: Given) -> int:
        return finished(name, function(where(name, board)[1], _position(name, s, kind)))

    return call


def _of_options(name: str, function: Function, facts: Facts) -> Kernel:
    """Return the kernel that writes the first position, of a board, a position and the options."""
    where, kind, options_kind = facts.board, facts.types.state, facts.types.options

    def call(board: Given, s: Given, options: Given) -> None:
        given = address_of(options, options_kind)
        if given is None:
            raise wrong(name, "options", "a record of the options", options)
        finished(name, function(where(name, board)[1], _position(name, s, kind), given))

    return call


def _of_row(name: str, function: Function, facts: Facts) -> Kernel:
    """Return a kernel that also writes a row of numbers."""
    where, kind = facts.board, facts.types.state
    row = DOORS[name].arguments["out"]
    assert isinstance(row, Row)
    number, players, spare = facts.types.of(row.of), facts.players or 0, row.spare
    last: tuple[Given, int] = (NOTHING, 0)  # an array is looked at once, as a thread brings the same one each time

    def look_at(out: Given) -> tuple[Given, int]:
        nonlocal last
        if not isinstance(out, np.ndarray) or out.dtype != number or out.ndim != 1 or not out.flags.carray:
            raise wrong(name, "out", f"a row of numbers of {number}, in one piece", out)
        last = found = (out, ctypes.addressof(_START.from_buffer(out.data)))
        return found

    def call(board: Given, s: Given, out: Given) -> int:
        _, address, known = where(name, board)
        place = last  # another thread may replace it meanwhile
        if place[0] is not out:
            place = look_at(out)
        size, needed = len(out), known["most_actions"] if spare else players
        if size < needed or (size > needed and not spare):
            raise wrong(name, "out", f"a row of {needed} numbers", out)
        return finished(name, function(address, _position(name, s, kind), place[1], size))

    return call


def _of_number(name: str, function: Function, facts: Facts) -> Kernel:
    """Return a kernel that also takes a number: a seat, or an action."""
    where, kind = facts.board, facts.types.state
    is_seat = "seat" in DOORS[name].arguments

    def call(board: Given, s: Given, number: int) -> int:
        _, address, known = where(name, board)
        if is_seat and not -1 <= number < facts.most_players:
            raise wrong(name, "seat", f"-1 to {facts.most_players - 1}", number)
        if not is_seat and not known["first_code"] <= number < known["codes"]:
            raise wrong(name, "action", f"a number below {known['codes']}", number)
        return finished(name, function(address, _position(name, s, kind), number))

    return call


def _of_log(name: str, function: Function, facts: Facts) -> Kernel:
    """Return the kernel that carries out an action, and notes it in a log."""
    where, kind = facts.board, facts.types.state
    last: tuple[Given, int, int] = (NOTHING, 0, 0)
    nobody_reads = mute_log()

    def look_at(log: Given) -> tuple[Given, int, int]:
        nonlocal last
        fits = isinstance(log, np.ndarray) and log.dtype == _LOG and log.ndim == 2 and log.shape[1] == LOG_WIDTH
        if not fits or not log.flags.carray:
            raise wrong(name, "log", f"int32 numbers in rows of {LOG_WIDTH}, in one piece", log)
        last = found = (log, ctypes.addressof(_START.from_buffer(log.data)), log.shape[0])
        return found

    def call(board: Given, s: Given, action: int, log: Given) -> None:
        _, address, known = where(name, board)
        if not known["first_code"] <= action < known["codes"]:
            raise wrong(name, "action", f"a number below {known['codes']}", action)
        if log is None:
            log = nobody_reads
        place = last
        if place[0] is not log:
            place = look_at(log)
        _, start, rows = place
        finished(name, function(address, _position(name, s, kind), action, start, rows, LOG_WIDTH))

    return call
