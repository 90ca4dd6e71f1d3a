"""A study: which games are played, with which options, by which bots. Read from a TOML file."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path
from typing import Any

import msgspec

from nightkeep.bots import read_bot
from nightkeep.play.game import Game
from nightkeep.play.registry import game as make_game
from nightkeep.play.registry import game_spec
from nightkeep.rules.board_files import TomlFile
from nightkeep.rules.errors import BoardError, NightkeepError, OptionError
from nightkeep.rules.options import DEFAULT

KEYS = ("title", "about", "game", "games", "seed", "bots", "options", "sweep", "cell")
CELL_KEYS = ("name", "game", "games", "bots", "options")
MOST_CELLS = 1_000
MOST_GAMES = 10_000_000
MOST_SEED = 2**32 - 1  # every game of every bot takes its own number from it, see play.py


class Cell(msgspec.Struct, frozen=True):
    """One way to play: a row of the study's table. ``swept``: what tells it from the other cells."""

    name: str
    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]  # by seat; the last one also plays all further seats
    games: int
    board: str | None  # the text of a board file of one's own
    swept: dict[str, str]

    def make(self) -> Game:
        """The game with its options. The board travels as text, so that a study needs no files once it has begun."""
        if self.board is None:
            return make_game(self.game, **self.options)
        spec = game_spec(self.game)
        return Game(spec, {**self.options, spec.board_option: "its own"}, self.board)

    def bot(self, seat: int) -> str:
        """Who plays a seat, in words that do the same every time."""
        return self.bots[min(seat, len(self.bots) - 1)]


class Study(msgspec.Struct, frozen=True):
    """A whole study; two are the same if they are equal."""

    title: str
    about: str
    seed: int
    cells: tuple[Cell, ...]


class Given(msgspec.Struct):
    """What a cell is made of, and where it was said: in its own [[cell]], of that number, or in [sweep]."""

    values: dict[str, Any]
    options: dict[str, Any]
    number: int = 0
    own: frozenset[str] = frozenset()
    swept: frozenset[str] = frozenset()

    def where(self, key: str, table: str = "") -> tuple[str, int, str]:
        """Table, number and key of what an error is about; ``table``: where it stands if it is the whole study's."""
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
            raise file.error(f"{key} = {data[key]!r}: must be a text", key=key)
    seed = file.int_field(data, "seed", 0, MOST_SEED) if "seed" in data else 1
    cells = [cell for given in _givens(file) for cell in _swept(file, given, path.parent)]
    if len(cells) > MOST_CELLS:
        raise file.error(f"{len(cells)} cells; a study has at most {MOST_CELLS}", "sweep")
    names = [cell.name for cell in cells]
    for name in names:
        if names.count(name) > 1:
            raise file.error(f"two cells are called '{name}'; give them a name = \"...\" each", "cell")
    return Study(data.get("title", path.stem), data.get("about", ""), seed, tuple(cells))


def _givens(file: TomlFile) -> list[Given]:
    """The study's own settings, under each [[cell]]'s."""
    data = file.data
    base: dict[str, Any] = {key: data[key] for key in ("game", "games", "bots") if key in data}
    common = _table(file, data.get("options", {}))
    listed = data.get("cell", [])
    if not isinstance(listed, list) or not all(isinstance(cell, dict) for cell in listed):
        raise file.error("cells are written as [[cell]]", "cell")
    givens = []
    for number, cell in enumerate(listed):
        file.reject_unknown(cell, CELL_KEYS, "cell", number)
        if not isinstance(cell.get("name", ""), str):
            raise file.error(f"name = {cell['name']!r}: must be a text", "cell", number, "name")
        options = _table(file, cell.get("options", {}), "cell", number)
        givens.append(Given({**base, **cell}, {**common, **options}, number, frozenset([*cell, *options])))
    return givens or [Given(base, common)]


def _table(file: TomlFile, value: Any, table: str = "", number: int = 0) -> dict[str, Any]:
    if not isinstance(value, dict):
        said = "options are written as a table: [options] or options = { ... }"
        raise file.error(said, table, number, "options")
    return value


