"""What people see of Ghost Chase: Max sees all; the others what lies open on the table, and what their aids tell.

Rules: GC-10.1 to GC-10.10
"""

from __future__ import annotations

import msgspec
import numpy as np

from nightkeep.compile.kernel import python_version_of
from nightkeep.games.ghost_chase import kernel, moves
from nightkeep.games.ghost_chase import state as k
from nightkeep.games.ghost_chase.actions import FRAME, PLAYS
from nightkeep.games.ghost_chase.belief import belief
from nightkeep.games.ghost_chase.board import Castle
from nightkeep.games.ghost_chase.state import State
from nightkeep.games.ghost_chase.terminal import draw
from nightkeep.rules.once import once_per_board
from nightkeep.rules.things import FLAG, Json, JsonObject, Named
from nightkeep.rules.view import ABSENT, Computed, Display, Shown, View

PHASES = ("drawing", "placing", "hiding", "choosing", "max", "chasers", "over")
PHASE = Named("phase", PHASES)
RESULT = Named("result", ("none", "caught", "stuck", "escaped"))

# Small kernel functions that Python calls by themselves are quickest as Python.
chaser_seat, kind_of_play = python_version_of(moves.chaser_seat), python_version_of(kernel.kind_of_play)


@once_per_board
def castle_view(castle: Castle) -> JsonObject:
    """Return the castle as data, for drawing."""
    plan = castle.plan
    return {
        "name": castle.name,
        "width": plan.width,
        "height": plan.height,
        "ground": plan.ground_y,
        "rooms": msgspec.to_builtins(list(castle.rooms)),
        "passages": msgspec.to_builtins(list(castle.passages)),
        "red": sorted(plan.red_rooms),
        "secret_passage": list(plan.secret_passage),
        "chimney": list(plan.chimney),
    }


def where(castle: Castle, s: State) -> dict[int, int]:
    """Return for each room where Max can be how many consistent histories end there; from what is public [GC-10.3]."""
    copy = State.zeros()
    copy[0] = s
    counts = np.zeros(len(castle.rooms) + 1, np.int64)
    belief(castle.record, copy[0], counts)
    return {room: n for room, n in enumerate(counts.tolist()) if n}


def rooms_of(rooms: int) -> list[int]:
    """Return the room numbers of a set, in order."""
    return [room for room in range(1, k.MOST_ROOMS + 1) if rooms >> room & 1]


def has_appeared(s: State) -> bool:
    """Return whether Max has been placed [GC-3.14]."""
    return bool(s.trail[0] != 0)


def is_placed_max(s: State, seat: int) -> bool:
    """Return whether a seat is Max's, and he has been placed."""
    return bool(seat == s.ghost and has_appeared(s))


def round_number(castle: Castle, s: State, seat: int) -> int:
    """Return the round that is being played, or that was the last; 0 before Max has appeared."""
    begun = s.phase not in (k.CHASING, k.FINISHED) or s.result == k.STUCK
    return int(s.turns) + bool(begun) if has_appeared(s) else 0


