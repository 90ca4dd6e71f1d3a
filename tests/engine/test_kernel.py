"""The pieces all kernels share: the event buffer and the random streams."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from nightkeep.compile.kernel import LOG_ROWS, draw, draw_weighted, new_log, next32, note, open_stream
from nightkeep.play.events import read_log
from nightkeep.rules.events import EventKind
from nightkeep.rules.messages import Words


def stream(seed: int, index: int, n: int) -> list[int]:
    rng = np.zeros(4, np.uint32)
    open_stream(seed, index, rng)
    return [int(next32(rng)) for _ in range(n)]


def reference_sfc32(seed: int, index: int, n: int) -> list[int]:
    """sfc32 written from its published description, with Python's own integers."""
    a, b, c, counter = index & 0xFFFFFFFF, (seed ^ (index >> 32)) & 0xFFFFFFFF, (seed >> 32) & 0xFFFFFFFF, 1
    out = []
    for _ in range(12 + n):
        t = (a + b + counter) & 0xFFFFFFFF
        counter = (counter + 1) & 0xFFFFFFFF
        a = b ^ (b >> 9)
        b = (c + (c << 3)) & 0xFFFFFFFF
        c = ((((c << 21) | (c >> 11)) & 0xFFFFFFFF) + t) & 0xFFFFFFFF
        out.append(t)
    return out[12:]


@pytest.mark.parametrize(("seed", "index"), [(0, 0), (1, 2), (2**63 - 1, 10**9), (2**40 + 17, 2**33 + 5)])
def test_streams_are_sfc32(seed: int, index: int) -> None:
    assert stream(seed, index, 50) == reference_sfc32(seed, index, 50)


def test_streams_differ() -> None:
    firsts = {tuple(stream(seed, index, 4)) for seed in range(20) for index in range(50)}
    assert len(firsts) == 1000


@pytest.mark.parametrize("total", [1, 2, 3, 5, 6, 7, 36, 1000])
def test_draws_are_even(total: int) -> None:
    """Chi-square at far beyond chance: a biased multiplication or a missing rejection would show."""
    rng = np.zeros(4, np.uint32)
    open_stream(99, total, rng)
    n = 200 * total + 2000
    seen = np.bincount([draw(rng, total) for _ in range(n)], minlength=total)
    assert len(seen) == total
    chi = float(((seen - n / total) ** 2 / (n / total)).sum())
    assert chi < total + 6 * (2 * total) ** 0.5 + 10


def test_the_uneven_rest_is_rejected() -> None:
    """With a total above half the span, a draw without rejection would give some numbers twice as often."""
    rng = np.zeros(4, np.uint32)
    open_stream(5, 5, rng)
    total = 3 * 2**30
    third = np.bincount([draw(rng, total) % 3 for _ in range(3000)], minlength=3)
    assert max(third) - min(third) < 250


def test_weighted_draws_follow_their_weights() -> None:
    rng = np.zeros(4, np.uint32)
    open_stream(7, 7, rng)
    weights = np.array([1, 1, 1, 1, 2, 0, 94], np.int32)
    seen = np.bincount([draw_weighted(rng, weights, 100) for _ in range(20_000)], minlength=7)
    assert seen[5] == 0
    assert np.allclose(seen / 20_000, weights / 100, atol=0.006)


def test_a_full_log_is_refused_and_not_cut_short(tmp_path: Path) -> None:
    log = new_log()
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "en.ftl").write_text("event-tick = { $n }\n")
    words = Words(tmp_path)
    kinds = {0: EventKind("tick", words, {"n": None})}
    for n in range(LOG_ROWS):
        note(log, 0, 0, n, 0, 0, 0, 0, 0)
    events = read_log(log, kinds, None, ("Seat 1",))
    assert len(events) == LOG_ROWS and events[-1].full().text == str(LOG_ROWS - 1)
    note(log, 0, 0, 1, 0, 0, 0, 0, 0)
    with pytest.raises(OverflowError, match=f"{LOG_ROWS + 1} events"):
        read_log(log, kinds, None, ("Seat 1",))
