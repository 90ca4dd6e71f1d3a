"""Run, Ghost, Run! in the browser: from above, in 3D, by keyboard; what the keyhole shows against the rules."""

from __future__ import annotations

import os
import random
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from playwright.sync_api import Browser, Locator, Page, expect

import nightkeep as nk
from nightkeep.games.run_ghost_run.sight import look
from nightkeep.games.run_ghost_run.words import door_name, ghost_name
from tests.web.conftest import CHROMIUM, FLAGS, PATIENCE, ROOT, WHOLE_GAME, Meet, Served, Visitor
from tests.web.play import (
    ask,
    be_called,
    check_access,
    fingers_fit,
    letters_can_be_read,
    lift_the_curtain,
    look_through,
    new_table,
    no_sideways_scrolling,
    picture,
    play_on,
    replay_to,
    sit_at,
    wait_for,
    watch_again,
)

BOT = {"who": "bot", "level": "random"}
ME, OPEN = {"who": "me"}, {"who": "open"}
# What Chromium does by itself where there is no graphics card: the processor draws in 3D (SwiftShader), and the page.
SOFTWARE = [flag for flag in FLAGS if flag != "--disable-gpu"] + ["--enable-unsafe-swiftshader"]
SCENES = int(os.environ.get("NIGHTKEEP_SCENES", "100"))


@pytest.fixture(scope="module")
def deep(browser: Browser) -> Iterator[Browser]:
    """A browser that draws in 3D, without a graphics card."""
    path = str(CHROMIUM) if CHROMIUM.exists() else None
    found = browser.browser_type.launch(executable_path=path, args=SOFTWARE)
    yield found
    found.close()


@pytest.fixture(scope="module")
def pictures() -> str:
    """The renderer's own room and camera, as a script for the browser."""
    npx = shutil.which("npx")
    assert npx is not None
    subprocess.run([npx, "vite", "build", "--config", "tests/picture.config.ts"], cwd=ROOT / "web", check=True)
    return (ROOT / "build/picture/picture.js").read_text(encoding="utf-8") + ";window.picture = picture"


@pytest.fixture
def guest(deep: Browser, server: Served) -> Iterator[Visitor]:
    person = Visitor(deep, server, 1280, 720)
    yield person
    person.context.close()
    slow = "GPU stall due to ReadPixels"  # said of every picture that is read back
    assert [text for text in person.complaints if slow not in text] == []


def tab_to(page: Page, selector: str) -> None:
    for _ in range(400):
        if page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} cannot be reached with Tab")


def press(page: Page, selector: str) -> None:
    tab_to(page, selector)
    page.keyboard.press("Enter")


LIST = ".controls [aria-haspopup=dialog]"


def keyboard_step(page: Page, planned: list[int]) -> None:
    """Whatever is to be done now, with Tab, Enter and arrow keys alone."""
    if page.locator("[data-put]:enabled").count():
        tab_to(page, "[data-put]")
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("Enter")
    elif page.locator("[data-done]:enabled").count():
        listed = planned[0] % 2 == 0 and page.locator(LIST).count() > 0  # on a phone the lists lie behind a button
        if listed:
            press(page, LIST)
            expect(page.locator(".controls dialog[open]")).to_be_visible()
        if page.locator(".controls [aria-pressed]").count() and planned[0] % 2 == 0:
            if page.locator(".controls [aria-pressed=true]").count() == 0:
                press(page, ".controls [aria-pressed]")
            expect(page.locator("[data-enter]")).to_be_enabled()
            press(page, "[data-enter]")
            if listed:
                page.keyboard.press("Escape")
        else:
            if listed:
                page.keyboard.press("Escape")
            press(page, "[data-done]")
        planned[0] += 1
    elif page.locator("[data-action]:enabled").count():
        if page.locator(".actions details:not([open])").count():
            press(page, ".actions summary")
        press(page, "[data-action]")


