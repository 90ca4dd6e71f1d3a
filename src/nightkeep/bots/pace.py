"""Searching until a deadline: how many rounds to do before the next look at the clock."""

from __future__ import annotations

import time
from collections.abc import Callable

LOOK = 0.002  # seconds between two looks at the clock, at most
NEAR = 8  # the time left is divided by this, at least, between two looks
UNTIMED = 256  # rounds in one batch without a clock
GROWTH = 4  # the factor by which a batch may be larger than the one before
CAUTION = 0.8  # decay of the slowest pace seen, from one look to the next
WRAP_UP = 0.02  # part of the time that is reserved for the work after the last round


def deadline(started: float, seconds: float) -> float | None:
    """Return the time at which the last round should be over; None without a clock."""
    return started + seconds * (1 - WRAP_UP) if seconds else None


def think_until(
    think: Callable[[int], None], rounds: int, end: float | None, clock: Callable[[], float] = time.perf_counter
) -> int:
    """Call ``think`` with batches of rounds until they are done or the clock says ``end``; return how many were done.

    At least one round is done. Rounds differ in length, so the size of a batch follows from the slowest pace seen
    lately, and shrinks towards the end: rounds that suddenly take eight times as long still end in time.
    """
    done, go, slow = 0, 1, 0.0  # rounds done, rounds of the next batch, seconds a round at the slowest
    before = clock() if end is not None else 0.0
    while done < rounds:
        go = min(go, rounds - done) if end is not None else min(UNTIMED, rounds - done)
        think(go)
        done += go
        if end is None:
            continue
        # The slowest pace is forgotten slowly: a fast batch lowers it to CAUTION of what it was, at most.
        now = clock()
        slow = max((now - before) / go, CAUTION * slow)
        before = now
        if now + slow > end:
            break
        # The next batch may take LOOK seconds, or an NEAR-th of the time left if that is less, and GROWTH times the
        # rounds of this one. A clock too coarse to see a batch (slow == 0) only lets it grow.
        go = max(1, min(GROWTH * go, int(min(LOOK, (end - now) / NEAR) / slow))) if slow > 0 else GROWTH * go
    return done
