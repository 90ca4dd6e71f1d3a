"""Compiled kernels are kept, found again by a second process, and never served stale after an edit in any file."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import nightkeep
from nightkeep.core import kernel
from nightkeep.core.kernel import bind, cache_folder

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

    shared = copy / "games" / "gallery" / "moves.py"  # a file that kernel.py only imports from
    text = shared.read_text(encoding="utf-8")
    edited = text.replace("out[n] = PLACE + space ", "out[n] = PLACE + (35 - space) ")
    assert edited != text
    shared.write_text(edited, encoding="utf-8")
    third = run(PROBE, copy, tmp_path / "cache")
    assert "'place 35', 'place 34'" in third and "compiled 0" not in third


def test_the_folder_depends_on_every_source_but_other_rooms(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NIGHTKEEP_CACHE", str(tmp_path))
    copy = tmp_path / "nightkeep"
    shutil.copytree(SOURCE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(kernel, "_PACKAGE", copy)
    monkeypatch.setattr(kernel, "_GAMES", copy / "games")
    folder = cache_folder.__wrapped__
    before = folder("hidden_castle")
    assert folder("hidden_castle") == before != folder("midnight_party")

    (copy / "games" / "midnight_party" / "kernel.py").write_text("# another room\n")
    assert folder("hidden_castle") == before
    (copy / "games" / "gallery" / "places.py").write_text("# shared\n")
    after = folder("hidden_castle")
    assert after != before
    (copy / "core" / "kernel.py").write_text("# core\n")
    assert folder("hidden_castle") not in (before, after)


def test_old_folders_are_forgotten(tmp_path: Path) -> None:
    for age in range(kernel.CACHES_KEPT + 3):
        folder = tmp_path / f"room-{age:02}"
        folder.mkdir()
        os.utime(folder, (1000 - age, 1000 - age))
    (tmp_path / "other-1").mkdir()
    kernel._forget_old(tmp_path, "room")
    assert sorted(p.name for p in tmp_path.glob("room-*")) == [f"room-{i:02}" for i in range(kernel.CACHES_KEPT)]
    assert (tmp_path / "other-1").exists()


def test_an_unwritable_cache_is_said_and_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("NIGHTKEEP_CACHE", str(tmp_path / "file"))
    with pytest.warns(UserWarning, match="every start will compile"):
        assert cache_folder.__wrapped__("hidden_castle") is None


@pytest.mark.skipif(sys.platform == "win32", reason="there the system is asked, not the environment")
def test_folders_are_where_the_system_wants_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.delenv("NIGHTKEEP_CACHE", raising=False)
    folder = cache_folder.__wrapped__("hidden_castle")
    assert folder is not None and Path(folder).parent == tmp_path / "cache" / "nightkeep" / "kernels"
    monkeypatch.setenv("NIGHTKEEP_CACHE", str(tmp_path / "mine"))
    moved = cache_folder.__wrapped__("hidden_castle")
    assert moved is not None and Path(moved).parent == tmp_path / "mine" / "kernels"


def test_bind_loads_once_and_refuses_what_is_not_there() -> None:
    declared = nightkeep.game("hidden-castle").declared
    assert declared.bind("nightkeep.core.playout") is declared.playout
    with pytest.raises(ImportError, match=r"nightkeep\.core\.nothing"):
        bind("nightkeep.core.nothing", "hidden_castle", {})
