"""A study: which games are played, with which options, by which bots; read from a TOML file."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import msgspec

from nightkeep.bots import read_bot
from nightkeep.play.game import Game
from nightkeep.play.registry import game as make_game
from nightkeep.play.registry import game_spec
from nightkeep.rules.board_files import TomlFile
from nightkeep.rules.errors import BoardError, NightkeepError, OptionError
from nightkeep.rules.messages import Args, Message
from nightkeep.rules.options import DEFAULT
from nightkeep.rules.things import Json, JsonObject

KEYS = ("title", "about", "game", "games", "seed", "bots", "options", "sweep", "cell")
CELL_KEYS = ("name", "game", "games", "bots", "options")
MOST_CELLS = 1_000
MOST_GAMES = 10_000_000
MOST_SEED = 2**32 - 1  # seeds of single games are derived from it, see play.py


class Cell(msgspec.Struct, frozen=True, rename={"sweep_values": "swept"}):
    """One way to play: a row of the study's table. ``sweep_values`` tell it from the other cells."""

    name: str
    game: str
    options: JsonObject
    bots: tuple[str, ...]  # by seat; the last one also plays all further seats
    games: int
    board: str | None  # the text of a board file, unless it is one of the game's own boards
    sweep_values: dict[str, str]

    def make(self) -> Game:
        """Return the game with its options. The board is stored as text, so that a study needs no other files."""
        if self.board is None:
            return make_game(self.game, **self.options)
        spec = game_spec(self.game)
        return Game(spec, {**self.options, spec.board_option: "its own"}, self.board)

    def bot(self, seat: int) -> str:
        """Return the words of the bot that plays a seat."""
        return self.bots[min(seat, len(self.bots) - 1)]


class Study(msgspec.Struct, frozen=True):
    """A whole study. Results in a folder belong to a study that is equal to its own."""

    title: str
    about: str
    seed: int
    cells: tuple[Cell, ...]


class CellSource(msgspec.Struct):
    """The settings of a cell, and where they stand: in its own [[cell]], of that number, or in [sweep]."""

    values: JsonObject
    options: JsonObject
    number: int = 0
    own: frozenset[str] = frozenset()
    swept: frozenset[str] = frozenset()

    def where(self, key: str, table: str = "") -> tuple[str, int, str]:
        """Return table, number and key of a setting, for an error; ``table`` holds it if it is the whole study's."""
        if key in self.swept:
            return "sweep", 0, key
        if key in self.own:
            return "cell", self.number, table or key
        return table, 0, key


def read_study(path: Path) -> Study:
    """Read and check a study file, every cell of it; errors name the file, and the line where that is known."""
    file = TomlFile.read(str(path))
    data = file.data
    file.reject_unknown(data, KEYS)
    for key in ("title", "about"):
        if not isinstance(data.get(key, ""), str):
            raise file.error(Message("toml-text", {"key": key, "given": repr(data[key])}), key=key)
    seed = file.int_field(data, "seed", 0, MOST_SEED) if "seed" in data else 1
    cells = [cell for source in _cell_sources(file) for cell in _swept_cells(file, source, path.parent)]
    if len(cells) > MOST_CELLS:
        raise file.error(Message("study-cells", {"cells": len(cells), "most": MOST_CELLS}), "sweep")
    names = [cell.name for cell in cells]
    for name in names:
        if names.count(name) > 1:
            raise file.error(Message("study-same-name", {"cell": name}), "cell")
    return Study(data.get("title", path.stem), data.get("about", ""), seed, tuple(cells))


def _cell_sources(file: TomlFile) -> list[CellSource]:
    """Return the settings of each [[cell]], with the study's own as defaults."""
    data = file.data
    base: JsonObject = {key: data[key] for key in ("game", "games", "bots") if key in data}
    common = _table(file, data.get("options", {}))
    listed = data.get("cell", [])
    if not isinstance(listed, list) or not all(isinstance(cell, dict) for cell in listed):
        raise file.error(Message("study-cell-list"), "cell")
    sources = []
    for number, cell in enumerate(listed):
        file.reject_unknown(cell, CELL_KEYS, "cell", number)
        if not isinstance(cell.get("name", ""), str):
            problem = Message("toml-text", {"key": "name", "given": repr(cell["name"])})
            raise file.error(problem, "cell", number, "name")
        options = _table(file, cell.get("options", {}), "cell", number)
        own = frozenset([*cell, *options])
        sources.append(CellSource({**base, **cell}, {**common, **options}, number, own))
    return sources or [CellSource(base, common)]


