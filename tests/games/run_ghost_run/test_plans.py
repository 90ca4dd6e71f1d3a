"""RG-6: what ghosts may do, what it costs, and what a plan is."""

from __future__ import annotations

import pytest

import nightkeep as nk
from nightkeep.games.run_ghost_run.words import field_name
from tests.games.run_ghost_run.scenes import finish_round, play, position, refused, scene, where

SIX, NINE = 1, 2  # cards of value 6 and 9
TABLE = {"table": "2.50 2.50 0 up"}


def left(state: nk.State) -> int:
    """Points left of the planning seat."""
    return int(position(state, state.actor)["plan"]["left"])


def cost(state: nk.State, action: str) -> int:
    """What an entry takes off the points."""
    twin = state.copy()
    play(twin, action)
    return left(state) - left(twin)


def test_wholly_in_one_field() -> None:
    """RG-6.4, RG-1.9: anchors that would lead into the next field are refused."""
    state = scene()
    assert "RG-6.4" in refused(state, "medium 1 to b1 2,0")
    assert "RG-6.4" in refused(state, "large to b1 0,1")
    assert state.why("medium 1 to b1 1,1") is None and state.why("large to b1 0,0") is None


def test_ghosts_do_not_overlap() -> None:
    """RG-6.5, RG-6.1: side by side, or above each other on different levels, but never in each other."""
    ghosts = {"1 small 1": "c3 2,1", "1 small 2": "c3 0,1 on 0.64", "1 medium 1": "b5 0,0"}
    state = scene(ghosts, pieces=TABLE)
    assert state.why("small 3 to c3 2,1 on 0.64") is None  # above small 1
    assert state.why("small 3 to c3 0,1") is None  # below small 2
    assert "RG-6.5" in refused(state, "small 3 to c3 2,1")
    assert "RG-6.5" in refused(state, "small 3 to b5 1,1")
    assert "RG-6.5" in refused(state, "medium 2 to b5 1,1")
    assert state.why("small 3 to b5 2,2") is None
    assert "RG-6.2" in refused(state, "small 3 to c3 2,1 on 0.40")  # ghosts carry nobody
    assert "RG-6.3" in refused(state, "medium 2 to b3 1,0")  # 0.65 high under 0.54


def test_sharing_out_the_card_value() -> None:
    """RG-6.6: among any number of ghosts; what is not used is lost."""
    state = scene(cards={1: SIX})
    for action, rest in (("small 1 to a2 0,0", 4), ("medium 1 to b1 0,0", 3), ("large to c1 0,0", 2)):
        play(state, action)
        assert left(state) == rest
    assert "RG-6.6" in refused(state, "small 2 to a3 0,0")
    play(state, "small 2 to a1 0,0", "small 3 to b1 2,2")
    assert left(state) == 0
    assert state.actions() == ["done"]
    state = scene(cards={1: SIX})
    play(state, "done", "done", "roll 2", "roll 1", "side n", "roll 1")
    play(state, "card 10", "card 10")
    assert position(state)["seats"][0]["card"]["value"] == 10


def test_entering_costs_the_row() -> None:
    """RG-6.7, RG-6.12: through any door of the start side; a field of row r costs r."""
    state = scene()
    for field in range(36):
        if field_name(field) not in ("d6", "e6", "f6", "e5", "f5"):
            assert cost(state, f"small 1 to {field_name(field)} 0,0") == field // 6 + 1
    play(state, "done")
    assert cost(state, "small 1 to c1 0,0") == 6 and cost(state, "small 1 to b6 0,0") == 1