def test_a_game_of_two_browsers_to_its_end_one_by_keyboard_alone(meet: Meet) -> None:
    """Both see the same end, one of them in Dutch on a phone; midnight cards and merging are on. Then they watch it
    again: a plan shows only through the eyes of whoever made it."""
    rosa, tom = meet(), meet(390, 844, has_touch=True, locale="nl-NL")
    be_called(rosa, "Rosa")
    options = {"players": 2, "midnight": "on", "merging": "on"}
    table, invitation = new_table(rosa, "run-ghost-run", [ME, OPEN], **options)
    be_called(tom, "Tom")
    ask(tom, "POST", "/claims", {"token": invitation})
    ask(tom, "POST", f"/tables/{table}/sit", {"seat": 1, "seed": "x"})
    play_on(sit_at(rosa, table))
    page = sit_at(tom, table)
    planned = [0]
    until = time.monotonic() + WHOLE_GAME
    while page.locator(".end .result").count() == 0 and time.monotonic() < until:
        if page.locator(".actions.mine").count():
            keyboard_step(page, planned)
        page.wait_for_timeout(40)
    assert planned[0] >= 5
    for person in (rosa, tom):
        expect(person.page.locator(".end .result")).to_be_visible(timeout=PATIENCE)
    scores = [person.page.locator(".seats .score b").all_inner_texts() for person in (rosa, tom)]
    assert scores[0] == scores[1]
    check_access(rosa.page, "end of run-ghost-run")
    picture(rosa.page, "run-ghost-run-end")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Verloop").click()
    said = page.locator("dialog[open] ol li").all_inner_texts()
    english = r"\b(the|goes|takes|small|medium|plan is|seen|rolls|wins|draws)\b"
    assert len(said) > 20 and not [text for text in said if re.search(english, text)]
    watch_again(rosa.page, table)
    assert replay_to(rosa.page, ".entries li, .draft") == -1
    assert replay_to(rosa.page, ".midnight") > 0, "the midnight card of the round stands over the lobby"
    look_through(rosa.page, "Tom")
    expect(rosa.page.locator(".board svg.still")).to_be_visible()
    assert replay_to(rosa.page, ".entries li, .draft") > 0
    picture(rosa.page, "run-ghost-run-replay")


VALUES = "all => all.map(one => one.value)"
# Opens curtains, moves no furniture and names any side until a plan is to be made; what is there is clicked at once.
TO_THE_PLAN = """() => {
  if (document.querySelector('[data-done]:enabled')) return true;
  for (const one of ['.curtain button', '[data-action="take nothing"]', '[data-put]', '[data-action^="side"]']) {
    const found = document.querySelector(one + ':enabled');
    if (found) { found.click(); return false; }
  }
  return false;
}"""

# Where places lie one above another it is asked which is meant: the first. True as soon as something is planned.
HOW_HIGH = """() => {
  document.querySelector('.controls [aria-label="How high?"] button:enabled')?.click();
  return document.querySelector('.draft') !== null;
}"""


def test_around_one_device_plans_stay_secret(meet: Meet) -> None:
    """What one plans is gone before the curtain falls, and not there when the next one opens it."""
    person = meet()
    be_called(person, "Rosa")
    seats = [{"who": "me", "name": "Rosa"}, {"who": "me", "name": "Tom"}]
    table, _ = new_table(person, "run-ghost-run", seats, players=2)
    page = person.page
    page.goto(f"/table/{table}")
    wait_for(page, TO_THE_PLAN)
    first = "Rosa" if "Rosa" in page.locator(".actions h2").inner_text() else "Tom"
    page.locator(".controls [aria-pressed]").first.click()
    page.locator("[data-enter]:enabled").click()
    expect(page.locator(".entries li")).to_have_count(1)
    expect(page.locator(".draft")).to_have_count(1)
    page.locator("[data-done]:enabled").click()
    expect(page.locator(".curtain")).to_be_visible()
    check_access(page, "curtain of Run, Ghost, Run!")
    lift_the_curtain(page, "Tom" if first == "Rosa" else "Rosa")
    wait_for(page, TO_THE_PLAN)
    assert page.locator(".entries li, .draft").count() == 0
    assert page.locator(".panelbody ol li", has_text="Your plan").count() == 0


