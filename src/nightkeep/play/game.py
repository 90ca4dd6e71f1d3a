"""A game: what it declares of itself (:class:`Declaration`), and one set of chosen options (:class:`Game`)."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache, partial
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol

import numpy as np

from nightkeep.batch.simulate import Simulation, simulate
from nightkeep.compile import bot_hooks
from nightkeep.compile.kernel import bind
from nightkeep.compile.numba_args import is_compiled, record_arg
from nightkeep.play import registry
from nightkeep.play.events import Kind
from nightkeep.play.state import State
from nightkeep.rules.board import LoadedBoard
from nightkeep.rules.board_files import TomlFile
from nightkeep.rules.errors import BoardError, GameError, OptionError, PositionError
from nightkeep.rules.heat import Heat
from nightkeep.rules.markers import Marker
from nightkeep.rules.notation import position_from_dict
from nightkeep.rules.observation import SEAT, Field, Layout, bits_of_byte, number_type
from nightkeep.rules.options import DEFAULT, Reader, Value, closest, code_of, read_choice
from nightkeep.rules.record import FieldSpec, Record
from nightkeep.rules.rulebook import OptionText, Rulebook

Array = np.ndarray[Any, Any]
TEXTS_KEPT = 4096
GAMES_KEPT = 8  # unpickled games that are kept for the next position of the same game


@dataclass(frozen=True)
class Kernels:
    """The eight kernels of a game (docs/architecture.md). They check nothing: :class:`State` does.

    A game with too many actions to list also gives ``is_legal(board, s, action)``; its ``legal`` then writes a good,
    bounded set of candidates that always holds a legal action. The last four are for bots:
    ``evaluate(board, s, out)``, each seat's rough chance of winning, and what :mod:`nightkeep.compile.bot_hooks`
    explains.
    """

    setup: Callable[..., None]
    actor: Callable[..., int]
    legal: Callable[..., int]
    odds: Callable[..., int]
    apply: Callable[..., None]
    score: Callable[..., int]
    fog: Callable[..., None]
    guess: Callable[..., None]
    is_legal: Callable[..., bool] | None = None
    evaluate: Callable[..., None] | None = None
    plausibility: Callable[..., int] = bot_hooks.plausibility
    adjust_reward: Callable[..., None] = bot_hooks.adjust_reward
    rollout_policy: Callable[..., int] = bot_hooks.rollout_policy

    @classmethod
    def of(cls, module: ModuleType) -> Kernels:
        """Take them by name from a game's kernel module."""
        return cls(**{name: getattr(module, name) for name in cls.__dataclass_fields__ if hasattr(module, name)})


class Language(Protocol):
    """How people speak of a game: a game's text module."""

    @property
    def EVENTS(self) -> Mapping[int, Kind]: ...

    def write_action(self, board: Any, action: int) -> str:
        """The canonical text of an action."""

    def read_action(self, board: Any, text: str) -> int:
        """The action of a canonical text; ValueError says what actions look like."""

    def describe(self, board: Any, s: Any, action: int) -> str:
        """What a legal action will do, in a few words."""

    def why_not(self, board: Any, s: Any, action: int) -> tuple[str, tuple[str, ...]]:
        """Why an action of this game is not legal now: a sentence and rule ids."""

    def status(self, board: Any, s: Any) -> list[str]:
        """Every invariant the position breaks, in words."""


class Sight(Protocol):
    """How a game is shown: a :class:`nightkeep.rules.view.Display`, or a game's view module.

    It may also have ``aim(board, s, action)``: where a legal action happens, as data for drawing.
    """

    @property
    def view(self) -> Callable[[Any, Any, int], dict[str, Any]]:
        """What a seat sees of the fogged position, as JSON-ready data."""

    @property
    def draw(self) -> Callable[[dict[str, Any], tuple[str, ...]], str]:
        """A whole view as text with rich's markup, at most 120 columns wide."""


@dataclass(frozen=True)
class Thinking:
    """How the search plays a game best: found by measuring (docs/bots.md)."""

    rollout_length: int = 1_000_000  # random actions before a position is evaluated; the default: to the game's end
    rollout_candidates: int = 1  # in those, how many random actions a seat compares by the evaluation
    exploration: float = 0.7  # the constant of the upper confidence bound
    prior_weight: float = 2.0  # how many tries the evaluation of an action counts for
    opponent_belief_share: int = 0  # of 100 rounds, how many start from what another seat believes


