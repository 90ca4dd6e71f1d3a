"""Padlocks, Hacksaws and Secret Passages: KC-6.1 to KC-8.8."""

from __future__ import annotations

import pytest

import nightkeep as nk
from tests.games.keys_to_the_castle.support import at, castle, discard, hand, idle, pile, refused, targets, tile, turn


def in_the_cards(state: nk.State, card: str) -> int:
    """How many copies are in piles and hands, that is not on the castle."""
    return (discard(state) + pile(state) + hand(state, 0) + hand(state, 1))[card]


def test_padlock_on_a_door_of_choice() -> None:
    """KC-6.1: any closed or passable face-up tile; it stays there and is not discarded."""
    state = castle("padlock", fronts={"b2": "open", "b3": "extra-key", "b4": "extra-turn"})
    everything = {t["name"] for t in state.view()["position"]["tiles"]}
    assert targets(state, "play padlock") == everything
    state.play("play padlock b3")
    state.play("stay")
    for _ in range(4):
        idle(state)
    assert tile(state, "b3")["padlock"]
    assert discard(state)["padlock"] == 0


def test_padlock_on_a_sawn_door() -> None:
    """KC-6.2: the Hacksaw stays underneath."""
    state = castle("padlock", fronts={"b3": "barred"}, sawn=["b3"])
    state.play("play padlock b3")
    assert (tile(state, "b3")["padlock"], tile(state, "b3")["sawn"]) == (True, True)


def test_no_padlock_on_bare_bars() -> None:
    """KC-6.3."""
    state = castle("padlock", fronts={"b3": "barred"})
    refused(state, "play padlock b3", "KC-6.3")
    with pytest.raises(nk.PositionError, match=r"KC-6\.3"):
        castle(fronts={"b3": "barred"}, locks=["b3"])


def test_padlock_on_a_closed_door_known_as_barred() -> None:
    """KC-6.4"""
    state = castle("padlock", fronts={"b3": "barred"}, closed=["b3"])
    state.play("play padlock b3")
    assert tile(state, "b3")["padlock"]


def test_no_stacking() -> None:
    """KC-6.5."""
    refused(castle("padlock", locks=["b3"]), "play padlock b3", "KC-6.5")


def test_padlocked_doors_cannot_be_turned() -> None:
    """KC-6.6: by a Key or an Extra Key, closed or open; a Skeleton Key only takes the Padlock off."""
    fronts = {"b2": "open", "c6": "extra-key"}
    state = castle("key-blue skeleton", fronts=fronts, locks=["b2", "b3"], colours={"b2": "blue", "b3": "blue"})
    for name in ("b2", "b3"):
        refused(state, f"play key-blue {name}", "KC-4.6", "KC-6.9")
        twin = state.copy()
        before = tile(twin, name)["up"]
        twin.play(f"play skeleton {name}")
        assert tile(twin, name)["up"] == before
    extra = castle(fronts=fronts, locks=["b2", "b3"], at={0: "c6"}, phase="choosing")
    assert not {"b2", "b3"} & targets(extra, "turn")


def test_nobody_enters_a_padlocked_door() -> None:
    """KC-6.7: not even the player who laid the Padlock."""
    state = castle("padlock", fronts={"b2": "open", "b3": "open", "b4": "open"}, at={0: "b2", 1: "b4"})
    state.play("play padlock b3")
    refused(state, "move b3", "KC-6.7")
    state.play("stay")
    turn(state, next(a for a in ("throw skeleton", "throw key-green")), draw="skeleton")
    refused(state, "move b3", "KC-6.7")


def test_padlock_under_a_character() -> None:
    """KC-6.8: anybody's; it may stay or leave by any kind of move; once gone nobody may enter."""
    fronts = {"b2": "open", "b3": "open", "c3": "open"}
    for owner in (0, 1):
        state = castle("padlock", fronts=fronts, passages=["b2-c3"], at={owner: "b2"})
        state.play("play padlock b2")
        if owner == 1:
            state.play("stay")
            turn(state, "throw skeleton", draw="skeleton")
        assert {"stay", "leave", "move b3", "move c3"} <= set(state.actions())
        state.play("move b3")
        for _ in range(2):
            if state.view()["position"]["turn"] == owner:
                break
            idle(state)
        turn(state, "throw key-red", draw="key-red")
        refused(state, "move b2", "KC-6.7")


