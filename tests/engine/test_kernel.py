"""The pieces all kernels share: records, the event buffer, and the random streams."""

from __future__ import annotations

import pickle

import numpy as np
import pytest

from nightkeep.compile.kernel import LOG_ROWS, draw, draw_weighted, new_log, next32, note, open_stream, record
from nightkeep.play.events import EventKind, read_log


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


def test_records_have_no_hidden_gaps() -> None:
    kind = record([("a", "i1"), ("b", "i8"), ("c", "i1", (3,)), ("d", "i2")])
    assert all(kind.fields[name][1] % kind[name].base.alignment == 0 for name in kind.names) and kind.itemsize % 8 == 0
    assert sum(kind[name].itemsize for name in kind.names) == kind.itemsize, "every byte belongs to a field"
    assert [name for name in kind.names if not name.startswith("_")] == ["a", "b", "c", "d"]
    full = np.frombuffer(bytes(range(kind.itemsize)), kind)
    assert full.copy().tobytes() == full.tobytes(), "copies keep every byte"


def test_a_full_log_is_refused_and_not_cut_short() -> None:
    log = new_log()
    kinds = {0: EventKind("tick", ("n",), (), "{n}")}
    for n in range(LOG_ROWS):
        note(log, 0, 0, n, 0, 0, 0, 0, 0)
    events = read_log(log, kinds, None, ("Seat 1",))
    assert len(events) == LOG_ROWS and events[-1].full().text == str(LOG_ROWS - 1)
    note(log, 0, 0, 1, 0, 0, 0, 0, 0)
    with pytest.raises(OverflowError, match=f"{LOG_ROWS + 1} events"):
        read_log(log, kinds, None, ("Seat 1",))


def test_records_read_and_write_by_name_and_travel() -> None:
    """Fields are attributes, nothing else can be set, and an array of records survives pickling."""
    kind = record([("turn", "i1"), ("place", "i2", (3,))])
    rows = np.zeros(2, kind)
    rows[1].turn = 5
    rows[1].place[:] = (1, 2, 3)
    assert rows["turn"].tolist() == [0, 5] and rows[1].place.tolist() == [1, 2, 3]
    with pytest.raises(AttributeError):
        rows[1].trun = 1
    again = pickle.loads(pickle.dumps(rows))
    assert again.dtype == kind and again[1].turn == 5 and again.tobytes() == rows.tobytes()
