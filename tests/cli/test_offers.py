"""The list of legal actions as people read it."""

from __future__ import annotations

import io

from rich.console import Console

from nightkeep.cli.offers import Offers


def test_actions_that_do_different_things_keep_their_numbers_in_words() -> None:
    """Only the line for many alike says N; each of the others speaks for itself."""
    out = Console(file=io.StringIO(), width=118)
    alike = [{"text": f"place {n}", "says": f"put it on {n}"} for n in range(1, 12)]
    Offers([*alike, {"text": "place 12", "says": "start in 12 (Treasury)"}]).show(out)
    told = out.file.getvalue()  # type: ignore[attr-defined]
    assert "put it on N" in told and "1-11" in told
    assert "start in 12 (Treasury)" in told and "start in N" not in told
