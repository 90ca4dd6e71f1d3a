"""HC-2: setting up."""

from __future__ import annotations

from pathlib import Path

import pytest

import nightkeep as nk
from nightkeep.games.gallery.places import COLOURS
from tests.games.gallery_support import everybody, guests, moves, phantom, play
from tests.games.hidden_castle.castle import STEPS, board_file

EACH = {2: 6, 3: 5, 4: 4, 5: 3, 6: 2, 7: 2, 8: 2}
PLAYERS = list(EACH)


def colours(state: nk.State) -> list[str | None]:
    """What everybody sees of the colours."""
    found: list[str | None] = state.view()["position"]["colours"]
    return found


@pytest.mark.parametrize(("players", "each"), EACH.items())
def test_guests_per_player(players: int, each: int) -> None:
    """HC-2.1: so many are placed, by every seat, before the first roll."""
    state = nk.game("hidden-castle", players=players).start()
    space = 0
    while state.actor != nk.CHANCE:
        play(state, f"place {space}")
        space += 1
    assert space == players * each
    assert [len(own) for own in everybody(state)] == [each] * players
    assert not any("box" in own for own in everybody(state))


@pytest.mark.parametrize("players", PLAYERS)
def test_colours_in_play(players: int) -> None:
    """HC-2.2: the first colours of the list for up to five players, any of the eight for more."""
    state = nk.game("hidden-castle", players=players, colours="choose").start()
    in_play = COLOURS[:players] if players <= 5 else COLOURS
    assert moves(state) == {f"colour {colour}" for colour in in_play}
    assert COLOURS == ("red", "blue", "turquoise", "yellow", "grey", "green", "white", "purple")


@pytest.mark.parametrize("players", PLAYERS)
def test_no_two_players_have_the_same_colour(players: int) -> None:
    """HC-2.2, HC-2.3: in seat order from seat 1, each takes one that is still free; then placing begins."""
    state = nk.game("hidden-castle", players=players, colours="choose").start()
    taken: list[str] = []
    for seat in range(players):
        assert state.actor == seat
        free = state.actions()
        assert not {f"colour {colour}" for colour in taken} & set(free)
        assert len(free) == (players if players <= 5 else 8) - seat
        taken.append(free[-1].removeprefix("colour "))
        play(state, free[-1])
        assert colours(state) == taken + [None] * (players - seat - 1)
    assert len(set(taken)) == players
    assert state.actor == 0
    assert moves(state) == {f"place {space}" for space in range(36)}


@pytest.mark.parametrize("players", PLAYERS)
def test_colours_by_seat(players: int) -> None:
    """HC-2.3: with 'seat-order' nobody chooses, and seat n has the n-th colour."""
    state = nk.game("hidden-castle", players=players, colours="seat-order").start()
    assert colours(state) == list(COLOURS[:players])
    assert all(action.startswith("place") for action in state.actions())


def test_colours_have_no_effect_on_play() -> None:
    """HC-2.3: the same game with other colours."""
    script = [*(f"place {space}" for space in range(12)), "roll 4", "walk 0", "roll phantom"]
    plain = nk.game("hidden-castle", players=6).start()
    chosen = nk.game("hidden-castle", players=6, colours="choose").start()
    play(chosen, *(f"colour {colour}" for colour in reversed(COLOURS[2:])))
    for action in script:
        assert chosen.actor == plain.actor
        assert chosen.actions() == plain.actions()
        play(plain, action)
        play(chosen, action)
    assert everybody(plain) == everybody(chosen)
    assert {**plain.to_dict(), "colour": 0} == {**chosen.to_dict(), "colour": 0}


@pytest.mark.parametrize("players", PLAYERS)
def test_the_next_seat_is_the_player_to_the_left(players: int) -> None:
    """HC-2.4, HC-2.8: seat 1 begins, seats follow by number, and after the last comes seat 1 again."""
    state = nk.game("hidden-castle", players=players).start()
    order = []
    for space in range(players * EACH[players]):
        order.append(state.actor)
        before = everybody(state)
        play(state, f"place {space}")
        before[order[-1]].remove("box")
        before[order[-1]].append(str(space))
        assert [sorted(own) for own in everybody(state)] == [sorted(own) for own in before]
    assert order == list(range(players)) * EACH[players]
    assert state.actor == nk.CHANCE


