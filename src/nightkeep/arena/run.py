"""A whole match: played on all cores, its results appended to a file, resumed where it was interrupted."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import IO

import msgspec

from nightkeep.arena.ladder import Standing, standings
from nightkeep.arena.match import Result, play_index, seating
from nightkeep.batch.process_map import process_map
from nightkeep.bots import read_bot
from nightkeep.play.game import Game
from nightkeep.play.registry import game as make_game
from nightkeep.rules.errors import OptionError, RecordError
from nightkeep.rules.messages import OWN, Args, Message
from nightkeep.rules.numbers import figure, html_table, percent
from nightkeep.rules.things import JsonObject

FORMAT = 2

_game: Game | None = None  # in a worker process: the match's game


class Match(msgspec.Struct, frozen=True):
    """A match between bots: everything that its results depend on."""

    game: str
    options: JsonObject
    bots: list[str]
    seed: int

    def make(self) -> Game:
        """Return the game with its options."""
        return make_game(self.game, **self.options)


class MatchResults(list[Result]):
    """The results of a match's games, in order; a notebook shows each bot's standing."""

    def __init__(self, match: Match, results: Iterable[Result]) -> None:
        super().__init__(results)
        self.match = match

    def standings(self) -> list[Standing]:
        """Return each bot's share of victory with its interval, and its rating."""
        bots = self.match.bots
        return standings(bots, self, seating(self.match.make(), len(bots)).teams)

    def _repr_html_(self) -> str:
        rows = (
            (
                row.name,
                str(row.games),
                percent(row.share, 1),
                f"{percent(row.low, 1)} – {percent(row.high, 1)}",
                "" if row.rating is None else figure(row.rating),
            )
            for row in self.standings()
        )
        caption = OWN.text("table-match", game=self.match.game, games=len(self))
        return html_table(("bot", "games", "wins", "interval", "rating"), rows, caption)


def check_match(match: Match) -> Game:
    """Return the match's game. ``OptionError`` if there are no bots, or unknown ones."""
    if not match.bots:
        raise OptionError(Message("match-no-bots"))
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
    match: Match,
    games: int,
    file: Path | None = None,
    workers: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> MatchResults:
    """Play games 0 to ``games`` - 1 of a match, except those the file holds already; return all results in order."""
    game = check_match(match)
    done = read_results(file, match, game) if file is not None and file.exists() else {}
    todo = [index for index in range(games) if index not in done]
    if progress:
        progress(games - len(todo))
    workers = max(1, min(workers or os.cpu_count() or 1, len(todo) or 1))
    threads = None if workers == 1 else 1  # parallel games use the cores already
    out = _open(file, match) if file is not None else None
    try:
        for result in _results(match, todo, workers, threads):
            done[result.index] = result
            if out is not None:
                _write(out, msgspec.json.encode(result).decode())
            if progress:
                progress(1)
    finally:
        if out is not None:
            out.close()
    return MatchResults(match, (done[index] for index in range(games)))


def _open(file: Path, match: Match) -> IO[str]:
    """Open a file of results to append to; a new one begins with the match."""
    try:
        out = file.open("a", encoding="utf-8")
        if out.tell() == 0:
            _write(out, _head(match))
    except OSError as problem:
        raise OptionError(Message("match-unwritable", {"path": str(file), "why": problem.strerror})) from None
    return out


def _head(match: Match) -> str:
    return json.dumps({"arena": FORMAT, **msgspec.to_builtins(match)})


def _write(out: IO[str], line: str) -> None:
    try:
        out.write(line + "\n")
        out.flush()
    except OSError as problem:
        raise RecordError(Message("match-write-failed", {"path": out.name, "why": problem.strerror})) from None


def _results(match: Match, todo: list[int], workers: int, threads: int | None) -> Iterator[Result]:
    if workers == 1:
        game = match.make()
        yield from (play_index(game, match.bots, match.seed, index, threads) for index in todo)
        return
    tasks = ((index, (match, index, threads)) for index in todo)
    yield from (result for _, result in process_map(workers, tasks, _play, _prepare, (match,)))


def read_results(file: Path, match: Match | None = None, game: Game | None = None) -> dict[int, Result]:
    """Return the results that a file holds, by index; a last line that was cut off is removed from it.

    ``RecordError`` for anything else that is not as this program writes it; then the file is unchanged.
    """
    path = str(file)
    if file.exists() and not file.is_file():
        raise RecordError(Message("file-no-file", {"path": path}))  # a device may never end
    try:
        whole = file.read_bytes()
    except OSError as problem:
        raise RecordError(Message("file-unreadable", {"path": path, "why": problem.strerror})) from None
    kept = whole[: whole.rfind(b"\n") + 1]
    lines = kept.decode("utf-8", "replace").splitlines()
    results: dict[int, Result] = {}
    if lines:
        played = _read_head(file, lines[0], match)
        seats = seating(game or played.make(), len(played.bots))
        for number, line in enumerate(lines[1:], 2):
            try:
                result = msgspec.json.decode(line, type=Result)
            except msgspec.MsgspecError:
                raise RecordError(Message("match-line", {"path": path, "line": number})) from None
            if (
                result.index < 0
                or result.bots != seats.of(result.index)
                or result.dice != seats.dice(result.index)
                or len(result.share) != len(played.bots)
            ):
                raise RecordError(Message("match-other-line", {"path": path, "line": number}))
            results[result.index] = result
    elif match is None or not _head(match).encode().startswith(whole):
        raise RecordError(Message("match-no-results", {"path": path}))
    if len(kept) < len(whole):
        try:
            os.truncate(file, len(kept))
        except OSError as problem:
            raise RecordError(Message("match-cut-off", {"path": path, "why": problem.strerror})) from None
    return results


def _read_head(file: Path, line: str, match: Match | None) -> Match:
    """Return the match that a file of results says it holds."""
    path = str(file)
    try:
        head = json.loads(line)
        number = head.pop("arena")
    except (ValueError, AttributeError, KeyError, TypeError):
        raise RecordError(Message("match-no-results", {"path": path})) from None
    if number != FORMAT:
        raise RecordError(Message("match-format", {"path": path, "format": repr(number), "known": FORMAT}))
    try:
        played = msgspec.convert(head, Match)
    except msgspec.ValidationError:
        raise RecordError(Message("match-no-results", {"path": path})) from None
    if not played.bots:
        raise RecordError(Message("match-names-no-bots", {"path": path}))
    if match is not None and played != match:
        bots, options = ", ".join(played.bots), str(played.options)
        args: Args = {"path": path, "game": played.game, "bots": bots, "seed": played.seed, "options": options}
        raise RecordError(Message("match-other", args))
    return played
