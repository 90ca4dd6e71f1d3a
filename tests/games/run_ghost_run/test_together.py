"""RG-5.17, RG-6.19 to RG-6.23: plans carried out together or one after another."""

from __future__ import annotations

from tests.games.run_ghost_run.scenes import fields_of, kinds, of_kind, play, position, refused, scene, where

TABLE = {"table": "2.50 2.50 0 up"}


def test_secret_plans() -> None:
    """RG-6.19: other seats' ghosts do not restrict a plan, and nothing moves before all have committed."""
    state = scene({"2 small 1": "a1 0,0", "1 small 1": "b4 0,0"})
    play(state, "small 2 to a1 0,0", "small 1 to b5 0,0")
    assert position(state, 1)["plan"]["entries"] == [] and where(state, "1 small 1") == "b4 0,0"
    events = play(state, "done")
    assert kinds(events) == ["committed"] and where(state, "1 small 2") == "stock"
    play(state, "small 1 to a2 0,0")
    assert where(state, "2 small 1") == "a1 0,0"
    events = play(state, "done")
    assert [event.data["ghost"] for event in of_kind(events, "moved")] == ["small 2", "small 1", "small 1"]
    assert where(state, "1 small 2") == "a1 0,0" and where(state, "2 small 1") == "a2 0,0"


def test_carried_out_together() -> None:
    """RG-6.20: first all are lifted and those leaving escape, so places given up by anybody are free, whatever the
    order; then seats in round order, each plan in its order."""
    state = scene({"1 small 1": "c3 0,0", "2 small 1": "c4 0,0", "2 small 2": "a1 1,1", "1 large": "c6 0,0"})
    play(state, "small 1 to c4 0,0", "small 2 to a1 1,1", "large leaves", "done")
    events = play(state, "small 1 to c3 0,0", "small 2 leaves", "small 3 to c6 1,1", "done")
    assert where(state, "1 small 1") == "c4 0,0" and where(state, "2 small 1") == "c3 0,0"
    assert where(state, "1 small 2") == "a1 1,1" and where(state, "2 small 3") == "c6 1,1"
    told = [(event.kind, event.data["seat"]) for event in events if event.kind in ("moved", "escaped")]
    assert told == [("escaped", 0), ("escaped", 1), ("moved", 0), ("moved", 0), ("moved", 1), ("moved", 1)]


def test_planned_place_taken() -> None:
    """RG-6.21: the seat nearer the die keeps the place; the other ghost yields as little as possible, for the same
    points, also within the field of a ghost that stayed."""
    state = scene({"1 small 1": "c3 0,0", "2 small 1": "c5 0,0", "1 small 2": "d4 0,1"})
    play(state, "small 1 to c4 1,1", "done")
    play(state, "small 1 to c4 1,1", "small 2 to d4 0,1")
    before = fields_of(state)["draft_left"]
    assert before == 10 - 1 - 3
    events = play(state, "done")
    assert where(state, "1 small 1") == "c4 1,1"
    assert where(state, "2 small 1") == "c4 1,0"  # of the nearest spots the smallest j
    assert where(state, "2 small 2") == "d4 0,0"  # beside the one that stayed
    assert [event.data["ghost"] for event in of_kind(events, "put back")] == ["small 1", "small 2"]
    both = {"1 small 1": "c3 1,1", "1 small 2": "c3 1,1 on 0.64", "1 small 3": "c3 1,0"}
    state = scene(both, pieces=TABLE)
    play(state, "done", "small 1 to c3 1,1", "done")
    assert where(state, "2 small 1") == "c3 0,1"  # of equally near anchors the lowest level goes before the smallest j
    state = scene({"1 large": "c4 0,0"})
    play(state, "done", "small 1 to c4 1,1", "done")
    assert where(state, "2 small 1") == "c5 1,1"  # RG-5.16: the field is full, its own lower row is nearest


def test_one_after_another() -> None:
    """RG-6.22: each seat's movements are carried out before the next decides, and all ghosts count."""
    state = scene({"2 small 1": "a1 0,0", "2 small 2": "c3 0,0"}, movement="turns")
    assert "RG-6.22" in refused(state, "small 1 to a1 0,0")
    play(state, "small 1 to a1 1,0")
    assert where(state, "1 small 1") == "a1 1,0"
    assert "RG-6.22" in refused(state, "small 2 to a1 1,0")
    play(state, "done")
    assert state.actor == 1
    assert "RG-6.22" in refused(state, "small 2 to a1 1,0")
    play(state, "small 1 leaves", "small 2 to c2 0,0", "done")
    assert where(state, "2 small 1") == "escaped" and where(state, "2 small 2") == "c2 0,0"
    assert position(state)["phase"] == "rolling"


def test_no_accidents() -> None:
    """RG-6.23: moving through furniture and ghosts shifts nothing."""
    ghosts = {"1 small 1": "c2 0,0", "2 small 1": "c3 1,1", "2 small 2": "c4 1,1 ", "2 medium 1": "c3 0,1 on 0.64"}
    ghosts["2 small 2"] = "c4 1,1"
    state = scene(ghosts, pieces=TABLE)
    before = position(state)["furniture"]
    play(state, "small 1 to c5 0,0", "done", "done")
    assert position(state)["furniture"] == before
    assert {who: where(state, who) for who in ghosts} == ghosts | {"1 small 1": "c5 0,0"}


FULL = {
    "table": "1.00 1.00 0 up",
    "armchair": "3.00 1.00 0 up",
    "piano": "5.00 1.00 0 up",
    "desk": "4.90 1.00 0 up",
    "mirror": "5.00 1.00 0 up",
    "trolley": "5.00 1.00 0 up",
}


def crowded() -> dict[str, str]:
    """Rows 3 to 6 so full that a large ghost finds room in f6 alone; rows 1 and 2 are blocked by furniture."""
    free = [f"{column}{row}" for row in (3, 4, 5, 6) for column in "abcdef"]
    free.remove("f6")
    others = [
        f"{seat} {ghost}"
        for seat in (1, 2, 3, 4)
        for ghost in ("large", "medium 1", "medium 2", "small 1", "small 2", "small 3", "small 4")
        if (seat, ghost) not in ((1, "large"), (2, "large"))
    ]
    return {who: f"{field} 0,0" for who, field in zip(others, free, strict=False)}


def test_no_place_anywhere() -> None:
    """RG-5.16, RG-5.17, RG-6.21, RG-11.15: two plan for the only place; the later one goes back as if it had been seen;
    with merging a large one to the edge."""
    for merging, place in (("off", "stock"), ("on", "edge")):
        ghosts = crowded() | {"1 large": place, "2 large": place}
        state = scene(ghosts, players=4, pieces=FULL, merging=merging)
        play(state, "large to f6 0,0", "done", "large to f6 0,0", "done", "done")
        events = play(state, "done")
        assert where(state, "1 large") == "f6 0,0" and where(state, "2 large") == place
        assert [event.data["seat"] for event in of_kind(events, "sent back")] == [1]
