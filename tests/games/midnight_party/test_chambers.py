"""MP-5: chambers."""

from __future__ import annotations

import pytest

import nightkeep as nk
from tests.games.gallery_support import everybody, guests, moves, phantom, play, position, roll, told
from tests.games.midnight_party.support import CHAMBERS, NUMBERS, STEPS, board_text, party, party_on

GOOD = [(room, doorway) for room, doorway, arms in CHAMBERS if arms == 3]
OTHERS = [(room, doorway) for room, doorway, arms in CHAMBERS if arms != 3]


def entries(state: nk.State) -> set[str]:
    return {action for action in moves(state) if action.startswith("enter")}


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("round_number", [1, 2, 3])
def test_closed_while_the_phantom_climbs(step: int, round_number: int) -> None:
    """MP-5.1: no chamber can be entered while the Phantom is on a step, in any round."""
    spots = [["3", "5"], ["9", "12"], ["16", "18"], ["22", "25"], ["28", "32"], ["34", "3"]]
    for seat in range(6):
        for number in NUMBERS:
            state = position(party(6), spots, f"-{step}", turn=seat, die=number, round_number=round_number)
            assert moves(state) == {f"walk {space}" for space in spots[seat]}


@pytest.mark.parametrize("space", ["0", "1", "30", "35"])
def test_open_from_the_exit_on(space: str) -> None:
    """MP-5.1: as soon as the Phantom stands in the gallery, the exit included, wherever it goes then."""
    state = position(party(), [["3"]], space, die=1, rest="20")
    assert entries(state) == {"enter study from 3"}


def test_open_in_the_turn_after_the_phantom_came_out() -> None:
    """MP-5.1: from the moment it stands there."""
    state = position(party(2), [["20", "21"], ["12", "13"]], "-4")
    play(state, "roll 1", "walk 20", "roll 1")
    assert entries(state) == set()
    play(state, "walk 12", "roll phantom", "roll 1", "walk 13", "roll 1")
    assert phantom(state) == "0"
    assert entries(state) == set()  # nobody of seat 1 is on a doorway
    play(state, "walk 21", "roll 1", "walk 13", "roll 1")
    assert entries(state) == {"enter scullery from 22"}


def test_safe_from_the_phantom() -> None:
    """MP-5.2: it passes all doorways, round the whole loop, and takes nobody out of a chamber."""
    rooms = [room for room, _, _ in CHAMBERS]
    state = position(party(2), [rooms[:6], rooms[6:10]], "10", rest="9")
    for _ in range(11):  # up to 7, just behind it the two guests that keep the round going
        assert told(roll(state, "phantom"), "captured") == []
        assert phantom(state).isdigit()
    assert everybody(state) == [rooms[:6], ["9", "9", *rooms[6:10]]]


@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize(("room", "doorway"), [(room, doorway) for room, doorway, _ in CHAMBERS])
def test_an_occupied_chamber_is_closed(room: str, doorway: int, owner: int) -> None:
    """MP-5.3: whoever is inside, and whether the number fits exactly or is larger."""
    away = str((doorway + 12) % 36)
    for number in NUMBERS:
        for before in range(number):
            origin = str((doorway - before) % 36)
            own = [[origin], []]
            own[owner] = [*own[owner], room]
            state = position(party(), own, away, die=number)
            assert f"enter {room} from {origin}" not in moves(state)
            with pytest.raises(nk.IllegalAction, match="already holds a guest"):
                state.play(f"enter {room} from {origin}")


def test_nobody_is_booted() -> None:
    """MP-5.3: one guest in a chamber at most; entering never touches anybody else."""
    state = position(party(), [["28"], ["31", "library"]], "10", die=5)
    before = everybody(state)
    state.play("enter nursery from 28")
    assert everybody(state)[1:] == before[1:]


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("space", range(36))
def test_steps_needed(space: int, number: int) -> None:
    """MP-5.4 to MP-5.7: distance to the doorway and one more, at most the number, exactly the number for +3."""
    state = position(party(), [[str(space)]], str((space + 18) % 36), die=number, rest=str((space + 17) % 36))
    expected = set()
    for room, doorway, arms in CHAMBERS:
        needed = (doorway - space) % 36 + 1
        if needed == number or (needed < number and arms != 3):
            expected.add(f"enter {room} from {space}")
    assert {action for action in entries(state) if action.endswith(f" {space}")} == expected


