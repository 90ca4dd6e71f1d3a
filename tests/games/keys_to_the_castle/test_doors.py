"""Door tiles, Keys and Skeleton Keys: KC-4.1 to KC-5.9."""

from __future__ import annotations

from fractions import Fraction

import pytest

import nightkeep as nk
from tests.games.keys_to_the_castle.support import at, castle, discard, refused, targets, tile

KEYS = "key-blue key-red key-green key-yellow"


def test_closed_doors_stop_everyone() -> None:
    """KC-4.1: never opened or closed again, nobody enters."""
    state = castle(fronts={"b2": "open", "b3": "open"}, closed=["b3"], at={0: "b2"}, phase="moving")
    assert targets(state, "move") == set()
    refused(state, "move b3", "KC-4.1", "KC-4.5")
    refused(state, "move c2", "KC-4.1")


@pytest.mark.parametrize("kind", ["open", "extra-key", "extra-turn"])
@pytest.mark.parametrize("seat", [0, 1])
def test_passable_kinds(kind: str, seat: int) -> None:
    """KC-4.2: whoever opened them, these three can be entered."""
    state = castle("skeleton", fronts={"c4": "open"}, at={seat: "c4"}, phase="drawing", turn=0, colours={"c5": "red"})
    state.play("draw skeleton")
    state.play("play skeleton c5")
    state.play(f"flip {kind}")
    if seat == 1:
        state.play("stay")
        state.play("draw skeleton")
        state.play("throw skeleton")
    state.play("move c5")
    assert at(state, seat) == "c5"


def test_bars_stop_everyone() -> None:
    """KC-4.3: unless they are sawn."""
    bars = castle(fronts={"b2": "open", "b3": "barred"}, at={0: "b2"}, phase="moving")
    refused(bars, "move b3", "KC-4.3")
    sawn = castle(fronts={"b2": "open", "b3": "barred"}, sawn=["b3"], at={0: "b2"}, phase="moving")
    assert "move b3" in sawn.actions()


def test_first_flip_is_drawn_from_the_unseen() -> None:
    """KC-4.4: what has been seen of a colour is no longer in it, closed again or not; other colours do not matter."""
    fronts = {"a1": "open", "b1": "open", "c1": "extra-key", "d1": "extra-turn", "e1": "barred", "a8": "barred"}
    state = castle(
        "skeleton", fronts=fronts, closed=["b1"], colours=dict.fromkeys((*fronts, "c4"), "red") | {"d4": "blue"}
    )
    twin = state.copy()
    state.play("play skeleton c4")
    assert state.odds() == {"flip open": Fraction(1)}
    refused(state, "flip barred", "KC-4.4")
    twin.play("play skeleton d4")
    assert twin.odds() == {
        "flip open": Fraction(6, 10),
        "flip barred": Fraction(2, 10),
        "flip extra-key": Fraction(1, 10),
        "flip extra-turn": Fraction(1, 10),
    }


def test_unused_tiles_count_as_unseen() -> None:
    """KC-4.4, KC-13.7: six red tiles in the grid, four unused: a red flip is still drawn from all ten."""
    rows = {"1": ["red"] * 6} | {str(r): ["blue"] * 2 + ["green"] * 2 + ["yellow"] * 2 for r in range(2, 7)}
    state = castle(
        "skeleton",
        players=4,
        colours={c + r: colour for r, row in rows.items() for c, colour in zip("abcdef", row, strict=True)},
    )
    assert state.view()["position"]["unused_tiles"] == {"blue": 0, "red": 4, "green": 0, "yellow": 0}
    state.play("play skeleton a1")
    assert state.odds()["flip open"] == Fraction(6, 10)
    state.play("flip open")
    state.play("stay")
    state.play("draw skeleton")
    state.play("play skeleton b1")
    assert state.odds() == {
        "flip open": Fraction(5, 9),
        "flip barred": Fraction(2, 9),
        "flip extra-key": Fraction(1, 9),
        "flip extra-turn": Fraction(1, 9),
    }


