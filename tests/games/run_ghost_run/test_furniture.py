"""RG-5: moving furniture, and how ghosts are put back."""

from __future__ import annotations

import nightkeep as nk
from tests.games.run_ghost_run.scenes import finish_round, of_kind, piece, play, position, refused, scene, where

DESK_ARMCHAIR, MIRROR_DESK, TROLLEY_TABLE, ARMCHAIR_TABLE = 10, 1, 8, 14
TABLE = {"table": "2.50 2.50 0 up"}  # over b2 to d3; its legs stand at the corners


def test_one_of_the_two_pieces_shown() -> None:
    """RG-5.1: one of the two, only one, or none."""
    state = scene(phase="taking", cards={1: DESK_ARMCHAIR})
    assert state.actions() == ["take nothing", "take desk", "take armchair"]
    assert refused(state, "take table") == ("RG-5.1",)
    none = state.copy()
    play(none, "take nothing")
    assert position(none)["phase"] == "drawing"
    play(state, "take desk", "place desk 3.00 3.00 0 up over")
    assert position(state)["phase"] == "drawing" and piece(state, "desk")["moved"]
    assert not piece(none, "desk")["moved"]


def test_number_only_card() -> None:
    """RG-5.2: the next seat draws at once."""
    state = scene(phase="drawing")
    play(state, "card 10")
    assert position(state)["phase"] == "drawing"
    assert play(state, "card 10")[0].data["seat"] == 1
    assert position(state)["phase"] == "planning"


def moved(keys: int, card: int) -> nk.State:
    """Seat 2 has to take a piece, after the pieces of a bit set were moved this round."""
    before = {1: TROLLEY_TABLE, 2: ARMCHAIR_TABLE, 3: MIRROR_DESK, 4: card}
    return scene(phase="taking", turn=4, cards=before, players=4, fields={"moved": keys})


def test_each_piece_once_a_round() -> None:
    """RG-5.3, RG-5.4: the one already moved may not be moved again, and no third piece instead of it."""
    state = moved(0b000100, DESK_ARMCHAIR)
    assert state.actions() == ["take nothing", "take armchair"]
    assert refused(state, "take desk") == ("RG-5.3",)
    assert refused(state, "take piano") == ("RG-5.4",)
    state = scene(phase="drawing", round_number=2, turn=2)
    play(state, "card 9 desk armchair", "take desk", "place desk 3.00 3.00 0 up over", "card 10")
    finish_round(state, rolls=[4, 2])
    play(state, "card 8 desk piano", "take desk")  # in the next round it may be moved again


def test_both_already_moved() -> None:
    """RG-5.5: then any other piece not yet moved this round."""
    state = moved(0b010100 | 0b100000, DESK_ARMCHAIR)
    assert state.actions() == ["take nothing", "take mirror", "take trolley", "take piano"]
    assert refused(state, "take table") == ("RG-5.3",)


def test_touched_is_chosen() -> None:
    """RG-5.6: no other piece, not none, and no taking back."""
    state = scene(phase="taking", cards={1: DESK_ARMCHAIR})
    play(state, "take desk")
    assert refused(state, "place armchair 3.00 3.00 0 up over") == ("RG-5.6",)
    assert refused(state, "take nothing") and refused(state, "take armchair")
    assert not state.can_undo()


def test_putting_it_back_counts() -> None:
    """RG-5.7: exactly as it was is a move."""
    state = scene(phase="taking", cards={1: DESK_ARMCHAIR})
    desk = piece(state, "desk")
    play(state, "take desk", f"place desk {desk['x'] / 100:.2f} {desk['y'] / 100:.2f} {desk['turn']} up under")
    assert piece(state, "desk") == desk | {"moved": True, "z": 0}
    play(state, "card 7 trolley desk")
    assert refused(state, "take desk") == ("RG-5.3",)


def test_any_place_turn_and_pose() -> None:
    """RG-5.8, RG-2.7: any hundredth and any degree, every pose, overlapping, but wholly inside the lobby."""
    state = scene(phase="placing", cards={1: DESK_ARMCHAIR}, pieces=TABLE, fields={"taken": 2})
    for place in ("1.23 4.57 37 up", "2.50 2.50 90 down", "3.01 3.00 359 back", "5.56 1.10 90 up", "4.00 2.00 1 right"):
        assert state.why(f"place desk {place} over") is None and state.why(f"place desk {place} under") is None
    for place in ("5.57 1.10 90 up", "1.09 3.00 0 up", "0.00 0.00 0 left"):
        assert refused(state, f"place desk {place} over") == ("RG-2.9", "RG-5.8")
    play(state, "place desk 1.23 4.57 37 front over")
    desk = piece(state, "desk")
    assert [desk[name] for name in ("x", "y", "turn", "pose")] == [123, 457, 37, "front"]


