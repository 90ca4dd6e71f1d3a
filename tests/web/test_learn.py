"""The first game in the browser: a whole lesson by keyboard, and every game's on a phone in Dutch."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import nightkeep as nk
from nightkeep.play.lesson import lesson_of
from nightkeep.rules.messages import Message
from tests.web.conftest import Meet
from tests.web.play import check_access, no_sideways_scrolling, picture


@pytest.mark.parametrize("game", ["hidden-castle", "ghost-chase"])
def test_a_whole_lesson_by_keyboard(meet: Meet, game: str) -> None:
    """Ghost Chase is taught from both sides: the learner changes seats in the middle."""
    page = meet().page
    page.goto("/")
    lesson = lesson_of(game)
    teach = page.get_by_role("link", name=f"Teach me {lesson.game.rules.title}")
    teach.focus()
    picture(page, "learn-hall")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(f"/learn/{game}"))
    for number, step in enumerate(lesson.steps, start=1):
        expect(page.locator(".teacher .say")).to_have_text(step.say["en"])
        expect(page.locator(".where")).to_contain_text(f"Step {number} of {len(lesson.steps)}")
        picture(page, f"learn-{game}-{number}")
        if number > 1:
            expect(page.locator(".teacher .say")).to_be_focused()
            page.keyboard.press("Tab")  # from the sentence to what is to be done
        else:
            page.locator(".teacher .primary").focus()
        wanted = page.locator(".teacher .primary")
        expect(wanted).to_be_focused()
        if number == 7:
            check_access(page, "a lesson")
            wanted.focus()
        if number == len(lesson.steps):
            break
        page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(f"/games/{game}"))
    expect(page.get_by_role("button", name="Play now against bots")).to_be_visible()


@pytest.mark.parametrize("game", nk.games())
def test_every_lesson_begins_on_a_phone_in_dutch(meet: Meet, game: str) -> None:
    page = meet(390, 844, locale="nl-NL", has_touch=True).page
    lesson = lesson_of(game)
    at = next(i for i, step in enumerate(lesson.steps) if step.play and len(step.view["actions"]) > 1)
    step = lesson.steps[at]
    page.goto(f"/learn/{game}#{at + 1}")
    expect(page.locator(".teacher .say")).to_have_text(step.say["nl"])
    no_sideways_scrolling(page)
    picture(page, f"learn-{game}-phone")
    page.locator("summary").click()
    other = next(action["text"] for action in step.view["actions"] if action["text"] != step.play)
    page.locator(f'.others [data-action="{other}"]').tap()
    assert step.play is not None
    wanted = step.position.described(step.play)
    sentence = Message("lesson-try", {"wanted": wanted}, of=wanted.of).say("nl")
    expect(page.get_by_role("alert")).to_contain_text(sentence[1:])
    page.locator(f'.teacher .primary[data-action="{step.play}"]').tap()
    expect(page.locator(".teacher .say")).to_have_text(lesson.steps[at + 1].say["nl"])
