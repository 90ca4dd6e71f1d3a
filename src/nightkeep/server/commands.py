"""Commands: what somebody, or the server itself, wants to happen at a table, and whether it may.

:func:`decide` turns a command and a table into a proposal (log entries, and the state that they lead to) or a refusal
with its reason. It changes nothing and does no input or output.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from msgspec import Struct

from nightkeep.compile.kernel import CHANCE
from nightkeep.rules.errors import IllegalAction
from nightkeep.server import entries as log
from nightkeep.server import fair
from nightkeep.server.errors import RefusedError
from nightkeep.server.table_state import Chair
from nightkeep.server.tables import Dice, Proposal, Table

MAX_DRAWS = 1000  # in a row
RENUMBER = 1_000_000  # after rows were lost, numbers go on at the next multiple, whatever number had been reached
INVISIBLE = "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # letters and signs that show nothing


class Command(Struct, frozen=True):
    """Something that is to happen at a table."""

    def _decide(self, proposal: Proposal) -> None:
        """Add the entries that carry it out; RefusedError: it is not allowed now."""
        raise NotImplementedError


def decide(table: Table, command: Command, at: float, dice: Dice) -> Proposal:
    """Return the entries that carry out a command, and the state that they lead to.

    Raises:
        RefusedError: It is not allowed now.
    """
    proposal = Proposal(table, at, dice)
    command._decide(proposal)
    return proposal


# ---------------------------------------------------------------------- in the game


class Play(Command, frozen=True):
    """Play an action; without a pace, chance goes on at once."""

    seat: int
    action: str
    by_bot: bool = False

    def _decide(self, proposal: Proposal) -> None:
        require_playing(proposal.table)
        if not self.by_bot:
            _require_present(proposal.table, self.seat)
        try:
            proposal.add(log.Moved(self.seat, self.action, self.by_bot))
        except IllegalAction as problem:
            mine = proposal.table.state.actor == self.seat
            raise RefusedError.of("illegal" if mine else "not-your-turn", problem) from None
        position = proposal.state.position
        assert position is not None and position.latest is not None
        # The canonical text is stored: clients may send an abbreviation.
        proposal.entries[-1] = log.Moved(self.seat, position.latest, self.by_bot)
        if proposal.table.setup.plan.pace == 0:
            _draw(proposal)


class Undo(Command, frozen=True):
    """Undo the seat's last decision, and what bots decided after it."""

    seat: int

    def _decide(self, proposal: Proposal) -> None:
        state = proposal.table.state
        require_playing(proposal.table)
        _require_present(proposal.table, self.seat)
        count = state.undoable(self.seat)
        if state.undos_left(self.seat) <= 0:
            raise RefusedError("no-undo", "used-up", most=state.undos[self.seat])
        if not count:
            raise RefusedError("no-undo", "too-late")
        proposal.add(log.Undone(self.seat, count))


class Draw(Command, frozen=True):
    """Let chance go on: one draw at a time where the table has a pace, so that people can follow."""

    def _decide(self, proposal: Proposal) -> None:
        require_playing(proposal.table)
        if proposal.state.actor != CHANCE:
            raise RefusedError("not-chance")
        _draw(proposal, MAX_DRAWS if proposal.table.setup.plan.pace == 0 else 1)


class Mark(Command, frozen=True):
    """Set, move or (without a place) remove a public marker."""

    seat: int
    name: str
    place: str | None

    def _decide(self, proposal: Proposal) -> None:
        require_playing(proposal.table)
        try:
            proposal.add(log.Marked(self.seat, clean_text(self.name, "marker"), self.place))
        except IllegalAction as problem:
            raise RefusedError.of("illegal", problem) from None


class Say(Command, frozen=True):
    """Say something to everybody at the table, or to the seat's own side."""

    seat: int
    text: str
    to_team: bool = False

    def _decide(self, proposal: Proposal) -> None:
        _require_intact(proposal.table)
        to = proposal.state.team(self.seat) if self.to_team else None
        if self.to_team and (to is None or len(to) < 2):
            raise RefusedError("no-team")
        proposal.add(log.Spoken(self.seat, clean_text(self.text, "message", lines=True), to))


class Return(Command, frozen=True):
    """Take the seat back from the bot that plays for it."""

    seat: int

    def _decide(self, proposal: Proposal) -> None:
        require_playing(proposal.table)
        if proposal.state.chairs[self.seat].away is None:
            raise RefusedError("not-away")
        proposal.add(log.Returned(self.seat))


# ---------------------------------------------------------------------- who sits where


class Open(Command, frozen=True):
    """Set up a new table: who is to sit on each seat."""

    chairs: list[Chair]

    def _decide(self, proposal: Proposal) -> None:
        for seat, chair in enumerate(self.chairs):
            proposal.add(log.Seated(seat, chair.kind, chair.name, chair.guest, chair.level))


