"""The hall, a game's card, settings and addresses."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from tests.web.conftest import BUILT, Meet
from tests.web.figures import Scripts, first_load
from tests.web.play import (
    ask,
    be_called,
    check_access,
    fingers_fit,
    new_table,
    no_sideways_scrolling,
    picture,
    sit_at,
    wait_until,
)
from tests.web.tour import LANGUAGES


@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844), (768, 1024), (1440, 900), (3840, 2160)])
def test_the_hall_fits_every_screen(meet: Meet, width: int, height: int) -> None:
    page = meet(width, height).page
    page.goto("/")
    expect(page.locator(".door")).to_have_count(6)
    no_sideways_scrolling(page)
    fingers_fit(page)
    picture(page, f"hall-{width}")
    page.locator(".door").first.click()
    expect(page.get_by_role("button", name="Play now against bots")).to_be_visible()
    no_sideways_scrolling(page)
    fingers_fit(page)


@pytest.mark.parametrize("light", ["dark", "light"])
def test_axe_finds_nothing_in_the_hall(meet: Meet, light: str) -> None:
    person = meet(color_scheme=light)
    be_called(person, "Rosa")
    _, invitation = new_table(person, "hidden-castle", [{"who": "me"}, {"who": "open"}], players="2")
    page = person.page
    page.goto("/")
    expect(page.get_by_role("link", name="Continue")).to_be_visible()
    check_access(page, f"hall, {light}")
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("button", name="Off", exact=True)).to_have_attribute("aria-pressed", "true")  # no sound
    check_access(page, f"settings, {light}")
    page.keyboard.press("Escape")
    page.goto("/games/hidden-castle")
    expect(page.get_by_role("button", name="Play now against bots")).to_be_visible()
    page.locator("summary").first.click()
    check_access(page, f"card, {light}")
    page.get_by_role("button", name="Read the rules").click()
    expect(page.locator("dt").first).to_be_visible()
    check_access(page, f"rules, {light}")
    page.goto(f"/join#{invitation}")
    expect(page.get_by_role("button", name="Come in")).to_be_visible()
    check_access(page, f"join, {light}")


def test_one_click_begins_a_game_against_bots(meet: Meet) -> None:
    page = meet().page
    page.goto("/")
    page.locator(".door", has_text="Midnight Party").click()
    page.get_by_role("button", name="Play now against bots").click()
    page.wait_for_url(re.compile(r"/table/"))
    expect(page.locator("[data-action]").first).to_be_visible()
    expect(page.locator(".actions h2")).to_contain_text("Your turn")


def test_friends_may_take_days_for_their_turns(meet: Meet) -> None:
    person = meet(360, 640)
    page = person.page
    page.goto("/games/hidden-castle")
    page.get_by_label("A bot steps in for a player who is away").select_option("After 3 days")
    no_sideways_scrolling(page)
    page.get_by_role("button", name="Invite friends").click()
    page.wait_for_url(re.compile(r"/table/"))
    table = ask(person, "GET", f"/tables/{page.url.rpartition('/')[2]}")["table"]
    assert (table["absent"], table["clock"]) == (3 * 24 * 3600, None)


def test_language_and_light_are_chosen_and_kept(meet: Meet) -> None:
    person = meet(locale="nl-NL")
    page, html = person.page, person.page.locator("html")
    page.goto("/")
    expect(page.locator(".title p")).to_have_text("Een spookkasteel vol spellen. Klop op een deur.")
    assert page.evaluate("matchMedia('(prefers-color-scheme: light)').matches")
    expect(html).to_have_attribute("lang", "nl")
    expect(html).to_have_attribute("data-theme", "dark")  # it is night unless somebody wants day
    page.get_by_role("button", name="Instellingen").click()
    page.get_by_role("button", name="English").click()
    page.get_by_role("button", name="Day", exact=True).click()
    page.reload()
    expect(page.locator(".title p")).to_contain_text("full of games")
    expect(html).to_have_attribute("lang", "en")
    expect(html).to_have_attribute("data-theme", "light")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="As my device").click()
    for device in ("dark", "light"):  # followed at once, while the page is open
        page.emulate_media(color_scheme=device)  # type: ignore[arg-type]
        expect(html).to_have_attribute("data-theme", device)


def test_another_light_is_there_at_once_where_nothing_may_move(meet: Meet) -> None:
    """No colour is still on its way, in any element, the moment after the light was changed."""
    page = meet(reduced_motion="reduce").page
    page.goto("/")
    expect(page.locator(".door")).to_have_count(6)
    moving, colour = page.evaluate(
        """() => {
          const text = document.querySelector('.lists p');
          getComputedStyle(text).color;
          document.documentElement.dataset.theme = 'light';
          const after = getComputedStyle(text).color;
          return [document.getAnimations().length, after === getComputedStyle(document.body).color || after];
        }"""
    )
    assert moving == 0
    assert colour == "rgb(84, 78, 104)"  # what is muted, by day


def test_whoever_chose_day_sees_no_night_first(meet: Meet) -> None:
    """The light is there before the hall, which waits for the list of games."""
    person = meet()
    person.context.add_init_script(
        """localStorage['nightkeep.theme'] ??= 'light';
        new MutationObserver(() => {
          if (!document.querySelector('h1')) return;
          window.__first ??= document.documentElement.dataset.theme;
        }).observe(document, {childList: true, subtree: true});"""
    )
    person.page.goto("/")
    expect(person.page.locator("h1")).to_be_visible()
    assert person.page.evaluate("window.__first") == "light"


def test_rules_and_options_follow_the_language(meet: Meet) -> None:
    page = meet(locale="nl-NL").page
    page.goto("/games/ghost-chase")
    page.get_by_text("Opties", exact=True).click()
    expect(page.locator("#about-cheat_cards")).to_have_text("Hoeveel valsspeelkaarten Max aan het begin heeft.")
    expect(page.get_by_label("Valsspeelkaarten")).to_have_value("2")
    page.get_by_label("Valsspeelkaarten").select_option("1")
    expect(page.locator("#option-trap_holder option:checked")).to_have_text("de jager links van Max")
    page.get_by_role("button", name="Lees de regels").click()
    expect(page.locator("#rule-GC-1\\.1 + dd")).to_contain_text("Alle andere spelers zijn spokenjagers")
    check_access(page, "Dutch rules")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Instellingen").click()
    page.get_by_role("button", name="English").click()
    page.keyboard.press("Escape")
    expect(page.locator("#about-cheat_cards")).to_have_text("How many cheat cards Max has at the start.")
    expect(page.get_by_label("Cheat cards")).to_have_value("1")
    page.get_by_role("button", name="Read the rules").click()
    expect(page.locator("#rule-GC-1\\.1 + dd")).to_contain_text("All other players are ghost chasers")


@pytest.mark.parametrize(("locale", "sentence"), [("en-GB", "Somebody begins."), ("nl-NL", "Iemand begint.")])
def test_a_game_s_card_says_who_begins(meet: Meet, locale: str, sentence: str) -> None:
    """As the server sends it, in the page's language; a game for one says nothing of it."""
    person = meet(390, 844, locale=locale)
    page = person.page

    def answer(route: Route) -> None:
        games, told = route.fetch().json(), "Iemand begint." if "lang=nl" in route.request.url else "Somebody begins."
        for game in games["games"]:
            game["begins"] = told if game["players"][1] > 1 else ""
        route.fulfill(json=games)

    page.route("**/api/games*", answer)
    page.goto("/games/hidden-castle")
    expect(page.locator(".begins")).to_have_text(sentence)
    check_access(page, "who begins")
    no_sideways_scrolling(page)
    page.goto("/games/hidden-rooms")
    expect(page.locator("h1")).to_be_visible()
    expect(page.locator(".begins")).to_have_count(0)


