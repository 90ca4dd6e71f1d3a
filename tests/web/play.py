"""What people do at the page, for the tests to read well."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.conftest import PATIENCE, ROOT, Visitor

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
SHOTS = ROOT / "build/screenshots"

# Clicks a lit choice whenever there is one, as a quick person would, until the game is over.
PLAY_ON = """
() => {
  if (window.__playing) return;
  window.__playing = setInterval(() => {
    const choices = [...document.querySelectorAll('[data-action]:not(:disabled)')];
    if (choices.length) choices[Math.floor(Math.random() * choices.length)].click();
    const curtain = document.querySelector('.curtain button');
    if (curtain) curtain.click();
  }, 25);
}
"""


def ask(page: Page, method: str, path: str, body: object = None) -> Any:
    """A request of the page's own origin, with its cookie."""
    return page.evaluate(
        """async ([method, path, body]) => {
          const sent = body === null ? {} : {headers: {'content-type': 'application/json'}, body: JSON.stringify(body)};
          const answer = await fetch('/api' + path, {method, ...sent});
          if (!answer.ok) throw new Error(path + ': ' + await answer.text());
          return await answer.json();
        }""",
        [method, path, body],
    )


def be_called(person: Visitor, name: str) -> None:
    """Come in as a guest of this name."""
    person.page.goto("/")
    person.page.evaluate("name => localStorage.setItem('nightkeep.name', name)", name)
    ask(person.page, "POST", "/guest", {"nickname": name})


def new_table(
    person: Visitor, game: str, seats: list[dict[str, Any]], pace: float = 0, **options: Any
) -> tuple[str, str]:
    """A table with fast bots; the person sits on all seats for 'me'. Its id, and the invitation."""
    wish = {"game": game, "seats": seats, "options": options, "pace": pace}
    made = ask(person.page, "POST", "/tables", wish)
    table = made["table"]["id"]
    for seat, who in enumerate(seats):
        if who["who"] == "me":
            ask(person.page, "POST", f"/tables/{table}/sit", {"seat": seat, "seed": f"seed {seat}"})
    return table, made["invitation"]


def sit_at(person: Visitor, table: str) -> Page:
    person.page.goto(f"/table/{table}")
    expect(person.page.locator(".actions h2")).to_be_visible(timeout=PATIENCE)
    return person.page


def play_on(page: Page) -> None:
    page.evaluate(PLAY_ON)


def wait_for_the_end(page: Page, seconds: float = 240) -> None:
    expect(page.locator(".end .result")).to_be_visible(timeout=seconds * 1000)


def check_access(page: Page, where: str) -> None:
    """axe-core finds nothing to complain about (WCAG 2.2 AA and best practices of structure)."""
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


def no_sideways_scrolling(page: Page) -> None:
    wide = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
    assert wide[0] <= wide[1], f"the page is {wide[0]} wide in a window of {wide[1]}"


def picture(page: Page, name: str) -> Path:
    """An artefact to look at."""
    SHOTS.mkdir(parents=True, exist_ok=True)
    path = SHOTS / f"{name}.png"
    page.screenshot(path=path)
    return path