def test_over_or_under() -> None:
    """RG-5.9, RG-5.10, RG-5.11: last or first of the order; the others keep place, turn, pose and order, only heights
    change, and what was lifted does not count as moved."""
    pieces = {"table": "2.50 2.50 0 up", "armchair": "2.50 2.50 0 up", "desk": "2.00 4.50 0 up"}
    state = scene(phase="placing", cards={1: DESK_ARMCHAIR}, pieces=pieces, fields={"taken": 2})
    before = {key: piece(state, key) for key in ("table", "armchair")}
    assert [before[key]["z"] for key in ("armchair", "table")] == [0, 54]
    over, under = state.copy(), state.copy()
    play(over, "place desk 2.50 2.50 0 up over")
    assert position(over)["stacking"] == ["mirror", "trolley", "piano", "armchair", "table", "desk"]
    assert [piece(over, key)["z"] for key in ("armchair", "table", "desk")] == [0, 54, 118]
    play(under, "place desk 2.50 2.50 0 up under")
    assert position(under)["stacking"] == ["desk", "mirror", "trolley", "piano", "armchair", "table"]
    assert [piece(under, key)["z"] for key in ("armchair", "table", "desk")] == [76, 130, 0]
    for key, was in before.items():
        now = piece(under, key)
        assert {**now, "z": 0} == {**was, "z": 0} and not now["moved"]
    away = scene(phase="placing", cards={1: ARMCHAIR_TABLE}, pieces=pieces, fields={"taken": 4})
    play(away, "place armchair 1.00 1.00 0 up over")
    assert piece(away, "table")["z"] == 0  # RG-5.10: what rested on it comes down where it is


def test_ghosts_do_not_ride_along() -> None:
    """RG-5.12: a ghost on a moved piece stays in its field, and so does one where the piece now stands."""
    ghosts = {"1 small 1": "c3 1,1 on 0.64", "2 large": "b5 0,0"}
    state = scene(ghosts, phase="placing", cards={1: TROLLEY_TABLE}, pieces=TABLE, fields={"taken": 5})
    play(state, "place table 1.50 4.50 0 up over")
    assert where(state, "1 small 1") == "c3 1,1"
    assert where(state, "2 large") == "b5 0,0 on 0.64"


def test_ghosts_that_keep_their_place() -> None:
    """RG-5.13: on the floor while free of furniture, on a box at its new height while it still carries them."""
    pieces = {"table": "2.50 2.50 0 up", "desk": "2.00 4.50 0 up", "armchair": "5.00 1.00 0 up"}
    ghosts = {"1 small 1": "c3 1,1 on 0.64", "1 small 2": "c3 1,1", "2 small 1": "f2 2,2", "2 small 2": "c2 2,1"}
    state = scene(ghosts, phase="placing", cards={1: DESK_ARMCHAIR}, pieces=pieces, fields={"taken": 2})
    events = play(state, "place desk 2.50 2.50 0 up under")
    assert piece(state, "table")["z"] == 22
    assert where(state, "1 small 1") == "c3 1,1 on 0.86"  # it rises with its table
    assert where(state, "2 small 1") == "f2 2,2"
    assert where(state, "1 small 2") == "c3 1,1"  # under the desk's top there is room (RG-2.3)
    assert where(state, "2 small 2") == "c2 2,1"
    assert not of_kind(events, "put back")


def test_the_order_of_putting_back() -> None:
    """RG-5.14: seats in round order, within a seat large, medium, small, then by number; each sees those before it."""
    ghosts = {"1 small 1": "c3 0,0", "1 small 2": "c3 0,2", "1 medium 1": "c3 1,1", "2 small 1": "c3 2,0"}
    ghosts |= {"2 small 4": "c3 1,0"}
    fields = {"taken": 5}
    state = scene(ghosts, phase="placing", round_number=2, turn=2, cards={2: TROLLEY_TABLE}, fields=fields)
    events = of_kind(play(state, "place table 2.50 2.50 0 down under"), "put back")  # a slab under all of them
    order = [(event.data["seat"], event.data["ghost"]) for event in events]
    assert order == [(1, "small 1"), (1, "small 4"), (0, "medium 1"), (0, "small 1"), (0, "small 2")]
    assert [where(state, who) for who in ghosts] == [f"{place} on 0.10" for place in ghosts.values()]


def test_putting_back_in_the_field() -> None:
    """RG-5.15: its own spot first, floor then surfaces upwards; else the nearest anchor, the lowest level, then the
    smallest j and i."""
    flat = {"table": "2.50 2.50 0 up", "trolley": "5.00 1.00 0 up"}
    above = {"1 small 1": "c3 1,1 on 0.64"}
    state = scene(above, phase="placing", cards={1: TROLLEY_TABLE}, pieces=flat, fields={"taken": 5})
    play(state, "place table 5.00 3.00 0 up over")
    assert where(state, "1 small 1") == "c3 1,1"  # its own spot, on the floor
    state = scene({"1 small 1": "c3 1,1"}, phase="placing", cards={1: 2}, pieces=flat, fields={"taken": 3})
    play(state, "place piano 2.50 2.50 0 back under")  # a block below the table
    assert where(state, "1 small 1") == "c3 1,1 on 1.40"  # its own spot, on top
    near = {"1 small 1": "c3 1,1", "2 small 1": "c3 1,0"}
    state = scene(near, phase="placing", cards={1: TROLLEY_TABLE}, fields={"taken": 1})
    play(state, "place trolley 2.50 2.90 0 left over")  # covers the two northern rows of spots
    assert where(state, "2 small 1") == "c3 1,0"
    assert where(state, "1 small 1") == "c3 1,2 on 1.40"  # the nearest anchor goes before a lower level
