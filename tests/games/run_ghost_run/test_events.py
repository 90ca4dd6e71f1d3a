"""What the events tell, so that it can be drawn: who, from where, to which spot and height."""

from __future__ import annotations

import nightkeep as nk
from tests.games.run_ghost_run.scenes import of_kind, play, scene

TABLE = {"table": "2.50 2.50 0 up"}


def told(state: nk.State, *actions: str) -> list[str]:
    return [event.text for event in play(state, *actions)]


def test_plans() -> None:
    """RG-6.9, RG-6.17, RG-6.20, RG-6.21: what is planned, and what becomes of it."""
    state = scene({"1 small 1": "c3 0,0", "1 large": "b6 0,0", "2 small 1": "c5 0,0"})
    assert told(state, "small 1 to c4 1,2") == ["You plan: small 1 goes to c4 1,2."]
    assert told(state, "large leaves") == ["You plan: large leaves."]
    assert told(state, "done") == ["Seat 1 has made a plan."]
    play(state, "small 1 to c4 1,2")
    events = play(state, "done")
    assert [event.text for event in events] == [
        "Seat 2 has made a plan.",
        "Seat 1's large ghost leaves from b6 and is safe.",
        "Seat 1's small 1 ghost goes to c4 1,2.",
        "Seat 2's small 1 ghost finds room at c4 1,1.",
    ]
    (moved,) = of_kind(events, "moved")
    assert moved.data == {"seat": 0, "ghost": "small 1", "field": "c4", "spot": [1, 2], "level": 0}
    state = scene({"2 small 1": "c4 1,2"})
    assert told(state, "done", "small 1 to c3 0,2", "done")[1] == "Seat 2's small 1 ghost goes to c3 0,2."
    state = scene({"1 large": "c4 0,0"})
    assert told(state, "done", "small 1 to c4 1,1", "done")[1:] == ["Seat 2's small 1 ghost finds room at c5 1,1."]


def test_cards_rolls_and_points() -> None:
    """RG-4.4, RG-7.4, RG-9.3: what a card lets move, who rolls again by name, and points as people say them."""
    state = scene(phase="drawing")
    assert told(state, "card 6 trolley piano") == ["Seat 1 draws a card of 6: trolley or piano."]
    assert told(state, "take nothing", "card 10") == ["Seat 2 draws a card of 10: no furniture."]
    tie = told(state, "done", "done", "roll 4", "roll 4")[1]
    assert tie == "Seat 1 and Seat 2 share the highest roll and roll again."
    ghosts = {"1 small 1": "escaped", "2 small 1": "c5 0,0", "3 small 1": "escaped", "3 small 2": "b5 0,0"}
    cover = {"armchair": "3.00 0.56 0 up"}
    state = scene(ghosts, round_number=5, players=3, keyhole="n1", pieces=cover, fields={"times": [2, 1, 1, 0]})
    events = play(state, "done", "done", "done", "roll 1", "roll 6", "side s", "roll 3")
    assert [event.text for event in of_kind(events, "points")] == [
        "Seat 1 has 1 point.",
        "Seat 2 has 1/2 point.",
        "Seat 3 has 1 1/2 points.",
    ]


def test_merging() -> None:
    """RG-11.3, RG-11.17: who merges with whom to what and where, and who is taken back."""
    ghosts = {"1 small 1": "c3 0,0", "1 small 2": "c4 2,0", "1 small 3": "a2 0,0", "1 small 4": "escaped"}
    state = scene(ghosts, merging="on")
    assert told(state, "take back small 4") == ["You plan: take back small 4."]
    merging = "small 1 merges with small 2 at c4 1,0"
    assert told(state, merging) == [f"You plan: {merging}."]
    assert told(state, "done", "done")[1:] == [
        "Seat 1 takes the escaped small 4 ghost back.",
        "Seat 1's small 1 and small 2 ghosts become medium 1 at c4 1,0.",
    ]


def test_furniture() -> None:
    """RG-5.8, RG-5.9, RG-5.14: where a piece is placed, and where ghosts then find room, with their heights."""
    ghosts = {"1 small 1": "c3 1,2", "2 small 1": "c3 1,1"}
    state = scene(ghosts, phase="placing", cards={1: 8}, fields={"taken": 5})
    assert told(state, "place table 2.50 2.50 0 down under") == [
        "Seat 1 places the table at 2.50, 2.50, turned 0°, upside down, below the others.",
        "Seat 1's small 1 ghost finds room at c3 1,2, 0.10 up.",
        "Seat 2's small 1 ghost finds room at c3 1,1, 0.10 up.",
    ]


def test_midnight_cards() -> None:
    """RG-10: what each card does to whom, and where."""
    start = scene({"1 small 1": "c3 1,1 on 0.64", "2 small 1": "a2 1,2"}, phase="midnight", pieces=TABLE)
    state = start.copy()
    assert told(state, "midnight tag") == ["Midnight card: Tag, you are it!"]
    assert told(state, "tag small 1") == ["Seat 1's small 2 ghost takes the place of Seat 2's small 1 ghost in a2."]
    assert told(state, "tag small 1") == ["Seat 2's small 1 ghost takes the place of Seat 1's small 1 ghost in c3."]
    state = scene(phase="midnight")
    assert told(state, "midnight tag", "bring to c3 2,1") == ["Seat 1's small 1 ghost comes to c3 2,1."]
    state = start.copy()
    play(state, "midnight big brother")
    assert told(state, "small 1 grows at c3 1,0 on 0.64") == [
        "Seat 1's medium 1 ghost takes the place of small 1 at c3 1,0, 0.64 up."
    ]
    assert told(start.copy(), "midnight red light") == [
        "Midnight card: Red light, green light.",
        "Seat 1's small 1 ghost finds room at c4 1,1.",
        "Seat 2's small 1 ghost goes on to a1 1,2.",
    ]
    assert told(start.copy(), "midnight dizzy") == [
        "Midnight card: I am dizzy.",
        "Seat 1 now starts from side E.",
        "Seat 2 now starts from side W.",
    ]
    assert told(start.copy(), "midnight take cover")[1:] == ["All ghosts in the lobby lie down."]
    laid = told(start.copy(), "midnight too enthusiastic")
    assert laid[1] == "Seat 1's small 1 ghost finds room at c3 1,1."
    assert laid[-1] == "The table is now at 2.50, 2.50, turned 0°, on its left side." and len(laid) == 2 + 6
