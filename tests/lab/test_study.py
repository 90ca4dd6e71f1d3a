"""A study is read whole and checked before anything is played."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from nightkeep.lab.study import read_study, repeatable
from nightkeep.play.registry import game_spec
from nightkeep.rules.errors import BoardError, NightkeepError


def written(folder: Path, text: str) -> Path:
    path = folder / "study.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_grid_and_what_tells_its_cells_apart(tmp_path: Path) -> None:
    study = read_study(
        written(
            tmp_path,
            """
title = "Seats"
game = "midnight-party"
games = 7
seed = 5
bots = ["easy", "random"]
[options]
colours = "seat-order"
[sweep]
players = [2, 3]
bots = [["random"], ["greedy", "easy"]]
""",
        )
    )
    assert study.title == "Seats"
    assert study.seed == 5
    assert [cell.name for cell in study.cells] == [
        "players=2 bots=random",
        "players=2 bots=greedy, easy",
        "players=3 bots=random",
        "players=3 bots=greedy, easy",
    ]
    last = study.cells[-1]
    assert last.make().players == 3
    assert last.games == 7
    assert [last.bot(seat) for seat in range(3)] == ["greedy", "easy:seconds=0", "easy:seconds=0"]


def test_listed_cells_override_the_study(tmp_path: Path) -> None:
    study = read_study(
        written(
            tmp_path,
            """
