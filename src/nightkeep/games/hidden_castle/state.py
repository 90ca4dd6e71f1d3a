"""The record of a Hidden Castle position."""

from __future__ import annotations

from nightkeep.games.gallery.state import gallery_record

State = gallery_record(("clock", "i1"))  # which clock the Phantom token lies on
