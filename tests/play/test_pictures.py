"""Pictures of positions, and tables of results, for notebooks. What nobody may know is looked for by the kit."""

from __future__ import annotations

import re
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from xml.etree import ElementTree

import pytest

import nightkeep as nk
from nightkeep.arena.run import Match, play_match
from nightkeep.play import pictures

LIT = re.compile(r'class="[^"]*\blit\b')


@pytest.fixture(scope="module")
def middle() -> nk.State:
    """A position of Keys to the Castle in which Rosa decides."""
    assert pictures.PROGRAM.is_file(), "the drawings are not built; run: make page"
    state = nk.game("keys-to-the-castle", players=2).start(names=["Rosa & <Co>", "Tom"])
    chance = nk.Chance("pictures")
    for _ in nk.drive(state, [nk.AnyLegal(chance)] * 2, chance, lambda now: now.actor == 0 and now.moves(None) > 60):
        pass
    return state


@pytest.mark.parametrize("dark", [False, True])
def test_a_picture_needs_no_other_file(middle: nk.State, dark: bool) -> None:
    svg = middle.board_svg(0, dark=dark, width=500)
    root = ElementTree.fromstring(svg)
    _, _, wide, high = map(float, root.attrib["viewBox"].split())
    assert root.attrib["width"] == "500" and abs(int(root.attrib["height"]) - 500 * high / wide) < 1
    assert set(re.findall(r"url\(['\"]?(#|data:|[^)]{0,20})", svg)) == {"#", "data:"}
    assert not re.search(r"(href|src)=", svg) and set(re.findall(r"https?://[^\"]+", svg)) == {
        "http://www.w3.org/2000/svg"
    }
    known = set(re.findall(r' id="([^"]+)"', svg))
    assert set(re.findall(r"url\(['\"]?#([^)'\"]+)", svg)) <= known
    assert ("#0e1326" in svg) and f"{root.attrib['class'].split()[0]}-{'dark' if dark else 'light'}" in svg


def test_names_in_a_picture_are_its_own(middle: nk.State) -> None:
    one, other = middle.board_svg(0), middle.board_svg(1)
    ids = [set(re.findall(r' id="([^"]+)"', svg)) for svg in (one, other)]
    assert ids[0] and not ids[0] & ids[1]
    assert middle.board_svg(0) == one  # whatever was drawn between


def test_what_may_be_chosen_is_lit(middle: nk.State) -> None:
    assert LIT.search(middle.board_svg(0))
    assert not LIT.search(middle.board_svg(1)) and not LIT.search(middle.board_svg())


def test_a_hand_is_seen_by_its_owner_alone(middle: nk.State) -> None:
    cards = sum(middle.view(0)["position"]["hand"].values())
    assert [middle.board_svg(seat).count(" data-held") for seat in (0, None)] == [cards, 0] and cards
    assert middle.picture(0).words != middle.picture(1).words != middle.picture().words


def test_the_words_are_of_a_language(middle: nk.State, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Ablagestapel: " in middle.board_svg(0, lang="de")
    assert middle.picture(0, lang="nl").caption == "Sleutels van het kasteel: Rosa & <Co> is aan de beurt"
    monkeypatch.setenv("NIGHTKEEP_LANG", "fr")
    assert middle.picture(0).words == middle.picture(0, lang="fr").words != middle.picture(0, lang="en").words
    assert middle.picture(0, lang="xx").words == middle.picture(0, lang="en").words  # as all sentences do


def test_numbers_and_plurals_are_those_of_the_language() -> None:
    state, chance = nk.game("run-ghost-run").start(), nk.Chance("numbers")
    for _ in nk.drive(state, [nk.AnyLegal(chance)] * state.game.players, chance, lambda now: now.moves(None) > 40):
        pass
    english, german = (" ".join(state.picture(lang=lang).words) for lang in ("en", "de"))
    assert re.search(r"\d\.\d\d", english) and re.search(r"\d,\d\d", german) and not re.search(r"\d\.\d\d", german)


def test_a_notebook_shows_a_state(middle: nk.State) -> None:
    shown = middle._repr_html_()
    assert shown is not None and middle._repr_svg_() == middle.board_svg()
    assert "data:image/svg+xml;base64," in shown and "Rosa &amp; &lt;Co&gt;" in shown and "<Co>" not in shown
    assert middle.picture(0)._repr_html_() != shown


def test_a_game_without_a_drawing_is_a_table(monkeypatch: pytest.MonkeyPatch, middle: nk.State) -> None:
    drawn = pictures._draw()
    order = '{"view": {"game": "nowhere", "actor": 1, "players": 2, "actions": [], "seats": {"stair": "each"},'
    order += '"position": {"stair": [3, 4], "flag": true}}, "names": ["Ann", "Bo"], "lang": "en", "dark": true,'
    order += '"width": null, "options": {}}'
    text = drawn(order)
    assert all(word in text for word in ("Stair", "Flag", "Ann", "Bo", ">4<"))


def test_each_thread_draws(middle: nk.State) -> None:
    with ThreadPoolExecutor(2) as pool:
        assert set(pool.map(lambda _: middle.board_svg(0), range(4))) == {middle.board_svg(0)}


@pytest.mark.parametrize("width", [0, -3, True, 10**6, "wide"])
def test_a_width_is_checked(middle: nk.State, width: int) -> None:
    with pytest.raises(nk.OptionError, match="20000 pixels"):
        middle.board_svg(width=width)


@pytest.mark.parametrize("missing", ["engine", "program"])
def test_what_is_missing_is_named(
    middle: nk.State, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, missing: str
) -> None:
    monkeypatch.setattr(pictures._engines, "draw", None)
    if missing == "engine":
        monkeypatch.setitem(sys.modules, "quickjs", None)
    else:
        monkeypatch.setattr(pictures, "PROGRAM", tmp_path / "draw.js")
    error, said = (
        (nk.MissingExtraError, r"nightkeep\[notebook\]") if missing == "engine" else (nk.PictureError, "make page")
    )
    with pytest.raises(error, match=said):
        middle.board_svg()
    assert middle._repr_html_() is None and middle._repr_svg_() is None


def test_results_are_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    simulated = nk.game("hidden-castle", players=2).simulate(100)
    assert simulated._repr_html_().count("<tr>") == 3
    monkeypatch.setenv("NIGHTKEEP_LANG", "de")
    shown = simulated._repr_html_()
    assert "<th>Platz</th>" in shown and re.search(r"\d,\d\xa0% ± \d", shown)
    match = play_match(Match("hidden-castle", {"players": 2}, ["greedy", "random"], 1), 4, workers=1)
    assert len(match) == 4 and "<td>greedy</td><td>4</td>" in match._repr_html_()
