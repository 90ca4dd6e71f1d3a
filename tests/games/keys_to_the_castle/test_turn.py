"""Course of a turn, hand and piles: KC-3.1 to KC-3.14."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

import nightkeep as nk
from nightkeep.games.keys_to_the_castle import state as k
from tests.games.keys_to_the_castle.support import (
    GAME,
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

FIFTY = {"key-blue": 6, "key-red": 6, "key-green": 6, "key-yellow": 6, "skeleton": 6}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_clockwise_from_seat_1(players: int) -> None:
    """KC-3.1, KC-3.2: seat 1 begins; then 2, 3, 4 as far as they are in the game, and 1 again."""
    state = started(players=players)
    order = []
    for _ in range(2 * players + 1):
        order.append(state.view()["position"]["turn"])
        idle(state)
    assert order == [*range(players), *range(players), 0]


def test_draw_play_move() -> None:
    """KC-3.3: in this order, none left out, none returned to."""
    state = castle(phase="drawing", fronts={"a1": "open"})
    assert state.actor == nk.CHANCE
    refused(state, "stay", "KC-3.3")
    refused(state, "throw skeleton", "KC-3.3")
    state.play("draw key-red")
    assert all(action.split()[0] in ("play", "throw") for action in state.actions())
    refused(state, "move a1", "KC-3.3")
    refused(state, "stay", "KC-3.3", "KC-3.5")
    refused(state, "draw key-red", "KC-3.3")
    state.play("throw key-red")
    refused(state, "throw skeleton", "KC-3.3")
    state.play("move a1")
    assert state.view()["position"]["turn"] == 1
    refused(state, "move a1", "KC-3.3")


def test_exactly_one_card_is_drawn() -> None:
    """KC-3.4: three cards become four, one leaves the pile, and there is no way round it."""
    state = castle("key-red key-red net", phase="drawing")
    before = pile(state).total()
    assert all(action.startswith("draw ") for action in state.actions())
    assert sum(state.odds().values()) == 1
    state.play("draw padlock")
    assert hand(state, 0) == {"key-red": 2, "net": 1, "padlock": 1}
    assert pile(state).total() == before - 1


def test_exactly_one_card_is_played() -> None:
    """KC-3.5: four become three, whether played or thrown away; a card not held cannot be played."""
    state = castle("key-red padlock net hacksaw")
    refused(state, "throw skeleton", "KC-3.5")
    refused(state, "play passage a1-b2", "KC-3.5")
    thrown = state.copy()
    thrown.play("throw net")
    assert hand(thrown, 0) == {"key-red": 1, "padlock": 1, "hacksaw": 1}
    state.play("play padlock c3")
    assert hand(state, 0) == {"key-red": 1, "net": 1, "hacksaw": 1}
    refused(state, "throw net", "KC-3.5")


def test_any_card_may_be_thrown_away() -> None:
    """KC-3.6: even where its effect would be possible, and then it has none."""
    fronts = {"b2": "barred", "c6": "open"}
    for card in ("key-blue", "skeleton", "padlock", "passage", "hacksaw", "net"):
        state = castle(card, fronts=fronts, at={1: "c6"})
        assert targets(state, f"play {card}"), card
        before = state.view()["position"]
        state.play(f"throw {card}")
        after = state.view()["position"]
        assert discard(state) == {card: 1}
        assert (after["tiles"], after["passages"], after["players"][1]) == (
            before["tiles"],
            before["passages"],
            before["players"][1],
        )


def test_card_without_target() -> None:
    """KC-3.7: a Net with nobody in the castle and a Hacksaw without bars can only be thrown away."""
    state = castle("net net hacksaw hacksaw")
    assert set(state.actions()) == {"throw net", "throw hacksaw"}
    state.play("throw net")
    assert "stay" in state.actions()


def test_doors_anywhere() -> None:
    """KC-3.8: from outside, and however far; for cards and for the Extra Key."""
    state = castle("skeleton padlock", at={})
    everywhere = {t["name"] for t in state.view()["position"]["tiles"]}
    assert targets(state, "play skeleton") == targets(state, "play padlock") == everywhere
    extra = castle(fronts={"c2": "extra-key"}, at={0: "c2"}, phase="choosing")
    assert targets(extra, "turn") == everywhere - {"c2"}


def test_effect_before_the_move() -> None:
    """KC-3.9: the door opened by the card is looked at, and may be entered in the same turn."""
    state = castle("key-blue", colours={"b1": "blue"})
    state.play("play key-blue b1")
    assert state.actor == nk.CHANCE
    refused(state, "move b1", "KC-3.9")
    state.play("flip open")
    assert "move b1" in state.actions()
    state.play("move b1")
    assert at(state, 0) == "b1"


def test_moving_is_voluntary() -> None:
    """KC-3.10: staying is always possible, outside and inside."""
    for where in ({}, {0: "b2"}):
        state = castle(fronts={"b2": "open", "b1": "open", "b3": "open"}, at=where, phase="moving")
        state.play("stay")
        assert at(state, 0) == where.get(0)
        assert state.view()["position"]["turn"] == 1


def test_refill() -> None:
    """KC-3.11, KC-3.12: the pile is refilled as soon as its last card is drawn; the card that was drawn and the one
    that is played next are not among those shuffled."""
    state = castle("net", discard=FIFTY | {"padlock": 3}, phase="playing")
    state.play("throw net")
    state.play("stay")
    while pile(state).total() > 1:
        card = next(iter(pile(state)))
        turn(state, f"throw {card}", "stay", draw=card)
    last = next(iter(pile(state)))
    thrown = discard(state)
    state.play(f"draw {last}")
    assert state.actor == nk.CHANCE
    assert state.actions() == ["refill"]
    assert state.odds() == {"refill": Fraction(1)}
    refused(state, f"throw {last}", "KC-3.11", "KC-3.12")
    refused(state, "draw net", "KC-3.11")
    seat = state.view()["position"]["turn"]
    assert hand(state, seat)[last] >= 1
    assert state.view()["position"]["players"][seat]["cards"] == 4
    state.play("refill")
    assert pile(state) == thrown
    assert discard(state) == {}
    assert state.view()["position"]["pile"] == thrown.total()
    assert state.actor == seat
    state.play(f"throw {last}")
    assert discard(state) == {last: 1}, "the card of this turn begins the new discard pile"
    state.play("stay")
    assert state.actions()[0].startswith("draw ")


def test_only_the_discard_pile_is_shuffled() -> None:
    """KC-3.13: hands and cards on the castle stay where they are."""
    state = castle(
        "key-red key-red key-red",
        "net key-blue key-blue",
        fronts={"b2": "barred", "c6": "open"},
        locks=["a3"],
        sawn=["b2"],
        passages=["d4-e5"],
        at={1: "c6"},
        nets={1: 2},
        phase="drawing",
        discard="skeleton",
    )
    d = state.to_dict()
    d["discard"] = [a + b for a, b in zip(d["discard"], d["pile"], strict=True)]
    d["pile"], d["left"] = [0] * 9, 1
    d["pile"][k.PADLOCK], d["discard"][k.PADLOCK] = 1, d["discard"][k.PADLOCK] - 1
    state = state.game.state(d)
    state.play("draw padlock")
    thrown = discard(state)
    state.play("refill")
    assert pile(state) == thrown
    assert hand(state, 0) == {"key-red": 3, "padlock": 1}
    assert tile(state, "a3")["padlock"]
    assert tile(state, "b2")["sawn"]
    view = state.view()["position"]
    assert view["passages"] == [["d4", "e5"]]
    assert view["players"][1]["netted"] == 2


def test_there_is_always_something_to_shuffle() -> None:
    """KC-3.14: with everything that can lie on the castle lying there and full hands, 25 cards are shuffled when the
    last one is drawn."""
    fronts = {"b2": "barred", "c2": "barred", "d2": "barred", "c3": "open", "d3": "open"}
    hands = {"key-blue": 7, "key-red": 6}
    everything = {"key-red": 1, "key-green": 7, "key-yellow": 7, "skeleton": 10}
    state = castle(
        "key-blue key-blue key-blue key-blue",
        "key-blue key-blue key-blue",
        "key-red key-red key-red",
        "key-red key-red key-red",
        players=4,
        fronts=fronts,
        sawn=["b2", "c2", "d2"],
        locks=["a1", "b1", "c1", "d1", "e1", "f1"],
        passages=["a4-b5", "b4-c5", "c4-d5", "d4-e5", "e4-f5"],
        at={0: "c3", 1: "d3"},
        nets={0: 1, 1: 1},
        phase="refilling",
        discard=everything,
    )
    assert sum((hand(state, seat) for seat in range(4)), Counter[str]()) == hands
    assert (pile(state).total(), discard(state).total()) == (0, 25)
    state.play("refill")
    assert pile(state) == everything


def test_the_pile_is_never_empty_when_a_card_is_due() -> None:
    """KC-3.14: a position in which a card is due and none is there is refused, as is a refill of a pile with cards."""
    state = castle(phase="drawing")
    d = state.to_dict()
    empty = {"pile": [0] * 9, "left": 0, "discard": [a + b for a, b in zip(d["pile"], d["discard"], strict=True)]}
    with pytest.raises(nk.PositionError, match=r"KC-3\.12"):
        state.game.state(d | empty)
    with pytest.raises(nk.PositionError, match=r"KC-3\.12"):
        castle(phase="refilling")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_seat_1_begins_unless_the_first_seat_is_drawn(players: int) -> None:
    """KC-3.1, KC-2.16: turns go clockwise from the seat that was drawn."""
    for first in range(players):
        state = nk.game(GAME, players=players, first_seat="drawn").start()
        state.play(f"first {first + 1}")
        chance = nk.Chance(1)
        while state.view()["position"]["phase"] in ("laying", "dealing"):
            state.draw(chance)
        order = []
        for _ in range(2 * players):
            order.append(state.view()["position"]["turn"])
            idle(state)
        assert order == [(first + i) % players for i in range(2 * players)]
