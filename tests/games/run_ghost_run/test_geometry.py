"""Furniture in space and places for ghosts: by hand from the rules, and at random against fractions."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import numpy as np

from nightkeep.games.run_ghost_run.geometry import fit, inside, settle
from nightkeep.games.run_ghost_run.lobby import fits_field
from nightkeep.games.run_ghost_run.places import MOST_LEVELS, carrier, free_of_furniture, levels
from nightkeep.games.run_ghost_run.state import SIZE
from tests.games.run_ghost_run import reference_geometry as slow
from tests.games.run_ghost_run.geometry_support import (
    BOARD,
    PIECES,
    POSES,
    TIMES,
    add_ghosts,
    any_of,
    empty_lobby,
    field_number,
    furnished,
    put_ghost,
    put_piece,
    random_anchor,
    scattered,
    slow_ghost,
    slow_pieces,
)

SMALL, MEDIUM, LARGE = range(3)


def is_inside(key: str, x: int, y: int, turn: int = 0, pose: str = "up") -> bool:
    return bool(inside(BOARD, PIECES.index(key), POSES.index(pose), x, y, turn))


def fitted(key: str, x: int, y: int, turn: int = 0, pose: str = "up") -> tuple[int, int]:
    code = int(fit(BOARD, PIECES.index(key), POSES.index(pose), x, y, turn))
    return code // 1024, code % 1024


def height(s: Any, key: str) -> int:
    return int(s.piece_z[PIECES.index(key)])


def levels_at(s: Any, size: int, field: str, anchor: tuple[int, int] = (0, 0)) -> list[int]:
    out = np.full(MOST_LEVELS, -7, np.int16)
    n = int(levels(BOARD, s, size, field_number(field), anchor[1] * 3 + anchor[0], out))
    return [int(level) for level in out[:n]]


def support_at(s: Any, size: int, field: str, anchor: tuple[int, int], level: int) -> int:
    return int(carrier(BOARD, s, size, field_number(field), anchor[1] * 3 + anchor[0], level))


def free_at(s: Any, size: int, field: str, anchor: tuple[int, int] = (0, 0), level: int = 0) -> bool:
    where = (field_number(field), anchor[1] * 3 + anchor[0], level)
    return bool(free_of_furniture(BOARD, s, size, *where))


# ------------------------------------------------------------------------------------------------ positions


def test_inside_includes_touching_the_walls() -> None:
    """RG-1.1, RG-1.2, RG-2.9: a desk of 2.20 by 0.88 fits from 1.10 to 4.90 in x and from 0.44 to 5.56 in y."""
    for x, fine in ((109, False), (110, True), (490, True), (491, False)):
        assert is_inside("desk", x, 300) is fine
    for y, fine in ((43, False), (44, True), (556, True), (557, False)):
        assert is_inside("desk", 300, y) is fine


def test_turned_by_a_quarter_length_and_width_change_places() -> None:
    """RG-2.7, RG-2.8, RG-2.9"""
    for turn in (90, 270):
        assert is_inside("desk", 44, 300, turn) and not is_inside("desk", 43, 300, turn)
        assert is_inside("desk", 300, 110, turn) and not is_inside("desk", 300, 109, turn)


def test_corners_of_boxes_count_not_of_the_bounding_rectangle() -> None:
    """RG-2.1, RG-2.9: a piano on its left side is empty at two corners; turned, it goes nearer to a wall there."""
    boxes = slow.SHAPES["piano", "left"].boxes
    corners = [(x, y) for box in boxes for x in box[0] for y in box[1]]
    assert (max(x for x, _ in corners), max(y for _, y in corners)) == (Fraction(63, 100), Fraction(38, 100))
    assert any(
        is_inside("piano", x, 300, turn, "left") and not slow_inside_rectangle(x, turn)
        for turn in range(360)
        for x in range(30, 80)
    )


def slow_inside_rectangle(x: int, turn: int) -> bool:
    """Whether the whole bounding rectangle of the lying piano, 1.26 by 0.76, is east of the west wall."""
    c, s = slow.rotation(turn)
    return Fraction(x, 100) >= abs(c) * Fraction(63, 100) + abs(s) * Fraction(38, 100)


def test_inside_agrees_with_fractions() -> None:
    """RG-2.6, RG-2.8, RG-2.9, RG-8.13: near the walls, for every piece, pose and many turns."""
    rng = np.random.default_rng(29)
    met: Counter[bool] = Counter()
    for _ in range(2000 * TIMES):
        piece, pose, turn = int(rng.integers(6)), int(rng.integers(6)), int(rng.integers(360))
        wished = [int(rng.integers(601)) for _ in range(2)]
        code = int(fit(BOARD, piece, pose, *wished, turn))
        x, y = code // 1024 + int(rng.integers(-1, 2)), code % 1024 + int(rng.integers(-1, 2))
        shape = slow.SHAPES[PIECES[piece], POSES[pose]]
        expected = slow.Piece(shape, Fraction(x, 100), Fraction(y, 100), turn).is_inside()
        assert bool(inside(BOARD, piece, pose, x, y, turn)) == expected
        met[expected] += 1
    assert min(met.values()) > 200, met


def test_fitting_changes_x_and_y_apart_and_as_little_as_can_be() -> None:
    """RG-2.15: what is inside stays; what is outside in one direction is shifted in that one only."""
    assert fitted("desk", 300, 300) == (300, 300)
    assert fitted("desk", 0, 300) == (110, 300)
    assert fitted("desk", 300, 600) == (300, 556)
    assert fitted("desk", 600, 0, 90) == (556, 110)
    rng = np.random.default_rng(215)
    for _ in range(1500 * TIMES):
        piece, pose, turn = int(rng.integers(6)), int(rng.integers(6)), int(rng.integers(360))
        x, y = (int(rng.integers(601)) for _ in range(2))
        key, how = PIECES[piece], POSES[pose]
        found_x, found_y = fitted(key, x, y, turn, how)
        assert is_inside(key, found_x, found_y, turn, how)
        if found_x != x:
            assert not is_inside(key, found_x + (1 if x > found_x else -1), found_y, turn, how)
        if found_y != y:
            assert not is_inside(key, found_x, found_y + (1 if y > found_y else -1), turn, how)


# ------------------------------------------------------------------------------------------------ heights


def test_a_piece_rests_on_the_highest_surface_below() -> None:
    """RG-2.10, RG-2.11: the armchair on the table stands at 0.64; the table over the armchair has its top on the back,
    1.08 high, and its legs in the air."""
    s = furnished(("table", 300, 300, 0, "up"), ("armchair", 300, 300, 0, "up"))
    assert (height(s, "table"), height(s, "armchair")) == (0, 64)
    s = furnished(("armchair", 300, 300, 0, "up"), ("table", 300, 300, 0, "up"))
    assert (height(s, "armchair"), height(s, "table")) == (0, 108 - 54)


def test_a_table_is_dropped_over_a_low_thing_and_stays_on_the_floor() -> None:
    """RG-2.11: the mirror on its back is 0.24 high and 1.40 wide and lies between legs 1.46 apart; lengthwise, 1.56,
    two legs stand on its base."""
    s = furnished(("mirror", 300, 300, 0, "back"), ("table", 300, 300, 0, "up"))
    assert height(s, "table") == 0
    s = furnished(("mirror", 300, 300, 90, "back"), ("table", 300, 300, 0, "up"))
    assert height(s, "table") == 24


def test_heights_add_up_and_nothing_topples() -> None:
    """RG-2.11, RG-2.13: piano, desk across it, armchair on top; and a table one leg of which is on 0.01 by 0.01."""
    s = furnished(("piano", 300, 300, 0, "up"), ("desk", 300, 300, 90, "up"), ("armchair", 300, 300, 0, "up"))
    assert (height(s, "desk"), height(s, "armchair")) == (126, 126 + 76)
    s = furnished(("desk", 110, 44, 0, "up"), ("table", 304, 147, 0, "up"))
    assert height(s, "table") == 76


def test_touching_plans_do_not_overlap() -> None:
    """RG-2.12: edge to edge or corner to corner is on the floor; also turned by 37 degrees, a 3-4-5 triangle."""
    for x, y in ((305, 147), (304, 148), (305, 148)):
        assert height(furnished(("desk", 110, 44, 0, "up"), ("table", x, y, 0, "up")), "table") == 0
    for x, z in ((356, 0), (355, 76 - 54)):  # 1.10 + 0.85 along the turned edge is 1.56 east and 1.17 north
        assert height(furnished(("desk", 200, 200, 37, "up"), ("table", x, 317, 37, "up")), "table") == z


def test_the_order_decides_who_is_on_top() -> None:
    """RG-2.10: heights follow the stacking order, not the piece order; pieces not in the lobby do not count."""
    s = furnished(("table", 300, 300, 0, "up"), ("mirror", 300, 300, 0, "up"))
    assert (height(s, "table"), height(s, "mirror")) == (0, 64)
    s.order[0], s.order[1] = s.order[1], s.order[0]
    settle(BOARD, s)
    assert (height(s, "mirror"), height(s, "table")) == (0, 156 - 54)
    s.piece_pose[PIECES.index("mirror")] = -1
    settle(BOARD, s)
    assert height(s, "table") == 0


def test_ghosts_do_not_carry_furniture() -> None:
    """RG-2.14: a large ghost under the table changes nothing."""
    s = empty_lobby()
    put_piece(s, PIECES.index("table"), 250, 250, 0, 0)
    put_ghost(s, 0, 0, "c3")
    settle(BOARD, s)
    assert height(s, "table") == 0


def test_heights_agree_with_fractions() -> None:
    """RG-2.6, RG-2.8, RG-2.10, RG-2.11, RG-2.12, RG-8.13: pieces in heaps."""
    rng = np.random.default_rng(211)
    lifted = 0
    for _ in range(80 * TIMES):
        s = scattered(rng, fewest=3)
        pieces = slow_pieces(s)
        for piece in pieces:
            if piece is not None:
                piece.z = Fraction(-1)
        slow.settled([piece for piece in (pieces[at] for at in s.order) if piece is not None])
        for piece, z in zip(pieces, s.piece_z.tolist(), strict=True):
            assert piece is None or piece.z * 100 == z, s
            lifted += z > 0
    assert lifted > 60


# ------------------------------------------------------------------------------------------------ places


def test_anchors_keep_a_ghost_in_its_field() -> None:
    """RG-1.3, RG-1.9: nine anchors for a small ghost, four for a medium one, one for the large one."""
    for size, wanted in ((SMALL, list(range(9))), (MEDIUM, [0, 1, 3, 4]), (LARGE, [0])):
        assert [anchor for anchor in range(9) if fits_field(size, anchor)] == wanted


def test_an_empty_lobby_has_only_its_floor() -> None:
    """RG-6.1, RG-6.2"""
    s = empty_lobby()
    assert levels_at(s, SMALL, "a1") == [0] and levels_at(s, LARGE, "f6") == [0]
    assert support_at(s, SMALL, "a1", (0, 0), 0) == -1
    assert support_at(s, SMALL, "a1", (0, 0), 64) == -2


def test_room_under_the_trolley() -> None:
    """RG-2.3, RG-1.7, RG-6.3: under the tray (0.54) a small ghost fits, a medium one (0.65) does not."""
    s = furnished(("trolley", 250, 260, 0, "up"))
    assert levels_at(s, SMALL, "c3", (1, 1)) == [0, 62]
    assert levels_at(s, MEDIUM, "c3", (0, 1)) == [62]


def test_room_under_the_desk() -> None:
    """RG-2.3, RG-1.7, RG-1.8, RG-6.3: small and medium ghosts fit under the top (0.70), a large one only lying; the
    front panel, flush with the field's border, does not hinder, but moved by 0.01 it does."""
    s = furnished(("desk", 260, 262, 0, "up"))
    assert levels_at(s, SMALL, "c3", (1, 1)) == [0, 76]
    assert levels_at(s, MEDIUM, "c3", (0, 1)) == [0, 76]
    assert levels_at(s, LARGE, "c3") == []
    s.lying = 1
    assert levels_at(s, LARGE, "c3") == [0]
    s.lying = 0
    assert levels_at(furnished(("desk", 260, 261, 0, "up")), MEDIUM, "c3", (0, 1)) == [76]
    drawers = furnished(("desk", 180, 262, 0, "up"))  # from x = 2.36 on
    assert levels_at(drawers, SMALL, "c3", (0, 1)) == [0, 76] and levels_at(drawers, SMALL, "c3", (1, 1)) == [76]


