"""RG-11: merging ghosts."""

from __future__ import annotations

from typing import Any

import nightkeep as nk
from tests.games.run_ghost_run.scenes import finish_round, of_kind, play, position, refused, scene, where
from tests.games.run_ghost_run.test_end import ended
from tests.games.run_ghost_run.test_plans import cost, left


def grown(ghosts: dict[str, str], **more: Any) -> nk.State:
    return scene(ghosts, merging="on", **more)


def both_done(state: nk.State) -> list[nk.Event]:
    play(state, "done")
    return play(state, "done")


def test_only_small_ghosts_start() -> None:
    """RG-11.1: the others wait in the reserve and cannot enter from there."""
    state = grown({})
    places = [ghost["where"] for ghost in position(state)["seats"][0]["ghosts"]]
    assert places == ["reserve"] * 3 + ["stock"] * 4
    assert refused(state, "medium 1 to a1 0,0") == ("RG-11.1",) == refused(state, "large to a1 0,0")
    assert not any(action.startswith(("medium", "large")) for action in state.actions())


def test_two_small_ones() -> None:
    """RG-11.2, RG-11.3, RG-11.12: become a medium one from the reserve; both go to the stock; points are spent."""
    state = grown({"1 small 1": "c3 0,0", "1 small 2": "c2 0,0"})
    assert cost(state, "small 2 merges with small 1 at c3 1,1") == 1
    play(state, "small 2 merges with small 1 at c3 1,1")
    both_done(state)
    assert where(state, "1 medium 1") == "c3 1,1"
    assert where(state, "1 small 1") == where(state, "1 small 2") == "stock"


def test_small_and_medium() -> None:
    """RG-11.2, RG-11.3: become the large one, whichever of them moves; the medium one goes to the reserve."""
    for action in ("small 1 merges with medium 1 at c3 0,0", "medium 1 merges with small 1 at c2 0,0"):
        state = grown({"1 small 1": "c2 2,2", "1 medium 1": "c3 0,0"})
        play(state, action)
        both_done(state)
        assert where(state, "1 large") == action[-6:]
        assert (where(state, "1 small 1"), where(state, "1 medium 1")) == ("stock", "reserve")


def test_what_never_merges() -> None:
    """RG-11.4: two medium ones, and the large one with anybody; they may stand side by side."""
    ghosts = {"1 medium 1": "c3 0,0", "1 medium 2": "c2 0,0", "1 large": "d3 0,0", "1 small 1": "e3 0,0"}
    state = grown(ghosts)
    assert refused(state, "medium 2 merges with medium 1 at c3 0,0") == ("RG-11.4",)
    state = grown({"1 large": "d3 0,0", "1 small 1": "d2 0,0", "1 medium 1": "a3 0,0"})
    assert refused(state, "small 1 merges with large at d3 0,0") == ("RG-11.4",)
    assert refused(state, "large merges with small 1 at d2 0,0") == ("RG-11.4",)
    assert refused(state, "small 1 merges with small 1 at d2 0,0") == ("RG-11.2",)
    state = grown({"1 medium 1": "c3 0,0", "1 medium 2": "c2 0,0"}, pieces={"desk": "2.50 2.44 0 up"})
    assert state.why("medium 2 to c3 0,0 on 0.76") is None  # on the desk, above the other one under it


def test_the_result_must_fit() -> None:
    """RG-11.5: if it has no legal place in the field, they stay apart; the two themselves do not count."""
    state = grown({"1 small 1": "b1 0,0", "1 small 2": "b2 0,0", "1 medium 1": "b2 1,1"})
    assert state.why("small 1 merges with medium 1 at b2 0,0") is not None  # small 2 is in the way
    assert state.why("small 1 merges with small 2 at b2 0,0") is not None  # and medium 1 is
    assert state.why("small 1 to b2 2,0") is None  # so it ends at a place of its own


def test_a_figure_must_be_there() -> None:
    """RG-11.6: without one in the reserve they do not merge, and may stand beside each other."""
    ghosts = {"1 medium 1": "a3 0,0", "1 medium 2": "a4 0,0", "1 small 1": "c2 0,0", "1 small 2": "c3 0,0"}
    state = grown(ghosts)
    assert refused(state, "small 1 merges with small 2 at c3 0,0") == ("RG-11.6",)
    assert state.why("small 1 to c3 1,1") is None
    state = grown({"1 large": "escaped", "1 medium 1": "c3 0,0", "1 small 1": "c2 0,0"})
    assert refused(state, "small 1 merges with medium 1 at c3 0,0") == ("RG-11.6",)