@pytest.mark.parametrize(("language", "light"), [("en-GB", "dark"), ("nl-NL", "light")])
def test_furniture_is_dragged_turned_and_refused_with_the_rule(meet: Meet, language: str, light: str) -> None:
    """Live validity while it is held; nothing is played before it is put."""
    person = meet(locale=language, color_scheme=light)
    be_called(person, "Rosa")
    table, _ = new_table(person, "run-ghost-run", [ME, BOT], players=2, setup="placed")
    page = sit_at(person, table)
    nl = language == "nl-NL"
    expect(page.locator("[data-put]")).to_be_visible()
    say = page.locator(".controls .say")
    expect(say).to_contain_text("Kan hier." if nl else "Allowed here.")
    check_access(page, f"furniture, {language}, {light}")
    box = page.locator(".board svg.still").bounding_box()
    assert box is not None
    side = min(box["width"], box["height"])
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.move(*middle)
    page.mouse.down()
    page.mouse.move(middle[0] + side * 0.2, middle[1], steps=4)
    page.mouse.move(middle[0] + side * 0.4, middle[1], steps=4)
    expect(say).to_contain_text("RG-2.9")
    expect(page.locator(".held.refused")).to_be_visible()
    picture(page, f"run-ghost-run-refused-{language}")
    page.mouse.move(middle[0] + side * 0.1, middle[1], steps=4)
    page.mouse.up()
    expect(say).to_contain_text("Kan hier." if nl else "Allowed here.")
    page.get_by_role("button", name="Draai linksom" if nl else "Turn left").click()
    expect(say).to_contain_text("15°")
    page.get_by_role("button", name=re.compile("Kantel" if nl else "Tip it")).click()
    expect(say).to_contain_text("ondersteboven" if nl else "upside down")
    assert page.locator(".panelbody ol li", has_text=re.compile("Rosa")).count() == 0
    page.locator("[data-put]:enabled").click()
    expect(page.locator(".panelbody ol li", has_text="Rosa").first).to_contain_text("15")


def finger(page: Page, what: Locator) -> None:
    box = what.bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def lobby_box(page: Page) -> tuple[float, float]:
    """Where the lobby begins on the page and how wide it is drawn, with its walls and who waits outside."""
    (west, _), (east, _) = above(page, -84, 0), above(page, 684, 0)
    return west, east - west


# Whether all of it is on the screen, and nothing lies over its middle or cuts it off.
IN_REACH = """one => {
  const box = one.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  const whole = box.x >= 0 && box.y >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
  return whole && (one.contains(top) || top?.contains(one));
}"""


@pytest.mark.parametrize(
    ("wide", "high", "least", "furnishing"),
    [(390, 844, 385, 385), (412, 915, 405, 405), (360, 740, 352, 352), (360, 640, 345, 310), (844, 390, 340, 340)],
)
def test_the_lobby_is_as_wide_as_the_phone(meet: Meet, wide: int, high: int, least: int, furnishing: int) -> None:
    """While furniture is placed and while one plans, with four at the table; what one needs is there without scrolling;
    nothing jumps when a ghost is picked, and no name lies over the lobby."""
    person = meet(wide, high, has_touch=True, is_mobile=True)
    be_called(person, "Rosa")
    table, _ = new_table(person, "run-ghost-run", [ME, BOT, BOT, BOT], players=4, setup="placed", midnight="on")
    page = sit_at(person, table)
    expect(page.locator("[data-put]")).to_be_enabled()
    assert lobby_box(page)[1] >= furnishing
    needed = ["[data-put]", ".actions .head .button"]
    for one in needed:
        assert page.locator(one).first.evaluate(IN_REACH), f"{one} is out of reach"
    wait_for(page, TO_THE_PLAN)
    box = lobby_box(page)
    assert box[1] >= least
    needed = ["[data-done]", ".points", ".actions .head .button", ".actions .prompt", *([LIST] if high > wide else [])]
    for one in needed:
        assert page.locator(one).first.evaluate(IN_REACH), f"{one} is out of reach"
    assert page.locator(".board text.name").count() == 0
    letters_can_be_read(page, 14)
    fingers_fit(page)
    no_sideways_scrolling(page)
    finger(page, page.locator(".board .moving .lit").last)
    expect(page.locator(".board circle.dot").first).to_be_visible()
    assert lobby_box(page) == box
    letters_can_be_read(page, 14)
    picture(page, f"run-ghost-run-plan-{wide}x{high}")


