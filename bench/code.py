"""Measure the source itself: lines, `Any`, the longest function, the most parameters, and what an import costs.

Run it in a checkout: ``python bench/code.py [REVISION ...]``; without a revision the files as they are now.
"""

from __future__ import annotations

import ast
import io
import subprocess
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).parents[1]
QUIET = (tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER)


def git(*words: str) -> str:
    """Return what git prints."""
    return subprocess.run(["git", *words], cwd=ROOT, check=True, capture_output=True, text=True).stdout


def sources(revision: str | None) -> Iterator[str]:
    """Return the text of every Python file in src, at a revision or now."""
    if revision is None:
        yield from (path.read_text(encoding="utf-8") for path in sorted(ROOT.glob("src/**/*.py")))
        return
    for name in git("ls-tree", "-r", "--name-only", revision, "src").splitlines():
        if name.endswith(".py"):
            yield git("show", f"{revision}:{name}")


def docstring_lines(tree: ast.Module) -> set[int]:
    """Return the numbers of the lines that docstrings take."""
    lines: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and ast.get_docstring(
            node
        ):
            first = node.body[0]
            lines |= set(range(first.lineno, (first.end_lineno or first.lineno) + 1))
    return lines


def measure(revision: str | None) -> list[str]:
    """Return a row of the table: the revision and its figures."""
    total = code = docs = anys = longest = parameters = 0
    for text in sources(revision):
        tree = ast.parse(text)
        documented, written = docstring_lines(tree), set[int]()
        for token in tokenize.generate_tokens(io.StringIO(text).readline):
            if token.type not in (*QUIET, tokenize.COMMENT):
                written |= set(range(token.start[0], token.end[0] + 1))
                anys += token.type == tokenize.NAME and token.string == "Any"
        total, docs, code = total + text.count("\n"), docs + len(documented), code + len(written - documented)
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                longest = max(longest, (node.end_lineno or node.lineno) - node.lineno + 1)
                parameters = max(parameters, len(node.args.args) + len(node.args.kwonlyargs))
    figures = (total, code, docs, round(1000 * anys / total, 1), longest, parameters)
    return [revision or "now", *(f"{figure:,}" for figure in figures)]


def import_cost() -> str:
    """Return what `import nightkeep` takes, and how much of it is Numba."""
    told = subprocess.run(
        [sys.executable, "-X", "importtime", "-c", "import nightkeep"], capture_output=True, text=True
    )
    took = {}
    for line in told.stderr.splitlines():
        _, cumulative, name = (part.strip() for part in line.removeprefix("import time:").split("|"))
        took[name] = int(cumulative) / 1e6 if cumulative.isdigit() else 0.0
    return f"import nightkeep: {took['nightkeep']:.3f} s, of which Numba {took['numba']:.3f} s"


def main() -> None:
    """Print the table."""
    table = Table("revision", "lines", "code", "docstrings", "Any / 1,000", "longest function", "most parameters")
    revisions: list[str | None] = [*sys.argv[1:]] or [None]
    for revision in revisions:
        table.add_row(*measure(revision))
    out = Console()
    out.print(table)
    out.print(import_cost())


if __name__ == "__main__":
    main()