@dataclass(frozen=True)
class GameSpec:
    """Everything a game declares of itself; play is tested against it."""

    name: str
    package: str  # the one it stands in (`__name__`), with its rule list and board in its folder
    rules: Rulebook
    state: np.dtype[Any]
    kernels: Kernels
    language: Language
    sight: Sight
    load_board: Callable[[TomlFile], LoadedBoard]
    settings: tuple[str, ...] | type[Record]  # the options the kernels get: a record with a field for each
    most_actions: Callable[[Any], int]  # by board: the longest list of legal actions
    action_count: Callable[[Any], int] | None  # by board: actions are 0 to this - 1; None: too many to number densely
    longest: int  # no game has more actions, chance actions included (see docs/architecture.md)
    hidden: bool  # whether seats know different things
    low_score_wins: bool = False  # how places below the winners are ranked
    score_text: Callable[[int], str] = str  # a score as players say it
    standing: Callable[[Any, Any], list[int]] | None = None  # by board and position: ranks seats where scores do not
    fixed: tuple[str, ...] = ()  # fields that set-up writes from the options and play never changes
    board_option: str = "board"
    board_file: str = "board.toml"  # the only board, where the folder has no boards/NAME.toml
    readers: Mapping[str, Reader] = field(default_factory=dict)  # options whose values the rule list gives in words
    action_type: type[np.signedinteger[Any]] = np.int32
    public_action: Callable[[Any, int], bool] | None = None  # by board: what all seats know to be played, where not all
    must_remember: Callable[[Mapping[str, Value]], bool] | None = None  # by options: EventKind.covered_by is in force
    markers: tuple[Marker, ...] = ()  # public notes without effect on the rules
    teams: Callable[[Any], tuple[int, ...]] | None = None  # by position: each seat's team, if seats win together
    side_text: Callable[[int, bool], str] | None = None  # by team and whether it won: what the end says of it
    thinking: Thinking = Thinking()
    heat: tuple[Heat, ...] = ()  # what studies count by place
    observation: tuple[Field, ...] = ()  # what learners see of the fogged record, field by field
    unobserved: tuple[str, ...] = ()  # fields without meaning between two actions, which they need not see
    options_status: Callable[[Any, Any, Mapping[str, Value]], list[str]] | None = None  # by board, position, options

    @cached_property
    def folder(self) -> Path:
        """Where the game's files are."""
        where = sys.modules[self.package].__file__
        if where is None:
            raise GameError(f"the package {self.package} of {self.name} has no folder; give it an __init__.py")
        return Path(where).parent

    @cached_property
    def fields(self) -> tuple[Field, ...]:
        """What learners see of the fogged record, field by field."""
        specs: dict[str, FieldSpec] = getattr(self.state.type, "specs", {})
        if not specs:
            return self.observation
        return tuple(
            Field(name, spec.text, spec.low, spec.high, spec.bits) for name, spec in specs.items() if not spec.scratch
        )

    @cached_property
    def options(self) -> dict[str, OptionText]:
        """The options of the rule list, by key."""
        return {option.key: option for option in self.rules.option}

    @property
    def title(self) -> str:
        return self.rules.title

    @property
    def players(self) -> tuple[int, int]:
        """Fewest and most players."""
        return self.rules.players

    @property
    def state_bytes(self) -> int:
        return self.state.itemsize

    @cached_property
    def playout(self) -> ModuleType:
        """The generic algorithms, compiled for this game."""
        return self.bind("nightkeep.batch.playout")

    @cached_property
    def stepping(self) -> ModuleType:
        """What environments for learners run on, compiled for this game."""
        return self.bind(
            "nightkeep.batch.stepping",
            HIDDEN=self.hidden,
            NUMBERED=self.action_count is not None,
            BITS_OF_BYTE=bits_of_byte(number_type((SEAT, *self.fields))),
        )

    def bind(self, template: str, **more: object) -> ModuleType:
        """An algorithm's module, loaded for this game (see :func:`nightkeep.compile.kernel.bind`)."""
        names = {name: getattr(self.kernels, name) for name in Kernels.__dataclass_fields__}
        return bind(template, self.package, self.name, names | more, kept=registry.lookup(self.name) is self)

    @cached_property
    def boards(self) -> dict[str, Path]:
        """Return the files of the game's own boards by name, in the order of the rule list.

        They are ``boards/NAME.toml`` in the game's folder, named as values of the board option; a game without that
        folder has one board, called ``default``.
        """
        files = {path.stem: path for path in (self.folder / "boards").glob("*.toml")}
        if not files:
            return {DEFAULT: self.folder / self.board_file}
        option = self.options[self.board_option]
        named = {str(value): files[str(value)] for value in option.values if value in files}
        if set(named) != set(files) or option.default not in named or DEFAULT in named:
            raise ValueError(
                f"{self.name}: boards {sorted(files)} in the folder; the option {option.key} of the rule list must "
                f"name each of them and have one as its default, and none may be called '{DEFAULT}'"
            )
        return named

    @cached_property
    def default_board_name(self) -> str:
        """The name of the board that ``default`` stands for."""
        return DEFAULT if DEFAULT in self.boards else str(self.options[self.board_option].default)

    @cached_property
    def _own_files(self) -> dict[str, TomlFile]:
        """The files of the game's own boards by name, and the default one also as ``default``."""
        files = {name: TomlFile.read(path) for name, path in self.boards.items()}
        return {DEFAULT: files[self.default_board_name], **files}

    @cached_property
    def own_boards(self) -> dict[str, LoadedBoard]:
        """The game's own boards by name."""
        return {name: self.load_board(self._own_files[name]) for name in self.boards}

    def read_board(self, file: TomlFile) -> LoadedBoard:
        """Return the board of somebody's file, which may tell only what differs from one of the game's own
        (``over = "default"`` or another of their names)."""
        return self.load_board(file.inherit(self._own_files))

    def todays_board(self, version: str, text: str) -> str:
        """Return a board file of a game begun under rules ``version``, with today's name of the board it is over."""
        return TomlFile(text, self.board_option).renamed_over(self.rules.renamed(version, self.board_option))


