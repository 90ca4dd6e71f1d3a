"""Looking through the keyhole, by hand from the rules; for random lobbies see test_sight_scenes."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

import numpy as np
import pytest

from nightkeep.games.run_ghost_run.board import load_board
from nightkeep.games.run_ghost_run.sight import leg_blocker, line, look, look_any
from nightkeep.games.run_ghost_run.state import EDGE, ESCAPED, GHOSTS, LOBBY, RESERVE, SEATS, SIZE, STOCK
from nightkeep.rules.board_files import TomlFile
from tests.games.run_ghost_run.geometry_support import (
    BOARD,
    DOORS,
    PIECES,
    TEXT,
    empty_lobby,
    furnished,
    in_mirror,
    put_ghost,
)

POINTS = (15, 27, 27)  # RG-8.3
LARGE, MEDIUM, SMALL = 0, 1, 3  # a seat's first ghost of each size


def seen_from(s: Any, door: str, board: Any = BOARD) -> np.ndarray[Any, Any]:
    seen = np.full((SEATS, GHOSTS), -9, np.int32)
    look(board, s, DOORS[door], seen)
    return seen


def count(s: Any, door: str, ghost: int = LARGE, seat: int = 0) -> int:
    return int(seen_from(s, door)[seat, ghost])


# ------------------------------------------------------------------------------------------------ straight


def test_an_empty_lobby_hides_nobody() -> None:
    """RG-8.2, RG-8.3, RG-8.4, RG-8.8: all seats' ghosts are seen from every door, wholly, at any distance, also behind
    each other: 15 points of a small one and 27 of the others, standing or lying."""
    for lying in (0, 1):
        s = empty_lobby()
        s.lying = lying
        for seat in range(SEATS):
            for ghost in range(GHOSTS):
                put_ghost(s, seat, ghost, f"{'abcdef'[ghost % 6]}{seat + 1 + ghost // 6}")
        for door in DOORS:
            assert (seen_from(s, door) == [[POINTS[size] for size in SIZE]] * SEATS).all()


def test_only_ghosts_in_the_lobby_are_looked_at() -> None:
    """RG-8.2: not those in the stock, on the edge, in the reserve or escaped, though their fields are still noted."""
    s = empty_lobby()
    for ghost, where in enumerate((STOCK, LOBBY, ESCAPED, EDGE, RESERVE, LOBBY, STOCK)):
        put_ghost(s, 2, ghost, "c3")
        s.ghost_where[2, ghost] = where
    seen = seen_from(s, "S1")
    assert seen[2].tolist() == [0, 27, 0, 0, 0, 15, 0] and not seen[[0, 1, 3]].any()


def test_the_keyhole_is_in_the_middle_of_its_door() -> None:
    """RG-1.4, RG-1.5, RG-8.1, RG-E5: at height 0.45; doors of the same number face each other.

    The piano, 1.80 wide, with its back flush to the wall covers exactly the keyholes it touches.
    """
    s = empty_lobby()
    put_ghost(s, 0, LARGE, "f6")
    drawn = np.zeros(7, np.int32)
    for side, k in ((side, k) for side in "SWNE" for k in range(1, 7)):
        x, y, z = BOARD.eye[DOORS[f"{side}{k}"]].tolist()
        middle = 600 * k - 300
        assert (x, y) == {"S": (middle, 0), "W": (0, middle), "N": (middle, 3600), "E": (3600, middle)}[side]
        assert z == 270
    for door, x, y, turn in (("W3", 38, 250, 270), ("S3", 250, 38, 0), ("N3", 250, 562, 180), ("E3", 562, 250, 90)):
        s = furnished(("piano", x, y, turn, "up"))
        put_ghost(s, 0, LARGE, "f6")
        put_ghost(s, 0, MEDIUM, "a1")
        assert not seen_from(s, door).any()
        line(BOARD, s, DOORS[door], 0, LARGE, drawn)
        assert not drawn.any()
        for other in DOORS:
            if other != door:
                assert seen_from(s, other).any(), other


def test_a_covered_keyhole_sees_nothing() -> None:
    """RG-8.9: a box that only touches it is enough, by a face or by an edge; 0.02 away one can look past it."""
    for x, y, blind in ((250, 38, True), (250, 40, False), (340, 38, True), (341, 38, False), (160, 38, True)):
        s = furnished(("piano", x, y, 0, "up"))
        put_ghost(s, 1, SMALL, "a1")
        put_ghost(s, 1, MEDIUM, "f6")
        put_ghost(s, 1, LARGE, "a5")
        assert seen_from(s, "S3").any() == (not blind), (x, y)
    s = furnished(("armchair", 250, 56, 0, "up"))  # its seat is 0.36 high, its back 1.08: the keyhole is in the back
    put_ghost(s, 1, LARGE, "c4")
    assert not seen_from(s, "S3").any()
    s = furnished(("armchair", 250, 56, 180, "up"))  # now the seat is at the door: one looks over it, at the back
    put_ghost(s, 1, LARGE, "c4")
    put_ghost(s, 1, SMALL, "c1", (1, 1), 36)
    assert seen_from(s, "S3")[1, [LARGE, SMALL]].tolist() == [0, 15]


def test_a_ghost_behind_a_solid_piece_is_hidden() -> None:
    """RG-8.4: the piano hides a small ghost right behind it, but not one beside it."""
    s = furnished(("piano", 250, 250, 0, "up"))
    put_ghost(s, 3, SMALL, "c4", (1, 0))
    put_ghost(s, 3, SMALL + 1, "e4", (1, 0))
    assert seen_from(s, "S3")[3, SMALL : SMALL + 2].tolist() == [0, 15]
    assert seen_from(s, "N3")[3, SMALL : SMALL + 2].tolist() == [15, 15]


@pytest.mark.parametrize(("turn", "open_side"), [(0, "S"), (90, "E"), (180, "N"), (270, "W")])
def test_the_desk_is_open_at_its_back(turn: int, open_side: str) -> None:
    """RG-2.1, RG-2.2, RG-2.7: its front looks north at 0, west at 90, south at 180, east at 270; a ghost in the empty
    space under its top is seen from behind only."""
    s = furnished(("desk", 250, 250, turn, "up"))
    put_ghost(s, 0, SMALL, "c3", (1, 1))
    assert [side for side in "SWNE" if count(s, f"{side}3", SMALL)] == [open_side]


def test_touching_a_face_blocks() -> None:
    """RG-8.7: the desk's end panel is flush with the rays to the ghost's middle; 0.01 farther off they are free.

    The ghost's points are in three columns: those to the left are seen, those to the right are not.
    """
    for x, seen in ((360, 9), (361, 18)):
        s = furnished(("desk", x, 200, 0, "up"))
        put_ghost(s, 0, LARGE, "c5")
        assert count(s, "S3") == seen


def test_no_light_between_boxes_that_share_a_face() -> None:
    """RG-8.7: the desk upside down, lifted so that panels and top meet at the height of the keyhole."""
    s = furnished(("desk", 250, 200, 0, "down"))
    s.piece_z[PIECES.index("desk")] = 39
    put_ghost(s, 0, SMALL, "c5", (1, 1), 10)  # its upper points are level with the keyhole
    assert count(s, "S3", SMALL) == 5  # the lowest, under the top; the middle ones are hidden by it
    s.piece_z[PIECES.index("desk")] = 46
    assert count(s, "S3", SMALL) == 15


def test_counting_and_finding_any() -> None:
    """RG-8.10: what ``look_any`` marks is what ``look`` counts at least one point of."""
    s = furnished(("desk", 360, 200, 0, "up"))
    put_ghost(s, 0, LARGE, "c5")
    put_ghost(s, 1, SMALL, "d4", (1, 1))
    seen = np.zeros((SEATS, GHOSTS), np.int32)
    look_any(BOARD, s, DOORS["S3"], seen)
    assert seen[0, LARGE] == 1 and seen.sum() == (seen_from(s, "S3") > 0).sum() == 1


# ------------------------------------------------------------------------------------------------ in the mirror


def behind_the_piano(*mirror: Any) -> Any:
    """A large ghost hidden from door S3 by the piano, and perhaps the mirror [x, y, turn, pose]."""
    pieces = [("mirror", *mirror)] if mirror else []
    s = furnished(*pieces, ("piano", 250, 200, 0, "up"))
    put_ghost(s, 2, LARGE, "c5")
    return s


def test_seen_in_the_mirror() -> None:
    """RG-2.4, RG-8.5: a mirror at the west wall that looks east shows what the piano hides; one that looks west does
    not, nor one elsewhere."""
    assert count(behind_the_piano(), "S3", LARGE, 2) == 0
    s = behind_the_piano(12, 225, 270, "up")
    assert count(s, "S3", LARGE, 2) > 9
    drawn = np.zeros(7, np.int32)
    line(BOARD, s, DOORS["S3"], 2, LARGE, drawn)
    assert drawn[0] == 2 and drawn[4] == 15 * 6 and abs(drawn[5] - 1350) < 200 and 84 <= drawn[6] <= 888
    assert count(behind_the_piano(12, 225, 90, "up"), "S3", LARGE, 2) == 0
    assert count(behind_the_piano(12, 420, 270, "up"), "S3", LARGE, 2) == 0


def test_both_legs_must_be_free() -> None:
    """RG-8.5: the armchair in either leg, and the ghost is hidden again; between the legs it does not matter."""
    for at, hidden in (((130, 110), True), ((130, 340), True), ((500, 225), False)):
        s = furnished(("mirror", 12, 225, 270, "up"), ("piano", 250, 200, 0, "up"), ("armchair", *at, 315, "up"))
        put_ghost(s, 2, LARGE, "c5")
        assert (count(s, "S3", LARGE, 2) == 0) == hidden, at


def test_a_leg_that_only_touches_a_box_is_blocked() -> None:
    """RG-8.5, RG-8.7: legs level with the bottom of a piano that hangs at 0.45, then flush with its side; 0.01 away
    they are free."""
    for z, seen in ((45, False), (46, True)):
        s = furnished(("mirror", 12, 225, 270, "up"), ("piano", 130, 110, 0, "up"))
        s.piece_z[PIECES.index("piano")] = z
        assert bool(in_mirror(BOARD, s, DOORS["S3"], np.array([1500, 2700, 270]))) is seen
    for x, seen in ((260, False), (259, True)):
        s = furnished(("mirror", 350, 100, 0, "up"), ("piano", x, 300, 0, "up"))
        assert bool(in_mirror(BOARD, s, DOORS["N4"], np.array([2100, 2700, 285]))) is seen


def test_a_leg_that_just_misses_a_box_is_free() -> None:
    """RG-8.13: it ends beside the piano, 1/100,000 of 1/600 field from its side, or at its side."""
    s = furnished(("piano", 300, 300, 0, "up"))
    start = (6 * 390 + 1, 1500, 270)
    for way, piece in ((-99_999, -1), (-100_000, PIECES.index("piano"))):
        assert leg_blocker(BOARD, s, 0, start, (way, 30_000_000, 0), (1, 100_000)) == piece


def test_a_leg_along_a_side_is_free_next_to_it() -> None:
    """RG-8.7, RG-8.13: parallel to the sides of a piano, turned by the finest of all fractions, it is blocked at a side
    and free the least possible distance from it."""
    turn = int(BOARD.norm.argmax())
    c, sn, n = (int(BOARD[key][turn]) for key in ("cos", "sin", "norm"))
    s = furnished(("piano", 300, 300, turn, "up"))
    piano = PIECES.index("piano")
    box = int(BOARD.half[piano, 0, : BOARD.boxes[piano], 0].argmax())
    middle, half = BOARD.mid[piano, 0, box].tolist(), BOARD.half[piano, 0, box].tolist()
    for (away, piece), sign in product(((-1, piano), (0, piano), (1, -1)), (1, -1)):
        side = 3 * n * (middle[0] + sign * half[0]) + sign * away
        x = next(x for x in range(abs(sn)) if (side - c * x) % sn == 0)
        y = (side - c * x) // sn
        nearer = round((c * y - sn * x) / (n * n))  # the same line, not far from the piano
        x, y = x + nearer * sn, y - nearer * c
        ahead = 1 if c * y - sn * x < 0 else -1  # towards the middle of the side
        start = (1800 + x, 1800 + y, 3 * middle[2])
        assert leg_blocker(BOARD, s, 0, start, (-sn * ahead, c * ahead, 0), (1, 1)) == piece, away


def test_no_second_reflection_and_no_sight_through_its_back() -> None:
    """RG-8.5, RG-8.6: eye and point must both be before the face."""
    s = furnished(("mirror", 250, 300, 0, "up"))
    put_ghost(s, 0, SMALL, "c5", (1, 1))  # before it
    assert count(s, "S3", SMALL) == 0  # the eye is behind it
    assert count(s, "N3", SMALL) == 15


def test_a_mirror_lying_on_the_floor() -> None:
    """RG-2.5, RG-8.6: face up it shows what is beyond a piano hung 0.30 above the floor, face down it does not."""
    for pose, seen in (("back", True), ("front", False)):
        s = furnished(("mirror", 250, 200, 180, pose), ("piano", 250, 216, 0, "up"))
        s.piece_z[PIECES.index("piano")] = 30
        assert bool(in_mirror(BOARD, s, DOORS["S3"], np.array([1500, 2700, 285]))) is seen


def test_a_mirror_looking_down() -> None:
    """RG-2.4, RG-8.6: hung face down above the eye it shows what is behind a low thing; face up it does not."""
    for pose, seen in (("front", True), ("back", False)):
        s = furnished(("mirror", 250, 250, 0, pose), ("armchair", 250, 250, 0, "up"))
        s.piece_z[PIECES.index("mirror")] = 160
        put_ghost(s, 0, SMALL, "c5", (1, 1))
        assert (count(s, "S3", SMALL) > 0) == seen
        drawn = np.zeros(7, np.int32)
        line(BOARD, s, DOORS["S3"], 0, SMALL, drawn)
        assert (drawn[0], drawn[6]) == ((2, 6 * (160 + 9)) if seen else (0, 0))  # the face is 0.09 above its lowest box


def narrower(old: str, new: str) -> Any:
    """A board with another mirror's face; its own borders touch the frame, so that nobody could see them."""
    assert TEXT.count(old) == 1
    return load_board(TomlFile(TEXT.replace(old, new), "narrower.toml")).record


