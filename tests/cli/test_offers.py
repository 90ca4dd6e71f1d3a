"""The list of legal actions as people read it."""

from __future__ import annotations

import io
from pathlib import Path

from msgspec import to_builtins
from rich.console import Console

from nightkeep.cli.offers import Offers
from nightkeep.rules.messages import Message, Words


def test_actions_that_do_different_things_keep_their_numbers_in_words(tmp_path: Path) -> None:
    """Only the line for many alike says N; each of the others speaks for itself."""
    out = Console(file=io.StringIO(), width=118)
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "en.ftl").write_text("put = put it on { $n }\nstart = start in { $n } (Treasury)\n")
    words = Words(tmp_path)
    messages = [Message("put" if n < 12 else "start", {"n": n}, of=words.name) for n in range(1, 13)]
    offers = [{"text": f"place {n}", "message": to_builtins(said)} for n, said in enumerate(messages, start=1)]
    Offers(offers).show(out)
    told = out.file.getvalue()  # type: ignore[attr-defined]
    assert "put it on N" in told and "1-11" in told
    assert "start in 12 (Treasury)" in told and "start in N" not in told
