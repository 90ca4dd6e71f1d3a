"""RG-5.12: furniture never carries or pushes a ghost into another field; positions worked out by hand."""

from __future__ import annotations

import pytest

import nightkeep as nk
from nightkeep.games.run_ghost_run.state import PIECE_KEYS
from nightkeep.testing import random_game
from tests.games.run_ghost_run.scenes import of_kind, piece, play, position, refused, scene, where

ARMCHAIR_TABLE, TROLLEY_TABLE = 14, 8
TABLE = {"table": "2.50 2.50 0 up"}  # x from 1.65 to 3.35, y from 1.90 to 3.10; its top lies from 0.54 to 0.64
ALL = ("large", "medium 1", "medium 2", "small 1", "small 2", "small 3", "small 4")


def placing(ghosts: dict[str, str], taken: str, card: int = TROLLEY_TABLE, **more: object) -> nk.State:
    """Seat 1 has taken a piece."""
    fields = {"taken": PIECE_KEYS.index(taken)}
    return scene(ghosts, phase="placing", cards={1: card}, fields=fields, **more)  # type: ignore[arg-type]


def sentence(state: nk.State, action: str) -> str:
    refusal = state.why(action)
    assert refusal is not None
    return refusal.text


@pytest.mark.parametrize("merging", ["off", "on"])
def test_a_table_beside_a_large_ghost(merging: str) -> None:
    """RG-5.12, RG-2.12: the large ghost of c3 (x from 2 to 3) cannot stand under a table top at 0.54, and one that
    covers a part of the field does not carry it. Touching the field is allowed, and so is carrying all of it."""
    state = placing({"2 large": "c3 0,0"}, "table", merging=merging)
    assert refused(state, "place table 3.40 2.50 0 up over") == ("RG-5.12",)
    assert refused(state, "place table 3.84 2.50 0 up over") == ("RG-5.12",)  # 2.99 to 4.69
    said = sentence(state, "place table 3.40 2.50 0 up over")
    assert said == "the table would leave seat 2's large ghost no place in c3"
    beside = state.copy()
    play(beside, "place table 3.85 2.50 0 up over")
    assert where(beside, "2 large") == "c3 0,0"
    play(state, "place table 2.50 2.50 0 up over")
    assert where(state, "2 large") == "c3 0,0 on 0.64"


def test_a_refusal_changes_nothing() -> None:
    """RG-5.12: not even what is looked up on the way."""
    state = placing({"2 large": "c3 0,0", "1 small 1": "d3 0,1", "1 small 2": "b3 2,1"}, "table")
    before = state.to_bytes()
    for action in ("place table 3.40 2.50 0 up over", "place table 2.50 2.50 0 up over", "put back table"):
        state.why(action)
        assert state.to_bytes() == before
    with pytest.raises(nk.IllegalAction):
        state.play("place table 3.40 2.50 0 up under")
    assert state.to_bytes() == before


def test_one_on_the_table_and_one_under_it() -> None:
    """RG-5.12, RG-5.13, RG-5.15: the small ghost keeps the floor when the table goes, so that the large one on the
    table cannot come down. Where the table still carries it, it stays on the table; a medium one finds room beside."""
    ghosts = {"1 large": "c3 0,0 on 0.64", "2 small 1": "c3 0,0"}
    state = placing(ghosts, "table", pieces=TABLE)
    assert refused(state, "place table 5.00 4.50 0 up over") == ("RG-5.12",)
    assert "seat 1's large ghost no place in c3" in sentence(state, "place table 5.00 4.50 0 up over")
    play(state, "place table 2.36 2.44 0 up over")  # still from 1.51 to 3.21 and from 1.84 to 3.04
    assert where(state, "1 large") == "c3 0,0 on 0.64" and where(state, "2 small 1") == "c3 0,0"
    state = placing({"1 medium 1": "c3 0,0 on 0.64", "2 small 1": "c3 0,0"}, "table", pieces=TABLE)
    play(state, "place table 5.00 4.50 0 up over")
    assert where(state, "1 medium 1") == "c3 1,0" and where(state, "2 small 1") == "c3 0,0"


def test_what_comes_down_when_another_piece_goes() -> None:
    """RG-5.10, RG-5.12: the table rests at 1.08 on the armchair's back, over the large ghost of c2; without the
    armchair its top would come down to 0.54, and it ends at 1.90, where the field goes on to 2.00."""
    pieces = {"armchair": "1.00 1.00 0 up", "table": "2.30 1.30 0 up"}
    state = placing({"1 large": "c2 0,0"}, "armchair", ARMCHAIR_TABLE, pieces=pieces)
    assert piece(state, "table")["z"] == 108
    assert refused(state, "place armchair 4.50 4.50 0 up over") == ("RG-5.12",)
    assert sentence(state, "place armchair 4.50 4.50 0 up over").startswith("the armchair would leave seat 1's large")
    pieces["table"] = "2.30 1.40 0 up"  # so it covers the field
    state = placing({"1 large": "c2 0,0"}, "armchair", ARMCHAIR_TABLE, pieces=pieces)
    play(state, "place armchair 4.50 4.50 0 up over")
    assert piece(state, "table")["z"] == 0 and where(state, "1 large") == "c2 0,0 on 0.64"