class Game:
    """A game with its options chosen: starts and restores positions, and plays many games at once."""

    def __init__(self, spec: GameSpec, options: Mapping[str, object], board_text: str | None = None) -> None:
        self.spec = spec
        self.board_text = board_text
        self.options = self._read(dict(options))
        where = self.options.get(spec.board_option, DEFAULT)
        if board_text is not None:
            self.board: LoadedBoard = spec.read_board(TomlFile(board_text, str(where)))
        elif where in spec.boards:
            self.board = spec.own_boards[str(where)]
        else:
            file = _board_file(spec, str(where))
            self.board_text = file.text
            self.board = spec.read_board(file)
        self.settings_rows = self._settings()  # one row, as GPUs get it
        self.settings = self.settings_rows[0]
        self.players = int(self.options.get("players", spec.players[0]))
        # The text of an action and back: asked for again and again, and always the same on one board.
        self.write_action = lru_cache(TEXTS_KEPT)(partial(spec.language.write_action, self.board))
        self.read_action = lru_cache(TEXTS_KEPT)(partial(spec.language.read_action, self.board))

    def _read(self, given: dict[str, Any]) -> dict[str, Value]:
        known = self.spec.options
        for key in given:
            if key not in known:
                raise OptionError(
                    f"{self.spec.name} has no option '{key}'; its options are: {', '.join(known)}."
                    + closest(key, list(known))
                )
        chosen: dict[str, Value] = {}
        for key, option in known.items():
            if key in self.spec.readers:
                chosen[key] = self.spec.readers[key](given.get(key), chosen)
            elif key == self.spec.board_option:
                chosen[key] = _board_choice(self.spec, given.get(key, DEFAULT))
            else:
                chosen[key] = read_choice(option, given.get(key, option.default))
        if (version := chosen.get("version", self.name)) != self.name:
            raise OptionError(f"version = {version!r} is another game; nk.game({self.name!r}, version=...) leads there")
        return chosen

    def _settings(self) -> Any:
        spec = self.spec
        if isinstance(spec.settings, tuple):
            return np.array([[self._code(key) for key in spec.settings]], np.int64)
        options = spec.settings.zeros()
        for key in spec.settings.specs:
            options[key] = self._code(key)
        return options

    def _code(self, key: str) -> int:
        return code_of(self.spec.options[key], self.options[key])

    def __reduce__(self) -> tuple[Any, ...]:
        if registry.game_spec(self.name) is not self.spec:
            raise TypeError(f"{self!r} cannot be pickled: its declaration is not the installed game {self.name!r}")
        return _unpickled, (self.name, tuple(self.options.items()), self.board_text)

    def __copy__(self) -> Game:
        """Return the game itself: nothing of it changes once it is made."""
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Game:
        return self

    def __eq__(self, other: object) -> bool:
        """Whether both play the same: one declaration, the same options and board."""
        if not isinstance(other, Game):
            return NotImplemented
        return self._identity == other._identity

    def __hash__(self) -> int:
        return hash(self._identity)

    @property
    def _identity(self) -> tuple[object, ...]:
        return id(self.spec), tuple(self.options.items()), self.board_text

    def __repr__(self) -> str:
        chosen = ", ".join(f"{k}={v!r}" for k, v in self.options.items())
        return f"<Game {self.spec.name}: {chosen}>"

    @property
    def name(self) -> str:
        return self.spec.name

    @property
    def rules(self) -> Rulebook:
        return self.spec.rules

    @property
    def kernels(self) -> Kernels:
        """The kernels themselves. They validate nothing; a wrong action or record gives nonsense or worse."""
        return self.spec.kernels

    @cached_property
    def must_remember(self) -> bool:
        """Whether seats have to remember for themselves what lies covered again."""
        spec = self.spec
        return spec.must_remember is not None and spec.must_remember(self.options)

    @cached_property
    def event_kinds(self) -> Mapping[int, Kind]:
        """The kinds of events as they are told with these options."""
        kinds = self.spec.language.EVENTS
        if self.must_remember:
            return kinds
        return {number: replace(kind, covered_by=frozenset()) for number, kind in kinds.items()}

    @cached_property
    def board_record(self) -> Any:
        """The board as the kernels read it."""
        return self.board.record

    @cached_property
    def is_compiled(self) -> bool:
        """Whether all kernels are compiled, so that records can be handed to them as bytes (compile/numba_args.py)."""
        given = (getattr(self.kernels, name) for name in Kernels.__dataclass_fields__)
        return all(kernel is None or is_compiled(kernel) for kernel in given)

    @cached_property
    def board_arg(self) -> Any:
        """The board for :class:`State`'s calls of the kernels."""
        return record_arg(self.board.rows) if self.is_compiled else self.board_record

    @cached_property
    def most_actions(self) -> int:
        """The longest list of legal actions."""
        return self.spec.most_actions(self.board_record)

    @cached_property
    def layout(self) -> Layout:
        """How a learner's observation is laid out."""
        return Layout(self)

    @property
    def action_count(self) -> int | None:
        """Actions are whole numbers from 0 to this - 1; None where there are too many to number."""
        return self.spec.action_count(self.board.record) if self.spec.action_count else None

    def start(self, names: tuple[str, ...] | list[str] | None = None) -> State:
        """The first position. ``names``: what events call the seats."""
        s = np.zeros(1, self.spec.state)
        self.kernels.setup(self.board.record, s[0], self.settings)
        return State(self, s, names=names)

    def state(self, position: dict[str, Any], names: tuple[str, ...] | list[str] | None = None) -> State:
        """A position from :meth:`State.to_dict`; ``PositionError`` lists every broken invariant."""
        s = position_from_dict(self.spec.state, position)
        fresh = np.zeros(1, self.spec.state)
        self.kernels.setup(self.board.record, fresh[0], self.settings)
        broken = [
            f"{name} is {s[name][0]}, but with these options it is {fresh[name][0]}"
            for name in self.spec.fixed
            if not np.array_equal(s[name], fresh[name])
        ]
        if broken := broken + self.broken(s[0]):
            raise PositionError(broken)
        return State(self, s, names, from_position=True)

    def broken(self, s: Any) -> list[str]:
        """Return every invariant that a position breaks, in words."""
        broken = self.spec.language.status(self.board, s)
        if broken or self.spec.options_status is None:
            return broken
        return self.spec.options_status(self.board, s, self.options)

    def simulate(
        self, games: int, seed: int = 0, threads: int | None = None, progress: Callable[[int], None] | None = None
    ) -> Simulation:
        """Random games on all cores: ``.scores``, ``.lengths``, ``.winners`` as arrays, the same for the same seed."""
        return simulate(self, games, seed, threads, progress)


@lru_cache(GAMES_KEPT)
def _unpickled(name: str, options: tuple[tuple[str, Value], ...], board_text: str | None) -> Game:
    """Return the game that was pickled; positions of the same game share it."""
    return Game(registry.game_spec(name), dict(options), board_text)


def _board_choice(spec: GameSpec, given: object) -> str:
    """Return a board option as it is stored: the name of one of the game's own boards, or where the file is."""
    key = spec.board_option
    names = list(dict.fromkeys((DEFAULT, *spec.boards)))
    if not isinstance(given, str | Path):
        known = ", ".join(names)
        raise OptionError(f"{key} = {given!r} is not allowed; {key} may be: {known}, or the path of a board file")
    text = str(given)
    return spec.default_board_name if text == DEFAULT else text


def _board_file(spec: GameSpec, where: str) -> TomlFile:
    """Read somebody's board file; what looks like a name is answered with those there are."""
    try:
        return TomlFile.read(where)
    except BoardError as problem:
        if set(where) & set("/\\."):
            raise
        names = list(dict.fromkeys((DEFAULT, *spec.boards)))
        raise BoardError(f"{problem}; boards by name are: {', '.join(names)}.{closest(where, names)}") from None
