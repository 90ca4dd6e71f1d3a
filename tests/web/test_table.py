"""At the table: every game to its end, friends, spectators, one device, lost connections, keyboards, languages."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import PATIENCE, Meet, Served
from tests.web.play import (
    ask,
    be_called,
    check_access,
    new_table,
    no_sideways_scrolling,
    picture,
    play_on,
    sit_at,
    wait_for_the_end,
)

BOT = {"who": "bot", "level": "random"}
ME, OPEN = {"who": "me"}, {"who": "open"}
TWO_SEATS = {
    "hidden-castle": ([ME, OPEN, BOT], {"players": "3"}),
    "midnight-party": ([ME, OPEN, BOT], {"players": "3"}),
    # random play alone would go on to the limit of turns; a bot with a plan ends it sooner
    "keys-to-the-castle": ([ME, OPEN, {"who": "bot", "level": "greedy"}], {"players": 3}),
}


def log_texts(page: Page) -> list[str]:
    """The log, oldest first."""
    return [text.split("\n")[0] for text in page.locator(".panelbody ol li").all_inner_texts()][::-1]


@pytest.mark.parametrize("game", TWO_SEATS)
def test_a_game_with_a_friend_and_a_bot_to_its_end(meet: Meet, game: str) -> None:
    """An invitation is followed, both play to the end, both see the same result, and play again."""
    rosa, tom = meet(reduced_motion="reduce"), meet(390, 844, has_touch=True, reduced_motion="reduce")
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
    person = meet()
    be_called(person, "Rosa")
    table, _ = new_table(person, "hidden-rooms", [ME], match="stage", turn_limit=60)
    page = sit_at(person, table)
    play_on(page)
    wait_for_the_end(page)
    picture(page, "hidden-rooms-end")


@pytest.mark.parametrize("game", ["ghost-chase", "run-ghost-run"])
def test_a_game_without_a_drawing_is_played_from_the_list(meet: Meet, game: str) -> None:
    person = meet()
    be_called(person, "Rosa")
    players = {"ghost-chase": 2, "run-ghost-run": 2}[game]
    table, _ = new_table(person, game, [ME, BOT], players=players)
    page = sit_at(person, table)
    expect(page.locator("[data-action]").first).to_be_visible()
    before = page.locator(".actions h2").inner_text()
    page.locator("[data-action]").first.click()
    page.wait_for_timeout(300)
    assert before


def test_a_move_shows_at_once_on_the_other_browser(meet: Meet) -> None:
    """A spectator sees it too, has nothing to press, and learns of it within moments."""
    rosa, guest = meet(), meet()
    be_called(rosa, "Rosa")
    table, _ = new_table(rosa, "hidden-castle", [ME, ME], players="2")
    page = sit_at(rosa, table)
    watch = guest.page
    page.get_by_role("button", name="Share").click()
    link = page.get_by_label("Watch", exact=True)
    expect(link).to_have_value(re.compile(f"/watch/{table}#"))
    watch.goto(link.input_value())
    expect(watch.locator(".board > svg")).to_be_visible()
    check_access(watch, "big screen")
    picture(watch, "big-screen")
    page.keyboard.press("Escape")
    watch.goto(f"/table/{table}")
    expect(watch.get_by_text("You are watching.")).to_be_visible()
    assert watch.locator("[data-action]").count() == 0 and watch.locator(".lit").count() == 0
    watch.evaluate(
        """() => { window.__seen = new Promise(done => new MutationObserver(() => {
          const first = document.querySelector('.panelbody ol li span');
          if (first && first.textContent.includes('space 17')) done(Date.now());
        }).observe(document.body, {subtree: true, childList: true, characterData: true})); }"""
    )
    clicked = page.evaluate(
        """() => { const now = Date.now(); document.querySelector("[data-action='place 17']").click(); return now; }"""
    )
    seen = watch.evaluate("window.__seen")
    print(f"seen after {seen - clicked} ms")
    assert seen - clicked < 2000


def test_a_private_table_is_not_for_strangers(meet: Meet) -> None:
    rosa, stranger = meet(), meet()
    stranger.offline_allowed = True
    be_called(rosa, "Rosa")
    table, _ = new_table(rosa, "hidden-castle", [ME, ME], players="2")
    for room in ("table", "watch", "replay"):
        stranger.page.goto(f"/{room}/{table}")
        expect(stranger.page.get_by_role("alert")).to_contain_text("no such table")


def test_a_curtain_falls_between_seats_with_secrets(meet: Meet) -> None:
    person = meet()
    be_called(person, "Rosa")
    seats = [{"who": "me", "name": "Rosa"}, {"who": "me", "name": "Tom"}]
    table, _ = new_table(person, "keys-to-the-castle", seats, players=2)
    page = person.page
    page.goto(f"/table/{table}")
    for _ in range(4):
        ready = page.get_by_role("button", name=re.compile("open the curtain"))
        expect(ready).to_be_focused()
        assert page.locator(".board").count() == 0, "nothing of the board is behind the curtain"
        who = page.locator(".curtain h1").inner_text()
        check_access(page, "curtain")
        page.keyboard.press("Enter")
        expect(page.locator(".actions h2")).to_contain_text(who.removeprefix("Hand the device to "))
        until = time.monotonic() + 60
        while page.locator(".curtain").count() == 0 and time.monotonic() < until:
            choice = page.locator("[data-action]:enabled")
            if choice.count():
                choice.first.click(timeout=2000, force=True)
            page.wait_for_timeout(120)
        assert page.locator(".curtain h1").inner_text() != who
    picture(page, "curtain")


def test_an_open_game_around_one_device_needs_no_curtain(meet: Meet) -> None:
    page = meet().page
    page.goto("/games/hidden-castle")
    page.get_by_label("Players", exact=True).select_option("2")
    page.locator("summary", has_text="Who plays?").click()
    page.get_by_label("Name of player 1").fill("Rosa")
    page.get_by_label("Name of player 2").fill("Tom")
    page.get_by_role("button", name="Around one device").click()
    expect(page.locator(".actions h2")).to_have_text("Your turn, Rosa")
    page.locator("[data-action='place 5']").click()
    expect(page.locator(".actions h2")).to_have_text("Your turn, Tom")
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".actions h2")).to_have_text("Your turn, Rosa")
    expect(page.locator("[data-action='place 5']")).to_be_enabled()


def test_the_board_itself_can_be_played(meet: Meet) -> None:
    """What is lit on the board is what may be chosen; one tap chooses."""
    person = meet()
    be_called(person, "Rosa")
    table, _ = new_table(person, "hidden-castle", [ME, ME], players="2")
    page = sit_at(person, table)
    lit = page.locator(".board .lit")
    expect(lit).to_have_count(36)
    lit.nth(12).click()
    expect(page.locator(".panelbody ol li").first).to_contain_text("places a guest on space 12")
    expect(page.locator(".board .lit")).to_have_count(35)
    page.locator(".board .lit").nth(3).focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(".panelbody ol li").first).to_contain_text("places a guest on space 4")


def test_hint_why_and_chat(meet: Meet) -> None:
    """A hint, the rule behind an event, and hostile words that stay words."""
    rosa, tom = meet(), meet()
    evil = "<img src=x onerror=alert(1)>"
    be_called(rosa, evil)
    table, invitation = new_table(rosa, "hidden-castle", [ME, OPEN], players="2")
    be_called(tom, "Tom")
    ask(tom.page, "POST", "/claims", {"token": invitation})
    ask(tom.page, "POST", f"/tables/{table}/sit", {"seat": 1, "seed": "x"})
    page = sit_at(rosa, table)
    sit_at(tom, table)
    expect(tom.page.locator(".seats .name").first).to_have_text(evil)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hint")).to_contain_text("A bot would choose:")
    expect(page.locator(".choice.hinted")).to_have_count(1)
    page.locator("[data-action='place 5']").click()
    why = page.locator(".panelbody ol li").first.get_by_role("button")
    expect(why).to_be_visible()
    why.click()
    expect(page.locator("dialog[open] dt").first).to_contain_text("HC-2.8")
    check_access(page, "why")
    page.keyboard.press("Escape")
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Write something").fill("<script>alert(2)</script> & {{hello}}")
    page.get_by_role("button", name="Send").click()
    tom.page.get_by_role("tab", name=re.compile("Chat")).click()
    expect(tom.page.locator(".chat li").first).to_have_text(f"{evil}: <script>alert(2)</script> & {{{{hello}}}}")
    assert page.locator("img").count() == 0


def test_two_tabs_of_one_seat_agree(meet: Meet) -> None:
    person = meet()
    be_called(person, "Rosa")
    table, _ = new_table(person, "hidden-castle", [ME, ME], players="2")
    one = sit_at(person, table)
    two = person.tab()
    two.goto(f"/table/{table}")
    expect(two.locator("[data-action='place 9']")).to_be_visible()
    one.locator("[data-action='place 9']").click()
    for page in (one, two):
        expect(page.locator(".panelbody ol li").first).to_contain_text("places a guest on space 9")
        expect(page.locator("[data-action='place 9']")).to_have_count(0)


def test_it_comes_back_after_the_server_was_killed(meet: Meet, server: Served) -> None:
    """The page says so meanwhile, keeps the position, and sends what was not answered."""
    person = meet()
    person.offline_allowed = True
    be_called(person, "Rosa")
    table, _ = new_table(person, "hidden-castle", [ME, ME], players="2")
    page = sit_at(person, table)
    page.locator("[data-action='place 3']").click()
    expect(page.locator(".panelbody ol li").first).to_contain_text("space 3")
    server.kill()
    expect(page.get_by_text("The connection is lost. Coming back…")).to_be_visible()
    assert page.locator("[data-action]:enabled").count() == 0
    server.start()
    expect(page.get_by_text("The connection is lost. Coming back…")).to_have_count(0, timeout=PATIENCE)
    expect(page.locator("[data-action='place 3']")).to_have_count(0)
    page.locator("[data-action='place 4']").click()
    expect(page.locator(".panelbody ol li").first).to_contain_text("space 4")
    assert [text for text in log_texts(page) if "places" in text] == [
        "Rosa places a guest on space 3.", "Rosa 2 places a guest on space 4.",
    ]  # fmt: skip


def test_a_whole_game_by_keyboard_alone(meet: Meet) -> None:
    """From the hall to the end screen without a pointer."""
    page = meet(reduced_motion="reduce").page
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
    _tab_to(page, ".now .button", "Shift+Tab")
    page.keyboard.press("Enter")
    expect(page.locator("[data-action]").first).to_be_visible()
    until = time.monotonic() + 300
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


@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844)])
def test_a_phone_shows_board_and_choices_at_once(meet: Meet, width: int, height: int) -> None:
    person = meet(width, height, has_touch=True, is_mobile=True)
    be_called(person, "Rosa")
    table, _ = new_table(person, "midnight-party", [ME, ME, BOT], players="3")
    page = sit_at(person, table)
    no_sideways_scrolling(page)
    board = page.locator(".board > svg").bounding_box()
    choice = page.locator("[data-action]").first.bounding_box()
    assert board is not None and choice is not None
    assert board["width"] > width * 0.9 and board["y"] + board["height"] <= choice["y"]
    assert choice["y"] + choice["height"] <= height
    for button in page.locator("button:visible, a:visible").all():
        box = button.bounding_box()
        if box and box["y"] >= 0:
            assert box["height"] >= 43.5, button.inner_text()
    page.locator("[data-action='place 7']").tap()
    page.get_by_role("button", name="What happened").tap()
    expect(page.locator("dialog[open] ol li").first).to_be_visible()
    check_access(page, "log on a phone")
    page.keyboard.press("Escape")
    picture(page, f"phone-{width}")


@pytest.mark.parametrize("game", ["hidden-castle", "midnight-party"])
def test_dutch_all_over(meet: Meet, game: str) -> None:
    person = meet(locale="nl-NL")
    be_called(person, "Rosa")
    table, _ = new_table(person, game, [ME, BOT], players="2")
    page = sit_at(person, table)
    expect(page.locator(".actions h2")).to_have_text("Jij bent aan de beurt, Rosa")
    expect(page.locator("[data-action='place 3']")).to_contain_text("Zet een gast op vak 3")
    play_on(page)
    wait_for_the_end(page)
    page.locator("dialog[open]").get_by_role("button", name="Bekijk het bord").click()
    for text in log_texts(page):
        assert not re.search(r"\b(the|rolls|walks|places|guest|space|scores)\b", text), text
    picture(page, f"{game}-nl")


@pytest.mark.parametrize("light", ["dark", "light"])
def test_axe_finds_nothing_at_the_table(meet: Meet, light: str) -> None:
    person = meet(color_scheme=light)
    be_called(person, "Rosa")
    table, _ = new_table(person, "hidden-castle", [ME, BOT], players="2")
    page = sit_at(person, table)
    expect(page.locator("[data-action]").first).to_be_visible()
    for name in ("What happened", "Chat", "Rules", "Board in words"):
        page.get_by_role("tab", name=name).click()
        check_access(page, f"table, {name}, {light}")
    page.get_by_role("button", name="Share").click()
    expect(page.locator("dialog[open] svg.qr")).to_have_count(2)
    check_access(page, f"links, {light}")


def test_nothing_moves_for_those_who_asked_for_stillness(meet: Meet) -> None:
    person = meet(reduced_motion="reduce")
    be_called(person, "Rosa")
    table, _ = new_table(person, "hidden-castle", [ME, BOT], players="2")
    page = sit_at(person, table)
    page.locator("[data-action='place 3']").click()
    expect(page.locator(".panelbody ol li").first).to_contain_text("places")
    moving = "a => a.playState === 'running' && a.effect.getComputedTiming().duration > 50"
    assert page.evaluate(f"document.getAnimations().filter({moving}).length") == 0
