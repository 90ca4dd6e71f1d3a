"""MP-4: walking in the gallery."""

from __future__ import annotations

import pytest

from tests.games.gallery_support import guests, moves, phantom, position, told
from tests.games.midnight_party.support import NUMBERS, party


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("space", range(36))
def test_the_full_number_clockwise(space: int, number: int) -> None:
    """MP-4.1, MP-4.2: exactly the number, towards higher numbers and from 35 on to 0; other choices are chambers."""
    state = position(party(), [[str(space)]], str((space + 15) % 36), die=number, rest=str((space + 14) % 36))
    choices = moves(state, str(space))
    assert {action for action in choices if not action.startswith("enter")} == {f"walk {space}"}
    state.play(f"walk {space}")
    assert str((space + number) % 36) in guests(state, 0)
    assert str(space) not in guests(state, 0)


def test_a_guest_that_passes_the_exit_walks_on() -> None:
    """MP-4.2: no turning off at the exit, no point scored, nothing else happens."""
    state = position(party(), [["34"]], "20", die=5)
    events = state.play("walk 34")
    assert [event.kind for event in events] == ["walked"]
    assert "3" in guests(state, 0)
    assert state.scores() == [0, 0, 0, 0]


def test_spaces_may_be_shared() -> None:
    """MP-4.3: any number of guests of any colours, own and others', and they all stay there."""
    state = position(party(), [["12", "10", "20", "21"], ["12"] * 4, ["12"] * 4, ["12"] * 4], "30", die=2)
    state.play("walk 10")
    assert guests(state, 0) == ["12", "12", "20", "21"]
    assert [guests(state, seat) for seat in (1, 2, 3)] == [["12"] * 4] * 3


@pytest.mark.parametrize("number", NUMBERS)
def test_guests_do_not_block(number: int) -> None:
    """MP-4.4: guests and doorways on the way are passed."""
    state = position(party(2), [["15", "16", "17"], ["16", "16", "17", "18", "19", "20"]], "5", die=number)
    state.play("walk 15")
    assert str(15 + number) in guests(state, 0)


@pytest.mark.parametrize(("number", "between"), [(2, 1), (4, 1), (4, 2), (4, 3), (5, 1), (5, 2), (5, 3), (5, 4)])
def test_passing_the_phantom_is_safe(number: int, between: int) -> None:
    """MP-4.5: over the Phantom's space and on."""
    state = position(party(), [["20"]], str(20 + between), die=number)
    events = state.play("walk 20")
    assert told(events, "captured") == []
    assert str(20 + number) in guests(state, 0)
    assert phantom(state) == str(20 + between)


@pytest.mark.parametrize(("start", "number"), [("24", 2), ("21", 5)])
def test_past_the_phantom_into_a_chamber(start: str, number: int) -> None:
    """MP-4.5: the Phantom stands on the doorway of the Great Hall; going from there into the chamber is safe."""
    state = position(party(), [[start]], "25", die=number)
    events = state.play(f"enter great-hall from {start}")
    assert told(events, "captured") == []
    assert "great-hall" in guests(state, 0)


def test_past_the_phantom_to_a_farther_chamber() -> None:
    """MP-4.5: over the Phantom's space, through a doorway behind it."""
    state = position(party(), [["14"]], "15", die=5)
    state.play("enter guard-room from 14")
    assert "guard-room" in guests(state, 0)


@pytest.mark.parametrize("number", NUMBERS)
def test_stopping_on_the_phantom(number: int) -> None:
    """MP-4.6: the guest is captured at once and goes to the free step with the largest number; nobody else is."""
    state = position(party(), [["20", "19"], ["-10", "31"]], str(20 + number), die=number)
    events = state.play("walk 20")
    assert told(events, "captured") == [{"seat": 0, "space": 20 + number, "step": 9, "guests": 1}]
    assert "-9" in guests(state, 0)
    assert guests(state, 0).count(str(20 + number)) == 0
    assert guests(state, 1)[-1] == "-10"
    assert phantom(state) == str(20 + number)


def test_stopping_on_the_phantom_with_a_full_staircase() -> None:
    """MP-4.6, MP-7.6: it goes to -10 as any other captured guest."""
    stairs = ["-10", "-9", "-8", "-7", "-6", "-5", "-4", "-3", "-2"]
    state = position(party(2), [["20", "21", *stairs[:4]], ["31", *stairs[4:]]], "22", die=2)
    state.play("walk 20")
    assert guests(state, 0) == ["21", "-10", "-10", "-9", "-8", "-7"]


@pytest.mark.parametrize("step", ["-10", "-6", "-2"])
def test_no_capture_by_a_phantom_on_the_staircase(step: str) -> None:
    """MP-4.6, MP-7.1: only its gallery space is dangerous; the exit is safe as long as it is on a step."""
    state = position(party(), [["34", "30"]], step, die=2)
    assert told(state.play("walk 34"), "captured") == []
    assert "0" in guests(state, 0)


def test_walking_into_capture_is_legal() -> None:
    """MP-4.7: even if there are other moves."""
    state = position(party(), [["20", "10"]], "24", die=4)
    assert {"walk 20", "walk 10"} <= moves(state)
    state.play("walk 20")
    assert "-10" in guests(state, 0)


def test_walking_into_capture_may_be_a_duty() -> None:
    """MP-4.7: two guests on one space, no chamber in reach: it must be done; a lone guest may stay instead."""
    state = position(party(), [["29", "29", "-10", "-9"]], "30", die=1, rest="1")
    assert moves(state) == {"walk 29"}
    state.play("walk 29")
    assert guests(state, 0) == ["29", "-10", "-9", "-8"]
    state = position(party(), [["29", "-10", "-9", "-8"]], "30", die=1, rest="1")
    assert moves(state) == {"walk 29", "stay"}
