"""What the bots think of Hidden Rooms positions: facts that any sound opinion respects."""

from __future__ import annotations

from typing import Any

import pytest

import nightkeep as nk
from tests.games.evaluation_support import chances, check_interpreted, check_range
from tests.games.hidden_rooms.rooms import game, position


def chance(**what: Any) -> float:
    return chances(position(**what))[0]


@pytest.mark.parametrize("match", ["game", "stage"])
def test_chances_are_chances(match: str) -> None:
    check_range(nk.game("hidden-rooms", match=match), seeds=8)


def test_the_same_interpreted_and_compiled() -> None:
    check_interpreted("hidden-rooms")


def test_nearer_the_exit_is_better() -> None:
    """HR-7.1: with the monster far off and as much time."""
    found = [chance(child=square, monster="f5", facing="up", under="red-4") for square in ("d2", "c2", "b2", "b1")]
    assert found == sorted(found) and len(set(found)) == len(found)


def test_time_runs_out() -> None:
    """HR-7.4: near the end of the monster's route less can be won than at its beginning."""
    early = chance(child="f6", under="red-4", monster="b5", facing="right", stage=1)
    late = chance(child="f6", under="red-4", monster="e3", facing="left", stage=1)
    assert late < early


def test_a_monster_before_the_child_is_worse_than_one_far_off() -> None:
    """HR-3.6, HR-7.3: right in front of it, with no other tile to flee to, the child needs luck."""
    near = chance(child="f6", under="red-4", monster="f5", facing="down", stage=5)
    far = chance(child="f6", under="red-4", monster="c2", facing="down", stage=5)
    assert near < far


def test_stages_won_and_lost() -> None:
    """HR-8.2, HR-8.3: in the same position of a stage, what the whole game is worth."""
    found = [chance(child="d4", wins=wins, losses=losses) for wins, losses in ((0, 2), (0, 1), (0, 0), (1, 1), (1, 0))]
    assert found == sorted(found) and len(set(found)) == len(found)


def test_the_last_stage_decides() -> None:
    """HR-8.2, HR-8.3, HR-8.6: with a win and two losses the game is worth what a single stage is."""
    whole = chance(child="d4", wins=1, losses=2)
    assert whole == pytest.approx(chance(of=game(match="stage"), child="d4", match=1))
