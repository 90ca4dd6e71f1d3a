"""Ghost Chase in the browser: from two browsers, by keyboard alone, its secrets, guesses, phone and lights."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.told_support import said
from tests.web.conftest import Meet, Visitor
from tests.web.play import (
    BOT,
    ME,
    OPEN,
    ask,
    be_called,
    check_access,
    fingers_fit,
    lift_the_curtain,
    log_texts,
    look_through,
    new_table,
    no_sideways_scrolling,
    picture,
    play_on,
    replay_to,
    sit_at,
    take,
    wait_for,
    wait_for_the_end,
    wait_until,
    watch_again,
)

CARDS = {"door": True, "trap": True, "chimney": True}
AIDS = {"memory_aid": True, "deduction_aid": True}


def two_at_a_table(meet: Meet, more: list[dict[str, Any]], **options: Any) -> tuple[Visitor, Visitor, str]:
    """Rosa is Max at a desk, Tom the first chaser with a phone; nobody has opened the table yet."""
    rosa, tom = meet(1440, 900, color_scheme="dark"), meet(390, 844, has_touch=True, is_mobile=True)
    be_called(rosa, "Rosa")
    be_called(tom, "Tom")
    table, invitation = new_table(rosa, "ghost-chase", [ME, OPEN, *more], players=2 + len(more), **options)
    ask(tom, "POST", "/claims", {"token": invitation})
    ask(tom, "POST", f"/tables/{table}/sit", {"seat": 1, "seed": "x"})
    return rosa, tom, table


def frames_of(page: Page) -> list[str]:
    """All that its live line is told from now on, byte for byte."""
    heard: list[str] = []
    page.on("websocket", lambda line: line.on("framereceived", lambda frame: heard.append(str(frame))))
    return heard


def whisper(page: Page, text: str) -> None:
    """To one's own side only, on a phone."""
    page.get_by_role("button", name="Chat").tap()
    page.get_by_label("Write something").fill(text)
    page.locator(".chat input[type=checkbox]").check()
    page.get_by_role("button", name="Send").tap()
    expect(page.locator(".chat li").first).to_contain_text(text)
    page.keyboard.press("Escape")


def updates(heard: list[str]) -> list[dict[str, Any]]:
    return [message for frame in heard if (message := json.loads(frame))["type"] == "update"]


def test_a_game_to_its_end_from_two_browsers(meet: Meet) -> None:
    """All cards in play; nobody is told where Max is while he is hidden, nor Max what his hunters say to each other; at
    the end all see his whole way."""
    rosa, tom, table = two_at_a_table(meet, [BOT], **CARDS, memory_aid=True)
    heard, overheard = frames_of(tom.page), frames_of(rosa.page)
    for person in (tom, rosa):
        sit_at(person, table)
    whisper(tom.page, "He is in the gallery")
    for person in (rosa, tom):
        play_on(person.page)
    wait_for_the_end(rosa.page)
    wait_for_the_end(tom.page)
    assert any("in the gallery" in frame for frame in heard) and overheard
    assert not any("in the gallery" in frame for frame in overheard)
    wait_until(tom.page, lambda: bool(updates(heard)[-1]["view"]["actor"] == "over"))
    told = updates(heard)
    way = [card["room"] for card in told[-1]["view"]["position"]["trail"]]
    hidden = 0
    for update in told:
        position = update["view"]["position"]
        for event in update["events"]:
            assert event["kind"] not in ("card", "cheat") or not {"room", "play"} & set(event["data"]), event
        if position["phase"] == "over":
            continue
        assert not {"own", "way", "suspected", "trail", "belief"} & set(position)
        assert all(set(card) == {"turn", "cheat"} for card in position["row"])
        if position["row"] and position["at"] is None:
            hidden += 1
            assert way[position["row"][0]["turn"] - 1] == position["open_card"]
    assert hidden > 0
    for page in (rosa.page, tom.page):
        page.keyboard.press("Escape")
        expect(page.locator(".turn + text").first).to_be_attached()
        picture(page, f"ghost-chase-end-{'max' if page is rosa.page else 'phone'}")
    check_access(rosa.page, "end of Ghost Chase")
    watch_again(rosa.page, table)
    expect(rosa.page.locator(".board [data-room]")).to_have_count(54)
    for eyes, seen in (("Tom", 0), ("Rosa", 1)):  # after his first hidden card
        look_through(rosa.page, eyes)
        assert replay_to(rosa.page, ".cards .card:not(.open)") > 0
        expect(rosa.page.locator("[data-mover='max']")).to_have_count(seen)
    picture(rosa.page, "ghost-chase-replay")


