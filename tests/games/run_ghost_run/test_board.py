"""The component file: what it says, what is derived from it, and what is said about broken ones."""

from __future__ import annotations

import re
import tomllib
from itertools import combinations

import numpy as np
import pytest

from nightkeep.games.run_ghost_run.board import SCORINGS, SEATINGS, load_board
from nightkeep.games.run_ghost_run.geometry import inside, settle
from nightkeep.games.run_ghost_run.packing import FOOTPRINT
from nightkeep.games.run_ghost_run.state import MIDNIGHT_KEYS, PIECE_KEYS, POSES, SIZE, WHOLE
from nightkeep.rules.board_files import TomlFile
from nightkeep.rules.errors import BoardError
from tests.games.run_ghost_run.geometry_support import BOARD, TEXT, empty_lobby, put_piece

LOADED = load_board(TomlFile(TEXT, "components.toml"))
DATA = tomllib.loads(TEXT)


def test_names() -> None:
    """RG-1.12: pieces in piece order, twelve different midnight cards."""
    assert LOADED.pieces == ("Mirror", "Trolley", "Desk", "Piano", "Armchair", "Table")
    assert len(set(LOADED.midnight)) == 12 and LOADED.midnight[1] == "Take cover!"
    assert len(LOADED.arrangements) == 8 and LOADED.arrangements[0] == "Reception"
    assert len(LOADED.colours) == 4


def test_bodies_of_ghosts() -> None:
    """RG-1.7, RG-1.8: 0.40, 0.65 and 0.95 standing, 0.20, 0.30 and 0.40 lying, 1, 2 by 2 and 3 by 3 spots."""
    assert BOARD.height.tolist() == [[40, 20], [65, 30], [95, 40]]
    assert SIZE == (2, 1, 1, 0, 0, 0, 0) and [spots.bit_count() for spots in FOOTPRINT] == [1, 4, 9]


def test_sample_points_are_within_the_bodies() -> None:
    """RG-8.3: 15 or 27 different points, on all sides of the middle and at three heights."""
    for size, lying in ((size, lying) for size in range(3) for lying in range(2)):
        n = int(BOARD.points[size, lying])
        points = BOARD.point[size, lying, :n]
        assert n == (15, 27, 27)[size] and len({tuple(point) for point in points.tolist()}) == n
        assert (np.abs(points[:, :2]) < 100 * (size + 1)).all() and (points[:, :2].sum(axis=0) == 0).all()
        assert (points[:, 2] > 0).all() and (points[:, 2] < 6 * BOARD.height[size, lying]).all()
        assert len(set(points[:, 2].tolist())) == 3
        assert BOARD.bulk[size, lying].tolist() == [np.abs(points[:, :2]).max(), points[:, 2].min(), points[:, 2].max()]


def test_movement_cards() -> None:
    """RG-1.10, RG-1.11: every pair of pieces once, the values of the list, five cards of 10 without furniture."""
    shown = {int(mask): int(value) for mask, value in zip(BOARD.shows, BOARD.value, strict=True) if mask}
    pairs = {1 << one | 1 << other for one, other in combinations(range(6), 2)}
    assert set(shown) == pairs and (BOARD.shows == 0).sum() == 5 and set(BOARD.value[BOARD.shows == 0]) == {10}
    by_value = {
        6: "mirror+desk trolley+piano piano+armchair armchair+table",
        7: "mirror+armchair mirror+table trolley+desk desk+table",
        8: "mirror+trolley trolley+armchair desk+piano piano+table",
        9: "mirror+piano trolley+table desk+armchair",
    }
    for value, names in by_value.items():
        masks = {sum(1 << PIECE_KEYS.index(key) for key in pair.split("+")) for pair in names.split()}
        assert {mask for mask, found in shown.items() if found == value} == masks


def test_start_sides_cards_left_out_and_points() -> None:
    """RG-3.1, RG-3.2, RG-3.8, RG-9.2, RG-9.3, RG-9.4: sides are 0 S, 1 W, 2 N, 3 E; points are halves."""
    sides = dict(zip(SEATINGS, BOARD.start_side.tolist(), strict=True))
    assert sides == {
        "sides_2_opposite": [0, 2, -1, -1],
        "sides_2_adjacent": [0, 1, -1, -1],
        "sides_3": [0, 1, 2, -1],
        "sides_4": [0, 1, 2, 3],
    }
    assert BOARD.removed.tolist()[2:] == [10, 5, 0]
    assert dict(zip(SCORINGS, BOARD.escaped_points.tolist(), strict=True)) == {"1-2-3": [2, 4, 6], "1-3-5": [2, 6, 10]}
    assert (BOARD.escaped_points == 2 * BOARD.lobby_points).all()


