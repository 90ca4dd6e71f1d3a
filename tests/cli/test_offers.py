"""Which action a player's words mean, and how long lists are shown."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from nightkeep.cli.offers import Offers, Unclear


def offers(*texts: str, says: str = "") -> Offers:
    return Offers([{"text": text, "says": says or f"does {text}"} for text in texts])


def shown(list_: Offers, width: int = 120) -> str:
    out = Console(file=io.StringIO(), width=width)
    list_.show(out)
    assert isinstance(out.file, io.StringIO)
    return out.file.getvalue()


MOVES = ("walk 1", "walk 12", "walk library", "enter library from 3", "enter chapel from 3", "stay")


@pytest.mark.parametrize(
    ("words", "means"),
    [
        ("1", "walk 1"), ("6", "stay"), ("stay", "stay"), ("st", "stay"), ("STAY", "stay"), ("  walk   12 ", "walk 12"),
        ("walk 1", "walk 1"), ("walk l", "walk library"), ("enter c", "enter chapel from 3"),
        ("enter library", "enter library from 3"),
    ],
)
def test_numbers_texts_and_beginnings(words: str, means: str) -> None:
    assert offers(*MOVES).find(words) == means


@pytest.mark.parametrize("words", ["", "0", "7", "-1", "walk 2", "dance", "walk 123", "enter library from 31"])
def test_words_that_mean_nothing_here(words: str) -> None:
    assert offers(*MOVES).find(words) is None


def test_the_beginning_of_a_number_is_no_beginning() -> None:
    assert offers("walk 12", "walk 13").find("walk 1") is None


def test_words_that_fit_several() -> None:
    found = offers(*MOVES).find("enter")
    assert found == Unclear(["enter library from 3", "enter chapel from 3"])


def test_a_short_list_says_what_each_does() -> None:
    text = shown(offers(*MOVES))
    for number, move in enumerate(MOVES, start=1):
        line = next(line for line in text.splitlines() if line.split()[:1] == [str(number)])
        assert f"  {move}  " in line
        assert f"does {move}" in line


def test_a_longer_list_stands_in_two_columns() -> None:
    many = [f"walk {n}" for n in range(5)] + [f"enter hall-{n} from {n}" for n in range(9)]
    text = shown(offers(*many))
    assert len(text.splitlines()) == 7
    assert all(f"does {move}" in text for move in many)


def placings(*taken: int) -> Offers:
    doors = {3: ", the doorway of the Library"}
    return Offers(
        [
            {"text": f"place {n}", "says": f"put a guest on space {n}{doors.get(n, '')}"}
            for n in range(36) if n not in taken
        ]
    )


def test_many_alike_are_numbered_by_themselves() -> None:
    """'14' means 'place 14', although 'place 14' is the fourteenth of the list with one space taken."""
    assert placings(8).find("14") == "place 14"
    assert placings(8).find("8") is None
    assert placings(8).meant("8") == "place 8"
    assert placings(8).hint == "type a number (0 to 35)"


def test_many_alike_are_shown_as_ranges() -> None:
    text = shown(placings(8, 10))
    assert "0-2 4-7 9 11-35" in text
    assert "3 the doorway of the Library" in text
    assert len(text.splitlines()) <= 3


def test_numbers_stay_those_of_the_list_while_there_are_few() -> None:
    few = offers(*(f"place {n}" for n in range(5, 9)))
    assert few.find("1") == "place 5"
    assert few.find("5") is None


def test_markup_in_texts_is_only_text() -> None:
    assert "[red]x[/red]" in shown(offers("stay", says="[red]x[/red]"))
