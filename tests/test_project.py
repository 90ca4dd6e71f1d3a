"""Files about the project agree with the project: version, changelog, issue forms, workflow."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

import nightkeep as nk

ROOT = Path(__file__).resolve().parents[1]
FORMS = sorted((ROOT / ".github/ISSUE_TEMPLATE").glob("[!c]*.yml"))


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def test_the_citation_is_of_this_version() -> None:
    cited = read(ROOT / "CITATION.cff")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert cited["version"] == nk.__version__
    assert cited["license"] == project["license"]
    assert [one["name"] for one in cited["authors"]] == [one["name"] for one in project["authors"]]
    assert {"cff-version", "message", "title"} <= cited.keys()


def test_the_changelog_has_versions_and_kinds() -> None:
    """Unreleased first, then versions that go down, this one among them."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    first, *versions = re.findall(r"^## (.+)$", text, re.MULTILINE)
    assert first == "Unreleased"
    assert all(re.fullmatch(r"\d+\.\d+\.\d+( - \d{4}-\d\d-\d\d)?", one) for one in versions), versions
    numbers = [tuple(map(int, one.split(" ")[0].split("."))) for one in versions]
    assert numbers == sorted(set(numbers), reverse=True)
    assert nk.__version__ in [one.split(" ")[0] for one in versions]
    kinds = set(re.findall(r"^### (.+)$", text, re.MULTILINE))
    assert kinds <= {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}, kinds


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_issue_forms_are_whole(path: Path) -> None:
    form = read(path)
    assert {"name", "description", "body"} <= form.keys()
    ids = [part["id"] for part in form["body"]]
    assert len(ids) == len(set(ids)) and all(part["attributes"]["label"] for part in form["body"])
    games = [part["attributes"]["options"] for part in form["body"] if part["type"] == "dropdown"]
    assert games in ([], [sorted(nk.game(name).spec.title for name in nk.games())])
    assert any(part.get("validations", {}).get("required") for part in form["body"])


def test_the_workflow_runs_what_we_run() -> None:
    """The same commands as on a machine of one's own, and a check of the tag that would notice a wrong one."""
    workflow = read(ROOT / ".github/workflows/test.yml")
    runs = [step["run"] for job in workflow["jobs"].values() for step in job["steps"] if "run" in step]
    made = {target for run in runs for target in re.findall(r"\bmake ([a-z-]+)$", run)}
    assert {"test", "wheel", "test-deploy"} <= made
    targets = set(re.findall(r"^([a-z0-9-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    assert made <= targets
    (tagged,) = [run for run in runs if "GITHUB_REF_NAME" in run]
    line = tagged.partition('"')[2].rpartition('"')[0].replace("\\", "").replace("${GITHUB_REF_NAME#v}", nk.__version__)
    assert line in (ROOT / "src/nightkeep/__init__.py").read_text(encoding="utf-8").splitlines()
    assert workflow["permissions"] == {"contents": "read"}
    uses = [step["uses"] for job in workflow["jobs"].values() for step in job["steps"] if "uses" in step]
    assert all(re.fullmatch(r"actions/[a-z-]+@v\d+", one) for one in uses)
