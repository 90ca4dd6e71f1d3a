"""What the bots think of positions of Keys to the Castle: facts that any sound opinion respects."""

from __future__ import annotations

from typing import Any

import pytest

import nightkeep as nk
from nightkeep.games.keys_to_the_castle.evaluate import half_turns_to_goal
from tests.games.evaluation_support import chances, check_interpreted, check_range
from tests.games.keys_to_the_castle.support import GAME, castle

COLUMN = {f"c{row}": "open" for row in range(1, 8)}  # a way from the south to the seventh of eight rows
NO_KEYS = "padlock padlock padlock net", "padlock padlock padlock"


def first(*hands: str, **what: Any) -> float:
    """The first seat's chance."""
    return chances(castle(*hands, **what))[0]


def way(*hands: str, **what: Any) -> int:
    """How far the first seat seems to be from its goal row."""
    state = castle(*hands, **what)
    return int(half_turns_to_goal(state.game.board.record, state.position.record, 0))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_chances_are_chances(players: int) -> None:
    check_range(nk.game(GAME, players=players, turn_limit=300), seeds=2)


def test_the_same_interpreted_and_compiled() -> None:
    check_interpreted(GAME, players=3, turn_limit=300)


def test_nearer_the_goal_is_better() -> None:
    """KC-2.8, KC-12.1: the first seat walks north, the second south."""
    found = [first(fronts=COLUMN, at={0: f"c{row}"}) for row in range(1, 8)]
    assert found == sorted(found) and len(set(found)) == len(found)
    found = [first(fronts=COLUMN, at={1: f"c{row}"}) for row in range(7, 1, -1)]
    assert found == sorted(found, reverse=True) and len(set(found)) == len(found)


def test_an_open_way_is_better_than_a_closed_one() -> None:
    """KC-4.1, KC-4.2, KC-13.6: free is better than closed, a tile known to be open better than one never seen."""
    fronts = {"c1": "open", "c2": "open"}
    fenced = dict.fromkeys(("b1", "d1"), "barred")  # so that the way is straight on
    free = way(*NO_KEYS, fronts={**fronts, **fenced}, at={0: "c1"})
    closed = way(*NO_KEYS, fronts={**fronts, **fenced}, closed=["c2"], at={0: "c1"})
    unknown = way(*NO_KEYS, fronts={"c1": "open", **fenced}, at={0: "c1"})
    assert free < closed < unknown


def test_bars_and_padlocks_stand_in_the_way() -> None:
    """KC-4.3, KC-6.7, KC-7.1: and less so for who holds a Hacksaw or a Skeleton Key."""
    row = {f"{column}8": "barred" for column in "abcde"}
    barred = {"fronts": {**COLUMN, **row}, "at": {0: "c7"}}
    locked = {"fronts": {**COLUMN, "c8": "open"}, "locks": ["c8"], "at": {0: "c7"}}
    no_tool, tool = "key-red key-red key-red key-red", "{} key-red key-red key-red"
    assert first(no_tool, fronts={**COLUMN, "c8": "open"}, at={0: "c7"}) > first(no_tool, **locked)
    assert first(tool.format("skeleton"), **locked) > first(no_tool, **locked)
    assert first(tool.format("hacksaw"), **barred) > first(no_tool, **barred)


def test_a_key_for_the_next_door_is_better_than_none() -> None:
    """KC-5.1: with the Key of its colour a neighbouring tile can be opened at once."""
    what: dict[str, Any] = {
        "fronts": {"c1": "open", "b1": "barred", "d1": "barred"},
        "at": {0: "c1"},
        "colours": {"c1": "red", "b1": "red", "d1": "blue", "c2": "green"},
    }
    assert first("key-green padlock padlock padlock", **what) > first("key-yellow padlock padlock padlock", **what)


def test_passages_shorten_the_way() -> None:
    """KC-8.6: rising and falling ones, in both directions."""
    fronts = {"c1": "open", "d2": "open", "b2": "open", "c3": "open"}
    without = way(*NO_KEYS, fronts=fronts, at={0: "c1"})
    for ends in (("c1-d2", "c3-d2"), ("b2-c1", "b2-c3")):
        assert way(*NO_KEYS, fronts=fronts, passages=ends, at={0: "c1"}) < without


def test_the_way_back_leads_through_another_door() -> None:
    """KC-10.6: outside, the open column one came in by is no way, but for one who came in elsewhere it is."""
    assert way(*NO_KEYS, fronts=COLUMN, entry={0: "e1"}) == way(*NO_KEYS, fronts=COLUMN)
    assert way(*NO_KEYS, fronts=COLUMN, entry={0: "c1"}) > way(*NO_KEYS, fronts=COLUMN)


def test_steps_do_not_lead_round_the_edge() -> None:
    """KC-10.1, KC-10.7: e3 and a4 are no neighbours, though their numbers are."""
    fronts = {"e3": "open", "e2": "barred", "d3": "barred", "e4": "barred", "a4": "open"}
    with_a4 = way(*NO_KEYS, fronts=fronts, at={0: "e3"})
    assert with_a4 == way(*NO_KEYS, fronts=fronts, closed=["a4"], at={0: "e3"})


def test_a_net_costs_turns() -> None:
    """KC-9.2: and the first turn in it is worse than the last."""
    found = [first(*NO_KEYS, fronts=COLUMN, at={0: "c3"}, nets=nets) for nets in ({0: 2}, {0: 1}, {})]
    assert found == sorted(found) and len(set(found)) == len(found)


def test_an_unused_extra_turn_on_the_way_is_welcome() -> None:
    """KC-11.10, KC-11.11: a used one is as good as any open tile."""
    fronts = {**COLUMN, "c4": "extra-turn"}
    assert way(fronts=fronts, at={0: "c3"}) < way(fronts=COLUMN, at={0: "c3"})
    assert way(fronts=fronts, at={0: "c3"}, used={0: ["c4"]}) == way(fronts=COLUMN, at={0: "c3"})


def test_to_move_is_better_than_to_have_moved() -> None:
    """KC-3.2, KC-3.3: a turn is worth something."""
    mine, yours = (first("skeleton", "skeleton", phase="drawing", turn=turn) for turn in (0, 1))
    assert mine > yours
