"""What a game declares of itself (:class:`GameSpec`), in one place. The conformance kit tests play against it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from types import ModuleType

import numpy as np

from nightkeep.compile import native
from nightkeep.compile.contract import Kernels as Kernels
from nightkeep.compile.doors import DoorTypes
from nightkeep.compile.kernel import INTERPRETED, bind, owner_of, source_digest
from nightkeep.play import registry
from nightkeep.rules.board import LoadedBoard
from nightkeep.rules.board_files import TomlFile
from nightkeep.rules.errors import GameError
from nightkeep.rules.heat import Heat
from nightkeep.rules.language import Language
from nightkeep.rules.markers import Marker
from nightkeep.rules.messages import Message, message_id
from nightkeep.rules.observation import SEAT, bits_of_byte, number_type
from nightkeep.rules.options import DEFAULT, Reader, Value
from nightkeep.rules.record import AnyBoard, AnyRecord, DType, FieldSpec, Record
from nightkeep.rules.rulebook import OptionText, Rulebook
from nightkeep.rules.view import Display


@dataclass(frozen=True)
class Thinking:
    """How the search plays a game best: found by measuring (docs/explanation/bots.md)."""

    rollout_length: int = 1_000_000  # random actions before a position is evaluated; the default: to the game's end
    rollout_candidates: int = 1  # in those, how many random actions a seat compares by the evaluation
    exploration: float = 0.7  # the constant of the upper confidence bound
    prior_weight: float = 2.0  # how many tries the evaluation of an action counts for
    opponent_belief_share: int = 0  # of 100 rounds, how many start from what another seat believes


@dataclass(frozen=True)
class GameSpec:
    """Everything a game declares of itself; play is tested against it."""

    name: str
    package: str  # the package that declares it (`__name__`), with its rule list and board in its folder
    rules: Rulebook
    state: type[Record]
    kernels: Kernels
    language: Language
    display: Display
    load_board: Callable[[TomlFile], LoadedBoard]
    settings: type[Record]  # the options the kernels get, a field for each
    most_actions: Callable[[AnyRecord], int]  # by board: the longest list of legal actions
    action_count: (
        Callable[[AnyRecord], int] | None
    )  # by board: actions are 0 to this - 1; None: too many to number densely
    longest: int  # no game has more actions, chance actions included (see docs/explanation/architecture.md)
    hidden: bool  # whether seats know different things
    low_score_wins: bool = False  # how places below the winners are ranked
    score_text: Callable[[int], str] = str  # a score as players say it
    standing: Callable[[AnyRecord, AnyRecord], list[int]] | None = (
        None  # by board and position: ranks seats where scores do not
    )
    fixed: tuple[str, ...] = ()  # fields that set-up writes from the options and play never changes
    board_option: str = "board"
    board_file: str = "board.toml"  # the only board, where the folder has no boards/NAME.toml
    readers: Mapping[str, Reader] = field(default_factory=dict)  # options whose values the rule list gives in words
    action_type: type[np.signedinteger] = np.int32
    public_action: Callable[[AnyRecord, int], bool] | None = (
        None  # by board: what all seats know to be played, where not all
    )
    must_remember: Callable[[Mapping[str, Value]], bool] | None = None  # by options: EventKind.covered_by is in force
    markers: tuple[Marker, ...] = ()  # public notes without effect on the rules
    teams: Callable[[AnyRecord], tuple[int, ...]] | None = None  # by position: each seat's team, if seats win together
    side_text: Callable[[int, bool], Message] | None = None  # by team and whether it won: what the end says of it
    thinking: Thinking = Thinking()
    heat: tuple[Heat, ...] = ()  # what studies count by place
    options_status: Callable[[AnyBoard, AnyRecord, Mapping[str, Value]], list[Message]] | None = (
        None  # by board, position, options
    )

    @cached_property
    def folder(self) -> Path:
        """Return where the game's files are."""
        where = sys.modules[self.package].__file__
        if where is None:
            raise GameError(Message("game-no-folder", {"package": self.package, "game": self.name}))
        return Path(where).parent

    @cached_property
    def fields(self) -> dict[str, FieldSpec]:
        """Return what learners see of the fogged record, by name."""
        return {name: spec for name, spec in self.state.specs.items() if not spec.scratch}

    @cached_property
    def options(self) -> dict[str, OptionText]:
        """Return the options of the rule list, by key."""
        return {option.key: option for option in self.rules.option}

    @property
    def title(self) -> str:
        """Return what people call the game."""
        return self.rules.title

    def heat_title(self, heat: Heat) -> Message:
        """Return what people call one thing that studies count."""
        return Message(message_id("heat", heat.name), of=self.language.words.name)

    @property
    def players(self) -> tuple[int, int]:
        """Return the fewest and the most players."""
        return self.rules.players

    @property
    def dtype(self) -> DType:
        """Return NumPy's type of a position."""
        return self.state.struct

    @cached_property
    def door_types(self) -> DoorTypes:
        """Return NumPy's types of what this game's kernels and algorithms are called with."""
        observation = number_type((SEAT, *self.fields.values()))
        action = np.dtype(self.action_type)
        board = self.own_boards[self.default_board_name].rows.dtype
        return DoorTypes(board, self.state.struct, self.settings.struct, action, observation)

    @property
    def sources(self) -> str:
        """Return the digest of every source that this game's machine code could depend on."""
        return source_digest(owner_of(self.package))

    @cached_property
    def library(self) -> native.Library | None:
        """Return the game's native library; None if there is none for these sources, or the game was changed."""
        if INTERPRETED or not native.wanted() or registry.lookup(self.name) is not self:
            return None
        path = native.library_path(self.folder, self.name, native.this_machine())
        return native.find(path, self.sources) if native.description_path(path).exists() else None

    @cached_property
    def door_facts(self) -> native.Facts:
        """Return what is known of the game for the checks of its native library."""
        return native.Facts(self.door_types, self._sizes_on, self.players[1])

    def _sizes_on(self, board: AnyRecord) -> dict[str, int]:
        most = self.most_actions(board)
        if self.action_count is None:
            return {"most_actions": most, "action_width": most, "first_code": -(2**63), "codes": 2**63}
        count = self.action_count(board)
        return {"most_actions": most, "action_width": count, "first_code": 0, "codes": count}

    @cached_property
    def playout(self) -> ModuleType:
        """Return the generic algorithms, compiled for this game."""
        return self.algorithm("nightkeep.batch.playout")

    @cached_property
    def stepping(self) -> ModuleType:
        """Return what environments for learners run on, compiled for this game."""
        return self.algorithm("nightkeep.batch.stepping")

    def algorithm(self, template: str) -> ModuleType:
        """Return the functions of an algorithm's module for this game: those of the native library, if there is one."""
        module = self.compiled(template)
        if self.library is None:
            return module
        return native.module_of(module.__name__, module.DOORS, self.library, self.door_facts)

    def compiled(self, template: str) -> ModuleType:
        """Return an algorithm's module, compiled by Numba for this game."""
        if template != "nightkeep.batch.stepping":
            return self.bind(template)
        return self.bind(
            template,
            HIDDEN=self.hidden,
            NUMBERED=self.action_count is not None,
            BITS_OF_BYTE=bits_of_byte(self.door_types.observation),
        )

    def bind(self, template: str, **more: object) -> ModuleType:
        """Return an algorithm's module, loaded for this game (see :func:`nightkeep.compile.kernel.bind`)."""
        names = {name: getattr(self.kernels, name) for name in Kernels.__dataclass_fields__}
        return bind(template, self.package, self.name, names | more, cached=registry.lookup(self.name) is self)

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
        """Return the name of the board that ``default`` stands for."""
        return DEFAULT if DEFAULT in self.boards else str(self.options[self.board_option].default)

    @cached_property
    def _own_files(self) -> dict[str, TomlFile]:
        """Return the files of the game's own boards by name, the default one first and as ``default``."""
        files = {name: TomlFile.read(path) for name, path in self.boards.items()}
        return {DEFAULT: files[self.default_board_name], **files}

    @property
    def board_names(self) -> list[str]:
        """Return the names by which the game's own boards can be chosen, ``default`` first."""
        return list(dict.fromkeys((DEFAULT, *self.boards)))

    @cached_property
    def own_boards(self) -> dict[str, LoadedBoard]:
        """Return the game's own boards by name."""
        return {name: self.load_board(self._own_files[name]) for name in self.boards}

    def read_board(self, file: TomlFile) -> LoadedBoard:
        """Return the board of a file that is not the game's own.

        It may say only what differs from one of the game's own: ``over = "default"``, or another of their names.
        """
        return self.load_board(file.inherit(self._own_files))

    def todays_board(self, version: str, text: str) -> str:
        """Return a board file of a game begun under rules ``version``, with today's name of the board it is over."""
        return TomlFile(text, self.board_option).renamed_over(self.rules.renamed(version, self.board_option))
