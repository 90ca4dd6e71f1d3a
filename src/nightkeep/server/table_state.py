"""The state of a table, and :func:`fold`, which applies one log entry to it.

Replaying a stored log and playing live go the same way: every change of a table is an entry that is folded into its
state. No input or output here; numbering and sending messages is in :mod:`nightkeep.server.tables`.
"""

from __future__ import annotations

import copy
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Literal, assert_never

import msgspec

from nightkeep.compile.kernel import CHANCE, OVER
from nightkeep.play.drive import undo_depth
from nightkeep.play.events import Event
from nightkeep.play.game import Game
from nightkeep.play.registry import lookup
from nightkeep.play.state import State
from nightkeep.rules.errors import IllegalAction, NightkeepError
from nightkeep.rules.messages import Message
from nightkeep.server import entries as log
from nightkeep.server.errors import table_message
from nightkeep.server.messages import SeatKind, Status

GAMES_CACHED = 256  # games with their options
MAX_UNDOS = 200  # decisions that one seat may undo in a game: undone and made again, they fill the log
Viewer = int | None  # a seat, or None: the spectators
Due = Literal["chance", "bot", "person"]


class Plan(msgspec.Struct, frozen=True):
    """How a table is played, besides the game's own options (see messages.NewTable)."""

    listed: bool = False
    spectators: bool = True
    pace: float = 0.8
    clock: int | None = None
    absent: int | None = None
    substitute: str = "random"
    hints: bool = True


class TableSetup(msgspec.Struct, frozen=True):
    """What never changes about a table. ``secret`` is the dice's, in hexadecimal."""

    id: str
    game: str
    rules: str
    options: dict[str, str | int | bool]
    plan: Plan
    secret: str
    host: str
    created: float
    seats: int
    previous: str | None = None


class Chair(msgspec.Struct, frozen=True):
    """Who sits on a seat. ``guest``: for whom it is kept; ``away``: the level of the bot that plays in their place."""

    kind: SeatKind
    name: str
    guest: str | None = None
    level: str | None = None
    seed: str | None = None
    away: str | None = None


@dataclass(slots=True)
class Changes:
    """What one row of the log changes that people are told."""

    table: bool = False  # who sits where, the status, a rematch
    played: bool = False  # something happened in the game
    marked: bool = False
    undone: bool = False
    rewound_to: int | None = None  # the row from which the game goes on after rows were lost
    spoken: list[log.Spoken] = field(default_factory=list)
    news: dict[Viewer, list[Event]] = field(default_factory=dict)  # without secrets: for the spectators only