# Eight under the raised armchair: on its seat there would be room for four, and on the table for three. One under the
# raised table, which would cover a tenth of its field.
CRAMMED = {f"1 small {n}": f"d3 {spot}" for n, spot in enumerate(("0,0", "1,0", "2,0", "0,1"), 1)}
CRAMMED |= {f"2 small {n}": f"d3 {spot}" for n, spot in enumerate(("1,1", "2,1", "0,2", "1,2"), 1)}
CRAMMED |= {"2 large": "c4 0,0"}
STACKED = {"desk": "1.30 2.20 0 up", "table": "2.50 2.50 0 up", "armchair": "3.62 2.50 0 up"}
STACKING = ("mirror", "trolley", "desk", "piano", "table", "armchair")


def test_putting_back_is_always_possible() -> None:
    """RG-5.7, RG-5.6: over the others the table would let the armchair down on eight small ghosts, under them it
    would come down on a large one; put back as it was, in the middle of the stack, the table changes nothing."""
    state = placing(CRAMMED, "table", pieces=STACKED, order=STACKING)
    assert [piece(state, key)["z"] for key in ("desk", "table", "armchair")] == [0, 76, 140]
    assert "seat 2's small 4 ghost no place in d3" in sentence(state, "place table 2.50 2.50 0 up over")
    assert "seat 2's large ghost no place in c4" in sentence(state, "place table 2.50 2.50 0 up under")
    assert state.actions()[0] == "put back table"
    assert not {"place table 2.50 2.50 0 up over", "place table 2.50 2.50 0 up under"} & set(state.actions())
    assert refused(state, "put back armchair") == ("RG-5.6",)
    before = position(state)
    (told,) = play(state, "put back table")
    assert (told.kind, told.text) == ("returned", "Seat 1 puts the table back as it was.")
    after = position(state)
    assert after["stacking"] == list(STACKING) and after["seats"][0]["ghosts"] == before["seats"][0]["ghosts"]
    assert [one | {"moved": False} for one in after["furniture"]] == before["furniture"]
    assert [one["piece"] for one in after["furniture"] if one["moved"]] == ["table"]  # RG-5.3
    assert after["phase"] == "drawing"


def test_nothing_is_offered_that_is_refused() -> None:
    """RG-5.12, RG-5.7: of the usual places those remain that leave every ghost its field; putting back is first."""
    free = placing({}, "table", pieces=TABLE).actions()
    state = placing({"1 large": "c3 0,0 on 0.64", "2 small 1": "c3 0,0", "2 large": "e4 0,0"}, "table", pieces=TABLE)
    listed = state.actions()
    assert listed == [action for action in free if state.why(action) is None]
    assert listed[0] == "put back table" and 2 <= len(listed) < len(free)
    assert "place table 4.80 3.00 0 up over" in set(free) - set(listed)


@pytest.mark.parametrize("options", [{"players": 4, "midnight": "on"}, {"players": 3, "merging": "on"}])
def test_no_furniture_takes_a_ghost_along(options: dict[str, object]) -> None:
    """RG-5.12, RG-10.5: in random games no placement and no card that changes furniture changes a ghost's field."""
    game = nk.game("run-ghost-run", **options)
    looked = 0
    for seed in ("a", "b", "c", "d"):
        state = game.start()
        for code in random_game(game, seed):
            action = state.write(code)
            changes = action.startswith(("place", "put", "midnight too", "midnight dance", "midnight craziest"))
            before = {(i, one["name"]): one.get("field") for i, one in ghosts_of(state)}
            state.play_code(code)
            if changes and position(state)["round"]:
                after = {(i, one["name"]): one.get("field") for i, one in ghosts_of(state)}
                stood = {who for who, field in before.items() if field}
                assert all(after[who] == before[who] for who in stood), action
                looked += len(stood)
    assert looked > 50


def ghosts_of(state: nk.State) -> list[tuple[int, dict[str, object]]]:
    return [(i, ghost) for i, seat in enumerate(position(state)["seats"]) for ghost in seat["ghosts"]]


# ---------------------------------------------------------------------- midnight cards


def midnight(ghosts: dict[str, str], pieces: dict[str, str], **more: object) -> nk.State:
    return scene(ghosts, phase="midnight", round_number=3, pieces=pieces, **more)  # type: ignore[arg-type]


