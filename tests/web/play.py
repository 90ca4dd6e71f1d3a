"""What people do at the page, for the tests to read well."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.conftest import PATIENCE, ROOT, WHOLE_GAME, Visitor

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
SHOTS = ROOT / "build/screenshots"
BOT = {"who": "bot", "level": "random"}
ME, OPEN = {"who": "me"}, {"who": "open"}

# Clicks a lit choice whenever there is one, as a quick person would, until the game is over.
PLAY_ON = """
() => {
  if (window.__playing) return;
  window.__playing = setInterval(() => {
    const choices = [...document.querySelectorAll('[data-action]:not(:disabled)')];
    const won = choices.find(one => one.textContent.endsWith('and win'));
    if (choices.length) (won ?? choices[Math.floor(Math.random() * choices.length)]).click();
    const curtain = document.querySelector('.curtain button');
    if (curtain) curtain.click();
  }, 25);
}
"""
POLLING = 50  # ms between two looks at a page


def ask(person: Visitor, method: str, path: str, body: object = None) -> Any:
    """A request as this person's browser sends it, without a page."""
    headers = {"origin": person.server.url}
    answer = person.context.request.fetch(f"/api{path}", method=method, headers=headers, data=body)
    assert answer.ok, f"{path}: {answer.text()}"
    return answer.json()


def be_called(person: Visitor, name: str) -> None:
    """Come in as a guest of this name."""
    kept = f"if (location.protocol === 'http:') localStorage['nightkeep.name'] ??= {json.dumps(name)}"
    person.context.add_init_script(kept)
    ask(person, "POST", "/guest", {"nickname": name})


def new_table(
    person: Visitor, game: str, seats: list[dict[str, Any]], pace: float = 0, **options: Any
) -> tuple[str, str]:
    """A table with fast bots; the person sits on all seats for 'me'. Its id, and the invitation."""
    wish = {"game": game, "seats": seats, "options": options, "pace": pace}
    made = ask(person, "POST", "/tables", wish)
    table = made["table"]["id"]
    for seat, who in enumerate(seats):
        if who["who"] == "me":
            ask(person, "POST", f"/tables/{table}/sit", {"seat": seat, "seed": f"seed {seat}"})
    return table, made["invitation"]


def sit_at(person: Visitor, table: str) -> Page:
    person.page.goto(f"/table/{table}")
    expect(person.page.locator(".actions h2")).to_be_visible()
    expect(person.page.locator(".board > *").first).to_be_attached()  # it is loaded after the choices
    return person.page


def wait_until(page: Page, happened: Callable[[], bool]) -> None:
    """Wait for something outside the page, which is told of requests and messages a moment after the page."""
    until = time.monotonic() + PATIENCE / 1000
    while not happened() and time.monotonic() < until:
        page.wait_for_timeout(20)
    assert happened()


def wait_for(page: Page, function: str, arg: object = None) -> None:
    """Wait until a function of the page returns something true.

    It is asked again after a time and not with the next picture: a page that draws nothing new may never draw one.
    """
    page.wait_for_function(function, arg=arg, polling=POLLING, timeout=PATIENCE)


def take(page: Page, action: str) -> None:
    """Click a choice as soon as it is there and can be taken: found and clicked at once, as lists may be drawn anew."""
    wait_for(
        page,
        """action => {
          const button = [...document.querySelectorAll('[data-action]')].find(one => one.dataset.action === action);
          if (!button || button.disabled) return false;
          button.click();
          return true;
        }""",
        arg=action,
    )


def play_until(page: Page, wanted: str) -> None:
    """Take the first choice there is, again and again, until something of a selector shows."""
    wait_for(
        page,
        """wanted => {
          if (document.querySelector(wanted)) return true;
          document.querySelector('[data-action]:not(:disabled)')?.click();
          return false;
        }""",
        arg=wanted,
    )


def play_on(page: Page) -> None:
    page.evaluate(PLAY_ON)


def wait_for_the_end(page: Page, seconds: float = WHOLE_GAME) -> None:
    expect(page.locator(".end .result")).to_be_visible(timeout=seconds * 1000)


