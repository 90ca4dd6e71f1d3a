"""Imports point one way: core <- games <- bots <- {arena, envs, lab, server} <- cli; only a game's room names it."""

from __future__ import annotations

import ast
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[1] / "src" / "nightkeep"
LEVEL = {"core": 0, "games": 1, "bots": 2, "arena": 3, "envs": 3, "lab": 3, "server": 3, "cli": 4}
GAMES = [folder.parent.name for folder in (PACKAGE / "games").glob("*/rules.toml")]


def sources() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def imported(path: Path) -> set[tuple[str, ...]]:
    """The nightkeep modules a file imports, as paths inside the package."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute here"
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        found |= {tuple(name.split(".")[1:]) for name in names if name.split(".")[0] == "nightkeep"}
    return found


def test_there_is_something_to_check() -> None:
    assert len(sources()) > 20 and len(GAMES) >= 2


def test_imports_point_one_way() -> None:
    wrong = []
    for path in sources():
        home = path.relative_to(PACKAGE).parts[0]
        if home not in LEVEL:
            continue
        for target in imported(path):
            if target and target[0] in LEVEL and LEVEL[target[0]] > LEVEL[home]:
                wrong.append(f"{path.relative_to(PACKAGE)} imports {'.'.join(target)}")
            same_level_other_house = target and LEVEL.get(target[0]) == LEVEL[home] and target[0] != home
            if same_level_other_house:
                wrong.append(f"{path.relative_to(PACKAGE)} imports {'.'.join(target)}")
    assert not wrong, wrong


def test_a_room_imports_no_other_room() -> None:
    wrong = []
    for path in sources():
        parts = path.relative_to(PACKAGE).parts
        for target in imported(path):
            if len(target) > 1 and target[0] == "games" and target[1] in GAMES and parts[:2] != ("games", target[1]):
                wrong.append(f"{'/'.join(parts)} imports {'.'.join(target)}")
    assert not wrong, wrong


def test_nothing_outside_a_room_names_its_game() -> None:
    wrong = []
    for path in sources():
        parts = path.relative_to(PACKAGE).parts
        text = path.read_text(encoding="utf-8")
        for game in GAMES:
            if parts[:2] != ("games", game) and (game in text or game.replace("_", "-") in text):
                wrong.append(f"{'/'.join(parts)} names {game}")
    assert not wrong, wrong
