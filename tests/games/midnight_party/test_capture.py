"""MP-7: being captured."""

from __future__ import annotations

import pytest

import nightkeep as nk
from tests.games.gallery_support import everybody, fields, guests, moves, phantom, play, position, roll, told
from tests.games.midnight_party.support import STEPS, board_text, party, party_on

STAIRS = [f"-{step}" for step in STEPS]


@pytest.mark.parametrize("start", ["-10", "-9", "-8", "-7", "-6", "-5"])
def test_no_captures_on_the_way_up(start: str) -> None:
    """MP-7.1: while it stays on the staircase nobody is captured, not even next to the exit."""
    state = position(party(2), [["0", "1", "2", "35"]], start)
    assert told(roll(state, "phantom"), "captured") == []
    assert phantom(state).startswith("-")


@pytest.mark.parametrize(("start", "taken"), [("-4", [0]), ("-3", [0, 1]), ("-2", [0, 1, 2])])
def test_captures_begin_with_the_exit(start: str, taken: list[int]) -> None:
    """MP-7.1: landing on the exit or passing it captures there; the space before the exit is not on its way."""
    state = position(party(2), [["0", "1", "2", "3", "35", "34"]], start)
    assert [data["space"] for data in told(roll(state, "phantom"), "captured")] == taken
    assert {"35", "34"} <= set(guests(state, 0))


def test_all_guests_are_in_the_gallery_before_that() -> None:
    """MP-7.1: a position with a captured or hidden guest and the Phantom on a step does not exist."""
    for place in ("-10", "study"):
        with pytest.raises(nk.PositionError, match="off the gallery before the Phantom has reached it"):
            position(party(), [[place]], "-2")


def test_passing_and_landing_both_capture() -> None:
    """MP-7.2: every space passed and the one where it stops, the roller's own guests included; not where it started
    from, and not the space behind its goal."""
    state = position(party(2), [["11", "13", "14", "9"], ["12", "14"]], "10", turn=0, rest="30")
    events = roll(state, "phantom")
    assert [(data["space"], data["seat"]) for data in told(events, "captured")] == [(11, 0), (12, 1), (13, 0)]
    assert guests(state, 0)[:2] == ["9", "14"]
    assert guests(state, 1)[0] == "14"


def test_two_spaces_with_eight_players() -> None:
    """MP-7.2, MP-6.1: it takes nobody beyond its shorter way."""
    state = position(party(8), [["11"], ["12"], ["13"]], "10", rest="30")
    assert [data["space"] for data in told(roll(state, "phantom"), "captured")] == [11, 12]
    assert "13" in guests(state, 2)


def test_lowest_free_step_first() -> None:
    """MP-7.3: from -10 up to -2, over all players' guests; a step with anybody's guest is taken."""
    for taken in range(len(STAIRS)):
        own = [["11"], STAIRS[:taken][:6]]
        own[0] += STAIRS[6:taken]
        state = position(party(2), own, "10", rest="30")
        roll(state, "phantom")
        assert STAIRS[taken] in guests(state, 0)


def test_a_gap_is_filled_first() -> None:
    """MP-7.3: what counts is the largest number that is free."""
    state = position(party(2), [["11"], ["-10", "-8"]], "10", rest="30")
    roll(state, "phantom")
    assert guests(state, 0)[-1] == "-9"


def test_same_space_same_step() -> None:
    """MP-7.4: all guests of all players on one space."""
    state = position(party(4), [["12", "12"], ["12"], [], ["12", "12", "12"]], "10", rest="30")
    events = roll(state, "phantom")
    assert [guests(state, seat).count("-10") for seat in range(4)] == [2, 1, 0, 3]
    assert [(data["seat"], data["guests"], data["step"]) for data in told(events, "captured")] == [
        (0, 2, 10), (1, 1, 10), (3, 3, 10),
    ]  # fmt: skip


def test_one_space_after_another() -> None:
    """MP-7.5: in the order of the spaces, over the exit, whatever the order of the seats or the space numbers."""
    state = position(party(3), [["1"], ["0", "35"], ["35", "1"]], "34", rest="20")
    roll(state, "phantom")
    assert [own[-2:] for own in everybody(state)] == [["20", "-8"], ["-10", "-9"], ["-10", "-8"]]


def test_spaces_without_guests_take_no_step() -> None:
    """MP-7.5: only a space with guests takes the next step."""
    state = position(party(2), [["13"], ["11"]], "10", rest="30")
    roll(state, "phantom")
    assert (guests(state, 0)[-1], guests(state, 1)[-1]) == ("-9", "-10")


def test_full_staircase() -> None:
    """MP-7.6: nine steps taken: everybody else goes to -10, space after space, without limit."""
    state = position(party(3), [[*STAIRS[:5]], [*STAIRS[5:], "11"], ["11", "12", "13", "14"]], "10", rest="30")
    roll(state, "phantom")
    assert guests(state, 0) == STAIRS[:5]
    assert guests(state, 1) == ["-10", "-5", "-4", "-3", "-2"]
    assert guests(state, 2) == ["14", "30", "-10", "-10", "-10"]
    assert state.status() == []


def test_the_last_free_step_then_the_overflow() -> None:
    """MP-7.3, MP-7.6: -2 is still used before -10 is used again."""
    state = position(party(2), [STAIRS[:5], [*STAIRS[5:8], "11", "12", "13"]], "10", rest="30")
    roll(state, "phantom")
    assert guests(state, 1) == ["-10", "-10", "-5", "-4", "-3", "-2"]


def test_a_staircase_of_one_step_holds_everybody() -> None:
    """MP-7.6: no limit of guests on a step."""
    state = position(party_on(board_text(steps=[5]), 2), [["11", "12", "13"], ["11", "12", "13"]], "10", rest="30")
    roll(state, "phantom")
    assert everybody(state) == [["30"] * 3 + ["-5"] * 3] * 2


@pytest.mark.parametrize("number", [1, 2, 4, 5])
def test_captured_guests_stay(number: int) -> None:
    """MP-7.7: no choice moves a captured guest."""
    state = position(party(), [["20", "21", "-10", "-2"]], "10", die=number, rest="9")
    assert {action.split(" ")[-1] for action in moves(state)} == {"20", "21"}
    with pytest.raises(nk.IllegalAction, match="a captured guest stays on its step until the round is over"):
        state.play("walk stairs")


def test_no_step_becomes_free_during_a_round() -> None:
    """MP-7.7: over many turns every step once taken stays taken by the same guests."""
    state = position(party(2), [["-10", "20", "22"], ["-9", "19", "24"]], "10", rest="3")
    for number in (1, 2, 4, 5):
        roll(state, number)
        state.play(state.actions()[0])
        roll(state, "phantom")
        assert guests(state, 0).count("-10") == 1
        assert guests(state, 1).count("-9") == 1


def test_no_points_at_the_capture() -> None:
    """MP-7.8: neither the Phantom's move nor a guest's own step onto it changes a score."""
    state = position(party(2), [["11", "12"], ["13", "20"]], "10", score=[-5, 2], round_number=2, rest="30")
    roll(state, "phantom")
    assert state.scores() == [-5, 2]
    play(state, "roll 5", "walk 30")
    state = position(party(2), [["11"], []], "13", score=[-5, 2], round_number=2, die=2, rest="30")
    assert told(state.play("walk 11"), "captured") != []
    assert state.scores() == [-5, 2]


def test_a_step_may_hold_guests_of_all_players() -> None:
    """MP-7.4, MP-7.6: such positions are accepted as they are."""
    assert party().state(fields(party(), [["20"]], "10", rest="-10")).status() == []