games = 10
bots = ["random"]
[[cell]]
name = "solo"
game = "hidden-rooms"
[[cell]]
name = "chase"
game = "ghost-chase"
games = 4
options = { players = 3 }
bots = ["greedy"]
""",
        )
    )
    assert [(cell.name, cell.game, cell.games, cell.bots) for cell in study.cells] == [
        ("solo", "hidden-rooms", 10, ("random",)),
        ("chase", "ghost-chase", 4, ("greedy",)),
    ]
    assert study.title == "study"


def test_a_board_of_ones_own_travels_with_the_cell(tmp_path: Path) -> None:
    text = (game_spec("hidden-castle").folder / "board.toml").read_text(encoding="utf-8")
    (tmp_path / "mine.toml").write_text(text.replace("name = ", "name = ", 1), encoding="utf-8")
    path = written(tmp_path, 'game = "hidden-castle"\n[sweep]\nboard = ["default", "mine.toml"]\n')
    study = read_study(path)
    (tmp_path / "mine.toml").unlink()
    assert [cell.name for cell in study.cells] == ["board=default", "board=mine"]
    assert study.cells[0].board is None
    assert study.cells[1].board == text
    assert study.cells[1].make().board.rows.tobytes() == study.cells[0].make().board.rows.tobytes()
    broken = tmp_path / "mine.toml"
    broken.write_text('over = "default"\nattic = 3\n', encoding="utf-8")
    with pytest.raises(BoardError, match=rf"^{re.escape(str(broken))}, line 2: "):  # the file that has to be mended
        read_study(path)


STUDIES = sorted((Path(__file__).resolve().parents[2] / "studies").glob("*.toml"))


@pytest.mark.parametrize("path", STUDIES, ids=lambda path: path.stem)
def test_the_ready_studies_can_be_read(path: Path) -> None:
    study = read_study(path)
    assert study.about
    assert sum(cell.games for cell in study.cells) >= 500


def test_the_study_of_the_page_can_be_read(tmp_path: Path) -> None:
    text = (STUDIES[0].parents[1] / "docs" / "reference" / "lab.md").read_text(encoding="utf-8")
    study, board = re.findall(r"```toml\n(.*?)```", text, re.S)
    (tmp_path / "boards").mkdir()
    (tmp_path / "boards" / "fast-phantom.toml").write_text(board, encoding="utf-8")
    cells = read_study(written(tmp_path, study)).cells
    assert len(cells) == 4
    assert cells[0].make().board.rows.tobytes() != cells[1].make().board.rows.tobytes()


def test_the_ready_studies_are_those_promised() -> None:
    asked = {"first-seat", "phantom-and-chambers", "ghost-chase-cards", "hidden-rooms-stages", "run-ghost-run"}
    assert {path.stem for path in STUDIES} == asked


def test_bots_do_the_same_every_time() -> None:
    assert repeatable("random") == "random"
    assert repeatable("hard:rounds=50") == "hard:rounds=50:seconds=0"
    with pytest.raises(NightkeepError, match=r"thinks by the clock.*expert:rounds=5000"):
        repeatable("expert")
    assert repeatable("expert:rounds=100") == "expert:rounds=100:seconds=0"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("game = [", "study.toml"),
        ("games = 3", 'a study needs a game = "..."'),
        ('game = "hidden-cstle"', "there is no game 'hidden-cstle'"),
        ('game = "hidden-castle"\ngmes = 3', "line 2: unknown key 'gmes'; known here are: title"),
        ('game = "hidden-castle"\ngames = 0', "line 2: games = 0: must be a whole number from 1"),
        ('game = "hidden-castle"\ngames = true', "games = True: must be a whole number"),
        ('game = "hidden-castle"\nseed = "x"', "line 2: seed = 'x': must be a whole number"),
        ('game = "hidden-castle"\nbots = "easy"', "must be a list"),
        ('game = "hidden-castle"\nbots = ["clever"]', "line 2: cell 'hidden-castle': there is no bot 'clever'"),
        ('game = "hidden-castle"\nseed = -1', "line 2: seed = -1: must be a whole number from 0 to 4294967295"),
        ('game = "hidden-castle"\nseed = 99999999999', "line 2: seed = 99999999999: must be a whole number from 0"),
        ('game = "hidden-castle"\nname = 3', "line 2: unknown key 'name'"),
        ('game = "hidden-castle"\n[[cell]]\nname = 3', "line 3: name = 3: must be a text"),
        ('game = "hidden-castle"\ngames = 2\n[[cell]]\n[[cell]]\nname = "a"\ngames = 1.5', "line 6: games = 1.5"),
        ('game = "hidden-castle"\n[options]\nplayers = 3\n[[cell]]\noptions = { players = 9 }', "line 5: cell"),
        ('game = "hidden-castle"\n[options]\ncolours = "choose"\nplayer = 3', "line 4: cell 'hidden-castle': hidden-"),
        ('game = "hidden-castle"\n[options]\nplayers = 3\n[sweep]\nplayers = [2, 9]', "line 5: cell 'players=9'"),
        ('game = "hidden-castle"\n[[cell]]\ngame = "x"', "line 3: cell 'x': there is no game 'x'"),
        ('game = "hidden-castle"\nbots = ["expert"]', "thinks by the clock"),
        ('game = "hidden-castle"\nbots = ["random", "random", "random"]\n[options]\nplayers = 2', "3 bots for 2 seats"),
        ('game = "hidden-castle"\n[options]\nplayers = 9', "players = 9 is not allowed"),
        ('game = "hidden-castle"\n[sweep]\nplayers = 2', "a sweep needs a list"),
        ('game = "hidden-castle"\n[sweep]\nplayers = []', "a sweep needs a list"),
        ('game = "hidden-castle"\noptions = 3', "options are written as a table"),
        ('game = "hidden-castle"\n[[cell]]\nfoo = 1', "unknown key 'foo'"),
        ('game = "hidden-castle"\n[[cell]]\nname = "a"\n[[cell]]\nname = "a"', "two cells are called 'a'"),
        ('game = "hidden-castle"\n[options]\nboard = "none.toml"', "none.toml"),
        ('game = "hidden-castle"\n[sweep]\nseedy = [1, 2]', "no option 'seedy'"),
    ],
)
def test_what_is_wrong_is_said(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(BoardError) as problem:
        read_study(written(tmp_path, text))
    assert said in str(problem.value)


def test_too_many_cells(tmp_path: Path) -> None:
    values = ", ".join(str(n) for n in range(20, 60))
    text = f'game = "hidden-rooms"\n[sweep]\nturn_limit = [{values}]\n'
    text += 'stage = [1, 2, 3, 4, 5]\nmatch = ["stage", "game"]\n'
    many = text + "bots = [" + ", ".join(['["random"]', '["greedy"]', '["easy"]']) + "]\n"
    with pytest.raises(BoardError, match="1200 cells; a study has at most 1000"):
        read_study(written(tmp_path, many))
