"""Lessons: every one replays on the real engine, and what is wrong in one is found with its line."""

from __future__ import annotations

import re
from unittest.mock import patch

import pytest

import nightkeep as nk
from nightkeep.play.events import Event, still_told
from nightkeep.play.lesson import Lesson, has_lesson, lesson_of, read_lesson
from nightkeep.play.registry import game_spec, games_of, languages
from nightkeep.rules.board_files import TomlFile
from nightkeep.rules.errors import BoardError, OptionError
from tests.test_translations import ENGLISH_WORDS, numbers

OURS = games_of("nightkeep")
every_game = pytest.mark.parametrize("name", OURS)


@every_game
def test_every_game_has_a_lesson_that_replays(name: str) -> None:
    assert has_lesson(game_spec(name))
    lesson = lesson_of(name)
    assert 10 <= len(lesson.steps) <= 20
    assert sum(step.play is not None for step in lesson.steps) >= 5, "a lesson explains by doing"
    assert lesson.steps[-1].play is None
    state = nk.game(name, **lesson.game.options).start(lesson.names)
    for action in lesson.steps[-1].position.history:
        state.play(action)
    assert state == lesson.steps[-1].position
    assert any(re.search(r"\bw[io]n", lesson.game.rules[rule].text) for rule in lesson.steps[-1].rules)


@every_game
def test_the_learner_is_asked_for_a_legal_action_and_others_are_refused(name: str) -> None:
    lesson = lesson_of(name)
    for step in lesson.steps:
        if step.play is None:
            continue
        assert step.position.actor == step.seat
        assert step.why_not(step.play) is None and step.wants(step.play)
        for action in step.view["actions"]:
            assert step.wants(action["text"]) == (action["text"] == step.play)
        refusal = step.why_not("fly to the moon")
        assert refusal is not None and refusal.text


@every_game
def test_the_learner_is_shown_only_what_the_seat_may_know(name: str) -> None:
    told: list[list[Event]] = []
    for step in lesson_of(name).steps:
        assert step.view == step.position.view(step.seat)
        if len(step.position.history) <= len(step.events):
            told = []  # a new game
        told += [list(step.events)] if step.events else []
        remembers = step.position.game.must_remember and not step.position.is_over
        known = [event for events in (still_told(told) if remembers else told) for event in events]
        assert known == list(step.position.news(step.seat, since=0) if told else []), "once, and in its order"


def test_ghost_chase_teaches_both_sides() -> None:
    """First as Max, then as his hunters, who catch him."""
    steps = lesson_of("ghost-chase").steps
    assert [seat for i, step in enumerate(steps) if (seat := step.seat) != steps[i - 1].seat or i == 0] == [0, 1]
    hunt = [step for step in steps if step.seat == 1]
    assert hunt[0].position.history == [] and sum(step.play is not None for step in hunt) >= 5
    assert hunt[-1].position.winners() == [1]


@every_game
@pytest.mark.parametrize("lang", languages())
def test_every_step_speaks_every_language(name: str, lang: str) -> None:
    for step in lesson_of(name).steps:
        assert numbers(step.say[lang]) == numbers(step.say["en"]), step.say[lang]
        assert len(step.say[lang].split()) <= 75, "a sentence or a few: " + step.say[lang]
        if lang != "en":
            assert step.say[lang] != step.say["en"]
            assert len(ENGLISH_WORDS.findall(step.say[lang])) == 0, step.say[lang]


# ---------------------------------------------------------------------- what is wrong is said, with its line

GOOD = """
seat = 1
names = ["Rosa", "Emil"]
options = { players = 2 }

[[step]]
en = "Place."
nl = "Zet."
rules = ["HC-2.8"]
play = "place 3"

[[step]]
goes = ["place 4"]
en = "Done."
nl = "Klaar."
rules = []
"""


def read(text: str) -> Lesson:
    """Read a lesson of a game that has only these two languages."""
    with patch("nightkeep.play.lesson.languages_of", return_value=["en", "nl"]):
        return read_lesson(game_spec("hidden-castle"), TomlFile(text, "lesson.toml"))


def test_a_good_lesson_is_read() -> None:
    lesson = read(GOOD)
    assert [step.play for step in lesson.steps] == ["place 3", None]
    assert [event.text for event in lesson.steps[1].events] == [
        "Rosa places a guest on space 3.",
        "Emil places a guest on space 4.",
    ]


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        ("seat = 1", "seat = 3", 2, "seat = 3: must be a whole number from 1 to 2"),
        ('"Rosa", "Emil"', '"Rosa"', 3, "2 names, one for each seat"),
        ("players = 2", "players = 9", 4, "players = 9 is not allowed"),
        ("players = 2", "ghosts = 2", 4, "has no option 'ghosts'"),
        ('nl = "Zet."', "", 6, "'nl' must be a text"),
        ('nl = "Zet."', 'nl = ""', 8, "'nl' must be a text"),
        ('"HC-2.8"', '"HC-99.1"', 9, "there is no rule HC-99.1"),
        ('play = "place 3"', 'play = "place 99"', 10, "is not legal here"),
        ('play = "place 3"', 'play = "Place 3 "', 10, "is not offered so"),
        ('play = "place 3"', "play = 3", 10, "must be the text of one action"),
        ('play = "place 3"', 'plays = "place 3"', 10, "unknown key 'plays'"),
        ('goes = ["place 4"]', 'goes = ["place 3"]', 13, "not legal now"),
        ('goes = ["place 4"]', 'goes = "place 4"', 13, "must be a list of texts"),
        ("rules = []", 'play = "place 5"', 16, "only to say"),
        ("rules = []", "seat = 2", 16, "the step before still has something to play"),
        ('play = "place 3"', "seat = 3", 10, "seat = 3: must be a whole number from 1 to 2"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_named_with_its_line(old: str, new: str, line: int, words: str) -> None:
    assert old in GOOD
    with pytest.raises(BoardError, match=re.escape(words)) as caught:
        read(GOOD.replace(old, new, 1))
    assert f"line {line}:" in str(caught.value)


def test_a_step_may_begin_a_new_game_on_another_seat() -> None:
    lesson = read(GOOD + '[[step]]\nseat = 2\ngoes = ["place 7"]\nen = "Again."\nnl = "Weer."\n')
    assert [step.seat for step in lesson.steps] == [0, 0, 1]
    assert lesson.steps[-1].position.history == ["place 7"] and lesson.steps[-1].view["seat"] == 1


def test_a_lesson_without_steps_and_a_game_without_a_lesson() -> None:
    with pytest.raises(BoardError, match="1 to 40 steps"):
        read(GOOD.split("[[step]]", maxsplit=1)[0])
    with pytest.raises(OptionError, match="there is no game 'chess'"):
        lesson_of("chess")