def test_room_under_and_on_the_table() -> None:
    """RG-2.3, RG-6.2, RG-6.3: a small ghost under it (0.54), any ghost on it, but not where a leg is."""
    s = furnished(("table", 250, 250, 0, "up"))
    assert levels_at(s, SMALL, "c3", (1, 1)) == [0, 64]
    assert levels_at(s, MEDIUM, "c3", (1, 1)) == [64]
    assert levels_at(s, LARGE, "c3") == [64]
    assert levels_at(s, SMALL, "b2", (2, 2)) == []  # a leg stands in this spot, and the top does not cover all of it


def test_bodies_under_a_surface_may_touch_it() -> None:
    """RG-1.7, RG-2.12, RG-6.3: from 0.14 a small ghost just reaches the table top at 0.54."""
    s = furnished(("table", 250, 250, 0, "up"))
    assert free_at(s, SMALL, "c3", (1, 1), 14) and not free_at(s, SMALL, "c3", (1, 1), 15)
    assert free_at(s, SMALL, "c3", (1, 1), 64) and not free_at(s, SMALL, "c3", (1, 1), 63)
    beside = furnished(("desk", 410, 250, 0, "up"))
    assert free_at(beside, LARGE, "c3") and not free_at(furnished(("desk", 409, 250, 0, "up")), LARGE, "c3")


