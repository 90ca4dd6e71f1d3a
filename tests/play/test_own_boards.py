"""Boards of one's own: the file to start from, and the check that plays on it."""

from __future__ import annotations

from pathlib import Path

import pytest

import nightkeep as nk
from nightkeep.play import own_boards
from nightkeep.play.own_boards import check_board, new_board
from nightkeep.play.registry import game_spec
from nightkeep.rules.board_files import TomlFile

GAME = "hidden-castle"


def written(folder: Path, text: str) -> Path:
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize("name", nk.games())
def test_a_new_board_is_the_standard_board_and_says_what_is_allowed(name: str) -> None:
    spec, text = game_spec(name), new_board(name)
    board = spec.load_board(TomlFile(text, "new.toml"))
    assert board.rows.tobytes() == spec.own_boards[spec.default_board_name].rows.tobytes()
    assert f"{spec.board_option}=FILE" in text and "nightkeep board check" in text
    comments = text.split("\n\n")[0].splitlines()
    assert all(line.startswith("#") for line in comments)
    for key, value in TomlFile(text, "new.toml").data.items():
        tables = value if isinstance(value, list) and isinstance(value[0], dict) else [value]
        lines = [f"  {key}:"]
        if any(line.startswith((f"#   [{key}]", f"#   [[{key}]]")) for line in comments):
            header = f"[[{key}]]" if isinstance(value, list) else f"[{key}]"
            lines = [f"  {header} {inner}:" for table in tables for inner in table]
        for line in lines:
            assert any(comment.startswith(f"# {line}") for comment in comments), line


def test_the_words_for_what_is_allowed() -> None:
    text = new_board(GAME)
    for line in (
        '#   game: "hidden-castle"',
        "#   [gallery] spaces: whole number 16 to 80",
        "#   [staircase] steps: [whole number 1 to 99; 1 to 16 times]",
        "#   [[clock]] ends: true or false; may be left out",
    ):
        assert f"{line}\n" in text


def test_a_game_that_does_not_exist_has_no_new_board() -> None:
    with pytest.raises(nk.OptionError, match="Did you mean 'hidden-castle'"):
        new_board("hidden-castel")


def test_a_check_plays_and_reports(tmp_path: Path) -> None:
    path = written(tmp_path, new_board(GAME).replace('name = "The Hidden Castle"', 'name = "Mine"'))
    told: list[tuple[int, int]] = []
    report = check_board(path, {"players": 3}, 50, lambda done, of: told.append((done, of)))
    assert (report.game, report.board, report.games, report.decided, report.undecided) == (GAME, "Mine", 50, 50, 0)
    assert report.options["players"] == 3 and report.options["board"] == str(path)
    assert told == [(20, 50), (40, 50), (50, 50)]
    result = nk.game(GAME, players=3).simulate(50)
    assert report.mean_length == result.lengths.mean()
    assert (report.shortest, report.longest) == (result.lengths.min(), result.lengths.max())
    assert report.win_shares == result.win_shares().tolist() and len(report.win_margins) == 3
    assert check_board(path, {"players": 3}, 50) == report


def test_a_file_over_the_standard_board_is_checked_too(tmp_path: Path) -> None:
    path = written(tmp_path, f'game = "{GAME}"\nover = "default"\n[gallery]\nexit = 2\n')
    assert check_board(path, {}, 5).decided == 5


def test_games_without_an_end_are_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_boards, "MOST_ACTIONS", 10)
    report = check_board(written(tmp_path, new_board(GAME)), {}, 1000)
    assert report.games == report.undecided == own_boards.MOST_UNDECIDED and report.decided == 0
    assert report.most_actions == 10 and report.mean_length == report.longest == 0
    assert report.win_shares == [0.0] * 4


def test_games_without_an_end_are_told_from_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lengths = nk.game(GAME).simulate(60).lengths
    bound = sorted(lengths.tolist())[50]
    monkeypatch.setattr(own_boards, "MOST_ACTIONS", bound)
    report = check_board(written(tmp_path, new_board(GAME)), {}, 60)
    assert report.games == 60 and report.decided == (lengths <= bound).sum() < 60
    assert report.longest == bound and report.mean_length == lengths[lengths <= bound].mean()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('name = "Mine"\n', "mine.toml: 'game' is missing; write for which game the board is: game = \"NAME\""),
        (
            'game = "hidden-castel"\n',
            "mine.toml, line 1: game = 'hidden-castel': there is no such game; the games are:",
        ),
        ("game = 3\n", "line 1: game = 3: there is no such game"),
        ("game = [\n", "not valid TOML"),
        (
            f'game = "{GAME}"\nover = "default"\n[gallery]\nspaces = 8\n',
            "line 4: gallery.spaces: expected int >= 16, not 8",
        ),
        (f'game = "{GAME}"\nover = "default"\nspace = 8\n', "line 3: unknown key 'space'; known here are:"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(nk.BoardError) as problem:
        check_board(written(tmp_path, text), {}, 1)
    assert said in str(problem.value)


def test_options_and_files_that_are_not_there(tmp_path: Path) -> None:
    with pytest.raises(nk.BoardError, match="cannot be read"):
        check_board(tmp_path / "no.toml", {})
    path = written(tmp_path, new_board(GAME))
    with pytest.raises(nk.OptionError, match="has no option 'colour'"):
        check_board(path, {"colour": 1})
    with pytest.raises(nk.OptionError, match="games = 0"):
        check_board(path, {}, 0)