def _table(file: TomlFile, value: Json, table: str = "", number: int = 0) -> JsonObject:
    """Return options, if they are a table."""
    if not isinstance(value, dict):
        raise file.error(Message("study-options"), table, number, "options")
    return value


def _swept_cells(file: TomlFile, source: CellSource, folder: Path) -> list[Cell]:
    """Return a cell for each combination of the [sweep] lists; ``bots`` and ``game`` can be swept like options."""
    sweep = file.data.get("sweep", {})
    if not isinstance(sweep, dict):
        raise file.error(Message("study-sweep"), key="sweep")
    for key, values in sweep.items():
        if not isinstance(values, list) or not values:
            raise file.error(Message("study-sweep-list", {"key": key, "given": repr(values)}), "sweep", key=key)
    cells = []
    for combination in product(*sweep.values()):
        chosen = dict(zip(sweep, combination, strict=True))
        values = {**source.values, **{key: chosen[key] for key in ("game", "bots") if key in chosen}}
        options = {**source.options, **{key: value for key, value in chosen.items() if key not in ("game", "bots")}}
        swept = CellSource(values, options, source.number, source.own, frozenset(sweep))
        cells.append(_cell(file, swept, {key: _short(value) for key, value in chosen.items()}, folder))
    return cells


def _short(value: Json) -> str:
    """Return a value of a sweep as the name of a cell has it."""
    if isinstance(value, list):
        return ", ".join(map(str, value))
    return Path(value).stem if isinstance(value, str) and value.endswith(".toml") else str(value)


def _cell(file: TomlFile, source: CellSource, swept: dict[str, str], folder: Path) -> Cell:
    """Return a checked cell; ``swept`` are its values of the sweep, as its name has them."""
    values = source.values
    name = " ".join([*([values["name"]] if "name" in values else []), *(f"{k}={v}" for k, v in swept.items())])
    name = name or str(values.get("game", "all"))
    if not isinstance(values.get("game"), str):
        raise file.error(Message("study-game"), *source.where("game"))
    games = values.get("games", 100)
    if not isinstance(games, int) or isinstance(games, bool) or not 1 <= games <= MOST_GAMES:
        args: Args = {"key": "games", "given": repr(games), "low": 1, "high": MOST_GAMES}
        raise file.error(Message("toml-whole", args), *source.where("games"))
    bots = values.get("bots", ["greedy"])
    if not isinstance(bots, list) or not bots or not all(isinstance(bot, str) for bot in bots):
        raise file.error(Message("study-bots", {"given": repr(bots)}), *source.where("bots"))
    place = source.where("bots")
    try:
        words = tuple(repeatable(bot) for bot in bots)
        place = source.where("game")
        game_spec(values["game"])
        place = source.where("options", "options")
        board, options = _board(values["game"], source.options, folder)
        if "name" in values:
            swept = {"cell": values["name"], **swept}
        cell = Cell(name, values["game"], options, words, games, board, swept)
        players = cell.make().players
    except (BoardError, OSError):
        raise
    except NightkeepError as problem:
        if place[2] == "options":
            key = problem.message.args.get("key")
            place = source.where(key if isinstance(key, str) and key in source.options else "options", "options")
        raise file.error(Message("study-cell", {"cell": name, "problem": problem.message}), *place) from None
    if len(words) > players:
        args = {"cell": name, "bots": len(words), "seats": players}
        raise file.error(Message("study-too-many-bots", args), *source.where("bots"))
    return cell


def _board(name: str, options: JsonObject, folder: Path) -> tuple[str | None, JsonObject]:
    """Return the text of the board file that a cell names, and its other options.

    The file's path is relative to the study's folder. One of the game's own boards has no text and stays an option.
    """
    option = game_spec(name).board_option
    where = options.get(option, DEFAULT)
    if where == DEFAULT or where in game_spec(name).boards:
        return None, options
    board = TomlFile.read(str(folder / str(where)))
    game_spec(name).read_board(board)  # now, while an error can name the file
    return board.text, {key: value for key, value in options.items() if key != option}


def repeatable(words: str) -> str:
    """Return the words of a bot without a clock. ``OptionError`` if it is not limited by rounds."""
    level, _ = read_bot(words)
    if level.seconds and level.rounds > 1_000_000:
        raise OptionError(Message("bot-by-clock", {"bot": words, "level": words.partition(":")[0]}))
    return f"{words}:seconds=0" if level.seconds else words
