"""Messages and words: fallback to English, plural, signs and decimals, lists, messages within messages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import nightkeep as nk
from nightkeep.rules.events import EventKind, Reason, arguments
from nightkeep.rules.language import Language
from nightkeep.rules.messages import Message, MissingWordsError, Words, message_id
from nightkeep.rules.things import SEAT, SEATS, Either, Named, Numbered

ENGLISH = """
# A comment is no sentence.
walks = { $who } walks { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}.
points = { SIGNED($n) } points, { FIXED($n) } or { FIXED($n, digits: 1) }
over = { $won ->
    [1] won
   *[0] lost
}
both = { $first }, and then { $second }
many = Drawn: { $cards }.
only-english = A { $thing }.
event-drawn = { $who } draws { $card } with { $others }.
event-drawn-hidden = { $who } draws a card.
why-not-next = { $at_kind } { $at } is not next to { $child }
"""
DUTCH = """
walks = { $who } loopt { $steps ->
    [one] { $steps } stap
   *[other] { $steps } stappen
}.
many = Getrokken: { $cards }.
both = { $first }, en dan { $second }
"""
BOARD = None
CARD = Named("card", ("ace", "two"))


@pytest.fixture
def words(tmp_path: Path) -> Words:
    folder = tmp_path / "words"
    folder.mkdir()
    (folder / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    (folder / "nl.ftl").write_text(DUTCH, encoding="utf-8")
    return Words(tmp_path)


def test_languages_and_ids(words: Words) -> None:
    assert words.languages == ("en", "nl")
    assert {"walks", "only-english"} <= words.ids() and not {"A", "list-and"} & words.ids()
    assert words.ids("nl") == {"walks", "many", "both"} and words.has("list-and", "nl")
    assert words.has("walks", "nl") and not words.has("over", "nl") and not words.has("walks", "de")


def test_plural(words: Words) -> None:
    said = [words.say(Message("walks", {"who": "Rosa", "steps": steps})) for steps in (0, 1, 2, 1000)]
    assert said == ["Rosa walks 0 steps.", "Rosa walks 1 step.", "Rosa walks 2 steps.", "Rosa walks 1000 steps."]
    assert words.say(Message("walks", {"who": "Rosa", "steps": 1}), "nl") == "Rosa loopt 1 stap."


def test_signs_decimals_and_truth(words: Words) -> None:
    assert words.say(Message("points", {"n": 480})) == "+480 points, 4.80 or 4.8"
    assert words.say(Message("points", {"n": -5})) == "-5 points, -0.05 or -0.1"
    assert words.say(Message("points", {"n": 0})) == "+0 points, 0.00 or 0.0"
    assert [words.say(Message("over", {"won": won})) for won in (True, False, 1, 0)] == ["won", "lost", "won", "lost"]


@pytest.mark.parametrize(
    ("cards", "english", "dutch"),
    [
        ([], "", ""),
        (["ace"], "ace", "ace"),
        (["ace", 2], "ace and 2", "ace en 2"),
        (("a", "b", "c"), "a, b and c", "a, b en c"),
    ],
)
def test_lists(words: Words, cards: list[object], english: str, dutch: str) -> None:
    message = Message("many", {"cards": cards})
    assert words.say(message) == f"Drawn: {english}." and words.say(message, "nl") == f"Getrokken: {dutch}."


def test_a_message_can_be_part_of_another_and_falls_back_alone(words: Words) -> None:
    message = Message(
        "both", {"first": Message("walks", {"who": "Rosa", "steps": 2}), "second": Message("over", {"won": 1})}
    )
    assert words.say(message) == "Rosa walks 2 steps., and then won"
    assert words.say(message, "nl") == "Rosa loopt 2 stappen., en dan won"
    listed = Message("many", {"cards": [Message("over", {"won": 1}), Message("over", {"won": 0})]})
    assert words.say(listed) == "Drawn: won and lost."


def test_a_sentence_that_a_language_lacks_is_said_in_english(words: Words) -> None:
    message = Message("only-english", {"thing": ["ghost", "guest"]})
    assert words.say(message, "nl") == words.say(message, "de") == words.say(message) == "A ghost and guest."


def test_a_game_can_have_its_own_word_for_and(tmp_path: Path) -> None:
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "en.ftl").write_text("many = { $cards }\nlist-and = { $first } & { $last }\n")
    assert Words(tmp_path).say(Message("many", {"cards": ["a", "b", "c"]})) == "a, b & c"


def test_texts_are_said_as_they_are(words: Words) -> None:
    assert words.say(Message("only-english", {"thing": "{ $n } <b> \\ 1,000"})) == "A { $n } <b> \\ 1,000."


def test_what_is_missing_is_a_defect_that_is_named(words: Words) -> None:
    with pytest.raises(MissingWordsError, match=r"en\.ftl has no sentence 'nowhere'"):
        words.say(Message("nowhere"))
    with pytest.raises(MissingWordsError, match=r"en\.ftl, 'only-english': .*thing"):
        words.say(Message("only-english"))
    with pytest.raises(MissingWordsError, match="thing"):
        words.say(Message("only-english", {"thing": None}))


def test_ids_of_words() -> None:
    assert message_id("event", "stage won") == "event-stage-won"
    assert message_id("why", "Lay FIRST!", "hidden") == "why-lay-first-hidden"


def test_an_event_for_those_who_know_and_for_the_others(words: Words) -> None:
    drawn = EventKind("drawn", words, {"card": CARD, "others": SEATS}, ("X-1",), secret=frozenset({"card"}))
    names = ("Rosa", "Emil", "Ida")
    assert drawn.facts(BOARD, (1, 0b110)) == {"card": "two", "others": [1, 2]}
    full = drawn.message(BOARD, (1, 0b110), names, 0, telling="full")
    assert str(full) == "Rosa draws two with Emil and Ida."
    hidden = drawn.message(BOARD, (1, 0b110), names, 0, telling="hidden")
    assert hidden.rules == ("X-1",) and "card" not in hidden.args and words.say(hidden) == "Rosa draws a card."


def test_no_argument_tells_of_a_field_that_is_not_told(words: Words) -> None:
    """Not what is computed from it, and not of which kind it is either."""
    place = Either("place", Named("room", ("hall", "attic")), Numbered("space", 5))
    secret = frozenset({"place", "other"})

    def more(facts: dict[str, Any]) -> dict[str, Any]:
        return {"double": facts["card"] * 2, **({"near": 1} if "place" in facts else {})}

    fields = {"place": place, "other": SEAT, "card": None}
    drawn = EventKind("drawn", words, fields, secret=secret, more=more)
    told = drawn.message(BOARD, (1, 2, 7), ("Rosa", "Emil", "Ida"), 0, telling="hidden")
    assert told.args == {"who": "Rosa", "card": 7, "double": 14}


def test_messages_speak_the_language_that_is_asked_for(words: Words, monkeypatch: pytest.MonkeyPatch) -> None:
    message = Message("walks", {"who": "Rosa", "steps": 1}, of=words.name)
    assert str(message) == "Rosa walks 1 step." and message.say("nl") == "Rosa loopt 1 stap."
    monkeypatch.setenv("NIGHTKEEP_LANG", "nl")
    assert str(message) == message.say() == "Rosa loopt 1 stap." and message.say("en") == "Rosa walks 1 step."


def test_two_games_cannot_call_their_words_alike(words: Words, tmp_path: Path) -> None:
    Words(tmp_path)
    with pytest.raises(ValueError, match="already called"):
        Words(tmp_path / "other", name=words.name)
    with pytest.raises(MissingWordsError, match="called 'nobody'"):
        str(Message("walks", of="nobody"))


def test_an_event_names_seats_and_computes_more(words: Words) -> None:
    kind = EventKind("drawn", words, {"other": SEAT, "card": None}, more=lambda facts: {"card": facts["card"] * 10})
    message = kind.message(BOARD, (2, 7), ("Rosa", "Emil", "Ida"), 1, telling="full")
    assert message.args == {"who": "Emil", "other": "Ida", "card": 70}


def test_a_reason(words: Words) -> None:
    place = Either("place", Named("room", ("hall", "attic")), Numbered("space", 5))
    reason = Reason("not next", ("X-2",), {"at": place, "child": CARD})
    message = reason.message(BOARD, [4, 0, 0, 0, 0, 0])
    assert words.say(message) == "space 2 is not next to ace" and message.rules == ("X-2",)
    assert arguments(BOARD, {"n": None}, [3, 4]) == {"n": 3}


GAMES = [name for name in nk.games() if isinstance(nk.game(name).spec.language, Language)]


@pytest.mark.parametrize("name", GAMES)
def test_every_event_and_reason_of_a_game_has_its_sentence(name: str) -> None:
    """And every sentence of events and reasons belongs to one, in every language."""
    language = nk.game(name).spec.language
    assert isinstance(language, Language)
    events = {message_id("event", kind.name) for kind in language.EVENTS.values()}
    hidden = {
        message_id("event", kind.name, "hidden")
        for kind in language.EVENTS.values()
        if kind.secret and kind.others_know
    }
    covered = {message_id("event", kind.name, "covered") for kind in language.EVENTS.values() if kind.covered_is_told}
    reasons = {message_id("why", reason.name) for reason in language.reasons.values()}
    for lang in language.words.languages:
        said = {one for one in language.words.ids(lang) if re.match("(event|why)-", one)}
        assert said <= events | hidden | covered | reasons, lang
    assert events | hidden | covered | reasons <= language.words.ids()
