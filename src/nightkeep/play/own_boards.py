"""Boards of one's own: a commented file to start from, and a check that reads a file and plays random games on it.

The rules for board files are the games' own (``GameSpec.load_board``); how files are read is in
:mod:`nightkeep.rules.board_files`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import reduce
from pathlib import Path

import msgspec
import numpy as np
from msgspec import inspect

from nightkeep.batch.simulate import Simulation, check_request, finish, play_rows
from nightkeep.play import registry
from nightkeep.play.game import Game
from nightkeep.play.spec import GameSpec
from nightkeep.rules.board_files import INHERIT, TomlFile
from nightkeep.rules.messages import OWN, Args, Message, language, nearest
from nightkeep.rules.options import DEFAULT

CHUNK = 20  # games between two calls of `progress`
MOST_UNDECIDED = 20  # games without an end after which the check stops: others will not end either
MOST_ACTIONS = 20_000  # in one game; ten times the length of the longest random games on the games' own boards


class BoardReport(msgspec.Struct, frozen=True, kw_only=True):
    """What random games on a board came to. Lengths and wins are those of the games that ended."""

    game: str
    """The game that the board is for."""
    board: str
    """The board's name."""
    options: dict[str, str | int | bool]
    """The options that were played with; the board option holds the path of the file."""
    games: int
    """How many games were played: fewer than asked for where too many did not end."""
    undecided: int
    """How many of them did not end within ``most_actions``."""
    most_actions: int
    """How many actions a game was given, chance actions included."""
    mean_length: float
    """Actions in a game that ended, on average; 0 where none ended. So are the next two."""
    shortest: int
    """Actions in the shortest game that ended."""
    longest: int
    """Actions in the longest game that ended."""
    win_shares: list[float]
    """Each seat's share of the wins; a win shared by k seats counts 1/k for each."""
    win_margins: list[float]
    """Half-widths of the 95% intervals of ``win_shares``."""

    @property
    def decided(self) -> int:
        """Return how many games ended."""
        return self.games - self.undecided


def new_board(game_name: str) -> str:
    """Return a game's standard board as a complete TOML file with comments, to write a board of one's own from.

    OptionError if there is no such game.
    """
    spec = registry.game_spec(game_name)
    file = TomlFile.read(spec.boards[spec.default_board_name])
    spec.load_board(file)
    title, option = spec.rules.in_language_or_english(language()).title, spec.board_option
    lines = [
        OWN.text("comment-board", title=title),
        OWN.text("comment-check", game=spec.name, option=option),
        OWN.text("comment-inherit", key=INHERIT, board=DEFAULT),
    ]
    if file.kind is not None:
        lines += [
            "",
            OWN.text("comment-keys"),
            *_keys(inspect.type_info(file.kind)),
        ]
    return "".join(f"# {line}".rstrip() + "\n" for line in lines) + "\n" + file.text


def check_board(
    path: Path, options: Mapping[str, object], games: int = 1000, progress: Callable[[int, int], None] | None = None
) -> BoardReport:
    """Read a board file, play random games on it and return what they came to.

    ``options`` are the game's other options, as for :func:`nightkeep.game`. ``progress`` is called with the number of
    games played and the number to play. The same file gives the same report.

    BoardError names the file, the line or key, what is wrong and what is allowed. Games that do not end raise nothing:
    after ``MOST_UNDECIDED`` of them the check stops, and the report says so.
    """
    file = TomlFile.read(path)
    spec = _game_of(file)
    game = Game(spec, {**options, spec.board_option: str(path)}, file.text)
    check_request(games, 0)
    most_actions = min(spec.longest, MOST_ACTIONS)
    lengths, winners = np.zeros(games, np.int32), np.zeros(games, np.int64)
    scores = np.zeros((games, game.players), np.int32)
    played = 0
    while played < games and (lengths[:played] < 0).sum() < MOST_UNDECIDED:
        rows = slice(played, min(played + CHUNK, games))
        play_rows(game, 0, played, most_actions, lengths[rows], scores[rows], winners[rows])
        played = rows.stop
        if progress:
            progress(played, games)
    ended = np.flatnonzero(lengths[:played] >= 0)
    results = finish(game, lengths[ended], scores[ended], winners[ended])
    return _report(game, results, played, most_actions)


