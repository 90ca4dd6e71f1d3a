"""``make test-packages``: wheel and sdist with what they really need, installed by pip, uvx and pipx, and played."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from nightkeep.rules.extras import EXTRAS
from tests.packages import PIP, Environment, Packages, build, copy_checkout, run, usual_environ
from tests.web.conftest import Served, Visitor
from tests.web.play import ME, be_called, new_table, play_on, sit_at, wait_for_the_end
from tests.web.test_plugin import PAGE, contents

pytestmark = [pytest.mark.packages, pytest.mark.slow]

NODE = ("node", "nodejs", "npm", "npx", "corepack")


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Packages:
    return build(tmp_path_factory.mktemp("packages"))


@pytest.fixture(scope="module", params=["wheel", "sdist"])
def package(request: pytest.FixtureRequest, packages: Packages) -> Path:
    found: Path = getattr(packages, request.param)
    return found


def installed(home: Path, package: Path, extra: str = "") -> Environment:
    """A fresh environment with a package and all that it needs; an sdist is built by pip, without Node."""
    found = Environment(home)
    found.install(f"{package}[{extra}]" if extra else package)
    return found


def test_a_clone_without_node_fetches_it_and_builds(packages: Packages, tmp_path: Path) -> None:
    checkout = copy_checkout(tmp_path / "checkout")
    shutil.rmtree(checkout / "web/node_modules")
    (tmp_path / "bin").mkdir()
    for program in Path("/usr/bin").iterdir():
        if program.name not in NODE:
            (tmp_path / "bin" / program.name).symlink_to(program)
    run(
        [*PIP, "wheel", "--no-deps", "--wheel-dir", tmp_path, checkout],
        tmp_path,
        usual_environ() | {"PATH": str(tmp_path / "bin")},
    )
    (wheel,) = tmp_path.glob("*.whl")
    assert contents(wheel).keys() == contents(packages.wheel).keys()


def test_an_editable_installation_needs_no_node(packages: Packages, tmp_path: Path) -> None:
    shutil.rmtree(packages.checkout / "src" / PAGE)
    found = Environment(tmp_path)
    environ = usual_environ() | {"PATH": str(tmp_path / "nothing")}
    run([*PIP, "--python", found.python, "install", "--no-deps", "--editable", packages.checkout], tmp_path, environ)
    assert not (packages.checkout / "src" / PAGE).exists()


def test_the_base_plays_at_the_terminal(package: Path, tmp_path: Path) -> None:
    found = installed(tmp_path, package)
    listed = "import importlib.util as u; print(*[n for n in {!r} if u.find_spec(n)])"
    modules = [name for several in EXTRAS.values() for name in several]
    assert found.run("-c", listed.format(modules)).split() == []
    told = found.nightkeep("play", "hidden-castle", "-p", "2", "-s", "greedy", "-s", "random", "--save", "game.json")
    assert "wins." in told and (tmp_path / "game.json").exists()
    for words in (["replay", "game.json"], ["analyse", "game.json"], ["simulate", "hidden-rooms", "-n", "100"]):
        assert found.nightkeep(*words)
    for words, extra in ((["serve"], "server"), (["lab", "report", "."], "lab")):
        assert found.nightkeep(*words, fails=True).endswith(f'--python {found.python} "nightkeep[{extra}]"')


class Installed(Served):
    """A server of a fresh environment."""

    def __init__(self, found: Environment) -> None:
        self.python, self.environ, self.cwd = str(found.python), found.environ, found.home
        super().__init__(found.home / "data")


@pytest.fixture
def served(package: Path, tmp_path: Path) -> Iterator[Installed]:
    found = Installed(installed(tmp_path, package, "server"))
    yield found
    found.stop()


def test_the_server_plays_in_a_browser(served: Installed, browser: Browser) -> None:
    person = Visitor(browser, served, 1280, 800)
    be_called(person, "Rosa")
    table, _ = new_table(person, "hidden-rooms", [ME], match="stage")
    page = sit_at(person, table)
    play_on(page)
    wait_for_the_end(page)
    person.context.close()
    assert person.complaints == []


STUDY = 'title = "Short"\ngames = 4\nbots = ["greedy"]\n[[cell]]\nname = "one"\ngame = "hidden-rooms"\n'
ENVS = """
import gymnasium, pyspiel
import nightkeep.envs.gymnasium, nightkeep.envs.openspiel
from nightkeep.envs.pettingzoo import env
print(gymnasium.make("nightkeep/hidden-rooms-v0").reset(seed=1)[0].keys(), env("hidden-castle").possible_agents)
print(pyspiel.load_game("nightkeep_hidden_rooms").new_initial_state())
"""
CUDA = "from nightkeep.batch.cuda import why_not; why = str(why_not()); assert 'pip' not in why, why"
LEARN = "import torch, jax; from nightkeep.envs.vector import VectorEnv"


@pytest.mark.parametrize(
    ("extra", "code"), [("envs", ENVS), ("cuda", CUDA), ("compile", "import numba"), ("learn", LEARN)]
)
def test_an_extra_brings_what_it_is_for(packages: Packages, tmp_path: Path, extra: str, code: str) -> None:
    installed(tmp_path, packages.wheel, extra).run("-c", code)


@pytest.mark.parametrize(("extra", "more"), [("lab", []), ("lab,ray", ["--on", "ray"])])
def test_studies_are_played(packages: Packages, tmp_path: Path, extra: str, more: list[str]) -> None:
    found = installed(tmp_path, packages.wheel, extra)
    (tmp_path / "short.toml").write_text(STUDY)
    found.nightkeep("lab", "run", "short.toml", "--to", "results", *more)
    found.nightkeep("lab", "report", "results")
    assert "<svg" in (tmp_path / "results/report.html").read_text(encoding="utf-8")


@pytest.mark.parametrize(("tool", "words"), [("uv", ["uvx", "--from"]), ("pipx", ["pipx", "run", "--spec"])])
def test_runners_run_it(packages: Packages, tmp_path: Path, tool: str, words: list[str]) -> None:
    """They make an environment of their own; what an extra needs is said as they have it."""
    run([sys.executable, "-m", "venv", tmp_path / "tools"], tmp_path)
    run([*PIP, "--python", tmp_path / "tools/bin/python", "install", tool], tmp_path)
    program, *rest = words
    environ = usual_environ() | {
        "PATH": os.pathsep.join([str(tmp_path / "tools/bin"), os.environ["PATH"]]),
        "UV_CACHE_DIR": str(tmp_path / "uv"),
        "PIPX_HOME": str(tmp_path / "pipx"),
        "NIGHTKEEP_CACHE": str(tmp_path / "cache"),
    }
    command = [tmp_path / "tools/bin" / program, *rest, packages.wheel, "nightkeep"]
    assert run([*command, "--version"], tmp_path, environ).startswith("nightkeep ")
    assert "Usage: " in run(command, tmp_path, environ)
    told = " ".join(run([*command, "serve"], tmp_path, environ, fails=True).split())
    wanted = {"uv": 'uvx --from "nightkeep[server]" nightkeep', "pipx": 'pipx run --spec "nightkeep[server]" nightkeep'}
    assert told.endswith(f"Run: {wanted[tool]}")
