"""HC-5: chambers."""

from __future__ import annotations

import pytest

import nightkeep as nk
from tests.games.gallery_support import everybody, guests, moves, phantom, play, roll, told
from tests.games.hidden_castle.castle import ARMS, DOORWAYS, STEPS, castle

NUMBERS = [1, 2, 4, 5]


@pytest.mark.parametrize("place", ["door", *STEPS])
def test_chambers_are_closed_until_the_phantom_is_out(place: str) -> None:
    """HC-5.1"""
    for number in NUMBERS:
        state = castle(["3", "10"], phantom=place, die=number)
        assert moves(state) == {"walk 3", "walk 10"}


@pytest.mark.parametrize("space", ["0", "1", "18", "35"])
def test_chambers_are_open_from_the_moment_it_stands_in_the_gallery(space: str) -> None:
    """HC-5.1: the exit included."""
    assert "enter library from 3" in moves(castle(["3", "10"], phantom=space, die=1))


def test_chambers_open_with_the_first_arrival() -> None:
    """HC-5.1: closed for the player before the Phantom's arrival, open for the one after it."""
    state = castle(["3", "8"], ["30", "30"], ["3", "8"], phantom="+4", rest="30")
    play(state, "roll 1")
    assert moves(state) == {"walk 3", "walk 8"}
    play(state, "walk 8", "roll phantom", "roll 1")
    assert phantom(state) == "0"
    assert moves(state) == {"walk 3", "walk 8", "enter library from 3", "enter ballroom from 8"}


@pytest.mark.parametrize("clock", range(1, 5))
def test_chambers_stay_open(clock: int) -> None:
    """HC-5.1: for the rest of the game, through every later visit of the exit."""
    state = castle(["8", "30"], phantom="35", clock=clock, turn=5, rest="33")
    play(state, "roll phantom", "roll 1")
    assert {"enter ballroom from 8", "enter observatory from 30"} <= moves(state)


@pytest.mark.parametrize("chamber", DOORWAYS)
def test_a_guest_in_a_chamber_is_never_captured(chamber: str) -> None:
    """HC-5.2: whether the Phantom passes the doorway or stops on it."""
    for before in (1, 3):
        state = castle([chamber], phantom=str(DOORWAYS[chamber] - before))
        roll(state, "phantom")
        assert chamber in guests(state, 0)
        assert state.scores()[0] == 10


@pytest.mark.parametrize("number", NUMBERS)
def test_a_chamber_holds_one_guest_at_most(number: int) -> None:
    """HC-5.3: whatever is entered, one guest is in it afterwards."""
    start = castle(["library", "3"], ["2", "ballroom"], ["chapel", "10"], turn=1, die=number)
    for choice in moves(start):
        state = start.copy()
        play(state, choice)
        inside = [at for own in everybody(state) for at in own if at in DOORWAYS]
        assert len(inside) == len(set(inside))


@pytest.mark.parametrize(
    ("space", "number", "enters"),
    [("3", 1, True), ("2", 2, True), ("2", 1, False), ("1", 2, False), ("0", 4, True), ("35", 5, True),
     ("35", 4, False), ("34", 5, False), ("4", 5, False)],
)  # fmt: skip
def test_steps_needed_to_enter(space: str, number: int, enters: bool) -> None:
    """HC-5.4: the distance to the doorway plus one; over the exit too, and never backwards."""
    state = castle([space, "28"], die=number)
    assert (f"enter library from {space}" in moves(state)) == enters


def test_entering_is_a_free_choice() -> None:
    """HC-5.5: every chamber within the roll, and walking; a nearer doorway may be passed."""
    assert moves(castle(["20", "2"], phantom="30", die=4), "20") == {
        "walk 20", "enter armoury from 20", "enter winter-garden from 20",
    }  # fmt: skip
    state = castle(["20", "2"], phantom="30", die=4)
    play(state, "enter winter-garden from 20")
    assert guests(state, 0) == ["2", "winter-garden"]
    assert state.scores()[0] == 10