APART = """() => {
  const name = [...document.querySelectorAll('.board text.name')].map(one => one.getBoundingClientRect());
  const floor = document.querySelector('.board rect.tile').getBoundingClientRect();
  const ghosts = [...document.querySelectorAll('.moving .veil')].map(one => one.getBoundingClientRect())
    .filter(one => one.x > floor.x && one.x < floor.x + 6 * floor.width);
  const lines = (a, b) => a.y + a.height / 4 < b.bottom && b.y < a.bottom - a.height / 4;
  const meet = (a, b) => a.x < b.right && b.x < a.right && lines(a, b);
  return name.flatMap((one, i) => [...name.slice(0, i), ...ghosts].filter(other => meet(one, other))).length;
}"""


def test_the_lobby_fills_the_board_of_a_desk(meet: Meet) -> None:
    """The controls stand beside it; the names of furniture lie apart from one another and from ghosts all game long."""
    person = meet(1440, 900)
    be_called(person, "Rosa")
    table, _ = new_table(person, "run-ghost-run", [ME, BOT, BOT, BOT], players=4)
    page = sit_at(person, table)
    names = 0
    for _ in range(3):
        wait_for(page, TO_THE_PLAN)
        assert lobby_box(page)[1] >= 780
        assert page.evaluate(APART) == 0
        names += page.locator(".board text.name").count()
        page.locator("[data-done]:enabled").click()
    assert names > 10
    picture(page, "run-ghost-run-desk")


def test_a_plan_by_touch_on_a_phone(meet: Meet) -> None:
    """A ghost is tapped, then a spot; the points left are shown; it can be taken back; the others learn nothing."""
    person = meet(390, 844, has_touch=True, is_mobile=True, reduced_motion="reduce")
    be_called(person, "Rosa")
    table, _ = new_table(person, "run-ghost-run", [ME, BOT], players=2)
    page = sit_at(person, table)
    wait_for(page, TO_THE_PLAN)
    no_sideways_scrolling(page)
    button = page.locator(".swap").bounding_box()
    corner, wall = above(page, 577, 577), above(page, 626, 577)  # where the last doors of two sides end
    assert button is not None and button["x"] > corner[0], "a button lies over the lobby"
    assert button["x"] > wall[0] or button["y"] + button["height"] < corner[1], "a button lies over a door"
    before = page.locator(".points").inner_text()
    finger(page, page.locator(".board .moving .lit").last)
    dots = page.locator(".board circle.dot")
    expect(dots.first).to_be_visible()
    finger(page, dots.last)
    wait_for(page, HOW_HIGH)
    page.locator(LIST).tap()
    expect(page.locator(".entries li")).to_have_count(1)
    check_access(page, "a plan as a list on a phone")
    fingers_fit(page)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert page.locator(".points").inner_text() != before
    picture(page, "run-ghost-run-plan-phone")
    check_access(page, "plan on a phone")
    page.get_by_role("button", name="Undo").tap()
    expect(page.locator(".points")).to_have_text(before)


def test_how_high_is_asked_in_different_words_and_only_where_it_matters(meet: Meet) -> None:
    """On a phone: in the middle of a field four spots of a medium ghost are equally near, and one of them is taken
    without a question; under the table it is asked, in two different sentences."""
    person = meet(390, 844, has_touch=True, is_mobile=True, reduced_motion="reduce")
    be_called(person, "Rosa")
    seats = [{"who": "me", "name": "Rosa"}, {"who": "me", "name": "Tom"}]
    table, _ = new_table(person, "run-ghost-run", seats, players=2, setup="placed")
    page = person.page
    page.goto(f"/table/{table}")
    # nine points are listed for each piece, from the south-west; the table stands at 3.00, 1.20, the others far away
    for piece, point in (("table", 1), ("mirror", 6), ("trolley", 7), ("desk", 8), ("piano", 5), ("armchair", 3)):
        page.evaluate(
            """async ([piece, point]) => {
              const listed = () => [...document.querySelectorAll(`[data-action^="place ${piece} "]:enabled`)];
              while (listed().length < 9) {
                document.querySelector('.curtain button')?.click();
                await new Promise(done => setTimeout(done, 20));
              }
              listed()[point].click();
            }""",
            [piece, point],
        )
    wait_for(page, TO_THE_PLAN)
    page.locator(LIST).tap()
    page.locator("dialog[open] [aria-pressed]", has_text="medium 1").tap()
    page.keyboard.press("Escape")
    page.touchscreen.tap(*above(page, 50, 50))
    expect(page.locator(".draft")).to_have_count(1)
    assert page.locator(".several").count() == 0
    page.locator(LIST).tap()
    page.locator("dialog[open] [aria-pressed]", has_text="small 1").tap()
    page.keyboard.press("Escape")
    page.touchscreen.tap(*above(page, 283, 150))
    high = page.get_by_role("group", name="How high?").get_by_role("button")
    expect(high).to_have_text(["floor, under the table", "on the table"])
    fingers_fit(page)
    no_sideways_scrolling(page)
    picture(page, "run-ghost-run-how-high-390x844")
    high.last.tap()
    expect(page.locator(".draft")).to_have_count(2)


