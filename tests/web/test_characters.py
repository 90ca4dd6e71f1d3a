"""Keys to the Castle: every player's character is chosen on the game's page and stands on the board (KC-2.12)."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import Meet
from tests.web.play import check_access, fingers_fit, no_sideways_scrolling, picture

GAME = "/games/keys-to-the-castle"


def dressed(page: Page) -> list[str | None]:
    """The characters on the board, by seat."""
    expect(page.locator(".board [data-character]").first).to_be_attached()
    return [one.get_attribute("data-character") for one in page.locator(".board [data-character]").all()]


def test_characters_by_keyboard(meet: Meet) -> None:
    """KC-2.12: seat by seat with the arrow keys; what another seat has is passed over; as many as play."""
    page = meet(1440, 900).page
    page.goto(GAME)
    page.locator("summary", has_text="Options").press("Enter")
    seats = page.get_by_role("group", name="Whose character")
    expect(seats.get_by_role("radio")).to_have_count(2)
    expect(page.get_by_role("radio", name="Knight", exact=True)).to_be_checked()
    expect(page.get_by_role("radio", name="Queen Player 2")).to_be_disabled()
    page.get_by_role("radio", name="Knight", exact=True).focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Wizard", exact=True)).to_be_checked()
    expect(page.get_by_role("radio", name="Player 1 Wizard")).to_be_checked()
    page.get_by_role("radio", name="Player 1 Wizard").focus()
    page.keyboard.press("ArrowDown")
    page.get_by_role("radio", name="Queen", exact=True).focus()
    for _ in range(4):
        page.keyboard.press("ArrowDown")
    expect(page.get_by_role("radio", name="Player 2 Pirate")).to_be_checked()
    page.get_by_label("Players", exact=True).select_option("3")
    expect(page.get_by_role("radio", name="Player 3 Knight")).to_be_attached()
    page.locator(".cell.whole").evaluate("one => one.scrollIntoView()")
    picture(page, "keys characters desktop")
    check_access(page, "characters")
    page.get_by_role("button", name="Around one device").click()
    page.wait_for_url(re.compile(r"/table/"))
    page.locator(".curtain button").click()
    assert dressed(page) == ["3", "7", "1"]
    picture(page, "keys characters table")


def test_characters_by_finger(meet: Meet) -> None:
    """KC-2.12: on a phone, in Dutch; who begins can be drawn; a table says what is not as usual."""
    page = meet(390, 844, locale="nl-NL", has_touch=True, is_mobile=True).page
    page.goto(GAME)
    page.locator("summary", has_text="Opties").tap()
    cast = page.get_by_role("group", name="Personage van speler 1")
    cast.locator("label", has_text="Slaapkop").tap()
    page.get_by_role("group", name="Wiens personage").locator("label", has_text="Speler 2").tap()
    page.get_by_role("group", name="Personage van speler 2").locator("label", has_text="Tovenaar").tap()
    expect(page.get_by_role("radio", name="Speler 1 Slaapkop")).to_be_attached()
    expect(page.get_by_role("radio", name="Speler 2 Tovenaar")).to_be_checked()
    no_sideways_scrolling(page)
    fingers_fit(page)
    page.locator(".cell.whole").evaluate("one => one.scrollIntoView()")
    picture(page, "keys characters phone")
    check_access(page, "Dutch characters")
    page.get_by_label("Wie begint").select_option("drawn")
    page.get_by_role("button", name="Nodig vrienden uit").tap()
    page.wait_for_url(re.compile(r"/table/"))
    expect(page.locator(".terms")).to_contain_text("Personages: Slaapkop, Tovenaar")
    expect(page.locator(".terms")).to_contain_text("Wie begint: door het lot")
