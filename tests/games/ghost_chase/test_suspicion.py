"""GC-6.10: Max's figure as a note of the chasers' guess."""

from __future__ import annotations

import pytest

import nightkeep as nk
from tests.games.ghost_chase.hunt import SMALL, everyone_stays, hunt, play, position
from tests.games.ghost_chase.test_draw import drawn, inside


def test_any_chaser_moves_it_at_any_time_while_max_is_invisible() -> None:
    """GC-6.10: in or out of turn, into any room, and off the board; all see it, and nothing else changes."""
    state = hunt([19, 4, 50], [30, 26], "chasers")
    before, actions = state.to_bytes(), state.actions()
    for seat, place in ((1, "1"), (3, "54"), (2, "26"), (1, "19")):  # a chaser may stand there
        event = state.mark("suspicion", place, seat)
        assert event.text == f"Seat {seat + 1} guesses that Max is in {place}."
        assert event.rules == ("GC-6.10",)
        for viewer in (0, 1, 2, 3, None):
            assert state.view(viewer)["marks"] == {"suspicion": place}
            assert position(state, viewer)["at"] is None  # not to be taken for a showing
    assert state.mark("suspicion", None, 3).text == "Seat 4 takes the guess off the board."
    assert state.marks == {"suspicion": None}
    assert (state.to_bytes(), state.actions()) == (before, actions)
    everyone_stays(state)
    assert state.actor == 0
    state.mark("suspicion", "10", 2)  # also while Max is to play


def test_max_may_not_move_it() -> None:
    """GC-6.10: in whatever seat he sits."""
    for ghost_seat in (1, 3):
        state = hunt([19, 4, 50], [30, 26], "chasers", ghost_seat=ghost_seat)
        with pytest.raises(nk.IllegalAction, match=r"it shows what the chasers guess \(GC-6.10\)"):
            state.mark("suspicion", "26", ghost_seat - 1)


def test_not_while_max_is_to_be_seen() -> None:
    """GC-6.10: before he has appeared, at the start, in the trap, after a showing and at the end."""
    early = nk.game("ghost-chase", players=4).start()
    with pytest.raises(nk.IllegalAction, match="Max has not appeared yet"):
        early.mark("suspicion", "9", 1)
    seen = [
        hunt([19, 4, 50], [30]),
        hunt([19, 4, 50], [30, 26], "chasers", trap_room=26, seen=[1]),
        hunt([54] * 3, [9, 8, 18, 17, 26], full=["cats"], frame="bats"),
    ]
    for state in seen:
        room = position(state)["at"]
        with pytest.raises(nk.IllegalAction, match=rf"Max himself is to be seen in {room} \(GC-6.10\)"):
            state.mark("suspicion", "9", 1)
    over = hunt([48, 54, 54], [10, 9], "chasers")
    play(over, "go 9 with ada")
    with pytest.raises(nk.IllegalAction, match="seen in 9"):
        over.mark("suspicion", "9", 1)


def test_rooms_are_those_of_the_castle() -> None:
    """GC-2.1, GC-6.10"""
    for place in ("0", "55", "x", "", " 9", "09"):
        with pytest.raises(nk.IllegalAction, match="no place"):
            hunt([19, 4, 50], [30, 26], "chasers").mark("suspicion", place, 1)
    small = nk.game("ghost-chase", players=2, board=SMALL).start()
    play(small, "place 1", "place 1", "place 1", "place 5", "frame cats", "break")
    small.mark("suspicion", "9", 1)
    with pytest.raises(nk.IllegalAction, match="no place '10'"):
        small.mark("suspicion", "10", 1)


def test_max_takes_his_figure_when_he_shows_himself() -> None:
    """GC-6.10, GC-7.3, GC-9.26: with a full frame, in the trap, or caught; and it does not come back by itself."""
    state = hunt([54] * 3, [9, 8, 18, 17, 10], "chasers", frame="cats")
    state.mark("suspicion", "48", 1)
    play(state, "stay with ada", "stay with bram")
    assert state.marks == {"suspicion": "48"}
    play(state, "stay with cleo")
    assert state.marks == {"suspicion": None}
    play(state, "frame bats", "move 26")
    assert state.marks == {"suspicion": None}
    trapped = hunt([54] * 3, [30, 29], trap_room=26)
    trapped.mark("suspicion", "48", 1)
    play(trapped, "move 26")
    assert trapped.marks == {"suspicion": None}
    caught = hunt([48, 54, 54], [10, 9], "chasers")
    caught.mark("suspicion", "10", 1)
    play(caught, "go 9 with ada")
    assert caught.marks == {"suspicion": None}


def test_it_stays_where_it_is_whatever_max_does_unseen() -> None:
    """GC-6.10, GC-10.9: his moves do not move it, and entering the room without finding him does not either."""
    state = hunt([48, 54, 54], [10, 11], "chasers")
    state.mark("suspicion", "9", 2)
    play(state, "go 9 with ada", "stay with bram", "stay with cleo", "move 12")
    assert state.marks == {"suspicion": "9"}


def test_it_is_drawn_but_not_as_max() -> None:
    """GC-6.10: a sign of its own, explained under the castle, for all seats."""
    state = hunt([54] * 3, [9, 10], "chasers", deduction_aid=True)
    assert "what the chasers guess" not in drawn(state, 1)
    state.mark("suspicion", "48", 2)
    assert inside(state, 0, 48) == "48?/"
    assert inside(state, 1, 48).startswith("48?/") and "%" in inside(state, 1, 48)
    assert "M" not in inside(state, 1, 48)
    assert "? what the chasers guess" in drawn(state, None)
    state.mark("suspicion", "54", 2)
    assert inside(state, 1, 54) == "54?/ABC"
    assert inside(state, 1, 48).startswith("48/")


def test_it_finds_room_in_a_narrow_room_full_of_signs() -> None:
    """GC-6.10: number, trap and visited sign fill the first line; the guess goes to the second."""
    state = hunt([54] * 3, [26, 16, 10], "chasers", trap_room=16, seen=[1], memory_aid=True)
    assert inside(state, 1, 16) == "16^*/"
    state.mark("suspicion", "16", 1)
    assert inside(state, 1, 16) == "16^*/?"
