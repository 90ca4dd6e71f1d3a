"""Typed records: flat positions, boards and options that kernels read by attribute, compiled and interpreted alike.

A class that derives from :class:`Record` declares each field once: its number type, its meaning, and the range of its
numbers. The NumPy type, the attributes that type checkers see, the observation of learners, the check of ranges and
the documentation are derived from that. Nothing about one game belongs here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from operator import itemgetter
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, TypeAlias, overload

import numpy as np

if TYPE_CHECKING:

    class _Memory:
        """Stands for ``numpy.void``, whose own attributes are not fields of a record."""

else:
    _Memory = np.void

Array: TypeAlias = np.ndarray[Any, Any]
DType: TypeAlias = np.dtype[Any]

# A game's own record and loaded-board classes, in code that serves every game. Each game's functions name their own
# classes; no checker can know that the engine gives a game's functions that game's records and boards only.
AnyRecord: TypeAlias = Any
AnyBoard: TypeAlias = Any

Numbers: TypeAlias = Any  # one number or several, Python's or NumPy's
Declared: TypeAlias = Any  # a FieldSpec, which checkers see as the number or numbers that the field holds

Bits = Callable[[AnyRecord], int]  # by the board's record: how many members a set can have


class Ints(Protocol):
    """A field that holds several whole numbers, as kernels use it."""

    @property
    def shape(self) -> tuple[int, ...]:
        """Return how many numbers there are in each dimension."""

    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[int]: ...
    @overload
    def __getitem__(self, at: int | tuple[int, ...]) -> int: ...
    @overload
    def __getitem__(self, at: slice | tuple[int, slice] | tuple[slice, int]) -> Ints: ...
    def __setitem__(self, at: int | slice | tuple[int, ...], value: Numbers) -> None: ...
    def tolist(self) -> list[Any]:
        """Return the numbers as Python's own, in lists of lists for a table."""


class Floats(Protocol):
    """A field that holds several numbers with a fraction, as kernels use it."""

    @property
    def shape(self) -> tuple[int, ...]:
        """Return how many numbers there are in each dimension."""

    def __getitem__(self, at: int | tuple[int, ...]) -> float: ...
    def __setitem__(self, at: int | tuple[int, ...], value: float) -> None: ...


@dataclass(frozen=True)
class FieldSpec:
    """What a record says of one field.

    ``low`` and ``high`` bound its numbers for learners; wider ones are cut off there. ``bits`` (by board): the number
    is a set of that many members, a bit for each; learners see zeros and ones, all ones if they may not know the set.
    ``scratch``: a buffer of the kernels, without meaning between two actions, which no observation or view shows.
    """

    number: str
    shape: tuple[int, ...]
    text: str
    low: int = 0
    high: int = 1
    bits: Bits | None = None
    scratch: bool = False

    def bounds(self, board: AnyRecord) -> tuple[int, int]:
        """Return the lowest and the highest number that the field may hold, by the board's record."""
        return (self.low, self.high) if self.bits is None else (0, (1 << self.bits(board)) - 1)


class NumberType:
    """Declares fields of one number type in the body of a :class:`Record`: ``turn: int = Int8("the seat to act")``."""

    def __init__(self, number: str) -> None:
        self.number = number

    def __call__(
        self, text: str, low: int = 0, high: int = 1, *, bits: Bits | None = None, scratch: bool = False
    ) -> Declared:
        """Declare a single number, annotated as ``int`` or ``float``."""
        return FieldSpec(self.number, (), text, low, high, bits, scratch)

    def row(
        self, shape: int | tuple[int, ...], text: str, low: int = 0, high: int = 1, *,
        bits: Bits | None = None, scratch: bool = False,
    ) -> Declared:  # fmt: skip
        """Declare a row or table of numbers, annotated as :class:`Ints` or :class:`Floats`."""
        return FieldSpec(self.number, (shape,) if isinstance(shape, int) else shape, text, low, high, bits, scratch)


Int8, Int16, Int32, Int64, Float32 = map(NumberType, ("i1", "i2", "i4", "i8", "f4"))


# Attributes that NumPy's records and Record have
_TAKEN = {name for name in dir(np.void) if not name.startswith("_")} | {"specs", "struct", "zeros"}


