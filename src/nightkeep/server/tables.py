"""A table: its log folded into who sits there, the position, and what each seat has been told. No input or output here.

Everything that changes a table is an entry that a :class:`Draft` carries out, on a copy. The draft is kept durably as
one row of the log and only then adopted; replaying the rows goes the same way.

Messages are numbered for each seat (and for spectators) by themselves, and one is made only where that seat can notice
something: what a seat is sent does not tell how many secret actions others have made.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterable
from functools import lru_cache
from typing import Any, Literal

import msgspec

from nightkeep.compile.kernel import CHANCE, OVER
from nightkeep.play.drive import undo_depth
from nightkeep.play.events import Event, still_told
from nightkeep.play.game import Game
from nightkeep.play.registry import lookup
from nightkeep.play.state import State
from nightkeep.rules.errors import IllegalAction, NightkeepError
from nightkeep.server import entries as log
from nightkeep.server import fair
from nightkeep.server.messages import Clock, DiceInfo, Said, SeatInfo, SeatKind, Seats, Status, TableInfo, Update

GAMES_KEPT = 256  # games with their options
KEPT = 64  # messages of each seat that are kept for those who come back
MOST_UNDOS = 200  # decisions that one seat may undo in a game
NUMBERS = 1_000_000  # after rows were lost, messages are numbered on from the next multiple: this says of nothing how
# often it happened
CLOSED_FULL = "the log of this table is full; the game was closed as it stands"
NO_TABLE = "there is no such table, or it is private and you were not invited"  # the same words for both
Viewer = int | None  # a seat, or None: the spectators
Due = Literal["chance", "bot", "person"]
Numbered = Update | Said | Seats
encode = msgspec.json.Encoder().encode
decode_numbered = msgspec.json.Decoder(Numbered).decode


def told_again(messages: list[Numbered]) -> list[Numbered]:
    """Return messages in order as they may be sent once more: without what has been covered since (EventKind)."""
    events = iter(still_told([message.events for message in messages if isinstance(message, Update)]))
    return [
        msgspec.structs.replace(message, events=next(events)) if isinstance(message, Update) else message
        for message in messages
    ]


class Refusal(Exception):
    """What somebody asked for is not done, and nothing has changed."""

    def __init__(self, code: str, text: str, rules: Iterable[Any] = ()) -> None:
        super().__init__(text)
        self.code = code
        self.text = text
        self.rules = tuple(rules)


class Plan(msgspec.Struct, frozen=True):
    """How a table was set up, besides the game's own options."""

    listed: bool = False
    spectators: bool = True
    pace: float = 0.8
    clock: int | None = None
    absent: int | None = None
    substitute: str = "random"
    hints: bool = True


class Facts(msgspec.Struct, frozen=True):
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
    """Who sits on a seat. ``guest`` is the one it is kept for; ``away``: the level of the bot that plays for him."""

    kind: SeatKind
    name: str
    guest: str | None = None
    level: str | None = None
    seed: str | None = None
    away: str | None = None


def seeds_of(chairs: list[Chair]) -> dict[int, str]:
    """The players' own shares of the dice, by seat."""
    return {seat: chair.seed for seat, chair in enumerate(chairs) if chair.seed is not None}


class Stream:
    """What one seat, or the spectators, have been told: how many messages, and the last of them."""

    __slots__ = ("fog", "kept", "n", "update_n")

    def skip_to(self, n: int) -> None:
        """Number on from ``n``; whoever has a number below it starts from a fresh view."""
        self.n = self.update_n = n
        self.kept.clear()

    def __init__(self) -> None:
        self.n = 0
        self.update_n = 0  # the number of the last message that changed the view
        self.fog = b""
        self.kept: deque[bytes] = deque(maxlen=KEPT)  # as they were sent, without views

    def missed(self, have: int | None) -> list[bytes] | None:
        """The messages after number ``have``; None if they are not all kept any more."""
        if have is None or have > self.n or self.n - have > len(self.kept):
            return None
        return list(self.kept)[len(self.kept) - (self.n - have) :]


def load_game(facts: Facts) -> Game | str:
    """The game of a table with its options, or a sentence that says why this program cannot go on with it. Tables that
    play the same share it.
    """
    return _load_game(facts.game, facts.rules, tuple(sorted(facts.options.items())))


