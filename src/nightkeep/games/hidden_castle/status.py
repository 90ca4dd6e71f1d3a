"""The invariants of a Hidden Castle position, in words."""

from __future__ import annotations

from nightkeep.games.gallery import places as p
from nightkeep.games.gallery.board import GalleryBoard
from nightkeep.games.gallery.status import gallery_status
from nightkeep.games.hidden_castle.kernel import LIMIT
from nightkeep.games.hidden_castle.state import State
from nightkeep.rules.messages import Message


def status(board: GalleryBoard, s: State) -> list[Message]:
    """Return every invariant that the position breaks."""
    broken = gallery_status(board, s)
    b = board.plain
    seats = range(min(int(s.players), 8))
    clock = int(s.clock)
    if not 0 <= clock < b.clocks:
        broken.append(Message("position-clock", {"clock": clock, "clocks": int(b.clocks)}))
    if any(s.score[seat] < 0 for seat in seats):
        broken.append(Message("position-score"))
    done = clock + 1 >= b.clocks or any(s.score[seat] >= LIMIT for seat in seats)
    if done != (s.phase == p.FINISHED):
        broken.append(Message("position-end"))
    if s.phase == p.REPLACING:
        broken.append(Message("position-never-again"))
    if (s.phantom >= p.CHAMBER) != (clock == 0):
        broken.append(Message("position-first-clock"))
    if s.phase in (p.CHOOSING, p.PLACING, p.DRAWING) and s.phantom != p.DOOR:
        broken.append(Message("position-phantom-early"))
    return broken