def test_only_skeleton_keys_remove_padlocks() -> None:
    """KC-6.9: a Key, a Hacksaw or an Extra Key cannot; a padlocked sawn tile stays padlocked."""
    fronts = {"b3": "barred", "c6": "extra-key"}
    state = castle(
        "key-blue hacksaw", fronts=fronts, sawn=["b3"], locks=["b3", "a5"], colours={"b3": "blue", "a5": "blue"}
    )
    refused(state, "play key-blue b3", "KC-6.9")
    refused(state, "play key-blue a5", "KC-6.9")
    refused(state, "play hacksaw b3", "KC-7.2", "KC-7.4")
    refused(state, "play hacksaw a5", "KC-7.2")
    extra = castle(fronts=fronts, sawn=["b3"], locks=["b3", "a5"], at={0: "c6"}, phase="choosing")
    refused(extra, "turn a5", "KC-11.4")
    assert all("a5" not in action and "b3" not in action for action in extra.actions())


def test_hacksaw_opens_bars_for_good() -> None:
    """KC-7.1, KC-7.5: the tile can be entered at once; the card never comes back."""
    state = castle("hacksaw", fronts={"b2": "open", "b3": "barred"}, at={0: "b2"})
    assert targets(state, "play hacksaw") == {"b3"}
    state.play("play hacksaw b3")
    assert discard(state) == {}
    state.play("move b3")
    assert at(state, 0) == "b3"
    for _ in range(120):
        idle(state)
    assert tile(state, "b3")["sawn"]
    assert in_the_cards(state, "hacksaw") == 2


def test_hacksaw_only_on_visible_uncut_bars() -> None:
    """KC-7.2: not on a closed tile, even one remembered as barred, nor on a sawn one, nor on another kind."""
    fronts = {"a2": "barred", "b2": "barred", "c2": "open", "d2": "extra-key", "e2": "extra-turn", "a3": "barred"}
    state = castle("hacksaw", fronts=fronts, closed=["a2"], sawn=["b2"])
    for name in ("a2", "b2", "c2", "d2", "e2", "e5"):
        refused(state, f"play hacksaw {name}", "KC-7.2")
    assert targets(state, "play hacksaw") == {"a3"}


def test_sawn_doors_cannot_be_closed() -> None:
    """KC-7.3: not by a Key, a Skeleton Key or an Extra Key."""
    fronts = {"b3": "barred", "c6": "extra-key"}
    state = castle("key-blue skeleton", fronts=fronts, sawn=["b3"], colours={"b3": "blue"})
    refused(state, "play key-blue b3", "KC-7.3")
    refused(state, "play skeleton b3", "KC-7.3")
    extra = castle(fronts=fronts, sawn=["b3"], at={0: "c6"}, phase="choosing")
    refused(extra, "turn b3", "KC-7.3")


def test_hacksaw_meets_a_padlock_only_from_below() -> None:
    """KC-7.4: bars that are closed and padlocked cannot be sawn until both are gone."""
    state = castle("hacksaw", fronts={"b3": "barred"}, closed=["b3"], locks=["b3"])
    refused(state, "play hacksaw b3", "KC-7.2")
    state = castle("hacksaw skeleton padlock", fronts={"b3": "barred"})
    state.play("play hacksaw b3")
    state.play("stay")
    turn(state, "play padlock b3", draw="padlock")
    assert (tile(state, "b3")["padlock"], tile(state, "b3")["sawn"]) == (True, True)


def test_hacksaw_thrown_away_comes_back() -> None:
    """KC-7.5: with the discard pile, while one laid on a tile does not."""
    state = castle("hacksaw", fronts={"b3": "barred"})
    state.play("throw hacksaw")
    assert discard(state) == {"hacksaw": 1}
    state.play("stay")
    while pile(state).total() > 1:
        idle(state)
    state.play(state.actions()[0])
    state.play("refill")
    assert pile(state)["hacksaw"] + hand(state, 0)["hacksaw"] + hand(state, 1)["hacksaw"] == 3


def test_passage_joins_diagonal_neighbours() -> None:
    """KC-8.1: either diagonal of a crossing; nothing else can be joined; the ends may be named either way round."""
    state = castle("passage")
    assert {"b2-c3", "b3-c2"} <= targets(state, "play passage")
    for ends in ("b2-b3", "b2-c2", "b2-d4", "b2-b2", "b2-a3x", "b2c3", "b2"):
        refused(state, f"play passage {ends}")
    twin = state.copy()
    twin.play("passage c3-b2")
    assert twin.view()["position"]["passages"] == [["b2", "c3"]]
    state.play("play passage b3-c2")
    assert state.view()["position"]["passages"] == [["b3", "c2"]]
    refused(castle("passage", players=4), "play passage a6-b7", "KC-8.1", "KC-8.5")


