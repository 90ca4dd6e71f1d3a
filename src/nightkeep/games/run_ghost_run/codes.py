"""The packing of actions for Python callers: the same functions as the kernels use, uncompiled."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nightkeep.games.run_ghost_run import actions


def _plain(function: Callable[..., Any]) -> Callable[..., int]:
    plain: Callable[..., int] = getattr(function, "py_func", function)
    return plain


action_of = _plain(actions.action_of)
entry_of = _plain(actions.entry_of)
placing_of = _plain(actions.placing_of)
level_of = _plain(actions.level_of)
anchor_of = _plain(actions.anchor_of)
field_of = _plain(actions.field_of)
ghost_of = _plain(actions.ghost_of)
partner_of = _plain(actions.partner_of)
sort_of = _plain(actions.sort_of)
