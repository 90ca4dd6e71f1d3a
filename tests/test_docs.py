"""The documentation is true: its examples run and give what they say, its commands exist, its pages build without a
warning.

- A Python block runs with the names of the blocks before it on its page. A line that is an expression and ends with a
  literal in a comment (``state.actor  # 0``) must give it.
- A TOML block with a title is written into the page's folder under that name.
- Commands (``sh``) run in that folder, ``console`` blocks are compared with what is printed (``...`` is anything).
  Commands that wait for people, and those after ``<!-- test: shown -->``, are only read: every option must exist.
- So are commands in an indented block.
- A page with ``<!-- test: slow -->`` is left to ``make test-docs``.
"""

from __future__ import annotations

import ast
import doctest
import re
import shlex
import shutil
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from typer.main import get_command

import nightkeep as nk
from nightkeep.cli.main import app
from tests.cli.support import run

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
FENCE = re.compile(
    r"(?P<shown><!-- test: shown -->\n)?^```(?P<language>\w+)(?: title=\"(?P<title>[^\"]+)\")?\n(?P<code>.*?)^```$",
    re.DOTALL | re.MULTILINE,
)
INDENTED = re.compile(r"^    nightkeep ((?:.*\\\n)*.*)$", re.MULTILINE)
SLOW = "<!-- test: slow -->"
WAITING = {"serve", "play", "learn", "docs", "bench"}  # for people, or for long
OF_OTHERS = ("pip ", "sudo ", "createuser ", "uvx ", "pipx ")
ELSEWHERE = {"add-a-game.md", "README.md"}  # their Python is checked by web/test_plugin.py and test_readme.py
PAGES = sorted(
    path
    for path in [ROOT / "README.md", *DOCS.rglob("*.md")]
    if (text := path.read_text(encoding="utf-8")) and (FENCE.search(text) or INDENTED.search(text))
)


@dataclass
class Example:
    """The blocks of one page, run in order."""

    page: Path
    names: dict[str, object] = field(default_factory=dict)
    compared: int = 0

    def run(self) -> None:
        text = self.page.read_text(encoding="utf-8")
        for indented in INDENTED.findall(FENCE.sub("", text)):
            read_command(shlex.split(indented.replace("\\\n", " ")))
        for block in FENCE.finditer(text):
            language, code, title = block["language"], block["code"], block["title"]
            if title and language == "toml":
                target = Path(title)
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_text(code, encoding="utf-8")
            elif language == "python" and self.page.name not in ELSEWHERE:
                self.python(code)
            elif language == "sh":
                for line in code.splitlines():
                    self.command(line, shown=block["shown"] is not None or self.page.name == "README.md")
            elif language == "console":
                self.session(code)

    def python(self, code: str) -> None:
        lines = code.splitlines()
        for node in ast.parse(code).body:
            if not isinstance(node, ast.Expr):
                exec(compile(ast.Module([node], []), str(self.page), "exec"), self.names)
                continue
            value = eval(compile(ast.Expression(node.value), str(self.page), "eval"), self.names)
            last = lines[(node.end_lineno or 1) - 1]
            comment = last[node.end_col_offset or 0 :].partition("# ")[2]
            if (comment and not comment[0].isalpha()) or comment in ("True", "False", "None"):
                assert value == ast.literal_eval(comment), f"{self.page.name}: {last.strip()} gives {value!r}"
                self.compared += 1

    def command(self, line: str, shown: bool) -> None:
        words = shlex.split(line, comments=True)
        if not words or line.startswith(OF_OTHERS):
            return
        if words[0] == "make":
            assert words[1] in TARGETS, f"{self.page.name}: there is no target {words[1]}"
        elif words[0] == "python":
            assert (ROOT / words[1]).is_file(), f"{self.page.name}: {line}"
        elif words[0] == "nightkeep":
            read_only = shown or (set(words) & WAITING and not plays_alone(words))
            read_command(words[1:]) if read_only else self.carry_out(words[1:])
        else:
            pytest.fail(f"{self.page.name}: nobody checks the command {line!r}")

    def carry_out(self, words: list[str]) -> str:
        done = run(*words)
        assert done.exit_code == 0, f"{self.page.name}: {words}: {done.output}"
        return done.stdout

    def session(self, code: str) -> None:
        for line, expected in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", code, re.MULTILINE):
            printed = self.carry_out(shlex.split(line)[1:])
            same = doctest.OutputChecker().check_output(
                expected, printed, doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
            )
            assert same, f"{self.page.name}: {line} prints\n{printed}"
            self.compared += 1


