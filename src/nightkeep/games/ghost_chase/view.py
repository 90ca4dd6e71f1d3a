"""What people see of Ghost Chase: without the memory aid, no more than lies on the table."""

from __future__ import annotations

from typing import Any

import numpy as np

from nightkeep.core.views import once_per_board
from nightkeep.games.ghost_chase.actions import PLAYS
from nightkeep.games.ghost_chase.belief import belief
from nightkeep.games.ghost_chase.board import Castle
from nightkeep.games.ghost_chase.draw import draw_castle
from nightkeep.games.ghost_chase.moves import chaser_seat
from nightkeep.games.ghost_chase.state import (
    ANIMALS,
    CHASING,
    CHEATED,
    FIGURES,
    FINISHED,
    FRAMES,
    MOVED,
    NOBODY,
    RESTED,
    STUCK,
    State,
)

PHASES = ("drawing", "placing", "hiding", "choosing", "max", "chasers", "over")
RESULTS = (None, "caught", "stuck", "escaped")


def rooms_of(mask: int) -> list[int]:
    """The room numbers of a set, in order."""
    return [room for room in range(1, 64) if mask >> room & 1]


@once_per_board
def castle_view(board: Castle) -> dict[str, Any]:
    """The castle as data, for drawing."""
    return {
        "name": board.name,
        "width": board.width,
        "height": board.height,
        "ground": board.ground,
        "rooms": [{"id": r.id, "name": r.name, "x": r.x, "y": r.y, "w": r.w, "h": r.h} for r in board.rooms],
        "passages": [{"a": p.a, "b": p.b, "kind": p.kind, "lockable": p.lockable} for p in board.passages],
        "red": list(board.red),
        "secret_passage": list(board.secret_passage),
        "chimney": list(board.chimney),
    }


def where(board: Castle, s: Any) -> dict[int, int]:
    """GC-10.3: for each room where Max can be, how many consistent histories end in it; from what is public alone."""
    copy = State.zeros()
    copy[0] = s
    counts: Any = np.zeros(len(board.rooms) + 1, np.int64)
    belief(board.table[0], copy[0], counts)
    return {room: int(n) for room, n in enumerate(counts) if n}


def _counted(board: Castle, s: Any) -> list[dict[str, int]]:
    return [{"room": room, "histories": n} for room, n in where(board, s).items()]


def view(board: Castle, s: Any, seat: int) -> dict[str, Any]:
    """GC-10.1 to GC-10.10: the position as data. Max sees all; the others what is open, and what their aids tell."""
    is_max, over = seat == s.ghost, s.phase == FINISHED
    turns, shown = int(s.turns), int(s.shown)
    placed = s.trail[0] != 0
    known = s.ghost != NOBODY  # GC-3.19
    seen: dict[str, Any] = {
        "castle": castle_view(board),
        "phase": PHASES[int(s.phase)],
        "max": int(s.ghost) if known else None,
        "result": RESULTS[int(s.result)],
        "catcher": int(s.catcher) if s.catcher >= 0 else None,
        "round": turns + bool(s.phase not in (CHASING, FINISHED) or s.result == STUCK) if placed else 0,
        "figures": [
            {
                "name": FIGURES[i],
                "seat": int(chaser_seat(s, i // int(s.each))),
                "room": int(s.figure[i]) or None,
                "acted": bool(int(s.acted) >> i & 1),
            }
            for i in range((int(s.players) - 1) * int(s.each) if known else 0)
        ],
        "frames": [
            {"name": name, "used": bool(int(s.frames) >> i & 1), "animals": int(s.animals[i]), "spaces": ANIMALS[i]}
            for i, name in enumerate(FRAMES)
        ],
        "frame": FRAMES[int(s.frame)] if s.frame >= 0 else None,
        "at": int(s.at) or None,  # where Max's figure is
        "open_card": int(s.trail[shown]) if placed else None,
        "row": [_card(s, turn, is_max) for turn in range(shown + 1, turns + 1)],
        "cheats": int(s.cheats),
        "chimney": bool(s.chimney),
        "door_card": bool(s.door_card),
        "locked": list(board.doors[int(s.locked) - 1]) if s.locked else None,
        "trap_holder": int(s.trap_holder) if s.trap_holder >= 0 and known else None,
        "trap": int(s.trap) or None,
        "memory_aid": bool(s.memory_aid),
        "deduction_aid": bool(s.deduction_aid),
    }
    if s.memory_aid and placed:
        trapped = [int(s.trail[turn]) for turn in range(shown + 1, turns + 1) if int(s.seen) >> turn & 1]
        breaks = sum(s.trail[turn] == s.trail[turn - 1] for turn in range(1, shown + 1))
        seen["shown_rooms"] = sorted({*rooms_of(int(s.known)), *trapped})
        seen["shown_breaks"] = int(breaks)
    if s.deduction_aid and placed and not is_max and not over:
        seen["belief"] = _counted(board, s)
    if is_max and placed:
        seen["own"] = {"room": int(s.room), "visited": rooms_of(int(s.visited)), "breaks": int(s.breaks)}
        seen["way"] = [int(room) for room in s.trail[: turns + 1]]
        if s.deduction_aid and not over:
            seen["suspected"] = _counted(board, s)
    if over:
        seen["trail"] = [{"turn": 0, "play": "start", "room": int(s.trail[0])}]
        seen["trail"] += [_card(s, turn, True) for turn in range(1, turns + 1)]
    return seen


def _card(s: Any, turn: int, is_open: bool) -> dict[str, Any]:
    """GC-9.4, GC-10.9: a card as it lies there: its turn, and whether it is a cheat; face up also what it is."""
    cheat = bool(int(s.cheated) >> turn & 1)
    if not is_open:
        return {"turn": turn, "cheat": cheat}
    play = CHEATED if cheat else RESTED if s.trail[turn] == s.trail[turn - 1] else MOVED
    return {"turn": turn, "cheat": cheat, "play": PLAYS[play], "room": int(s.trail[turn])}


def draw(view: dict[str, Any], names: tuple[str, ...]) -> str:
    """The castle at the terminal."""
    return draw_castle(view, names)
