"""Room to work in for kernels: tables of zeros that last until the kernel returns.

Kernels allocate no memory, because a native library has nobody to ask for it. In compiled code these tables lie on the
stack, so they must be small (some hundred kilobytes) and must not be returned. Use them in the kernel itself or in a
device function, not in a loop: each call takes more of the stack until that function returns.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import numpy as np
from numba.core import cgutils
from numba.extending import intrinsic, overload

from nightkeep.compile.kernel import numba
from nightkeep.rules.record import Floats, Ints

Numba: TypeAlias = Any  # Numba's objects, which have no type stubs


def whole_numbers(rows: int, columns: int) -> Ints:
    """Return a table of 64-bit whole numbers, all 0."""
    table: Ints = np.zeros((rows, columns), np.int64)
    return table


def fractions(rows: int, columns: int) -> Floats:
    """Return a table of 64-bit fractions, all 0."""
    table: Floats = np.zeros((rows, columns), np.float64)
    return table


def _on_the_stack(number: Numba) -> Numba:
    """Return what Numba puts in the place of a call: it takes memory in the stack frame of the function that calls."""

    @intrinsic
    def table(typing: Numba, rows: Numba, columns: Numba) -> tuple[Numba, Callable[..., Numba]]:
        kind = numba.types.Array(number, 2, "C")

        def code(context: Numba, builder: Numba, signature: Numba, given: Numba) -> Numba:
            content, size = context.get_data_type(number), context.get_abi_sizeof(context.get_data_type(number))
            length = cgutils.intp_t(size)
            count = builder.mul(*given)
            memory = builder.alloca(content, size=count)
            cgutils.memset(builder, memory, builder.mul(count, length), 0)
            array = context.make_array(kind)(context, builder)
            context.populate_array(
                array, data=memory, shape=given, strides=[builder.mul(given[1], length), length], itemsize=length,
                meminfo=None,
            )  # fmt: skip
            return array._getvalue()

        return kind(numba.types.intp, numba.types.intp), code

    return table


_whole_table, _fraction_table = _on_the_stack(numba.types.int64), _on_the_stack(numba.types.float64)


@overload(whole_numbers, inline="always", strict=False)  # pasted into the caller, whose stack frame it uses
def _compiled_whole_numbers(rows: Numba, columns: Numba) -> Callable[[int, int], Numba]:
    return lambda rows, columns: _whole_table(rows, columns)


@overload(fractions, inline="always", strict=False)
def _compiled_fractions(rows: Numba, columns: Numba) -> Callable[[int, int], Numba]:
    return lambda rows, columns: _fraction_table(rows, columns)
