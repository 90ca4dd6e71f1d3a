"""The base install does its work without any extra, and says what to run for the rest."""

from __future__ import annotations

import importlib
import re
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from nightkeep.batch import cuda
from nightkeep.rules import extras
from nightkeep.rules.extras import EXTRAS, MissingExtraError, install_command
from tests.cli.support import run

PROJECT = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
WITH_EXTRAS = ("nightkeep.lab.", "nightkeep.envs.", "nightkeep.server.")


@pytest.fixture
def base_install(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hide the modules of all extras: importing them fails as if they were not installed."""
    for name in [*sys.modules]:
        if name.startswith(WITH_EXTRAS):
            monkeypatch.delitem(sys.modules, name)
    for name in [name for modules in EXTRAS.values() for name in modules]:
        monkeypatch.setitem(sys.modules, name, None)


def names(several: list[str]) -> set[str]:
    """The names of packages, as they are compared, without versions and markers."""
    return {re.split(r"[^\w-]", one)[0].lower().replace("_", "-") for one in several}


@pytest.mark.parametrize("extra", ["server", "envs", "lab"])
def test_modules_are_those_of_the_extras_packages(extra: str) -> None:
    """Each package of an extra has a module in the list, and each module a package."""
    packages = names(PROJECT["optional-dependencies"][extra])
    owners = {module: names(packages_distributions()[module]) & packages for module in EXTRAS[extra]}
    assert all(owners.values())
    assert set().union(*owners.values()) == packages - {"uvloop"}, "uvicorn does without uvloop"


def test_the_base_imports_nothing_of_the_extras() -> None:
    """Neither the package nor the command line does: both are there without them."""
    code = "import sys, nightkeep, nightkeep.cli.main; print(*{name.partition('.')[0] for name in sys.modules})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    ours = {name for modules in EXTRAS.values() for name in modules} - {"scipy"}  # Numba imports SciPy where it is
    assert set(done.stdout.split()) & ours == set()


@pytest.mark.usefixtures("base_install")
def test_random_games_need_no_extra() -> None:
    done = run("simulate", "hidden-castle", "-n", "20", "--players", "2")
    assert done.exit_code == 0, done.output
    assert "95% interval" in done.stdout


@pytest.mark.usefixtures("base_install")
def test_the_arena_prints_intervals_and_says_what_ratings_need() -> None:
    done = run("arena", "hidden-castle", "-p", "2", "--bots", "greedy,random", "--games", "4", "--workers", "1")
    assert done.exit_code == 0, done.output
    assert "% to " in done.stdout
    assert f"Ratings: run {install_command('lab')} to see them." in " ".join(done.stdout.split())


@pytest.mark.usefixtures("base_install")
@pytest.mark.parametrize(
    ("extra", "words"),
    [
        ("lab", ("lab", "run", "study.toml")),
        ("lab", ("lab", "report", "results")),
        ("server", ("serve",)),
        ("server", ("export", "records")),
        ("server", ("doctor",)),
        ("server", ("backup", "monday.backup")),
        ("server", ("restore", "monday.backup")),
    ],
    ids=str,
)
def test_commands_say_what_to_run(extra: str, words: tuple[str, ...]) -> None:
    refused = run(*words)
    assert refused.exit_code == 2
    said = " ".join(refused.stderr.split())
    packages = ", ".join(EXTRAS[extra])
    assert said == f"nightkeep: this needs packages that are not installed ({packages}). Run: {install_command(extra)}"


@pytest.mark.usefixtures("base_install")
def test_commands_speak_the_readers_language() -> None:
    assert "Voer uit: " in run("--lang", "nl", "serve").stderr


@pytest.mark.usefixtures("base_install")
@pytest.mark.parametrize(
    ("module", "package"), [("gymnasium", "gymnasium"), ("pettingzoo", "gymnasium"), ("openspiel", "pyspiel")]
)
def test_environments_say_what_to_run(module: str, package: str) -> None:
    """As an ImportError, which programs that can do without them expect."""
    with pytest.raises(ImportError) as problem:
        importlib.import_module(f"nightkeep.envs.{module}")
    assert isinstance(problem.value, MissingExtraError)
    said = f"this needs packages that are not installed ({package}). Run: {install_command('envs')}"
    assert str(problem.value) == said


@pytest.mark.usefixtures("base_install")
def test_a_gpu_says_what_to_run() -> None:
    reason = cuda.why_not()
    assert reason is not None and str(reason).endswith(f"Run: {install_command('cuda')}")


@pytest.mark.parametrize(
    ("file", "pip", "command"),
    [
        ("venvs/nightkeep/pipx_metadata.json", False, 'pipx install --force "nightkeep[lab]"'),
        (".cache/0123/pipx_metadata.json", False, 'pipx run --spec "nightkeep[lab]" nightkeep'),
        ("tools/nightkeep/uv-receipt.toml", False, 'uv tool install "nightkeep[lab]"'),
        ("uv/archive-v0/0123/pyvenv.cfg", False, 'uvx --from "nightkeep[lab]" nightkeep'),
        ("", False, f'uv pip install --python {sys.executable} "nightkeep[lab]"'),
        ("", True, f'{sys.executable} -m pip install "nightkeep[lab]"'),
    ],
)
def test_the_command_is_that_of_the_installation(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, file: str, pip: bool, command: str
) -> None:
    marker = tmp_path / (file or "env/pyvenv.cfg")
    marker.parent.mkdir(parents=True)
    marker.touch()
    monkeypatch.setattr(sys, "prefix", str(marker.parent))
    monkeypatch.setattr(extras, "find_spec", lambda name: object() if pip else None)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert install_command("lab") == command


def test_an_active_environment_needs_no_path(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(Path(sys.executable).parent))
    assert install_command("lab") == 'pip install "nightkeep[lab]"'
