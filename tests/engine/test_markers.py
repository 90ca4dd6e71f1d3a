"""Markers: public notes that change nothing, kept in records, and not undone."""

from __future__ import annotations

import copy
import json
from dataclasses import replace
from typing import Any

import pytest

import nightkeep as nk
from nightkeep import testing as conformance
from nightkeep.play.registry import game_spec
from nightkeep.rules.markers import Marker
from nightkeep.rules.messages import Message


def text(words: str, *rules: str) -> Message:
    return Message("text", {"text": words}, rules)


def why_not(board: Any, s: Any, seat: int) -> Message | None:
    return text("seat 1 keeps out of it", "HC-1.1") if seat == 0 else None


CANDLE = Marker(
    "candle",
    text("the candle"),
    ("HC-1.1",),
    lambda board: ["hall", "attic"],
    why_not,
    lambda board, s: True,
    lambda name, place: text(f"{name} puts the candle into the {place}.", "HC-1.1"),
)


def with_markers(*markers: Marker) -> nk.Game:
    """Hidden Castle, with notes for the sake of these tests."""
    return nk.Game(replace(game_spec("hidden-castle"), markers=markers), {"players": 2})


@pytest.fixture
def state() -> nk.State:
    return with_markers(CANDLE).start(["Rosa", "Emil"])


def test_anybody_who_may_puts_it_at_any_time_and_all_see_it(state: nk.State) -> None:
    assert state.marks == {"candle": None} and state.actor == 0
    before, actions = state.to_bytes(), state.actions()
    event = state.mark("candle", "hall", seat=1)
    assert (event.kind, event.text, event.rules) == ("marked", "Emil puts the candle into the hall.", ("HC-1.1",))
    assert event.data == {"seat": 1, "marker": "candle", "place": "hall"}
    for seat in (0, 1, None):
        assert state.view(seat)["marks"] == {"candle": "hall"} == state.marks
        assert state.view(seat)["moves"] == 0
    assert (state.to_bytes(), state.actions(), state.history) == (before, actions, [])
    state.mark("candle", "attic", seat=1)
    assert state.marks == {"candle": "attic"}
    state.mark("candle", None, seat=1)
    assert state.marks == {"candle": None}


def test_games_without_markers_have_none() -> None:
    state = nk.game("hidden-castle", players=2).start()
    assert state.marks == {} == state.view(0)["marks"]
    assert "marks" not in state.record()
    with pytest.raises(nk.IllegalAction, match="no marker 'candle'; markers of this game: nothing"):
        state.mark("candle", "hall", 0)


@pytest.mark.parametrize(
    ("name", "place", "seat", "said"),
    [
        ("lamp", "hall", 1, "no marker 'lamp'; markers of this game: candle"),
        (None, "hall", 1, "no marker 'None'"),
        ("candle", "cellar", 1, "no place 'cellar' for the candle; places are: hall, attic"),
        ("candle", "", 1, "no place ''"),
        ("candle", 3, 1, "no place '3'"),
        ("candle", "hall", 0, r"Rosa cannot move the candle: seat 1 keeps out of it \(HC-1.1\)"),
        ("candle", None, 0, "Rosa cannot move the candle"),
        ("candle", "hall", None, "a spectator cannot move the candle: only players can"),
    ],
)
def test_what_is_refused_changes_nothing(state: nk.State, name: Any, place: Any, seat: Any, said: str) -> None:
    state.mark("candle", "attic", 1)
    with pytest.raises(nk.IllegalAction, match=said) as refused:
        state.mark(name, place, seat)
    assert state.marks == {"candle": "attic"} and len(state.record()["marks"]) == 1
    if seat == 0:
        assert refused.value.refusal is not None and refused.value.refusal.rules[0].id == "HC-1.1"
    with pytest.raises(nk.OptionError, match="seats are 0 to 1"):
        state.mark("candle", "hall", 2)


def test_copies_are_independent(state: nk.State) -> None:
    state.mark("candle", "hall", 1)
    twin = state.copy()
    twin.mark("candle", "attic", 1)
    assert (state.marks, twin.marks) == ({"candle": "hall"}, {"candle": "attic"})
    assert (len(state.record()["marks"]), len(twin.record()["marks"])) == (1, 2)


def test_undo_takes_back_the_action_and_not_the_note(state: nk.State) -> None:
    state.mark("candle", "hall", 1)
    state.play("place 3")
    state.mark("candle", "attic", 1)
    state.undo()
    assert state.marks == {"candle": "attic"}
    assert state.record()["marks"] == [[0, 1, "candle", "hall"], [0, 1, "candle", "attic"]]
    state.play("place 4")
    state.undo()
    assert state.marks == {"candle": "attic"}


# A marker that stands, and may be moved, only while exactly one guest is on the board.
SHORT = replace(
    CANDLE,
    name="short",
    why_not=lambda board, s, seat: None if s.placed == 1 else text("not now"),
    stands=lambda board, s: s.placed == 1,
)


