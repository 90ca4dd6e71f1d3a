"""HR-1.8, HR-1.9: stage files, good and bad."""

from __future__ import annotations

from pathlib import Path

import pytest

import nightkeep as nk
from tests.games.hidden_rooms.rooms import STAGE_FILE, begun, game, monster, seen

TEXT = STAGE_FILE.read_text(encoding="utf-8")
ROUTE_1 = next(line for line in TEXT.splitlines() if line.startswith("route = [[1, 5]"))
LINES = TEXT.splitlines()


def line_of(beginning: str, nth: int = 0) -> int:
    """The line number of the nth line that begins so."""
    return [i for i, line in enumerate(LINES, start=1) if line.startswith(beginning)][nth]


def load(tmp_path: Path, text: str) -> nk.Game:
    path = tmp_path / "own.toml"
    path.write_text(text, encoding="utf-8")
    return nk.game("hidden-rooms", stages=str(path))


def test_a_stage_file_of_ones_own(tmp_path: Path) -> None:
    """HR-1.8, HR-1.9: another route, in another order of the file, is played."""
    parts = TEXT.split("[[stage]]")
    shuffled = "[[stage]]".join([parts[0], *parts[:0:-1]])
    of = load(tmp_path, shuffled)
    assert of.board.rows.tobytes() == game().board.rows.tobytes()
    own = TEXT.replace(ROUTE_1, "route = [[1, 5], [1, 4], [1, 3], [1, 2], [2, 2]]").replace(
        'facing = "right"', 'facing = "up"', 1
    )
    state = begun(("red-1", "red-4", "blue-2"), load(tmp_path, own))
    assert seen(state)["stage"]["route"] == ["a5", "a4", "a3", "a2", "b2"]
    assert monster(state) == ("a3", "up")
    state.play("done")
    assert seen(state)["losses"] == 0
    state.play("done")
    assert seen(state)["losses"] == 1  # turned right at a2, then reached b2
    assert nk.replay(state.record()).to_bytes() == state.to_bytes()  # its file travels with the record


@pytest.mark.parametrize(
    ("route", "said"),
    [
        ("[[1, 5], [2, 5], [4, 5]]", r"square 3: d5 is not next to b5"),
        ("[[1, 5], [2, 4]]", r"square 2: b4 is not next to a5"),
        ("[[6, 5], [1, 5]]", r"square 2: a5 is not next to f5"),
        ("[[1, 5], [2, 5], [1, 5]]", r"square 3: a5 occurs twice \(it is square 1 already\)"),
        ("[[1, 5], [1, 5]]", r"a5 occurs twice"),
        ("[[1, 5], [0, 5]]", r"stage.route, item 2, item 1: expected int >= 1, not 0"),
        ("[[1, 6], [1, 7]]", r"stage.route, item 2, item 2: expected int <= 6, not 7"),
        ("[[1, 5], [2, 5, 1]]", r"stage.route, item 2: expected array of length 2, not 3"),
        ("[[1, 5], [1.0, 4]]", r"stage.route, item 2, item 1: expected int, got float"),
        ("[[1, 5], [true, 4]]", r"stage.route, item 2, item 1: expected int, got bool"),
        ('[[1, 5], "a4"]', r"stage.route, item 2: expected array, got str"),
        ("[[1, 5]]", r"stage.route: expected array of length >= 2"),
        ("[]", r"stage.route: expected array of length >= 2"),
        ('"a5 b5"', r"stage.route: expected array, got str"),
        ("[[6, 6], [6, 5]]", r"begins on f6, where the child starts"),
    ],
)
def test_bad_routes(tmp_path: Path, route: str, said: str) -> None:
    """HR-1.8: neighbours only, no square twice, inside the grid; the error names the line."""
    text = TEXT.replace(ROUTE_1, f"route = {route}")
    with pytest.raises(nk.BoardError, match=rf"own\.toml, line {line_of('route')}: .*{said}"):
        load(tmp_path, text)


