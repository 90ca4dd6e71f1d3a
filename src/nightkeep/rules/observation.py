"""What a learner sees: a game's fogged record as one row of small whole numbers, documented field by field.

A game's record declares its fields (:class:`FieldSpec`); :class:`Layout` works out, for one board, where each stands
in the row, and writes a plan that the same kernels follow for every game. Fields keep the record's order, so most of a
row is copied in one piece.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache, cached_property
from typing import TYPE_CHECKING

import numpy as np

from nightkeep.rules.record import Array, DType, FieldSpec

if TYPE_CHECKING:
    from nightkeep.play.game import Game

# What one row of a plan does: copy bytes as they are, spread a set into zeros and ones, or copy wider numbers
BYTES, BITS, SHORTS, INTS = range(4)
KIND, FROM, COUNT, TO, LOW, HIGH = range(6)
_WIDE = {2: SHORTS, 4: INTS}
WORD, UP, DOWN, BIT, WIDE = 1023, 10, 15, 1 << 20, 1 << 21  # the parts of a lift (see Layout.gather_plan)


SEAT = FieldSpec("i1", (), "the seat that sees this")


def number_type(fields: Iterable[FieldSpec]) -> DType:
    """Return the smallest signed type that holds every field."""
    widest = max(max(-field.low - 1, field.high) for field in fields)
    return np.dtype(next(t for t in (np.int8, np.int16, np.int32) if np.iinfo(t).max >= widest))


@cache
def bits_of_byte(dtype: DType) -> Array:
    """Return, for each byte, its eight bits as numbers of a type, the lowest first: a table for unpacking sets."""
    return ((np.arange(256)[:, None] >> np.arange(8)) & 1).astype(dtype)


@dataclass(frozen=True)
class Part:
    """The place of a field in the row: where it starts, and its shape."""

    name: str
    field: FieldSpec
    start: int
    shape: tuple[int, ...]

    @property
    def size(self) -> int:
        """Return how many places of the row the field takes."""
        return int(np.prod(self.shape, dtype=np.int64))


class Layout:
    """The row of a game with its options: parts, width, number type, bounds, and the plans that kernels follow."""

    def __init__(self, game: Game) -> None:
        spec = game.spec
        places = spec.dtype.fields
        assert places is not None
        self.parts = [Part("seat", replace(SEAT, high=max(1, game.players - 1)), 0, ())]
        plan: list[list[int]] = []
        start = 1
        for name, field in spec.fields.items():
            kind, offset = places[name][:2]
            base, shape = kind.base, kind.shape
            numbers = int(np.prod(shape, dtype=np.int64))
            if field.bits is None:
                self.parts.append(Part(name, field, start, shape))
                row = [_WIDE.get(base.itemsize, BYTES), offset, numbers, start, field.low, field.high]
                last = plan[-1] if plan else row
                if row[KIND] == BYTES == last[KIND] and last is not row and last[FROM] + last[COUNT] == offset:
                    last[COUNT] += numbers
                else:
                    plan.append(row)
                start += numbers
            else:
                width = field.bits(game.board.record)
                self.parts.append(Part(name, field, start, (*shape, width)))
                for i in range(numbers):
                    plan.append([BITS, offset + i * base.itemsize, width, start + i * width, 0, 1])
                start += numbers * width
        self.width = start
        self.record_bytes = spec.dtype.itemsize
        self.plan = np.array(plan, np.int64).reshape(-1, 6)

    @cached_property
    def low(self) -> Array:
        """Return the lowest number of each place in the row."""
        return self._bounds("low")

    @cached_property
    def high(self) -> Array:
        """Return the highest number of each place in the row."""
        return self._bounds("high")

    def _bounds(self, which: str) -> Array:
        out = np.zeros(self.width, np.int64)
        for part in self.parts:
            out[part.start : part.start + part.size] = getattr(part.field, which)
        return out.astype(self.dtype)

    @cached_property
    def dtype(self) -> DType:
        """Return the smallest signed type that holds every field."""
        return number_type(part.field for part in self.parts)

    def gather_plan(self) -> Array:
        """Return the plan number by number, for GPUs, where threads write the places of a row side by side.

        Each number is cut out of a record of 32-bit words, which the seat's number follows: take word ``lift & WORD``,
        shift it up and down again by the two five-bit numbers at UP and DOWN, keep the lowest bit alone if BIT is set,
        and bound the number if WIDE is.
        """
        out = np.zeros(self.width, np.int32)
        out[0] = -(-self.record_bytes // 4)
        for kind, offset, count, start, _, _ in self.plan.tolist():
            size = {BYTES: 8, BITS: 1, SHORTS: 16, INTS: 32}[kind]
            for i in range(count):
                word, bit = divmod(8 * offset + i * size, 32)
                assert word <= WORD and bit + size <= 32, "fields lie where they are aligned"
                lift = word | (32 - bit - size) << UP | (32 - size) << DOWN
                out[start + i] = lift | {BYTES: 0, BITS: BIT}.get(kind, WIDE)
        return out

    def read(self, row: Array) -> dict[str, Array]:
        """Return a row by field names, for people and tests."""
        return {part.name: row[part.start : part.start + part.size].reshape(part.shape) for part in self.parts}
