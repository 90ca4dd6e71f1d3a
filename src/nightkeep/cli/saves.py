"""Files of the command line: where records of games are saved by default, and how other files are written."""

from __future__ import annotations

import tempfile
import time
from pathlib import Path

from platformdirs import user_data_path

from nightkeep.cli.show import told
from nightkeep.play.records import save_record
from nightkeep.play.state import State
from nightkeep.rules.errors import OptionError, RecordError


def check_folder(path: Path, option: str = "") -> None:
    """Raise ``OptionError`` unless the folder of a file to be written exists; ``option`` begins the message."""
    if not path.resolve().parent.is_dir():
        folder = str(path.resolve().parent)
        raise OptionError(told("no-folder", option=option, path=str(path), folder=folder))


def write_text(path: Path, text: str, option: str = "") -> None:
    """Write a file. ``OptionError`` if that fails; ``option`` begins the message."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as problem:
        raise OptionError(told("cannot-write", option=option, path=str(path), why=problem.strerror)) from None


def data_folder() -> Path:
    """Return the user's own data folder on this system."""
    return user_data_path("nightkeep", appauthor=False) / "games"


def new_path(state: State, folder: Path) -> Path:
    """Return a new file name in a folder."""
    stem = f"{state.game.name}-{time.strftime('%Y%m%d-%H%M%S')}"
    path, number = folder / f"{stem}.json", 1
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}.json"
    return path


def keep(state: State, path: Path | None) -> Path:
    """Save a game and return where: at the path, or without one in the data folder, or else among temporary files.

    ``RecordError`` if the path that is given, or none of the others, can be written.
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
