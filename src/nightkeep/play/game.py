"""A game with its options chosen (:class:`Game`): it starts and restores positions, and plays many games at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cached_property, lru_cache, partial
from pathlib import Path

import numpy as np
from msgspec import structs

from nightkeep.batch.simulate import Simulation, simulate
from nightkeep.compile.contract import Kernels
from nightkeep.compile.native_kernels import native_kernels
from nightkeep.compile.numba_args import RecordArg, is_compiled, record_arg
from nightkeep.play import registry
from nightkeep.play.position import Room
from nightkeep.play.spec import GameSpec
from nightkeep.play.state import State
from nightkeep.rules.board import LoadedBoard
from nightkeep.rules.board_files import TomlFile
from nightkeep.rules.errors import BoardError, OptionError, PositionError
from nightkeep.rules.events import EventKind
from nightkeep.rules.language import plain
from nightkeep.rules.messages import Args, Message, nearest
from nightkeep.rules.notation import position_from_dict
from nightkeep.rules.observation import Layout
from nightkeep.rules.options import DEFAULT, Value, code_of, read_choice
from nightkeep.rules.record import AnyRecord
from nightkeep.rules.rulebook import Rulebook
from nightkeep.rules.things import JsonObject

TEXTS_KEPT = 4096
GAMES_KEPT = 8  # unpickled games that are kept for the next position of the same game


class Game:
    """A game with its options chosen: starts and restores positions, and plays many games at once."""

    def __init__(self, spec: GameSpec, options: Mapping[str, object], board_text: str | None = None) -> None:
        self.spec = spec
        self.board_text = board_text
        self.options = self._read(options)
        where = self.options.get(spec.board_option, DEFAULT)
        if board_text is not None:
            self.board: LoadedBoard = spec.read_board(TomlFile(board_text, str(where)))
        elif where in spec.boards:
            self.board = spec.own_boards[str(where)]
        else:
            file = _board_file(spec, str(where))
            self.board_text = file.text
            self.board = spec.read_board(file)
        self.settings_rows = spec.settings.zeros()  # the options for the kernels: one row, as GPUs get it
        for key in spec.settings.specs:
            self.settings_rows[key] = code_of(spec.options[key], self.options[key])
        self.settings = self.settings_rows[0]
        self.players = int(self.options.get("players", spec.players[0]))
        # The text of an action and back: asked for again and again, and always the same on one board.
        self.write_action = lru_cache(TEXTS_KEPT)(partial(spec.language.write_action, self.board))
        self.read_action = lru_cache(TEXTS_KEPT)(partial(spec.language.read_action, self.board))

    def _read(self, given: Mapping[str, object]) -> dict[str, Value]:
        known = self.spec.options
        for key in given:
            if key not in known:
                args: Args = {"game": self.spec.name, "key": key, "options": ", ".join(known)}
                raise OptionError(Message("option-unknown", {**args, "guess": nearest(key, list(known))}))
        chosen: dict[str, Value] = {}
        for key, option in known.items():
            if key in self.spec.readers:
                chosen[key] = self.spec.readers[key](given.get(key), chosen)
            elif key == self.spec.board_option:
                chosen[key] = _board_choice(self.spec, given.get(key, DEFAULT))
            else:
                chosen[key] = read_choice(option, given.get(key, option.default))
        if (version := chosen.get("version", self.name)) != self.name:
            raise OptionError(Message("option-version", {"version": str(version), "game": self.name}))
        return chosen

    def __reduce__(self) -> tuple[object, ...]:
        if registry.game_spec(self.name) is not self.spec:
            raise TypeError(f"{self!r} cannot be pickled: its GameSpec is not that of the installed game {self.name!r}")
        return _unpickled, (self.name, tuple(self.options.items()), self.board_text)

    def __copy__(self) -> Game:
        """Return the game itself: nothing of it changes once it is made."""
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Game:
        return self

    def __eq__(self, other: object) -> bool:
        """Return whether both play the same: one GameSpec, the same options and board."""
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
        """Return the name of the game."""
        return self.spec.name

    @property
    def rules(self) -> Rulebook:
        """Return the rule list."""
        return self.spec.rules

    @cached_property
    def kernels(self) -> Kernels:
        """Return the kernels themselves. They validate no action: a wrong one gives nonsense or worse."""
        library = self.spec.library
        if library is None:
            return self.spec.kernels
        return native_kernels(self.spec.kernels, library, self.spec.door_facts.of_options(self.players))

    @cached_property
    def must_remember(self) -> bool:
        """Return whether seats have to remember for themselves what lies covered again."""
        spec = self.spec
        return spec.must_remember is not None and spec.must_remember(self.options)

    @cached_property
    def event_kinds(self) -> Mapping[int, EventKind]:
        """Return the kinds of events with these options: where nothing must be remembered, nothing is covered."""
        kinds = self.spec.language.EVENTS
        if self.must_remember:
            return kinds
        return {number: replace(kind, covered_by=frozenset()) for number, kind in kinds.items()}

    @cached_property
    def board_record(self) -> AnyRecord:
        """Return the board as the kernels read it."""
        return self.board.record

    @cached_property
    def is_compiled(self) -> bool:
        """Return whether all kernels are compiled, so that they take records as bytes (compile/numba_args.py)."""
        given = (getattr(self.spec.kernels, name) for name in Kernels.__dataclass_fields__)
        return all(kernel is None or is_compiled(kernel) for kernel in given)

    @cached_property
    def board_arg(self) -> RecordArg | AnyRecord:
        """Return the board for :class:`State`'s calls of the kernels."""
        return record_arg(self.board.rows) if self.is_compiled else self.board_record

    @cached_property
    def settings_arg(self) -> RecordArg | AnyRecord:
        """Return the options for calls of the kernels."""
        return record_arg(self.settings_rows) if self.is_compiled else self.settings

    @cached_property
    def room(self) -> Room:
        """Return the arrays that kernels write into when people move."""
        return Room(self.most_actions, self.spec.action_type, self.players)

    @cached_property
    def most_actions(self) -> int:
        """Return the length of the longest list of legal actions."""
        return self.spec.most_actions(self.board_record)

    @cached_property
    def layout(self) -> Layout:
        """Return how a learner's observation is laid out."""
        return Layout(self)

    @property
    def action_count(self) -> int | None:
        """Return the bound of action numbers, which are 0 to this - 1; None where there are too many to number."""
        return self.spec.action_count(self.board.record) if self.spec.action_count else None

    def start(self, names: tuple[str, ...] | list[str] | None = None) -> State:
        """Return the first position. ``names``: what events call the seats."""
        s = np.zeros(1, self.spec.dtype)
        first = record_arg(s) if self.is_compiled else s[0]
        self.kernels.setup(self.board_arg, first, self.settings_arg)
        return State(self, s, names=names)

    def state(self, position: JsonObject, names: tuple[str, ...] | list[str] | None = None) -> State:
        """Return a position from :meth:`State.to_dict`; ``PositionError`` lists every broken invariant."""
        s, fresh = position_from_dict(self.spec.dtype, position), self.start().position.array
        broken = [
            Message("position-option", {"field": name, "given": str(s[name][0]), "wanted": str(fresh[name][0])})
            for name in self.spec.fixed
            if not np.array_equal(s[name], fresh[name])
        ]
        if broken := broken + self.broken(s[0]):
            raise PositionError(broken)
        return State(self, s, names, from_position=True)

    def broken(self, s: AnyRecord) -> list[Message]:
        """Return a message for every invariant that a position breaks."""
        broken = self.spec.language.status(self.board, s)
        if not broken and self.spec.options_status is not None:
            broken = self.spec.options_status(self.board, s, self.options)
        return [structs.replace(plain(message), of=self.spec.language.words.name) for message in broken]

    def simulate(
        self, games: int, seed: int = 0, threads: int | None = None, progress: Callable[[int], None] | None = None
    ) -> Simulation:
        """Play random games on all cores; the results are arrays, the same for the same seed."""
        return simulate(self, games, seed, threads, progress)


@lru_cache(GAMES_KEPT)
def _unpickled(name: str, options: tuple[tuple[str, Value], ...], board_text: str | None) -> Game:
    """Return the game that was pickled; positions of the same game share it."""
    return Game(registry.game_spec(name), dict(options), board_text)


def _board_choice(spec: GameSpec, given: object) -> str:
    """Return a board option as it is stored: the name of one of the game's own boards, or where the file is."""
    key = spec.board_option
    if not isinstance(given, str | Path):
        known = ", ".join(spec.board_names)
        raise OptionError(Message("option-board", {"key": key, "given": repr(given), "boards": known}))
    text = str(given)
    return spec.default_board_name if text == DEFAULT else text


def _board_file(spec: GameSpec, where: str) -> TomlFile:
    """Read a board file; if there is none and the path looks like a name, the error lists the known names."""
    try:
        return TomlFile.read(where)
    except BoardError as problem:
        if set(where) & set("/\\."):
            raise
        names = spec.board_names
        args: Args = {"problem": problem.message, "boards": ", ".join(names), "guess": nearest(where, names)}
        raise BoardError(Message("board-names", args)) from None
