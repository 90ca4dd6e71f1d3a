"""Compiled kernels are kept, found again by a second process, and never served stale after an edit in any file."""

from __future__ import annotations

import importlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import nightkeep
from nightkeep.compile import kernel
from nightkeep.compile.kernel import bind, cache_folder, owner_of
from tests.engine.plugins import refresh

SOURCE = Path(nightkeep.__file__).parent

PROBE = """
import sys
from numba.core import event
import nightkeep as nk
with event.install_recorder("numba:compile") as compiled:
    state = nk.game("hidden-castle", players=2).start()
    print(state.actions()[:3], state.scores())
    state.play("place 3")
print("compiled", sum(1 for _, e in compiled.buffer if e.is_end))
"""


def run(code: str, source: Path, cache: Path) -> str:
    env = {**os.environ, "PYTHONPATH": str(source.parent), "NIGHTKEEP_CACHE": str(cache), "NUMBA_DISABLE_JIT": "0"}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.slow
def test_second_process_compiles_nothing_and_an_edit_elsewhere_is_seen(tmp_path: Path) -> None:
    copy = tmp_path / "src" / "nightkeep"
    shutil.copytree(SOURCE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    first = run(PROBE, copy, tmp_path / "cache")
    assert "[10, 10]" in first and "compiled 0" not in first
    second = run(PROBE, copy, tmp_path / "cache")
    assert second.splitlines()[0] == first.splitlines()[0] and "compiled 0" in second

    shared = copy / "games" / "gallery" / "kernel.py"  # a file that the game only imports from
    text = shared.read_text(encoding="utf-8")
    edited = text.replace("out[n] = p.PLACE + space\n", "out[n] = p.PLACE + (35 - space)\n")
    assert edited != text
    shared.write_text(edited, encoding="utf-8")
    third = run(PROBE, copy, tmp_path / "cache")
    assert "'place 35', 'place 34'" in third and "compiled 0" not in third


def test_the_folder_depends_on_every_source_but_other_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NIGHTKEEP_CACHE", str(tmp_path))
    copy = tmp_path / "nightkeep"
    shutil.copytree(SOURCE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(kernel, "_PACKAGE", copy)
    folder = cache_folder.__wrapped__
    castle, party = "nightkeep.games.hidden_castle", "nightkeep.games.midnight_party"
    before = folder(castle)
    assert folder(castle) == before != folder(party)

    (copy / "games" / "midnight_party" / "kernel.py").write_text("# another game\n")
    (copy / "server" / "app.py").write_text("# no kernels\n")
    assert folder(castle) == before
    (copy / "games" / "gallery" / "places.py").write_text("# shared\n")
    after = folder(castle)
    assert after != before
    (copy / "compile" / "kernel.py").write_text("# core\n")
    assert folder(castle) not in (before, after)


# ---------------------------------------------------------------------- games of other distributions


@pytest.fixture
def attic(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package with two games and what they share, and a game beside it that is a single file."""
    for file in ("__init__.py", "shared.py", "upper/__init__.py", "upper/kernel.py", "lower/__init__.py"):
        path = tmp_path / "spooky_attic" / file
        path.parent.mkdir(exist_ok=True)
        path.write_text("")
    (tmp_path / "spooky_cellar.py").write_text("")
    games = {"upper": "spooky_attic.upper", "lower": "spooky_attic.lower", "cellar": "spooky_cellar"}
    info = tmp_path / "spooky-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: spooky\nVersion: 1.0\n")
    entries = "\n".join(f"{name} = {module}:GAME" for name, module in games.items())
    (info / "entry_points.txt").write_text(f"[nightkeep.games]\n{entries}\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("NIGHTKEEP_CACHE", str(tmp_path / "cache"))
    refresh()
    for module in ("spooky_attic", "spooky_cellar"):
        importlib.import_module(module)
    yield tmp_path
    monkeypatch.undo()
    refresh()
    for module in [name for name in sys.modules if name.startswith("spooky_")]:
        del sys.modules[module]


def test_code_belongs_to_its_game_or_to_the_package_around_it(attic: Path) -> None:
    assert owner_of("spooky_attic.upper.kernel") == owner_of("spooky_attic.upper") == "spooky_attic.upper"
    assert owner_of("spooky_attic.upper.playout_of_upper") == "spooky_attic.upper", "what is bound to it, too"
    assert owner_of("spooky_attic.shared") == owner_of("spooky_attic.upperhand") == "spooky_attic"
    assert owner_of("spooky_cellar") == "spooky_cellar" and owner_of("elsewhere.moves") == "elsewhere"
    assert owner_of("nightkeep.games.hidden_castle.kernel") == "nightkeep.games.hidden_castle"
    assert owner_of("nightkeep.games.gallery.moves") == owner_of("nightkeep.batch.playout") == ""


def test_the_folder_of_a_plug_in_depends_on_its_own_sources_too(attic: Path) -> None:
    folder = cache_folder.__wrapped__
    names = ("spooky_attic.upper", "spooky_attic.lower", "spooky_cellar", "nightkeep.games.hidden_castle", "")

    def folders() -> list[str | None]:
        return [folder(name) for name in names]

    def changed_by(file: str) -> list[str]:
        before = folders()
        (attic / file).write_text(f"# {file}\n")
        return [name for name, one, other in zip(names, before, folders(), strict=True) if one != other]

    assert len(set(folders())) == len(names)
    assert changed_by("spooky_attic/upper/kernel.py") == ["spooky_attic.upper"]
    assert changed_by("spooky_attic/shared.py") == ["spooky_attic.upper", "spooky_attic.lower"]
    assert changed_by("spooky_cellar.py") == ["spooky_cellar"]


def test_code_typed_at_a_prompt_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "typed", ModuleType("typed"))
    assert cache_folder.__wrapped__("typed") is None
    with pytest.raises(ImportError, match="nowhere is not imported"):
        cache_folder.__wrapped__("nowhere")


STAIRS = """
import sys
from numba.core import event
import nightkeep as nk
with event.install_recorder("numba:compile") as compiled:
    game = nk.game("creaking-stairs", players=2)
    state = game.start()
    state.play("run")
    ladder = nk.game("creaking-ladder", players=2)
    lengths = [one.simulate(games=20, seed=1, threads=1).lengths.sum() for one in (game, ladder)]
    print(state.outcomes(), *lengths)
print("compiled", sum(1 for _, e in compiled.buffer if e.is_end))
"""


# The same records, and other kernels: here nobody runs, so that a game of two has 19 turns.
LADDER = """
from dataclasses import replace
from msgspec import structs
from creaking_stairs import GAME as STAIRS
from creaking_stairs.kernel import legal as both
from creaking_stairs.state import Board, State
from nightkeep.compile.kernel import int64, kernel
from nightkeep.rules.record import Ints

@kernel
def legal(board: Board, s: State, out: Ints) -> int:
    return min(both(board, s, out), int64(1))

rules = structs.replace(STAIRS.rules, game="creaking-ladder")
GAME = replace(STAIRS, name="creaking-ladder", rules=rules, kernels=replace(STAIRS.kernels, legal=legal))
"""


@pytest.mark.slow
def test_a_second_process_compiles_nothing_of_a_plug_in_until_it_is_edited(tmp_path: Path) -> None:
    home = tmp_path / "home"
    example = SOURCE.parents[1] / "examples/creaking_stairs"
    shutil.copytree(example / "src", home, ignore=shutil.ignore_patterns("__pycache__"))
    info = home / "creaking_stairs-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: creaking-stairs\nVersion: 1.0\n")
    entries = "creaking-stairs = creaking_stairs:GAME\ncreaking-ladder = creaking_stairs.ladder:GAME"
    (info / "entry_points.txt").write_text(f"[nightkeep.games]\n{entries}\n")
    (home / "creaking_stairs" / "ladder.py").write_text(LADDER)

    def probe() -> list[str]:
        return run(STAIRS, tmp_path / "home" / "creaking_stairs", tmp_path / "cache").splitlines()

    first, second = probe(), probe()
    assert first[0] == second[0] and first[1] != "compiled 0" == second[1]
    assert first[0].endswith(f" {20 * 19}"), "the ladder's own code, though its records are those of the stairs"

    state = home / "creaking_stairs" / "state.py"  # a file that kernel.py only imports from
    state.write_text(state.read_text(encoding="utf-8").replace("FACES = 6", "FACES = 4"), encoding="utf-8")
    third = probe()
    assert third[0].startswith("([2, 3, 4, 5], [1, 1, 1, 1])") and third[1] != "compiled 0"


def test_old_folders_are_forgotten(tmp_path: Path) -> None:
    for age in range(kernel.MOST_CACHES + 3):
        folder = tmp_path / f"room-{age:02}"
        folder.mkdir()
        os.utime(folder, (1000 - age, 1000 - age))
    (tmp_path / "other-1").mkdir()
    kernel._delete_old(tmp_path, "room")
    assert sorted(p.name for p in tmp_path.glob("room-*")) == [f"room-{i:02}" for i in range(kernel.MOST_CACHES)]
    assert (tmp_path / "other-1").exists()


def test_an_unwritable_cache_is_said_and_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("NIGHTKEEP_CACHE", str(tmp_path / "file"))
    with pytest.warns(UserWarning, match="every start will compile"):
        assert cache_folder.__wrapped__("nightkeep.games.hidden_castle") is None


@pytest.mark.skipif(sys.platform == "win32", reason="there the system is asked, not the environment")
def test_folders_are_where_the_system_wants_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.delenv("NIGHTKEEP_CACHE", raising=False)
    folder = cache_folder.__wrapped__("nightkeep.games.hidden_castle")
    assert folder is not None and Path(folder).parent == tmp_path / "cache" / "nightkeep" / "kernels"
    monkeypatch.setenv("NIGHTKEEP_CACHE", str(tmp_path / "mine"))
    moved = cache_folder.__wrapped__("nightkeep.games.hidden_castle")
    assert moved is not None and Path(moved).parent == tmp_path / "mine" / "kernels"


def test_bind_loads_once_and_refuses_what_is_not_there() -> None:
    spec = nightkeep.game("hidden-castle").spec
    assert spec.bind("nightkeep.batch.playout") is spec.playout
    with pytest.raises(ImportError, match=r"nightkeep\.batch\.nothing"):
        bind("nightkeep.batch.nothing", spec.package, "hidden-castle", {})
