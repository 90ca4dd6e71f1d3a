"""Fixtures: both stores, the same tests."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server import postgres

_numbers = itertools.count()


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """A PostgreSQL server for all tests of this process."""
    with postgres.running(postgres.needed()) as (url, _):
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """A database URL, or '' for SQLite in the test's own folder."""
    if request.param == "sqlite":
        return ""
    return postgres.create_database(request.getfixturevalue("postgres_server"), f"test{next(_numbers)}")


@pytest.fixture
def postgres_database(postgres_server: str) -> str:
    return postgres.create_database(postgres_server, f"test{next(_numbers)}")


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path