def test_what_is_held_and_planned_survives_a_lost_server_and_shows_in_a_second_tab(meet: Meet, server: Served) -> None:
    """A piece in hand stays where it was held, and is judged again; a plan is kept by the server, also half made."""
    person = meet()
    person.offline_allowed = True
    be_called(person, "Rosa")
    table, _ = new_table(person, "run-ghost-run", [ME, BOT], players=2, setup="placed")
    page = sit_at(person, table)
    say = page.locator(".controls .say")
    expect(say).to_contain_text("Allowed here.")
    page.get_by_role("button", name="East", exact=True).click()
    page.get_by_role("button", name="Turn left").click()
    server.kill()
    expect(page.locator(".lost")).to_be_visible()
    expect(page.locator("[data-put]")).to_be_disabled()
    server.start()
    expect(page.locator("[data-put]")).to_be_enabled()
    expect(say).to_contain_text("at 3.25, 3.00, turned 15°")
    expect(say).to_contain_text("Allowed here.")
    wait_for(page, TO_THE_PLAN)
    page.locator(".controls [aria-pressed]").first.click()
    page.locator("[data-enter]:enabled").click()
    expect(page.locator(".entries li")).to_have_count(1)
    left = page.locator(".points").inner_text()
    server.kill()
    expect(page.locator(".lost")).to_be_visible()
    server.start()
    expect(page.locator("[data-done]")).to_be_enabled()
    other = person.tab()
    other.goto(f"/table/{table}")
    for tab in (page, other):
        expect(tab.locator(".points")).to_have_text(left)
        expect(tab.locator(".entries li")).to_have_count(1)
    other.get_by_role("button", name="Undo").click()
    for tab in (page, other):
        expect(tab.locator(".entries li")).to_have_count(0)


@pytest.mark.parametrize(("wide", "high", "least"), [(844, 390, 240), (360, 640, 150)])
def test_furniture_on_a_small_phone(meet: Meet, wide: int, high: int, least: int) -> None:
    """Upright and on its side: the lobby is large enough to drag in, and putting a piece needs no scrolling."""
    person = meet(wide, high, has_touch=True, is_mobile=True)
    be_called(person, "Rosa")
    table, _ = new_table(person, "run-ghost-run", [ME, BOT], players=2, setup="placed")
    page = sit_at(person, table)
    expect(page.locator("[data-put]")).to_be_enabled()
    no_sideways_scrolling(page)
    fingers_fit(page)
    put = page.locator("[data-put]").bounding_box()
    assert put is not None and put["y"] + put["height"] <= high, "putting it needs scrolling"
    assert page.locator(".controls").evaluate("one => one.scrollHeight - one.clientHeight") <= 1
    (west, south), (east, _) = above(page, 0, 0), above(page, 600, 0)
    assert east - west >= least * 600 / 784 and south <= high
    page.get_by_role("button", name="Move by small steps").tap()
    page.get_by_role("button", name="East", exact=True).tap()
    expect(page.locator(".controls .say")).to_contain_text("at 3.25, 3.00")
    check_access(page, f"furniture on a phone, {wide} by {high}")
    picture(page, f"run-ghost-run-furniture-{wide}")


