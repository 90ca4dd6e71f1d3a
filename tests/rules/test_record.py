"""Records: their layout in memory, attributes, inheritance, ranges, pickling, and kernels that read them."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest

from nightkeep.compile.kernel import int64, kernel
from nightkeep.rules.messages import Message
from nightkeep.rules.record import Float32, Floats, Int8, Int16, Int32, Int64, Ints, Record, out_of_range


class Floor(Record):
    """A board of rooms."""

    rooms: int = Int8("how many rooms there are", 1, 8)
    warmth: Floats = Float32.row((2, 2), "how warm each room is")


class House(Record):
    """A position in a house."""

    phase: int = Int8("0 day, 1 night", 0, 1)
    guests: int = Int32("the guests who are in", bits=lambda board: int(board.rooms))
    place: Ints = Int16.row(3, "where each piece is; -1: nowhere", -1, 9)
    grid: Ints = Int8.row((2, 2), "what lies in each corner", 0, 5)
    work: int = Int64("a buffer", scratch=True)


class Castle(House):
    """A house with a tower."""

    tower: int = Int8("the height of the tower", 0, 3)


@kernel
def count(board: Floor, s: House) -> int:
    s.phase = 1
    s.place[1] = 4
    return int64(s.place[0]) + int64(s.grid[1, 0]) + int64(board.rooms)


def house(**numbers: Any) -> Any:
    s = House.zeros()[0]
    for name, value in numbers.items():
        setattr(s, name, value)
    return s


def floor() -> Any:
    board = Floor.zeros()[0]
    board.rooms = 3
    return board


def test_fields_lie_in_the_order_of_their_declaration_and_every_byte_belongs_to_one() -> None:
    fields = House.struct.fields
    assert fields is not None and House.struct.names is not None
    assert [name for name in House.struct.names if not name.startswith("_")] == list(House.specs)
    end = 0
    for name in House.struct.names:
        kind, offset = fields[name][:2]
        assert offset == end and offset % kind.base.alignment == 0, name
        end = offset + kind.itemsize
    assert end == House.struct.itemsize == 32 and House.struct.itemsize % 8 == 0
    assert [name for name in House.struct.names if name.startswith("_")] == ["_gap1", "_gap5"]


def test_a_copy_has_the_gaps_as_well() -> None:
    s = House.zeros()
    s.view(np.uint8)[:] = 7
    twin = House.zeros()
    twin[0] = s[0]
    assert twin.tobytes() == s.tobytes()


def test_attributes_read_and_write_the_memory() -> None:
    many = House.zeros(3)
    assert many.shape == (3,) and not many.tobytes().strip(b"\0")
    s: House = many[1]
    s.phase = 1
    s.place[2] = 8
    s.grid = [[1, 2], [3, 4]]
    assert type(s) is House and many["phase"].tolist() == [0, 1, 0]
    assert many["place"][1].tolist() == [0, 0, 8] and s.grid[1, 0] == 3 and len(s.place) == 3
    with pytest.raises(AttributeError):
        s.mood = 1  # type: ignore[attr-defined]


def test_a_record_that_derives_from_another_has_its_fields_first() -> None:
    assert list(Castle.specs) == [*House.specs, "tower"] and "tower" not in House.specs
    s: Castle = Castle.zeros()[0]
    s.tower, s.phase = 3, 1
    assert (s.tower, s.phase) == (3, 1) and isinstance(s, House)


def test_records_are_copied_and_pickled() -> None:
    s = house(phase=1, place=[1, -1, 9])
    for twin in (pickle.loads(pickle.dumps(s)), copy.deepcopy(s)):
        assert type(twin) is House and twin.tobytes() == s.tobytes() and twin.place.tolist() == [1, -1, 9]
    assert pickle.loads(pickle.dumps(House.struct)) == House.struct
    assert pickle.loads(pickle.dumps(House.zeros())).dtype.type is House


@pytest.mark.parametrize("name", ["copy", "sum", "specs", "struct"])
def test_a_field_cannot_have_the_name_of_an_attribute_of_records(name: str) -> None:
    with pytest.raises(TypeError, match=f"cannot be called '{name}'"):
        type(Record)("Wrong", (Record,), {name: Int8("a number")})


def test_the_same_record_in_compiled_and_interpreted_kernels() -> None:
    plain = getattr(count, "py_func", count)
    for function in (count, plain):
        s = house(place=[5, 0, 0], grid=[[0, 0], [2, 0]])
        assert function(floor(), s) == 10
        assert (s.phase, s.place.tolist()) == (1, [5, 4, 0])


def said(messages: list[Message]) -> list[str]:
    return [message.say("en") for message in messages]


def test_numbers_out_of_range() -> None:
    board = floor()
    assert out_of_range(house(phase=1, guests=0b111, place=[-1, 0, 9], grid=[[0, 5], [5, 0]], work=99), board) == []
    assert said(out_of_range(house(phase=2), board)) == ["phase is 2; it may be 0 to 1"]
    assert said(out_of_range(house(guests=0b1000), board)) == ["guests is 8; it may be 0 to 7"]
    broken = said(out_of_range(house(place=[-2, 10, 0], grid=[[0, 0], [6, 0]]), board))
    assert broken == [
        "place holds -2; it may hold -1 to 9",
        "place holds 10; it may hold -1 to 9",
        "grid holds 6; it may hold 0 to 5",
    ]
    assert said(out_of_range(house(phase=2), board, phase=(0, 2))) == []
    assert said(out_of_range(house(), board, phase=(1, 2), guests=(1, 7))) == [
        "phase is 0; it may be 1 to 2",
        "guests is 0; it may be 1 to 7",
    ]