def test_merging_is_obligatory() -> None:
    """RG-11.7: a movement beside a possible partner must be a merging; partner and place are the owner's choice."""
    ghosts = {"1 small 1": "c2 0,0", "1 small 2": "c3 0,0", "1 small 3": "c3 2,2"}
    state = grown(ghosts)
    assert refused(state, "small 1 to c3 1,1") == ("RG-11.2", "RG-11.7")
    assert "RG-6.5" in refused(state, "small 1 merges with small 2 at c3 1,1")  # small 3 stands there
    assert state.why("small 1 merges with small 2 at c3 0,0") is None
    assert state.why("small 1 merges with small 2 at c3 1,0") is None
    assert state.why("small 1 merges with small 3 at c3 1,1") is None
    assert not any(action.startswith("small 1 to c3") for action in state.actions())
    medium = grown({"1 medium 1": "c2 0,0", "1 small 1": "c3 0,0"})
    assert refused(medium, "medium 1 to c3 1,1") == ("RG-11.2", "RG-11.7")  # whichever of them moves
    for one, two in (("c2 0,0", "c3 1,1"), ("c3 1,1", "c3 2,0")):  # RG-11.5: neither of the two is in the way
        middle = grown({"1 small 1": one, "1 small 2": two})
        assert refused(middle, "small 1 to c3 0,0") == ("RG-11.2", "RG-11.7")
    other = grown({"2 small 2": "c3 0,0", "1 small 1": "c2 0,0"})
    assert other.why("small 1 to c3 1,1") is None  # only with ghosts of its own seat


def test_the_result_rests() -> None:
    """RG-11.8: it neither moves nor merges again in the round in which it was made."""
    state = grown({"1 small 1": "c3 0,0", "1 small 2": "c2 0,0", "1 small 3": "c2 2,2"})
    play(state, "small 2 merges with small 1 at c3 0,0")
    assert refused(state, "medium 1 to c4 0,0") == ("RG-11.8",) == refused(state, "medium 1 leaves")
    assert refused(state, "small 3 merges with medium 1 at c3 0,0") == ("RG-11.8",)
    play(state, "small 3 to c3 2,2")  # so it ends beside it
    both_done(state)
    assert where(state, "1 small 3") == "c3 2,2"


def test_freed_ghosts_rest() -> None:
    """RG-11.9: small ones do not enter in the same round; a medium one in the reserve may be used at once."""
    ghosts = {
        "1 small 1": "c3 0,0",
        "1 medium 1": "c2 0,0",
        "1 small 2": "a1 0,0",
        "1 small 3": "b1 0,0",
        "1 medium 2": "escaped",
        "1 small 4": "escaped",
    }
    state = grown(ghosts)
    assert refused(state, "small 3 merges with small 2 at a1 0,0") == ("RG-11.6",)
    play(state, "medium 1 merges with small 1 at c3 0,0")
    assert refused(state, "small 1 to a1 2,2") == ("RG-11.9",)
    play(state, "small 3 merges with small 2 at a1 0,0")
    both_done(state)
    assert where(state, "1 medium 1") == "a1 0,0" and where(state, "1 large") == "c3 0,0"
    state = grown({"1 small 1": "c3 0,0", "1 small 3": "c2 0,0"})
    play(state, "small 3 merges with small 1 at c3 0,0", "small 2 to a1 0,0", "small 4 to b1 0,0")  # not small 1


def test_only_by_movement() -> None:
    """RG-11.10: ghosts that merely stand in one field, or are crowded into one, stay separate."""
    state = grown({"1 small 1": "c3 0,0", "1 small 2": "c3 2,2"})
    both_done(state)
    assert (where(state, "1 small 1"), where(state, "1 small 2")) == ("c3 0,0", "c3 2,2")
    state = grown({"1 large": "c4 0,0", "2 small 1": "c5 1,1"})
    play(state, "done", "small 2 to c4 1,1", "done")  # crowded into c5, beside small 1
    assert where(state, "2 small 2").startswith("c5") and where(state, "2 small 1") == "c5 1,1"
    state = grown({"1 small 1": "c3 0,0", "1 small 2": "c4 0,0"}, phase="midnight", round_number=3)
    play(state, "midnight red light")
    assert where(state, "1 small 1") == "c4 0,0" and where(state, "1 small 2") == "c5 0,0"


def test_out_and_back_merges() -> None:
    """RG-11.11: two points for ending in its own field again, beside a partner."""
    state = grown({"1 small 1": "c3 0,0", "1 small 2": "c3 2,2"})
    assert cost(state, "small 1 merges with small 2 at c3 0,0") == 2
    assert refused(state, "small 1 to c3 1,1") == ("RG-11.2", "RG-11.7")
    play(state, "small 1 merges with small 2 at c3 0,0")
    both_done(state)
    assert where(state, "1 medium 1") == "c3 0,0"