def lift_the_curtain(page: Page, name: str) -> None:
    """It is this person's turn around one device: nothing of the game shows before the curtain is opened."""
    expect(page.locator(".curtain h1")).to_contain_text(name)
    assert page.locator(".board, .actions, .panelbody, .seats").count() == 0, "something shows behind the curtain"
    page.locator(".curtain button").click()
    expect(page.locator(".actions h2")).to_contain_text(name)


def replay_to(page: Page, wanted: str) -> int:
    """Scrub through a replay until something of a selector shows: at which move; -1: it never does."""
    found = page.evaluate(
        """async wanted => {
          const scrub = document.querySelector('#scrub');
          for (let at = 0; at <= Number(scrub.max); at++) {
            scrub.value = String(at);
            scrub.dispatchEvent(new Event('input', {bubbles: true}));
            await new Promise(done => setTimeout(done));
            if (document.querySelector(wanted)) return at;
          }
          return -1;
        }""",
        wanted,
    )
    return int(found)


def look_through(page: Page, name: str) -> None:
    """See a replay through a seat's eyes."""
    page.get_by_label("Through the eyes of").select_option(name)
    expect(page.locator(".main[aria-busy='false']")).to_be_visible()


def watch_again(page: Page, table: str) -> None:
    """A finished game, a move on, a move back, and to the end; axe has no complaint."""
    page.goto(f"/replay/{table}")
    scrub = page.locator("#scrub")
    expect(scrub).to_be_visible()
    for name, value in (("One move on", "1"), ("One move on", "2"), ("One move back", "1"), ("Last move", None)):
        page.get_by_role("button", name=name).click()
        expect(scrub).to_have_value(value or scrub.get_attribute("max") or "")
    expect(page.locator(".what").first).not_to_be_empty()
    check_access(page, "replay")


def check_access(page: Page, where: str) -> None:
    """axe-core finds nothing to complain about (WCAG 2.2 AA and best practices of structure)."""
    expect(page.locator("h1").first).to_be_attached()  # the room is there, not only its door
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(
        """async () => {
          document.getAnimations().forEach(a => { try { a.finish() } catch { a.cancel() } });
          const kinds = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
          const { violations } = await axe.run(document, {runOnly: kinds});
          const tell = node => node.html.slice(0, 160) + ' ' + node.failureSummary;
          return violations.map(found => found.id + ': ' + found.nodes.slice(0, 3).map(tell).join(' | '));
        }"""
    )
    assert found == [], f"{where}: {found}"


def settle(page: Page) -> None:
    """Wait for the letters, and until what is measured in the page has been drawn accordingly: two frames."""
    page.evaluate(
        """async () => {
          await document.fonts.ready;
          await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
        }"""
    )


def no_sideways_scrolling(page: Page) -> None:
    settle(page)
    wide = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
    assert wide[0] <= wide[1], f"the page is {wide[0]} wide in a window of {wide[1]}"


def fingers_fit(page: Page) -> None:
    """Whatever can be tapped is at least 44 by 44 (links inside a sentence aside)."""
    settle(page)
    small = page.evaluate(
        """() => [...document.querySelectorAll('button, a, input, select, summary, [role=tab]')].filter(one => {
          const box = one.getBoundingClientRect();
          const seen = box.width > 1 && one.checkVisibility({visibilityProperty: true}) && !one.matches('.skip');
          return seen && (box.height < 43.5 || box.width < 43.5) && !one.closest('label, p');
        }).map(one => one.outerHTML.slice(0, 120))"""
    )
    assert small == []


def letters_can_be_read(page: Page, least: float) -> None:
    """No letter on the board is drawn lower than so many pixels."""
    settle(page)
    sizes = page.evaluate(
        """() => [...document.querySelectorAll('.board text, .board tspan')].map(one => {
          const { c, d } = one.getScreenCTM();
          return [one.textContent.trim(), parseFloat(getComputedStyle(one).fontSize) * Math.hypot(c, d)];
        }).filter(([text]) => text)"""
    )
    assert sizes, "there is no letter on the board"
    assert [one for one in sizes if one[1] < least] == []


def picture(page: Page, name: str) -> Path:
    """An artefact to look at."""
    SHOTS.mkdir(parents=True, exist_ok=True)
    path = SHOTS / f"{name}.png"
    page.screenshot(path=path)
    return path


def log_texts(page: Page) -> list[str]:
    """The log, oldest first."""
    return [text.split("\n")[0] for text in page.locator(".panelbody ol li").all_inner_texts()][::-1]