@dataclass(slots=True)
class TableState:
    """What is so at a table after some entries of its log. Times are those of the rows, in seconds."""

    setup: TableSetup
    game: Game | None  # None: this server cannot play it
    at: float  # when the present row was written
    turn_at: float  # when the present actor's turn began
    acted_at: float
    chairs: list[Chair]
    status: Status = "waiting"
    position: State | None = None  # the game under way
    actor: int | None = None  # whose decision it is: a seat, CHANCE, OVER, or None before the start
    movers: list[tuple[int, bool]] = field(default_factory=list)  # of each action: a seat or CHANCE, and whether a bot
    spent: list[float] = field(default_factory=list)  # of each action: how much of the turn's time had gone by
    undos: dict[int, int] = field(default_factory=dict)  # how many decisions each seat has undone
    drawn: int = 0  # random outcomes so far
    lapsed: bool = False  # the actor's time is up, and a bot plays this turn
    next: str | None = None  # the table of the rematch
    notice: Message | None = None  # told at the table besides its status
    numbered_from: int = 0  # where numbers of messages went on after rows were lost; 0: none were
    changes: Changes = field(default_factory=Changes)
    _shared: bool = False  # the position belongs to another state as well

    @classmethod
    def new(cls, setup: TableSetup, game: Game | None) -> TableState:
        """Return the state before the first entry."""
        return cls(setup, game, setup.created, setup.created, setup.created, [Chair("open", "")] * setup.seats)

    def successor(self, at: float) -> TableState:
        """Return a copy for the entries of the next row, which is written at ``at``."""
        found = copy.copy(self)
        found.chairs, found.movers, found.spent = list(self.chairs), list(self.movers), list(self.spent)
        found.undos, found.changes, found.at, found._shared = dict(self.undos), Changes(), at, True
        # If the clock was set back between two rows, no time may lie ahead of the present one.
        found.turn_at, found.acted_at = min(self.turn_at, at), min(self.acted_at, at)
        return found

    # ------------------------------------------------------------------ questions

    @property
    def hidden(self) -> bool:
        """Whether seats know different things in this game."""
        return self.game is not None and self.game.spec.hidden

    @property
    def ended(self) -> bool:
        """Whether the game is over, or was closed as it stood."""
        return self.status in ("over", "closed")

    @property
    def must_remember(self) -> bool:
        """Whether covered information is not repeated: in some games, until they are over."""
        return self.status == "playing" and self.game is not None and self.game.must_remember

    @property
    def viewers(self) -> Sequence[Viewer]:
        """Everybody who is told something: the spectators and each seat."""
        return None, *range(self.setup.seats)

    def seeds(self) -> dict[int, str]:
        """Return the players' own shares of the dice, by seat."""
        return {seat: chair.seed for seat, chair in enumerate(self.chairs) if chair.seed is not None}

    def team(self, seat: int) -> tuple[int, ...] | None:
        """Return the seats on this seat's side, where the game has sides."""
        return None if self.position is None else self.position.team(seat)

    def bot_level(self, seat: int) -> str | None:
        """Return the level of the bot that acts on this seat now; None: a person does."""
        chair = self.chairs[seat]
        if chair.kind == "bot":
            return chair.level
        return chair.away or (self.setup.plan.substitute if self.lapsed and self.actor == seat else None)

    def people(self) -> list[int]:
        """Return the seats on which people play themselves."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "human" and chair.away is None]

    def undos_left(self, seat: int) -> int:
        """Return how many decisions this seat may still undo in this game."""
        return MAX_UNDOS - self.undos.get(seat, 0)

    def undoable(self, seat: int) -> int:
        """Return how many of the last actions this seat may undo: down to its own last decision.

        Bots' decisions after it are undone with it; other people's, random events and revelations forbid it (0).
        """
        if self.position is None or self.status != "playing" or (seat, False) not in self.movers:
            return 0
        if self.undos_left(seat) <= 0:
            return 0
        owners = [mover == (seat, False) or (False if mover[1] else None) for mover in self.movers]
        return undo_depth(self.position, owners)

    def due(self) -> tuple[float, Due] | None:
        """Return when the server itself has something to do here, and what."""
        actor, plan = self.actor, self.setup.plan
        if self.status != "playing" or actor is None or actor == OVER:
            return None
        if actor == CHANCE:
            return self.acted_at + plan.pace, "chance"
        if self.bot_level(actor) is not None:
            return self.acted_at + plan.pace, "bot"
        limits = [seconds for seconds in (plan.clock, self.absence_limit()) if seconds is not None]
        return (self.turn_at + min(limits), "person") if limits else None

    def absence_limit(self) -> int | None:
        """Return after how many seconds a bot plays for an absent player; None: never, so for the last person."""
        return self.setup.plan.absent if len(self.people()) > 1 else None

    # ------------------------------------------------------------------ for fold only

    def editable_position(self) -> State:
        """Return the game under way as this state's own copy; IllegalAction if there is none."""
        if self.position is None or self.status != "playing":
            raise IllegalAction(Message("why-over"))
        if self._shared:
            self._shared, self.position = False, self.position.copy()
        return self.position


