"""The page's figures, measured: ``python -m tests.web.figures``. Run it on an idle machine.

First load (compressed JavaScript and CSS), time until the doors can be clicked on a phone-like profile (CPU four times
slower, 20 Mbit/s, 40 ms), how long a move takes to show on another browser, and long tasks and frames during play.
"""

from __future__ import annotations

import gzip
import re
import statistics
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Page, expect, sync_playwright

from tests.web.conftest import BUILT, CHROMIUM, FLAGS, Served, Visitor
from tests.web.play import ask, be_called, new_table, play_on, sit_at

WATCH = """() => { window.__long = []; window.__frames = 0;
  const note = entry => window.__long.push(Math.round(entry.duration));
  new PerformanceObserver(list => list.getEntries().forEach(note)).observe({type: 'longtask', buffered: false});
  const frame = () => { window.__frames++; requestAnimationFrame(frame); }; requestAnimationFrame(frame); }"""


def first_load() -> int:
    names = re.findall(r'(?:src|href)="/(assets/[^"]+\.(?:js|css))"', BUILT.read_text(encoding="utf-8"))
    return sum(len(gzip.compress((BUILT.parent / name).read_bytes(), 6)) for name in names)


def until_interactive(page: Page) -> float:
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    session.send("Network.enable")
    speed = 20e6 / 8
    line = {"offline": False, "latency": 40, "downloadThroughput": speed, "uploadThroughput": speed}
    session.send("Network.emulateNetworkConditions", line)
    page.goto("/", wait_until="commit")
    expect(page.locator(".door").first).to_be_visible()
    return float(page.evaluate("performance.now()"))


def until_seen(one: Page, other: Page, space: int) -> float:
    other.evaluate(
        """space => { window.__seen = new Promise(done => new MutationObserver(() => {
          const first = document.querySelector('.panelbody ol li span');
          if (first?.textContent.includes(`space ${space}.`)) done(performance.timeOrigin + performance.now());
        }).observe(document.body, {subtree: true, childList: true, characterData: true})); }""",
        space,
    )
    expect(one.locator(f"[data-action='place {space}']")).to_be_enabled()
    clicked = one.evaluate(
        """space => { const now = performance.timeOrigin + performance.now();
          document.querySelector(`[data-action='place ${space}']`).click(); return now; }""",
        space,
    )
    return float(other.evaluate("window.__seen")) - float(clicked)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        data = Path(folder) / "data"
        server = Served(data)
        path = str(CHROMIUM) if CHROMIUM.exists() else None
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        print(f"first load: {first_load() / 1000:.1f} KB of JavaScript and CSS, compressed")
        phone = [until_interactive(Visitor(browser, server, 390, 844).page) for _ in range(3)]
        print(f"doors on a slow phone after {min(phone):.0f} ms (all: {', '.join(f'{ms:.0f}' for ms in phone)})")
        rosa, guest = Visitor(browser, server, 1280, 800), Visitor(browser, server, 1280, 800)
        be_called(rosa, "Rosa")
        table, invitation = new_table(rosa, "hidden-castle", [{"who": "me"}, {"who": "me"}], players="2")
        one = sit_at(rosa, table)
        be_called(guest, "Tom")
        ask(guest.page, "POST", "/claims", {"token": invitation})
        guest.page.goto(f"/table/{table}")
        expect(guest.page.get_by_text("You are watching.")).to_be_visible()
        seen = [until_seen(one, guest.page, space) for space in range(3, 11)]
        print(f"a move shows on the other browser after {statistics.median(seen):.0f} ms (median of {len(seen)})")
        seats = [{"who": "me"}, {"who": "bot", "level": "random"}]
        table, _ = new_table(rosa, "hidden-castle", seats, pace=0.5, players="2")
        page = sit_at(rosa, table)
        page.evaluate(WATCH)
        start = time.monotonic()
        play_on(page)
        page.wait_for_timeout(10_000)
        long, frames = page.evaluate("[window.__long, window.__frames]")
        seconds = time.monotonic() - start
        worst = max(long, default=0)
        print(f"during play: {frames / seconds:.0f} frames/s, {len(long)} tasks over 50 ms (longest {worst} ms)")
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
