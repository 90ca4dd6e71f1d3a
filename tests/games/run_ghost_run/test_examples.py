"""The examples of the rule list (RG-E3 and RG-E5 stand in test_peek.py and test_round.py too)."""

from __future__ import annotations

from tests.games.run_ghost_run.scenes import finish_round, of_kind, play, position, refused, scene, where
from tests.games.run_ghost_run.test_plans import left
from tests.games.run_ghost_run.test_setup import started


def test_choosing_in_turn() -> None:
    """RG-E1: orange, green and red choose in rounds 1 to 3; in round 4 all roll again."""
    orange, red, green = 0, 1, 2
    state = started(players=3)
    choosers = []
    for rolls in ((6, 2, 3), (2, 5), (), (1, 2, 3)):
        while position(state)["phase"] != "planning":
            play(state, "take nothing" if position(state)["phase"] == "taking" else state.actions()[-1])
        play(state, "done", "done", "done")
        if rolls:
            assert len(position(state)["rolling"]) == len(rolls)
        # green and red roll in round order: orange chose first, so red holds the die of round 2
        given = {2: (2, 5)}.get(position(state)["round"], rolls)
        for roll in given:
            play(state, f"roll {roll}")
        choosers.append(state.actor)
        play(state, state.actions()[0], "roll 1")
    assert choosers[:3] == [orange, green, red]
    assert choosers[3] == red  # RG-7.8: after red, green holds the die of round 4, so the last to roll is red


def test_sharing_out_nine() -> None:
    """RG-E2: 2 + 2 + 4 + 1 = 9."""
    ghosts = {"1 medium 1": "b5 0,0", "1 small 1": "a2 0,0", "1 large": "c6 0,0", "1 small 2": "stock"}
    state = scene(ghosts, cards={1: 2})
    assert left(state) == 9
    for action, rest in (
        ("small 2 to e2 0,0", 7),
        ("medium 1 leaves", 5),
        ("small 1 to c4 2,2", 1),
        ("large leaves", 0),
    ):
        play(state, action)
        assert left(state) == rest
    play(state, "done", "done")
    assert where(state, "1 medium 1") == where(state, "1 large") == "escaped"
    assert where(state, "1 small 2") == "e2 0,0" and where(state, "1 small 1") == "c4 2,2"


def test_two_are_seen() -> None:
    """RG-E3: one orange and one red ghost go back, all others and the keyhole stay."""
    wall = {"desk": "1.10 1.60 180 up", "piano": "3.10 1.60 0 up"}
    ghosts = {"1 small 1": "f2 0,0", "2 small 1": "e2 1,0", "1 small 2": "a3 1,1", "2 small 2": "b2 1,1"}
    state = scene(ghosts, pieces=wall, keyhole="n1")
    events = finish_round(state, side="s", rolls=[6, 1], door=1)
    assert len(of_kind(events, "seen")) == 2
    assert [where(state, who) for who in ghosts] == ["stock", "stock", "a3 1,1", "b2 1,1"]
    assert position(state)["keyhole"] == "S1"


def test_merging_twice() -> None:
    """RG-E4: cost 8; a medium ghost in the first field, the large one in the second; nobody of them goes on."""
    ghosts = {"1 medium 1": "edge", "1 small 4": "b6 0,0"}
    state = scene(ghosts, cards={1: 0}, merging="on")
    assert left(state) == 8
    play(state, "small 1 to a1 0,0", "small 2 merges with small 1 at a1 0,0")
    play(state, "medium 1 merges with small 4 at b6 0,0")
    assert left(state) == 0
    assert refused(state, "medium 2 to a2 0,0") == ("RG-11.8",) == refused(state, "large leaves")
    play(state, "done", "done")
    assert where(state, "1 medium 2") == "a1 0,0" and where(state, "1 large") == "b6 0,0"
    assert [where(state, f"1 small {n}") for n in (1, 2, 3, 4)] == ["stock"] * 4
    assert where(state, "1 medium 1") == "reserve"


def test_naming_the_west_side() -> None:
    """RG-E5"""
    state = scene(keyhole="n4")
    play(state, "done", "done", "roll 6", "roll 1")
    assert refused(state, "side n") == ("RG-7.5",)
    play(state, "side w", "roll 3")
    assert position(state)["keyhole"] == "W3"
