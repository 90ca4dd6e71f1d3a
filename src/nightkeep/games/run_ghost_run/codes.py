"""The packing of actions for Python callers: the same functions as the kernels use, uncompiled."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nightkeep.games.run_ghost_run import packing


def _plain(function: Callable[..., Any]) -> Callable[..., int]:
    plain: Callable[..., int] = getattr(function, "py_func", function)
    return plain


action_of = _plain(packing.action_of)
entry_of = _plain(packing.entry_of)
placing_of = _plain(packing.placing_of)
level_of = _plain(packing.level_of)
anchor_of = _plain(packing.anchor_of)
field_of = _plain(packing.field_of)
ghost_of = _plain(packing.ghost_of)
partner_of = _plain(packing.partner_of)
sort_of = _plain(packing.sort_of)
