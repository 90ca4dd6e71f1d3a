"""Everything the planning seat may enter next, for people who point at the lobby; bots get the short list."""

from __future__ import annotations

import numpy as np

from nightkeep.compile.kernel import int64, kernel
from nightkeep.games.run_ghost_run import reasons as r
from nightkeep.games.run_ghost_run import state as k
from nightkeep.games.run_ghost_run.board import Components
from nightkeep.games.run_ghost_run.lobby import fits_field
from nightkeep.games.run_ghost_run.merging import merged_size, partner_problem
from nightkeep.games.run_ghost_run.packing import MERGE, MOVE, entry_of
from nightkeep.games.run_ghost_run.places import MOST_LEVELS, levels
from nightkeep.games.run_ghost_run.plans import cost_of, entry_problem, mover_problem
from nightkeep.games.run_ghost_run.state import Board, State
from nightkeep.games.run_ghost_run.words import field_name, ghost_name
from nightkeep.rules.record import Array, Ints
from nightkeep.rules.things import JsonObject

NOBODY = -1  # partner: a movement, no merging
MOST_WAYS = k.GHOSTS * k.FIELDS * 9 * 4  # more than four levels above one spot are never of use


@kernel
def ways(board: Board, s: State, seat: int, out: Ints, room: Ints) -> int:
    """Write every entry that moves or merges a ghost and may be added to the plan now, and return how many.

    Each is ghost, partner (or NOBODY), field, anchor, level and cost. ``room`` holds the levels of one spot.

    Rules: RG-6.17, RG-11.12
    """
    n = int64(0)
    for ghost in range(k.GHOSTS):
        if mover_problem(s, seat, int64(ghost)) != r.LEGAL:
            continue
        for field in range(k.FIELDS):
            cost = cost_of(s, seat, entry_of(MOVE, ghost, 0, field, 0, 0))
            if cost > s.draft_left:
                continue
            for partner in range(NOBODY, k.GHOSTS):
                size = int64(k.SIZE[ghost])
                if partner != NOBODY:
                    if partner_problem(s, int64(ghost), int64(partner), int64(field)) != r.LEGAL:
                        continue
                    size = merged_size(k.SIZE[ghost], k.SIZE[partner])
                for anchor in range(9):
                    if not fits_field(size, anchor):
                        continue
                    found = levels(board, s, size, int64(field), int64(anchor), room)
                    for i in range(found):
                        level = int64(room[i])
                        if partner == NOBODY:
                            entry = entry_of(MOVE, ghost, 0, field, anchor, level)
                        else:
                            entry = entry_of(MERGE, ghost, partner, field, anchor, level)
                        if entry_problem(board, s, seat, entry) == r.LEGAL and n < out.shape[0]:
                            out[n, 0] = ghost
                            out[n, 1] = partner
                            out[n, 2] = field
                            out[n, 3] = anchor
                            out[n, 4] = level
                            out[n, 5] = cost
                            n += 1
    return n


def ways_view(board: Components, s: State, seat: int) -> dict[str, JsonObject]:
    """Return the ways of :func:`ways` by ghost and field.

    They are the cost, the free spots of the floor (nine signs, south-west first, from west to east), the places above
    it as [i, j, level], and mergings as [partner, i, j, level].
    """
    out: Array = np.zeros((MOST_WAYS, 6), np.int16)
    room: Array = np.zeros(MOST_LEVELS, np.int16)
    found: dict[str, JsonObject] = {}
    for row in out[: ways(board.record, s, seat, out, room)].tolist():
        ghost, partner, field, anchor, level, cost = row
        fields = found.setdefault(ghost_name(ghost), {})
        way = fields.setdefault(field_name(field), {"cost": cost, "floor": "." * 9, "up": [], "merge": []})
        spot = [anchor % 3, anchor // 3]
        if partner != NOBODY:
            way["merge"].append([ghost_name(partner), *spot, level])
        elif level:
            way["up"].append([*spot, level])
        else:
            way["floor"] = f"{way['floor'][:anchor]}#{way['floor'][anchor + 1 :]}"
    return found
