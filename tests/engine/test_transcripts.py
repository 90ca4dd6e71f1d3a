"""What a seat may take home of a game: what it was told, and nothing that depends on what it was not."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

import nightkeep as nk
from nightkeep import testing as conformance
from nightkeep.compile.kernel import mute_log
from nightkeep.play.registry import game_spec
from nightkeep.rules.view import Display, View
from tests.told_support import said, told_otherwise


def secretive(hidden_text: str | None = None, **changes: Any) -> nk.Game:
    """Hidden Castle with a blind view, in which only its own seat knows (of) the placing of a guest."""
    return blind({"secret": frozenset({"space"}), "hidden_text": hidden_text}, **changes)


def blind(placing: dict[str, Any], **changes: Any) -> nk.Game:
    """Hidden Castle with a blind view, in which the placing of a guest is told in another way."""
    spec = game_spec("hidden-castle")
    language = spec.language
    kinds = {
        number: told_otherwise(kind, **placing) if kind.name == "placed" else kind
        for number, kind in language.EVENTS.items()
    }

    changes = {
        "hidden": True,
        "language": replace(language, EVENTS=kinds),
        "display": Display(View(), lambda view, names: ""),
        **changes,
    }
    return nk.Game(replace(spec, **changes), {"players": 2})


def played(game: nk.Game, *actions: str) -> nk.State:
    state = game.start()
    for action in actions:
        state.play(action)
    return state


def texts(events: list[nk.Event]) -> list[str]:
    return [event.text for event in events]


def test_moves_count_what_a_seat_knows_of() -> None:
    """An action that others hear nothing of is counted for its own seat alone."""
    state = played(secretive(), "place 3", "place 4", "place 5")
    assert [state.moves(seat) for seat in (0, 1, None)] == [2, 1, 0]
    assert [state.view(seat)["moves"] for seat in (0, 1, None)] == [2, 1, 0]
    assert state.actors == [0, 1, 0]
    told = played(secretive("{who} places a guest somewhere."), "place 3", "place 4", "place 5")
    assert [told.moves(seat) for seat in (0, 1, None)] == [3, 3, 3]


def test_whoever_acts_knows_of_it_even_if_nothing_is_told() -> None:
    spec = game_spec("hidden-castle")

    def silently(board: Any, s: Any, action: int, log: Any) -> None:
        spec.kernels.apply(board, s, action, mute_log())

    state = played(secretive(kernels=replace(spec.kernels, apply=silently)), "place 3", "place 4")
    assert [state.moves(seat) for seat in (0, 1, None)] == [1, 1, 0]
    assert state.transcript(1)["told"] == [{"by": 1, "action": "place 4", "events": []}]


def test_in_open_games_everybody_knows_of_every_action() -> None:
    state = played(nk.game("hidden-castle", players=2), "place 3", "place 4")
    assert [state.moves(seat) for seat in (0, 1, None)] == [2, 2, 2]
    assert [entry["action"] for entry in state.transcript(None)["told"]] == ["place 3", "place 4"]


def test_news_tells_of_the_last_action_the_seat_knows_of() -> None:
    """So that a secret one after it does not show; and of all since so many."""
    state = played(secretive(), "place 3")
    before = state.news(0)
    assert texts(before) == ["Seat 1 places a guest on space 3."] and state.news(1) == state.news(None) == []
    state.play("place 4")
    assert state.news(0) == before and state.news(None) == []
    assert texts(state.news(1)) == ["Seat 2 places a guest on space 4."]
    assert state.news(0, since=1) == [] and state.news(0, since=0) == before
    state.play("place 5")
    assert texts(state.news(0, since=0)) == ["Seat 1 places a guest on space 3.", "Seat 1 places a guest on space 5."]
    state.undo()
    state.undo()
    assert state.news(0) == before and state.news(1) == [] and state.moves(1) == 0
    state.undo()
    assert state.news(0) == [] and state.moves(0) == 0


@pytest.mark.parametrize("hidden_text", [None, "{who} places a guest somewhere."])
def test_a_seat_is_told_its_own_actions_and_of_others_only_what_it_heard(hidden_text: str | None) -> None:
    one = played(secretive(hidden_text), "place 3", "place 4", "place 5")
    other = played(secretive(hidden_text), "place 3", "place 20", "place 5")
    assert json.dumps(one.transcript(0)) == json.dumps(other.transcript(0))
    assert json.dumps(one.transcript(None)) == json.dumps(other.transcript(None))
    assert one.transcript(1) != other.transcript(1)
    assert [entry.get("action") for entry in one.transcript(0)["told"] if entry["by"] == 0] == ["place 3", "place 5"]
    assert [entry["action"] for entry in one.transcript(1)["told"] if entry["by"] == 1] == ["place 4"]
    assert "place 4" not in json.dumps(one.transcript(0)) and "space 4" not in json.dumps(one.transcript(0))
    if hidden_text:
        told = one.transcript(None)["told"][1]
        (event,) = told["events"]
        assert set(told) == {"by", "events"} and told["by"] == 1 and event["data"] == {"seat": 1}
        assert event["message"]["args"] == {"who": "Seat 2"} and said(event) == "Seat 2 places a guest somewhere."


def test_a_game_says_which_actions_are_public() -> None:
    game = secretive("{who} places a guest somewhere.", public_action=lambda board, code: code % 2 == 0)
    state = played(game, "place 4", "place 3")
    told = state.transcript(None)["told"]
    assert [entry.get("action") for entry in told] == ["place 4", None]
    silent = played(secretive(public_action=lambda board, code: code % 2 == 0), "place 4", "place 3")
    assert silent.moves(None) == 1 and "place 4" in json.dumps(silent.transcript(None))


def forgetful(text: str | None, remember: bool = True) -> nk.Game:
    """Every placing covers what the placings before it told."""
    covered = {"covered_by": frozenset({"placed"}), "covered_fields": frozenset({"space"}), "covered_text": text}
    return blind(covered, must_remember=lambda options: remember, public_action=lambda board, code: True)


@pytest.mark.parametrize("text", ["{who} placed a guest.", None])
def test_what_is_covered_again_is_told_without_it(text: str | None) -> None:
    """To all but the event's own seat, in news and transcripts; after undoing what covered it, it is told again."""
    state = played(forgetful(text), "place 3", "place 4")
    left = [] if text is None else ["Seat 1 placed a guest."]
    for seat in (1, None):
        assert texts(state.news(seat, since=0)) == [*left, "Seat 2 places a guest on space 4."]
        first = state.transcript(seat)["told"][0]
        assert "action" not in first and [said(event) for event in first["events"]] == left
        assert [event["data"] for event in first["events"]] == ([] if text is None else [{"seat": 0}])
    assert texts(state.news(0, since=0))[0] == "Seat 1 places a guest on space 3."
    assert state.transcript(0)["told"][0]["action"] == "place 3"
    state.undo()
    assert texts(state.news(None, since=0)) == ["Seat 1 places a guest on space 3."]
    assert state.transcript(None)["told"][0]["action"] == "place 3"


