"""The page's figures, measured: ``python -m tests.web.figures``. Run it on an idle machine; it takes about two minutes.

First load (compressed JavaScript and CSS) of the hall, and of each game's table in every language; time until the
doors are drawn and can be clicked on a phone-like profile (processor four times slower, 20 Mbit/s, 40 ms, nothing
cached); how long a move takes to show on another browser; frames and long tasks while each game is played with its
animations. The frames of an empty page, measured in the same run, tell how busy the machine was.
"""

from __future__ import annotations

import gzip
import re
import statistics
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

import nightkeep as nk
from tests.web.conftest import BUILT, CHROMIUM, FLAGS, Served, Visitor
from tests.web.play import ask, be_called, new_table, play_on, sit_at
from tests.web.tour import LANGUAGES

SHARED = {"hidden-castle": ["gallery"], "midnight-party": ["gallery"]}  # whose sentences a game uses as well
SECONDS = 8  # of play watched, for each game
# Counts frames, how far they are apart, and tasks over 50 ms, for some seconds.
WATCH = """seconds => new Promise(done => { const long = [], gaps = []; let last = 0; const start = performance.now();
  const tasks = new PerformanceObserver(list => list.getEntries().forEach(one => long.push(Math.round(one.duration))));
  tasks.observe({type: 'longtask', buffered: false});
  const frame = now => { if (last) gaps.push(now - last); last = now;
    if (performance.now() - start < seconds * 1000) requestAnimationFrame(frame);
    else { tasks.disconnect(); done({frames: gaps.length / (performance.now() - start) * 1000, long,
      late: gaps.filter(gap => gap > 25).length / gaps.length}); } };
  requestAnimationFrame(frame); })"""
# Notes when the first door has been drawn.
DOORS = """window.__drawn = new Promise(done => new MutationObserver((_, watch) => {
  if (document.querySelector('.door')) { watch.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now()))); }
}).observe(document, {subtree: true, childList: true}))"""
# Chooses at the pace of a quick person, so that pieces have time to move.
STROLL = """() => { window.__playing = setInterval(() => {
  const choices = [...document.querySelectorAll('[data-action]:not(:disabled)')];
  if (choices.length) choices[Math.floor(Math.random() * choices.length)].click(); }, 700); }"""
BOT = {"who": "bot", "level": "random"}
GAMES: dict[str, tuple[list[dict[str, str]], dict[str, object]]] = {
    "hidden-castle": ([{"who": "me"}, BOT], {"players": "2"}),
    "midnight-party": ([{"who": "me"}, BOT], {"players": "2"}),
    "keys-to-the-castle": ([{"who": "me"}, BOT], {"players": 2}),
    "hidden-rooms": ([{"who": "me"}], {}),
}


def compressed(files: Iterable[Path]) -> int:
    return sum(len(gzip.compress(file.read_bytes(), 9)) for file in files)


def first_load() -> int:
    """The page with the styles in it, its scripts, and the sentences of one language, in bytes."""
    names = re.findall(r'(?:src|href)="/(assets/[^"]+\.(?:js|css))"', BUILT.read_text(encoding="utf-8"))
    return compressed([BUILT, *(BUILT.parent / name for name in names), hall_words("en")])


def hall_words(lang: str) -> Path:
    """Return the file with the sentences that the hall says in a language."""
    found = re.search(
        f'"{lang}":"([^"]+)"', next(BUILT.parent.glob("assets/language-*.js")).read_text(encoding="utf-8")
    )
    assert found, f"language-*.js names no file for {lang}"
    return BUILT.parent / found[1]


class Scripts:
    """The scripts of the built page, by what a page in the browser loads of them."""

    def __init__(self) -> None:
        self.texts = {file.name: file.read_text(encoding="utf-8") for file in BUILT.parent.glob("assets/*.js")}
        self.index = set(re.findall(r'src="/assets/([^"]+\.js)"', BUILT.read_text(encoding="utf-8")))

    def _one(self, pattern: str) -> str:
        """Return the only script whose name, or whose place where it is loaded, fits a pattern."""
        found = {name for name in self.texts if re.fullmatch(pattern, name)}
        found |= {name for text in self.texts.values() for name in re.findall(pattern, text)}
        assert len(found) == 1, f"{pattern}: {sorted(found)}"
        return found.pop()

    def _for(self, path: str) -> str:
        """Return the script that a module of the source became, which is loaded when it is wanted."""
        return self._one(rf"{re.escape(path)}[\"'`]:\(\)=>[^\"'`]*[\"'`]\./([\w-]+\.js)[\"'`]")

    def _with_imports(self, names: Iterable[str]) -> set[str]:
        found: set[str] = set()
        more = list(names)
        while more:
            if (name := more.pop()) not in found:
                found.add(name)
                more += re.findall(r"(?:from|import)[\"'`]\./([^\"'`]+\.js)[\"'`]", self.texts[name])
        return found

    def hall(self, lang: str) -> int:
        """Return the bytes of all scripts and sentences of the hall, compressed."""
        return self._bytes({*self._with_imports(self.index), hall_words(lang).name})

    def table(self, game: str, lang: str) -> int:
        """Return those of a game's table, opened by its address: of the hall, the table and the game."""
        words = f"words/{lang}.ftl"
        own = [f"./{name}/{words}" for name in (game, *SHARED.get(game, ()))]
        names = [self._one(r"TablePage-[\w-]+\.js"), *map(self._for, (f"./{game}/table.ts", *own))]
        said = [name for name, text in self.texts.items() if name.startswith(f"{lang}-") and "table-undo=" in text]
        assert len(said) == 1, f"files with the table's sentences: {said}"
        return self._bytes({*self._with_imports([*self.index, *names]), hall_words(lang).name, *said})

    def _bytes(self, names: Iterable[str]) -> int:
        return compressed(BUILT.parent / "assets" / name for name in names)


