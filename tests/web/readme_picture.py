"""The picture at the top of the README: the hall and two boards, as the page draws them.

``python -m tests.web.readme_picture OUT.webp`` (``make readme-picture``) takes it from a real server and browser.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.web.conftest import CHROMIUM, FLAGS, Served, Visitor
from tests.web.play import BOT, ME, be_called, new_table, sit_at
from tests.web.tour import STROLL

BOARDS = (("hidden-castle", 4, 5), ("ghost-chase", 4, 10))  # game, players, and moves before the picture
WIDTH, HEIGHT, GAP, QUALITY = 1600, 820, 16, 0.85
SHEET = """<body style="margin:0;padding:{gap}px;box-sizing:border-box;background:#0e1326;display:grid;
  grid-template:1fr 1fr / 2fr 1fr;gap:{gap}px;width:{width}px;height:{height}px">{pictures}
  <style>img {{ width:100%; height:100%; min-height:0; object-fit:cover; border-radius:10px }}
  img:first-child {{ grid-row:span 2 }}</style>"""
TO_WEBP = """async ([png, quality]) => {
  const picture = new Image();
  picture.src = 'data:image/png;base64,' + png;
  await picture.decode();
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  canvas.getContext('2d').drawImage(picture, 0, 0);
  const blob = await canvas.convertToBlob({type: 'image/webp', quality});
  return await new Promise(done => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result.split(',')[1]);
    reader.readAsDataURL(blob);
  });
}"""


def taken(page: Page, part: str) -> str:
    """A picture of a part of the page, as an address."""
    page.wait_for_timeout(1000)
    return "data:image/png;base64," + base64.b64encode(page.locator(part).first.screenshot()).decode()


def under_way(person: Visitor, name: str, players: int, moves: int) -> Page:
    """A table in the middle of its game; the bots play at random, so some games end too soon."""
    while True:
        table, _ = new_table(person, name, [ME, *[BOT] * (players - 1)], players=players)
        page = sit_at(person, table)
        page.evaluate(STROLL, moves)
        if page.locator("[data-action]:not(:disabled)").count():
            return page


def pictures(person: Visitor) -> list[str]:
    """The hall, and a table of each of the games in the middle of play."""
    be_called(person, "Rosa")
    tables = [taken(under_way(person, *board), ".board") for board in BOARDS]
    person.page.goto("/")
    person.page.locator(".door .title").first.wait_for()
    return [taken(person.page, "main"), *tables]


def main(out: Path) -> None:
    """Write the picture."""
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        server = Served(Path(home) / "data")
        browser = playwright.chromium.launch(executable_path=str(CHROMIUM) if CHROMIUM.exists() else None, args=FLAGS)
        person = Visitor(browser, server, 1440, 900)
        found = "".join(f'<img src="{one}">' for one in pictures(person))
        page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
        page.set_content(SHEET.format(gap=GAP, width=WIDTH, height=HEIGHT, pictures=found))
        png = base64.b64encode(page.screenshot()).decode()
        out.write_bytes(base64.b64decode(page.evaluate(TO_WEBP, [png, QUALITY])))
        browser.close()
        server.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