def test_passages_stay_for_good() -> None:
    """KC-8.2: nothing that can be played moves, removes or locks one."""
    state = castle("skeleton padlock hacksaw key-blue", passages=["b2-c3"], fronts={"b2": "open"})
    assert not [action for action in state.actions() if "b2-c3" in action]
    state.play("play padlock b2")
    state.play("stay")
    for _ in range(100):
        idle(state)
    assert state.view()["position"]["passages"] == [["b2", "c3"]]
    assert in_the_cards(state, "passage") == 4


@pytest.mark.parametrize(
    ("more", "allowed"),
    [
        ({}, True),
        ({"fronts": {"c3": "open"}}, True),
        ({"fronts": {"c3": "open"}, "at": {0: "c3"}}, True),
        ({"locks": ["c3"]}, True),
        ({"fronts": {"c3": "barred"}, "sawn": ["c3"]}, True),
        ({"fronts": {"c3": "barred"}, "closed": ["c3"]}, True),
        ({"fronts": {"c3": "barred"}}, False),
    ],
)
@pytest.mark.parametrize("ends", ["b2-c3", "c3-d4", "b4-c3", "c3-d2"])
def test_ends_of_a_new_passage(more: dict[str, object], allowed: bool, ends: str) -> None:
    """KC-8.3: all but uncut bars that lie face up, at either end of either diagonal."""
    state = castle("passage", **more)  # type: ignore[arg-type]
    if allowed:
        assert ends in targets(state, "play passage")
    else:
        refused(state, f"play passage {ends}", "KC-8.3")
    assert "b3-c2" in targets(state, "play passage"), "the other diagonal does not touch c3"


def test_one_passage_for_each_crossing() -> None:
    """KC-8.4: whichever diagonal it uses."""
    for laid in ("b2-c3", "b3-c2"):
        state = castle("passage", passages=[laid])
        for ends in ("b2-c3", "b3-c2"):
            refused(state, f"play passage {ends}", "KC-8.4")
        assert {"c2-d3", "b3-c4", "a1-b2"} <= targets(state, "play passage")


def test_several_passages_at_one_tile() -> None:
    """KC-8.5: four at one tile, each of them usable; none leads out of the castle."""
    around = ["b2", "d2", "b4", "d4"]
    state = castle(
        fronts={"c3": "open"} | dict.fromkeys(around, "open"),
        passages=["b2-c3", "c3-d2", "b4-c3", "c3-d4"],
        at={0: "c3"},
        phase="moving",
    )
    assert targets(state, "move") == set(around)
    ends = {end for pair in targets(castle("passage", players=4), "play passage") for end in pair.split("-")}
    assert ends == {f"{c}{r}" for c in "abcdef" for r in range(1, 7)}


@pytest.mark.parametrize(("one", "other"), [("b2", "c3"), ("b3", "c2")])
@pytest.mark.parametrize("seat", [0, 1])
def test_moving_through_a_passage(one: str, other: str, seat: int) -> None:
    """KC-8.6: both ways, by anybody, as the one move of the turn; the other end must be enterable."""
    for here, there in ((one, other), (other, one)):
        fronts = {here: "open", there: "open"}
        state = castle(fronts=fronts, passages=[f"{one}-{other}"], at={seat: here}, phase="moving", turn=seat)
        state.play(f"move {there}")
        assert at(state, seat) == there
        assert state.view()["position"]["turn"] != seat
        for more in ({"closed": [there]}, {"locks": [there]}, {"fronts": {here: "open", there: "barred"}}):
            blocked = castle(
                **{"fronts": fronts, **more}, passages=[f"{one}-{other}"], at={seat: here}, phase="moving", turn=seat
            )
            assert targets(blocked, "move") == set()


def test_ends_can_be_padlocked_and_turned() -> None:
    """KC-8.7"""
    state = castle("padlock skeleton", fronts={"b2": "open"}, passages=["b2-c3"])
    for action in ("play padlock b2", "play padlock c3", "play skeleton b2", "play skeleton c3"):
        assert action in state.actions()


def test_an_end_turns_out_barred() -> None:
    """KC-8.8: the passage stays, and is usable once the bars are sawn."""
    state = castle("skeleton hacksaw", fronts={"b2": "open"}, passages=["b2-c3"], at={0: "b2"}, colours={"c3": "red"})
    state.play("play skeleton c3")
    state.play("flip barred")
    refused(state, "move c3", "KC-4.3")
    state.play("stay")
    assert state.view()["position"]["passages"] == [["b2", "c3"]]
    idle(state)
    turn(state, "play hacksaw c3", draw="key-red")
    state.play("move c3")
    assert at(state, 0) == "c3"
