"""Removing old data, and distrust of this start's clock: a small computer may not know the time when it starts."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING

from nightkeep.server import commands
from nightkeep.server.access import DAY
from nightkeep.server.errors import RefusedError, StoreError
from nightkeep.server.messages import Status

if TYPE_CHECKING:
    from nightkeep.server.services import Services

SILENCE = 30 * DAY  # without a single row before a start: long enough to doubt the clock
logger = logging.getLogger("nightkeep.server")


class Cleaning:
    """Closes and removes what is old.

    One start's clock is not believed: what is old is marked first, and closed or removed only by a server that was
    started at least a day after that and finds the same.
    """

    def __init__(self, services: Services, started_at: float) -> None:
        self.services = services
        self.started_at = started_at
        self._cleaned_at = started_at
        self._checking = asyncio.Lock()
        self._checked = False
        self._behind = False  # rows may be dated later than now
        self._doubtful = False  # this start's clock may be ahead: nothing is marked, closed or removed by it

    async def _check_clock(self) -> None:
        """Compare the clock with the newest row, once."""
        async with self._checking:  # else marks that are made meanwhile could be taken for those of another clock
            if self._checked:
                return
            newest = await self.services.store.newest()
            await self.services.store.unmark(self.services.now())
            self._checked = True
        if newest is None:
            return
        self._behind = newest > self.services.now()
        self._doubtful = self.started_at - newest > SILENCE
        difference = {"seconds": round(abs(self.started_at - newest))}
        if self._behind:
            logger.warning("the clock is behind the newest row", extra=difference)
        if self._doubtful:
            logger.warning(
                "nothing has happened for long, or the clock is ahead: nothing old is removed until the next start",
                extra=difference,
            )

    async def due_tables(self, before: float) -> list[str]:
        """Return the tables at which the server itself has something to do before a time."""
        await self._check_clock()
        store = self.services.store
        due = await store.due(before)
        if self._behind:
            due += await store.due_by_another_clock(before, self.services.now(), self.started_at)
        return due

    async def run_if_due(self) -> None:
        """Clean now and then."""
        if self.services.now() - self._cleaned_at >= self.services.settings.clean_seconds:
            self._cleaned_at = self.services.now()
            with contextlib.suppress(StoreError):  # there is time: next hour again
                await self.run()

    async def run(self) -> None:
        """Close games that nobody goes on with; remove tables that never began or ended long ago, and guests.

        The limits say how old; a table in memory is in use.
        """
        await self._check_clock()
        if self._doubtful:
            return
        limits, store = self.services.limits, self.services.store
        for table_id in await self._old(limits.playing_days, "playing"):
            with contextlib.suppress(RefusedError):  # of other rules: removed later, when a closed one would be
                async with self.services.tables.use(table_id) as live:
                    await live.execute(commands.Close())
        await store.remove(await self._old(limits.waiting_days, "waiting"))
        await store.remove(await self._old(limits.over_days, "playing", "over", "closed"))
        if limits.guest_days:
            await store.forget_guests(limits.guest_days * DAY, self.services.now(), self.started_at - DAY)

    async def _old(self, days: float, *statuses: Status) -> list[str]:
        """Return the tables that are old enough to be closed or removed, and mark those that are found old now."""
        if not days:
            return []
        store, now, loaded = self.services.store, self.services.now(), self.services.tables.loaded
        found = await store.quiet(statuses, days * DAY, now, marked=self.started_at - DAY)
        fresh = await store.quiet(statuses, days * DAY, now, marked=None)
        await store.mark([table_id for table_id in fresh if table_id not in loaded], now)
        return [table_id for table_id in found if table_id not in loaded]
