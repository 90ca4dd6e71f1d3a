"""What people see of Escape from the Hidden Castle."""

from __future__ import annotations

from functools import partial

from nightkeep.games.gallery.terminal import draw_gallery
from nightkeep.games.gallery.view import aim, gallery_view
from nightkeep.rules.view import Display, Shown

VIEW = gallery_view(Shown("clock"))
DISPLAY = Display(VIEW, partial(draw_gallery, sign="+"), aim)