def test_around_one_device_max_stays_hidden(meet: Meet) -> None:
    """The curtain falls between the seats; whoever opens it sees what this seat may know, and no more."""
    person = meet()
    be_called(person, "Rosa")
    seats = [{"who": "me", "name": "Rosa"}, {"who": "me", "name": "Tom"}]
    table, _ = new_table(person, "ghost-chase", seats, players=2)
    page = person.page
    page.goto(f"/table/{table}")
    lift_the_curtain(page, "Tom")
    for room in (1, 37, 46):
        take(page, f"place {room}")
    lift_the_curtain(page, "Rosa")
    take(page, "place 9")
    lift_the_curtain(page, "Tom")
    take(page, "frame hedgehogs")
    lift_the_curtain(page, "Rosa")
    take(page, "move 10")
    expect(page.locator(".curtain")).to_be_visible()
    check_access(page, "curtain of Ghost Chase")
    lift_the_curtain(page, "Tom")
    expect(page.locator(".cards .card")).to_have_count(2)
    assert page.locator("[data-mover='max'], .card.face, .arrow").count() == 0
    assert not [text for text in log_texts(page) if re.search(r"\b10\b", text)]
    for name in ("ada", "bram", "cleo"):
        take(page, f"stay with {name}")
    lift_the_curtain(page, "Rosa")
    expect(page.locator("[data-mover='max']")).to_have_count(1)


def test_no_byte_tells_where_max_went(meet: Meet) -> None:
    """Two games that differ only in what Max does unseen: his hunters are told the same, byte for byte."""
    stories = []
    for hidden in (("move 10", "move 16", "break"), ("move 8", "break", "cheat 9")):
        rosa, tom, table = two_at_a_table(meet, [])
        heard = frames_of(tom.page)
        max_page, chaser = sit_at(rosa, table), sit_at(tom, table)
        for room in (1, 37, 46):
            take(chaser, f"place {room}")
        take(max_page, "place 9")
        take(chaser, "frame hedgehogs")
        for play in hidden[:2]:
            take(max_page, play)
            for name in ("ada", "bram", "cleo"):
                take(chaser, f"stay with {name}")
        wait_until(chaser, lambda heard=heard: len(updates(heard)) == 13)
        stories.append([frame for frame in heard if json.loads(frame)["type"] == "update"])
        expect(max_page.locator("[data-action]").first).to_be_visible()
        assert max_page.locator("[data-mover='max']").count() == 1
        assert chaser.locator("[data-mover='max']").count() == 0
        if hidden[2] == "break":
            picture(max_page, "ghost-chase-max")
            picture(chaser, "ghost-chase-phone")
    assert stories[0] == stories[1]


