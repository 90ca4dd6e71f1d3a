"""MP-6: the Phantom."""

from __future__ import annotations

import pytest

import nightkeep as nk
from tests.games.gallery_support import guests, phantom, position, roll, told
from tests.games.midnight_party.support import board_text, party, party_on, place_all

SPEED = {2: 3, 3: 3, 4: 3, 5: 3, 6: 3, 7: 2, 8: 2}


@pytest.mark.parametrize(("players", "speed"), SPEED.items())
def test_fixed_speed(players: int, speed: int) -> None:
    """MP-6.1: 3 spaces with up to six players, 2 with seven or eight; on the stairs, in the gallery, over the exit."""
    for start, space in (("-10", None), ("5", 5), ("34", 34), ("35", 35)):
        state = position(party(players), [], start)
        events = roll(state, "phantom")
        assert told(events, "phantom")[0]["spaces"] == speed
        assert phantom(state) == (f"-{10 - speed}" if space is None else str((space + speed) % 36))


@pytest.mark.parametrize("round_number", [1, 2, 3])
@pytest.mark.parametrize(("players", "speed"), SPEED.items())
def test_two_laps(players: int, speed: int, round_number: int) -> None:
    """MP-6.1, MP-6.3, MP-6.4: the same speed lap after lap over the exit, in every round, and never off the gallery."""
    state = position(party(players), [["11"]], "5", rest="-10", round_number=round_number)
    at, ahead = 5, 11  # the last guest in the gallery keeps ahead of it
    for _ in range(72 // speed):
        roll(state, 4 if speed == 3 else 2)
        state.play(f"walk {ahead}")
        ahead = (ahead + (4 if speed == 3 else 2)) % 36
        roll(state, "phantom")
        at = (at + speed) % 36
        assert phantom(state) == str(at)
        for _ in range(players - 2):
            roll(state, 1)
    assert guests(state, 0)[0] == str(ahead)
    assert state.scores() == [0] * players


THREE = {"-10": "-7", "-9": "-6", "-8": "-5", "-7": "-4", "-6": "-3", "-5": "-2", "-4": "0", "-3": "1", "-2": "2"}
TWO = {"-10": "-8", "-9": "-7", "-8": "-6", "-7": "-5", "-6": "-4", "-5": "-3", "-4": "-2", "-3": "0", "-2": "1"}


@pytest.mark.parametrize("start", THREE)
def test_climbing_step_by_step(start: str) -> None:
    """MP-6.2: every step is one space, then the exit, then the gallery, without a stop between them."""
    for players, table in ((6, THREE), (7, TWO)):
        state = position(party(players), [], start)
        roll(state, "phantom")
        assert phantom(state) == table[start]


def test_a_short_staircase() -> None:
    """MP-6.2: the count goes on over the exit whatever the length of the staircase."""
    for players, target in ((2, "14"), (8, "13")):
        state = position(party_on(board_text(exit=12, steps=[4]), players), [], "-4")
        roll(state, "phantom")
        assert phantom(state) == target


@pytest.mark.parametrize("space", range(36))
def test_clockwise_around_the_gallery(space: int) -> None:
    """MP-6.3: to higher numbers, past doorways, and over the exit; MP-6.4: never back onto the staircase."""
    for players, speed in ((2, 3), (8, 2)):
        state = position(party(players), [], str(space))
        roll(state, "phantom")
        assert phantom(state) == str((space + speed) % 36)


@pytest.mark.parametrize(("players", "way"), [(6, ["-7", "-4", "0"]), (7, ["-8", "-6", "-4", "-2", "1"])])
def test_the_first_way_out(players: int, way: list[str]) -> None:
    """MP-6.5: speed 3 reaches the exit with the third roll, speed 2 stands on -2 and then on space 1."""
    state = party(players).start()
    place_all(state, first=10)
    found = []
    for _ in way:
        roll(state, "phantom")
        found.append(phantom(state))
    assert found == way


@pytest.mark.parametrize("players", [2, 8])
def test_moves_are_made_in_full(players: int) -> None:
    """MP-6.6: captures on the way do not stop it as long as somebody is left in the gallery."""
    state = position(party(players), [["11"], ["12"]], "10", rest="30")
    roll(state, "phantom")
    assert phantom(state) == str(10 + SPEED[players])
    assert (guests(state, 0)[-1], guests(state, 1)[-1]) == ("-10", "-9")


def test_the_roller_cannot_choose_how_far() -> None:
    """MP-6.6: nothing is asked after a Phantom face."""
    state = position(party(), [["12"]], "10")
    roll(state, "phantom")
    assert state.actor == nk.CHANCE
