"""The worked example runs from end to end, where PyTorch is installed."""

from __future__ import annotations

import csv
import importlib.util
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "ppo.py"


NEEDS_TORCH = pytest.mark.skipif(importlib.util.find_spec("torch") is None, reason="PyTorch is not installed")


@NEEDS_TORCH
@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--game", "hidden-cstle"), "there is no game 'hidden-cstle'"),
        (("--game", "hidden-rooms"), "has no option 'players'"),
        (("--game", "run-ghost-run"), "too many actions"),
        (("--opponent", "nobody"), "there is no bot 'nobody'"),
        (("--tests", "0"), "0 is not a whole number from 1 on"),
        (("--seed", "-1"), "--seed is a whole number from 0"),
        (("--save", "nowhere/curve"), "there is no folder nowhere"),
    ],
)
def test_what_ppo_cannot_do_is_said_first(words: tuple[str, str], said: str, tmp_path: Path) -> None:
    done = subprocess.run([sys.executable, EXAMPLE, *words], capture_output=True, text=True, check=False, cwd=tmp_path)
    assert done.returncode == 2
    assert said in done.stderr and "Traceback" not in done.stderr


@NEEDS_TORCH
def test_ppo_trains_and_draws_its_curve(tmp_path: Path) -> None:
    small = {"decisions": 128, "games": 8, "steps": 8, "size": 8, "tests": 2, "test-matches": 2, "matches": 4}
    words = [word for name, value in small.items() for word in (f"--{name}", str(value))]
    done = subprocess.run(
        [sys.executable, EXAMPLE, *words, "--opponent", "random", "--save", tmp_path / "curve.1"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("against random") == 3
    rows = list(csv.DictReader((tmp_path / "curve.1.csv").read_text().splitlines()))
    assert [row["decisions"] for row in rows] == ["0", "64", "128"]
    picture = ElementTree.parse(tmp_path / "curve.1.svg").getroot()
    assert len(picture.find("{http://www.w3.org/2000/svg}polyline").get("points").split()) == 3
    assert (tmp_path / "curve.1.pt").stat().st_size > 1000