@pytest.mark.parametrize(("chamber", "doorway"), DOORWAYS.items())
@pytest.mark.parametrize("number", NUMBERS)
def test_larger_rolls_and_exact_rolls(chamber: str, doorway: int, number: int) -> None:
    """HC-5.4, HC-5.6, HC-5.7: an empty chamber wants enough steps, a -3 chamber the very number."""
    for needed in range(1, 7):
        space = str((doorway - needed + 1) % 36)
        state = castle([space, space], phantom=str((doorway + 10) % 36), die=number)
        enough = number == needed if ARMS.get(chamber) == -3 else number >= needed
        assert (f"enter {chamber} from {space}" in moves(state)) == enough


def test_the_rest_of_a_larger_number_is_forfeited() -> None:
    """HC-5.6, HC-5.10: the guest stays inside, nothing is left to move, and the next seat rolls."""
    state = castle(["3", "10"], die=5)
    play(state, "enter library from 3")
    assert guests(state, 0) == ["10", "library"]
    assert state.actor == nk.CHANCE
    assert state.to_dict()["turn"] == 1
    roll(state, 5)
    assert state.actor == 1


@pytest.mark.parametrize("chamber", DOORWAYS)
@pytest.mark.parametrize("number", NUMBERS)
def test_an_occupied_chamber_wants_an_exact_roll(chamber: str, number: int) -> None:
    """HC-5.8: whatever its coat of arms."""
    for needed in range(1, 6):
        space = str((DOORWAYS[chamber] - needed + 1) % 36)
        state = castle([space, space], [chamber], phantom=str((DOORWAYS[chamber] + 10) % 36), die=number)
        assert (f"enter {chamber} from {space}" in moves(state)) == (number == needed)


@pytest.mark.parametrize("chamber", DOORWAYS)
@pytest.mark.parametrize("number", NUMBERS)
def test_an_own_guest_bars_the_chamber(chamber: str, number: int) -> None:
    """HC-5.9: even with an exact roll, from the gallery, another chamber or the stairs."""
    for needed in range(1, 6):
        space = str((DOORWAYS[chamber] - needed + 1) % 36)
        state = castle([space, chamber], phantom=str((DOORWAYS[chamber] + 10) % 36), die=number)
        assert not any(choice.startswith(f"enter {chamber} ") for choice in moves(state))


def test_an_own_guest_bars_the_chamber_from_stairs_and_chambers_too() -> None:
    """HC-5.9"""
    assert "enter library from stairs" not in moves(castle(["+9", "library"], die=5))
    assert "enter library from stairs" in moves(castle(["+9", "10"], die=5))
    assert "enter winter-garden from armoury" not in moves(castle(["armoury", "winter-garden"], die=5))
    assert "enter winter-garden from armoury" in moves(castle(["armoury", "2"], die=5))


def test_an_own_guest_bars_nobody_else() -> None:
    """HC-5.9: another player may enter exactly, and then it is the owner's turn to be kept out exactly (HC-5.8)."""
    state = castle(["library", "2"], ["2"], turn=1, die=2)
    play(state, "enter library from 2")
    assert guests(state, 0) == ["2", "3"]
    state = castle(["3", "2"], ["library"], die=2)
    assert "enter library from 2" in moves(state)
    assert "enter library from 3" not in moves(state)


def test_booting_the_occupant() -> None:
    """HC-5.11: onto the doorway, without a choice and without points; the next seat rolls."""
    state = castle(["14", "2"], ["map-room", "30"], die=2)
    play(state, "enter map-room from 14")
    assert guests(state, 0) == ["2", "map-room"]
    assert guests(state, 1) == ["15", "30"]
    assert state.scores() == [10] * 6
    assert state.actor == nk.CHANCE
    assert state.to_dict()["turn"] == 1


@pytest.mark.parametrize("seats", [(0, 5), (5, 0), (2, 3)])
def test_booting_finds_the_right_owner(seats: tuple[int, int]) -> None:
    """HC-5.11: whoever it is."""
    mover, owner = seats
    places: list[list[str]] = [["30", "30"] for _ in range(6)]
    places[mover] = ["14", "1"]
    places[owner] = ["2", "map-room"]
    state = castle(*places, turn=mover, die=2)
    play(state, "enter map-room from 14")
    assert guests(state, mover) == ["1", "map-room"]
    assert guests(state, owner) == ["2", "15"]


