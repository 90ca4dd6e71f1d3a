"""MP-1.10, MP-1.14: boards as files: only what differs from the other gallery game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import nightkeep as nk
from tests.games.gallery_support import guests, moves, position, roll, told
from tests.games.midnight_party.support import NAME, board_text, party_on, place_all

ONE = [("den", 4, 0)]


def refused(text: str) -> str:
    with pytest.raises(nk.BoardError) as caught:
        party_on(text)
    return str(caught.value)


def line_of(text: str, start: str) -> int:
    """The line on which something stands."""
    return next(i for i, line in enumerate(text.splitlines(), start=1) if line.startswith(start))


def test_clocks_are_refused() -> None:
    """MP-1.11: there are no clocks in this game."""
    text = board_text(ONE) + '[[clock]]\ntime = "9"\nspeed = 3\n'
    message = refused(text)
    assert "unknown key 'clock'; known here are: game, name, gallery, staircase, chamber" in message
    assert f"line {line_of(text, '[[clock]]')}:" in message


@pytest.mark.parametrize("arms", ["3", "-1", "0"])
def test_coats_of_arms(arms: str) -> None:
    """MP-1.8: +3, -1 or none."""
    game = party_on(board_text(ONE) + f"arms = {arms}\n", 2)
    assert game.start().view()["position"]["board"]["chambers"][0]["arms"] == int(arms)


@pytest.mark.parametrize("arms", ["1", "-3", "+2", "30", "true", '"3"', "[3]", "-1.5"])
def test_other_coats_of_arms_are_refused(arms: str) -> None:
    """MP-1.8: the arms of the other version (-3, +1) are not of this board side; the line is named."""
    text = board_text(ONE) + f"arms = {arms}\n"
    message = refused(text)
    assert re.search(r"chamber\.arms: expected (one of -1, 0, 3, not -?\d+$|int, got \w+$)", message)
    assert f"line {line_of(text, 'arms')}:" in message


def test_arms_that_are_no_whole_number() -> None:
    """MP-1.8: 3.0 is no coat of arms; every other number of a board must be whole, too."""
    assert "chamber.arms: expected int, got float" in refused(board_text(ONE) + "arms = 3.0\n")


def test_a_board_of_the_other_version_is_refused() -> None:
    """MP-1.13: with the line."""
    text = board_text(ONE).replace(NAME, "hidden-castle")
    assert "line 1: game: expected one of 'midnight-party', not 'hidden-castle'" in refused(text)


def test_the_exact_roll_is_for_plus_three() -> None:
    """MP-5.7, MP-1.14: on any board the +3 chambers, and only they, want an exact number."""
    game = party_on(board_text([("gold", 4, 3), ("mud", 5, -1), ("den", 6, 0)]), 2)
    found = {}
    for number in (1, 2, 4, 5):
        state = position(game, [["4"]], "20", die=number)
        found[number] = moves(state, "4") - {"walk 4"}
    assert found == {
        1: {"enter gold from 4"},
        2: {"enter mud from 4"},
        4: {"enter mud from 4", "enter den from 4"},
        5: {"enter mud from 4", "enter den from 4"},
    }


@pytest.mark.parametrize(("old", "new", "says"), [
    ("spaces = 36", "spaces = 15", "gallery.spaces: expected int >= 16, not 15"),
    ("spaces = 36", "spaces = 81", "gallery.spaces: expected int <= 80, not 81"),
    ("exit = 0", "exit = 36", "exit = 36: must be a whole number from 0 to 35"),
    ("steps = [10", "steps = [8", "the numbers must fall from the bottom up"),
    ("steps = [10", "steps = [0", "staircase.steps, item 1: expected int >= 1, not 0"),
    ("doorway = 4", "doorway = 40", "the doorway of den is space 40, which is off the loop; its spaces are 0 to 35"),
    ("doorway = 4", "doorway = 4\ndoors = 2", "unknown key 'doors'"),
])  # fmt: skip
def test_error_lines(old: str, new: str, says: str) -> None:
    """MP-1.14: what is wrong is told with its line."""
    text = board_text(ONE).replace(old, new)
    message = refused(text)
    assert says in message
    assert f"line {line_of(text, new.splitlines()[-1])}:" in message


def test_no_two_chambers_share_a_doorway() -> None:
    """MP-1.10: the line is that of the second doorway."""
    text = board_text([("one", 7, 0), ("two", 7, 3)])
    message = refused(text)
    assert "space 7 is the doorway of both one and two" in message
    assert "line 13:" in message


def test_a_doorway_is_needed() -> None:
    """MP-1.10: every chamber has exactly one."""
    assert "'doorway' is missing" in refused(board_text(ONE).replace("doorway = 4\n", ""))


def test_a_board_from_a_file(tmp_path: Path) -> None:
    """MP-1.14: the option board takes a path; records carry the board with them."""
    file = tmp_path / "small.toml"
    file.write_text(board_text(ONE, spaces=16, exit=3, steps=[6, 1]), encoding="utf-8")
    state = nk.game(NAME, players=8, board=str(file)).start()
    place_all(state, first=0)
    roll(state, "phantom")
    again = nk.replay(state.record())
    assert again == state
    assert again.game.board.name == "A test board"


def test_the_largest_board() -> None:
    """MP-1.14: 80 spaces; a guest may be placed on each of them, also beyond the 64th."""
    game = party_on(board_text([("den", 79, 3)], spaces=80, exit=64), 2)
    state = game.start()
    for space in (63, 64, 79, 0):
        state.play(f"place {space}")
    assert set(state.actions()) == {f"place {space}" for space in range(1, 79) if space not in (63, 64)}
    state = position(game, [["79", "75"]], "10", die=5)
    assert moves(state, "75") == {"walk 75", "enter den from 75"}
    assert moves(state, "79") == {"walk 79"}


@pytest.mark.parametrize("chambers", range(1, 25))
def test_moves_on_boards_of_every_size(chambers: int) -> None:
    """MP-1.14, MP-4.1, MP-5.4: with any number of chambers, moves from the end of the loop go where they say."""
    game = party_on(board_text([(f"cell-{i}", 79 - i, 0) for i in range(chambers)], spaces=80), 2)
    for origin in (79, 78, 80 - chambers, 17):
        state = position(game, [[str(origin)]], "40", die=1)
        state.play(f"walk {origin}")
        assert str((origin + 1) % 80) in guests(state, 0)
    state = position(game, [[str(80 - chambers)]], "40", die=1)
    events = state.play(f"enter cell-{chambers - 1} from {80 - chambers}")
    assert told(events, "entered")[0]["chamber"] == f"cell-{chambers - 1}"
