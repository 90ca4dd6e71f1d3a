"""The hall, a game's card, settings and addresses."""

from __future__ import annotations

import gzip
import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import BUILT, Meet
from tests.web.play import be_called, check_access, new_table, no_sideways_scrolling, picture, sit_at


@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844), (768, 1024), (1440, 900), (3840, 2160)])
def test_the_hall_fits_every_screen(meet: Meet, width: int, height: int) -> None:
    page = meet(width, height).page
    page.goto("/")
    expect(page.locator(".door")).to_have_count(6)
    no_sideways_scrolling(page)
    for door in page.locator(".door").all():
        box = door.bounding_box()
        assert box is not None and box["width"] >= 44 and box["height"] >= 44
    picture(page, f"hall-{width}")
    page.locator(".door").first.click()
    expect(page.locator("h1")).to_be_visible()
    no_sideways_scrolling(page)


@pytest.mark.parametrize("light", ["dark", "light"])
def test_axe_finds_nothing_in_the_hall(meet: Meet, light: str) -> None:
    person = meet(color_scheme=light)
    be_called(person, "Rosa")
    new_table(person, "hidden-castle", [{"who": "me"}, {"who": "open"}], players="2")
    page = person.page
    page.goto("/")
    expect(page.get_by_role("link", name="Continue")).to_be_visible()
    check_access(page, f"hall, {light}")
    page.get_by_role("button", name="Settings").click()
    check_access(page, f"settings, {light}")
    page.keyboard.press("Escape")
    page.goto("/games/hidden-castle")
    expect(page.get_by_role("button", name="Play now against bots")).to_be_visible()
    page.locator("summary").first.click()
    check_access(page, f"card, {light}")
    page.get_by_role("button", name="Read the rules").click()
    expect(page.locator("dt").first).to_be_visible()
    check_access(page, f"rules, {light}")
    page.goto("/join#nothing-that-exists-at-all-really")
    check_access(page, f"join, {light}")


def test_one_click_begins_a_game_against_bots(meet: Meet) -> None:
    page = meet().page
    page.goto("/")
    page.locator(".door", has_text="Midnight Party").click()
    page.get_by_role("button", name="Play now against bots").click()
    page.wait_for_url(re.compile(r"/table/"))
    expect(page.locator("[data-action]").first).to_be_visible()
    expect(page.locator(".actions h2")).to_contain_text("Your turn")


def test_language_and_light_are_chosen_and_kept(meet: Meet) -> None:
    page = meet(locale="nl-NL", color_scheme="light").page
    page.goto("/")
    expect(page.locator(".title p")).to_have_text("Zes spellen in één spookkasteel. Klop op een deur.")
    assert page.evaluate("[document.documentElement.lang, document.documentElement.dataset.theme]") == ["nl", "light"]
    page.get_by_role("button", name="Instellingen").click()
    page.get_by_role("button", name="English").click()
    page.get_by_role("button", name="Night", exact=True).click()
    page.reload()
    expect(page.locator(".title p")).to_contain_text("Six games")
    assert page.evaluate("[document.documentElement.lang, document.documentElement.dataset.theme]") == ["en", "dark"]


def test_rules_are_found_by_word(meet: Meet) -> None:
    page = meet().page
    page.goto("/games/hidden-castle")
    page.get_by_role("button", name="Read the rules").click()
    every = page.locator("dt")
    expect(every.first).to_be_visible()
    total = every.count()
    page.get_by_label("Search the rules").fill("coat of arms")
    expect(every).not_to_have_count(total)
    for text in page.locator("dl").all_inner_texts():
        assert "arms" in text.lower()
    page.get_by_label("Search the rules").fill("xylophone")
    expect(page.get_by_text("No rule has these words.")).to_be_visible()


def test_wrong_addresses_are_told_kindly(meet: Meet) -> None:
    person = meet()
    person.offline_allowed = True  # the browser notes each answer 404 in its console
    page = person.page
    page.goto("/attic/with/stairs")
    expect(page.get_by_text("There is no such room in this castle.")).to_be_visible()
    page.goto("/table/nothing")
    expect(page.get_by_role("alert")).to_contain_text("no such table")
    page.goto("/games/chess")
    expect(page.get_by_role("alert")).to_contain_text("no such game")
    page.goto("/join#" + "x" * 40)
    page.get_by_role("button", name="Come in").click()
    expect(page.get_by_role("alert")).to_be_visible()
    page.goto("/join")
    expect(page.get_by_text("This link is not complete.")).to_be_visible()


def test_leaving_a_game_is_asked_first(meet: Meet) -> None:
    person = meet()
    be_called(person, "Rosa")
    table, _ = new_table(person, "hidden-castle", [{"who": "me"}, {"who": "bot", "level": "random"}], players="2")
    page = sit_at(person, table)
    page.get_by_role("button", name="Leave", exact=True).click()
    page.get_by_role("button", name="Stay").click()
    assert "/table/" in page.url
    page.get_by_role("button", name="Leave", exact=True).click()
    page.get_by_role("button", name="Go to the hall, keep my seat").click()
    mine = page.locator("section", has_text="My tables")
    expect(mine.get_by_text("Your turn")).to_be_visible()
    mine.get_by_role("link", name="Continue").click()
    expect(page.locator("[data-action]").first).to_be_visible()


def test_the_first_load_is_small() -> None:
    """JavaScript and CSS that the hall loads: at most 150 KB, compressed."""
    page = BUILT.read_text(encoding="utf-8")
    names = re.findall(r'(?:src|href)="/(assets/[^"]+\.(?:js|css))"', page)
    assert any(name.endswith(".js") for name in names) and any(name.endswith(".css") for name in names)
    size = sum(len(gzip.compress((BUILT.parent / name).read_bytes(), 6)) for name in names)
    assert size <= 150_000, f"{size} bytes"


def test_no_file_names_a_registry() -> None:
    lock = (BUILT.parents[4] / "web/package-lock.json").read_text(encoding="utf-8")
    assert "resolved" not in lock and "registry" not in lock
