"""Thinking until the time is up: how much to think before the next look at the clock."""

from __future__ import annotations

import time
from collections.abc import Callable

LOOK = 0.002  # seconds between two looks at the clock, at most
NEAR = 8  # and at most so many parts of the time that is left
UNTIMED = 256  # rounds in one go where no clock is kept
GROWTH = 4  # a go has at most so many times the rounds of the one before
CAUTION = 0.8  # how much of the slowest pace seen stays believed, from one look to the next
WRAP_UP = 0.02  # part of the think time kept for what comes after the last round


def deadline(started: float, seconds: float) -> float | None:
    """When the last round should be over; None: there is no clock."""
    return started + seconds * (1 - WRAP_UP) if seconds else None


def think_until(
    think: Callable[[int], None], rounds: int, end: float | None, clock: Callable[[], float] = time.perf_counter
) -> int:
    """Call ``think`` with numbers of rounds until they are done or the clock says ``end``; returns how many were done,
    at least one. Rounds differ in length, so a go is planned by the slowest pace seen lately, and is shorter the nearer
    the end: rounds that suddenly take eight times as long still end in time."""
    done, go, slow = 0, 1, 0.0
    before = clock() if end is not None else 0.0
    while done < rounds:
        go = min(go, rounds - done) if end is not None else min(UNTIMED, rounds - done)
        think(go)
        done += go
        if end is None:
            continue
        now = clock()
        slow = max((now - before) / go, CAUTION * slow)
        before = now
        if now + slow > end:
            break
        go = max(1, min(GROWTH * go, int(min(LOOK, (end - now) / NEAR) / slow))) if slow > 0 else GROWTH * go
    return done
