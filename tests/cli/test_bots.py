"""Bots at the terminal: seats, hints, matches and reviews."""

from __future__ import annotations

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

import nightkeep as nk
from tests.cli.support import refused, run

ROOMY = ("hidden-castle", "--players", "2")


@pytest.mark.usual_company
def test_others_are_played_by_normal_bots_unless_told() -> None:
    result = run("play", *ROOMY, "--seed", "1", typed="14\nquit\nl\n")
    assert "Seat 1: human, Seat 2: normal" in " ".join(result.stdout.split())
    assert "Seat 2 places a guest" in result.stdout or result.stdout.count("places") >= 2


def test_a_whole_game_of_thinking_bots(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    seats = ("-s", "easy", "-s", "greedy")
    assert run("play", *ROOMY, *seats, "--seed", "1", "--save", file).exit_code == 0
    assert nk.replay(nk.load_record(file)).is_over


def test_a_hint_names_legal_actions_and_their_chances() -> None:
    result = run("play", *ROOMY, "--seed", "1", typed="hint\nquit\ny\n")
    hints = re.findall(r"^  (place \d+): wins about (\d+)%", result.stdout, re.MULTILINE)
    assert len(hints) == 3
    assert {text for text, _ in hints} <= set(nk.game("hidden-castle", players=2).start().actions())
    assert "hint" in run("play", *ROOMY, typed="help\nquit\ny\n").stdout


def test_a_match_is_told_and_kept(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    words = ("arena", *ROOMY, "--bots", "greedy,random", "--games", "6", "--workers", "1", "--results", file)
    result = run(*words)
    assert result.exit_code == 0 and len(file.read_text().splitlines()) == 7
    first = re.search(r"greedy\s.*?(\d+\.\d)%", result.stdout)
    assert first and float(first[1]) > 80
    before = file.read_text()
    assert run(*words).exit_code == 0 and file.read_text() == before


def test_bad_matches() -> None:
    assert "no bot 'strong'" in refused("arena", *ROOMY, "--bots", "strong,random")
    assert "would think for ever" in refused("arena", *ROOMY, "--bots", "expert:seconds=0")
    assert "at least one bot" in refused("arena", *ROOMY, "--bots", ",")


def test_a_review_of_a_record(tmp_path: Path) -> None:
    file, svg, data = tmp_path / "game.json", tmp_path / "game.svg", tmp_path / "game-review.json"
    seats = ("-s", "random", "-s", "greedy", "--name", "R<b>", "--name", "Emil")
    run("play", *ROOMY, *seats, "--seed", "1", "--save", file)
    result = run("analyse", file, "--rounds", "40", "--svg", svg, "--json", data)
    assert result.exit_code == 0, result.output
    assert "Where the chances changed most" in result.stdout and "at the last decision" in result.stdout
    assert any("R<b>" in text for text in ElementTree.fromstring(svg.read_text()).itertext())
    moments = json.loads(data.read_text())["moments"]
    assert moments and all(len(moment["chances"]) == 2 for moment in moments)
    assert "there is no folder" in refused("analyse", file, "--svg", tmp_path / "no" / "x.svg")
    assert "cannot be read" in refused("analyse", tmp_path / "none.json")
    empty = tmp_path / "empty.json"
    nk.save_record(nk.game("hidden-castle").start().record(), empty)
    assert "nothing to look at" in run("analyse", empty).stdout
