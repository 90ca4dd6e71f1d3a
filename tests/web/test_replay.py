"""Watching a finished game again, through anybody's eyes, and checking its dice."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import expect

from nightkeep.server import fair
from tests.web.conftest import Meet
from tests.web.play import (
    be_called,
    check_access,
    fingers_fit,
    new_table,
    no_sideways_scrolling,
    picture,
    play_on,
    sit_at,
    wait_for_the_end,
)


def test_replay_and_dice_check(meet: Meet, tmp_path: Path) -> None:
    person, friend = meet(), meet(390, 844, color_scheme="light")
    be_called(person, "Rosa")
    table, _ = new_table(person, "hidden-castle", [{"who": "me"}, {"who": "bot", "level": "random"}], players="2")
    page = sit_at(person, table)
    page.goto(f"/replay/{table}")
    expect(page.get_by_role("alert")).to_contain_text("not over yet")
    page = sit_at(person, table)
    play_on(page)
    wait_for_the_end(page)
    page.locator("dialog[open]").get_by_role("link", name="Replay").click()
    what = page.locator(".what").first
    expect(page.locator("#scrub")).to_be_visible()
    expect(page.locator(".board svg.still")).to_be_visible()
    page.get_by_role("button", name="One move on").click()
    page.get_by_role("button", name="One move on").click()
    expect(what).to_contain_text("places a guest")
    page.get_by_role("button", name="Last move").click()
    expect(what).to_contain_text("The game is over")
    last = page.locator(".score b").all_inner_texts()
    page.get_by_role("button", name="Play", exact=True).click()  # at the end: from the beginning
    expect(page.locator(".score b").first).to_have_text("10")
    expect(page.locator("#scrub")).not_to_have_value("0")
    page.get_by_label("Speed").select_option("×4")
    page.get_by_role("button", name="Pause").click()
    page.get_by_label("Through the eyes of").select_option("Rosa")
    page.get_by_role("button", name="Last move").click()
    expect(what).to_contain_text("The game is over")
    assert page.locator(".score b").all_inner_texts() == last
    check_access(page, "replay")
    picture(page, "replay")

    page.get_by_role("button", name="Verify fairness").click()
    page.get_by_role("button", name="Compute everything again").click()
    verdict = page.locator(".verdict")
    expect(verdict).to_contain_text("The secret fits the fingerprint")
    expect(verdict).to_contain_text("came out the same. Fair!")
    expect(verdict).not_to_have_class("bad")
    check_access(page, "dice check")
    picture(page, "dice-check")
    page.keyboard.press("Escape")

    with page.expect_download() as waiting:
        page.get_by_role("button", name="Download the record").click()
    saved = tmp_path / "game.json"
    waiting.value.save_as(saved)
    assert fair.verify(json.loads(saved.read_text(encoding="utf-8"))).draws > 10

    page.get_by_role("button", name="Share").click()
    link = page.get_by_label("Replay")
    expect(link).to_have_value(re.compile(f"/replay/{table}#"))
    friend.page.goto(link.input_value())
    expect(friend.page.locator("#scrub")).to_be_visible()
    no_sideways_scrolling(friend.page)
    fingers_fit(friend.page)
    check_access(friend.page, "replay on a phone in daylight")
    picture(friend.page, "replay-phone")


def test_dice_that_were_tampered_with_are_found(meet: Meet) -> None:
    """One roll changed on its way to the browser: the check says so."""
    person = meet()
    be_called(person, "Rosa")
    table, _ = new_table(person, "hidden-castle", [{"who": "me"}, {"who": "bot", "level": "random"}], players="2")
    page = sit_at(person, table)
    play_on(page)
    wait_for_the_end(page)

    def tamper(route: object) -> None:
        answer = route.fetch()  # type: ignore[attr-defined]
        rolls = answer.json()
        roll = rolls["rolls"][3]
        roll["outcome"] = next(text for text in roll["outcomes"] if text != roll["outcome"])
        route.fulfill(response=answer, json=rolls)  # type: ignore[attr-defined]

    page.route("**/dice", tamper)
    page.goto(f"/replay/{table}#dice")
    page.get_by_role("button", name="Compute everything again").click()
    expect(page.locator(".verdict.bad")).to_contain_text("1 random event is not what the numbers give")
