"""Every kind of event: its data, its sentence, its rules."""

from __future__ import annotations

from typing import Any

import pytest

import nightkeep as nk
from nightkeep.play.registry import game_spec
from tests.games.gallery_support import position, roll
from tests.games.midnight_party.support import NAME, ROOMS, party, random_game

KINDS = {
    "colour", "placed", "rolled", "walked", "entered", "stayed", "no-guest", "phantom", "captured", "round-over",
    "left-out", "scored", "stepped-out", "next-round", "over", "first",
}  # fmt: skip


def check(event: nk.Event, kind: str, text: str, rules: str, **data: Any) -> None:
    """One event, whole. ``rules`` without the prefix."""
    expected = tuple(f"MP-{number}" for number in rules.split())
    assert (event.kind, event.data, event.text, event.rules) == (kind, data, text, expected)


def test_all_kinds_are_declared_and_seen() -> None:
    """No kind without a test in this file, none that play never tells; all cite rules of this list."""
    spec = game_spec(NAME).language.EVENTS
    assert {kind.name for kind in spec.values()} == KINDS
    rules = game_spec(NAME).rules
    for kind in spec.values():
        assert kind.rules
        for rule in kind.rules:
            assert rules[rule].id == rule
    seen = set()
    for seed in range(12):
        seen |= {event.kind for event in random_game(2 + seed % 3, seed, "choose")[1]}
    assert seen >= KINDS - {"left-out", "first"}  # "first": only where the first seat is drawn


def test_colour() -> None:
    """MP-2.2, MP-2.3."""
    (event,) = party(2, "choose").start(["Ann", "Bo"]).play("colour blue")
    check(event, "colour", "Ann plays blue.", "2.2 2.3", seat=0, colour="blue")


def test_placed() -> None:
    """MP-2.7, MP-2.8, MP-9.2, MP-9.3: from the box in the set-up, from a step later."""
    state = party(2).start()
    check(state.play("place 7")[0], "placed", "Seat 1 places a guest on space 7.", "2.7 2.8 9.2 9.3",
          seat=0, space=7, origin="box")  # fmt: skip
    state = position(party(2), [["11", "study"]], "10", rest="-10", turn=1)
    roll(state, "phantom")
    check(state.play("place 7")[0], "placed", "Seat 2 places a guest on space 7.", "2.7 2.8 9.2 9.3",
          seat=1, space=7, origin="step 10")  # fmt: skip


def test_rolled() -> None:
    """MP-1.4, MP-3.2."""
    state = position(party(2), [["20"]], "10", turn=1)
    check(roll(state.copy(), 4)[0], "rolled", "Seat 2 rolls a 4.", "1.4 3.2", seat=1, number=4)
    check(roll(state, "phantom")[0], "rolled", "Seat 2 rolls the Phantom.", "1.4 3.2", seat=1, number=0)


def test_walked() -> None:
    """MP-3.4, MP-4.1."""
    (event,) = position(party(2), [["34"]], "10", die=5).play("walk 34")
    check(event, "walked", "Seat 1 walks from space 34 to space 3.", "3.4 4.1", seat=0, origin="34", space=3, number=5)


def test_entered() -> None:
    """MP-5.4, MP-5.5, MP-5.8."""
    (event,) = position(party(2), [["16"]], "10", die=4).play("enter trophy-room from 16")
    check(event, "entered", "Seat 1 hides in the Trophy Room, coming from space 16.", "5.4 5.5 5.8",
          seat=0, origin="16", chamber="Trophy Room", number=4)  # fmt: skip


def test_stayed() -> None:
    """MP-3.5."""
    (event,) = position(party(2), [["16"], ["20"]], "10", die=4, rest="-10").play("stay")
    check(event, "stayed", "Seat 1 leaves the last guest in the gallery where it is.", "3.5", seat=0, number=4)


def test_no_guest() -> None:
    """MP-3.8."""
    _, event = roll(position(party(2), [[], ["20"]], "10", rest="-10"), 2)
    check(event, "no-guest", "Seat 1 has no guest in the gallery: the number has no effect.", "3.8", seat=0)


@pytest.mark.parametrize(("players", "start", "origin", "spaces"), [
    (2, "10", "10", 3), (8, "10", "10", 2), (6, "-10", "step 10", 3), (7, "-2", "step 2", 2),
])  # fmt: skip
def test_phantom(players: int, start: str, origin: str, spaces: int) -> None:
    """MP-3.3, MP-6.1, MP-6.2, MP-6.3."""
    events = roll(position(party(players), [], start), "phantom")
    assert len(events) == 2
    check(events[1], "phantom", f"The Phantom sets out for {spaces} spaces.", "3.3 6.1 6.2 6.3",
          seat=0, origin=origin, spaces=spaces)  # fmt: skip


