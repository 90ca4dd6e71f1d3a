"""What waits most is tested first, so that no worker is left alone with it at the end (``--no-loadscope-reorder``)."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

os.environ.setdefault("NIGHTKEEP_KERNELS", "jit")  # whatever libraries this checkout holds; test_native.py has its own

HERE = Path(__file__).parent
FIRST = ("web", "server")  # browsers and servers wait; everything else computes


def rank(path: Path) -> int:
    """The place of a test file's folder. (pytest itself takes ``tests/web tests/server tests`` for ``tests``.)"""
    folder = path.relative_to(HERE).parts[0]
    return FIRST.index(folder) if folder in FIRST else len(FIRST)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: rank(item.path))