def mirror_shows(board: Any, x: int, y: int, turn: int, point: tuple[int, int, int]) -> bool:
    s = furnished(("mirror", x, y, turn, "up"), board=board)
    return bool(in_mirror(board, s, DOORS["N4"], np.array(point)))


def test_borders_of_the_face_belong_to_it() -> None:
    """RG-8.6: eye, bounce and point all at x = 3.50; the face goes from 2.50 to 3.50, or 0.01 less far."""
    board = narrower("x = [-60, 60]", "x = [-50, 50]")
    for x, seen in ((299, False), (300, True), (400, True), (401, False)):
        assert mirror_shows(board, x, 100, 0, (2100, 2700, 285)) is seen
    for low, seen in ((25, True), (26, False)):  # half-way between heights 0.45 and 0.05
        board = narrower("z = [14, 148]", f"z = [{low}, 148]")
        assert mirror_shows(board, 500, 525, 90, (2100, 2700, 30)) is seen


def test_a_point_in_the_plane_of_the_face_is_not_reflected() -> None:
    """RG-8.5: strictly on the front side."""
    assert not mirror_shows(BOARD, 350, 447, 0, (2100, 2700, 285))
    assert mirror_shows(BOARD, 350, 446, 0, (2100, 2700, 285))
    assert not mirror_shows(BOARD, 350, 597, 0, (2100, 2700, 285))  # and so for the eye


def test_a_mirror_not_in_the_lobby_shows_nothing() -> None:
    """RG-8.5: before it has been placed (RG-3.4), what lies in its record does not matter."""
    s = behind_the_piano(12, 225, 270, "up")
    s.piece_pose[0] = -1
    assert count(s, "S3", LARGE, 2) == 0


def test_angles_are_equal() -> None:
    """RG-8.5: the bounce of the line drawn is where the angles are equal: by similar triangles, on a wall mirror."""
    s = behind_the_piano(12, 225, 270, "up")
    drawn = np.zeros(7, np.int32)
    line(BOARD, s, DOORS["S3"], 2, LARGE, drawn)
    _, px, py, pz, bx, by, bz = drawn.tolist()
    assert bx == 90
    part = Fraction(1500 - 90, (1500 - 90) + (px - 90))
    assert abs(by - part * py) <= 1 and abs(bz - (270 + part * (pz - 270))) <= 1