@lru_cache(GAMES_KEPT)
def _load_game(name: str, rules: str, options: tuple[tuple[str, str | int | bool], ...]) -> Game | str:
    spec = lookup(name)
    if spec is None:
        return f"this server has no game '{name}'"
    todays = spec.rules.todays_options(rules, dict(options))
    if todays is None:
        return (
            f"this table was begun under rules {rules} of {name}; the server now has "
            f"{spec.rules.version} and will not go on with it under other rules"
        )
    try:
        return Game(spec, todays)
    except NightkeepError as problem:
        return f"this table's options no longer fit its game: {problem}"


class Scene:
    """What is so at a table, or would be after a draft."""

    facts: Facts
    chairs: list[Chair]
    status: Status
    state: State | None
    makers: list[tuple[int, bool]]  # who made each action: a seat or CHANCE, and whether a bot did
    undos: dict[int, int]  # how many decisions each seat has undone
    spent: list[float]  # and how much of the turn's time had gone by then
    drawn: int
    turn_at: float  # when the present actor's turn began
    acted_at: float
    lapsed: bool
    next: str | None
    notice: str | None  # what everybody at the table is told of it, besides its status
    numbered_from: int  # where the numbers of messages went on when rows were lost; 0: none were
    actor: int | None  # whose decision it is: a seat, CHANCE, OVER, or None before the start

    def bot_level(self, seat: int) -> str | None:
        """The level of the bot that is to act on this seat now; None if a person is."""
        chair = self.chairs[seat]
        if chair.kind == "bot":
            return chair.level
        if chair.away is not None:
            return chair.away
        return self.facts.plan.substitute if self.lapsed and self.actor == seat else None

    def people(self) -> list[int]:
        """Seats on which people play themselves."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "human" and chair.away is None]

    def seat_infos(self) -> list[SeatInfo]:
        return [
            SeatInfo(seat, chair.kind, chair.name, chair.level, chair.away, chair.seed)
            for seat, chair in enumerate(self.chairs)
        ]

    def due(self) -> tuple[float, Due] | None:
        """When the server itself has something to do here, and what."""
        actor, plan = self.actor, self.facts.plan
        if self.status != "playing" or actor is None or actor == OVER:
            return None
        if actor == CHANCE:
            return self.acted_at + plan.pace, "chance"
        if self.bot_level(actor) is not None:
            return self.acted_at + plan.pace, "bot"
        patience = [seconds for seconds in (plan.clock, self.absent()) if seconds is not None]
        return (self.turn_at + min(patience), "person") if patience else None

    def absent(self) -> int | None:
        """After how many seconds a bot plays for somebody who is not there; never for the last person."""
        return self.facts.plan.absent if len(self.people()) > 1 else None


class Table(Scene):
    """One table in memory. ``broken`` says why it cannot be played, if it cannot; ``whole``: forget nothing."""

    def __init__(self, facts: Facts, whole: bool = False) -> None:
        self.facts = facts
        self.whole = whole
        game = load_game(facts)
        self.game = game if isinstance(game, Game) else None
        self.broken = game if isinstance(game, str) else None
        self.seq = 0  # the number of the last row
        self.chain: str | None = None  # and its digest
        self.chains: deque[str | None] = deque(maxlen=KEPT)  # those of the last rows
        self.gap: int | None = None  # rows after this one are missing, and those behind them are not used
        self.unused: list[tuple[int, int]] = []  # after which row, and to which, rows are not used
        self.chairs = [Chair("open", "")] * facts.seats
        self.status = "waiting"
        self.state = None
        self.makers = []
        self.undos = {}
        self.spent = []
        self.drawn = 0
        self.turn_at = self.acted_at = facts.created
        self.lapsed = False
        self.next = self.notice = self.actor = None
        self.numbered_from = 0
        self.streams: dict[Viewer, Stream] = {viewer: Stream() for viewer in (None, *range(facts.seats))}

    # ------------------------------------------------------------------ what is so

    @property
    def hidden(self) -> bool:
        return self.game is not None and self.game.spec.hidden

    def seeds(self) -> dict[int, str]:
        return seeds_of(self.chairs)

    def team(self, seat: int) -> tuple[int, ...] | None:
        """The seats on this seat's side, where the game has sides."""
        return None if self.state is None else self.state.team(seat)

    def undoable(self, seat: int) -> int:
        """How many last actions this seat may take back: down to its own last decision, past nobody else's, past no
        random event and nothing revealed; what bots decided after it goes with it. 0: it may not.
        """
        if self.state is None or self.status != "playing" or (seat, False) not in self.makers:
            return 0
        if self.undos_left(seat) <= 0:
            return 0
        return undo_depth(
            self.state, [maker == (seat, False) or (False if maker[1] else None) for maker in self.makers]
        )

    def undos_left(self, seat: int) -> int:
        """How many decisions this seat may still undo in this game: undone and made again, they fill the log."""
        return MOST_UNDOS - self.undos.get(seat, 0)

    def clock(self, now: float) -> Clock | None:
        """Whose time runs, and how much is left."""
        actor, limit = self.actor, self.facts.plan.clock
        if limit is None or actor is None or actor < 0 or self.status != "playing" or self.bot_level(actor) is not None:
            return None
        return Clock(actor, round(max(0.0, self.turn_at + limit - now), 1))

    def info(self) -> TableInfo:
        """The table as everybody at it may know it."""
        facts, plan = self.facts, self.facts.plan
        ended = self.status in ("over", "closed")
        return TableInfo(
            id=facts.id,
            game=facts.game,
            title=self.game.rules.title if self.game is not None else facts.game,
            rules=facts.rules,
            options=facts.options,
            status=self.status,
            seats=self.seat_infos(),
            listed=plan.listed,
            spectators=plan.spectators,
            pace=plan.pace,
            clock=plan.clock,
            absent=plan.absent,
            substitute=plan.substitute,
            hints=plan.hints,
            dice=DiceInfo(
                fair.commitment(facts.secret), facts.secret if ended else None, self.drawn if ended else None
            ),
            created=facts.created,
            teams=self.game is not None and self.game.spec.teams is not None,
            previous=facts.previous,
            next=self.next,
            message=self.broken or self.notice,
        )

    @property
    def must_remember(self) -> bool:
        """Whether what lies covered again is not told once more: in some games, until they are over."""
        return self.status == "playing" and self.game is not None and self.game.must_remember

    def sent_again(self, messages: list[bytes]) -> list[bytes]:
        """Return messages of one stream, down to its last, as those who come back may get them."""
        if not self.must_remember:
            return messages
        return [encode(message) for message in told_again([decode_numbered(message) for message in messages])]

    def view(self, viewer: Viewer) -> dict[str, Any] | None:
        return None if self.state is None else self.state.view(viewer)

    def views(self, viewers: Collection[Viewer]) -> dict[Viewer, dict[str, Any] | None]:
        """The views of several. Where nothing is hidden, one is made: they differ in who looks and what he may do."""
        if self.hidden or self.state is None or len(viewers) < 2:
            return {viewer: self.view(viewer) for viewer in viewers}
        first = self.actor if self.actor in viewers else None
        made = self.state.view(first)
        return {viewer: made if viewer == first else {**made, "seat": viewer, "actions": []} for viewer in viewers}

    def record(self) -> dict[str, Any]:
        """The game as a record with its dice; the secret only when the game is over. For the referee's eyes before."""
        if self.broken is not None:
            raise Refusal("outdated", self.broken)
        if self.state is None:
            raise Refusal("not-started", "the game has not begun, so there is no record")
        reveal = self.status in ("over", "closed")
        dice = fair.proof(self.facts.secret, self.seeds(), reveal)
        return {**self.state.record(), "dice": msgspec.to_builtins(dice)}

    def is_unused(self, seq: int) -> bool:
        """Whether the row of this number is one that is not used, because rows before it are missing."""
        ranges = [*self.unused, *([] if self.gap is None else [(self.gap, self.seq)])]
        return any(after < seq <= last for after, last in ranges)

    # ------------------------------------------------------------------ what happens

    def no_later_than(self, now: float, start: float) -> None:
        """Move times that lie ahead to ``start``: the clock was ahead when they were noted, or it is behind now."""
        self.turn_at, self.acted_at = (start if at > now else at for at in (self.turn_at, self.acted_at))

    def replay(
        self, row_seq: int, at: float, happened: list[log.Entries], chain: str | None = None
    ) -> dict[Viewer, list[Numbered]]:
        """Carry out a row that is already in the log."""
        draft = Draft(self, at)
        for entry in happened:
            draft.do(entry)
        return self.adopt(draft, row_seq, chain)

    def adopt(self, draft: Draft, seq: int, chain: str | None = None) -> dict[Viewer, list[Numbered]]:
        """Make a kept draft the truth; returns what each seat and the spectators are to be told, without views."""
        if draft.base != self.seq or seq != self.seq + 1:
            raise AssertionError("a draft of another moment")
        self.seq, self.chain = seq, chain
        self.chains.append(chain)
        if draft.rewound:
            self.unused.append((draft.rewound_to, seq - 1))
            self.gap = None
            for stream in self.streams.values():
                stream.skip_to(draft.numbered_from)
        for name in Scene.__annotations__:
            setattr(self, name, getattr(draft, name))
        if draft.played and self.state is not None and not self.whole:
            self.state.forget()  # the log has it
        told: dict[Viewer, list[Numbered]] = {}
        same: dict[bytes, bytes] = {}  # what several seats are told alike is kept once
        info = self.info() if draft.table_changed else None
        for viewer, stream in self.streams.items():
            messages = self._messages(draft, viewer, stream, info)
            if messages:
                for message in messages:
                    sent = encode(message)
                    stream.kept.append(same.setdefault(sent, sent))
                told[viewer] = messages
        return told

    def _messages(self, draft: Draft, viewer: Viewer, stream: Stream, info: TableInfo | None) -> list[Numbered]:
        messages: list[Numbered] = []
        if draft.played:
            events = draft.news(viewer)
            if self._notices(draft, viewer, stream, events):
                stream.n += 1
                stream.update_n = stream.n
                messages.append(Update(stream.n, events, undone=draft.undone, rewound=draft.rewound))
        if info is not None:
            stream.n += 1
            messages.append(Seats(stream.n, info))
        for spoken in draft.spoken:
            if spoken.to is None or viewer in spoken.to:
                stream.n += 1
                name, team = self.chairs[spoken.seat].name, spoken.to is not None
                messages.append(Said(stream.n, spoken.seat, name, spoken.text, team, round(draft.at, 1)))
        return messages

    def _notices(self, draft: Draft, viewer: Viewer, stream: Stream, events: list[Event]) -> bool:
        """Whether this viewer can tell that something happened in the game."""
        if not self.hidden or draft.rewound:
            return True
        assert self.state is not None
        fog = self.state.fogged(viewer).to_bytes() + self.state.moves(viewer).to_bytes(4, "big")
        changed = fog != stream.fog or bool(events) or draft.marked
        stream.fog = fog
        return changed


