"""A table rebuilt from its stored log, and everything that one viewer was told there."""

from __future__ import annotations

import contextlib
import logging

import msgspec

from nightkeep.rules.errors import NightkeepError
from nightkeep.server import entries as log
from nightkeep.server import telling
from nightkeep.server.errors import table_message
from nightkeep.server.journal import StoredRow
from nightkeep.server.messages import Said, Update
from nightkeep.server.table_state import TableSetup, Viewer
from nightkeep.server.tables import Proposal, Table
from nightkeep.server.telling import Numbered

logger = logging.getLogger("nightkeep.server")


class ToldHistory:
    """Everything one viewer was told, from the beginning, collected while a log is replayed.

    ``views``: with the view after each update; ``team_chat``: also what was said to this viewer's side alone.
    """

    def __init__(self, viewer: Viewer, views: bool, team_chat: bool = True) -> None:
        self.viewer, self.views, self.team_chat = viewer, views, team_chat
        self.told: list[Numbered] = []

    def add(self, table: Table, messages: list[Numbered]) -> None:
        """Collect what a row has told."""
        for message in messages:
            if self.views and isinstance(message, Update):
                message = msgspec.structs.replace(message, view=telling.view(table.state, self.viewer))
            if self.team_chat or not (isinstance(message, Said) and message.team):
                self.told.append(message)

    def finish(self, table: Table) -> None:
        """Leave out what the viewer has to remember by now."""
        if table.state.must_remember:
            self.told = telling.told_again(self.told)


def rows_in_use(rows: list[StoredRow]) -> list[StoredRow]:
    """Return the rows that make up a table's game: all, unless the database has lost some.

    Then they are those before the gap, and those written after a server noticed it (see entries.Rewound).
    """
    used: list[StoredRow] = []
    for row in rows:
        if (after := _rewound_to(row)) is not None:
            while used and used[-1].seq > after:
                used.pop()
            follows = bool(used) and used[-1].seq == after
        else:
            follows = row.seq == (used[-1].seq + 1 if used else 1)
        if follows:
            used.append(row)
    return used


def _rewound_to(row: StoredRow) -> int | None:
    """Return the number of the row after which this one goes on, if it says that others are not used."""
    if log.REWOUND not in row.entries:
        return None
    return next((entry.after for entry in log.decode(row.entries) if isinstance(entry, log.Rewound)), None)


def rebuild(setup: TableSetup, rows: list[StoredRow], history: ToldHistory | None = None, whole: bool = False) -> Table:
    """Return a table from its log; if the game cannot go on here, with who sat there and the reason in ``broken``."""
    table = Table(setup, whole)
    if table.broken is None:
        try:
            return _replay_all(table, rows, history)
        except (NightkeepError, AssertionError, msgspec.MsgspecError):
            logger.exception("a table's log cannot be replayed", extra={"table": setup.id})
            table = Table(setup, whole)
            table.broken = table_message("unreadable")
    _replay_seats(table, rows)
    return table


def _replay_all(table: Table, rows: list[StoredRow], history: ToldHistory | None) -> Table:
    used = rows_in_use(rows)
    if rows and not used:
        raise AssertionError("the first row is missing")
    for row in used:
        table.seq = row.seq - 1  # rows between the last one and this are not used
        told = table.replay(row.seq, row.at, log.decode(row.entries), row.chain)
        if history is not None:
            history.add(table, told.get(history.viewer, []))
    if history is not None:
        history.finish(table)
    if rows and used[-1] is not rows[-1]:
        table.gap, table.seq, table.chain = used[-1].seq, rows[-1].seq, rows[-1].chain
        logger.error(
            "rows of a table are missing; it goes on from the last row before them",
            extra={"table": table.setup.id, "row": used[-1].seq, "unused": len(rows) - len(used)},
        )
    return table


def _replay_seats(table: Table, rows: list[StoredRow]) -> None:
    """Replay only who sat where."""
    for row in rows:
        proposal = Proposal(table, row.at)
        with contextlib.suppress(msgspec.MsgspecError):
            for entry in log.decode(row.entries):
                if isinstance(entry, log.Seated | log.Replaced | log.Returned | log.Continued | log.Closed):
                    proposal.add(entry)
        proposal.base = row.seq - 1
        table.seq = row.seq - 1
        table.adopt(proposal, row.seq, row.chain)
