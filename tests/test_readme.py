"""The README is true: its Python runs and gives what it says, its commands exist, its links lead somewhere."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest
from typer.main import get_command

import nightkeep as nk
from nightkeep.cli.main import app

ROOT = Path(__file__).resolve().parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", README, re.DOTALL)


def test_the_python_example() -> None:
    """Lines with an expression and a comment give what the comment says."""
    (code,) = blocks("python")
    names: dict[str, object] = {}
    checked = 0
    for line in code.splitlines():
        statement, _, comment = line.partition("  # ")
        if not statement.strip():
            continue
        try:
            value = eval(compile(ast.parse(statement.strip(), mode="eval"), "README", "eval"), names)
        except SyntaxError:
            exec(statement, names)
            continue
        assert value == ast.literal_eval(comment.strip()), line
        checked += 1
    assert checked >= 5


def test_make_targets_exist() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    named = set(re.findall(r"\bmake ([a-z-]+)", README))
    assert named and named <= targets


COMMANDS = sorted(set(re.findall(r"^nightkeep ([a-z]+)", "\n".join(blocks("sh")), re.MULTILINE)))


@pytest.mark.parametrize("command", COMMANDS)
def test_commands_exist(command: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "nightkeep", command, "--help"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0 and "Usage" in done.stdout, done.stderr


def test_every_command_is_named() -> None:
    assert set(get_command(app).commands) == set(COMMANDS)  # type: ignore[attr-defined]


def test_links_lead_somewhere() -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", README):
        assert (ROOT / target).exists(), target


def test_every_game_is_named() -> None:
    for name in nk.games():
        assert nk.game(name).spec.title in README


def test_nothing_is_left_to_fill_in() -> None:
    assert "@@" not in README