def test_a_partner_that_an_earlier_entry_brought() -> None:
    """RG-11.12: its own points are not given back."""
    state = grown({})
    play(state, "small 1 to a3 0,0", "small 2 merges with small 1 at a3 0,0")
    assert left(state) == 10 - 3 - 3
    assert refused(state, "small 3 merges with small 4 at a3 0,0") == ("RG-11.2", "RG-11.12")
    both_done(state)
    assert where(state, "1 medium 1") == "a3 0,0"


def test_merging_when_carried_out() -> None:
    """RG-11.13: the partner stands until then; if the place is taken, the result goes elsewhere in that field."""
    state = grown({"2 small 1": "c3 0,0", "2 small 2": "c4 0,0", "1 small 1": "c2 0,0"})
    play(state, "small 1 to c3 1,1", "done", "small 2 merges with small 1 at c3 1,1")
    events = play(state, "done")
    assert where(state, "1 small 1") == "c3 1,1"
    assert not of_kind(events, "merged")  # a medium ghost fits nowhere beside the middle spot
    state = grown({"2 small 1": "c3 0,0", "2 small 2": "c4 0,0", "1 small 1": "c2 0,0"})
    play(state, "small 1 to c3 2,2", "done", "small 2 merges with small 1 at c3 1,1")
    play(state, "done")
    assert where(state, "2 medium 1") == "c3 1,0"
    state = grown({"2 small 1": "c3 0,0", "2 small 2": "c4 0,0", "1 small 1": "c2 0,0"})
    play(state, "small 1 to c3 0,0", "done", "done")
    assert where(state, "1 small 1") == "c3 1,0"  # the partner-to-be kept its place


def test_merging_one_after_another() -> None:
    """RG-6.22, RG-11.3, RG-11.5, RG-11.7: the result stands at once, for all to see, and where another seat's ghost
    leaves no room for it, nobody merges."""
    ghosts = {"1 small 1": "c3 0,0", "1 small 2": "c2 0,0", "2 small 1": "d3 1,1", "1 small 3": "d3 0,0"}
    state = grown(ghosts, movement="turns")
    assert "RG-6.22" in refused(state, "small 2 merges with small 3 at d3 0,0")
    twin = state.copy()
    play(twin, "small 2 to d3 1,0")  # so it ends at a place of its own
    assert where(twin, "1 small 2") == "d3 1,0" and twin.status() == []
    events = play(state, "small 2 merges with small 1 at c3 1,1")
    assert [event.data["made"] for event in of_kind(events, "merged")] == ["medium 1"]
    assert (where(state, "1 medium 1"), where(state, "1 small 1"), where(state, "1 small 2")) == (
        "c3 1,1",
        "stock",
        "stock",
    )
    assert state.status() == [] and left(state) == 10 - 1
    assert refused(state, "medium 1 to c4 0,0") == ("RG-11.8",) and refused(state, "small 1 to a1 0,0") == ("RG-11.9",)
    play(state, "done")
    assert "RG-6.22" in refused(state, "small 2 to c3 1,1") and state.why("small 2 to c3 0,0") is None


def test_merging_that_fails() -> None:
    """RG-11.14: nobody merges; the partner stays, the moving ghost is set near the result's anchor."""
    state = grown({"2 small 1": "c3 0,0", "2 small 2": "c4 0,0", "1 small 1": "c2 0,0"})
    play(state, "small 1 to c3 1,1", "done", "small 2 merges with small 1 at c3 0,1")
    events = play(state, "done")
    assert len(of_kind(events, "not merged")) == 1
    assert (where(state, "2 small 1"), where(state, "2 small 2")) == ("c3 0,0", "c3 0,1")
    assert where(state, "2 medium 1") == "reserve"
    ghosts = {"2 small 1": "stock", "1 large": "c6 0,0"}
    state = grown(ghosts)
    play(state, "done", "small 1 to c6 0,0", "small 2 merges with small 1 at c6 0,0")
    events = play(state, "done")  # the partner was crowded out of the field
    assert len(of_kind(events, "not merged")) == 1 and where(state, "2 small 1").startswith("b6")
    ghosts = {
        "2 medium 1": "c3 0,0",
        "2 small 1": "c4 0,0",
        "2 small 2": "a5 0,0",
        "2 small 3": "b5 0,0",
        "2 medium 2": "escaped",
        "1 small 1": "c2 0,0",
    }
    state = grown(ghosts)
    play(state, "small 1 to c3 2,2", "done")
    play(state, "small 1 merges with medium 1 at c3 0,0", "small 3 merges with small 2 at a5 0,0")
    events = play(state, "done")  # no room for the large one, so no medium one is free for the other two
    assert [event.data["ghost"] for event in of_kind(events, "not merged")] == ["small 1", "small 3"]
    assert (where(state, "2 medium 1"), where(state, "2 small 1")) == ("c3 0,0", "c3 2,0")
    assert (where(state, "2 small 2"), where(state, "2 small 3")) == ("a5 0,0", "a5 1,0")


