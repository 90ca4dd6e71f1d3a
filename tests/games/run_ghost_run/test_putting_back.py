"""RG-5.12 to RG-5.17 against a plain Python reference, over random games; only the shapes of furniture are shared."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import nightkeep as nk
from nightkeep.games.run_ghost_run.furniture import set_down
from nightkeep.games.run_ghost_run.geometry import settle
from nightkeep.games.run_ghost_run.lobby import box_top
from nightkeep.games.run_ghost_run.places import carries, footprint, free_of_furniture, levels
from nightkeep.games.run_ghost_run.putting_back import put_near
from nightkeep.games.run_ghost_run.state import LIFTED, LOBBY, SIZE, STOCK, WHOLE
from nightkeep.games.run_ghost_run.words import ghost_name
from tests.games.run_ghost_run.scenes import position
from tests.games.run_ghost_run.test_texts import placing

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
                n = levels(self.b, self.s, size, field, anchor, out)
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


def expected(b: Any, s: Any) -> dict[tuple[int, int], Place | None]:
    """RG-5.13 to RG-5.15: Where all ghosts in the lobby belong, the furniture having just changed; None: nowhere."""
    lobby = Lobby(b, s)
    found: dict[tuple[int, int], Place | None] = {}
    lifted = []
    for k in range(int(s.players)):
        seat = (int(s.first) + k) % int(s.players)
        for ghost in range(7):
            if s.ghost_where[seat, ghost] != LOBBY:
                continue
            size = SIZE[ghost]
            field, anchor = int(s.ghost_field[seat, ghost]), int(s.ghost_anchor[seat, ghost])
            on, level, carried = int(s.ghost_on[seat, ghost]), 0, True
            if on >= 0:
                level = int(box_top(b, s, on))
                carried = bool(carries(b, s, on // 8, on % 8, footprint(size, field, anchor)))
            if carried and free_of_furniture(b, s, size, field, anchor, level):
                found[seat, ghost] = (field, anchor, level)
                lobby.bodies.append((size, (field, anchor, level)))
            else:
                lifted.append((seat, ghost, field, anchor))
    for seat, ghost, field, anchor in lifted:
        place = lobby.nearest(SIZE[ghost], field, anchor)
        found[seat, ghost] = place
        if place is None:
            break
        lobby.bodies.append((SIZE[ghost], place))
    return found


def places_now(s: Any) -> dict[tuple[int, int], Place]:
    """Where the ghosts in the lobby are."""
    return {
        (int(seat), int(ghost)): tuple(
            int(getattr(s, name)[seat, ghost]) for name in ("ghost_field", "ghost_anchor", "ghost_level")
        )  # type: ignore[misc]
        for seat, ghost in np.argwhere(s.ghost_where == LOBBY)
    }


def anywhere(b: Any, piece: int, chance: nk.Chance) -> int:
    """Any placement of a piece in any pose, in its turn or half a turn further."""
    pose = chance.below(6)
    x, y = (span // 2 + chance.below(601 - span) for span in b.half[piece, pose, WHOLE, :2].tolist())
    return 6 << 40 | placing(x, y, 180 * chance.below(2), pose, piece, chance.below(2))


@pytest.mark.parametrize(("seed", "options"), [("p", {"players": 4}), ("q", {"players": 3, "movement": "turns"})])
def test_ghosts_are_put_back_as_the_reference_says(seed: str, options: dict[str, Any]) -> None:
    """RG-5.12, RG-5.13, RG-5.14, RG-5.15: any placement is allowed exactly if all ghosts find a place in their fields,
    and there they are then."""
    chance = nk.Chance(seed)
    moved = compared = refused = 0
    for _ in range(12):
        state = nk.game("run-ghost-run", **options).start()
        b = state.game.board.record
        while not state.is_over:
            phase = position(state)["phase"] if state.actor >= 0 else ""
            if state.actor == nk.CHANCE:
                state.draw(chance)
                continue
            codes = state.action_codes()
            if phase != "placing":
                quiet = phase == "naming" or phase == "taking"
                state.play_code(codes[-1 if quiet else chance.below(len(codes))])
                continue
            before = state.position.array.copy()[0]
            played, there = codes[chance.below(len(codes))], None
            for _ in range(3):
                code = anywhere(b, int(before.taken), chance)
                tried = before.copy()
                set_down(tried, code & (1 << 40) - 1)
                settle(b, tried)
                wanted = expected(b, tried)
                refusal = state.why(state.write(code))
                compared += len(wanted)
                if None not in wanted.values():
                    assert refusal is None
                    if there is None or wanted != places_now(before):
                        played, there = code, wanted
                else:
                    seat, ghost = next(who for who, place in wanted.items() if place is None)
                    assert f"seat {seat + 1}'s {ghost_name(ghost)} ghost" in str(refusal)
                    refused += 1
            state.play_code(played)
            after = places_now(state.position.record)
            assert there is None or after == there
            moved += sum(after[who] != place for who, place in places_now(before).items())
    assert compared > 150 and moved > 15 and refused > 3


def test_the_nearest_field_as_the_reference_says() -> None:
    """RG-5.15, RG-5.16, RG-5.17: a ghost that is put near any place, in positions of random games."""
    chance = nk.Chance("near")
    game = nk.game("run-ghost-run", players=4)
    b = game.board.record
    elsewhere = 0
    for _ in range(3):
        state = game.start()
        while not state.is_over:
            standing = list(places_now(state.position.record))
            if len(standing) > 3 and position(state)["phase"] == "rolling":
                for _ in range(4):
                    s = state.position.array.copy()[0]
                    seat, ghost = standing[chance.below(len(standing))]
                    field, wished = int(s.ghost_field[standing[chance.below(len(standing))]]), 0
                    s.ghost_where[seat, ghost] = LIFTED
                    lobby = Lobby(b, s)
                    lobby.bodies = [(SIZE[who[1]], place) for who, place in places_now(s).items()]
                    side = int(s.start[seat])

                    def order(other: int, field: int = field, side: int = side) -> tuple[int, ...]:
                        steps = abs(other % 6 - field % 6) + abs(other // 6 - field // 6)
                        return steps, owner_row(side, other), other % 6, other // 6

                    tries = (lobby.nearest(SIZE[ghost], other, wished) for other in sorted(range(36), key=order))
                    wanted = next((place for place in tries if place is not None), None)
                    put_near(b, s, seat, ghost, field, wished, None)
                    assert places_now(s).get((seat, ghost)) == wanted
                    assert wanted is not None or s.ghost_where[seat, ghost] == STOCK
                    elsewhere += wanted is not None and wanted[0] != field
            codes = state.action_codes()
            state.draw(chance) if state.actor == nk.CHANCE else state.play_code(codes[chance.below(len(codes))])
    assert elsewhere > 10