def test_the_lobby_in_3d_and_the_keyhole(guest: Visitor) -> None:
    """The camera goes to the door, a keyhole closes in, one looks round and comes back; then from above again."""
    be_called(guest, "Rosa")
    table, _ = new_table(guest, "run-ghost-run", [ME, BOT], players=2)
    page = sit_at(guest, table)
    page.get_by_role("button", name="In 3D").click()
    expect(page.locator(".room canvas")).to_be_visible()
    expect(page.locator(".room canvas[data-ready]")).to_be_visible()
    page.get_by_role("button", name="Look through the keyhole").click()
    expect(page.locator(".keyhole")).to_be_visible()
    moving = page.locator(".keyhole").evaluate("one => one.getAnimations().length")
    assert moving == 0, "who asked for stillness is at the door at once"
    picture(page, "run-ghost-run-keyhole")
    page.locator(".room").click()  # a tap: enough seen
    expect(page.locator(".keyhole")).to_have_count(0)
    page.get_by_role("button", name="Look through the keyhole").click()
    page.locator(".room").focus()
    page.keyboard.press("ArrowRight")
    check_access(page, "keyhole")
    page.keyboard.press("Escape")
    expect(page.locator(".keyhole")).to_have_count(0)
    page.mouse.move(500, 300)
    page.mouse.down()
    page.mouse.move(620, 320, steps=6)
    page.mouse.up()
    picture(page, "run-ghost-run-3d")
    wait_for(page, TO_THE_PLAN)
    page.get_by_role("button", name="From above").click()
    expect(page.locator(".board svg.still")).to_be_visible()