def test_nothing_is_covered_where_nobody_has_to_remember() -> None:
    state = played(forgetful(None, remember=False), "place 3", "place 4")
    assert len(state.news(None, since=0)) == 2 and "covered" not in json.dumps(state.transcript(None))


def test_games_that_differ_in_what_is_covered_are_told_alike() -> None:
    one, other = (played(forgetful("{who} placed."), f"place {space}", "place 4") for space in (3, 9))
    assert json.dumps(one.transcript(None)["told"]) == json.dumps(other.transcript(None)["told"])
    assert json.dumps(one.transcript(0)["told"]) != json.dumps(other.transcript(0)["told"])


def test_an_undone_action_leaves_no_trace() -> None:
    one = played(secretive(), "place 3", "place 4")
    for seat in (0, 1, None):
        before = json.dumps(one.transcript(seat))
        twin = one.copy()
        twin.play("place 9")
        twin.undo()
        assert json.dumps(twin.transcript(seat)) == before


def test_copies_keep_what_was_told_and_go_their_own_way() -> None:
    state = played(secretive(), "place 3")
    twin = state.copy()
    assert twin.transcript(0) == state.transcript(0) and twin.actors == [0]
    twin.play("place 4")
    assert (state.moves(1), twin.moves(1), state.actors) == (0, 1, [0])


def test_chance_is_named_and_the_heading_is_that_of_the_record() -> None:
    state = nk.game("hidden-castle", players=2).start(["Rosa", "Emil"])
    for space in range(10, 22):
        state.play(f"place {space}")
    state.play("roll 4")
    transcript, record = state.transcript(1), state.record()
    assert transcript["told"][-1]["by"] == "chance" and transcript["told"][-1]["action"] == "roll 4"
    for key in ("nightkeep", "game", "rules", "options", "names"):
        assert transcript[key] == record[key]
    assert transcript["seat"] == 1 and transcript["view"] == state.view(1) and "record" not in transcript
    with pytest.raises(nk.RecordError, match="only the record of a game can be replayed"):
        nk.replay(transcript)
    with pytest.raises(nk.OptionError, match="seats are 0 to 1, or None"):
        state.transcript(2)


def test_marks_are_placed_among_the_actions_a_seat_knows_of() -> None:
    """The number of secret actions before a mark does not show either."""
    from tests.engine.test_markers import CANDLE

    state = played(secretive(markers=(CANDLE,)), "place 3", "place 4", "place 5")
    state.mark("candle", "hall", 1)
    state.play("place 6")
    assert [state.transcript(seat)["marks"][0][0] for seat in (0, 1, None)] == [2, 1, 0]
    assert state.transcript(0)["marks"] == [[2, 1, "candle", "hall"]]


def test_the_kit_notices_a_public_action_that_is_none() -> None:
    """The kit plays two actions that a seat cannot tell apart, and compares what it may take home."""
    spec = game_spec("ghost-chase")
    leaky = nk.Game(replace(spec, public_action=lambda board, code: True), {"players": 4})
    with pytest.raises(AssertionError, match="the transcript tells what it may not know"):
        conformance.check(leaky, games=1, parity=False)