def test_booted_onto_a_crowded_doorway() -> None:
    """HC-5.12: with own guests and others, and nothing happens to them."""
    state = castle(["14", "15"], ["map-room", "15"], ["15", "15"], die=2)
    play(state, "enter map-room from 14")
    assert everybody(state)[:3] == [["15", "map-room"], ["15", "15"], ["15", "15"]]
    assert state.scores() == [10] * 6


def test_booted_onto_the_phantom() -> None:
    """HC-5.13: captured at once; its owner, not the mover, scores the highest free step."""
    state = castle(["14", "2"], ["map-room", "30"], ["+10"], phantom="15", die=2, rest="33")
    play(state, "enter map-room from 14")
    assert guests(state, 0) == ["2", "map-room"]
    assert guests(state, 1) == ["30", "+9"]
    assert state.scores() == [10, 19, 10, 10, 10, 10]


def test_booted_onto_the_phantom_with_a_full_staircase() -> None:
    """HC-5.13, HC-8.7: to +10 then, beside whoever stands there."""
    state = castle(["14"], ["map-room"], STEPS[:2], STEPS[2:4], STEPS[4:6], STEPS[6:8], [STEPS[8], "33"], players=7,
                   phantom="15", die=2, rest="33")  # fmt: skip
    play(state, "enter map-room from 14")
    assert guests(state, 1) == ["33", "+10"]
    assert state.scores()[1] == 20


@pytest.mark.parametrize(("chamber", "points"), [("ballroom", -3), ("banquet-hall", -3), ("armoury", 1), ("chapel", 0)])
def test_points_for_entering(chamber: str, points: int) -> None:
    """HC-5.14, HC-5.15: only the own score changes."""
    state = castle([str(DOORWAYS[chamber])], die=1, phantom="30", score=[20, 30])
    play(state, f"enter {chamber} from {DOORWAYS[chamber]}")
    assert state.scores() == [20 + points, 30, 10, 10, 10, 10]


@pytest.mark.parametrize(("before", "after"), [(0, 0), (2, 0), (3, 0), (5, 2)])
def test_a_minus_three_chamber_stops_at_zero(before: int, after: int) -> None:
    """HC-5.14"""
    state = castle(["27"], die=1, phantom="30", score=[before])
    play(state, "enter banquet-hall from 27")
    assert state.scores()[0] == after


@pytest.mark.parametrize(("chamber", "points"), ARMS.items())
def test_a_coat_of_arms_counts_for_booting_too(chamber: str, points: int) -> None:
    """HC-5.16: the one who enters has the points; being booted and staying inside bring none."""
    state = castle([str(DOORWAYS[chamber])], [chamber], phantom="33", score=[20, 20])
    play(state, "roll 1", f"enter {chamber} from {DOORWAYS[chamber]}")
    assert state.scores() == [20 + points, 20, 10, 10, 10, 10]
    play(state, "roll 2", "walk 32")
    assert state.scores() == [20 + points, 20, 10, 10, 10, 10]


@pytest.mark.parametrize(("chamber", "points"), ARMS.items())
def test_a_coat_of_arms_counts_as_often_as_it_is_entered(chamber: str, points: int) -> None:
    """HC-5.16: leaving brings none, coming in again does."""
    state = castle([chamber], [str(DOORWAYS[chamber])], phantom="33", score=[20, 20], players=2)
    play(state, "roll 2", f"walk {chamber}")
    assert state.scores() == [20, 20]
    play(state, "roll 1", f"enter {chamber} from {DOORWAYS[chamber]}")
    assert state.scores() == [20, 20 + points]
    state = castle([chamber], [str(DOORWAYS[chamber])], turn=1, phantom="33", score=[20, 20], players=2)
    play(state, "roll 1", f"enter {chamber} from {DOORWAYS[chamber]}")
    play(state, "roll 1", f"enter {chamber} from {DOORWAYS[chamber]}")
    play(state, "roll 1", f"enter {chamber} from {DOORWAYS[chamber]}")
    assert state.scores() == [20 + points, 20 + 2 * points]