def figures(castle: Castle, s: State, seat: int) -> Json:
    """Return the chaser figures; none while it is not known who is Max [GC-3.19]."""
    return [
        {
            "name": k.FIGURES[i],
            "seat": int(chaser_seat(s, i // int(s.each))),
            "room": int(s.figure[i]) or None,
            "acted": bool(int(s.acted) >> i & 1),
        }
        for i in range((int(s.players) - 1) * int(s.each) if s.ghost != k.NOBODY else 0)
    ]


def frames(castle: Castle, s: State, seat: int) -> Json:
    """Return the frames with the animals that still stand around the castle."""
    return [
        {"name": name, "used": bool(int(s.frames) >> i & 1), "animals": int(s.animals[i]), "spaces": k.ANIMALS[i]}
        for i, name in enumerate(k.FRAMES)
    ]


def card(s: State, turn: int, is_open: bool) -> dict[str, Json]:
    """Return a card: its turn, and whether it is a cheat; face up also what it is [GC-9.4, GC-10.9]."""
    lies: dict[str, Json] = {"turn": turn, "cheat": bool(int(s.cheated) >> turn & 1)}
    return lies | {"play": PLAYS[kind_of_play(s, turn)], "room": int(s.trail[turn])} if is_open else lies


def row(castle: Castle, s: State, seat: int) -> Json:
    """Return the hidden cards; Max may look at them [GC-10.9]."""
    return [card(s, turn, bool(seat == s.ghost)) for turn in range(int(s.shown) + 1, int(s.turns) + 1)]


def shown_rooms(castle: Castle, s: State, seat: int) -> Json:
    """Return the rooms that Max was shown in, and those where the trap showed him, for the memory aid [GC-10.5]."""
    if not (s.memory_aid and has_appeared(s)):
        return ABSENT
    trapped = 1 << int(s.trap) if int(s.seen) >> (int(s.shown) + 1) else 0
    return rooms_of(int(s.known) | trapped)


def shown_breaks(castle: Castle, s: State, seat: int) -> Json:
    """Return how many breaks have been turned up, for the memory aid [GC-10.5]."""
    if not (s.memory_aid and has_appeared(s)):
        return ABSENT
    return sum(kind_of_play(s, turn) == k.RESTED for turn in range(1, int(s.shown) + 1))


def possible_rooms(castle: Castle, s: State) -> Json:
    """Return what :func:`where` counts, for the deduction aid, until the end [GC-10.10]."""
    if not (s.deduction_aid and has_appeared(s)) or s.phase == k.FINISHED:
        return ABSENT
    return [{"room": room, "histories": n} for room, n in where(castle, s).items()]


def own(castle: Castle, s: State, seat: int) -> Json:
    """Return what only Max knows of himself [GC-10.9]."""
    if not is_placed_max(s, seat):
        return ABSENT
    return {"room": int(s.room), "visited": rooms_of(int(s.visited)), "breaks": int(s.breaks)}


def trail(castle: Castle, s: State, seat: int) -> Json:
    """Return Max's whole path, once the game is over [GC-8.10]."""
    if s.phase != k.FINISHED:
        return ABSENT
    start: Json = {"turn": 0, "play": "start", "room": int(s.trail[0])}
    return [start, *(card(s, turn, True) for turn in range(1, int(s.turns) + 1))]


VIEW = View(
    Computed("castle", lambda castle, s, seat: castle_view(castle)),
    Shown("phase", thing=PHASE),
    Shown("max", "ghost", none=k.NOBODY),
    Shown("result", thing=RESULT, none=0),
    Shown("catcher", none=-1),
    Computed("round", round_number),
    Computed("figures", figures),
    Computed("frames", frames),
    Shown("frame", thing=FRAME, none=-1),
    Shown("at", none=0),  # where Max's figure is
    Computed("open_card", lambda castle, s, seat: int(s.trail[s.shown]) if has_appeared(s) else None),
    Computed("row", row),
    Shown("cheats"),
    Shown("chimney", thing=FLAG),
    Shown("door_card", thing=FLAG),
    Computed("locked", lambda castle, s, seat: list(castle.doors[int(s.locked) - 1]) if s.locked else None),
    # while it is not known who is Max, nobody holds the trap [GC-3.19]
    Computed("trap_holder", lambda castle, s, seat: int(s.trap_holder) if min(s.trap_holder, s.ghost) >= 0 else None),
    Shown("trap", none=0),
    Shown("memory_aid", thing=FLAG),
    Shown("deduction_aid", thing=FLAG),
    Computed("shown_rooms", shown_rooms),
    Computed("shown_breaks", shown_breaks),
    Computed("belief", lambda castle, s, seat: ABSENT if seat == s.ghost else possible_rooms(castle, s)),
    Computed("own", own),
    Computed("way", lambda castle, s, seat: s.trail[: int(s.turns) + 1].tolist() if is_placed_max(s, seat) else ABSENT),
    Computed("suspected", lambda castle, s, seat: possible_rooms(castle, s) if seat == s.ghost else ABSENT),
    Computed("trail", trail),
)

DISPLAY = Display(VIEW, draw)
