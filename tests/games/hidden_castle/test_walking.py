"""HC-4: walking in the gallery."""

from __future__ import annotations

import pytest

import nightkeep as nk
from tests.games.gallery_support import everybody, guests, moves, play, told
from tests.games.hidden_castle.castle import castle

NUMBERS = [1, 2, 4, 5]


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("space", [0, 4, 12, 31, 35])
def test_walking_takes_the_full_number_clockwise(space: int, number: int) -> None:
    """HC-4.1, HC-4.2: one space per point, towards higher numbers and from 35 on to 0."""
    state = castle([str(space), "20"], die=number)
    play(state, f"walk {space}")
    assert sorted(guests(state, 0)) == sorted([str((space + number) % 36), "20"])


@pytest.mark.parametrize("number", NUMBERS)
def test_a_move_stops_early_only_in_a_chamber(number: int) -> None:
    """HC-4.1, HC-4.2: wherever a guest stands, its choices end the full number ahead or in a chamber."""
    for space in range(36):
        start = castle([str(space)] * 2, phantom=str((space + 15) % 36), die=number)
        for choice in moves(start, str(space)):
            state = start.copy()
            play(state, choice)
            arrived = set(guests(state, 0)) - {str(space)}
            assert arrived == {choice.split(" ")[1] if choice.startswith("enter") else str((space + number) % 36)}


@pytest.mark.parametrize("phantom", ["door", "+10", "+2", "25"])
def test_a_guest_that_passes_the_exit_walks_on_in_the_gallery(phantom: str) -> None:
    """HC-4.3: it can neither climb down nor stop at the door, before and after the Phantom has left the stairs."""
    state = castle(["34", "20"], phantom=phantom, die=4)
    assert {choice for choice in moves(state, "34") if choice.startswith("walk")} == {"walk 34"}
    play(state, "walk 34")
    assert "2" in guests(state, 0)
    assert state.scores()[0] == 10


def test_a_guest_that_stops_on_the_exit_stays_in_the_gallery() -> None:
    """HC-4.3"""
    state = castle(["34", "20"], die=2)
    play(state, "walk 34")
    assert guests(state, 0) == ["0", "20"]


def test_spaces_may_be_shared() -> None:
    """HC-4.4: any number of guests of any colours."""
    state = castle(["6", "10"], ["10", "10"], ["10"], ["10", "10"], die=4)
    play(state, "walk 6")
    assert [own.count("10") for own in everybody(state)] == [2, 2, 1, 2, 0, 0]


@pytest.mark.parametrize("number", NUMBERS)
def test_guests_do_not_block(number: int) -> None:
    """HC-4.5: with a guest on every space ahead, doorways among them, the full number is walked."""
    state = castle(["6", "7"], ["8", "9"], ["10", "11"], ["8", "10"], ["7", "9"], die=number)
    play(state, "walk 6")
    assert str(6 + number) in guests(state, 0)
    assert everybody(state)[1:5] == [["8", "9"], ["10", "11"], ["8", "10"], ["7", "9"]]


@pytest.mark.parametrize(("space", "number"), [("24", 2), ("24", 5), ("23", 4), ("21", 5)])
def test_passing_the_phantom_is_safe(space: str, number: int) -> None:
    """HC-4.6"""
    state = castle([space, "2"], ["24"], die=number)
    events = play(state, f"walk {space}")
    assert str(int(space) + number) in guests(state, 0)
    assert state.scores() == [10] * 6
    assert not told(events, "captured")


def test_passing_the_phantom_on_the_exit_is_safe() -> None:
    """HC-4.6: around the end of the loop too."""
    state = castle(["34", "10"], phantom="0", die=5)
    play(state, "walk 34")
    assert guests(state, 0) == ["3", "10"]
    assert state.scores()[0] == 10


@pytest.mark.parametrize(
    ("space", "number", "phantom"), [("24", 1, "25"), ("23", 2, "25"), ("20", 5, "25"), ("35", 1, "0"), ("33", 4, "1")]
)
def test_stopping_on_the_phantom(space: str, number: int, phantom: str) -> None:
    """HC-4.7: captured at once, to the highest free step, which is scored."""
    state = castle([space, "10"], ["+10"], phantom=phantom, die=number)
    play(state, f"walk {space}")
    assert guests(state, 0) == ["10", "+9"]
    assert state.scores() == [19, 10, 10, 10, 10, 10]
    assert state.to_dict()["turn"] == 1


@pytest.mark.parametrize("phantom", ["door", "+10"])
def test_a_climbing_phantom_is_on_no_space(phantom: str) -> None:
    """HC-4.7: nobody stops on a Phantom that is not in the gallery."""
    for space in range(36):
        state = castle([str(space), "20"], phantom=phantom, die=1)
        play(state, f"walk {space}")
        assert state.scores() == [10] * 6


def test_walking_into_capture_is_legal() -> None:
    """HC-4.8: although there are other moves."""
    state = castle(["20", "2"], die=5)
    assert "walk 20" in moves(state)
    assert len(moves(state)) > 1


def test_walking_into_capture_may_be_a_duty() -> None:
    """HC-4.8: it must be made if it is the only move."""
    state = castle(["21", "21"], die=4)
    assert moves(state) == {"walk 21", "enter winter-garden from 21"}
    state = castle(["24", "24"], die=1)
    assert moves(state) == {"walk 24"}
    with pytest.raises(nk.IllegalAction):
        play(state, "stay")
    play(state, "walk 24")
    assert guests(state, 0) == ["24", "+10"]