def test_rules_are_found_by_word(meet: Meet) -> None:
    page = meet().page
    page.goto("/games/hidden-castle")
    page.get_by_role("button", name="Read the rules").click()
    every = page.locator("dt")
    expect(every.first).to_be_visible()
    total = every.count()
    page.get_by_label("Search the rules").fill("coat of arms")
    expect(every).not_to_have_count(total)
    for text in page.locator("dl").all_inner_texts():
        assert "arms" in text.lower()
    page.get_by_label("Search the rules").fill("xylophone")
    expect(page.get_by_text("No rule has these words.")).to_be_visible()


def test_wrong_addresses_are_told_kindly(meet: Meet) -> None:
    person = meet()
    person.offline_allowed = True  # the browser notes each answer 404 in its console
    page = person.page
    page.goto("/attic/with/stairs")
    expect(page.get_by_text("There is no such page.")).to_be_visible()
    page.goto("/table/nothing")
    expect(page.get_by_role("alert")).to_contain_text("This table does not exist")
    page.goto("/games/chess")
    expect(page.get_by_role("alert")).to_contain_text("no such game")
    page.goto("/join#" + "x" * 40)
    expect(page.get_by_role("alert")).to_have_text("This link is not valid any more. Ask for a new one.")
    expect(page.get_by_role("textbox")).to_have_count(0)  # no name is asked for nothing
    page.goto("/join")
    expect(page.get_by_text("This link is not complete.")).to_be_visible()


