"""HC-8: being captured."""

from __future__ import annotations

import pytest

import nightkeep as nk
from tests.games.gallery_support import everybody, guests, phantom, play, roll, told
from tests.games.hidden_castle.castle import STEPS, castle, random_states

FULL = (STEPS[:2], STEPS[2:4], STEPS[4:6], STEPS[6:8], STEPS[8:])


@pytest.mark.parametrize("origin", ["door", *STEPS])
def test_captures_begin_with_the_exit(origin: str) -> None:
    """HC-8.1: a climbing Phantom captures nobody; from the exit on it does."""
    state = castle(["0", "1"], ["35", "2"], phantom=origin, rest="20")
    roll(state, "phantom")
    reached = {"0": 1, "1": 2, "2": 3}.get(phantom(state), 0)
    assert len([at for own in everybody(state) for at in own if at in STEPS]) == reached
    assert "35" in guests(state, 1)


@pytest.mark.parametrize("place", ["+10", "+2", "library"])
def test_nobody_is_off_the_gallery_before_the_first_arrival(place: str) -> None:
    """HC-8.1"""
    with pytest.raises(nk.PositionError, match="before the Phantom has reached it"):
        castle([place], phantom="+8")


def test_nobody_is_off_the_gallery_before_the_first_arrival_in_play() -> None:
    """HC-8.1: in games played at random."""
    for seed in range(4):
        for state in random_states(nk.game("hidden-castle", players=8), seed):
            if phantom(state).isdigit():
                break
            assert all(at.isdigit() or at == "box" for own in everybody(state) for at in own)


def test_passing_and_landing_both_capture() -> None:
    """HC-8.2: also the roller's own guests; nobody behind it or beyond."""
    state = castle(["26", "24"], ["27", "29"], ["28", "23"], rest="20")
    roll(state, "phantom")
    assert everybody(state)[:3] == [["24", "+10"], ["29", "+9"], ["23", "+8"]]
    assert state.scores() == [20, 19, 18, 10, 10, 10]


def test_passing_over_the_end_of_the_loop_captures() -> None:
    """HC-8.2, HC-8.6: 35, then the exit, then 1."""
    state = castle(["0", "1"], ["35", "2"], phantom="34", rest="20")
    roll(state, "phantom")
    assert everybody(state)[:2] == [["+9", "+8"], ["2", "+10"]]
    assert state.scores()[:2] == [27, 20]


@pytest.mark.parametrize(
    ("taken", "step"),
    [
        ([], "+10"),
        ([["+10"]], "+9"),
        ([["+9"]], "+10"),
        ([["+10", "+8"]], "+9"),
        ([["+10"], ["+9", "+8"], ["+6"]], "+7"),
        ([["+10", "+10"], ["+10"]], "+9"),
        ([("+10", "+9"), ("+8", "+7"), ("+6", "+5"), ("+4", "+3")], "+2"),
    ],
)
def test_highest_free_step(taken: list[list[str]], step: str) -> None:
    """HC-8.3, HC-8.4: free of guests of any player; the step's number is scored at once."""
    state = castle(["26", "5"], *taken)
    roll(state, "phantom")
    assert guests(state, 0) == ["5", step]
    assert state.scores() == [10 + int(step), *[10] * 5]


def test_an_own_guest_takes_a_step_too() -> None:
    """HC-8.3: a step with a guest of the same player is not free."""
    state = castle(["26", "+10"])
    roll(state, "phantom")
    assert guests(state, 0) == ["+10", "+9"]


def test_guests_on_the_staircase_are_not_scored_again() -> None:
    """HC-8.4: neither when others are captured nor when nothing happens."""
    state = castle(["26", "+10"], ["+9", "+8"], score=[20, 27])
    roll(state, "phantom")
    assert state.scores()[:2] == [20 + 7, 27]
    roll(state, "phantom")
    assert state.scores()[:2] == [27, 27]