def test_on_the_doorway_one_is_needed() -> None:
    """MP-5.4: a guest on the doorway needs one; the chamber is entered from its doorway only."""
    state = position(party(), [["28", "29"]], "10", die=1, rest="8")
    assert entries(state) == {"enter library from 28"}
    state.play("enter library from 28")
    assert guests(state, 0)[-1] == "library"


def test_entering_is_a_free_choice() -> None:
    """MP-5.5: every chamber within the roll beside walking; nearer doorways are passed."""
    state = position(party(), [["16", "20"]], "10", die=4)
    assert moves(state, "16") == {"walk 16", "enter trophy-room from 16", "enter guard-room from 16"}
    assert moves(state, "20") == {"walk 20", "enter scullery from 20"}
    state.play("walk 16")
    assert guests(state, 0) == ["9", "9", "20", "20"]


def test_every_chamber_within_reach_is_a_choice() -> None:
    """MP-5.5: also on a board with a doorway on every space, and with six guests side by side."""
    cells = [(f"cell-{i}", i, 0) for i in range(24)]
    game = party_on(board_text(cells, spaces=24), 2)
    state = position(game, [["0", "5", "10", "15", "19", "2"]], "23", die=5, rest="22")
    assert len(state.actions()) == 36
    assert moves(state, "2") == {"walk 2", *(f"enter cell-{i} from 2" for i in (2, 3, 4, 5, 6))}


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize(("room", "doorway"), OTHERS)
def test_larger_numbers_are_allowed(room: str, doorway: int, number: int) -> None:
    """MP-5.6: plain and -1 chambers take any number that reaches them, and the rest is forfeited."""
    for before in range(number):
        origin = str((doorway - before) % 36)
        state = position(party(), [[origin]], str((doorway + 12) % 36), die=number)
        others = everybody(state)[1:]
        state.play(f"enter {room} from {origin}")
        assert room in guests(state, 0)
        assert everybody(state)[1:] == others
        assert state.actor == nk.CHANCE


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize(("room", "doorway"), GOOD)
def test_exact_number_for_a_good_chamber(room: str, doorway: int, number: int) -> None:
    """MP-5.7: a +3 chamber only with the very number; one too many or too few is refused."""
    for before in range(7):
        origin = str((doorway - before) % 36)
        state = position(party(), [[origin]], str((doorway + 12) % 36), die=number)
        assert (f"enter {room} from {origin}" in moves(state)) == (before + 1 == number)
        if before + 1 < number:
            with pytest.raises(nk.IllegalAction, match="exact number"):
                state.play(f"enter {room} from {origin}")


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize(("room", "doorway"), [(room, doorway) for room, doorway, _ in CHAMBERS])
def test_guests_stay_in_their_chambers(room: str, doorway: int, number: int) -> None:
    """MP-5.8: no choice moves a guest that is in a chamber, out of it or into another."""
    state = position(party(), [[room, "1", "2"]], "8", die=number, rest="7")
    assert {action.split(" ")[-1] for action in moves(state)} == {"1", "2", "7"}
    with pytest.raises(nk.IllegalAction, match="a guest in a chamber stays there until the round is over"):
        state.play(f"walk {room}")


@pytest.mark.parametrize(("room", "doorway"), [(room, doorway) for room, doorway, _ in CHAMBERS])
def test_no_points_on_entering(room: str, doorway: int) -> None:
    """MP-5.9: coats of arms count only at the end of the round."""
    state = position(party(), [[str(doorway)]], str((doorway + 12) % 36), die=1, score=[-7, 1], round_number=2)
    events = state.play(f"enter {room} from {doorway}")
    assert state.scores() == [-7, 1, 0, 0]
    assert [event.kind for event in events] == ["entered"]
