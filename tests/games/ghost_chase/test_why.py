"""Why an action is not legal: every reason is reached, and the kernel answers alike interpreted and compiled."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import nightkeep as nk
from nightkeep.games.ghost_chase import why as w
from tests.games.ghost_chase.hunt import MAX, hunt, play
from tests.games.why_support import check_every_reason, check_interpreted


def begun(*actions: str, **options: Any) -> nk.State:
    state = nk.game("ghost-chase", **{"players": 4, **options}).start()
    play(state, *actions)
    return state


PLACES = ("place 54", "place 54", "place 54")


def haunting(**options: Any) -> nk.State:
    return hunt([54, 54, 8], [10, 9], **options)


def chasing(**options: Any) -> nk.State:
    return hunt([19, 54, 8], [10, 9], "chasers", **options)


CASES: dict[int, tuple[Callable[[], nk.State], str]] = {
    w.NO_SEAT: (lambda: begun(ghost_seat="drawn"), "ghost 5"),
    w.MAX_ONCE: (begun, "ghost 1"),
    w.MAX_FIRST: (lambda: begun(ghost_seat="drawn"), "place 3"),
    w.LEFT_OUT_ONCE: (begun, "leave out cats"),
    w.LEFT_OUT_FIRST: (lambda: begun(players=5), "place 3"),
    w.NO_FRAME_NOW: (begun, "frame cats"),
    w.FRAME_LEFT_OUT: (lambda: begun("leave out owls", *PLACES, *PLACES[:1], "place 9", players=5), "frame owls"),
    w.FRAME_FULL: (lambda: choosing_again(), "frame cats"),
    w.FRAME_FIRST: (lambda: begun(*PLACES, "place 9"), "move 8"),
    w.CHASER_THERE: (lambda: begun(*PLACES), "place 54"),
    w.PLACED_ONCE: (haunting, "place 3"),
    w.PLACE_FIRST: (begun, "stay with ada"),
    w.ONLY_AT_THE_BEGINNING: (chasing, "move 3"),
    w.MAX_ONLY: (lambda: hunt([54] * 3, [10, 9]).fogged(1), "move 3"),
    w.NO_BREAK: (lambda: haunting(break_cards=0), "break"),
    w.NO_CHEAT: (lambda: haunting(cheat_cards=0), "cheat 10"),
    w.SAME_ROOM: (haunting, "move 9"),
    w.CHIMNEY_ONLY: (lambda: hunt([54] * 3, [42]), "move 53"),
    w.AT_CORNER: (lambda: hunt([54] * 3, [6]), "move 20"),
    w.NOT_NEXT: (haunting, "move 40"),
    w.MAX_OCCUPIED: (haunting, "move 8"),
    w.MAX_VISITED: (haunting, "move 10"),
    w.MAX_NOT_VISITED: (haunting, "cheat 18"),
    w.NO_DOOR_CARD: (haunting, "move 18 lock 19-24"),
    w.MAX_PLAYS_FIRST: (haunting, "stay with ada"),
    w.NO_FIGURE: (chasing, "stay with dirk"),
    w.NOT_YOUR_FIGURE: (chasing, "stay with bram"),
    w.HAS_ACTED: (lambda: hunt([19, 54, 8, 8], [10, 9], "chasers", players=3, acted=[0]), "stay with ada"),
    w.NOTHING_LOCKED: (chasing, "unlock with ada"),
    w.NOT_AT_DOOR: (lambda: chasing(locked="50-51"), "unlock with ada"),
    w.NO_TRAP: (chasing, "trap and go 25 with ada"),
    w.NOT_YOUR_TRAP: (lambda: chasing(trap=True, trap_holder=3), "trap and go 25 with ada"),
    w.TRAP_LAID: (lambda: chasing(trap_room=30), "trap and go 25 with ada"),
    w.DOOR_LOCKED: (lambda: chasing(locked="19-24"), "go 24 with ada"),
    w.NO_PASSAGE: (chasing, "go 40 with ada"),
}


def choosing_again() -> nk.State:
    """The cats are full, and the next frame is to be chosen."""
    state = hunt([54] * 3, [9, 8, 47, 48, 49], "chasers", frame="cats", acted=[0, 1])
    play(state, "stay with cleo")
    return state


def test_every_reason_is_reached() -> None:
    """GC-3.5, GC-4.1, GC-4.3, GC-5.3 to GC-5.5, GC-6.1, GC-9.3 to GC-9.25, GC-10.9: each has a case."""
    check_every_reason(w.REASONS, CASES)


def test_where_the_trap_shows_him_max_alone_knows_his_cards() -> None:
    """GC-10.2, GC-10.9: his room is public then; where he has been and which cards he has left is not."""
    state = hunt([54] * 3, [30, 26], trap_room=26, seen=[1])
    for action in ("move 30", "break", "move 40", "move 26"):
        refusal = state.fogged(1).why(action)
        assert refusal is not None and refusal.text == "only Max knows what he can play"
    refusal = state.fogged(MAX).why("move 30")
    assert refusal is not None and refusal.text.startswith("Max has been in 30")


@pytest.mark.parametrize(
    "options",
    [
        {"players": 3, "trap": True, "door": True, "chimney": True},
        {"players": 5, "ghost_seat": "drawn", "trap": True},
    ],
    ids=str,
)
def test_the_same_interpreted_and_compiled(options: dict[str, object]) -> None:
    """GC-10.2: for thousands of positions, as the seat to act knows them, and actions."""
    check_interpreted("ghost-chase", **options)
