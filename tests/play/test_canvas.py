"""The canvas: corners, what lies over walls, backgrounds, the ends of rows, wide letters and markup."""

from __future__ import annotations

from rich.text import Text

from nightkeep.play.canvas import HEAVY, LIGHT, Canvas, length, wrapped


def plain(canvas: Canvas) -> list[str]:
    return Text.from_markup(canvas.markup()).plain.split("\n")


def test_corners_are_round_or_square() -> None:
    for rounded, corners in ((True, "╭╮╰╯"), (False, "┌┐└┘")):
        canvas = Canvas(3, 3, rounded=rounded)
        canvas.box(0, 0, 2, 2, LIGHT, "red")
        assert "".join(row[0] + row[2] for row in plain(canvas)[::2]) == corners
        canvas.box(0, 0, 2, 2, HEAVY, "blue")
        assert plain(canvas) == ["┏━┓", "┃ ┃", "┗━┛"]


def test_text_lies_over_walls_and_a_new_wall_over_text() -> None:
    canvas = Canvas(5, 3)
    canvas.box(0, 0, 2, 4, LIGHT, "")
    canvas.write(0, 1, "abc", "bold")
    assert plain(canvas)[0] == "╭abc╮" and canvas.cell(0, 2) == ("b", "bold")
    canvas.box(0, 0, 2, 2, LIGHT, "")
    assert plain(canvas)[0] == "╭─┬c╮"


def test_without_a_background_rows_end_with_what_is_drawn_last() -> None:
    canvas = Canvas(10, 4)
    canvas.write(0, 1, "a ")
    canvas.write(1, 1, "  ", "on red")
    assert canvas.rows() == [" a", " [on red]  [/]", "", ""]
    canvas.cut(1)
    assert canvas.markup() == " a"


def test_a_background_fills_the_canvas() -> None:
    canvas = Canvas(4, 2, "#000000")
    canvas.write(0, 0, "ab", "bold")
    canvas.fill(1, 1, 1, 2, "#ffffff")
    assert plain(canvas) == ["ab  ", "    "]
    assert canvas.rows()[1] == "[on #000000] [/][on #ffffff]  [/][on #000000] [/]"
    assert canvas.rows()[0] == "[bold on #000000]ab[/][on #000000]  [/]"


def test_what_does_not_fit_is_left_out() -> None:
    canvas = Canvas(5, 1)
    canvas.put(0, 1, [("長い", "red"), ("名x", "")])
    assert canvas.rows() == [" [red]長い[/]"]
    canvas.write(0, -1, "ab")
    assert plain(canvas)[0].startswith(" ")


def test_text_is_no_markup() -> None:
    canvas = Canvas(20, 1)
    canvas.write(0, 0, "[red]\\[/]e\u0301")
    assert plain(canvas) == ["[red]\\[/]e"]


def test_wrapped_text() -> None:
    lines = wrapped("one two three", 7, "bold")
    assert lines == [[("one two", "bold")], [("three", "bold")]] and [length(line) for line in lines] == [7, 5]
    assert wrapped("", 7) == []
