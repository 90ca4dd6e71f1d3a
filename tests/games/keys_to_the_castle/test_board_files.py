"""Board files: the pieces are data; what is wrong with a file is told with its line."""

from __future__ import annotations

from pathlib import Path

import pytest

import nightkeep as nk
from tests.games.keys_to_the_castle.support import BOARD, GAME, board_file

LINES = BOARD.splitlines()


def line_of(text: str) -> int:
    return next(i for i, line in enumerate(LINES, 1) if line.startswith(text))


@pytest.mark.parametrize(
    ("old", "new", "at", "said"),
    [
        ('game = "keys-to-the-castle"', 'game = "chess"', "game", "must be a board for game"),
        ('name = "The Castle"', "name = 3", "name", "expected str"),
        ("columns = 5", "columns = 9", "columns", "expected int <= 8"),
        ("columns = 5", "columns = 1", "columns", "expected int >= 2"),
        ("rows = 8", "rows = true", "rows", "expected int, got bool"),
        ("rows = 8", "", "[[castle]]", "'rows' is missing"),
        ("players = [2]", "players = [2, 5]", "players", "expected int <= 4"),
        ("players = [2]", "players = 2", "players", "expected array, got int"),
        ("players = [2]", "players = []", "players", "expected array of length >= 1"),
        ("players = [2]", "players = [2, 3]", "players = [3", "two castles for 3 players"),
        ("players = [3, 4]", "players = [3]", "[[castle]]", "no [[castle]] for 4 players"),
        ("rows = 6", "rows = 6\nheight = 2", None, "unknown key 'height'"),
        ("columns = 6", "columns = 8", "[[castle]]", "may be 62 at most"),
        ("open = 6", "open = 5", "[tiles]", "the largest castle needs 40"),
        ("open = 6", "open = 61", "open", "expected int <= 60"),
        ("open = 6", 'open = "six"', "open", "expected int, got str"),
        ("barred = 2", "", "[tiles]", "'barred' is missing"),
        ("net = 2", "net = 2\nrope = 1", None, "unknown key 'rope'"),
        ("skeleton = 10", "skeleton = 21", "skeleton", "expected int <= 20"),
        ("key = 7 # of each colour", "key = 0", "[cards]", "10 Keys and Skeleton Keys are too few"),
        ("key = 7 # of each colour", "key = 20", None, None),
        ("[cards]", "[playing-cards]", None, "unknown key 'playing-cards'"),
    ],
)
def test_broken_board_files(tmp_path: Path, old: str, new: str, at: str | None, said: str | None) -> None:
    """KC-1.1, KC-1.2, KC-1.5, KC-2.2, KC-2.3, KC-3.14: the message names the file, the line, and what is allowed."""
    assert BOARD.count(old) >= 1
    path = board_file(tmp_path, BOARD.replace(old, new, 1))
    if said is None:
        nk.game(GAME, board=path)
        return
    with pytest.raises(nk.BoardError) as caught:
        nk.game(GAME, board=path)
    assert said in str(caught.value)
    assert path in str(caught.value)
    if at is not None:
        assert f"line {line_of(at)}:" in str(caught.value)


@pytest.mark.parametrize(
    "text", ["", "not toml [", "game = 'keys-to-the-castle'", 'game = "keys-to-the-castle"\nname = "x"\ncastle = 3']
)
def test_hardly_a_board(tmp_path: Path, text: str) -> None:
    with pytest.raises(nk.BoardError):
        nk.game(GAME, board=board_file(tmp_path, text))


def test_no_such_file() -> None:
    with pytest.raises(nk.BoardError, match="cannot be read"):
        nk.game(GAME, board="/nowhere/board.toml")


def test_too_many_cards(tmp_path: Path) -> None:
    text = (
        BOARD.replace("key = 7", "key = 20")
        .replace("skeleton = 10", "skeleton = 20")
        .replace("padlock = 6", "padlock = 20")
    )
    text = text.replace("passage = 5", "passage = 20")
    with pytest.raises(nk.BoardError, match="too many"):
        nk.game(GAME, board=board_file(tmp_path, text))


def test_another_castle_is_played(tmp_path: Path) -> None:
    """KC-2.2, KC-2.15: a three by four castle for two, with its own names; a record carries its board along."""
    text = BOARD.replace("columns = 5\nrows = 8", "columns = 3\nrows = 4")
    game = nk.game(GAME, board=board_file(tmp_path, text), turn_limit=300)
    state = game.start()
    chance = nk.Chance(1)
    while not state.is_over:
        assert state.status() == []
        codes = state.action_codes()
        state.draw(chance) if state.actor == nk.CHANCE else state.play_code(codes[chance.below(len(codes))])
    view = state.view()["position"]
    assert [t["name"] for t in view["tiles"]] == [f"{c}{r}" for r in range(1, 5) for c in "abc"]
    Path(tmp_path / "board.toml").unlink()
    assert nk.replay(state.record()).to_bytes() == state.to_bytes()


@pytest.mark.parametrize(("keys", "skeletons", "enough"), [(3, 1, False), (3, 2, True), (0, 13, False), (0, 14, True)])
def test_enough_cards_to_shuffle(tmp_path: Path, keys: int, skeletons: int, enough: bool) -> None:
    """KC-3.14: with 13 cards in hands one Key or Skeleton Key at least lies on the discard pile."""
    text = BOARD.replace("key = 7", f"key = {keys}").replace("skeleton = 10", f"skeleton = {skeletons}")
    path = board_file(tmp_path, text)
    if enough:
        nk.game(GAME, board=path)
    else:
        with pytest.raises(nk.BoardError, match=r"13 Keys and Skeleton Keys are too few: with 14 or more"):
            nk.game(GAME, board=path)
