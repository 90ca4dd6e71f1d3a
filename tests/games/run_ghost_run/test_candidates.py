"""Which choices are listed where there are too many to list them all (candidates.py says which)."""

from __future__ import annotations

import nightkeep as nk
from nightkeep.games.run_ghost_run.geometry import fit
from nightkeep.games.run_ghost_run.state import PIECE_KEYS, POSES
from tests.games.run_ghost_run.scenes import play, scene

POINTS = (120, 300, 480)
ALL = ("large", "medium 1", "medium 2", "small 1", "small 2", "small 3", "small 4")


def fitted(state: nk.State, piece: str, pose: str, x: int, y: int, turn: int) -> str:
    """The text of a placing over the others, as near to a point as the piece can lie."""
    at = int(fit(state.game.board.record, PIECE_KEYS.index(piece), POSES.index(pose), x, y, turn))
    return f"place {piece} {at // 1024 / 100:.2f} {at % 1024 / 100:.2f} {turn} {pose} over"


def goals(state: nk.State, ghost: str) -> list[str]:
    """Where the list lets a ghost go: 'leaves', or the fields, in order."""
    ends = [action.removeprefix(f"{ghost} ") for action in state.actions() if action.startswith(f"{ghost} ")]
    return [end.split(" ")[1] if end.startswith("to ") else end for end in ends]


def test_places_for_a_piece() -> None:
    """RG-5.7, RG-5.8, RG-5.9: put back as it was, where it stands over and under, nine points in two turns, and its
    other poses where it stands. Over the last piece, or under the first, would be the same as putting it back."""
    pieces = {"table": "2.50 2.00 30 up"}
    order = ("mirror", "trolley", "table", "desk", "piano", "armchair")
    fields = {"taken": PIECE_KEYS.index("table")}
    state = scene(phase="placing", cards={1: 8}, fields=fields, pieces=pieces, order=order)
    wanted = ["put back table", "place table 2.50 2.00 30 up over", "place table 2.50 2.00 30 up under"]
    wanted += [fitted(state, "table", "up", x, y, turn) for turn in (30, 120) for y in POINTS for x in POINTS]
    wanted += [fitted(state, "table", pose, 250, 200, 30) for pose in POSES if pose != "up"]
    assert state.actions() == wanted and len(wanted) == 26
    last = scene(phase="placing", cards={1: 8}, fields=fields, pieces=pieces)
    assert last.actions() == [action for action in wanted if action != "place table 2.50 2.00 30 up over"]
    first = scene(phase="placing", cards={1: 8}, fields=fields, pieces=pieces, order=("table", *PIECE_KEYS[:5]))
    assert first.actions() == [action for action in wanted if action != "place table 2.50 2.00 30 up under"]


def test_a_piece_on_one_of_the_points() -> None:
    """RG-5.7, RG-5.8: as it stands is not listed among the points; a piece that lies may also be set up there."""
    table = PIECE_KEYS.index("table")
    state = scene(phase="placing", cards={1: 8}, fields={"taken": table}, pieces={"table": "3.00 3.00 0 up"})
    assert "place table 3.00 3.00 0 up over" not in state.actions() and len(state.actions()) == 24
    state = scene(phase="placing", cards={1: 8}, fields={"taken": table}, pieces={"table": "3.00 3.00 0 left"})
    assert "place table 3.00 3.00 0 up over" in state.actions() and len(state.actions()) == 24


def test_furnishing() -> None:
    """RG-3.4: each piece that does not stand yet, upright on nine points."""
    state = nk.game("run-ghost-run", setup="placed").start()
    for placed in range(6):
        actions = state.actions()
        assert len(actions) == 9 * (6 - placed)
        assert actions[:9] == [
            fitted(state, PIECE_KEYS[placed], "up", x, y, 90 * (placed % 2)) for y in POINTS for x in POINTS
        ]
        play(state, actions[4])


def test_entering() -> None:
    """RG-6.7: behind every door one field deep and as deep as three; of equal ghosts only the lowest number."""
    state = scene()
    for ghost in ALL:
        deep = [f"{column}{row}" for column in "abcdef" for row in (1, 3)]
        assert goals(state, ghost) == (deep if ghost in ("large", "medium 1", "small 1") else [])
    play(state, "large to a6 0,0", "medium 1 to a2 0,0")
    assert goals(state, "small 1") == [f"{column}{row}" for column in "abcdef" for row in (1, 2)]  # 2 points left
    play(state, "medium 2 to b1 0,0")
    assert goals(state, "small 1") == [f"{column}1" for column in "abcdef"]
    play(state, "small 1 to c1 0,0")
    assert state.actions() == ["done"]


