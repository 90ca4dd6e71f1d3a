"""Action texts, descriptions, reasons and events."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import nightkeep as nk
from tests.games.hidden_rooms import rooms
from tests.games.hidden_rooms.rooms import begun, game, ids, near_death, near_exit, play, position, seen, won_stage

LANGUAGE = game().spec.language
BOARD = game().board


def test_every_action_has_a_text_of_its_own() -> None:
    """HR-1.2, HR-1.3: all actions there are, each written and read back."""
    count = game().action_count
    texts = [LANGUAGE.write_action(BOARD, action) for action in range(count or 0)]
    assert count == 24 + 24 + 1 + 36 + 36 + 36 * 24 == len(set(texts))
    assert [LANGUAGE.read_action(BOARD, text) for text in texts] == list(range(count))
    assert {"draw red-4", "lay yellow-6", "done", "move b3", "search f6", "search a1 blue-1"} <= set(texts)


NEARLY = st.from_regex(r"(draw|lay|move|search|done) ?[a-g]?[0-7]? ?(red|blu)?-?[0-7]?", fullmatch=True)


@given(st.one_of(st.text(max_size=20), NEARLY))
@settings(max_examples=300, deadline=None)
def test_any_text_is_an_action_or_refused(text: str) -> None:
    """HR-1.2: nothing but canonical texts is read, and what is read is written the same."""
    try:
        action = LANGUAGE.read_action(BOARD, text)
    except ValueError:
        return
    assert LANGUAGE.write_action(BOARD, action) == text


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "actions look like"),
        ("fly b3", "actions look like"),
        ("move", "actions look like"),
        ("move b3 b4", "actions look like"),
        ("search b3 red-4 now", "actions look like"),
        ("move b9", "there is no square 'b9'"),
        ("search g1", "there is no square 'g1'"),
        ("draw pink-1", "there is no tile 'pink-1'"),
        ("lay red-0", "there is no tile 'red-0'"),
        ("search b3 red4", "there is no tile 'red4'"),
        ("done now", "actions look like"),
    ],
)
def test_bad_texts(text: str, said: str) -> None:
    """HR-4.2, HR-5.2: what is wrong with a text, and what is allowed; the position stays as it was."""
    state = begun()
    before = state.to_bytes()
    with pytest.raises(nk.IllegalAction, match=said):
        state.play(text)
    assert state.to_bytes() == before
    assert str(state.why(text))


def test_small_differences_do_not_matter() -> None:
    """HR-4.5: capitals and spaces; and the beginning of a text that fits one legal action only."""
    state = begun()
    state.play("  DONE ")
    assert seen(state)["turns"] == 1
    state = position(child="f6", under="red-4", pile=None, memory=["red-1"], monster="a5", searching=None)
    state.play("Search  F5   RED-1")
    assert rooms.child(state) == "f5"


@pytest.mark.parametrize(
    ("action", "cited"),
    [
        ("draw red-1", {"HR-5.2", "HR-5.4"}),
        ("lay red-4", {"HR-2.6"}),
        ("move e6", {"HR-4.2"}),
        ("move a1", {"HR-4.2"}),
        ("search c3", {"HR-5.2"}),
        ("search f6", {"HR-5.2"}),
        ("search f5 blue-3", {"HR-5.3"}),
        ("search f5 blue-1", {"HR-5.5", "HR-5.8"}),
    ],
)
def test_reasons_in_a_turn(action: str, cited: set[str]) -> None:
    """HR-2.6, HR-4.2, HR-5.2, HR-5.8: why not, with the rules behind it."""
    state = position(child="f6", under="red-4", memory=["blue-1"], monster="a5")
    assert action not in state.actions()
    assert ids(state.why(action)) == cited


def test_reasons_at_chances_turn() -> None:
    """HR-2.2, HR-2.6, HR-5.4: while a tile is to be drawn nothing else can be done, and only tiles of the pile come."""
    state = game().start()
    assert ids(state.why("done")) == {"HR-2.2"}
    state.play("draw red-1")
    assert ids(state.why("lay red-2")) == {"HR-2.6"}
    assert "discard" in str(state.why("draw red-1"))
    state.play("draw red-2")
    assert "open, to choose from" in str(state.why("draw red-2"))
    play(state, "draw red-3", "lay red-2", "search f5")
    assert ids(state.why("search e6")) == {"HR-5.4", "HR-5.11"}
    assert "memory area" in str(state.why("draw red-3"))
    assert "on f6" in str(state.why("draw red-2"))
    for number in (-1, game().action_count or 0):
        with pytest.raises(nk.IllegalAction, match="no action number"):
            state.play_code(number)


def test_descriptions() -> None:
    """HR-5.5, HR-3.1: what an action will do: the odds of a search, and what the monster will do after the turn."""
    state = position(child="f6", under="red-4", memory=["red-1"], monster="a5")
    fitting = [tile for tile in rooms.names(seen(state)["pile"]) if rooms.fits(tile, "red-4")]
    assert state.describe("search f5") == f"look up to f5 with a tile of the pile: {len(fitting)} of 21 fit"
    assert state.describe("done") == "end your turn; then the monster goes to b5 and then goes to c5"
    assert "lay red 1 up to f5" in state.describe("search f5 red-1")
    assert near_death().describe("done").endswith("the monster goes to f6; the stage is lost")
    assert near_death(turns=199).describe("done") == "end your turn; then the turn limit is reached; the stage is lost"
    assert "the stage is won" in near_exit().describe("search a1 blue-3")
    drawing = near_exit(searching="a1", under="red-4")
    assert "the stage is won" in drawing.describe("draw yellow-6")
    assert drawing.describe("draw green-3").endswith("it goes to the memory area")
    full = position(under="red-4", memory=["blue-1", "blue-2", "blue-3", "green-1", "green-2"], searching="f5")
    assert full.describe("draw green-3").endswith("it all goes back into the pile")
    start = game().start()
    assert start.describe("draw red-3") == "stage 3, The Wheel"
    assert start.describe("draw red-6") == "stage 1, Candlewick"
    assert game(stage=2).start().describe("draw red-3") == "stage 2, The Laundress"
    assert state.to_bytes() == state.copy().to_bytes()


def test_descriptions_change_nothing() -> None:
    """HR-3.1: the forecast is made on a copy."""
    state = position(child="f6", under="red-4", memory=["red-1"], monster="a5")
    before = state.to_bytes()
    for action in state.actions():
        state.describe(action)
    assert state.to_bytes() == before


def test_every_kind_of_event_comes_up_with_words_and_rules() -> None:
    """HR-1.1: in play all kinds of events are told, in whole sentences that name what happened."""
    told: dict[str, str] = {}
    chance = nk.Chance("events")
    for number in range(30):
        state = game(stage=number % 5 + 1).start()
        while not state.is_over:
            if state.actor == nk.CHANCE:
                events = state.draw(chance)
            else:
                actions = state.actions()
                events = state.play(actions[chance.below(len(actions))])
            told |= {event.kind: event.text for event in events}
            assert all(event.rules and event.text.endswith(".") and "{" not in event.text for event in events)
            assert state.news(0) == state.news(None) == events
    full = position(under="red-4", memory=["blue-1", "blue-2", "blue-3", "green-1", "green-2"], searching="f5")
    astray = position(stage=1, child="f6", under="red-1", monster="b3", facing="up")
    for events in (won_stage(near_exit()), full.play("draw green-3"), astray.play("done")):
        told |= {event.kind: event.text for event in events}
    assert set(told) == {kind.name for kind in LANGUAGE.EVENTS.values()}


def test_the_words_of_some_events() -> None:
    """HR-2.2, HR-2.3, HR-2.10, HR-7.8: sentences that depend on what happened."""
    assert "its number names the stage. Stage 4" in game().start().play("draw red-4")[0].text
    assert "a six keeps the stage" in game().start().play("draw red-6")[0].text
    assert "means nothing" in game(stage=2).start().play("draw red-6")[0].text
    limit = near_death(turns=199).play("done")
    assert any("turn limit" in event.text for event in limit)
    assert won_stage(near_exit(wins=1))[-1].text == "The game is won (stages won: 2, lost: 0)."
    assert near_death(losses=2).play("done")[-1].text == "The game is lost (stages won: 0, lost: 3)."


def test_undo_goes_back_to_the_last_draw() -> None:
    """HR-4.3, HR-5.4: moves can be taken back, a drawn tile cannot."""
    state = position(child="f5", tiles={"f6": "red-1", "f5": "red-2"}, monster="a5")
    before = state.to_bytes()
    state.play("move f6")
    assert state.can_undo()
    assert state.undo() == "move f6"
    assert state.to_bytes() == before
    play(state, "search f4", "draw blue-6")
    assert not state.can_undo()
