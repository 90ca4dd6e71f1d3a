"""The files of ``deploy/`` agree with each other and with the command line. ``make test-deploy`` runs them."""

from __future__ import annotations

import re
import shlex

import pytest
from typer.main import get_command

from nightkeep.cli.main import app
from tests.deploy.files import DEPLOY, compose, containerfile, image, unit

WORDS = compose()["services"]["nightkeep"]["command"]
COMMANDS = {
    "Containerfile": image()["command"],
    "compose.yaml": [re.sub(r"\$\{.*\}", "games.example", word) for word in WORDS],
    "nightkeep.service": shlex.split(unit()["ExecStart"])[1:],
}


@pytest.mark.parametrize("file", COMMANDS)
def test_the_commands_are_understood(file: str) -> None:
    command, *words = COMMANDS[file]
    assert command == "serve"
    get_command(app).commands[command].make_context(command, words)  # type: ignore[attr-defined]


def test_nothing_runs_as_root() -> None:
    user = image()["user"]
    assert user == "10001:10001" and "NIGHTKEEP_USER:-10001" in (DEPLOY / "install.sh").read_text(encoding="utf-8")
    assert any(word == "COPY" and f"--chown={user} /var/lib/nightkeep" in rest for word, rest in containerfile())
    assert (
        unit()["User"] == "nightkeep" and unit()["NoNewPrivileges"] == "yes" and unit()["CapabilityBoundingSet"] == ""
    )
    for name in ("nightkeep", "caddy"):
        service = compose()["services"][name]
        assert service["read_only"] is True and service["cap_drop"] == ["ALL"], name


def test_only_the_proxy_is_reached_from_outside() -> None:
    """Nightkeep believes what the proxy says of addresses, so nobody else may reach it; nor the database."""
    services = compose()["services"]
    assert [name for name, service in services.items() if "ports" in service] == ["caddy"]
    assert services["nightkeep"]["environment"]["FORWARDED_ALLOW_IPS"] == "*"
    assert services["db"]["networks"] == ["inside"] and compose()["networks"]["inside"]["internal"] is True
    assert services["caddy"]["networks"] == ["outside"]


def test_versions_and_names() -> None:
    """Images of others have a version; what is named is there."""
    others = [rest.split()[0] for word, rest in containerfile() if word == "FROM"]
    others += [service["image"] for name, service in compose()["services"].items() if name != "nightkeep"]
    assert all(re.search(r":[\d$]", name) for name in others), others
    wanted = set(re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yaml").read_text(encoding="utf-8")))
    given = set(re.findall(r"^(\w+)=", (DEPLOY / "env.example").read_text(encoding="utf-8"), re.MULTILINE))
    assert wanted == given
    folders = {image()["env"]["HOME"], "/var/lib/" + unit()["StateDirectory"]}
    assert folders == {"/var/lib/nightkeep"} and "tables=/var/lib/nightkeep" in (DEPLOY / "install.sh").read_text()
