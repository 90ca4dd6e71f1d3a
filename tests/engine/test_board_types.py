"""Board files decoded into msgspec types: each error names the file, the line, the key, and what is allowed."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
import pytest

import nightkeep as nk
from nightkeep.rules.board_files import TomlFile


class Room(msgspec.Struct, forbid_unknown_fields=True):
    name: Annotated[str, msgspec.Meta(min_length=1)]
    doors: Annotated[int, msgspec.Meta(ge=1, le=4)] = 1
    wall: Literal["north", "south"] = "north"


class Cellar(msgspec.Struct, forbid_unknown_fields=True):
    steps: list[int]


class House(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    room: list[Room]
    cellar: Cellar | None = None


GOOD = """name = "Hill House"

[cellar]
steps = [3, 2, 1]

[[room]]
name = "Hall"
doors = 2

[[room]]
name = "Attic"
"""


def test_a_whole_file() -> None:
    house = TomlFile(GOOD, "house.toml").decode(House)
    assert [room.name for room in house.room] == ["Hall", "Attic"] and house.room[1].doors == 1
    assert house.cellar is not None and house.cellar.steps == [3, 2, 1]


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("doors = 2", "doors = 9", r"house.toml, line 8: room.doors: expected int <= 4, not 9"),
        ("doors = 2", 'doors = "two"', r"line 8: room.doors: expected int, got str"),
        ("doors = 2", "dors = 2", r"line 8: unknown key 'dors'; known here are: name, doors, wall"),
        ('name = "Attic"', 'name = ""', r"line 11: room.name: expected str of length >= 1"),
        ('name = "Attic"', "doors = 1", r"line 10: 'name' is missing"),
        ("steps = [3, 2, 1]", "steps = [3, true, 1]", r"line 4: cellar.steps, item 2: expected int, got bool"),
        ("steps = [3, 2, 1]", "depth = 3", r"line 4: unknown key 'depth'; known here are: steps|'steps' is missing"),
        ("doors = 2", 'wall = "east"', r"line 8: room.wall: expected one of 'north', 'south', not 'east'"),
        ('name = "Hill House"', "", r"house.toml: 'name' is missing"),
        ('name = "Hill House"', "name = 5", r"line 1: name: expected str, got int"),
        (
            'name = "Hill House"',
            'name = "Hill House"\ncolour = 1',
            r"line 2: unknown key 'colour'; known here are: name",
        ),
    ],
)
def test_what_is_wrong_is_named_with_its_line(old: str, new: str, says: str) -> None:
    assert old in GOOD
    with pytest.raises(nk.BoardError, match=says):
        TomlFile(GOOD.replace(old, new, 1), "house.toml").decode(House)
