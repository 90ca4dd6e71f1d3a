"""Boards of one's own from the command line: ``nightkeep board new`` and ``nightkeep board check``."""

from __future__ import annotations

from pathlib import Path

import pytest

import nightkeep as nk
from nightkeep.play.own_boards import new_board
from nightkeep.play.registry import OWN, games_of
from tests.cli.support import refused, run

GAME = "hidden-castle"


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A copy of a game's standard board."""
    path = tmp_path / "mine.toml"
    done = run("board", "new", GAME, "--out", path)
    assert done.exit_code == 0, done.output
    assert f"nightkeep board check {path}" in done.stdout
    return path


@pytest.mark.parametrize("name", games_of(OWN))
def test_new_prints_the_standard_board(name: str) -> None:
    assert run("board", "new", name).stdout == new_board(name)


def test_a_new_board_can_be_played(mine: Path) -> None:
    own = nk.game(GAME, board=str(mine)).board
    assert own.rows.tobytes() == nk.game(GAME).board.rows.tobytes()


def test_new_never_overwrites(mine: Path) -> None:
    assert "the file exists" in refused("board", "new", GAME, "--out", mine)
    assert "there is no folder" in refused("board", "new", GAME, "--out", mine.parent / "no" / "mine.toml")
    assert "there is no game 'hidden-cstle'" in refused("board", "new", "hidden-cstle")


def test_check_draws_and_counts(mine: Path) -> None:
    done = run("board", "check", mine, "--game", GAME, "-p", "3", "-n", "40")
    assert done.exit_code == 0, done.output
    lines = [" ".join(line.replace("│", " ").split()) for line in done.stdout.splitlines()]
    assert "Games 40" in lines
    assert "Ended 40" in lines
    assert any(line.startswith("Actions a game ") for line in lines)
    assert [line.split()[3] for line in lines if line.startswith("Wins of Seat")] == ["1", "2", "3"]
    assert "The board is complete, and every game ended." in lines
    drawing = done.stdout[: done.stdout.index("Random play")]
    assert len(drawing.splitlines()) > 10, "the board is drawn above the table"
    assert run("board", "check", mine, "-p", "3", "-n", "40").stdout == done.stdout, "the same file, the same report"


def test_check_reports_games_that_do_not_end(mine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nightkeep.play.own_boards.MOST_ACTIONS", 10)
    done = run("board", "check", mine, "-n", "100")
    assert done.exit_code == 1
    assert "20 games did not end within 10 actions" in done.stdout
    assert "Wins of" not in done.stdout


def test_check_names_what_is_wrong(mine: Path, tmp_path: Path) -> None:
    text = mine.read_text(encoding="utf-8")
    line = next(i for i, words in enumerate(text.splitlines(), 1) if words.startswith("game = "))
    said = refused("board", "check", mine, "--game", "ghost-chase")
    assert said == f"{mine}, line {line}: game = 'hidden-castle', but --game asks for a board of ghost-chase"
    mine.write_text(text.replace("game = ", "attic = 3\ngame = ", 1), encoding="utf-8")
    assert refused("board", "check", mine).startswith(f"{mine}, line {line}: unknown key 'attic'; known here are: ")
    mine.write_text(text.replace('game = "hidden-castle"', 'game = "hidden-cstle"'), encoding="utf-8")
    assert f"{mine}, line {line}: game = 'hidden-cstle': there is no such game" in refused("board", "check", mine)
    assert "cannot be read" in refused("board", "check", tmp_path / "none.toml")
    (tmp_path / "empty.toml").write_text("", encoding="utf-8")
    assert "'game' is missing" in refused("board", "check", tmp_path / "empty.toml")


def test_check_refuses_wrong_options(mine: Path) -> None:
    assert "players = 9 is not allowed" in refused("board", "check", mine, "-p", "9")
    assert "write it as KEY=VALUE" in refused("board", "check", mine, "--option", "players")
