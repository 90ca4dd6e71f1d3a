"""What the bots think of positions of Escape from the Hidden Castle: facts that any sound opinion respects."""

from __future__ import annotations

import pytest

import nightkeep as nk
from tests.games.evaluation_support import chances, check_interpreted, check_range
from tests.games.hidden_castle.castle import castle


@pytest.mark.parametrize("players", [2, 4, 8])
def test_chances_are_chances(players: int) -> None:
    check_range(nk.game("hidden-castle", players=players, colours="choose" if players == 4 else "seat-order"))


def test_the_same_interpreted_and_compiled() -> None:
    check_interpreted("hidden-castle", players=4)


def test_fewer_points_are_better() -> None:
    """HC-9.6: the lowest score wins."""
    found = chances(castle(phantom="25", score=[3, 9, 20]))
    assert found[0] > found[1] > found[2]


def test_points_say_more_later() -> None:
    """HC-7.5, HC-9.1: a lead is worth more when less is left to be played."""
    leads = [chances(castle(phantom="25", score=[5], clock=clock))[0] for clock in (1, 3, 5)]
    assert leads[0] < leads[1] < leads[2]


def test_just_before_the_phantom_is_worse_than_just_behind() -> None:
    """HC-7.1, HC-8.2: it goes clockwise and captures what stands on its way."""
    before, behind = (chances(castle([space, "24"], phantom="25"))[0] for space in ("26", "24"))
    assert before < behind


def test_danger_falls_with_the_distance() -> None:
    """HC-8.2: the farther before the Phantom, the later it comes, round the end of the loop as well."""
    found = [chances(castle([space, "24"], phantom="25"))[0] for space in ("26", "28", "33", "0", "5", "15", "24")]
    assert found == sorted(found) and len(set(found)) == len(found)


def test_while_the_phantom_climbs_the_exit_is_most_in_danger() -> None:
    """HC-7.2: it enters the gallery at the exit, the later the lower it stands."""
    at_exit, after, last = (chances(castle([space, "20"], phantom="door"))[0] for space in ("0", "4", "35"))
    assert at_exit < after < last
    low, high = (chances(castle(["0", "20"], phantom=step))[0] for step in ("+10", "+2"))
    assert high < low


def test_chambers_and_steps_are_safe() -> None:
    """HC-8.1, HC-8.2: only guests in the gallery are captured."""
    gallery = chances(castle(["30", "24"], phantom="25"))[0]
    assert chances(castle(["library", "24"], phantom="25"))[0] > gallery
    assert chances(castle(["+9", "24"], phantom="25"))[0] > gallery


def test_a_capture_costs_less_when_dear_steps_are_taken() -> None:
    """HC-8.3: the first captured guest scores the highest step."""

    def against_second(*last: str) -> float:
        found = chances(castle(["26", "26"], ["library", "24"], *[["24", "24"]] * 3, last, phantom="25"))
        return found[0] / found[1]

    assert against_second("24", "24") < against_second("+10", "24") < against_second("+10", "+9")