def test_order_of_events_when_entering() -> None:
    """HC-5.17: in, coat of arms, boot, capture, then the end of the game; the end waits for all of it."""
    state = castle(["19", "2"], ["armoury", "30"], phantom="20", die=2, rest="33", score=[45, 40])
    events = play(state, "enter armoury from 19")
    assert [event.kind for event in events] == ["entered", "arms", "booted", "captured", "over"]
    assert state.scores()[:2] == [46, 50]
    assert state.is_over


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("chamber", DOORWAYS)
def test_leaving_a_chamber(chamber: str, number: int) -> None:
    """HC-5.18: the doorway is the first space."""
    doorway = DOORWAYS[chamber]
    state = castle([chamber], phantom=str((doorway + 10) % 36), die=number)
    play(state, f"walk {chamber}")
    assert str((doorway + number - 1) % 36) in guests(state, 0)
    assert chamber not in guests(state, 0)
    assert state.scores()[0] == 10


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("chamber", DOORWAYS)
def test_no_return_in_the_same_move(chamber: str, number: int) -> None:
    """HC-5.19"""
    state = castle([chamber], phantom=str((DOORWAYS[chamber] + 10) % 36), die=number)
    assert f"enter {chamber} from {chamber}" not in moves(state)
    with pytest.raises(nk.IllegalAction, match=r"HC-5\.19"):
        play(state, f"enter {chamber} from {chamber}")


@pytest.mark.parametrize(
    ("origin", "goal", "needed"),
    [("ballroom", "chapel", 5), ("armoury", "winter-garden", 5), ("banquet-hall", "observatory", 5),
     ("winter-garden", "banquet-hall", 6), ("library", "ballroom", 7), ("clock-room", "library", 7)],
)  # fmt: skip
def test_from_one_chamber_to_another(origin: str, goal: str, needed: int) -> None:
    """HC-5.20: one step out, the distance, one step in."""
    for number in NUMBERS:
        state = castle([origin], phantom="18", die=number)
        assert (f"enter {goal} from {origin}" in moves(state)) == (number >= needed)
    if needed == 5:
        state = castle([origin], phantom="18", die=5)
        play(state, f"enter {goal} from {origin}")
        assert goal in guests(state, 0)
        assert origin not in guests(state, 0)


def test_from_one_chamber_into_an_occupied_one() -> None:
    """HC-5.20, HC-5.8: an exact number boots; the -3 of the chamber left behind does not count again (HC-5.16)."""
    state = castle(["ballroom"], ["chapel"], die=5)
    play(state, "enter chapel from ballroom")
    assert guests(state, 1) == ["11", "24"]
    assert state.scores()[:2] == [10, 10]


def test_entering_over_the_phantom_on_the_doorway() -> None:
    """HC-5.21: safe, also for a guest that comes from farther off."""
    state = castle(["14", "33"], phantom="15", die=2, rest="33")
    play(state, "enter map-room from 14")
    assert guests(state, 0) == ["33", "map-room"]
    assert state.scores()[0] == 10


@pytest.mark.parametrize("number", [2, 4, 5])
def test_leaving_over_the_phantom_on_the_doorway(number: int) -> None:
    """HC-5.21: safe with more than a 1."""
    state = castle(["map-room", "33"], phantom="15", die=number, rest="33")
    events = play(state, "walk map-room")
    assert guests(state, 0) == [str(14 + number), "33"]
    assert not told(events, "captured")


def test_leaving_onto_the_phantom() -> None:
    """HC-5.21: a 1 ends on the doorway, where the guest is captured."""
    state = castle(["map-room", "33"], phantom="15", die=1, rest="33")
    play(state, "walk map-room")
    assert guests(state, 0) == ["33", "+10"]
    assert state.scores()[0] == 20