def test_a_corner_of_a_footprint_may_touch_a_slanting_edge() -> None:
    """RG-2.12, RG-6.3: the table turned by 37 degrees, a 3-4-5 triangle, just touches the large ghost's corner with its
    right edge, then with its front edge."""
    for x, y, free in ((250, 225, True), (251, 225, False), (380, 210, True), (380, 211, False)):
        assert free_at(furnished(("table", x, y, 37, "up")), LARGE, "d4") is free


def test_a_corner_of_a_piece_may_touch_a_side_of_a_footprint() -> None:
    """RG-2.12, RG-6.3: the table turned by 37 degrees reaches to 3.00 with its back corner, then with its right one."""
    for x, y, free in ((318, 201, True), (318, 202, False), (196, 347, True), (197, 347, False)):
        assert free_at(furnished(("table", x, y, 37, "up")), LARGE, "d4") is free


def test_the_whole_footprint_needs_the_surface() -> None:
    """RG-6.2: borders included: a table top from 2.00 carries in field row 3, one from 2.01 does not."""
    assert support_at(furnished(("table", 250, 260, 0, "up")), LARGE, "c3", (0, 0), 64) == 5 * 8 + 0
    assert support_at(furnished(("table", 250, 261, 0, "up")), LARGE, "c3", (0, 0), 64) == -2
    assert support_at(furnished(("table", 250, 260, 0, "up")), LARGE, "c3", (0, 0), 63) == -2
    assert support_at(furnished(("table", 285, 260, 0, "up")), LARGE, "c3", (0, 0), 64) == 5 * 8 + 0
    assert support_at(furnished(("table", 286, 260, 0, "up")), LARGE, "c3", (0, 0), 64) == -2