def places(state: nk.State) -> dict[str, tuple[int, ...]]:
    return {one["piece"]: (one["x"], one["y"], one["turn"], one["pose"]) for one in position(state)["furniture"]}


def test_dance_floor_leaves_a_piece() -> None:
    """RG-10.5, RG-10.20, RG-10.4: at S3 the table would cover a part of b1, where the large ghost stands; it stays and
    the armchair goes. A ghost in c1 is carried by the table, and then both go."""
    pieces = {"table": "2.50 1.90 0 up", "armchair": "4.50 3.20 0 up"}
    state = midnight({"1 large": "b1 0,0"}, pieces)
    events = play(state, "midnight dance floor")
    assert places(state)["table"] == (250, 190, 0, "up") and places(state)["armchair"] == (538, 350, 0, "up")
    assert where(state, "1 large") == "b1 0,0"
    (kept,) = of_kind(events, "kept")
    assert kept.text == "The table stays as it is: Seat 1's large ghost would find no place in b1."
    assert set(kept.rules) == {"RG-10.5", "RG-5.12"}
    assert "table" not in [event.data["piece"] for event in of_kind(events, "furniture")]
    state = midnight({"1 large": "c1 0,0"}, pieces)
    events = play(state, "midnight dance floor")
    assert places(state)["table"] == (250, 60, 0, "up") and places(state)["armchair"] == (538, 350, 0, "up")
    assert where(state, "1 large") == "c1 0,0 on 0.64" and not of_kind(events, "kept")


def test_pieces_that_can_change_only_together() -> None:
    """RG-10.5: at S3 the trolley alone would leave the large ghost of c1 no place; with the table upon it, whose top
    then lies from 0.96 to 1.06 over all of c1, it leaves it one. So nothing is kept."""
    state = midnight({"1 large": "c1 0,0"}, {"trolley": "2.50 1.60 0 up", "table": "2.50 1.90 0 up"})
    events = play(state, "midnight dance floor")
    assert places(state)["trolley"] == (250, 40, 0, "up") and places(state)["table"] == (250, 60, 0, "up")
    assert where(state, "1 large") == "c1 0,0 on 1.06" and not of_kind(events, "kept")


def test_too_enthusiastic_leaves_a_piece() -> None:
    """RG-10.5, RG-10.11: upright the mirror ends at x = 3.00, on its side at 3.08: in d3, where the large ghost is."""
    pieces = {"mirror": "2.30 2.50 0 up", "table": "2.00 5.00 0 up"}
    state = midnight({"2 large": "d3 0,0"}, pieces)
    events = play(state, "midnight too enthusiastic")
    assert [event.data["piece"] for event in of_kind(events, "kept")] == ["mirror"]
    found = places(state)
    assert found.pop("mirror") == (230, 250, 0, "up") and {pose for *_, pose in found.values()} == {"left"}
    assert where(state, "2 large") == "d3 0,0"


def test_craziest_face_leaves_the_mirror() -> None:
    """RG-10.5, RG-10.14, RG-10.15: turned by three degrees the mirror would come into d1, where the large ghost is; it
    stays, and all seats are passed over."""
    pieces = {"mirror": "2.90 1.12 0 up"}
    free = midnight({}, pieces)
    assert len(of_kind(play(free, "midnight craziest face"), "faced")) == 2 and places(free)["mirror"][2] == 357
    state = midnight({"1 large": "d1 0,0"}, pieces)
    events = play(state, "midnight craziest face")
    assert [event.data["piece"] for event in of_kind(events, "kept")] == ["mirror"]
    assert places(state)["mirror"] == (290, 112, 0, "up") and where(state, "1 large") == "d1 0,0"
    assert not of_kind(events, "faced") and position(state)["phase"] == "drawing"


# ---------------------------------------------------------------------- where no furniture moves


def test_the_nearest_other_field() -> None:
    """RG-5.16, RG-6.21: a ghost whose planned field is full: by steps, then its owner's lower row (seat 2 counts from
    the north), then column, then row number."""
    crowd = {"1 large": "c3 0,0"}
    for more, field in (
        ({}, "c4 0,0"),
        ({"1 medium 1": "c4 0,0"}, "b3 0,0"),
        ({"1 medium 1": "c4 0,0", "1 medium 2": "b3 1,1"}, "d3 0,0"),
        ({"1 medium 1": "c4 0,0", "1 medium 2": "b3 1,1", "1 small 1": "d3 2,2"}, "c2 0,0"),
        ({"1 medium 1": "c4 0,0", "1 medium 2": "b3 1,1", "1 small 1": "d3 2,2", "1 small 2": "c2 1,1"}, "c5 0,0"),
    ):
        state = scene(crowd | more)
        play(state, "done", "large to c3 0,0", "done")
        assert where(state, "2 large") == field
        assert where(state, "1 large") == "c3 0,0"
