"""The worked examples of the rule list, one test each."""

from __future__ import annotations

from fractions import Fraction

from tests.games.keys_to_the_castle.support import (
    at,
    castle,
    discard,
    hand,
    idle,
    pile,
    refused,
    started,
    targets,
    tile,
    turn,
)


def test_e1() -> None:
    """KC-E1: a blue Key turns blue b3, not red c3."""
    state = castle("key-blue", colours={"b3": "blue", "c3": "red"})
    refused(state, "play key-blue c3", "KC-5.1")
    state.play("play key-blue b3")
    state.play("flip open")
    assert tile(state, "b3")["up"]
    assert discard(state) == {"key-blue": 1}


def test_e2() -> None:
    """KC-E2: draw, throw away, stay."""
    state = started(players=2)
    assert hand(state, 0).total() == 3
    state.play(state.actions()[0])
    assert hand(state, 0).total() == 4
    thrown = next(iter(hand(state, 0)))
    state.play(f"throw {thrown}")
    assert hand(state, 0).total() == 3
    assert discard(state) == {thrown: 1}
    state.play("stay")
    assert state.view()["position"]["turn"] == 1


def test_e3() -> None:
    """KC-E3: the odds of the first flip, and what each outcome allows."""
    state = castle("key-red", colours={"c1": "red"})
    state.play("play key-red c1")
    assert state.odds() == {
        "flip open": Fraction(6, 10),
        "flip barred": Fraction(2, 10),
        "flip extra-key": Fraction(1, 10),
        "flip extra-turn": Fraction(1, 10),
    }
    for kind in ("open", "extra-key", "extra-turn", "barred"):
        twin = state.copy()
        twin.play(f"flip {kind}")
        assert twin.actions() == (["stay"] if kind == "barred" else ["stay", "move c1"])


def test_e4() -> None:
    """KC-E4: a Skeleton Key on a closed padlocked tile."""
    state = castle("skeleton", locks=["d4"])
    state.play("play skeleton d4")
    assert (tile(state, "d4")["padlock"], tile(state, "d4")["up"]) == (False, False)
    assert discard(state) == {"skeleton": 1, "padlock": 1}


def test_e5() -> None:
    """KC-E5: out from b2, in again at d1 a turn later, but not at b1."""
    fronts = {"b1": "open", "b2": "open", "d1": "open"}
    state = castle(fronts=fronts, at={0: "b2"}, entry={0: "b1"}, phase="moving")
    state.play("leave")
    assert at(state, 0) is None
    assert tile(state, "b2")["character"] is None
    refused(state, "move d1", "KC-3.3")
    idle(state)
    turn(state, "throw key-red", draw="key-red")
    refused(state, "move b1", "KC-10.6")
    state.play("move d1")
    assert at(state, 0) == "d1"


def test_e6() -> None:
    """KC-E6: who may use the Extra Key of c2, and when."""
    state = castle(
        "skeleton", fronts={"c1": "open", "c3": "open"}, at={0: "c1", 1: "c3"}, colours={"c2": "red", "d5": "blue"}
    )
    state.play("play skeleton c2")
    state.play("flip extra-key")
    assert set(state.actions()) == {"stay", "leave", "move c2"}
    state.play("stay")
    idle(state)
    turn(state, "throw key-red", draw="key-red")
    state.play("move c2")
    state.play("turn d5")
    state.play("flip open")
    idle(state)
    turn(state, "throw key-red", draw="key-red")
    state.play("move c1")
    idle(state)
    turn(state, "throw key-red", draw="key-red")
    state.play("move c2")
    assert state.view()["position"]["turn"] == 1, "not on return"
    idle(state)
    turn(state, "throw key-red", draw="key-red")
    state.play("move c1")
    turn(state, "throw key-red", draw="key-red")
    state.play("move c2")
    assert "decline" in state.actions()
    assert state.actor == 1


