"""What the bots think of Midnight Party positions: facts that any sound opinion respects."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import nightkeep as nk
from tests.games.evaluation_support import chances, check_interpreted, check_range
from tests.games.gallery_support import position
from tests.games.midnight_party.support import NAME, party


def first(*guests: Sequence[str], phantom: str = "25", **more: Any) -> float:
    """The first seat's chance with six players, whose guests stand behind the Phantom unless told otherwise."""
    return chances(position(party(6), guests, phantom, **more))[0]


@pytest.mark.parametrize("players", [2, 4, 7])
def test_chances_are_chances(players: int) -> None:
    check_range(nk.game(NAME, players=players))


def test_the_same_interpreted_and_compiled() -> None:
    check_interpreted(NAME, players=4)


def test_more_points_are_better() -> None:
    """MP-10.2: the highest score wins."""
    found = chances(position(party(6), [], "25", score=[6, 2, -8], round_number=2))
    assert found[0] > found[1] > found[2]


def test_points_say_more_in_later_rounds() -> None:
    """MP-8.1: a lead is worth more when fewer rounds are left."""
    assert first(score=[5], round_number=2) < first(score=[5], round_number=3)


def test_just_before_the_phantom_is_worse_than_just_behind() -> None:
    """MP-6.1, MP-7.2: it goes clockwise and captures what stands on its way."""
    assert first(["26", "24"]) < first(["24", "24"])


def test_danger_falls_with_the_distance() -> None:
    """MP-7.2: the farther before the Phantom, the later it comes, round the end of the loop as well."""
    found = [first([space, "24"]) for space in ("26", "28", "33", "0", "5", "15")]
    assert found == sorted(found) and len(set(found)) == len(found)


def test_while_the_phantom_climbs_the_exit_is_most_in_danger() -> None:
    """MP-6.2: it enters the gallery at the exit, the sooner the higher it stands."""
    assert first(["0", "20"], phantom="-10") < first(["8", "20"], phantom="-10")
    assert first(["0", "20"], phantom="-2") < first(["0", "20"], phantom="-10")


def test_chambers_by_their_arms() -> None:
    """MP-8.10 to MP-8.12: +3 is better than a plain chamber, a plain one better than -1, all better than danger."""
    found = [first([room, "24"]) for room in ("27", "pantry", "study", "treasury")]
    assert found == sorted(found) and len(set(found)) == len(found)


def test_steps_cost_their_number() -> None:
    """MP-8.9: a step low on the staircase costs more, and more than any place in the gallery may."""
    assert first(["-10", "24"]) < first(["-9", "24"]) < first(["-3", "24"])
    assert first(["-10", "24"]) < first(["26", "24"])
