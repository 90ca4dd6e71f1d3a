"""A table from its log, and all that one viewer was told there."""

from __future__ import annotations

import contextlib
import logging

import msgspec

from nightkeep.rules.errors import NightkeepError
from nightkeep.server import entries as log
from nightkeep.server.journal import Logged
from nightkeep.server.messages import Said, Update
from nightkeep.server.tables import Draft, Facts, Numbered, Table, Viewer, told_again

logger = logging.getLogger("nightkeep.server")
UNREADABLE = "this table's log cannot be replayed by this version of the server; it is kept as it is"


class Story:
    """Everything one viewer was told, from the beginning. ``views``: with the view after each update; ``whispers``:
    also what was said to his side alone.
    """

    def __init__(self, viewer: Viewer, views: bool, whispers: bool = True) -> None:
        self.viewer, self.views, self.whispers = viewer, views, whispers
        self.told: list[Numbered] = []

    def note(self, table: Table, messages: list[Numbered]) -> None:
        for message in messages:
            if self.views and isinstance(message, Update):
                message = msgspec.structs.replace(message, view=table.view(self.viewer))
            if self.whispers or not (isinstance(message, Said) and message.team):
                self.told.append(message)

    def finish(self, table: Table) -> None:
        """Leave out what the viewer has to remember by now."""
        if table.must_remember:
            self.told = told_again(self.told)


def rows_in_use(rows: list[Logged]) -> list[Logged]:
    """Return the rows that make up a table's game: all, unless the database has lost some. Then those before the gap,
    and those written after a server noticed it (see entries.Rewound).
    """
    used: list[Logged] = []
    for row in rows:
        if (after := _rewound_to(row)) is not None:
            while used and used[-1].seq > after:
                used.pop()
            whole = bool(used) and used[-1].seq == after
        else:
            whole = row.seq == (used[-1].seq + 1 if used else 1)
        if whole:
            used.append(row)
    return used


def _rewound_to(row: Logged) -> int | None:
    """Return the number of the row after which this one goes on, if it says that others are not used."""
    if log.REWOUND not in row.entries:
        return None
    return next((entry.after for entry in log.decode(row.entries) if isinstance(entry, log.Rewound)), None)


def rebuild(facts: Facts, rows: list[Logged], story: Story | None = None, whole: bool = False) -> Table:
    """A table from its log."""
    table = Table(facts, whole)
    if table.broken is None:
        try:
            used = rows_in_use(rows)
            if rows and not used:
                raise AssertionError("the first row is missing")
            for row in used:
                table.seq = row.seq - 1  # rows between the last one and this are not used
                told = table.replay(row.seq, row.at, log.decode(row.entries), row.chain)
                if story is not None:
                    story.note(table, told.get(story.viewer, []))
            if story is not None:
                story.finish(table)
            if rows and used[-1] is not rows[-1]:
                table.gap, table.seq, table.chain = used[-1].seq, rows[-1].seq, rows[-1].chain
                logger.error(
                    "rows of a table are missing; it goes on from the last row before them",
                    extra={"table": facts.id, "row": used[-1].seq, "unused": len(rows) - len(used)},
                )
            return table
        except (NightkeepError, AssertionError, msgspec.MsgspecError):
            logger.exception("a table's log cannot be replayed", extra={"table": facts.id})
            table = Table(facts, whole)
            table.broken = UNREADABLE
    _seats_only(table, rows)
    return table


def _seats_only(table: Table, rows: list[Logged]) -> None:
    """Of a table whose game this program cannot go on with: who sat there."""
    for row in rows:
        draft = Draft(table, row.at)
        with contextlib.suppress(msgspec.MsgspecError):
            for entry in log.decode(row.entries):
                if isinstance(entry, log.Seated | log.Replaced | log.Returned | log.Continued | log.Closed):
                    draft.do(entry)
        table.seq = row.seq - 1
        draft.base = table.seq
        table.adopt(draft, row.seq, row.chain)
