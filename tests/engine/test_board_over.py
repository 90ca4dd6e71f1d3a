"""Board files that tell only what differs from the game's own."""

from __future__ import annotations

from pathlib import Path

import pytest

import nightkeep as nk
from nightkeep.play.records import replay

CLOCKS = 'clock = [{ time = "1:00", speed = 9 }, { time = "2:00", ends = true }]\n'


def written(folder: Path, text: str) -> str:
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_what_is_not_named_is_the_games_own(tmp_path: Path) -> None:
    text = 'over = "default"\nname = "Late"\n' + CLOCKS + "[gallery]\nexit = 2\n"
    board = nk.game("hidden-castle", board=written(tmp_path, text)).board
    own = nk.game("hidden-castle").board
    assert (board.name, own.name) == ("Late", "The Hidden Castle")
    mine, usual = board.record, own.record
    assert mine.clocks == 2 and mine.speed[0] == 9, "a list is replaced as a whole"
    assert (mine.exit, usual.exit) == (2, 0) and mine.spaces == usual.spaces == 36, "a table key by key"
    assert mine.chambers == usual.chambers and (mine.doorway == usual.doorway).all()
    assert usual.clocks == 7, "the game's own board was changed"


def test_a_game_on_such_a_board_can_be_kept_and_replayed(tmp_path: Path) -> None:
    path = written(tmp_path, 'over = "default"\n' + CLOCKS)
    state = nk.game("hidden-castle", players=2, board=path).start()
    for _ in range(5):
        state.play_code(state.action_codes()[0])
    Path(path).unlink()
    again = replay(state.record())
    assert again == state and again.game.board.record.clocks == 2


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('over = "usual"', "mine.toml, line 1: over = 'usual': must be one of the game's own: \"default\""),
        ("over = 1", "line 1: over = 1: must be"),
        ('over = "default"\n\n[[clok]]\nspeed = 3', "line 3: unknown key 'clok'; known here are: game, name, gallery"),
        ('over = "default"\n[clock]\nspeed = 3', "line 2: 'clock' is written like the game's own, a list: [[clock]]"),
        ('over = "default"\ngallery = 3', "line 2: 'gallery' is written like the game's own, a table: [gallery]"),
        ('over = "default"\ngame = "midnight-party"', "midnight-party"),
        ('over = "default"\n[gallery]\nspace = 30', "line 3: unknown key 'space'"),
        ('over = "default"\n[gallery]\nspaces = -4', "line 3: gallery.spaces: expected int >= 16, not -4"),
        ("name = 'Half'", "mine.toml: 'game' is missing"),
    ],
)
def test_what_is_wrong_is_said(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(nk.BoardError) as problem:
        nk.game("hidden-castle", board=written(tmp_path, text))
    assert said in str(problem.value)
