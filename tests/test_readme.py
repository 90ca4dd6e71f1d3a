"""The README and what it leads to are true: Python runs and gives what it says, commands and links lead somewhere."""

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
COMMAND_LIST = (ROOT / "docs/reference/terminal.md").read_text(encoding="utf-8")
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / ".github").rglob("*.md")]


def blocks(language: str, text: str = README) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


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
    """Of all pages: in backquotes, or at the beginning of a line of a block."""
    targets = set(re.findall(r"^([a-z0-9-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    for page in PAGES:
        named = set(re.findall(r"(?:`|^ *(?:- run: )?)make ([a-z][a-z0-9-]*)", page.read_text(encoding="utf-8"), re.M))
        assert named <= targets, page
    assert {"play", "test"} <= set(re.findall(r"^make ([a-z-]+)", README, re.MULTILINE))


COMMANDS = sorted(set(re.findall(r"^nightkeep ([a-z]+)", "\n".join(blocks("sh", COMMAND_LIST)), re.MULTILINE)))


@pytest.mark.parametrize("command", COMMANDS)
def test_commands_exist(command: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "nightkeep", command, "--help"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0 and "Usage" in done.stdout, done.stderr


def test_every_command_is_named() -> None:
    assert set(get_command(app).commands) == set(COMMANDS)  # type: ignore[attr-defined]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        if not re.match(r"[a-z]+:", target):
            assert (page.parent / target).exists(), target


def test_it_fits_two_screens() -> None:
    assert len(README.splitlines()) <= 90
    assert (ROOT / "docs/picture.webp").stat().st_size <= 250_000


def test_every_game_is_named() -> None:
    for name in nk.games():
        assert nk.game(name).spec.title in README


def test_nothing_is_left_to_fill_in() -> None:
    assert "@@" not in README