def test_an_action_that_leaves_no_place_takes_it_away_and_undo_brings_it_back() -> None:
    state = with_markers(SHORT, CANDLE).start()
    state.play("place 3")
    state.mark("short", "hall", 1)
    state.mark("candle", "attic", 1)
    state.play("place 4")
    assert state.marks == {"short": None, "candle": "attic"}
    state.undo()
    assert state.marks == {"short": "hall", "candle": "attic"}
    record = state.record()
    state.undo()  # where it could not have been put
    assert state.marks == {"short": None, "candle": "attic"}
    assert state.record()["marks"] == [[0, 1, "candle", "attic"]]
    assert record["marks"] == [[1, 1, "short", "hall"], [1, 1, "candle", "attic"]]


# ---------------------------------------------------------------------- records (a game that has a marker of its own)


def hidden_max() -> nk.State:
    """Max has played one card, and the chasers are to move."""
    state = nk.game("ghost-chase", players=2).start()
    for action in ("place 54", "place 54", "place 54", "place 9", "frame cats", "move 10"):
        state.play(action)
    return state


def test_records_keep_what_was_done_and_when() -> None:
    state = hidden_max()
    state.mark("suspicion", "10", 1)
    state.mark("suspicion", "48", 1)
    state.play("stay with ada")
    state.mark("suspicion", None, 1)
    state.mark("suspicion", "17", 1)
    record = json.loads(json.dumps(state.record()))
    assert record["marks"] == [
        [6, 1, "suspicion", "10"],
        [6, 1, "suspicion", "48"],
        [7, 1, "suspicion", None],
        [7, 1, "suspicion", "17"],
    ]
    again = nk.replay(record)
    assert again.marks == {"suspicion": "17"} and again.record() == record
    assert nk.replay(record, until=6).marks == {"suspicion": "48"}
    assert nk.replay(record, until=5).marks == {"suspicion": None}


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda m: m.__setitem__(0, "suspicion 10"), "mark 1 of 2 is not"),
        (lambda m: m.__setitem__(0, [6, 1, "suspicion"]), "mark 1 of 2 is not"),
        (lambda m: m[1].__setitem__(0, True), "mark 2 of 2 is not"),
        (lambda m: m[1].__setitem__(0, "6"), "mark 2 of 2 is not"),
        (lambda m: m[1].__setitem__(1, None), "mark 2 of 2 is not"),
        (lambda m: m[1].__setitem__(0, 5), "mark 2 of 2 comes after 5 actions; .* that is 6 to 7"),
        (lambda m: m[1].__setitem__(0, 8), "mark 2 of 2 comes after 8 actions"),
        (lambda m: m[0].__setitem__(0, -1), "mark 1 of 2 comes after -1 actions"),
        (lambda m: m[0].__setitem__(0, 4), "mark 1 of 2: Seat 2 cannot move the suspicion marker"),
        (lambda m: m[1].__setitem__(1, 0), "mark 2 of 2: Seat 1 cannot move the suspicion marker"),
        (lambda m: m[1].__setitem__(1, 7), "mark 2 of 2: seat 7"),
        (lambda m: m[1].__setitem__(2, "candle"), "mark 2 of 2: there is no marker 'candle'"),
        (lambda m: m[1].__setitem__(2, []), "mark 2 of 2: there is no marker"),
        (lambda m: m[1].__setitem__(3, "55"), "mark 2 of 2: there is no place '55'"),
        (lambda m: m[1].__setitem__(3, 10), "mark 2 of 2: there is no place '10'"),
    ],
)
def test_a_record_with_bad_marks_is_refused(change: Any, said: str) -> None:
    state = hidden_max()
    state.mark("suspicion", "10", 1)
    state.play("stay with ada")
    state.mark("suspicion", "17", 1)
    record = copy.deepcopy(state.record())
    change(record["marks"])
    with pytest.raises(nk.RecordError, match=said):
        nk.replay(record)
    with pytest.raises(nk.RecordError, match="'marks' is not a list"):
        nk.replay({**record, "marks": {}})


def test_the_kit_notices_a_marker_that_acts() -> None:
    """A note that changes the position, or that two markers share a name."""

    def meddle(board: Any, s: Any, seat: int) -> None:
        game_state.position.record.score[0] += 1

    game = with_markers(replace(CANDLE, why_not=meddle))
    game_state = game.start()
    with pytest.raises(AssertionError, match="a marker changed the position"):
        conformance.check_markers(game_state, nk.Chance(1))
    with pytest.raises(AssertionError, match="same name"):
        conformance.check_declaration(with_markers(CANDLE, CANDLE))
    with pytest.raises(AssertionError, match="places"):
        conformance.check_declaration(with_markers(replace(CANDLE, places=lambda board: ["a", "a"])))
    with pytest.raises(AssertionError, match="rules"):
        conformance.check_declaration(with_markers(replace(CANDLE, rules=("HC-99.1",))))
