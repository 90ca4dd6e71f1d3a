"""What a page draws: pieces in every pose, and every entry that may be added to a plan."""

from __future__ import annotations

from itertools import product

import pytest

import nightkeep as nk
from nightkeep.games.run_ghost_run.state import POSES
from tests.games.run_ghost_run.scenes import play, position, scene

FIELDS = [f"{column}{row}" for column in "abcdef" for row in range(1, 7)]
TABLE = {"table": "3.00 2.00 0 up"}


def entries(state: nk.State) -> dict[str, int]:
    """What the view's ways say may be entered, and for how many points."""
    found: dict[str, int] = {}
    for ghost, fields in position(state, state.actor)["plan"]["ways"].items():
        for field, way in fields.items():
            floor = [[k % 3, k // 3, 0] for k, sign in enumerate(way["floor"]) if sign == "#"]
            for i, j, level in floor + way["up"]:
                found[f"{ghost} to {field} {i},{j}" + (f" on {level / 100:.2f}" if level else "")] = way["cost"]
            for partner, i, j, level in way["merge"]:
                text = f"{ghost} merges with {partner} at {field} {i},{j}"
                found[text + (f" on {level / 100:.2f}" if level else "")] = way["cost"]
    return found


@pytest.mark.parametrize("merging", ["off", "on"])
def test_ways_are_exactly_what_may_be_entered(merging: str) -> None:
    """RG-6.17, RG-11.7, RG-11.12: floor, under and on the table, and mergings; nothing else is legal, and the cost is
    what is left less."""
    state = scene({"1 small 1": "c3 0,0", "1 small 2": "b2 1,1"}, cards={1: 2}, pieces=TABLE, merging=merging)
    found = entries(state)
    left = position(state, 0)["plan"]["left"]
    mates = [f"small {n}" for n in (1, 2, 3)]
    tried = 0
    for ghost, field, (i, j), level in product(("small 1", "small 3"), FIELDS, product(range(3), repeat=2), (0, 64)):
        at = f"{field} {i},{j}" + (f" on {level / 100:.2f}" if level else "")
        for text in (f"{ghost} to {at}", *(f"{ghost} merges with {mate} at {at}" for mate in mates)):
            tried += 1
            assert (state.why(text) is None) == (text in found), text
    assert tried == 2 * 36 * 9 * 2 * 4 and any("on 0.64" in text for text in found)
    assert any("merges" in text for text in found) == (merging == "on")
    for text in list(found)[::40]:
        twin = state.game.state(state.to_dict())
        play(twin, text)
        assert position(twin, 0)["plan"]["left"] == left - found[text], text


def test_the_taken_piece_comes_in_every_pose() -> None:
    """RG-2.5: so that it can be shown where it would stand; nothing of others."""
    state = scene(phase="taking", cards={1: 4}, pieces=TABLE)
    assert position(state, 0)["shapes"] == {}
    play(state, "take table")
    shapes = position(state, 0)["shapes"]
    assert list(shapes) == ["table"] and tuple(shapes["table"]) == POSES
    for pose, (x, y, z) in {"up": (170, 120, 64), "left": (64, 120, 170)}.items():
        boxes = shapes["table"][pose]["boxes"]
        assert max(box[1] for box in boxes) - min(box[0] for box in boxes) == x
        assert max(box[3] for box in boxes) - min(box[2] for box in boxes) == y
        assert max(box[5] for box in boxes) == z


def test_the_mirror_shows_its_face() -> None:
    """RG-2.4: the rectangle in front of the glass, in the frame of the piece, and where it looks."""
    mirror = next(one for one in position(scene())["furniture"] if one["piece"] == "mirror")
    assert mirror["face"] == [-60, 60, 3, 3, 14, 148] and mirror["looks"] == [1, 1]
    assert all("face" not in one for one in position(scene())["furniture"] if one["piece"] != "mirror")