class Sit(Command, frozen=True):
    """Take a seat that is kept for this guest, or an open one; with the last seat the game begins.

    ``held``: the seats that the guest has a link to. Without ``seat``: the first that is free for them.
    """

    guest: str
    nickname: str
    held: frozenset[int]
    seat: int | None = None
    name: str | None = None
    seed: str | None = None

    def _decide(self, proposal: Proposal) -> None:
        _require_waiting(proposal.table)
        chairs, seat = proposal.state.chairs, self._choose(proposal.table)
        name = clean_text(self.name, "name") if self.name is not None else chairs[seat].name or self.nickname
        name = free_name(name, [chair.name for place, chair in enumerate(chairs) if place != seat])
        proposal.add(log.Seated(seat, "human", name, self.guest, None, self.seed))
        begin_if_full(proposal)

    def _choose(self, table: Table) -> int:
        """Return the seat that the guest gets: one that is kept for them if there is any."""
        chairs = table.state.chairs
        if self.seat is not None and self.seat >= len(chairs):
            raise RefusedError("no-seat", "unknown", seat=self.seat, last=len(chairs) - 1)
        kept = [
            seat
            for seat, chair in enumerate(chairs)
            if chair.kind == "reserved" and (chair.guest == self.guest or seat in self.held)
        ]
        free = [seat for seat, chair in enumerate(chairs) if chair.kind == "open"]
        if self.seat is not None:
            free = [self.seat] if self.seat in (*kept, *free) else []
        elif kept or is_seated(table, self.guest):  # another open seat has to be named
            free = kept
        if not free:
            raise RefusedError("taken", "all" if self.seat is None else "this")
        return free[0]


class Fill(Command, frozen=True):
    """Give all seats that nobody has taken yet to bots, and begin; only for the guest who opened the table."""

    guest: str

    def _decide(self, proposal: Proposal) -> None:
        _require_waiting(proposal.table)
        setup, state = proposal.table.setup, proposal.state
        if self.guest != setup.host or not is_seated(proposal.table, self.guest):
            raise RefusedError("no-seat", "not-host")
        for seat, chair in enumerate(proposal.table.state.chairs):
            if chair.kind == "open" or (chair.kind == "reserved" and chair.guest != self.guest):
                name = free_name(f"Bot {seat + 1}", [other.name for other in state.chairs])
                proposal.add(log.Seated(seat, "bot", name, None, setup.plan.substitute))
        if not proposal.entries:
            raise RefusedError("taken", "all")
        begin_if_full(proposal)


class Leave(Command, frozen=True):
    """Give a seat up before the game, or to a bot during it; a table without people is closed.

    ``seen``: who sat there when the guest was found to hold the seat, perhaps by a link; if the seat has changed since,
    it is not theirs any more.
    """

    guest: str
    seat: int
    seen: Chair

    def _decide(self, proposal: Proposal) -> None:
        state, chair = proposal.state, proposal.state.chairs[self.seat]
        if state.ended:
            raise RefusedError(state.status)
        if state.status == "waiting":
            if chair.kind not in ("human", "reserved") or (chair.guest != self.guest and chair != self.seen):
                raise RefusedError("no-seat", "not-yours")
            proposal.add(log.Seated(self.seat, "open", ""))
            if not any(c.kind in ("human", "reserved") for c in state.chairs):
                proposal.add(log.Closed())
            return
        if chair.away is None:
            proposal.add(log.Replaced(self.seat, proposal.table.setup.plan.substitute))
        if not state.people():
            proposal.add(log.Closed())
        if not proposal.entries:
            raise RefusedError("away", "already")


class Continue(Command, frozen=True):
    """Note at which table it is played again."""

    next_table: str

    def _decide(self, proposal: Proposal) -> None:
        proposal.add(log.Continued(self.next_table))


# ---------------------------------------------------------------------- the server's own


class Replace(Command, frozen=True):
    """Let a bot play for an absent player until they come back."""

    seat: int

    def _decide(self, proposal: Proposal) -> None:
        proposal.add(log.Replaced(self.seat, proposal.table.setup.plan.substitute))


class Lapse(Command, frozen=True):
    """Let a bot play this turn, because its time is up."""

    seat: int

    def _decide(self, proposal: Proposal) -> None:
        proposal.add(log.Lapsed(self.seat))


class Close(Command, frozen=True):
    """Close a game as it stands: nobody has gone on with it for very long, or (``full``) its log has no room left."""

    full: bool = False

    def _decide(self, proposal: Proposal) -> None:
        require_playing(proposal.table)
        proposal.add(log.Closed(self.full))