@pytest.mark.parametrize("players", PLAYERS)
def test_the_first_position(players: int) -> None:
    """HC-2.5, HC-2.6, HC-2.7: the Phantom at the cellar door, 10 points for everybody, 11:45."""
    state = nk.game("hidden-castle", players=players).start()
    assert phantom(state) == "door"
    assert state.scores() == [10] * players
    assert state.to_dict()["clock"] == 0
    assert state.view()["position"]["board"]["clocks"][0]["time"] == "11:45"
    assert all(own == ["box"] * EACH[players] for own in everybody(state))


def test_one_guest_per_space_while_placing() -> None:
    """HC-2.9: any free space will do, doorways and the exit too; one with a guest, own or another's, will not."""
    state = nk.game("hidden-castle", players=2).start()
    taken: set[str] = set()
    for space in ("0", "3", "8", "35", "17", "34"):
        free = {f"place {n}" for n in range(36)} - {f"place {n}" for n in taken}
        assert moves(state) == free
        play(state, f"place {space}")
        taken.add(space)
        with pytest.raises(nk.IllegalAction, match=r"HC-2\.9"):
            play(state, f"place {space}")


@pytest.mark.parametrize("place", [*STEPS, "10", "stairs", "door", "cellar", "step 10"])
def test_no_placing_on_the_staircase(place: str) -> None:
    """HC-2.10: only gallery spaces can be named, and '10' is gallery space 10, not a step."""
    state = nk.game("hidden-castle").start()
    if place == "10":
        play(state, "place 10")
        assert guests(state, 0)[0] == "10"
        return
    with pytest.raises(nk.IllegalAction):
        play(state, f"place {place}")
    assert state == nk.game("hidden-castle").start()


@pytest.mark.parametrize("chamber", ["library", "armoury", "map-room", "map room"])
def test_no_placing_in_chambers(chamber: str) -> None:
    """HC-2.11"""
    state = nk.game("hidden-castle").start()
    with pytest.raises(nk.IllegalAction):
        play(state, f"place {chamber}")
    with pytest.raises(nk.IllegalAction, match=r"HC-2\.8"):
        play(state, "enter library from 3")
    assert state == nk.game("hidden-castle").start()


@pytest.mark.parametrize("space", [0, 1, 2, 3])
def test_risky_spaces_are_allowed(space: int) -> None:
    """HC-2.12: the exit and what comes right after it, for any seat at any time."""
    state = nk.game("hidden-castle", players=2).start()
    play(state, "place 20", f"place {space}", "place 21")
    assert str(space) in guests(state, 1)


@pytest.mark.parametrize("action", ["stay", "pass", "", "walk 5", "roll 4", "roll phantom", "colour red"])
def test_a_placement_may_not_be_skipped(action: str) -> None:
    """HC-2.13, HC-2.8"""
    state = nk.game("hidden-castle", players=2).start()
    play(state, "place 5", "place 6")
    before = state.to_bytes()
    with pytest.raises(nk.IllegalAction):
        play(state, action)
    assert state.to_bytes() == before


def test_a_placed_guest_stays() -> None:
    """HC-2.13: every placement adds a guest and moves none."""
    state = nk.game("hidden-castle", players=3).start()
    for n in range(15):
        before = everybody(state)
        seat = state.actor
        play(state, f"place {(7 * n) % 36}")
        for other in range(3):
            old = [at for at in before[other] if at != "box"]
            new = [at for at in guests(state, other) if at != "box"]
            assert set(old) <= set(new)
            assert len(new) == len(old) + (other == seat)


@pytest.mark.parametrize("players", [4, 8])
def test_a_free_space_always_exists(players: int, tmp_path: Path) -> None:
    """HC-2.13: the largest party of 16 guests fits on the shortest loop of 16 spaces."""
    state = nk.game("hidden-castle", players=players, board=board_file(tmp_path, spaces=16)).start()
    for left in range(16, 0, -1):
        assert len(moves(state)) == left
        play(state, state.actions()[0])
    assert state.actor == nk.CHANCE
    assert sorted(int(at) for own in everybody(state) for at in own) == list(range(16))
