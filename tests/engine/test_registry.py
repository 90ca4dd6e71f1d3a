"""Games are plug-ins: distributions offer them, `nk.register` adds them, and a broken one hides no other."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import nightkeep as nk
from nightkeep import testing as conformance
from nightkeep.play import registry
from nightkeep.play.game import Game
from nightkeep.play.registry import game_spec, game_specs, games_of, languages, source_of
from nightkeep.play.spec import GameSpec
from nightkeep.rules.rulebook import load_rulebook
from tests.cli.support import run
from tests.engine.plugins import refresh

OURS = games_of("nightkeep")
Offer = Callable[..., None]

# A game that is one of ours under another name; `NAME` is replaced by it.
TWIN = """
from dataclasses import replace
import msgspec
from nightkeep.play.registry import game_spec
ours = game_spec("hidden-rooms")
GAME = replace(ours, name="NAME", rules=msgspec.structs.replace(ours.rules, game="NAME"))
"""


@pytest.fixture
def offer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Offer]:
    """Install a distribution: ``offer("its-name", "1.0", {"game": "module:GAME"}, module="source")``."""
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(registry, "_registered", {})

    def install(name: str, version: str, entries: dict[str, str], **modules: str) -> None:
        info = tmp_path / f"{name.replace('-', '_')}-{version}.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
        lines = [f"{entry} = {value}" for entry, value in entries.items()]
        (info / "entry_points.txt").write_text("\n".join(["[nightkeep.games]", *lines, ""]))
        for module, source in modules.items():
            (tmp_path / f"{module}.py").write_text(source)
            monkeypatch.delitem(sys.modules, module, raising=False)
        refresh()

    refresh()
    yield install
    monkeypatch.undo()
    refresh()


def test_ours_are_found_as_all_others_are() -> None:
    assert nk.games() == OURS and len(OURS) == 6
    assert all(source_of(name) == f"nightkeep {nk.__version__}" for name in OURS)
    assert [spec.name for spec in game_specs()] == OURS and registry.broken_games() == []


def test_listing_imports_no_game() -> None:
    code = (
        "import sys, nightkeep as nk; from nightkeep.play.registry import languages; names = nk.games(); languages();"
        "print(len(names), [m for m in sys.modules if m.startswith('nightkeep.games.')])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "6 []\n"


def test_a_game_of_another_distribution_is_a_game_like_any_other(offer: Offer) -> None:
    offer("attic-games", "2.1", {"attic": "attic:GAME"}, attic=TWIN.replace("NAME", "attic"))
    assert nk.games() == sorted([*OURS, "attic"]) and games_of("attic-games") == ["attic"]
    assert games_of("nightkeep") == OURS and source_of("attic") == "attic-games 2.1"
    state = nk.game("attic").start()
    assert state.game.name == "attic" and nk.replay(state.record()) == state


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("import nothing_of_this_name", "No module named 'nothing_of_this_name'"),
        ("raise RuntimeError('the attic is locked')", "RuntimeError: the attic is locked"),
        ("def f(:\n", "SyntaxError"),
        ("GAME = 5", "attic:GAME is a int, not a GameSpec"),
        ("", "AttributeError"),
        (TWIN.replace("NAME", "cellar"), "declares a game called 'cellar', but its entry point is called 'attic'"),
    ],
)
def test_a_broken_game_is_told_with_its_reason_and_hides_no_other(offer: Offer, source: str, reason: str) -> None:
    offer("attic-games", "2.1", {"attic": "attic:GAME"}, attic=source)
    assert "attic" in nk.games(), "listing imports nothing, so it cannot know"
    assert [spec.name for spec in game_specs()] == OURS
    (broken,) = registry.broken_games()
    assert (broken.name, broken.distribution) == ("attic", "attic-games 2.1") and reason in broken.reason
    with pytest.raises(nk.GameError, match=r"the game 'attic' of attic-games 2\.1 cannot be used: ") as caught:
        nk.game("attic")
    assert reason in str(caught.value)
    with pytest.raises(nk.RecordError, match=r"'attic' of attic-games 2\.1 cannot be used"):
        nk.replay({"nightkeep": 1, "game": "attic", "rules": "x", "options": {}, "actions": []})
    said = " ".join(run("games").stdout.split())
    assert "hidden-castle" in said and "attic (of attic-games 2.1) cannot be used: " in said


def test_nightkeeps_own_names_cannot_be_taken(offer: Offer) -> None:
    offer("impostor", "0.1", {"hidden-castle": "castle:GAME"}, castle="raise RuntimeError('imported')")
    assert source_of("hidden-castle") == f"nightkeep {nk.__version__}" and nk.games() == OURS
    nk.game("hidden-castle").start()
    (broken,) = registry.broken_games()
    sources = f"impostor 0.1 and nightkeep {nk.__version__}"
    assert (broken.name, broken.distribution) == ("hidden-castle", "impostor 0.1")
    assert broken.reason == f"the name 'hidden-castle' is offered by {sources}; uninstall one of them"


def test_of_two_plug_ins_with_one_name_neither_is_played(offer: Offer) -> None:
    offer("one", "1", {"attic": "attic:GAME"}, attic=TWIN.replace("NAME", "attic"))
    offer("two", "2", {"attic": "other:GAME"}, other=TWIN.replace("NAME", "attic"))
    assert nk.games() == OURS
    assert [one.distribution for one in registry.broken_games()] == ["one 1", "two 2"]
    with pytest.raises(nk.GameError, match="offered by one 1 and two 2; uninstall one of them"):
        nk.game("attic")
    with pytest.raises(nk.GameError, match="offered by one 1 and two 2"):
        nk.register(twin("attic"))


@pytest.mark.parametrize("name", ["Attic", "the_attic", "attic--2", "2attic", "-", "at tic"])
def test_a_name_that_cannot_be_typed_is_refused(offer: Offer, name: str) -> None:
    offer("attic-games", "2.1", {name: "attic:GAME"}, attic="")
    assert nk.games() == OURS
    assert "small letters" in registry.broken_games()[0].reason
    with pytest.raises(nk.GameError, match="needs another name: small letters"):
        nk.register(twin(name))


# ---------------------------------------------------------------------- nk.register


def twin(name: str) -> GameSpec:
    """One of our games under another name."""
    ours = game_spec("hidden-rooms")
    rules = load_rulebook(ours.folder / "rules.toml")
    rules.game = name
    return replace(ours, name=name, rules=rules)


def test_a_registered_game_is_played(offer: Offer) -> None:
    spec = twin("attic")
    nk.register(spec)
    nk.register(spec)  # once more changes nothing
    assert nk.games() == sorted([*OURS, "attic"]) and game_spec("attic") is spec
    assert source_of("attic") == "nightkeep.games.hidden_rooms"
    game = nk.game("attic")
    conformance.check(game, games=1, parity=False)
    with pytest.raises(AssertionError, match="other processes do not find attic: install its distribution"):
        conformance.check_parity(game, [])


def test_what_cannot_be_registered_is_told_with_the_distribution(offer: Offer) -> None:
    with pytest.raises(nk.GameError, match="takes a GameSpec, not a str"):
        nk.register("hidden-castle")  # type: ignore[arg-type]
    own = rf"nightkeep {nk.__version__} has a game of that name; choose another"
    with pytest.raises(
        nk.GameError, match=rf"nightkeep\.games\.hidden_rooms cannot register a game 'hidden-castle': {own}"
    ):
        nk.register(twin("hidden-castle"))
    nk.register(twin("attic"))
    with pytest.raises(nk.GameError, match=r": nightkeep\.games\.hidden_rooms has a game of that name"):
        nk.register(twin("attic"))
    offer("cellar-games", "3", {"cellar": "cellar:GAME"}, cellar=TWIN.replace("NAME", "cellar"))
    with pytest.raises(nk.GameError, match="cellar-games 3 has a game of that name"):
        nk.register(twin("cellar"))
    nk.register(game_spec("cellar"))  # the very same is there already


def test_without_any_game_the_reason_is_said() -> None:
    """Only the source is found, not what an installation writes."""
    code = "import nightkeep as nk\ntry: nk.game('hidden-castle')\nexcept nk.OptionError as problem: print(problem)"
    source = str(Path(nk.__file__).parents[1])
    sites = json.dumps([path for path in sys.path if path and Path(path) != Path(source)])
    hidden = f"import sys, json, importlib.metadata as m; sys.path[:] = [{source!r}, *json.loads({sites!r})]\n"
    hidden += "m.entry_points = lambda **asked: ()\n"
    done = subprocess.run([sys.executable, "-c", hidden + code], capture_output=True, text=True, check=True)
    assert "Nightkeep itself is not installed here, only its source is found; install it with" in done.stdout


# ---------------------------------------------------------------------- languages


def test_a_game_takes_no_language_away_and_may_bring_one(offer: Offer, tmp_path: Path) -> None:
    ours = languages()
    offer("attic-games", "2.1", {"attic": "attic:GAME"}, attic=TWIN.replace("NAME", "attic"))  # beside no rules at all
    assert languages() == ours
    (tmp_path / "rules.eo.toml").write_text("")
    refresh()
    assert languages() == ("en", *sorted({*ours[1:], "eo"}))
    registry.check_language("eo")
    with pytest.raises(nk.OptionError, match=f"nothing written in 'xx'; the languages are: {', '.join(languages())}"):
        registry.check_language("xx")


def test_rules_that_lack_a_language_are_english_and_say_so() -> None:
    book = game_spec("hidden-rooms").rules
    assert book.lang == "en" and book.in_language_or_english("nl").lang == "nl"
    assert book.in_language_or_english("xx") is book


# ---------------------------------------------------------------------- the kit


def test_the_kit_refuses_kernels_that_the_cache_does_not_know() -> None:
    """Machine code of functions elsewhere would stay in use after an edit there."""
    ours = game_spec("hidden-rooms")
    foreign = game_spec("ghost-chase").kernels.actor
    game = Game(replace(ours, kernels=replace(ours.kernels, actor=foreign)), {})
    with pytest.raises(
        AssertionError, match=r"ghost_chase\S+, which is not in the package nightkeep\.games\.hidden_rooms"
    ):
        conformance.check_sources(game)
    conformance.check_sources(nk.game("hidden-rooms"))