def test_e7() -> None:
    """KC-E7: a bonus turn for seat 2, then seat 3; no second one on the same tile."""
    state = castle(players=3, fronts={"b3": "open", "c3": "extra-turn"}, at={1: "b3"}, phase="moving", turn=1)
    state.play("move c3")
    assert state.view()["position"]["turn"] == 1
    turn(state, "throw key-red", draw="key-red")
    state.play("move b3")
    assert state.view()["position"]["turn"] == 2
    idle(state)
    idle(state)
    turn(state, "throw key-red", draw="key-red")
    state.play("move c3")
    assert state.view()["position"]["turn"] == 2


def test_e8() -> None:
    """KC-E8: two turns in the Net, then free."""
    state = castle("net", fronts={"c6": "open"}, at={1: "c6"})
    state.play("play net north")
    state.play("stay")
    for nets in (0, 1):
        turn(state, "throw key-red", draw="key-red")
        assert state.view()["position"]["turn"] == 0
        assert discard(state)["net"] == nets
        idle(state)
    turn(state, "throw key-red", draw="key-red")
    assert set(state.actions()) == {"stay", "leave"}


def test_e9() -> None:
    """KC-E9: Hacksaw, Padlock, and what can be done about them."""
    fronts = {"b2": "open", "b3": "barred"}
    state = castle("hacksaw key-red", "padlock hacksaw", fronts=fronts, colours={"b3": "red"}, at={0: "b2"})
    state.play("play hacksaw b3")
    state.play("stay")
    turn(state, draw="key-red")
    refused(state, "play key-red b3", "KC-7.3")
    state.play("play padlock b3")
    state.play("stay")
    turn(state, draw="hacksaw")
    refused(state, "play hacksaw b3", "KC-7.2", "KC-7.4")
    state.play("throw hacksaw")
    refused(state, "move b3", "KC-6.7")
    state.play("stay")
    turn(state, "play skeleton b3", draw="skeleton")
    assert (tile(state, "b3")["padlock"], tile(state, "b3")["sawn"]) == (False, True)
    state.play("stay")
    turn(state, "throw key-green", draw="key-green")
    assert "move b3" in state.actions()


def test_e10() -> None:
    """KC-E10: no diagonal step without a passage; with one in the same turn."""
    state = castle("passage", fronts={"b2": "open", "c3": "open"}, at={0: "b2"}, phase="moving")
    refused(state, "move c3", "KC-10.2")
    state.play("stay")
    idle(state)
    turn(state, "play passage b2-c3", draw="key-red")
    state.play("move c3")
    assert at(state, 0) == "c3"


def test_e11() -> None:
    """KC-E11: thirty discards become the draw pile at once; the Padlock stays on a3. (Four players: with two, 30
    discards and an empty pile would need more cards on the castle than can lie there.)"""
    state = castle(
        "net hacksaw skeleton",
        "net hacksaw skeleton",
        "skeleton skeleton skeleton",
        "skeleton skeleton passage",
        players=4,
        fronts={"b6": "barred"},
        sawn=["b6"],
        locks=["a3", "a1", "b1", "c1", "d1", "e1"],
        passages=["a1-b2", "b1-c2", "c1-d2", "d1-e2"],
        phase="drawing",
        discard={"key-blue": 7, "key-red": 7, "key-green": 6, "key-yellow": 7, "skeleton": 3},
    )
    before = discard(state)
    assert (before.total(), pile(state)) == (30, {"key-green": 1})
    state.play("draw key-green")
    refused(state, "throw key-green", "KC-3.11")
    state.play("refill")
    assert pile(state) == before
    assert discard(state) == {}
    assert tile(state, "a3")["padlock"]
    assert (state.actor, hand(state, 0)["key-green"]) == (0, 1)


def test_e12() -> None:
    """KC-E12: the goal row wins at once, extra turn or not."""
    state = castle(fronts={"d7": "open", "d8": "extra-turn"}, at={0: "d7"}, phase="moving")
    assert "d8" in targets(state, "move")
    state.play("move d8")
    assert state.is_over
    assert state.winners() == [0]
