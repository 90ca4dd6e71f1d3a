"""HC-3: the turn."""

from __future__ import annotations

import pytest

import nightkeep as nk
from tests.games.gallery_support import everybody, guests, moves, phantom, play, roll
from tests.games.hidden_castle.castle import DOORWAYS, castle, random_states


def origins(state: nk.State) -> set[str]:
    """Where the guests that may be moved start from."""
    return {action.split(" ")[-1] for action in moves(state)}


@pytest.mark.parametrize("players", range(2, 9))
def test_seat_one_has_the_first_turn(players: int) -> None:
    """HC-3.1: whoever placed last, seat 1 rolls first."""
    state = nk.game("hidden-castle", players=players).start()
    while state.actor != nk.CHANCE:
        play(state, state.actions()[0])
    roll(state, 1)
    assert state.actor == 0


@pytest.mark.parametrize("players", [2, 3, 5, 8])
def test_turns_pass_clockwise_and_nobody_is_skipped(players: int) -> None:
    """HC-3.1, HC-3.2, HC-9.5: through a whole game, one roll a turn and the seats one after another."""
    rolls = []
    for state in random_states(nk.game("hidden-castle", players=players), seed=players, most=3000):
        if state.actor == nk.CHANCE:
            rolls.append(state.to_dict()["turn"])
        last = state
    assert last.is_over
    assert rolls == [turn % players for turn in range(len(rolls))]


def test_a_seat_with_every_guest_off_the_gallery_is_not_skipped() -> None:
    """HC-3.1, HC-3.6"""
    state = castle(["30"], ["+10", "library"], die=1)
    play(state, "walk 30")
    roll(state, 1)
    assert state.actor == 1


def test_one_roll_and_no_second() -> None:
    """HC-3.2: no reroll before the move, no extra roll or turn after it, whatever was rolled."""
    for face in (1, 2, 4, 5):
        state = castle(["4"], ["5"])
        roll(state, face)
        with pytest.raises(nk.IllegalAction, match=r"HC-3\.2"):
            roll(state, 5)
        play(state, "walk 4")
        assert state.actor == nk.CHANCE
        assert state.to_dict()["turn"] == 1


def test_a_turn_begins_with_the_roll() -> None:
    """HC-3.2: nothing can be moved before it."""
    state = castle(["4"])
    assert state.actor == nk.CHANCE
    with pytest.raises(nk.IllegalAction, match=r"HC-3\.2"):
        play(state, "walk 4")


@pytest.mark.parametrize("number", [1, 2, 4, 5])
def test_a_number_moves_exactly_one_own_guest(number: int) -> None:
    """HC-3.3: every choice moves one own guest, nobody else's, and ends the turn: nothing is split."""
    start = castle(["4", "9", "library"], ["5", "10", "chapel"], players=5, die=number)
    for choice in moves(start):
        state = start.copy()
        play(state, choice)
        moved = [at for at in guests(start, 0) if at not in guests(state, 0)]
        assert len(moved) == 1
        assert sum(a != b for a, b in zip(everybody(start), everybody(state), strict=True)) == 1
        assert state.actor == nk.CHANCE
        assert state.to_dict()["die"] == 0


@pytest.mark.parametrize("action", ["stay", "pass", "walk", "walk 5", "walk chapel"])
def test_no_passing_and_no_moving_others(action: str) -> None:
    """HC-3.3: not staying, not another player's guest."""
    state = castle(["4", "9"], ["5", "chapel"], die=2)
    with pytest.raises(nk.IllegalAction):
        play(state, action)
    assert state.actor == 0


def test_a_phantom_face_moves_the_phantom_and_no_guest() -> None:
    """HC-3.4: there is nothing to decide, and the next seat rolls."""
    state = castle(["4", "library"], ["+10", "30"], turn=2)
    before = everybody(state)
    roll(state, "phantom")
    assert phantom(state) == "28"
    assert everybody(state) == before
    assert state.actor == nk.CHANCE
    assert state.to_dict()["turn"] == 3


@pytest.mark.parametrize("number", [1, 2, 4, 5])
def test_a_number_does_not_move_the_phantom(number: int) -> None:
    """HC-3.4: only a Phantom face does."""
    state = castle(["4"], die=number)
    play(state, "walk 4")
    assert phantom(state) == "25"


def test_which_guests_may_be_moved() -> None:
    """HC-3.5: any in the gallery, any in a chamber, and of those on the stairs the highest; none must go first."""
    state = castle(["4", "9", "library", "armoury", "+9", "+6"], players=2, die=1)
    assert origins(state) == {"4", "9", "library", "armoury", "stairs"}
    play(state, "walk stairs")
    assert guests(state, 0) == ["0", "4", "9", "library", "armoury", "+6"]


@pytest.mark.parametrize(
    ("own", "allowed"),
    [
        (["library", "armoury"], {"library", "armoury"}),
        (["+9", "+6"], {"stairs"}),
        (["clock-room", "+2"], {"clock-room", "stairs"}),
    ],
)
@pytest.mark.parametrize("number", [1, 2, 4, 5])
def test_nobody_left_in_the_gallery(own: list[str], allowed: set[str], number: int) -> None:
    """HC-3.6: one of them must come out; with a 1 it can only be into the gallery."""
    state = castle(own, die=number)
    assert origins(state) == allowed
    for choice in moves(state):
        after = state.copy()
        play(after, choice)
        assert sorted(guests(after, 0)) != sorted(own)
        if number == 1:
            assert any(at.isdigit() for at in guests(after, 0))


@pytest.mark.parametrize("players", [2, 5, 8])
def test_a_number_is_always_playable(players: int) -> None:
    """HC-3.7: in whole games, every number has a move, one walk at least for each place a guest may start from."""
    seen = 0
    for seed in range(5):
        for state in random_states(nk.game("hidden-castle", players=players), seed):
            if state.to_dict()["die"]:
                seen += 1
                assert {f"walk {origin}" for origin in origins(state)} <= moves(state) != set()
    assert seen > 50


def test_a_number_is_playable_with_everything_taken() -> None:
    """HC-3.7: all chambers full, all spaces crowded, the Phantom right ahead."""
    rooms = list(DOORWAYS)
    state = castle([rooms[0], rooms[1]], [rooms[2], rooms[3]], [rooms[4], rooms[5]], [rooms[6], rooms[7]],
                   [rooms[8], "24"], ["26", "26"], die=4)  # fmt: skip
    assert moves(state) == {"walk library", "walk ballroom"}


@pytest.mark.parametrize("place", ["4", "24", "0"])
def test_equal_moves_are_one_choice(place: str) -> None:
    """HC-3.8: two own guests on one space walk, and enter, as one choice."""
    state = castle([place, place, place, place, place, "30"], players=2, die=1)
    assert moves(state) == {f"walk {place}", "walk 30", "enter observatory from 30"}
    play(state, f"walk {place}")
    assert guests(state, 0).count(place) == 4


def test_equal_entries_and_equal_ways_down_are_one_choice() -> None:
    """HC-3.8, HC-6.4"""
    state = castle(["3", "3", "+9", "+9", "+9", "+9"], players=2, die=1)
    assert sorted(state.actions()) == ["enter library from 3", "walk 3", "walk stairs"]


def test_moves_to_one_place_from_two_places_are_two_choices() -> None:
    """HC-3.8: only a common start makes moves equal, even if they end alike."""
    state = castle(["3", "library"], die=4)
    assert {"walk 3", "walk library"} <= moves(state)
    state = castle(["2", "1"], die=4)
    assert {"enter library from 2", "enter library from 1"} <= moves(state)