def test_shown_rooms_leave_the_log_and_the_end_tells_the_sides(meet: Meet) -> None:
    """GC-10.6: when Max plays on, the log of his hunters forgets what he showed, also after a reload; GC-8.1: the end
    says who caught whom, where and when, and who has lost."""
    rosa, tom, table = two_at_a_table(meet, [])
    tom.page.set_viewport_size({"width": 1440, "height": 900})
    max_page, chaser = sit_at(rosa, table), sit_at(tom, table)
    stays = [f"stay with {name}" for name in ("ada", "bram", "cleo")]
    for room in (49, 54, 54):
        take(chaser, f"place {room}")
    take(max_page, "place 9")
    take(chaser, "frame cats")
    for room in (8, 18, 17, 10):
        take(max_page, f"move {room}")
        for stay in stays:
            take(chaser, stay)
    expect(chaser.locator("[data-action='frame bats']")).to_be_attached()
    assert {"Turn 3: to 17.", "Max shows himself in 10.", "Max appeared."} <= set(log_texts(chaser))
    take(chaser, "frame bats")
    take(max_page, "break")
    expect(chaser.locator("[data-action='stay with ada']")).to_be_enabled()
    for _ in range(2):
        texts = log_texts(chaser)
        assert not [text for text in texts if re.search(r"^Turn|\b(in|to) (9|8|18|17)\b", text)]
        assert "Max appeared." in texts and "Max shows himself in 10." in texts  # that card still lies open
        spoken = " ".join(chaser.locator("[aria-live], [role='status']").all_inner_texts())
        assert not re.search(r"Turn 3|Max shows himself", spoken)
        chaser.reload()
        expect(chaser.locator("[data-action='stay with ada']")).to_be_enabled()
    assert "Turn 3: to 17." in log_texts(max_page)
    for stay in stays:
        take(chaser, stay)
    take(max_page, "move 48")
    tom.page.set_viewport_size({"width": 390, "height": 844})
    take(chaser, "go 48 with ada")
    for page, name in ((max_page, "desk"), (chaser, "phone")):
        dialog = page.get_by_role("dialog")
        expect(dialog.get_by_role("heading", level=2)).to_have_text("The chasers have won!")
        expect(dialog.get_by_text(re.compile(r"Tom's Ada caught Max \(Rosa\) in 48 .*, in round 6\."))).to_be_visible()
        expect(dialog.get_by_role("heading", level=3)).to_have_text("Max has lost")
        assert not re.search(r"^\d$", dialog.inner_text(), re.MULTILINE)
        check_access(page, f"the end of sides on a {name}")
        no_sideways_scrolling(page)
        picture(page, f"ghost-chase-sides-{name}")
    tom.page.set_viewport_size({"width": 1440, "height": 900})
    chaser.keyboard.press("Escape")
    expect(chaser.locator(".panelbody ol li", has_text="Turn 3: to 17.").first).to_be_attached()


def test_it_is_drawn_who_is_max(meet: Meet) -> None:
    """GC-3.19: from the game's page; then the roles are known to all."""
    person = meet(1440, 900)
    be_called(person, "Rosa")
    seats = [{"who": "me", "name": "Rosa"}, {"who": "me", "name": "Tom"}]
    table, _ = new_table(person, "ghost-chase", seats, players=2, ghost_seat="drawn", trap=True)
    page = person.page
    page.goto("/games/ghost-chase")
    page.get_by_text("Options").first.click()
    assert page.get_by_label("Seat of Max").locator("option").all_inner_texts() == ["drawn by lot", *"12345"]
    page.goto(f"/table/{table}")
    expect(page.locator("button.curtain, .curtain button").first).to_be_visible()

    def texts() -> list[str]:
        updates = ask(person, "GET", f"/tables/{table}/history")["told"]
        return [said(event) for update in updates for event in update.get("events", ())]

    wait_until(page, lambda: bool(texts()))
    told = texts()
    assert told[0] in ("Rosa is drawn to be Max.", "Tom is drawn to be Max.")
    hunter = "Tom" if told[0].startswith("Rosa") else "Rosa"
    lift_the_curtain(page, hunter)
    expect(page.get_by_text("Max, the ghost")).to_be_visible()
    expect(page.get_by_text(told[0]).first).to_be_attached()
    take(page, "place 9")


