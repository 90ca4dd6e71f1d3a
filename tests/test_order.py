"""The order of the files, which is also the order in which workers get them."""

from __future__ import annotations

import pytest

from tests.conftest import FIRST, HERE, rank


def test_what_waits_most_comes_first(request: pytest.FixtureRequest) -> None:
    """Whatever was asked for, and however pytest itself would sort it."""
    ranks = [rank(item.path) for item in request.session.items]
    assert ranks == sorted(ranks)
    assert [rank(HERE / folder / "test_it.py") for folder in (*FIRST, "engine")] == list(range(len(FIRST) + 1))
