"""Imports point one way, from cli down to rules (see LEVEL), and only a game's own folders name it."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "nightkeep"
PAGE = ROOT / "web" / "src"
LEVEL = {
    "rules": 0,
    "compile": 1,
    "batch": 2,
    "play": 3,
    "games": 4,
    "bots": 5,
    "arena": 6,
    "envs": 6,
    "lab": 6,
    "server": 6,
    "cli": 7,
}

_PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
GAMES = {  # by name: the package's folder among the games
    name: where.partition(":")[0].rpartition(".")[2]
    for name, where in _PROJECT["entry-points"]["nightkeep.games"].items()
}
WRITTEN = {".py", ".toml", ".ftl", ".md", ".mako", ".ts", ".svelte", ".css", ".html"}  # what people write


def sources() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def imported(path: Path) -> set[tuple[str, ...]]:
    """The nightkeep modules a file imports, as paths inside the package; not what only type checkers read."""
    found = set()
    tree = ast.parse(path.read_text(encoding="utf-8"))
    typing_only = {
        id(inside)
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
        for one in node.body
        for inside in ast.walk(one)
    }
    for node in ast.walk(tree):
        if id(node) in typing_only:
            continue
        names = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute here"
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        found |= {tuple(name.split(".")[1:]) for name in names if name.split(".")[0] == "nightkeep"}
    return found


def test_there_is_something_to_check() -> None:
    assert len(sources()) > 20 and len(GAMES) == 6
    assert all((PACKAGE / "games" / folder / "__init__.py").exists() for folder in GAMES.values())
    assert len(list(outside())) > 150


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
            if (
                len(target) > 1
                and target[0] == "games"
                and target[1] in GAMES.values()
                and parts[:2] != ("games", target[1])
            ):
                wrong.append(f"{'/'.join(parts)} imports {'.'.join(target)}")
    assert not wrong, wrong


def outside() -> Iterator[tuple[Path, str]]:
    """Every file of the program and of the page, with the folder of the game that may be named there ('' for none).

    A game's data may name another: one of ours has the other as an option.
    """
    for path in (*PACKAGE.rglob("*"), *PAGE.rglob("*")):
        if path.suffix not in WRITTEN or (PACKAGE / "server" / "page") in path.parents:
            continue
        parts = path.relative_to(PACKAGE if PACKAGE in path.parents else PAGE).parts
        game = parts[1].replace("-", "_") if parts[0] == "games" and len(parts) > 2 else ""
        if game not in GAMES.values() or path.suffix in (".py", ".ts", ".svelte"):
            yield path, game


def test_nothing_outside_a_game_s_folders_names_it() -> None:
    """Neither by its name nor by its title."""
    named = {}
    for name, folder in GAMES.items():
        title = tomllib.loads((PACKAGE / "games" / folder / "rules.toml").read_text(encoding="utf-8"))["title"]
        words = [re.escape(word) for word in (name, folder, title, folder.replace("_", " ").title())]
        named[folder] = re.compile(rf"(?<![\w-])({'|'.join(words)})(?![\w-])")
    wrong = []
    for path, game in outside():
        text = path.read_text(encoding="utf-8")
        wrong += [
            f"{path.relative_to(ROOT)} names {one}" for one, name in named.items() if one != game and name.search(text)
        ]
    assert not wrong, wrong


def test_nobody_finds_games_by_looking_into_folders() -> None:
    """The registry asks installed distributions: a game may stand anywhere."""
    searched = re.compile(r"""glob\(\s*["'][^"']*rules\.toml|iterdir|listdir|walk_packages|iter_modules""")
    known = {"lab/run.py"}  # into a folder of results
    wrong = [
        path.relative_to(PACKAGE).as_posix() for path in sources() if searched.search(path.read_text(encoding="utf-8"))
    ]
    assert set(wrong) <= known, wrong
