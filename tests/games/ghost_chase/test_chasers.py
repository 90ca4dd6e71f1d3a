"""GC-6: the chasers."""

from __future__ import annotations

import pytest

import nightkeep as nk
from tests.games.ghost_chase.hunt import everyone_stays, hunt, kinds, play, plays, position, random_game


def test_one_step_through_a_passage() -> None:
    """GC-6.1: exactly one."""
    state = hunt([26, 1, 1], [54, 53], "chasers")
    assert plays(state) == {"stay with ada"} | {f"go {room} with ada" for room in (15, 25, 27, 29)}
    play(state, "go 29 with ada")
    assert position(state)["figures"][0] == {"name": "ada", "seat": 1, "room": 29, "acted": True}


def test_chasers_may_stay_as_often_as_they_like() -> None:
    """GC-6.2"""
    state = hunt([54] * 3, [9])
    for room in (8, 18, 17, 10):
        play(state, f"move {room}")
        assert "stay with ada" in plays(state)
        everyone_stays(state)
        assert [figure["room"] for figure in position(state)["figures"]] == [54, 54, 54]


def test_chasers_enter_rooms_as_often_as_they_want() -> None:
    """GC-6.3: to and fro."""
    state = hunt([50, 1, 1], [9])
    for max_room, room in ((8, 51), (18, 50), (17, 51), (10, 50)):
        play(state, f"move {max_room}", f"go {room} with ada", "stay with bram", "stay with cleo")
    assert position(state)["figures"][0]["room"] == 50


def test_chasers_do_not_block_one_another() -> None:
    """GC-6.4: two change places, and all meet in one room."""
    state = hunt([50, 51, 49], [9, 8], "chasers")
    play(state, "go 51 with ada", "go 50 with bram", "go 50 with cleo")
    assert [figure["room"] for figure in position(state)["figures"]] == [51, 50, 50]


def test_no_ghostly_ways_for_chasers() -> None:
    """GC-6.5: neither walls nor the secret passage nor the chimney, even if that card is in play."""
    for here, there in ((14, 27), (1, 54), (54, 1), (42, 53), (53, 42)):
        state = hunt([here, 25, 25], [9, 8], "chasers", chimney=True)
        assert f"go {there} with ada" not in plays(state)
        refusal = state.why(f"go {there} with ada")
        assert refusal is not None
        assert "GC-6.5" in [rule.id for rule in refusal.rules]


def test_entering_max_room_catches_him() -> None:
    """GC-6.6: invisible or not, checked after each single figure."""
    state = hunt([48, 47, 19], [10, 9], "chasers")
    play(state, "go 49 with ada")
    assert not state.is_over
    state = hunt([48, 4, 19], [11, 10, 9], "chasers")
    assert "caught" in kinds(play(state, "go 9 with ada"))
    visible = hunt([25, 1, 1], [31, 30, 26], "chasers", trap_room=26, seen=[2])
    assert position(visible, 1)["at"] == 26
    assert "caught" in kinds(play(visible, "go 26 with ada"))
    two = hunt([8, 10, 4, 4], [18, 9], "chasers", players=3)
    play(two, "go 9 with bram")
    assert two.is_over


def test_no_room_ever_holds_max_and_a_chaser() -> None:
    """GC-6.7: while the game goes on; so staying catches nobody."""
    for seed in ("1", "2", "3", "4"):
        for state in random_game({"players": 3, "trap": True}, seed):
            position = state.to_dict()
            if not state.is_over and position["room"]:
                assert position["room"] not in position["figure"]
    state = hunt([8, 10, 48], [18, 9], "chasers")
    everyone_stays(state)
    assert not state.is_over


def test_rooms_max_has_left() -> None:
    """GC-6.8: entering them catches nobody, and says no more than entering any other room."""
    left, never = hunt([48, 4, 19], [9, 10, 11], "chasers"), hunt([48, 4, 19], [9, 17, 10], "chasers")
    for state in (left, never):
        play(state, "go 9 with ada")
        assert not state.is_over
    assert left.news(1) == never.news(1)
    just_left = hunt([48, 4, 19], [9])
    play(just_left, "move 10", "go 9 with ada")
    assert kinds(just_left.news(1)) == ["went"]


def test_each_player_decides_for_his_own_figures() -> None:
    """GC-6.9: whatever they talk about, another seat's action is refused."""
    state = hunt([48, 4, 19], [9, 10], "chasers")
    for seat in (0, 2, 3):
        with pytest.raises(nk.IllegalAction, match="Seat 2's turn"):
            state.play("stay with ada", seat=seat)
    state.play("stay with ada", seat=1)


def test_a_guess_on_the_board_is_no_showing() -> None:
    """GC-6.10: while Max is invisible nothing in a position puts his figure anywhere, and no action does."""
    state = hunt([48, 4, 19], [9, 10], "chasers")
    assert position(state, 1)["at"] is None
    assert all(action.split()[0] in ("stay", "go") for action in plays(state))
    with pytest.raises(nk.PositionError, match="Max's figure is in 30 on the board"):
        state.game.state(state.to_dict() | {"at": 30})