def test_steps() -> None:
    """RG-6.8, RG-6.12: column difference plus row difference, in any direction."""
    state = scene({"1 small 1": "c3 0,0"})
    for field in range(30):
        if field_name(field) not in ("c3", "e5", "f5"):
            steps = abs(field % 6 - 2) + abs(field // 6 - 2)
            assert cost(state, f"small 1 to {field_name(field)} 2,2") == steps


@pytest.mark.parametrize(("field", "points"), [("c6", 1), ("c5", 2), ("c2", 5), ("a1", 6)])
def test_leaving(field: str, points: int) -> None:
    """RG-6.9, RG-6.12: 7 - r points, opposite the start side; the ghost is escaped and stays there."""
    state = scene({"1 small 1": f"{field} 0,0"})
    assert cost(state, "small 1 leaves") == points
    play(state, "small 1 leaves", "done", "done")
    assert where(state, "1 small 1") == "escaped"
    finish_round(state, rolls=[2, 1])
    assert where(state, "1 small 1") == "escaped"


def test_no_other_way_out() -> None:
    """RG-6.10: the way out is the far side, however near another door is; and nobody comes back."""
    pieces = TABLE | {"piano": "5.00 3.00 0 up", "desk": "2.00 5.50 0 up", "mirror": "3.00 1.00 0 up"}
    pieces |= {"trolley": "4.00 4.00 0 up", "armchair": "1.00 4.00 0 up"}
    ghosts = {"1 small 1": "a1 0,0", "1 small 2": "escaped", "2 small 1": "f6 0,0"}
    state = scene(ghosts, cards={1: SIX}, pieces=pieces)
    assert cost(state, "small 1 leaves") == 6
    assert "RG-6.10" in refused(state, "small 2 to a1 0,0")
    assert "RG-6.10" in refused(state, "small 2 leaves")
    play(state, "done")
    assert cost(state, "small 1 leaves") == 6  # seat 2 starts in the north


def test_not_in_and_out_at_once() -> None:
    """RG-6.11: a ghost that has come in may not leave in the same round; in the next it may."""
    state = scene()
    assert "RG-6.11" in refused(state, "small 1 leaves")
    play(state, "small 1 to a6 0,0")
    assert refused(state, "small 1 leaves") == ("RG-6.11",)
    assert refused(state, "small 1 to a5 0,0") == ("RG-6.16",)
    later = scene({"1 small 1": "a6 0,0"})
    assert later.why("small 1 leaves") is None
    play(later, "small 1 leaves")
    assert refused(later, "small 1 leaves") == ("RG-6.16",)
    held = scene({"1 small 1": "a6 0,0"}, tonight="tag", fields={"came_in": [8, 0, 0, 0]})
    assert refused(held, "small 1 leaves") == ("RG-6.11",)
    assert held.why("small 1 to a5 0,0") is None


def test_changing_place_within_a_field() -> None:
    """RG-6.13: for 2, to another place; not for less, and not to the same."""
    state = scene({"1 small 1": "c3 0,0"}, pieces=TABLE)
    assert cost(state, "small 1 to c3 1,0") == 2
    assert cost(state, "small 1 to c3 0,0 on 0.64") == 2
    assert refused(state, "small 1 to c3 0,0") == ("RG-6.13",)
    play(state, "large to a6 0,0", "medium 1 to a3 0,0")
    assert left(state) == 1
    assert "RG-6.6" in refused(state, "small 1 to c3 1,0")


def test_a_ghost_is_not_in_its_own_way() -> None:
    """RG-6.5, RG-6.13: within its field it may take spots it stands on now; others' spots it may not."""
    state = scene({"1 medium 1": "c4 0,0", "1 medium 2": "a5 0,0"})
    assert cost(state, "medium 1 to c4 1,1") == 2
    assert "RG-6.5" in refused(state, "medium 1 to a5 1,1") and "RG-6.5" in refused(state, "medium 2 to c4 1,1")


def test_through_everything() -> None:
    """RG-6.14: neither furniture nor ghosts lengthen or bar a way."""
    wall = {"desk": "1.10 1.50 0 up", "piano": "3.10 1.50 0 up", "table": "5.00 1.50 0 up"}
    ghosts = {"2 large": "a3 0,0", "1 large": "b1 0,0"}
    state = scene(ghosts, pieces=wall)
    assert cost(state, "small 1 to a4 0,0") == 4
    assert cost(state, "small 1 to c4 0,0") == 4


def test_climbing_is_free() -> None:
    """RG-6.15: any level of the end field for the same points."""
    state = scene(pieces=TABLE)
    assert cost(state, "small 1 to c3 1,1") == cost(state, "small 1 to c3 1,1 on 0.64") == 3
    play(state, "small 1 to c3 1,1 on 0.64", "done", "done")
    assert where(state, "1 small 1") == "c3 1,1 on 0.64"


def test_each_ghost_once() -> None:
    """RG-6.16: and a ghost without points stays exactly where it is."""
    state = scene({"1 small 1": "c3 0,0", "1 small 2": "a5 2,2"})
    play(state, "small 1 to c4 0,0")
    assert refused(state, "small 1 to c5 0,0") == ("RG-6.16",)
    assert refused(state, "small 1 leaves") == ("RG-6.16",)
    play(state, "done", "done")
    assert (where(state, "1 small 1"), where(state, "1 small 2")) == ("c4 0,0", "a5 2,2")


def test_a_plan_is_a_list_in_order() -> None:
    """RG-6.17: each end place is judged with the seat's own ghosts as they stand after the entries before it."""
    state = scene({"1 small 1": "c3 0,0"})
    assert "RG-6.17" in refused(state, "small 2 to c3 0,0")
    play(state, "small 1 to c4 0,0", "small 2 to c3 0,0")
    assert "RG-6.17" in refused(state, "small 3 to c4 0,0")
    assert position(state, 0)["plan"]["entries"] == ["small 1 to c4 0,0", "small 2 to c3 0,0"]
    assert left(state) == 10 - 1 - 3
    high = scene(pieces=TABLE)
    play(high, "small 1 to c3 1,1 on 0.64")
    assert "RG-6.17" in refused(high, "small 2 to c3 1,1 on 0.64")
    assert high.why("small 2 to c3 1,1") is None  # under the table


def test_the_empty_plan() -> None:
    """RG-6.18: always allowed; a seat whose ghosts have all escaped still draws, moves furniture, rolls and chooses."""
    out = {
        f"1 {ghost}": "escaped"
        for ghost in ("large", "medium 1", "medium 2", "small 1", "small 2", "small 3", "small 4")
    }
    state = scene(out, phase="drawing")
    play(state, "card 8 piano table", "take piano", "place piano 3.00 3.00 0 up over", "card 10")
    assert state.actions() == ["done"]
    play(state, "done", "done")
    assert position(state)["rolling"] == [0, 1]
    play(state, "roll 6", "roll 1")
    assert state.actor == 0
    play(state, "side n")


def test_undo_of_own_entries() -> None:
    """RG-6.17, RG-6.19: entries may be taken back until the plan is committed, not after."""
    state = scene()
    play(state, "small 1 to a1 0,0")
    before = state.to_bytes()
    play(state, "small 2 to a1 1,1")
    assert state.undo() == "small 2 to a1 1,1" and state.to_bytes() == before
    play(state, "done")
    assert not state.can_undo()