def until_interactive(browser: Browser, server: Served) -> float:
    """From the click on a link until doors are drawn, in ms. The browser runs already, as a phone's does."""
    person = Visitor(browser, server, 390, 844, reduced_motion="no-preference")
    page = person.page
    page.goto("/icon.svg")
    page.add_init_script(DOORS)
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    speed = 20e6 / 8
    line = {"offline": False, "latency": 40, "downloadThroughput": speed, "uploadThroughput": speed}
    session.send("Network.emulateNetworkConditions", line)
    page.goto("/", wait_until="commit")
    drawn = float(page.evaluate("window.__drawn"))
    person.context.close()
    return drawn


def until_seen(one: Page, other: Page, space: int) -> float:
    other.evaluate(
        """space => { window.__seen = new Promise(done => new MutationObserver(() => {
          const first = document.querySelector('.panelbody ol li span');
          if (first?.textContent.includes(`space ${space}.`)) done(performance.timeOrigin + performance.now());
        }).observe(document.body, {subtree: true, childList: true, characterData: true})); }""",
        space,
    )
    expect(one.locator(f"[data-action='place {space}']")).to_be_enabled()
    one.wait_for_timeout(300)
    clicked = one.evaluate(
        """space => { const now = performance.timeOrigin + performance.now();
          document.querySelector(`[data-action='place ${space}']`).click(); return now; }""",
        space,
    )
    return float(other.evaluate("window.__seen")) - float(clicked)


def delays(browser: Browser, server: Served) -> list[float]:
    rosa, guest = (Visitor(browser, server, 1280, 800, reduced_motion="no-preference") for _ in range(2))
    be_called(rosa, "Rosa")
    table, invitation = new_table(rosa, "hidden-castle", [{"who": "me"}, {"who": "me"}], players="2")
    one = sit_at(rosa, table)
    be_called(guest, "Tom")
    ask(guest, "POST", "/claims", {"token": invitation})
    guest.page.goto(f"/table/{table}")
    expect(guest.page.get_by_text("You are watching.")).to_be_visible()
    seen = [until_seen(one, guest.page, space) for space in range(3, 13)]
    for person in (rosa, guest):
        person.context.close()
    return seen


def play(browser: Browser, server: Served, game: str) -> dict[str, float | list[int]]:
    """Frames and long tasks in the middle of a game."""
    person = Visitor(browser, server, 1280, 800, reduced_motion="no-preference")
    be_called(person, "Rosa")
    seats, options = GAMES[game]
    table, _ = new_table(person, game, seats, pace=0.3, **options)
    page = sit_at(person, table)
    play_on(page)
    until = time.monotonic() + 20
    while time.monotonic() < until:
        placing = page.locator("[data-action^='place']").count()
        if not placing and page.locator(".panelbody ol li").count() >= 6:
            break
        page.wait_for_timeout(100)
    page.evaluate("clearInterval(window.__playing)")
    page.wait_for_timeout(1500)
    page.evaluate(STROLL)
    found = page.evaluate(WATCH, SECONDS)
    person.context.close()
    return dict(found)


def tell(what: str, value: str, ask_for: str = "") -> None:
    print(f"{what:<46} {value:<44} {ask_for}", flush=True)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Served(Path(folder) / "data")
        path = str(CHROMIUM) if CHROMIUM.exists() else None
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        tell("figure", "measured", "asked for")
        tell("first load, JavaScript and CSS, compressed", f"{first_load() / 1000:.1f} KB", "<= 150 KB")
        scripts = Scripts()
        for game in nk.games():
            sizes = ", ".join(f"{lang} {scripts.table(game, lang) / 1000:.1f}" for lang in LANGUAGES)
            tell(f"scripts and sentences of {game}, KB", sizes)
        until_interactive(browser, server)  # the server's own first answers
        phone = sorted(until_interactive(browser, server) for _ in range(5))
        tell("doors on a slow phone", f"median {phone[2]:.0f} ms ({phone[0]:.0f} to {phone[-1]:.0f})", "<= 1000 ms")
        seen = delays(browser, server)
        usual = f"median {statistics.median(seen):.0f} ms (longest {max(seen):.0f}, of {len(seen)})"
        tell("a move shows on the other browser after", usual, "<= 100 ms")
        empty = browser.new_page().evaluate(WATCH, 3)
        tell("an empty page (how busy the machine is)", f"{empty['frames']:.0f} frames/s, {empty['late']:.0%} late")
        for game in GAMES:
            found = play(browser, server, game)
            long = found["long"]
            assert isinstance(long, list)
            tasks = f"{len(long)} tasks over 50 ms" + (f", longest {max(long)} ms" if long else "")
            tell(f"playing {game}", f"{found['frames']:.0f} frames/s, {found['late']:.0%} late, {tasks}", "60, none")
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
