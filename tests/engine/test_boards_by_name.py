"""A game's own boards, chosen by name; files of one's own may be over any of them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import nightkeep as nk
from nightkeep.play.game import Game
from nightkeep.play.registry import game_spec
from nightkeep.rules.board_files import TomlFile
from nightkeep.rules.options import DEFAULT

TWO = "midnight-party"  # has two boards
ONE = "hidden-castle"  # has one


@pytest.mark.parametrize("name", nk.games())
def test_the_rule_list_names_the_boards_there_are(name: str) -> None:
    spec = game_spec(name)
    option = spec.options.get(spec.board_option)
    if option is None or isinstance(option.values, str):
        assert list(spec.boards) == [DEFAULT]
        return
    assert option.values[: len(spec.boards)] == list(spec.boards)
    assert option.default == spec.default_board_name
    for board in spec.boards:
        state = nk.game(name, **{spec.board_option: board}).start()
        assert state.game.options[spec.board_option] == board and state.game.board_text is None
        assert nk.replay(state.record()) == state


def test_default_is_another_word_for_the_usual_board() -> None:
    usual, named = nk.game(TWO, board=DEFAULT), nk.game(TWO, board="published")
    assert usual.options == named.options and usual.board is named.board
    assert nk.game(ONE, board=DEFAULT).options["board"] == DEFAULT


@pytest.mark.parametrize(
    ("board", "said"),
    [
        ("hose", r"hose: cannot be read .*boards by name are: default, published, house. Did you mean 'house'"),
        ("Published", "boards by name are: default, published, house"),
        ("", "boards by name are: default, published, house"),
        ("x" * 5000, "boards by name are: default, published, house"),
    ],
)
def test_what_looks_like_a_name_is_answered_with_the_names(board: str, said: str) -> None:
    with pytest.raises(nk.BoardError, match=said):
        nk.game(TWO, board=board)


@pytest.mark.parametrize("board", ["no/such.toml", "house.toml", "./house"])
def test_what_looks_like_a_path_is_one(board: str) -> None:
    with pytest.raises(nk.BoardError, match="cannot be read") as problem:
        nk.game(TWO, board=board)
    assert "by name" not in str(problem.value)


def test_a_name_wins_over_a_file_of_that_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("house").write_text('over = "published"\nname = "A file"\n', encoding="utf-8")
    assert nk.game(TWO, board="house").board.name != "A file"
    assert nk.game(TWO, board="./house").board.name == "A file"


@pytest.mark.parametrize("over", ["hose", "", "house "])
def test_a_file_can_only_be_over_a_board_there_is(over: str) -> None:
    with pytest.raises(nk.BoardError, match='must be one of the game\'s own: "default", "published", "house"'):
        Game(game_spec(TWO), {}, f'over = "{over}"\n')


@pytest.mark.parametrize(
    "text",
    [
        'over = "default"\nname = "Mine"\n',
        "# mine\n  over   = 'default' # ours\n",
        'name = """\nx"""\nover = "default"\n',
    ],
)
def test_the_name_of_the_board_below_is_replaced_and_nothing_else(text: str) -> None:
    changed = TomlFile(text, "mine.toml").renamed_over({"default": "house"})
    before, after = TomlFile(text, "mine.toml").data, TomlFile(changed, "mine.toml").data
    assert after == {**before, "over": "house"}
    assert changed.replace('"house"', "?") == text.replace('"default"', "?").replace("'default'", "?")


def test_a_name_that_cannot_be_replaced_safely_is_an_error() -> None:
    text = 'name = """\nover = "default"\n"""\nover = "default"\n'
    with pytest.raises(nk.BoardError, match="write it on a line of its own"):
        TomlFile(text, "mine.toml").renamed_over({"default": "house"})


@pytest.mark.parametrize("text", ['over = "published"\n', 'name = "Whole"\n', "over = 3\n"])
def test_other_board_files_stay_as_they_are(text: str) -> None:
    assert TomlFile(text, "mine.toml").renamed_over({"default": "house"}) == text


@pytest.mark.parametrize(
    "files", [("published", "attic"), ("published", "house", "attic"), ("house",), ("default", "house")]
)
def test_boards_that_the_rule_list_does_not_name_are_a_defect(tmp_path: Path, files: tuple[str, ...]) -> None:
    spec: Any = replace(game_spec(TWO))
    spec.__dict__["folder"] = tmp_path
    (tmp_path / "boards").mkdir()
    for file in files:
        (tmp_path / "boards" / f"{file}.toml").write_text("", encoding="utf-8")
    with pytest.raises(ValueError, match="must name each of them and have one as its default"):
        _ = spec.boards
