"""At the table: friends, spectators, one device, lost connections, second taps, screens and lights."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Meet, Served
from tests.web.play import (
    BOT,
    ME,
    OPEN,
    ask,
    be_called,
    check_access,
    fingers_fit,
    letters_can_be_read,
    log_texts,
    new_table,
    no_sideways_scrolling,
    picture,
    play_until,
    sit_at,
    take,
    wait_for,
)


def test_a_move_shows_at_once_on_the_other_browser(meet: Meet) -> None:
    """A spectator sees it too, by itself, and has nothing to press. (How soon: ``tests/web/figures.py``.)"""
    rosa, guest = meet(), meet()
    be_called(rosa, "Rosa")
    table, _ = new_table(rosa, "hidden-castle", [ME, ME], players="2")
    page = sit_at(rosa, table)
    watch = guest.page
    page.get_by_role("button", name="Share").click()
    link = page.get_by_label("Anybody who opens this link can watch")
    expect(link).to_have_value(re.compile(f"/watch/{table}#"))
    watch.goto(link.input_value())
    expect(watch.locator(".board svg.still")).to_be_visible()
    check_access(watch, "big screen")
    picture(watch, "big-screen")
    page.keyboard.press("Escape")
    watch.goto(f"/table/{table}")
    expect(watch.get_by_text("You are watching.")).to_be_visible()
    assert watch.locator("[data-action]").count() == 0 and watch.locator(".lit").count() == 0
    watch.evaluate("() => { window.__same = true; }")  # nothing is loaded anew
    take(page, "place 17")
    expect(watch.locator(".panelbody ol li").first).to_contain_text("space 17")
    assert watch.evaluate("window.__same") is True


def test_a_private_table_is_not_for_strangers(meet: Meet) -> None:
    rosa, stranger = meet(), meet()
    stranger.offline_allowed = True
    be_called(rosa, "Rosa")
    table, _ = new_table(rosa, "hidden-castle", [ME, ME], players="2")
    for room in ("table", "watch", "replay"):
        stranger.page.goto(f"/{room}/{table}")
        expect(stranger.page.get_by_role("alert")).to_contain_text("This table does not exist")


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
        play_until(page, ".curtain")
        assert page.locator(".curtain h1").inner_text() != who
    picture(page, "curtain")


def test_an_open_game_around_one_device_needs_no_curtain(meet: Meet) -> None:
    page = meet().page
    page.goto("/games/hidden-castle")
    page.get_by_label("Players", exact=True).select_option("2")
    page.locator("summary", has_text="Who plays?").click()
    page.get_by_label("Name of player 1").fill("Rosa")
    page.get_by_role("button", name="Around one device").click()
    expect(page.locator(".actions h2")).to_have_text("Your turn, Rosa")
    page.locator("[data-action='place 5']").click()
    expect(page.locator(".actions h2")).to_have_text("Your turn, Player 2")
    page.get_by_role("button", name="Undo").click()
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
    page.locator(".board svg.still").click(position={"x": 20, "y": 60})  # a room, where nothing can be put now
    expect(page.locator(".prompt")).to_contain_text("What is allowed is lit.")
    lit.nth(12).click()
    expect(page.locator(".panelbody ol li").first).to_contain_text("places a guest on space 12")
    expect(page.locator(".board .lit")).to_have_count(35)
    page.locator(".board .lit").nth(3).focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(".panelbody ol li").first).to_contain_text("places a guest on space 4")
    # what had the focus is lit no more: the keyboard's next stop is what can be chosen now, and nothing else there
    expect(page.locator(".board .lit")).to_have_count(34)
    page.keyboard.press("Tab")
    expect(page.locator(".board .lit:focus")).to_have_count(1)
    page.keyboard.press("Tab")
    expect(page.locator(".board :focus")).to_have_count(0)


def test_hint_why_and_chat(meet: Meet) -> None:
    """A hint, the rule behind an event, and hostile words that stay words."""
    rosa, tom = meet(), meet()
    evil = "<img src=x onerror=alert(1)>"
    be_called(rosa, evil)
    table, invitation = new_table(rosa, "hidden-castle", [ME, OPEN], players="2")
    be_called(tom, "Tom")
    ask(tom, "POST", "/claims", {"token": invitation})
    ask(tom, "POST", f"/tables/{table}/sit", {"seat": 1, "seed": "x"})
    page = sit_at(rosa, table)
    sit_at(tom, table)
    expect(tom.page.locator(".seats .name").first).to_have_text(evil)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hint")).to_contain_text("A bot would choose:")
    expect(page.locator(".hint")).to_contain_text(re.compile(r"\(about \d+% to win\)"))
    expect(page.locator(".hint")).to_be_in_viewport(ratio=0.9)  # not scrolled away for the button it means
    expect(page.locator(".board .space.pointed")).to_have_count(1)
    page.get_by_text("Compare with other choices").focus()
    page.keyboard.press("Enter")
    weighed = page.locator(".weighed button")
    expect(weighed).to_have_count(3)
    expect(weighed.first).to_contain_text(re.compile(r"\d+%"))
    check_access(page, "hint")
    fingers_fit(page)
    picture(page, "hint")
    page.keyboard.press("Tab")
    expect(weighed.first).to_be_focused()
    page.locator("[data-action='place 5']").click()
    expect(weighed).to_have_count(0)
    newest = page.locator(".panelbody ol li").first
    expect(newest).to_contain_text("space 5")
    newest.get_by_role("button").click()
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
    expect(page.get_by_text("The connection is lost. Reconnecting…")).to_be_visible()
    assert page.locator("[data-action]:enabled").count() == 0
    server.start()
    expect(page.get_by_text("The connection is lost. Reconnecting…")).to_have_count(0)
    expect(page.locator("[data-action='place 3']")).to_have_count(0)
    page.locator("[data-action='place 4']").click()
    expect(page.locator(".panelbody ol li").first).to_contain_text("space 4")
    assert [text for text in log_texts(page) if "places" in text] == [
        "Rosa places a guest on space 3.", "Rosa 2 places a guest on space 4.",
    ]  # fmt: skip


@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844), (844, 390)])
def test_a_phone_shows_board_and_choices_at_once(meet: Meet, width: int, height: int) -> None:
    person = meet(width, height, has_touch=True, is_mobile=True)
    be_called(person, "Rosa")
    table, _ = new_table(person, "midnight-party", [ME, BOT, BOT, BOT], players="4")
    page = sit_at(person, table)
    no_sideways_scrolling(page)
    cut = "all => all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.textContent)"
    assert page.locator(".seats .name").evaluate_all(cut) == [], "every name can be read"
    board = page.locator(".board svg.still").bounding_box()
    choice = page.locator("[data-action]").first.bounding_box()
    assert board is not None and choice is not None
    if width < height:
        assert board["width"] > width * 0.9 and board["y"] + board["height"] <= choice["y"]
    else:  # a phone on its side: the board left, from top to bottom
        assert board["height"] > height * 0.9 and board["x"] + board["width"] <= choice["x"]
        assert board["width"] > width * 0.5
    letters_can_be_read(page, 10 if height == 640 else 12)
    assert choice["y"] + choice["height"] <= height
    fingers_fit(page)
    page.locator("[data-action='place 7']").tap()
    page.get_by_role("button", name="What happened").tap()
    expect(page.locator("dialog[open] ol li").first).to_be_visible()
    check_access(page, "log on a phone")
    page.keyboard.press("Escape")
    picture(page, f"phone-{width}")


def test_a_low_screen_has_room_for_what_happened(meet: Meet) -> None:
    """A small laptop: choices and the newest sentences beside the board, without scrolling."""
    person = meet(1280, 640)
    be_called(person, "Rosa")
    table, _ = new_table(person, "hidden-castle", [ME, BOT, BOT, BOT], players="4")
    page = sit_at(person, table)
    take(page, "place 17")
    newest = page.locator(".panelbody ol li").first
    expect(newest).to_contain_text("places")
    expect(newest).to_be_in_viewport(ratio=0.9)
    letters_can_be_read(page, 11)
    page.evaluate("() => { document.querySelector('.board text').style.fontSize = '4px'; }")
    with pytest.raises(AssertionError):  # the check itself: one letter that is too small
        letters_can_be_read(page, 11)
    no_sideways_scrolling(page)


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


@pytest.mark.parametrize("stillness", ["reduce", "no-preference"])
def test_pieces_move_but_not_for_those_who_asked_for_stillness(meet: Meet, stillness: str) -> None:
    person = meet(reduced_motion=stillness)
    be_called(person, "Rosa")
    table, _ = new_table(person, "hidden-castle", [ME, ME], players="2")
    page = sit_at(person, table)
    page.evaluate(
        """() => { window.__moved = 0; const animate = Element.prototype.animate;
          Element.prototype.animate = function (...how) { window.__moved++; return animate.apply(this, how); }; }"""
    )
    page.locator("[data-action='place 3']").click()
    expect(page.locator(".panelbody ol li").first).to_contain_text("places")
    if stillness == "no-preference":
        wait_for(page, "() => window.__moved > 0")
    else:
        page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert page.evaluate("window.__moved") == 0


def test_what_matters_is_asked_twice(meet: Meet) -> None:
    """A card thrown away is gone: the first tap asks, on the board too; the second, wherever it is, throws."""
    person = meet()
    be_called(person, "Rosa")
    table, _ = new_table(person, "keys-to-the-castle", [ME, BOT], players=2)
    page = sit_at(person, table)
    expect(page.locator("[data-action^='throw ']").first).to_be_enabled()
    assert page.locator("[data-action^='play ']").count() > 0
    expect(page.locator(".actions h3").last).to_have_text("Throw away")
    page.locator(".board .card.lit").first.click()
    page.locator(".board .pile.lit").click()
    expect(page.get_by_role("alert")).to_contain_text("Tap again")
    assert page.locator(".panelbody ol li", has_text="throws").count() == 0
    page.locator(".choice.asked").click()
    expect(page.locator(".panelbody ol li", has_text="throws").first).to_contain_text("Rosa")


def test_rules_come_in_the_page_s_language_where_there_are_any(meet: Meet) -> None:
    """Dutch rules are asked for; what comes in English says so and is marked as English."""
    person = meet(locale="nl-NL")
    page = person.page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/rules" in request.url else None)
    page.goto("/games/hidden-castle")
    page.get_by_role("button", name="Lees de regels").click()
    expect(page.locator("dt").first).to_be_visible()
    assert asked and asked[0].endswith("?lang=nl")
    lang = page.locator(".book section").first.get_attribute("lang")
    assert lang in ("nl", "en")
    assert (page.locator(".book .muted").count() == 1) == (lang == "en")


@pytest.mark.parametrize("light", ["dark", "light"])
def test_every_board_is_for_everybody(meet: Meet, light: str) -> None:
    """At 360 px, in both lights: axe finds nothing, nothing scrolls sideways, fingers fit; words tell the board."""
    person = meet(360, 640, has_touch=True, is_mobile=True, color_scheme=light)
    person.offline_allowed = True  # the browser notes the answer 404 of the last page in its console
    be_called(person, "Rosa")
    page = person.page
    for game, seats, options in (
        ("midnight-party", [ME, BOT], {"players": "2"}),
        ("keys-to-the-castle", [ME, BOT], {"players": 2}),
        ("hidden-rooms", [ME], {}),
    ):
        table, _ = new_table(person, game, seats, **options)
        sit_at(person, table)
        expect(page.locator("[data-action]:enabled").first).to_be_visible()
        check_access(page, f"{game}, {light}")
        no_sideways_scrolling(page)
        fingers_fit(page)
        letters_can_be_read(page, 10)
        page.get_by_role("button", name="Board in words").tap()
        expect(page.locator("dialog[open] .inwords li").nth(2)).to_be_attached()
        check_access(page, f"{game} in words, {light}")
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Leave", exact=True).tap()
        check_access(page, f"leaving {game}, {light}")
    page.goto("/table/nothing")
    expect(page.get_by_role("alert")).to_contain_text("This table does not exist")
    check_access(page, f"no such table, {light}")
    no_sideways_scrolling(page)
    fingers_fit(page)