TARGETS = set(re.findall(r"^([a-z0-9-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))


def plays_alone(words: list[str]) -> bool:
    """Whether a game is played by bots alone: somebody is named for each of its seats, and nobody is human."""
    seats = [words[at + 1] for at, word in enumerate(words) if word in ("--seat", "-s")]
    return (
        "play" in words
        and "--players" in words
        and "human" not in seats
        and (len(seats) == int(words[words.index("--players") + 1]))
    )


def read_command(words: list[str]) -> None:
    """Read a command line as far as its options and arguments: what does not exist is an error."""
    command = get_command(app)
    words = ["en" if word == "it" else word for word in words]  # the language that the guide to languages adds
    context = command.make_context("nightkeep", words)
    if not words:
        return  # it stands alone, and opens the hall or a menu
    while hasattr(command, "resolve_command"):
        rest = [*context._protected_args, *context.args]
        name, command, rest = command.resolve_command(context, rest)
        context = command.make_context(name, rest, parent=context)


def slow(page: Path) -> bool:
    return SLOW in page.read_text(encoding="utf-8")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a page's examples run: with the files that readers have."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("NIGHTKEEP_LANG", "en")  # and as it was afterwards: commands with --lang change it
    shutil.copytree(ROOT / "studies", tmp_path / "studies")
    return tmp_path


def titled(pages: list[Path]) -> list[object]:
    return [pytest.param(page, id=page.relative_to(ROOT).as_posix()) for page in pages]


@pytest.mark.parametrize("page", titled([page for page in PAGES if not slow(page)]))
def test_the_examples_of_a_page_run(page: Path, folder: Path) -> None:
    Example(page).run()


@pytest.mark.docs
@pytest.mark.parametrize("page", titled([page for page in PAGES if slow(page)]))
def test_the_examples_of_a_slow_page_run(page: Path, folder: Path) -> None:
    Example(page).run()


def test_a_wrong_example_is_found(tmp_path: Path) -> None:
    for wrong in (
        "```python\n1 + 1  # 3\n```",
        "```sh\nnightkeep play --no-such-option\n```",
        "```sh\nnightkeep games no-such-game\n```",
        "```sh\nmake no-such-target\n```",
        "```sh\nrm -r docs\n```",
        "```console\n$ nightkeep --version\nnightkeep 99\n```",
        "    nightkeep serve --no-such-option",
    ):
        page = tmp_path / "page.md"
        page.write_text(wrong + "\n", encoding="utf-8")
        with pytest.raises(BaseException):  # noqa: B017, PT011 - an assertion, a wrong option, an exit
            Example(page).run()


def test_every_public_name_is_in_the_reference() -> None:
    text = (DOCS / "reference/api.md").read_text(encoding="utf-8")
    assert [
        name for name in nk.__all__ if not re.search(rf"(::: nightkeep\.(play\.registry\.)?|`nk\.){name}\b", text)
    ] == []


def test_every_game_has_a_page() -> None:
    assert {path.stem for path in DOCS.glob("games/*.md")} == {*nk.games(), "index"}


def test_links_from_code_lead_somewhere() -> None:
    """Docstrings, comments and help name pages of the documentation."""
    named = [
        (path, name)
        for folder in ("src", "web/src", "tests", "bench", "examples", "studies")
        for path in (ROOT / folder).rglob("*")
        if path.suffix in {".py", ".toml", ".ts", ".svelte", ".ftl"}
        for name in re.findall(r"\bdocs/[\w/-]+\.md\b", path.read_text(encoding="utf-8"))
    ]
    assert len(named) > 5
    assert [f"{path}: {name}" for path, name in named if not (ROOT / name).is_file()] == []
