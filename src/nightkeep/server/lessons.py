"""Lessons over HTTP: every answer is made anew from the step's number, so nothing of a learner is kept."""

from __future__ import annotations

from nightkeep.play.lesson import Lesson, lesson_of
from nightkeep.play.registry import lookup
from nightkeep.rules.errors import OptionError
from nightkeep.server.messages import LessonAnswer, LessonMove, LessonStep, Refused, RuleText
from nightkeep.server.tables import Refusal


def lesson_step(name: str, step: int, lang: str) -> LessonStep:
    """A step of a game's lesson, counted from 1."""
    lesson = _lesson(name)
    if not 1 <= step <= len(lesson.steps):
        raise Refusal("bad-request", f"step is 1 to {len(lesson.steps)}")
    found = lesson.steps[step - 1]
    book = lesson.game.rules.in_language_or_english(lang)
    return LessonStep(
        name, book.title, book.lang, step, len(lesson.steps), found.say_in(lang), list(found.rules), found.seat,
        list(lesson.names), found.play, list(found.events), found.view,
    )  # fmt: skip


def lesson_answer(name: str, move: LessonMove, lang: str) -> LessonAnswer:
    """What follows from the learner's choice: the next step, or why it is not played."""
    lesson = _lesson(name)
    now = lesson_step(name, move.step, lang)
    found = lesson.steps[move.step - 1]
    if now.wanted is None:
        return LessonAnswer(None, Refused(None, "not-now", "there is nothing to choose here; read on"))
    if refusal := found.why_not(move.action):
        book = lesson.game.rules.in_language_or_english(lang)
        cited = [RuleText(rule.id, book[rule.id].title, book[rule.id].text) for rule in refusal.rules]
        return LessonAnswer(None, Refused(None, "illegal", refusal.text, cited))
    if not found.wants(move.action):
        says = next(action["says"] for action in found.view["actions"] if action["text"] == now.wanted)
        return LessonAnswer(None, Refused(None, "not-now", f"that is allowed too, but now try this: {says}"))
    return LessonAnswer(lesson_step(name, move.step + 1, lang), None)


def _lesson(name: str) -> Lesson:
    if lookup(name) is None:
        raise Refusal("no-game", "there is no such game")
    try:
        return lesson_of(name)
    except OptionError:
        raise Refusal("no-lesson", "this game has no lesson") from None