@pytest.mark.parametrize("kind", ["open", "barred", "extra-key", "extra-turn"])
@pytest.mark.parametrize("face", ["up", "down"])
@pytest.mark.parametrize("locked", [False, True])
@pytest.mark.parametrize("taken", [False, True])
def test_enterable(kind: str, face: str, locked: bool, taken: bool) -> None:
    """KC-4.5: face up, passable or sawn, no Padlock, nobody there: all four parts."""
    impossible = (locked and face == "up" and kind == "barred") or (taken and (face == "down" or kind == "barred"))
    if impossible:
        return
    state = castle(
        fronts={"c4": "open", "c5": kind},
        closed=["c5"] if face == "down" else [],
        locks=["c5"] if locked else [],
        at={0: "c4", **({1: "c5"} if taken else {})},
        phase="moving",
    )
    enterable = face == "up" and kind != "barred" and not locked and not taken
    assert ("move c5" in state.actions()) == enterable


def test_workable() -> None:
    """KC-4.6: no Padlock, not sawn, no character; a key turns the tile over, either way."""
    state = castle(
        "skeleton",
        fronts={"b2": "open", "b3": "barred", "b4": "barred", "b5": "open", "b6": "open"},
        closed=["b5"],
        sawn=["b4"],
        locks=["c1", "b6"],
        at={1: "b2"},
    )
    everything = {t["name"] for t in state.view()["position"]["tiles"]}
    extra = castle(
        fronts={"d2": "extra-key", "b2": "open", "b3": "barred", "b4": "barred", "b5": "open", "b6": "open"},
        closed=["b5"],
        sawn=["b4"],
        locks=["c1", "b6"],
        at={0: "d2", 1: "b2"},
        phase="choosing",
    )
    assert targets(extra, "turn") == everything - {"d2", "b2", "b4", "c1", "b6"}
    assert everything - targets(state, "play skeleton") == {"b2", "b4"}, "padlocks come off with a Skeleton Key"
    closing, opening = state.copy(), state.copy()
    closing.play("play skeleton b3")
    assert not tile(closing, "b3")["up"]
    opening.play("play skeleton b5")
    assert tile(opening, "b5")["up"]
    assert opening.actor == 0, "its kind is known, so nothing is left to chance"


def test_a_tile_keeps_its_kind() -> None:
    """KC-4.7, KC-13.6: closing does not make it unknown; opening again is no chance event."""
    state = castle("skeleton", fronts={"c3": "extra-turn"})
    state.play("play skeleton c3")
    assert (tile(state, "c3")["up"], tile(state, "c3")["kind"]) == (False, "extra-turn")
    state.play("stay")
    state.play("draw skeleton")
    state.play("play skeleton c3")
    assert state.actor == 1
    assert (tile(state, "c3")["up"], tile(state, "c3")["kind"]) == (True, "extra-turn")


@pytest.mark.parametrize("kind", ["extra-key", "extra-turn"])
def test_opening_alone_gives_nothing(kind: str) -> None:
    """KC-4.8: neither for who opens it nor for anybody else."""
    state = castle("skeleton", fronts={"c2": "open"}, at={0: "c2"}, colours={"c3": "green"})
    state.play("play skeleton c3")
    state.play(f"flip {kind}")
    assert set(state.actions()) == {"stay", "leave", "move c3"}
    state.play("stay")
    assert state.view()["position"]["turn"] == 1
    assert [player["used"] for player in state.view()["position"]["players"]] == [[], []]


def test_occupied_tiles_are_never_closed() -> None:
    """KC-4.9: a position with a character on a closed or barred tile is refused."""
    for fronts, closed in (({"c3": "open"}, ["c3"]), ({"c3": "barred"}, [])):
        with pytest.raises(nk.PositionError, match=r"KC-4\.9"):
            castle(fronts=fronts, closed=closed, at={0: "c3"})