def test_two_surfaces_side_by_side_do_not_carry_together() -> None:
    """RG-6.2: a desk and a table raised to its height meet at x = 2.50; only what stands on one of them is carried."""
    s = furnished(("desk", 140, 250, 0, "up"), ("table", 335, 250, 0, "up"))
    s.piece_z[PIECES.index("table")] = 12
    assert support_at(s, SMALL, "c3", (1, 1), 76) == -2 and support_at(s, MEDIUM, "c3", (0, 1), 76) == -2
    assert support_at(s, SMALL, "c3", (0, 1), 76) == 2 * 8 + 4
    assert support_at(s, SMALL, "c3", (2, 1), 76) == 5 * 8 + 0


def test_the_first_of_several_supports_counts() -> None:
    """RG-6.2: piece order first, then box order, whatever the stacking order."""
    s = furnished(("table", 250, 250, 0, "up"), ("desk", 250, 250, 0, "up"))
    s.piece_z[PIECES.index("desk")] = 0
    s.piece_z[PIECES.index("table")] = 12
    assert support_at(s, SMALL, "c3", (1, 1), 76) == 2 * 8 + 4
    assert levels_at(s, SMALL, "c3", (1, 1)) == [0, 76]  # and it is one level
    s = furnished(("piano", 300, 300, 0, "up"), ("trolley", 295, 280, 0, "up"))
    s.piece_z[PIECES.index("trolley")] = 126 - 62
    assert support_at(s, SMALL, "c3", (1, 2), 126) == 1 * 8 + 6


