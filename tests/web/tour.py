"""Pictures of every page and of every game's table, in all languages, on a desk and on a phone.

``python -m tests.web.tour OUT [--langs de,fr] [--stops hall,table-keys-to-the-castle]`` writes a contact sheet for each
page and size (all languages beside each other), and tells which texts are too long for their box. Look at the sheets
after a change of words or styles: about ten minutes. ``test_tour.py`` checks the boxes alone.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

import nightkeep as nk
from tests.web.conftest import CHROMIUM, FLAGS, ROOT, Served, Visitor
from tests.web.play import BOT, ME, OPEN, be_called, new_table, play_on, sit_at, wait_for_the_end

LANGUAGES = sorted(path.stem for path in (ROOT / "web/src/words").glob("*.ftl"))
SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
SHEETS = {"desktop": (760, 2), "phone": (390, 5)}  # width of a picture, and how many stand in a row
MOVES = {"run-ghost-run": 0, "hidden-castle": 10, "midnight-party": 12, "ghost-chase": 12}  # played before the picture
PLAYERS = {"hidden-rooms": 1, "ghost-chase": 3}  # the others: 2
# Clicks so many choices, then waits until there is something to choose again, for at most 10 s (lists may be folded).
STROLL = """async moves => {
  const choices = () => [...document.querySelectorAll('[data-action]:not(:disabled)')];
  const ready = async () => {
    for (let n = 0; n < 500 && !choices().length; n++) await new Promise(done => setTimeout(done, 20));
    return choices();
  };
  for (let n = 0; n < moves; n++) {
    const found = await ready();
    if (!found.length) return;
    (found.find(one => one.classList.contains('asked')) ?? found[n * 7 % found.length]).click();
    await new Promise(done => setTimeout(done, 60));
  }
  await ready();
}"""
# Texts that are wider or higher than their box, or stand partly outside the window; choices and hints in fields too.
TOO_LONG = """() => [...document.querySelectorAll(
    'h1, h2, h3, h4, button, .button, a, label, summary, select, [role=tab], th, dt, .title, .score, legend')]
  .filter(one => {
    const style = getComputedStyle(one), box = one.getBoundingClientRect();
    if (!one.checkVisibility({visibilityProperty: true}) || box.width < 2 || style.display === 'inline') return false;
    if (one.matches('.sr-only, .skip') || one.closest('.sr-only, svg') || !one.textContent.trim()) return false;
    const cut = one.scrollWidth > one.clientWidth + 1 && !/auto|scroll/.test(style.overflowX);
    const high = one.scrollHeight > one.clientHeight + 3 && /hidden|clip/.test(style.overflowY);
    const scrolled = node => node && (/auto|scroll/.test(getComputedStyle(node).overflowX)
      || scrolled(node.parentElement));
    const outside = box.right > innerWidth + 1 && !scrolled(one.parentElement);
    return cut || high || outside;
  })
  .map(one => `${one.tagName.toLowerCase()}.${one.className} ${one.scrollWidth}x${one.scrollHeight} in `
    + `${one.clientWidth}x${one.clientHeight}: ${one.textContent.trim().slice(0, 80)}`)
  .concat([...document.querySelectorAll('select, input[placeholder]')].flatMap(one => {
    const style = getComputedStyle(one), pen = document.createElement('canvas').getContext('2d');
    if (!one.checkVisibility({visibilityProperty: true})) return [];
    const text = one.matches('select') ? one.selectedOptions[0]?.textContent ?? '' : one.placeholder;
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const arrow = one.matches('select') ? 16 : 0;
    const room = one.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow;
    const needed = Math.ceil(pen.measureText(text.trim()).width);
    return needed > room + 1 ? [`${one.tagName.toLowerCase()} ${needed} in ${room}: ${text.trim()}`] : [];
  }))"""

Stop = Callable[[Page], None]


def prepared(person: Visitor) -> dict[str, Stop]:
    """Play what the pictures need; return the stops of the tour, each as what opens it in a page."""
    be_called(person, "Rosa")

    def at(path: str, shows: str) -> Stop:
        def opened(page: Page) -> None:
            page.goto(path)
            expect(page.locator(shows).first).to_be_visible()
            if path.startswith("/games/"):  # with all options, and the names around one device
                page.evaluate("() => document.querySelectorAll('details').forEach(one => { one.open = true; })")

        return opened

    stops = {"hall": at("/", ".door .title")}
    for name in nk.games():
        stops[f"game-{name}"] = at(f"/games/{name}", "h1")
        stops[f"learn-{name}"] = at(f"/learn/{name}#3", ".teacher .say")
        players = PLAYERS.get(name, 2)
        only = {} if players == 1 else {"players": players}
        table, _ = new_table(person, name, [ME, *[BOT] * (players - 1)], **only)
        page = sit_at(person, table)
        page.evaluate(STROLL, MOVES.get(name, 8))
        stops[f"table-{name}"] = at(f"/table/{table}", ".board svg.still")
    open_table, _ = new_table(person, "keys-to-the-castle", [ME, OPEN, BOT], players=3)
    stops["waiting"] = at(f"/table/{open_table}", "h1")
    over, _ = new_table(person, "hidden-rooms", [ME])
    page = sit_at(person, over)
    play_on(page)
    wait_for_the_end(page)
    stops["end"] = at(f"/table/{over}", ".end .result")
    stops["replay"] = at(f"/replay/{over}", "#scrub")
    return stops


def looks(
    person: Visitor, stops: dict[str, Stop], langs: Iterable[str], sizes: Iterable[str]
) -> Iterator[tuple[str, str, str, Page]]:
    """Go through all stops in all languages and sizes: the stop's name, the language, the size, and the page."""
    person.page.close()
    for size in sizes:
        width, height = SIZES[size]
        page = person.tab()
        page.set_viewport_size({"width": width, "height": height})
        for lang in langs:
            page.goto("/")
            page.evaluate("lang => localStorage.setItem('nightkeep.lang', lang)", lang)
            for name, opened in stops.items():
                opened(page)
                page.wait_for_timeout(300)
                yield name, lang, size, page
        page.close()


