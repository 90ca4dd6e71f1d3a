"""Bots at the terminal: seats, hints, matches and reviews."""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from xml.etree import ElementTree

import pytest

import nightkeep as nk
from nightkeep.arena.run import read_results
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
    assert "would think without end" in refused("arena", *ROOMY, "--bots", "expert:seconds=0")
    assert "at least one bot" in refused("arena", *ROOMY, "--bots", ",")
    assert "no game 'hidden-castel'" in refused("arena", "hidden-castel")
    assert "ghosts" in refused("arena", "hidden-castle", "-o", "ghosts=3")
    assert "wants a number" in refused("arena", *ROOMY, "--bots", "hard:rounds=,random")
    assert "slips may be 0 to 100" in refused("arena", *ROOMY, "--bots", "hard:slips=200")
    assert "seconds may be 0 or more" in refused("arena", *ROOMY, "--bots", "hard:seconds=-1,random")
    assert "greedy does not think" in refused("arena", *ROOMY, "--bots", "greedy:rounds=5,random")


def test_a_bot_that_has_not_played_has_no_share() -> None:
    """Three bots on two chairs, and only one game: the third is listed, without figures."""
    told = run("arena", *ROOMY, "--bots", "greedy,random,easy", "--games", "1", "--workers", "1").stdout
    row = re.search(r"│ easy\s*│(.*)", told)
    assert row and [cell.strip() for cell in row[1].split("│")] == ["0", "", "", "", "", ""]


def test_bad_files_of_results(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("buy milk")
    match = ("arena", *ROOMY, "--bots", "random", "--games", "1", "--workers", "1", "--results")
    assert "not a file of arena results" in refused(*match, file) and file.read_text() == "buy milk"
    assert "cannot be written there" in refused(*match, tmp_path / "none" / "match.jsonl")
    assert "cannot be read" in refused(*match, tmp_path)
    kept = tmp_path / "match.jsonl"
    assert run(*match, kept).exit_code == 0
    assert "holds another match" in refused(*match, kept, "--seed", "7")


def test_solo_games_are_told_by_duels() -> None:
    words = ("arena", "hidden-rooms", "-o", "match=stage", "--bots", "greedy,random", "--games", "12", "--workers", "1")
    told = run(*words).stdout
    row = re.search(r"greedy - random\s*│(.*)", told)
    assert "Duels" in told and row
    both, only_first, only_second, neither = (int(cell) for cell in row[1].split("│")[:4])
    assert both + only_first + only_second + neither == 6 and only_first > only_second == both == 0
    assert "Duels" not in run("arena", *ROOMY, "--bots", "random", "--games", "1", "--workers", "1").stdout


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C is sent as a signal")
def test_a_match_of_one_kind_of_bot_says_that_it_compares_nothing() -> None:
    told = " ".join(run("arena", *ROOMY, "--bots", "random,random", "--games", "4", "--workers", "1").stdout.split())
    assert "random played every seat" in told and "By side" in told and "A bold row" not in told
    told = " ".join(run("arena", *ROOMY, "--bots", "random", "--games", "4", "--workers", "1").stdout.split())
    assert "random played every seat" in told and "By side" not in told
    assert "every seat" not in run("arena", *ROOMY, "--bots", "random,greedy", "--games", "1", "--workers", "1").stdout


@pytest.mark.parametrize(("workers", "sent"), [(1, "SIGINT"), (2, "SIGINT"), (2, "SIGKILL")])
def test_a_match_that_is_stopped_loses_no_result_and_leaves_nobody_behind(
    tmp_path: Path, workers: int, sent: str
) -> None:
    """After Ctrl-C, and if it is killed: the workers end as well (what they all write to is closed only then), and the
    same command goes on."""
    file = tmp_path / "match.jsonl"
    words = ["arena", *ROOMY, "--bots", "greedy,random", "--results", str(file)]
    command = [sys.executable, "-c", "from nightkeep.cli.main import app; app()", *words, "--games", "100000"]
    command += ["--workers", str(workers)]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, start_new_session=True) as match:
        try:
            end = time.monotonic() + 600  # only to end at all: where nothing is compiled yet it takes a while
            while not file.exists() or file.read_text().count("\n") < 5:
                assert match.poll() is None and time.monotonic() < end
                time.sleep(0.05)
            if sent == "SIGINT":
                os.killpg(match.pid, signal.SIGINT)  # as a terminal does: all processes of the group
            else:
                match.kill()
            _, said = match.communicate(timeout=600)
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(match.pid, signal.SIGKILL)
    kept, told = len(read_results(file)), " ".join(said.split())
    assert "Traceback" not in told
    if sent == "SIGINT":
        assert match.returncode == 130
        assert f"Stopped after {kept} of 100,000 games" in told and "the same command goes on" in told
    assert run(*words, "--games", kept + 4, "--workers", 1).exit_code == 0
    assert len(file.read_text().splitlines()) == 1 + kept + 4


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
    before = file.read_text()
    assert "is the record itself" in refused("analyse", file, "--json", file) and file.read_text() == before
    assert "cannot be read" in refused("analyse", tmp_path / "none.json")
    empty = tmp_path / "empty.json"
    nk.save_record(nk.game("hidden-castle").start().record(), empty)
    assert "nothing to look at" in run("analyse", empty).stdout