def test_leaving_a_game_is_asked_first(meet: Meet) -> None:
    person = meet()
    be_called(person, "Rosa")
    table, _ = new_table(person, "hidden-castle", [{"who": "me"}, {"who": "bot", "level": "random"}], players="2")
    page = sit_at(person, table)
    page.get_by_role("button", name="Leave", exact=True).click()
    page.get_by_role("button", name="Stay").click()
    assert "/table/" in page.url
    page.get_by_role("button", name="Leave", exact=True).click()
    page.get_by_role("button", name="Go to the hall, keep my seat").click()
    expect(page.get_by_role("link", name="Your turn: Escape from the Hidden Castle")).to_be_visible()
    mine = page.locator("section", has_text="My tables")
    expect(mine.get_by_text("Your turn")).to_be_visible()
    mine.get_by_role("link", name="Continue").click()
    expect(page.locator("[data-action]").first).to_be_visible()


def test_leaving_the_waiting_room_is_asked_first(meet: Meet) -> None:
    """In the page's own words, not in the browser's window."""
    person = meet()
    be_called(person, "Rosa")
    table, _ = new_table(person, "ghost-chase", [{"who": "me"}, {"who": "open"}], players=2)
    page = person.page
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="Give up my seat").click()
    asked = page.locator("dialog[open]")
    expect(asked).to_contain_text("Give up your seat at this table?")
    check_access(page, "leaving the waiting room")
    asked.get_by_role("button", name="Stay").click()
    expect(asked).to_have_count(0)
    page.get_by_role("button", name="Give up my seat").click()
    asked.get_by_role("button", name="Give up my seat").click()
    page.wait_for_url(re.compile("/$"))


def test_the_first_load_is_small() -> None:
    """JavaScript and CSS that the hall loads: at most 150 KB, compressed. The styles are in the page itself."""
    page = BUILT.read_text(encoding="utf-8")
    assert re.search(r'src="/assets/[^"]+\.js"', page) and "<style>" in page
    fonts = re.findall(r'rel="preload" href="([^"]+)" as="font"', page)
    assert fonts and all(f"url({name})" in page for name in fonts), "nothing is fetched early that is not used"
    assert first_load() <= 150_000


# Compressed scripts and sentences when there were two languages, both in one file; now one of five is loaded.
MOST = {
    "hall": 45_497, "ghost-chase": 97_844, "hidden-castle": 87_715, "hidden-rooms": 83_773,
    "keys-to-the-castle": 87_419, "midnight-party": 87_677, "run-ghost-run": 97_760,
}  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_scripts_and_sentences_stay_small(lang: str) -> None:
    """Those of the hall, and those of each game's table opened by its address, in every language."""
    scripts = Scripts()
    found = {name: scripts.hall(lang) if name == "hall" else scripts.table(name, lang) for name in MOST}
    assert {name: size for name, size in found.items() if size > MOST[name]} == {}


def test_no_file_names_a_registry() -> None:
    lock = (BUILT.parents[4] / "web/package-lock.json").read_text(encoding="utf-8")
    assert "resolved" not in lock and "registry" not in lock