def test_key_fits_doors_of_its_colour() -> None:
    """KC-5.1: opens and closes workable doors of its own colour, and no others."""
    colours = {"b3": "blue", "c3": "red", "d3": "blue"}
    state = castle("key-blue", fronts={"d3": "open"}, colours=colours)
    blue = {t["name"] for t in state.view()["position"]["tiles"] if t["colour"] == "blue"}
    assert targets(state, "play key-blue") == blue
    said = refused(state, "play key-blue c3", "KC-5.1")
    assert "c3 is red" in said
    twin = state.copy()
    twin.play("play key-blue d3")
    assert not tile(twin, "d3")["up"]
    state.play("play key-blue b3")
    state.play("flip open")
    assert tile(state, "b3")["up"]


def test_occupied_doors_cannot_be_closed() -> None:
    """KC-5.2: not by a Key, a Skeleton Key or an Extra Key, not even one's own."""
    colours = {"b2": "blue", "c6": "blue"}
    state = castle("key-blue skeleton", fronts={"b2": "open", "c6": "open"}, colours=colours, at={0: "b2", 1: "c6"})
    for action in ("play key-blue b2", "play key-blue c6", "play skeleton b2", "play skeleton c6"):
        refused(state, action, "KC-5.2")
    extra = castle(fronts={"b2": "extra-key", "c6": "open"}, at={0: "b2", 1: "c6"}, phase="choosing")
    for action in ("turn b2", "turn c6"):
        refused(extra, action, "KC-5.2")


def test_barred_doors_may_be_closed_again() -> None:
    """KC-5.3"""
    state = castle("key-blue", fronts={"c3": "barred"}, colours={"c3": "blue"})
    state.play("play key-blue c3")
    assert (tile(state, "c3")["up"], tile(state, "c3")["kind"]) == (False, "barred")


def test_closing_in_front_of_somebody() -> None:
    """KC-5.4: the only way onward, a goal-row tile, the tile just left."""
    state = castle("skeleton", fronts={"c7": "open", "c8": "open", "c6": "open"}, at={0: "c7"}, turn=1)
    assert {"c8", "c6"} <= targets(state, "play skeleton")
    left = castle("key-red", fronts={"c7": "open", "c6": "open"}, at={0: "c7"}, phase="moving")
    left.play("move c6")
    left.play("draw skeleton")
    left.play("play skeleton c7")
    assert not tile(left, "c7")["up"]


@pytest.mark.parametrize("card", ["key-blue", "skeleton"])
def test_used_keys_are_discarded(card: str) -> None:
    """KC-5.5"""
    state = castle(card, fronts={"c3": "open"}, colours={"c3": "blue"})
    state.play(f"play {card} c3")
    assert discard(state) == {card: 1}


def test_skeleton_key_fits_every_colour() -> None:
    """KC-5.6"""
    state = castle(
        "skeleton",
        fronts={"a5": "open", "b5": "open", "c5": "open", "d5": "open"},
        colours={"a5": "blue", "b5": "red", "c5": "green", "d5": "yellow"},
    )
    for name in ("a5", "b5", "c5", "d5"):
        twin = state.copy()
        twin.play(f"play skeleton {name}")
        assert not tile(twin, name)["up"]


def test_skeleton_key_removes_a_padlock() -> None:
    """KC-5.7, KC-5.8: both cards are discarded; the tile stays as it was, closed, open or sawn."""
    state = castle(
        "skeleton",
        fronts={"b2": "open", "b3": "barred", "b4": "open"},
        closed=["b4"],
        sawn=["b3"],
        locks=["b2", "b3", "b4", "b5"],
    )
    for name in ("b2", "b3", "b4", "b5"):
        twin = state.copy()
        before = tile(twin, name)
        twin.play(f"play skeleton {name}")
        assert tile(twin, name) == before | {"padlock": False}
        assert discard(twin) == {"skeleton": 1, "padlock": 1}
        assert "stay" in twin.actions(), "the play is over: nothing is flipped"


def test_padlock_removed_under_a_character() -> None:
    """KC-5.9: one's own or somebody else's."""
    state = castle("skeleton", fronts={"b2": "open", "c6": "open"}, locks=["b2", "c6"], at={0: "b2", 1: "c6"})
    for name in ("b2", "c6"):
        twin = state.copy()
        twin.play(f"play skeleton {name}")
        assert not tile(twin, name)["padlock"]
        assert tile(twin, name)["up"]
