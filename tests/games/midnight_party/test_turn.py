"""MP-3: the turn."""

from __future__ import annotations

import pytest

import nightkeep as nk
from tests.games.gallery_support import everybody, guests, moves, phantom, play, position, roll, told
from tests.games.midnight_party.support import NUMBERS, party, place_all


def roller(state: nk.State, face: int | str = "phantom") -> int:
    """Who would roll now."""
    seat = told(roll(state.copy(), face), "rolled")[0]["seat"]
    assert isinstance(seat, int)
    return seat


@pytest.mark.parametrize("players", range(2, 9))
def test_first_turn_and_turn_order(players: int) -> None:
    """MP-3.1: seat 1 rolls first, then clockwise round the table, again and again."""
    state = party(players).start()
    place_all(state, first=18)
    seats = []
    for _ in range(2 * players + 1):
        seats.append(told(roll(state, 1), "rolled")[0]["seat"])
        state.play(state.actions()[0])
    assert seats == [*range(players), *range(players), 0]


def test_nobody_is_skipped() -> None:
    """MP-3.1, MP-3.8: seats whose guests are all in chambers or on the staircase still have their turns."""
    state = position(party(5), [["20"], ["-10", "-10", "-10"], ["study", "pantry", "chapel"]], "15", rest="-9")
    seats = []
    for _ in range(6):
        seats.append(told(roll(state, 1), "rolled")[0]["seat"])
        if state.actor != nk.CHANCE:
            state.play("stay")
    assert seats == [0, 1, 2, 3, 4, 0]


@pytest.mark.parametrize("face", NUMBERS)
def test_one_roll_each_turn(face: int) -> None:
    """MP-3.2: exactly one roll; no reroll before the move, and no extra turn after it."""
    state = position(party(), [["20", "21"]], "10")
    roll(state, face)
    assert state.actor == 0
    for again in (*NUMBERS, "phantom"):
        with pytest.raises(nk.IllegalAction, match="rolled once"):
            roll(state, again)
    state.play("walk 20")
    assert state.actor == nk.CHANCE
    assert roller(state) == 1


def test_no_move_without_a_roll() -> None:
    """MP-3.2: a turn begins with the roll."""
    state = position(party(), [["20", "21"]], "10")
    for action in ("walk 20", "stay", "place 4"):
        with pytest.raises(nk.IllegalAction, match="die must be rolled first"):
            state.play(action)


@pytest.mark.parametrize("own", [["20", "21", "22", "23"], ["20", "21", "study", "-10"], ["20", "study", "-10", "-9"],
                                 ["study", "chapel", "-10", "-9"]])  # fmt: skip
def test_a_phantom_face_moves_the_phantom_only(own: list[str]) -> None:
    """MP-3.3: whatever the roller has left, the Phantom moves, no guest does, and the next seat rolls."""
    state = position(party(), [own], "10")
    before = everybody(state)
    roll(state, "phantom")
    assert phantom(state) == "13"
    assert everybody(state) == before
    assert state.actor == nk.CHANCE
    assert roller(state) == 1


@pytest.mark.parametrize("number", NUMBERS)
def test_several_guests_one_must_move(number: int) -> None:
    """MP-3.4: with two or more in the gallery exactly one moves by the whole number; no pass, no splitting."""
    state = position(party(), [["13", "20", "study", "-10"]], "10", die=number)
    assert state.why("stay") is not None
    for action in moves(state):
        after = state.copy()
        after.play(action)
        left = set(guests(state, 0)) - set(guests(after, 0))
        assert len(left) == 1
        if action.startswith("walk"):
            assert set(guests(after, 0)) - set(guests(state, 0)) == {str(int(left.pop()) + number)}
        assert everybody(after)[1:] == everybody(state)[1:]
        assert after.actor == nk.CHANCE


@pytest.mark.parametrize("others", [["study", "pantry", "chapel"], ["-10", "-10", "-9"], ["study", "-10", "-9"]])
@pytest.mark.parametrize("number", NUMBERS)
def test_one_guest_may_stay(number: int, others: list[str]) -> None:
    """MP-3.5: exactly one in the gallery may move or stay, wherever the others are."""
    state = position(party(), [["20", *others]], "10", die=number)
    assert {"stay", "walk 20"} <= moves(state)
    moved = state.copy()
    moved.play("walk 20")
    assert guests(moved, 0)[0] == str(20 + number)
    before = everybody(state)
    state.play("stay")
    assert everybody(state) == before
    assert state.actor == nk.CHANCE
    assert roller(state) == 1


