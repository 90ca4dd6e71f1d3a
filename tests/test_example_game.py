"""docs/add-a-game.md is true: its example, copied where games live, is a game like any other."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import nightkeep

ROOT = Path(__file__).resolve().parents[1]
GUIDE = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
FOLDER = "examples/creaking_stairs"
NAME = "creaking-stairs"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A house of its own: the package with the example among its games."""
    home = tmp_path_factory.mktemp("house")
    package = Path(nightkeep.__file__).parent
    shutil.copytree(package, home / "nightkeep", ignore=shutil.ignore_patterns("__pycache__", "page"))
    shutil.copytree(ROOT / FOLDER, home / "nightkeep" / "games" / Path(FOLDER).name)
    return home


def python(house: Path, *words: str, typed: str = "", compiled: bool = False) -> str:
    """What a Python of that house prints."""
    own = {"PYTHONPATH": str(house), "NIGHTKEEP_CACHE": str(house / "cache")}
    own["NUMBA_DISABLE_JIT"] = "0" if compiled else "1"
    done = subprocess.run(
        [sys.executable, *words],
        input=typed,
        capture_output=True,
        text=True,
        cwd=house,
        env={**os.environ, **own},
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_passes_the_kit(house: Path) -> None:
    check = f"[conformance.check(nk.game({NAME!r}, players=n), games=2, parity=False) for n in (2, 3, 4)]"
    python(house, "-c", f"import nightkeep as nk; from nightkeep.core import conformance; {check}")


@pytest.mark.slow
def test_the_guides_own_check_passes(house: Path) -> None:
    """Compiled, interpreted and on CUDA."""
    (code,) = re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL)
    assert "conformance.check" in code
    python(house, "-c", code, compiled=True)


def test_it_is_played_and_simulated(house: Path) -> None:
    (lines,) = re.findall(r"```sh\n(.*?)```", GUIDE, re.DOTALL)
    assert f"cp -r {FOLDER} src/nightkeep/games/" in lines
    assert f"nightkeep play {NAME}" in lines and f"nightkeep simulate {NAME}" in lines
    cli = ("-m", "nightkeep")
    told = python(house, *cli, "play", NAME, "--seed", "1", "-s", "human", "-s", "greedy", typed="tiptoe\nquit\ny\n")
    assert "Seat 1 tiptoes up to stair 1." in told
    told = python(house, *cli, "play", NAME, "--seed", "1", "-s", "random", "-s", "greedy", "--save", "game.json")
    assert "is at the top and wins." in told
    assert "is at the top and wins." in python(house, *cli, "replay", "game.json")
    assert "The Creaking Stairs" in python(house, *cli, "simulate", NAME, "-n", "50")
    assert "greedy" in python(house, *cli, "arena", NAME, "-b", "greedy,random", "-n", "4", "--workers", "1")


def test_its_rules_are_all_carried_out() -> None:
    rules = set(re.findall(r'id = "(CS-[\d.]+)"', (ROOT / FOLDER / "rules.toml").read_text(encoding="utf-8")))
    cited = set(re.findall(r"CS-\d+\.\d+", (ROOT / FOLDER / "kernel.py").read_text(encoding="utf-8")))
    assert cited == rules