def _game_of(file: TomlFile) -> GameSpec:
    """Return the game that a board file names."""
    name, known = file.data.get("game"), registry.games()
    if name is None:
        raise file.error(Message("board-no-game", {"games": ", ".join(known)}))
    if name not in known:
        args: Args = {"game": repr(name), "games": ", ".join(known), "guess": nearest(str(name), known)}
        raise file.error(Message("board-game", args), key="game")
    return registry.game_spec(name)


def _report(game: Game, ended: Simulation, played: int, most_actions: int) -> BoardReport:
    lengths = ended.lengths
    some = len(lengths) > 0
    return BoardReport(
        game=game.name,
        board=game.board.name,
        options=game.options,
        games=played,
        undecided=played - len(lengths),
        most_actions=most_actions,
        mean_length=float(lengths.mean()) if some else 0.0,
        shortest=int(lengths.min()) if some else 0,
        longest=int(lengths.max()) if some else 0,
        win_shares=ended.win_shares().tolist() if some else [0.0] * game.players,
        win_margins=ended.win_margins().tolist(),
    )


def _keys(table: inspect.Type, where: str = "") -> Iterator[str]:
    """Yield a line for each key of a board file's table: where it stands, and what its value may be.

    The keys of tables in tables stand on one line with the table that holds them, as people write them.
    """
    assert isinstance(table, inspect.StructType)
    inner: list[tuple[inspect.Type, str]] = []
    for field in table.fields:
        kind, header = field.type, f"[{field.encode_name}] "
        if isinstance(kind, inspect.ListType | inspect.VarTupleType):
            kind, header = kind.item_type, f"[{header.strip()}] "
        if isinstance(kind, inspect.StructType) and not where:
            inner.append((kind, header))
        else:
            key: Args = {"key": f"{where}{field.encode_name}", "values": _values(field.type)}
            yield "  " + OWN.text("comment-key", **key, required=field.required)
    for kind, header in inner:
        yield from _keys(kind, header)


def _values(kind: inspect.Type) -> str:
    """Return what a value may be, in words."""
    match kind:
        case inspect.LiteralType(values=values):
            return _either(str(value) if isinstance(value, int) else f'"{value}"' for value in values)
        case inspect.IntType() | inspect.FloatType():
            name = "value-whole" if isinstance(kind, inspect.IntType) else "value-number"
            return OWN.text(name, range=_range(kind.ge, kind.le)).strip()
        case inspect.StrType():
            span = _range(kind.min_length, kind.max_length)
            return OWN.text("value-letters", range=span) if kind.max_length else OWN.text("value-text")
        case inspect.BoolType():
            return OWN.text("value-bool")
        case inspect.TupleType(item_types=items):
            same = len(set(map(_values, items))) == 1
            times = OWN.text("value-times", value=_values(items[0]), range=str(len(items)))
            return f"[{times}]" if same else f"[{', '.join(map(_values, items))}]"
        case inspect.ListType() | inspect.VarTupleType():
            span = _range(kind.min_length or 0, kind.max_length)
            return f"[{OWN.text('value-times', value=_values(kind.item_type), range=span)}]"
        case inspect.UnionType(types=types):
            return _either(_values(one) for one in types if not isinstance(one, inspect.NoneType))
        case inspect.StructType(fields=fields):
            return "{ " + ", ".join(f"{field.encode_name} = {_values(field.type)}" for field in fields) + " }"
        case inspect.DictType():
            return f"{{ KEY = {_values(kind.value_type)} }}"
    return OWN.text("value-any")


def _range(low: float | None, high: float | None) -> str:
    """Return the bounds of a number in words; '' without bounds."""
    if low == high:
        return "" if low is None else str(low)
    if low is None:
        return OWN.text("value-up-to", high=high)
    return OWN.text("value-at-least", low=low) if high is None else OWN.text("value-between", low=low, high=high)


def _either(texts: Iterable[str]) -> str:
    """Return 'a', or 'a or b or c'."""
    return reduce(lambda first, second: OWN.text("value-or", first=first, second=second), texts)
