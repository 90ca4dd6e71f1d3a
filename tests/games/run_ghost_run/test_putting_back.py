"""RG-5.13 to RG-5.17 against a plain Python reference, over random games; only the shapes of furniture are shared."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import nightkeep as nk
from nightkeep.games.run_ghost_run.lobby import box_top
from nightkeep.games.run_ghost_run.places import carries, free_of_furniture, levels, middle_x, middle_y
from nightkeep.games.run_ghost_run.state import SIZE
from tests.games.run_ghost_run.scenes import position

Place = tuple[int, int, int]  # field, anchor, level


def spots(size: int, anchor: int) -> set[tuple[int, int]]:
    return {(anchor % 3 + i, anchor // 3 + j) for i in range(size + 1) for j in range(size + 1)}


class Lobby:
    """Furniture as it stands, and ghosts put one after another."""

    def __init__(self, b: Any, s: Any) -> None:
        self.b, self.s = b, s
        self.bodies: list[tuple[int, Place]] = []

    def clear(self, size: int, place: Place) -> bool:
        """RG-6.5: no other body in the way."""
        field, anchor, level = place
        for other, (its_field, its_anchor, its_level) in self.bodies:
            heights = [int(self.b.height[k, int(self.s.lying)]) for k in (size, other)]
            apart = level >= its_level + heights[1] or its_level >= level + heights[0]
            if field == its_field and spots(size, anchor) & spots(other, its_anchor) and not apart:
                return False
        return True

    def places(self, size: int, field: int) -> list[Place]:
        """All legal places of a field."""
        found = []
        for anchor in range(9):
            if max(max(spot) for spot in spots(size, anchor)) < 3:
                out = np.zeros(40, np.int16)
                n = levels(self.b, self.s, size, int(self.s.lying), field, anchor, out)
                found += [(field, anchor, int(level)) for level in out[:n]]
        return [place for place in found if self.clear(size, place)]

    def nearest(self, size: int, field: int, wished: int) -> Place | None:
        """RG-5.15."""

        def order(place: Place) -> tuple[int, ...]:
            i, j = place[1] % 3, place[1] // 3
            return (i - wished % 3) ** 2 + (j - wished // 3) ** 2, place[2], j, i

        return min(self.places(size, field), key=order, default=None)


def owner_row(side: int, field: int) -> int:
    x, y = field % 6, field // 6
    return (y, x, 5 - y, 5 - x)[side] + 1


def expected(state: nk.State, before: Any) -> dict[tuple[int, int], Place | None]:
    """Where all ghosts that were in the lobby should be, with the furniture as it is now."""
    b, s = state.game.board.table[0], state.position.record
    lobby = Lobby(b, s)
    found: dict[tuple[int, int], Place | None] = {}
    homeless = []
    for k in range(int(s.players)):
        seat = (int(before["first"]) + k) % int(s.players)
        for ghost in range(7):
            if before["ghost_where"][seat, ghost] != 1:
                continue
            size = SIZE[ghost]
            field, anchor = int(before["ghost_field"][seat, ghost]), int(before["ghost_anchor"][seat, ghost])
            on, level, carried = int(before["ghost_on"][seat, ghost]), 0, True
            if on >= 0:
                x, y = middle_x(b, size, field, anchor), middle_y(b, size, field, anchor)
                level = int(box_top(b, s, on))
                carried = bool(carries(b, s, on // 8, on % 8, x, y, (size + 1) * 100))
            if carried and free_of_furniture(b, s, size, int(s.lying), field, anchor, level):
                found[seat, ghost] = (field, anchor, level)
                lobby.bodies.append((size, (field, anchor, level)))
            else:
                homeless.append((seat, ghost, field, anchor))
    for seat, ghost, field, anchor in homeless:
        side = int(s.start[seat])

        def order(other: int, field: int = field, side: int = side) -> tuple[int, ...]:
            steps = abs(other % 6 - field % 6) + abs(other // 6 - field // 6)
            return steps, owner_row(side, other), other % 6, other // 6

        options = (lobby.nearest(SIZE[ghost], other, anchor) for other in sorted(range(36), key=order))
        place = next((place for place in options if place is not None), None)
        found[seat, ghost] = place
        if place is not None:
            lobby.bodies.append((SIZE[ghost], place))
    return found


@pytest.mark.parametrize(("seed", "options"), [("p", {"players": 4}), ("q", {"players": 3, "movement": "turns"})])
def test_ghosts_are_put_back_as_the_reference_says(seed: str, options: dict[str, Any]) -> None:
    """RG-5.13, RG-5.14, RG-5.15, RG-5.16"""
    chance = nk.Chance(seed)
    moved = compared = 0
    for _ in range(12):
        state = nk.game("run-ghost-run", **options).start()
        while not state.is_over:
            phase = position(state)["phase"] if state.actor >= 0 else ""
            before = state.position.array.copy()[0]
            if state.actor == nk.CHANCE:
                state.draw(chance)
                continue
            codes = state.action_codes()
            quiet = phase == "naming" or phase == "taking"
            state.play_code(codes[-1 if quiet else chance.below(len(codes))])
            if phase != "placing":
                continue
            after = state.position.record
            for (seat, ghost), place in expected(state, before).items():
                now = tuple(int(after[name][seat, ghost]) for name in ("ghost_field", "ghost_anchor", "ghost_level"))
                assert now == place if place is not None else after["ghost_where"][seat, ghost] == 0
                compared += 1
                moved += now != tuple(
                    int(before[name][seat, ghost]) for name in ("ghost_field", "ghost_anchor", "ghost_level")
                )
    assert compared > 150 and moved > 15