def test_rotations_are_exact_and_near_their_names() -> None:
    """RG-2.7, RG-2.8: for all 360 degrees, counter-clockwise."""
    c, s, n = (BOARD[key].astype(np.int64) for key in ("cos", "sin", "norm"))
    assert (c * c + s * s == n * n).all()
    angle = np.degrees(np.arctan2(s, c)) % 360
    off = np.abs((angle - np.arange(360) + 180) % 360 - 180)
    assert off.max() < 0.14 and (c[:90] > 0).all() and (s[1:180] > 0).all()
    assert (c[90], s[90], n[90]) == (0, 1, 1) and (c[127], s[127]) == (-3, 4)


def test_every_pose_is_centred_and_stands_on_its_lowest_box() -> None:
    """RG-2.2, RG-2.5, RG-2.6: sizes as the file's check values say, for all 36 lists of boxes."""
    for piece, key in enumerate(PIECE_KEYS):
        for pose, name in enumerate(POSES):
            n = int(BOARD.boxes[piece])
            mid, half = BOARD.mid[piece, pose, :n].astype(int), BOARD.half[piece, pose, :n].astype(int)
            low, high = (mid - half).min(axis=0), (mid + half).max(axis=0)
            assert low[0] == -high[0] and low[1] == -high[1] and low[2] == 0
            assert (
                ((high - low) // 2).tolist() == DATA["pose_size"][key][name] == BOARD.half[piece, pose, WHOLE].tolist()
            )
            assert (BOARD.top[piece, pose, :n] * 2 == mid[:, 2] + half[:, 2]).all()
            assert (BOARD.low[piece, pose, :n] * 2 == mid[:, 2] - half[:, 2]).all()
            far = np.hypot(np.abs(mid[:, 0]) + half[:, 0], np.abs(mid[:, 1]) + half[:, 1]).max()
            assert 0 <= BOARD.reach[piece, pose] - 3 * far <= 1


def test_the_mirrors_face_is_in_front_of_its_glass() -> None:
    """RG-2.4: 0.01 before it in every pose, on the side it looks to."""
    glass = 2
    for pose, looks in enumerate(((1, 1), (1, 1), (2, 1), (2, -1), (1, 1), (1, 1))):
        axis, sign = int(BOARD.face_axis[pose]), int(BOARD.face_sign[pose])
        assert (axis, sign) == looks
        surface = BOARD.mid[0, pose, glass, axis] + sign * BOARD.half[0, pose, glass, axis]
        assert (BOARD.face_mid[pose, axis] - surface) * sign == 2 and BOARD.face_half[pose, axis] == 0
        for other in {0, 1, 2} - {axis}:
            assert BOARD.face_mid[pose, other] == BOARD.mid[0, pose, glass, other]
            assert BOARD.face_half[pose, other] == BOARD.half[0, pose, glass, other]


@pytest.mark.parametrize("number", range(8))
def test_arrangements_stand_on_the_floor_inside_the_lobby(number: int) -> None:
    """RG-3.3, RG-2.9, RG-2.10, RG-2.11: all six pieces, none over another, in whatever order they are stacked."""
    s = empty_lobby()
    stated = DATA["arrangement"][number]["pieces"]
    for piece in range(6):
        x, y = int(BOARD.arranged_x[number, piece]), int(BOARD.arranged_y[number, piece])
        turn, pose = int(BOARD.arranged_turn[number, piece]), int(BOARD.arranged_pose[number, piece])
        assert [PIECE_KEYS[piece], x, y, turn, POSES[pose]] == stated[piece]
        assert inside(BOARD, piece, pose, x, y, turn)
        put_piece(s, piece, x, y, turn, pose)
    for order in (range(6), range(5, -1, -1)):
        s.order = order
        settle(BOARD, s)
        assert not s.piece_z.any()


BROKEN = [
    ('game = "run-ghost-run"', 'game = "ghost-chase"', "game: expected one of 'run-ghost-run', not 'ghost-chase'"),
    ("[die]", "[dice]", "unknown key 'dice'"),
    ("[die]\nfaces = [1, 2, 3, 4, 5, 6]", "[[die]]\nfaces = [1]", "die: expected object, got array"),
    ("faces = [1, 2, 3, 4, 5, 6]", "faces = [1, 2, 3, 4, 5]", "faces = [1, 2, 3, 4, 5]: must be [1, 2, 3, 4, 5, 6]"),
    ('sides = ["S", "W", "N", "E"]  ', 'sides = ["S", "E", "N", "W"]  ', "sides = ['S', 'E', 'N', 'W']: must be"),
    ("doors_per_side = 6", "doors = 6", "unknown key 'doors'"),
    ("height_600 = 270", "height_600 = 0", "height_600: expected int >= 1, not 0"),
    ("height_600 = 270", "height_600 = 280", "position ="),
    ('N = ["m", 3600, 270]', 'N = ["m", 3000, 270]', "position ="),
    ('colours = ["blue", "red", "green", "orange"]', 'colours = ["blue", "red", "blue", "x"]', "4 different names"),
    ('sides_3 = ["S", "W", "N"]', 'sides_3 = ["S", "W", "S"]', "sides_3 = ['S', 'W', 'S']: must be 3 different"),
    (
        'sides_3 = ["S", "W", "N"]',
        'sides_3 = ["S", "W", "O"]',
        "sides_3, item 3: expected one of 'E', 'N', 'S', 'W', not 'O'",
    ),
    ("small = 4\n", "small = 5\n", "small: expected one of 4, not 5"),
    ("cards_removed = { 2 = 10, 3 = 5, 4 = 0 }", "cards_removed = { 2 = 9, 3 = 5, 4 = 0 }", "cards_removed ="),
    ("lobby = [1, 2, 3] }", "lobby = [1, 2, 4] }", '"1-2-3": lobby must be half of escaped'),
    ('"1-2-3" = { escaped = [2, 4, 6], lobby = [1, 2, 3] }', "", "'1-2-3' is missing"),
    ("spots = 2 ", "spots = 3 ", "spots = 3: must be 2"),
    ("width_600 = 400", "width_600 = 500", "width_600 = 500: must be 400"),
    ("height_standing = 65", "height_standing = 0", "height_standing: expected int >= 1, not 0"),
    ("height_lying = 30", "height_lying = 66", "height_lying = 66: a lying ghost is no higher than a standing one"),
    ("heights = [30, 120, 210]\noffsets = [[0, 0]", "heights = [30, 120, 250]\noffsets = [[0, 0]", "from 0 to 240"),
    ("heights = [24, 60, 96]\noffsets = [[0, 0]", "heights = [24, 60, 96]\noffsets = [[0, 101]", "offset = [0, 101]"),
    ("heights = [24, 60, 96]", "heights = [24, 24, 96]", "all different"),
    (
        'pose = "lying"\nheights = [24',
        'pose = "sitting"\nheights = [24',
        "pose: expected one of 'lying', 'standing', not 'sitting'",
    ),
    ("[28, 15, 8, 17]", "[28, 15, 8, 18]", "[28, 15, 8, 18] must be [28, C, S, N] with C*C + S*S = N*N"),
    ("[28, 15, 8, 17]", "[28, 4, 3, 5]", "[28, 4, 3, 5] is not within 0.14 degrees"),
    ("[28, 15, 8, 17]", "[28, 15000, 8000, 17000]", "table, item 29, item 2: expected int <= 6000, not 15000"),
    ("  [28, 15, 8, 17],\n", "", "table: expected array of length 90, not 89"),
    ('down  = { map = ["-x", "y", "-z"]', 'down  = { map = ["x", "y", "-z"]', "its map must be ['-x', 'y', '-z']"),
    ('key = "desk"', 'key = "dask"', "key: expected one of 'armchair', 'desk', 'mirror'"),
    ('key = "desk"', 'key = "table"', "key = 'table': must be 'desk'"),
    ("[28, 15, 8, 17]", "[29, 15, 8, 17]", "[29, 15, 8, 17] must be [28, C, S, N]"),
    ('pose = "lying"\nheights = [24', 'pose = "standing"\nheights = [24', "pose = 'standing': must be 'lying'"),
    ("desk = { up = [220, 88, 76]", "desk = { upp = [220, 88, 76]", "pose_size.desk: expected one of 'back'"),
    (
        "desk = { up = [220, 88, 76]",
        'desk = { up = [220, "88", 76]',
        "pose_size.desk.up, item 2: expected int, got str",
    ),
    ('title = "Desk"', 'title = " "', "title = ' ': must be a text"),
    ("size = [220, 88, 76]", "size = [220, 88, 77]", "size = [220, 88, 77]: must be [220, 88, 76]"),
    ("desk = { up = [220, 88, 76]", "desk = { up = [220, 88, 75]", "desk = "),
    ("box = [-110, 110, 38, 44, 0, 70]", "box = [-110, 110, 44, 38, 0, 70]", "the lower before the higher"),
    (
        "box = [-110, 110, 38, 44, 0, 70]",
        "box = [-110, 110, 38, 44, 0]",
        "box, item 1: expected array of length 6, not 5",
    ),
    ("box = [-110, 110, -44, 44, 70, 76]", "box = [-110, 112, -44, 44, 70, 76]", "desk: the middle of its plan in x"),
    ("box = [-110, 110, 38, 44, 0, 70]", "box = [-110, 110, 38, 46, 0, 70]", "desk: the middle of its plan in y"),
    ("box = [-42, 42, -28, 56, 0, 36]", "box = [-42, 42, -28, 56, -1, 36]", "armchair: its lowest point"),
    ('{ name = "bar", box', "{ box", "'name' is missing"),
    ("y = 3\n", "y = 2\n", "the face touches the mirror's own box [-60, 60, -4, 2, 14, 148]"),
    ("x = [-60, 60]", "x = [60, -60]", "the lower border comes before the higher"),
    ("x = [-60, 60]", "x = [-60, 71]", "the face goes beyond the mirror's boxes"),
    ("z = [14, 148]", "z = [13, 148]", "the face touches the mirror's own box [-60, 60, -5, 5, 8, 14]"),
    (
        'value = 8\npieces = ["mirror", "trolley"]',
        'value = 0\npieces = ["mirror", "trolley"]',
        "value: expected int >= 1, not 0",
    ),
    ('pieces = ["mirror", "trolley"]', 'pieces = ["mirror"]', "a card shows two pieces or none"),
    ('pieces = ["mirror", "trolley"]', 'pieces = ["desk", "mirror"]', "every pair of pieces is on one card"),
    ('pieces = ["mirror", "trolley"]', 'pieces = ["desk", "desk"]', "every pair of pieces is on one card"),
    ('pieces = ["mirror", "trolley"]', "pieces = []", "no card shows mirror and trolley"),
    ("[[card]]\nid = 20\nvalue = 10\npieces = []", "", "card: expected array of length 20, not 19"),
    ('key = "lava"', 'key = "larva"', "key = 'larva': must be 'lava'"),
    ('["piano", 545, 300, 90, "up"]', '["piano", 563, 300, 90, "up"]', "piano is not wholly inside the lobby"),
    (
        '["piano", 545, 300, 90, "up"]',
        '["piano", 545, 300, 360, "up"]',
        "pieces, item 4, item 4: expected int <= 359, not 360",
    ),
    (
        '["piano", 545, 300, 90, "up"]',
        '["piano", 545, 300, 90, "upp"]',
        "item 4, item 5: expected one of 'back', 'down'",
    ),
    ('["piano", 545, 300, 90, "up"]', '["piano", 400, 300, 90, "up"]', "piano and table overlap"),
    (
        '["mirror", 30, 330, 270, "up"],\n  ["trolley", 150, 150, 20, "up"]',
        '["trolley", 150, 150, 20, "up"],\n  ["mirror", 30, 330, 270, "up"]',
        "must list the six pieces in piece order",
    ),
    ('title = "Reception"', 'titel = "Reception"', "unknown key 'titel'"),
]


@pytest.mark.parametrize(("old", "new", "problem"), BROKEN)
def test_broken_files_are_refused_with_their_line(old: str, new: str, problem: str) -> None:
    """RG-1.1 to RG-3.3, as far as the file states them: the message names the line and what is wrong there."""
    assert old in TEXT
    text = TEXT.replace(old, new, 1)
    with pytest.raises(BoardError) as refusal:
        load_board(TomlFile(text, "mine.toml"))
    said = str(refusal.value)
    assert problem in said, said
    assert said.startswith("mine.toml, line "), said
    found = re.search(r"line (\d+)", said)
    if found is not None:
        line = text.splitlines()[int(found[1]) - 1]
        assert line.strip() and not line.startswith("#"), said


def test_touching_arrangements_are_fine() -> None:
    """RG-2.12, RG-3.3: the table flush with the piano is not over it; a file may have a name."""
    text = TEXT.replace('["table", 400, 200, 0, "up"]', '["table", 422, 200, 0, "up"]', 1)
    assert load_board(TomlFile('name = "Mine"\n' + text, "mine.toml")).name == "Mine"
    with pytest.raises(BoardError, match="piano and table overlap"):
        load_board(TomlFile(text.replace('["table", 422', '["table", 423', 1), "mine.toml"))


def test_midnight_cards_are_the_ones_the_rules_know() -> None:
    """RG-1.12: in the file's order, each with the rule it follows."""
    assert tuple(row["key"] for row in DATA["midnight"]) == MIDNIGHT_KEYS
