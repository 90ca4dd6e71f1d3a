"""The page's types are those of the server's messages, and its tests know how Python says the games' sentences."""

from __future__ import annotations

import subprocess
import sys

from tests.web import sentences
from tests.web.conftest import ROOT


def test_the_types_of_the_page_are_current() -> None:
    """If this fails: python -m nightkeep.server.typescript web/src/lib/protocol/types.ts"""
    command = [sys.executable, "-m", "nightkeep.server.typescript"]
    made = subprocess.run(command, capture_output=True, check=True, cwd=ROOT)
    assert (ROOT / "web/src/lib/protocol/types.ts").read_bytes() == made.stdout


def test_the_sentences_that_the_page_is_compared_with_are_current() -> None:
    """If this fails: python -m tests.web.sentences"""
    assert sentences.FILE.read_text(encoding="utf-8") == sentences.written()
