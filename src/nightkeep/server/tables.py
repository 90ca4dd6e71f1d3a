"""A table as its log and what each viewer was told, and proposals of what is to happen next. No input or output here.

A command becomes a :class:`Proposal`: entries, and the state that they lead to. It is stored durably as one row of the
log, and only then adopted; replaying stored rows goes the same way.

Messages are numbered for each seat (and for spectators) separately, and one is made only where that seat can notice
something: the numbers do not tell how many secret actions others have made.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence

import msgspec

from nightkeep.play.chance import Chance
from nightkeep.play.events import Event
from nightkeep.play.game import Game
from nightkeep.rules.messages import Message
from nightkeep.rules.things import JsonObject
from nightkeep.server import entries as log
from nightkeep.server import fair, telling
from nightkeep.server.errors import RefusedError
from nightkeep.server.table_state import TableSetup, TableState, Viewer, fold, load_game
from nightkeep.server.telling import Numbered

RECENT = 64  # messages of each viewer, and digests of rows, that are kept in memory
Dice = Callable[[str], Chance]


class Stream:
    """How many messages one viewer was told, and the last of them."""

    __slots__ = ("fog", "n", "recent", "update_n")

    def __init__(self) -> None:
        self.n = 0
        self.update_n = 0  # the number of the last message that changed the view
        self.fog = b""  # what this viewer knew after the last row
        self.recent: deque[bytes] = deque(maxlen=RECENT)  # as they were sent, without views

    def skip_to(self, n: int) -> None:
        """Number on from ``n``; clients with a lower number start from a fresh view."""
        self.n = self.update_n = n
        self.recent.clear()

    def missed(self, have: int | None) -> list[bytes] | None:
        """Return the messages after number ``have``; None if they are not all in memory."""
        if have is None or have > self.n or self.n - have > len(self.recent):
            return None
        return list(self.recent)[len(self.recent) - (self.n - have) :]


class Table:
    """One table in memory. ``broken`` says why it cannot be played, if it cannot.

    ``whole``: the game's own history is kept in memory, too, and not only in the log.
    """

    def __init__(self, setup: TableSetup, whole: bool = False) -> None:
        game = load_game(setup)
        self.setup = setup
        self.whole = whole
        self.broken = game if isinstance(game, Message) else None
        self.state = TableState.new(setup, game if isinstance(game, Game) else None)
        self.seq = 0  # the number of the last row
        self.chain: str | None = None  # and its digest
        self.recent_chains: deque[str | None] = deque(maxlen=RECENT)
        self.gap: int | None = None  # rows after this one are missing, and those behind them are not used
        self.unused: list[tuple[int, int]] = []  # after which row, and up to which, rows are not used
        self.streams: dict[Viewer, Stream] = {viewer: Stream() for viewer in self.state.viewers}

    @property
    def game(self) -> Game | None:
        """The game with its options; None if this server cannot play it."""
        return self.state.game

    def record(self) -> JsonObject:
        """Return the game as a record with its dice, their secret only after the end; for the referee before that."""
        if self.broken is not None:
            raise RefusedError.because("outdated", self.broken)
        if self.state.position is None:
            raise RefusedError("not-started")
        dice = fair.proof(self.setup.secret, self.state.seeds(), self.state.ended)
        return {**self.state.position.record(), "dice": msgspec.to_builtins(dice)}

    def is_unused(self, seq: int) -> bool:
        """Return whether the row of this number is not used, because rows before it are missing."""
        ranges = [*self.unused, *([] if self.gap is None else [(self.gap, self.seq)])]
        return any(after < seq <= last for after, last in ranges)

    def no_later_than(self, now: float, start: float) -> None:
        """Move times in the future to ``start``: the clock was ahead when they were noted, or it is behind now."""
        state = self.state
        state.turn_at, state.acted_at = (start if at > now else at for at in (state.turn_at, state.acted_at))

    def replay(
        self, seq: int, at: float, entries: Sequence[log.Entry], chain: str | None = None
    ) -> dict[Viewer, list[Numbered]]:
        """Apply a row that is in the log already."""
        proposal = Proposal(self, at)
        for entry in entries:
            proposal.add(entry)
        return self.adopt(proposal, seq, chain)

    def adopt(self, proposal: Proposal, seq: int, chain: str | None = None) -> dict[Viewer, list[Numbered]]:
        """Make a stored proposal the table's state; return what each viewer is to be told, without views."""
        if proposal.base != self.seq or seq != self.seq + 1:
            raise AssertionError("a proposal for another row")
        self.seq, self.chain = seq, chain
        self.recent_chains.append(chain)
        self.state, changes = proposal.state, proposal.state.changes
        if changes.rewound_to is not None:
            self.unused.append((changes.rewound_to, seq - 1))
            self.gap = None
            for stream in self.streams.values():
                stream.skip_to(self.state.numbered_from)
        if changes.played and self.state.position is not None and not self.whole:
            self.state.position.forget()  # the log has it
        told = telling.row_messages(self, changes)
        shared: dict[bytes, bytes] = {}  # equal messages to several viewers are one object in memory
        for viewer, messages in told.items():
            sent = [telling.encode(message) for message in messages]
            self.streams[viewer].recent.extend(shared.setdefault(data, data) for data in sent)
        return told

    def notices(self, viewer: Viewer, events: Sequence[Event]) -> bool:
        """Return whether a viewer can tell that something happened in the game with the last row."""
        state, stream = self.state, self.streams[viewer]
        if not state.hidden or state.changes.rewound_to is not None:
            return True
        assert state.position is not None
        before, moves = stream.fog, state.position.moves(viewer).to_bytes(4, "big")
        stream.fog = state.position.fogged(viewer).to_bytes() + moves
        return stream.fog != before or bool(events) or state.changes.marked


class Proposal:
    """Entries for the next row, and the state that they lead to."""

    def __init__(self, table: Table, at: float, dice: Dice = Chance) -> None:
        self.table = table
        self.base = table.seq
        self.at = at
        self.dice = dice
        self.entries: list[log.Entry] = []
        self.state = table.state.successor(at)

    def add(self, entry: log.Entry) -> None:
        """Add an entry; IllegalAction if the game does not allow it."""
        fold(self.state, entry)
        self.entries.append(entry)

    def news(self, viewer: Viewer) -> list[Event]:
        """Return the game's events as this viewer may know them."""
        return self.state.changes.news.get(viewer if self.state.hidden else None, [])