def test_going_on_and_leaving() -> None:
    """RG-6.8, RG-6.9: up to three fields ahead, aside of the farthest of them, and out as soon as the points do."""
    ghosts = {"1 large": "a2 0,0", "1 small 1": "c3 0,0", "1 small 4": "f5 0,0"}
    state = scene(ghosts)
    assert goals(state, "large") == ["leaves", "a3", "a4", "a5", "b5"]
    assert goals(state, "small 1") == ["leaves", "c4", "c5", "c6", "b6", "d6"]
    assert goals(state, "small 4") == ["leaves", "f6", "e6"]
    play(state, "medium 1 to a6 0,0")  # 4 points are left: just enough from row 3
    assert goals(state, "small 1") == ["leaves", "c4", "c5", "c6", "b6", "d6"]
    play(state, "medium 2 to b1 0,0")
    assert goals(state, "small 1") == ["c4", "c5", "c6"] and goals(state, "small 4")[0] == "leaves"
    assert not goals(state, "large")  # ghosts before the one last moved are not listed again


def test_spots() -> None:
    """RG-6.5: three spots are tried for a small ghost, and on the floor each time first."""
    state = scene()
    taken: dict[str, str] = {}
    for ghost, spot in (("1 small 4", "0,1"), ("1 small 3", "1,2"), ("1 small 2", "2,0")):
        assert f"small 1 to a1 {spot}" in scene(taken).actions()
        taken[ghost] = f"a1 {spot}"
    state = scene(taken)
    assert "a1" not in goals(state, "small 1") and state.why("small 1 to a1 0,0") is None


def test_on_furniture() -> None:
    """RG-6.2, RG-6.3: where the floor is not free, the highest surface; under a table the floor."""
    state = scene(pieces={"piano": "2.60 2.90 0 up", "table": "0.95 2.50 90 up"})
    on = [action for action in state.actions() if action.startswith("small 1 to c3")]
    assert len(on) == 1 and on[0].endswith(" on 1.26")
    assert "small 1 to a3 0,2" in state.actions()


def test_merging_is_listed() -> None:
    """RG-11.7, RG-11.12: with every partner in the fields tried, also in the ghost's own."""
    state = scene({"1 small 1": "c3 0,0", "1 small 2": "c3 2,2", "1 medium 1": "c4 0,0"}, merging="on")
    small = [action for action in state.actions() if action.startswith("small 1 merges")]
    assert [action.split(" at ")[0] for action in small] == [
        "small 1 merges with medium 1",
        "small 1 merges with small 2",
    ]
    assert small[0].split(" at ")[1].startswith("c4") and small[1].split(" at ")[1].startswith("c3")


def test_taking_back_is_listed() -> None:
    """RG-11.17: and then the ghost taken back is listed, whoever moved before."""
    ghosts = {"1 small 1": "escaped", "1 small 2": "b3 0,0", "1 small 3": "d3 0,0", "1 small 4": "f3 0,0"}
    state = scene(ghosts, merging="on")
    assert "take back small 1" in state.actions()
    play(state, "small 4 to f4 0,0", "take back small 1")
    assert "take back small 1" not in state.actions() and goals(state, "small 1")[:2] == ["a1", "a3"]


def test_low_and_high_places_for_midnight_cards() -> None:
    """RG-10.18, RG-10.25: for each spot the lowest and the highest level."""
    state = scene(phase="midnight", pieces={"table": "2.50 2.50 0 up"})
    play(state, "midnight tag")
    assert {"bring to c3 1,1", "bring to c3 1,1 on 0.64", "bring to a3 0,0"} <= set(state.actions())
    assert all(action.split(" ")[2][1] == "3" for action in state.actions())
    state = scene({"1 small 1": "c3 1,1"}, phase="midnight", pieces={"table": "2.50 2.50 0 up"})
    play(state, "midnight big brother")
    assert state.actions() == [f"small 1 grows at c3 {spot} on 0.64" for spot in ("0,0", "1,0", "0,1", "1,1")]