def test_the_roll_comes_before_the_choice() -> None:
    """MP-3.6: nobody may stay before the roll, and after a Phantom face there is nothing to choose."""
    state = position(party(2), [["20"], ["30"]], "10", rest="-10")
    with pytest.raises(nk.IllegalAction, match="die must be rolled first"):
        state.play("stay")
    roll(state, "phantom")
    assert (phantom(state), state.actor) == ("13", nk.CHANCE)


def test_staying_may_be_repeated() -> None:
    """MP-3.6: turn after turn without limit."""
    state = position(party(2), [["20"], ["30"]], "10", rest="-10")
    for number in NUMBERS * 5:
        roll(state, number)
        state.play("stay")
    assert everybody(state) == [["20", *["-10"] * 5], ["30", *["-10"] * 5]]


def test_guests_of_others_are_not_counted() -> None:
    """MP-3.7: only the roller's own guests in the gallery decide about staying."""
    alone = position(party(2), [["20"], ["30", "31", "32"]], "10", die=4, rest="-10")
    assert "stay" in moves(alone)
    pair = position(party(2), [["20", "21"], []], "10", die=4, rest="-10")
    assert "stay" not in moves(pair)


def test_two_guests_on_one_space_are_two() -> None:
    """MP-3.7: counted are guests, not spaces."""
    state = position(party(2), [["20", "20"], ["30"]], "10", die=1, rest="-10")
    assert moves(state) == {"walk 20"}


def test_counted_after_the_roll() -> None:
    """MP-3.7: what happened before one's own roll counts: here the second guest was captured a moment ago."""
    state = position(party(2), [["30"], ["12", "20"]], "10", rest="-10")
    play(state, "roll phantom", "roll 1")
    assert state.actor == 1
    assert moves(state) == {"stay", "walk 20"}


def test_counted_before_the_move() -> None:
    """MP-3.7: two in the gallery must move even if the move leaves only one there."""
    state = position(party(2), [["28", "20"], ["30"]], "10", die=1, rest="-10")
    assert moves(state) == {"walk 28", "enter library from 28", "walk 20"}
    state.play("enter library from 28")
    play(state, "roll 1", "stay", "roll 1")
    assert moves(state) == {"stay", "walk 20"}


@pytest.mark.parametrize("number", NUMBERS)
def test_a_number_without_guests_has_no_effect(number: int) -> None:
    """MP-3.8: the player rolls, nothing moves, the turn is over; a Phantom face still counts."""
    state = position(party(), [["study", "chapel", "-10", "-9"]], "10")
    before = everybody(state)
    events = roll(state, number)
    assert [event.kind for event in events] == ["rolled", "no-guest"]
    assert (everybody(state), phantom(state), state.actor) == (before, "10", nk.CHANCE)
    assert roller(state) == 1


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("phantom_on", ["-10", "-2", "0", "21"])
def test_a_gallery_guest_can_always_move(number: int, phantom_on: str) -> None:
    """MP-3.9: from any space, into any crowd, onto the Phantom: walking is always a choice."""
    for space in range(36):
        crowd = str((space + number) % 36)
        if str(space) == phantom_on or phantom_on in (crowd,):
            continue
        state = position(party(), [[str(space)], [crowd] * 4], phantom_on, die=number, rest=str(space))
        assert f"walk {space}" in moves(state)
    onto = position(party(), [["20", "19"]], str(20 + number), die=number)
    assert "walk 20" in moves(onto)


def test_equal_moves_are_one_choice() -> None:
    """MP-3.10: three guests on one space give each choice once."""
    state = position(party(), [["16", "16", "16", "20"]], "10", die=4)
    assert sorted(state.actions()) == sorted(
        ["walk 16", "enter trophy-room from 16", "enter guard-room from 16", "walk 20", "enter scullery from 20"]
    )
    state.play("walk 16")
    assert guests(state, 0) == ["16", "16", "20", "20"]
