"""Whole games in the browser: with friends and bots, by keyboard alone, in Dutch; and games not drawn yet."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import WHOLE_GAME, Meet
from tests.web.play import (
    BOT,
    ME,
    OPEN,
    ask,
    be_called,
    check_access,
    letters_can_be_read,
    log_texts,
    new_table,
    no_sideways_scrolling,
    picture,
    play_on,
    sit_at,
    wait_for_the_end,
)

PLANNER = {"who": "bot", "level": "greedy"}
TWO_SEATS = {
    "hidden-castle": ([ME, OPEN, BOT], {"players": "3"}),
    "midnight-party": ([ME, OPEN, BOT], {"players": "3"}),
    # random play alone could go on for ever: bots with a plan end it sooner, and so many turns end it at last
    "keys-to-the-castle": ([ME, OPEN, PLANNER, PLANNER], {"players": 4, "turn_limit": 300}),
}


@pytest.mark.parametrize("game", TWO_SEATS)
def test_a_game_with_a_friend_and_a_bot_to_its_end(meet: Meet, game: str) -> None:
    """An invitation is followed, both play to the end, both see the same result, and play again."""
    rosa, tom = meet(), meet(390, 844, has_touch=True)
    be_called(rosa, "Rosa")
    seats, options = TWO_SEATS[game]
    table, _ = new_table(rosa, game, seats, **options)
    rosa.page.goto(f"/table/{table}")
    link = rosa.page.locator(".share input")
    expect(link).to_have_value(re.compile("/join#"))
    expect(rosa.page.locator("svg.qr")).to_be_visible()
    check_access(rosa.page, "waiting room")
    tom.page.goto(link.input_value())
    tom.page.get_by_label("Your name at the table").fill("Tom")
    tom.page.get_by_role("button", name="Come in").click()
    tom.page.get_by_role("button", name="Sit down here").first.click()
    for person in (rosa, tom):
        expect(person.page.locator(".actions h2")).to_be_visible()
        play_on(person.page)
    wait_for_the_end(rosa.page)
    wait_for_the_end(tom.page)
    ends = [person.page.locator(".end .result").inner_text() for person in (rosa, tom)]
    scores = [person.page.locator(".seats .score b").all_inner_texts() for person in (rosa, tom)]
    assert scores[0] == scores[1]
    assert len(set(ends)) == 1 or "You win!" in ends
    picture(rosa.page, f"{game}-end")
    check_access(rosa.page, f"end of {game}")
    rosa.page.locator("dialog[open]").get_by_role("button", name="Play again").click()
    rosa.page.wait_for_url(lambda url: table not in url)
    tom.page.locator("dialog[open]").get_by_role("button", name="Your friends play again").click()
    tom.page.wait_for_url(rosa.page.url)
    expect(tom.page.locator(".actions h2")).to_be_visible()


def test_hidden_rooms_to_its_end(meet: Meet) -> None:
    """A game for one; a friend looks on from another browser and sees the same end."""
    person, friend = meet(), meet(390, 844, has_touch=True)
    be_called(person, "Rosa")
    table, invitation = new_table(person, "hidden-rooms", [ME], match="stage", turn_limit=60)
    page = sit_at(person, table)
    be_called(friend, "Tom")
    ask(friend, "POST", "/claims", {"token": invitation})
    looking = sit_at(friend, table)
    expect(looking.get_by_text("You are watching.")).to_be_visible()
    play_on(page)
    wait_for_the_end(page)
    wait_for_the_end(looking)
    results = [one.locator(".end .result").inner_text() for one in (page, looking)]
    assert results in (["You win!", "Rosa wins!"], ["You lose this time.", "You lose this time."])
    check_access(page, "end of hidden-rooms")
    picture(page, "hidden-rooms-end")


def test_a_whole_game_by_keyboard_alone(meet: Meet) -> None:
    """From the hall to the end screen without a pointer."""
    page = meet().page
    page.goto("/")
    expect(page.locator(".door").first).to_be_visible()
    _tab_to(page, "a.door[href='/games/hidden-castle']")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Play now against bots")).to_be_visible()
    _tab_to(page, "#count")
    page.keyboard.press("2")
    _tab_to(page, "#level")
    page.keyboard.press("Home")
    _tab_to(page, "#pace")
    page.keyboard.press("Home")
    _tab_to(page, ".now button", "Shift+Tab")
    page.keyboard.press("Enter")
    expect(page.locator("[data-action]").first).to_be_visible()
    _tab_to(page, "[data-action]")
    page.keyboard.press("Enter")
    expect(page.locator(".actions h2")).to_be_focused()  # the choice is gone; the keyboard waits here
    expect(page.locator(".panelbody ol li").first).to_contain_text("Bot 2 places")
    expect(page.locator("[data-action]").first).to_be_enabled()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.matches('[data-action]')"), "the first choice is the next stop"
    until = time.monotonic() + WHOLE_GAME
    while page.locator(".end .result").count() == 0 and time.monotonic() < until:
        if page.locator("[data-action]:enabled").count():
            _tab_to(page, "[data-action]")
            page.keyboard.press("Enter")
        page.wait_for_timeout(30)
    expect(page.locator("dialog[open] h2")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    _tab_to(page, "a[href$='#dice']")


def _tab_to(page: Page, selector: str, key: str = "Tab") -> None:
    for _ in range(80):
        if page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{selector} cannot be reached with {key}")


@pytest.mark.parametrize("game", ["hidden-castle", "midnight-party"])
def test_dutch_all_over(meet: Meet, game: str) -> None:
    person = meet(locale="nl-NL")
    be_called(person, "Rosa")
    table, _ = new_table(person, game, [ME, BOT], players="2")
    page = sit_at(person, table)
    expect(page.locator(".actions h2")).to_have_text("Jouw beurt, Rosa")
    expect(page.locator("[data-action='place 3']")).to_contain_text("Zet een gast op vak 3")
    expect(page.locator(".board").get_by_role("button", name="zet een gast op vak 3,")).to_be_visible()
    play_on(page)
    wait_for_the_end(page)
    page.locator("dialog[open]").get_by_role("button", name="Bekijk het bord").click()
    for text in log_texts(page):
        assert not re.search(r"\b(the|rolls|walks|places|guest|space|scores)\b", text), text
    picture(page, f"{game}-nl")


@pytest.mark.parametrize(("board", "spaces"), [("published", 28), ("house", 36)])
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_boards_by_name(meet: Meet, board: str, spaces: int, width: int, height: int) -> None:
    """Every space has its number, and every name stands on the board and can be read, in both languages."""
    for locale in ("en-GB", "nl-NL"):
        person = meet(width, height, locale=locale, has_touch=width < 1000)
        be_called(person, "Rosa")
        table, _ = new_table(person, "midnight-party", [ME, BOT], players="2", board=board)
        page = sit_at(person, table)
        numbers = page.locator(".board text.number")
        expect(numbers).to_have_count(spaces)
        assert sorted(map(int, numbers.all_text_contents())) == list(range(spaces))
        outside = page.evaluate(
            """() => {
              const edge = document.querySelector('.board .outer').getBoundingClientRect();
              return [...document.querySelectorAll('.board text')].filter(one => {
                const box = one.getBoundingClientRect();
                return box.left < edge.left || box.right > edge.right || box.top < edge.top || box.bottom > edge.bottom;
              }).map(one => one.textContent);
            }"""
        )
        assert outside == []
        letters_can_be_read(page, 12)
        no_sideways_scrolling(page)
        picture(page, f"midnight-party-{board}-{width}-{locale[:2]}")


def test_a_board_and_a_drawn_first_seat_are_chosen_in_the_form(meet: Meet) -> None:
    page = meet().page
    page.goto("/games/midnight-party")
    page.locator("summary", has_text="Options").click()
    board = page.get_by_label("Board")
    expect(board).to_have_value("published")
    assert board.locator("option").all_inner_texts() == ["as published, 28 spaces", "our own, 36 spaces"]
    board.select_option("house")
    page.get_by_label("Who begins").select_option("drawn")
    page.get_by_role("button", name="Play now against bots").click()
    expect(page.locator(".actions h2")).to_be_visible()
    expect(page.locator(".board text.number")).to_have_count(36)
    expect(page.locator(".panelbody ol li").last).to_contain_text("is drawn to begin.")
