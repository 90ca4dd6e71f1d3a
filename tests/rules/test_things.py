"""Things: words, numbers and data of what actions and events name; errors that say what there is."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from nightkeep.rules.things import FLAG, SEAT, SEATS, Either, Named, Numbered, SetOf, Thing, UnknownWordError

BOARD = SimpleNamespace(rooms=("hall", "attic", "cellar"), spaces=20)
ROOM = Named("room", lambda board: board.rooms)
COLOUR = Named("colour", ("red", "blue"))
SPACE = Numbered("space", lambda board: board.spaces)
STAGE = Numbered("stage", 5, first=1)
PLACE = Either("place", ROOM, SPACE)


@pytest.mark.parametrize("thing", [ROOM, COLOUR, SPACE, STAGE, PLACE, SEAT], ids=lambda thing: thing.name)
def test_every_thing_has_a_word_that_is_read_back(thing: Thing) -> None:
    words = [thing.write(BOARD, number) for number in range(thing.count(BOARD))]
    assert len(set(words)) == len(words) > 1
    assert [thing.read(BOARD, word) for word in words] == list(range(len(words)))


def test_words_and_values() -> None:
    assert [PLACE.value(BOARD, number) for number in (2, 3, 22)] == ["cellar", 0, 19]
    assert (STAGE.write(BOARD, 0), STAGE.value(BOARD, 0), SPACE.value(BOARD, 0)) == ("1", 1, 0)
    assert (SEAT.write(BOARD, 0), SEAT.value(BOARD, 0)) == ("1", 0)
    assert SEATS.value(BOARD, 0b1010) == [1, 3] and (FLAG.value(BOARD, 0), FLAG.value(BOARD, 1)) == (False, True)
    held = SetOf(ROOM)
    assert held.value(BOARD, 0b101) == ["hall", "cellar"] and held.value(BOARD, 0) == [] and held.count(BOARD) == 8


@pytest.mark.parametrize(
    ("thing", "word", "says"),
    [
        (COLOUR, "bleu", r"there is no colour 'bleu' \(did you mean 'blue'\?\); it may be: red, blue"),
        (COLOUR, "x" * 60, f"there is no colour '{'x' * 40}'; it may be"),
        (
            Named("card", ("ace", "two"), ("ace ... two",)),
            "six",
            "there is no card 'six'; it may be: ace ... two",
        ),
        (Named("letter", tuple("abcdefghijklmnop")), "z", "a, b, c, d, e, f, g, h, i, j, k, l and 4 more"),
        (STAGE, "0", "there is no stage '0'; a stage is 1 to 5"),
        (STAGE, "6", "a stage is 1 to 5"),
        (STAGE, "01", "a stage is 1 to 5"),
        (STAGE, "²", "a stage is 1 to 5"),
        (SPACE, "-1", "a space is 0 to 19"),
        (SEAT, "9", "there is no seat '9'; it may be: 1, 2"),
        (PLACE, "atic", r"there is no room 'atic' \(did you mean 'attic'\?\).*; there is no space 'atic'"),
    ],
)
def test_a_word_that_names_nothing(thing: Thing, word: str, says: str) -> None:
    with pytest.raises(UnknownWordError, match=says):
        thing.read(BOARD, word)


@pytest.mark.parametrize(("thing", "number"), [(ROOM, -1), (ROOM, 3), (PLACE, 23), (PLACE, -1)])
def test_a_number_that_names_nothing(thing: Thing, number: int) -> None:
    with pytest.raises(IndexError):
        thing.write(BOARD, number)


def test_the_arguments_of_a_sentence() -> None:
    assert ROOM.arguments(BOARD, "room", 1) == {"room": "attic"}
    cases: list[tuple[int, dict[str, Any]]] = [
        (1, {"at_kind": "room", "at": "attic"}),
        (7, {"at_kind": "space", "at": 4}),
    ]
    for number, wanted in cases:
        assert PLACE.arguments(BOARD, "at", number) == wanted
