"""The invariants of a Hidden Castle position, in words."""

from __future__ import annotations

from nightkeep.games.gallery import places as p
from nightkeep.games.gallery.board import GalleryBoard
from nightkeep.games.gallery.status import gallery_status
from nightkeep.games.hidden_castle.kernel import LIMIT
from nightkeep.games.hidden_castle.state import State


def status(board: GalleryBoard, s: State) -> list[str]:
    """Return every invariant that the position breaks."""
    broken = gallery_status(board, s)
    b = board.plain
    seats = range(min(int(s.players), 8))
    clock = int(s.clock)
    if not 0 <= clock < b.clocks:
        broken.append(f"clock {clock} is not one of the {b.clocks} clocks")
    if any(s.score[seat] < 0 for seat in seats):
        broken.append("a score is below 0")
    done = clock + 1 >= b.clocks or any(s.score[seat] >= LIMIT for seat in seats)
    if done != (s.phase == p.FINISHED):
        broken.append("the game is over exactly when the last clock or 46 points are reached")
    if s.phase == p.REPLACING:
        broken.append("guests are never placed again in this game")
    if (s.phantom >= p.CHAMBER) != (clock == 0):
        broken.append("the first clock runs exactly until the Phantom reaches the gallery")
    if s.phase in (p.CHOOSING, p.PLACING, p.DRAWING) and s.phantom != p.DOOR:
        broken.append("the Phantom leaves the cellar door before all guests are placed")
    return broken
