"""MP-2: setting up."""

from __future__ import annotations

import pytest

import nightkeep as nk
from tests.games.gallery_support import everybody, guests, phantom, play, position, roll, told
from tests.games.midnight_party.support import GUESTS_EACH, party, place_all

LIST = ["red", "blue", "turquoise", "yellow", "grey", "green", "white", "purple"]


def colours(state: nk.State) -> list[str | None]:
    found: list[str | None] = state.view()["position"]["colours"]
    return found


@pytest.mark.parametrize(("players", "each"), GUESTS_EACH.items())
def test_guests_per_player(players: int, each: int) -> None:
    """MP-2.1: 6, 5, 4, 3 guests, and 2 from six players on: so many are placed before the first roll."""
    state = party(players).start()
    assert everybody(state) == [["box"] * each] * players
    placed = 0
    while state.actor != nk.CHANCE:
        state.play(state.actions()[0])
        placed += 1
    assert placed == players * each
    assert not any("box" in own for own in everybody(state))


@pytest.mark.parametrize("players", range(2, 6))
def test_colours_of_small_parties(players: int) -> None:
    """MP-2.2: with 2 to 5 players only the first colours of the list are in play."""
    state = party(players, "choose").start()
    assert state.actions() == [f"colour {colour}" for colour in LIST[:players]]


@pytest.mark.parametrize("players", range(6, 9))
def test_colours_of_large_parties(players: int) -> None:
    """MP-2.2: with 6 to 8 players all eight may be used, but none twice."""
    state = party(players, "choose").start()
    assert state.actions() == [f"colour {colour}" for colour in LIST]
    for colour in ("purple", "red"):
        state.play(f"colour {colour}")
        with pytest.raises(nk.IllegalAction, match=f"{colour} is taken"):
            state.play(f"colour {colour}")
    assert state.actions() == [f"colour {colour}" for colour in LIST[1:7]]


def test_colours_are_chosen_in_seat_order() -> None:
    """MP-2.3: from seat 1 on, each one that is still free, before anything is placed."""
    state = party(4, "choose").start()
    actors = []
    for colour in ("yellow", "red", "turquoise", "blue"):
        actors.append(state.actor)
        state.play(f"colour {colour}")
    assert actors == [0, 1, 2, 3]
    assert colours(state) == ["yellow", "red", "turquoise", "blue"]
    assert state.actor == 0
    assert state.actions()[0] == "place 0"


@pytest.mark.parametrize("players", range(2, 9))
def test_colours_in_seat_order(players: int) -> None:
    """MP-2.3: with 'seat-order' nobody chooses, and seat n has the n-th colour."""
    state = party(players).start()
    assert colours(state) == LIST[:players]
    assert state.actions()[0] == "place 0"


def test_colours_have_no_effect() -> None:
    """MP-2.3: the same game goes on whatever was chosen."""
    plain, chosen = party(2).start(), party(2, "choose").start()
    play(chosen, "colour blue", "colour red")
    for state in (plain, chosen):
        place_all(state)
        play(state, "roll 5", "walk 1", "roll phantom")
    assert {**chosen.to_dict(), "colour": 0} == {**plain.to_dict(), "colour": 0}


def test_seats_go_clockwise_from_the_youngest() -> None:
    """MP-2.4: seat 1 (number 0) begins, the next seat is the one to the left, and after the last comes seat 1."""
    state = party(3).start()
    actors = []
    for space in range(7):
        actors.append(state.actor)
        state.play(f"place {space}")
    assert actors == [0, 1, 2, 0, 1, 2, 0]


@pytest.mark.parametrize("players", range(2, 9))
def test_phantom_starts_on_the_bottom_step(players: int) -> None:
    """MP-2.5: on -10 in the first round, and still there when the last guest has been placed."""
    state = party(players).start()
    assert phantom(state) == "-10"
    place_all(state)
    assert phantom(state) == "-10"


@pytest.mark.parametrize("players", range(2, 9))
def test_scores_start_at_0(players: int) -> None:
    """MP-2.6: 0 for everybody, not the 10 of the scoring track."""
    assert party(players).start().scores() == [0] * players


@pytest.mark.parametrize("players", range(2, 9))
def test_guests_are_placed_singly_by_turns(players: int) -> None:
    """MP-2.7: one guest at a time, round the table, until all are on the board; then seat 1 rolls."""
    state = party(players).start()
    order = []
    space = 0
    while state.actor != nk.CHANCE:
        order.append(state.actor)
        before = [own.count("box") for own in everybody(state)]
        state.play(f"place {space}")
        after = [own.count("box") for own in everybody(state)]
        assert [a - b for a, b in zip(before, after, strict=True)] == [int(s == order[-1]) for s in range(players)]
        space += 1
    assert order == list(range(players)) * GUESTS_EACH[players]
    assert told(roll(state, 1), "rolled")[0]["seat"] == 0


def test_one_guest_per_space_while_placing() -> None:
    """MP-2.8: any gallery space without a guest, be it a doorway, the exit or just after it; own guests count too."""
    state = party(2).start()
    free = {f"place {space}" for space in range(36)}
    for space in (0, 1, 3, 9, 35, 2):
        assert set(state.actions()) == free
        state.play(f"place {space}")
        free.remove(f"place {space}")
        with pytest.raises(nk.IllegalAction, match=f"space {space} already holds a guest"):
            state.play(f"place {space}")


def test_no_placing_off_the_gallery() -> None:
    """MP-2.9: neither steps nor chambers are places to choose."""
    state = party().start()
    assert all(action.split(" ")[1].isdigit() for action in state.actions())
    for word in ("library", "stairs", "-10", "-2"):
        with pytest.raises(nk.IllegalAction, match=f"there is no space '{word}'"):
            state.play(f"place {word}")


def test_placing_is_compulsory_and_final() -> None:
    """MP-2.10: no pass, no moving of a guest already placed, and always a free space left."""
    state = party(8).start()
    state.play("place 5")
    for action in ("stay", "walk 5", "roll 1"):
        with pytest.raises(nk.IllegalAction):
            state.play(action)
    fewest = 36
    while state.actor != nk.CHANCE:
        fewest = min(fewest, len(state.actions()))
        state.play(state.actions()[0])
    assert fewest == 36 - 15
    assert "5" in guests(state, 0)


def test_a_guest_once_placed_is_not_replaced_by_another() -> None:
    """MP-2.10: each placement takes a guest from the box, never from the board."""
    state = position(party(2), [["10", "11"], ["20"]], "-10", phase="placing", turn=1)
    state.play("place 21")
    assert guests(state, 0) == ["10", "11", "box", "box", "box", "box"]
    assert guests(state, 1) == ["20", "21", "box", "box", "box", "box"]