class Rewind(Command, frozen=True):
    """Go on from the last row that is there after the database has lost others.

    ``told``: the highest number of a message that anybody is known to have been told.
    """

    told: int

    def _decide(self, proposal: Proposal) -> None:
        table = proposal.table
        told = max(self.told, *(stream.n for stream in table.streams.values()))
        after = table.seq if table.gap is None else table.gap
        proposal.add(log.Rewound(after, (told // RENUMBER + 1) * RENUMBER))


# ---------------------------------------------------------------------- what commands ask and do


def clean_text(text: str, what: str, lines: bool = False) -> str:
    """Return a name or a chat text as plain text, without characters that could deceive a reader.

    ``what``: "name", "marker" (its name) or "message".
    """
    kept = " ".join(text.split(" ")).strip() if lines else " ".join(text.split())
    for sign in kept:
        if sign == "\n" and lines:
            continue
        kind = unicodedata.category(sign)
        if kind in ("Cc", "Cs", "Co", "Cn", "Zl", "Zp") or (kind == "Cf" and sign != "\u200d") or sign in INVISIBLE:
            raise RefusedError("bad-text", "invisible", what=what)
    if not any(unicodedata.category(sign)[0] in "LNPS" for sign in kept):
        raise RefusedError("bad-text", "empty", what=what)
    return kept


def free_name(name: str, others: Iterable[str]) -> str:
    """Return a name that nobody else at the table has: with a number behind it if need be."""
    taken, number, tried = set(others), 2, name
    while tried in taken:
        tried, number = f"{name} {number}", number + 1
    return tried


def _require_intact(table: Table) -> None:
    if table.broken is not None:
        raise RefusedError.because("outdated", table.broken)


def require_playing(table: Table) -> None:
    """Raise a RefusedError unless the game is under way."""
    _require_intact(table)
    if table.state.status == "waiting":
        raise RefusedError("not-started")
    if table.state.status != "playing":
        raise RefusedError(table.state.status)


def _require_waiting(table: Table) -> None:
    _require_intact(table)
    if table.state.status != "waiting":
        raise RefusedError("started")


def _require_present(table: Table, seat: int) -> None:
    if table.state.chairs[seat].away is not None:
        raise RefusedError("away")


def is_seated(table: Table, guest: str, held: Iterable[int] = (), seat: int | None = None) -> bool:
    """Return whether the guest has sat down (``seat``: there; ``held``: on seats that they may share with others)."""
    return any(
        chair.kind == "human" and (chair.guest == guest or place in held)
        for place, chair in enumerate(table.state.chairs)
        if seat is None or seat == place
    )


def _draw(proposal: Proposal, draws: int = MAX_DRAWS) -> None:
    """Let chance have its turns, with the seeds of all who sit there."""
    state = proposal.state
    seed = fair.table_seed(state.setup.secret, state.seeds())
    while draws and state.position is not None and state.actor == CHANCE:
        proposal.add(log.Drawn(fair.draw(state.position, proposal.dice, seed, state.drawn)))
        draws -= 1


def begin_if_full(proposal: Proposal) -> None:
    """Begin the game if every seat is taken, at least one by a person; chance's first turns follow at once."""
    kinds = {chair.kind for chair in proposal.state.chairs}
    if "human" in kinds and kinds <= {"human", "bot"}:
        proposal.add(log.Started())
        _draw(proposal)


# ---------------------------------------------------------------------- room in the log


def check_room(proposal: Proposal, most: int) -> None:
    """Raise a RefusedError unless there is room for this row in a log of ``most`` rows.

    Chat and markers fill half of it; sitting down, coming back and undo three quarters, so that a quarter is left for
    moves. What ends a game, or a seat's part in it, is always stored: there are few such rows.
    """
    kinds = {type(entry) for entry in proposal.entries}
    if kinds <= {log.Replaced, log.Closed, log.Continued, log.Rewound} or _only_leaves(proposal):
        return
    room, detail = most, ""
    if kinds <= {log.Spoken, log.Marked}:
        room, detail = most // 2, "chat"
    elif kinds & {log.Seated, log.Returned, log.Undone}:
        room, detail = most * 3 // 4, "moves"
    if proposal.base >= room:
        raise RefusedError("full-log", detail)


def _only_leaves(proposal: Proposal) -> bool:
    """Return whether nothing happens but that seats are left before the game."""
    seated = [entry for entry in proposal.entries if not isinstance(entry, log.Closed)]
    return all(isinstance(entry, log.Seated) and entry.kind == "open" for entry in seated)


def is_needed_to_go_on(proposal: Proposal) -> bool:
    """Return whether a game under way cannot go on without this row: a move, a roll, or a turn that is taken over."""
    kinds = {type(entry) for entry in proposal.entries}
    return bool(kinds & {log.Moved, log.Drawn, log.Lapsed}) and log.Started not in kinds
