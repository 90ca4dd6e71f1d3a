"""What people see: the view, and what each choice will do."""

from __future__ import annotations

import json

import pytest

import nightkeep as nk
from tests.games.gallery_support import position, roll
from tests.games.hidden_castle.castle import castle, random_states
from tests.told_support import said


def test_the_position_as_data() -> None:
    """HC-1.5, HC-1.7, HC-1.8, HC-2.3: places by kind and number, colours by name."""
    state = castle(["4", "library"], ["+9", "30"], die=4, score=[7])
    seen = state.view(0)
    at = seen["position"]
    assert (seen["game"], seen["players"], seen["actor"], seen["seat"]) == ("hidden-castle", 6, 0, 0)
    assert at["guests"][:2] == [
        [{"at": "gallery", "number": 4}, {"at": "chamber", "number": 0}],
        [{"at": "gallery", "number": 30}, {"at": "step", "number": 1}],
    ]
    assert at["phantom"] == {"at": "gallery", "number": 25}
    assert (at["phase"], at["turn"], at["die"], at["clock"]) == ("moving", 0, 4, 1)
    assert at["colours"] == ["red", "blue", "turquoise", "yellow", "grey", "green"]
    assert at["scores"] == seen["scores"] == [7, 10, 10, 10, 10, 10]


def test_before_play() -> None:
    """HC-2.5, HC-2.8: the box, the door, no die."""
    state = nk.game("hidden-castle", players=2, colours="choose").start()
    at = state.view()["position"]
    assert (at["phase"], at["die"], at["colours"]) == ("choosing", None, [None, None])
    assert at["phantom"] == {"at": "door", "number": 0}
    assert at["guests"][0] == [{"at": "box", "number": 0}] * 6
    state = position(nk.game("hidden-castle", players=6), [["4"]], "door", phase="placing")
    assert state.view()["position"]["phase"] == "placing"


@pytest.mark.parametrize(("actor", "state"), [("chance", castle()), (2, castle(turn=2, die=1))])
def test_whose_turn(actor: object, state: nk.State) -> None:
    """HC-3.1, HC-3.2: choices are offered to the seat that has them, and to nobody else."""
    for seat in (None, *range(6)):
        seen = state.view(seat)
        assert seen["actor"] == actor
        assert bool(seen["actions"]) == (seat == actor)


def test_the_end() -> None:
    """HC-9.6"""
    state = castle(["26"], score=[40, 5])
    roll(state, "phantom")
    seen = state.view()
    assert (seen["actor"], seen["winners"], seen["position"]["phase"]) == ("over", [1], "over")


def test_everybody_sees_the_same() -> None:
    """HC-1.13: nothing is hidden; and all of it is JSON."""
    for state in random_states(nk.game("hidden-castle", players=3), seed=2):
        views = [json.dumps(state.view(seat)["position"]) for seat in (None, 0, 1, 2)]
        assert len(set(views)) == 1


DESCRIPTIONS = {
    "walk 20": "from space 20 to space 24",
    "walk 21": "from space 21 to space 25: the Phantom is there and captures it",
    "walk library": "from the Library to space 6",
    "walk stairs": "from the stairs to space 3",
    "enter armoury from 20": "from space 20 into the Armoury (+1)",
    "enter winter-garden from 20": "from space 20 into the Winter Garden, booting seat 2's guest",
    "enter ballroom from 5": "from space 5 into the Ballroom (-3)",
}


@pytest.mark.parametrize("action", DESCRIPTIONS)
def test_what_a_move_will_do(action: str) -> None:
    """HC-4.7, HC-5.11, HC-5.14, HC-5.15, HC-5.18, HC-6.2"""
    state = castle(["5", "20", "21", "library", "+9", "+4"], ["winter-garden"], players=2, die=4)
    assert state.describe(action) == DESCRIPTIONS[action]
    offered = {choice["text"]: said(choice) for choice in state.view(0)["actions"]}
    assert offered[action] == DESCRIPTIONS[action]


def test_what_other_actions_will_do() -> None:
    """HC-1.4, HC-1.6, HC-1.9, HC-2.3, HC-2.9"""
    assert castle().describe("roll phantom") == "the Phantom moves"
    assert castle().describe("roll 4") == "a 4"
    placing = nk.game("hidden-castle").start()
    assert placing.describe("place 5") == "put a guest on space 5"
    assert placing.describe("place 0") == "put a guest on space 0, the exit"
    assert placing.describe("place 3") == "put a guest on space 3, the doorway of the Library"
    assert nk.game("hidden-castle", colours="choose").start().describe("colour red") == "play red"


def test_an_illegal_action_is_not_described() -> None:
    """HC-3.3"""
    with pytest.raises(nk.IllegalAction, match=r"HC-3\.5"):
        castle(["4"], die=1).describe("walk 9")