def drag(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move((start[0] + end[0]) / 2, (start[1] + end[1]) / 2, steps=3)
    page.mouse.move(*end, steps=3)
    page.mouse.up()


def above(page: Page, x: float, y: float) -> tuple[float, float]:
    """Where a point of the lobby (1/100 field) is on the page, from above."""
    found = page.evaluate(
        """([x, y]) => {
          const at = new DOMPoint(84 + x, 84 + 600 - y);
          const p = at.matrixTransform(document.querySelector('.top svg.still').getScreenCTM());
          return [p.x, p.y];
        }""",
        [x, y],
    )
    return found[0], found[1]


def inside(page: Page, camera: Page, x: float, y: float, z: float) -> tuple[float, float]:
    """Where it is in 3D, as first seen from the south, by the renderer's own camera."""
    box = page.locator(".room canvas").bounding_box()
    assert box is not None
    where = [[x, y, z], box["width"], box["height"]]
    found = camera.evaluate("([p, wide, high]) => picture.onScreen(p, 'S', wide, high)", where)
    return box["x"] + found[0], box["y"] + found[1]


def test_a_drag_in_3d_ends_where_the_same_drag_from_above_does(guest: Visitor, pictures: str) -> None:
    """Furniture keeps the point it was taken by under the hand; a ghost stands where it is let go."""
    be_called(guest, "Rosa")
    table, _ = new_table(guest, "run-ghost-run", [ME, BOT], players=2, setup="placed")
    camera = guest.context.new_page()
    camera.evaluate(pictures)
    page = sit_at(guest, table)
    page.bring_to_front()
    say = page.locator(".controls .say")
    expect(say).to_contain_text("at 3.00, 3.00")
    shapes = nk.game("run-ghost-run", players=2, setup="placed").start().view(0)["position"]["shapes"]
    boxes = shapes[say.inner_text().split()[0].lower()]["up"]["boxes"]
    west, east, south, north, _, top = max(boxes, key=lambda box: box[5])
    x, y = 300 + (west + east) / 2, 300 + (south + north) / 2
    drag(page, above(page, x, y), above(page, x + 64, y - 41))
    expect(say).to_contain_text("at 3.64, 2.59")
    page.get_by_role("button", name="In 3D").click()
    expect(page.locator(".room canvas[data-ready]")).to_be_visible()
    x, y = x + 64, y - 41
    drag(page, inside(page, camera, x, y, top), inside(page, camera, x - 64, y + 41, top))
    expect(say).to_contain_text("at 3.00, 3.00")
    expect(say).to_contain_text("Allowed here.")


def test_a_ghost_is_dragged_in_3d_as_from_above(guest: Visitor, pictures: str) -> None:
    be_called(guest, "Rosa")
    table, _ = new_table(guest, "run-ghost-run", [ME, BOT], players=2)
    camera = guest.context.new_page()
    camera.evaluate(pictures)
    page = sit_at(guest, table)
    page.bring_to_front()
    wait_for(page, TO_THE_PLAN)
    page.get_by_role("button", name="small 1", exact=True).click()
    field, spot = page.locator(".controls select").all()
    nearest = [one for one in field.locator("option").evaluate_all(VALUES) if one.endswith("1")]  # nothing is before it
    field.select_option(nearest[0])
    expect(spot.locator(f"option[value^='small 1 to {nearest[0]}']").first).to_be_attached()
    places = [text.removeprefix(f"small 1 to {nearest[0]} ") for text in spot.locator("option").evaluate_all(VALUES)]
    spots = [place.split(" on ")[0] for place in places]
    i, j = map(int, next(place for place in places if spots.count(place) == 1).split(","))
    x, y = "abcdef".index(nearest[0][0]) * 100 + (i + 0.5) * 100 / 3, (j + 0.5) * 100 / 3
    page.get_by_role("button", name="small 1", exact=True).click()
    drag(page, above(page, 300, -59), above(page, x, y))
    entry = page.locator(".entries li")
    expect(entry).to_have_count(1)
    planned = entry.inner_text()
    page.get_by_role("button", name="Undo").click()
    expect(entry).to_have_count(0)
    page.get_by_role("button", name="In 3D").click()
    expect(page.locator(".room canvas[data-ready]")).to_be_visible()
    drag(page, inside(page, camera, 300, -59, 25), inside(page, camera, x, y, 0))
    expect(entry).to_have_text(planned)


# Tells how often something was drawn, and in which colour the picture began.
WATCH = """
window.drawn = 0;
for (const name of ['drawArrays', 'drawElements']) {
  const real = WebGL2RenderingContext.prototype[name];
  WebGL2RenderingContext.prototype[name] = function (...how) { window.drawn++; return real.apply(this, how) };
}
const clear = WebGL2RenderingContext.prototype.clearColor;
WebGL2RenderingContext.prototype.clearColor = function (...how) { window.sky = how[0]; return clear.apply(this, how) };
"""
LOSE = """() => {
  window.card = document.querySelector('.room canvas').getContext('webgl2').getExtension('WEBGL_lose_context');
  window.card.loseContext();
}"""
LOST = "() => document.querySelector('.room canvas').getContext('webgl2').isContextLost()"


def test_another_light_and_a_card_that_is_lost(guest: Visitor) -> None:
    """The room is painted anew for another light, and when the card is back; one that stays away is not waited for."""
    guest.context.add_init_script(WATCH)
    be_called(guest, "Rosa")
    table, _ = new_table(guest, "run-ghost-run", [ME, BOT], players=2)
    page = sit_at(guest, table)
    page.get_by_role("button", name="In 3D").click()
    expect(page.locator(".room canvas[data-ready]")).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    for light, sky in (("Night", "window.sky < 0.2"), ("Day", "window.sky > 0.8")):
        page.get_by_role("button", name=light, exact=True).click()
        wait_for(page, f"() => {sky}")
    page.keyboard.press("Escape")
    expect(page.locator(".room canvas[data-ready]")).to_be_visible()
    page.evaluate(LOSE)
    wait_for(page, LOST)
    page.evaluate("() => { window.drawn = 0; window.card.restoreContext() }")
    wait_for(page, "() => window.drawn > 0")
    page.evaluate(LOSE)
    expect(page.get_by_text("This browser cannot draw in 3D")).to_be_visible()
    expect(page.locator(".board svg.still")).to_be_visible()


def test_without_webgl_the_lobby_is_shown_from_above(meet: Meet) -> None:
    person = meet()
    person.context.add_init_script(
        "const real = HTMLCanvasElement.prototype.getContext;"
        "HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {"
        " return kind.startsWith('webgl') ? null : real.call(this, kind, ...rest) }"
    )
    be_called(person, "Rosa")
    table, _ = new_table(person, "run-ghost-run", [ME, BOT], players=2)
    page = sit_at(person, table)
    expect(page.locator(".board svg.still")).to_be_visible()
    page.get_by_role("button", name="In 3D").click()
    expect(page.get_by_text("This browser cannot draw in 3D")).to_be_visible()
    expect(page.locator(".board svg.still")).to_be_visible()
    wait_for(page, TO_THE_PLAN)  # and it can be played
    assert all("WebGL" in text for text in person.complaints), person.complaints
    person.complaints.clear()


# ---------------------------------------------------------------------- what is seen, and what is shown


def scenes(count: int, seed: int) -> list[tuple[dict[str, Any], str, dict[tuple[int, str], int]]]:
    """Positions of random games with ghosts in the lobby: the view, a door, and visible sample points by the rules."""
    rng = random.Random(seed)
    found: list[tuple[dict[str, Any], str, dict[tuple[int, str], int]]] = []
    while len(found) < count:
        state = nk.game("run-ghost-run", players=4, midnight="on", merging="off").start()
        while state.actor != -2 and len(found) < count:
            codes = state.action_codes()
            state.play_code(rng.choice(codes))
            position = state.view(None)["position"]
            if position["phase"] != "naming" or rng.random() < 0.3:
                continue
            door = rng.randrange(24)
            if near_furniture(position, door_name(door)):
                continue  # a covered keyhole shows nothing (RG-8.9); a camera inside a box would see through it
            seen = np.zeros((4, 7), np.int32)
            look(state.game.board.record, state.position.record, door, seen)
            points = {
                (seat, ghost_name(ghost)): int(seen[seat, ghost])
                for seat in range(4)
                for ghost in range(7)
                if position["seats"][seat]["ghosts"][ghost]["where"] == "lobby"
            }
            if points:
                found.append((position, door_name(door), points))
    return found


def near_furniture(position: dict[str, Any], door: str, margin: float = 3) -> bool:
    """Whether a box comes within 3/100 field of the keyhole point."""
    along = int(door[1]) * 100 - 50
    x, y = {"S": (along, 0), "N": (along, 600), "W": (0, along), "E": (600, along)}[door[0]]
    for piece in position["furniture"]:
        dx, dy = x - piece["x"], y - piece["y"]
        px, py = piece["cos"] * dx + piece["sin"] * dy, piece["cos"] * dy - piece["sin"] * dx
        for west, east, south, north, low, top in piece["boxes"]:
            across = west - margin <= px <= east + margin and south - margin <= py <= north + margin
            if across and piece["z"] + low - margin <= 45 <= piece["z"] + top + margin:
                return True
    return False


def test_the_picture_from_the_keyhole_agrees_with_the_rules(guest: Visitor, pictures: str) -> None:
    """RG-8: on random scenes, straight and in the mirror. The rules look at points, the picture has pixels, so outside
    a margin: a ghost with at least 3 visible points shows at least one pixel; a ghost that shows more than half of the
    pixels it would have in an empty room (and would have 40 of them) is seen. Less than half may show of one that is
    not: seen along its diagonal, the points of a small ghost stand in three lines one behind another, and three narrow
    things, legs of furniture, hide them all. One does so here with 48% of its pixels, as the exact reference confirms;
    of 5123 unseen ghosts in 900 scenes it is the only one above 2 in 5. Ghosts that stand against the door and
    furniture nearer than 3/100 field to the keyhole are left out."""
    page = guest.page
    page.goto("/")
    page.evaluate(pictures)
    page.evaluate("window.camera = new picture.Camera(384)")
    checked = mirrored = unseen = 0
    wrong = []
    for position, door, points in scenes(SCENES, seed=7):
        for one in page.evaluate("([position, door]) => camera.look(position, door)", [position, door]):
            count = points[one["seat"], one["ghost"]]
            if not one["whole"]:
                continue  # it stands against the door: the eye is inside it
            checked += 1
            mirrored += one["mirrored"] > 0
            unseen += count == 0
            if count >= 3 and one["straight"] + one["mirrored"] == 0:
                wrong.append(f"{count} points are visible, no pixel: {door} {one}")
            if count == 0 and one["whole"] >= 40 and one["straight"] > 0.5 * one["whole"]:
                wrong.append(f"no point is visible, many pixels: {door} {one}")
    print(f"{checked} ghosts in {SCENES} scenes, {unseen} unseen, {mirrored} with pixels in the mirror")
    assert wrong == []
    assert checked > 3 * SCENES and unseen > SCENES / 4 and mirrored > 0
