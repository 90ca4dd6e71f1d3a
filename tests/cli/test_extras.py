"""The base install does its work without the extra ``lab``, and says what to install for the rest."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.cli.support import run


@pytest.fixture
def base_install(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hide the modules of the extra: importing them fails as if they were not installed."""
    for name in [*sys.modules]:
        if name.startswith("nightkeep.lab"):
            monkeypatch.delitem(sys.modules, name)
    for name in ("polars", "scipy", "choix", "altair", "vl_convert", "jinja2"):
        monkeypatch.setitem(sys.modules, name, None)


@pytest.mark.usefixtures("base_install")
def test_random_games_need_no_extra() -> None:
    done = run("simulate", "hidden-castle", "-n", "20", "--players", "2")
    assert done.exit_code == 0, done.output
    assert "95% interval" in done.stdout


@pytest.mark.usefixtures("base_install")
def test_the_arena_prints_intervals_and_says_what_ratings_need() -> None:
    done = run("arena", "hidden-castle", "-p", "2", "--bots", "greedy,random", "--games", "4", "--workers", "1")
    assert done.exit_code == 0, done.output
    assert "% to " in done.stdout
    assert "Ratings: pip install 'nightkeep[lab]' to see them." in " ".join(done.stdout.split())


@pytest.mark.usefixtures("base_install")
@pytest.mark.parametrize("command", ["run", "report"])
def test_studies_say_what_to_install(tmp_path: Path, command: str) -> None:
    refused = run("lab", command, tmp_path)
    assert refused.exit_code == 2
    said = " ".join(refused.stderr.split())
    assert "studies need polars, scipy, altair, vl_convert, jinja2: pip install 'nightkeep[lab]'" in said
    assert "Traceback" not in refused.output + refused.stderr
