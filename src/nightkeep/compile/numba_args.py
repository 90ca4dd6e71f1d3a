"""Positions and boards given to compiled kernels as the bytes they are.

For every record that a kernel is called with, Numba has NumPy describe the record's memory field by field, and a game's
small kernels take less time than that. A :class:`RecordArg` is the same memory with the type Numba knows it by, which
is found once. Numba asks it for both (``_numba_type_`` and ``data``) and checks the type as for any argument.
"""

from __future__ import annotations

import ctypes
from functools import cache

import numpy as np

from nightkeep.compile.kernel import INTERPRETED, numba
from nightkeep.rules.record import Array, DType


class RecordArg:
    """One record for compiled kernels. It keeps the memory alive, and shows nothing of it to Python."""

    __slots__ = ("_address", "_numba_type_", "data", "dtype")

    def __init__(self, dtype: DType, data: memoryview) -> None:
        self._numba_type_ = numba_type(dtype)
        self.data = data
        self.dtype = dtype
        self._address = 0

    @property
    def address(self) -> int:
        """Return where the record lies in memory, as native libraries ask for it."""
        if not self._address:
            self._address = ctypes.addressof(ctypes.c_char.from_buffer(self.data))
        return self._address


@cache
def numba_type(dtype: DType) -> object:
    """Return the type by which Numba knows a record."""
    return numba.typeof(np.zeros(1, dtype)[0])


def is_compiled(kernel: object) -> bool:
    """Return whether a function is compiled by Numba, and not plain Python that reads a record by itself."""
    return not INTERPRETED and hasattr(kernel, "py_func")


def record_arg(s: Array) -> RecordArg:
    """Return the record in an array of one as an argument for compiled kernels, which write into the array."""
    if s.shape != (1,) or not s.flags.c_contiguous or s.dtype.hasobject or s.dtype.names is None:
        raise ValueError("an array with one record is needed, and with nothing but numbers in it")
    return RecordArg(s.dtype, s.view(np.uint8).data)


def copied(s: Array) -> Array:
    """Return a copy of a position, made byte by byte: NumPy would copy it field by field."""
    return from_bytes(s.tobytes(), s.dtype)


def from_bytes(position: bytes, dtype: DType) -> Array:
    """Return a position from its bytes; ValueError if they are not the bytes of just one."""
    if len(position) != dtype.itemsize:
        raise ValueError(f"a position has {dtype.itemsize} bytes, not {len(position)}")
    return np.frombuffer(bytearray(position), dtype)
