"""Where records of games are kept when nobody says where."""

from __future__ import annotations

import tempfile
import time
from pathlib import Path

from platformdirs import user_data_path

from nightkeep.play.records import save_record
from nightkeep.play.state import State
from nightkeep.rules.errors import RecordError


def data_folder() -> Path:
    """Return the user's own data folder on this system."""
    return user_data_path("nightkeep", appauthor=False) / "games"


def new_path(state: State, folder: Path) -> Path:
    """A name that no file there has."""
    stem = f"{state.game.name}-{time.strftime('%Y%m%d-%H%M%S')}"
    path, number = folder / f"{stem}.json", 1
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}.json"
    return path


def keep(state: State, path: Path | None) -> Path:
    """Save a game: to the path, or else to the data folder, or else (neither can be written) among temporary files.

    RecordError if none of them works; an explicit path that fails is an error at once.
    """
    if path is not None:
        save_record(state.record(), path)
        return path
    try:
        return _keep_in(state, data_folder())
    except (OSError, RecordError):
        return _keep_in(state, Path(tempfile.gettempdir()))


def _keep_in(state: State, folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = new_path(state, folder)
    save_record(state.record(), path)
    return path
