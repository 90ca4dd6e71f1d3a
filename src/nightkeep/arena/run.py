"""A whole match: on all cores, with results in a file as they come, resumed where it was interrupted."""

from __future__ import annotations

import json
import multiprocessing
import os
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from pathlib import Path
from typing import Any

import msgspec

from nightkeep.arena.match import Result, play_index
from nightkeep.bots import read_bot
from nightkeep.core.errors import OptionError, RecordError
from nightkeep.core.game import Game
from nightkeep.core.registry import game as make_game

FORMAT = 1

_game: Game | None = None  # a worker process plays one game only


class Match(msgspec.Struct, frozen=True):
    """What is played: everything the results depend on."""

    game: str
    options: dict[str, Any]
    bots: list[str]
    seed: int

    def make(self) -> Game:
        return make_game(self.game, **self.options)


def check_match(match: Match) -> Game:
    """The match's game, if all its bots are known."""
    if not match.bots:
        raise OptionError("a match needs at least one bot")
    for words in match.bots:
        read_bot(words)
    return match.make()


def _prepare(match: Match) -> None:
    global _game
    _game = match.make()


def _play(match: Match, index: int, threads: int | None) -> Result:
    assert _game is not None
    return play_index(_game, match.bots, match.seed, index, threads)


def play_match(
    match: Match, games: int, file: Path | None = None, workers: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> list[Result]:
    """Play games 0 to ``games`` - 1 of a match, less those the file already holds; returns all results in order."""
    check_match(match)
    done = read_results(file, match) if file is not None and file.exists() else {}
    todo = [index for index in range(games) if index not in done]
    if progress:
        progress(games - len(todo))
    workers = max(1, min(workers or os.cpu_count() or 1, len(todo) or 1))
    threads = None if workers == 1 else 1  # several games side by side use the cores as well
    out = None
    if file is not None:
        fresh = not file.exists() or file.stat().st_size == 0
        out = file.open("a", encoding="utf-8")
        if fresh:
            out.write(json.dumps({"arena": FORMAT, **msgspec.to_builtins(match)}) + "\n")
    try:
        for result in _results(match, todo, workers, threads):
            done[result.index] = result
            if out is not None:
                out.write(msgspec.json.encode(result).decode() + "\n")
                out.flush()
            if progress:
                progress(1)
    finally:
        if out is not None:
            out.close()
    return [done[index] for index in range(games)]


def _results(match: Match, todo: list[int], workers: int, threads: int | None) -> Iterator[Result]:
    if workers == 1:
        game = match.make()
        yield from (play_index(game, match.bots, match.seed, index, threads) for index in todo)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, context, initializer=_prepare, initargs=(match,)) as pool:
        waiting: set[Future[Result]] = set()
        queue = iter(todo)
        try:
            for index in queue:
                waiting.add(pool.submit(_play, match, index, threads))
                if len(waiting) >= 2 * workers:
                    finished, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                    yield from (future.result() for future in finished)
            while waiting:
                finished, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in finished)
        finally:
            pool.shutdown(cancel_futures=True)


def read_results(file: Path, match: Match | None = None) -> dict[int, Result]:
    """The results a file holds, by index; a last line that was cut off is dropped (and cut away)."""
    try:
        whole = file.read_bytes()
    except OSError as problem:
        raise RecordError(f"{file} cannot be read ({problem.strerror})") from None
    kept = whole[: whole.rfind(b"\n") + 1]
    lines = kept.decode("utf-8", "replace").splitlines()
    if not lines:
        file.write_bytes(b"")
        return {}
    try:
        head = json.loads(lines[0])
        played = msgspec.convert({key: value for key, value in head.items() if key != "arena"}, Match)
    except (ValueError, AttributeError, msgspec.ValidationError):
        raise RecordError(f"{file} is not a file of arena results") from None
    if head.get("arena") != FORMAT:
        raise RecordError(f"{file}: arena = {head.get('arena')!r}; this program reads format {FORMAT}")
    if match is not None and played != match:
        raise RecordError(
            f"{file} holds another match ({played.game}: {', '.join(played.bots)}, seed {played.seed}, "
            f"{played.options}); name another file"
        )
    results: dict[int, Result] = {}
    for number, line in enumerate(lines[1:], 2):
        try:
            result = msgspec.json.decode(line, type=Result)
        except msgspec.MsgspecError:
            raise RecordError(f"{file}, line {number}: not a result") from None
        results[result.index] = result
    if len(kept) < len(whole):
        file.write_bytes(kept)
    return results