def _swept(file: TomlFile, given: Given, folder: Path) -> list[Cell]:
    """All combinations of the [sweep] lists; ``bots`` and ``game`` can be swept like options."""
    sweep = file.data.get("sweep", {})
    if not isinstance(sweep, dict):
        raise file.error("a sweep is a table of lists: [sweep]", key="sweep")
    for key, values in sweep.items():
        if not isinstance(values, list) or not values:
            said = f"{key} = {values!r}: a sweep needs a list with at least one value"
            raise file.error(said, "sweep", key=key)
    cells = []
    for values in product(*sweep.values()):
        chosen = dict(zip(sweep, values, strict=True))
        merged = {**given.values, **{key: chosen[key] for key in ("game", "bots") if key in chosen}}
        options = {**given.options, **{key: value for key, value in chosen.items() if key not in ("game", "bots")}}
        swept = {key: _said(value) for key, value in chosen.items()}
        cells.append(_cell(file, Given(merged, options, given.number, given.own, frozenset(sweep)), swept, folder))
    return cells


def _said(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(map(str, value))
    return Path(value).stem if isinstance(value, str) and value.endswith(".toml") else str(value)


def _cell(file: TomlFile, given: Given, swept: dict[str, str], folder: Path) -> Cell:
    values = given.values
    name = " ".join([*([values["name"]] if "name" in values else []), *(f"{k}={v}" for k, v in swept.items())])
    name = name or str(values.get("game", "all"))
    if not isinstance(values.get("game"), str):
        raise file.error('a study needs a game = "..."', *given.where("game"))
    games = values.get("games", 100)
    if not isinstance(games, int) or isinstance(games, bool) or not 1 <= games <= MOST_GAMES:
        said = f"games = {games!r}: must be a whole number from 1 to {MOST_GAMES}"
        raise file.error(said, *given.where("games"))
    bots = values.get("bots", ["greedy"])
    if not isinstance(bots, list) or not bots or not all(isinstance(bot, str) for bot in bots):
        said = f'bots = {bots!r}: must be a list such as ["greedy"], one for each seat'
        raise file.error(said, *given.where("bots"))
    place = given.where("bots")
    try:
        words = tuple(repeatable(bot) for bot in bots)
        place = given.where("game")
        game_spec(values["game"])
        place = given.where("options", "options")
        board, options = _board(values["game"], given.options, folder)
        if "name" in values:
            swept = {"cell": values["name"], **swept}
        cell = Cell(name, values["game"], options, words, games, board, swept)
        players = cell.make().players
    except (BoardError, OSError):
        raise
    except NightkeepError as problem:
        if place[2] == "options":  # the option that the problem names first
            named = re.search("|".join(rf"\b{re.escape(key)}\b" for key in given.options) or "$", str(problem))
            place = given.where(named[0] if named else "options", "options")
        raise file.error(f"cell '{name}': {problem}", *place) from None
    if len(words) > players:
        raise file.error(f"cell '{name}': {len(words)} bots for {players} seats", *given.where("bots"))
    return cell


def _board(name: str, options: dict[str, Any], folder: Path) -> tuple[str | None, dict[str, Any]]:
    """Return the text of a board file that a cell names, relative to the study's folder, and the options without it;
    no text for one of the game's own boards, which stays an option."""
    option = game_spec(name).board_option
    where = options.get(option, DEFAULT)
    if where == DEFAULT or where in game_spec(name).boards:
        return None, options
    board = TomlFile.read(str(folder / str(where)))
    game_spec(name).read_board(board)  # while the file's name is known, for what may be wrong in it
    return board.text, {key: value for key, value in options.items() if key != option}


def repeatable(words: str) -> str:
    """A bot that does the same every time: it counts rounds and has no clock."""
    level, _ = read_bot(words)
    if level.seconds and level.rounds > 1_000_000:
        raise OptionError(
            f"bot '{words}' thinks by the clock, so its games could not be repeated; give it rounds, such as "
            f"{words.partition(':')[0]}:rounds=5000"
        )
    return f"{words}:seconds=0" if level.seconds else words