def test_captured() -> None:
    """MP-7.2, MP-7.3, MP-7.4, MP-7.8: one event for each seat and space."""
    events = roll(position(party(2), [["12"], ["12", "12"]], "10", rest="30"), "phantom")[2:]
    check(events[0], "captured", "The Phantom takes Seat 1's guest on space 12 to step -10.", "7.2 7.3 7.4 7.8",
          seat=0, space=12, step=10, guests=1)  # fmt: skip
    check(events[1], "captured", "The Phantom takes Seat 2's 2 guests on space 12 to step -10.", "7.2 7.3 7.4 7.8",
          seat=1, space=12, step=10, guests=2)  # fmt: skip
    assert len(events) == 2


def test_a_round_ends_with_an_empty_gallery() -> None:
    """MP-8.2, MP-8.9, MP-8.11, MP-8.13, MP-9.1: over, scored, and out of the chambers."""
    state = position(party(2), [["11", "treasury"]], "10", rest="-10", score=[-5, 4], round_number=2)
    events = roll(state, "phantom")[3:]
    check(events[0], "round-over", "Round 2 is over: the gallery is empty.", "8.2 8.4",
          seat=0, round=2, empty=1, full=0)  # fmt: skip
    check(events[1], "scored", "Seat 1 scores -46 and now has -51.", "8.9 8.10 8.11 8.13",
          seat=0, points=-46, total=-51)  # fmt: skip
    check(events[2], "scored", "Seat 2 scores -60 and now has -56.", "8.9 8.10 8.11 8.13",
          seat=1, points=-60, total=-56)  # fmt: skip
    check(events[3], "stepped-out", "Seat 1's guest steps out of the Treasury onto space 9.", "9.1",
          seat=0, chamber="Treasury", space=9)  # fmt: skip
    assert len(events) == 4


def test_a_round_ends_with_full_chambers() -> None:
    """MP-8.4, MP-8.5, MP-8.6: those left out are told with their number."""
    own = [["34", *ROOMS[:4]], [*ROOMS[4:8], "1"], [*ROOMS[8:10], "1", "1"]]
    state = position(party(3), own, "20", die=1, rest="-10")
    events = state.play("enter tower-room from 34")[1:]
    check(events[0], "round-over", "Round 1 is over: every chamber is full.", "8.2 8.4",
          seat=0, round=1, empty=0, full=1)  # fmt: skip
    check(events[1], "left-out", "Seat 2's guest left in the gallery must go to the top step.", "8.5 8.6",
          seat=1, guests=1)  # fmt: skip
    check(events[2], "left-out", "Seat 3's 2 guests left in the gallery must go to the top step.", "8.5 8.6",
          seat=2, guests=2)  # fmt: skip
    check(events[3], "scored", "Seat 1 scores +2 and now has +2.", "8.9 8.10 8.11 8.13", seat=0, points=2, total=2)


def test_both_ends_in_one_sentence() -> None:
    """MP-8.7."""
    state = position(party(2), [["34", *ROOMS[:5]], [*ROOMS[5:10], "-10"]], "20", die=1)
    event = state.play("enter tower-room from 34")[1]
    check(event, "round-over", "Round 1 is over: the gallery is empty and every chamber is full.", "8.2 8.4",
          seat=0, round=1, empty=1, full=1)  # fmt: skip


def test_next_round() -> None:
    """MP-9.8, MP-9.9."""
    own = [["3", "5", "9", "12", "16", "18"], ["22", "25", "28", "32", "34", "-10"]]
    state = position(party(2), own, "20", phase="replacing", turn=1, starter=1, round_number=2, score=[0, -10])
    _, event = state.play("place 0")
    check(event, "next-round", "Round 3 begins; Seat 2 rolls first.", "9.8 9.9", seat=1, round=3)


def test_over() -> None:
    """MP-10.1."""
    state = position(party(2), [["11"]], "10", rest="-10", round_number=3)
    check(roll(state, "phantom")[-1], "over", "The party is over.", "10.1", seat=0)


@pytest.mark.parametrize("players", [2, 8])
def test_nothing_is_hidden(players: int) -> None:
    """The rule list hides nothing: every seat and a spectator hear every event and see the same position."""
    state = party(players).start()
    history = random_game(players, seed=6)[0].history
    for action in history[:150]:
        events = state.play(action)
        for seat in (None, *range(players)):
            assert state.news(seat) == events
            assert state.fogged(seat) == state
            assert state.guessed(seat) == state
            assert state.view(seat)["position"] == state.view()["position"]


def test_the_view_tells_round_and_starter() -> None:
    """MP-8.1, MP-9.8: the round always, who begins the next one only between the rounds."""
    state = position(party(3), [["11"]], "10", rest="-10", turn=1)
    seen = state.view()["position"]
    assert (seen["round"], seen["starter"]) == (1, None)
    roll(state, "phantom")
    seen = state.view()["position"]
    assert (seen["round"], seen["starter"], seen["phase"]) == (1, 2, "replacing")