def fold(state: TableState, entry: log.Entry) -> None:
    """Apply one log entry to a state. Nothing else changes a table's state.

    Raises:
        IllegalAction: The game does not allow it; the state is not to be used any more.
    """
    changes = state.changes
    match entry:
        case log.Seated():
            state.chairs[entry.seat] = Chair(entry.kind, entry.name, entry.guest, entry.level, entry.seed)
            changes.table = True
        case log.Started():
            _start(state)
        case log.Moved():
            _play(state, entry.action, entry.seat)
            _end_action(state, (entry.seat, entry.bot), state.at - state.turn_at)
        case log.Drawn():
            _draw(state, entry.action)
        case log.Undone():
            _undo(state, entry)
        case log.Marked():
            event = state.editable_position().mark(entry.name, entry.place, entry.seat)
            for viewer in _news_viewers(state):
                changes.news.setdefault(viewer, []).append(event)
            changes.played = changes.marked = True
        case log.Spoken():
            changes.spoken.append(entry)
        case log.Replaced():
            state.chairs[entry.seat] = msgspec.structs.replace(state.chairs[entry.seat], away=entry.level)
            state.acted_at, changes.table = state.at, True
        case log.Returned():
            _return(state, entry.seat)
        case log.Lapsed():
            state.lapsed, state.acted_at = True, state.at
        case log.Continued():
            state.next, changes.table = entry.table, True
        case log.Closed():
            state.status, changes.table = "closed", True
            state.notice = table_message("full") if entry.full else state.notice
        case log.Rewound():
            state.numbered_from, changes.rewound_to = entry.n, entry.after
            changes.table = True
            changes.played = changes.undone = state.position is not None
        case _:
            assert_never(entry)


def _start(state: TableState) -> None:
    assert state.game is not None
    state.position, state._shared = state.game.start([chair.name for chair in state.chairs]), False
    state.movers, state.spent = [], []
    state.status, state.changes.table = "playing", True
    _end_turn(state)


def _news_viewers(state: TableState) -> Sequence[Viewer]:
    """Return for whom news are collected; without secrets all hear the same."""
    return state.viewers if state.hidden else (None,)


def _play(state: TableState, action: str, seat: int | None) -> None:
    """Play an action, and collect what each viewer hears of it."""
    position = state.editable_position()
    viewers = _news_viewers(state)
    # Without secrets everybody knows of every action, so that the count need not be computed.
    known = [position.moves(viewer) for viewer in viewers] if state.hidden else [len(state.movers)]
    position.play(action, seat)
    for viewer, count in zip(viewers, known, strict=True):
        state.changes.news.setdefault(viewer, []).extend(position.news(viewer, count))


def _draw(state: TableState, action: str) -> None:
    state.editable_position()
    if state.actor != CHANCE:
        raise IllegalAction(Message("no-chance-odds"))
    _play(state, action, None)
    state.drawn += 1
    _end_action(state, (CHANCE, False), 0.0)


def _end_action(state: TableState, mover: tuple[int, bool], spent: float) -> None:
    state.movers.append(mover)
    state.spent.append(spent)
    _end_turn(state)


def _end_turn(state: TableState) -> None:
    """Note who is to act now; with another actor a new turn begins."""
    assert state.position is not None
    state.changes.played, state.acted_at = True, state.at
    before, state.actor = state.actor, state.position.actor
    if state.actor != before:
        state.turn_at, state.lapsed = state.at, False
    if state.actor == OVER:
        state.status, state.changes.table = "over", True


def _undo(state: TableState, entry: log.Undone) -> None:
    position, before, spent = state.editable_position(), state.actor, 0.0
    for _ in range(entry.count):
        position.undo()
        state.movers.pop()
        spent = state.spent.pop()
    state.changes.undone = True
    state.undos[entry.seat] = state.undos.get(entry.seat, 0) + 1
    _end_turn(state)
    if state.actor != before:  # the clock goes on where it stood: undo does not wind it up
        state.turn_at = state.at - spent


def _return(state: TableState, seat: int) -> None:
    state.chairs[seat] = msgspec.structs.replace(state.chairs[seat], away=None)
    if state.actor == seat:  # with the time that was left when the bot took over
        state.turn_at = state.at - (state.acted_at - state.turn_at)
    state.acted_at, state.changes.table = state.at, True


def load_game(setup: TableSetup) -> Game | Message:
    """Return the game of a table with its options, or a message that says why it cannot be played here.

    Tables that play the same share the game.
    """
    return _load_game(setup.game, setup.rules, tuple(sorted(setup.options.items())))


@lru_cache(GAMES_CACHED)
def _load_game(name: str, rules: str, options: tuple[tuple[str, str | int | bool], ...]) -> Game | Message:
    spec = lookup(name)
    if spec is None:
        return table_message("no-game", game=name)
    todays = spec.rules.todays_options(rules, dict(options))
    if todays is None:
        return table_message("other-rules", rules=rules, now=spec.rules.version)
    try:
        return Game(spec, todays)
    except NightkeepError as problem:
        return table_message("options", problem=problem.message)