def test_seen_bigger_ghosts_keep_their_size() -> None:
    """RG-11.15, RG-11.16: small to the stock, medium and large to the edge; from there they enter in their size."""
    state = grown({"1 large": "c3 0,0", "1 medium 1": "d3 0,0", "1 small 1": "b3 0,0"}, keyhole="n1")
    finish_round(state, side="s", rolls=[6, 1], door=3)
    assert [where(state, f"1 {ghost}") for ghost in ("large", "medium 1", "small 1")] == ["edge", "edge", "stock"]
    play(state, "card 10", "card 10", "done")
    assert cost(state, "large to a3 0,0") == 3 and cost(state, "medium 1 to b1 0,0") == 1
    play(state, "large to a3 0,0", "done")
    assert where(state, "1 large") == "a3 0,0"
    state = grown({"1 medium 1": "edge", "1 medium 2": "edge"})
    assert refused(state, "medium 2 to a1 0,0") == ("RG-1.14",)


IN = {"1 small 1": "a2 0,0", "1 small 2": "b2 0,0", "1 small 3": "c2 0,0"}


def test_taking_back() -> None:
    """RG-11.17: once a round, without points, at a moment when the stock holds no small ghost."""
    state = grown(IN | {"1 small 4": "stock", "1 medium 1": "escaped"})
    assert refused(state, "take back medium 1") == ("RG-11.17",)
    play(state, "small 4 to d2 0,0")
    assert cost(state, "take back medium 1") == 0
    play(state, "take back medium 1")
    assert refused(state, "take back medium 1") == ("RG-11.17",)
    state = grown(IN | {"1 small 4": "escaped", "1 large": "escaped"})
    assert {"take back small 4", "take back large"} <= set(state.actions())
    play(state, "take back large")
    assert refused(state, "take back small 4") == ("RG-11.17",)
    state = grown(IN | {"1 small 4": "escaped"})
    assert refused(state, "take back large") == ("RG-11.17",)
    state = scene({"1 small 4": "escaped"} | IN)
    assert refused(state, "take back small 4") == ("RG-6.10", "RG-11.17")  # only with option merging


def test_what_taking_back_means() -> None:
    """RG-11.18: small to the stock, bigger ones to the edge; it may enter in the same plan, and scores again only if
    it escapes again."""
    state = grown(IN | {"1 small 4": "escaped", "1 medium 1": "escaped"})
    before = state.scores()[0]
    twin = state.copy()
    play(state, "take back small 4", "small 4 to e1 0,0")
    both_done(state)
    assert where(state, "1 small 4") == "e1 0,0" and state.scores()[0] == before - 2 + 1
    play(twin, "take back medium 1")
    assert position(twin, 0)["plan"]["ghosts"][1]["where"] == "edge"
    both_done(twin)
    assert where(twin, "1 medium 1") == "edge" and twin.scores()[0] == before - 6
    state = grown(IN | {"1 small 3": "a6 0,0", "1 small 4": "b6 0,0"})
    play(state, "small 3 leaves", "take back small 3")
    assert refused(state, "small 3 to a1 0,0") == ("RG-6.16",)
    state = grown(IN | {"1 small 4": "e3 0,0", "1 medium 1": "edge", "1 medium 2": "escaped"})
    play(state, "take back medium 2")
    assert refused(state, "medium 2 to a1 0,0") == ("RG-1.14",)  # medium 1 waits at the same edge


def test_which_of_equal_ghosts_comes_back() -> None:
    """RG-1.14, RG-11.17, RG-11.18: the lowest number that may still be used; who has moved already bars nobody."""
    state = grown({"1 small 1": "a6 0,0", "1 small 2": "escaped", "1 small 3": "c2 0,0", "1 small 4": "escaped"})
    assert refused(state, "take back small 4") == ("RG-1.14",)
    play(state, "small 1 leaves")
    assert refused(state, "take back small 1") == ("RG-1.14",) == refused(state, "take back small 4")
    play(state, "take back small 2", "small 2 to b1 0,0")
    state = grown(IN | {"1 small 4": "d2 0,0", "1 medium 1": "a6 0,0", "1 medium 2": "edge"})
    play(state, "medium 1 leaves", "take back medium 1")
    assert refused(state, "medium 1 to a1 0,0") == ("RG-6.16",)
    play(state, "medium 2 to a1 0,0")


def test_counting_at_the_end() -> None:
    """RG-11.19: edge and reserve score nothing and count as beside the start side."""
    state = ended({"1 medium 1": "edge", "1 small 1": "escaped", "2 small 1": "escaped"}, merging="on")
    assert state.scores() == [2, 2] and state.winners() == [0, 1]
