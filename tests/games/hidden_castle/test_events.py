"""What is told about each action: kinds, facts, sentences and rules."""

from __future__ import annotations

from typing import Any

import pytest

import nightkeep as nk
from nightkeep.games.hidden_castle import GAME
from tests.games.gallery_support import play, position, roll, told
from tests.games.hidden_castle.castle import castle, random_states

Told = tuple[str, dict[str, Any], tuple[str, ...], str]


def as_told(events: list[nk.Event]) -> list[Told]:
    return [(event.kind, event.data, event.rules, event.text) for event in events]


COLOUR, PLACED, ROLLED = ("HC-2.2", "HC-2.3"), ("HC-2.8", "HC-2.9"), ("HC-1.4", "HC-3.2")
WALKED, ENTERED = ("HC-3.3", "HC-4.1", "HC-5.18", "HC-6.2"), ("HC-5.4", "HC-5.5", "HC-5.10")
ARMS, BOOTED = ("HC-5.14", "HC-5.15", "HC-5.16"), ("HC-5.8", "HC-5.11")
PHANTOM, CLOCK = ("HC-3.4", "HC-7.1", "HC-7.2", "HC-7.3"), ("HC-7.5",)
CAPTURED, OVER = ("HC-8.2", "HC-8.3", "HC-8.4", "HC-8.5"), ("HC-9.1", "HC-9.2")


def test_colour() -> None:
    """HC-2.3"""
    game = nk.game("hidden-castle", players=2, colours="choose")
    state = game.start()
    play(state, "colour blue")
    assert as_told(play(state, "colour red")) == [("colour", {"seat": 1, "colour": "red"}, COLOUR, "Seat 2 plays red.")]


def test_placed() -> None:
    """HC-2.8"""
    state = position(nk.game("hidden-castle", players=6), [["4"], ["5"]], "door", phase="placing")
    assert as_told(play(state, "place 0")) == [
        ("placed", {"seat": 2, "space": 0}, PLACED, "Seat 3 places a guest on space 0.")
    ]


@pytest.mark.parametrize("number", [1, 2, 4, 5])
def test_rolled_a_number(number: int) -> None:
    """HC-3.2, HC-1.4"""
    state = castle(turn=3)
    assert as_told(roll(state, number)) == [
        ("rolled", {"seat": 3, "number": number}, ROLLED, f"Seat 4 rolls a {number}.")
    ]


def test_rolled_the_phantom() -> None:
    """HC-3.4, HC-7.1: the number is 0, and then it moves."""
    state = castle(turn=3)
    assert as_told(roll(state, "phantom")) == [
        ("rolled", {"seat": 3, "number": 0}, ROLLED, "Seat 4 rolls the Phantom."),
        ("phantom", {"seat": 3, "origin": "25", "spaces": 3}, PHANTOM, "The Phantom sets out for 3 spaces."),
    ]


@pytest.mark.parametrize(
    ("own", "action", "origin", "space", "words"),
    [
        (["4"], "walk 4", "4", 6, "from space 4"),
        (["map-room"], "walk map-room", "map-room", 16, "from the map room"),
        (["+9"], "walk stairs", "step 9", 1, "from the stairs"),
    ],
)
def test_walked(own: list[str], action: str, origin: str, space: int, words: str) -> None:
    """HC-4.1, HC-5.18, HC-6.2: from where, to where, with which number."""
    state = castle(own, die=2)
    assert as_told(play(state, action)) == [
        (
            "walked", {"seat": 0, "origin": origin, "space": space, "number": 2}, WALKED,
            f"Seat 1 walks {words} to space {space}.",
        )
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("own", "origin", "words"),
    [("11", "11", "space 11"), ("ballroom", "ballroom", "the ballroom"), ("9", "9", "space 9")],
)
def test_entered(own: str, origin: str, words: str) -> None:
    """HC-5.4, HC-5.10: with the number rolled, even if part of it is forfeited (HC-5.6)."""
    state = castle([own], die=5)
    assert as_told(play(state, f"enter chapel from {own}")) == [
        (
            "entered", {"seat": 0, "origin": origin, "chamber": "Chapel", "number": 5}, ENTERED,
            f"Seat 1 hides in the Chapel, coming from {words}.",
        )
    ]  # fmt: skip


def test_entered_from_the_stairs() -> None:
    """HC-6.7"""
    (event,) = play(castle(["+8"], die=5), "enter library from stairs")
    assert event.data == {"seat": 0, "origin": "step 8", "chamber": "Library", "number": 5}
    assert event.text == "Seat 1 hides in the Library, coming from the stairs."


@pytest.mark.parametrize(
    ("space", "chamber", "before", "points", "words"),
    [
        ("8", "Ballroom", 10, -3, "The Ballroom bears -3: Seat 1 loses 3 points."),
        ("8", "Ballroom", 2, -2, "The Ballroom bears -3: Seat 1 loses 2 points."),
        ("8", "Ballroom", 1, -1, "The Ballroom bears -3: Seat 1 loses 1 point."),
        ("8", "Ballroom", 0, 0, "The Ballroom bears -3: Seat 1 stays at 0 points."),
        ("20", "Armoury", 10, 1, "The Armoury bears +1: Seat 1 scores 1 point."),
    ],
)
def test_arms(space: str, chamber: str, before: int, points: int, words: str) -> None:
    """HC-5.14, HC-5.15: what is really gained or lost, and what the coat of arms says."""
    state = castle([space], die=1, score=[before])
    arms = -3 if chamber == "Ballroom" else 1
    events = as_told(play(state, f"enter {chamber.lower()} from {space}"))
    assert events[1:] == [("arms", {"seat": 0, "chamber": chamber, "points": points, "arms": arms}, ARMS, words)]


