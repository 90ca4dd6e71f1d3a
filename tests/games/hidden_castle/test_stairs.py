"""HC-6: leaving the dungeon staircase."""

from __future__ import annotations

import pytest

from tests.games.gallery_support import everybody, guests, moves, play, roll, told
from tests.games.hidden_castle.castle import STEPS, castle

NUMBERS = [1, 2, 4, 5]


@pytest.mark.parametrize("number", NUMBERS)
def test_leaving_is_a_normal_move(number: int) -> None:
    """HC-6.1: a choice beside moving another guest; afterwards the next seat rolls."""
    state = castle(["+9", "5"], die=number)
    assert {"walk stairs", "walk 5"} <= moves(state)
    other = state.copy()
    play(other, "walk 5")
    assert "+9" in guests(other, 0)
    play(state, "walk stairs")
    assert "5" in guests(state, 0)
    assert state.to_dict()["turn"] == 1


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("number", NUMBERS)
def test_the_exit_is_the_first_space(step: str, number: int) -> None:
    """HC-6.2: from every step alike."""
    state = castle([step, "20"], die=number)
    play(state, "walk stairs")
    assert guests(state, 0) == [str(number - 1), "20"]


@pytest.mark.parametrize("own", [("+9", "+6"), ("+10", "+9"), ("+3", "+2"), ("+10", "+2")])
def test_highest_own_step_first(own: tuple[str, str]) -> None:
    """HC-6.3: only the guest with the highest number may leave."""
    state = castle(own, die=2)
    assert moves(state) == {"walk stairs"}
    play(state, "walk stairs")
    assert guests(state, 0) == ["1", own[1]]


def test_own_steps_one_after_another() -> None:
    """HC-6.3: the lower ones become the highest when those are gone."""
    stairs = ["+10", "+8", "+7", "+7", "+4", "+2"]
    state = castle(stairs, ["20"] * 6, players=2)
    for gone in range(1, 7):
        play(state, "roll 4", "walk stairs", "roll 1", "walk 20")
        assert guests(state, 0) == ["3"] * gone + stairs[gone:]


def test_two_own_guests_on_one_step() -> None:
    """HC-6.4: one choice; one leaves and the others stay."""
    state = castle(["+9", "+9", "+9", "+6", "20", "20"], players=2, die=4)
    assert [a for a in state.actions() if a.startswith("walk")] == ["walk 20", "walk stairs"]
    play(state, "walk stairs")
    assert guests(state, 0) == ["3", "20", "20", "+9", "+9", "+6"]


@pytest.mark.parametrize("number", NUMBERS)
def test_other_players_guests_do_not_matter(number: int) -> None:
    """HC-6.5: neither on higher and lower steps nor on the same one."""
    alone = castle(["+6", "20"], die=number)
    crowd = castle(["+6", "20"], ["+10", "+6"], ["+9", "+2"], ["+6", "+6"], die=number)
    assert moves(alone) == moves(crowd)
    play(crowd, "walk stairs")
    assert everybody(crowd)[:4] == [[str(number - 1), "20"], ["+10", "+6"], ["+9", "+2"], ["+6", "+6"]]


@pytest.mark.parametrize("step", STEPS)
def test_leaving_changes_no_score(step: str) -> None:
    """HC-6.6"""
    state = castle([step], die=4, score=[30, 20])
    play(state, "walk stairs")
    assert state.scores() == [30, 20, 10, 10, 10, 10]


@pytest.mark.parametrize("number", NUMBERS)
def test_from_the_staircase_into_a_chamber(number: int) -> None:
    """HC-6.7: one step to the exit, three to the library's doorway, one step in: five in all."""
    state = castle(["+5", "20"], die=number)
    assert ("enter library from stairs" in moves(state)) == (number == 5)
    if number == 5:
        play(state, "enter library from stairs")
        assert guests(state, 0) == ["20", "library"]
        assert state.scores()[0] == 10


def test_from_the_staircase_into_an_occupied_chamber() -> None:
    """HC-6.7, HC-5.8: the five is exact, so it boots."""
    state = castle(["+5", "20"], ["library", "20"], die=5)
    play(state, "enter library from stairs")
    assert everybody(state)[:2] == [["20", "library"], ["3", "20"]]


@pytest.mark.parametrize(
    ("own", "others", "after", "points"),
    [
        (["+10", "20"], [], ["20", "+10"], 10),  # its own step is free again
        (["+9", "20"], ["+10"], ["20", "+9"], 9),
        (["+9", "20"], [], ["20", "+10"], 10),  # a higher one is free anyway
        (["+10", "20"], ["+10"], ["20", "+9"], 9),  # another guest keeps the step taken
        (["+10", "+10"], [], ["+10", "+9"], 9),  # an own one too
    ],
)
def test_leaving_onto_the_phantom(own: list[str], others: list[str], after: list[str], points: int) -> None:
    """HC-6.8: captured again, scored again; the step it came from is free if nobody else stands there."""
    state = castle(own, others, phantom="0", die=1, rest="30")
    events = play(state, "walk stairs")
    assert guests(state, 0) == after
    assert state.scores() == [10 + points, 10, 10, 10, 10, 10]
    assert len(told(events, "captured")) == 1


def test_leaving_past_the_phantom_on_the_exit() -> None:
    """HC-6.8: with more than a 1 it walks over it (HC-4.6)."""
    state = castle(["+10", "20"], phantom="0", die=2, rest="30")
    play(state, "walk stairs")
    assert guests(state, 0) == ["1", "20"]


def test_no_moves_within_the_staircase() -> None:
    """HC-6.9: when steps above and below become free, the others stay where they are."""
    state = castle(["+10", "+8"], ["+9", "+6"], ["+5", "5"])
    play(state, "roll 2", "walk stairs", "roll 2", "walk stairs")
    assert everybody(state)[:3] == [["1", "+8"], ["1", "+6"], ["5", "+5"]]
    roll(state, "phantom")
    assert everybody(state)[:3] == [["1", "+8"], ["1", "+6"], ["5", "+5"]]


@pytest.mark.parametrize("action", ["walk +9", "walk +6", "enter +10 from 5", "walk step", "place 0"])
def test_steps_cannot_be_named_as_goals(action: str) -> None:
    """HC-6.9, HC-6.3: there is one way down for each player, and none from step to step."""
    state = castle(["+9", "+6"], die=1)
    assert state.why(action) is not None
    assert moves(state) == {"walk stairs"}
