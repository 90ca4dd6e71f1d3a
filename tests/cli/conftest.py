"""Nothing the tests save goes to the user's own folders."""

from __future__ import annotations

from pathlib import Path

import pytest

from nightkeep.cli import play


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where games are kept when nobody says where."""
    folder = tmp_path / "data"
    monkeypatch.setattr("nightkeep.cli.saves.data_folder", lambda: folder)
    monkeypatch.delenv("COLUMNS", raising=False)
    return folder


@pytest.fixture(autouse=True)
def _quick_company(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seats nobody was named for are played at random here: thinking bots have tests of their own."""
    if "usual_company" not in request.keywords:
        monkeypatch.setattr(play, "USUAL", "random")