def test_no_arms_event_without_a_coat_of_arms() -> None:
    """HC-5.16, HC-1.8"""
    assert [event.kind for event in play(castle(["3"], die=1), "enter library from 3")] == ["entered"]


def test_booted_and_captured() -> None:
    """HC-5.11, HC-5.13: told of the booted guest's seat, in the order of HC-5.17."""
    state = castle(["14"], [], ["map-room"], phantom="15", die=2, rest="33")
    assert as_told(play(state, "enter map-room from 14"))[1:] == [
        (
            "booted", {"seat": 2, "chamber": "Map Room", "space": 15, "by": 0}, BOOTED,
            "Seat 3's guest is booted out of the Map Room onto space 15 by Seat 1.",
        ),
        (
            "captured", {"seat": 2, "space": 15, "step": 10, "guests": 1, "points": 10}, CAPTURED,
            "The Phantom takes Seat 3's guest on space 15 to step +10: 10 points.",
        ),
    ]  # fmt: skip


def test_captured_several() -> None:
    """HC-8.5: one event for each owner."""
    state = castle(["27", "27"], ["27"], ["+10"])
    events = [event for event in roll(state, "phantom") if event.kind == "captured"]
    assert as_told(events) == [
        (
            "captured", {"seat": 0, "space": 27, "step": 9, "guests": 2, "points": 18}, CAPTURED,
            "The Phantom takes Seat 1's 2 guests on space 27 to step +9: 18 points.",
        ),
        (
            "captured", {"seat": 1, "space": 27, "step": 9, "guests": 1, "points": 9}, CAPTURED,
            "The Phantom takes Seat 2's guest on space 27 to step +9: 9 points.",
        ),
    ]  # fmt: skip


def test_clock() -> None:
    """HC-7.5, HC-8.6: captures before the exit and on it, the clock, captures beyond."""
    state = castle(["35", "0"], ["1"], phantom="34", rest="20")
    events = roll(state, "phantom")
    assert [event.kind for event in events] == ["rolled", "phantom", "captured", "captured", "clock", "captured"]
    assert as_told(events)[4] == (
        "clock", {"seat": 0, "time": "1:00"}, CLOCK, "The Phantom is at the exit: the clock strikes 1:00.",
    )  # fmt: skip


def test_phantom_on_the_stairs() -> None:
    """HC-7.2: where it came from, in words."""
    assert told(roll(castle(phantom="door"), "phantom"), "phantom") == [{"seat": 0, "origin": "door", "spaces": 3}]
    assert told(roll(castle(phantom="+8"), "phantom"), "phantom") == [{"seat": 0, "origin": "step 8", "spaces": 3}]


@pytest.mark.parametrize(
    ("score", "clock", "limit", "words"),
    [
        (10, 1, 0, "The game is over: the last clock strikes."),
        (40, 1, 1, "The game is over: the last clock strikes and a score has reached 46."),
    ],
)
def test_over_by_the_clock(score: int, clock: int, limit: int, words: str) -> None:
    """HC-9.1, HC-9.4"""
    events = roll(castle(["0"], phantom="35", clock=5, score=[score], rest="20"), "phantom")
    assert as_told(events)[-1] == ("over", {"seat": 0, "clock": clock, "limit": limit}, OVER, words)


def test_over_by_the_limit() -> None:
    """HC-9.2"""
    events = play(castle(["24"], die=1, score=[36]), "walk 24")
    assert as_told(events)[-1] == (
        "over", {"seat": 0, "clock": 0, "limit": 1}, OVER, "The game is over: a score has reached 46.",
    )  # fmt: skip


def test_names_at_the_table() -> None:
    """HC-2.4: seats are called by their names."""
    state = nk.game("hidden-castle", players=2).start(names=["Ann", "Bob"])
    assert play(state, "place 3")[0].text == "Ann places a guest on space 3."
    assert play(state, "place 5")[0].text == "Bob places a guest on space 5."


def test_every_kind_of_event_is_declared_with_rules_that_exist() -> None:
    """HC-5.17: and play at random tells no other."""
    rules = {rule.id for rule in GAME.rules.rule}
    spec = {kind.name: kind for kind in GAME.language.EVENTS.values()}
    assert all(kind.rules and set(kind.rules) <= rules for kind in spec.values())
    seen = set()
    for seed in range(6):
        for state in random_states(nk.game("hidden-castle", players=5, colours="choose", first_seat="drawn"), seed):
            for event in state.news(None):
                seen.add(event.kind)
                assert set(event.data) == {"seat", *spec[event.kind].fields}
                assert event.rules == spec[event.kind].rules
    assert seen == set(spec)


def test_everybody_hears_the_same() -> None:
    """HC-1.13: nothing is hidden from anyone."""
    for state in random_states(nk.game("hidden-castle", players=3), seed=1):
        assert all(state.news(seat) == state.news(None) for seat in range(3))


def test_events_add_up_to_the_scores() -> None:
    """HC-5.14, HC-5.15, HC-8.4: no points without an event, in whole games."""
    for seed in range(5):
        scores = [10] * 4
        for state in random_states(nk.game("hidden-castle", players=4), seed):
            for event in state.news(None):
                scores[event.data["seat"]] += event.data.get("points", 0)
            assert state.scores() == scores