def test_a_link_says_who_invites_to_what(meet: Meet) -> None:
    """Before a name is asked; and whoever comes too late reads that he can only look on."""
    rosa, emil = meet(), meet(360, 640, locale="nl-NL")
    be_called(rosa, "Rosa")
    table, invitation = new_table(rosa, "hidden-castle", [{"who": "me"}, {"who": "open"}], players=2)
    page = emil.page
    page.goto(f"/join#{invitation}")
    expect(page.locator(".to")).to_have_text("Rosa nodigt je uit voor Ontsnap uit het verborgen kasteel.")
    expect(page.get_by_text("1 vrije plaats")).to_be_visible()
    no_sideways_scrolling(page)
    fingers_fit(page)
    check_access(page, "invited")
    page.get_by_label("Je naam aan tafel").fill("Emil")
    page.get_by_role("button", name="Kom binnen").click()
    page.get_by_role("button", name="Ga hier zitten").click()
    expect(page.locator(".actions h2")).to_be_visible()
    late = meet().page
    _, other = new_table(rosa, "keys-to-the-castle", [{"who": "me"}, {"who": "open"}], players=2)
    late.goto(f"/join#{other}")
    expect(late.locator(".to")).to_have_text("Rosa invites you to play Keys to the Castle.")
    late.goto(f"/join#{invitation}")  # in the same tab
    expect(late.get_by_text("The game has begun and every seat is taken. You can watch.")).to_be_visible()
    late.get_by_role("button", name="Watch").click()
    late.wait_for_url(re.compile(f"/table/{table}"))
    expect(late.get_by_text("You are watching.")).to_be_visible()


def test_the_tab_says_where_one_is_and_whose_turn_it_is(meet: Meet) -> None:
    rosa, emil = meet(), meet()
    be_called(rosa, "Rosa")
    table, invitation = new_table(rosa, "hidden-castle", [{"who": "me"}, {"who": "open"}], players=2)
    page, other = rosa.page, emil.page
    page.goto(f"/table/{table}")
    castle = "Escape from the Hidden Castle · Nightkeep"
    expect(page).to_have_title(f"1/2 · {castle}")
    other.goto(f"/join#{invitation}")
    expect(other).to_have_title("You are invited · Nightkeep")
    other.get_by_role("button", name="Come in").click()
    other.get_by_role("button", name="Sit down here").click()
    expect(page).to_have_title(f"● Your turn · {castle}")
    expect(other).to_have_title(castle)
    page.get_by_role("button", name="Leave", exact=True).click()
    page.get_by_role("button", name="Go to the hall, keep my seat").click()
    expect(page).to_have_title("● Your turn · Nightkeep")
    page.locator(".door").first.click()
    expect(page).to_have_title("Ghost Chase in Canterville Castle · Nightkeep")
    page.go_back()
    expect(page).to_have_title("● Your turn · Nightkeep")


def test_whoever_skips_to_the_content_stays_where_he_is(meet: Meet) -> None:
    """The address stays as it is: behind its '#' stands the invitation; and the room is not opened anew."""
    rosa, page = meet(), meet().page
    be_called(rosa, "Rosa")
    _, invitation = new_table(rosa, "hidden-castle", [{"who": "me"}, {"who": "open"}], players=2)
    page.goto(f"/join#{invitation}")
    page.get_by_label("Your name at the table").fill("Emil")
    skip = page.locator(".skip")
    skip.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#main")).to_be_focused()
    expect(page).to_have_url(re.compile(f"/join#{invitation}$"))
    expect(page.get_by_label("Your name at the table")).to_have_value("Emil")
    page.get_by_role("button", name="Come in").click()
    page.wait_for_url(re.compile(r"/table/"))


def test_nobody_is_called_back_to_a_room_he_left(meet: Meet) -> None:
    """An invitation is answered late, say since its game is being prepared: whoever has gone elsewhere stays there."""
    rosa, emil = meet(), meet()
    be_called(rosa, "Rosa")
    _, invitation = new_table(rosa, "hidden-castle", [{"who": "me"}, {"who": "open"}], players=2)
    page, waiting = emil.page, list[Route]()
    page.route("**/api/claims", lambda route: waiting.append(route))
    page.goto("/")
    expect(page.locator(".door")).to_have_count(6)
    page.goto(f"/join#{invitation}")
    page.get_by_role("button", name="Come in").click()
    expect(page.get_by_role("button", name="Come in")).to_be_disabled()
    page.evaluate("history.pushState(null, '', '/games/ghost-chase'); dispatchEvent(new PopStateEvent('popstate'))")
    expect(page.get_by_role("button", name="Play now against bots")).to_be_visible()
    wait_until(page, lambda: bool(waiting))  # asked after the guest's name was told
    with page.expect_response("**/api/claims"):
        waiting[0].continue_()
    page.wait_for_timeout(500)
    assert page.url.endswith("/games/ghost-chase")