def sheet(browser: Browser, pictures: list[Path], width: int, columns: int, to: Path) -> None:
    """Write pictures beside each other, each of this width, with its name's last word over it."""
    page = browser.new_page(viewport={"width": min(len(pictures), columns) * (width + 8), "height": 400})
    figures = "".join(
        f'<figure style="margin:4px;width:{width}px;font:14px sans-serif">{one.stem.rpartition(".")[2]}'
        f'<img src="{one.as_uri()}" width="{width}"></figure>'
        for one in pictures
    )
    source = to.with_suffix(".html")
    source.write_text(f'<body style="margin:0;display:flex;flex-wrap:wrap">{figures}', encoding="utf-8")
    page.goto(source.as_uri())
    page.screenshot(path=to, full_page=True)
    source.unlink()
    page.close()


def main() -> None:
    """Make the pictures and the sheets, and print the texts that are too long."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--langs", default=",".join(LANGUAGES))
    parser.add_argument("--stops", default="")
    parser.add_argument("--sizes", default=",".join(SIZES))
    asked = parser.parse_args()
    single = asked.out.absolute() / "single"
    single.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        server = Served(Path(home) / "data")
        path = str(CHROMIUM) if CHROMIUM.exists() else None
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        person = Visitor(browser, server, 1440, 900)
        stops = prepared(person)
        wanted = {name: stop for name, stop in stops.items() if not asked.stops or name in asked.stops.split(",")}
        taken: dict[tuple[str, str], list[Path]] = {}
        for name, lang, size, page in looks(person, wanted, asked.langs.split(","), asked.sizes.split(",")):
            picture = single / f"{name}.{size}.{lang}.png"
            page.screenshot(path=picture, full_page=True)
            taken.setdefault((name, size), []).append(picture)
            for text in page.evaluate(TOO_LONG):
                print(f"{name} {size} {lang}: {text}", flush=True)
        for (name, size), pictures in taken.items():
            sheet(browser, pictures, *SHEETS[size], asked.out / f"{name}.{size}.png")
        print(*person.complaints, sep="\n")
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
