"""The record of a Midnight Party position."""

from __future__ import annotations

from nightkeep.games.gallery.state import gallery_record

State = gallery_record(
    ("round_number", "i1"),  # 1 to 3
    ("starter", "i1"),  # between rounds: the seat that will begin the next one; else 0
)
