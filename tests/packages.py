"""Wheels and sdists made from a clean copy of the checkout, and fresh environments that they are installed into."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
PIP = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]


def usual_environ() -> dict[str, str]:
    """The environment variables, without those that lead Python or Nightkeep to the checkout."""
    return {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "NIGHTKEEP"))}


def run(
    command: list[str | Path], cwd: Path, environ: dict[str, str] | None = None, typed: str = "", fails: bool = False
) -> str:
    """Return what a command prints; it has to succeed, or to fail."""
    done = subprocess.run(
        command, input=typed, capture_output=True, text=True, cwd=cwd, env=environ or usual_environ(), check=False
    )
    assert (done.returncode != 0) == fails, done.stdout + done.stderr
    return done.stdout + done.stderr if fails else done.stdout


def tracked(folder: str = ".") -> set[str]:
    """The files that git knows, as they are now: without those that are new to it, and without deleted ones."""
    listed = run(["git", "ls-files", "-z", "--", folder], ROOT)
    return {name for name in listed.split("\0") if name and (ROOT / name).exists()}


def copy_checkout(to: Path) -> Path:
    """Copy what a clone would hold, and what npm has installed, so that it need not do it again."""
    for name in tracked():
        (to / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, to / name)
    run(["cp", "-a", ROOT / "web/node_modules", to / "web"], ROOT)
    return to


@dataclass(frozen=True)
class Packages:
    """A clean copy of the checkout, and what was built: a wheel and an sdist from it, and a wheel from the sdist."""

    checkout: Path
    wheel: Path
    sdist: Path
    unpacked: Path  # the sdist
    wheel_of_sdist: Path


def build(home: Path) -> Packages:
    """Build wheel and sdist of a clean copy of the checkout; then a wheel of the sdist, where there is no Node."""
    checkout, dist, second = copy_checkout(home / "checkout"), home / "dist", home / "second"
    hatch = [sys.executable, "-m", "hatchling", "build"]
    run([*hatch, "-d", dist, "-t", "sdist", "-t", "wheel"], checkout)
    (sdist,) = dist.glob("*.tar.gz")
    with tarfile.open(sdist) as file:
        file.extractall(home / "unpacked", filter="data")
    (unpacked,) = (home / "unpacked").iterdir()
    run([*hatch, "-d", second, "-t", "wheel"], unpacked, without_node(home))
    (wheel,), (again,) = dist.glob("*.whl"), second.glob("*.whl")
    return Packages(checkout, wheel, sdist, unpacked, again)


def without_node(home: Path) -> dict[str, str]:
    """The environment variables with a PATH that leads to nothing at all."""
    return {**usual_environ(), "PATH": str(home / "nothing")}


class Environment:
    """A fresh virtual environment without Node and without the checkout."""

    def __init__(self, home: Path, name: str = "env") -> None:
        self.home = home
        self.folder = home / name
        self.python = self.folder / "bin/python"
        self.environ = {**usual_environ(), "PATH": str(self.folder / "bin"), "NIGHTKEEP_CACHE": str(home / "cache")}
        run([sys.executable, "-m", "venv", "--without-pip", self.folder], home)
        (self.site,) = self.folder.glob("lib/python*/site-packages")

    def install(self, *wanted: str | Path) -> None:
        """Install packages as pip does."""
        run([*PIP, "--python", self.python, "install", *wanted], self.home)

    def borrow(self) -> None:
        """Let third-party packages come from the environment of the tests; the checkout is not on this path."""
        others = [path for path in sys.path if path.endswith("site-packages")]
        (self.site / "needed.pth").write_text("\n".join(others) + "\n")

    def run(self, *words: str | Path, typed: str = "", fails: bool = False) -> str:
        """Return what a Python of this environment prints."""
        return run([self.python, *words], self.home, self.environ, typed, fails)

    def nightkeep(self, *words: str, typed: str = "", fails: bool = False) -> str:
        """Return what the command prints, on one line."""
        return " ".join(self.run("-m", "nightkeep", *words, typed=typed, fails=fails).split())
