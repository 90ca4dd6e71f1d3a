"""A network that is lost without a word, or with the browser's: the page says so in time, and keeps what was decided.

The page promises to say so within 2 s where the browser tells it, and within 10 s where nobody does. A busy machine is
given more; the page's own clock measures it, and what the page says for some seconds only is noted there.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Meet, Served, Visitor
from tests.web.play import (
    ME,
    OPEN,
    ask,
    be_called,
    check_access,
    log_texts,
    new_table,
    no_sideways_scrolling,
    picture,
    wait_for,
)
from tests.web.silence import proxy_to

TOLD, SILENT = 6_000, 20_000  # ms for the promised 2 s and 10 s
LOST = {"en-GB": "The connection is lost. Reconnecting…", "nl-NL": "De verbinding is weg. Opnieuw verbinden…"}
KEPT = {"en-GB": "Your move is kept and will be sent once.", "nl-NL": "Je zet is bewaard en wordt één keer verstuurd."}
BACK = {"en-GB": "You are connected again.", "nl-NL": "Je bent weer verbonden."}
# Notes what the page says of its connection, and how long after now (or after the browser says that it is offline).
LISTEN = """() => {
  let since = performance.now();
  const heard = window.__heard = [];
  addEventListener('offline', () => { since = performance.now(); }, true);
  new MutationObserver(() => {
    const text = document.querySelector('.connection')?.textContent.trim() ?? '';
    if (text !== (heard.at(-1)?.[0] ?? '')) heard.push([text, performance.now() - since]);
  }).observe(document.body, {subtree: true, childList: true, characterData: true});
}"""
screens = pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
languages = pytest.mark.parametrize("locale", ["en-GB", "nl-NL"])


def at_the_table(person: Visitor, origin: str = "") -> tuple[str, Page]:
    """Alone at a table for two around one device, where moves follow each other without chance."""
    be_called(person, "Rosa")
    table, _ = new_table(person, "hidden-castle", [ME, ME], players="2")
    person.page.goto(f"{origin}/table/{table}")
    expect(person.page.locator("[data-action]:enabled").first).to_be_visible()
    person.page.evaluate("() => Promise.all([...document.fonts].map(font => font.load()))")  # pictures wait for them
    return table, person.page


def heard(page: Page, text: str) -> float:
    """Wait until the page has said something of its connection; return how long that took, in ms."""
    wait_for(page, "text => window.__heard.some(([said]) => said.includes(text))", arg=text)
    return float(page.evaluate("text => window.__heard.find(([said]) => said.includes(text))[1]", text))


def covers_no_control(page: Page) -> None:
    """The notice is in sight, and lies over nothing that can be pressed."""
    expect(page.locator(".connection p")).to_be_in_viewport(ratio=1)
    covered = page.evaluate(
        """() => {
          const notice = document.querySelector('.connection p').getBoundingClientRect();
          return [...document.querySelectorAll('button, a, input, select, summary, [role=button]')].filter(one => {
            const box = one.getBoundingClientRect();
            const clip = one.closest('.choices')?.getBoundingClientRect() ?? {top: 0, bottom: innerHeight};
            const [top, bottom] = [Math.max(box.top, clip.top), Math.min(box.bottom, clip.bottom)];
            const seen = box.width > 1 && bottom - top > 1 && one.checkVisibility({visibilityProperty: true});
            const across = box.left < notice.right && notice.left < box.right;
            return seen && !one.matches('.skip') && across && top < notice.bottom - 1 && notice.top < bottom - 1;
          }).map(one => one.outerHTML.slice(0, 120));
        }"""
    )
    assert covered == []


@screens
@languages
def test_a_network_that_goes_silent_is_told_within_ten_seconds(
    meet: Meet, server: Served, locale: str, width: int, height: int
) -> None:
    """Nothing closes, nothing fails. A move made meanwhile is kept, and played once when the network is back."""
    person = meet(width, height, locale=locale)
    person.offline_allowed = True
    with proxy_to(server.port) as proxy:
        table, page = at_the_table(person, proxy.url)
        proxy.fall_silent()
        page.evaluate(LISTEN)
        page.locator("[data-action='place 3']").click()
        expect(page.locator(".connection")).to_have_text(f"{LOST[locale]} {KEPT[locale]}")
        assert heard(page, LOST[locale]) <= SILENT
        assert page.locator("[data-action]:enabled").count() == 0
        picture(page, f"lost-{width}-{locale[:2]}")
        covers_no_control(page)
        no_sideways_scrolling(page)
        check_access(page, "the connection is lost")
        proxy.speak()
        heard(page, BACK[locale])
        expect(page.locator("[data-action='place 4']:enabled")).to_be_visible()
        picture(page, f"back-{width}-{locale[:2]}")
        assert placed(person, table) == [3]
        expect(page.locator(".connection p")).to_have_count(0)  # it does not stay


def placed(person: Visitor, table: str) -> list[int]:
    """The spaces where guests were put, as the server keeps them."""
    told = ask(person, "GET", f"/tables/{table}/history?seat=0")["told"]
    events = [event for one in told if one["type"] == "update" for event in one["events"]]
    return [event["data"]["space"] for event in events if event["kind"] == "placed"]


def test_a_move_that_arrived_before_its_answer_was_lost_is_played_once(meet: Meet, server: Served) -> None:
    person = meet()
    person.offline_allowed = True
    with proxy_to(server.port) as proxy:
        table, page = at_the_table(person, proxy.url)
        proxy.fall_silent(asks=False)
        page.evaluate(LISTEN)
        page.locator("[data-action='place 3']").click()
        assert heard(page, KEPT["en-GB"]) <= SILENT
        assert placed(person, table) == [3]
        proxy.speak()
        heard(page, "You are connected again. Your move has arrived.")
        page.locator("[data-action='place 4']").click()
        expect(page.locator(".panelbody ol li").first).to_contain_text("space 4")
        assert placed(person, table) == [3, 4]
        assert len([text for text in log_texts(page) if "places" in text]) == 2


def test_a_kept_move_that_comes_too_late_is_given_back(meet: Meet, server: Served) -> None:
    """The same seat has played on another device meanwhile: the kept move is not played, and the page says so."""
    person = meet()
    person.offline_allowed = True
    with proxy_to(server.port) as proxy:
        table, page = at_the_table(person, proxy.url)
        other = person.tab()
        other.goto(f"/table/{table}")
        expect(other.locator("[data-action='place 7']")).to_be_visible()
        proxy.fall_silent()
        page.evaluate(LISTEN)
        page.locator("[data-action='place 3']").click()
        assert heard(page, KEPT["en-GB"]) <= SILENT
        other.locator("[data-action='place 7']").click()
        expect(other.locator(".panelbody ol li").first).to_contain_text("space 7")
        proxy.speak()
        heard(page, "Your move came too late and was not played.")
        expect(page.locator("[data-action='place 7']")).to_have_count(0)
        assert placed(person, table) == [7]


@screens
@languages
def test_a_browser_that_is_offline_is_told_within_two_seconds(
    meet: Meet, server: Served, locale: str, width: int, height: int
) -> None:
    person = meet(width, height, locale=locale)
    person.offline_allowed = True
    _, page = at_the_table(person)
    page.evaluate(LISTEN)
    person.context.set_offline(True)
    expect(page.locator(".connection")).to_have_text(LOST[locale])
    assert heard(page, LOST[locale]) <= TOLD
    assert page.locator("[data-action]:enabled").count() == 0
    covers_no_control(page)
    person.context.set_offline(False)
    heard(page, BACK[locale])
    page.locator("[data-action='place 3']").click()
    expect(page.locator("[data-action='place 3']")).to_have_count(0)


def test_the_waiting_room_and_the_big_screen_say_so_too(meet: Meet) -> None:
    person = meet(390, 844)
    person.offline_allowed = True
    be_called(person, "Rosa")
    table, _ = new_table(person, "hidden-castle", [ME, OPEN], players="2")
    page = person.page
    for room in ("table", "watch"):
        page.goto(f"/{room}/{table}")
        expect(page.locator(".connection")).to_be_attached()
        page.evaluate(LISTEN)
        person.context.set_offline(True)
        expect(page.locator(".connection")).to_have_text(LOST["en-GB"])
        assert heard(page, LOST["en-GB"]) <= TOLD
        expect(page.locator(".connection p")).to_be_in_viewport()
        person.context.set_offline(False)
        heard(page, BACK["en-GB"])
