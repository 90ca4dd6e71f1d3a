"""GC-2.10: castles of one's own, and what is said about broken ones."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import nightkeep as nk
from tests.games.ghost_chase.hunt import SMALL, everyone_stays, play, plays

GOOD = Path(SMALL).read_text(encoding="utf-8")
HALL = '[[room]]\nid = 5\nname = "Hall"\nx = 4\ny = 2\nw = 4\nh = 2\n'
LOCK = '[[passage]]\na = 2\nb = 3\nkind = "door"\nlockable = true\n'
STAIRS = '[[passage]]\na = 1\nb = 4\nkind = "stairs"\n'


def castle(folder: Path, old: str, new: str) -> str:
    """The small castle with one thing changed."""
    assert GOOD.count(old) == 1, old
    path = folder / "castle.toml"
    path.write_text(GOOD.replace(old, new), encoding="utf-8")
    return str(path)


BROKEN = [
    ('game = "ghost-chase"', 'game = "hidden-castle"', 2, "game: expected one of 'ghost-chase', not 'hidden-castle'"),
    ('[board]\nname = "The Gatehouse"', '[bord]\nname = "The Gatehouse"', None, "unknown key 'bord'"),
    ('name = "The Gatehouse"', "name = 7", 5, "board.name: expected str, got int"),
    ('name = "The Gatehouse"', 'nme = "x"', 5, "unknown key 'nme'"),
    ("width = 12", "width = 48", 6, "board.width: expected int <= 47, not 48"),
    ("height = 6\n", "", 4, "'height' is missing"),
    ("ground_y = 4", "ground_y = 7", 8, "ground_y = 7"),
    ('y_axis = "down"', 'y_axis = "up"', 9, "board.y_axis: expected one of 'down', not 'up'"),
    ("rooms = 9", "rooms = 55", 10, "board.rooms: expected int <= 54, not 55"),
    ("rooms = 9", "rooms = 10", 10, "there is no room 10"),
    ("rooms = 9", "rooms = 8", None, "id = 9: the castle has rooms 1 to 8"),
    (HALL, "", 10, "there is no room 5"),
    (HALL, HALL.replace("id = 5", "id = 4"), None, "room 4 is there twice"),
    (HALL, HALL.replace('"Hall"', '" "'), None, "name = ' ': must be words"),
    (HALL, HALL.replace("w = 4", "w = 5"), None, "rooms 5 and 6 overlap"),
    (HALL, HALL.replace("w = 4", "w = 1"), None, "room.w: expected int >= 2, not 1"),
    (HALL, HALL.replace("x = 4", "x = 9.5"), None, "room.x: expected int, got float"),
    (HALL, HALL.replace("y = 2", "y = 2\nz = 2"), None, "unknown key 'z'"),
    ('name = "Well"\nx = 8', 'name = "Well"\nx = 9', None, "room 9 sticks out of the grid of 12 by 6"),
    (STAIRS, STAIRS.replace("b = 4", "b = 5"), None, "the passage 1-5: the two rooms share no stretch of wall"),
    (STAIRS, STAIRS.replace("stairs", "door"), None, "the passage 1-4 is a door, but the rooms do not lie side"),
    (STAIRS, STAIRS.replace("b = 4", "b = 10"), None, "the passage 1-10 leads nowhere; rooms are 1 to 9"),
    (STAIRS, STAIRS.replace("b = 4", "b = 1"), None, "the passage 1-1 leads from a room into itself"),
    (
        STAIRS,
        STAIRS.replace("stairs", "rope"),
        None,
        "passage.kind: expected one of 'door', 'ladder', 'stairs', 'trapdoor', not 'rope'",
    ),
    (STAIRS, STAIRS + "lockable = true\n", None, "the passage 1-4 is a stairs; only doors can be locked"),
    (STAIRS, STAIRS + 'lockable = "yes"\n', None, "passage.lockable: expected bool, got str"),
    (STAIRS, STAIRS + "\n" + STAIRS, None, "the passage 1-4 is there twice"),
    (STAIRS, STAIRS + "\n" + STAIRS.replace("a = 1\nb = 4", "a = 4\nb = 1"), None, "the passage 4-1 is there twice"),
    (LOCK, LOCK.replace("door", "ladder"), None, "the passage 2-3 is a ladder, but neither room lies above the other"),
    (LOCK, LOCK.replace("lockable = true\n", ""), 13, "the red room 2 has 0 lockable doors; it needs exactly one"),
    ("red_rooms = [2, 8]", "red_rooms = [3, 2, 8]", None, "2-3 must join one red room and one that is not"),
    ("red_rooms = [2, 8]", "red_rooms = [8]", None, "the lockable door 2-3 must join one red room"),
    ("red_rooms = [2, 8]", "red_rooms = [2, 8, 11]", 13, "red_rooms: 11 is no room; rooms are 1 to 9"),
    ("red_rooms = [2, 8]", "red_rooms = [2, 2, 8]", 13, "red_rooms names room 2 twice; it must name different rooms"),
    ("secret_passage = [1, 9]", "secret_passage = [1, 2]", 11, "rooms 1 and 2 are neighbours anyway"),
    ("secret_passage = [1, 9]", "secret_passage = [1]", 11, "board.secret_passage: expected array of length 2, not 1"),
    ("secret_passage = [1, 9]", "secret_passage = [9, 9]", 11, "secret_passage names room 9 twice"),
    (
        "secret_passage = [1, 9]",
        "secret_passage = [1, 90]",
        11,
        "board.secret_passage, item 2: expected int <= 54, not 90",
    ),
    ("secret_passage = [1, 9]", "secret_passage = [1, 10]", 11, "secret_passage: 10 is no room; rooms are 1 to 9"),
    ("chimney = [3, 7]", "chimney = [9, 1]", 12, "the same rooms"),
    ("chimney = [3, 7]", "", 4, "'chimney' is missing"),
    ("a = 5\nb = 8", "a = 5\nb = 2", None, None),  # the dungeon still has its door: this one is right
    ("a = 7\nb = 8", "a = 4\nb = 7", None, "is a door, but the rooms do not lie side by side"),
]


@pytest.mark.parametrize(("old", "new", "line", "problem"), BROKEN)
def test_broken_castles_are_refused_with_their_line(
    tmp_path: Path, old: str, new: str, line: int | None, problem: str | None
) -> None:
    """GC-2.1, GC-2.2, GC-2.3, GC-2.5, GC-2.8, GC-2.9, GC-2.10: it names the room or passage, and where it stands."""
    path = castle(tmp_path, old, new)
    if problem is None:
        nk.game("ghost-chase", board=path)
        return
    with pytest.raises(nk.BoardError) as refusal:
        nk.game("ghost-chase", board=path)
    said = str(refusal.value)
    assert problem in said
    found = re.search(r"line (\d+)", said)
    if line is not None:
        assert found is not None, said
        assert int(found[1]) == line, said
    elif found:
        near = Path(path).read_text(encoding="utf-8").splitlines()[int(found[1]) - 1]
        assert near.strip(), said


def test_a_castle_that_falls_apart_is_refused(tmp_path: Path) -> None:
    """GC-2.10: no passages lead to the cellar."""
    text = GOOD.replace('[[passage]]\na = 7\nb = 8\nkind = "door"\nlockable = true\n', "")
    text = text.replace("red_rooms = [2, 8]", "red_rooms = [2]")
    path = tmp_path / "apart.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(nk.BoardError, match="no passages lead from room 1 to room 7"):
        nk.game("ghost-chase", board=str(path))


def test_corners_are_not_neighbours_in_any_castle() -> None:
    """GC-2.2, GC-2.3: in the grid of nine, the middle has four neighbours."""
    state = nk.game("ghost-chase", players=4, board=SMALL).start()
    play(state, "place 1", "place 1", "place 1", "place 5", "frame cats")
    assert plays(state) == {"break", "move 2", "move 4", "move 6", "move 8"}


def test_a_file_that_is_not_there_or_not_toml(tmp_path: Path) -> None:
    """GC-2.10"""
    with pytest.raises(nk.BoardError, match="cannot be read"):
        nk.game("ghost-chase", board=str(tmp_path / "nowhere.toml"))
    path = tmp_path / "bad.toml"
    path.write_text("game = ", encoding="utf-8")
    with pytest.raises(nk.BoardError, match="not valid TOML"):
        nk.game("ghost-chase", board=str(path))


def test_a_castle_without_a_name_is_called_after_its_file(tmp_path: Path) -> None:
    """GC-2.10: and one without lockable doors can be played with the door card, to no use."""
    path = tmp_path / "ruin.toml"
    text = GOOD.replace('name = "The Gatehouse"\n', "").replace("lockable = true\n", "")
    path.write_text(text.replace("red_rooms = [2, 8]", "red_rooms = []"), encoding="utf-8")
    game: Any = nk.game("ghost-chase", players=4, door=True, board=str(path))
    assert game.board.name == "ruin"
    state = game.start()
    play(state, "place 1", "place 1", "place 1", "place 5", "frame cats")
    assert not any("lock" in action for action in plays(state))
    play(state, "move 8")
    everyone_stays(state)
    assert state.actor == 0
