"""Why an action is not legal: every reason is reached, and the kernel answers alike interpreted and compiled."""

from __future__ import annotations

import pytest

import nightkeep as nk
from nightkeep.games.hidden_rooms import why as w
from tests.games.hidden_rooms.rooms import TILES, game, near_exit, play, position
from tests.games.why_support import check_every_reason, check_interpreted


def set_up(*actions: str) -> nk.State:
    state = game().start()
    play(state, *actions)
    return state


def in_turn(**more: str) -> nk.State:
    return position(**{"child": "f6", "under": "red-4", "memory": ["blue-1"], "monster": "a5", **more})


def searching() -> nk.State:
    return near_exit(searching="a1")


def moved_twice() -> nk.State:
    return position(child="f5", tiles={"f6": "red-4", "f5": "red-6"}, monster="a5", moves=2)


def without_pile() -> nk.State:
    """All tiles but two lie on the floor, in rows that go to and fro."""
    path = [f"{c}{r}" for r, row in ((6, "fedcba"), (5, "abcdef"), (4, "fedcba"), (3, "abcd")) for c in row]
    tiles = [tile for tile in TILES if tile not in ("yellow-1", "blue-1")]
    in_order = sorted(tiles, key=lambda tile: int(tile[-1]))
    return position(child="d3", tiles=dict(zip(path, in_order, strict=True)), memory=["blue-1"], monster="a1", pile=[])


CASES = {
    w.LAY_FIRST: (lambda: set_up("draw red-1", "draw red-2", "draw red-3"), "done"),
    w.NAME_FIRST: (set_up, "done"),
    w.DEAL_FIRST: (lambda: set_up("draw red-1"), "move f5"),
    w.DRAW_FIRST: (searching, "search a1"),
    w.IN_DISCARD: (lambda: set_up("draw red-1"), "draw red-1"),
    w.IN_MEMORY: (searching, "draw blue-3"),
    w.IN_OFFER: (lambda: set_up("draw red-1", "draw red-2"), "draw red-2"),
    w.ON_SQUARE: (searching, "draw red-1"),
    w.NO_DRAW_NOW: (in_turn, "draw red-1"),
    w.NO_LAY_NOW: (in_turn, "lay red-1"),
    w.MOVE_NOT_NEXT: (in_turn, "move a1"),
    w.MOVE_WITHOUT_TILE: (in_turn, "move e6"),
    w.NO_MOVES_LEFT: (moved_twice, "move f6"),
    w.SEARCH_NOT_NEXT: (in_turn, "search c3"),
    w.SQUARE_COVERED: (moved_twice, "search f6"),
    w.MONSTER_THERE: (lambda: in_turn(monster="e6"), "search e6"),
    w.MONSTER_ON_EXIT: (lambda: near_exit(monster="a1"), "search a1 blue-3"),
    w.PILE_EMPTY: (without_pile, "search d2"),
    w.NOT_IN_MEMORY_BUT_PILE: (in_turn, "search f5 blue-3"),
    w.NOT_IN_MEMORY_BUT_DISCARD: (in_turn, "search f5 yellow-1"),
    w.NOT_IN_MEMORY_BUT_ON: (in_turn, "search f5 red-4"),
    w.DOES_NOT_FIT: (in_turn, "search f5 blue-1"),
}


def test_every_reason_is_reached() -> None:
    """HR-1.10, HR-2.2, HR-2.6, HR-4.1, HR-4.2, HR-5.2 to HR-5.5, HR-5.8, HR-5.10, HR-7.6, HR-9.1: each has a case."""
    check_every_reason(w.REASONS, CASES)


@pytest.mark.parametrize("options", [{}, {"match": "stage", "stage": 3}], ids=str)
def test_the_same_interpreted_and_compiled(options: dict[str, object]) -> None:
    """HR-9.1: for thousands of positions and actions."""
    check_interpreted("hidden-rooms", **options)