class Draft(Scene):
    """What is about to happen at a table, carried out on a copy."""

    def __init__(self, table: Table, at: float) -> None:
        self.table = table
        self.facts = table.facts
        self.base = table.seq
        self.at = at
        self.entries: list[log.Entries] = []
        self.chairs = list(table.chairs)
        self.status = table.status
        self.state = table.state
        self.makers, self.spent, self.undos = table.makers, table.spent, table.undos
        self.drawn = table.drawn
        # No time lies ahead of the present row, also where the clock was set back between two of them.
        self.turn_at, self.acted_at, self.lapsed = min(table.turn_at, at), min(table.acted_at, at), table.lapsed
        self.next, self.notice, self.actor = table.next, table.notice, table.actor
        self.numbered_from = table.numbered_from
        self.table_changed = self.played = self.marked = self.undone = self.rewound = False
        self.rewound_to = 0
        self.spoken: list[log.Spoken] = []
        self._own = False
        self._news: dict[Viewer, list[Event]] = {}

    def news(self, viewer: Viewer) -> list[Event]:
        """The game's events as this viewer may know them; where nothing is hidden, they are the same for all."""
        return self._news.get(viewer if self.table.hidden else None, [])

    def do(self, entry: log.Entries) -> None:
        """Carry out one entry; IllegalAction if the game does not allow it."""
        getattr(self, "_" + type(entry).__name__.lower())(entry)
        self.entries.append(entry)

    def _position(self) -> State:
        """The draft's own copy of the position."""
        if self.state is None or self.status != "playing":
            raise IllegalAction("the game is not being played")
        if not self._own:
            self._own = True
            self.state = self.state.copy()
            self.makers, self.spent = list(self.makers), list(self.spent)
        return self.state

    def _play(self, state: State, action: str, seat: int | None) -> None:
        """Carry out an action and note what each viewer hears of it; where nothing is hidden, all hear the same."""
        viewers = self.table.streams if self.table.hidden else (None,)
        known = [state.moves(viewer) for viewer in viewers] if self.table.hidden else [len(self.makers)]
        state.play(action, seat)
        for viewer, count in zip(viewers, known, strict=True):
            self._news.setdefault(viewer, []).extend(state.news(viewer, count))

    def _acted(self, state: State) -> None:
        self.played = True
        self.acted_at = self.at
        before, self.actor = self.actor, state.actor
        if self.actor != before:
            self.turn_at, self.lapsed = self.at, False
        if self.actor == OVER:
            self.status, self.table_changed = "over", True

    def _seated(self, entry: log.Seated) -> None:
        self.chairs[entry.seat] = Chair(entry.kind, entry.name, entry.guest, entry.level, entry.seed)
        self.table_changed = True

    def _started(self, entry: log.Started) -> None:
        assert self.table.game is not None
        self.state = self.table.game.start([chair.name for chair in self.chairs])
        self._own, self.makers, self.spent = True, [], []
        self.status, self.table_changed = "playing", True
        self._acted(self.state)

    def _moved(self, entry: log.Moved) -> None:
        state = self._position()
        self._play(state, entry.action, entry.seat)
        self.makers.append((entry.seat, entry.bot))
        self.spent.append(self.at - self.turn_at)
        self._acted(state)

    def _drawn(self, entry: log.Drawn) -> None:
        state = self._position()
        if self.actor != CHANCE:
            raise IllegalAction("nothing is left to chance here")
        self._play(state, entry.action, None)
        self.makers.append((CHANCE, False))
        self.spent.append(0.0)
        self.drawn += 1
        self._acted(state)

    def _undone(self, entry: log.Undone) -> None:
        state = self._position()
        for _ in range(entry.count):
            state.undo()
            self.makers.pop()
            spent = self.spent.pop()
        self.undone = True
        self.undos = {**self.undos, entry.seat: self.undos.get(entry.seat, 0) + 1}
        before = self.actor
        self._acted(state)
        if self.actor != before:  # taking back again and again would else wind the clock up again and again
            self.turn_at = self.at - spent

    def _marked(self, entry: log.Marked) -> None:
        event = self._position().mark(entry.name, entry.place, entry.seat)
        for viewer in self.table.streams if self.table.hidden else (None,):
            self._news.setdefault(viewer, []).append(event)
        self.played = self.marked = True

    def _spoken(self, entry: log.Spoken) -> None:
        self.spoken.append(entry)

    def _replaced(self, entry: log.Replaced) -> None:
        self.chairs[entry.seat] = msgspec.structs.replace(self.chairs[entry.seat], away=entry.level)
        self.acted_at, self.table_changed = self.at, True

    def _returned(self, entry: log.Returned) -> None:
        self.chairs[entry.seat] = msgspec.structs.replace(self.chairs[entry.seat], away=None)
        if self.actor == entry.seat:  # with the time that was left when the bot took over
            self.turn_at = self.at - (self.acted_at - self.turn_at)
        self.acted_at, self.table_changed = self.at, True

    def _lapsed(self, entry: log.Lapsed) -> None:
        self.lapsed = True
        self.acted_at = self.at

    def _continued(self, entry: log.Continued) -> None:
        self.next, self.table_changed = entry.table, True

    def _closed(self, entry: log.Closed) -> None:
        self.status, self.table_changed = "closed", True
        if entry.full:
            self.notice = CLOSED_FULL

    def _rewound(self, entry: log.Rewound) -> None:
        self.numbered_from, self.rewound_to = entry.n, entry.after
        self.rewound = self.table_changed = True
        self.played = self.undone = self.state is not None