def test_whoever_waits_in_vain_begins_with_bots(meet: Meet) -> None:
    """The one who opened the table, after a question; whoever waits can read how this table plays, and the rules."""
    rosa, emil = meet(), meet(390, 844)
    be_called(rosa, "Rosa")
    be_called(emil, "Emil")
    seats = [{"who": "me"}, {"who": "open"}, {"who": "open"}]
    table, invitation = new_table(rosa, "ghost-chase", seats, players=3, cheat_cards=1)
    ask(emil, "POST", "/claims", {"token": invitation})
    guest = emil.page
    guest.goto(f"/table/{table}")
    expect(guest.locator(".terms")).to_have_text("Cheat cards: 1")
    guest.get_by_role("button", name="Read the rules").click()
    expect(guest.locator("dt").first).to_be_visible()
    guest.keyboard.press("Escape")
    guest.get_by_role("button", name="Sit down here").first.click()
    expect(guest.get_by_role("button", name="Give up my seat")).to_be_visible()
    expect(guest.get_by_role("button", name="Begin with bots")).to_have_count(0)
    page = rosa.page
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="Begin with bots").click()
    check_access(page, "beginning with bots")
    page.get_by_role("button", name="Keep waiting").click()
    page.get_by_role("button", name="Begin with bots").click()
    page.get_by_role("button", name="Begin now").click()
    expect(page.locator(".actions h2")).to_be_visible()
    expect(page.locator(".seats")).to_contain_text("Bot 3")
    expect(guest.locator(".actions h2")).to_be_visible()


def test_a_game_that_is_compiled_first_is_waited_for_in_words(meet: Meet) -> None:
    """The page asks again by itself, with the same key, until the table is there or one does not want to wait."""
    page, keys, ready = meet(390, 844).page, list[str](), list[bool]()
    page.add_init_script(
        """window.__asked = 0; const real = window.fetch;
        window.fetch = (...what) => { window.__asked += what[1]?.method === 'POST'; return real(...what); }"""
    )

    def answer(route: Route) -> None:
        keys.append(route.request.post_data_json["key"])
        assert route.request.headers["prefer"] == "respond-async, wait=2"
        if ready:
            route.continue_()
        else:
            waiting = {"id": "refused-preparing", "of": "server"}
            route.fulfill(status=202, json={"code": "preparing", "message": waiting})

    page.route("**/api/tables", lambda route: answer(route) if route.request.method == "POST" else route.continue_())
    page.goto("/games/hidden-rooms")
    page.get_by_role("button", name="Play now").click()
    told = page.locator("dialog[open]")
    expect(told).to_contain_text("The game is being prepared")
    expect(told).to_contain_text(re.compile(r"[0-9]+:(0[2-9]|[1-5][0-9]) so far"))  # no second is skipped; it stays one
    check_access(page, "being prepared")
    no_sideways_scrolling(page)
    page.get_by_role("button", name="Stop waiting").click()
    expect(told).to_have_count(0)
    asked = page.evaluate("() => window.__asked")
    page.evaluate("() => new Promise(done => setTimeout(done, 2500))")
    assert page.evaluate("() => window.__asked") == asked > 0, "it goes on asking"
    page.get_by_role("button", name="Play now").click()
    expect(told).to_contain_text("The game is being prepared")
    ready.append(True)
    away = {"code": "store", "message": {"id": "refused-store", "of": "server"}}
    page.route("**/sit", lambda route: route.fulfill(status=202, json=away), times=1)
    expect(page.get_by_role("alert")).to_contain_text("Nothing is lost")  # what goes wrong after it is told, too
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url(re.compile(r"/table/"))
    expect(page.locator("[data-action]").first).to_be_visible()
    assert len(set(keys)) == 1
