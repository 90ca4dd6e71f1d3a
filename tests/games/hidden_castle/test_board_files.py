"""HC-1.15, HC-1.10: boards of one's own, and what is said about broken ones."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import nightkeep as nk
from tests.games.gallery_support import everybody, guests, moves, phantom, play, position, roll
from tests.games.hidden_castle.castle import board_file, castle, random_states

GOOD = """# A board that is right; each broken one below changes a line of it.
game = "hidden-castle"
name = "The Gatehouse"

[gallery]
spaces = 20
exit = 4

[staircase]
steps = [5, 4, 2]

[[clock]]
time = "11:45"
speed = 2

[[clock]]
time = "12:00"
speed = 9

[[clock]]
time = "1:00"
ends = true

[[chamber]]
name = "Library"
doorway = 0

[[chamber]]
name = "Ballroom"
doorway = 7
arms = -3

[[chamber]]
name = "Armoury"
doorway = 8
arms = 1
"""


def load(folder: Path, text: str | bytes) -> nk.Game:
    """A game on a board of this text."""
    path = folder / "castle.toml"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return nk.game("hidden-castle", players=6, board=path)


def line_of(text: str, number: int = 1) -> int:
    """The line of GOOD where a text stands for the n-th time."""
    return [i for i, line in enumerate(GOOD.splitlines(), 1) if line == text][number - 1]


# ---------------------------------------------------------------------- boards that are right


def test_a_board_from_a_file(tmp_path: Path) -> None:
    """HC-1.15: all its parts are in play."""
    game = load(tmp_path, GOOD)
    assert game.board.name == "The Gatehouse"
    board = game.start().view()["position"]["board"]
    assert (board["spaces"], board["exit"], board["steps"]) == (20, 4, [5, 4, 2])
    assert board["clocks"] == [
        {"time": "11:45", "speed": 2}, {"time": "12:00", "speed": 9}, {"time": "1:00", "speed": 0},
    ]  # fmt: skip
    assert board["chambers"] == [
        {"name": "Library", "slug": "library", "doorway": 0, "arms": 0},
        {"name": "Ballroom", "slug": "ballroom", "doorway": 7, "arms": -3},
        {"name": "Armoury", "slug": "armoury", "doorway": 8, "arms": 1},
    ]


@pytest.mark.parametrize("exit", [0, 1, 7, 15])
@pytest.mark.parametrize("spaces", [16, 80])
def test_loops_of_any_length_and_any_exit(tmp_path: Path, spaces: int, exit: int) -> None:
    """HC-1.15, HC-6.2, HC-7.2, HC-7.5: the stairs lead to the exit, wherever it is; the loop closes."""
    game = nk.game("hidden-castle", players=6, board=board_file(tmp_path, spaces, exit, speeds=(3, 4, 5)))
    away = str((exit + spaces // 2) % spaces)
    assert len(moves(game.start())) == spaces
    state = position(game, [[str(exit), str((exit + 1) % spaces)]], "+2", clock=0, rest=away)
    roll(state, "phantom")
    assert phantom(state) == str((exit + 2) % spaces)
    assert state.to_dict()["clock"] == 1
    assert guests(state, 0) == ["+3", "+2"]
    state = position(game, [["+3", str((exit - 1) % spaces)]], away, clock=1, die=4)
    play(state, "walk stairs")
    assert str((exit + 3) % spaces) in guests(state, 0)
    state = position(game, [], str((exit - 1) % spaces), clock=1, rest=away)
    roll(state, "phantom")
    assert (phantom(state), state.to_dict()["clock"]) == (str((exit + 3) % spaces), 2)


@pytest.mark.parametrize("spaces", [16, 63, 64, 65, 80])
def test_every_space_can_be_placed_on_walked_from_and_swept(tmp_path: Path, spaces: int) -> None:
    """HC-2.9, HC-4.2, HC-8.2: also on loops longer than 64 spaces."""
    game = nk.game("hidden-castle", players=2, board=board_file(tmp_path, spaces))
    state = game.start()
    for space in range(spaces - 1, spaces - 13, -1):
        assert moves(state) == {f"place {free}" for free in range(space + 1)}
        play(state, f"place {space}")
    six = nk.game("hidden-castle", players=6, board=board_file(tmp_path, spaces))
    for space in range(spaces):
        walked = position(six, [[str(space)] * 2], str((space - 1) % spaces), clock=1)
        swept = walked.copy()
        play(walked, "roll 1", f"walk {space}")
        assert sorted(guests(walked, 0)) == sorted([str(space), str((space + 1) % spaces)])
        roll(swept, "phantom")
        assert guests(swept, 0) == ["+3", "+3"]


def test_a_doorway_on_every_space(tmp_path: Path) -> None:
    """HC-5.5, HC-1.15: six guests with a 5 have the longest list of choices there can be."""
    rooms = [(f"Room {chr(97 + n)}", n, 0) for n in range(16)]
    game = nk.game("hidden-castle", players=2, board=board_file(tmp_path, 16, chambers=rooms))
    state = position(game, [["0", "1", "2", "3", "4", "5"], ["12"] * 6], "14", clock=1, die=5)
    assert len(moves(state)) == 6 * 6
    assert moves(state, "5") == {"walk 5", *(f"enter room-{chr(97 + n)} from 5" for n in range(5, 10))}


def test_the_largest_board(tmp_path: Path) -> None:
    """HC-1.15: 80 spaces, 24 chambers, 16 steps, 16 clocks; a whole game keeps every invariant."""
    rooms = [(f"Room {chr(97 + n)}", 3 * n, (0, 1, -3)[n % 3]) for n in range(24)]
    path = board_file(tmp_path, 80, 79, rooms, range(99, 83, -1), range(1, 16))
    game = nk.game("hidden-castle", players=4, board=path)
    states = 0
    for state in random_states(game, seed=8):
        assert state.status() == []
        states += 1
    assert states > 50
    assert state.is_over


def test_the_smallest_board(tmp_path: Path) -> None:
    """HC-1.15: 16 spaces, one chamber, one step, two clocks."""
    path = board_file(tmp_path, 16, 15, [("Den", 15, -3)], [99], [15])
    for seed in range(5):
        for state in random_states(nk.game("hidden-castle", players=8, board=path), seed):
            assert state.status() == []
        assert state.is_over


def test_a_game_on_a_board_of_its_own_travels_with_it(tmp_path: Path) -> None:
    """HC-1.15: the record holds the board, so it replays without the file."""
    state = load(tmp_path, GOOD).start()
    play(state, *(f"place {space}" for space in range(12)), "roll phantom")
    record = state.record()
    (tmp_path / "castle.toml").unlink()
    again = nk.replay(record)
    assert again == state
    assert again.game.board.name == "The Gatehouse"


def test_names_of_chambers_become_words(tmp_path: Path) -> None:
    """HC-1.15: signs and blanks turn into hyphens; a name like 'Step Room' is a chamber, not a step."""
    path = board_file(tmp_path, 16, 0, [("Step Room", 3, 0), ("Ghost's  Den!", 6, 0), ("2nd Floor", 9, 0)])
    game = nk.game("hidden-castle", players=6, board=path)
    state = position(game, [["3", "6"], ["9"]], "12", clock=1, die=1)
    assert {"enter step-room from 3", "enter ghost-s-den from 6"} <= moves(state)
    play(state, "enter step-room from 3", "roll 1", "enter 2nd-floor from 9")
    assert everybody(state)[:2] == [["6", "step-room"], ["11", "2nd-floor"]]
    state = position(game, [["step-room"]], "12", clock=1, die=1)
    (walked,) = play(state, "walk step-room")
    assert walked.text == "Seat 1 walks from the step room to space 3."


@pytest.mark.parametrize("as_path", [str, Path])
def test_the_board_option_takes_a_path(tmp_path: Path, as_path: type) -> None:
    """HC-1.15"""
    path = board_file(tmp_path)
    assert nk.game("hidden-castle", board=as_path(path)).board.name == "A small castle"
    assert nk.game("hidden-castle", board="default").board.name == "The Hidden Castle"


def test_carriage_returns_and_comments_do_not_matter(tmp_path: Path) -> None:
    """HC-1.15: files written on other systems, and spaces around names."""
    game = load(tmp_path, GOOD.replace("\n", "\r\n").replace("[gallery]", "  [ gallery ] # the loop"))
    assert len(moves(game.start())) == 20
    with pytest.raises(nk.BoardError, match=r"castle\.toml, line 6: gallery\.spaces: expected int >= 16, not 8"):
        load(tmp_path, GOOD.replace("\n", "\r\n").replace("spaces = 20", "spaces = 8"))


# ---------------------------------------------------------------------- boards that are broken

BROKEN = {
    # what is changed: (old line, its n-th occurrence, new line, the line pointed at, words of the message)
    "too few spaces": ("spaces = 20", 1, "spaces = 15", "spaces = 20", "gallery.spaces: expected int >= 16, not 15"),
    "too many spaces": ("spaces = 20", 1, "spaces = 81", "spaces = 20", "gallery.spaces: expected int <= 80, not 81"),
    "half a space": ("spaces = 20", 1, "spaces = 20.0", "spaces = 20", "expected int, got float"),
    "spaces in words": ("spaces = 20", 1, 'spaces = "20"', "spaces = 20", "expected int, got str"),
    "spaces true": ("spaces = 20", 1, "spaces = true", "spaces = 20", "expected int, got bool"),
    "no spaces": ("spaces = 20", 1, "", "[gallery]", "'spaces' is missing"),
    "no exit": ("exit = 4", 1, "", "[gallery]", "'exit' is missing"),
    "exit off the loop": ("exit = 4", 1, "exit = 20", "exit = 4", "from 0 to 19"),
    "exit before the loop": ("exit = 4", 1, "exit = -1", "exit = 4", "expected int >= 0, not -1"),
    "unknown key in a table": ("exit = 4", 1, "exit = 4\nexits = 4", "exit = 4+1", "unknown key 'exits'"),
    "unknown key at the top": ('name = "The Gatehouse"', 1, 'name = "x"\nauthor = "x"', 'name = "The Gatehouse"+1',
                               "unknown key 'author'"),
    "unknown key in a chamber": ("arms = 1", 1, "arm = 1", "arms = 1", "unknown key 'arm'"),
    "unknown key in a clock": ("speed = 9", 1, "speed = 9\nfast = 1", "speed = 9+1", "unknown key 'fast'"),
    "another game": ('game = "hidden-castle"', 1, 'game = "midnight-party"', 'game = "hidden-castle"',
                     "game: expected one of 'hidden-castle', not 'midnight-party'"),
    "name is a number": ('name = "The Gatehouse"', 1, "name = 7", 'name = "The Gatehouse"',
                         "name: expected str, got int"),
    "doorway off the loop": ("doorway = 8", 1, "doorway = 20", "doorway = 8",
                             "the doorway of Armoury is space 20, which is off the loop; its spaces are 0 to 19"),
    "doorway before the loop": ("doorway = 0", 1, "doorway = -1", "doorway = 0", "off the loop"),
    "doorway in words": ("doorway = 7", 1, 'doorway = "seven"', "doorway = 7", "expected int, got str"),
    "doorway true": ("doorway = 7", 1, "doorway = true", "doorway = 7", "expected int, got bool"),
    "no doorway": ("doorway = 7", 1, "", "[[chamber]]:2", "'doorway' is missing"),
    "two chambers on one doorway": ("doorway = 8", 1, "doorway = 7", "doorway = 8",
                                    "space 7 is the doorway of both Ballroom and Armoury"),
    "two chambers of one name": ('name = "Armoury"', 1, 'name = "ballroom"', 'name = "Armoury"', "two chambers"),
    "a chamber called stairs": ('name = "Armoury"', 1, 'name = "Stairs"', 'name = "Armoury"', "other than 'stairs'"),
    "a chamber called 12": ('name = "Armoury"', 1, 'name = "12"', 'name = "Armoury"', "a name with letters"),
    "a chamber without a name": ('name = "Armoury"', 1, "", "[[chamber]]:3", "'name' is missing"),
    "a chamber with signs only": ('name = "Armoury"', 1, 'name = "?!"', 'name = "Armoury"', "a name with letters"),
    "wrong arms": ("arms = -3", 1, "arms = 3", "arms = -3", "chamber.arms: expected one of -3, 0, 1, not 3"),
    "arms of the other game": ("arms = 1", 1, "arms = -1", "arms = 1", "expected one of -3, 0, 1, not -1"),
    "arms true": ("arms = 1", 1, "arms = true", "arms = 1", "expected int, got bool"),
    "arms with a fraction": ("arms = 1", 1, "arms = 1.0", "arms = 1", "expected int, got float"),
    "arms in words": ("arms = 1", 1, 'arms = "+1"', "arms = 1", "expected int, got str"),
    "no steps": ("steps = [5, 4, 2]", 1, "steps = []", "steps = [5, 4, 2]", "expected array of length >= 1, not 0"),
    "steps left out": ("steps = [5, 4, 2]", 1, "", "[staircase]", "'steps' is missing"),
    "too many steps": ("steps = [5, 4, 2]", 1, f"steps = {list(range(18, 1, -1))}", "steps = [5, 4, 2]",
                       "expected array of length <= 16, not 17"),
    "rising steps": ("steps = [5, 4, 2]", 1, "steps = [2, 4, 5]", "steps = [5, 4, 2]", "must fall from the bottom up"),
    "equal steps": ("steps = [5, 4, 2]", 1, "steps = [5, 5, 2]", "steps = [5, 4, 2]", "must fall from the bottom up"),
    "a step of nothing": ("steps = [5, 4, 2]", 1, "steps = [5, 0]", "steps = [5, 4, 2]",
                          "steps, item 2: expected int >= 1, not 0"),
    "a step of 100": ("steps = [5, 4, 2]", 1, "steps = [100, 2]", "steps = [5, 4, 2]",
                      "steps, item 1: expected int <= 99, not 100"),
    "a step in words": ("steps = [5, 4, 2]", 1, 'steps = ["5"]', "steps = [5, 4, 2]",
                        "steps, item 1: expected int, got str"),
    "a clock without a time": ('time = "12:00"', 1, "", "[[clock]]:2", "'time' is missing"),
    "a clock with a number": ('time = "12:00"', 1, "time = 12", 'time = "12:00"', "clock.time: expected str, got int"),
    "a clock without a speed": ("speed = 9", 1, "", "[[clock]]:2", "'speed' is missing"),
    "a clock that stands still": ("speed = 9", 1, "speed = 0", "speed = 9", "clock.speed: expected int >= 1, not 0"),
    "a clock that laps the loop": ("speed = 9", 1, "speed = 16", "speed = 9",
                                   "clock.speed: expected int <= 15, not 16"),
    "no last clock": ("ends = true", 1, "speed = 3", "[[clock]]:3", "has ends = true"),
    "last clock ends in words": ("ends = true", 1, 'ends = "yes"', "ends = true", "clock.ends: expected bool, got str"),
    "last clock with a speed": ("ends = true", 1, "ends = true\nspeed = 3", "ends = true+1", "has no speed"),
    "an early last clock": ("speed = 2", 1, "ends = true", "speed = 2", "the last clock, and no other"),
}  # fmt: skip


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_board_is_pointed_at(tmp_path: Path, what: str) -> None:
    """HC-1.15, HC-1.10: the message names the file, the line, what is wrong and what is allowed."""
    old, number, new, pointed, words = BROKEN[what]
    lines = GOOD.splitlines()
    lines[line_of(old, number) - 1] = new
    pointed, _, more = pointed.partition("+")
    pointed, _, which = pointed.partition(":") if pointed.startswith("[[") else (pointed, "", "")
    line = line_of(pointed, int(which or 1)) + int(more or 0)
    with pytest.raises(nk.BoardError) as refused:
        load(tmp_path, "\n".join(lines))
    assert str(refused.value).startswith(f"{tmp_path / 'castle.toml'}, line {line}: ")
    assert words in str(refused.value)


@pytest.mark.parametrize("table", ["gallery", "staircase"])
def test_a_missing_table(tmp_path: Path, table: str) -> None:
    """HC-1.15: there is no line to point at, so the table is named."""
    text = re.sub(rf"\[{table}\]\n(\w.*\n)+", "", GOOD)
    with pytest.raises(nk.BoardError, match=rf"castle\.toml: '{table}' is missing"):
        load(tmp_path, text)


@pytest.mark.parametrize("table", ["clock", "chamber"])
def test_missing_clocks_and_chambers(tmp_path: Path, table: str) -> None:
    """HC-1.15"""
    text = re.sub(rf"\[\[{table}\]\]\n(\w.*\n)+", "", GOOD)
    with pytest.raises(nk.BoardError, match=rf"castle\.toml: '{table}' is missing"):
        load(tmp_path, text)


def test_one_clock_is_not_enough(tmp_path: Path) -> None:
    """HC-1.12, HC-1.15"""
    text = re.sub(r"\[\[clock\]\]\n(\w.*\n)+\n", "", GOOD, count=2)
    with pytest.raises(nk.BoardError, match=r"castle\.toml, line 12: clock: expected array of length >= 2, not 1"):
        load(tmp_path, text)


@pytest.mark.parametrize(("table", "most"), [("clock", 16), ("chamber", 24)])
def test_too_many_clocks_and_chambers(tmp_path: Path, table: str, most: int) -> None:
    """HC-1.15: what the tables can hold is said."""
    more = {
        "clock": [f'[[clock]]\ntime = "{n}"\nspeed = 1\n' for n in range(14)],
        "chamber": [f'[[chamber]]\nname = "Room {chr(97 + n)}"\ndoorway = {n}\n' for n in range(22)],
    }[table]
    with pytest.raises(
        nk.BoardError, match=rf"castle\.toml, line \d+: {table}: expected array of length <= {most}, not {most + 1}"
    ):
        load(tmp_path, GOOD.replace("[[clock]]\n", "".join(more) + "[[clock]]\n", 1))


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("game = \n", 1),
        (GOOD + "[[chamber]\n", len(GOOD.splitlines()) + 1),
        (GOOD.replace('"Ballroom"', '"Ballroom'), line_of('name = "Ballroom"')),
        (GOOD.replace("exit = 4", "exit = 4\nexit = 5"), line_of("exit = 4") + 1),
    ],
    ids=["no value", "half a header", "half a text", "a key twice"],
)
def test_broken_toml(tmp_path: Path, text: str, line: int) -> None:
    """HC-1.15: the line is the one TOML gives."""
    with pytest.raises(nk.BoardError, match=rf"castle\.toml: not valid TOML.*line {line}"):
        load(tmp_path, text)


@pytest.mark.parametrize("content", [b"\xff\xfe\x00\x01", b"\x00\x01\x02", b"\x7fELF\x02\x01", b"PK\x03\x04", b""])
def test_a_file_that_is_no_board(tmp_path: Path, content: bytes) -> None:
    """HC-1.15: binary and empty files are refused by name."""
    with pytest.raises(nk.BoardError, match=r"castle\.toml: "):
        load(tmp_path, content)


def test_a_missing_file_and_a_directory(tmp_path: Path) -> None:
    """HC-1.15"""
    for path in (tmp_path / "nowhere.toml", tmp_path, tmp_path / "board.toml" / "inside.toml"):
        board_file(tmp_path)
        with pytest.raises(nk.BoardError, match=re.escape(str(path))):
            nk.game("hidden-castle", board=path)


def test_an_oversized_file(tmp_path: Path) -> None:
    """HC-1.15: it is not even read."""
    with pytest.raises(nk.BoardError, match=r"castle\.toml: 1000045 bytes is too large"):
        load(tmp_path, "#" + "x" * (1_000_045 - 2) + "\n")


def test_a_misspelt_table_is_pointed_at(tmp_path: Path) -> None:
    """HC-1.15: an unknown table has a line too."""
    text = GOOD.replace("[staircase]", "[stairs]")
    with pytest.raises(nk.BoardError, match=rf"castle\.toml, line {line_of('[staircase]')}: unknown key 'stairs'"):
        load(tmp_path, text)


@pytest.mark.parametrize(
    "text",
    ["a = " + "[" * 20_000, GOOD.replace("spaces = 20", "spaces = " + "9" * 5_000)],
    ids=["nested too deep", "a number of 5000 digits"],
)
def test_toml_that_overwhelms_the_parser(tmp_path: Path, text: str) -> None:
    """HC-1.15: whatever is wrong with a file is a BoardError that names it."""
    with pytest.raises(nk.BoardError, match=r"castle\.toml"):
        load(tmp_path, text)


def test_a_path_that_cannot_be() -> None:
    """HC-1.15: a NUL in a path is no file either."""
    with pytest.raises(nk.BoardError):
        nk.game("hidden-castle", board="castle\0.toml")


def test_positions_belong_to_their_board(tmp_path: Path) -> None:
    """HC-1.15: a guest on space 30 is nowhere on a loop of 16."""
    position_of_default = castle(["30"]).to_dict()
    with pytest.raises(nk.PositionError, match="place 30, which is not on this board"):
        nk.game("hidden-castle", players=6, board=board_file(tmp_path)).state(position_of_default)
