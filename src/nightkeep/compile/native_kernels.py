"""The kernels of a game out of its native library, as :class:`~nightkeep.compile.contract.Kernels`.

People's moves call a few kernels some dozens of times each, and what takes time there is the call itself. So the
kernels that ``Position`` calls have short functions of their own here. They check the same as all others do.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable

import numpy as np

from nightkeep.compile.contract import DOORS, Kernels
from nightkeep.compile.doors import Row
from nightkeep.compile.native import Facts, Given, Library, address_of, callable_of, finished, wrong
from nightkeep.compile.numba_args import RecordArg
from nightkeep.rules.record import DType

_START = ctypes.c_char * 0  # an object at the start of an array, whatever its size

_LOG = np.dtype(np.int32)

Function = Callable[..., int]


def native_kernels(kernels: Kernels, library: Library, facts: Facts) -> Kernels:
    """Return a game's kernels from its library; ``kernels`` says which ones it has."""
    makers = {"actor": _of_records, "legal": _of_row, "odds": _of_row, "score": _of_row, "fog": _of_number,
              "is_legal": _of_number, "apply": _of_log}  # fmt: skip
    found = {name: door for name, door in DOORS.items() if getattr(kernels, name) is not None}
    return Kernels(
        **{
            name: makers[name](name, library.function(door, quick=True), facts)
            if name in makers
            else callable_of(door, library, facts)
            for name, door in found.items()
        }
    )


def _position(name: str, s: Given, kind: DType) -> int:
    """Return where a position lies."""
    if type(s) is RecordArg and s.dtype is kind:
        return s.address
    address = address_of(s, kind)
    if address is None:
        raise wrong(name, "s", "a record of the state", s)
    return address


def _of_records(name: str, function: Function, facts: Facts) -> Function:
    """Return a kernel of a board and a position."""
    where, kind = facts.board, facts.types.state

    def call(board: Given, s: Given) -> int:
        result = function(where(name, board)[1], _position(name, s, kind))
        return finished(name, result)

    return call


def _of_row(name: str, function: Function, facts: Facts) -> Function:
    """Return a kernel that also writes a row of numbers."""
    where, kind = facts.board, facts.types.state
    row = DOORS[name].arguments["out"]
    assert isinstance(row, Row)
    number, players = facts.types.of(row.of), None if row.spare else facts.players

    def call(board: Given, s: Given, out: Given) -> int:
        _, address, known = where(name, board)
        needed = players or known["most_actions"]
        if out.dtype != number or out.ndim != 1 or (out.size < needed if row.spare else out.size != needed):
            raise wrong(name, "out", f"a row of {needed} numbers of {number}", out)
        result = function(address, _position(name, s, kind), _START.from_buffer(out), out.size)
        return finished(name, result)

    return call


def _of_number(name: str, function: Function, facts: Facts) -> Function:
    """Return a kernel that also takes a number: a seat, or an action."""
    where, kind = facts.board, facts.types.state
    least = getattr(next(reversed(DOORS[name].arguments.values())), "least", None)

    def call(board: Given, s: Given, number: int) -> int:
        if least is not None and number < least:
            raise wrong(name, "seat", f"{least} or more", number)
        result = function(where(name, board)[1], _position(name, s, kind), number)
        return finished(name, result)

    return call


def _of_log(name: str, function: Function, facts: Facts) -> Function:
    """Return the kernel that carries out an action, and notes it in a log."""
    where, kind = facts.board, facts.types.state

    def call(board: Given, s: Given, action: int, log: Given) -> None:
        if log.dtype != _LOG or log.ndim != 2 or log.shape[1] != 8:
            raise wrong(name, "log", "an array of int32 with 2 dimensions, the second of size 8", log)
        result = function(where(name, board)[1], _position(name, s, kind), action, _START.from_buffer(log), *log.shape)
        finished(name, result)

    return call
