"""Running a study on all cores or on a Ray cluster, with results in files, resumed where it was interrupted.

A folder of results holds ``study.json`` (the study as it was read) and, for every finished part of a cell, two Parquet
files: ``games-CELL-FIRST.parquet`` with a row for each game, and ``places-CELL-FIRST.parquet`` with event counts by
place. The first is written last, and gets its name only when it is complete: so a part is either there or not.
"""

from __future__ import annotations

import logging
import os
from collections import Counter
from collections.abc import Callable, Iterator
from functools import lru_cache
from pathlib import Path

import msgspec
import polars as pl

from nightkeep.batch.process_map import process_map
from nightkeep.lab.play import Places, Played, play
from nightkeep.lab.study import Cell, Study
from nightkeep.play.game import Game
from nightkeep.rules.errors import RecordError
from nightkeep.rules.extras import needs
from nightkeep.rules.messages import Message

STUDY = "study.json"
UNFINISHED = ".new"  # the suffix of a file that is being written
PART = 50  # games of a part: lost at most if the machine is switched off
ATTEMPTS = 5  # retries of a part on a cluster that loses workers

Part = tuple[int, int, int]  # cell, first game, one past the last
Done = tuple[list[Played], Places]
GAMES = pl.Schema(
    {
        "index": pl.Int64(),
        "shares": pl.List(pl.Float64),
        "scores": pl.List(pl.Int64),
        "actions": pl.Int64(),
        "chances": pl.Int64(),
        "decisions": pl.List(pl.Int64),
        "forced": pl.List(pl.Int64),
        "choices": pl.List(pl.Int64),
    }
)
PLACES = pl.Schema({"what": pl.String(), "place": pl.String(), "times": pl.Int64()})


def run_study(
    study: Study,
    folder: Path,
    workers: int | None = None,
    on: str = "here",
    progress: Callable[[int], None] | None = None,
) -> None:
    """Play the parts of a study that the folder does not hold yet."""
    open_folder(study, folder)
    todo = [part for part in parts_of(study) if not part_file(folder, "games", part).exists()]
    total = sum(cell.games for cell in study.cells)
    if progress:
        progress(total - sum(last - first for _, first, last in todo))
    if not todo:
        return
    done = _on_ray(study, todo) if on == "ray" else _here(study, todo, workers)
    for part, (rows, places) in done:
        write_part(folder, part, rows, places)
        if progress:
            progress(part[2] - part[1])


def parts_of(study: Study) -> list[Part]:
    """Return the parts of all cells, alternating between cells, so that every cell has results early."""
    parts = [
        (c, first, min(first + PART, cell.games))
        for c, cell in enumerate(study.cells)
        for first in range(0, cell.games, PART)
    ]
    return sorted(parts, key=lambda part: (part[1], part[0]))


def open_folder(study: Study, folder: Path) -> None:
    """Create a folder of results, or continue one that holds the same study."""
    text = msgspec.json.format(msgspec.json.encode(study), indent=1)
    file = folder / STUDY
    if file.exists():
        if read_folder(folder) != study:
            raise RecordError(Message("study-other", {"folder": str(folder)}))
        return
    try:
        folder.mkdir(parents=True, exist_ok=True)
        held = {path.name for path in folder.iterdir()} - {file.with_suffix(UNFINISHED).name}
    except OSError as problem:
        raise RecordError(Message("file-unwritable", {"path": str(folder), "why": problem.strerror})) from None
    if held:
        raise RecordError(Message("study-not-empty", {"folder": str(folder)}))
    _write(file, lambda path: path.write_bytes(text))


def read_folder(folder: Path) -> Study:
    """Return the study whose results a folder holds."""
    try:
        return msgspec.json.decode((folder / STUDY).read_bytes(), type=Study)
    except FileNotFoundError:
        raise RecordError(Message("study-missing", {"folder": str(folder), "file": STUDY})) from None
    except (OSError, msgspec.MsgspecError) as problem:
        raise RecordError(Message("file-unreadable", {"path": str(folder / STUDY), "why": str(problem)})) from None


def part_file(folder: Path, what: str, part: Part) -> Path:
    """Return the path of a part's file; ``what`` is 'games' or 'places'."""
    return folder / f"{what}-{part[0]:03}-{part[1]:07}.parquet"


def write_part(folder: Path, part: Part, rows: list[Played], places: Places) -> None:
    """Write both files of a part, last the one that marks it as finished."""
    where = pl.DataFrame([(what, place, n) for (what, place), n in sorted(places.items())], schema=PLACES, orient="row")
    games = pl.DataFrame([msgspec.to_builtins(row) for row in rows], schema=GAMES)
    _write(part_file(folder, "places", part), where.write_parquet)
    _write(part_file(folder, "games", part), games.write_parquet)


def _write(path: Path, write: Callable[[Path], object]) -> None:
    """Write a file under a temporary name, flush it to disk, and rename it."""
    new = path.with_suffix(UNFINISHED)
    try:
        write(new)
        with new.open("r+b") as file:  # so that a file with its final name survives a power cut
            os.fsync(file.fileno())
        new.replace(path)
    except (OSError, pl.exceptions.PolarsError) as problem:
        new.unlink(missing_ok=True)
        why = str(getattr(problem, "strerror", None) or problem)
        raise RecordError(Message("file-unwritable", {"path": str(path), "why": why})) from None


@lru_cache(maxsize=4)
def _game(text: bytes) -> tuple[Cell, Game]:
    cell = msgspec.json.decode(text, type=Cell)
    return cell, cell.make()


def play_part(text: bytes, seed: int, first: int, last: int) -> Done:
    """Play games ``first`` to ``last`` - 1 of a cell in this process."""
    cell, game = _game(text)
    rows, places = [], Counter[tuple[str, str]]()
    for index in range(first, last):
        row, seen = play(game, cell, seed, index)
        rows.append(row)
        places += seen
    return rows, places


def _here(study: Study, todo: list[Part], workers: int | None) -> Iterator[tuple[Part, Done]]:
    texts = [msgspec.json.encode(cell) for cell in study.cells]
    workers = max(1, min(workers or os.cpu_count() or 1, len(todo)))
    if workers == 1:
        yield from ((part, play_part(texts[part[0]], study.seed, *part[1:])) for part in todo)
        return
    tasks = ((part, (texts[part[0]], study.seed, *part[1:])) for part in todo)
    yield from process_map(workers, tasks, play_part)


def _on_ray(study: Study, todo: list[Part]) -> Iterator[tuple[Part, Done]]:
    """Play parts on a Ray cluster: one that runs already (RAY_ADDRESS), or a local one."""
    with needs("ray"):
        import ray
    if not ray.is_initialized():
        ray.init(logging_level=logging.ERROR, log_to_driver=False)
    texts = [msgspec.json.encode(cell) for cell in study.cells]
    task = ray.remote(max_retries=ATTEMPTS, retry_exceptions=False)(play_part)
    cores = int(ray.cluster_resources().get("CPU", 1))  # type: ignore[no-untyped-call]
    waiting: dict[ray.ObjectRef, Part] = {}
    queue = iter(todo)
    while True:
        for part in queue:
            waiting[task.remote(texts[part[0]], study.seed, *part[1:])] = part
            if len(waiting) >= 2 * max(1, cores):
                break
        if not waiting:
            return
        ready, _ = ray.wait(list(waiting), num_returns=1)
        for reference in ready:
            yield waiting.pop(reference), ray.get(reference)