def test_same_space_same_step() -> None:
    """HC-8.5: each of them scores it, an owner of two twice."""
    state = castle(["27", "27"], ["27", "5"], ["5", "5"])
    events = roll(state, "phantom")
    assert everybody(state)[:3] == [["+10", "+10"], ["5", "+10"], ["5", "5"]]
    assert state.scores()[:3] == [30, 20, 10]
    assert [(e["seat"], e["guests"], e["points"]) for e in told(events, "captured")] == [(0, 2, 20), (1, 1, 10)]


def test_all_guests_of_a_player_on_one_space() -> None:
    """HC-8.5: six of them."""
    state = castle(["26"] * 6, ["5"] * 6, players=2)
    roll(state, "phantom")
    assert guests(state, 0) == ["+10"] * 6
    assert state.scores() == [70, 10]


def test_one_space_after_another() -> None:
    """HC-8.6: in the order of the Phantom's way, not of seats; each space takes what is free at that moment."""
    state = castle(["28", "5"], ["27", "26"], ["+9", "27"])
    events = roll(state, "phantom")
    assert everybody(state)[:3] == [["5", "+7"], ["+10", "+8"], ["+9", "+8"]]
    assert state.scores()[:3] == [17, 28, 18]
    assert [event["space"] for event in told(events, "captured")] == [26, 27, 27, 28]


def test_empty_spaces_take_no_step() -> None:
    """HC-8.6: only spaces with guests do."""
    state = castle(["28", "5"])
    roll(state, "phantom")
    assert guests(state, 0) == ["5", "+10"]


def test_full_staircase() -> None:
    """HC-8.7: to +10, beside the guests there."""
    state = castle(["26", "5"], *FULL)
    roll(state, "phantom")
    assert guests(state, 0) == ["5", "+10"]
    assert guests(state, 1) == ["+10", "+9"]
    assert state.scores() == [20, *[10] * 5]


def test_full_staircase_several_times_in_one_move() -> None:
    """HC-8.7: one free step is filled, then three spaces in a row go to +10, whoever they belong to."""
    taken = (STEPS[:2], STEPS[2:4], STEPS[4:6], STEPS[6:8])
    state = castle(*taken, ["26", "27"], ["28", "30"], ["30", "31"], players=7, clock=4)
    roll(state, "phantom")
    assert phantom(state) == "31"
    assert everybody(state)[:4] == [list(own) for own in taken]
    assert everybody(state)[4:] == [["+10", "+2"], ["+10", "+10"], ["+10", "+10"]]
    assert state.scores() == [10, 10, 10, 10, 10 + 2 + 10, 30, 30]


def test_a_step_has_no_limit() -> None:
    """HC-8.7: a whole party on +10."""
    state = castle(["26", "27"], *FULL, ["26", "27"], ["28", "28"], players=8)
    roll(state, "phantom")
    assert sum(own.count("+10") for own in everybody(state)) == 7
    assert state.scores() == [30, *[10] * 5, 30, 30]


@pytest.mark.parametrize("step", STEPS)
def test_steps_become_free_again(step: str) -> None:
    """HC-8.8: as soon as the last guest has left, the next capture finds the step."""
    others = [other for other in STEPS if other != step]
    state = castle([step, "5"], others[:2], others[2:4], others[4:6], others[6:], ["26"], turn=0, rest="20")
    play(state, "roll 2", "walk stairs", "roll phantom")
    assert step in guests(state, 5)
    assert state.scores()[5] == 10 + int(step)


def test_a_shared_step_is_free_only_when_its_last_guest_has_left() -> None:
    """HC-8.8"""
    state = castle(["+10", "5"], ["+10", "5"], ["26", "29"], rest="20")
    play(state, "roll 2", "walk stairs", "roll phantom")
    assert guests(state, 2) == ["29", "+9"]
    state = castle(["+10", "5"], ["+10", "5"], ["26", "29"], rest="20")
    play(state, "roll 2", "walk stairs", "roll 2", "walk stairs", "roll phantom")
    assert guests(state, 2) == ["29", "+10"]
