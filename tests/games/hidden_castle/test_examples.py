"""Every example of the rule list, played."""

from __future__ import annotations

import pytest

import nightkeep as nk
from nightkeep.games.hidden_castle import GAME
from nightkeep.rules.rulebook import Example
from tests.games.gallery_support import everybody, guests, moves, phantom, play, roll
from tests.games.hidden_castle.castle import castle


def hc_e1() -> None:
    """HC-E1: HC-1.12, HC-3.4, HC-7.1"""
    state = castle(["14", "9"], ["library", "+9"], phantom="10")
    before = everybody(state)
    roll(state, "phantom")
    assert phantom(state) == "13"
    assert everybody(state) == before
    assert state.to_dict()["clock"] == 1


def hc_e2() -> None:
    """HC-E2: HC-8.3, HC-8.4, HC-8.6"""
    state = castle(["28", "5"], ["26", "5"])
    roll(state, "phantom")
    assert everybody(state)[:2] == [["5", "+9"], ["5", "+10"]]
    assert state.scores()[:2] == [19, 20]


def hc_e3() -> None:
    """HC-E3: HC-8.2, HC-8.3, HC-8.4, HC-8.5, HC-8.6"""
    state = castle(["6", "20"], ["7", "20"], ["7", "20"], phantom="4")
    roll(state, "phantom")
    assert phantom(state) == "7"
    assert everybody(state)[:3] == [["20", "+10"], ["20", "+9"], ["20", "+9"]]
    assert state.scores() == [20, 19, 19, 10, 10, 10]


def hc_e4() -> None:
    """HC-E4: HC-5.4, HC-5.8, HC-5.11"""
    for number in (4, 5):
        assert "enter map-room from 14" not in moves(castle(["14"], ["map-room"], die=number))
    state = castle(["14", "2"], ["map-room", "2"])
    roll(state, 2)
    play(state, "enter map-room from 14")
    assert everybody(state)[:2] == [["2", "map-room"], ["2", "15"]]
    assert state.scores() == [10] * 6


def hc_e5() -> None:
    """HC-E5: HC-6.1, HC-6.2, HC-6.3"""
    state = castle(["+9", "+6"])
    roll(state, 2)
    assert moves(state) == {"walk stairs"}
    play(state, "walk stairs")
    assert guests(state, 0) == ["1", "+6"]


EXAMPLES = {"HC-E1": hc_e1, "HC-E2": hc_e2, "HC-E3": hc_e3, "HC-E4": hc_e4, "HC-E5": hc_e5}


@pytest.mark.parametrize("example", [example.id for example in GAME.rules.example])
def test_example(example: str) -> None:
    """HC-E1 to HC-E5: each row of the rule list."""
    EXAMPLES[example]()


@pytest.mark.parametrize("example", GAME.rules.example, ids=lambda example: example.id)
def test_an_example_names_rules_that_exist(example: Example) -> None:
    """HC-E1 to HC-E5"""
    assert all(nk.game("hidden-castle").rules[rule].id == rule for rule in example.rules)
