"""What people see of Midnight Party."""

from __future__ import annotations

from functools import partial

from nightkeep.games.gallery.places import REPLACING
from nightkeep.games.gallery.terminal import draw_gallery
from nightkeep.games.gallery.view import aim, gallery_view
from nightkeep.rules.view import Computed, Display, Shown

VIEW = gallery_view(
    Shown("round", "round_number"),
    Computed("starter", lambda board, s, seat: int(s.starter) if s.phase == REPLACING else None),
)
DISPLAY = Display(VIEW, partial(draw_gallery, sign="-"), aim)