@pytest.mark.parametrize(
    ("old", "new", "line", "said"),
    [
        (
            'game = "hidden-rooms"',
            'game = "hidden-castle"',
            line_of("game"),
            "game: expected one of 'hidden-rooms', not 'hidden-castle'",
        ),
        ("start = [6, 6]", "start = [6, 5]", line_of("start"), "the child's start is always f6"),
        ("exit = [1, 1]", "exit = [2, 1]", line_of("exit"), "the child's exit is always a1"),
        ("exit = [1, 1]", "exit = 1", line_of("exit"), "exit: expected array, got int"),
        ("number = 2", "number = 1", line_of("number", 1), "two stages have number 1"),
        ("number = 5", "number = 6", line_of("number", 4), "stage.number: expected int <= 5, not 6"),
        ('name = "Candlewick"', 'name = ""', line_of("name"), "stage.name: expected str of length >= 1"),
        ('name = "Candlewick"', 'name = "  "', line_of("name"), "must be words on one line"),
        ('name = "Candlewick"', f'name = "{"x" * 41}"', line_of("name"), "stage.name: expected str of length <= 40"),
        ('name = "Candlewick"', 'name = "a\\nb"', line_of("name"), "must be words on one line"),
        ('name = "Candlewick"', "name = 3", line_of("name"), "stage.name: expected str, got int"),
        ('flavour = "You hear', 'flavor = "You hear', line_of("flavour", 4), "unknown key 'flavor'"),
        ("start = [1, 5]", "start = [2, 5]", line_of("start", 1), "first square of its route, a5"),
        ('facing = "right"', 'facing = "up"', line_of("facing"), 'leads right from a5, so it must be "right"'),
        ('facing = "right"', "", line_of("[[stage]]"), "'facing' is missing"),
        ('facing = "right"', 'facing = "east"', line_of("facing"), "expected one of 'down', 'left', 'right', 'up'"),
        (
            "guide = { monte_carlo = 0.79,",
            "guide = { monte_carlo = 79,",
            line_of("guide"),
            "stage.guide.monte_carlo: expected float <= 1, not 79",
        ),
    ],
)
def test_bad_stage_files(tmp_path: Path, old: str, new: str, line: int, said: str) -> None:
    """HR-1.7, HR-1.9: whatever is wrong is named with its line."""
    assert old in TEXT
    with pytest.raises(nk.BoardError, match=rf"own\.toml, line {line}: .*{said}"):
        load(tmp_path, TEXT.replace(old, new, 1))


def test_there_are_exactly_five_stages(tmp_path: Path) -> None:
    """HR-1.7: neither four nor six."""
    parts = TEXT.split("[[stage]]")
    with pytest.raises(nk.BoardError, match="stage: expected array of length 5, not 4"):
        load(tmp_path, "[[stage]]".join(parts[:-1]))
    with pytest.raises(nk.BoardError, match="stage: expected array of length 5, not 6"):
        load(tmp_path, "[[stage]]".join([*parts, parts[-1]]))
    with pytest.raises(nk.BoardError, match="stage: expected array, got int"):
        load(tmp_path, 'game = "hidden-rooms"\nstart = [6, 6]\nexit = [1, 1]\nstage = 5\n')
    with pytest.raises(nk.BoardError, match="unknown key 'stages'"):
        load(tmp_path, "stages = 1\n" + TEXT)


def test_files_that_are_no_stage_files(tmp_path: Path) -> None:
    """HR-1.9: not there, not TOML."""
    with pytest.raises(nk.BoardError, match="cannot be read"):
        nk.game("hidden-rooms", stages=str(tmp_path / "nowhere.toml"))
    with pytest.raises(nk.BoardError, match="not valid TOML"):
        load(tmp_path, "game = ")


def test_the_shortest_route(tmp_path: Path) -> None:
    """HR-7.4, HR-2.9: a route of two squares is over with the monster's very first action."""
    text = TEXT.replace(ROUTE_1, "route = [[1, 5], [2, 5]]")
    state = begun(("red-1", "red-4", "blue-2"), load(tmp_path, text))
    assert seen(state)["losses"] == 1


def test_words_of_a_stage_file_are_no_markup(tmp_path: Path) -> None:
    """HR-1.7: brackets and backslashes in names are drawn as they stand."""
    from rich.text import Text

    text = TEXT.replace('name = "Candlewick"', "name = '[bold]Wick[/] \\'", 1)
    of = load(tmp_path, text)
    state = begun(("red-1", "red-4", "blue-2"), of)
    drawn = Text.from_markup(of.spec.display.draw(state.view(0), state.names)).plain
    assert "Stage 1: [bold]Wick[/] \\" in drawn


def test_the_longest_names_fit_beside_the_grid(tmp_path: Path) -> None:
    """HR-1.7: also while the stage is not yet named."""
    from rich.text import Text

    of = load(tmp_path, TEXT.replace('name = "Candlewick"', f'name = "{"Wick " * 7}Clock"', 1))
    state = of.start()
    for action in ("draw red-6", "draw red-1"):
        lines = Text.from_markup(of.spec.display.draw(state.view(0), state.names)).plain.split("\n")
        assert max(map(len, lines)) <= 120
        assert "Wick Wick Wick Wick Wick Wick Wick Clock" in " ".join(" ".join(line[71:] for line in lines).split())
        state.play(action)