def test_the_guess_is_moved_together(meet: Meet) -> None:
    """By keyboard, in or out of turn; everybody sees it, also Max."""
    rosa, tom, table = two_at_a_table(meet, [], **AIDS, door=True)
    max_page, chaser = sit_at(rosa, table), sit_at(tom, table)
    no_sideways_scrolling(chaser)
    for room in (1, 37, 46):
        take(chaser, f"place {room}")
    expect(chaser.locator(".latest li").first).to_contain_text("46")  # who waits sees what happened last
    take(max_page, "place 25")
    take(chaser, "frame mice")
    expect(max_page.locator("[data-room='26']")).to_have_attribute("role", "button")
    max_page.locator("[data-room='26']").focus()
    max_page.keyboard.press("Enter")
    expect(max_page.locator(".card.face")).to_have_count(1)
    expect(max_page.locator("[data-signs='26'] .share")).to_be_visible()
    expect(chaser.locator("[data-signs='26'] .share")).to_be_visible()
    button = chaser.get_by_role("button", name="Move our guess")
    button.focus()
    chaser.keyboard.press("Enter")
    expect(chaser.locator("[data-room][data-choice]")).to_have_count(54)
    chaser.locator("[data-room='25']").focus()
    chaser.keyboard.press("ArrowRight")
    chaser.keyboard.press("Enter")
    for page in (chaser, max_page):
        expect(page.locator("[data-mover='guess']")).to_be_attached()
    expect(max_page.locator(".panelbody ol li").first).to_contain_text("Tom guesses that Max is in 26.")
    for page, where in ((chaser, "a chaser's phone"), (max_page, "Max's desk")):
        check_access(page, where)
        no_sideways_scrolling(page)
        picture(page, f"ghost-chase-guess-{where.split()[-1]}")


def test_a_phone_that_is_turned(meet: Meet) -> None:
    """Upright or on its side: the castle has the larger part of its column, and the figure on turn is in sight."""
    person = meet(390, 844, has_touch=True, is_mobile=True)
    be_called(person, "Rosa")
    table, _ = new_table(person, "ghost-chase", [BOT, ME], players=2, **CARDS, **AIDS)
    page = sit_at(person, table)
    for room in (1, 37, 46):
        take(page, f"place {room}")
    take(page, "frame mice")
    take(page, "stay with ada")
    expect(page.locator(".figure.active")).to_be_attached()
    for wide, high in ((844, 390), (390, 844), (844, 390)):
        page.set_viewport_size({"width": wide, "height": high})
        wait_for(
            page,
            """high => {
              const castle = document.querySelector('.scroller').getBoundingClientRect();
              const here = document.querySelector('.figure.active').getBoundingClientRect();
              const inside = here.left >= castle.left && here.right <= castle.right && here.top >= castle.top;
              return innerHeight === high && inside && here.bottom <= castle.bottom && castle.height > high * 0.42;
            }""",
            arg=high,
        )
        no_sideways_scrolling(page)
        fingers_fit(page)
        picture(page, f"ghost-chase-turned-{wide}")
    check_access(page, "Ghost Chase on a phone on its side")
    seen = "() => { const one = document.querySelector('.scroller'); return [one.scrollLeft, one.scrollTop] }"
    before = page.evaluate(seen)
    lit = page.locator("[data-room][data-choice]").evaluate_all("all => all.map(one => one.dataset.room)")
    for room in lit:  # a castle that moves under the finger brings the tap into another room
        page.locator(f"[data-room='{room}']").dispatch_event("pointerenter")
        expect(page.locator(f"[data-room='{room}'].pointed")).to_be_attached()
        page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert page.evaluate(seen) == before
        page.locator(f"[data-room='{room}']").dispatch_event("pointerleave")


def test_by_keyboard_alone_in_dutch(meet: Meet) -> None:
    """A chaser against a bot as Max, every choice with Tab and Enter, in Dutch words only."""
    person = meet(1440, 900, locale="nl-NL", color_scheme="light")
    be_called(person, "Rosa")
    table, _ = new_table(person, "ghost-chase", [BOT, ME], players=2, cheat_cards=0, break_cards=0)
    page = sit_at(person, table)
    expect(page.locator(".actions h3").first).to_have_text("Begane grond")
    for turn in range(400):
        expect(page.locator("[data-action]:enabled, .end .result").first).to_be_attached()
        if page.locator(".end .result").count():
            break
        if turn == 8:
            picture(page, "ghost-chase-nl-light")
            check_access(page, "Ghost Chase in Dutch, in the light")
        page.locator(".actions h2").focus()
        for _ in range(1 + turn % 3):
            page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('[data-action]')"):
            page.keyboard.press("Enter")
    wait_for_the_end(page)
    texts = page.locator(".panelbody ol li").all_inner_texts()
    english = r"\b(the|goes|stays|places|hidden|turn|chasers)\b"
    assert len(texts) > 10 and not [text for text in texts if re.search(english, text)]
