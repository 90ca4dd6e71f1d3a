"""RG-8.10 to RG-8.12: who is seen, and what becomes of it. What is visible: test_sight.py."""

from __future__ import annotations

import numpy as np
import pytest

from nightkeep.games.run_ghost_run.peek import is_seen
from nightkeep.games.run_ghost_run.sight import look
from tests.games.run_ghost_run.scenes import finish_round, of_kind, play, position, scene, where

# a wall of desk and piano across the lobby between the south side and row 3
WALL = {"desk": "1.10 1.60 180 up", "piano": "3.10 1.60 0 up"}


def test_seen_ghosts_go_back() -> None:
    """RG-8.11, RG-8.12, RG-8.2, RG-E3: of all seats alike, found at once; others stay, and so does the keyhole."""
    ghosts = {"1 small 1": "f2 0,0", "2 medium 1": "e2 1,0", "1 small 2": "a3 1,1", "2 small 2": "b2 1,1"}
    state = scene(ghosts, pieces=WALL, keyhole="n1")
    events = finish_round(state, side="s", rolls=[6, 1], door=1)
    seen = {(event.data["seat"], event.data["ghost"]) for event in of_kind(events, "seen")}
    assert seen == {(0, "small 1"), (1, "medium 1")}
    assert where(state, "1 small 1") == where(state, "2 medium 1") == "stock"
    assert where(state, "1 small 2") == "a3 1,1" and where(state, "2 small 2") == "b2 1,1"
    assert position(state)["keyhole"] == "S1"
    play(state, "card 10", "card 10", "done")
    play(state, "small 1 to a1 0,0", "done")  # they may enter again, from their own side
    assert where(state, "1 small 1") == "a1 0,0"


def test_what_the_events_tell() -> None:
    """RG-8.4, RG-8.5, RG-8.11: which ghost, from which door, straight or with the point in the mirror."""
    state = scene({"1 small 1": "c3 1,1"}, pieces={"mirror": "3.00 5.00 180 up"}, keyhole="n1")
    events = finish_round(state, side="s", rolls=[6, 1], door=3)
    (seen,) = of_kind(events, "seen")
    assert seen.data["door"] == "S3" and seen.data["way"] == "direct" and not of_kind(events, "bounce")
    assert 1400 < seen.data["x"] < 1600 and 1400 < seen.data["y"] < 1600
    state = scene({"1 small 1": "e3 1,1"}, keyhole="n1")
    (seen,) = of_kind(finish_round(state, side="s", rolls=[6, 1], door=3), "seen")
    assert 2600 < seen.data["x"] < 2800 and 1400 < seen.data["y"] < 1600 and 0 <= seen.data["z"] < 600
    blocked = {"mirror": "3.00 5.00 180 up", "desk": "2.64 1.15 270 up"}  # its front panel is in the way
    state = scene({"1 small 1": "c3 1,1"}, pieces=blocked, keyhole="n1")
    events = finish_round(state, side="s", rolls=[6, 1], door=4)
    (seen,), (bounce,) = of_kind(events, "seen"), of_kind(events, "bounce")
    assert seen.data["way"] == "mirror" and seen.text.endswith("in the mirror from door S4.")
    assert 1600 < bounce.data["x"] < 1800 and 2970 <= bounce.data["y"] <= 2990 and 50 < bounce.data["z"] < 280
    (line,) = position(state)["sight"]  # and the view keeps it for drawing
    assert (line["seat"], line["ghost"], line["door"], line["eye"]) == (0, "small 1", "S4", [2100, 0, 270])
    assert line["point"] == [seen.data[axis] for axis in "xyz"]
    assert line["bounce"] == [bounce.data[axis] for axis in "xyz"]


def test_the_line_to_a_lying_ghost() -> None:
    """RG-1.8, RG-10.7, RG-10.9: it is kept as it was seen, although the ghost has stood up and gone since."""
    for small, door in (("c4 1,1", 3), ("e5 0,2", 1)):
        state = scene({"1 small 1": small}, tonight="take cover", keyhole="n1")
        (seen,) = of_kind(finish_round(state, side="s", rolls=[6, 1], door=door), "seen")
        (line,) = position(state)["sight"]
        assert line["point"] == [seen.data[axis] for axis in "xyz"] and seen.data["z"] <= 120


def test_nobody_is_seen() -> None:
    """RG-8.9, RG-8.10: a covered keyhole shows nothing, and that is told."""
    state = scene({"1 large": "c3 0,0"}, pieces={"armchair": "3.00 0.56 0 up"}, keyhole="n1")
    events = finish_round(state, side="s", rolls=[6, 1], door=3)
    assert of_kind(events, "nobody") and where(state, "1 large") == "c3 0,0"


@pytest.mark.parametrize(("option", "small", "bigger"), [("any", 1, 1), ("quarter", 4, 7), ("half", 8, 14)])
def test_how_many_points_are_enough(option: str, small: int, bigger: int) -> None:
    """RG-8.10: of the 15 sample points of a small ghost and the 27 of a bigger one."""
    state = scene(seen_fraction=option)
    for ghost, points, needed in ((0, 27, bigger), (1, 27, bigger), (3, 15, small)):
        enough = [n for n in range(points + 1) if is_seen(state.game.board.record, state.position.record, ghost, n)]
        assert enough == list(range(needed, points + 1))


@pytest.mark.parametrize("option", ["any", "quarter", "half"])
def test_how_much_must_be_visible(option: str) -> None:
    """RG-8.10: one sample point, or at least a quarter (4 of 15, 7 of 27) or half (8 of 15, 14 of 27) of them."""
    needed = {"any": (1, 1), "quarter": (4, 7), "half": (8, 14)}[option]
    counts = set()
    for shift in range(0, 120, 12):
        for who, spot in (("1 small 1", "c4 1,1"), ("2 medium 1", "d4 0,0"), ("1 large", "b4 0,0")):
            pieces = {"piano": f"{1.60 + shift / 100:.2f} 2.50 0 up", "desk": "4.80 2.50 0 up"}
            state = scene({who: spot}, pieces=pieces, keyhole="n1", seen_fraction=option)
            visible = np.zeros((4, 7), np.int32)
            look(state.game.board.record, state.position.record, 2, visible)
            n = int(visible.sum())
            counts.add((who, n))
            finish_round(state, side="s", rolls=[6, 1], door=3)
            assert (where(state, who) == "stock") == (n >= needed[who[2:] != "small 1"]), (who, n)
    partly = [n for who, n in counts if 0 < n < (15 if who == "1 small 1" else 27)]
    assert partly and len(counts) > 6