def _joined(specs: dict[str, FieldSpec], own: dict[str, FieldSpec], before: str) -> dict[str, FieldSpec]:
    """Return the fields of a base and a class's own, in the order in which they lie in memory."""
    if not before:
        return specs | own
    place = list(specs).index(before)
    fields = list(specs.items())
    return dict(fields[:place]) | own | dict(fields[place:])


class RecordType(type):
    """The class of record classes: turns declared fields into memory and attributes."""

    specs: dict[str, FieldSpec]
    struct: DType

    def __new__(mcs, name: str, bases: tuple[type, ...], body: dict[str, Any], before: str = "") -> RecordType:
        """Make a record class; ``before``: the inherited field before which its own lie in memory."""
        # Declared fields leave the class body and come back as properties that read and write the record's memory.
        own = {key: value for key, value in body.items() if isinstance(value, FieldSpec)}
        if taken := sorted(set(own) & _TAKEN):
            raise TypeError(f"{name}: a field cannot be called {taken[0]!r}, as records have an attribute of that name")
        made = super().__new__(
            mcs, name, bases, {"__slots__": (), **{key: value for key, value in body.items() if key not in own}}
        )
        inherited = {key: spec for base in bases for key, spec in getattr(base, "specs", {}).items()}
        made.specs = _joined(inherited, own, before)
        if made.specs:
            # np.dtype((made, ...)): elements of an array of this type are instances of the class, so s.turn works on
            # them.
            layout = _with_gaps(made.specs)
            for key, *_ in layout:
                setattr(made, key, _attribute(key))
            made.struct = np.dtype((made, np.dtype(layout, align=True)))
        return made


class Record(_Memory, metaclass=RecordType):
    """A flat record of numbers; derive from it and declare fields (see the module's documentation).

    A class that derives from another record puts its own fields last, or before a field that it names:
    ``class State(Common, before="score")``.
    """

    specs: ClassVar[dict[str, FieldSpec]]  # by name, in the order in which they lie in memory
    struct: ClassVar[DType]  # NumPy's type, with explicit gaps

    @classmethod
    def zeros(cls, count: int = 1) -> Array:
        """Return an array of ``count`` records whose numbers are all 0."""
        return np.zeros(count, cls.struct)


def out_of_range(s: Record, board: AnyRecord, **bounds: tuple[int, int]) -> list[str]:
    """Return a sentence for each number of a position that is outside its field's range.

    ``bounds`` replaces the range of single fields, where the rules allow less than the declared range, or more.
    ``board`` is the board's record.
    """
    broken = []
    for name, spec in s.specs.items():
        if spec.scratch:
            continue
        low, high = bounds.get(name) or spec.bounds(board)
        # Single numbers and tables alike become one flat list.
        for number in np.ravel(getattr(s, name)).tolist():
            if not low <= number <= high:
                holds = "holds" if spec.shape else "is"
                broken.append(f"{name} {holds} {number}; it may {'hold' if spec.shape else 'be'} {low} to {high}")
    return broken


def _with_gaps(specs: dict[str, FieldSpec]) -> list[tuple[Any, ...]]:
    """Return the fields as NumPy wants them, aligned for GPUs, with each gap as a field of its own.

    NumPy does not copy the bytes between fields, but equal positions must be equal bytes: so no byte may be outside a
    field. Names of gaps begin with an underscore.
    """
    layout: list[tuple[Any, ...]] = []
    size = 0
    widest = max(np.dtype(spec.number).alignment for spec in specs.values())

    def align(step: int) -> None:
        nonlocal size
        # -size % step: the bytes from here to the next multiple of step.
        if gap := -size % step:
            layout.append((f"_gap{len(layout)}", "i1", (gap,)))
            size += gap

    for name, spec in specs.items():
        field = (name, spec.number, spec.shape) if spec.shape else (name, spec.number)
        align(np.dtype(spec.number).alignment)
        layout.append(field)
        size += np.dtype([field]).itemsize
    # At the end too: in an array, the next record begins aligned.
    align(widest)
    return layout


def _attribute(name: str) -> property:
    """Return a property that reads and writes a field without ``numpy.record``'s lookup at every access."""

    def write(record: AnyRecord, value: object) -> None:
        record[name] = value

    return property(itemgetter(name), write)