def test_lying_on_its_left_or_right_side() -> None:
    """RG-2.5, RG-2.6: the desk on its left side has the drawers on top, on its right side underneath."""
    left, right = furnished(("desk", 230, 235, 0, "left")), furnished(("desk", 236, 235, 0, "right"))
    assert levels_at(left, MEDIUM, "c3") == [6, 220] and support_at(left, MEDIUM, "c3", (0, 0), 6) == 2 * 8 + 1
    assert levels_at(right, MEDIUM, "c3") == [54, 220] and support_at(right, MEDIUM, "c3", (0, 0), 54) == 2 * 8 + 3


def test_upside_down_on_its_back_and_on_its_front() -> None:
    """RG-2.5, RG-2.6: the table upside down carries on its underside, at 0.10; the armchair on its back carries on the
    inside of its back, 0.28 thick; on its front it has room under its back, which carries on the outside, at 1.12."""
    assert levels_at(furnished(("table", 250, 250, 0, "down")), LARGE, "c3") == [10]
    assert levels_at(furnished(("armchair", 250, 260, 0, "back")), SMALL, "c3", (1, 1)) == [28]
    assert levels_at(furnished(("armchair", 250, 230, 0, "front")), SMALL, "c3", (1, 1)) == [0, 112]


def test_places_agree_with_fractions() -> None:
    """RG-1.7, RG-1.8, RG-6.1, RG-6.2, RG-6.3, RG-8.13: supports, bodies and levels, in heaps of furniture."""
    rng = np.random.default_rng(62)
    met: Counter[str] = Counter()
    out = np.zeros(MOST_LEVELS, np.int16)
    for _ in range(90 * TIMES):
        s = scattered(rng, fewest=3)
        add_ghosts(rng, s, 3)
        pieces = slow_pieces(s)
        tops = [piece.z + box[2][1] for piece in pieces if piece for box in piece.shape.boxes]
        placed = [piece for piece in range(6) if s.piece_pose[piece] >= 0]
        for ghost in (0, 1, 3):
            near = int(any_of(rng, placed))
            column, row = (min(int(at[near] + rng.integers(-50, 50)) // 100, 5) for at in (s.piece_x, s.piece_y))
            s.ghost_field[0, ghost] = max(row, 0) * 6 + max(column, 0)
            s.ghost_anchor[0, ghost] = random_anchor(rng, SIZE[ghost])
            where = (int(s.ghost_field[0, ghost]), int(s.ghost_anchor[0, ghost]))
            expected = []
            for level in sorted({Fraction(0), *tops}):
                s.ghost_level[0, ghost] = int(level * 100)
                body = slow_ghost(s, 0, ghost)
                held, free = slow.support(pieces, body), slow.is_free(pieces, body)
                at = (BOARD, s, SIZE[ghost], *where, int(level * 100))
                assert carrier(*at) == held and bool(free_of_furniture(*at)) == free, (s, at)
                met.update([f"held {held >= 0}", f"free {free}"])
                if held > -2 and free:
                    expected.append(int(level * 100))
            n = int(levels(BOARD, s, SIZE[ghost], *where, out))
            assert out[:n].tolist() == expected
            met[f"{min(n, 3)} levels"] += 1
    assert all(met[what] > 2 for what in ("held True", "free False", "0 levels", "1 levels", "2 levels")), met
